import { expect, test } from 'vitest';
import { leftAsWritten, templateProblems } from './template-problems.ts';

const template = (id: string, name: string, text = 'Dear {first name},') => ({ id, name, text });

test('templates need a name of their own, and a text', () => {
  const problems = templateProblems([
    template('a', 'Sorry'),
    template('b', ' sorry '),
    template('c', ' ', '\n'),
    template('d', 'Thank you'),
  ]);
  expect([...problems]).toEqual([
    ['b', { name: 'Another one is called the same. Call this one something else.' }],
    [
      'c',
      {
        name: 'It has no name. You choose it by this when you reply.',
        text: 'It is empty. Write what a reply begins with.',
      },
    ],
  ]);
});

test.each([
  ['Dear {first name}, {name} of {location}, {brand}: {me}', []],
  ['Dear {First name}, {guest} and {guest}', ['{First name}', '{guest}']],
  ['A {brace', []],
  ['', []],
])('%s holds %o that nobody fills in', (text, expected) => {
  expect(leftAsWritten(text)).toEqual(expected);
});
