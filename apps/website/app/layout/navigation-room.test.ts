import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linksForMore, roomRules } from './navigation-room.ts';

const names = [
  'Home',
  'Menu',
  'Locations',
  'Catering',
  'Offers',
  'Gift Cards',
  'Rewards',
  'Our Story',
  'Careers',
  'Contact Us',
];

test('a few links need no More', () => {
  expect(linksForMore(names.slice(0, 5))).toEqual([]);
});

test('the last links go first, and come back together when there is room for all', () => {
  const links = linksForMore([...names, 'Us']);
  expect(links.map(({ index }) => index)).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(links.at(-1)?.em).toBe(links.at(-2)?.em);
});

test('the current page’s link never goes, and takes its room from the others', () => {
  const [first] = linksForMore(names);
  const withCurrent = linksForMore(names, { current: 9 });
  expect(withCurrent.map(({ index }) => index)).not.toContain(9);
  expect(withCurrent.find(({ index }) => index === first?.index)?.em).toBeGreaterThan(first?.em ?? 0);
});

test('each link stands either in the bar or under More, whatever the links are', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 30 }), fc.nat(30), (all, at) => {
      const current = at < all.length ? at : undefined;
      const links = linksForMore(all, { current });
      expect(links.map(({ em }) => em)).toEqual(links.map(({ em }) => em).toSorted((a, b) => a - b));
      expect(roomRules(links).match(/@container/g)?.length ?? 0).toBe(links.length);
    }),
  );
});
