import { expect, test } from 'vitest';
import { assigneeChoices } from './assignees.ts';

const people = [
  { id: 'ada', name: 'Ada', places: null },
  { id: 'luc', name: 'Luc', places: ['mile-end', 'junction'] },
  { id: 'sue', name: 'Sue', places: ['junction'] },
];
const at = (...places: (string | null)[]) => places.map((id) => ({ place: id === null ? null : { id, name: id } }));

test.each([
  [at('mile-end'), ['ada', 'luc', 'nobody']],
  [at('junction'), ['ada', 'luc', 'sue', 'nobody']],
  [at('junction', 'mile-end'), ['ada', 'luc', 'nobody']],
  [at(null), ['ada', 'nobody']],
])('messages are given to who sees all of them (%j)', (entries, ids) => {
  expect(assigneeChoices(people, entries, 'ada').map(({ id }) => id)).toEqual(ids);
});

test('one may always take what one is shown', () => {
  expect(assigneeChoices(people, at(null), 'sue').map(({ id }) => id)).toEqual(['ada', 'sue', 'nobody']);
});
