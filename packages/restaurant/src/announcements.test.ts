import { describe, expect, it } from 'vitest';
import { currentAnnouncements } from './announcements.ts';
import { reading } from './site-configuration/reading.test-support.ts';

function shownAt(now: string, announcements: unknown, rest: object = { timeZone: 'America/Toronto' }): string[] {
  const { configuration } = reading({ ...rest, announcements });
  return currentAnnouncements(configuration.announcements, new Date(now)).map(({ text }) => text);
}

describe('an announcement', () => {
  const holidays = [{ text: 'Holidays', startsAt: '2026-12-24', endsAt: '2026-12-26' }];
  it.each([
    ['before its first day in the brand’s time zone', '2026-12-24T04:59:59Z', []],
    ['as that day begins', '2026-12-24T05:00:00Z', ['Holidays']],
    ['on its last evening', '2026-12-27T04:59:59Z', ['Holidays']],
    ['when its last day is over', '2026-12-27T05:00:00Z', []],
  ])('%s', (_, now, expected) => {
    expect(shownAt(now, holidays)).toEqual(expected);
  });

  it('with times holds from the one to the other', () => {
    const lunch = [{ text: 'Lunch', startsAt: '2026-07-01T11:30', endsAt: '2026-07-01T14:00:00-04:00' }];
    expect(shownAt('2026-07-01T15:29:00Z', lunch)).toEqual([]);
    expect(shownAt('2026-07-01T15:30:00Z', lunch)).toEqual(['Lunch']);
    expect(shownAt('2026-07-01T18:00:00Z', lunch)).toEqual([]);
  });

  it('of a brand in several time zones holds while it is that day at any of its places', () => {
    const rest = {
      locations: [
        { name: 'A', timeZone: 'America/Halifax' },
        { name: 'B', timeZone: 'America/Vancouver' },
      ],
    };
    expect(shownAt('2026-12-24T03:59:00Z', holidays, rest)).toEqual([]);
    expect(shownAt('2026-12-24T04:00:00Z', holidays, rest)).toEqual(['Holidays']);
    expect(shownAt('2026-12-27T06:59:00Z', holidays, rest)).toEqual(['Holidays']);
    expect(shownAt('2026-12-27T08:00:00Z', holidays, rest)).toEqual([]);
  });

  it('without a time zone anywhere ends where days end last', () => {
    expect(shownAt('2026-12-27T11:59:00Z', holidays, {})).toEqual(['Holidays']);
    expect(shownAt('2026-12-27T12:00:00Z', holidays, {})).toEqual([]);
  });

  it('without dates holds, and a bar holds three', () => {
    expect(
      shownAt(
        '2026-01-01T00:00:00Z',
        ['a', 'b', 'c', 'd'].map((text) => ({ text })),
      ),
    ).toEqual(['a', 'b', 'c']);
  });
});

it('a broken announcement is left out, with a warning', () => {
  const { configuration, warnings } = reading({
    announcements: [
      { text: 'Never', startsAt: 'soon' },
      { text: 'For ever', endsAt: '2026-02-30' },
      { text: 'Late', endsAt: '2026-02-20T25:00' },
      { url: '/menu' },
      { text: 'Linked badly', url: 'javascript:alert(1)' },
    ],
  });
  expect(configuration.announcements).toEqual([{ text: 'Linked badly' }]);
  expect(warnings).toEqual([
    'announcements[0].startsAt: "soon" is not a date or a date with a time',
    'announcements[1].endsAt: "2026-02-30" is not a date or a date with a time',
    'announcements[2].endsAt: "2026-02-20T25:00" is not a date or a date with a time',
    'announcements[3]: has no text',
    'announcements[4].url: "javascript:alert(1)" is not a link that can be shown',
  ]);
});

it('consent is asked for only where the configuration says so', () => {
  const required = (consent: unknown) => reading({ consent }).configuration.consentRequired;
  expect([undefined, {}, { required: false }, false, 'maybe'].map(required)).toEqual(Array(5).fill(false));
  expect([true, { required: true }, { required: 'yes' }].map(required)).toEqual([true, true, true]);
});
