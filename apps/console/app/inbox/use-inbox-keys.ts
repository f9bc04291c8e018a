import type { Change, InboxEntry, InboxQuery } from '@tablefront/console-wire/inbox';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMe } from '../api/me.ts';
import { typedAhead } from '../frame/typed-ahead.ts';
import { useShortcuts } from '../frame/use-shortcuts.ts';
import { undoLast } from '../ui/toast.ts';
import { afterwards, applied, standsIn } from './change.ts';
import { messageQuery } from './inbox-queries.ts';
import { useChange } from './use-change.ts';

/** What the keys open beside the message. */
type Writing = 'reply' | 'note' | undefined;

export interface MessageActs {
  /** Changes the message that is shown; if it leaves the list with that, the next is there already. */
  change: (entry: InboxEntry, change: Change, says: string) => void;
  writing: Writing;
  write: (what: Writing) => void;
  assigning: boolean;
  openAssign: (open: boolean) => void;
}

interface Options {
  brandId: string;
  query: InboxQuery;
  entries: readonly InboxEntry[];
  shown: string | undefined;
  show: (id: string | undefined) => void;
  search: RefObject<HTMLInputElement | null>;
  fetchMore: () => void;
}

/** The drawn keys, and what they do: J K R N A E ! Z. */
export function useInboxKeys({ brandId, query, entries, shown, show, search, fetchMore }: Options): MessageActs {
  const { person } = useMe();
  const changeThem = useChange(brandId);
  const [open, setOpen] = useState<{ of: string | undefined; writing: Writing; assigning: boolean }>();
  const byKey = useRef(false);
  const queries = useQueryClient();
  // Keys come faster than pages are drawn: where one is by now, and what has left the list since it was drawn.
  const now = useRef(shown);
  const gone = useRef(new Set<string>());
  useEffect(() => {
    now.current = shown;
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that was drawn anew has them no more
  useEffect(() => gone.current.clear(), [entries]);
  const known = (id: string | undefined) =>
    entries.find((entry) => entry.id === id) ??
    // What was opened by its address may stand in another list than this one.
    (id === undefined ? undefined : queries.getQueryData(messageQuery(brandId, id).queryKey));
  function goTo(id: string | undefined) {
    now.current = id;
    show(id);
  }

  // Whoever goes by keys has the focus where they are: on the row.
  useEffect(() => {
    if (!byKey.current || !shown) return;
    byKey.current = false;
    focusRow(shown);
  }, [shown]);

  // The next message is there already when it is asked for.
  const next = entries[entries.findIndex(({ id }) => id === shown) + 1]?.id;
  useEffect(() => {
    if (next && shown) void queries.prefetchQuery(messageQuery(brandId, next));
  }, [brandId, next, shown, queries]);

  function step(by: number) {
    const left = entries.filter(({ id }) => !gone.current.has(id));
    const at = left.findIndex(({ id }) => id === now.current);
    const to = left[at < 0 ? 0 : at + by];
    if (by > 0 && at >= left.length - 5) fetchMore();
    if (!to) {
      if (now.current) focusRow(now.current);
      return;
    }
    byKey.current = true;
    goTo(to.id);
    if (to.id === shown) focusRow(to.id);
  }
  function change(changed: InboxEntry, by: Change, says: string) {
    const after = applied(changed, by, { me: person, people: [] });
    const leaves = entries.some(({ id }) => id === changed.id) && !standsIn(after, query, person);
    if (leaves) {
      gone.current.add(changed.id);
      const ids = entries.map(({ id }) => id);
      goTo(afterwards(ids, changed.id, gone.current));
    }
    void changeThem([changed], by, says);
  }
  function changeByKey(by: (entry: InboxEntry) => Change, says: (entry: InboxEntry) => string) {
    const entry = known(now.current);
    if (!entry) return false;
    byKey.current = true;
    change(entry, by(entry), `${says(entry)}: ${entry.from ?? 'No name'}.`);
    return true;
  }
  const here = open?.of === shown ? open : undefined;
  const set = (next: Partial<NonNullable<typeof open>>) =>
    setOpen({ writing: undefined, assigning: false, ...next, of: now.current });

  /** What is typed before the field has the focus is typed into it, and is no key of the list. */
  function writeByKey(writing: 'reply' | 'note') {
    if (!now.current) return false;
    const message = queries.getQueryData(messageQuery(brandId, now.current).queryKey);
    if (message && !message.reply && writing === 'reply') return false;
    typedAhead.wait(performance.now());
    set({ writing });
    return true;
  }

  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    r: () => writeByKey('reply'),
    n: () => writeByKey('note'),
    a: () => now.current && set({ assigning: true }),
    e: () =>
      changeByKey(
        () => ({ state: 'done' }),
        () => 'Done',
      ),
    '!': () =>
      changeByKey(
        ({ spam }) => ({ spam: !spam }),
        ({ spam }) => (spam ? 'Not spam' : 'Spam'),
      ),
    z: () => undoLast(),
    '/': () => search.current?.focus(),
  });
  return {
    change,
    writing: here?.writing,
    write(writing) {
      set({ writing });
      // The field that had the focus is gone once this is drawn.
      if (!writing && shown) requestAnimationFrame(() => focusRow(shown));
    },
    assigning: here?.assigning ?? false,
    openAssign: (assigning) => set({ assigning, writing: here?.writing }),
  };
}

function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`)?.focus();
}
