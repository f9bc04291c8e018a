import { linkTo } from '@tablefront/restaurant/link.test-support';
import { expect, test } from 'vitest';
import { campaignCardsOf } from './campaign-cards.ts';

const terms = { today: '2026-11-21', language: 'en', portal: linkTo('https://stars.example/apply') };
const campaign = {
  id: 'c_1',
  title: 'Film it & eat it',
  restaurant: { name: 'Queen West', cuisine: 'Burgers', state: 'ON', address: '612 Queen St W, Toronto' },
  city: 'Toronto',
  numNeeded: 1,
  minFollowers: 12_000,
  expiry: '2026-11-28',
};

test('a card says where, for how many, with how many followers, until when, and where one applies', () => {
  expect(campaignCardsOf([campaign], terms)).toEqual([
    {
      key: '0',
      title: 'Film it & eat it',
      subtitle: undefined,
      image: undefined,
      expiresSoon: true,
      facts: [
        { name: 'Restaurant', text: 'Queen West · Burgers' },
        { name: 'Where', text: '612 Queen St W, Toronto, ON' },
        { name: 'Looking for', text: '1 creator' },
        { name: 'Followers', text: '12,000 or more' },
        { name: 'Apply until', text: '28 November 2026' },
      ],
      apply: { url: 'https://stars.example/apply/c_1', external: true, byForm: false },
    },
  ]);
});

test.each([
  [{ address: '1 London Rd' }, 'Toronto', '1 London Rd, Toronto'],
  [{ address: '1 London Rd', state: 'ON' }, undefined, '1 London Rd, ON'],
  [{ state: 'ON' }, 'Toronto', 'Toronto, ON'],
  [{ address: '5301, boul. Saint-Laurent, Montréal' }, 'montréal', '5301, boul. Saint-Laurent, Montréal'],
])('of %o in %s the place is %s', (restaurant, city, place) => {
  expect(campaignCardsOf([{ id: '1', title: 'T', restaurant, city }], terms)[0]?.facts).toEqual([
    { name: 'Where', text: place },
  ]);
});

test('a campaign of which only the title is known has no facts', () => {
  const [card] = campaignCardsOf([{ id: '1', title: 'T', restaurant: {}, numNeeded: 0, minFollowers: 0 }], terms);
  expect(card).toMatchObject({ facts: [], expiresSoon: false });
});

test('expired campaigns are left out', () => {
  expect(campaignCardsOf([{ ...campaign, expiry: '2026-11-20' }], terms)).toEqual([]);
});

test('without an influencer site one asks through the form, which names the campaign', () => {
  expect(campaignCardsOf([campaign], { ...terms, portal: undefined })[0]?.apply).toEqual({
    url: '/media-inquiries?about=Film%20it%20%26%20eat%20it#inquiry',
    external: false,
    byForm: true,
  });
});
