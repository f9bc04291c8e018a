/**
 * Whether a post comes from a page of another site, which must not send in a visitor's name. Browsers say where it comes
 * from, in one header or the other; what says nothing is no browser, and acts for nobody else.
 * @param request its URL is as the visitor sees it
 */
export function isForeignPost({ method, headers, url }: Request): boolean {
  if (method !== 'POST') return false;
  const site = headers.get('sec-fetch-site');
  const from = headers.get('origin');
  return (
    (site !== null && site !== 'same-origin' && site !== 'none') || (from !== null && from !== new URL(url).origin)
  );
}

/** Whether one of this site's own pages made the request, as browsers say; who says nothing is none. */
export function isFromOwnPage({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  // Where a proxy hides the scheme, a browser's own word is the only true one.
  return site === null || site === 'none' ? headers.get('origin') === new URL(url).origin : site === 'same-origin';
}
