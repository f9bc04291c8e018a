/** CSV files as spreadsheets save them. */
import Papa from 'papaparse';
import { Refusal } from '../../administration/operator-texts.ts';
import { isFormula } from '../../files/csv-line.ts';

interface CsvRecord {
  /** On which it begins, from 1. */
  line: number;
  cells: string[];
}

const delimiters = [',', ';', '\t'];

/**
 * The records of a CSV file as spreadsheets save it: with a byte order mark or not, parted by commas, semicolons or tabs (as
 * its first line is), with any line ends, also within quotes. An apostrophe that `csvLine` put in front of what a spreadsheet
 * would calculate is taken away. Blank lines are no records.
 *
 * @throws Refusal where quotation marks are wrong: nobody can tell how much of the file stands between them
 */
export function readCsv(written: string): CsvRecord[] {
  const text = written.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // Excel's own way of saying what parts the cells.
  const said = /^"?sep=(.)"?\n/i.exec(text);
  const head = said ? text.slice(said[0].length) : text;
  const first = head.slice(0, head.indexOf('\n') + 1) || head;
  const delimiter =
    said?.[1] ?? delimiters.reduce((most, each) => (partsOf(first, each) > partsOf(first, most) ? each : most));
  const { data, errors } = Papa.parse<string[]>(head, { delimiter, newline: '\n' });
  const broken = new Set(errors.map(({ row }) => row));
  let line = said ? 2 : 1;
  const records: CsvRecord[] = [];
  for (const [index, cells] of data.entries()) {
    if (broken.has(index)) {
      throw new Refusal(
        `Line ${line}: a quotation mark is not closed, or stands within a quoted text and not twice. Nothing was read.`,
      );
    }
    if (cells.some((cell) => cell.trim() !== '')) records.push({ line, cells: cells.map(restored) });
    line += 1 + cells.reduce((sum, cell) => sum + partsOf(cell, '\n') - 1, 0);
  }
  return records;
}

const partsOf = (text: string, delimiter: string) => text.split(delimiter).length;

function restored(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}
