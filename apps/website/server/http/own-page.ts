/**
 * Whether a page of this site made a request, as browsers say; undefined where nobody says anything.
 *
 * @param origin `https://host` as the visitor sees it
 */
export function isFromOwnPage({ headers }: Request, origin: string): boolean | undefined {
  const site = headers.get('sec-fetch-site');
  // `none`: the visitor alone, by a link from elsewhere or by the address bar.
  if (site !== null) return site === 'none' ? undefined : site === 'same-origin';
  const from = headers.get('origin');
  return from === null ? undefined : from === origin;
}
