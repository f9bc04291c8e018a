import { fileLinkPage } from '@tablefront/console-wire/notifications';

let token = '';

/** Takes the token of a link out of the address, before anything else may see or keep it: history, referrers, a screen that is shared. */
export function takeLinkToken(): void {
  const isLink = location.pathname === '/welcome' || location.pathname === fileLinkPage;
  if (!isLink || location.hash.length < 2) return;
  token = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
}

export const linkToken = (): string => token;
