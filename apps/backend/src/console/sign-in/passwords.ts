/**
 * Passwords for who has no passkey at hand, with Node alone. A password is stored as argon2id makes it; of the same result
 * comes the key that seals the seed of one-time codes, so that who reads the database has neither.
 */
import {
  type Argon2Parameters,
  argon2,
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { createSemaphore } from '@tablefront/off-thread/semaphore';

const derive = promisify(argon2);
/** As OWASP has it: 19 MiB, 2 passes; about 40 ms on a thread of Node's pool. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
/** Pages and files are read by the same threads. */
const few = createSemaphore({ atOnce: 2 });

interface Derived {
  /** What is compared. */
  check: Buffer;
  /** What seals. */
  key: Buffer;
}

async function derived(password: string, nonce: Buffer, { memory, passes, parallelism } = cost): Promise<Derived> {
  const message = password.normalize('NFC');
  const options: Argon2Parameters = { message, nonce, memory, passes, parallelism, tagLength: 32 };
  const tag = await few.run(() => derive('argon2id', options));
  const part = (name: string) => Buffer.from(hkdfSync('sha256', tag, '', `tablefront console ${name}`, 32));
  return { check: part('check'), key: part('seal') };
}

export interface StoredPassword {
  password: string;
  codeSeed: string;
}

/** What is stored of a password and of the seed that it seals. */
export async function storedPassword(password: string, seed: Buffer): Promise<StoredPassword> {
  const nonce = randomBytes(16);
  const { check, key } = await derived(password, nonce);
  const { memory, passes, parallelism } = cost;
  const text = ['argon2id', memory, passes, parallelism, nonce.toString('base64url'), check.toString('base64url')];
  return { password: text.join('$'), codeSeed: sealed(seed, key) };
}

/** The seed where the password is right. Without anything stored it takes as long, and nothing is right. */
export async function openedSeed(password: string, stored: StoredPassword | undefined): Promise<Buffer | undefined> {
  const [, memory, passes, parallelism, nonce = '', right = ''] = stored?.password.split('$') ?? [];
  const parameters = stored && { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const { check, key } = await derived(
    password,
    stored ? Buffer.from(nonce, 'base64url') : Buffer.alloc(16),
    parameters,
  );
  if (!stored || !timingSafeEqual(check, Buffer.from(right, 'base64url'))) return undefined;
  return unsealed(stored.codeSeed, key);
}

function sealed(seed: Buffer, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([cipher.update(seed), cipher.final()]);
  return [nonce, text, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('$');
}

function unsealed(text: string, key: Buffer): Buffer {
  const [nonce, seed, tag] = text.split('$').map((part) => Buffer.from(part, 'base64url'));
  if (!nonce || !seed || !tag) throw new Error('The seed of one-time codes is not as it was stored');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(seed), decipher.final()]);
}

const SHORTEST = 12;
const FEWEST_CHARACTERS = 6;

/** What is wrong with a password that somebody chooses; undefined where nothing is. `known`: what others know of them. */
export function weaknessOf(password: string, known: readonly string[]): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase();
  if ([...password].length < SHORTEST) return `Take ${SHORTEST} characters at least: three or four words will do.`;
  const rest = [...known, 'tablefront', 'password', 'passwort', 'restaurant', 'qwertyuiop', 'abcdefghij', '1234567890']
    .map((word) => word.normalize('NFKC').toLowerCase())
    .filter((word) => word.length >= 3)
    .reduce((text, word) => text.replaceAll(word, ''), plain);
  if (new Set(rest).size >= FEWEST_CHARACTERS) return undefined;
  return 'That is too easy to guess. Take three or four words that have nothing to do with you.';
}
