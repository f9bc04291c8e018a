import { inboxPath } from '@tablefront/console-wire/inbox';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inboxKeys } from '../inbox/inbox-keys.ts';
import { listenForNews, type News } from './listen-for-news.ts';

const GATHERED_MS = 300;
/** What is shown of drafts; when one goes live also of what is live. */
const OF_DRAFTS = ['drafts', 'review'];
const OF_SITE = [...OF_DRAFTS, 'versions', 'version', 'dishes', 'today', 'brand'];

/** What comes in, and what others do, shows by itself: lists and counts are read anew, and the messages that are named. */
export function useNews(brandId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    let gathered: Set<string> | 'all' = new Set();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stale = new Set<string>();
    let siteTimer: ReturnType<typeof setTimeout> | undefined;
    function readSiteAnew() {
      siteTimer = undefined;
      for (const key of stale) void queries.invalidateQueries({ queryKey: [key, brandId] });
      stale.clear();
    }
    function readAnew() {
      const changed = gathered;
      gathered = new Set();
      timer = undefined;
      for (const queryKey of [inboxKeys.lists(brandId), inboxKeys.counts(brandId), ['today', brandId]]) {
        void queries.invalidateQueries({ queryKey });
      }
      const messages =
        changed === 'all' ? [inboxKeys.messages(brandId)] : [...changed].map((id) => inboxKeys.message(brandId, id));
      for (const queryKey of messages) void queries.invalidateQueries({ queryKey });
    }
    function told({ ids, site }: News) {
      if (site) {
        if (site.about === 'here') return;
        for (const key of site.about === 'version' ? OF_SITE : OF_DRAFTS) stale.add(key);
        siteTimer ??= setTimeout(readSiteAnew, GATHERED_MS);
        return;
      }
      if (!ids) {
        gathered = 'all';
        for (const key of OF_SITE) stale.add(key);
        siteTimer ??= setTimeout(readSiteAnew, GATHERED_MS);
      }
      if (gathered !== 'all') for (const id of ids ?? []) gathered.add(id);
      timer ??= setTimeout(readAnew, GATHERED_MS);
    }
    const stop = listenForNews(inboxPath(brandId, '/news'), told);
    return () => {
      stop();
      clearTimeout(timer);
      clearTimeout(siteTimer);
    };
  }, [brandId, queries]);
}
