import { randomBytes } from 'node:crypto';

/** What the scripts of one answer bear, and no other's: 144 random bits. */
export function newNonce(): string {
  return randomBytes(18).toString('base64url');
}
