import { afterEach, describe, expect, it } from 'vitest';
import { type Clock, momentOf, placeClock, visitorClock, type ZoneOffsets } from './clock.ts';
import { readOpeningHours } from './read-opening-hours.ts';
import { nextOpeningText, statusLine } from './status.ts';
import { zoneOffsets } from './zone-offsets.ts';

const MINUTE = 60_000;
const zones = [
  'America/Toronto',
  'America/Vancouver',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Asia/Beirut',
  'America/Havana',
  'Africa/Casablanca',
  'Antarctica/Troll',
  'Asia/Kathmandu',
  'America/Phoenix',
  'UTC',
];

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

function offsetsOf(zone: string, now: string): ZoneOffsets {
  const offsets = zoneOffsets(zone, new Date(now));
  if (!offsets) throw new Error(`no zone ${zone}`);
  return offsets;
}

function clockIn(zone: string, now: string): Clock {
  return placeClock(new Date(now), offsetsOf(zone, now));
}

/** `2026-11-01 01:30` of a moment by the platform's own zone data. */
const formats = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);
function wallText(zone: string, moment: number): string {
  return formats.get(zone)?.format(moment) ?? '';
}

function clockText({ date, minutes }: Clock): string {
  return `${date} ${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

describe('zoneOffsets', () => {
  it.each([
    ['America/Toronto', '2025-07-01T00:00:00Z', -240, ['2025-11-02T06:00:00Z -300', '2026-03-08T07:00:00Z -240']],
    ['Europe/Berlin', '2025-01-01T00:00:00Z', 60, ['2025-03-30T01:00:00Z 120', '2025-10-26T01:00:00Z 60']],
    ['Australia/Lord_Howe', '2025-01-01T00:00:00Z', 660, ['2025-04-05T15:00:00Z 630', '2025-10-04T15:30:00Z 660']],
    ['Asia/Tokyo', '2025-01-01T00:00:00Z', 540, []],
    ['America/Phoenix', '2025-01-01T00:00:00Z', -420, []],
    ['Asia/Kathmandu', '2025-01-01T00:00:00Z', 345, []],
    ['UTC', '2025-01-01T00:00:00Z', 0, []],
  ])('%s from %s', (zone, now, offset, changes) => {
    const offsets = offsetsOf(zone, now);
    expect(offsets.offset).toBe(offset);
    const seen = offsets.changes.map(
      (change) => `${new Date(change.at).toISOString().replace('.000', '')} ${change.offset}`,
    );
    expect(seen.slice(0, changes.length)).toEqual(changes);
    expect(seen.length).toBeGreaterThanOrEqual(changes.length);
    expect(seen.length).toBeLessThanOrEqual(changes.length === 0 ? 0 : 3);
    expect(JSON.parse(JSON.stringify(offsets))).toEqual(offsets);
  });

  it('holds a change of the last two days, so that a repeated hour is known as such', () => {
    expect(offsetsOf('America/Toronto', '2025-11-02T06:30:00Z').offset).toBe(-240);
  });

  it.each(['', 'Mars/Olympus', 'Toronto', '🍕', 'America/'])('%j is no zone', (zone) => {
    expect(zoneOffsets(zone, new Date('2026-01-01T00:00:00Z'))).toBeUndefined();
  });
});

describe('the clock of a place', () => {
  it.each(zones)('%s shows what the platform shows, every 20 minutes of a year', (zone) => {
    const start = Date.parse('2025-01-01T00:00:00Z');
    const offsets = offsetsOf(zone, '2025-01-01T00:00:00Z');
    let last = '';
    for (let step = 0; step < 365 * 72; step += 1) {
      const moment = start + step * 20 * MINUTE;
      const shown = clockText(placeClock(new Date(moment), offsets));
      const wall = wallText(zone, moment);
      // In a repeated hour the clock stands still.
      if (wall > last ? shown !== wall : shown < last || shown <= wall) expect(shown).toBe(wall);
      last = shown;
    }
  });

  it.each(zones)('%s: a wall time is the first moment at which it has come', (zone) => {
    const offsets = offsetsOf(zone, '2025-01-01T00:00:00Z');
    const around =
      offsets.changes.length > 0 ? offsets.changes.map(({ at }) => at) : [Date.parse('2025-06-01T12:00:00Z')];
    for (const change of around) {
      const clock = placeClock(new Date(change - 180 * MINUTE), offsets);
      let reached = clock.minutes;
      for (let moment = clock.now + MINUTE; moment < change + 180 * MINUTE; moment += MINUTE) {
        const { date, minutes } = placeClock(new Date(moment), offsets);
        const now = minutes + (date > clock.date ? 1440 : 0);
        for (let wall = reached + 1; wall <= now; wall += 1) expect(momentOf(clock, wall)).toBe(moment);
        reached = Math.max(reached, now);
      }
    }
  });

  it('reaches days ahead and back', () => {
    const clock = clockIn('America/Toronto', '2025-10-30T16:00:00Z');
    expect(clockText(clock)).toBe('2025-10-30 12:00');
    expect(new Date(momentOf(clock, 4 * 1440)).toISOString()).toBe('2025-11-03T05:00:00.000Z');
    expect(new Date(momentOf(clock, -1440)).toISOString()).toBe('2025-10-29T04:00:00.000Z');
  });
});

describe('hours when clocks change', () => {
  const hours = (text: string) => readOpeningHours(text, 'h', () => {});

  it.each([
    // Toronto, Sunday 2025-11-02: 01:00–02:00 occurs twice.
    ['America/Toronto', 'Sa 18:00-01:30', '2025-11-02T05:29:00Z', 'open until 1:30 AM'],
    ['America/Toronto', 'Sa 18:00-01:30', '2025-11-02T05:30:00Z', 'Closed today'],
    ['America/Toronto', 'Sa 18:00-01:30', '2025-11-02T06:15:00Z', 'Closed today'],
    ['America/Toronto', 'Sa 18:00-02:00', '2025-11-02T05:15:00Z', 'open until 2:00 AM'],
    ['America/Toronto', 'Sa 18:00-02:00', '2025-11-02T06:15:00Z', 'open until 2:00 AM'],
    ['America/Toronto', 'Su 01:30-10:00', '2025-11-02T05:15:00Z', 'closed now'],
    ['America/Toronto', 'Su 01:30-10:00', '2025-11-02T06:15:00Z', 'open until 10:00 AM'],
    ['America/Toronto', 'Su 09:00-17:00', '2025-11-02T04:00:00Z', 'closed now'],
    // Toronto, Sunday 2026-03-08: 02:00–03:00 does not occur.
    ['America/Toronto', 'Sa 18:00-02:30', '2026-03-08T06:59:00Z', 'open until 2:30 AM'],
    ['America/Toronto', 'Sa 18:00-02:30', '2026-03-08T07:00:00Z', 'Closed today'],
    ['America/Toronto', 'Sa 18:00-04:00', '2026-03-08T06:00:00Z', 'open until 4:00 AM'],
    ['America/Toronto', 'Su 02:30-10:00', '2026-03-08T06:30:00Z', 'closed now'],
    ['America/Toronto', 'Su 02:30-10:00', '2026-03-08T07:00:00Z', 'open until 10:00 AM'],
    ['America/Toronto', 'Su 09:00-17:00', '2026-03-08T05:00:00Z', 'closed now'],
    // Berlin, Sunday 2025-10-26: 02:00–03:00 occurs twice; 2026-03-29 it does not occur.
    ['Europe/Berlin', 'Sa 20:00-02:30', '2025-10-26T00:29:00Z', 'open until 2:30 AM'],
    ['Europe/Berlin', 'Sa 20:00-02:30', '2025-10-26T01:10:00Z', 'Closed today'],
    ['Europe/Berlin', 'Sa 20:00-03:00', '2025-10-26T01:10:00Z', 'open until 3:00 AM'],
    ['Europe/Berlin', 'Sa 20:00-02:30', '2026-03-29T00:59:00Z', 'open until 2:30 AM'],
    ['Europe/Berlin', 'Sa 20:00-02:30', '2026-03-29T01:00:00Z', 'Closed today'],
    // Lord Howe, half an hour: 2025-04-06 01:30–02:00 twice; 2025-10-05 02:00–02:30 not.
    ['Australia/Lord_Howe', 'Sa 20:00-01:45', '2025-04-05T14:44:00Z', 'open until 1:45 AM'],
    ['Australia/Lord_Howe', 'Sa 20:00-01:45', '2025-04-05T15:05:00Z', 'Closed today'],
    ['Australia/Lord_Howe', 'Sa 20:00-02:00', '2025-04-05T14:50:00Z', 'open until 2:00 AM'],
    ['Australia/Lord_Howe', 'Su 02:15-09:00', '2025-10-04T15:20:00Z', 'closed now'],
    // Beirut changes at midnight: 2025-10-25 23:00–24:00 twice, 2025-03-30 begins at 01:00.
    ['Asia/Beirut', 'Sa 18:00-24:00', '2025-10-25T21:30:00Z', 'open until 12:00 AM'],
    ['Asia/Beirut', 'Sa 18:00-23:30', '2025-10-25T21:10:00Z', 'closed now'],
    ['Asia/Beirut', 'Sa 18:00-24:00', '2025-03-29T21:30:00Z', 'open until 12:00 AM'],
    ['Asia/Beirut', 'Sa 18:00-24:00; Su 01:00-10:00', '2025-03-29T21:30:00Z', 'open until 10:00 AM'],
    // No change at all.
    ['America/Phoenix', 'Sa 18:00-02:00', '2025-11-02T06:15:00Z', 'open until 2:00 AM'],
    ['Asia/Kathmandu', 'Su 10:00-22:00', '2025-11-02T04:00:00Z', 'closed now'],
  ])('%s, %s at %s: %s', (zone, text, now, line) => {
    const clock = clockIn(zone, now);
    expect(statusLine(hours(text), clock, 'restaurant')).toBe(line);
  });

  it('an opening within the gap never comes', () => {
    const clock = clockIn('America/Toronto', '2026-03-08T06:00:00Z');
    expect(nextOpeningText(hours('Su 02:10-02:40, 09:00-10:00'), clock)).toBe('Opens at 9:00 AM');
  });
});

describe('the clock of the visitor', () => {
  it('shows the local date, weekday and time, whatever the zone', () => {
    expect(visitorClock(new Date(2026, 10, 20, 12, 34, 56))).toMatchObject({
      date: '2026-11-20',
      weekday: 4,
      minutes: 754,
    });
    expect(visitorClock(new Date(2026, 11, 31, 23, 59))).toMatchObject({
      date: '2026-12-31',
      weekday: 3,
      minutes: 1439,
    });
  });

  it.each(zones)('in %s is that of the place, through the days around each clock change', (zone) => {
    process.env.TZ = zone;
    const offsets = offsetsOf(zone, '2025-01-01T00:00:00Z');
    const noon = Date.parse('2025-06-01T12:00:00Z');
    expect(wallText(zone, noon).slice(11)).toBe(new Date(noon).toTimeString().slice(0, 5));
    for (const middle of [noon, ...offsets.changes.map(({ at }) => at)]) {
      for (let moment = middle - 30 * 60 * MINUTE; moment < middle + 30 * 60 * MINUTE; moment += 10 * MINUTE) {
        const visitor = visitorClock(new Date(moment));
        const place = placeClock(new Date(moment), offsets);
        expect(clockText(visitor)).toBe(clockText(place));
        for (const minutes of [-600, 0, 90, 150, 1440, 1530, 1590, 3000, 8 * 1440]) {
          expect(momentOf(visitor, minutes)).toBe(momentOf(place, minutes));
        }
      }
    }
  });
});
