/** What a brand lets be counted, and who wants the week by e-mail. */

import type { InsightsSettings, WeeklyDigest } from '@tablefront/console-wire/insights';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { insightsSettings, weeklyDigests } from '../../database/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { mondayOf } from './insights-period.ts';
import { isCounting } from './site-counts.ts';

/** @throws ConsoleRefusal `not-allowed` */
export async function saveInsightsSettings(
  database: Database,
  reach: Reach,
  { counting }: InsightsSettings,
): Promise<InsightsSettings> {
  const { brandId, caller } = reach;
  await database.transaction(async (transaction) => {
    const before = await isCounting(transaction, brandId);
    if (before === counting) return;
    await transaction
      .insert(insightsSettings)
      .values({ brandId, counting })
      .onConflictDoUpdate({ target: insightsSettings.brandId, set: { counting, updatedAt: sql`now()` } });
    const what = 'insights.counting';
    await recordAudit(transaction, { personId: caller.personId, brandId, what, detail: { counting } });
  });
  return { counting };
}

export async function readDigestWish(
  { database, sendsMail }: ConsoleServices,
  reach: Reach,
): Promise<WeeklyDigest | null> {
  if (reach.role !== 'owner') return null;
  const { brandId, caller } = reach;
  const [wish] = await database
    .select({ personId: weeklyDigests.personId })
    .from(weeklyDigests)
    .where(and(eq(weeklyDigests.personId, caller.personId), eq(weeklyDigests.brandId, brandId)));
  const possible = !sendsMail ? 'no-mail-server' : caller.email === null ? 'no-address' : 'yes';
  return { weekly: wish !== undefined, possible };
}

/** The first comes when the week that it is now is over. @throws ConsoleRefusal `not-allowed` */
export async function saveDigestWish(
  services: ConsoleServices,
  reach: Reach,
  { weekly, timeZone }: { weekly: boolean; timeZone: string | null },
): Promise<WeeklyDigest | null> {
  const { brandId, caller } = reach;
  const { personId } = caller;
  const { database, now } = services;
  if (weekly) {
    const sentUntil = mondayOf(timeZone, now());
    await database.insert(weeklyDigests).values({ personId, brandId, sentUntil }).onConflictDoNothing();
  } else {
    await database
      .delete(weeklyDigests)
      .where(and(eq(weeklyDigests.personId, personId), eq(weeklyDigests.brandId, brandId)));
  }
  return readDigestWish(services, reach);
}
