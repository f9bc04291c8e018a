import { eq, sql } from 'drizzle-orm';
import { lockImports } from '../brands/brand-queries.ts';
import type { Database } from '../database/database.ts';
import { brands, notificationSettings } from '../database/schema.ts';
import { type NotificationSettings, notificationSettingsSchema } from './notification-settings.ts';

/** What was stored for the brand; undefined for nothing, and for what a newer version may have stored. */
export async function findNotificationSettings(
  database: Database,
  brandId: string,
): Promise<NotificationSettings | undefined> {
  const [found] = await database
    .select({ settings: notificationSettings.settings })
    .from(notificationSettings)
    .where(eq(notificationSettings.brandId, brandId));
  return found && notificationSettingsSchema.safeParse(found.settings).data;
}

/** The same, where it matters whether there is such a brand at all. */
export async function findBrandSettings(
  database: Database,
  brandId: string,
): Promise<{ kind: 'no-brand' } | { kind: 'found'; settings: NotificationSettings | null }> {
  const [brand] = await database.select({ id: brands.id }).from(brands).where(eq(brands.id, brandId));
  if (!brand) return { kind: 'no-brand' };
  return { kind: 'found', settings: (await findNotificationSettings(database, brandId)) ?? null };
}

/** Stores the settings, or removes them where there are none; answers false when there is no such brand. */
export async function saveNotificationSettings(
  database: Database,
  brandId: string,
  settings: NotificationSettings | null,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // All that renew the generation of brands do so one after the other: none waits for it with locks that another wants.
    await lockImports(transaction);
    const [brand] = await transaction.select({ id: brands.id }).from(brands).where(eq(brands.id, brandId));
    if (!brand) return false;
    if (settings) {
      await transaction
        .insert(notificationSettings)
        .values({ brandId, settings })
        .onConflictDoUpdate({ target: notificationSettings.brandId, set: { settings, updatedAt: sql`now()` } });
    } else {
      await transaction.delete(notificationSettings).where(eq(notificationSettings.brandId, brandId));
    }
    return true;
  });
}
