import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { embeddedDatabases } from '../../testing/each-database.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { boundAlarms } from './bounded-alarms.ts';
import { openDatabase } from './open-database.ts';

const logger = watchErrors();
const makeDatabase = embeddedDatabases();
afterEach(() => void vi.restoreAllMocks());

test('a clock that is set back by a month makes the embedded database neither busy nor talkative', async () => {
  const warnings: string[] = [];
  const listener = ({ name }: Error) => warnings.push(name);
  process.on('warning', listener);
  const { database, close } = await openDatabase(await makeDatabase(), logger);
  // What was counted is to be written down in ten seconds; the alarm of the time limit rings before, and is set for that.
  await database.execute(sql`set statement_timeout = '300ms'`);
  await database.execute(sql`create table counted (number int)`);
  await database.execute(sql`insert into counted values (1)`);
  const set = vi.spyOn(globalThis, 'setTimeout');
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() - 40 * 24 * 60 * 60_000);

  await wait(1_000);
  expect(set.mock.calls.length).toBeGreaterThan(0);
  expect(set.mock.calls.length).toBeLessThan(20);
  expect(warnings).toEqual([]);
  expect(await database.execute(sql`select number from counted`)).toMatchObject({ rows: [{ number: 1 }] });
  process.off('warning', listener);
  await close();
});

test('a version of the database whose timers are elsewhere is refused', () => {
  expect(() => boundAlarms({})).toThrow('cannot be bounded');
  const options = { instantiateWasm: () => {} };
  boundAlarms(options);
  expect(() => Reflect.apply(options.instantiateWasm, undefined, [{ env: {} }])).toThrow('cannot be bounded');
});
