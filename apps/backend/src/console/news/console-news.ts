import type { SiteNews } from '@tablefront/console-wire/drafts';
import { z } from 'zod';
import { NEWS_CHANNEL } from '../../brands/tell-of-site.ts';
import type { OpenDatabase } from '../../database/database.ts';

/** What happened to submissions of a brand, or to its site. With neither there was much, or some may have been missed. */
export interface BrandNews {
  /** Each with the restaurant that it is about. */
  changes?: { id: string; place: string | null }[];
  site?: SiteNews;
}

const siteNews = z.discriminatedUnion('about', [
  z.object({ about: z.literal('draft'), draft: z.string(), revision: z.number(), by: z.string() }),
  z.object({ about: z.literal('version'), number: z.number() }),
  z.object({ about: z.literal('here'), draft: z.string() }),
]);
const payload = z.object({
  brand: z.string(),
  id: z.string().optional(),
  place: z.string().nullish(),
  site: siteNews.optional(),
});

/** What comes within so long is told together; while it goes on, within ever longer: a flood makes no flood of events. */
const TOGETHER_MS = 100;
const LONGEST_MS = 1_000;
const MOST_AT_ONCE = 50;

/** Hears of submissions that came, changed or went (`tell_of_submissions` in `0012-inbox.sql`) and of the site, once for all streams of this process. */
export async function createConsoleNews(opened: Pick<OpenDatabase, 'listen'>) {
  const listeners = new Map<string, Set<(news: BrandNews) => void>>();
  const waiting = new Map<string, Map<string, string | null> | 'many'>();
  let timer: NodeJS.Timeout | undefined;
  let pause = TOGETHER_MS;

  function tell(brandId: string, news: BrandNews) {
    for (const listener of listeners.get(brandId) ?? []) listener(news);
  }
  function tellAll() {
    const now = [...waiting];
    pause = now.length === 0 ? TOGETHER_MS : Math.min(2 * pause, LONGEST_MS);
    timer = now.length === 0 ? undefined : setTimeout(tellAll, pause).unref();
    waiting.clear();
    for (const [brandId, changed] of now) {
      tell(brandId, changed === 'many' ? {} : { changes: Array.from(changed, ([id, place]) => ({ id, place })) });
    }
  }
  function hear(text: string) {
    const { brand, id, place = null, site } = payload.parse(JSON.parse(text));
    if (!listeners.has(brand)) return;
    if (site) return tell(brand, { site });
    const before = waiting.get(brand) ?? new Map<string, string | null>();
    if (before !== 'many' && id !== undefined) before.set(id, place);
    waiting.set(brand, before === 'many' || id === undefined || before.size > MOST_AT_ONCE ? 'many' : before);
    timer ??= setTimeout(tellAll, pause).unref();
  }

  const stop = await opened.listen(NEWS_CHANNEL, {
    onNotification: hear,
    onReconnected() {
      for (const brandId of listeners.keys()) tell(brandId, {});
    },
  });

  return {
    /** Tells of one brand's news, whichever process made them; answers how to stop. */
    subscribe(brandId: string, listener: (news: BrandNews) => void): () => void {
      const own = (news: BrandNews) => listener(news);
      const all = listeners.get(brandId) ?? new Set();
      listeners.set(brandId, all.add(own));
      return () => {
        all.delete(own);
        if (all.size === 0 && listeners.get(brandId) === all) listeners.delete(brandId);
      };
    },
    async close(): Promise<void> {
      clearTimeout(timer);
      listeners.clear();
      await stop();
    },
  };
}

export type ConsoleNews = Awaited<ReturnType<typeof createConsoleNews>>;
