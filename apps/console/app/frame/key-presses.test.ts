import { expect, test } from 'vitest';
import { createSequence, isSingle, nameOfPress } from './key-presses.ts';

const press = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  [{ key: 'j' }, 'j'],
  [{ key: 'J', shiftKey: true }, undefined],
  [{ key: '!', shiftKey: true }, '!'],
  [{ key: '?', shiftKey: true }, '?'],
  [{ key: '/' }, '/'],
  [{ key: 'k', metaKey: true }, 'mod+k'],
  [{ key: 'k', ctrlKey: true }, 'mod+k'],
  [{ key: 'P', metaKey: true, shiftKey: true }, 'mod+shift+p'],
  [{ key: 'p', ctrlKey: true, shiftKey: true }, 'mod+shift+p'],
  [{ key: 'Enter', ctrlKey: true, shiftKey: true }, undefined],
  [{ key: 'e', altKey: true }, undefined],
  [{ key: 'Enter', metaKey: true }, 'mod+enter'],
  [{ key: 'Escape' }, 'escape'],
  [{ key: 'Shift', shiftKey: true }, undefined],
])('%o is %s', (of, expected) => {
  expect(nameOfPress({ ...press, ...of })).toBe(expected);
});

test('G and then a letter, within a second and a half, is a page', () => {
  const sequence = createSequence((name) => ['g t', 'e', 't'].includes(name));
  expect(sequence('g', 0)).toBeUndefined();
  expect(sequence('t', 800)).toBe('g t');
  expect(sequence('g', 2_000)).toBeUndefined();
  expect(sequence('t', 4_000)).toBe('t');
  expect(sequence('g', 5_000)).toBeUndefined();
  expect(sequence('e', 5_100)).toBe('e');
  expect(sequence('t', 5_200)).toBe('t');
});

test('characters can be switched off; what needs ⌘, and Esc, stays', () => {
  expect(['j', 'g t', '!', '?'].every(isSingle)).toBe(true);
  expect(['mod+k', 'mod+enter', 'escape'].some(isSingle)).toBe(false);
});
