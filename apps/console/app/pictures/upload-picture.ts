import type { KeptPicture } from '@tablefront/console-wire/drafts';
import { inboxPath } from '@tablefront/console-wire/inbox';
import { call } from '../api/call.ts';

/** As the server has it. */
const LARGEST = 15_000_000;

/** Parts of the upright picture's width and height, from 0 to 1. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the server would refuse, said before it is sent: on a phone's connection that takes a minute. */
export function refusalOf({ size }: Pick<Blob, 'size'>): string | undefined {
  if (size === 0) return 'This file is empty.';
  return size > LARGEST ? 'This picture is larger than 15 MB. Make it smaller, and try again.' : undefined;
}

/**
 * Keeps a picture for a brand's pages.
 * @throws Refused, Unreachable as `call`
 */
export function uploadPicture(brandId: string, picture: Blob, crop?: Crop): Promise<KeptPicture> {
  const query = crop ? `?crop=${cropText(crop)}` : '';
  return call<KeptPicture>('POST', inboxPath(brandId, `/pictures${query}`), { picture });
}

export function cropText({ x, y, width, height }: Crop): string {
  return [x, y, width, height].map((part) => Math.min(1, Math.max(0, part)).toFixed(5)).join();
}
