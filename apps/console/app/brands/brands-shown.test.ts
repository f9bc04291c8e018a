import { expect, test } from 'vitest';
import { type BrandFilter, brandsShown } from './brands-shown.ts';

const line = (name: string, open: number, changes: number) => ({ brand: { name }, open, changes });
const lines = [line('Harbour Noodle', 0, 0), line('Maple & Ember', 9, 4), line('Nova', 0, 2), line('Lucia', 2, 0)];

test.each<[string, BrandFilter, string[]]>([
  ['', 'all', ['Maple & Ember', 'Lucia', 'Harbour Noodle', 'Nova']],
  ['', 'open', ['Maple & Ember', 'Lucia']],
  ['', 'unpublished', ['Maple & Ember', 'Nova']],
  [' no', 'all', ['Harbour Noodle', 'Nova']],
  ['nova', 'open', []],
])('“%s”, %s', (wanted, filter, names) => {
  expect(brandsShown(lines, wanted, filter).map(({ brand }) => brand.name)).toEqual(names);
});
