import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortly, textOf, typedValue } from './typed-value.ts';

test.each([
  ['12.50', 'price', 12.5, 12.5],
  ['12.50', 'price', '$12', '12.50'],
  ['market price', 'price', 12, 'market price'],
  ['4.', 'number', 4, '4.'],
  ['', 'line', 'x', undefined],
  ['  ', 'prose', 'x', undefined],
  ['One\n\nTwo', 'prose', ['One'], ['One', 'Two']],
  ['One\n\nTwo', 'prose', 'One', 'One\n\nTwo'],
  ['a\nb', 'sentences', undefined, ['a', 'b']],
  ['a\nb', 'sentences', 'a', 'a\nb'],
  ['12', 'line', 7, 12],
  ['12', 'line', undefined, '12'],
] as const)('%j as %s, where %j stood, is %j', (text, control, before, value) => {
  expect(typedValue(text, control, before as never)).toEqual(value);
});

test('a value that is shown and not changed stays what it is', () => {
  const words = fc.array(
    fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !text.includes('\n')),
    {
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.tuple(
          fc.constantFrom('line', 'prose', 'link'),
          fc.string().filter((text) => text.trim() !== ''),
        ),
        fc.tuple(fc.constantFrom('number', 'price', 'line'), fc.integer()),
        fc.tuple(fc.constantFrom('prose', 'sentences'), words),
      ),
      ([control, value]) => {
        const shown = textOf(value, control as never);
        expect(typedValue(shown ?? '', control as never, value)).toEqual(value);
      },
    ),
  );
  expect(textOf({ a: 1 }, 'line')).toBeUndefined();
});

test('what was there is said shortly', () => {
  expect([undefined, true, ['a', 'b'], 7].map(shortly)).toEqual(['nothing', 'yes', 'a, b', '7']);
});
