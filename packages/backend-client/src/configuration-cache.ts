/** Configurations as they were read: once in each process, for its pages, the terms of its forms, and the assistant. */
import { createInFlight } from '@tablefront/off-thread/in-flight';
import { offThread } from '@tablefront/off-thread/off-thread';
import { LRUCache } from 'lru-cache';
import { readWebsiteAnswer, type WebsiteAnswer } from './website-answer.ts';

/** Sum of the texts; read into objects they take some five times as much. */
const MOST_TEXT_BYTES = 128 * 1024 * 1024;

const readApart = offThread(import.meta.resolve('./website-answer.ts'), readWebsiteAnswer);

export type ReadConfiguration = Extract<WebsiteAnswer, { kind: 'read' }>;

/** @param most sum of the texts' characters: the configuration that was used longest ago goes first */
export function createConfigurationCache(most = MOST_TEXT_BYTES) {
  const kept = new LRUCache<string, ReadConfiguration>({ maxSize: most });
  const once = createInFlight<WebsiteAnswer>();
  return {
    /** What was read of the configuration with this digest, as long as there is room for it. */
    get: (digest: string) => kept.get(digest),
    /**
     * Reads an answer of `get-brand-website` unless that was done already, without holding up this thread. What takes too long
     * or too much memory is unusable.
     * @param digest of the configuration: whatever has the same is never read again
     */
    async read(text: string, digest: string): Promise<WebsiteAnswer> {
      const known = kept.get(digest);
      if (known) return known;
      return once(digest, async () => {
        const answer = await readApart(text).catch((): WebsiteAnswer => ({ kind: 'unusable' }));
        if (answer.kind === 'read') kept.set(digest, answer, { size: text.length });
        return answer;
      });
    },
  };
}

export type ConfigurationCache = ReturnType<typeof createConfigurationCache>;
