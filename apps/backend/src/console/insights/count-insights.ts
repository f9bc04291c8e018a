/** What is read of the sums that were counted on the site. */

import type { AskedInVain, FormUse, Insights } from '@tablefront/console-wire/insights';
import { countedForms, hasOwnPage } from '@tablefront/restaurant/counting/counted-forms';
import { and, desc, eq, gte, inArray, lte, max, sql } from 'drizzle-orm';
import { readUnknownQuestions } from '../../assistant/unknown-questions.ts';
import type { Database } from '../../database/database.ts';
import { codeSets, codes, siteCounts } from '../../database/schema.ts';
import type { Reach } from '../reach.ts';
import type { Period } from './insights-period.ts';

const MOST_LISTED = 50;
const times = sql<number>`sum(${siteCounts.count})`.mapWith(Number);

/** Of the places in reach; of a brand, all. */
function isCounted({ brandId, places }: Reach, { weeks, until }: Period) {
  return and(
    eq(siteCounts.brandId, brandId),
    gte(siteCounts.day, weeks[0] ?? until),
    lte(siteCounts.day, until),
    places === null ? undefined : inArray(siteCounts.place, places),
  );
}

export async function formInsights(database: Database, reach: Reach, period: Period): Promise<FormUse[]> {
  const rows = await database
    .select({ form: siteCounts.subject, what: siteCounts.what, times })
    .from(siteCounts)
    .where(and(isCounted(reach, period), inArray(siteCounts.what, ['opened', 'begun', 'sent'])))
    .groupBy(siteCounts.subject, siteCounts.what);
  return countedForms.flatMap((form) => {
    const own = rows.filter((row) => row.form === form);
    if (own.length === 0) return [];
    const of = (what: string) => own.find((row) => row.what === what)?.times ?? 0;
    return [{ form, opened: hasOwnPage(form) ? of('opened') : null, begun: of('begun'), sent: of('sent') }];
  });
}

export async function searchInsights(database: Database, reach: Reach, period: Period): Promise<Insights['searches']> {
  const rows = await database
    .select({ text: siteCounts.subject, times, last: max(siteCounts.day) })
    .from(siteCounts)
    .where(and(isCounted(reach, period), eq(siteCounts.what, 'missed')))
    .groupBy(siteCounts.subject)
    .orderBy(desc(times), desc(max(siteCounts.day)), siteCounts.subject);
  return inShort(rows.map(({ last, ...row }) => ({ ...row, last: last ?? '' })));
}

/** They name no place: they are for who sees the whole brand, and looks at all of it. */
export async function questionInsights(
  database: Database,
  { brandId, places }: Reach,
  { weeks, until }: Period,
): Promise<Insights['questions']> {
  if (places !== null) return null;
  const found = await readUnknownQuestions(database, { brandId, since: weeks[0], until, open: true });
  return inShort(found.map(({ question: text, asked, lastDay: last }) => ({ text, times: asked, last })));
}

function inShort(asked: AskedInVain[]): Insights['searches'] {
  return { total: asked.reduce((all, one) => all + one.times, 0), asked: asked.slice(0, MOST_LISTED) };
}

export async function codeInsights(database: Database, reach: Reach, period: Period): Promise<Insights['codes']> {
  const rows = await database
    .select({ id: codeSets.id, name: codeSets.name, scans: times })
    .from(siteCounts)
    .innerJoin(codes, and(eq(codes.brandId, siteCounts.brandId), eq(codes.code, siteCounts.subject)))
    .innerJoin(codeSets, eq(codeSets.id, codes.setId))
    .where(and(isCounted(reach, period), eq(siteCounts.what, 'scanned')))
    .groupBy(codeSets.id, codeSets.name)
    .orderBy(desc(times), codeSets.name);
  return { scans: rows.reduce((all, { scans }) => all + scans, 0), sets: rows.slice(0, MOST_LISTED) };
}
