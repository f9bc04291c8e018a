/**
 * What a page may load. Scripts: the page's own by nonce, what they load, and nothing inline besides.
 *
 * @param contentSources the directives for everything else, see `content-sources.ts`
 * @param googleMaps allow what Google Maps does besides: it compiles code and starts workers from blobs.
 * Source: https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
export function contentSecurityPolicy(nonce: string, contentSources: string[], googleMaps: boolean): string {
  const maps = (sources: string) => (googleMaps ? sources : '');
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic' ${maps("'unsafe-eval' blob:")}`,
    ...contentSources,
    maps('worker-src blob:'),
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
  ];
  return directives
    .filter((directive) => directive !== '')
    .map((directive) => directive.replace(/\s+/g, ' ').trim())
    .join('; ');
}
