import { describe, expect, test } from 'vitest';
import { locationReading, reading } from './reading.test-support.ts';

const MONDAYS = 'Mo 11:00-21:30';
const monday = { spans: [{ open: 660, close: 1290 }] };

function readingOf(entry: unknown) {
  const { configuration, warnings } = reading({ serviceHours: [entry] });
  return { service: configuration.serviceHours[0], warnings };
}

test.each([
  [{ name: 'Kitchen', kind: 'kitchen' }, 'Kitchen', 'kitchen', []],
  [{ kind: 'happy_hour' }, undefined, 'happy_hour', []],
  [{ kind: ' Happy Hour ' }, undefined, 'happy_hour', []],
  [{ name: 'Weekend brunch' }, 'Weekend brunch', 'brunch', []],
  [{ name: 'Weekend brunch', kind: '' }, 'Weekend brunch', 'brunch', []],
  [{ name: 'Patio' }, 'Patio', 'other', []],
  [{ name: 'Kitchen party', kind: 'other' }, 'Kitchen party', 'other', []],
  [
    { name: 'Kitchen party', kind: 'party' },
    'Kitchen party',
    'other',
    ['serviceHours[0].kind: "party" is not a kind of service'],
  ],
  [{ name: 'Bar', kind: [1] }, 'Bar', 'other', ['serviceHours[0].kind: a list is not a text']],
  [{ name: [1], kind: 'lunch' }, undefined, 'lunch', ['serviceHours[0].name: a list is not a text']],
])('%j is named %j, and is %s', (configured, name, kind, warnings) => {
  const read = readingOf({ ...configured, hours: MONDAYS });
  expect(read.service?.name).toBe(name);
  expect(read.service?.kind).toBe(kind);
  expect(read.warnings).toEqual(warnings);
});

test.each([
  [{ hours: MONDAYS }],
  [{ hours: [MONDAYS] }],
  [{ hours: { day: 'Monday', open: '11:00', close: '21:30' } }],
  [{ openingHours: [{ day: 'Monday', open: '11:00 AM', close: '9:30 PM' }] }],
  [{ openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '11:00', closes: '21:30' }] }],
  [{ hours: null, openingHours: MONDAYS }],
  [{ day: 'Monday', open: '11:00', close: '21:30' }],
  [{ dayOfWeek: ['Monday'], opens: '11:00', closes: '21:30' }],
  [{ day: 'Monday', hours: '11:00-21:30' }],
])('the hours of %j are one Monday', (configured) => {
  const { service, warnings } = readingOf({ kind: 'kitchen', ...configured });
  expect(service?.hours).toEqual({ week: [monday, null, null, null, null, null, null] });
  expect(warnings).toEqual([]);
});

test('hours of certain dates are read too, alone or beside the week', () => {
  const dates = { validFrom: '2026-12-25', opens: '10:00', closes: '14:00' };
  for (const [configured, known] of [
    [{ hours: [MONDAYS, dates] }, true],
    [{ hours: MONDAYS, specialOpeningHoursSpecification: dates }, true],
    [{ specialOpeningHoursSpecification: [dates] }, false],
  ] as const) {
    const { service } = readingOf({ kind: 'brunch', ...configured });
    expect(service?.hours.week[0]).toEqual(known ? monday : null);
    expect(service?.hours.special?.map(({ from }) => from)).toEqual(['2026-12-25']);
  }
});

test('a time that cannot be read is kept as a clean text, with a warning', () => {
  const { service, warnings } = readingOf({
    kind: 'kitchen',
    hours: [{ day: 'Monday', open: '11:00', close: 'late\u0007' }],
  });
  expect(service?.hours.week[0]?.raw).toEqual(['11:00 AM – late']);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/^serviceHours\[0\]\.hours\[0\]\.close: /);
});

describe('what is malformed costs itself alone', () => {
  test.each<[unknown, string[]]>([
    [5, ['serviceHours[0]: 5 is not an object']],
    [{ hours: MONDAYS }, ['serviceHours[0]: has no name']],
    [{ kind: 'other', hours: MONDAYS }, ['serviceHours[0]: has no name']],
    [
      { kind: 'party', hours: MONDAYS },
      ['serviceHours[0].kind: "party" is not a kind of service', 'serviceHours[0]: has no name'],
    ],
    [{ kind: 'kitchen' }, ['serviceHours[0]: has no hours']],
    [{ kind: 'kitchen', hours: [] }, ['serviceHours[0]: has no hours']],
    [
      { kind: 'kitchen', hours: 5 },
      ['serviceHours[0].hours: is not a list of opening hours', 'serviceHours[0]: has no hours'],
    ],
  ])('%j', (entry, warnings) => {
    const read = reading({ serviceHours: [entry, null, { kind: 'lunch', hours: MONDAYS }] });
    expect(read.configuration.serviceHours.map(({ kind }) => kind)).toEqual(['lunch']);
    expect(read.warnings).toEqual(warnings);
  });

  test('hours of a day that is none are kept as they are written', () => {
    const { configuration, warnings } = reading({ serviceHours: [{ kind: 'kitchen', day: 'Someday', open: '11:00' }] });
    expect(warnings).toEqual(['serviceHours[0].day: "Someday" is not a day']);
    expect(configuration.serviceHours[0]?.hours.week[0]).toEqual({ spans: [], raw: ['Someday 11:00'] });
  });

  test('a value that is no list', () => {
    expect(reading({ serviceHours: MONDAYS })).toMatchObject({
      configuration: { serviceHours: [] },
      warnings: [`serviceHours: "${MONDAYS}" is not a list`],
    });
  });
});

test('a location has its own, and an empty list without', () => {
  const serviceHours = [{ kind: 'kitchen', hours: MONDAYS }, { kind: 'lunch' }];
  const { location, warnings } = locationReading({ name: 'x', serviceHours });
  expect(location?.serviceHours).toEqual([
    { kind: 'kitchen', hours: { week: [monday, null, null, null, null, null, null] } },
  ]);
  expect(warnings).toEqual(['locations[0].serviceHours[1]: has no hours']);
  expect(locationReading({ name: 'x' }).location?.serviceHours).toEqual([]);
});
