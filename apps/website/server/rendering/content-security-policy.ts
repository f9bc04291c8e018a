/**
 * What a page may load. Scripts: the page's own by nonce or hash, and nothing inline besides.
 *
 * @param scripts sources of the page's scripts, e.g. `'nonce-…' 'strict-dynamic'`
 * @param contentSources the directives for everything else, see `content-sources.ts`
 * @param googleMaps allow what Google Maps does besides: it compiles code and starts workers from blobs.
 * Source: https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
export function contentSecurityPolicy(scripts: string, contentSources: string[], googleMaps: boolean): string {
  const maps = (sources: string) => (googleMaps ? sources : '');
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${scripts} ${maps("'unsafe-eval' blob:")}`,
    ...contentSources,
    maps('worker-src blob:'),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return directives
    .filter((directive) => directive !== '')
    .map((directive) => directive.replace(/\s+/g, ' ').trim())
    .join('; ');
}
