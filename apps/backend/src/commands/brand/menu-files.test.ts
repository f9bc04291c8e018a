/** A brand's menus go out in other forms, and come back from a spreadsheet. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writtenBrand } from '@tablefront/restaurant/menu/generated-menus.test-support';
import { tableOfConfiguration } from '@tablefront/restaurant/menu/table/configuration-table';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHereAs } from '../../../testing/run-here.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { openDatabase } from '../../database/open-database.ts';
import { versions } from '../../database/schema.ts';
import { runBrandCommand } from './brand-command.ts';
import { menuCsv, readMenuCsv } from './menu-csv.ts';

watchErrors();

const files = mkdtempSync(join(tmpdir(), 'tablefront-menus-'));
afterAll(() => rmSync(files, { recursive: true, force: true }));
const file = (name: string, text: string | Uint8Array) => {
  writeFileSync(join(files, name), text);
  return join(files, name);
};
const run = (...args: string[]) => runHereAs(runBrandCommand, args, { DATA_DIR: join(files, 'data') });

const soup = { name: 'Soup', price: 7, allergens: ['celery'], description: '=Hot' };
const brand = {
  name: 'Trattoria Lucia',
  url: 'https://lucia.example/home',
  brand_id: 'lucia',
  currency: 'CAD',
  address: '1 Main',
  menu: [{ name: 'Dinner', categories: [{ name: 'First', items: [soup, { name: 'Penne', price: 'market price' }] }] }],
  locations: [{ name: 'King' }, { name: 'Main', menuOverrides: [{ id: 'soup', price: 8 }] }],
};

describe('a menu as a CSV file', () => {
  test('has the same rows again, whatever is in them', () => {
    fc.assert(
      fc.property(writtenBrand, fc.boolean(), (written, bom) => {
        const rows = tableOfConfiguration(written);
        const read = readMenuCsv(`${bom ? '\uFEFF' : ''}${menuCsv(rows)}`);
        const texts = rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, String(cell).trim()])),
        );
        const said = texts.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => cell !== '')));
        expect(read).toEqual({ rows: read.rows, withLocations: true, warnings: [] });
        expect(read.rows.map(({ cells }) => cells)).toEqual(said);
      }),
      { numRuns: 20 },
    );
  });

  test('has its columns in any order, and says which are none', () => {
    const text = 'May contain;ITEM;Colour;descripton;item\nnuts;Soup;red;Hot;x\n;Penne;;;;;too much\n';
    expect(readMenuCsv(text)).toEqual({
      rows: [{ line: 2, cells: { may_contain: 'nuts', item: 'Soup' } }],
      withLocations: false,
      warnings: [
        { line: 1, message: 'the column "Colour" is not read' },
        { line: 1, message: 'the column "descripton" is not read, did you mean "description"?' },
        { line: 1, message: 'the column item is there twice; the first one is read' },
        { line: 3, message: 'it has more cells than there are columns; this line is left out' },
      ],
    });
  });

  test.each([
    ['', 'The file is empty.'],
    ['name,price\nSoup,7\n', 'This is no menu: its first line has no column "item".'],
  ])('%j is none', (text, message) => {
    expect(() => readMenuCsv(text)).toThrow(message);
  });
});

describe('the brand command', () => {
  beforeAll(async () => {
    expect(await run('import', file('lucia.json', JSON.stringify(brand)), '--host', 'lucia.localhost')).toMatchObject({
      code: 0,
    });
  }, 60_000);
  const exported = async (...args: string[]) => {
    const { code, out, error } = await run('export', 'lucia', ...args);
    expect(code, error).toBe(0);
    return out;
  };

  test('exports for Google, and says which prices it misses', async () => {
    const { out, error } = await run('export', 'lucia', '--as', 'google-food-menu', '--location', 'Main');
    expect(error).toBe('Google asks for a price of each dish; 1 of these have none: Penne\n');
    const [menu] = JSON.parse(out).menus;
    expect(menu).toMatchObject({ sourceUrl: 'https://lucia.example/menu/main', labels: [{ displayName: 'Dinner' }] });
    expect(menu.sections[0].items[0].attributes).toEqual({ price: { currencyCode: 'CAD', units: '8', nanos: 0 } });
  });

  test('exports what its pages say for search engines', async () => {
    const nodes = JSON.parse(await exported('--as', 'schema-org'));
    expect(nodes.map((node: { '@type': string }) => node['@type'])).toEqual(['Organization', 'Menu']);
    expect(nodes[1].hasMenuSection[0].hasMenuItem[0].offers).toMatchObject({ price: 7 });
    const ofMain = JSON.parse(await exported('--as', 'schema-org', '--location', 'Main'));
    expect(ofMain[0]).toMatchObject({ '@type': 'Restaurant', hasMenu: 'https://lucia.example/menu/main' });
    expect(ofMain[1].hasMenuSection[0].hasMenuItem[0].offers).toMatchObject({ price: 8 });
  });

  test('exports and imports a table, and says what changes', async () => {
    const csv = await exported('--as', 'csv');
    expect(csv).toContain("\r\n,,Dinner,First,Soup,,,7,,'=Hot,");
    expect(await exported('--as', 'csv', '--bom')).toBe(`\uFEFF${csv}`);
    const same = await run('import-menu', 'lucia', file('same.csv', csv));
    expect(same).toEqual({ code: 0, out: 'Nothing changes.\n', error: '' });

    const edited = file('edited.csv', `${csv.replace(',7,', ',7.5,').replace(',8,', ',9,')},,Dinner,First,,,,3\r\n`);
    const told = [
      '  Line 5: it names no dish (item); this line is left out',
      '  First › Soup: price $7.00 → $7.50',
      '  Main: First › Soup: price $8.00 → $9.00',
      '',
    ].join('\n');
    expect(await run('import-menu', 'lucia', edited, '--dry-run')).toEqual({
      code: 0,
      out: `${told}2 changes, and nothing was written.\n`,
      error: '',
    });
    expect(await exported('--as', 'csv')).toBe(csv);
    expect(await run('import-menu', 'lucia', edited)).toEqual({
      code: 0,
      out: `${told}Updated the menu of "Trattoria Lucia": 2 changes.\n`,
      error: '',
    });
    const now = JSON.parse(await exported());
    expect(now.locations[1].menuOverrides).toEqual([{ id: 'soup', price: 9 }]);
    expect({ ...now, menu: [], locations: [] }).toEqual({ ...brand, menu: [], locations: [] });
    expect((await run('list')).out).toContain('lucia.localhost');
  });

  test('changes of the file the menus alone, and writes a version as the console does', async () => {
    const text = `{ "name":"Nonna",  "brand_id": "nonna",\n\n   "tagline": "L\\u00e0",\n   "menu": [\n      {"categories": [{"name": "First", "items": [{"name": "Soup", "price": 7.00}, {"name": "Penne", "price": 9.00}]}]}\n   ]\n}\n`;
    expect(await run('import', file('nonna.json', text))).toMatchObject({ code: 0 });
    const { out: csv } = await run('export', 'nonna', '--as', 'csv');
    expect(await run('import-menu', 'nonna', file('nonna.csv', csv.replace(',7,', ',7.5,')))).toMatchObject({
      code: 0,
    });
    expect((await run('export', 'nonna')).out).toBe(text.replace('7.00', '7.5'));
    const { database, close } = await openDatabase({ dataDir: join(files, 'data') }, pino({ level: 'silent' }));
    const kept = await database.select().from(versions).where(eq(versions.brandId, 'nonna')).orderBy(versions.number);
    await close();
    expect(kept.map(({ how, title }) => [how, title])).toEqual([
      ['import', 'The first version'],
      ['import', 'Soup: $7.50 instead of $7.00'],
    ]);
  });

  describe('where the brand is changed meanwhile', () => {
    const penne = { name: 'Penne', price: 9 };
    const site = { name: 'Sora', brand_id: 'sora', menu: [{ categories: [{ name: 'First', items: [penne] }] }] };
    const put = (changed: object) => run('import', file('sora.json', JSON.stringify({ ...site, ...changed }, null, 1)));
    /** Imports a menu; before it is written, somebody else changes the site. */
    async function importMeanwhile(name: string, change: object) {
      await put({});
      const { out: csv } = await run('export', 'sora', '--as', 'csv');
      const said: string[] = [];
      const say = async (text: string) => {
        if (said.length === 0) await put(change);
        said.push(text);
      };
      const edited = file(name, csv.replace(',9,', ',9.5,'));
      const output = { out: say, error: say };
      const code = await runBrandCommand(['import-menu', 'sora', edited], { DATA_DIR: join(files, 'data') }, output);
      return { code, said: said.join(''), now: JSON.parse((await run('export', 'sora')).out) };
    }

    test('what is not of the menus stays beside them', async () => {
      const { code, said, now } = await importMeanwhile('sora-1.csv', { tagline: 'Since 1990' });
      expect(said).toContain('Updated the menu of "Sora": 1 change.');
      expect({ code, now }).toMatchObject({
        code: 0,
        now: { tagline: 'Since 1990', menu: [{ categories: [{ items: [{ price: 9.5 }] }] }] },
      });
    });

    test('a change of the menus is not lost: nothing is written', async () => {
      const menu = [{ categories: [{ name: 'First', items: [{ ...penne, price: 10 }] }] }];
      const { code, said, now } = await importMeanwhile('sora-2.csv', { menu });
      expect(said).toContain('was changed meanwhile. Nothing was written');
      expect({ code, menu: now.menu }).toEqual({ code: 1, menu });
    });
  });

  test.each<[string[], string]>([
    [
      ['export', 'lucia', '--as', 'xml'],
      'There is no form "xml"; there are configuration, csv, google-food-menu, schema-org.',
    ],
    [['export', 'lucia', '--bom'], '--bom is for --as csv.'],
    [
      ['export', 'lucia', '--as', 'csv', '--location', 'Main'],
      '--location is for --as google-food-menu and schema-org.',
    ],
    [
      ['export', 'lucia', '--as', 'schema-org', '--location', 'Mars'],
      'There is no location "Mars"; there are King, Main.',
    ],
    [['import-menu', 'lucia'], 'FILE is missing'],
    [['import-menu', 'nobody', file('some.csv', 'item\nSoup\n')], 'There is no brand "nobody"'],
    [['import-menu', 'lucia', join(files, 'none.csv')], 'There is no file'],
    [
      ['import-menu', 'lucia', file('latin.csv', Uint8Array.of(0x69, 0x74, 0x65, 0x6d, 0x0a, 0xe9))],
      'is no text in UTF-8',
    ],
    [
      ['import-menu', 'lucia', file('none-left.csv', 'item,price\n,3\n')],
      'has no dish that can be read. Nothing was changed.',
    ],
    [['import-menu', 'lucia', file('open.csv', 'item\n"Soup\nPenne\n')], 'Line 2: a quotation mark'],
  ])('refuses %j', async (args, text) => {
    const { code, out, error } = await run(...args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(error).toContain(text);
  });
});
