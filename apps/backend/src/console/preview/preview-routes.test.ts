import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { inboxSuite, type Person } from '../../../testing/inbox-site.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import type { PreviewSigner } from '../console-services.ts';

const now = () => new Date('2026-11-22T20:00:00Z');
const signPreviews = vi.fn<PreviewSigner>(() => ({ origin: 'https://p.test', token: 't', until: 'u' }));
const site = inboxSuite(embeddedDatabases(), watchErrors(), { signPreviews, now });

let ada: Person;
let draftId = '';
beforeAll(async () => {
  ada = await site().person('Ada', 'maple', 'owner');
  draftId = (await ada.post('maple/drafts')).body.id;
});

test('whoever may see a draft may see it as guests would', async () => {
  const lou = await site().person('Lou', 'maple', 'location', ['r_1']);
  const ed = await site().person('Ed', 'maple', 'editor');
  for (const person of [ada, ed, lou]) {
    const { status, body, headers } = await person.post(`maple/drafts/${draftId}/preview`);
    expect({ status, body }).toEqual({ status: 200, body: { origin: 'https://p.test', token: 't', until: 'u' } });
    expect(headers.get('set-cookie')).toBeNull();
  }
  expect(signPreviews).toHaveBeenCalledWith({ draftId, brandId: 'maple', now: now() });
});

test('what was live is shown by its number, to who may read versions', async () => {
  signPreviews.mockClear();
  const lou = await site().person('Lou', 'maple', 'location', ['r_1']);
  for (const person of [ada, lou]) expect((await person.post('maple/versions/1/preview')).body.token).toBe('t');
  expect(signPreviews).toHaveBeenCalledWith({ version: 1, brandId: 'maple', now: now() });
  signPreviews.mockClear();
  const ina = await site().person('Ina', 'maple', 'inbox');
  const nora = await site().person('Nora', 'nova', 'owner');
  expect((await ina.post('maple/versions/1/preview')).body.error).toBe('not-allowed');
  expect((await nora.post('maple/versions/1/preview')).body.error).toBe('unknown-brand');
  for (const number of ['2', '0', 'x', '1e1']) {
    expect((await ada.post(`maple/versions/${number}/preview`)).body.error).toBe('not-found');
  }
  expect(signPreviews).not.toHaveBeenCalled();
});

test('nobody else may, and no draft of another brand is shown', async () => {
  signPreviews.mockClear();
  const ina = await site().person('Ina', 'maple', 'inbox');
  const nora = await site().person('Nora', 'nova', 'owner');
  const all = await site().person('All', '*', 'owner');
  const refused = async (person: Person, path: string) => (await person.post(path)).body.error;
  expect(await refused(ina, `maple/drafts/${draftId}/preview`)).toBe('not-allowed');
  expect(await refused(nora, `maple/drafts/${draftId}/preview`)).toBe('unknown-brand');
  expect(await refused(nora, `nova/drafts/${draftId}/preview`)).toBe('not-found');
  expect(await refused(all, `nova/drafts/${draftId}/preview`)).toBe('not-found');
  for (const other of [randomUUID(), 'x', '%27']) {
    expect(await refused(ada, `maple/drafts/${other}/preview`)).toBe('not-found');
  }
  expect(signPreviews).not.toHaveBeenCalled();
});
