import { describe, expect, it } from 'vitest';
import { compactHours, formatMinutes, hoursTable, weekdayAbbreviation, weekdayName } from './hours-table.ts';
import { readOpeningHours } from './read-opening-hours.ts';
import { readSpecialHours, withSpecialHours } from './read-special-hours.ts';

const read = (week: unknown) => readOpeningHours(week, 'h', () => {});

it.each([
  [0, '12:00 AM'],
  [1, '12:01 AM'],
  [59, '12:59 AM'],
  [60, '1:00 AM'],
  [545, '9:05 AM'],
  [719, '11:59 AM'],
  [720, '12:00 PM'],
  [780, '1:00 PM'],
  [1260, '9:00 PM'],
  [1439, '11:59 PM'],
  [1440, '12:00 AM'],
  [1560, '2:00 AM'],
  [-60, '11:00 PM'],
])('%d minutes after midnight is %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

it('days have names', () => {
  expect([weekdayName(0), weekdayName(6), weekdayAbbreviation(2)]).toEqual(['Monday', 'Sunday', 'Wed']);
});

describe('the table', () => {
  it('has seven rows, Monday first', () => {
    const week = [
      { day: 'Sunday', h24: true },
      { day: 'Monday', open: '17:00', close: '22:00' },
      { day: 'Monday', open: '11:00', close: '14:00' },
      { day: 'Tuesday', isClosed: true },
      { day: 'Thursday', open: '18:00', close: '02:00' },
      { day: 'Friday', open: 'by appointment' },
      { day: 'Saturday', open: '10:00', close: '12:00' },
      { day: 'Saturday', open: 'late' },
    ];
    expect(hoursTable(read(week))).toEqual([
      { weekday: 0, day: 'Monday', text: '11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM' },
      { weekday: 1, day: 'Tuesday', text: 'Closed' },
      { weekday: 2, day: 'Wednesday', text: 'Closed' },
      { weekday: 3, day: 'Thursday', text: '6:00 PM – 2:00 AM' },
      { weekday: 4, day: 'Friday', text: 'by appointment' },
      { weekday: 5, day: 'Saturday', text: '10:00 AM – 12:00 PM, late' },
      { weekday: 6, day: 'Sunday', text: '24 hours' },
    ]);
  });

  it('is empty where nothing is known of the week', () => {
    const special = readSpecialHours([{ validFrom: '2026-12-25' }], 's', () => {});
    expect(hoursTable(undefined)).toEqual([]);
    expect(hoursTable(withSpecialHours(undefined, special))).toEqual([]);
  });
});

it.each([
  ['Tu-Su 12:00-21:00', 'Tue – Sun 12:00 PM – 9:00 PM'],
  ['Mo-Su 11:00-22:00', 'Mon – Sun 11:00 AM – 10:00 PM'],
  ['Mo,We 11:00-22:00', 'Mon 11:00 AM – 10:00 PM; Wed 11:00 AM – 10:00 PM'],
  ['Mo-Th 11:00-22:00; Fr,Sa 11:00-02:00', 'Mon – Thu 11:00 AM – 10:00 PM; Fri – Sat 11:00 AM – 2:00 AM'],
  ['Sa 11:00-14:00, 17:00-22:00', 'Sat 11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM'],
  ['Mo-Su', 'Mon – Sun 24 hours'],
  ['Fr by chance', 'Fri by chance'],
  ['Mo-Su off', 'Closed'],
  [undefined, undefined],
])('%j on one line: %j', (week, line) => {
  expect(compactHours(read(week))).toBe(line);
});
