import { expect, test } from 'vitest';
import { createTypedAhead } from './typed-ahead.ts';

const press = (key: string, more: object = {}) => ({ key, ctrlKey: false, metaKey: false, repeat: false, ...more });

function typed(...keys: ReturnType<typeof press>[]) {
  const ahead = createTypedAhead();
  ahead.wait(0);
  const kept = keys.map((one, index) => ahead.keeps(one, index * 50));
  return { kept, text: ahead.take(), after: ahead.keeps(press('e'), 1_000) };
}

test('what is typed before the field is there is kept for it, and is no key of the page', () => {
  const { kept, text, after } = typed(...[...'née'].map((key) => press(key)), press('Enter'), press(' '), press('x'));
  expect(kept).not.toContain(false);
  expect(text).toBe('née\n x');
  expect(after).toBe(false);
});

test('a slip is taken back, and a key that is held down is not typed on', () => {
  const { text } = typed(press('n', { repeat: true }), press('a'), press('🙂'), press('Backspace'), press('b'));
  expect(text).toBe('ab');
});

test('what is no text goes where it always goes, and Esc ends the waiting', () => {
  expect(typed(press('k', { metaKey: true }), press('Tab'), press('Shift')).kept).toEqual([false, false, false]);
  expect(typed(press('a'), press('Escape'), press('j'))).toMatchObject({ kept: [true, false, false], text: '' });
});

test('nobody waits for ever, nor before a field was asked for', () => {
  const ahead = createTypedAhead();
  expect(ahead.keeps(press('j'), 0)).toBe(false);
  ahead.wait(0);
  expect(ahead.keeps(press('a'), 2_900)).toBe(true);
  expect(ahead.keeps(press('b'), 5_800)).toBe(true);
  expect(ahead.keeps(press('j'), 9_000)).toBe(false);
  expect(ahead.take()).toBe('');
});
