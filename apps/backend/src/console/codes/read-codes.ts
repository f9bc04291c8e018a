/** What the console shows of a brand's printed codes. */

import type { CodeDesign, CodeSet, CodesPage } from '@tablefront/console-wire/codes';
import { codeDesign, codeTarget } from '@tablefront/console-wire/codes-requests';
import { brandPages } from '@tablefront/restaurant/brand-pages';
import { codeLook } from '@tablefront/restaurant/codes/code-look';
import { type CodeTarget, codeAddress, linkHosts, type PrintedCode } from '@tablefront/restaurant/codes/code-target';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { hostsOf } from '../../brands/brand-queries.ts';
import type { Database } from '../../database/database.ts';
import { codeSets, codes, siteCounts } from '../../database/schema.ts';
import { shownLogo } from '../brands/brand-facts.ts';
import { ConsoleRefusal, noSuchBrand } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import { isCounting } from '../insights/site-counts.ts';
import type { Reach } from '../reach.ts';

const DAYS = 30;

/** @throws ConsoleRefusal `not-allowed` */
export async function readCodes(services: ConsoleServices, reach: Reach): Promise<CodesPage> {
  const { database } = services;
  const { configuration, places } = await aboutBrand(services, reach);
  const rows = await database
    .select()
    .from(codeSets)
    .where(isSeen(reach))
    .orderBy(desc(codeSets.createdAt), desc(codeSets.id));
  const seen = places.filter(({ id }) => reach.places?.includes(id) ?? true);
  return {
    sets: await inWords(services, reach, rows, { configuration, places }),
    days: (await isCounting(database, reach.brandId)) ? DAYS : null,
    host: await ownHost(services, reach.brandId, configuration),
    look: { logo: shownLogo(reach.brandId, configuration.logo), ...codeLook(configuration.theme) },
    name: configuration.name,
    places: seen.map(({ id, name }) => ({ id, name })),
    mayAll: reach.places === null,
    pages: brandPages(configuration),
    hosts: [...linkHosts(configuration)].sort(),
  };
}

/** @throws ConsoleRefusal `not-found` where it is not there, or not for the caller */
export async function readCodeSet(services: ConsoleServices, reach: Reach, id: string): Promise<CodeSet> {
  const rows = await services.database
    .select()
    .from(codeSets)
    .where(and(isSeen(reach), eq(codeSets.id, id)));
  const [set] = await inWords(services, reach, rows, await aboutBrand(services, reach));
  if (!set) throw noSuchCodes();
  return set;
}

export const noSuchCodes = () => new ConsoleRefusal('not-found', 'These codes are here no more.');

/** Whoever sees some places sees the codes for those, also of one that is there no more. */
export function isSeen({ brandId, places }: Reach) {
  return and(eq(codeSets.brandId, brandId), places === null ? undefined : inArray(codeSets.place, places));
}

/** @throws ConsoleRefusal `not-allowed`, `unknown-brand` */
export async function aboutBrand({ brands, readConfiguration }: ConsoleServices, reach: Reach) {
  const { brandId } = reach;
  const configuration = (await readConfiguration(brandId))?.configuration;
  if (!configuration) throw noSuchBrand();
  return { configuration, places: (await brands.places(brandId)) ?? [] };
}

/** The host that the brand calls its own, where it answers there. */
async function ownHost(
  { database }: ConsoleServices,
  brandId: string,
  { url }: SiteConfiguration,
): Promise<string | null> {
  if (url === undefined || !URL.canParse(url)) return null;
  const { hostname } = new URL(url);
  return (await hostsOf(database, brandId)).includes(hostname) ? hostname : null;
}

const plain: CodeDesign = { paper: 'card', sheet: 'a4', large: '', small: '', word: '', ground: 'paper' };
const home: CodeTarget = { to: 'page', path: '/' };

async function inWords(
  { database, now }: ConsoleServices,
  { brandId }: Reach,
  rows: (typeof codeSets.$inferSelect)[],
  { configuration, places }: Awaited<ReturnType<typeof aboutBrand>>,
): Promise<CodeSet[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const since = new Date(now().getTime() - DAYS * 24 * 3_600_000).toISOString().slice(0, 10);
  const members = await database
    .select({
      setId: codes.setId,
      code: codes.code,
      table: codes.label,
      scans: sql<number>`coalesce(sum(${siteCounts.count}), 0)`.mapWith(Number),
    })
    .from(codes)
    .leftJoin(
      siteCounts,
      and(
        eq(siteCounts.brandId, codes.brandId),
        eq(siteCounts.what, 'scanned'),
        eq(siteCounts.subject, codes.code),
        gte(siteCounts.day, since),
      ),
    )
    .where(inArray(codes.setId, ids))
    .groupBy(codes.setId, codes.code, codes.label, codes.position)
    .orderBy(asc(codes.position));
  return rows.map(({ id, name, place, putAway, createdAt, ...stored }) => {
    const target = codeTarget.safeParse(stored.target).data ?? home;
    const own = members.filter(({ setId }) => setId === id).map(({ setId: _, ...code }) => code);
    const [first] = own;
    const printed = { code: first?.code ?? '', target, place, table: first?.table ?? null };
    return {
      ...{ id, name, target, putAway },
      place: place === null ? null : { id: place, name: places.find((one) => one.id === place)?.name ?? null },
      design: codeDesign.safeParse(stored.design).data ?? plain,
      codes: own,
      leadsTo: codeAddress(configuration, printed, brandId),
      scans: own.reduce((all, { scans }) => all + scans, 0),
      createdAt: createdAt.toISOString(),
    };
  });
}

/** What sources of messages are called that are codes. @param only this one */
export async function codeNames(
  { database }: Pick<ConsoleServices, 'database'>,
  { brandId, places }: Reach,
  only?: string,
): Promise<Map<string, string>> {
  const seen = places === null ? undefined : or(isNull(codeSets.place), inArray(codeSets.place, places));
  const rows = await database
    .select({ code: codes.code, name: codeSets.name })
    .from(codes)
    .innerJoin(codeSets, eq(codeSets.id, codes.setId))
    .where(and(eq(codes.brandId, brandId), only === undefined ? undefined : eq(codes.code, only), seen));
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** What a code opens that somebody scanned; undefined where the brand has none such. What a newer version stored leads to the home page. */
export async function findCode(database: Database, brandId: string, code: string): Promise<PrintedCode | undefined> {
  const [found] = await database
    .select({ code: codes.code, label: codes.label, target: codeSets.target, place: codeSets.place })
    .from(codes)
    .innerJoin(codeSets, eq(codeSets.id, codes.setId))
    .where(and(eq(codes.brandId, brandId), eq(codes.code, code)));
  if (!found) return undefined;
  const target = codeTarget.safeParse(found.target).data ?? { to: 'page', path: '/' };
  return { code: found.code, target, place: found.place, table: found.label };
}
