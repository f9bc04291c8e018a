import { expect, test } from 'vitest';
import { brandChoices, pathOfChoice, placesInShort } from './brand-choices.ts';

const brand = (id: string, isDemo = false) => ({ id, name: id.toUpperCase(), isDemo, role: 'owner' as const });
const labels = (...given: Parameters<typeof brandChoices>) => brandChoices(...given).map(({ label }) => label);

test.each([
  ['one brand and no more to come', [brand('a')], false, []],
  ['an owner of all, with one brand', [brand('a')], true, ['A', 'All brands', 'New brand…']],
  ['somebody with two brands', [brand('a'), brand('b')], false, ['A', 'B', 'All brands']],
])('%s', (_, brands, mayMake, expected) => {
  expect(labels(brands, mayMake)).toEqual(expected);
});

test('each choice leads somewhere else', () => {
  const paths = brandChoices([brand('demo:a')], true).map(({ id }) => pathOfChoice(id));
  expect(paths).toEqual(['/brands/demo%3Aa/today', '/brands', '/new-brand']);
});

test.each([
  [undefined, ''],
  [[], ''],
  [[{ name: 'Nova' }], '1 location'],
  [[{ name: 'Harbord Street' }], 'Harbord Street'],
  [[{ name: 'Junction' }, { name: 'Ossington' }], '2 locations'],
])('under the name of Nova, with %j, stands %j', (places, expected) => {
  expect(placesInShort('Nova', places)).toBe(expected);
});
