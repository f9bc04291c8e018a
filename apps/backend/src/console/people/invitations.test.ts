import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, consoleSuite } from '../../../testing/console-site.ts';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';

const logger = watchErrors();
type Person = Browser & { personId: string };

const owning = { role: 'owner', locations: null };
const invitation = (brandId: string, role: string, locations: string[] | null = null) => ({
  ...{ name: 'Ida', brandId, role, locations },
});

describe('invitations', () => {
  const site = consoleSuite(embeddedDatabases(), logger);
  let owner: Person;
  beforeAll(async () => {
    owner = await site().newOwner();
  }, 60_000);
  const link = async (by: Browser, what: object) => site().tokenOf((await by.post('/api/invitations', what)).body.link);

  test('say what they are for, let in once, and last seven days', async () => {
    const { newBrowser, later } = site();
    const token = await link(owner, invitation('maple', 'location', ['south']));
    const { body: log } = await owner.get('/api/audit?brand=maple&what=people.invited');
    expect(log.entries[0].detail).toMatchObject({ name: 'Ida', role: 'location', places: ['South'] });
    expect((await newBrowser().post('/api/welcome/look', { invitation: token })).body).toMatchObject({
      ...{ kind: 'join', name: 'Ida', invitedBy: 'Olga' },
      grant: { brandName: 'maple', role: 'location', locations: [{ id: 'south', name: 'South' }] },
    });
    const ida = await newBrowser().join(token, 'Ida');
    expect((await ida.get('/api/me')).body.grants).toMatchObject([{ brandId: 'maple', role: 'location' }]);
    // An owner of everything reads it across brands, too.
    for (const where of ['brand=maple&', '']) {
      const joined = await owner.get(`/api/audit?${where}what=people.joined`);
      expect(joined.body.entries[0].detail).toMatchObject({ role: 'location', places: ['South'] });
    }
    expect((await newBrowser().tryToJoin(token, 'Second')).body.error).toBe('link-over');

    const old = await link(owner, invitation('maple', 'inbox'));
    const begun = await newBrowser().post('/api/welcome/options', { invitation: old, way: 'passkey', name: 'Late' });
    expect(begun.status).toBe(200);
    later(7 * 24 * 60 + 1);
    expect((await newBrowser().post('/api/welcome/look', { invitation: old })).status).toBe(410);
    await owner.signIn();
    const { body } = await owner.get('/api/people?brand=maple');
    const { id } = body.invitations.find(({ over }: { over: boolean }) => over);
    const again = await owner.post(`/api/invitations/${id}/again`);
    expect((await newBrowser().tryToJoin(site().tokenOf(again.body.link), 'Late')).status).toBe(200);
  });

  test('that are taken back, or sent again, let nobody in by the old link', async () => {
    const { newBrowser, tokenOf } = site();
    const { body } = await owner.post('/api/invitations', invitation('maple', 'inbox'));
    const second = await owner.post(`/api/invitations/${body.id}/again`);
    expect((await newBrowser().tryToJoin(tokenOf(body.link), 'Old')).status).toBe(410);
    expect((await owner.delete(`/api/invitations/${body.id}`)).status).toBe(204);
    expect((await newBrowser().tryToJoin(tokenOf(second.body.link), 'Gone')).status).toBe(410);
    expect((await owner.delete(`/api/invitations/${body.id}`)).status).toBe(404);
  });

  test('give no more than who made them still has', async () => {
    const { newPerson, newBrowser } = site();
    const tokens: string[] = [];
    const inviters = [
      await newPerson('A', { brandId: 'maple', role: 'owner' }),
      await newPerson('B', { brandId: 'maple', role: 'owner' }),
    ];
    for (const inviter of inviters) tokens.push(await link(inviter, invitation('maple', 'owner')));
    const [demoted, kept] = inviters;
    await owner.call('PUT', `/api/people/${demoted?.personId}/grants/maple`, { role: 'editor', locations: null });
    await owner.call('PATCH', `/api/people/${kept?.personId}`, { disabled: true });
    for (const token of tokens) expect((await newBrowser().tryToJoin(token, 'Heir')).status).toBe(410);
  });

  test.each([
    ['owner', ['north']],
    ['editor', ['north']],
    ['location', null],
    ['location', []],
    ['inbox', []],
    ['admin', null],
  ])('are refused for %s with %j', async (role, locations) => {
    expect((await owner.post('/api/invitations', invitation('maple', role, locations))).status).toBe(400);
  });

  test('are refused for places and brands that are not there', async () => {
    const places = await owner.post('/api/invitations', invitation('maple', 'location', ['north', 'moon']));
    expect(places.body.error).toBe('unknown-location');
    expect((await owner.post('/api/invitations', invitation('*', 'location', ['north']))).body.error).toBe(
      'unknown-location',
    );
    expect((await owner.post('/api/invitations', invitation('none', 'editor'))).body.error).toBe('unknown-brand');
  });

  test('are taken by who is here already with the person that they are', async () => {
    const { newPerson } = site();
    const editor = await newPerson('Edi', { brandId: 'maple', role: 'editor' });
    const token = await link(owner, invitation('lucia', 'inbox'));
    const { body } = await editor.post('/api/welcome/accept', { invitation: token });
    expect(body.brands.map(({ id, role }: { id: string; role: string }) => [id, role])).toEqual([
      ['lucia', 'inbox'],
      ['maple', 'editor'],
    ]);
    expect((await editor.post('/api/welcome/accept', { invitation: token })).status).toBe(410);
    const second = await link(owner, invitation('lucia', 'owner'));
    expect((await editor.post('/api/welcome/accept', { invitation: second })).body.error).toBe('already-there');
  });

  test('with an e-mail address that somebody has lead to signing in', async () => {
    const { newBrowser } = site();
    await owner.call('PATCH', '/api/me', { email: 'Olga@maple.example' });
    const token = await link(owner, invitation('maple', 'editor'));
    const asked = { invitation: token, way: 'passkey', name: 'Olga', email: 'olga@MAPLE.example' };
    expect((await newBrowser().post('/api/welcome/options', asked)).body.error).toBe('email-taken');
  });
});

describe('what is dangerous', () => {
  const site = consoleSuite(embeddedDatabases(), logger);

  test('asks again after ten minutes who it is, with a passkey of that person', async () => {
    const { newOwner, later, newPerson } = site();
    const owner = await newOwner();
    const other = await newPerson('Pat', { brandId: 'maple', role: 'inbox' });
    const calls = () => [
      owner.post('/api/invitations', invitation('maple', 'inbox')),
      owner.call('PUT', `/api/people/${other.personId}/grants/maple`, owning),
      owner.delete(`/api/people/${other.personId}/grants/maple`),
      owner.call('PATCH', `/api/people/${other.personId}`, { disabled: true }),
      owner.post(`/api/people/${other.personId}/return`),
      owner.delete(`/api/people/${other.personId}/sessions`),
      owner.post('/api/me/passkeys/options'),
      owner.delete(`/api/me/passkeys/${owner.authenticator.id}`),
      owner.post('/api/me/password/options'),
      owner.delete('/api/me/password'),
      owner.delete('/api/me/sessions'),
      owner.delete('/api/me/sessions/0197'),
      owner.call('PATCH', '/api/me', { email: 'x@maple.example' }),
    ];
    later(11);
    for (const { status, body } of await Promise.all(calls())) expect([status, body.error]).toEqual([403, 'confirm']);

    // Somebody else's passkey is no proof, nor is an answer to another question.
    const asked = (await owner.post('/api/confirm/options')).body.passkey;
    const foreign = { ceremony: asked.ceremony, response: other.authenticator.get(asked.passkey) };
    expect((await owner.post('/api/confirm', foreign)).status).toBe(401);
    const signIn = (await owner.post('/api/session/options')).body;
    const swapped = { ceremony: signIn.ceremony, response: owner.authenticator.get(signIn.passkey) };
    expect((await owner.post('/api/confirm', swapped)).status).toBe(410);
    const theirs = (await other.post('/api/confirm/options')).body.passkey;
    const borrowed = { ceremony: theirs.ceremony, response: owner.authenticator.get(theirs.passkey) };
    expect((await owner.post('/api/confirm', borrowed)).status).toBe(401);
    expect((await calls()[0])?.body.error).toBe('confirm');

    const before = new Map(owner.cookies);
    expect((await owner.confirm()).status).toBe(200);
    expect((await owner.post('/api/invitations', invitation('maple', 'inbox'))).status).toBe(200);
    // The cookie is another one: what was copied before counts no more.
    const copy = site().newBrowser();
    for (const [name, value] of before) copy.cookies.set(name, value);
    expect((await copy.get('/api/me')).status).toBe(401);
  });
});
