/**
 * What every answer on the console's host bears. Nothing but its own script runs there, nothing else is talked to, and nobody
 * frames it; only pictures of brands come from elsewhere.
 */
const policy = (previews: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' blob: data: https:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Nothing else is framed, and a brand's own scripts run in none of them.
    `frame-src ${previews}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

const needless = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'];
const needlessToo = ['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/** @param previews the origin where drafts are shown */
/** No page of ours asks for any of them. */
export const noFeatures = [...needless, ...needlessToo].map((feature) => `${feature}=()`).join(', ');

export const consoleHeaders = (previews: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy(previews),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': noFeatures,
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-Robots-Tag': 'noindex, nofollow',
});
