import { expect, test } from 'vitest';
import { readSiteConfiguration } from '../site-configuration/read-site-configuration.ts';
import { menuLinks } from './links.ts';

const ORIGIN = 'https://brand.example.com';
function linksOf(value: object) {
  const read = readSiteConfiguration({ name: 'Test', ...value });
  if (!read.ok) throw new Error(read.error);
  return menuLinks(read.configuration, ORIGIN);
}
const menu = [
  { categories: [{ name: 'Pizza', items: [{ name: 'Quattro formaggi' }, { name: '麻婆豆腐', description: 'Tofu' }] }] },
];

test('a dish has a link of its own, whatever letters its name is of', () => {
  const links = linksOf({ menu });
  expect(links.dish('Quattro formaggi')).toBe('/menu#quattro-formaggi');
  expect(links.dish('麻婆豆腐')).toBe('/menu#mapodoufu');
  expect(links.dish('Margherita')).toBeUndefined();
});

test('a word leads to what it finds, and nowhere when that is nothing', () => {
  const links = linksOf({ menu });
  expect(links.search('Formaggi')).toBe('/menu?q=Formaggi');
  expect(links.search('tofu')).toBe('/menu?q=tofu');
  expect(links.search('Sushi')).toBeUndefined();
});

test('no link leads into a menu that is a list of locations, a frame or nothing', () => {
  const locations = [{ name: 'A', menu }, { name: 'B' }];
  for (const brand of [{ hasMenu: 'page', menu, locations }, { hasMenu: 'https://order.example.com', menu: [] }, {}]) {
    expect(linksOf(brand).dish('Quattro formaggi')).toBeUndefined();
    expect(linksOf(brand).search('Pizza')).toBeUndefined();
  }
});
