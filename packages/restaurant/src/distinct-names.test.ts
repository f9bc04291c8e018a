import { expect, test } from 'vitest';
import { distinctNames } from './distinct-names.ts';

test('names that locations share are told apart by locality, street, then a number', () => {
  const place = (name: string, locality?: string, street?: string) => ({ name, address: { locality, street } });
  expect(
    distinctNames([place('Queen West'), place('Main Street', 'Moncton'), place('Main Street', 'Vancouver')]),
  ).toEqual(['Queen West', 'Main Street, Moncton', 'Main Street, Vancouver']);
  expect(distinctNames([place('Mall', 'Laval', '1 A St'), place('Mall', 'Laval', '2 B St'), place('Mall')])).toEqual([
    'Mall, Laval, 1 A St',
    'Mall, Laval, 2 B St',
    'Mall',
  ]);
  expect(distinctNames([place('A'), place('A'), place('A (2)'), place('A')])).toEqual([
    'A',
    'A (2)',
    'A (2) (2)',
    'A (3)',
  ]);
});
