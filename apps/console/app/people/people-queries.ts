import { type AuditPage, type AuditQuery, type People, peoplePaths } from '@tablefront/console-wire/people';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export const peopleQuery = (brandId: string) =>
  queryOptions({
    queryKey: ['people', brandId],
    queryFn: ({ signal }) =>
      call<People>('GET', `${peoplePaths.people}?${new URLSearchParams({ brand: brandId })}`, { signal }),
  });

export const auditQuery = (query: AuditQuery) =>
  infiniteQueryOptions({
    queryKey: ['audit', query],
    queryFn: ({ signal, pageParam }) =>
      call<AuditPage>('GET', `${peoplePaths.audit}?${paramsOf({ ...query, ...(pageParam && { after: pageParam }) })}`, {
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The same entries as a table (CSV). */
export const auditExport = (query: AuditQuery) => `${peoplePaths.auditExport}?${paramsOf(query)}`;

function paramsOf(query: AuditQuery): URLSearchParams {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
}
