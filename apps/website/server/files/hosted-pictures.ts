import type { FoundPicture } from '@tablefront/backend';
import { fetchBrandPicture } from '@tablefront/backend-client/brand-picture';
import type { CallOptions } from '@tablefront/backend-client/call';
import { Unavailable } from '@tablefront/serving/unavailable';
import { LRUCache } from 'lru-cache';

/** Of pictures that were asked for lately; what is at an address never changes. */
const MOST_KEPT_BYTES = 32 * 1024 * 1024;

/** As `Backend.findPicture`, of a backend that runs elsewhere: one call for all who ask at once. */
export function hostedPictures(backend: CallOptions): (id: string) => Promise<FoundPicture | undefined> {
  const kept = new LRUCache<string, FoundPicture>({
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
    fetchMethod: (id) => fetchBrandPicture(backend, id),
  });
  return async (id) => {
    try {
      return await kept.fetch(id);
    } catch (cause) {
      throw new Unavailable('The backend gives no picture', { cause });
    }
  };
}
