import { expect, test } from 'vitest';
import { applyLink, currentCampaigns, expiresSoon } from './campaigns.ts';
import { linkTo } from './link.test-support.ts';

const TODAY = '2026-11-21';

test.each([
  ['2026-11-21', true],
  ['2026-11-28', true],
  ['2026-11-29', false],
  ['2027-11-22', false],
  ['2026-11-20', false],
  ['2026-11-28T23:59:59Z', true],
  ['2026-11-29T00:00:00+00:00', false],
  ['Ends Sunday', false],
  ['2026-11-31', false],
  [undefined, false],
])('a campaign until %s expires soon: %s', (expiry, soon) => {
  expect(expiresSoon({ expiry }, TODAY)).toBe(soon);
});

test('7 days are counted across the end of a year and a leap day', () => {
  expect(expiresSoon({ expiry: '2027-01-02' }, '2026-12-26')).toBe(true);
  expect(expiresSoon({ expiry: '2027-01-03' }, '2026-12-26')).toBe(false);
  expect(expiresSoon({ expiry: '2028-03-03' }, '2028-02-25')).toBe(true);
});

test('a campaign runs through its last day; one without a readable day never ends', () => {
  const campaigns = ['2026-11-20', '2026-11-21', '2026-11-20T23:59:00Z', 'while it lasts', undefined].map(
    (expiry, index) => ({ id: String(index), title: 'T', expiry, restaurant: {} }),
  );
  expect(currentCampaigns(campaigns, TODAY).map(({ id }) => id)).toEqual(['1', '3', '4']);
});

test.each([
  ['https://stars.example', 'c_1', 'https://stars.example/c_1'],
  ['https://stars.example/campaigns/', 'c_1', 'https://stars.example/campaigns/c_1'],
  ['https://stars.example/apply?from=site#top', 'c_1', 'https://stars.example/apply/c_1?from=site#top'],
  ['https://stars.example/apply?campaign={id}', 'c_1', 'https://stars.example/apply?campaign=c_1'],
  ['https://stars.example/%7Bid%7D/apply', 'c_1', 'https://stars.example/c_1/apply'],
  ['https://stars.example', '../x?y#z "$&', 'https://stars.example/..%2Fx%3Fy%23z%20%22%24%26'],
  ['https://stars.example/{id}', '$&', 'https://stars.example/%24%26'],
  ['/apply', '7', '/apply/7'],
])('at %s one applies for %s at %s', (portal, id, link) => {
  expect(applyLink(linkTo(portal), id)).toBe(link);
});
