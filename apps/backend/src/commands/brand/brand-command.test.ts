import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Finished, type Holder, runBrand, startHolder } from '../../../testing/child-process.ts';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { runHereAs } from '../../../testing/run-here.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import type { Environment } from '../running/run-command.ts';
import { runBrandCommand } from './brand-command.ts';

watchErrors();

const files = mkdtempSync(join(tmpdir(), 'tablefront-brands-'));
afterAll(() => rmSync(files, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(files, name);
  writeFileSync(path, text);
  return path;
}

const LUCIA_TEXT = '{ "_zeta": 1, "name": "Trattoria Lucia",\n  "brand_id": "Lucia", "_alpha": "\\u0000é" }\n';
const lucia = file('lucia.json', LUCIA_TEXT);
const maple = file('maple.json', '{"name":"Maple & Ember"}');
const broken = file('broken.json', '{\n  "name": "Lucia",\n}');

const runHere = (args: string[], environment: Environment) => runHereAs(runBrandCommand, args, environment);

describe('the brand command', () => {
  const run = (...args: string[]) => runHere(args, { DATA_DIR: join(files, 'never') });

  test('reads a file from the standard input, ends with the exit code and keeps errors apart from what it prints', async () => {
    expect(await runBrand(['validate', '-'], {}, LUCIA_TEXT)).toEqual({
      code: 0,
      out: '-: "Trattoria Lucia" is valid, with no warnings\n',
      error: '',
    });
    const large = await runBrand(['validate', '-'], {}, ' '.repeat(40 * 1024 * 1024));
    expect(large).toEqual({ code: 1, out: '', error: expect.stringContaining('of at most 32 MiB') });
  });

  test('validates: a good file', async () => {
    expect(await run('validate', lucia)).toEqual({
      code: 0,
      out: `${lucia}: "Trattoria Lucia" is valid, with no warnings\n`,
      error: '',
    });
  });

  test('validates: prints every warning with its path', async () => {
    const price = '"menu":[{"categories":[{"name":"Pasta","items":[{"name":"x","price":"market"}]}]}]';
    const odd = file('odd.json', `{"name":"Odd\\u001b[31m","telephone":{},${price}}`);
    const { code, out, error } = await run('validate', odd);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const [first, ...warnings] = out.trimEnd().split('\n');
    expect(first).toMatch(/is valid, with 2 warnings$/);
    expect(warnings.join('\n')).toContain('menu[0].categories[0].items[0].price: ');
    expect(warnings.join('\n')).toContain('telephone: ');
    expect(out).not.toContain('\u001b');
  });

  test('validates strictly: also what is read although the schema does not have it, and fails', async () => {
    const lax = file('lax.json', '{"name":"Lax","animations":"yes","openingHour":[]}');
    const warning = '  openingHour: is not a known key, did you mean "openingHours"?\n';
    expect(await run('validate', lax)).toMatchObject({ code: 0, out: expect.stringContaining(warning) });
    expect(await run('validate', lax, '--strict')).toEqual({
      code: 1,
      out: `${lax}: "Lax" is valid, with 1 warning\n${warning}  animations: is read, but in none of the forms that the schema has\n`,
      error: '',
    });
    expect(await run('validate', lucia, '--strict')).toMatchObject({ code: 0 });
  });

  test('prints the schema of configurations, and their documentation', async () => {
    const { out } = await run('schema');
    expect(JSON.parse(out)).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
    expect((await run('schema', '--as', 'markdown')).out).toContain('| `openingHours`');
  });

  test.each([
    [
      'no JSON',
      broken,
      'broken.json: this is not JSON: line 3, column 1: expected a name in double quotes but found "}"',
    ],
    ['no object', file('list.json', '[]'), 'list.json: a site configuration is an object'],
    ['no file', join(files, 'nothing.json'), 'nothing.json: there is no such file'],
    ['a directory', files, 'this is a directory, not a file'],
  ])('validates: %s', async (_what, path, text) => {
    const { code, out, error } = await run('validate', path);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error).toContain(text);
  });

  test('explains itself', async () => {
    for (const word of ['help', '--help', '-h']) {
      const { code, out, error } = await run(word);
      expect({ code, error }).toEqual({ code: 0, error: '' });
      for (const command of [
        'validate FILE [--strict]',
        'schema [--as json-schema|markdown]',
        'import FILE [--host NAME]... [--id ID] [--replace]',
        'delete --demo',
        'list',
        'export ID',
      ]) {
        expect(out).toContain(command);
      }
    }
  });

  test.each<[string[], string]>([
    [[], 'Say what to do.'],
    [['improt', lucia], 'There is no command "improt".'],
    [['validate'], 'FILE is missing'],
    [['import'], 'FILE is missing'],
    [['export'], 'ID is missing'],
    [['validate', lucia, maple], 'is one word too many'],
    [['list', 'x'], 'is one word too many'],
    [['schema', '--as', 'yaml'], 'There is no form "yaml"; there are json-schema and markdown.'],
    [['import', lucia, '--hots', 'a'], "Unknown option '--hots'"],
    [['import', lucia, '--host'], 'argument missing'],
    [['validate', lucia, '--id', 'x'], "Unknown option '--id'."],
    [['import', lucia, '--host', 'http://lucia.example'], '"http://lucia.example" is no host name'],
    [['import', lucia, '--id', 'two words'], '"two words" cannot be an id'],
    [['delete'], 'ID is missing'],
    [['delete', '--demo', 'lucia'], 'is one word too many'],
    [['import', file('nameless.json', '{}')], 'neither an id nor a name; give it one with --id ID'],
  ])('refuses %j', async (args, text) => {
    const { code, out, error } = await run(...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error).toContain(text);
    expect(error).not.toContain('    at ');
  });

  test('touches no database before the file is known to be good', async () => {
    await run('import', broken);
    expect(existsSync(join(files, 'never'))).toBe(false);
  });

  test('says when the database cannot be reached, without its password', async () => {
    const { code, error } = await runHere(['list'], { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/x' });
    expect(code).toBe(1);
    expect(error).toContain('ECONNREFUSED');
    expect(error).not.toContain('secret');
  });
});

describeOnEachDatabase('the brand command', (makeDatabase, kind) => {
  // On PostgreSQL the command takes the same way, whether a site runs or not.
  const times = kind === 'embedded' ? ['while nothing else runs', 'while a site runs'] : ['while a site runs'];
  describe.each(times)('%s', (when) => {
    let environment: Record<string, string | undefined>;
    let holder: Holder | undefined;
    beforeAll(async () => {
      const { databaseUrl, dataDir } = await makeDatabase();
      environment = { DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir };
      holder = when === 'while a site runs' ? await startHolder(environment) : undefined;
    }, 60_000);
    afterAll(() => holder?.end('SIGTERM'));

    const run = (...args: string[]): Promise<Finished> => runHere(args, environment);
    /** Only without a site do commands share the database by themselves. */
    const runAsOperator = (...args: string[]): Promise<Finished> =>
      holder ? run(...args) : runBrand(args, environment);
    const good = (out: string): Finished => ({ code: 0, out, error: '' });

    test('imports, lists and exports', { timeout: 60_000 }, async () => {
      expect(await run('list')).toEqual(good('There are no brands yet.\n'));

      const validated = `${lucia}: "Trattoria Lucia" is valid, with no warnings\n`;
      const hosts = ['--host', 'Lucia.example:80', '--host', 'lucia.localhost', '--host', 'lucia.localhost'];
      expect(await run('import', lucia, ...hosts)).toEqual(
        good(`${validated}Imported "Trattoria Lucia" as lucia.\nHost names: lucia.example, lucia.localhost\n`),
      );
      const all = 'lucia.example, lucia.localhost, more.example';
      expect(await run('import', lucia, '--host', 'more.example')).toEqual(
        good(`${validated}Updated "Trattoria Lucia" as lucia.\nHost names: ${all}\n`),
      );
      expect(await run('import', maple, '--id', 'M&E')).toEqual(
        good(
          `${maple}: "Maple & Ember" is valid, with no warnings\nImported "Maple & Ember" as m&e.\n` +
            'It has no host name yet: add one with --host NAME, or start the site with this id as BRAND_ID.\n',
        ),
      );
      expect(await run('export', 'LUCIA')).toEqual(good(LUCIA_TEXT));

      const { out } = await run('list');
      const [head, first, second, ...more] = out.trimEnd().split('\n');
      expect(head).toMatch(/^ID +NAME +HOST NAMES +UPDATED$/);
      expect(first).toMatch(new RegExp(`^lucia +Trattoria Lucia +${all} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC$`));
      expect(second).toMatch(/^m&e +Maple & Ember +- +\d{4}/);
      expect(more).toEqual([]);
      const heard = 'ready\nchanged lucia\nchanged lucia\nchanged m&e\n';
      if (holder) await vi.waitFor(() => expect(holder?.printed()).toBe(heard));
    });

    test('changes nothing when the file is broken or a host is taken', { timeout: 60_000 }, async () => {
      const before = await run('list');
      const brokenImport = ['import', broken, '--id', 'lucia', '--host', 'other.example'];
      expect(await run(...brokenImport)).toMatchObject({ code: 1, out: '' });
      const conflict = ['import', maple, '--host', 'new.example', '--host', 'lucia.example'];
      expect(await run(...conflict)).toMatchObject({
        code: 1,
        error:
          'The host lucia.example belongs to the brand lucia. Nothing was changed; with --replace the host is taken from it.\n',
      });
      expect(await run('import', maple, '--id', 'Lucia')).toMatchObject({
        code: 1,
        error:
          'The id lucia belongs to the brand "Trattoria Lucia", and this file is of "Maple & Ember". Nothing was changed: ' +
          'with --id ID it becomes a brand of its own, with --replace it takes the place of the other.\n',
      });
      expect(await run('list')).toEqual(before);
      expect(await run('export', 'lucia')).toEqual(good(LUCIA_TEXT));
      expect(await run('export', 'nobody')).toMatchObject({
        code: 1,
        out: '',
        error: expect.stringContaining('There is no brand "nobody"'),
      });
    });

    test('replaces another brand where that is said', { timeout: 60_000 }, async () => {
      expect(await run('import', maple, '--id', 'lucia', '--replace', '--host', 'lucia.example')).toMatchObject({
        code: 0,
        out: expect.stringContaining('Updated "Maple & Ember" as lucia.'),
      });
      expect((await run('import', lucia, '--replace')).code).toBe(0);
    });

    test('imports several at once', { timeout: 60_000 }, async () => {
      const imports = ['a', 'b', 'c'].map((id) => runAsOperator('import', maple, '--id', id));
      for (const { code, error } of await Promise.all(imports)) expect({ code, error }).toEqual({ code: 0, error: '' });
      expect((await run('list')).out).toMatch(/\na .*\nb .*\nc .*\nlucia /);
    });

    test('keeps what it acknowledged when the site is killed right after', { timeout: 60_000 }, async () => {
      expect((await run('import', maple, '--id', 'last')).code).toBe(0);
      await holder?.end('SIGKILL');
      expect(await run('export', 'last')).toEqual(good('{"name":"Maple & Ember"}'));
    });
  });
});
