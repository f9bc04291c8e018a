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
