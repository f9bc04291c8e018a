import { overlapping } from '@tablefront/restaurant/editing/hours/typed-time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usual, withOneMore } from './more-hours.ts';

test.each([
  [[], [usual]],
  [
    [{ open: 660, close: 900 }],
    [
      { open: 660, close: 900 },
      { open: 960, close: 1260 },
    ],
  ],
  [
    [{ open: 600, close: 1560 }],
    [
      { open: 600, close: 900 },
      { open: 960, close: 1560 },
    ],
  ],
  [
    [{ open: 1080, close: 1440 }],
    [
      { open: 1080, close: 1230 },
      { open: 1290, close: 1440 },
    ],
  ],
])('%j becomes %j', (before, after) => expect(withOneMore(before)).toEqual(after));

test('no hours overlap, and none is lost', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 15, max: 1200 }))
    .map(([open, long]) => ({ open, close: open + long }));
  fc.assert(
    fc.property(span, (one) => {
      const more = withOneMore([one]);
      expect(overlapping(more)).toBe(false);
      expect(more.every(({ open, close }) => open < close)).toBe(true);
      expect(more[0]?.open).toBe(one.open);
    }),
  );
});
