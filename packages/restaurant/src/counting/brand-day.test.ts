import { expect, test } from 'vitest';
import { brandTimeZone } from './brand-day.ts';

const at = (...zones: (string | null)[]) => zones.map((timeZone, index) => ({ id: `${index}`, name: '', timeZone }));

test.each([
  ['its own', { timeZone: 'Europe/Rome', locations: at('America/Toronto') }, 'Europe/Rome'],
  ['that of most places', { timeZone: null, locations: at('a', 'b', null, 'b') }, 'b'],
  ['of as many the first', { timeZone: null, locations: at(null, 'a', 'b') }, 'a'],
  ['none where nothing is known', { timeZone: null, locations: at(null) }, null],
  ['none before it is known', undefined, null],
])('the zone of a brand is %s', (_, detail, zone) => {
  expect(brandTimeZone(detail)).toBe(zone);
});
