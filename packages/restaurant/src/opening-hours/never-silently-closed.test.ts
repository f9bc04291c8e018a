/** No day is 'Closed' because of something that could not be read, and whatever is unlikely is told. */
import { describe, expect, it } from 'vitest';
import { hoursTable } from './hours-table.ts';
import { at } from './moments.test-support.ts';
import { readSpecialHours } from './read-special-hours.ts';
import { badge, cardLine, statusLine } from './status.ts';
import { read, told } from './told-hours.test-support.ts';

const weekExcept = (day: string, entry: unknown) =>
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((name) =>
    name === day ? entry : { day: name, open: '11:00', close: '22:00' },
  );

describe('hours that cannot be read are shown as they are, never as closed', () => {
  it.each<[string, unknown, string]>([
    ['from and to', [{ day: 'Monday', from: '09:00', to: '17:00' }], '09:00 – 17:00'],
    ['start and end', [{ dayOfWeek: 'Monday', start: '09:00', end: '17:00' }], '09:00 – 17:00'],
    ['an empty list of times', [{ day: 'Monday', times: [] }], 'Hours not available'],
    ['a list of times', [{ day: 'Monday', times: ['9:00-12:00', '13:00-17:00'] }], '9:00-12:00, 13:00-17:00'],
    ['slots', [{ day: 'Monday', slots: [{ a: '9:00', b: '17:00' }] }], '9:00 – 17:00'],
    ['a note', [{ day: 'Monday', note: 'by appointment' }], 'by appointment'],
    ['a mark that is none', [{ day: 'Monday', isClosed: 'sometimes' }], 'sometimes'],
    ['another name for the day', [{ weekday: 'Monday', from: '09:00', to: '17:00' }], '09:00 – 17:00'],
    ['another name for the day, with times', [{ weekday: 'Monday', open: '09:00', close: '17:00' }], '09:00 – 17:00'],
    ['no day', [{ open: '09:00', close: '17:00' }], '09:00 – 17:00'],
    [
      'a misspelt day among good ones',
      weekExcept('Monday', { day: 'Mnoday', open: '9:00', close: '17:00' }),
      'Mnoday 9:00 – 17:00',
    ],
    ['a day that is a number', weekExcept('Monday', { day: 1, open: '9:00', close: '17:00' }), '1 9:00 – 17:00'],
    [
      'a misspelt day beside a good one',
      [{ dayOfWeek: ['Sunday', 'Mnoday'], opens: '9:00', closes: '17:00' }],
      'Mnoday 9:00 – 17:00',
    ],
    ['a text with digits', 'M-F 9-5', 'M-F 9-5'],
    ['a text among texts', ['Tu-Su 11:00-22:00', 'M 9-5'], 'M 9-5'],
    ['a part of a text', 'Tu-Su 11:00-22:00; M 9-5', 'M 9-5'],
    ['a sentence with short words', 'Call us, we are often here on Su 9-5', 'Call us, we are often here on Su 9-5'],
    ['a number', [{ day: 'Sunday', open: '9:00', close: '17:00' }, 7], '7'],
    ['one time for two days', 'Di 11:00-14:00', 'Di 11:00-14:00'],
    ['bare numbers', [{ day: 'Monday', open: 900, close: 1700 }], '900 – 1700'],
    ['a map with an unknown form', { monday: { from: '9:00', to: '17:00' }, tuesday: '9:00-17:00' }, '9:00 – 17:00'],
    ['a map with a bare range', { monday: '9-5' }, '9-5'],
    ['an object that is no map', { weekdaysOnly: 'by chance' }, 'by chance'],
  ])('%s', (_, value, text) => {
    const { hours, warnings } = read(value);
    const monday = at('Mon 12:00');
    expect(warnings.join('\n')).toMatch(/^openingHours/);
    expect(hoursTable(hours)[0]?.text).toBe(text);
    expect(statusLine(hours, monday, 'restaurant')).toBe(text);
    expect(badge(hours, monday)).toBeUndefined();
    expect(cardLine(hours, monday)).toBe(text);
  });

  it('leave the days that can be read as they are', () => {
    const { hours } = read(weekExcept('Monday', { day: 'Mnoday', open: '9:00', close: '17:00' }));
    expect(statusLine(hours, at('Tue 12:00'), 'restaurant')).toBe('open until 10:00 PM');
    expect(statusLine(hours, at('Tue 23:00'), 'restaurant')).toBe('closed now');
  });

  it('nor are dates with hours under other names closed', () => {
    const special = readSpecialHours([{ validFrom: '2026-12-24', from: '10:00', to: '14:00' }], 's', () => {});
    expect(special[0]?.hours).toEqual({ spans: [], raw: ['10:00 – 14:00'] });
    expect(readSpecialHours([{ validFrom: '2026-12-25', note: 'Christmas' }], 's', () => {})[0]?.hours).toEqual({
      spans: [],
    });
  });
});

describe('further spellings', () => {
  it.each<[string, unknown]>([
    ['Mon 9:00 AM – 5:00 PM', [{ day: 'Mo', open: '0900', close: '1700' }]],
    ['Mon 9:00 AM – 5:00 PM', [{ day: 'Mo', open: '09.00', close: '17.00' }]],
    ['Mon 9:00 AM – 5:00 PM', [{ day: 'Mo', open: 'T09:00', close: 'T17:00:00' }]],
    ['Mon 9:00 AM – 5:00 PM', [{ day: 'Mo', open: '09:00+02:00', close: '17:00:00+02:00' }]],
    ['Mon 9:00 AM – 5:00 PM', [{ day: 'Mo', open: '09:00Z', close: '17:00:00.000Z' }]],
    ['Mon 9:00 AM – 5:00 PM', [{ day: 'Mo', open: '09:00-05:00', close: '17:00-05:00' }]],
    ['Mon 9:00-12:00 – 1:00-5:00', [{ day: 'Mo', open: '9:00-12:00', close: '1:00-5:00' }]],
    ['Mon 9:00 AM – 5:00 PM', [{ day: 'schema.org/Monday', open: '9h00', close: '17h' }]],
    ['Mon 11:30 AM – 11:30 PM', 'Mo 11:30 ~ 23:30'],
    ['Mon 11:30 AM – 11:30 PM', 'Monday 11:30〜23:30'],
    ['Mon 6:00 PM – 6:00 AM', [{ day: 'Mo', open: '18:00', close: '30:00' }]],
    ['Mon 24 hours', [{ day: 'Mo', h24: 'yes' }]],
    ['Mon 24 hours', [{ day: 'Mo', h24: 1 }]],
    ['Mon Closed', [{ day: 'Mo', open: '9:00', close: '17:00', isClosed: 1 }]],
    ['Mon Closed', [{ day: 'Mo', open: '9:00', close: '17:00', isClosed: 'Yes' }]],
    ['Mon 9:00 AM – 5:00 PM', [{ day: 'Mo', open: '9:00', close: '17:00', isClosed: 0, h24: 'no' }]],
    [
      'Mon 9:00 AM – 5:00 PM | Tue Closed',
      [[{ day: 'Mo', open: '9:00', close: '17:00' }], [[{ day: 'Tu', closed: true }]]],
    ],
    ['Mon 9:00 AM – 5:00 PM', { monday: { open: '9:00', close: '17:00' } }],
    ['Mon 9:00 AM – 5:00 PM | Tue Closed | Sun Closed', { Mon: '9:00-17:00', tue: 'closed', sunday: null }],
    ['Mon 9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM', { monday: ['9:00-12:00', { open: '13:00', close: '17:00' }] }],
    ['Mon 9:00 AM – 5:00 PM | Tue 9:00 AM – 5:00 PM | Sun Closed', { 'mon-tue': '9am - 5pm', so: [] }],
  ])('%s: %j', (meaning, value) => {
    expect(told(value)).toBe(meaning);
  });
});

describe('the days of one value are of one language', () => {
  const at9 = (...days: string[]) => days.map((day) => `${day} 9:00 AM – 5:00 PM`).join(' | ');
  it.each<[string, unknown]>([
    [at9('Mon', 'Tue', 'Wed', 'Thu'), 'Mo Di Mi Do 9:00-17:00'],
    [at9('Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'), 'Di-So 9.00 - 17.00 Uhr'],
    [at9('Tue', 'Thu'), ['Di 9:00-17:00', 'Do 9:00-17:00']],
    [`${at9('Mon')} | Tue Closed`, 'Montag 9:00 bis 17:00 Uhr, Dienstag Ruhetag'],
    [
      at9('Tue', 'Sun'),
      [
        { day: 'ma', open: '9:00', close: '17:00' },
        { day: 'di', open: '9:00', close: '17:00' },
        { day: 'je', isClosed: 'no', open: '' },
      ].slice(0, 2),
    ],
    [at9('Fri', 'Sun'), 'Ve, Di 9:00-17:00'],
    [at9('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'), 'Lu-Do 9:00-17:00'],
    [at9('Tue', 'Wed', 'Sun'), 'martes, miércoles y domingo 9:00-17:00'],
    [at9('Thu', 'Fri', 'Sun'), 'giovedì, venerdì e domenica 9:00-17:00'],
    [at9('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'), 'segunda-feira a sábado 9:00-17:00'],
    [at9('Tue', 'Thu'), [{ dayOfWeek: ['terça', 'quinta-feira'], opens: '9:00', closes: '17:00' }]],
    [at9('Mon', 'Wed', 'Thu'), { mo: '9:00-17:00', mi: '9:00-17:00', do: '9:00-17:00' }],
  ])('%s: %j', (meaning, value) => {
    expect(told(value)).toBe(meaning);
  });

  it('and two letters that nothing settles name none', () => {
    for (const value of ['Di 9:00-17:00', 'Mi, Do 9:00-17:00', [{ day: 'di', open: '9:00', close: '17:00' }]]) {
      expect(told(value)).not.toMatch(/AM|Closed/);
    }
  });
});

describe('what is legal but unlikely is read as written, and told', () => {
  it.each<[unknown, string]>([
    [
      'Mo-Fr 11:00-14:00; Mo-Fr 17:00-22:00',
      'openingHours: "Mo-Fr 11:00-14:00; Mo-Fr 17:00-22:00": a later rule overrides an earlier one on Mon – Fri',
    ],
    [
      [{ day: 'Mo', open: '7:00', close: '2:00' }],
      'openingHours[0]: 7:00 AM – 2:00 AM is more than 16 hours; read as it is written',
    ],
    ['Mo 07:00-02:00', 'openingHours: 7:00 AM – 2:00 AM is more than 16 hours; read as it is written'],
    [[{ day: 'Mo', open: '', close: '' }], 'openingHours[0]: has no times, and counts as closed'],
    [{ monday: null }, 'openingHours.monday: has no times, and counts as closed'],
    [
      'Mo-Fr,PH 10:00-20:00',
      'openingHours: "Mo-Fr,PH 10:00-20:00": the public holidays are left out; their dates belong to specialOpeningHoursSpecification',
    ],
    [
      'Mo-Fr 10:00-20:00; Public holidays: 12:00-18:00',
      'openingHours: "Public holidays: 12:00-18:00": the public holidays are left out; their dates belong to specialOpeningHoursSpecification',
    ],
    [
      [{ dayOfWeek: ['Sunday', 'PublicHolidays'], opens: '9:00', closes: '17:00' }],
      'openingHours[0].dayOfWeek[1]: the public holidays are left out; their dates belong to specialOpeningHoursSpecification',
    ],
    [
      [{ day: 'Mo', open: '9:00', close: '17:00', isClosed: 'maybe' }],
      'openingHours[0].isClosed: "maybe" is neither true nor false',
    ],
    [
      [{ validFrom: '2026-12-24T18:00', closed: true }],
      'openingHours[0].validFrom: "2026-12-24T18:00" has a time of day; the whole of 2026-12-24 is meant',
    ],
  ])('%j', (value, warning) => {
    expect(read(value).warnings).toEqual([warning]);
  });

  it('but 24 hours, long evenings and ordinary dates are not', () => {
    const usual = [
      'Mo 00:00-24:00',
      'Tu 10:00-02:00',
      { day: 'We', h24: true },
      { validFrom: '2026-12-24', closed: true },
    ];
    expect(read(usual).warnings).toEqual([]);
  });
});

it('special hours may bear a name', () => {
  const [christmas] = readSpecialHours([{ validFrom: '2026-12-25', name: ' Christmas ' }], 's', () => {});
  expect(christmas).toEqual({ from: '2026-12-25', through: '2026-12-25', name: 'Christmas', hours: { spans: [] } });
});
