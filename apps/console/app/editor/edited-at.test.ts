import type { Step } from '@tablefront/restaurant/editing/patches';
import { expect, test } from 'vitest';
import { editedAt } from './edited-at.ts';

const key = (name: string) => ({ key: name });
const at = (...steps: Step[]) => decodeURIComponent(editedAt('maple', steps).replace('/brands/maple', ''));

test.each<[string, Step[], string]>([
  [
    'a price of a dish',
    ['menu', key('1'), 'categories', key('2'), 'items', key('3'), 'price'],
    '/menu/["menu",{"key":"1"},"categories",{"key":"2"},"items",{"key":"3"},"price"]',
  ],
  [
    'a dish of a location’s own menu',
    ['locations', key('queen'), 'menu', key('1')],
    '/menu/["locations",{"key":"queen"},"menu",{"key":"1"}]?at=queen',
  ],
  ['what a location says of a dish', ['locations', key('queen'), 'menuOverrides', key('1')], '/menu?at=queen'],
  ['the week of a location', ['locations', key('queen'), 'openingHours'], '/hours?at=queen'],
  ['special days of the brand', ['specialOpeningHoursSpecification', key('1')], '/hours'],
  [
    'a telephone number of a location',
    ['locations', key('queen'), 'phone'],
    '/locations/queen?at=["locations",{"key":"queen"},"phone"]',
  ],
  ['the order of locations', ['locations'], '/locations'],
  ['a title', ['heroSection', 'title'], '/pages/home?at=["heroSection","title"]'],
  ['what has another name in the file', ['hero', 'title'], '/pages/brand?at=["hero","title"]'],
])('%s', (_, steps, address) => {
  expect(at(...steps)).toBe(address);
});
