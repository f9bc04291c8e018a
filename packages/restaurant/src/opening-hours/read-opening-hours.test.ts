import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayText } from './hours-table.ts';
import { readSpecialHours, withSpecialHours } from './read-special-hours.ts';
import { read, told } from './told-hours.test-support.ts';

describe('warnings name the place', () => {
  it.each<[unknown, string[]]>([
    [
      [{ day: 'Mo' }, {}, { day: 'Funday' }],
      [
        'openingHours[0]: has no times, and counts as closed',
        'openingHours[1]: has no day',
        'openingHours[2].day: "Funday" is not a day',
      ],
    ],
    [[{ dayOfWeek: ['Monday', 'X'], h24: true }], ['openingHours[0].dayOfWeek[1]: "X" is not a day']],
    [
      [{ day: 'Mo', open: '9:00', close: 'late' }],
      ['openingHours[0].close: "9:00 AM – late" is not a time; shown as it is'],
    ],
    [
      [{ day: 'Mo', opens: 'x', closes: '9:00' }],
      ['openingHours[0].opens: "x – 9:00 AM" is not a time; shown as it is'],
    ],
    [[5], ['openingHours[0]: 5 is not an entry of opening hours']],
    [[[[[[]]]]], ['openingHours[0][0][0][0]: a list is not an entry of opening hours']],
    [5, ['openingHours: is not a list of opening hours']],
    [['Mo x'], ['openingHours[0]: "x" is not a time; shown as it is']],
    ['Zz 9:00-10:00', ['openingHours: "Zz 9:00-10:00" is not understood; shown as it is']],
    [[{ validFrom: 'soon', opens: '9:00', closes: '10:00' }], ['openingHours[0].validFrom: "soon" is not a date']],
    [[{ validFrom: '2026-02-30' }], ['openingHours[0].validFrom: "2026-02-30" is not a date']],
    [['Mo-Fr 9:00-17:00', { day: 'Sa', open: '9:00 AM', close: '1 pm' }, { day: 'Su', isClosed: true }], []],
    [undefined, []],
    [[], []],
  ])('%j', (value, warnings) => {
    expect(read(value).warnings).toEqual(warnings);
  });
});

describe('special hours', () => {
  const readSpecial = (value: unknown) => readSpecialHours(value, 'special', () => {});
  const closed = { spans: [] };

  it.each<[string, unknown, unknown]>([
    [
      'no times is closed',
      [{ validFrom: '2026-12-25', validThrough: '2026-12-26' }],
      [{ from: '2026-12-25', through: '2026-12-26', hours: closed }],
    ],
    [
      'a missing end is that one day',
      [{ validFrom: '2026-12-25', closed: true }],
      [{ from: '2026-12-25', through: '2026-12-25', hours: closed }],
    ],
    [
      'a missing beginning too',
      { validThrough: '2026-12-25' },
      [{ from: '2026-12-25', through: '2026-12-25', hours: closed }],
    ],
    [
      '00:00–00:00 is closed',
      [{ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }],
      [{ from: '2026-12-25', through: '2026-12-25', hours: closed }],
    ],
    [
      'date-times count as dates',
      [{ validFrom: '2026-12-25T00:00:00Z', h24: true }],
      [{ from: '2026-12-25', through: '2026-12-25', hours: { spans: [{ open: 0, close: 1440 }] } }],
    ],
    [
      'days',
      [
        {
          validFrom: '2026-12-01',
          validThrough: '2026-12-31',
          dayOfWeek: ['Tuesday', 'Mo'],
          opens: '10:00',
          closes: '14:00',
        },
      ],
      [{ from: '2026-12-01', through: '2026-12-31', weekdays: [0, 1], hours: { spans: [{ open: 600, close: 840 }] } }],
    ],
    [
      'a time that cannot be read is kept',
      [{ validFrom: '2026-12-25', opens: '10:00', closes: 'sold out' }],
      [{ from: '2026-12-25', through: '2026-12-25', hours: { spans: [], raw: ['10:00 AM – sold out'] } }],
    ],
    [
      'malformed ones are dropped',
      [
        {},
        null,
        'x',
        { validFrom: '2026-13-01' },
        { validFrom: '2026-12-02', validThrough: '2026-12-01' },
        { validFrom: '2026-12-25', dayOfWeek: 'x' },
      ],
      [],
    ],
    ['no list', 'x', []],
    ['nothing', undefined, []],
  ])('%s', (_, value, expected) => {
    expect(readSpecial(value)).toEqual(expected);
  });

  it('an entry of the week that bears a date is one of them', () => {
    const { hours } = read([
      { dayOfWeek: 'Monday', opens: '09:00', closes: '17:00' },
      { dayOfWeek: 'Monday', opens: '10:00', closes: '12:00', validFrom: '2026-12-21', validThrough: '2026-12-27' },
    ]);
    expect(dayText(hours?.week[0] ?? null)).toBe('9:00 AM – 5:00 PM');
    expect(hours?.special).toEqual([
      { from: '2026-12-21', through: '2026-12-27', weekdays: [0], hours: { spans: [{ open: 600, close: 720 }] } },
    ]);
  });

  it('come after those already there, and stand without a week', () => {
    const special = readSpecial([{ validFrom: '2026-12-25' }]);
    const { hours } = read(['Mo 9:00-17:00', { validFrom: '2026-12-24' }]);
    expect(withSpecialHours(hours, special)?.special?.map(({ from }) => from)).toEqual(['2026-12-24', '2026-12-25']);
    expect(withSpecialHours(undefined, special)?.week).toEqual(Array(7).fill(null));
    expect(withSpecialHours(hours, [])).toBe(hours);
    expect(withSpecialHours(undefined, [])).toBeUndefined();
  });
});

describe('the reader is total', () => {
  const junk = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
  });
  const word = fc.constantFrom(
    'Mo',
    'Fr',
    '-',
    ',',
    ';',
    ' ',
    ':',
    '11:00',
    '9 pm',
    '22:00',
    'off',
    'PH',
    '24/7',
    'x',
    'é',
    '\n',
    '25:00',
    'and',
    'to',
    '21h',
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 12 }).map((words) => words.join('')),
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
  );
  const keys = [
    'day',
    'dayOfWeek',
    'open',
    'opens',
    'close',
    'closes',
    'h24',
    'isClosed',
    'validFrom',
    'validThrough',
    'hours',
    '__proto__',
    'constructor',
  ];
  const entry = fc.dictionary(
    fc.constantFrom(...keys),
    fc.oneof(text, junk, fc.constantFrom('2026-12-25', 'Monday', true)),
  );
  const value = fc.oneof(junk, text, fc.array(fc.oneof(junk, text, entry)), entry);

  it('for any value, and what it gives is well formed JSON', () => {
    fc.assert(
      fc.property(value, (input) => {
        const { hours } = read(input);
        const special = readSpecialHours(input, 'special', () => {});
        expect(JSON.parse(JSON.stringify([hours, special]) ?? '')).toEqual([hours ?? null, special]);
        for (const day of [...(hours?.week ?? []), ...special.map((each) => each.hours)]) {
          for (const [index, span] of (day?.spans ?? []).entries()) {
            expect(span.open).toBeGreaterThanOrEqual(day?.spans[index - 1]?.open ?? 0);
            expect(span.open).toBeLessThan(1440);
            expect(span.close).toBeGreaterThan(span.open);
            expect(span.close).toBeLessThanOrEqual(span.open + 1440);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('for hostile JSON', () => {
    const hostile = JSON.parse(
      '[{"__proto__": {"day": "Monday", "h24": true}}, {"day": "Tu", "open": {"toString": 1}, "close": "9:00"}, {"day": {"@id": 5}}, {"dayOfWeek": {"__proto__": null}}]',
    );
    expect(told(hostile)).toContain('| Tue ? – 9:00 AM |');
    expect(told(hostile)).not.toMatch(/24 hours|Closed/);
    expect(({} as Record<string, unknown>).h24).toBeUndefined();
  });

  it('in a time that grows with the length', () => {
    const started = performance.now();
    for (const long of [' , '.repeat(300_000), 'http://'.repeat(100_000), '1'.repeat(500_000), 'Mo '.repeat(200_000)]) {
      read([
        long,
        { day: long, open: long, close: 'x' },
        { day: 'Mo', open: `${long}x`, hours: long, validFrom: long },
      ]);
    }
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
