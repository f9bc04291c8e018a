import type { InboxFilters, InboxQuery } from '@tablefront/console-wire/inbox';

/** Under what the answers about a brand's inbox are kept. */
export const inboxKeys = {
  lists: (brandId: string) => ['inbox', brandId, 'list'],
  list: (brandId: string, query: InboxQuery) => ['inbox', brandId, 'list', query],
  counts: (brandId: string) => ['inbox', brandId, 'counts'],
  count: (brandId: string, filters: InboxFilters) => ['inbox', brandId, 'counts', filters],
  messages: (brandId: string) => ['inbox', brandId, 'message'],
  message: (brandId: string, id: string) => ['inbox', brandId, 'message', id],
  about: (brandId: string) => ['inbox', brandId, 'about'],
  views: (brandId: string) => ['inbox', brandId, 'views'],
};
