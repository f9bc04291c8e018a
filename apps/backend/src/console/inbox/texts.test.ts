import { afterEach, beforeAll, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { inboxSuite, type Person } from '../../../testing/inbox-site.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { inboxSettings } from '../../database/schema.ts';

const logger = watchErrors();
const PATH = 'maple/inbox/settings';
const text = (name: string) => ({ id: name, name, text: `Dear {first name}, ${name}` });

describeOnEachDatabase('texts that two people change', (makeDatabase) => {
  const site = inboxSuite(makeDatabase, logger);
  let owner: Person;
  let editor: Person;
  beforeAll(async () => {
    owner = await site().person('Olga', 'maple', 'owner');
    editor = await site().person('Eve', 'maple', 'editor');
  });
  afterEach(async () => {
    await site().database.delete(inboxSettings);
  });

  test('at once are those of one of them, and the other is told', async () => {
    const seen = { templates: 0 };
    const answers = await Promise.all(
      [owner, editor].map((person, place) => person.put(PATH, { templates: [text(`by-${place}`)], seen })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({ error: 'conflict', message: expect.stringContaining('Somebody else') });
    const { body } = await owner.get(PATH);
    expect(body.templates).toEqual(answers.find(({ status }) => status === 200)?.body.templates);
    // Who has seen what the other made of it may write over that.
    const { templates } = body.versions;
    expect((await editor.put(PATH, { templates: [text('last')], seen: { templates } })).status).toBe(200);
  });

  test('are no conflict where they are the same, or of another kind', async () => {
    const templates = [text('same')];
    await owner.put(PATH, { templates, seen: { templates: 0 } });
    expect((await editor.put(PATH, { templates, seen: { templates: 0 } })).status).toBe(200);
    const receipts = { careers: { on: true, text: 'We have it.' } };
    const { body } = await editor.put(PATH, { receipts, seen: { receipts: 0 } });
    expect(body).toMatchObject({ templates, receipts, versions: { templates: 1, receipts: 1 } });
    expect((await owner.put(PATH, { receipts: {}, seen: { receipts: 0 } })).body.error).toBe('conflict');
  });

  test.each([
    { templates: [] },
    { receipts: {} },
    { templates: [], seen: { receipts: 0 } },
    { receipts: { careers: { on: true, text: ' ' } }, seen: { receipts: 0 } },
    { receipts: { careers: { on: true, text: 'x'.repeat(2_001) } }, seen: { receipts: 0 } },
    { receipts: { soup: { on: true, text: 'x' } }, seen: { receipts: 0 } },
  ])('%j is not understood', async (body) => {
    expect((await owner.put(PATH, body)).body.error).toBe('not-understood');
  });

  test('are for owners and editors', async () => {
    const manager = await site().person('Lee', 'maple', 'location', ['r_1']);
    expect((await manager.put(PATH, { templates: [], seen: { templates: 0 } })).body.error).toBe('not-allowed');
  });
});
