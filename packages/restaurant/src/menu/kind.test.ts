import { describe, expect, test } from 'vitest';
import { linkTo } from '../link.test-support.ts';
import { readSiteConfiguration } from '../site-configuration/read-site-configuration.ts';
import { locationReading } from '../site-configuration/reading.test-support.ts';
import { locationMenuKind, siteMenuKind, viewMenuLink } from './kind.ts';

const ORIGIN = 'https://brand.example.com';
const menu = { categories: [{ name: 'Soups', items: [{ name: 'Broth' }] }] };
const ORDER = 'https://order.example.com/brand';
const OWN = 'https://order.example.com/own';
const FILE = 'https://files.example.com/menu.pdf';

function read(data: object) {
  const reading = readSiteConfiguration(data);
  if (!reading.ok) throw new Error('not readable');
  return reading.configuration;
}

/** `page`, `list`, `none`, or what the frame shows. */
function site(data: object): string {
  const kind = siteMenuKind(read(data), ORIGIN);
  return kind.kind === 'frame' ? kind.source : kind.kind;
}

function location(data: object, brand: object = {}): string {
  const configuration = read({ ...brand, locations: [{ name: 'Here', ...data }, { name: 'There' }] });
  const [first] = configuration.locations;
  if (!first) throw new Error('no location');
  const kind = locationMenuKind(first, configuration, ORIGIN);
  return kind.kind === 'frame' ? kind.source : kind.kind;
}

describe('the brand’s menu', () => {
  const two = [{ name: 'One' }, { name: 'Two' }];
  test.each([
    ['several locations and a page', { hasMenu: 'page', menu, locations: two }, 'list'],
    ['several locations and a page without a menu', { hasMenu: 'page', orderingLink: ORDER, locations: two }, 'list'],
    ['several locations and a link', { hasMenu: ORDER, menu, locations: two }, ORDER],
    ['a page with a menu', { hasMenu: 'page', menu, orderingLink: ORDER }, 'page'],
    ['a page with the menu of the only location', { hasMenu: 'page', locations: [{ name: 'One', menu }] }, 'page'],
    ['a page said by the only location', { menu, locations: [{ name: 'One', hasMenu: 'page' }] }, 'page'],
    ['a page without a menu', { hasMenu: 'page', orderingLink: ORDER }, ORDER],
    ['nothing said, a menu and an ordering link', { menu, orderingLink: ORDER }, ORDER],
    ['nothing said and a menu', { menu }, 'page'],
    ['a link', { hasMenu: ORDER }, ORDER],
    ['a link besides an ordering link', { hasMenu: OWN, orderingLink: ORDER }, ORDER],
    ['the ordering link of the only location', { locations: [{ name: 'One', orderingLink: OWN }] }, OWN],
    ['the file of the only location', { locations: [{ name: 'One', hasMenu: 'file', fileLink: FILE }] }, FILE],
    ['a file of the brand alone', { fileLink: FILE }, 'none'],
    ['nothing', {}, 'none'],
    ['a telephone number to order by', { orderingLink: 'tel:+14165550142' }, 'none'],
    ['its own menu page to order by', { orderingLink: '/menu', hasMenu: `${ORIGIN}/menu/` }, 'none'],
    [
      'a page of another site called menu',
      { orderingLink: 'https://other.example.com/menu' },
      'https://other.example.com/menu',
    ],
  ])('%s', (_, data, expected) => {
    expect(site(data)).toBe(expected);
  });
});

describe('the menu of a location', () => {
  const brand = { orderingLink: ORDER, menu };
  test.each([
    ['file', { hasMenu: 'file', fileLink: FILE, orderingLink: OWN, menu }, {}, FILE],
    ['embedded', { hasMenu: 'embedded', orderingLink: OWN, fileLink: FILE, menu }, brand, OWN],
    ['page', { hasMenu: 'page', menu, orderingLink: OWN }, brand, 'page'],
    ['unset with a menu', { menu, orderingLink: OWN }, {}, 'page'],
    ['unset without a menu', { orderingLink: OWN }, brand, OWN],
    ['unset with nothing of its own', {}, { orderingLink: ORDER }, ORDER],
    ['page without a menu', { hasMenu: 'page', orderingLink: OWN }, { orderingLink: ORDER }, OWN],
    ['page without a menu of its own', { hasMenu: 'page', orderingLink: OWN }, brand, 'page'],
    ['file without a file', { hasMenu: 'file', orderingLink: OWN }, brand, OWN],
    ['embedded without an ordering link', { hasMenu: 'embedded' }, { hasMenu: ORDER }, ORDER],
    ['a menu address only', { menuUrl: OWN }, {}, OWN],
    ['a file that nobody said is the menu', { fileLink: FILE }, {}, FILE],
    ['nothing but the brand’s menu', {}, { menu }, 'page'],
    ['nothing', {}, {}, 'none'],
  ])('%s', (_, data, given, expected) => {
    expect(location(data, given)).toBe(expected);
  });
});

test.each([
  [{ hasMenu: 'page', menuUrl: OWN, orderingLink: ORDER }, '/menu/here'],
  [{ hasMenu: 'embedded', menuUrl: OWN, orderingLink: ORDER }, ORDER],
  [{ hasMenu: 'embedded' }, '/menu/here'],
  [{ hasMenu: 'file', menuUrl: OWN }, OWN],
  [{ hasMenu: 'file' }, '/menu/here'],
  [{ menuUrl: OWN, orderingLink: ORDER }, OWN],
  [{ orderingLink: ORDER }, '/menu/here'],
  [{ menuUrl: '/menu' }, '/menu/here'],
] as const)('View Menu of %j leads to %s', (data, expected) => {
  const { location } = locationReading({ name: 'Here', ...data });
  expect(location && viewMenuLink(location, linkTo('/menu/here'))).toBe(expected);
});
