import type { InboxEntry, InboxQuery } from '@tablefront/console-wire/inbox';
import { ListChecks, X } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useCounts } from './inbox-queries.ts';
import { MessageRow } from './message-row.tsx';
import { SavedViews } from './saved-views.tsx';

interface MessageListProps {
  brandId: string;
  query: InboxQuery;
  list: {
    isPending: boolean;
    isError: boolean;
    error: unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isPlaceholderData: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  entries: readonly InboxEntry[];
  shown: string | undefined;
  /** Undefined: no rows are being chosen. */
  selected: ReadonlySet<string> | undefined;
  onSelect: (selected: ReadonlySet<string> | undefined) => void;
  children: ReactNode;
}

/** Tabs, filters and rows; more rows come as the end comes near. */
export function MessageList(props: MessageListProps) {
  const { brandId, query, list, entries, shown, selected, onSelect, children } = props;
  const now = new Date();
  function toggle(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  }
  return (
    <section className="pane inbox-list" aria-label="Messages">
      <div className="inbox-top">
        <div className="row inbox-boxes">
          <Boxes brandId={brandId} query={query} />
          <SavedViews brandId={brandId} query={query} />
          <Button
            look="quiet"
            small
            icon={selected ? X : ListChecks}
            aria-label={selected ? 'Choose no messages' : 'Choose messages'}
            aria-pressed={selected !== undefined}
            disabled={entries.length === 0 && !selected}
            onClick={() => onSelect(selected ? undefined : new Set())}
          />
        </div>
        <FilterBar brandId={brandId} query={query} />
      </div>
      {list.isPending && <Loading what="the messages" rows={8} />}
      {list.isError && entries.length === 0 && (
        <Failed what="The inbox" error={list.error} onRetry={() => void list.refetch()} />
      )}
      <ul className="mails" aria-busy={list.isPlaceholderData}>
        {entries.map((entry) => (
          <MessageRow
            key={entry.id}
            entry={entry}
            to={paths.message(brandId, entry.id, query)}
            shown={entry.id === shown}
            now={now}
            chosen={selected?.has(entry.id)}
            onToggle={() => toggle(entry.id)}
          />
        ))}
      </ul>
      {list.hasNextPage && <More busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />}
      {children}
    </section>
  );
}

/** The next page is asked for as soon as its place comes near; the button is for who goes by the keyboard, or when that failed. */
function More({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    const near = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && more.current(),
      {
        rootMargin: '600px',
      },
    );
    if (place.current) near.observe(place.current);
    return () => near.disconnect();
  }, []);
  return (
    <div ref={place} className="card-body">
      <Button small busy={busy} onClick={onMore}>
        Show more
      </Button>
    </div>
  );
}

const boxes = [
  { box: 'open', name: 'Open' },
  { box: 'mine', name: 'Mine' },
  { box: 'done', name: 'Done' },
  { box: 'spam', name: 'Spam' },
] as const;

function Boxes({ brandId, query }: { brandId: string; query: InboxQuery }) {
  const counts = useCounts(brandId).data;
  return (
    <nav className="tabs" aria-label="Which">
      {boxes.map(({ box, name }) => {
        const count = box === 'done' ? undefined : counts?.[box];
        return (
          <Link
            key={box}
            to={paths.inbox(brandId, { ...withoutState(query), box })}
            aria-current={(query.box ?? 'open') === box ? 'page' : undefined}
          >
            {name}
            {count ? <span className="count quiet">{count}</span> : null}
          </Link>
        );
      })}
    </nav>
  );
}

// A state such as New would leave nothing in the box of what is done.
function withoutState({ state: _, ...query }: InboxQuery): InboxQuery {
  return query;
}
