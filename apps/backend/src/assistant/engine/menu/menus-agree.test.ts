/**
 * Whatever a menu says of prices, allergens and what is sold out, the assistant says it as the pages do, and nothing unknown
 * reads as free. Menus are made by a generator from the declaration; GENERATED_MENUS says how many.
 */
import { type AllergenState, allergenState } from '@tablefront/restaurant/allergens';
import { costsFrom } from '@tablefront/restaurant/menu/dish-words';
import { writtenBrand } from '@tablefront/restaurant/menu/generated-menus.test-support';
import { formatPrice, shownPrice } from '@tablefront/restaurant/prices';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { MenuItem, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answer, MenuItemCard } from '../answer.ts';
import { answerQuestion } from '../answer-question.ts';

const COUNT = Number(process.env.GENERATED_MENUS ?? 40);
const now = new Date('2026-11-20T15:00:00Z');

/** Names that are no words, so that the dish is meant and its name states nothing. */
const names = ['Zorvella', 'Brimtack', 'Quistarn', 'Meldonna', 'Tavrosk', 'Ulpheda', 'Grimbola', 'Farnixo', 'Jelvarto'];
const most = names.length;

interface Place {
  configuration: SiteConfiguration;
  items: MenuItem[];
  currency: string;
}

/** A brand with a few of the generated dishes under such names; at its only location in another currency, or without one. */
function placeOf(brand: Record<string, unknown>, abroad: boolean): Place {
  const dishes = dishesIn(brand.menu).slice(0, most);
  const items = dishes.map((dish, at) => ({
    ...dish,
    name: names[at],
    id: `dish-${at}`,
    description: undefined,
    tags: [],
  }));
  const menu = [{ name: 'Menu', categories: [{ name: 'Dishes', items }] }];
  const common = { name: 'Prova', telephone: '(416) 555-0100', language: 'en', currency: 'CAD' };
  const written = abroad
    ? { ...common, locations: [{ name: 'Lyon', currency: 'EUR', hasMenu: 'page', menu }] }
    : { ...common, hasMenu: 'page', menu };
  const read = readSiteConfiguration(written);
  if (!read.ok) throw new Error(read.error);
  const { configuration } = read;
  const [location] = configuration.locations;
  const menus = location?.menu ?? configuration.menu;
  return {
    configuration,
    items: menus.flatMap(({ categories }) => categories.flatMap((category) => category.items)),
    currency: location?.currency ?? configuration.currency,
  };
}

function dishesIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('items' in value && Array.isArray(value.items)) return value.items.filter((item) => typeof item === 'object');
  return Object.values(value).flatMap((part) => dishesIn(part));
}

function ask(configuration: SiteConfiguration, question: string): Answer {
  return answerQuestion(configuration, question, { now }).answer;
}

/** What a card shows of a price, see `menu-cards.tsx`. */
const onCard = ({ price, price_text }: MenuItemCard, currency: string) =>
  price_text ?? (price === undefined ? undefined : formatPrice(price, currency, 'en'));

function pricesAgree({ configuration, items, currency }: Place, item: MenuItem): void {
  const { response, menu_items = [] } = ask(configuration, `how much is the ${item.name}?`);
  const price = shownPrice(item, currency, 'en');
  const soldOut = item.soldOut && (item.soldOutUntil === undefined || item.soldOutUntil > now.getTime());
  if (price !== undefined) expect(response).toContain(price);
  else expect(response).not.toMatch(/\d/);
  for (const size of (costsFrom(item) && item.variants) || []) {
    expect(response).toContain([size.name, shownPrice(size, currency, 'en')].filter(Boolean).join(' '));
  }
  const card = menu_items.find(({ name }) => name === item.name);
  if (card) {
    const from = costsFrom(item) ? `from ${price}` : price;
    expect(onCard(card, configuration.currency)).toBe(from);
    expect(card.sold_out ?? false).toBe(soldOut);
  }
  const whether = ask(configuration, `do you have the ${item.name}?`).response;
  expect(/sold out/.test(whether), whether).toBe(soldOut);
  expect(items.length).toBeGreaterThan(0);
}

const FREE = /free of/;
const STATED = /\bstates? (?!that it is free)/;
const kinds = [
  ['peanuts', 'peanuts'],
  ['milk', 'milk'],
  ['nuts', 'tree-nuts'],
  ['sesame', 'sesame'],
  ['soy', 'soy'],
] as const;

function fault({ response, menu_items = [] }: Answer, item: MenuItem, state: AllergenState): string | undefined {
  if (/(?:^|\s)Yes\b[.,:!]/.test(response)) return 'says yes';
  const isFree = FREE.test(response);
  const isCard = menu_items.some(({ name }) => name === item.name);
  if (state !== 'free' && isFree) return 'says free of what is not stated to be free';
  if (state === 'free') return isFree ? undefined : 'leaves out that it is stated to be free';
  if (state === 'contains' || state === 'may-contain') {
    if (isCard) return 'shows it as a card';
    return STATED.test(response) ? undefined : 'does not say what is stated';
  }
  return state === 'unknown' && isCard ? 'shows as a card what nothing is known of' : undefined;
}

function allergensAgree({ configuration }: Place, item: MenuItem): void {
  for (const [guest, key] of kinds) {
    const answer = ask(configuration, `i am allergic to ${guest}, can i have the ${item.name}?`);
    expect(fault(answer, item, allergenState(item, key)), `${guest}: ${answer.response}`).toBeUndefined();
  }
}

test(`${COUNT} menus are told as their pages say`, () => {
  let dishes = 0;
  fc.assert(
    fc.property(writtenBrand, fc.boolean(), (brand, abroad) => {
      const place = placeOf(brand, abroad);
      for (const item of place.items) {
        dishes += 1;
        pricesAgree(place, item);
        allergensAgree(place, item);
      }
    }),
    { numRuns: COUNT },
  );
  expect(dishes).toBeGreaterThan(COUNT);
}, 300_000);

/** What a location says of a dish of the brand's. */
const difference = fc.record(
  { price: fc.integer({ min: 101, max: 199 }), soldOut: fc.boolean() },
  { requiredKeys: [] },
);

test('what differs at a location is told of that location', () => {
  fc.assert(
    fc.property(writtenBrand, fc.array(difference, { minLength: most, maxLength: most }), (brand, differences) => {
      const { items } = placeOf(brand, false);
      const plain = items.map(({ id, name, price }) => ({ id, name, price: price ?? 12 }));
      const menuOverrides = plain.map(({ id }, at) => ({ id, ...differences[at] }));
      const menu = [{ name: 'Menu', categories: [{ name: 'Dishes', items: plain }] }];
      const place = (name: string) => ({ name, address: { locality: name }, hasMenu: 'page' });
      const written = {
        ...{ name: 'Prova', telephone: '(416) 555-0100', language: 'en', currency: 'CAD', hasMenu: 'page', menu },
        locations: [{ ...place('Lyon'), menuOverrides }, place('Nantes')],
      };
      const read = readSiteConfiguration(written);
      if (!read.ok) throw new Error(read.error);
      for (const [at, { name, price }] of plain.entries()) {
        const { price: there = price, soldOut = false } = differences[at] ?? {};
        const said = (question: string) => ask(read.configuration, question).response;
        expect(said(`how much is the ${name} in Lyon?`)).toContain(formatPrice(there, 'CAD', 'en'));
        expect(said(`how much is the ${name} in Nantes?`)).toContain(formatPrice(price, 'CAD', 'en'));
        expect(/sold out/.test(said(`do you have the ${name} in Lyon?`)), name).toBe(soldOut);
        expect(said(`do you have the ${name} in Nantes?`)).not.toMatch(/sold out/);
      }
    }),
    { numRuns: Math.ceil(COUNT / 4) },
  );
});

test('dishes that the menu puts forward are what guests like', () => {
  const items = [
    { name: 'Zorvella' },
    { name: 'Brimtack', featured: true },
    { name: 'Quistarn', featured: true, soldOut: true },
  ];
  const { configuration } = placeOf({ menu: [] }, false);
  const menu = [{ categories: [{ id: 'c', name: 'Dishes', items: placeOf({ menu: [{ items }] }, false).items }] }];
  const { response } = ask({ ...configuration, menu }, 'what is popular?');
  expect(response).toContain('Brimtack');
  expect(response).not.toMatch(/Zorvella|Quistarn/);
});
