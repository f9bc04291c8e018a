/** What guests see from the next moment on. */
import { createHash } from 'node:crypto';
import { editedText } from '@tablefront/restaurant/editing/edited-text';
import { isObject, type JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import { and, eq, isNull } from 'drizzle-orm';
import { notifyOfChange, restaurantsOfText, writeBrand } from '../../brands/brand-queries.ts';
import { addVersion, describedChange, type Live, type NewVersion } from '../../brands/brand-versions.ts';
import { readBrand } from '../../brands/read-brand.ts';
import type { Database } from '../../database/database.ts';
import { brands, drafts } from '../../database/schema.ts';
import { ConsoleRefusal } from '../console-refusal.ts';
import { documentOf, renewRow } from '../drafts/stored-drafts.ts';

export interface Prepared {
  name: string;
  configuration: string;
  digest: string;
  restaurants: Awaited<ReturnType<typeof restaurantsOfText>>;
  title: string;
  changes: NonNullable<NewVersion['changes']>;
}

/** Why a site cannot be published as it is; null where it can. */
export function problemOf(document: JsonObject): string | null {
  const named = [document.name, isObject(document.brand) ? document.brand.name : undefined];
  return named.some((name) => typeof name === 'string' && name.trim() !== '') ? null : 'The site has no name.';
}

/**
 * What is stored of a new state, before the transaction: with the embedded database everybody else waits for its end. The text
 * differs from that which is live in what was edited alone.
 * @param document without keys
 * @throws ConsoleRefusal `not-understood` where it cannot be published
 */
export async function prepare(live: Pick<Live, 'configuration'>, document: JsonObject): Promise<Prepared> {
  const problem = problemOf(document);
  if (problem !== null) throw new ConsoleRefusal('not-understood', problem);
  return prepareText(live, editedText(live.configuration, document));
}

/** The same of a text that was live before. */
export async function prepareText(live: Pick<Live, 'configuration'>, text: string): Promise<Prepared> {
  const read = readBrand(Buffer.from(text));
  if (!read.ok) throw new ConsoleRefusal('not-understood', `The site cannot be read: ${read.error}.`);
  const { configuration: whole, added } = read.brand;
  const configuration = added.length > 0 ? editedText(text, documentOf(whole)) : text;
  return {
    name: read.brand.name,
    configuration,
    digest: digestOf(configuration),
    restaurants: await restaurantsOfText(configuration),
    ...(await describedChange(live.configuration, configuration)),
  };
}

export interface Making extends Pick<NewVersion, 'how' | 'again' | 'action' | 'note'> {
  person: { id: string | null; name: string | null };
}

/**
 * Makes it live, as a new version, and tells every process. A demo becomes somebody's own by it, and stays.
 * @param live locked, and what it was prepared for
 */
export async function makeLive(
  transaction: Database,
  brandId: string,
  { live, prepared, making }: { live: Live; prepared: Prepared; making: Making },
): Promise<number> {
  const { person, ...made } = making;
  const { name, configuration, digest, restaurants, title, changes } = prepared;
  await writeBrand(
    transaction,
    { id: brandId, name, configuration, version: digest, hosts: [], restaurants },
    'operator',
  );
  if (live.origin === 'demo') await transaction.update(brands).set({ wasDemo: true }).where(eq(brands.id, brandId));
  const number = live.number + 1;
  const by = { personId: person.id, who: person.name };
  await addVersion(transaction, brandId, number, { ...made, ...by, configuration, digest, title, changes });
  await notifyOfChange(transaction, brandId);
  return number;
}

/** Brings what went live at once into the drafts that are still to be published, as somebody's change. */
export async function bringIntoDrafts(
  transaction: Database,
  brandId: string,
  live: { number: number; configuration: string },
  person: Making['person'],
): Promise<void> {
  const rows = await transaction
    .select()
    .from(drafts)
    .where(and(eq(drafts.brandId, brandId), isNull(drafts.stopped)))
    .orderBy(drafts.id)
    .for('update');
  for (const row of rows) {
    // One that was behind already is brought up to date by whoever opens it.
    if (row.basedOn === live.number - 1) await renewRow(transaction, row, { ...live, person });
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
