import type { InboxQuery } from '@tablefront/console-wire/inbox';
import type { Context } from 'hono';
import { eachSubmission, exportedText } from '../../submissions/exporting/export-text.ts';
import { readSubmissions } from '../../submissions/reading/read-submissions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { streamCsv } from '../send-csv.ts';
import { placesOf } from './read-inbox.ts';
import { filtersOf } from './wanted.ts';

/** All that the filters choose as CSV, with the mark by which spreadsheets know UTF-8; a page in memory at a time. */
export async function exportInbox(
  services: ConsoleServices,
  context: Context,
  reach: Reach,
  query: InboxQuery,
): Promise<Response> {
  const { database } = services;
  const { box = 'all' } = query;
  const filters = filtersOf(reach, query, await placesOf(services, reach), box);
  const { words: _, ...said } = query;
  const { brandId, caller } = reach;
  // Words may be somebody's name.
  await recordAudit(database, { personId: caller.personId, brandId, what: 'inbox.exported', detail: { ...said, box } });

  const submissions = eachSubmission((page) => readSubmissions(database, filters, page));
  const pieces = exportedText(submissions, { format: 'csv', byteOrderMark: true });
  return streamCsv(services, context, 'messages', pieces);
}
