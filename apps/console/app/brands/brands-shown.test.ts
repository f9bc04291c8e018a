import { expect, test } from 'vitest';
import { type BrandFilter, brandsInWords, brandsShown, waitingInWords } from './brands-shown.ts';

const brand = (name: string, host: string, [count, since]: [number, string | null], changes: number, warnings = 0) => ({
  ...{ name, hosts: [host], places: 2, waiting: { count, since }, site: { changes, warnings } },
});
const brands = [
  brand('Harbour Noodle', 'noodle.example', [0, null], 0, 1),
  brand('Lucia', 'lucia.example', [2, '2026-11-21T10:00:00Z'], 0),
  brand('Maple & Ember', 'fire.example', [9, '2026-11-20T10:00:00Z'], 4),
  { ...brand('Nova', 'nova.example', [0, null], 0), site: null },
];

test.each<[string, BrandFilter, string[]]>([
  ['', 'all', ['Maple & Ember', 'Lucia', 'Harbour Noodle', 'Nova']],
  ['', 'open', ['Maple & Ember', 'Lucia']],
  ['', 'unpublished', ['Maple & Ember']],
  ['', 'warnings', ['Harbour Noodle']],
  [' no', 'all', ['Harbour Noodle', 'Nova']],
  ['FIRE.', 'all', ['Maple & Ember']],
  ['nova', 'open', []],
])('“%s”, %s', (wanted, filter, names) => {
  expect(brandsShown(brands, wanted, filter).map(({ name }) => name)).toEqual(names);
});

test('all of them in a sentence', () => {
  const dayOf = (iso: string) => iso.slice(0, 10);
  expect(brandsInWords(brands)).toBe('4 brands, 8 locations.');
  expect(waitingInWords(brands, dayOf)).toBe('11 messages wait for an answer, the oldest since 2026-11-20.');
  const one = brand('One', 'one.example', [1, '2026-11-20T10:00:00Z'], 0);
  expect(waitingInWords([one], dayOf)).toBe('1 message waits for an answer, since 2026-11-20.');
  expect(waitingInWords([], dayOf)).toBe('No message waits for an answer.');
});
