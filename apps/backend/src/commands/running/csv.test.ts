import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine } from '../../files/csv-line.ts';
import { readCsv } from './csv.ts';

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

describe('a CSV file', () => {
  const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

  test('is read as it was written', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('=1+1', "'=1", "''", '+1 416', ' padded ', 'a"b', 'a\nb', ';', '-2'),
    );
    const record = fc
      .array(cell, { minLength: 1, maxLength: 5 })
      .filter((cells) => cells.some((each) => each.trim() !== ''));
    fc.assert(
      fc.property(fc.array(record), (records) => {
        const text = [['a', 'b'], ...records].map((cells) => csvLine(cells)).join('');
        const plain = records.map((cells) => cells.map((each) => each.replace(/\r\n?/g, '\n')));
        expect(cellsOf(text).slice(1)).toEqual(plain);
      }),
    );
  });

  test.each([
    ['a byte order mark', '\uFEFFa,b\r\n1,2\r\n'],
    ['semicolons', 'a;b\n1;2\n'],
    ['tabs, and no end of the last line', 'a\tb\n1\t2'],
    ['the line ends of old Macs', 'a,b\r1,2\r'],
    ['what parts its cells', 'sep=;\r\na;b\r\n1;2\r\n'],
    ['blank lines', 'a,b\n\n,\n1,2\n\n'],
  ])('with %s', (_what, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('names the line on which a record begins', () => {
    const text = 'a,b\r\n"two\r\nlines",1\r\n\r\n"x ""y""",2\r\nlast,3\r\n';
    expect(readCsv(text).map(({ line }) => line)).toEqual([1, 2, 5, 6]);
    expect(readCsv(`sep=,\n${text}`).map(({ line }) => line)).toEqual([2, 3, 6, 7]);
  });

  test.each([
    ['never closed', 'a,b\n1,2\n"x,3\ny,4\n'],
    ['within a text', 'a,b\n1,2\n"x"y,3\nz,"4"\n'],
  ])('with a quotation mark %s is not read at all', (_what, text) => {
    expect(() => readCsv(text)).toThrow('Line 3: a quotation mark');
  });
});
