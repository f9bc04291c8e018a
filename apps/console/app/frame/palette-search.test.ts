import { expect, test } from 'vitest';
import { found, marked } from './palette-search.ts';

const item = (name: string, group: 'Go to' | 'Do' = 'Go to') => ({ name, group });
const items = [
  ...[item('Inbox'), item('People'), item('Invite people…', 'Do'), item('What people did')],
  { name: 'Saint-Émile', group: 'Locations' as const, typedOnly: true as const },
];

test.each([
  // Group by group, as they are shown: arrows go down the list.
  ['', ['Inbox', 'People', 'What people did', 'Invite people…']],
  ['peo', ['People', 'What people did', 'Invite people…']],
  ['people inv', ['Invite people…']],
  ['emile', ['Saint-Émile']],
  ['nothing', []],
])('typing %j finds %j', (typed, expected) => {
  expect(found(items, typed).map(({ name }) => name)).toEqual(expected);
});

test('what was typed is marked, accents and all, and nothing is lost', () => {
  expect(marked('Saint-Émile', 'emi')).toEqual([
    { text: 'Saint-', hit: false },
    { text: 'Émi', hit: true },
    { text: 'le', hit: false },
  ]);
  expect(marked('Inbox', 'zz')).toEqual([{ text: 'Inbox', hit: false }]);
});
