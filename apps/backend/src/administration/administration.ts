import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { administerBrands, type BrandAdministration } from './brand-administration.ts';
import { administerNotifications, type NotificationAdministration } from './notification-administration.ts';
import { administerSubmissions, type SubmissionAdministration } from './submission-administration.ts';

/** All that the operators' commands can do. */
export type Administration = BrandAdministration & SubmissionAdministration & NotificationAdministration;

export function administerDatabase(database: Database, files: FileStore): Administration {
  return {
    ...administerBrands(database),
    ...administerSubmissions(database, files),
    ...administerNotifications(database),
  };
}
