/** Makes codes, and points them elsewhere. */

import { randomInt } from 'node:crypto';
import { type CodeSet, type CodeSetChange, MOST_TABLES, type NewCodeSet } from '@tablefront/console-wire/codes';
import { type CodeTarget, isAllowedLink, isPageOf } from '@tablefront/restaurant/codes/code-target';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { codeSets, codes } from '../../database/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { ConsoleRefusal, notAllowed } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { aboutBrand, isSeen, noSuchCodes, readCodeSet } from './read-codes.ts';

/** Sets of a brand. */
const MOST_SETS = 500;

/**
 * Makes a set with its codes; asked for again with the same id, it is the one that is there.
 * @throws ConsoleRefusal `not-allowed`, `not-understood`, `unknown-location`
 */
export async function makeCodeSet(
  services: ConsoleServices,
  reach: Reach,
  id: string,
  { tables, ...given }: NewCodeSet,
): Promise<CodeSet> {
  const about = await aboutBrand(services, reach);
  checkPlace(reach, given.place, about.places);
  checkTarget(about.configuration, given.target);
  const { brandId, caller } = reach;
  await services.database.transaction(async (transaction) => {
    if ((await transaction.$count(codeSets, eq(codeSets.brandId, brandId))) >= MOST_SETS)
      throw new ConsoleRefusal('not-allowed', `There are ${MOST_SETS} sets of codes: use one that is there.`);
    const [made] = await transaction
      .insert(codeSets)
      .values({ id, brandId, ...given })
      .onConflictDoNothing()
      .returning({ id: codeSets.id });
    if (!made) return;
    await addCodes(transaction, { brandId, setId: id }, tables.length > 0 ? tables : [null], 0);
    const detail = { name: given.name, to: given.target.to, codes: Math.max(1, tables.length) };
    await recordAudit(transaction, { personId: caller.personId, brandId, what: 'codes.made', detail });
  });
  return readCodeSet(services, reach, id);
}

/** @throws ConsoleRefusal as `makeCodeSet`, and `not-found` */
export async function changeCodeSet(
  services: ConsoleServices,
  reach: Reach,
  id: string,
  { addTables = [], ...change }: CodeSetChange,
): Promise<CodeSet> {
  const about = await aboutBrand(services, reach);
  if (change.place !== undefined) checkPlace(reach, change.place, about.places);
  if (change.target) checkTarget(about.configuration, change.target);
  const { brandId, caller } = reach;
  await services.database.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(codeSets)
      .set({ ...change, updatedAt: sql`now()` })
      .where(and(isSeen(reach), eq(codeSets.id, id)))
      .returning({ name: codeSets.name });
    if (!changed) throw noSuchCodes();
    if (addTables.length > 0) await addTo(transaction, { brandId, setId: id }, addTables);
    const { target, place, putAway } = change;
    const what = { ...(target && { to: target.to }), ...(place !== undefined && { place }), putAway };
    const detail = { name: changed.name, ...what, ...(addTables.length > 0 && { codes: addTables.length }) };
    await recordAudit(transaction, { personId: caller.personId, brandId, what: 'codes.changed', detail });
  });
  return readCodeSet(services, reach, id);
}

interface OfSet {
  brandId: string;
  setId: string;
}

async function addTo(transaction: Database, set: OfSet, tables: string[]): Promise<void> {
  const there = await transaction.select({ table: codes.label }).from(codes).where(eq(codes.setId, set.setId));
  const added = tables.filter((table) => !there.some((code) => code.table === table));
  if (there.length + added.length > MOST_TABLES)
    throw new ConsoleRefusal('not-understood', `At most ${MOST_TABLES} tables are in one set. Make another one.`);
  await addCodes(transaction, set, added, there.length);
}

async function addCodes(
  transaction: Database,
  { brandId, setId }: OfSet,
  tables: (string | null)[],
  from: number,
): Promise<void> {
  let left = tables.map((label, index) => ({ label, position: from + index }));
  // One that is taken already is drawn again.
  while (left.length > 0) {
    const drawn = makeCodes(left.length);
    const rows = left.map((row, index) => ({ ...row, brandId, setId, code: drawn[index] ?? '' }));
    const made = await transaction
      .insert(codes)
      .values(rows)
      .onConflictDoNothing()
      .returning({ position: codes.position });
    left = left.filter(({ position }) => !made.some((row) => row.position === position));
  }
}

function checkPlace(reach: Reach, place: string | null, places: { id: string }[]): void {
  if (place === null) {
    if (reach.places !== null)
      throw notAllowed('Codes for the whole brand are for who sees all of it. Choose a location.');
    return;
  }
  const isThere = places.some(({ id }) => id === place) && (reach.places?.includes(place) ?? true);
  if (!isThere) throw new ConsoleRefusal('unknown-location', 'There is no such location here.');
}

function checkTarget(configuration: SiteConfiguration, target: CodeTarget): void {
  if (target.to === 'page' && !isPageOf(configuration, target.path))
    throw new ConsoleRefusal('not-understood', 'The site has no such page. Choose one of its pages.');
  if (target.to === 'link' && !isAllowedLink(configuration, target.url))
    throw new ConsoleRefusal(
      'not-understood',
      'Codes lead to hosts that the site links to already. Add the link to the site first.',
    );
}

/** Without what is taken for another letter or digit where it is typed from paper. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 6;

/** So many different codes; 900 million there are, and few of them know a brand's. */
function makeCodes(count: number): string[] {
  const made = new Set<string>();
  while (made.size < count) made.add(Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''));
  return [...made];
}
