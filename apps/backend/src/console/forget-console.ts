import type { Database } from '../database/database.ts';
import { forgetAudit } from './audit/read-audit.ts';
import { forgetDevices } from './notifications/device-routes.ts';
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
