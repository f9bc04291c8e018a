import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import { offersPageOf } from './offers-page.ts';

const now = new Date('2026-11-20T17:00:00Z');

function pageOf(raw: object) {
  const reading = readSiteConfiguration(raw);
  if (!reading.ok) throw new Error('The configuration cannot be read.');
  return offersPageOf(reading.configuration, now);
}

test('a deal says Special where it has no badge, and shows its prices and its day as people write them', () => {
  const deal = { title: 'Two for one', price: 10, originalPrice: '20.50', validUntil: '2026-12-31' };
  expect(pageOf({ deals: [deal, { title: 'Bare', badge: 'Lunch' }] }).deals).toEqual([
    {
      key: '0',
      title: 'Two for one',
      badge: 'Special',
      price: '$10.00',
      originalPrice: '$20.50',
      validUntil: '2026-12-31',
      validity: 'Valid until 31 December 2026',
    },
    { key: '1', title: 'Bare', badge: 'Lunch' },
  ]);
});

test('notices go with the prices of deals', () => {
  const menuNotices = ['A fee of 3 % is added.'];
  expect(pageOf({ menuNotices, deals: [{ title: 'Two for one', price: 10 }] }).notices).toEqual(menuNotices);
  expect(pageOf({ menuNotices, deals: [{ title: 'Two for one' }] }).notices).toBeUndefined();
});

test('what is over by the calendar of the brand is left out', () => {
  const offers = ['2026-11-19', '2026-11-20', 'Ends Sunday'].map((validUntil) => ({ title: validUntil, validUntil }));
  const page = pageOf({ timeZone: 'America/Toronto', deals: offers, discounts: offers });
  expect(page.deals.map(({ title }) => title)).toEqual(['2026-11-20', 'Ends Sunday']);
  expect(page.discounts.map(({ title }) => title)).toEqual(['2026-11-20', 'Ends Sunday']);
});

test('a loyalty program shows when it is available', () => {
  expect(pageOf({ loyaltyProgram: { available: false, name: 'Regulars' } }).loyalty).toBeUndefined();
  expect(pageOf({ loyaltyProgram: { available: true } }).loyalty).toEqual({ name: 'Loyalty Program' });
  expect(pageOf({}).loyalty).toBeUndefined();
});

test('Order Online is offered where it leads elsewhere than to the menu', () => {
  expect(pageOf({ orderingLink: 'https://order.example.com' }).canOrder).toBe(true);
  expect(pageOf({}).canOrder).toBe(false);
});
