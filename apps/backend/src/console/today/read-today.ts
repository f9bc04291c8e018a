/** The console's first page. */

import { reachesLocation } from '@tablefront/console-wire/access';
import { type RouteChannel, routeChannels } from '@tablefront/console-wire/notifications';
import type { Today } from '@tablefront/console-wire/today';
import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import { and, desc, eq, exists, gte, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { nameOfBrand } from '../../brands/brand-queries.ts';
import type { Database } from '../../database/database.ts';
import { notificationJobs, submissionReplies, submissions } from '../../database/schema.ts';
import { aboutInWords } from '../../submissions/reading/in-words.ts';
import { readSubmissions } from '../../submissions/reading/read-submissions.ts';
import { matching } from '../../submissions/reading/submission-filters.ts';
import type { ConsoleServices } from '../console-services.ts';
import { entriesOf } from '../inbox/entries.ts';
import { placesOf } from '../inbox/read-inbox.ts';
import { isWithin, within } from '../inbox/within.ts';
import { formInsights, questionInsights } from '../insights/count-insights.ts';
import { periodOf } from '../insights/insights-period.ts';
import { zoneOfBrand } from '../insights/read-insights.ts';
import type { Reach } from '../reach.ts';
import { readFeedbackTrend } from './feedback-trend.ts';
import { hoursToday, placesNow, soldOutNow } from './places-today.ts';

const DAY_MS = 24 * 3_600_000;
const MOST_LISTED = 5;

export async function readToday(services: ConsoleServices, reach: Reach): Promise<Today> {
  const { database, readConfiguration, brands } = services;
  const { brandId } = reach;
  const now = services.now();
  const places = await placesOf({ brands }, reach);
  const configuration = (await readConfiguration(brandId))?.configuration;
  const reaches = (id: string) => reachesLocation({ locations: reach.places }, id);
  const zones = [...new Set(places.filter(({ id }) => reaches(id)).flatMap(({ timeZone }) => timeZone ?? []))];
  // Whoever looks after Calgary alone reads Calgary's time, wherever the brand has its office.
  const timeZone =
    (zones.length > 1 ? configuration?.timeZone : undefined) ?? zones[0] ?? configuration?.timeZone ?? null;
  const today = placeDate(now, timeZone === null ? undefined : zoneOffsets(timeZone, now));
  const open = within(reach, { states: ['new', 'in_progress'] });
  const longest = await readSubmissions(database, open, { order: 'oldest first', limit: MOST_LISTED });
  return {
    now: now.toISOString(),
    brand: { id: brandId, name: await nameOfBrand(database, brandId), timeZone },
    waiting: { ...(await countWaiting(database, reach, now)), longest: await entriesOf(database, longest, places) },
    answered: await countAnswered(database, reach, now),
    spam: await database.$count(submissions, matching(database, within(reach, { spam: true }))),
    failed: await readFailed(database, reach),
    failedReplies: await readFailedReplies(database, reach),
    feedback: await readFeedbackTrend(database, reach, { today, timeZone, places }),
    week: await readWeek(services, reach, now),
    places: configuration ? placesNow(configuration, brandId, reaches).map((place) => hoursToday(place, now)) : [],
    soldOut: configuration ? soldOutNow(configuration, brandId, now, reaches) : [],
  };
}

const MOST_ASKED = 4;

/** What Insights counts, of the last seven days. */
async function readWeek(services: ConsoleServices, reach: Reach, now: Date): Promise<Today['week']> {
  const period = periodOf(1, await zoneOfBrand(services, reach.brandId), now);
  const questions = await questionInsights(services.database, reach, period);
  return {
    forms: await formInsights(services.database, reach, period),
    asked: questions?.asked.slice(0, MOST_ASKED) ?? [],
  };
}

const moment = z.union([z.date(), z.string()]).nullable();
const waiting = z.object({
  rows: z.tuple([z.object({ open: z.number(), new: z.number(), overdue: z.number(), oldest: moment })]),
});

async function countWaiting(database: Database, reach: Reach, now: Date) {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const { receivedAt, state } = submissions;
  const found = await database.execute(sql`
    select count(*)::int as open, (count(*) filter (where ${state} = 'new'))::int as new,
      (count(*) filter (where ${receivedAt} < ${dayAgo}::timestamptz))::int as overdue, min(${receivedAt}) as oldest
    from ${submissions} where ${isWithin(reach)} and ${state} <> 'done' and not ${submissions.suspectedSpam}
  `);
  const [{ oldest, ...counts }] = waiting.parse(found).rows;
  return { ...counts, oldestAt: oldest === null ? null : new Date(oldest).toISOString() };
}

const answered = z.object({ rows: z.tuple([z.object({ within: z.number(), of: z.number() })]) });

async function countAnswered(database: Database, reach: Reach, now: Date): Promise<Today['answered']> {
  const { receivedAt, answeredAt, suspectedSpam } = submissions;
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS);
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  const soon = sql`coalesce(${answeredAt} <= ${receivedAt} + interval '1 day', false)`;
  const found = await database.execute(sql`
    select (count(*) filter (where ${soon}))::int as within,
      (count(*) filter (where ${soon} or ${receivedAt} < ${dayAgo}::timestamptz))::int as of
    from ${submissions} where ${and(isWithin(reach), gte(receivedAt, weekAgo), sql`not ${suspectedSpam}`)}
  `);
  const [{ within: withinADay, of }] = answered.parse(found).rows;
  return { withinADay, of };
}

async function readFailed(database: Database, reach: Reach): Promise<Today['failed']> {
  const isFailed = and(eq(notificationJobs.state, 'failed'), inArray(notificationJobs.channel, [...routeChannels]));
  const ofSubmission = database
    .select({ one: sql`1` })
    .from(notificationJobs)
    .where(and(eq(notificationJobs.submissionId, submissions.id), isFailed));
  const count = await database.$count(submissions, and(isWithin(reach), exists(ofSubmission)));
  if (count === 0) return { submissions: 0, newest: [] };
  const rows = await database
    .select({
      id: submissions.id,
      kind: submissions.kind,
      record: submissions.record,
      rating: submissions.rating,
      channel: sql<RouteChannel>`${notificationJobs.channel}`,
      error: notificationJobs.lastError,
    })
    .from(notificationJobs)
    .innerJoin(submissions, eq(submissions.id, notificationJobs.submissionId))
    .where(and(isWithin(reach), isFailed))
    .orderBy(desc(submissions.id))
    .limit(MOST_LISTED);
  const newest = rows.map(({ id, channel, error, ...told }) => ({
    ...{ id, channel, error },
    about: aboutInWords(told).join(' · '),
  }));
  return { submissions: count, newest };
}

async function readFailedReplies(database: Database, reach: Reach): Promise<Today['failedReplies']> {
  return database
    .select({
      id: submissionReplies.id,
      submissionId: submissionReplies.submissionId,
      to: submissionReplies.recipient,
    })
    .from(notificationJobs)
    .innerJoin(submissions, eq(submissions.id, notificationJobs.submissionId))
    .innerJoin(
      submissionReplies,
      and(
        eq(submissionReplies.submissionId, submissions.id),
        eq(notificationJobs.target, sql`${submissionReplies.id}::text`),
      ),
    )
    .where(and(isWithin(reach), eq(notificationJobs.state, 'failed'), eq(notificationJobs.channel, 'reply')))
    .orderBy(desc(submissionReplies.id))
    .limit(MOST_LISTED);
}
