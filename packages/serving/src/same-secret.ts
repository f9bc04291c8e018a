import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in a time that does not tell how much of the secret was right. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
