import { otherPathAt } from '../paths.ts';

/**
 * What every answer bears, whoever made it; an answer's own headers go before these. The policy of what a page may load is
 * the page's own, in place of the one here (`content-security-policy.ts`).
 */
const always: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': "frame-ancestors 'self'",
  // Popups that an operator's own script opens (payment, sign-in) may still talk to the page.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  // Geolocation, clipboard and payment are left to `allow` of the frame with the ordering page.
  'Permissions-Policy': [
    ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid'],
    ...['magnetometer', 'microphone', 'midi', 'serial', 'usb'],
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'X-Permitted-Cross-Domain-Policies': 'none',
};

interface Answer {
  requestId: string;
  /** How the visitor came; unknown where the request was refused. */
  scheme?: 'http' | 'https';
  path: string;
  hstsSeconds: number;
  /** Of a host that is no brand's: its own, in place of those of sites. */
  own?: Readonly<Record<string, string>>;
}

/** The headers of one answer, as names and values. */
export function securityHeaders({ requestId, scheme, path, hstsSeconds, own }: Answer): [string, string][] {
  const headers = Object.entries(own ?? always);
  if (!own) {
    headers.push(['Cross-Origin-Resource-Policy', otherPathAt(path)?.forOtherSites ? 'cross-origin' : 'same-origin']);
  }
  if (scheme === 'https') headers.push(['Strict-Transport-Security', `max-age=${hstsSeconds}`]);
  headers.push(['X-Request-Id', requestId]);
  return headers;
}
