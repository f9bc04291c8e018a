/** Messages that only the browser can read which they are for (RFC 8291, by the encoding of RFC 8188). */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes, sign } from 'node:crypto';
import type { VapidKeys } from './vapid-keys.ts';

export interface BrowserKeys {
  /** Its public key, 65 bytes in base64url, and its secret, 16 bytes. */
  p256dh: string;
  auth: string;
}

/** What is in a message fits into one record; services take no more than 4 kB. */
const RECORD_SIZE = 4_096;
const LONGEST = 3_800;

/** @param pair and `salt` (16 bytes) are new for each message unless a test gives them */
export function encryptPush(
  message: string,
  { p256dh, auth }: BrowserKeys,
  pair: ECDH = newPair(),
  salt: Uint8Array = randomBytes(16),
): Buffer {
  const text = Buffer.from(message);
  if (text.length > LONGEST) throw new RangeError(`A message of ${text.length} bytes is too long for a push service`);
  const theirs = Buffer.from(p256dh, 'base64url');
  const own = pair.getPublicKey();
  const derive = (secret: Uint8Array, with_: Uint8Array, info: Uint8Array | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own]);
  const shared = derive(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The two says that this record is the last.
  const sealed = Buffer.concat([
    cipher.update(Buffer.concat([text, Buffer.of(2)])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.of(own.length), own, sealed]);
}

function newPair(): ECDH {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
}

const TOKEN_SECONDS = 12 * 60 * 60;

/** The header by which a service knows who sends. @param contact `https:` or `mailto:` */
export function vapidAuthorization(endpoint: URL, keys: VapidKeys, contact: string, now: Date): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: endpoint.origin, exp: Math.floor(now.getTime() / 1000) + TOKEN_SECONDS, sub: contact };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const key = { key: keys.privateKey, dsaEncoding: 'ieee-p1363' as const };
  return `vapid t=${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}, k=${keys.publicKey}`;
}
