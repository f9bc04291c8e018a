import { errorForLog } from '@tablefront/serving/error-for-log';
import type { OpenDatabase } from '../database/database.ts';
import type { Logger } from '../failures/logger.ts';
import { BRAND_CHANGES_CHANNEL, listBrandVersions } from './brand-queries.ts';

export interface BrandChange {
  brandId: string;
}

/**
 * Hears of changed brands. What was missed while the connection was away is found by comparing, and told afterwards;
 * so a change may be told twice, but is never left out.
 */
export async function watchBrandChanges(opened: OpenDatabase, logger: Logger) {
  const listeners = new Set<(change: BrandChange) => void>();
  let closed = false;

  function tell(brandId: string) {
    for (const listener of listeners) {
      try {
        listener({ brandId });
      } catch (error) {
        logger.error({ error: errorForLog(error), brandId }, 'A listener for brand changes failed');
      }
    }
  }

  const stop = await opened.listen(BRAND_CHANGES_CHANNEL, {
    onNotification: tell,
    onReconnected: lookForMissed,
  });

  let seen = await versions();
  async function versions() {
    const rows = await listBrandVersions(opened.database);
    return new Map(rows.map((row) => [row.id, row.updatedAt.getTime()]));
  }
  function lookForMissed() {
    if (closed) return;
    versions().then(
      (now) => {
        const before = seen;
        seen = now;
        for (const id of new Set([...before.keys(), ...now.keys()])) {
          if (before.get(id) !== now.get(id)) tell(id);
        }
      },
      (error: unknown) => {
        logger.warn(
          { error: errorForLog(error) },
          'Brand changes that were missed could not be looked for; trying again',
        );
        setTimeout(lookForMissed, 1_000).unref();
      },
    );
  }

  return {
    /** Tells of every brand that was imported, by whichever process; answers how to stop. */
    subscribe(listener: (change: BrandChange) => void): () => void {
      // Wrapped, so that one function subscribed twice is two subscriptions.
      const subscription = (change: BrandChange) => listener(change);
      listeners.add(subscription);
      return () => {
        listeners.delete(subscription);
      };
    },
    async close(): Promise<void> {
      closed = true;
      listeners.clear();
      await stop();
    },
  };
}
