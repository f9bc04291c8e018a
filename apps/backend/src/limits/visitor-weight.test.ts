import { expect, test } from 'vitest';
import { createRecentCounts } from './recent-counts.ts';
import { visitorWeight } from './visitor-weight.ts';

/** What the next one weighs after these sent so much each, of 20 that a visitor may. */
function weightAfter(senders: string[], each: number, next: string): number {
  const recent = createRecentCounts(600_000, () => 0);
  const send = (address: string) => visitorWeight(recent, { lane: 'lucia', address, amount: 1, most: 20 });
  for (const address of senders) for (let sent = 0; sent < each; sent += 1) send(address);
  return send(next);
}
const addresses = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index));

test.each([
  ['nobody else', [], 0, '192.0.2.1', 0.05],
  ['the same visitor, nineteen times', ['192.0.2.1'], 19, '192.0.2.1', 1],
  ['the same visitor, who sent too much', ['2001:db8::1'], 40, '2001:db8::2', 2.05],
  ['a stranger', ['192.0.3.1'], 100, '192.0.2.1', 0.05],
  ['one neighbour', ['192.0.2.7'], 20, '192.0.2.1', 0.21],
  ['thirty of one provider', addresses(30, (index) => `192.0.2.${index}`), 20, '192.0.2.99', 6.01],
  ['a household that has a /56', addresses(30, (index) => `2001:db8:1:${index}::1`), 20, '2001:db8:1:ff::1', 15.025],
  [
    'the neighbours of that household',
    addresses(5, (index) => `2001:db8:1:${index}::1`),
    20,
    '2001:db8:1:100::1',
    1.01,
  ],
  ['a company that has a /48', addresses(30, (index) => `2001:db8:1:${index}00::1`), 20, '2001:db8:1:ffff::1', 6.01],
  ['another company', addresses(30, (index) => `2001:db8:1:${index}00::1`), 20, '2001:db8:2:ffff::1', 0.05],
])('after %s, one more weighs as much as it should', (_what, senders, each, next, weight) => {
  expect(weightAfter(senders, each, next)).toBeCloseTo(weight);
});

test('without an address there is nobody to tell from others', () => {
  expect(weightAfter(['192.0.2.1'], 100, 'unknown')).toBe(0);
});
