import { expect, test } from 'vitest';
import { consoleSuite } from '../../../testing/console-site.ts';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { newBrowserKeys } from '../../../testing/push-receiver.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { pushDevices } from '../../database/schema.ts';
import { disable } from '../people/change-people.ts';

const logger = watchErrors();
const device = (name: string) => {
  const { p256dh, auth } = newBrowserKeys();
  return { endpoint: `https://push.example/${name}`, keys: { p256dh, auth } };
};

describeOnEachDatabase('a browser that tells its person', (makeDatabase) => {
  const site = consoleSuite(makeDatabase, logger);
  const kept = async () => (await site().database.select().from(pushDevices)).map(({ endpoint }) => endpoint);
  const allow = (person: Awaited<ReturnType<ReturnType<typeof site>['newOwner']>>, name: string) =>
    person.call('PUT', '/api/me/device', device(name));

  test('does so until somebody signs out there, and is one for each session', async () => {
    const olga = await site().newOwner('Olga');
    expect((await allow(olga, 'old')).status).toBe(204);
    expect((await allow(olga, 'new')).status).toBe(204);
    expect(await kept()).toEqual(['https://push.example/new']);
    await olga.delete('/api/session');
    expect(await kept()).toEqual([]);
    expect((await allow(olga, 'again')).status).toBe(401);
  });

  test('does so no more when its person is kept out, or signed out by an owner', async () => {
    const olga = await site().newOwner('Olga');
    const ada = await site().newPerson('Ada', { brandId: 'maple', role: 'editor' });
    await allow(ada, 'ada');
    await olga.delete(`/api/people/${ada.personId}/sessions`);
    expect(await kept()).toEqual([]);
    await ada.signIn();
    await allow(ada, 'ada');
    // Also where the session was over by itself before.
    site().later(3 * 24 * 60);
    await disable(site().services, 'command line', ada.personId, true);
    expect(await kept()).toEqual([]);
  });

  test('is taken over by who signs in after somebody else, and can be ended by its person', async () => {
    const olga = await site().newOwner('Olga');
    const ben = await site().newOwner('Ben');
    await allow(olga, 'shared');
    await allow(ben, 'shared');
    const [row] = await site().database.select().from(pushDevices);
    expect(row?.personId).toBe(ben.personId);
    expect((await ben.delete('/api/me/device')).status).toBe(204);
    expect(await kept()).toEqual([]);
  });

  test.each([
    { endpoint: 'javascript:alert(1)' },
    { endpoint: 'file:///etc/passwd' },
    { keys: { p256dh: 'short', auth: 'short' } },
    { keys: {} },
  ])('%j is none', async (wrong) => {
    const olga = await site().newOwner('Olga');
    expect((await olga.call('PUT', '/api/me/device', { ...device('x'), ...wrong })).status).toBe(400);
  });
});
