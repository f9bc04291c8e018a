import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import { locationMenuPageOf, menuPageOf } from './menu-page.ts';

const visit = {
  origin: 'https://brand.example.com',
  criteria: { text: '', diets: [] },
  now: new Date('2026-11-24T17:00Z'),
};
const menu = {
  name: 'Dinner',
  categories: [
    { name: 'Soups', items: [{ name: 'Broth', description: 'Clear.', price: 7, isVegan: true }] },
    { name: 'Mains', items: [{ name: 'Steak', price: 38 }] },
  ],
};

function read(data: object) {
  const reading = readSiteConfiguration(data);
  if (!reading.ok) throw new Error('not readable');
  return reading.configuration;
}

test('the data of a menu page has no items: they are sent as HTML', () => {
  const { page, menus } = menuPageOf(read({ hasMenu: 'page', menu }), visit);
  expect(JSON.stringify(page)).not.toMatch(/Broth|Clear|Steak/);
  expect(page).toMatchObject({
    kind: 'page',
    count: 2,
    outline: [{ anchor: 'dinner', name: 'Dinner', categories: [{ name: 'Soups' }, { name: 'Mains' }] }],
  });
  expect(menus).toHaveLength(1);
});

test('a search in the address says what is left', () => {
  const criteria = { text: 'steak', diets: [] };
  expect(menuPageOf(read({ hasMenu: 'page', menu }), { ...visit, criteria }).page).toMatchObject({
    found: { count: 1, categories: ['mains'] },
  });
});

test('a list of 500 locations carries what it takes to choose one, and no menus', () => {
  const locations = Array.from({ length: 500 }, (_, index) => ({
    name: `Place ${index}`,
    address: { streetAddress: `${index} Main St`, locality: 'Town' },
    orderingLink: 'https://order.example.com',
    openingHours: [{ day: 'Monday', open: '09:00', close: '17:00' }],
    menu,
  }));
  const { page } = menuPageOf(read({ hasMenu: 'page', locations }), visit);
  expect(page.kind === 'list' && page.picker.groups[0]?.locations[0]).toMatchObject({
    slug: 'place-0-0-main-st',
    name: 'Place 0',
    address: '0 Main St, Town',
    page: '/location/place-0-0-main-st',
    menu: { url: '/menu/town-place-0', external: false },
    order: 'https://order.example.com',
  });
  expect(JSON.stringify(page)).not.toContain('Broth');
});

test('a frame has at most six specialties', () => {
  const servesCuisine = ['1', '2', '3', '4', '5', '6', '7'];
  expect(menuPageOf(read({ servesCuisine, orderingLink: 'https://order.example.com' }), visit).page).toEqual({
    kind: 'frame',
    shows: 'ordering',
    source: 'https://order.example.com',
    specialties: ['1', '2', '3', '4', '5', '6'],
  });
});

test('a location’s menu says whose it is; an unknown address lists the locations; a moved one says where to', () => {
  const configuration = read({
    locations: [{ name: 'Here', address: { locality: 'Town' }, menu, orderingLink: 'https://order.example.com' }],
  });
  const of = (slug: string) => locationMenuPageOf(slug, configuration, visit).page;
  expect(of('town-here')).toMatchObject({ kind: 'page', place: { name: 'Here', page: '/location/here' } });
  expect(of('here')).toEqual({ kind: 'moved', slug: 'town-here' });
  expect(of('there')).toMatchObject({ kind: 'missing', picker: { groups: [{ locations: [{ name: 'Here' }] }] } });
});
