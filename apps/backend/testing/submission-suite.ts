import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { submissions } from '../src/database/schema.ts';
import type { Logger } from '../src/failures/logger.ts';
import type { Notice } from '../src/submissions/queue-notices.ts';
import type { Submission } from '../src/submissions/save-submission.ts';
import type { MakeDatabase } from './each-database.ts';
import { openSubmissionSite, type SubmissionSite, storedSubmissions } from './submission-site.ts';

/** A minute before noon UTC on 21 November 2026: it is the 20th still, in places. */
const now = Date.UTC(2026, 10, 21, 11, 59);

/**
 * A site without rate limits for the tests of the suite that this is called in; nothing is stored when a test begins. A test
 * may say who is told of a submission (`notices`), and what happens just before it (`beforeSaving`).
 */
export function submissionSuite(makeDatabase: MakeDatabase, logger: Logger) {
  let opened: SubmissionSite | undefined;
  const suite = {
    get site(): SubmissionSite {
      if (opened === undefined) throw new Error('The site is opened before the first test');
      return opened;
    },
    notices: (_submission: Submission): Notice[] => [],
    beforeSaving: undefined as (() => Promise<unknown>) | undefined,
    stored: () => storedSubmissions(suite.site.database),
    only: async () => {
      const rows = await suite.stored();
      expect(rows).toHaveLength(1);
      return rows[0];
    },
  };
  beforeAll(async () => {
    opened = await openSubmissionSite(await makeDatabase(), logger, {
      now: () => now,
      whoIsTold: async (submission) => {
        await suite.beforeSaving?.();
        return suite.notices(submission);
      },
    });
  }, 180_000);
  afterAll(() => opened?.close());
  beforeEach(async () => {
    suite.notices = () => [];
    suite.beforeSaving = undefined;
    await suite.site.database.delete(submissions);
  });
  return suite;
}
