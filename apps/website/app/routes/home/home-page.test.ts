import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homePageOf } from './home-page.ts';

function pageOf(raw: object) {
  const reading = readSiteConfiguration(raw);
  if (!reading.ok) throw new Error('The configuration cannot be read.');
  return homePageOf(reading.configuration, { origin: 'https://lucia.example', now: new Date('2026-11-20T15:00:00Z') });
}

const picture = fc.constantFrom('a', 'b', 'c', 'd', 'e').map((name) => `/pictures/${name}.webp`);
const maybe = fc.option(picture, { nil: undefined });
const configuration = fc.record({
  heroSection: fc.record({ backgroundImage: maybe, image: maybe }),
  featuredItems: fc
    .uniqueArray(picture, { maxLength: 3 })
    .map((images) => images.map((image) => ({ name: 'Dish', image }))),
  highlights: maybe.map((image) => [{ title: 'By hand', image }]),
  about: maybe.map((image) => ({ text: 'Since 1999', image })),
  deals: maybe.map((image) => [{ title: 'Two for one', image }]),
  menu: fc
    .array(picture)
    .map((images) => [{ categories: [{ name: 'All', items: images.map((image) => ({ name: 'Dish', image })) }] }]),
});

test('what the page chooses itself for the hero and for Ready to Order stands nowhere else on it', () => {
  fc.assert(
    fc.property(configuration, (raw) => {
      const { hero, bannerPicture, popularItems, highlights, about, offers } = pageOf(raw);
      const elsewhere = [...popularItems, ...highlights, ...offers.slice(0, 1), about].map((part) => part?.image);
      if (bannerPicture !== undefined)
        expect([...elsewhere, hero.background, hero.cutout]).not.toContain(bannerPicture);
      const isOwn = raw.heroSection.backgroundImage ?? raw.heroSection.image;
      const dishes = raw.menu.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
      const spare = dishes.some(({ image }) => !elsewhere.some((shown) => shown === image));
      if (isOwn === undefined && spare) expect(elsewhere).not.toContain(hero.cutout);
    }),
  );
});

const menuOf = (...items: object[]) => [{ categories: [{ name: 'Pizza', items }] }];

test('without featured items the most popular ones are the dishes that the menu puts forward, as far as they are to be had', () => {
  const menu = menuOf(
    { name: 'Plain' },
    {
      name: 'Margherita',
      featured: true,
      variants: [
        { name: 'S', price: 12 },
        { name: 'L', price: 16 },
      ],
    },
    { name: 'Marinara', featured: true, soldOut: true },
    { name: 'Bufala', featured: true, price: 'market price' },
  );
  const shown = (raw: object) => pageOf(raw).popularItems.map(({ name, price, category }) => [name, price, category]);
  const dishes = [
    ['Margherita', 'from $12.00', 'Pizza'],
    ['Bufala', 'market price', 'Pizza'],
  ];
  expect(shown({ menu })).toEqual(dishes);
  expect(shown({ locations: [{ name: 'Only', menu }] })).toEqual(dishes);
  expect(shown({ menu, featuredItems: [{ name: 'Tart' }] })).toEqual([['Tart', undefined, undefined]]);
});

test('notices go with the first prices on the page, and with none where there are none', () => {
  const brand = { menuNotices: ['A fee of 3 % is added.'] };
  const [dish, deal] = [
    { name: 'Tart', price: 5 },
    { title: 'Two for one', price: 10 },
  ];
  const { menuNotices: notices } = brand;
  const told = (raw: object) => pageOf({ ...brand, ...raw }).notices;
  expect(told({ featuredItems: [dish], deals: [deal] })).toEqual({ popular: notices });
  expect(told({ featuredItems: [{ name: 'Tart' }], deals: [deal] })).toEqual({ offers: notices });
  expect(told({ featuredItems: [{ name: 'Tart' }] })).toEqual({ offers: undefined });
  const only = { name: 'Only', menuNotices: ['None here.'] };
  expect(told({ featuredItems: [dish], locations: [only] })).toEqual({ popular: ['None here.'] });
});

test('hidden sections are not on the page, the others stand in the brand’s own order', () => {
  const raw = {
    featuredItems: [{ name: 'Tart', price: 5 }],
    highlights: [{ title: 'By hand' }],
    deals: [{ title: 'Two for one', price: 10 }],
    menuNotices: ['A fee of 3 % is added.'],
  };
  const { sections, highlights, popularItems, notices } = pageOf({
    ...raw,
    homeSections: { order: ['offers', 'popular'], hidden: ['highlights'] },
  });
  expect(sections.slice(0, 3)).toEqual(['offers', 'popular', 'reviews']);
  expect([highlights, popularItems.length]).toEqual([[], 1]);
  expect(notices).toEqual({ offers: raw.menuNotices });
  const hidden = pageOf({ ...raw, homeSections: { hidden: ['popular', 'offers', 'order'] } });
  expect([hidden.popularItems, hidden.offers, hidden.sections.includes('order')]).toEqual([[], [], false]);
});
