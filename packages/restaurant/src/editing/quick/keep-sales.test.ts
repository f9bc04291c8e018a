import { describe, expect, test } from 'vitest';
import { type JsonObject, withKeys, withoutKeys } from '../entry-keys.ts';
import { applyPatches } from '../patches.ts';
import { withSalesOf } from './keep-sales.ts';
import { placesInFile } from './places.ts';
import { type Sale, salesOf, setSale } from './sold-out.ts';

const menu = (...items: JsonObject[]) => [{ name: 'All day', categories: [{ name: 'Mains', items }] }];
const poutine = (more: JsonObject = {}) => ({ name: 'Poutine', price: 12, ...more });
const one: JsonObject = { name: 'Tuck Shop', menu: menu(poutine(), { name: 'Salad', price: 9 }) };
const several: JsonObject = {
  ...one,
  name: 'Maple',
  locations: [
    { id: 'queen', name: 'Queen' },
    { id: 'king', name: 'King', menuOverrides: [{ id: 'poutine', price: 13 }] },
    { id: 'main', name: 'Main', menu: menu(poutine({ price: 14 })) },
  ],
};
const out: Sale = { soldOut: true, until: null };
const UNTIL = '2026-11-24T11:00:00Z';

/** The site with Poutine sold out, or back, at some of its places. */
function turned(site: JsonObject, sale: Sale, ids?: string[]): JsonObject {
  const document = withKeys(site);
  const places = placesInFile(document, 'maple');
  const chosen = places.filter(({ id }) => !ids || ids.includes(id));
  return withoutKeys(
    applyPatches(document, setSale(document, places, { dish: 'poutine', chosen, sale }).patches).document,
  );
}
const salesIn = (site: JsonObject) => {
  const document = withKeys(site);
  const sales = salesOf(document);
  return placesInFile(document, 'maple').map((place) => sales(place, 'poutine'));
};
const back = (old: JsonObject, live: JsonObject) => withoutKeys(withSalesOf(withKeys(old), withKeys(live), 'maple'));

describe('an older state of a site', () => {
  test.each<[string, JsonObject, JsonObject]>([
    ['of one place has what is sold out now', one, turned(one, out)],
    ['of one place has back what is back', turned(one, out), one],
    ['has the moment until which it is so', turned(one, out), turned(one, { soldOut: true, until: UNTIL })],
    ['of several places has it everywhere', several, turned(several, out)],
    ['has it where it is so', several, turned(several, out, ['king'])],
    ['has it back where it is back', turned(several, out), turned(turned(several, out), { soldOut: false }, ['main'])],
    ['that had it elsewhere', turned(several, out, ['queen']), turned(several, out, ['king', 'main'])],
  ])('%s', (_, old, live) => {
    expect(salesIn(old)).not.toEqual(salesIn(live));
    const then = back(old, live);
    expect(salesIn(then)).toEqual(salesIn(live));
    // Nothing else of it is touched.
    expect(salesIn(turned(then, { soldOut: false }))).toEqual(salesIn(turned(old, { soldOut: false })));
    expect(JSON.stringify(then).replaceAll(/,?"(?:soldOut|soldOutUntil)":(?:true|false|"[^"]*")/g, '')).toContain(
      '"price":12',
    );
  });

  test('keeps its own of a dish that is gone meanwhile, and of what nobody sold out it is the same', () => {
    const before = turned(one, out);
    const without = { ...one, menu: menu({ name: 'Salad', price: 9 }) };
    expect(back(before, without)).toEqual(before);
    const old = withKeys(several);
    expect(withSalesOf(old, withKeys(one), 'maple')).toBe(old);
  });
});
