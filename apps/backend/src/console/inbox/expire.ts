import type { Database } from '../../database/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { deleteExpired, type Expired } from '../../submissions/deleting/retention.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** Deletes what brands keep no longer; the audit log says how much of what. */
export function expireSubmissions(services: { database: Database; files: FileStore }): Promise<Expired> {
  return deleteExpired(services, (transaction, { brandId, ...detail }) =>
    recordAudit(transaction, { personId: null, brandId, what: 'inbox.expired', detail }),
  );
}
