import { describe, expect, it } from 'vitest';
import { at, read } from './moments.test-support.ts';
import {
  badge,
  nextOpening,
  nextOpeningText,
  pickupDiffers,
  pickupHoursOf,
  sameHours,
  statusLine,
  todayText,
} from './status.ts';

describe('special hours replace the week', () => {
  const week = 'Mo-Su 11:00-22:00; Th 18:00-02:00';
  const special = [
    { validFrom: '2026-12-20', validThrough: '2026-12-31', opens: '12:00', closes: '20:00' },
    { validFrom: '2026-12-25', closed: true },
    { validFrom: '2026-12-26', opens: '10:00', closes: '12:00' },
    { validFrom: '2026-12-26', opens: '14:00', closes: '16:00' },
    { validFrom: '2026-12-28', validThrough: '2026-12-30', opens: '09:00', closes: '10:00' },
    { validFrom: '2026-12-29', validThrough: '2026-12-31', opens: '07:00', closes: '08:00' },
    { validFrom: '2027-01-01', validThrough: '2027-01-31', dayOfWeek: 'Monday', closed: true },
    { validFrom: '2027-01-12', opens: 'ask', closes: 'ask' },
    { validFrom: '2027-01-13', h24: true },
    { validFrom: '2027-01-13', validThrough: '2027-01-14', opens: '20:00', closes: '04:00' },
  ];

  it.each([
    ['2026-12-19 21:00', 'open until 10:00 PM', '11:00 AM – 10:00 PM'],
    ['2026-12-20 11:30', 'closed now', '12:00 PM – 8:00 PM'],
    ['2026-12-24 19:59', 'open until 8:00 PM', '12:00 PM – 8:00 PM'],
    ['2026-12-25 00:00', 'Closed today', 'Closed'],
    ['2026-12-25 12:00', 'Closed today', 'Closed'],
    ['2026-12-26 11:00', 'open until 12:00 PM', '10:00 AM – 12:00 PM, 2:00 PM – 4:00 PM'],
    ['2026-12-26 13:00', 'closed now', '10:00 AM – 12:00 PM, 2:00 PM – 4:00 PM'],
    ['2026-12-28 09:30', 'open until 10:00 AM', '9:00 AM – 10:00 AM'],
    ['2026-12-29 07:30', 'open until 8:00 AM', '7:00 AM – 8:00 AM'],
    ['2026-12-30 09:30', 'closed now', '7:00 AM – 8:00 AM'],
    ['2027-01-01 00:00', 'closed now', '11:00 AM – 10:00 PM'],
    ['2027-01-04 12:00', 'Closed today', 'Closed'],
    ['2027-01-05 12:00', 'open until 10:00 PM', '11:00 AM – 10:00 PM'],
    ['2027-01-08 01:00', 'open until 2:00 AM', 'Open until 2:00 AM, 11:00 AM – 10:00 PM'],
    ['2027-01-12 12:00', 'ask', 'ask'],
    ['2027-01-13 12:00', 'open 24 hours', '24 hours'],
    ['2027-01-14 12:00', 'closed now', '8:00 PM – 4:00 AM'],
    ['2027-01-15 03:59', 'open until 4:00 AM', 'Open until 4:00 AM, 11:00 AM – 10:00 PM'],
    ['2027-02-01 12:00', 'open until 10:00 PM', '11:00 AM – 10:00 PM'],
  ])('%s', (moment, line, today) => {
    const hours = read(week, special);
    expect(statusLine(hours, at(moment), 'restaurant')).toBe(line);
    expect(todayText(hours, at(moment))).toBe(today);
  });

  it('in the next opening', () => {
    expect(nextOpening(read(week, special), at('2026-12-24 20:00'))).toEqual({
      date: '2026-12-26',
      weekday: 5,
      minutes: 600,
      inDays: 2,
    });
    expect(nextOpeningText(read(week, special), at('2026-12-24 20:00'))).toBe('Opens Saturday at 10:00 AM');
    expect(nextOpeningText(read(week, special), at('2027-01-11 20:00'))).toBeUndefined();
  });

  it('the evening before a closed date goes on after midnight', () => {
    const hours = read('Mo-Su 18:00-02:00', [{ validFrom: '2026-12-25', closed: true }]);
    expect(statusLine(hours, at('2026-12-25 01:00'), 'restaurant')).toBe('open until 2:00 AM');
    expect(statusLine(hours, at('2026-12-26 01:00'), 'restaurant')).toBe('closed now');
  });

  it('without a week, only their dates are known', () => {
    const hours = read(undefined, [{ validFrom: '2026-12-24', opens: '18:00', closes: '02:00' }]);
    expect(statusLine(hours, at('2026-12-24 12:00'), 'restaurant')).toBe('closed now');
    expect(nextOpeningText(hours, at('2026-12-24 12:00'))).toBe('Opens at 6:00 PM');
    expect(statusLine(hours, at('2026-12-25 01:00'), 'restaurant')).toBe('open until 2:00 AM');
    expect(todayText(hours, at('2026-12-25 01:00'))).toBe('Open until 2:00 AM');
    expect(statusLine(hours, at('2026-12-25 02:00'), 'restaurant')).toBe('Hours not available');
    expect(badge(hours, at('2026-12-23 12:00'))).toBeUndefined();
    expect(nextOpening(hours, at('2026-12-23 12:00'))).toBeUndefined();
  });
});

describe('pickup', () => {
  const restaurant = read('Mo-Su 11:00-22:00');
  const shorter = read('Mo-Su 12:00-21:00');
  const noon = at('Mon 11:30');

  it.each<[string, Parameters<typeof pickupDiffers>, boolean, string]>([
    ['absent', [restaurant, undefined], false, 'Pickup open until 10:00 PM'],
    [
      'the restaurant’s',
      [restaurant, { useRestaurantHours: true, ...(shorter && { customHours: shorter }) }],
      false,
      'Pickup open until 10:00 PM',
    ],
    [
      'custom',
      [restaurant, { useRestaurantHours: false, ...(shorter && { customHours: shorter }) }],
      true,
      'Pickup closed now',
    ],
    [
      'custom and the same',
      [restaurant, { useRestaurantHours: false, ...(restaurant && { customHours: restaurant }) }],
      false,
      'Pickup open until 10:00 PM',
    ],
    ['custom without any entry', [restaurant, { useRestaurantHours: false }], true, 'Pickup hours not available'],
    ['neither has hours', [undefined, { useRestaurantHours: false }], false, 'Pickup hours not available'],
  ])('%s', (_, [hours, choice], differs, line) => {
    expect(pickupDiffers(hours, choice)).toBe(differs);
    expect(statusLine(pickupHoursOf(hours, choice), noon, 'pickup')).toBe(line);
  });

  it('goes by the holidays of the restaurant', () => {
    const hours = read('Mo-Su 11:00-22:00', [{ validFrom: '2026-12-25', closed: true }]);
    const custom = { useRestaurantHours: false, ...(shorter && { customHours: shorter }) };
    expect(statusLine(pickupHoursOf(hours, custom), at('2026-12-25 13:00'), 'pickup')).toBe('Closed today (pickup)');
    expect(statusLine(pickupHoursOf(hours, custom), at('2026-12-26 13:00'), 'pickup')).toBe(
      'Pickup open until 9:00 PM',
    );
    expect(pickupDiffers(hours, { useRestaurantHours: false, ...(restaurant && { customHours: restaurant }) })).toBe(
      false,
    );
  });

  it.each([
    [
      'Mo-Fr 9:00-17:00',
      [
        { day: 'Mo-Fr', open: '9 am', close: '5 pm' },
        { day: 'Sa', isClosed: true },
      ],
      true,
    ],
    ['Mo 9:00-17:00', 'Mo 9:00-17:01', false],
    ['Mo 9:00-17:00', 'Tu 9:00-17:00', false],
    ['Mo 9:00-17:00', 'Mo 9:00-17:00, 18:00-19:00', false],
    ['Mo by chance', 'Mo by luck', false],
    ['Mo off', undefined, false],
    [undefined, [], true],
  ])('sameHours(%j, %j) is %j', (a, b, same) => {
    expect(sameHours(read(a), read(b))).toBe(same);
    expect(sameHours(read(b), read(a))).toBe(same);
  });

  it('special hours make hours differ', () => {
    expect(sameHours(restaurant, read('Mo-Su 11:00-22:00', [{ validFrom: '2026-12-25' }]))).toBe(false);
  });
});
