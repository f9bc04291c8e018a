import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJsonText } from './json-text.ts';

describe('a text that is no JSON', () => {
  test.each([
    ['', 'line 1, column 1: the text is empty'],
    ['  \n ', 'line 2, column 2: the text is empty'],
    ['{', 'line 1, column 2: the text ends before its "}"'],
    ['{"a": [1, 2', 'line 1, column 12: the text ends before its "]"'],
    ['{"a":', 'line 1, column 6: the text ends before its "}"'],
    ['{\n  "a": 1,\n  "b": x\n}', 'line 3, column 8: expected a value but found "x"'],
    ['{\n  "a": 1,\n}', 'line 3, column 1: expected a name in double quotes but found "}"'],
    ['[1, 2,]', 'line 1, column 7: expected a value but found "]"'],
    ['{"a": 1 "b": 2}', 'line 1, column 9: expected "," or "}" but found "\\""'],
    ['{"a" 1}', 'line 1, column 6: expected ":" but found "1"'],
    ["{'a': 1}", 'line 1, column 2: expected a name in double quotes but found "\'"'],
    ['{"a": 1}}', 'line 1, column 9: expected nothing more but found "}"'],
    ['{"a": 1} // note', 'line 1, column 10: expected nothing more but found "/"'],
    ['{"a": "b\nc"}', 'line 1, column 9: a line break within a text in quotes (write \\n for a line break)'],
    ['{"a": "b}', 'line 1, column 7: the text in quotes that starts here has no end'],
    ['{"a": "\\x"}', 'line 1, column 8: "\\\\x" is no escape that JSON knows'],
    ['{"a": undefined}', 'line 1, column 7: expected a value but found "undefined"'],
    ['{"a": 01}', 'line 1, column 7: expected a value but found "01"'],
    ['[1.]', 'line 1, column 2: expected a value but found "1."'],
    ['[tru]', 'line 1, column 2: expected a value but found "tru"'],
    ['{"🍕": 🍕}', 'line 1, column 8: expected a value but found "🍕"'],
    ['<html>', 'line 1, column 1: expected a value but found "<"'],
  ])('%j is told where it goes wrong', (text, error) => {
    expect(parseJsonText(text)).toEqual({ ok: false, error });
  });

  test('may be nested as deep as it likes', () => {
    expect(parseJsonText('['.repeat(2_000_000))).toEqual({
      ok: false,
      error: 'line 1, column 2000001: the text ends before its "]"',
    });
  });

  test('is always told with a place, and JSON never is', () => {
    const broken = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '}', ']', '"', ':', '\\', 'x', '-', '0', '.', ' ', '\u0000'))
      .map(
        ([json, at, added]) => json.slice(0, at % (json.length + 1)) + added + json.slice((at % (json.length + 1)) + 1),
      );
    fc.assert(
      fc.property(fc.oneof(fc.json(), broken, fc.string()), (text) => {
        const parsed = parseJsonText(text);
        if (!parsed.ok) expect(parsed.error).toMatch(/^line \d+, column \d+: ./);
        else expect(parsed.value).toEqual(JSON.parse(text));
      }),
      { numRuns: 2000 },
    );
  });
});
