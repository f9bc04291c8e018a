import { describe, expect, test } from 'vitest';
import { csvLine } from './csv.ts';

describe('a line of CSV', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['+1 416 555 0100', "'+1 416 555 0100"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['  =1', `'  =1`],
    ['"=1', `"'""=1"`],
    ["'=1", "''=1"],
    ['\u00A0=1', "'\u00A0=1"],
    ['\u200B=1', "'\u200B=1"],
    ['\uFEFF=1', "'\uFEFF=1"],
    ['\u0001=1', "'\u0001=1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['\ttext', `"'\ttext"`],
  ])('%j is no formula afterwards', (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });

  test.each([
    ['Ana Silva', 'Ana Silva'],
    ['416-555-0100', '416-555-0100'],
    ['ana@example.com', 'ana@example.com'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [' padded ', '" padded "'],
    ['', ''],
  ])('%j is kept', (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });

  test('numbers stay numbers and nothing is an empty cell', () => {
    expect(csvLine([5, -2, null, undefined, Number.NaN, 'x'])).toBe('5,-2,,,,x\r\n');
  });
});
