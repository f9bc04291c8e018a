import { describe, expect, it } from 'vitest';
import { at, read } from './moments.test-support.ts';
import { badge, cardLine, nextOpeningText, openState, statusLine, todayText } from './status.ts';

const SPLIT_SHIFTS = 'Mo-Fr 11:00-14:00, 17:00-22:00';
const bar = [
  { day: 'Friday', open: '18:00', close: '02:00' },
  { day: 'Saturday', isClosed: true },
];
const LATE = 'Fr 18:00-02:00; Sa 11:00-23:00';
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

const unknown: Said = {
  line: 'Hours not available',
  pickup: 'Pickup hours not available',
  badge: undefined,
  today: 'Hours not available',
  card: 'Closed',
};

function open(how: string, today: string): Said {
  return { line: `open ${how}`, pickup: `Pickup open ${how}`, badge: 'Open', today, card: `open ${how}` };
}

function closedNow(today: string, next: string): Said {
  return { line: 'closed now', pickup: 'Pickup closed now', badge: 'Closed', today, card: 'Closed now', next };
}

/** The card says `Closed now` of a day that is said to be closed, and after hours of the day before. */
function closedToday(card: 'Closed today' | 'Closed now', next?: string): Said {
  const said: Said = { line: 'Closed today', pickup: 'Closed today (pickup)', badge: 'Closed', today: 'Closed', card };
  return next === undefined ? said : { ...said, next };
}

function asWritten(text: string, today = text): Said {
  return { line: text, pickup: text, badge: undefined, today, card: text };
}

const BOTH_SHIFTS = '11:00 AM – 2:00 PM, 5:00 PM – 10:00 PM';
const cases: [name: string, hours: unknown, moments: string[], said: Said][] = [
  ['no hours list', undefined, ['Mon 00:00', 'Sun 23:59'], unknown],
  ['an empty list', [], ['Mon 12:00'], unknown],
  [
    'within the first of two shifts, from its first minute',
    SPLIT_SHIFTS,
    ['Mon 11:00', 'Tue 11:01', 'Wed 13:59', 'Fri 12:00'],
    open('until 2:00 PM', BOTH_SHIFTS),
  ],
  ['within the second', SPLIT_SHIFTS, ['Mon 17:00', 'Tue 20:00', 'Fri 21:59'], open('until 10:00 PM', BOTH_SHIFTS)],
  [
    'between two shifts, from the closing minute on',
    SPLIT_SHIFTS,
    ['Mon 14:00', 'Tue 15:30', 'Fri 16:59'],
    closedNow(BOTH_SHIFTS, 'Opens at 5:00 PM'),
  ],
  ['before the first', SPLIT_SHIFTS, ['Mon 00:00', 'Fri 10:59'], closedNow(BOTH_SHIFTS, 'Opens at 11:00 AM')],
  ['after the last', SPLIT_SHIFTS, ['Mon 22:00', 'Thu 23:59'], closedNow(BOTH_SHIFTS, 'Opens tomorrow at 11:00 AM')],
  [
    'after the last before days without entries',
    SPLIT_SHIFTS,
    ['Fri 22:00', 'Fri 23:59'],
    closedNow(BOTH_SHIFTS, 'Opens Monday at 11:00 AM'),
  ],
  [
    'a day without an entry',
    SPLIT_SHIFTS,
    ['Sat 00:00', 'Sat 12:00', 'Sat 23:59'],
    closedToday('Closed today', 'Opens Monday at 11:00 AM'),
  ],
  [
    'a day without an entry before an open day',
    SPLIT_SHIFTS,
    ['Sun 00:00', 'Sun 23:59'],
    closedToday('Closed today', 'Opens tomorrow at 11:00 AM'),
  ],
  [
    'a day that is said to be closed',
    [
      { day: 'Sa', isClosed: true },
      { day: 'Su', open: '10:00', close: '12:00' },
    ],
    ['Sat 00:00', 'Sat 11:00'],
    closedToday('Closed now', 'Opens tomorrow at 10:00 AM'),
  ],
  ['always closed', [{ day: 'Mo-Su', isClosed: true }], ['Mon 12:00', 'Sun 12:00'], closedToday('Closed now')],
  [
    'once a week, after it',
    'Fr 11:00-22:00',
    ['Fri 22:00'],
    closedNow('11:00 AM – 10:00 PM', 'Opens next Friday at 11:00 AM'),
  ],
  [
    'once a week, the day after it',
    'Fr 11:00-22:00',
    ['Sat 00:00', 'Sat 11:00'],
    closedToday('Closed today', 'Opens Friday at 11:00 AM'),
  ],
  ['24 hours every day', '24/7', ['Mon 00:00', 'Wed 13:00', 'Sun 23:59'], open('24 hours', '24 hours')],
  ['24 hours on one day', [{ day: 'We', h24: true }], ['Wed 00:00', 'Wed 23:59'], open('24 hours', '24 hours')],
  [
    'the day after 24 hours',
    [{ day: 'We', h24: true }],
    ['Thu 00:00'],
    closedToday('Closed today', 'Opens Wednesday at 12:00 AM'),
  ],
  [
    'always open though no day is of 24 hours',
    'Mo-Su 04:00-16:00, 16:00-04:00',
    ['Mon 00:00', 'Mon 04:00', 'Sun 23:59'],
    open('24 hours', '24 hours'),
  ],
  [
    'a span over midnight, before midnight',
    bar,
    ['Fri 18:00', 'Fri 23:59'],
    open('until 2:00 AM', '6:00 PM – 2:00 AM'),
  ],
  [
    'a span over midnight, after midnight of a closed day',
    bar,
    ['Sat 00:00', 'Sat 01:00', 'Sat 01:59'],
    open('until 2:00 AM', 'Open until 2:00 AM'),
  ],
  [
    'a span over midnight, when it is over',
    bar,
    ['Sat 02:00', 'Sat 18:00'],
    closedToday('Closed now', 'Opens Friday at 6:00 PM'),
  ],
  [
    'a span over midnight does not count in its own early morning',
    bar,
    ['Fri 00:00', 'Fri 01:00', 'Fri 17:59'],
    closedNow('6:00 PM – 2:00 AM', 'Opens at 6:00 PM'),
  ],
  [
    'a span over midnight, after midnight of an open day',
    LATE,
    ['Sat 00:00', 'Sat 01:59'],
    open('until 2:00 AM', 'Open until 2:00 AM, 11:00 AM – 11:00 PM'),
  ],
  ['from Sunday to Monday', 'Su 20:00-03:00', ['Mon 00:00', 'Mon 02:59'], open('until 3:00 AM', 'Open until 3:00 AM')],
  [
    'a close at 00:00 is midnight',
    [{ day: 'Mo', open: '17:00', close: '00:00' }],
    ['Mon 17:00', 'Mon 23:59'],
    open('until 12:00 AM', '5:00 PM – 12:00 AM'),
  ],
  [
    'spans that touch at midnight are one',
    'Mo 17:00-24:00; Tu 00:00-02:00',
    ['Mon 17:00', 'Mon 23:59'],
    open('until 2:00 AM', '5:00 PM – 12:00 AM'),
  ],
  [
    'spans that overlap after midnight are one',
    'Mo 17:00-03:00; Tu 02:00-10:00, 12:00-13:00',
    ['Tue 00:00', 'Tue 02:30'],
    open('until 10:00 AM', 'Open until 10:00 AM, 12:00 PM – 1:00 PM'),
  ],
  [
    'an end a day or more away is named with its weekday',
    longWeekend,
    ['Fri 18:00', 'Fri 23:59'],
    open('until 10:00 PM Sunday', '6:00 PM – 12:00 AM'),
  ],
  [
    'on the day of such an end it is not',
    longWeekend,
    ['Sun 00:00', 'Sun 21:59'],
    open('until 10:00 PM', '12:00 AM – 10:00 PM'),
  ],
  [
    'within a readable span of a day with an unreadable one',
    unreadable,
    ['Fri 11:00', 'Fri 13:59'],
    open('until 2:00 PM', '11:00 AM – 2:00 PM, evenings'),
  ],
  [
    'outside it nothing is sure',
    unreadable,
    ['Fri 00:00', 'Fri 10:59', 'Fri 14:00', 'Fri 23:59'],
    asWritten('evenings', '11:00 AM – 2:00 PM, evenings'),
  ],
  [
    'a next opening is not told over an unreadable day',
    unreadable,
    ['Thu 10:00', 'Thu 23:59', 'Sun 12:00'],
    closedToday('Closed today'),
  ],
  [
    'any other open = close is unreadable',
    [{ day: 'Mo', open: '10:00', close: '10:00' }],
    ['Mon 09:00', 'Mon 10:00', 'Mon 12:00'],
    asWritten('10:00 – 10:00'),
  ],
  ['an unknown format is shown as it is', 'Call us', ['Mon 09:00', 'Sun 10:00'], asWritten('Call us')],
];

describe('what is said at a moment', () => {
  for (const [name, week, moments, said] of cases) {
    it.each(moments)(`${name}: %s`, (moment) => {
      const hours = read(week);
      const clock = at(moment);
      expect({
        line: statusLine(hours, clock, 'restaurant'),
        pickup: statusLine(hours, clock, 'pickup'),
        badge: badge(hours, clock),
        today: todayText(hours, clock),
        card: cardLine(hours, clock),
        next: nextOpeningText(hours, clock),
      }).toEqual(said);
    });
  }
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
