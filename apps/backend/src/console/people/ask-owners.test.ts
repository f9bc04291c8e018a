import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { inboxSuite } from '../../../testing/inbox-site.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { audit, people } from '../../database/schema.ts';
import type { SendEmail } from '../../notifications/sending/send-email.ts';

const logger = watchErrors();

describe('asking an owner to be let in', () => {
  const sent: { to: string; subject: string; text: string; replyTo?: string | undefined }[] = [];
  const email: SendEmail = async ({ subject, text, replyTo }, to) => void sent.push({ to, subject, text, replyTo });
  const site = inboxSuite(embeddedDatabases(), logger, { senders: { email, webhook: async () => {} } });
  const newPerson = (...given: Parameters<ReturnType<typeof site>['person']>) => site().person(...given);
  let manager: Awaited<ReturnType<typeof newPerson>>;
  let owner: typeof manager;

  beforeAll(async () => {
    owner = await newPerson('Marguerite', 'maple', 'owner');
    await newPerson('Away', 'maple', 'owner');
    await newPerson('Olga of all', '*', 'owner');
    const other = await newPerson('Nils', 'nova', 'owner');
    const { database } = site();
    for (const [name, address] of [
      ['Marguerite', 'marguerite@maple.example'],
      ['Olga of all', 'olga@agency.example'],
      ['Nils', 'nils@nova.example'],
    ] as const)
      await database.update(people).set({ email: address }).where(eq(people.name, name));
    await database.update(people).set({ disabledAt: new Date() }).where(eq(people.name, 'Away'));
    expect((await other.get('maple/ask')).status).toBe(404);
    expect((await other.post('maple/ask', { page: 'settings' })).status).toBe(404);
    manager = await newPerson('Mateo\r\nBcc: all@maple.example', 'maple', 'location', ['r_1']);
    manager.caller.email = 'mateo@maple.example';
  });

  test('names those of the brand, and tells them of the page, with a way to answer', async () => {
    expect((await manager.get('maple/ask')).body).toEqual({ names: ['Marguerite'], byMail: true });
    expect((await manager.post('maple/ask', { page: 'settings' })).status).toBe(204);
    expect(sent).toEqual([
      {
        ...{ to: 'marguerite@maple.example', replyTo: 'mateo@maple.example' },
        subject: 'Mateo Bcc: all@maple.example asks for a page of Maple & Ember',
        text: expect.stringContaining('https://console.test/brands/maple/settings\n'),
      },
    ]);
    expect(sent[0]?.text).toContain('https://console.test/brands/maple/people\n');
    const [written] = await site().database.select().from(audit).where(eq(audit.what, 'people.asked'));
    expect(written).toMatchObject({
      brandId: 'maple',
      personId: manager.caller.personId,
      detail: { page: 'settings' },
    });
  });

  test('once a day for a page, and for three pages', async () => {
    sent.length = 0;
    const asked = async (page: string) => (await manager.post('maple/ask', { page })).status;
    expect(await Promise.all(['people', 'people'].map(asked))).toEqual(expect.arrayContaining([204, 429]));
    expect([await asked('settings'), await asked('codes'), await asked('pages')]).toEqual([429, 204, 429]);
    expect(sent).toHaveLength(2);
  });

  test('is for who has a role there and is no owner, of a page that there is', async () => {
    sent.length = 0;
    expect((await owner.post('maple/ask', { page: 'settings' })).status).toBe(403);
    const clerk = await newPerson('Ines', 'maple', 'inbox');
    expect((await clerk.post('maple/ask', { page: '../../evil' })).status).toBe(400);
    expect((await clerk.post('nova/ask', { page: 'settings' })).status).toBe(404);
    expect(sent).toEqual([]);
  });
});
