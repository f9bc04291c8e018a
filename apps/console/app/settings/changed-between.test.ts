import { expect, test } from 'vitest';
import { changedBetween } from './changed-between.ts';

test('texts that two people changed are named, those that are the same are not', () => {
  const text = (id: string, more: object = {}) => ({ id, name: id, text: 'Dear', ...more });
  const mine = [text('same'), text('mine'), text('both', { text: 'Hello' }), text('kinds', { kinds: ['careers'] })];
  const theirs = [text('same'), text('theirs'), text('both', { text: 'Hi', name: 'Both of us' }), text('kinds')];
  expect(changedBetween(mine, theirs)).toEqual(['mine', 'Both of us', 'kinds', 'theirs']);
  expect(changedBetween(mine, mine)).toEqual([]);
});
