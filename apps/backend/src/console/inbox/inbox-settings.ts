/** What replies of a brand begin with, and how long it keeps what it is sent. */
import type { InboxSettings, ReplyTemplate, SubmissionKind } from '@tablefront/console-wire/inbox';
import { type ReadSettings, settingsRequest } from '@tablefront/console-wire/inbox-requests';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { inboxSettings } from '../../database/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { notAllowed } from '../console-refusal.ts';
import type { Reach } from './inbox-services.ts';
import { requireRole } from './reach.ts';

/** Until the brand writes its own. */
const templatesToBeginWith: ReplyTemplate[] = [
  {
    id: 'sorry',
    name: 'Sorry',
    text: 'Dear {first name},\n\nI am sorry. That is not how it should have been.\n\n\n\n{me}, for {brand}',
    kinds: ['restaurant_feedback', 'website_feedback'],
  },
  {
    id: 'thanks',
    name: 'Thank you',
    text: 'Dear {first name},\n\nThank you for writing to us.\n\n\n\n{me}, for {brand}',
  },
];

/** What was stored, and for nothing the defaults; also where a newer version stored it. */
export async function readSettings(database: Database, brandId: string): Promise<InboxSettings> {
  const [stored] = await database
    .select({ templates: inboxSettings.templates, retention: inboxSettings.retention })
    .from(inboxSettings)
    .where(eq(inboxSettings.brandId, brandId));
  const read = settingsRequest.safeParse(stored);
  return read.success ? read.data : { templates: templatesToBeginWith, retention: {} };
}

/** Templates are an editor's too; what is deleted without being asked is for an owner to say. */
export async function saveSettings(database: Database, reach: Reach, settings: ReadSettings): Promise<InboxSettings> {
  requireRole(reach, 'owner', 'editor');
  const { brandId, role, caller } = reach;
  await database.transaction(async (transaction) => {
    const before = await readSettings(transaction, brandId);
    const changesRetention = !isSame(before.retention, settings.retention);
    if (changesRetention && role !== 'owner') throw notAllowed('How long messages are kept is for owners. Ask one.');
    await transaction
      .insert(inboxSettings)
      .values({ brandId, ...settings })
      .onConflictDoUpdate({ target: inboxSettings.brandId, set: { ...settings, updatedAt: sql`now()` } });
    const { personId } = caller;
    if (changesRetention) {
      await recordAudit(transaction, {
        ...{ personId, brandId, what: 'inbox.retention' },
        detail: { before: before.retention, after: settings.retention },
      });
    }
    if (JSON.stringify(before.templates) !== JSON.stringify(settings.templates)) {
      const detail = { templates: settings.templates.length };
      await recordAudit(transaction, { personId, brandId, what: 'inbox.templates', detail });
    }
  });
  return settings;
}

function isSame(one: InboxSettings['retention'], other: InboxSettings['retention']): boolean {
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(other)])] as SubmissionKind[];
  return kinds.every((kind) => one[kind] === other[kind]);
}
