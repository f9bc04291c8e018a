import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type Browser, consoleSuite } from '../../../testing/console-site.ts';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { audit } from '../../database/schema.ts';
import { defaultRateLimits } from '../../limits/rate-limiter.ts';
import { invite } from '../people/change-people.ts';
import { base32, codeAt, codeUri, plainRecoveryCode, stepOfCode } from './one-time-codes.ts';
import { openedSeed, storedPassword, weaknessOf } from './passwords.ts';

const logger = watchErrors();
const PASSWORD = 'correct horse battery';

describe('one-time codes', () => {
  const seed = Buffer.from('12345678901234567890');

  // RFC 6238, appendix B.
  test.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('after %i seconds the standard’s is %s', (seconds, code) => {
    expect(codeAt(seed, Math.floor(seconds / 30), 8)).toBe(code);
  });

  test('count half a minute before and after, and once', () => {
    const now = new Date(1_111_111_109_000);
    const step = Math.floor(now.getTime() / 30_000);
    for (const near of [step - 1, step, step + 1]) {
      expect(stepOfCode(seed, codeAt(seed, near), 0, now)).toBe(near);
      expect(stepOfCode(seed, codeAt(seed, near), near, now)).toBeUndefined();
    }
    for (const far of [step - 2, step + 2]) expect(stepOfCode(seed, codeAt(seed, far), 0, now)).toBeUndefined();
    for (const wrong of ['', '0', '0000000', '١٢٣٤٥٦']) expect(stepOfCode(seed, wrong, 0, now)).toBeUndefined();
  });

  test('are set up by what authenticators read', () => {
    expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect(codeUri(seed, { host: '192.0.2.7', account: 'a b@c.example' })).toBe(
      `otpauth://totp/Tablefront%20192.0.2.7%3Aa%20b%40c.example?secret=${base32(seed)}&issuer=Tablefront+192.0.2.7`,
    );
    expect(plainRecoveryCode(' abcd-efgh 2345 ')).toBe('ABCDEFGH2345');
  });
});

describe('a stored password', () => {
  const seed = Buffer.from('12345678901234567890');

  test('opens the seed, and nothing else does', async () => {
    const stored = await storedPassword('pâté et fromage', seed);
    expect(stored.password).toMatch(/^argon2id\$19456\$2\$1\$/);
    // However the keyboard makes the letter.
    expect(await openedSeed('pa\u0302te\u0301 et fromage', stored)).toEqual(seed);
    expect(await openedSeed('pate et fromage', stored)).toBeUndefined();
    expect(await openedSeed('', stored)).toBeUndefined();
    expect(JSON.stringify(stored)).not.toContain(seed.toString('base64url'));
    expect((await storedPassword('pâté et fromage', seed)).password).not.toBe(stored.password);
    const changed = { ...stored, codeSeed: (await storedPassword('another one', seed)).codeSeed };
    await expect(openedSeed('pâté et fromage', changed)).rejects.toThrow();
  });

  test.each([
    ['short', true],
    ['12 characters', false],
    ['aaaaaaaaaaaaaaaaaaaa', true],
    ['passwordpassword', true],
    ['Password12345', true],
    ['123456789012', true],
    ['qwertyuiopqwertyuiop', true],
    ['tablefrontolga', true],
    ['olga@maple.example', true],
    ['correct horse battery', false],
    ['крокодил гена поёт', false],
  ])('%j being too weak is %s', (text, expected) => {
    expect(weaknessOf(text, ['Olga', 'olga', 'maple', 'example']) !== undefined).toBe(expected);
  });
});

describe('signing in with a password, where no passkey can be had', () => {
  const site = consoleSuite(embeddedDatabases(), logger, {
    origin: 'http://192.0.2.7:3000',
    limits: { ...defaultRateLimits, 'sign-in': { visitor: 10_000, brand: 10_000, everyMs: 0 } },
    lanes: { patienceMs: 1_000 },
  });

  async function joined(name: string, email: string) {
    const { newBrowser, firstLink, services, tokenOf, now } = site();
    const { link } =
      (await firstLink()) ??
      (await invite(services, 'command line', { name, brandId: '*', role: 'owner', locations: null }));
    const browser = newBrowser(nextAddress());
    const begun = await browser.post('/api/welcome/options', {
      invitation: tokenOf(link),
      way: 'password',
      name,
      email,
    });
    const seed = fromBase32(begun.body.secret);
    const code = () => codeAt(seed, Math.floor(now() / 30_000));
    const given = { ceremony: begun.body.ceremony, password: PASSWORD, code: code() };
    return { browser, seed, code, given, email };
  }
  let last = 0;
  const nextAddress = () => {
    last += 1;
    return `198.51.100.${last}`;
  };
  const signIn = (browser: Browser, email: string, code: string, given = PASSWORD) =>
    browser.post('/api/session', { email, password: given, code });

  test('is the only way offered', async () => {
    const browser = site().newBrowser();
    expect((await browser.get('/api/session')).body).toMatchObject({ passkeys: false });
    const { link } = (await site().firstLink()) ?? { link: '' };
    const refused = await browser.post('/api/welcome/options', {
      ...{ invitation: site().tokenOf(link), way: 'passkey', name: 'Olga' },
    });
    expect(refused.status).toBe(400);
  });

  test('begins with a link, a password that is not weak and a code that is right; a slip costs nothing', async () => {
    const { browser, given, email, code } = await joined('Olga', 'Olga@Maple.example ');
    expect((await browser.post('/api/welcome', { ...given, password: 'short' })).body.error).toBe('weak-password');
    expect((await browser.post('/api/welcome', { ...given, code: '000000' })).body.error).toBe('sign-in-failed');
    const { body, headers } = await browser.post('/api/welcome', given);
    expect(body.me.person).toMatchObject({ name: 'Olga', email: 'olga@maple.example' });
    expect(body.recoveryCodes).toHaveLength(10);
    expect(headers.getSetCookie().at(-1)).toMatch(
      /^tablefront-console=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect((await browser.post('/api/welcome', given)).status).toBe(410);

    // The code that it was set up with counts no more, and each that follows once.
    expect((await signIn(browser, email, code())).status).toBe(401);
    site().later(1);
    expect((await signIn(browser, ' OLGA@maple.example', code())).status).toBe(200);
    expect((await signIn(browser, email, code())).status).toBe(401);
    site().later(1);
    const both = await Promise.all([signIn(browser, email, code()), signIn(browser, email, code())]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);

    const [recovery = ''] = body.recoveryCodes;
    expect((await signIn(browser, email, recovery.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await signIn(browser, email, recovery)).status).toBe(401);
    expect((await browser.get('/api/me/ways')).body).toEqual({ passkeys: [], password: true, recoveryCodesLeft: 9 });
  });

  test('says of no address whether there is such an account, by no word and by no time', async () => {
    const { browser, given, email, code } = await joined('Ina', 'ina@maple.example');
    await browser.post('/api/welcome', given);
    site().later(1);
    const tries: [string, string, string][] = [
      [email, code(), 'wrong wrong wrong'],
      [email, '000000', PASSWORD],
      ['nobody@maple.example', code(), PASSWORD],
      ['no address', code(), PASSWORD],
      ['\u0000', code(), PASSWORD],
    ];
    const answers = [];
    for (const [whose, typed, tried] of tries) {
      const began = performance.now();
      const { status, body } = await signIn(site().newBrowser(nextAddress()), whose, typed, tried);
      answers.push({ status, body, hashed: performance.now() - began > 8 });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401, hashed: true });
  });

  test('is refused after ten guesses at one account, and the same for one that does not exist', async () => {
    const { database } = site();
    for (const email of ['ina@maple.example', 'nobody@maple.example']) {
      const guesser = site().newBrowser(nextAddress());
      for (let guess = 0; guess < 10; guess += 1)
        expect((await signIn(guesser, email, '000000', 'x')).status).toBe(401);
      const { status, headers } = await signIn(guesser, email, '000000', 'x');
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    // The log says of whom, as long as there are few, and nothing that somebody typed.
    const told = await database.select({ detail: audit.detail }).from(audit).where(eq(audit.what, 'session.refused'));
    expect(told.filter(({ detail }) => detail.name === 'Ina')).toHaveLength(5);
    expect(JSON.stringify(told)).not.toContain('nobody');
  });

  test('goes slowly for an account that is guessed at from everywhere, and for nobody else', async () => {
    const guess = () => signIn(site().newBrowser(nextAddress()), 'target@maple.example', '0', 'x');
    const guesses = Promise.all(Array.from({ length: 24 }, guess));
    const { browser, given, email, code } = await joined('Free', 'free@maple.example');
    await browser.post('/api/welcome', given);
    site().later(1);
    expect((await signIn(browser, email, code())).status).toBe(200);
    const statuses = (await guesses).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(21);
    expect(statuses).toContain(429);
  });

  test('leaves nothing in the database with which somebody could', async () => {
    const { database } = site();
    const { seed, browser, given } = await joined('Lea', 'lea@maple.example');
    await browser.post('/api/welcome', given);
    const { rows } = (await database.execute(sql`select * from people where name = 'Lea'`)) as unknown as {
      rows: object[];
    };
    const text = JSON.stringify(rows);
    for (const secret of [
      PASSWORD,
      seed.toString('hex'),
      seed.toString('base64url'),
      seed.toString('base64'),
      base32(seed),
    ])
      expect(text).not.toContain(secret);
  });

  test('is asked again before what is dangerous', async () => {
    const { browser, given, code } = await joined('Pia', 'pia@maple.example');
    await browser.post('/api/welcome', given);
    site().later(11);
    const invite = () => browser.post('/api/invitations', { name: 'X', brandId: '*', role: 'inbox', locations: null });
    expect((await invite()).body.error).toBe('confirm');
    expect((await browser.post('/api/confirm/options')).body).toEqual({ password: true });
    expect((await browser.post('/api/confirm', { password: PASSWORD, code: '000000' })).status).toBe(401);
    expect((await browser.post('/api/confirm', { password: PASSWORD, code: code() })).status).toBe(200);
    expect((await invite()).status).toBe(200);
  });
});

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
