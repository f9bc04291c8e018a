import type { InboxQuery } from '@tablefront/console-wire/inbox';
import { stream } from 'hono/streaming';
import { eachSubmission, exportedText } from '../../submissions/exporting/export-text.ts';
import { readSubmissions } from '../../submissions/reading/read-submissions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { type ReachContext, reachIn, requireRole } from '../reach.ts';
import type { InboxServices } from './inbox-services.ts';
import { placesOf } from './read-inbox.ts';
import { filtersOf } from './wanted.ts';

/** All that the filters choose as CSV, with the mark by which spreadsheets know UTF-8; a page in memory at a time. */
export async function exportInbox(
  services: InboxServices,
  context: ReachContext,
  query: InboxQuery,
): Promise<Response> {
  const { database, logger, now } = services;
  const reach = reachIn(context);
  requireRole(reach, 'owner', 'editor', 'location');
  const { box = 'all' } = query;
  const filters = filtersOf(reach, query, await placesOf(services, reach), box);
  const { words: _, ...said } = query;
  const { brandId, caller } = reach;
  // Words may be somebody's name.
  await recordAudit(database, { personId: caller.personId, brandId, what: 'inbox.exported', detail: { ...said, box } });

  context.header('Content-Type', 'text/csv; charset=utf-8');
  context.header('X-Content-Type-Options', 'nosniff');
  context.header('Content-Disposition', `attachment; filename="messages-${now().toISOString().slice(0, 10)}.csv"`);
  const submissions = eachSubmission((page) => readSubmissions(database, filters, page));
  const pieces = exportedText(submissions, { format: 'csv', byteOrderMark: true }, () => undefined);
  return stream(
    context,
    async (output) => {
      for await (const piece of pieces) {
        if (output.aborted) return;
        await output.write(piece);
      }
    },
    // Its reader sees that the end is missing.
    async (error) => logger.error({ error: error.message }, 'An export broke off'),
  );
}
