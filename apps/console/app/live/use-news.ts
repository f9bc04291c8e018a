import { inboxPath } from '@tablefront/console-wire/inbox';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inboxKeys } from '../inbox/inbox-keys.ts';
import { listenForNews, type News } from './listen-for-news.ts';

const GATHERED_MS = 300;

/** What comes in, and what others do, shows by itself: lists and counts are read anew, and the messages that are named. */
export function useNews(brandId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    let gathered: Set<string> | 'all' = new Set();
    let timer: ReturnType<typeof setTimeout> | undefined;
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
      if (site) return;
      if (!ids) gathered = 'all';
      else if (gathered !== 'all') for (const id of ids) gathered.add(id);
      timer ??= setTimeout(readAnew, GATHERED_MS);
    }
    const stop = listenForNews(inboxPath(brandId, '/news'), told);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [brandId, queries]);
}
