/** What replies of a brand begin with, and how long it keeps what it is sent. */
import type { InboxSettings, ReplyTemplate, SubmissionKind } from '@tablefront/console-wire/inbox';
import { type ReadSettings, templatesSchema } from '@tablefront/console-wire/inbox-requests';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { inboxSettings } from '../../database/schema.ts';
import { readRetention, saveRetention } from '../../submissions/deleting/retention.ts';
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
    .select({ templates: inboxSettings.templates })
    .from(inboxSettings)
    .where(eq(inboxSettings.brandId, brandId));
  const templates = templatesSchema.safeParse(stored?.templates).data ?? templatesToBeginWith;
  return { templates, retention: await readRetention(database, brandId) };
}

/** Templates are an editor's too; what is deleted without being asked is for an owner to say. */
export async function saveSettings(
  database: Database,
  reach: Reach,
  { templates, retention }: ReadSettings,
): Promise<InboxSettings> {
  requireRole(reach, 'owner', 'editor');
  const { brandId, role, caller } = reach;
  const { personId } = caller;
  await database.transaction(async (transaction) => {
    const before = await readSettings(transaction, brandId);
    if (!isSame(before.retention, retention)) {
      if (role !== 'owner') throw notAllowed('How long messages are kept is for owners. Ask one.');
      await saveRetention(transaction, brandId, retention);
      const detail = { before: before.retention, after: retention };
      await recordAudit(transaction, { personId, brandId, what: 'inbox.retention', detail });
    }
    if (JSON.stringify(before.templates) !== JSON.stringify(templates)) {
      await transaction
        .insert(inboxSettings)
        .values({ brandId, templates })
        .onConflictDoUpdate({ target: inboxSettings.brandId, set: { templates, updatedAt: sql`now()` } });
      const detail = { templates: templates.length };
      await recordAudit(transaction, { personId, brandId, what: 'inbox.templates', detail });
    }
  });
  return { templates, retention };
}

function isSame(one: InboxSettings['retention'], other: InboxSettings['retention']): boolean {
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(other)])] as SubmissionKind[];
  return kinds.every((kind) => one[kind] === other[kind]);
}
