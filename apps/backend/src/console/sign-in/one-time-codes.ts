/** Codes of an authenticator (RFC 6238: SHA-1, 30 seconds, six digits), and what is typed where it is lost. */
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
/** Base32 without padding, RFC 4648. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * As many bits as the hash has, made of the secret with which the browser sends its answer: until a password seals it, it is
 * stored nowhere.
 */
export function seedOfCeremony(ceremony: string): Buffer {
  return Buffer.from(hkdfSync('sha256', ceremony, '', 'tablefront console code seed', 20));
}

export function codeAt(seed: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', seed).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

/**
 * The step of a code that shows now, or did or will within half a minute: clocks differ.
 *
 * @param lastStep the step of the last code that was used: none at or before it counts again
 */
export function stepOfCode(seed: Buffer, code: string, lastStep: number, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / STEP_MS);
  const given = Buffer.from(code);
  return [current - 1, current, current + 1].find((step) => {
    const right = Buffer.from(codeAt(seed, step));
    return step > lastStep && given.length === right.length && timingSafeEqual(given, right);
  });
}

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What authenticators read from a QR code. */
export function codeUri(seed: Buffer, { host, account }: { host: string; account: string }): string {
  const parameters = new URLSearchParams({ secret: base32(seed), issuer: `Tablefront ${host}` });
  return `otpauth://totp/${encodeURIComponent(`Tablefront ${host}:${account}`)}?${parameters}`;
}

const RECOVERY_COUNT = 10;

/** Ten codes of 120 bits, so many that a plain hash of one is not guessed from; four letters to a group. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_COUNT }, () => (base32(randomBytes(15)).match(/.{4}/g) ?? []).join('-'));
}

/** As it was shown, however it was typed. */
export function plainRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z2-7]/g, '');
}
