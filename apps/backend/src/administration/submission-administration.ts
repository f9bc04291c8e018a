import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import {
  type MarkedGenuine,
  markGenuine,
  type QueuedAgain,
  type ResendChoice,
  resendNotifications,
} from '../notifications/tell-again.ts';
import {
  deleteSubmissions,
  type SubmissionChoice,
  type SubmissionDeletion,
} from '../submissions/deleting/delete-submissions.ts';
import type { InterruptedUploads } from '../submissions/files/interrupted-uploads.ts';
import {
  findStorageKey,
  findSubmission,
  type PageOfSubmissions,
  readNotifications,
  readSubmissions,
  type Submission,
  type SubmissionFilters,
  type SubmissionNotification,
} from '../submissions/reading/read-submissions.ts';

/** What an operator does with submissions, be it on the database itself or through the process that holds it. */
export interface SubmissionAdministration {
  readSubmissions(filters: SubmissionFilters, page: PageOfSubmissions): Promise<Submission[]>;
  findSubmission(id: string): Promise<{ submission: Submission; notifications: SubmissionNotification[] } | undefined>;
  /** The bytes of a file of a submission, by the file's id. */
  readSubmissionFile(id: string): Promise<Uint8Array | undefined>;
  markGenuine(ids: string[]): Promise<MarkedGenuine>;
  resendNotifications(choice: ResendChoice): Promise<QueuedAgain>;
  /** Unless it is `sure`, it only says what would be deleted. */
  deleteSubmissions(choice: SubmissionChoice, sure: boolean): Promise<SubmissionDeletion & InterruptedFiles>;
}

/** Of uploads that broke off, which may be of the person who is to be erased: known where an address is given. */
interface InterruptedFiles {
  interrupted: { removed: number; left: number };
}

export function administerSubmissions(
  database: Database,
  files: FileStore,
  interrupted: InterruptedUploads,
): SubmissionAdministration {
  return {
    readSubmissions: (filters, page) => readSubmissions(database, filters, page),
    findSubmission: async (id) => {
      const submission = await findSubmission(database, id);
      return submission && { submission, notifications: await readNotifications(database, id) };
    },
    readSubmissionFile: async (id) => {
      const key = await findStorageKey(database, id);
      return key === undefined ? undefined : files.get(key);
    },
    markGenuine: (ids) => markGenuine(database, ids),
    resendNotifications: (choice) => resendNotifications(database, choice),
    async deleteSubmissions(choice, sure) {
      const deletion = await deleteSubmissions({ database, files }, choice, sure);
      if (!('email' in choice)) return { ...deletion, interrupted: { removed: 0, left: 0 } };
      // The submissions are gone by now: a store that is away is told of, and is no failure.
      const removed = sure ? await interrupted.remove().catch(() => 0) : 0;
      return { ...deletion, interrupted: { removed, left: (await interrupted.count()) - deletion.filesLeft } };
    },
  };
}
