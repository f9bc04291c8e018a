import { expect, test } from 'vitest';
import { serviceKindIn, serviceTitle } from './service-kinds.ts';

test.each([
  ['kitchen', 'kitchen'],
  ['Late-night kitchen', 'kitchen'],
  ['KITCHEN HOURS', 'kitchen'],
  ['Weekend brunch', 'brunch'],
  ['Breakfast', 'breakfast'],
  ['Lunchtime', 'lunch'],
  ['Supper', 'dinner'],
  ['happy_hour', 'happy_hour'],
  ['happy-hour', 'happy_hour'],
  ['Happy Hours at the bar', 'happy_hour'],
  ['HappyHour', 'happy_hour'],
  ['Local delivery', 'delivery'],
  ['Take-out', 'takeout'],
  ['takeaway', 'takeout'],
  ['Carry out', 'takeout'],
  ['Curbside pick-up', 'takeout'],
  ['Lunch & dinner', undefined],
  ['Takeout and delivery', undefined],
  ['Kitchenware shop', undefined],
  ['Patio', undefined],
  ['', undefined],
])('%j names the kind %j', (text, kind) => {
  expect(serviceKindIn(text)).toBe(kind);
});

test('a service is called by its name, else by its kind in words', () => {
  expect(serviceTitle({ name: 'Aperitivo', kind: 'happy_hour' })).toBe('Aperitivo');
  expect(serviceTitle({ kind: 'happy_hour' })).toBe('Happy hour');
});
