import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { audit } from '../../database/schema.ts';
import { newId } from '../../submissions/new-id.ts';

/** From where the call comes that is being answered: what is written down meanwhile says so. */
export const auditedCall = new AsyncLocalStorage<{ device: string }>();

export interface AuditRecord {
  /** Null: the command line, the site itself, or somebody unknown. */
  personId: string | null;
  /** Where the person is no more, or there is none: what to call them. */
  who?: string;
  /** Null: no brand's, or all of them. */
  brandId: string | null;
  /** `area.what`, such as `people.invited`, `inbox.exported`. */
  what: string;
  /** Names, roles, amounts; nothing that a guest wrote. */
  detail?: object;
}

/** Writes down who did what, with their name as it is now and, of a call, from which device; in the transaction that does it, so that there is neither without the other. */
export async function recordAudit(
  database: Database,
  { personId, who, brandId, what, detail = {} }: AuditRecord,
): Promise<void> {
  await database.insert(audit).values({
    id: newId(),
    personId,
    who: who ?? (personId === null ? null : sql`(select name from people where id = ${personId})`),
    brandId,
    what,
    detail: { ...detail, ...auditedCall.getStore() },
  });
}
