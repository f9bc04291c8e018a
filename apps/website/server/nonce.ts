/** What the scripts of one answer bear, and no other's: 122 random bits. */
export function newNonce(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
