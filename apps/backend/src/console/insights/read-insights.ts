import type { Insights } from '@tablefront/console-wire/insights';
import type { ReadInsightsQuery } from '@tablefront/console-wire/insights-requests';
import { brandTimeZone } from '@tablefront/restaurant/counting/brand-day';
import { readRetention } from '../../submissions/deleting/retention.ts';
import type { Place } from '../brands/brand-facts.ts';
import { codeNames } from '../codes/read-codes.ts';
import type { ConsoleServices } from '../console-services.ts';
import { placesOf } from '../inbox/read-inbox.ts';
import type { Reach } from '../reach.ts';
import { answerInsights } from './answer-insights.ts';
import { codeInsights, formInsights, questionInsights, searchInsights } from './count-insights.ts';
import { feedbackInsights } from './feedback-insights.ts';
import { mayNote, readNotes } from './insight-notes.ts';
import { type Period, periodOf } from './insights-period.ts';
import { readDigestWish } from './insights-settings.ts';
import { requestInsights } from './request-insights.ts';
import { isCounting } from './site-counts.ts';
import { sumSubmissions } from './submission-sums.ts';

/** Where the days of a brand begin; null: nobody knows. */
export async function zoneOfBrand(
  { readConfiguration }: Pick<ConsoleServices, 'readConfiguration'>,
  brandId: string,
): Promise<string | null> {
  return brandTimeZone((await readConfiguration(brandId))?.configuration);
}

/** What is told of a period: on the page of insights, and by e-mail. @param places those that are looked at */
export async function readFigures(
  services: Pick<ConsoleServices, 'database'>,
  reach: Reach,
  period: Period,
  { places, codes, now }: { places: Place[]; codes: ReadonlyMap<string, string>; now: Date },
) {
  const { database } = services;
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? id;
  const sums = await sumSubmissions(database, reach, period, now);
  return {
    feedback: feedbackInsights(sums, period, places),
    answers: answerInsights(sums, period, nameOf),
    requests: requestInsights(sums, { codes, nameOf }),
    forms: await formInsights(database, reach, period),
    questions: await questionInsights(database, reach, period),
    searches: await searchInsights(database, reach, period),
    codes: await codeInsights(database, reach, period),
  };
}

/** The sums of some weeks, of all that is within reach or of the places that are asked for. */
export async function readInsights(
  services: ConsoleServices,
  caller: Reach,
  { weeks = 12, location }: ReadInsightsQuery,
): Promise<Insights> {
  const { database } = services;
  const timeZone = await zoneOfBrand(services, caller.brandId);
  const now = services.now();
  const period = periodOf(weeks, timeZone, now);
  const seen = (await placesOf(services, caller)).filter(({ id }) => caller.places?.includes(id) ?? true);
  const reach = narrowed(caller, location);
  const nameOf = (id: string) => seen.find((place) => place.id === id)?.name ?? id;
  const looked = seen.filter(({ id }) => reach.places?.includes(id) ?? true);
  const retention = await readRetention(database, caller.brandId);
  const shorter = Object.entries(retention).filter(([, days]) => days < 7 * weeks);
  return {
    weeks: period.weeks,
    until: period.until,
    timeZone,
    places: seen.map(({ id, name }) => ({ id, name })),
    ...(await readFigures(services, reach, period, { places: looked, codes: await codeNames(services, caller), now })),
    notes: await readNotes(database, caller, period, { looked: location, nameOf }),
    settings: { counting: await isCounting(database, caller.brandId) },
    keptShorter: Object.fromEntries(shorter),
    may: { settings: caller.role === 'owner', note: mayNote(caller) },
    digest: await readDigestWish(services, caller),
  };
}

/** Of the places that are asked for, those within reach: none of them is nothing, and not everything. */
function narrowed(reach: Reach, wanted: string[] | undefined): Reach {
  if (wanted === undefined) return reach;
  return { ...reach, places: wanted.filter((place) => reach.places?.includes(place) ?? true) };
}
