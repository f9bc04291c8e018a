import type { Retention } from '@tablefront/console-wire/inbox';
import { readUnknownQuestions, type UnknownQuestionFilters } from '../assistant/unknown-questions.ts';
import { type BrandToSave, findConfiguration, listBrands, saveOperatorBrand } from '../brands/brand-queries.ts';
import { recordAudit } from '../console/audit/record-audit.ts';
import { administerPeople } from '../console/people/administer-people.ts';
import type { NotificationSettings } from '../notifications/notification-settings.ts';
import { findBrandSettings, saveNotificationSettings } from '../notifications/stored-settings.ts';
import { markGenuine, type ResendChoice, resendNotifications } from '../notifications/tell-again.ts';
import { type BrandDeletionOptions, deleteBrand } from '../submissions/deleting/delete-brand.ts';
import { deleteSubmissions, type SubmissionChoice } from '../submissions/deleting/delete-submissions.ts';
import { readRetentions, saveRetention } from '../submissions/deleting/retention.ts';
import type { InterruptedUploads } from '../submissions/files/interrupted-uploads.ts';
import {
  findStorageKey,
  findSubmission,
  type PageOfSubmissions,
  readNotifications,
  readSubmissions,
} from '../submissions/reading/read-submissions.ts';
import type { SubmissionFilters } from '../submissions/reading/submission-filters.ts';
import { type BackupSource, writeBackup } from './backup/write-backup.ts';

/**
 * All that the operators' commands can do, be it on the database itself or through the process that holds it. A new verb is a
 * line here and its parameters in `administration-wire.ts`.
 */
export type Administration = ReturnType<typeof administerDatabase>;

export interface Administered extends BackupSource {
  interrupted: InterruptedUploads;
  /** Of the console's pages: what links begin with. */
  consoleOrigin(): string;
}

export function administerDatabase({ database, files, dataDir, interrupted, consoleOrigin }: Administered) {
  return {
    /** @param options `replace`: in place of another brand that has the id or a host; `over`: in place of this version alone */
    importBrand: (brand: BrandToSave, options?: { replace?: boolean; over?: string }) =>
      saveOperatorBrand(database, brand, options),
    listBrands: () => listBrands(database),
    /** The JSON text as it was imported. */
    exportBrand: (id: string) => findConfiguration(database, { id }),
    deleteBrand: (id: string, options: BrandDeletionOptions) => deleteBrand({ database, files }, id, options),

    readSubmissions: (filters: SubmissionFilters, page: PageOfSubmissions) => readSubmissions(database, filters, page),
    findSubmission: async (id: string) => {
      const submission = await findSubmission(database, id);
      return submission && { submission, notifications: await readNotifications(database, id) };
    },
    /** The bytes of a file of a submission, by the file's id. */
    readSubmissionFile: async (id: string) => {
      const key = await findStorageKey(database, id);
      return key === undefined ? undefined : files.get(key);
    },
    markGenuine: (ids: string[]) => markGenuine(database, ids),
    resendNotifications: (choice: ResendChoice) => resendNotifications(database, choice),
    /**
     * Unless it is `sure`, it only says what would be deleted. `interrupted`: of uploads that broke off, which may be of the
     * person who is to be erased; known where an address is given.
     */
    deleteSubmissions: async (choice: SubmissionChoice, sure: boolean) => {
      const deletion = await deleteSubmissions({ database, files }, choice, sure);
      if ('ids' in choice) return { ...deletion, interrupted: { removed: 0, left: 0 } };
      // The submissions are gone by now: a store that is away is told of, and is no failure.
      const removed = sure ? await interrupted.remove().catch(() => 0) : 0;
      return { ...deletion, interrupted: { removed, left: (await interrupted.count()) - deletion.filesLeft } };
    },

    readRetentions: () => readRetentions(database),
    /** Answers how long it kept things before; undefined where there is no such brand. */
    saveRetention: (brandId: string, retention: Retention) =>
      database.transaction(async (transaction) => {
        const before = await saveRetention(transaction, brandId, retention);
        if (before) {
          const detail = { before, after: retention };
          await recordAudit(transaction, { personId: null, brandId, what: 'inbox.retention', detail });
        }
        return before;
      }),

    readUnknownQuestions: (filters: UnknownQuestionFilters) => readUnknownQuestions(database, filters),
    findNotificationSettings: (brandId: string) => findBrandSettings(database, brandId),
    /** Null removes them; answers false when there is no such brand. */
    saveNotificationSettings: (brandId: string, settings: NotificationSettings | null) =>
      saveNotificationSettings(database, brandId, settings),
    ...administerPeople(database, consoleOrigin),
    /**
     * The bytes of an archive of all that is stored (see `writeBackup`).
     * @param near the directory that they go to: rows are put aside there
     */
    backup: async (near?: string): Promise<AsyncIterable<Uint8Array>> =>
      writeBackup({ database, files, dataDir, near }),
  };
}
