/** What replies of a brand begin with, and how long it keeps what it is sent. */
import {
  type ExpiredByKind,
  type InboxSettings,
  keptShorter,
  type ReplyTemplate,
  type Retention,
} from '@tablefront/console-wire/inbox';
import { type ReadSettings, templatesSchema } from '@tablefront/console-wire/inbox-requests';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { inboxSettings } from '../../database/schema.ts';
import { countExpired, readRetention, saveRetention } from '../../submissions/deleting/retention.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { notAllowed } from '../console-refusal.ts';
import { requireProved } from '../sign-in/me.ts';
import type { InboxServices, Reach } from './inbox-services.ts';
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

export async function settingsFor(database: Database, reach: Reach): Promise<InboxSettings> {
  requireRole(reach, 'owner', 'editor');
  return readSettings(database, reach.brandId);
}

/**
 * Templates are an editor's too; what is deleted without being asked is for an owner to say, and by that deletes at once.
 * @throws ConsoleRefusal `not-allowed`; `confirm` where something is kept shorter than before
 */
export async function saveSettings(
  { database, now }: Pick<InboxServices, 'database' | 'now'>,
  reach: Reach,
  given: ReadSettings,
): Promise<InboxSettings> {
  requireRole(reach, 'owner', 'editor');
  const { brandId, role, caller } = reach;
  const { personId } = caller;
  return database.transaction(async (transaction) => {
    const before = await readSettings(transaction, brandId);
    const { templates = before.templates, retention = before.retention } = given;
    if (!isSame(before.retention, retention)) {
      if (role !== 'owner') throw notAllowed('How long messages are kept is for owners. Ask one.');
      if (keptShorter(before.retention, retention).length > 0) requireProved(caller, now());
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
    return { templates, retention };
  });
}

/** What an owner would delete by keeping messages no longer than this. */
export async function expiredBy(database: Database, reach: Reach, retention: Retention): Promise<ExpiredByKind> {
  requireRole(reach, 'owner');
  return countExpired(database, reach.brandId, retention);
}

function isSame(one: Retention, other: Retention): boolean {
  return keptShorter(one, other).length + keptShorter(other, one).length === 0;
}
