import type { Database } from '../database/database.ts';
import type { NotificationSettings } from '../notifications/notification-settings.ts';
import { findBrandSettings, saveNotificationSettings } from '../notifications/stored-settings.ts';

/** What an operator does with the settings of a brand's notifications. */
export interface NotificationAdministration {
  findNotificationSettings(
    brandId: string,
  ): Promise<{ kind: 'no-brand' } | { kind: 'found'; settings: NotificationSettings | null }>;
  /** Null removes them; answers false when there is no such brand. */
  saveNotificationSettings(brandId: string, settings: NotificationSettings | null): Promise<boolean>;
}

export function administerNotifications(database: Database): NotificationAdministration {
  return {
    findNotificationSettings: (brandId) => findBrandSettings(database, brandId),
    saveNotificationSettings: (brandId, settings) => saveNotificationSettings(database, brandId, settings),
  };
}
