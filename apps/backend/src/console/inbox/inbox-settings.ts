/** What replies of a brand begin with, and how long it keeps what it is sent. */
import { isDeepStrictEqual } from 'node:util';
import {
  type InboxSettings,
  keptShorter,
  type NewSettings,
  type ReplyTemplate,
  type Retention,
} from '@tablefront/console-wire/inbox';
import { receiptsSchema, templatesSchema } from '@tablefront/console-wire/inbox-requests';
import { eq, sql } from 'drizzle-orm';
import { lockImports } from '../../brands/brand-queries.ts';
import type { Database } from '../../database/database.ts';
import { inboxSettings } from '../../database/schema.ts';
import { readRetention, saveRetention } from '../../submissions/deleting/retention.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { ConsoleRefusal, notAllowed } from '../console-refusal.ts';
import type { ConsoleServices } from '../console-services.ts';
import type { Reach } from '../reach.ts';
import { requireProved } from '../sign-in/me.ts';

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
  const [stored] = await database.select().from(inboxSettings).where(eq(inboxSettings.brandId, brandId));
  return {
    templates: templatesSchema.safeParse(stored?.templates).data ?? templatesToBeginWith,
    retention: await readRetention(database, brandId),
    receipts: receiptsSchema.safeParse(stored?.receipts).data ?? {},
    versions: { templates: stored?.templatesVersion ?? 0, receipts: stored?.receiptsVersion ?? 0 },
  };
}

/**
 * Texts are an editor's too; what is deleted without being asked is for an owner to say, and by that deletes at once.
 * @throws ConsoleRefusal `not-allowed`; `confirm` where something is kept shorter than before; `conflict` where somebody else
 * changed the same texts since they were shown
 */
export async function saveSettings(
  { database, now }: ConsoleServices,
  reach: Reach,
  { templates, retention, receipts, seen }: NewSettings,
): Promise<InboxSettings> {
  const { brandId, role, caller } = reach;
  const { personId } = caller;
  const record = (transaction: Database, what: string, detail: Record<string, unknown>) =>
    recordAudit(transaction, { personId, brandId, what, detail });
  return database.transaction(async (transaction) => {
    // What is remembered of brands is renewed by receipts: none waits for that with locks that another wants.
    if (receipts) await lockImports(transaction);
    await transaction.insert(inboxSettings).values({ brandId }).onConflictDoNothing();
    // Of two at once the second sees what the first made of it.
    await transaction.select().from(inboxSettings).where(eq(inboxSettings.brandId, brandId)).for('update');
    const before = await readSettings(transaction, brandId);
    if (retention && !isSame(before.retention, retention)) {
      if (role !== 'owner') throw notAllowed('How long messages are kept is for owners. Ask one.');
      if (keptShorter(before.retention, retention).length > 0) requireProved(caller, now());
      await saveRetention(transaction, brandId, retention);
      await record(transaction, 'inbox.retention', { before: before.retention, after: retention });
    }
    const write = (change: Partial<typeof inboxSettings.$inferInsert>) =>
      transaction
        .update(inboxSettings)
        .set({ ...change, updatedAt: sql`now()` })
        .where(eq(inboxSettings.brandId, brandId));
    if (templates && isOther(before, { templates }, 'templates', seen)) {
      await write({ templates, templatesVersion: before.versions.templates + 1 });
      await record(transaction, 'inbox.templates', { templates: templates.length });
    }
    if (receipts && isOther(before, { receipts }, 'receipts', seen)) {
      await write({ receipts, receiptsVersion: before.versions.receipts + 1 });
      const on = Object.entries(receipts).flatMap(([kind, receipt]) => (receipt.on ? [kind] : []));
      await record(transaction, 'inbox.receipts', { on });
    }
    return readSettings(transaction, brandId);
  });
}

/**
 * Whether texts are others than those that are stored.
 * @throws ConsoleRefusal `conflict` where they are, and were made of earlier ones
 */
function isOther<Name extends 'templates' | 'receipts'>(
  before: InboxSettings,
  after: Pick<InboxSettings, Name>,
  name: Name,
  seen: NewSettings['seen'],
): boolean {
  // In whatever order the database keeps their keys.
  if (isDeepStrictEqual(before[name], after[name])) return false;
  if (seen?.[name] !== before.versions[name])
    throw new ConsoleRefusal('conflict', 'Somebody else has changed these texts since you opened them.');
  return true;
}

function isSame(one: Retention, other: Retention): boolean {
  return keptShorter(one, other).length + keptShorter(other, one).length === 0;
}
