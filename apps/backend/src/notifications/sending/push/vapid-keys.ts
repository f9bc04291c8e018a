/** The key by which push services know this site (VAPID, RFC 8292). */
import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface VapidKeys {
  /** 65 bytes, base64url: what browsers subscribe with. */
  publicKey: string;
  privateKey: KeyObject;
}

const CURVE = 'prime256v1';

/** @param privateKey 32 bytes as base64url; @throws where it is none of the curve P-256 */
export function vapidKeysOf(privateKey: string): VapidKeys {
  const pair = createECDH(CURVE);
  const secret = Buffer.from(privateKey, 'base64url');
  if (secret.length !== 32) throw new Error('is not 32 bytes in base64url');
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', d: secret.toString('base64url'), x, y };
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

export function isVapidKey(privateKey: string): boolean {
  try {
    return vapidKeysOf(privateKey).publicKey !== '';
  } catch {
    return false;
  }
}

/** That of the settings, else the one in the data directory, which is made where there is none. */
export async function openVapidKeys(dataDir: string, given?: string): Promise<VapidKeys> {
  if (given !== undefined) return vapidKeysOf(given);
  const file = join(dataDir, 'push-key');
  const pair = createECDH(CURVE);
  pair.generateKeys();
  const secret = pair.getPrivateKey();
  // A number may be short of its leading zeros.
  const made = Buffer.concat([Buffer.alloc(32 - secret.length), secret]).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600 });
    return vapidKeysOf(made);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return vapidKeysOf((await readFile(file, 'utf8')).trim());
  }
}
