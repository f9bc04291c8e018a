import { type BackupSource, writeBackup } from '../backup/write-backup.ts';
import type { InterruptedUploads } from '../submissions/files/interrupted-uploads.ts';
import { administerBrands, type BrandAdministration } from './brand-administration.ts';
import { administerNotifications, type NotificationAdministration } from './notification-administration.ts';
import { administerQuestions, type QuestionAdministration } from './question-administration.ts';
import { administerSubmissions, type SubmissionAdministration } from './submission-administration.ts';

/** All that the operators' commands can do. */
export interface Administration
  extends BrandAdministration,
    SubmissionAdministration,
    NotificationAdministration,
    QuestionAdministration {
  /**
   * The bytes of an archive of all that is stored (see `writeBackup`).
   * @param near the directory that they go to: rows are put aside there
   */
  backup(near?: string): Promise<AsyncIterable<Uint8Array>>;
}

export interface Administered extends BackupSource {
  interrupted: InterruptedUploads;
}

export function administerDatabase({ database, files, dataDir, interrupted }: Administered): Administration {
  return {
    ...administerBrands(database, files),
    ...administerSubmissions(database, files, interrupted),
    ...administerNotifications(database),
    ...administerQuestions(database),
    backup: async (near) => writeBackup({ database, files, dataDir, near }),
  };
}
