import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { warningText } from '../read-site-configuration.ts';
import { kindsWithin } from './declare.ts';
import { configurationDocumentation } from './documentation.ts';
import { site } from './site.ts';
import { checkStrictly, configurationSchema } from './written.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const demoBrands = globSync('brands/*/brand.json', { cwd: root });
const validator = new Validator(JSON.parse(text('docs/configuration.schema.json')), '2020-12');
/** What editors mark. */
const marked = (value: unknown) =>
  validator.validate(value).errors.map(({ instanceLocation, error }) => `${instanceLocation}: ${error}`);
const strictly = (value: unknown) => checkStrictly(value).map(warningText);

describe('what is made of the declarations is up to date:', () => {
  test.each([
    [
      'docs/configuration.schema.json',
      'npm run brand --silent -- schema',
      `${JSON.stringify(configurationSchema(), null, 2)}\n`,
    ],
    ['docs/configuration.md', 'npm run brand --silent -- schema --as markdown', configurationDocumentation()],
  ])('%s by `%s`', (file, _command, expected) => {
    expect(text(file)).toBe(expected);
  });

  test('no two fields of a kind are found under one name', () => {
    for (const { name, fields } of [site, ...kindsWithin(site)]) {
      const names = Object.entries(fields).flatMap(([key, { also = [] }]) => [key, ...also]);
      expect(names, name).toEqual([...new Set(names)]);
    }
  });
});

test.each(demoBrands)('%s names the schema, and is as it says', (file) => {
  const brand: unknown = JSON.parse(text(file));
  expect(brand).toHaveProperty('$schema', '../../docs/configuration.schema.json');
  expect(strictly(brand)).toEqual([]);
  expect(marked(brand)).toEqual([]);
});

describe('what the site reads, but is not written so,', () => {
  test.each<[object, string[]]>([
    [
      { animations: 'yes', deals: [{ title: 'A', badge: 12 }] },
      [
        'deals[0].badge: is read, but is not as the schema has it: Invalid input: expected string, received number',
        'animations: is read, but in none of the forms that the schema has',
      ],
    ],
    [
      { language: 'no language', openingHour: 1 },
      ['language: "no language" is not a language', 'openingHour: is not a known key, did you mean "openingHours"?'],
    ],
    [{ name: 'A', '@type': 'Restaurant', id: 12, features: ['Patio', { title: 'Bar' }] }, []],
    [{ featuredItems: { items: [{ title: 'Pizza', price: '$12' }] } }, []],
  ])('is told: %j', (value, problems) => {
    expect(strictly(value)).toEqual(problems);
  });

  test('also of what is no configuration', () => {
    expect(strictly([])).toEqual([': a site configuration is an object, this is a list']);
  });
});

test.each<[what: string, configuration: object]>([
  ['unknown keys', { openingHour: [] }],
  ['unknown keys within', { deals: [{ title: 'A', prize: 1 }] }],
  ['entries without what they need', { deals: [{ price: 1 }] }],
  ['numbers out of range', { locations: [{ name: 'A', rating: 6 }] }],
  ['words that are none of a few', { locations: [{ name: 'A', hasMenu: 'pdf' }] }],
  ['texts that are too long', { name: 'x'.repeat(201) }],
])('editors mark %s', (_, configuration) => {
  expect(marked(configuration)).not.toEqual([]);
});

test('whatever the strict check has nothing against, editors have nothing against', () => {
  const entry = fc.record(
    { title: fc.string(), name: fc.string(), price: fc.nat(), image: fc.constant('/a.webp'), badge: fc.string() },
    { requiredKeys: [] },
  );
  const configuration = fc.record(
    {
      name: fc.string(),
      deals: fc.array(entry),
      features: fc.array(fc.oneof(entry, fc.string())),
      jobs: fc.array(entry),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(configuration, (value) => {
      fc.pre(checkStrictly(value).length === 0);
      expect(marked(value)).toEqual([]);
    }),
  );
});
