import { expect, test } from 'vitest';
import { distanceText, greatCircleKilometres } from './distance.ts';

test.each([
  [0, '0m'],
  [0.0004, '0m'],
  [0.65, '650m'],
  [0.9994, '999m'],
  [0.9996, '1.0km'],
  [1, '1.0km'],
  [1.24, '1.2km'],
  [9.96, '10.0km'],
  [352, '352.0km'],
])('%s km is %s', (kilometres, text) => {
  expect(distanceText(kilometres)).toBe(text);
});

const toronto = { latitude: 43.6532, longitude: -79.3832 };
const montreal = { latitude: 45.5019, longitude: -73.5674 };

test('Toronto is 504 km from Montreal', () => {
  expect(greatCircleKilometres(toronto, montreal)).toBeCloseTo(504, 0);
  expect(greatCircleKilometres(montreal, toronto)).toBe(greatCircleKilometres(toronto, montreal));
});

test('a place is 0 km from itself, and the antipodes are half the earth away', () => {
  expect(greatCircleKilometres(toronto, toronto)).toBe(0);
  const antipode = { latitude: -toronto.latitude, longitude: toronto.longitude + 180 };
  expect(greatCircleKilometres(toronto, antipode)).toBeCloseTo(20015.1, 0);
});
