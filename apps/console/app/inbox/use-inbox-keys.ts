import type { Change, InboxEntry, InboxQuery } from '@tablefront/console-wire/inbox';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMe } from '../api/me.ts';
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
  // What was opened by its address may stand in another list than this one.
  const entry =
    entries.find(({ id }) => id === shown) ??
    (shown ? queries.getQueryData(messageQuery(brandId, shown).queryKey) : undefined);

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
    const at = entries.findIndex(({ id }) => id === shown);
    const to = entries[at < 0 ? 0 : at + by];
    if (by > 0 && at >= entries.length - 5) fetchMore();
    if (!to) return;
    byKey.current = true;
    show(to.id);
    if (to.id === shown) focusRow(to.id);
  }
  function change(changed: InboxEntry, by: Change, says: string) {
    const after = applied(changed, by, { me: person, people: [] });
    const leaves = entries.some(({ id }) => id === changed.id) && !standsIn(after, query, person);
    if (leaves)
      show(
        afterwards(
          entries.map(({ id }) => id),
          changed.id,
          new Set([changed.id]),
        ),
      );
    void changeThem([changed], by, says);
  }
  function changeByKey(by: Change, says: string) {
    if (!entry) return false;
    byKey.current = true;
    change(entry, by, says);
    return true;
  }
  const here = open?.of === shown ? open : undefined;
  const set = (next: Partial<NonNullable<typeof open>>) =>
    setOpen({ writing: undefined, assigning: false, ...next, of: shown });
  const name = entry?.from ?? 'No name';

  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    r: () => shown && set({ writing: 'reply' }),
    n: () => shown && set({ writing: 'note' }),
    a: () => shown && set({ assigning: true }),
    e: () => changeByKey({ state: 'done' }, `Done: ${name}.`),
    '!': () => changeByKey({ spam: !entry?.spam }, entry?.spam ? `Not spam: ${name}.` : `Spam: ${name}.`),
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
