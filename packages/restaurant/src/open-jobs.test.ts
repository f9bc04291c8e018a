import { expect, test } from 'vitest';
import { openJobs } from './open-jobs.ts';
import { readSiteConfiguration } from './site-configuration/read-site-configuration.ts';

function openOn(moment: string, jobs: object[]): string[] {
  const reading = readSiteConfiguration({ name: 'Casa', timeZone: 'America/Toronto', jobs });
  if (!reading.ok) throw new Error('The configuration cannot be read.');
  return openJobs(reading.configuration, new Date(moment)).map(({ title }) => title);
}

test.each([
  ['on its last day', '2026-11-20T15:00:00Z', '2026-11-20', true],
  ['on its last day, when it is over in Greenwich', '2026-11-21T04:30:00Z', '2026-11-20', true],
  ['not on the day after', '2026-11-21T05:30:00Z', '2026-11-20', false],
  ['not long after', '2026-11-21T05:30:00Z', '2019-01-01', false],
  ['whatever the time behind its last day', '2026-11-20T23:00:00Z', '2026-11-20T09:00', true],
  ['without a last day', '2026-11-20T15:00:00Z', undefined, true],
  ['with a last day that is no date', '2026-11-20T15:00:00Z', 'until filled', true],
])('a job is open %s', (_, moment, validThrough, open) => {
  expect(openOn(moment, [{ title: 'Cook', validThrough }])).toEqual(open ? ['Cook'] : []);
});

test('the jobs that are open keep their order', () => {
  const jobs = [
    { title: 'A' },
    { title: 'B', valid_through: '2020-01-01' },
    { title: 'C', valid_through: '2030-01-01' },
  ];
  expect(openOn('2026-11-20T15:00:00Z', jobs)).toEqual(['A', 'C']);
});
