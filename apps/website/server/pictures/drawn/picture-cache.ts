import { createInFlight } from '@tablefront/off-thread/in-flight';
import { createSemaphore } from '@tablefront/off-thread/semaphore';
import { LRUCache } from 'lru-cache';

/** Pictures that were made once, and are kept as long as there is room: the least recently used goes first. */
export interface PictureCache {
  /** The picture of this key; made by `make` where it is not there. Of many that ask at once, one makes it. */
  get(key: string, make: () => Promise<Buffer>): Promise<Buffer>;
}

/** One picture is made at a time: it takes a tenth of a second of a processor, and pages matter more. */
export function createPictureCache({ maxBytes }: { maxBytes: number }): PictureCache {
  const kept = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const once = createInFlight<Buffer>();
  const drawing = createSemaphore({ atOnce: 1 });

  return {
    async get(key, make) {
      const known = kept.get(key);
      if (known) return known;
      return once(key, async () => {
        const picture = await drawing.run(make);
        kept.set(key, picture);
        return picture;
      });
    },
  };
}
