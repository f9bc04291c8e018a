import { inboxPath } from '@tablefront/console-wire/inbox';
import type { Today } from '@tablefront/console-wire/today';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';

export const todayQuery = (brandId: string) =>
  queryOptions({
    queryKey: ['today', brandId],
    queryFn: ({ signal }) => call<Today>('GET', inboxPath(brandId, '/today'), { signal }),
  });
