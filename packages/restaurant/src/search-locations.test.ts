import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupLocations, searchLocations } from './search-locations.ts';

const queen = { name: 'Queen West', address: '612 Queen St W, Toronto, ON M6J 1E4' };
const mileEnd = { name: 'Mile End', address: '5301, boul. Saint-Laurent, Montréal, QC H2T 1S4' };
const moncton = { name: 'Main Street, Moncton', address: '720 Main St, NB E1C 1E4' };
const vancouver = { name: 'Main Street, Vancouver', address: '3211 Main St, BC V5V 3M6' };
const boston = { name: 'Back Bay', address: '1 Newbury St, Boston, MA 02116' };
const tokyo = { name: '渋谷店', address: '東京都渋谷区' };
const lodz = { name: 'Łódź', address: 'Piotrkowska 1' };
const all = [queen, mileEnd, moncton, vancouver, boston, tokyo, lodz];

test.each([
  ['nothing', '  ', all],
  ['a name', 'queen', [queen]],
  ['a name that several share', 'MAIN', [moncton, vancouver]],
  ['a name and a city', 'main vancouver', [vancouver]],
  ['a city without its accents', 'montreal', [mileEnd]],
  ['a city without letters that nobody has', 'lodz', [lodz]],
  ['a city in other letters', 'TORONTO', [queen]],
  ['the beginning of a word', 'vanc', [vancouver]],
  ['the middle of a word', 'ouver', []],
  ['a street and its number', '612 queen st', [queen]],
  ['a postal code', 'M6J 1E4', [queen]],
  ['a postal code without its space', 'm6j1e4', [queen]],
  ['the beginning of a postal code', 'E1C', [moncton]],
  ['digits only', '02116', [boston]],
  ['another script', '渋谷', [tokyo]],
  ['what none has', 'Atlantis', []],
  ['a house number that none has', '999', []],
  ['signs only', '?!', all],
])('%s finds the locations that have it', (_, typed, found) => {
  expect(searchLocations(all, typed)).toEqual({ found, nearby: false });
});

test.each([
  ['M6K 3P1', [queen]],
  ['V9Z 0A1', [vancouver]],
  ['02139', [boston]],
  ['90210', []],
])('a postal code that none has, %s, finds what begins most alike', (typed, found) => {
  expect(searchLocations(all, typed)).toEqual({ found, nearby: found.length > 0 });
});

test('each further word leaves the same or fewer, in their order', () => {
  const word = fc.constantFrom('main', 'queen', 'st', 'toronto', 'b', 'm');
  fc.assert(
    fc.property(word, word, (one, other) => {
      const wider = searchLocations(all, one).found;
      const narrower = searchLocations(all, `${one} ${other}`).found;
      expect(wider.filter((location) => narrower.includes(location))).toEqual(narrower);
    }),
  );
});

const place = (slug: string, distance?: number) => ({ slug, distance });
const titles = (groups: { title?: string; locations: { slug: string }[] }[]) =>
  groups.map(({ title, locations }) => [title, locations.map(({ slug }) => slug).join(' ')]);

test.each([
  ['nothing is known', [place('a'), place('b')], undefined, [[undefined, 'a b']]],
  [
    'one was chosen',
    [place('a'), place('b')],
    'b',
    [
      ['Last time', 'b'],
      ['Other locations', 'a'],
    ],
  ],
  ['one was chosen that is gone', [place('a')], 'gone', [[undefined, 'a']]],
  [
    'distances are known',
    [place('a', 0.65), place('b', 99.9), place('c', 100), place('d'), place('e', 3_000)],
    'a',
    [
      ['Last time', 'a'],
      ['Near you', 'b'],
      ['Further away', 'c e'],
      ['Other locations', 'd'],
    ],
  ],
  ['none are left', [], 'a', []],
])('where %s the groups are those that tell something apart', (_, locations, last, groups) => {
  expect(titles(groupLocations(locations, last))).toEqual(groups);
});

test('each location stands in one group', () => {
  const location = fc.record({
    slug: fc.string(),
    distance: fc.option(fc.double({ min: 0, noNaN: true }), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.uniqueArray(location, { selector: ({ slug }) => slug }), fc.string(), (locations, last) => {
      const grouped = groupLocations(locations, last).flatMap((group) => group.locations);
      expect(new Set(grouped)).toEqual(new Set(locations));
      expect(grouped).toHaveLength(locations.length);
    }),
  );
});
