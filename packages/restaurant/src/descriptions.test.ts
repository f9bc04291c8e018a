import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutDescription, paragraphs } from './descriptions.ts';

test('a description of 120 characters is whole, one of 121 is cut', () => {
  expect(cutDescription('x'.repeat(120))).toEqual({ short: 'x'.repeat(120), cut: false });
  expect(cutDescription('x'.repeat(121))).toEqual({ short: 'x'.repeat(120), cut: true });
});

test('an emoji counts as one character and is never cut in two', () => {
  expect(cutDescription('🍕'.repeat(120)).cut).toBe(false);
  expect(cutDescription(`${'🍕'.repeat(120)}x`)).toEqual({ short: '🍕'.repeat(120), cut: true });
  expect(cutDescription('a🍕b', 2)).toEqual({ short: 'a🍕', cut: true });
});

test('no word is cut, but for one that is as long as no word is', () => {
  expect(cutDescription('Antipasti of the house', 8).short).toBe('Antipast');
  expect(cutDescription('Our Antipasti', 12).short).toBe('Our');
  expect(cutDescription('Our Antipasti with bread', 13).short).toBe('Our Antipasti');
  expect(cutDescription(`Our ${'x'.repeat(60)}`, 50).short).toHaveLength(50);
});

test('the short text is the beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, limit) => {
      const { short, cut } = cutDescription(text, limit);
      expect(text.startsWith(short)).toBe(true);
      expect(cut).toBe(Array.from(text).length > limit);
      expect(short.isWellFormed()).toBe(true);
    }),
  );
});

test('line breaks of any kind separate paragraphs', () => {
  expect(paragraphs(' One.\n\nTwo.\r\n Three. \u2028')).toEqual(['One.', 'Two.', 'Three.']);
  expect(paragraphs(' \n ')).toEqual([]);
});
