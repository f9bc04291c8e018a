import { describe, expect, test } from 'vitest';
import { addTimeZones } from './add-time-zones.ts';
import { readBrand } from './read-brand.ts';

const hamilton = { latitude: 43.26, longitude: -79.87 };
const vancouver = { coordinates: { lat: '49.28', lng: '-123.12' } };

describe('the time zone of a place without one is that of its coordinates', () => {
  test.each<[string, unknown, string[]]>([
    ['of a brand', { geo: hamilton }, ['timeZone: "America/Toronto"']],
    [
      'of locations',
      { geo: hamilton, locations: [{ name: 'A', geo: hamilton }, { name: 'B' }, { name: 'C', ...vancouver }, 5] },
      ['locations[0].timeZone: "America/Toronto"', 'locations[2].timeZone: "America/Vancouver"'],
    ],
    [
      'of the only location',
      { locations: [{ name: 'A', geo: hamilton }] },
      ['locations[0].timeZone: "America/Toronto"'],
    ],
    ['where the zone is none', { timeZone: 'Canada', geo: hamilton }, ['timeZone: "America/Toronto"']],
    ['but not where there is one', { timeZone: 'UTC', geo: hamilton, locations: [{ geo: hamilton }] }, []],
    ['nor of a location that has one', { locations: [{ geo: hamilton, timeZone: 'UTC' }, { name: 'B' }] }, []],
    ['nor at sea', { geo: { latitude: 0, longitude: 0 } }, []],
    ['nor of what is no brand', [1], []],
  ])('%s', (_, value, expected) => {
    const { value: completed, added } = addTimeZones(value);
    expect(added).toEqual(expected);
    if (added.length === 0) expect(completed).toBe(value);
  });

  test('stands in what is stored, which stays as it was written where nothing is added', () => {
    const written = `{ "name": "Lucia",  "geo": ${JSON.stringify(hamilton)}, "openingHours": "Mo-Fr 11:00-22:00" }`;
    const read = readBrand(new TextEncoder().encode(written));
    if (!read.ok) throw new Error(read.error);
    expect(JSON.parse(read.brand.configuration)).toEqual({ ...JSON.parse(written), timeZone: 'America/Toronto' });
    expect(read.brand.added).toEqual(['timeZone: "America/Toronto"']);
    expect(read.brand.warnings).toEqual([]);
    const plain = readBrand(new TextEncoder().encode('{ "name":  "Lucia" }'));
    expect(plain.ok && plain.brand.configuration).toBe('{ "name":  "Lucia" }');
  });
});
