/**
 * Whatever a menu says, its page, its structured data, its search and its table of allergens say the same of it, and what it
 * does not state reads nowhere as free. Menus are made by a generator from the declaration; GENERATED_MENUS says how many.
 */

import { allergenState } from '@tablefront/restaurant/allergens';
import { statesAny } from '@tablefront/restaurant/menu/allergen-pages';
import { allergenTable, avoidChoices } from '@tablefront/restaurant/menu/allergen-table';
import { writtenBrand } from '@tablefront/restaurant/menu/generated-menus.test-support';
import { configurationAt } from '@tablefront/restaurant/menu/sold-out';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { Menu, MenuItem } from '@tablefront/restaurant/site-configuration/site-configuration';
import { menuSlugs } from '@tablefront/restaurant/slugs';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { visited } from '../../rendering/visited-page.test-support.ts';
import { type DishSaid, plain, saidOf } from './dish-said.test-support.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const COUNT = Number(process.env.GENERATED_MENUS ?? 40);
/** When `visited` visits. */
const now = new Date('2026-11-20T15:00:00Z');

/** All elements that a test holds for, in the order of the page. */
function all(within: { childNodes: Node[] }, is: (element: Element) => boolean): Element[] {
  return within.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return [...(is(node) ? [node] : []), ...all(node, is)];
  });
}
const attribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value;
const classes = (element: Element) => (attribute(element, 'class') ?? '').split(' ');
const ofClass = (name: string) => (element: Element) => classes(element).includes(name);
const ofTag = (name: string) => (element: Element) => element.tagName === name;
function textOf(node: Node | undefined): string {
  if (node === undefined || node.nodeName === 'script') return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

interface Place {
  path: string;
  menus: Menu[];
  money: { currency: string; language: string };
}

/** The pages of menus that a brand has. */
function placesOf(written: object): Place[] {
  const read = readSiteConfiguration(written);
  if (!read.ok) throw new Error(read.error);
  const { locations, menu, currency, language } = configurationAt(read.configuration, now);
  const pages = locations.map((location, at) => {
    const own = location.menu.length > 0;
    const money = { currency: own ? (location.currency ?? currency) : currency, language };
    return { path: `/menu/${menuSlugs(locations)[at]}`, menus: own ? location.menu : menu, money };
  });
  const ofBrand = { path: '/menu', menus: menu, money: { currency, language } };
  return (locations.length === 0 ? [ofBrand] : pages).filter(({ menus }) => menus.length > 0);
}

const itemsOf = (menus: Menu[]) => menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));

/** What a dish on a page says, as `DishSaid`. */
function shownOn(element: Element): DishSaid {
  const [first = ''] = all(element, ofClass('price')).map(textOf);
  const allergens = all(element, ofClass('allergens'))[0];
  return {
    name: plain(textOf(all(element, ofClass('item-name'))[0]?.childNodes[0])),
    price: plain(first),
    soldOut: classes(element).includes('sold-out'),
    badge: /Sold out/.test(textOf(all(element, ofClass('item-name'))[0])),
    marks: all(all(element, ofClass('item-name'))[0] ?? element, ofClass('diet')).map((mark) => textOf(mark)),
    sizes: all(element, ofClass('sizes')).map((sizes) => plain(textOf(sizes))),
    allergens: allergens && plain(textOf(allergens)),
    named: allergens ? all(allergens, ofTag('b')).map((words) => textOf(words)) : [],
  };
}

interface ItemNode {
  name: string;
  offers?: Offer | Offer[];
  suitableForDiet?: string[];
}
interface Offer {
  price?: number;
  priceCurrency?: string;
  availability?: string;
}

const diets = { isVegetarian: 'Vegetarian', isVegan: 'Vegan', isGlutenFree: 'GlutenFree', isHalal: 'Halal' } as const;

function agreesWithMachines(item: MenuItem, node: ItemNode | undefined, { currency }: Place['money']): void {
  const offers = [node?.offers ?? []].flat();
  const sizes = item.variants?.some(({ price }) => price !== undefined) ? item.variants : [item];
  expect(node?.name).toBe(item.name);
  expect(offers.flatMap(({ price }) => price ?? [])).toEqual(sizes.flatMap(({ price }) => price ?? []));
  for (const { price, priceCurrency } of offers) expect(priceCurrency).toBe(price === undefined ? undefined : currency);
  expect(offers.some(({ availability }) => availability?.endsWith('/SoldOut'))).toBe(item.soldOut);
  for (const [mark, diet] of Object.entries(diets)) {
    const told = node?.suitableForDiet?.includes(`https://schema.org/${diet}Diet`) ?? false;
    expect(told, diet).toBe(item[mark as keyof typeof diets]);
  }
  expect(JSON.stringify(node)).not.toMatch(/"(?:\w*[aA]llerg\w*|freeOf)":/);
}

const STATES = { contains: 'contains', 'may-contain': 'may contain', free: 'stated to be free of it' } as const;

/** The table of allergens says of each dish what it states, and of what it does not state that it does not. */
async function tableAgrees(written: object, { path, menus }: Place): Promise<void> {
  const { answer, html } = await visited(written, `${path}/allergens`);
  const items = itemsOf(menus);
  const { columns } = allergenTable(menus);
  const page = parse(html);
  if (!items.some(statesAny)) {
    expect(answer.status).toBe(404);
    expect(html).not.toMatch(/free of/);
    return;
  }
  expect(answer.status).toBe(200);
  const [table] = all(page, ofTag('table'));
  const head = table ? all(table, (element) => attribute(element, 'scope') === 'col').slice(1) : [];
  expect(head.map((cell) => plain(textOf(cell)))).toEqual(columns.map(({ name }) => plain(name)));
  const rows = table
    ? all(table, (element) => attribute(element, 'scope') === 'row').map((cell) => cell.parentNode)
    : [];
  expect(rows).toHaveLength(items.length);
  for (const [at, item] of items.entries()) {
    const row = rows[at];
    if (!row || !('tagName' in row)) throw new Error('no row');
    const cells = all(row, ofTag('td'));
    if (!statesAny(item)) {
      expect(cells.map(textOf)).toEqual(['Not stated: ask us']);
      continue;
    }
    expect(cells).toHaveLength(columns.length);
    for (const [column, { key }] of columns.entries()) {
      const cell = cells[column];
      const label = cell && attribute(all(cell, ofClass('state'))[0] ?? cell, 'aria-label');
      const state = allergenState(item, key);
      expect(label, `${item.name}: ${key}`).toBe(state in STATES ? STATES[state as keyof typeof STATES] : 'not stated');
      if (label === STATES.free) expect(item.freeOf).toBeDefined();
    }
  }
}

/** Dishes that a search leaves, and those of which the page says that nobody knows. */
async function searched(written: object, path: string, query: string) {
  const page = parse((await visited(written, `${path}?${query}`)).html);
  const isHidden = (element: Element | DefaultTreeAdapterTypes.ParentNode | null): boolean =>
    element !== null &&
    'attrs' in element &&
    (attribute(element, 'hidden') !== undefined || isHidden(element.parentNode));
  const items = all(page, ofClass('item'));
  return {
    shown: items.map((item) => !isHidden(item)),
    said: items.map(shownOn),
    text: plain(textOf(page.childNodes.at(-1))),
  };
}

/** Nobody is offered what states that it contains what they avoid, or may, and what states nothing is named. */
async function searchAgrees(written: object, { path, menus, money }: Place): Promise<void> {
  const items = itemsOf(menus);
  const saying = saidOf(items, money);
  for (const { key } of avoidChoices(menus).slice(0, 2)) {
    const { shown, said, text } = await searched(written, path, `avoid=${encodeURIComponent(key)}`);
    const states = items.map((item) => allergenState(item, key));
    expect(said).toEqual(saying);
    expect(shown).toEqual(states.map((state) => state !== 'contains' && state !== 'may-contain'));
    const unknown = items.filter((_, at) => states[at] === 'unknown').slice(0, 8);
    const names = unknown.map(({ name }) => name).join(', ');
    if (unknown.length > 0) expect(text).toContain(plain(`Not stated, so ask us: ${names}`));
  }
  for (const at of new Set([0, items.length - 1])) {
    const { shown, said } = await searched(written, path, `q=${encodeURIComponent(items[at]?.name ?? '')}`);
    expect(said).toEqual(saying);
    expect(shown[at], items[at]?.name).toBe(true);
  }
}

test(`${COUNT} menus say the same on every page`, async () => {
  let dishes = 0;
  await fc.assert(
    fc.asyncProperty(writtenBrand, async (brand) => {
      const written = { ...brand, hasMenu: 'page', language: 'en', locations: onPages(brand.locations) };
      for (const place of placesOf(written)) {
        const { html } = await visited(written, place.path);
        const page = parse(html);
        const items = itemsOf(place.menus);
        dishes += items.length;
        const shown = all(page, ofClass('item')).map(shownOn);
        expect(shown).toEqual(saidOf(items, place.money));
        const nodes = all(page, (element) => attribute(element, 'type') === 'application/ld+json')
          .map((script) => JSON.parse(textOfScript(script)))
          .filter((node) => node['@type'] === 'Menu')
          .flatMap((node) =>
            node.hasMenuSection.flatMap((section: { hasMenuItem: ItemNode[] }) => section.hasMenuItem),
          );
        expect(nodes).toHaveLength(items.length);
        for (const [at, item] of items.entries()) agreesWithMachines(item, nodes[at], place.money);
        await tableAgrees(written, place);
        await searchAgrees(written, place);
      }
    }),
    { numRuns: COUNT },
  );
  expect(dishes).toBeGreaterThan(COUNT);
}, 300_000);

/** Each location shows its menu as a page. */
function onPages(locations: unknown): object[] {
  return Array.isArray(locations) ? locations.map((location: object) => ({ ...location, hasMenu: 'page' })) : [];
}

function textOfScript({ childNodes: [text] }: Element): string {
  return text && 'value' in text ? text.value : '';
}
