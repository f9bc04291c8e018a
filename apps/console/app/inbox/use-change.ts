import type { InboxQuery } from '@tablefront/console-wire/inbox';
import {
  type Change,
  type Changed,
  type InboxDetail,
  type InboxEntry,
  type InboxPage,
  inboxPath,
} from '@tablefront/console-wire/inbox';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useMe } from '../api/me.ts';
import { inWords } from '../api/refused.ts';
import { say, sayWrong } from '../ui/toast.ts';
import { applied, type Known, type Step, standsIn, stepsBack } from './change.ts';
import { inboxKeys } from './inbox-keys.ts';
import { messagePath, useInboxAbout } from './inbox-queries.ts';

type List = InfiniteData<InboxPage>;

/**
 * Changes submissions: shown at once in every list and in the message, sent one after the other, and told with a way back.
 * Offline the changes wait. What the server refuses is shown as it is there.
 */
export function useChange(brandId: string) {
  const queries = useQueryClient();
  const { person } = useMe();
  const about = useInboxAbout(brandId).data;
  const known: Known = { me: person, people: about?.people ?? [] };
  const mutationKey = ['inbox', brandId, 'change'];

  const { mutateAsync } = useMutation({
    mutationKey,
    // One after the other: what is taken back is sent after what it takes back.
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ ids, change }: Step) => send(brandId, ids, change),
    onMutate: async ({ ids, change }) => {
      await queries.cancelQueries({ queryKey: ['inbox', brandId] });
      show(queries, brandId, new Set(ids), change, known);
    },
    onSettled: async () => {
      if (queries.isMutating({ mutationKey }) > 1) return;
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['inbox', brandId] }),
        queries.invalidateQueries({ queryKey: ['today', brandId] }),
      ]);
    },
  });

  /** @param says e.g. `Done: Isabelle Roy.`; nothing is said, and nothing can be taken back, without it */
  return async (entries: readonly InboxEntry[], change: Change, says?: string): Promise<Changed | undefined> => {
    const back = stepsBack(entries, change);
    const undo = () => {
      for (const step of back) mutateAsync(step).catch(failed);
    };
    if (says) say(says, back.length > 0 ? undo : undefined);
    return await mutateAsync({ ids: entries.map(({ id }) => id), change }).catch(failed);
  };
}

function failed(error: unknown): undefined {
  sayWrong(`Not changed. ${inWords(error)}`);
}

function send(brandId: string, ids: string[], change: Change): Promise<Changed> {
  const [first, ...others] = ids;
  if (first && others.length === 0) return call<Changed>('PATCH', messagePath(brandId, first), { body: change });
  return call<Changed>('POST', inboxPath(brandId, '/inbox/bulk'), { body: { ...change, ids } });
}

/** Changes what is kept of the answers, so that it is seen before the server has said a word. */
function show(queries: QueryClient, brandId: string, ids: ReadonlySet<string>, change: Change, known: Known): void {
  for (const [key, list] of queries.getQueriesData<List>({ queryKey: inboxKeys.lists(brandId) })) {
    if (list) queries.setQueryData(key, changedList(list, key[3] as InboxQuery, ids, change, known));
  }
  for (const id of ids) {
    queries.setQueryData<InboxDetail>(
      inboxKeys.message(brandId, id),
      (message) => message && applied(message, change, known),
    );
  }
}

function changedList(list: List, query: InboxQuery, ids: ReadonlySet<string>, change: Change, known: Known): List {
  const pages = list.pages.map((page) => ({
    ...page,
    items: page.items
      .map((entry) => (ids.has(entry.id) ? applied(entry, change, known) : entry))
      .filter((entry) => !ids.has(entry.id) || standsIn(entry, query, known.me)),
  }));
  return { ...list, pages };
}
