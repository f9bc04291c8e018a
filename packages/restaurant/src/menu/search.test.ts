import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dietsOf, legendOf, MARKS, marksBySign, marksOf } from './marks.ts';
import { criteriaQuery, isSearching, matchesIn, readCriteria, searcher, searchText } from './search.ts';

const plain = { isVegetarian: false, isVegan: false, isGlutenFree: false, isHalal: false, isSpicy: false };
const item = (name: string, details: object = {}) => ({
  id: name,
  name,
  soldOut: false,
  tags: [],
  description: undefined,
  ...plain,
  ...details,
});
const criteria = (query: string) => readCriteria(new URLSearchParams(query));

describe('marks', () => {
  test('an item bears every mark that is set, in one order', () => {
    expect(
      marksOf(item('All', { isSpicy: true, isHalal: true, isGlutenFree: true, isVegan: true, isVegetarian: true })),
    ).toEqual(MARKS);
    expect(marksOf(item('None'))).toEqual([]);
  });

  test('what is vegan suits vegetarians; hot is no diet', () => {
    expect(dietsOf(marksOf(item('Salad', { isVegan: true, isSpicy: true })))).toEqual(['vegetarian', 'vegan']);
    expect(dietsOf(marksOf(item('Soup', { isVegetarian: true, isVegan: true })))).toEqual(['vegetarian', 'vegan']);
  });

  test('signs lead back to their marks', () => {
    expect(marksBySign(['gf', 've', '?']).map(({ key }) => key)).toEqual(['vegan', 'gluten-free']);
  });

  test('the legend has the marks that occur', () => {
    const menus = [{ categories: [{ id: 'a', name: 'A', items: [item('Hot', { isSpicy: true }), item('Plain')] }] }];
    expect(legendOf(menus).map(({ key }) => key)).toEqual(['spicy']);
    expect(legendOf([])).toEqual([]);
  });
});

describe('search', () => {
  const category = {
    id: 'soups',
    name: 'Soups',
    items: [
      item('Crème d’asperges', {
        description: 'Green asparagus.',
        isVegetarian: true,
        allergens: ['Milk'],
        mayContain: ['almonds'],
      }),
      item('Broth', { isVegan: true, isGlutenFree: true }),
      item('麻婆豆腐', { description: 'With rakı.', isSpicy: true }),
    ],
  };
  test.each([
    ['q=creme', [true, false, false]],
    ['q=CRÈME', [true, false, false]],
    ["q=d'asperges", [true, false, false]],
    ['q=green+asp', [true, false, false]],
    ['q=green+broth', [false, false, false]],
    ['q=soup', [true, true, true]],
    ['q=soup+broth', [false, true, false]],
    ['q=豆腐', [false, false, true]],
    ['q=raki', [false, false, true]],
    ['diet=vegetarian', [true, true, false]],
    ['diet=vegetarian&diet=gluten-free', [false, true, false]],
    ['q=creme&diet=vegan', [false, false, false]],
    ['diet=spicy&diet=unknown&q=++', [true, true, true]],
    ['avoid=milk', [false, true, true]],
    ['avoid=tree-nuts&q=soup', [false, true, true]],
    ['avoid=eggs&avoid=unknown', [true, true, true]],
    ['', [true, true, true]],
  ])('%s', (query, expected) => {
    expect(matchesIn(category, searcher(criteria(query)))).toEqual(expected);
  });

  test('blank texts and unknown diets are no search', () => {
    expect(isSearching(criteria('q=+&diet=spicy&diet=x'))).toBe(false);
    expect(isSearching(criteria('diet=halal'))).toBe(true);
  });

  test('an address is read back as it was written, and keeps what is not of the search', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.subarray(MARKS.filter(({ diet }) => diet).map(({ key }) => key)),
        fc.subarray(['milk', 'tree-nuts', 'kiwi']),
        (text, diets, avoid) => {
          const others = new URLSearchParams('q=old&diet=halal&avoid=old&utm_source=mail');
          const query = criteriaQuery({ text, diets, avoid }, others);
          expect(query).toContain('utm_source=mail');
          const read = criteria(query);
          expect(read.diets).toEqual(diets);
          expect(read.avoid).toEqual(avoid);
          expect(read.text).toBe(text.toWellFormed().trim());
        },
      ),
    );
    expect(criteriaQuery({ text: ' ', diets: [] }, new URLSearchParams())).toBe('');
  });

  test('a text as long as a page is cut', () => {
    expect(criteria(`q=${'x'.repeat(10_000)}`).text).toHaveLength(100);
    expect(searchText('É', undefined, 'b')).toBe('e\nb');
  });
});
