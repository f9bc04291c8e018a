import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readDemoBrands } from '../brands/read-demo-brands.ts';
import { describeOnEachDatabase } from '../testing/each-database.ts';
import { makeBrand } from '../testing/make-brand.ts';
import { watchErrors } from '../testing/watch-errors.ts';
import { findConfiguration, listBrands, saveDemoBrands, saveOperatorBrand } from './brand-queries.ts';
import type { Database, OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { brands } from './schema.ts';

const logger = watchErrors();

describeOnEachDatabase('brands', (makeDatabase) => {
  let opened: OpenDatabase;
  let database: Database;
  beforeAll(async () => {
    opened = await openDatabase(await makeDatabase(), logger);
    database = opened.database;
  }, 60_000);
  afterAll(() => opened.close());
  beforeEach(async () => {
    await database.delete(brands);
  });

  /** `id: hosts` of each brand, `*` marks a demo. */
  async function stateOf(): Promise<string[]> {
    const list = await listBrands(database);
    return list.map(({ id, origin, hosts }) => `${id}${origin === 'demo' ? '*' : ''}: ${hosts.join(' ')}`.trim());
  }

  test('importing twice changes nothing more', async () => {
    const lucia = makeBrand('lucia', ['b.example', 'a.example']);
    const hosts = ['a.example', 'b.example'];
    expect(await saveOperatorBrand(database, lucia)).toEqual({ kind: 'saved', created: true, hosts });
    expect(await saveOperatorBrand(database, lucia)).toEqual({ kind: 'saved', created: false, hosts });
    expect(await stateOf()).toEqual(['lucia: a.example b.example']);
  });

  test('a new state replaces the old one and adds its hosts', async () => {
    await saveOperatorBrand(database, makeBrand('lucia', ['a.example']));
    await saveOperatorBrand(database, makeBrand('lucia', ['b.example'], '{"name":"New"}'));
    expect(await findConfiguration(database, { host: 'a.example' })).toBe('{"name":"New"}');
    expect(await stateOf()).toEqual(['lucia: a.example b.example']);
  });

  test('a host of another operator stays where it is, and the whole import is refused', async () => {
    await saveOperatorBrand(database, makeBrand('lucia', ['a.example', 'b.example']));
    await saveOperatorBrand(database, makeBrand('maple', [], '{"name":"Maple"}'));
    const refused = await saveOperatorBrand(
      database,
      makeBrand('maple', ['new.example', 'b.example'], '{"name":"Other"}'),
    );
    expect(refused).toEqual({ kind: 'host-taken', host: 'b.example', brandId: 'lucia' });
    expect(await stateOf()).toEqual(['lucia: a.example b.example', 'maple:']);
    expect(await findConfiguration(database, { id: 'maple' })).toBe('{"name":"Maple"}');
  });

  test('two imports that want one host at once: one has it, the other is refused', async () => {
    const imports = ['a', 'b', 'c', 'd'].map((id) => saveOperatorBrand(database, makeBrand(id, ['one.example'])));
    const kinds = (await Promise.all(imports)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['host-taken', 'host-taken', 'host-taken', 'saved']);
    expect(await listBrands(database)).toHaveLength(1);
  });

  test('an id is found before a host', async () => {
    await saveOperatorBrand(database, makeBrand('one', ['one.example'], '{"name":"One"}'));
    await saveOperatorBrand(database, makeBrand('two', [], '{"name":"Two"}'));
    expect(await findConfiguration(database, { id: 'two', host: 'one.example' })).toBe('{"name":"Two"}');
    expect(await findConfiguration(database, { host: 'one.example' })).toBe('{"name":"One"}');
    expect(await findConfiguration(database, {})).toBeUndefined();
  });

  test("no brand gets another's visitors by an id that is the other's host, nor by a host that is its id", async () => {
    await saveOperatorBrand(database, makeBrand('lucia', ['lucia.example']));
    for (const id of ['lucia.example', 'lucia.example.', 'lucia.example:443']) {
      const refused = await saveOperatorBrand(database, makeBrand(id));
      expect(refused, id).toEqual({ kind: 'host-taken', host: 'lucia.example', brandId: 'lucia' });
    }
    await saveOperatorBrand(database, makeBrand('maple.example'));
    const refused = await saveOperatorBrand(database, makeBrand('lucia', ['new.example', 'maple.example']));
    expect(refused).toEqual({ kind: 'host-taken', host: 'maple.example', brandId: 'maple.example' });
    expect(await stateOf()).toEqual(['lucia: lucia.example', 'maple.example:']);
    await saveOperatorBrand(database, makeBrand('maple.example', ['maple.example']));
    expect(await stateOf()).toEqual(['lucia: lucia.example', 'maple.example: maple.example']);
  });

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

    await saveDemoBrands(database, [makeBrand('demo', ['localhost', 'demo.localhost'])]);
    expect(await stateOf()).toEqual(['demo*: demo.localhost localhost', 'new*: new.localhost']);
    await saveDemoBrands(database, [makeBrand('demo', [])]);
    expect(await stateOf()).toEqual(['demo*:', 'new*: new.localhost']);
  });

  test('an import takes a host from a demo, and no demo takes it back', async () => {
    const demos = [makeBrand('demo', ['localhost', 'demo.localhost'])];
    await saveDemoBrands(database, demos);
    await saveOperatorBrand(database, makeBrand('lucia', ['localhost']));
    expect(await stateOf()).toEqual(['demo*: demo.localhost', 'lucia: localhost']);
    await saveDemoBrands(database, demos);
    expect(await stateOf()).toEqual(['demo*: demo.localhost', 'lucia: localhost']);
  });

  test("an import under a demo's id makes it the operator's, for good", async () => {
    const demos = [makeBrand('demo', ['localhost']), makeBrand('other', ['other.localhost'])];
    await saveDemoBrands(database, demos);
    await saveOperatorBrand(database, makeBrand('demo', ['mine.example'], '{"name":"Mine"}'));
    await saveDemoBrands(database, demos);
    expect(await stateOf()).toEqual(['demo: localhost mine.example', 'other*: other.localhost']);
    expect(await findConfiguration(database, { id: 'demo' })).toBe('{"name":"Mine"}');
  });

  test("a database with operators' brands only gets no demos", async () => {
    await saveOperatorBrand(database, makeBrand('lucia'));
    await saveDemoBrands(database, [makeBrand('demo', ['localhost'])]);
    expect(await stateOf()).toEqual(['lucia:']);
  });

  test('migrations run once, whole, and may be newer than this process', async () => {
    await saveOperatorBrand(database, makeBrand('lucia'));
    await database.execute(sql`insert into migrations (name) values ('9999-from-the-future.sql')`);
    await migrate(database);
    expect(await listBrands(database)).toHaveLength(1);
  });

  test('a failed transaction leaves nothing and the next one works', async () => {
    const failing = database.transaction(async (transaction) => {
      await saveOperatorBrand(transaction, makeBrand('lucia', ['a.example']));
      await transaction.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    expect(await database.select().from(brands)).toEqual([]);
    expect(await saveOperatorBrand(database, makeBrand('lucia'))).toMatchObject({ kind: 'saved' });
  });

  test('demo brands are read from their directories', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'tablefront-demos-'));
    const write = (path: string, text: string) => {
      mkdirSync(join(directory, path, '..'), { recursive: true });
      writeFileSync(join(directory, path), text);
    };
    write('lucia/brand.json', '{"name":"Trattoria Lucia","brand_id":"trattoria"}');
    write('maple/brand.json', '{"name":"Maple"}');
    write('maple/hosts.json', '["localhost", "Maple.localhost:3000"]');
    write('nameless/brand.json', '{}');
    write('broken/brand.json', '{"name":');
    write('wrong-hosts/brand.json', '{"name":"Wrong"}');
    write('wrong-hosts/hosts.json', '["http://x"]');
    cpSync(join(directory, 'lucia'), join(directory, 'no-brand', 'pictures'), { recursive: true });

    const demos = await readDemoBrands(directory, logger);
    expect(demos.map(({ id, name, hosts }) => [id, name, hosts])).toEqual([
      ['trattoria', 'Trattoria Lucia', ['lucia.localhost']],
      ['maple', 'Maple', ['localhost', 'maple.localhost']],
      ['nameless', 'Our Restaurant', ['nameless.localhost']],
    ]);
    expect(logger.takeErrors()).toEqual(['A demo brand is broken', 'A demo brand is broken']);
    expect(await readDemoBrands(join(directory, 'nothing'), logger)).toEqual([]);
    rmSync(directory, { recursive: true });
  });
});
