let token = '';

/** Takes the token of a link out of the address, before anything else may see or keep it: history, referrers, a screen that is shared. */
export function takeLinkToken(): void {
  if (location.pathname !== '/welcome' || location.hash.length < 2) return;
  token = location.hash.slice(1);
  history.replaceState(history.state, '', location.pathname);
}

export const linkToken = (): string => token;
