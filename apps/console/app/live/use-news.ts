import { inboxPath } from '@tablefront/console-wire/inbox';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inboxKeys } from '../inbox/inbox-keys.ts';
import { listenForNews, type News } from './listen-for-news.ts';
import { createPace } from './pace.ts';

/** What is shown of drafts; when one goes live also of what is live. */
const ofDrafts = ['drafts', 'review'];
const OF_SITE = [...ofDrafts, 'versions', 'version', 'dishes', 'today', 'brand'];

/** What comes in, and what others do, shows by itself: lists and counts are read anew, and the messages that are named. */
export function useNews(brandId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    let gathered: Set<string> | 'all' = new Set();
    const stale = new Set<string>();
    const readAnew = (keys: QueryKey[]) => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    const ofSite = createPace(() => {
      const keys = Array.from(stale, (key) => [key, brandId]);
      stale.clear();
      return readAnew(keys);
    });
    const ofMessages = createPace(() => {
      const changed = gathered;
      gathered = new Set();
      const messages =
        changed === 'all' ? [inboxKeys.messages(brandId)] : Array.from(changed, (id) => inboxKeys.message(brandId, id));
      return readAnew([inboxKeys.lists(brandId), inboxKeys.counts(brandId), ['today', brandId], ...messages]);
    });
    function told({ ids, site }: News) {
      if (site) {
        if (site.about === 'here') return;
        for (const key of site.about === 'version' ? OF_SITE : ofDrafts) stale.add(key);
        ofSite.news();
        return;
      }
      if (!ids) {
        gathered = 'all';
        for (const key of OF_SITE) stale.add(key);
        ofSite.news();
      }
      if (gathered !== 'all') for (const id of ids ?? []) gathered.add(id);
      ofMessages.news();
    }
    const stop = listenForNews(inboxPath(brandId, '/news'), told);
    return () => {
      stop();
      ofSite.stop();
      ofMessages.stop();
    };
  }, [brandId, queries]);
}
