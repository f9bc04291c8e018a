import { pino } from 'pino';
import { openDatabase } from '../../apps/backend/src/database/open-database.ts';
import { openFileStore } from '../../apps/backend/src/files/open-file-store.ts';
import { pdf } from '../../apps/backend/testing/sample-files.ts';
import { storedFileRows, storedSubmissions } from '../../apps/backend/testing/submission-site.ts';
import type { Place } from '../servers/import-brands.ts';
import { idOf } from './drill-brands.ts';
import type { DrillRecord } from './record.ts';
import type { Sending } from './senders.ts';

export interface StoredCount {
  sent: number;
  acknowledged: number;
  stored: number;
  files: number;
  mostAttempts: number;
}

/** Compares what was sent with what is stored, one by one, by their markers. No site may be running on an embedded database. */
export async function compareStored(place: Place, sent: Sending[], record: DrillRecord): Promise<StoredCount> {
  const opened = await openDatabase({ ...place, patienceMs: 20_000 }, pino({ level: 'silent' }));
  try {
    const byMarker = new Map<string, { id: string; brandId: string; kind: string }[]>();
    const rows = await storedSubmissions(opened.database);
    for (const { id, brandId, kind, record: stored } of rows) {
      const marker = String(stored.message ?? stored.cover_letter);
      byMarker.set(marker, [...(byMarker.get(marker) ?? []), { id, brandId, kind }]);
    }
    const store = await openFileStore(place);
    const files = new Map((await storedFileRows(opened.database)).map((file) => [file.submissionId, file]));
    for (const { marker, brand, kind, acknowledged, attempts } of sent) {
      const stored = byMarker.get(marker) ?? [];
      const what = `${kind} of ${idOf(brand)}, ${marker}, sent ${attempts} times`;
      if (!acknowledged) record.violate('a submission never acknowledged', what);
      if (acknowledged && stored.length === 0) record.violate('an acknowledged submission lost', what);
      if (stored.length > 1) record.violate('a submission stored twice', `${what}: ${stored.length} times`);
      for (const one of stored) {
        if (one.brandId !== idOf(brand) || one.kind !== kind) {
          record.violate('a submission stored wrongly', `${what}: as ${one.kind} of ${one.brandId}`);
        }
        const file = files.get(one.id);
        const bytes = file && (await store.get(file.storageKey));
        if (kind === 'careers' && (!bytes || Buffer.compare(bytes, pdf) !== 0)) {
          record.violate('a submission stored wrongly', `${what}: without its file`);
        }
      }
    }
    return {
      sent: sent.length,
      acknowledged: sent.filter(({ acknowledged }) => acknowledged).length,
      stored: rows.length,
      files: files.size,
      mostAttempts: Math.max(0, ...sent.map(({ attempts }) => attempts)),
    };
  } finally {
    await opened.close();
  }
}
