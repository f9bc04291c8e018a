import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Previewed } from '@tablefront/backend';

/** Which draft or version of which brand may be looked at, and until when (milliseconds since 1970 UTC). */
export type PreviewGrant = Previewed & { brandId: string; until: number };

/** As long as the console trusts somebody to be who they proved to be. */
export const PREVIEW_MS = 10 * 60_000;
const LONGEST_TOKEN = 600;

/** What an address of a preview bears: all that there is to know, and a proof that we said it. Nothing is stored. */
export function signPreview({ brandId, until, ...shown }: PreviewGrant, key: Buffer): string {
  const what = 'version' in shown ? shown.version : shown.draftId;
  const payload = Buffer.from(JSON.stringify([what, brandId, until])).toString('base64url');
  return `${payload}.${macOf(payload, key)}`;
}

/** @returns undefined for what we did not sign, and for what is over */
export function readPreview(token: string, key: Buffer, now: number): PreviewGrant | undefined {
  const [payload = '', mac = '', ...more] = token.length > LONGEST_TOKEN ? [] : token.split('.');
  const given = Buffer.from(mac);
  const expected = Buffer.from(macOf(payload, key));
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  // Nobody but we can have written it.
  const [what, brandId, until] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    string | number,
    string,
    number,
  ];
  if (until <= now) return undefined;
  return typeof what === 'number' ? { version: what, brandId, until } : { draftId: what, brandId, until };
}

function macOf(payload: string, key: Buffer): string {
  return createHmac('sha256', key).update(`tablefront preview ${payload}`).digest('base64url');
}
