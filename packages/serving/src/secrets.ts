import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits that nobody can guess, as text for a cookie or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored in place of a secret. It has so many bits that no salt and no slow hash adds anything. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Compares in a time that does not tell how much of the secret was right. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
