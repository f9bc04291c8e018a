import { pgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyJson } from './schema.ts';

const { column } = pgTable('t', { column: anyJson<unknown>('column') });

/** As the driver brings it. */
const stored = (value: unknown) => JSON.parse(String(column.mapToDriverValue(value)));

test('what the database refuses stands in it as a text; all else as it is', () => {
  expect(stored([{ a: 'é \\u0000' }])).toEqual([{ a: 'é \\u0000' }]);
  expect(stored(['\u0000'])).toBe('["\\u0000"]');
  expect(stored({ '\ud800': 1 })).toBe('{"\\ud800":1}');
});

test('all comes back as it was, and never holds what is refused', () => {
  const units = ['\u0000', '\ud83d', '\ude00', 'u', '0000', 'd8', '"', 'é'] as const;
  const text = fc.string({ unit: fc.constantFrom(...units, '\\') });
  // No key has a backslash: `JSON.parse` of Node.js 24.21 takes an escape in a key for a key that it has read in the same place, and that
  // is the first letters of that escape.
  const key = fc.string({ unit: fc.constantFrom(...units) });
  const value = fc.array(fc.dictionary(key, fc.oneof(text, fc.integer(), fc.array(text)), { noNullPrototype: true }));
  fc.assert(
    fc.property(value, (patches) => {
      const given = stored(patches);
      const held = JSON.stringify(given, (_, part) =>
        typeof part === 'string' ? [...part].map((c) => c.codePointAt(0)) : part,
      );
      expect(held).not.toMatch(/[[,](?:0|5[5-7]\d\d\d)[\],]/);
      expect(column.mapFromDriverValue(given)).toEqual(patches);
    }),
  );
});
