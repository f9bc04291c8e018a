import {
  type InboxAbout,
  type InboxCounts,
  type InboxDetail,
  type InboxFilters,
  type InboxPage,
  type InboxQuery,
  inboxPath,
  type SavedView,
} from '@tablefront/console-wire/inbox';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { inboxParams } from './address.ts';
import { inboxKeys } from './inbox-keys.ts';

export const listQuery = (brandId: string, query: InboxQuery) =>
  infiniteQueryOptions({
    queryKey: inboxKeys.list(brandId, query),
    queryFn: ({ signal, pageParam }) =>
      call<InboxPage>(
        'GET',
        inboxPath(brandId, withParams('/inbox', { ...query, ...(pageParam && { after: pageParam }) })),
        {
          signal,
        },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const messageQuery = (brandId: string, id: string) =>
  queryOptions({
    queryKey: inboxKeys.message(brandId, id),
    queryFn: ({ signal }) => call<InboxDetail>('GET', messagePath(brandId, id), { signal }),
  });

export const messagePath = (brandId: string, id: string, below = ''): string =>
  inboxPath(brandId, `/inbox/${encodeURIComponent(id)}${below}`);

export function withParams(path: string, query: InboxQuery): string {
  const params = inboxParams(query).toString();
  return params ? `${path}?${params}` : path;
}

export const useCounts = (brandId: string, filters: InboxFilters = {}) =>
  useQuery({
    queryKey: inboxKeys.count(brandId, filters),
    queryFn: ({ signal }) =>
      call<InboxCounts>('GET', inboxPath(brandId, withParams('/inbox/counts', filters)), { signal }),
    placeholderData: keepPreviousData,
  });

/** How many messages nobody has taken up yet: the number at the inbox, on every page. */
export const useNewCount = (brandId: string): number => useCounts(brandId, { state: ['new'] }).data?.open ?? 0;

export const useInboxAbout = (brandId: string) =>
  useQuery({
    queryKey: inboxKeys.about(brandId),
    queryFn: ({ signal }) => call<InboxAbout>('GET', inboxPath(brandId, '/inbox/about'), { signal }),
    staleTime: 60_000,
  });

export const useViews = (brandId: string) =>
  useQuery({
    queryKey: inboxKeys.views(brandId),
    queryFn: async ({ signal }) =>
      (await call<{ views: SavedView[] }>('GET', inboxPath(brandId, '/inbox/views'), { signal })).views,
    staleTime: 60_000,
  });
