import { FILE_LINK_PAGE } from '@tablefront/console-wire/notifications';

let token = '';

/** Takes the token of a link out of the address, before anything else may see or keep it: history, referrers, a screen that is shared. */
export function takeLinkToken(): void {
  // Another link that is opened in the same tab changes what stands behind # alone.
  addEventListener('hashchange', () => isLink() && location.reload());
  if (!isLink()) return;
  token = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
}

const isLink = (): boolean =>
  (location.pathname === '/welcome' || location.pathname === FILE_LINK_PAGE) && location.hash.length > 1;

export const linkToken = (): string => token;
