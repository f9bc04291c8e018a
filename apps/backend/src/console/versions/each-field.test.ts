import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { editedText } from '@tablefront/restaurant/editing/edited-text';
import { withoutKeys } from '@tablefront/restaurant/editing/entry-keys';
import { fieldEdits } from '@tablefront/restaurant/editing/form/each-field.test-support';
import { inventedBrands } from '@tablefront/restaurant/editing/form/invented-brands.test-support';
import { applyPatches } from '@tablefront/restaurant/editing/patches';
import { expect, test } from 'vitest';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { inboxSuite } from '../../../testing/inbox-site.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { findConfiguration, saveOperatorBrand } from '../../brands/brand-queries.ts';
import { readBrand } from '../../brands/read-brand.ts';

const site = inboxSuite(embeddedDatabases(), watchErrors());

const lucia = new URL('../../../../../brands/trattoria-lucia/brand.json', import.meta.url);
const brands = [
  { id: 'lucia', text: readFileSync(lucia, 'utf8') },
  ...inventedBrands()
    .filter(({ name }) => ['Written by hand', 'A group in tabs', 'From a Windows machine'].includes(name))
    .map(({ text }, index) => ({ id: `invented-${index}`, text: asImported(text) })),
];

/** Without a byte order mark, with the time zones that the coordinates tell. */
function asImported(text: string): string {
  const read = readBrand(Buffer.from(text));
  if (!read.ok) throw new Error(read.error);
  return read.brand.configuration;
}

const TRIED = 6;

/** `editing/form/each-field.test.ts` tries every field, without the wire. */
test.each(brands)(
  '$id: a field that is changed and published is all that differs, and going back brings the file back',
  async ({ id, text }) => {
    const { name } = JSON.parse(text);
    await saveOperatorBrand(site().database, { ...makeBrand(id, [], text), name });
    const owner = await site().person('Ola', id, 'owner');
    const live = () => findConfiguration(site().database, { id });
    let { revision, document, live: version, id: draft } = (await owner.post(`${id}/drafts`)).body;
    const all = fieldEdits(document);
    const edits = all.filter((_, index) => index % Math.ceil(all.length / TRIED) === 0);
    for (const { what, patches } of edits) {
      const saved = await owner.patch(`${id}/drafts/${draft}`, { id: randomUUID(), base: revision, patches });
      expect({ what, body: saved.body }).toMatchObject({ what, body: { kind: 'saved' } });
      const { body } = await owner.post(`${id}/drafts/${draft}/publish`, { seen: saved.body.revision });
      expect({ what, body }).toEqual({ what, body: { kind: 'live', version: version + 1 } });
      expect(await live(), what).toBe(editedText(text, withoutKeys(applyPatches(document, patches).document)));
      expect((await owner.post(`${id}/versions/1/again`, { seen: version + 1 })).status).toBe(200);
      expect(await live(), what).toBe(text);
      ({ revision, live: version, id: draft } = (await owner.post(`${id}/drafts`)).body);
    }
    expect(edits.length).toBeGreaterThan(4);
  },
);
