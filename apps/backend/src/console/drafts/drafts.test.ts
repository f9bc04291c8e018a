import { randomUUID } from 'node:crypto';
import type { Patch } from '@tablefront/restaurant/editing/patches';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { inboxSuite, type Person } from '../../../testing/inbox-site.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { findConfiguration, saveOperatorBrand } from '../../brands/brand-queries.ts';
import { drafts } from '../../database/schema.ts';
import { findDraft } from './stored-drafts.ts';

const logger = watchErrors();

const price = ['menu', { key: '$1' }, 'categories', { key: '$1' }, 'items', { key: '$1' }, 'price'];
const setName = (was: string, to: string): Patch => ({ do: 'set', at: ['name'], was, to });
const setPrice = (was: number, to: number): Patch => ({ do: 'set', at: price, was, to });

describeOnEachDatabase('drafts', (makeDatabase) => {
  const site = inboxSuite(makeDatabase, logger);
  let ada: Person;
  let bo: Person;
  beforeAll(async () => {
    ada = await site().person('Ada', 'maple', 'owner');
    bo = await site().person('Bo', 'maple', 'editor');
  });
  beforeEach(async () => {
    await site().database.delete(drafts);
  });
  const open = async (who = ada) => (await who.post('maple/drafts')).body;
  const save = async (who: Person, draft: string, base: number, patches: Patch[], id: string = randomUUID()) =>
    (await who.patch(`maple/drafts/${draft}`, { id, base, patches })).body;

  test('everybody edits the same one, made of what is live', async () => {
    const one = await open();
    const other = await open(bo);
    expect(other).toEqual(one);
    expect(one).toMatchObject({ revision: 0, basedOn: 1, live: 1, changes: 0, conflicts: [], publishAt: null, by: [] });
    expect(one.document).toEqual(one.published);
    expect(one.document.locations[0]).toMatchObject({ restaurant_id: 'r_1', $key: '$1' });
  });

  test('what one changes the other is told, and nothing is lost; the preview reads it', async () => {
    const { id } = await open();
    expect(await save(ada, id, 0, [setPrice(12, 13)])).toEqual({ kind: 'saved', revision: 1, others: [] });
    expect(await save(bo, id, 0, [setName('Maple & Ember', 'Maple')])).toEqual({
      ...{ kind: 'saved', revision: 2 },
      others: [{ revision: 1, by: 'Ada', patches: [setPrice(12, 13)] }],
    });
    const draft = await open();
    expect(draft).toMatchObject({ revision: 2, changes: 2, by: ['Bo', 'Ada'], document: { name: 'Maple' } });
    const found = await findDraft(site().database, id, 'maple');
    expect(found).toMatchObject({ revision: 2, document: { name: 'Maple' } });
    expect(await findDraft(site().database, id, 'nova')).toBeUndefined();
  });

  test('where both changed the same, nothing of the second is done', async () => {
    const { id } = await open();
    await save(ada, id, 0, [setPrice(12, 13)]);
    const patches = [setName('Maple & Ember', 'Maple'), setPrice(12, 14)];
    expect(await save(bo, id, 0, patches)).toEqual({
      ...{ kind: 'conflict', revision: 1, conflicts: [{ patch: patches[1], now: 13 }] },
      others: [{ revision: 1, by: 'Ada', patches: [setPrice(12, 13)] }],
    });
    expect((await open()).document.name).toBe('Maple & Ember');
  });

  test('what is sent again is done once', async () => {
    const { id } = await open();
    const change = randomUUID();
    await save(ada, id, 0, [setPrice(12, 13)], change);
    await save(bo, id, 1, [setPrice(13, 12)]);
    expect(await save(ada, id, 0, [setPrice(12, 13)], change)).toMatchObject({ kind: 'saved', revision: 2 });
    expect((await open()).changes).toBe(0);
  });

  test('takes nothing that is no patch, reaches no prototype, and is no place to keep things', async () => {
    const { id } = await open();
    const refused: unknown[] = [
      { do: 'set', at: ['__proto__'], was: null, to: {} },
      { do: 'set', at: ['name'], was: 'Maple & Ember', to: JSON.parse('{"__proto__": {"polluted": true}}') },
      { do: 'set', at: ['brand', 'constructor', 'prototype'], was: null, to: true },
      { do: 'set', at: ['locations', { key: '$1' }, '$key'], was: '$1', to: 'x' },
      { do: 'set', at: ['name'], was: 'Maple & Ember', to: 'half \ud800' },
      { do: 'set', at: ['name'], was: 'Maple & Ember', to: JSON.parse(`${'['.repeat(60)}1${']'.repeat(60)}`) },
      { do: 'set', at: [], was: null, to: 1 },
      { do: 'run', at: ['name'] },
      { do: 'add', at: ['faqs'], entry: 'text' },
    ];
    for (const patch of refused) {
      const { status, body } = await ada.patch(`maple/drafts/${id}`, { id: randomUUID(), base: 0, patches: [patch] });
      expect({ patch, status, error: body.error }).toEqual({ patch, status: 400, error: 'not-understood' });
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('takes what a file may hold and the database refuses, and tells it letter for letter', async () => {
    const name = 'Half \ud800 and \u0000 \\u0000';
    const importText = (text: string) =>
      saveOperatorBrand(site().database, { ...makeBrand('odd', [], text), name: 'Odd' }, { replace: true });
    await importText(JSON.stringify({ name, email: 'a@odd.example' }));
    const owner = await site().person('Olga', 'odd', 'owner');
    const { id, document } = (await owner.post('odd/drafts')).body;
    expect(document.name).toBe(name);
    const change = (base: number, patch: Patch) =>
      owner.patch(`odd/drafts/${id}`, { id: randomUUID(), base, patches: [patch] });
    expect((await change(0, setName(name, 'Whole'))).body).toMatchObject({ kind: 'saved', revision: 1 });
    const email: Patch = { do: 'set', at: ['email'], was: 'a@odd.example', to: 'b@odd.example' };
    expect((await change(0, email)).body.others).toEqual([
      { revision: 1, by: 'Olga', patches: [setName(name, 'Whole')] },
    ]);
    // What goes live meanwhile stands beside it.
    await importText(JSON.stringify({ name: `${name}!`, email: 'a@odd.example' }));
    const { conflicts } = (await owner.post(`odd/drafts/${id}/renew`, { base: 2 })).body;
    expect(conflicts).toEqual([{ patch: setName(name, `${name}!`), now: 'Whole' }]);
    expect((await owner.get(`odd/drafts/${id}`)).body.conflicts).toEqual(conflicts);
    expect((await change(3, setName('Whole', 'Whole'))).body).toMatchObject({ kind: 'saved', revision: 4 });
    expect((await owner.post(`odd/drafts/${id}/publish`, { seen: 4 })).body.kind).toBe('live');
    expect(await findConfiguration(site().database, { id: 'odd' })).toBe('{"name":"Whole","email":"b@odd.example"}');
  });

  test('tells who else has it open, and where they type', async () => {
    const { id } = await open();
    await bo.put(`maple/drafts/${id}/here`, { at: ['name'] });
    expect((await open()).here).toEqual([{ personId: bo.id, name: 'Bo', at: ['name'] }]);
    await bo.delete(`maple/drafts/${id}/here`);
    expect((await open()).here).toEqual([]);
  });

  test('is given up only as it was seen', async () => {
    const { id } = await open();
    await save(bo, id, 0, [setPrice(12, 13)]);
    expect((await ada.call('DELETE', `maple/drafts/${id}`, { seen: 0 })).status).toBe(409);
    expect((await ada.call('DELETE', `maple/drafts/${id}`, { seen: 1 })).status).toBe(204);
    expect((await ada.get('maple/drafts')).body).toEqual([]);
  });
});
