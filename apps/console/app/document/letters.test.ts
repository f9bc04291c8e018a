import whole from 'any-ascii';
import { expect, test } from 'vitest';
import anyAscii from './letters.ts';

test('Latin letters with marks come out as the tables have them', () => {
  for (let code = 0xc0; code < 0x250; code += 1) {
    const letter = String.fromCodePoint(code);
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
    if (/^[a-z]$/i.test(plain)) expect([letter, anyAscii(letter)]).toEqual([letter, whole(letter)]);
  }
  expect(anyAscii('crème brûlée')).toBe(whole('crème brûlée'));
});
