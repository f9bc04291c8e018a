import type { CodeSet, CodeSetChange, CodesPage, NewCodeSet } from '@tablefront/console-wire/codes';
import { inboxPath } from '@tablefront/console-wire/inbox';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';

const key = (brandId: string) => ['codes', brandId];

export const codesQuery = (brandId: string) =>
  queryOptions({
    queryKey: key(brandId),
    queryFn: ({ signal }) => call<CodesPage>('GET', inboxPath(brandId, '/codes'), { signal }),
  });

const at = (brandId: string, id: string) => inboxPath(brandId, `/codes/${encodeURIComponent(id)}`);

/** Makes codes, and changes those that are there. */
export function useCodesChange(brandId: string) {
  const queries = useQueryClient();
  const put = (set: CodeSet) =>
    queries.setQueryData<CodesPage>(key(brandId), (page) => {
      if (!page) return page;
      const isThere = page.sets.some(({ id }) => id === set.id);
      const sets = isThere ? page.sets.map((one) => (one.id === set.id ? set : one)) : [set, ...page.sets];
      return { ...page, sets };
    });
  return {
    make: useMutation({
      mutationFn: ({ id, ...body }: NewCodeSet & { id: string }) => call<CodeSet>('PUT', at(brandId, id), { body }),
      onSuccess: put,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: CodeSetChange & { id: string }) =>
        call<CodeSet>('PATCH', at(brandId, id), { body }),
      onSuccess: put,
    }),
  };
}
