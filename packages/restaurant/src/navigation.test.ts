import { expect, test } from 'vitest';
import { headerNavigation } from './navigation.ts';
import { readSiteConfiguration } from './site-configuration/read-site-configuration.ts';

function items(configured: unknown): string[] {
  const result = readSiteConfiguration(configured);
  if (!result.ok) throw new Error(result.error);
  return headerNavigation(result.configuration).map(({ name, url, kind }) => `${name} ${url} ${kind}`);
}

test('a bare brand has the six pages that every site has', () => {
  expect(items({ locations: [{ name: 'One' }] })).toEqual([
    'Home / internal',
    'Menu /menu internal',
    'Catering /catering internal',
    'Offers /offers internal',
    'Careers /careers internal',
    'Contact Us /contact internal',
  ]);
});

test('locations, gift cards and own links stand in the order of the specification', () => {
  const configured = {
    locations: [{ name: 'One' }, { name: 'Two' }],
    giftCards: 'https://gifts.example',
    navigation: [
      { name: 'Shop', url: 'https://shop.example' },
      { name: ' ', url: 'https://blank.example' },
      { name: 'Blank', url: ' ' },
      { name: 'Hostile', url: 'javascript:alert(1)' },
    ],
  };
  expect(items(configured)).toEqual([
    'Home / internal',
    'Menu /menu internal',
    'Locations /locations internal',
    'Catering /catering internal',
    'Offers /offers internal',
    'Gift Cards https://gifts.example external',
    'Shop https://shop.example external',
    'Careers /careers internal',
    'Contact Us /contact internal',
  ]);
});

test('a blank gift-card link is none', () => {
  expect(items({ giftCards: '  ' })).toHaveLength(6);
});
