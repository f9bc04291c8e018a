import { describe, expect, it } from 'vitest';
import { dayNumber } from './calendar.ts';
import { holidayRows, holidayTitle } from './holiday-hours.ts';
import { hoursNear } from './hours-near.ts';
import { readOpeningHours } from './read-opening-hours.ts';
import { readSpecialHours, withSpecialHours } from './read-special-hours.ts';
import { hoursOn } from './timeline.ts';

const everyDay = () => readOpeningHours('Mo-Su 9:00-17:00', 'h', () => {});

describe('holiday hours', () => {
  const rows = (special: unknown, today: string) =>
    holidayRows(
      withSpecialHours(
        everyDay(),
        readSpecialHours(special, 's', () => {}),
      ),
      today,
    ).map(({ dates, text }) => ({ dates, text }));

  it('are those that are not over, the earliest first', () => {
    const special = [
      { validFrom: '2027-01-01' },
      { validFrom: '2026-12-25', closed: true },
      { validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '10:00', closes: '14:00' },
      { validFrom: '2026-11-19', validThrough: '2026-11-20', h24: true },
      { validFrom: '2026-11-19' },
      { validFrom: '2026-12-31', validThrough: '2027-01-02', opens: '18:00', closes: '02:00' },
      { validFrom: '2027-02-01', validThrough: '2027-02-03' },
      { validFrom: '2026-11-30', validThrough: '2026-12-01', opens: 'ask us' },
    ];
    expect(rows(special, '2026-11-20')).toEqual([
      { dates: 'November 19 – 20', text: '24 hours' },
      { dates: 'November 30 – December 1', text: 'ask us' },
      { dates: 'December 24 – 26', text: '10:00 AM – 2:00 PM' },
      { dates: 'Friday, December 25', text: 'Closed' },
      { dates: 'December 31 – January 2, 2027', text: '6:00 PM – 2:00 AM' },
      { dates: 'Friday, January 1, 2027', text: 'Closed' },
      { dates: 'February 1 – 3, 2027', text: 'Closed' },
    ]);
  });

  it.each<[string, unknown[]]>([
    ['Holiday hours', [{ validFrom: '2026-12-25' }]],
    ['Christmas', [{ validFrom: '2026-12-25', name: 'Christmas' }]],
    [
      'Summer',
      [
        { validFrom: '2026-12-25', name: 'Summer', dayOfWeek: 'Friday' },
        { validFrom: '2027-01-01', name: 'Summer' },
      ],
    ],
    [
      'Special hours',
      [
        { validFrom: '2026-12-25', name: 'Christmas' },
        { validFrom: '2027-01-01', name: 'New Year' },
      ],
    ],
    ['Holiday hours', [{ validFrom: '2026-12-25', name: 'Christmas' }, { validFrom: '2027-01-01' }]],
  ])('are called %s', (title, special) => {
    const read = readSpecialHours(special, 's', () => {});
    expect(holidayTitle(holidayRows(withSpecialHours(everyDay(), read), '2026-11-20'))).toBe(title);
  });

  it('near a date keep their ranges, and say of each day what all of them say', () => {
    const special = readSpecialHours(
      [
        { validFrom: '2026-12-01', validThrough: '2026-12-31', opens: '10:00', closes: '12:00', name: 'Advent' },
        { validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '17:00', closes: '21:00' },
        { validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '11:00', closes: '14:00' },
        { validFrom: '2026-12-25' },
        { validFrom: '2027-06-01' },
      ],
      's',
      () => {},
    );
    const hours = withSpecialHours(everyDay(), special);
    const near = hours && hoursNear(hours, '2026-12-10', 30);
    expect(near?.special?.map(({ from, through, name }) => [from, through, name])).toEqual([
      ['2026-12-01', '2026-12-31', 'Advent'],
      ['2026-12-24', '2026-12-26', undefined],
      ['2026-12-25', '2026-12-25', undefined],
    ]);
    for (let day = dayNumber('2026-12-09'); day < dayNumber('2027-01-09'); day += 1) {
      expect(near && hoursOn(near, day)).toEqual(hours && hoursOn(hours, day));
    }
  });

  it('put equal ranges together, and name the days that they are limited to', () => {
    const special = [
      { validFrom: '2026-12-25', opens: '17:00', closes: '21:00' },
      { validFrom: '2026-12-25', opens: '11:00', closes: '14:00' },
      { validFrom: '2026-12-01', validThrough: '2026-12-23', dayOfWeek: 'Mo-We', opens: '11:00', closes: '14:00' },
      { validFrom: '2026-12-01', validThrough: '2026-12-23', dayOfWeek: 'Sunday', closed: true },
    ];
    expect(rows(special, '2026-11-20')).toEqual([
      { dates: 'December 1 – 23', text: 'Mon – Wed 11:00 AM – 2:00 PM; Sun Closed' },
      { dates: 'Friday, December 25', text: '11:00 AM – 2:00 PM, 5:00 PM – 9:00 PM' },
    ]);
  });

  it('are none where there are none', () => {
    expect(holidayRows(undefined, '2026-11-20')).toEqual([]);
    expect(rows([], '2026-11-20')).toEqual([]);
  });
});
