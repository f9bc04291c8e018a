import type { AuditPage } from '@tablefront/console-wire/people';
import type { AuditRequest } from '@tablefront/console-wire/people-requests';
import { and, desc, eq, gte, isNull, like, lt, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { audit } from '../../database/schema.ts';

/** The newest first. @param ofNone also what is of no brand, for who has a role for all */
export async function readAudit(
  database: Database,
  { brand, person, what, from, until, after, limit }: AuditRequest,
  { ofNone }: { ofNone: boolean },
): Promise<AuditPage> {
  const here = brand === undefined ? undefined : eq(audit.brandId, brand);
  const rows = await database
    .select()
    .from(audit)
    .where(
      and(
        here && ofNone ? or(here, isNull(audit.brandId)) : here,
        person === undefined ? undefined : eq(audit.personId, person),
        what === undefined ? undefined : like(audit.what, `${what}%`),
        from === undefined ? undefined : gte(audit.at, new Date(from)),
        until === undefined ? undefined : lt(audit.at, new Date(until)),
        after === undefined ? undefined : lt(audit.id, after),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(limit + 1);
  const entries = rows.slice(0, limit).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

/** Longer than any question after it, and as long as the console says. */
const KEPT_DAYS = 2 * 365;

export async function forgetAudit(database: Database, now: Date): Promise<void> {
  await database.delete(audit).where(lt(audit.at, new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000)));
}
