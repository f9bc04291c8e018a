import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import { hoursOf, usualWeek } from './week.ts';

test('the week of the first start is read by the site without a warning', () => {
  const openingHours = hoursOf({ ...usualWeek, Saturday: { open: '17:00', close: '02:00' } });
  const reading = readSiteConfiguration({ name: 'Lucia', openingHours, timeZone: 'America/Toronto' });
  if (!reading.ok) throw new Error(reading.error);
  expect(reading.warnings).toEqual([]);
  expect(JSON.stringify(reading.configuration)).toContain('"kind":');
});
