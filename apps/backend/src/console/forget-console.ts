import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteExpired, type Expired } from '../submissions/deleting/retention.ts';
import { forgetAudit } from './audit/read-audit.ts';
import { recordAudit } from './audit/record-audit.ts';
import { forgetDevices } from './notifications/devices.ts';
import { forgetInvitations } from './people/invitations.ts';
import { forgetCeremonies } from './sign-in/ceremonies.ts';
import { forgetSessions } from './sign-in/sessions.ts';

/** Deletes what is over: sessions, ceremonies, old invitations, and what happened two years ago. */
export async function forgetConsole(database: Database, now: Date): Promise<void> {
  await forgetSessions(database, now);
  await forgetCeremonies(database, now);
  await forgetInvitations(database, now);
  await forgetDevices(database, now);
  await forgetAudit(database, now);
}

/** Deletes what brands keep no longer; the audit log says how much of what. */
export function expireSubmissions(services: { database: Database; files: FileStore }): Promise<Expired> {
  return deleteExpired(services, (transaction, { brandId, ...detail }) =>
    recordAudit(transaction, { personId: null, brandId, what: 'inbox.expired', detail }),
  );
}
