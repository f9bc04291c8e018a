import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../../testing/authenticator.ts';
import { CONSOLE_ORIGIN, consoleSuite } from '../../../testing/console-site.ts';
import { describeOnEachDatabase, embeddedDatabases } from '../../../testing/each-database.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { defaultRateLimits } from '../../limits/rate-limiter.ts';

const logger = watchErrors();

describeOnEachDatabase('the first owner', (makeDatabase) => {
  const site = consoleSuite(makeDatabase, logger);

  test('comes by the link of the last start, once; then there is no such link any more', async () => {
    const { firstLink, newBrowser, tokenOf } = site();
    const [first, second] = [await firstLink(), await firstLink()];
    const door = await newBrowser().get('/api/session');
    expect(door.body).toEqual({ signedIn: false, passkeys: true, nobodyYet: true });
    expect((await newBrowser().tryToJoin(tokenOf(first?.link ?? ''), 'Early')).status).toBe(410);
    const token = tokenOf(second?.link ?? '');
    expect((await newBrowser().post('/api/welcome/look', { invitation: token })).body).toMatchObject({
      kind: 'first',
      grant: { brandId: '*', role: 'owner', locations: null },
    });

    // Two who have the link: both may begin, one comes in.
    const [olga, mallory] = [newBrowser(), newBrowser()];
    const answers = await Promise.all([olga.tryToJoin(token, 'Olga'), mallory.tryToJoin(token, 'Mallory')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect((await newBrowser().tryToJoin(token, 'Late')).status).toBe(410);
    expect(await firstLink()).toBeUndefined();
    const me = await (answers[0].status === 200 ? olga : mallory).get('/api/me');
    expect(me.body.brands.map(({ id }: { id: string }) => id)).toEqual(['lucia', 'maple']);
  });

  test('the database holds neither links nor cookies that could be used', async () => {
    const { newOwner, newBrowser, database } = site();
    const owner = await newOwner('Second');
    const [name, secret] = [...owner.cookies][0] ?? ['', ''];
    const { body } = await owner.post('/api/invitations', {
      name: 'Ina',
      brandId: 'maple',
      role: 'editor',
      locations: null,
    });
    const token = body.link.split('#')[1];
    const all: string[] = [];
    for (const table of ['people', 'passkeys', 'console_sessions', 'invitations', 'console_ceremonies', 'audit']) {
      const { rows } = (await database.execute(sql`select * from ${sql.identifier(table)}`)) as unknown as {
        rows: object[];
      };
      all.push(...rows.map((row) => JSON.stringify(row)));
    }
    for (const row of all) {
      expect(row).not.toContain(secret);
      expect(row).not.toContain(token);
    }
    // What is stored opens nothing.
    const { rows } = (await database.execute(sql`select hash from console_sessions`)) as unknown as {
      rows: { hash: string }[];
    };
    for (const { hash } of rows) {
      const thief = newBrowser();
      thief.cookies.set(name, hash);
      expect((await thief.get('/api/me')).status).toBe(401);
    }
  });
});

describe('signing in', () => {
  const site = consoleSuite(embeddedDatabases(), logger);
  const limited = consoleSuite(embeddedDatabases(), logger, { limits: defaultRateLimits });

  test('works with the passkey, and an answer counts once', async () => {
    const { newOwner, newBrowser } = site();
    const olga = await newOwner();
    expect((await olga.delete('/api/session')).status).toBe(204);
    expect((await olga.get('/api/me')).status).toBe(401);
    const { body } = await olga.post('/api/session/options');
    // Nobody learns who has an account.
    expect(body.passkey.allowCredentials).toEqual([]);
    const answer = { ceremony: body.ceremony, response: olga.authenticator.get(body.passkey) };
    const [one, other] = await Promise.all([
      olga.post('/api/session', answer),
      newBrowser().post('/api/session', answer),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 410]);
    expect((await newBrowser().post('/api/session', answer)).status).toBe(410);
  });

  test.each([
    ['another page asked', { origin: 'https://trattoria.tablefront.test' }],
    ['it is another host’s', { rpId: 'trattoria.tablefront.test' }],
    ['the person was not verified', { unverified: true }],
    ['another key signed', { key: createAuthenticator(CONSOLE_ORIGIN).privateKey }],
    ['an older challenge was signed', { challenge: 'YWJjZGVmZ2hpamtsbW5vcA' }],
  ])('is refused where %s', async (_, bent) => {
    const olga = await site().newOwner();
    olga.cookies.clear();
    expect(await olga.signIn(bent)).toMatchObject({ status: 401, body: { error: 'sign-in-failed' } });
    expect((await olga.signIn()).status).toBe(200);
  });

  test('is refused with a passkey that was copied, or is nobody’s', async () => {
    const { newOwner, newBrowser } = site();
    const olga = await newOwner();
    for (let times = 0; times < 3; times += 1) await olga.signIn();
    olga.authenticator.setCounter(0);
    expect((await olga.signIn()).status).toBe(401);
    expect((await newBrowser().signIn()).status).toBe(401);
  });

  test('is refused after five minutes, and with a ceremony of another kind', async () => {
    const { newOwner, later } = site();
    const olga = await newOwner();
    const { body } = await olga.post('/api/session/options');
    later(6);
    const late = await olga.post('/api/session', {
      ceremony: body.ceremony,
      response: olga.authenticator.get(body.passkey),
    });
    expect(late.status).toBe(410);
    const confirming = (await olga.post('/api/confirm/options')).body.passkey;
    const response = olga.authenticator.get(confirming.passkey);
    expect((await olga.post('/api/session', { ceremony: confirming.ceremony, response })).status).toBe(410);
  });

  test('gives a cookie that no script reads, no other host sets and no other site sends', async () => {
    const olga = await site().newOwner();
    const { headers } = await olga.signIn();
    const line = headers.getSetCookie().at(-1) ?? '';
    expect(line).toMatch(/^__Host-tablefront-console=[\w-]{43}; /);
    const attributes = line.split('; ').slice(1).toSorted();
    expect(attributes).toEqual(['HttpOnly', 'Max-Age=1209600', 'Path=/', 'SameSite=Strict', 'Secure']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('begins a session of its own: neither one that was put there nor the one before goes on', async () => {
    const { newOwner, newBrowser } = site();
    const olga = await newOwner();
    const before = new Map(olga.cookies);
    olga.cookies.set('__Host-tablefront-console', 'chosen-by-somebody-else-chosen-by-somebody');
    await olga.signIn();
    expect(olga.cookies.get('__Host-tablefront-console')).not.toBe('chosen-by-somebody-else-chosen-by-somebody');
    const again = newBrowser();
    for (const [name, value] of olga.cookies) again.cookies.set(name, value);
    await olga.signIn();
    expect((await again.get('/api/me')).status).toBe(401);
    const old = newBrowser();
    for (const [name, value] of before) old.cookies.set(name, value);
    // It was another browser's as far as anybody knows, and goes on until it is ended.
    expect((await old.get('/api/me')).status).toBe(200);
  });

  test('is begun sixty times in ten minutes by one visitor, and others go on', async () => {
    const { newBrowser } = limited();
    const begin = async (address: string) => (await newBrowser(address).post('/api/session/options')).status;
    for (let times = 0; times < 60; times += 1) expect(await begin('192.0.2.66')).toBe(200);
    expect(await begin('192.0.2.66')).toBe(429);
    expect(await begin('192.0.2.67')).toBe(200);
    expect((await newBrowser('192.0.2.66').post('/api/welcome/look', { invitation: 'x'.repeat(43) })).status).toBe(429);
  });

  test('lasts two days without a call, and two weeks with', async () => {
    const { newOwner, later } = site();
    const [idle, busy] = [await newOwner('Idle'), await newOwner('Busy')];
    const day = 24 * 60;
    later(2 * day - 1);
    expect((await idle.get('/api/me')).status).toBe(200);
    later(2 * day + 1);
    expect((await idle.get('/api/me')).status).toBe(401);
    await busy.signIn();
    for (let days = 1; days < 14; days += 1) {
      later(day);
      expect((await busy.get('/api/me')).status).toBe(200);
    }
    later(day + 1);
    expect((await busy.get('/api/me')).status).toBe(401);
  });
});
