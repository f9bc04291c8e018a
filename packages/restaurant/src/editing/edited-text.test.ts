import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editedText } from './edited-text.ts';
import type { JsonObject } from './entry-keys.ts';

const byHand = `{
  "name": "Lucia",
  "price":  16.50, "tags": ["a","b"],
  "menu": [
    { "name": "Dinner", "items": [{ "name": "Penne", "price": 12.00 }, { "name": "Caf\\u00e9", "price": 3.0 }] },

    { "name": "Lunch", "items": [] }
  ],
  "none": {}
}
`;
const value = () => JSON.parse(byHand);
const edit = (change: (site: ReturnType<typeof value>) => void) => {
  const site = value();
  change(site);
  const text = editedText(byHand, site);
  expect(JSON.parse(text)).toEqual(site);
  return text;
};

describe('an edited text', () => {
  test.each<[string, (site: ReturnType<typeof value>) => void, string, string]>([
    ['a price', (site) => (site.menu[0].items[0].price = 13), '"price": 12.00 }', '"price": 13 }'],
    ['a field that is taken out', (site) => delete site.price, '\n  "price":  16.50,', ''],
    [
      'a field that is new',
      (site) => (site.email = 'a@b.example'),
      '  "none": {}\n',
      '  "none": {},\n  "email": "a@b.example"\n',
    ],
    ['what was empty', (site) => (site.none.a = [1]), '{}\n}', '{\n    "a": [\n      1\n    ]\n  }\n}'],
    ['a dish that is taken out', (site) => site.menu[0].items.shift(), '{ "name": "Penne", "price": 12.00 }, ', ''],
    [
      'a dish that is new',
      (site) => site.menu[0].items.push({ name: 'New' }),
      '"price": 3.0 }]',
      '"price": 3.0 }, {"name":"New"}]',
    ],
    [
      'an entry of several lines',
      (site) => site.menu.push({ name: 'Late' }),
      '"items": [] }\n',
      '"items": [] },\n\n    {\n      "name": "Late"\n    }\n',
    ],
    ['a word in a list', (site) => site.tags.push('c'), '["a","b"]', '["a","b","c"]'],
    ['a name that is mended', (site) => (site.menu[1].name = 'Brunch'), '"Lunch"', '"Brunch"'],
  ])('%s: the rest stays as it is written', (_what, change, before, after) => {
    expect(edit(change)).toBe(byHand.replace(before, after));
  });

  test('what did not change is the same to the last character', () => {
    expect(edit(() => {})).toBe(byHand);
  });

  test('holds the value, whatever that is and however the text is written', () => {
    const name = fc.constantFrom('id', 'name', 'items', 'a"b', '__proto__');
    const { tree } = fc.letrec<{ tree: unknown; record: JsonObject }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.integer(),
        fc.string({ maxLength: 3 }),
        fc.boolean(),
        fc.array(tie('tree'), { maxLength: 4 }),
        tie('record'),
      ),
      record: fc.dictionary(name, tie('tree'), { maxKeys: 4, noNullPrototype: true }) as fc.Arbitrary<JsonObject>,
    }));
    const record = fc.dictionary(name, tree, { maxKeys: 4, noNullPrototype: true }) as fc.Arbitrary<JsonObject>;
    fc.assert(
      fc.property(record, record, fc.constantFrom(undefined, 2, '\t'), (before, after, indent) => {
        const text = editedText(JSON.stringify(before, null, indent), after);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(after)));
      }),
      { numRuns: 500 },
    );
  });
});
