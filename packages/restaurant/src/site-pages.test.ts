import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandPages } from './brand-pages.ts';
import { readSiteConfiguration } from './site-configuration/read-site-configuration.ts';
import { hasSlug, pageAt, pageIds, pathTo, patternOf } from './site-pages.ts';

describe('which page an address is of', () => {
  test.each([
    ['/', 'home'],
    ['/menu', 'menu'],
    ['/MENU/', 'menu'],
    ['/offers//', 'offers'],
    ['/feedback', 'feedback'],
    ['/media-inquiries/', 'mediaInquiries'],
    ['/menu/allergens', 'allergens'],
  ])('%s is %s', (path, id) => {
    expect(pageAt(path)).toEqual({ id, params: {} });
  });

  test.each([
    ['/location/queen-west', 'location', 'queen-west'],
    ['/Location/Queen-West/', 'location', 'Queen-West'],
    ['/menu/caf%C3%A9', 'locationMenu', 'café'],
    ['/menu/a%2Fb', 'locationMenu', 'a/b'],
    ['/careers/grill-cook', 'job', 'grill-cook'],
    ['/menu/queen-west/allergens', 'locationAllergens', 'queen-west'],
    ['/menu/a%2Fallergens', 'locationMenu', 'a/allergens'],
  ])('%s is %s of %s', (path, id, slug) => {
    expect(pageAt(path)).toEqual({ id, params: { slug } });
  });

  test.each([
    '/menu/a/b',
    '/menu//allergens',
    '/menu/a/b/allergens',
    '/location/',
    '/location/%',
    '/location/%ff',
    '//offers',
    '/no',
    '',
    '/constructor',
    '/offers.data',
  ])('%s is none', (path) => {
    expect(pageAt(path)).toBeUndefined();
  });

  test('each page is at its own address, and no slug is lost', () => {
    for (const id of pageIds) {
      if (hasSlug(id)) {
        fc.assert(
          fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (slug) => {
            expect(pageAt(pathTo(id, { slug }))).toEqual({ id, params: { slug } });
          }),
        );
      } else {
        expect(pageAt(pathTo(id))).toEqual({ id, params: {} });
        expect(patternOf(id)).toBe(pathTo(id));
      }
    }
  });
});

test('a brand’s site lists the pages that it has', () => {
  const paths = (written: object) => {
    const reading = readSiteConfiguration({ name: 'Lucia', ...written });
    return reading.ok ? brandPages(reading.configuration).map(({ path }) => path) : [];
  };
  expect(paths({})).not.toContain('/locations');
  expect(paths({})).not.toContain('/franchise');
  expect(paths({ locations: [{ name: 'North' }, { name: 'South' }] })).toContain('/locations');
  expect(paths({})[0]).toBe('/');
  const menu = (allergens?: string[]) => ({ categories: [{ name: 'C', items: [{ name: 'D', allergens }] }] });
  expect(paths({ menu: menu() })).not.toContain('/menu/allergens');
  expect(paths({ menu: menu(['Milk']) })).toContain('/menu/allergens');
  expect(paths({ locations: [{ name: 'One', menu: menu(['Milk']) }] })).toContain('/menu/allergens');
  const group = { hasMenu: 'page', locations: [{ name: 'One' }, { name: 'Two' }] };
  expect(paths({ ...group, menu: menu(['Milk']) })).not.toContain('/menu/allergens');
});
