import { noFeatures } from '../console/console-policy.ts';

/**
 * What every answer on the preview's host bears. It is a page of a brand as guests will see it, and nobody's but the console's:
 * framed there alone, kept and indexed nowhere, and nothing is sent from it.
 * @param consoleOrigin whose pages may frame it
 */
export const previewHeaders = (consoleOrigin: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `default-src 'none'; ${closed(consoleOrigin)}`,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': noFeatures,
  'X-Permitted-Cross-Domain-Policies': 'none',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
});

/**
 * The policy of a page as the site itself makes it, closed where something could leave: forms, calls of other hosts, frames in
 * which one could order. Frames of maps stay.
 */
export function previewPolicy(ofPage: string, consoleOrigin: string): string {
  const open = ofPage
    .split('; ')
    .filter((directive) => !/^(?:base-uri|form-action|frame-ancestors|frame-src|connect-src) /.test(directive));
  return [...open, "connect-src 'self'", `frame-src ${MAPS}`, closed(consoleOrigin)].join('; ');
}

const MAPS = 'https://www.google.com https://maps.google.com';

function closed(consoleOrigin: string): string {
  return `base-uri 'none'; form-action 'none'; frame-ancestors ${consoleOrigin}`;
}
