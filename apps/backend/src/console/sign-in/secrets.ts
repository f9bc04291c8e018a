import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody can guess, as text for a cookie or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored in place of a secret. It has so many bits that no salt and no slow hash adds anything. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
