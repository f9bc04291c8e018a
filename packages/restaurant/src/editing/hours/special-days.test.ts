import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DayHours } from '../../opening-hours/opening-hours.ts';
import { readSiteConfiguration } from '../../site-configuration/read-site-configuration.ts';
import { type JsonObject, withKeys, withoutKeys } from '../entry-keys.ts';
import { applyPatches, type Patch } from '../patches.ts';
import { hoursIn } from './hours-in-file.ts';
import { endingEarlier, pickupIn, pickupMode, setPickup } from './pickup-in-file.ts';
import { addSpecialDays, setSpecialDay, specialDaysOf } from './special-days.ts';

const christmas = { from: '2030-12-25', through: '2030-12-25', name: 'Christmas', spans: [] };
const brandOf = (document: JsonObject) => ({ at: [], fields: document });
const done = (document: JsonObject, patches: Patch[]) => {
  const after = applyPatches(document, patches);
  expect(after.conflicts).toEqual([]);
  return after.document;
};
const guestsRead = (document: JsonObject) => {
  const read = readSiteConfiguration(withoutKeys(document));
  return read.ok ? read.configuration : undefined;
};

describe('a special day', () => {
  test.each<[string, JsonObject]>([
    ['none before', { openingHours: 'Mo-Su 11:00-22:00' }],
    [
      'a list',
      {
        openingHours: 'Mo-Su 11:00-22:00',
        specialOpeningHoursSpecification: [
          { validFrom: '2030-12-25', validThrough: '2030-12-25', opens: '10:00', closes: '12:00' },
        ],
      },
    ],
    [
      'one alone',
      { specialOpeningHoursSpecification: { validFrom: '2030-12-25T00:00', opens: '10:00', closes: '12:00' } },
    ],
    [
      'among the week’s',
      {
        openingHours: [
          { day: 'Monday', open: '9:00', close: '17:00' },
          { validFrom: '2030-12-25', opens: '10:00', closes: '12:00' },
        ],
      },
    ],
  ])('%s: is said, changed, and taken away again', (_name, fields) => {
    const document = withKeys(fields);
    const closed = done(document, setSpecialDay(brandOf(document), brandOf(document), christmas, christmas));
    expect(specialDaysOf(brandOf(closed), brandOf(closed))).toMatchObject(
      [{ ...christmas, spans: undefined, hours: { spans: [] }, isOwn: true }].map(({ spans: _, ...day }) => day),
    );
    const split = {
      ...christmas,
      through: '2030-12-26',
      spans: [
        { open: 660, close: 900 },
        { open: 1020, close: 1500 },
      ],
    };
    const opened = done(closed, setSpecialDay(brandOf(closed), brandOf(closed), christmas, split));
    expect(guestsRead(opened)?.openingHours?.special?.map(({ hours, ...rest }) => ({ ...rest, ...hours }))).toEqual([
      { from: '2030-12-25', through: '2030-12-26', name: 'Christmas', spans: [{ open: 660, close: 900 }] },
      { from: '2030-12-25', through: '2030-12-26', name: 'Christmas', spans: [{ open: 1020, close: 1500 }] },
    ]);
    const gone = done(opened, setSpecialDay(brandOf(opened), brandOf(opened), split, null));
    expect(specialDaysOf(brandOf(gone), brandOf(gone))).toEqual([]);
    expect(hoursIn(gone.openingHours)?.week).toEqual(hoursIn(document.openingHours)?.week);
  });

  test('of a location leaves the brand’s dates in force there', () => {
    const document = withKeys({
      specialOpeningHoursSpecification: [{ validFrom: '2031-01-01', name: 'New Year', closed: true }],
      locations: [{ id: 'q', name: 'Queen West', openingHours: 'Mo-Su 11:00-22:00' }],
    });
    const place = { at: ['locations', { key: 'q' }], fields: (document.locations as JsonObject[])[0] as JsonObject };
    expect(specialDaysOf(place, brandOf(document)).map(({ name, isOwn }) => [name, isOwn])).toEqual([
      ['New Year', false],
    ]);
    const after = done(document, setSpecialDay(place, brandOf(document), undefined, christmas));
    expect(guestsRead(after)?.locations[0]?.openingHours?.special?.map(({ name }) => name)).toEqual([
      'New Year',
      'Christmas',
    ]);
  });
});

describe('pickup', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 200, max: 239 }))
    .map(([open, long]) => ({ open, close: open + long }));
  const day: fc.Arbitrary<DayHours | null> = fc.option(span.map((one) => ({ spans: [one] })));

  test('that ends earlier is told so, and follows', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 7, maxLength: 7 }), fc.constantFrom(15, 30, 60, 120), (week, by) => {
        fc.pre(week.some((one) => one !== null));
        const fields: JsonObject = {
          pickupHours: {
            useRestaurantHours: false,
            customHours: [{ day: 'Monday', open: '9:00', close: '10:00' }],
            note: 'x',
          },
        };
        const place = { at: ['place'], fields };
        const after = applyPatches({ place: fields }, setPickup(place, { week }, { mode: 'earlier', by }));
        const now = { at: ['place'], fields: after.document.place as JsonObject };
        expect(pickupMode({ week }, pickupIn(now))).toEqual({ mode: 'earlier', by });
        expect((now.fields.pickupHours as JsonObject).note).toBe('x');
        const same = applyPatches({ place: now.fields }, setPickup(now, { week }, { mode: 'same' }));
        expect(same.document.place).toEqual({});
      }),
    );
  });

  test('hours of its own are its own', () => {
    const opening = hoursIn('Mo-Fr 11:00-22:00');
    const fields: JsonObject = { pickupHours: { customHours: 'Mo-Fr 12:00-20:00' } };
    expect(pickupMode(opening, pickupIn({ at: [], fields }))).toMatchObject({ mode: 'own' });
    expect(pickupMode(opening, pickupIn({ at: [], fields: { pickupHours: { useRestaurantHours: true } } }))).toEqual({
      mode: 'same',
    });
    expect(endingEarlier({ week: [{ spans: [{ open: 600, close: 620 }] }] }, 30)).toEqual([{ spans: [] }]);
  });
});

test('several days are said one after the other, also where the brand’s held so far', () => {
  const entry = (validFrom: string, name: string) => ({ validFrom, validThrough: validFrom, name, closed: true });
  const document = withKeys({
    specialOpeningHoursSpecification: [entry('2030-07-01', 'Canada Day')],
    locations: [{ id: 'queen', name: 'Queen', openingHours: 'Mo-Su 11:00-22:00' }],
  });
  const at = ['locations', { key: 'queen' }];
  const boxing = { ...christmas, from: '2030-12-26', through: '2030-12-26', name: 'Boxing Day' };
  const after = done(document, addSpecialDays(document, at, [christmas, boxing]));
  const [location] = Array.isArray(after.locations) ? after.locations : [];
  const days = specialDaysOf({ at, fields: location as JsonObject }, brandOf(after));
  expect(days.map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ['Canada Day', true],
    ['Christmas', true],
    ['Boxing Day', true],
  ]);
  expect(addSpecialDays(document, at, [])).toEqual([]);
});
