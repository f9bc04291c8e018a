import { expect, test } from 'vitest';
import { untilChoices } from './until-choices.ts';

test.each([
  ['2026-11-23T03:30:00Z', 'America/Denver', '2026-11-23T07:00:00.000Z', '2026-11-23T18:00:00.000Z'],
  ['2026-11-23T03:30:00Z', 'America/Halifax', '2026-11-23T04:00:00.000Z', '2026-11-23T15:00:00.000Z'],
  // The night in which clocks are set back.
  ['2026-10-31T20:00:00Z', 'America/Toronto', '2026-11-01T04:00:00.000Z', '2026-11-01T16:00:00.000Z'],
])('at %s tonight and tomorrow are those of %s', (now, timeZone, midnight, eleven) => {
  const untils = untilChoices(new Date(now), timeZone).map(({ until }) => until?.toISOString());
  expect(untils).toEqual([new Date(Date.parse(now) + 7_200_000).toISOString(), midnight, eleven, undefined]);
});
