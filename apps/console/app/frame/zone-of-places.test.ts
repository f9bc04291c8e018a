import { expect, test } from 'vitest';
import { zoneOfPlaces } from './zone-of-places.ts';

const place = (id: string, timeZone: string | null) => ({
  ...{ id, name: id, timeZone, open: true, status: '', hours: '', spans: [], minutes: 0, special: null },
});
const TORONTO = 'America/Toronto';
const CALGARY = 'America/Edmonton';
const brand = { id: 'maple', name: 'Maple', timeZone: TORONTO };
const places = [place('junction', TORONTO), place('ossington', TORONTO), place('inglewood', CALGARY)];

test.each([
  [['inglewood'], { timeZone: CALGARY, named: '' }],
  [['junction', 'ossington'], { timeZone: TORONTO, named: '' }],
  [['junction', 'inglewood'], { timeZone: TORONTO, named: ' in Toronto' }],
  [null, { timeZone: TORONTO, named: ' in Toronto' }],
  [['gone'], { timeZone: TORONTO, named: '' }],
])('of %j', (ids, expected) => {
  expect(zoneOfPlaces({ places, brand }, ids)).toEqual(expected);
});
