import { describe, expect, test } from 'vitest';
import { tableOfConfiguration, withMenuTable } from '../menu/table/configuration-table.ts';
import { readSiteConfiguration } from './read-site-configuration.ts';

const hidden = { name: 'Eggnog', price: 6, hidden: true };
const site = {
  name: 'Maple & Ember',
  currency: 'CAD',
  menu: [
    {
      name: 'All day',
      categories: [
        { name: 'Mains', items: [{ name: 'Poutine', price: 12 }, hidden, { name: 'Salad', price: 9 }] },
        { name: 'Winter', items: [hidden] },
      ],
    },
    { name: 'Christmas', categories: [{ name: 'Sweets', items: [{ ...hidden, name: 'Stollen' }] }] },
  ],
  locations: [
    {
      name: 'Queen',
      menuOverrides: [
        { id: 'eggnog', price: 7 },
        { id: 'poutine', price: 13 },
      ],
    },
    { name: 'King', menuOverrides: [{ category: 'Mains', name: 'Tart', price: 5, hidden: true }] },
    { name: 'Main', menu: [{ name: 'Own', categories: [{ name: 'Drinks', items: [hidden, { name: 'Tea' }] }] }] },
  ],
};

const read = (value: unknown) => {
  const result = readSiteConfiguration(value);
  if (!result.ok) throw new Error(result.error);
  return result;
};

describe('a dish that is hidden', () => {
  test('is on no menu, whoever says something of it, and nothing is warned of', () => {
    const { configuration, warnings } = read(site);
    expect(JSON.stringify(configuration)).not.toMatch(/Eggnog|Stollen|Tart|hidden"?:true|Winter|Christmas/);
    expect(configuration.menu[0]?.categories.map(({ items }) => items.map(({ name }) => name))).toEqual([
      ['Poutine', 'Salad'],
    ]);
    expect(configuration.locations[0]?.menu[0]?.categories[0]?.items[0]?.price).toBe(13);
    expect(warnings.filter(({ path }) => /menu/i.test(path))).toEqual([]);
  });

  test('keeps the addresses of those after it', () => {
    const idsOf = (value: unknown) => read(value).configuration.menu[0]?.categories[0]?.items.map(({ id }) => id);
    const shown = JSON.parse(JSON.stringify(site).replaceAll('"hidden":true', '"hidden":false'));
    expect(idsOf(shown)).toEqual(['item-1', 'item-2', 'item-3']);
    expect(idsOf(site)).toEqual(['item-1', 'item-3']);
  });

  test('stays in the table of the menu, and is hidden after it comes back', () => {
    const rows = tableOfConfiguration(site);
    expect(rows.filter(({ hidden: cell }) => cell === 'yes').length).toBeGreaterThanOrEqual(4);
    const cells = rows.map((row, at) => ({
      line: at + 2,
      cells: Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, String(cell)])),
    }));
    const { fields } = withMenuTable(site, cells, true);
    expect(read(fields).configuration.menu).toEqual(read(site).configuration.menu);
    expect(JSON.stringify(fields)).toContain('"Eggnog"');
  });
});
