/** Properties: for any week, special dates and moment, all that is said of hours is one truth. */
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { type Clock, momentOf, placeClock, type ZoneOffsets } from './clock.ts';
import { hoursTable } from './hours-table.ts';
import type { OpeningHours } from './opening-hours.ts';
import { readOpeningHours } from './read-opening-hours.ts';
import { readSpecialHours, withSpecialHours } from './read-special-hours.ts';
import { openingHoursSpecification } from './schema-org-hours.ts';
import { badge, cardLine, nextOpening, nextOpeningText, openState, statusLine, todayText } from './status.ts';
import { zoneOffsets } from './zone-offsets.ts';

vi.setConfig({ testTimeout: 60_000 });

const MINUTE = 60_000;
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

// Times often meet, at midnight and around the changes of clocks between 01:00 and 03:00.
const time = fc.oneof(
  fc.constantFrom(0, 60, 90, 120, 150, 165, 180, 600, 840, 1020, 1320, 1439),
  fc.integer({ min: 0, max: 1439 }),
);
const clockTime = time.map((minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`);

type Times = { open: string; close: string } | { isClosed: true } | { h24: true };
const times: fc.Arbitrary<Times> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ open: clockTime, close: fc.oneof(clockTime, fc.constant('24:00')) }) },
  { weight: 1, arbitrary: fc.constant({ isClosed: true as const }) },
  { weight: 1, arbitrary: fc.constant({ h24: true as const }) },
  { weight: 1, arbitrary: fc.constant({ open: 'by chance', close: 'by chance' }) },
);
type WeekEntry = Times & { day: string };
const weekEntry: fc.Arbitrary<WeekEntry> = fc
  .tuple(fc.constantFrom(...days), times)
  .map(([day, hours]) => ({ ...hours, day }));
const week = fc.array(weekEntry, { maxLength: 12 });

const dateAround = (first: string, count: number) =>
  fc.integer({ min: 0, max: count - 1 }).map((day) => addDays(first, day));
type SpecialEntry = Times & { validFrom: string; validThrough: string; dayOfWeek?: string };
const specials = (first: string): fc.Arbitrary<SpecialEntry[]> =>
  fc.array(
    fc
      .tuple(dateAround(first, 14), fc.integer({ min: 0, max: 3 }), times, fc.option(fc.constantFrom(...days)))
      .map(([validFrom, length, hours, dayOfWeek]) => ({
        ...hours,
        validFrom,
        validThrough: addDays(validFrom, length),
        ...(dayOfWeek ? { dayOfWeek } : {}),
      })),
    { maxLength: 4 },
  );

interface Scene {
  week: WeekEntry[];
  special: SpecialEntry[];
  zone: string;
  now: number;
}
const zones = {
  UTC: '2025-11-02',
  'America/Toronto': '2025-11-02',
  'Europe/Berlin': '2025-03-30',
  'Australia/Lord_Howe': '2025-04-06',
  'Asia/Beirut': '2025-03-30',
};
const offsets = new Map<string, ZoneOffsets>();
for (const zone of Object.keys(zones)) {
  const found = zoneOffsets(zone, new Date('2025-01-01T00:00:00Z'));
  if (found) offsets.set(zone, found);
}

function scenes(names: string[]): fc.Arbitrary<Scene> {
  return fc.constantFrom(...Object.entries(zones).filter(([zone]) => names.includes(zone))).chain(([zone, change]) =>
    fc.record({
      week,
      special: fc.oneof(
        { weight: 2, arbitrary: fc.constant<SpecialEntry[]>([]) },
        { weight: 1, arbitrary: specials(addDays(change, -5)) },
      ),
      zone: fc.constant(zone),
      now: fc
        .integer({ min: -3 * 1440, max: 3 * 1440 })
        .map((minutes) => Date.parse(`${change}T00:00:00Z`) + minutes * MINUTE),
    }),
  );
}

function addDays(date: string, count: number): string {
  return new Date(Date.parse(date) + count * 86_400_000).toISOString().slice(0, 10);
}

function hoursOf({ week, special }: Scene): OpeningHours | undefined {
  const ignore = () => {};
  return withSpecialHours(readOpeningHours(week, 'h', ignore), readSpecialHours(special, 's', ignore));
}

function clockAt({ zone }: Scene, moment: number): Clock {
  return placeClock(new Date(moment), offsets.get(zone) ?? { offset: 0, changes: [] });
}

/** The entries that hold on a date, found without the engine. */
function entriesOn({ week, special }: Scene, date: string): Times[] {
  const name = days[(new Date(date).getUTCDay() + 6) % 7];
  const covering = special.filter(
    (entry) => entry.validFrom <= date && date <= entry.validThrough && (entry.dayOfWeek ?? name) === name,
  );
  let best = covering[0];
  for (const entry of covering) {
    const length = ({ validFrom, validThrough }: SpecialEntry) => Date.parse(validThrough) - Date.parse(validFrom);
    if (best && length(entry) <= length(best)) best = entry;
  }
  if (best) {
    const { validFrom, validThrough } = best;
    return covering.filter((entry) => entry.validFrom === validFrom && entry.validThrough === validThrough);
  }
  return week.filter((entry) => entry.day === name);
}

const minutesOf = (text: string) => Number(text.split(':')[0]) * 60 + Number(text.split(':')[1]);

function isRaw(entry: Times): boolean {
  if (!('open' in entry)) return false;
  return entry.open === 'by chance' || (entry.open === entry.close && entry.open !== '0:00');
}

/** Whether an entry of a day holds at a minute, which is above 1440 for the day after. */
function holds(entry: Times, at: number): boolean {
  if ('h24' in entry) return at < 1440;
  if (!('open' in entry) || isRaw(entry)) return false;
  const [open, close] = [minutesOf(entry.open), minutesOf(entry.close)];
  if (open === 0 && close === 0) return false;
  if (open === 0 && close === 1439) return at < 1440;
  return open <= at && at < (close < open ? close + 1440 : close);
}

it('open, closed and unsure are what the entries say, minute for minute', () => {
  fc.assert(
    fc.property(scenes(['UTC']), (scene) => {
      const clock = clockAt(scene, scene.now);
      const state = openState(hoursOf(scene), clock);
      const today = entriesOn(scene, clock.date);
      // Parts of a day up to 23:59 that have no gap are 24 hours together.
      const whole = [...Array(1439).keys()].every((at) => today.some((entry) => holds(entry, at)));
      const open =
        (clock.minutes === 1439 && whole) ||
        today.some((entry) => holds(entry, clock.minutes)) ||
        entriesOn(scene, addDays(clock.date, -1)).some((entry) => holds(entry, clock.minutes + 1440));
      const unsure = today.some(isRaw);
      const known = scene.week.length > 0 || today.length > 0;
      expect(state.state).toBe(open ? 'open' : unsure ? 'unknown' : known ? 'closed' : 'none');
      if (state.state === 'closed') expect(state.today === 'missing').toBe(today.length === 0);
    }),
    { numRuns: 3000 },
  );
});

it('status line, badge, card and today agree', () => {
  fc.assert(
    fc.property(scenes(Object.keys(zones)), (scene) => {
      const hours = hoursOf(scene);
      const clock = clockAt(scene, scene.now);
      const line = statusLine(hours, clock, 'restaurant');
      const pickup = statusLine(hours, clock, 'pickup');
      const card = cardLine(hours, clock);
      const today = todayText(hours, clock);
      const next = nextOpeningText(hours, clock);
      const shown = badge(hours, clock);
      if (shown === 'Open') {
        expect(line).toMatch(/^open (24 hours|until \d{1,2}:\d\d [AP]M( [A-Z][a-z]+day)?)$/);
        expect(pickup).toBe(`Pickup ${line}`);
        expect(card).toBe(line);
        expect(next).toBeUndefined();
        expect(today).not.toMatch(/^Closed|^Hours not available/);
        if (line === 'open 24 hours') expect(today).toMatch(/24 hours/);
      } else if (shown === 'Closed') {
        expect(['closed now', 'Closed today']).toContain(line);
        expect(pickup).toBe(line === 'closed now' ? 'Pickup closed now' : 'Closed today (pickup)');
        expect(['Closed now', 'Closed today']).toContain(card);
        expect(today === 'Closed').toBe(line === 'Closed today');
        if (card === 'Closed today') expect(line).toBe('Closed today');
      } else if (line === 'Hours not available') {
        expect([pickup, card, next, today]).toEqual(['Pickup hours not available', 'Closed', undefined, line]);
      } else {
        expect([pickup, card, next]).toEqual([line, line, undefined]);
        expect(today).toContain(line);
      }
    }),
    { numRuns: 3000 },
  );
});

/** Spans of a text such as `11:00 AM – 2:00 PM, by chance`, in minutes. */
function spansIn(text: string): [number, number][] {
  if (text.startsWith('24 hours')) return [[0, 1440]];
  return [...text.matchAll(/(\d+):(\d\d) ([AP])M – (\d+):(\d\d) ([AP])M/g)].map((found) => {
    const [open = 0, close = 0] = [1, 4].map(
      (at) => (Number(found[at]) % 12) * 60 + Number(found[at + 1]) + (found[at + 2] === 'P' ? 720 : 0),
    );
    return [open, close <= open ? close + 1440 : close];
  });
}

it('the table, read by a person, tells what the badge tells', () => {
  fc.assert(
    fc.property(scenes(['UTC']), (scene) => {
      const weekly = { ...scene, special: [] };
      const hours = hoursOf(weekly);
      const clock = clockAt(weekly, scene.now);
      const table = hoursTable(hours);
      expect(table.length).toBe(hours ? 7 : 0);
      const row = (weekday: number) => table[(weekday + 7) % 7]?.text ?? '';
      const within = (text: string, at: number) => spansIn(text).some(([open, close]) => open <= at && at < close);
      const open = within(row(clock.weekday), clock.minutes) || within(row(clock.weekday - 1), clock.minutes + 1440);
      // 24 hours and a span of the same day into the next one is told as 24 hours; the rest is in the status line.
      if (row(clock.weekday - 1).startsWith('24 hours')) return;
      const shown = badge(hours, clock);
      expect(shown === 'Open').toBe(open);
      if (shown === undefined && hours) expect(row(clock.weekday)).toMatch(/by chance|(\d+:\d\d) – \1/);
      if (shown === 'Closed') {
        expect(row(clock.weekday) === 'Closed').toBe(statusLine(hours, clock, 'restaurant') === 'Closed today');
        expect(todayText(hours, clock)).toBe(row(clock.weekday));
      }
    }),
    { numRuns: 3000 },
  );
});

it('it is open until the moment that is told, and not at it', () => {
  fc.assert(
    fc.property(scenes(Object.keys(zones)), (scene) => {
      const hours = hoursOf(scene);
      const clock = clockAt(scene, scene.now);
      const state = openState(hours, clock);
      if (state.state !== 'open' || state.until === undefined) return;
      const end = momentOf(clock, state.until);
      expect(end).toBeGreaterThan(scene.now);
      const step = Math.max(1, Math.floor((end - scene.now) / MINUTE / 200));
      for (let moment = scene.now; moment < end; moment += step * MINUTE) {
        if (badge(hours, clockAt(scene, moment)) !== 'Open')
          expect.fail(`not open at ${new Date(moment).toISOString()}`);
      }
      expect(badge(hours, clockAt(scene, end - 1))).toBe('Open');
      expect(badge(hours, clockAt(scene, end))).not.toBe('Open');
    }),
    { numRuns: 300 },
  );
});

it('it opens at the moment that is told, and not before', () => {
  fc.assert(
    fc.property(scenes(Object.keys(zones)), (scene) => {
      const hours = hoursOf(scene);
      const clock = clockAt(scene, scene.now);
      const opening = nextOpening(hours, clock);
      if (!opening) return;
      const start = momentOf(clock, opening.inDays * 1440 + opening.minutes);
      expect(start).toBeGreaterThan(scene.now);
      expect(opening.date).toBe(addDays(clock.date, opening.inDays));
      expect(opening.weekday).toBe((clock.weekday + opening.inDays) % 7);
      for (let moment = scene.now; moment < start; moment += MINUTE) {
        if (openState(hours, clockAt(scene, moment)).state !== 'closed') expect.fail(new Date(moment).toISOString());
      }
      expect(openState(hours, clockAt(scene, start - 1)).state).toBe('closed');
      expect(openState(hours, clockAt(scene, start)).state).toBe('open');
    }),
    { numRuns: 150 },
  );
});

it('where none is told, none comes before the end of the same weekday next week, or something unsure comes first', () => {
  fc.assert(
    fc.property(scenes(Object.keys(zones)), (scene) => {
      const hours = hoursOf(scene);
      const clock = clockAt(scene, scene.now);
      if (openState(hours, clock).state !== 'closed' || nextOpening(hours, clock)) return;
      const end = momentOf(clock, 8 * 1440);
      for (let moment = scene.now; moment < end; moment += MINUTE) {
        const { state } = openState(hours, clockAt(scene, moment));
        if (state === 'unknown' || state === 'none') return;
        // A day with something unsure may also have sure hours, which hide it until they are over.
        if (state === 'open') {
          const { date } = clockAt(scene, moment);
          expect(
            entriesOn(scene, date).some(isRaw) || (scene.week.length === 0 && entriesOn(scene, date).length === 0),
          ).toBe(true);
          return;
        }
      }
    }),
    { numRuns: 100 },
  );
});

it('structured data says the same hours', () => {
  fc.assert(
    fc.property(week, (entries) => {
      const readable = entries.filter((entry) => !isRaw(entry));
      const hours = readOpeningHours(readable, 'h', () => {});
      // 24 hours from another time than midnight have no exact form in schema.org.
      if (hours?.week.some((day) => day?.spans.some(({ open, close }) => close - open === 1440 && open > 0))) return;
      const open = (day: OpeningHours['week'][number] | undefined) => day?.spans ?? [];
      const again = readOpeningHours(openingHoursSpecification(hours), 'h', () => {});
      expect(days.map((_, day) => open(again?.week[day]))).toEqual(days.map((_, day) => open(hours?.week[day])));
    }),
    { numRuns: 1000 },
  );
});
