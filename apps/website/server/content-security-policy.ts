/**
 * What a page may load. Scripts: the page's own by nonce or hash, and nothing inline besides. Pictures and frames come
 * from wherever the operator's configuration points to.
 *
 * @param scripts sources of the page's scripts, e.g. `'nonce-…' 'strict-dynamic'`
 * @param googleMaps allow what Google Maps does besides: it compiles code, fetches and starts workers from blobs.
 * Source: https://developers.google.com/maps/documentation/javascript/content-security-policy
 */
export function contentSecurityPolicy(scripts: string, backendOrigin: string | undefined, googleMaps: boolean): string {
  const maps = (sources: string) => (googleMaps ? sources : '');
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${scripts} ${maps("'unsafe-eval' blob:")}`,
    "style-src 'self' 'unsafe-inline' https:",
    "img-src 'self' data: blob: https: http:",
    "font-src 'self' data: https:",
    `connect-src 'self' https: ${backendOrigin ?? ''} ${maps('data: blob:')}`,
    "frame-src 'self' https: http:",
    "media-src 'self' https:",
    maps('worker-src blob:'),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' https:",
    "frame-ancestors 'self'",
  ];
  return directives
    .filter((directive) => directive !== '')
    .map((directive) => directive.replace(/\s+/g, ' ').trim())
    .join('; ');
}
