import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { runHereAs } from '../../../testing/run-here.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { saveDemoBrands } from '../../brands/demo-brands.ts';
import { openDatabase } from '../../database/open-database.ts';
import { brands } from '../../database/schema.ts';
import { runBrandCommand } from './brand-command.ts';

const logger = watchErrors();
const makeDatabase = embeddedDatabases();
const files = mkdtempSync(join(tmpdir(), 'tablefront-demo-'));
afterAll(() => rmSync(files, { recursive: true, force: true }));

test('a demo keeps its id; one that was published is taken over as any other brand', { timeout: 60_000 }, async () => {
  const settings = await makeDatabase();
  const { database, close } = await openDatabase(settings, logger);
  const demos = ['one', 'two'].map((name) => ({ ...makeBrand(`demo:${name}`, [`${name}.localhost`]), name: 'Lucia' }));
  await saveDemoBrands(database, demos);
  // As publishing it does.
  await database.update(brands).set({ origin: 'operator', wasDemo: true }).where(eq(brands.id, 'demo:one'));
  await close();

  const file = join(files, 'lucia.json');
  const text = '{ "name": "Lucia", "email": "a@lucia.example" }\n';
  writeFileSync(file, text);
  const run = (...args: string[]) => runHereAs(runBrandCommand, args, { DATA_DIR: settings.dataDir });
  const refused = await run('import', file, '--id', 'Demo:two');
  expect(refused).toMatchObject({
    code: 1,
    out: '',
    error: expect.stringContaining('"demo:two" is the id of a demo brand'),
  });
  expect((await run('import', file, '--id', 'Demo:one')).out).toContain(
    'Updated "Lucia" as demo:one.\nHost names: one.localhost\n',
  );
  expect(await run('export', 'demo:one')).toMatchObject({ code: 0, out: text });
});
