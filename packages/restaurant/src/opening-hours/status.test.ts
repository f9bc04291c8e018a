import { describe, expect, it } from 'vitest';
import { type Clock, placeClock } from './clock.ts';
import type { OpeningHours } from './opening-hours.ts';
import { readOpeningHours, readSpecialHours, withSpecialHours } from './read-opening-hours.ts';
import {
  badge,
  inPageStatus,
  nextChange,
  nextOpening,
  nextOpeningText,
  openState,
  pickupDiffers,
  pickupStatusLine,
  sameHours,
  statusLine,
  todayText,
} from './status.ts';

const dates: Record<string, string> = {
  Mon: '2026-11-16',
  Tue: '2026-11-17',
  Wed: '2026-11-18',
  Thu: '2026-11-19',
  Fri: '2026-11-20',
  Sat: '2026-11-21',
  Sun: '2026-11-22',
};

/** `Fri 23:59` of the week of 2026-11-16, or `2026-12-25 10:00`. */
function at(moment: string): Clock {
  const [day = '', time = ''] = moment.split(' ');
  return placeClock(new Date(`${dates[day] ?? day}T${time}Z`), { offset: 0, changes: [] });
}

function read(week: unknown, special?: unknown): OpeningHours | undefined {
  const ignore = () => {};
  return withSpecialHours(readOpeningHours(week, 'h', ignore), readSpecialHours(special, 's', ignore));
}

const splitShifts = 'Mo-Fr 11:00-14:00, 17:00-22:00';
const bar = [
  { day: 'Friday', open: '18:00', close: '02:00' },
  { day: 'Saturday', isClosed: true },
];
const late = 'Fr 18:00-02:00; Sa 11:00-23:00';
const unreadable = [
  { day: 'Friday', open: '11:00', close: '14:00' },
  { day: 'Friday', open: 'evenings', close: 'evenings' },
  { day: 'Saturday', open: '11:00', close: '14:00' },
];
const longWeekend = [
  { day: 'Friday', open: '18:00', close: '24:00' },
  { day: 'Saturday', h24: true },
  { day: 'Sunday', open: '00:00', close: '22:00' },
];

interface Said {
  line: string;
  pickup: string;
  badge: 'Open' | 'Closed' | undefined;
  today: string;
  card: string;
  next?: string;
}

const cases: [name: string, hours: unknown, moments: string[], said: Said][] = [
  [
    'no hours list',
    undefined,
    ['Mon 00:00', 'Sun 23:59'],
    {
      line: 'Hours not available',
      pickup: 'Pickup hours not available',
      badge: undefined,
      today: 'Hours not available',
      card: 'Closed',
    },
  ],
  [
    'an empty list',
    [],
    ['Mon 12:00'],
    {
      line: 'Hours not available',
      pickup: 'Pickup hours not available',
      badge: undefined,
      today: 'Hours not available',
      card: 'Closed',
    },
  ],
  [
    'within the first of two shifts, from its first minute',
    splitShifts,
    ['Mon 11:00', 'Tue 11:01', 'Wed 13:59', 'Fri 12:00'],
    {
      line: 'open until 2:00 PM',
      pickup: 'Pickup open until 2:00 PM',
      badge: 'Open',
      today: '11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM',
      card: 'open until 2:00 PM',
    },
  ],
  [
    'within the second',
    splitShifts,
    ['Mon 17:00', 'Tue 20:00', 'Fri 21:59'],
    {
      line: 'open until 10:00 PM',
      pickup: 'Pickup open until 10:00 PM',
      badge: 'Open',
      today: '11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM',
      card: 'open until 10:00 PM',
    },
  ],
  [
    'between two shifts, from the closing minute on',
    splitShifts,
    ['Mon 14:00', 'Tue 15:30', 'Fri 16:59'],
    {
      line: 'closed now',
      pickup: 'Pickup closed now',
      badge: 'Closed',
      today: '11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM',
      card: 'Closed now',
      next: 'Opens at 5:00 PM',
    },
  ],
  [
    'before the first',
    splitShifts,
    ['Mon 00:00', 'Fri 10:59'],
    {
      line: 'closed now',
      pickup: 'Pickup closed now',
      badge: 'Closed',
      today: '11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM',
      card: 'Closed now',
      next: 'Opens at 11:00 AM',
    },
  ],
  [
    'after the last',
    splitShifts,
    ['Mon 22:00', 'Thu 23:59'],
    {
      line: 'closed now',
      pickup: 'Pickup closed now',
      badge: 'Closed',
      today: '11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM',
      card: 'Closed now',
      next: 'Opens tomorrow at 11:00 AM',
    },
  ],
  [
    'after the last before days without entries',
    splitShifts,
    ['Fri 22:00', 'Fri 23:59'],
    {
      line: 'closed now',
      pickup: 'Pickup closed now',
      badge: 'Closed',
      today: '11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM',
      card: 'Closed now',
      next: 'Opens Monday at 11:00 AM',
    },
  ],
  [
    'a day without an entry',
    splitShifts,
    ['Sat 00:00', 'Sat 12:00', 'Sat 23:59'],
    {
      line: 'Closed today',
      pickup: 'Closed today (pickup)',
      badge: 'Closed',
      today: 'Closed',
      card: 'Closed today',
      next: 'Opens Monday at 11:00 AM',
    },
  ],
  [
    'a day without an entry before an open day',
    splitShifts,
    ['Sun 00:00', 'Sun 23:59'],
    {
      line: 'Closed today',
      pickup: 'Closed today (pickup)',
      badge: 'Closed',
      today: 'Closed',
      card: 'Closed today',
      next: 'Opens tomorrow at 11:00 AM',
    },
  ],
  [
    'a day that is said to be closed',
    [
      { day: 'Sa', isClosed: true },
      { day: 'Su', open: '10:00', close: '12:00' },
    ],
    ['Sat 00:00', 'Sat 11:00'],
    {
      line: 'Closed today',
      pickup: 'Closed today (pickup)',
      badge: 'Closed',
      today: 'Closed',
      card: 'Closed now',
      next: 'Opens tomorrow at 10:00 AM',
    },
  ],
  [
    'always closed',
    [{ day: 'Mo-Su', isClosed: true }],
    ['Mon 12:00', 'Sun 12:00'],
    { line: 'Closed today', pickup: 'Closed today (pickup)', badge: 'Closed', today: 'Closed', card: 'Closed now' },
  ],
  [
    'once a week, after it',
    'Fr 11:00-22:00',
    ['Fri 22:00'],
    {
      line: 'closed now',
      pickup: 'Pickup closed now',
      badge: 'Closed',
      today: '11:00 AM – 10:00 PM',
      card: 'Closed now',
      next: 'Opens next Friday at 11:00 AM',
    },
  ],
  [
    'once a week, the day after it',
    'Fr 11:00-22:00',
    ['Sat 00:00', 'Sat 11:00'],
    {
      line: 'Closed today',
      pickup: 'Closed today (pickup)',
      badge: 'Closed',
      today: 'Closed',
      card: 'Closed today',
      next: 'Opens Friday at 11:00 AM',
    },
  ],
  [
    '24 hours every day',
    '24/7',
    ['Mon 00:00', 'Wed 13:00', 'Sun 23:59'],
    {
      line: 'open 24 hours',
      pickup: 'Pickup open 24 hours',
      badge: 'Open',
      today: '24 hours',
      card: 'open 24 hours',
    },
  ],
  [
    '24 hours on one day',
    [{ day: 'We', h24: true }],
    ['Wed 00:00', 'Wed 23:59'],
    {
      line: 'open 24 hours',
      pickup: 'Pickup open 24 hours',
      badge: 'Open',
      today: '24 hours',
      card: 'open 24 hours',
    },
  ],
  [
    'the day after 24 hours',
    [{ day: 'We', h24: true }],
    ['Thu 00:00'],
    {
      line: 'Closed today',
      pickup: 'Closed today (pickup)',
      badge: 'Closed',
      today: 'Closed',
      card: 'Closed today',
      next: 'Opens Wednesday at 12:00 AM',
    },
  ],
  [
    'always open though no day is of 24 hours',
    'Mo-Su 04:00-16:00, 16:00-04:00',
    ['Mon 00:00', 'Mon 04:00', 'Sun 23:59'],
    {
      line: 'open 24 hours',
      pickup: 'Pickup open 24 hours',
      badge: 'Open',
      today: '24 hours',
      card: 'open 24 hours',
    },
  ],
  [
    'a span over midnight, before midnight',
    bar,
    ['Fri 18:00', 'Fri 23:59'],
    {
      line: 'open until 2:00 AM',
      pickup: 'Pickup open until 2:00 AM',
      badge: 'Open',
      today: '6:00 PM – 2:00 AM',
      card: 'open until 2:00 AM',
    },
  ],
  [
    'a span over midnight, after midnight of a closed day',
    bar,
    ['Sat 00:00', 'Sat 01:00', 'Sat 01:59'],
    {
      line: 'open until 2:00 AM',
      pickup: 'Pickup open until 2:00 AM',
      badge: 'Open',
      today: 'Open until 2:00 AM',
      card: 'open until 2:00 AM',
    },
  ],
  [
    'a span over midnight, when it is over',
    bar,
    ['Sat 02:00', 'Sat 18:00'],
    {
      line: 'Closed today',
      pickup: 'Closed today (pickup)',
      badge: 'Closed',
      today: 'Closed',
      card: 'Closed now',
      next: 'Opens Friday at 6:00 PM',
    },
  ],
  [
    'a span over midnight does not count in its own early morning',
    bar,
    ['Fri 00:00', 'Fri 01:00', 'Fri 17:59'],
    {
      line: 'closed now',
      pickup: 'Pickup closed now',
      badge: 'Closed',
      today: '6:00 PM – 2:00 AM',
      card: 'Closed now',
      next: 'Opens at 6:00 PM',
    },
  ],
  [
    'a span over midnight, after midnight of an open day',
    late,
    ['Sat 00:00', 'Sat 01:59'],
    {
      line: 'open until 2:00 AM',
      pickup: 'Pickup open until 2:00 AM',
      badge: 'Open',
      today: 'Open until 2:00 AM, 11:00 AM – 11:00 PM',
      card: 'open until 2:00 AM',
    },
  ],
  [
    'from Sunday to Monday',
    'Su 20:00-03:00',
    ['Mon 00:00', 'Mon 02:59'],
    {
      line: 'open until 3:00 AM',
      pickup: 'Pickup open until 3:00 AM',
      badge: 'Open',
      today: 'Open until 3:00 AM',
      card: 'open until 3:00 AM',
    },
  ],
  [
    'a close at 00:00 is midnight',
    [{ day: 'Mo', open: '17:00', close: '00:00' }],
    ['Mon 17:00', 'Mon 23:59'],
    {
      line: 'open until 12:00 AM',
      pickup: 'Pickup open until 12:00 AM',
      badge: 'Open',
      today: '5:00 PM – 12:00 AM',
      card: 'open until 12:00 AM',
    },
  ],
  [
    'spans that touch at midnight are one',
    'Mo 17:00-24:00; Tu 00:00-02:00',
    ['Mon 17:00', 'Mon 23:59'],
    {
      line: 'open until 2:00 AM',
      pickup: 'Pickup open until 2:00 AM',
      badge: 'Open',
      today: '5:00 PM – 12:00 AM',
      card: 'open until 2:00 AM',
    },
  ],
  [
    'spans that overlap after midnight are one',
    'Mo 17:00-03:00; Tu 02:00-10:00, 12:00-13:00',
    ['Tue 00:00', 'Tue 02:30'],
    {
      line: 'open until 10:00 AM',
      pickup: 'Pickup open until 10:00 AM',
      badge: 'Open',
      today: 'Open until 10:00 AM, 12:00 PM – 1:00 PM',
      card: 'open until 10:00 AM',
    },
  ],
  [
    'an end a day or more away is named with its weekday',
    longWeekend,
    ['Fri 18:00', 'Fri 23:59'],
    {
      line: 'open until 10:00 PM Sunday',
      pickup: 'Pickup open until 10:00 PM Sunday',
      badge: 'Open',
      today: '6:00 PM – 12:00 AM',
      card: 'open until 10:00 PM Sunday',
    },
  ],
  [
    'on the day of such an end it is not',
    longWeekend,
    ['Sun 00:00', 'Sun 21:59'],
    {
      line: 'open until 10:00 PM',
      pickup: 'Pickup open until 10:00 PM',
      badge: 'Open',
      today: '12:00 AM – 10:00 PM',
      card: 'open until 10:00 PM',
    },
  ],
  [
    'within a readable span of a day with an unreadable one',
    unreadable,
    ['Fri 11:00', 'Fri 13:59'],
    {
      line: 'open until 2:00 PM',
      pickup: 'Pickup open until 2:00 PM',
      badge: 'Open',
      today: '11:00 AM – 2:00 PM, evenings',
      card: 'open until 2:00 PM',
    },
  ],
  [
    'outside it nothing is sure',
    unreadable,
    ['Fri 00:00', 'Fri 10:59', 'Fri 14:00', 'Fri 23:59'],
    {
      line: 'evenings',
      pickup: 'evenings',
      badge: undefined,
      today: '11:00 AM – 2:00 PM, evenings',
      card: 'evenings',
    },
  ],
  [
    'a next opening is not told over an unreadable day',
    unreadable,
    ['Thu 10:00', 'Thu 23:59', 'Sun 12:00'],
    { line: 'Closed today', pickup: 'Closed today (pickup)', badge: 'Closed', today: 'Closed', card: 'Closed today' },
  ],
  [
    'any other open = close is unreadable',
    [{ day: 'Mo', open: '10:00', close: '10:00' }],
    ['Mon 09:00', 'Mon 10:00', 'Mon 12:00'],
    { line: '10:00 – 10:00', pickup: '10:00 – 10:00', badge: undefined, today: '10:00 – 10:00', card: '10:00 – 10:00' },
  ],
  [
    'an unknown format is shown as it is',
    'Call us',
    ['Mon 09:00', 'Sun 10:00'],
    { line: 'Call us', pickup: 'Call us', badge: undefined, today: 'Call us', card: 'Call us' },
  ],
];

describe('what is said at a moment', () => {
  for (const [name, week, moments, said] of cases) {
    it.each(moments)(`${name}: %s`, (moment) => {
      const hours = read(week);
      const clock = at(moment);
      const card = inPageStatus(hours, clock);
      expect({
        line: statusLine(hours, clock, 'restaurant'),
        pickup: statusLine(hours, clock, 'pickup'),
        badge: badge(hours, clock),
        today: todayText(hours, clock),
        card: card.text,
        ...(card.next === undefined ? {} : { next: card.next }),
      }).toEqual(said);
      expect(card.badge).toBe(said.badge);
      expect(nextOpeningText(hours, clock)).toBe(said.next);
    });
  }
});

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
    expect(inPageStatus(hours, at('2026-12-24 12:00')).next).toBe('Opens at 6:00 PM');
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
    expect(pickupStatusLine(hours, choice, noon)).toBe(line);
  });

  it('goes by the holidays of the restaurant', () => {
    const hours = read('Mo-Su 11:00-22:00', [{ validFrom: '2026-12-25', closed: true }]);
    const custom = { useRestaurantHours: false, ...(shorter && { customHours: shorter }) };
    expect(pickupStatusLine(hours, custom, at('2026-12-25 13:00'))).toBe('Closed today (pickup)');
    expect(pickupStatusLine(hours, custom, at('2026-12-26 13:00'))).toBe('Pickup open until 9:00 PM');
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

describe('openState', () => {
  it('gives the end in minutes after the midnight that begins today', () => {
    expect(openState(read(bar), at('Fri 20:00'))).toEqual({ state: 'open', allDay: false, until: 1560 });
    expect(openState(read(bar), at('Sat 01:00'))).toEqual({ state: 'open', allDay: false, until: 120 });
    expect(openState(read('24/7'), at('Sat 01:00'))).toEqual({ state: 'open', allDay: true });
    expect(openState(read([{ day: 'We', h24: true }]), at('Wed 01:00'))).toEqual({
      state: 'open',
      allDay: true,
      until: 1440,
    });
  });
});

describe('nextChange, in minutes', () => {
  it.each<[unknown, string, number | undefined]>([
    [undefined, 'Mon 12:00', undefined],
    ['24/7', 'Mon 12:00', undefined],
    [[{ day: 'Mo-Su', isClosed: true }], 'Mon 12:00', undefined],
    [splitShifts, 'Mon 10:00', 60],
    [splitShifts, 'Mon 10:00:30', 59.5],
    [splitShifts, 'Mon 11:00', 180],
    [splitShifts, 'Mon 14:00', 180],
    [splitShifts, 'Mon 22:00', 120],
    [splitShifts, 'Sat 12:00', 720],
    [bar, 'Fri 20:00', 240],
    [bar, 'Sat 01:00', 60],
    [[{ day: 'We', h24: true }], 'Wed 12:00', 720],
    [longWeekend, 'Fri 18:00', 360],
    [longWeekend, 'Sat 22:00', 120],
    ['Th 18:00-03:00; Fr 03:00-02:00', 'Fri 01:00', 61],
    ['Mo-We 24/7; Th 00:00-10:00', 'Mon 12:00', 3.5 * 1440 - 720 - 720],
  ])('%j at %s: %j', (week, moment, minutes) => {
    const change = nextChange(read(week), at(moment));
    expect(change === undefined ? undefined : change / 60_000).toBe(minutes);
  });
});
