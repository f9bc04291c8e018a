import type { LiveDish, LiveDishes } from '@tablefront/console-wire/drafts';
import { expect, test, vi } from 'vitest';
import { dishItems } from './palette-dishes.ts';

const dish = (id: string, more: Partial<LiveDish> = {}): LiveDish => ({
  ...{ id, name: id, image: null, price: '$8.50', places: null, soldOut: [], ...more },
});
const place = (id: string, name: string) => ({ id, name, timeZone: null, closesAt: null, opensAt: null });
const menu = (...dishes: LiveDish[]): LiveDishes => ({
  often: [],
  places: [place('1', 'Junction'), place('2', 'Ossington')],
  menus: [{ name: 'All', categories: [{ name: 'Sides', dishes }] }],
});
const ways = () => ({ open: vi.fn(), sellOut: vi.fn(), bringBack: vi.fn() });
const shown = (dishes: LiveDishes) => dishItems(dishes, ways()).map(({ group, name, more }) => [group, name, more]);

test('a dish is found in the menu and can be switched off', () => {
  expect(shown(menu(dish('Elote')))).toEqual([
    ['Do', 'Elote: sold out until…', undefined],
    ['Dishes', 'Elote', 'Sides · $8.50'],
  ]);
});

test.each([
  [['1'], ['Elote: sold out until…', 'Elote: back on', 'Elote'], 'Junction'],
  [['1', '2'], ['Elote: back on', 'Elote'], '2 locations'],
])('sold out in %j it can be brought back there', (off, names, where) => {
  const given = ways();
  const items = dishItems(menu(dish('Elote', { soldOut: off.map((id) => ({ place: id, until: null })) })), given);
  expect(items.map(({ name }) => name)).toEqual(names);
  const back = items.find(({ name }) => name.endsWith('back on'));
  expect(back?.more).toBe(where);
  back?.run();
  expect(given.bringBack).toHaveBeenCalledWith(expect.objectContaining({ id: 'Elote' }), off);
});

test('a dish that stands twice is one, and where only one place sells it that one counts', () => {
  const [once] = [dish('Poke', { places: ['2'], soldOut: [{ place: '2', until: null }], price: null })];
  expect(shown(menu(once, once))).toEqual([
    ['Do', 'Poke: back on', 'Ossington'],
    ['Dishes', 'Poke', 'Sides'],
  ]);
});
