import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { makeBrand } from '../../testing/make-brand.ts';
import { storeSubmission } from '../../testing/store-submission.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { brandRestaurants, brands, demosEnded, submissions } from '../database/schema.ts';
import { findConfiguration, listBrands, saveOperatorBrand } from './brand-queries.ts';
import { removeEndedDemos, saveDemoBrands } from './demo-brands.ts';
import { readDemoBrands } from './read-demo-brands.ts';

const logger = watchErrors();

describeOnEachDatabase('demo brands', (makeDatabase) => {
  let opened: OpenDatabase;
  let database: Database;
  beforeAll(async () => {
    opened = await openDatabase(await makeDatabase(), logger);
    database = opened.database;
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    await database.delete(submissions);
    await database.delete(brands);
    await database.delete(demosEnded);
  });

  /** `id: hosts` of each brand, `*` marks a demo. */
  async function stateOf(): Promise<string[]> {
    const list = await listBrands(database);
    return list.map(({ id, origin, hosts }) => `${id}${origin === 'demo' ? '*' : ''}: ${hosts.join(' ')}`.trim());
  }
  const send = (brandId: string) => storeSubmission(database, { brandId, kind: 'callback', record: {} });
  const idsOf = async (brandId: string) => {
    const rows = await database.select().from(brandRestaurants).where(eq(brandRestaurants.brandId, brandId));
    return rows.map(({ restaurantId }) => restaurantId).sort();
  };

  test('demos are kept up to date with their files', async () => {
    await saveDemoBrands(database, [makeBrand('demo', ['localhost', 'old.localhost'])]);
    const before = await listBrands(database);
    await saveDemoBrands(database, [makeBrand('demo', ['localhost', 'old.localhost'])]);
    expect(await listBrands(database)).toEqual(before);

    await saveDemoBrands(database, [
      makeBrand('new', ['localhost', 'new.localhost']),
      makeBrand('demo', ['localhost', 'demo.localhost'], '{"name":"New"}'),
    ]);
    expect(await stateOf()).toEqual(['demo*: demo.localhost', 'new*: localhost new.localhost']);
    expect(await findConfiguration(database, { id: 'demo' })).toBe('{"name":"New"}');

    // A demo whose file is gone goes, and its hosts are free.
    expect(await saveDemoBrands(database, [makeBrand('demo', ['localhost', 'new.localhost'])])).toEqual({
      deleted: ['new'],
      kept: [],
    });
    expect(await stateOf()).toEqual(['demo*: localhost new.localhost']);
    await saveDemoBrands(database, [makeBrand('demo', [])]);
    expect(await stateOf()).toEqual(['demo*:']);
  });

  test('of a version before, with small numbers as ids, are replaced', async () => {
    const numbers = JSON.stringify({ name: 'Demo', locations: [{ id: 1 }, { id: 14 }] });
    await saveDemoBrands(database, [makeBrand('sent', ['localhost'], numbers), makeBrand('unsent', [], numbers)]);
    await send('sent');
    const removed = await saveDemoBrands(database, [makeBrand('demo:sent', ['localhost'], '{"name":"Demo"}')]);
    expect(removed).toEqual({ deleted: ['unsent'], kept: ['sent'] });
    expect(await stateOf()).toEqual(['demo:sent*: localhost', 'sent*:']);
    expect(await idsOf('sent')).toEqual(['sent']);
  });

  test('stay next to a first import until the next start, and never come back', async () => {
    const demos = [makeBrand('demo:a', ['localhost', 'a.localhost']), makeBrand('demo:b', ['b.localhost'])];
    await saveDemoBrands(database, demos);
    expect(await removeEndedDemos(database)).toEqual({ deleted: [], kept: [] });
    await saveOperatorBrand(database, makeBrand('lucia', ['localhost']));
    expect(await stateOf()).toEqual(['demo:a*: a.localhost', 'demo:b*: b.localhost', 'lucia: localhost']);

    await send('demo:b');
    expect(await removeEndedDemos(database)).toEqual({ deleted: ['demo:a'], kept: ['demo:b'] });
    expect(await stateOf()).toEqual(['demo:b*:', 'lucia: localhost']);
    expect(await removeEndedDemos(database), 'the next time').toEqual({ deleted: [], kept: [] });
    await database.delete(brands).where(eq(brands.id, 'lucia'));
    await saveDemoBrands(database, demos);
    expect(await stateOf()).toEqual(['demo:b*:']);
  });

  test('are not imported next to brands that a restored database has', async () => {
    await saveOperatorBrand(database, makeBrand('lucia'));
    await database.delete(demosEnded);
    await saveDemoBrands(database, [makeBrand('demo:a', ['localhost'])]);
    expect(await stateOf()).toEqual(['lucia:']);
  });

  test('keep their id from an import, unless it says that it replaces one', async () => {
    await saveDemoBrands(database, [makeBrand('demo', ['localhost'])]);
    expect(await saveOperatorBrand(database, makeBrand('demo'))).toEqual({ kind: 'brand-taken', name: 'demo' });
    await saveOperatorBrand(database, makeBrand('demo', ['mine.example']), { replace: true });
    expect(await stateOf()).toEqual(['demo: localhost mine.example']);
  });

  test('demo brands are read from their directories', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'tablefront-demos-'));
    const write = (path: string, text: string) => {
      mkdirSync(join(directory, path, '..'), { recursive: true });
      writeFileSync(join(directory, path), text);
    };
    write('lucia/brand.json', '{"name":"Trattoria Lucia","brand_id":"demo:trattoria"}');
    write('maple/brand.json', '{"name":"Maple"}');
    write('maple/hosts.json', '["localhost", "Maple.localhost:3000"]');
    write('nameless/brand.json', '{}');
    write('broken/brand.json', '{"name":');
    write('wrong-hosts/brand.json', '{"name":"Wrong"}');
    write('wrong-hosts/hosts.json', '["http://x"]');
    cpSync(join(directory, 'lucia'), join(directory, 'no-brand', 'pictures'), { recursive: true });

    const demos = await readDemoBrands(directory, logger);
    expect(demos.map(({ id, name, hosts }) => [id, name, hosts])).toEqual([
      ['demo:trattoria', 'Trattoria Lucia', ['lucia.localhost']],
      ['demo:maple', 'Maple', ['localhost', 'maple.localhost']],
      ['demo:nameless', 'Our Restaurant', ['nameless.localhost']],
    ]);
    expect(logger.takeErrors()).toEqual(['A demo brand is broken', 'A demo brand is broken']);
    expect(await readDemoBrands(join(directory, 'nothing'), logger)).toEqual([]);
    rmSync(directory, { recursive: true });
  });
});
