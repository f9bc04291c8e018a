/** Sends the week to the owners who asked for it: on Mondays, each once, whichever process does it. */

import { dateOfDay, dayNumber } from '@tablefront/restaurant/opening-hours/calendar';
import { placeClock } from '@tablefront/restaurant/opening-hours/clock';
import { zoneOffsets } from '@tablefront/restaurant/opening-hours/zone-offsets';
import { errorForLog } from '@tablefront/serving/error-for-log';
import { and, eq, exists, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { brands, grants, people, weeklyDigests } from '../../database/schema.ts';
import type { SendEmail } from '../../notifications/sending/send-email.ts';
import { wasRefused } from '../../notifications/sending/send-once.ts';
import type { ConsoleServices } from '../console-services.ts';
import { placesOf } from '../inbox/read-inbox.ts';
import type { Reach } from '../reach.ts';
import { mondayOf, periodUntil } from './insights-period.ts';
import { readFigures, zoneOfBrand } from './read-insights.ts';
import { type WeekFigures, weeklyDigest } from './weekly-digest.ts';

type Services = Pick<ConsoleServices, 'database' | 'brands' | 'readConfiguration' | 'logger' | 'now'> & {
  sendEmail: SendEmail;
  /** Of the console's pages. */
  origin(): string;
};

/** Nobody reads the week at night. */
const FROM_MINUTES = 7 * 60;

/** Answers how many were sent. One that a mail server did not take is sent the next time; whether another arrived is not known, and it is not sent again. */
export async function sendWeeklyDigests(services: Services): Promise<number> {
  const { database, logger, now } = services;
  const isOwner = database
    .select({ one: sql`1` })
    .from(grants)
    .where(
      and(
        eq(grants.personId, weeklyDigests.personId),
        eq(grants.role, 'owner'),
        or(isNull(grants.brandId), eq(grants.brandId, weeklyDigests.brandId)),
      ),
    );
  const wishes = await database
    .select({ personId: people.id, email: people.email, wish: weeklyDigests, brandName: brands.name })
    .from(weeklyDigests)
    .innerJoin(people, eq(people.id, weeklyDigests.personId))
    .innerJoin(brands, eq(brands.id, weeklyDigests.brandId))
    .where(and(isNotNull(people.email), isNull(people.disabledAt), exists(isOwner)));
  let sent = 0;
  for (const { personId, email, wish, brandName } of wishes) {
    const { brandId, sentUntil } = wish;
    const timeZone = await zoneOfBrand(services, brandId);
    const monday = mondayOf(timeZone, now());
    if (email === null || sentUntil >= monday || !isMorning(timeZone, now(), monday)) continue;
    const ofThis = and(eq(weeklyDigests.personId, personId), eq(weeklyDigests.brandId, brandId));
    const [claimed] = await database
      .update(weeklyDigests)
      .set({ sentUntil: monday })
      .where(and(ofThis, lt(weeklyDigests.sentUntil, monday)))
      .returning({ personId: weeklyDigests.personId });
    if (!claimed) continue;
    try {
      const figures = await figuresOf(services, { brandId, brandName, timeZone, monday });
      const page = `${services.origin()}/brands/${encodeURIComponent(brandId)}/insights`;
      const digest = weeklyDigest(figures, page);
      if (!digest) continue;
      await services.sendEmail(digest, email, `week-${monday}-${personId}`);
      sent += 1;
    } catch (error) {
      logger.warn({ error: errorForLog(error), brandId }, 'The week could not be sent to an owner');
      if (wasRefused(error)) await database.update(weeklyDigests).set({ sentUntil }).where(ofThis);
    }
  }
  return sent;
}

/** It is Monday from seven in the morning on, or another day. */
function isMorning(timeZone: string | null, now: Date, monday: string): boolean {
  const zone = timeZone === null ? undefined : zoneOffsets(timeZone, now);
  const clock = zone
    ? placeClock(now, zone)
    : { date: now.toISOString().slice(0, 10), minutes: now.getUTCHours() * 60 + now.getUTCMinutes() };
  return clock.date !== monday || clock.minutes >= FROM_MINUTES;
}

async function figuresOf(
  services: Services,
  {
    brandId,
    brandName,
    timeZone,
    monday,
  }: { brandId: string; brandName: string; timeZone: string | null; monday: string },
): Promise<WeekFigures> {
  // What is read is all of the brand: an owner asked.
  const caller = { personId: '', name: '', email: null, sessionId: '', provedAt: new Date(0), grants: [] };
  const reach: Reach = { caller, brandId, role: 'owner', places: null };
  const places = await placesOf(services, reach);
  const until = dateOfDay(dayNumber(monday) - 1);
  const period = periodUntil(until, 1, timeZone);
  const about = { places, codes: new Map(), now: services.now() };
  return {
    ...{ brandName, from: period.weeks[0] ?? until, until },
    ...(await readFigures(services, reach, period, about)),
  };
}
