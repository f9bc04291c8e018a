/**
 * What a page may load. Scripts: the page's own by nonce, what they load, and nothing inline besides. Pictures and
 * frames come from wherever the operator's configuration points to.
 */
export function contentSecurityPolicy(nonce: string, backendOrigin: string | undefined): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline' https:",
    "img-src 'self' data: blob: https: http:",
    "font-src 'self' data: https:",
    `connect-src 'self' https: ${backendOrigin ?? ''}`.trim(),
    "frame-src 'self' https: http:",
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self' https:",
    "frame-ancestors 'self'",
  ].join('; ');
}
