import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdays } from '../../opening-hours/calendar.ts';
import type { DayHours, Weekday } from '../../opening-hours/opening-hours.ts';
import { joinDays } from '../../opening-hours/spans.ts';
import { type JsonObject, type JsonValue, withKeys, withoutKeys } from '../entry-keys.ts';
import { hoursIn, withDays } from './hours-in-file.ts';
import { overlapping, typedSpan, typedTime } from './typed-time.ts';

const split: DayHours = {
  spans: [
    { open: 660, close: 900 },
    { open: 960, close: 1560 },
  ],
};
const saturday = new Map<Weekday, DayHours>([[5, split]]);
const after = (value: JsonValue | undefined, days: ReadonlyMap<Weekday, DayHours> = saturday) =>
  withoutKeys({ value: withDays(value === undefined ? undefined : (withKeys({ value }).value as JsonValue), days) })
    .value;

describe('Saturday is split', () => {
  test.each<[string, JsonValue | undefined, JsonValue]>([
    [
      'nothing',
      undefined,
      [
        { day: 'Saturday', open: '11:00', close: '15:00' },
        { day: 'Saturday', open: '16:00', close: '02:00' },
      ],
    ],
    ['a text', 'Mo-Fr 09:00-17:00; Sa 10:00-14:00', 'Mo-Fr 09:00-17:00; Sa 11:00-15:00, 16:00-02:00'],
    [
      'entries with AM and PM',
      [
        { day: 'Friday', open: '9:00 AM', close: '5:00 PM' },
        { day: 'Saturday', open: '10:00 AM', close: '2:00 PM' },
      ],
      [
        { day: 'Friday', open: '9:00 AM', close: '5:00 PM' },
        { day: 'Saturday', open: '11:00 AM', close: '3:00 PM' },
        { day: 'Saturday', open: '4:00 PM', close: '2:00 AM' },
      ],
    ],
    [
      'entries as schema.org has them, of several days',
      [
        { dayOfWeek: ['Friday', 'Saturday'], opens: '09:00', closes: '17:00', note: 'x' },
        { dayOfWeek: 'Sunday', closed: true },
      ],
      [
        { dayOfWeek: ['Friday'], opens: '09:00', closes: '17:00', note: 'x' },
        { dayOfWeek: 'Saturday', opens: '11:00', closes: '15:00' },
        { dayOfWeek: 'Saturday', opens: '16:00', closes: '02:00' },
        { dayOfWeek: 'Sunday', closed: true },
      ],
    ],
    [
      'addresses of schema.org',
      [{ dayOfWeek: 'https://schema.org/Friday', opens: '09:00:00', closes: '17:00:00' }],
      [
        { dayOfWeek: 'https://schema.org/Friday', opens: '09:00:00', closes: '17:00:00' },
        { dayOfWeek: 'https://schema.org/Saturday', opens: '11:00:00', closes: '15:00:00' },
        { dayOfWeek: 'https://schema.org/Saturday', opens: '16:00:00', closes: '02:00:00' },
      ],
    ],
  ])('in %s', (_name, before, wanted) => expect(after(before)).toEqual(wanted));
});

test('what does not change stays as it is, with its keys', () => {
  const value = withKeys({
    value: [
      { day: 'Friday', open: '9:00', close: '17:00' },
      { day: 'Saturday', h24: true },
    ],
  }).value as JsonValue;
  const next = withDays(value, saturday) as JsonObject[];
  expect(next[0]).toEqual((value as JsonObject[])[0]);
  expect(new Set(next.map((entry) => entry.$key)).size).toBe(next.length);
  expect(withDays(value, new Map([[5, { spans: [{ open: 0, close: 1440 }] }]]))).toBe(value);
});

test('whatever the shape, the changed days say what they should and the others what they said', () => {
  const time = fc.constantFrom('9:00 AM', '11:00', '17:30', '21h', 'late');
  const day = fc.constantFrom<JsonValue>(
    'Monday',
    'Sa',
    'saturday',
    ['Friday', 'Saturday'],
    'Mo-Fr',
    'https://schema.org/Sunday',
    'Funday',
  );
  const entry = fc.record(
    {
      day,
      dayOfWeek: day,
      open: time,
      close: time,
      opens: time,
      closes: time,
      isClosed: fc.boolean(),
      h24: fc.boolean(),
      validFrom: fc.constant('2030-12-25'),
    },
    { requiredKeys: [] },
  );
  const text = fc.constantFrom(
    'Mo-Fr 11:00-22:00',
    'Sa 10:00-14:00; Su off',
    'by appointment',
    'Mo-Sa 09:00-12:00, 13:00-18:00',
  );
  const shape = fc.oneof(
    fc.constant(undefined),
    text,
    entry,
    fc.array(fc.oneof(entry, text), { maxLength: 5 }),
    fc.record({ monday: text, saturday: time }),
  );
  const span = fc
    .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 }))
    .map(([open, long]) => ({ open, close: open + long }));
  const dayHours = fc
    .array(span, { maxLength: 2 })
    .map((spans) => joinDays([{ spans }]))
    // No text tells more than 24 hours of one day.
    .filter(({ spans }) => (spans.at(-1)?.close ?? 0) - (spans[0]?.open ?? 0) <= 1440);
  const days = fc.dictionary(fc.constantFrom('0', '5', '6'), dayHours, { minKeys: 1 });
  fc.assert(
    fc.property(shape, days, (before, changed) => {
      const value = before === undefined ? undefined : (withKeys({ value: before as JsonValue }).value as JsonValue);
      const wanted = new Map(Object.entries(changed).map(([weekday, hours]) => [Number(weekday) as Weekday, hours]));
      const read = hoursIn(value);
      const next = hoursIn(withDays(value, wanted));
      for (const weekday of weekdays) {
        expect(next?.week[weekday] ?? null).toEqual(wanted.get(weekday) ?? read?.week[weekday] ?? null);
      }
      expect(next?.special).toEqual(read?.special);
    }),
    { numRuns: 400 },
  );
});

describe('a typed time', () => {
  test.each([
    ['11', 660],
    ['11a', 660],
    ['11 pm', 1380],
    ['11:30 PM', 1410],
    ['2330', 1410],
    ['23:00', 1380],
    ['9.30', 570],
    ['21h', 1260],
    ['noon', 720],
    ['midnight', 0],
    ['24', 0],
    ['12a', 0],
    ['12p', 720],
    ['13p', undefined],
    ['25', undefined],
    ['late', undefined],
    ['', undefined],
  ])('%s', (typed, minutes) => expect(typedTime(typed)).toBe(minutes));

  test.each([
    ['3', 660, 900],
    ['11', 960, 1380],
    ['2a', 960, 120],
    ['03:00', 660, 180],
    ['5', 1080, 300],
  ])('%s closes after %i at %i', (typed, open, close) => expect(typedTime(typed, open)).toBe(close));

  test('makes a span, over midnight too', () => {
    expect(typedSpan(960, 120)).toEqual({ open: 960, close: 1560 });
    expect(typedSpan(0, 0)).toEqual({ open: 0, close: 1440 });
    expect(typedSpan(600, 600)).toBeUndefined();
    expect(
      overlapping([
        { open: 960, close: 1560 },
        { open: 660, close: 961 },
      ]),
    ).toBe(true);
    expect(overlapping(split.spans)).toBe(false);
  });
});
