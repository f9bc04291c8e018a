import type { Link } from '@tablefront/restaurant/link';

/** The address of a call as a link: a download, a picture. Only what `inboxPath` and the like compose comes here. */
export function ownLink(path: string): Link {
  if (!path.startsWith('/api/')) throw new Error('Only calls of the console are linked so');
  return path as Link;
}
