import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embeddedOrigins, isPictureHost, picturesOf } from './embedded-content.ts';
import { reading } from './site-configuration/reading.test-support.ts';

const read = (value: unknown) => reading(value).configuration;

/** A brand with something in every field that holds a picture, each at the address that `picture` gives. */
function pictured(picture: (place: string) => string) {
  const menu = (place: string) => [
    {
      name: 'Menu',
      categories: [
        {
          name: 'Mains',
          image: picture(`${place}-category`),
          items: [{ name: 'Soup', image: picture(`${place}-item`) }],
        },
      ],
    },
  ];
  return {
    logo: picture('logo'),
    heroSection: {
      backgroundImage: picture('hero'),
      backgroundImageTall: picture('tall'),
      image: picture('cutout'),
    },
    about: { text: 'Us', image: picture('about') },
    deals: [{ title: 'Deal', image: picture('deal') }],
    featuredItems: [{ name: 'Item', image: picture('featured') }],
    highlights: [{ title: 'Highlight', image: picture('highlight') }],
    menu: menu('brand'),
    locations: [
      {
        name: 'One',
        heroImage: picture('place'),
        gallery: [{ image: picture('gallery') }],
        menu: menu('location'),
      },
    ],
  };
}

/** Whatever stands in a configuration under a name that says picture. */
function picturesWithin(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && /image|logo/i.test(key) ? inner : picturesWithin(inner),
  );
}

describe('the pictures of a configuration', () => {
  test('are those of every field that holds one', () => {
    const configuration = read(pictured((place) => `https://${place}.example.com/p.jpg`));
    const expected = picturesWithin(configuration);
    expect(expected.length).toBe(14);
    expect([...picturesOf(configuration)].sort()).toEqual(expected.sort());
    expect(picturesOf(configuration), 'gathered once').toBe(picturesOf(configuration));
  });

  const brands = path.resolve(import.meta.dirname, '../../../brands');
  const folders = readdirSync(brands, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  test.each(folders.map(({ name }) => name))('of %s are all of them', (name) => {
    const configuration = read(JSON.parse(readFileSync(path.join(brands, name, 'brand.json'), 'utf8')));
    expect([...picturesOf(configuration)].sort()).toEqual([...new Set(picturesWithin(configuration))].sort());
  });
});

const host = fc.domain();
const tricky = fc.constantFrom(
  'https://x;script-src',
  'https://x,*',
  "https://'unsafe-inline'",
  'https://*',
  'http://[::1]',
  'https://user:password@own.example.com',
  'https://own.example.com:8443',
  'https://ünïcode.example',
  'data:image/png;base64,AA',
  '//evil.example',
);

test('no other host than those that stand in the configuration is ever allowed', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(host, tricky), { minLength: 14, maxLength: 14 }), (named) => {
      const list = [...named];
      const address = () => {
        const next = list.pop() ?? 'more.example.com';
        return /[:/]/.test(next) ? `${next}/p.jpg` : `https://${next}/p.jpg`;
      };
      const { pictures, frames } = embeddedOrigins(read(pictured(address)));
      const written = JSON.stringify(named.map((text) => (URL.canParse(text) ? new URL(text).host : text)));
      for (const origin of [...pictures, ...frames]) {
        expect(origin).toMatch(/^https?:\/\/[a-z0-9._-]+(:\d+)?$/);
        expect(written.toLowerCase()).toContain(new URL(origin).host);
      }
      expect(frames).toEqual([]);
    }),
  );
});

describe('frames', () => {
  const location = { name: 'One', orderingLink: 'https://order.example.com/one', fileLink: '/files/menu.pdf' };

  test('come from ordering pages, menus and files, and from the map where there is a place to show', () => {
    const { frames } = embeddedOrigins(
      read({
        orderingLink: 'https://order.example.com/',
        hasMenu: 'https://menus.example.com:8443/x',
        giftCards: 'https://gifts.example.com/',
        locations: [location, { name: 'Two', menuUrl: 'http://menu.example.com', address: { street: 'Main St 1' } }],
      }),
    );
    expect(frames).toEqual([
      'https://order.example.com',
      'https://menus.example.com:8443',
      'http://menu.example.com',
      'https://www.google.com',
      'https://maps.google.com',
    ]);
  });

  test('and from the hosts that the operator lists besides, as do pictures', () => {
    const { configuration, warnings } = reading({
      embeddedHosts: ['*.olo.example.com', 'https://Pay.example.com/x', '*', '*.com', 'a;b.com', 7, 'pay.example.com'],
    });
    const listed = ['https://*.olo.example.com', 'https://pay.example.com'];
    expect(embeddedOrigins(configuration)).toEqual({ pictures: listed, frames: listed });
    expect(warnings.length).toBe(4);
  });
});

test('a picture may be sent on within the hosts of pictures, also with or without www', () => {
  const configuration = read({ logo: 'https://www.example.com/logo.png', embeddedHosts: ['*.cdn.example.net'] });
  const hosts = ['example.com', 'www.example.com', 'a.cdn.example.net', 'evil.com', 'example.com.evil.com'];
  hosts.push('xexample.com', 'cdn.example.net', 'xcdn.example.net', 'example.com:8080');
  expect(hosts.filter((name) => isPictureHost(configuration, name))).toEqual(hosts.slice(0, 3));
});
