import type { PageOfSubmissions, Submission } from '../reading/read-submissions.ts';
import { csvHead, type FilePlace, submissionAsCsv, submissionAsJson } from './exported-submission.ts';

export interface ExportFormat {
  format: 'csv' | 'json';
  /** A byte order mark, by which Excel knows UTF-8. */
  byteOrderMark: boolean;
}

const PAGE_SIZE = 200;

/** The submissions in the order of arrival, a page in memory at a time. */
export async function* eachSubmission(
  readPage: (page: PageOfSubmissions) => Promise<Submission[]>,
): AsyncGenerator<Submission> {
  let after: string | undefined;
  for (;;) {
    const page = await readPage({ order: 'oldest first', after, limit: PAGE_SIZE });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE_SIZE) return;
    after = last.id;
  }
}

/** The export as pieces of text. */
export async function* exportedText(
  submissions: AsyncIterable<Submission>,
  { format, byteOrderMark }: ExportFormat,
  placeOf: FilePlace = () => undefined,
): AsyncGenerator<string> {
  if (byteOrderMark) yield '\uFEFF';
  if (format === 'csv') {
    yield csvHead();
    for await (const submission of submissions) yield submissionAsCsv(submission, placeOf);
    return;
  }
  let between = '[\n';
  for await (const submission of submissions) {
    yield between + submissionAsJson(submission, placeOf);
    between = ',\n';
  }
  yield between === ',\n' ? '\n]\n' : '[]\n';
}
