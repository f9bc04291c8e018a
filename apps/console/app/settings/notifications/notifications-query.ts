import { inboxPath } from '@tablefront/console-wire/inbox';
import type { NewRoute, Notifications, SavedRoute, Tested } from '@tablefront/console-wire/notifications';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const notificationsQuery = (brandId: string) =>
  queryOptions({
    queryKey: ['notifications', brandId],
    queryFn: ({ signal }) => call<Notifications>('GET', inboxPath(brandId, '/notifications'), { signal }),
  });

const pathOf = (brandId: string, id: string, below = '') =>
  inboxPath(brandId, `/notifications/${encodeURIComponent(id)}${below}`);

export const saveRoute = (brandId: string, id: string, body: NewRoute): Promise<SavedRoute> =>
  call('PUT', pathOf(brandId, id), { body });

export const removeRoute = (brandId: string, id: string): Promise<void> => call('DELETE', pathOf(brandId, id));

/** Sends a real message. @returns what to say of it */
export async function testRoute(brandId: string, id: string): Promise<Tested> {
  return call<Tested>('POST', pathOf(brandId, id, '/test'), { body: {} });
}
