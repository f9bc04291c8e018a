import { type InboxEntry, type InboxQuery, inboxPath } from '@tablefront/console-wire/inbox';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { Page } from '../frame/page.tsx';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { later } from '../ui/later.ts';
import { ownLink } from '../ui/own-link.ts';
import { useWide } from '../ui/use-wide.ts';
import { inboxQueryOf } from './address.ts';
import { listQuery, useInboxAbout, withParams } from './inbox-queries.ts';
import { kindLine } from './kinds.ts';
import { MessageList } from './message-list.tsx';
import { SearchMessages } from './search-messages.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';
import './inbox.css';
import './inbox-parts.css';

/** A phone shows the list first. */
const Message = later(() => import('./message.tsx'), 0);
const NoMessages = later(() => import('./no-messages.tsx'), 0);
const BulkBar = later(() => import('./bulk-bar.tsx'));

/** The server takes no more of one change. */
const MOST_AT_ONCE = 500;
const boxNames = { open: 'Inbox', mine: 'Mine', done: 'Done', spam: 'Spam', all: 'All messages' } as const;

/** The list and the message, side by side; on phones two screens. Filters stand in the address. */
export function InboxPage() {
  const { id: brandId } = useBrand();
  const { message } = useParams();
  const [params] = useSearchParams();
  const query = useMemo(() => inboxQueryOf(params), [params]);
  const wide = useWide();
  const navigate = useNavigate();
  const list = useInfiniteQuery({ ...listQuery(brandId, query), placeholderData: keepPreviousData });
  const entries = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data]);
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const may = useInboxAbout(brandId).data?.may;
  const search = useRef<HTMLInputElement>(null);

  // On a wide screen the first stands beside the list: nothing counts as read by being shown.
  const first = useFirst(query, entries, list.isPlaceholderData);
  const shown = message ?? (wide ? first : undefined);
  const shownEntry = entries.find(({ id }) => id === shown);
  function show(id: string | undefined) {
    void navigate(id ? paths.message(brandId, id, query) : paths.inbox(brandId, query), { replace: Boolean(message) });
  }
  const acts = useInboxKeys({
    brandId,
    query,
    entries,
    shown,
    show,
    search,
    fetchMore: () => void list.fetchNextPage(),
  });

  const empty = list.isSuccess && entries.length === 0;
  return (
    <Page
      title="Inbox"
      windowTitle={shownEntry && message ? titleOf(shownEntry) : boxNames[query.box ?? 'open']}
      back={message && paths.inbox(brandId, query)}
      className={`panes ${message ? 'reading' : ''}`}
      actions={
        <>
          <SearchMessages query={query} inputRef={search} />
          {may?.export && (
            <a
              className="btn not-phone"
              href={ownLink(inboxPath(brandId, withParams('/inbox/export', query)))}
              download
              title="What the filters leave, as a table (CSV)"
            >
              <Icon node={Download} />
              Export
            </a>
          )}
        </>
      }
    >
      <MessageList
        brandId={brandId}
        query={query}
        list={list}
        entries={entries}
        shown={shown}
        selected={selected}
        onSelect={setSelected}
      >
        {empty && (
          <Suspense>
            <NoMessages brandId={brandId} query={query} />
          </Suspense>
        )}
        {selected && selected.size > 0 && (
          <Suspense>
            <BulkBar
              brandId={brandId}
              entries={entries.filter(({ id }) => selected.has(id))}
              spam={query.box === 'spam'}
              of={Math.min(entries.length, MOST_AT_ONCE)}
              onAll={() => setSelected(new Set(entries.slice(0, MOST_AT_ONCE).map(({ id }) => id)))}
              onDone={() => setSelected(undefined)}
            />
          </Suspense>
        )}
      </MessageList>
      {shown ? (
        <Suspense fallback={<section className="pane mail" aria-label="Message" />}>
          <Message key={shown} brandId={brandId} id={shown} entry={shownEntry} query={query} acts={acts} />
        </Suspense>
      ) : (
        !empty && <section className="pane mail not-phone" aria-label="Message" />
      )}
    </Page>
  );
}

/** The first of a list when it came; it stays shown while others come in above it. */
function useFirst(query: InboxQuery, entries: readonly InboxEntry[], isOfBefore: boolean): string | undefined {
  const [kept, keep] = useState<{ query: InboxQuery; id: string }>();
  if (kept?.query === query && entries.some(({ id }) => id === kept.id)) return kept.id;
  const id = entries[0]?.id;
  if (id !== undefined && !isOfBefore) keep({ query, id });
  return id;
}

const titleOf = (entry: InboxEntry) => `${entry.from ?? 'No name'}: ${kindLine(entry)}`;
