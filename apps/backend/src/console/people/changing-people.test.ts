import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, consoleSuite } from '../../../testing/console-site.ts';
import { describeOnEachDatabase, embeddedDatabases } from '../../../testing/each-database.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { saveOperatorBrand } from '../../brands/brand-queries.ts';
import { brands } from '../../database/schema.ts';
import { forgetConsole } from '../forget-console.ts';

const logger = watchErrors();
type Person = Browser & { personId: string };

const invitation = (brandId: string, role: string, locations: string[] | null = null) => ({
  ...{ name: 'Ida', brandId, role, locations },
});

describe('people', () => {
  const site = consoleSuite(embeddedDatabases(), logger);
  let owner: Person;
  beforeAll(async () => {
    owner = await site().newOwner();
  }, 60_000);

  test('whose role changes have the new one at their next call, and none when it is taken', async () => {
    const pat = await site().newPerson('Pat', { brandId: 'maple', role: 'editor' });
    const change = { role: 'location', locations: ['west'] };
    expect((await owner.call('PUT', `/api/people/${pat.personId}/grants/maple`, change)).status).toBe(204);
    expect((await pat.get('/api/brands/maple')).body.locations).toMatchObject([{ id: 'west' }]);
    expect((await owner.delete(`/api/people/${pat.personId}/grants/maple`)).status).toBe(204);
    expect((await pat.get('/api/me')).status).toBe(401);
    expect((await pat.signIn()).status).toBe(401);
  });

  test('who are kept out are out at once, everywhere, until they are let in again', async () => {
    const { newPerson, tokenOf, newBrowser } = site();
    const pat = await newPerson('Pat', { brandId: 'maple', role: 'editor' });
    const back = await owner.post(`/api/people/${pat.personId}/return`);
    await owner.call('PATCH', `/api/people/${pat.personId}`, { disabled: true });
    expect((await pat.get('/api/me')).status).toBe(401);
    expect((await pat.signIn()).status).toBe(401);
    expect((await newBrowser().tryToJoin(tokenOf(back.body.link), 'Pat')).status).toBe(410);
    expect((await owner.post(`/api/people/${pat.personId}/return`)).status).toBe(409);
    await owner.call('PATCH', `/api/people/${pat.personId}`, { disabled: false });
    expect((await pat.signIn()).status).toBe(200);
  });

  test('who lost their passkey come back by a link, and what they had before counts no more', async () => {
    const { newPerson, newBrowser, tokenOf } = site();
    const pat = await newPerson('Pat', { brandId: 'maple', role: 'inbox' });
    const first = tokenOf((await owner.post(`/api/people/${pat.personId}/return`)).body.link);
    const second = tokenOf((await owner.post(`/api/people/${pat.personId}/return`)).body.link);
    expect((await newBrowser().tryToJoin(first, 'Pat')).status).toBe(410);
    const back = await newBrowser().join(second, 'Ignored');
    expect((await back.get('/api/me')).body).toMatchObject({ person: { id: pat.personId, name: 'Pat' } });
    expect((await pat.get('/api/me')).status).toBe(401);
    expect((await pat.signIn()).status).toBe(401);
    back.cookies.clear();
    expect((await back.signIn()).status).toBe(200);
    expect((await newBrowser().tryToJoin(second, 'Again')).status).toBe(410);
  });

  test('see their sessions and end them, and nobody else’s', async () => {
    const { newPerson, newBrowser } = site();
    const pat = await newPerson('Pat', { brandId: 'maple', role: 'inbox' });
    const here = await pat.get('/api/me/sessions');
    const phone = newBrowser();
    Object.assign(phone, { authenticator: pat.authenticator });
    const { body } = await phone.post('/api/session/options');
    const response = pat.authenticator.get(body.passkey);
    const android = {
      'user-agent': 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
    };
    await phone.post('/api/session', { ceremony: body.ceremony, response }, android);
    const { body: sessions } = await phone.get('/api/me/sessions');
    expect(sessions.map(({ current, device }: { current: boolean; device: string }) => [current, device])).toEqual([
      [true, 'Chrome on Android'],
      [false, 'A browser on a device'],
    ]);
    expect((await owner.delete(`/api/me/sessions/${here.body[0].id}`)).status).toBe(404);
    expect((await pat.get('/api/me')).status).toBe(200);
    expect((await phone.delete(`/api/me/sessions/${here.body[0].id}`)).status).toBe(204);
    expect((await pat.get('/api/me')).status).toBe(401);
    await pat.signIn();
    expect((await pat.delete('/api/me/sessions')).status).toBe(204);
    expect((await phone.get('/api/me')).status).toBe(401);
    expect((await owner.delete(`/api/people/${pat.personId}/sessions`)).status).toBe(204);
    expect((await pat.get('/api/me')).status).toBe(401);
  });

  test('add and remove ways to sign in, and never the last', async () => {
    const { newPerson, newBrowser } = site();
    const pat = await newPerson('Pat', { brandId: 'maple', role: 'inbox' });
    expect((await pat.delete(`/api/me/passkeys/${pat.authenticator.id}`)).body.error).toBe('last-way-in');
    const begun = await pat.post('/api/me/passkeys/options');
    expect(begun.body.passkey.excludeCredentials).toMatchObject([{ id: pat.authenticator.id }]);
    const key = newBrowser().authenticator;
    const made = { ceremony: begun.body.ceremony, response: key.create(begun.body.passkey), passkeyName: 'Safe' };
    // Somebody else's ceremony is nobody's: the key would be theirs.
    expect((await owner.post('/api/me/passkeys', made)).body.error).toBe('start-again');
    const again = await pat.post('/api/me/passkeys/options');
    const { body } = await pat.post('/api/me/passkeys', {
      ...{ ceremony: again.body.ceremony, response: key.create(again.body.passkey), passkeyName: 'Safe' },
    });
    expect(body.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Passkey', 'Safe']);
    expect((await owner.delete(`/api/me/passkeys/${key.id}`)).status).toBe(404);
    expect((await owner.call('PATCH', `/api/me/passkeys/${key.id}`, { name: 'Mine' })).status).toBe(404);
    expect((await pat.delete(`/api/me/passkeys/${pat.authenticator.id}`)).status).toBe(200);
    expect((await pat.signIn()).status).toBe(401);
  });

  test('whose id somebody else’s device claims keep their passkey', async () => {
    const { newBrowser, newPerson, tokenOf } = site();
    const pat = await newPerson('Pat', { brandId: 'maple', role: 'inbox' });
    const mallory = newBrowser();
    const { body } = await owner.post('/api/invitations', invitation('maple', 'inbox'));
    const begun = await mallory.post('/api/welcome/options', {
      invitation: tokenOf(body.link),
      way: 'passkey',
      name: 'M',
    });
    const response = pat.authenticator.create(begun.body.passkey);
    expect((await mallory.post('/api/welcome', { ceremony: begun.body.ceremony, response })).status).toBe(401);
    expect((await pat.signIn()).status).toBe(200);
  });

  test('of a brand that is deleted have nothing of one that takes its id later', async () => {
    const { newPerson, database } = site();
    await saveOperatorBrand(database, makeBrand('shortlived'));
    const pat = await newPerson('Pat', { brandId: 'shortlived', role: 'owner' });
    await database.delete(brands).where(eq(brands.id, 'shortlived'));
    await saveOperatorBrand(database, makeBrand('shortlived'));
    expect((await pat.get('/api/me')).body).toMatchObject({ grants: [], brands: [] });
    expect((await pat.get('/api/brands/shortlived')).status).toBe(404);
  });

  test('are told of in the log, newest first, by page, and not after two years', async () => {
    const { database } = site();
    await owner.post('/api/invitations', invitation('lucia', 'inbox'));
    const { body } = await owner.get('/api/audit?brand=lucia&what=people&limit=1');
    expect(body.entries).toMatchObject([
      {
        who: 'Olga',
        personId: owner.personId,
        brandId: 'lucia',
        what: 'people.invited',
        detail: { name: 'Ida', role: 'inbox', device: 'A browser on a device' },
      },
    ]);
    const all: string[] = [];
    for (let after = ''; ; ) {
      const page = await owner.get(`/api/audit?limit=7${after}`);
      all.push(...page.body.entries.map(({ id }: { id: string }) => id));
      if (page.body.next === null) break;
      after = `&after=${page.body.next}`;
    }
    expect(all).toEqual(all.toSorted().reverse());
    expect(new Set(all).size).toBe(all.length);
    expect((await owner.get('/api/audit?limit=1000')).status).toBe(400);
    await forgetConsole(database, new Date(Date.now() + 2 * 366 * 24 * 60 * 60_000));
    await owner.signIn();
    expect((await owner.get('/api/audit?what=people')).body.entries).toEqual([]);
  });
});

describeOnEachDatabase('the last owner', (makeDatabase) => {
  const site = consoleSuite(makeDatabase, logger);

  test('cannot go, be made less or be kept out, also when two go at once', async () => {
    const { newOwner, newPerson } = site();
    const owner = await newOwner();
    await newPerson('Mia', { brandId: 'maple', role: 'owner' });
    const leave = (who: Person) => [
      who.delete(`/api/people/${who.personId}/grants/*`),
      who.call('PUT', `/api/people/${who.personId}/grants/*`, { role: 'editor', locations: null }),
      who.call('PATCH', `/api/people/${who.personId}`, { disabled: true }),
    ];
    for (const { body } of await Promise.all(leave(owner))) expect(body.error).toBe('last-owner');
    expect((await owner.get('/api/me')).body.grants).toMatchObject([{ brandId: '*', role: 'owner' }]);

    const second = await newOwner('Second');
    const each = await Promise.all([
      owner.call('PATCH', `/api/people/${second.personId}`, { disabled: true }),
      second.delete(`/api/people/${owner.personId}/grants/*`),
      ...leave(owner),
      ...leave(second),
    ]);
    expect(each.filter(({ status }) => status === 204).length).toBeGreaterThan(0);
    const left = await Promise.all([owner, second].map((person) => person.get('/api/me')));
    const owners = left.filter(({ body }) => body.grants?.some(({ role }: { role: string }) => role === 'owner'));
    expect(owners).toHaveLength(1);
  });
});
