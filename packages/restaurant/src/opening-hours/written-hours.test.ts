import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdayName } from './hours-table.ts';
import type { OpeningHours, Span, Weekday } from './opening-hours.ts';
import { readOpeningHours } from './read-opening-hours.ts';
import { writtenHours } from './written-hours.ts';

const ignore = () => {};
const overlap = (spans: Span[]) => spans.some((span, at) => (spans[at - 1]?.close ?? 0) > span.open);
const read = (written: unknown) => readOpeningHours(written, 'hours', ignore);

describe('hours as a configuration writes them', () => {
  test.each([
    ['Mo-Fr 11:00-15:00; Sa 10:00-14:00', 'Mo-Fr 11:00-15:00; Sa 10:00-14:00'],
    ['Mo,We,Fr 9am-5pm', 'Mo,We,Fr 09:00-17:00'],
    ['daily 18:00-02:00', 'Mo-Su 18:00-02:00'],
    ['Mo-Su 24 hours', 'Mo-Su 00:00-24:00'],
    ['Mo-Sa 11:00-14:00, 17:00-22:00; Su off', 'Mo-Sa 11:00-14:00, 17:00-22:00; Su off'],
  ])('%s', (text, written) => {
    const hours = read(text);
    expect(hours && writtenHours(hours)).toBe(written);
  });

  const time = fc.integer({ min: 0, max: 1439 }).map((minutes) => {
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  });
  const words = fc.constantFrom('by appointment', '24 hours', 'closed', 'ask us', '?', 'from 9', '10:00-10:00', 'Di');
  const times = fc.oneof(
    fc.record({ open: time, close: time }),
    fc.tuple(time, time, time, time).map(([a, b, c, d]) => ({ hours: `${a}-${b}, ${c}-${d}` })),
    time.map((at) => ({ hours: `${at}-12:00, 12:00-${at}` })),
    fc.constantFrom({ isClosed: true }, { h24: true }, {}),
    words.map((hours) => ({ hours })),
    words.map((note) => ({ note })),
  );
  const days = fc.integer({ min: 0, max: 6 }).map((day) => weekdayName(day as Weekday));
  const dates = fc.record({
    validFrom: fc.constantFrom('2026-12-24', '2026-12-25'),
    validThrough: fc.constantFrom('2026-12-25', '2027-01-02'),
  });
  const entry = fc.oneof(
    { weight: 3, arbitrary: fc.tuple(days, times).map(([day, rest]) => ({ day, ...rest })) },
    fc.tuple(dates, times).map((parts) => Object.assign({}, ...parts)),
    fc
      .tuple(dates, times, fc.array(days, { minLength: 1 }), words)
      .map(([when, rest, dayOfWeek, name]) => ({ ...when, ...rest, dayOfWeek, name })),
    words,
    fc.constant({ day: 'Funday', open: '09:00', close: '17:00' }),
  );

  test('whatever was read is read again as the same', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (written) => {
        const hours: OpeningHours | undefined = read(written);
        // Two openings of 24 hours that overlap have no one reading.
        fc.pre(hours?.week.every((day) => !day || !overlap(day.spans)) ?? false);
        if (hours) expect(read(writtenHours(hours))).toEqual(hours);
      }),
      { numRuns: 500 },
    );
  });

  test('more dates than a list holds', () => {
    const special = Array.from({ length: 250 }, (_, at) => ({
      from: `2027-01-${String((at % 28) + 1).padStart(2, '0')}`,
      through: '2027-02-01',
      hours: { spans: [{ open: 600, close: 1440 }] },
    }));
    const hours = { week: Array(7).fill(null), special };
    expect(read(writtenHours(hours))).toEqual(hours);
  });
});
