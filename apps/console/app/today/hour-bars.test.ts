import { expect, test } from 'vitest';
import { barsOf, minutesIn, onAxis, shortStatus } from './hour-bars.ts';

const place = {
  ...{ id: '1', name: 'Queen West', timeZone: 'America/Toronto', open: true, status: '', hours: '', special: null },
  ...{ spans: [{ open: 600, close: 1320 }], minutes: 1240 },
};

test('the axis goes from 6 in the morning to 2 at night', () => {
  expect([360, 600, 960, 1560, 0, 2000].map(onAxis)).toEqual([0, 0.2, 0.5, 1, 0, 1]);
});

test('a place in the brand’s own zone is drawn as its hours are, one three hours behind three hours later', () => {
  expect(barsOf(place, 1240)).toEqual([{ left: 0.2, right: 0.8 }]);
  expect(barsOf({ ...place, minutes: 1060 }, 1240)).toEqual([{ left: onAxis(780), right: onAxis(1500) }]);
});

test('around midnight, two clocks on different days are still three hours apart', () => {
  expect(barsOf({ ...place, minutes: 1330 }, 70 + 1440)).toEqual([{ left: onAxis(780), right: onAxis(1500) }]);
  expect(barsOf({ ...place, minutes: 1330 }, 70)).toEqual([{ left: onAxis(780), right: onAxis(1500) }]);
});

test('what lies outside of the axis is left out', () => {
  expect(barsOf({ ...place, spans: [{ open: 60, close: 300 }] }, 1240)).toEqual([]);
});

test('the hour after midnight belongs to the evening', () => {
  expect(minutesIn(new Date('2026-11-23T01:40:00Z'), 'America/Toronto')).toBe(1240);
  expect(minutesIn(new Date('2026-11-23T05:30:00Z'), 'America/Toronto')).toBe(1470);
});

test.each([
  [{ status: 'Open until 10:00 PM' }, 'until 10 PM'],
  [{ status: 'Open 24 hours' }, 'all day'],
  [{ status: 'Closes in 20 min' }, 'Closes in 20 min'],
  [{ open: false, status: 'Opens tomorrow at 11:00 AM', minutes: 1330 }, 'closed at 10 PM'],
  [{ open: false, status: 'Opens at 10:00 AM', minutes: 500 }, 'opens 10 AM'],
  [{ open: false, status: 'Closed', spans: [], minutes: 500 }, 'closed today'],
  [{ open: null, status: 'Hours: ask us' }, 'Hours: ask us'],
])('beside the bar of %o stands %s', (of, expected) => {
  expect(shortStatus({ ...place, ...of })).toBe(expected);
});
