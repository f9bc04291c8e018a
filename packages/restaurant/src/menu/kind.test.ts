import { describe, expect, test } from 'vitest';
import { linkTo } from '../link.test-support.ts';
import { readSiteConfiguration } from '../site-configuration/read-site-configuration.ts';
import { locationReading } from '../site-configuration/reading.test-support.ts';
import { locationMenuKind, siteMenuKind, viewMenuLink } from './kind.ts';

const origin = 'https://brand.example.com';
const menu = { categories: [{ name: 'Soups', items: [{ name: 'Broth' }] }] };
const order = 'https://order.example.com/brand';
const own = 'https://order.example.com/own';
const file = 'https://files.example.com/menu.pdf';

function read(data: object) {
  const reading = readSiteConfiguration(data);
  if (!reading.ok) throw new Error('not readable');
  return reading.configuration;
}

/** `page`, `list`, `none`, or what the frame shows. */
function site(data: object): string {
  const kind = siteMenuKind(read(data), origin);
  return kind.kind === 'frame' ? kind.source : kind.kind;
}

function location(data: object, brand: object = {}): string {
  const configuration = read({ ...brand, locations: [{ name: 'Here', ...data }, { name: 'There' }] });
  const [first] = configuration.locations;
  if (!first) throw new Error('no location');
  const kind = locationMenuKind(first, configuration, origin);
  return kind.kind === 'frame' ? kind.source : kind.kind;
}

describe('the brand’s menu', () => {
  const two = [{ name: 'One' }, { name: 'Two' }];
  test.each([
    ['several locations and a page', { hasMenu: 'page', menu, locations: two }, 'list'],
    ['several locations and a page without a menu', { hasMenu: 'page', orderingLink: order, locations: two }, 'list'],
    ['several locations and a link', { hasMenu: order, menu, locations: two }, order],
    ['a page with a menu', { hasMenu: 'page', menu, orderingLink: order }, 'page'],
    ['a page with the menu of the only location', { hasMenu: 'page', locations: [{ name: 'One', menu }] }, 'page'],
    ['a page said by the only location', { menu, locations: [{ name: 'One', hasMenu: 'page' }] }, 'page'],
    ['a page without a menu', { hasMenu: 'page', orderingLink: order }, order],
    ['nothing said, a menu and an ordering link', { menu, orderingLink: order }, order],
    ['nothing said and a menu', { menu }, 'page'],
    ['a link', { hasMenu: order }, order],
    ['a link besides an ordering link', { hasMenu: own, orderingLink: order }, order],
    ['the ordering link of the only location', { locations: [{ name: 'One', orderingLink: own }] }, own],
    ['the file of the only location', { locations: [{ name: 'One', hasMenu: 'file', fileLink: file }] }, file],
    ['a file of the brand alone', { fileLink: file }, 'none'],
    ['nothing', {}, 'none'],
    ['a telephone number to order by', { orderingLink: 'tel:+14165550142' }, 'none'],
    ['its own menu page to order by', { orderingLink: '/menu', hasMenu: `${origin}/menu/` }, 'none'],
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
  const brand = { orderingLink: order, menu };
  test.each([
    ['file', { hasMenu: 'file', fileLink: file, orderingLink: own, menu }, {}, file],
    ['embedded', { hasMenu: 'embedded', orderingLink: own, fileLink: file, menu }, brand, own],
    ['page', { hasMenu: 'page', menu, orderingLink: own }, brand, 'page'],
    ['unset with a menu', { menu, orderingLink: own }, {}, 'page'],
    ['unset without a menu', { orderingLink: own }, brand, own],
    ['unset with nothing of its own', {}, { orderingLink: order }, order],
    ['page without a menu', { hasMenu: 'page', orderingLink: own }, { orderingLink: order }, own],
    ['page without a menu of its own', { hasMenu: 'page', orderingLink: own }, brand, 'page'],
    ['file without a file', { hasMenu: 'file', orderingLink: own }, brand, own],
    ['embedded without an ordering link', { hasMenu: 'embedded' }, { hasMenu: order }, order],
    ['a menu address only', { menuUrl: own }, {}, own],
    ['a file that nobody said is the menu', { fileLink: file }, {}, file],
    ['nothing but the brand’s menu', {}, { menu }, 'page'],
    ['nothing', {}, {}, 'none'],
  ])('%s', (_, data, given, expected) => {
    expect(location(data, given)).toBe(expected);
  });
});

test.each([
  [{ hasMenu: 'page', menuUrl: own, orderingLink: order }, '/menu/here'],
  [{ hasMenu: 'embedded', menuUrl: own, orderingLink: order }, order],
  [{ hasMenu: 'embedded' }, '/menu/here'],
  [{ hasMenu: 'file', menuUrl: own }, own],
  [{ hasMenu: 'file' }, '/menu/here'],
  [{ menuUrl: own, orderingLink: order }, own],
  [{ orderingLink: order }, '/menu/here'],
  [{ menuUrl: '/menu' }, '/menu/here'],
] as const)('View Menu of %j leads to %s', (data, expected) => {
  const { location } = locationReading({ name: 'Here', ...data });
  expect(location && viewMenuLink(location, linkTo('/menu/here'))).toBe(expected);
});
