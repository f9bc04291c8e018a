import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, consoleSuite } from '../../../testing/console-site.ts';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { setGrant } from './grants.ts';

const logger = watchErrors();
type Person = Browser & { personId: string };

const invitation = (brandId: string, role: string, locations: string[] | null = null) => ({
  ...{ name: 'Somebody', brandId, role, locations },
});

describe('what a role sees', () => {
  const site = consoleSuite(embeddedDatabases(), logger);
  let owner: Person;
  let manager: Person;
  beforeAll(async () => {
    owner = await site().newOwner();
    manager = await site().newPerson('Max', { brandId: 'maple', role: 'location', locations: ['north', 'west'] });
  }, 60_000);

  test('is theirs: brands, and the places in them', async () => {
    const { body: me } = await manager.get('/api/me');
    expect(me.person).toMatchObject({ id: manager.personId, name: 'Max', email: null });
    const north = { id: 'north', name: 'North' };
    expect(me.grants).toEqual([
      { brandId: 'maple', brandName: 'maple', role: 'location', locations: [north, { id: 'west', name: 'West' }] },
    ]);
    expect(me.brands).toEqual([{ id: 'maple', name: 'maple', isDemo: false, role: 'location' }]);
    const { body: maple } = await manager.get('/api/brands/maple');
    expect(maple).toMatchObject({ allLocations: false, timeZone: 'America/Toronto', role: 'location' });
    expect(maple.locations.map(({ id }: { id: string }) => id)).toEqual(['north', 'west']);
    expect((await owner.get('/api/brands/maple')).body).toMatchObject({ allLocations: true, role: 'owner' });
    // A brand of others is no other than one that is not there.
    expect((await manager.get('/api/brands/lucia')).body).toEqual((await manager.get('/api/brands/none')).body);
    expect((await manager.get('/api/brands/lucia')).status).toBe(404);
  });

  test.each(['editor', 'location', 'inbox'] as const)('people and the log are not for %s', async (role) => {
    const { newPerson } = site();
    const locations = role === 'location' ? ['north'] : undefined;
    const person = await newPerson('Pat', { brandId: 'maple', role, locations });
    const calls = [
      await person.get('/api/people?brand=maple'),
      await person.get('/api/audit?brand=maple'),
      await person.get('/api/people?brand=*'),
      await person.get('/api/audit'),
      await person.post('/api/invitations', invitation('maple', 'inbox')),
      await person.call('PUT', `/api/people/${person.personId}/grants/maple`, { role: 'owner', locations: null }),
      await person.call('PUT', `/api/people/${person.personId}/grants/*`, { role: 'owner', locations: null }),
      await person.delete(`/api/people/${owner.personId}/grants/*`),
    ];
    for (const { status, body } of calls) expect([status, body.error]).toEqual([403, 'not-allowed']);
    for (const answer of [
      await person.call('PATCH', `/api/people/${owner.personId}`, { disabled: true }),
      await person.post(`/api/people/${owner.personId}/return`),
      await person.delete(`/api/people/${owner.personId}/sessions`),
    ])
      expect([answer.status, answer.body.error]).toEqual([404, 'unknown-person']);
  });
});

describe('a brand’s owner', () => {
  const site = consoleSuite(embeddedDatabases(), logger);
  let all: Person;
  let maple: Person;
  let lucia: Person;
  beforeAll(async () => {
    const { newOwner, newPerson } = site();
    all = await newOwner('All');
    maple = await newPerson('Mia', { brandId: 'maple', role: 'owner' });
    lucia = await newPerson('Lea', { brandId: 'lucia', role: 'owner' });
  }, 60_000);

  test.each([
    ['all brands', '*'],
    ['another brand', 'lucia'],
    ['a brand that is not there', 'none'],
  ])('gives no role for %s', async (_, brandId) => {
    expect((await maple.post('/api/invitations', invitation(brandId, 'inbox'))).status).toBe(403);
    const grant = { role: 'owner', locations: null };
    expect((await maple.call('PUT', `/api/people/${maple.personId}/grants/${brandId}`, grant)).status).toBe(403);
    expect((await maple.get(`/api/people?brand=${brandId}`)).status).toBe(403);
    expect((await maple.get(`/api/audit?brand=${brandId}`)).status).toBe(403);
  });

  test('touches nobody who may do more, or something elsewhere', async () => {
    const { newPerson, services } = site();
    const both = await newPerson('Both', { brandId: 'maple', role: 'editor' });
    await setGrant(services.database, both.personId, { brandId: 'lucia', role: 'inbox', locations: null });
    for (const { personId } of [all, both]) {
      for (const answer of [
        await maple.call('PATCH', `/api/people/${personId}`, { disabled: true }),
        await maple.post(`/api/people/${personId}/return`),
        await maple.delete(`/api/people/${personId}/sessions`),
      ])
        expect([403, 404]).toContain(answer.status);
    }
    // Their role here is the owner's to change.
    const shown = (await maple.get('/api/people?brand=maple')).body.people;
    expect(shown.find(({ name }: { name: string }) => name === 'Both')).toMatchObject({
      ...{ changeable: true, ruled: false, grants: [{ brandId: 'maple' }] },
    });
    expect((await maple.delete(`/api/people/${both.personId}/grants/maple`)).status).toBe(204);
    expect((await maple.delete(`/api/people/${both.personId}/grants/lucia`)).status).toBe(403);
    expect((await maple.delete(`/api/people/${lucia.personId}/grants/maple`)).status).toBe(404);
    const { body } = await both.get('/api/me');
    expect(body.brands.map(({ id }: { id: string }) => id)).toEqual(['lucia']);
  });

  test('sees who may use the brand’s console, and nothing of what they do elsewhere', async () => {
    await maple.post('/api/invitations', { ...invitation('maple', 'location', ['south']), name: 'Tyrone' });
    await lucia.post('/api/invitations', invitation('lucia', 'inbox'));
    const { body } = await maple.get('/api/people?brand=maple');
    expect(body.people.map(({ name }: { name: string }) => name)).toEqual(['All', 'Mia']);
    expect(body.people[0]).toMatchObject({ changeable: false, ruled: false, self: false, passkeys: 1 });
    expect(body.people[1]).toMatchObject({ changeable: true, ruled: true, self: true, disabled: false });
    expect(body.invitations).toMatchObject([
      { name: 'Tyrone', invitedBy: 'Mia', over: false, grant: { locations: [{ id: 'south', name: 'South' }] } },
    ]);
    const { body: log } = await maple.get('/api/audit?brand=maple');
    expect(new Set(log.entries.map(({ brandId }: { brandId: string }) => brandId))).toEqual(new Set(['maple']));
    const { body: table, headers } = await maple.get('/api/audit/export?brand=maple&what=people');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, exported, ...lines] = table.split('\r\n');
    expect(head).toBe('at,who,brand_id,what,detail,device');
    expect(exported).toMatch(/,Mia,maple,people\.log-exported,,/);
    expect(lines.find((line: string) => line.includes('Tyrone'))).toMatch(
      /,Mia,maple,people\.invited,(?=.*name: Tyrone)(?=.*role: location)(?=.*places: South)/,
    );
    expect(table).not.toContain('lucia');
  });
});
