import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { makeBrand } from '../../testing/make-brand.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { brands } from '../database/schema.ts';
import { findConfiguration, listBrands, saveOperatorBrand } from './brand-queries.ts';

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
    expect(refused).toEqual({ kind: 'host-taken', host: 'b.example', brandId: 'lucia', replaceable: true });
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
    const never = { kind: 'host-taken', replaceable: false };
    await saveOperatorBrand(database, makeBrand('lucia', ['lucia.example']));
    for (const id of ['lucia.example', 'lucia.example.', 'lucia.example:443']) {
      const refused = await saveOperatorBrand(database, makeBrand(id), { replace: true });
      expect(refused, id).toEqual({ ...never, host: 'lucia.example', brandId: 'lucia' });
    }
    await saveOperatorBrand(database, makeBrand('maple.example'));
    const refused = await saveOperatorBrand(database, makeBrand('lucia', ['new.example', 'maple.example']));
    expect(refused).toEqual({ ...never, host: 'maple.example', brandId: 'maple.example' });
    expect(await stateOf()).toEqual(['lucia: lucia.example', 'maple.example:']);
    await saveOperatorBrand(database, makeBrand('maple.example', ['maple.example']));
    expect(await stateOf()).toEqual(['lucia: lucia.example', 'maple.example: maple.example']);
  });

  test('what has another name is another brand, and is replaced only where that is said', async () => {
    const named = (name: string, hosts: string[] = []) => ({ ...makeBrand('1', hosts, `{"name":"${name}"}`), name });
    await saveOperatorBrand(database, named('Pho Binh', ['a.example']));
    const other = named('Pizza Roma', ['b.example']);
    expect(await saveOperatorBrand(database, other)).toEqual({ kind: 'brand-taken', name: 'Pho Binh' });
    expect(await stateOf()).toEqual(['1: a.example']);
    expect(await saveOperatorBrand(database, named(' pho  BINH'))).toMatchObject({ kind: 'saved', created: false });
    expect(await saveOperatorBrand(database, other, { replace: true })).toMatchObject({
      kind: 'saved',
      created: false,
    });
    expect(await findConfiguration(database, { host: 'a.example' })).toContain('Pizza Roma');

    expect(await saveOperatorBrand(database, named('Roma', ['b.example', 'a.example']))).toMatchObject({
      kind: 'saved',
    });

    await saveOperatorBrand(database, makeBrand('two', ['c.example']));
    const wanting = makeBrand('two', ['a.example']);
    const refused = { kind: 'host-taken', host: 'a.example', brandId: '1', replaceable: true };
    expect(await saveOperatorBrand(database, wanting)).toEqual(refused);
    await saveOperatorBrand(database, wanting, { replace: true });
    expect(await stateOf()).toEqual(['1: b.example', 'two: a.example c.example']);
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
});
