import { homeSections } from '@tablefront/restaurant/home-sections';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homeOrderOf, homeOrderSaid } from './home-order.ts';

test('what is said of the home page is read back, and what is as usual is not said', () => {
  const some = fc.shuffledSubarray([...homeSections]);
  fc.assert(
    fc.property(some, some, (order, hidden) => {
      const said = homeOrderSaid(homeOrderOf({ order }).order, hidden);
      expect(homeOrderOf(said)).toEqual({ order: homeOrderOf({ order }).order, hidden });
    }),
  );
  expect(homeOrderSaid(homeOrderOf(undefined).order, [])).toBeUndefined();
  expect(homeOrderOf({ order: 'About, nothing' }).order.slice(0, 2)).toEqual(['about', 'popular']);
});
