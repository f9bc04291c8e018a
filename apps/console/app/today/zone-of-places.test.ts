import { expect, test } from 'vitest';
import { zoneOfPlaces } from './zone-of-places.ts';

const place = (id: string, timeZone: string | null) => ({
  ...{ id, name: id, timeZone, open: true, status: '', hours: '', spans: [], minutes: 0, special: null },
});
const toronto = 'America/Toronto';
const calgary = 'America/Edmonton';
const brand = { id: 'maple', name: 'Maple', timeZone: toronto };
const places = [place('junction', toronto), place('ossington', toronto), place('inglewood', calgary)];

test.each([
  [['inglewood'], { timeZone: calgary, named: '' }],
  [['junction', 'ossington'], { timeZone: toronto, named: '' }],
  [['junction', 'inglewood'], { timeZone: toronto, named: ' in Toronto' }],
  [null, { timeZone: toronto, named: ' in Toronto' }],
  [['gone'], { timeZone: toronto, named: '' }],
])('of %j', (ids, expected) => {
  expect(zoneOfPlaces({ places, brand }, ids)).toEqual(expected);
});
