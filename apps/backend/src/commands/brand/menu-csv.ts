/** The menu table as a CSV file. */
import type { Cells } from '@tablefront/restaurant/menu/table/cells';
import { COLUMNS, type Column, type MenuRow } from '@tablefront/restaurant/menu/table/columns';
import type { TableRow } from '@tablefront/restaurant/menu/table/read-menu-table';
import { nearest } from '@tablefront/restaurant/site-configuration/schema/nearest';
import { Refusal, shown } from '../../administration/operator-texts.ts';
import { csvLine } from '../../files/csv-line.ts';
import { readCsv } from '../running/csv.ts';

export function menuCsv(rows: readonly MenuRow[]): string {
  const lines = [[...COLUMNS], ...rows.map((row) => COLUMNS.map((column) => row[column]))];
  return lines.map((cells) => csvLine(cells)).join('');
}

export interface MenuFile {
  rows: TableRow[];
  /** Whether it has the column that tells of locations. */
  withLocations: boolean;
  warnings: { line: number; message: string }[];
}

/**
 * The rows of a menu's CSV file. Columns may stand in any order, and be called as people write them (`May contain`).
 *
 * @throws Refusal where it is no such file
 */
export function readMenuCsv(text: string): MenuFile {
  const [head, ...records] = readCsv(text);
  if (!head) throw new Refusal('The file is empty.');
  const warnings: MenuFile['warnings'] = [];
  const columns = head.cells.map((name, at) => {
    const column = columnCalled(name);
    const isRepeated = column !== undefined && head.cells.findIndex((other) => columnCalled(other) === column) < at;
    if (column === undefined && name.trim() !== '') warnings.push({ line: head.line, message: unknownColumn(name) });
    if (isRepeated)
      warnings.push({ line: head.line, message: `the column ${column} is there twice; the first one is read` });
    return isRepeated ? undefined : column;
  });
  if (!columns.includes('item')) {
    throw new Refusal(`This is no menu: its first line has no column "item". There are ${COLUMNS.join(', ')}.`);
  }
  const rows = records.flatMap(({ line, cells }) => {
    if (cells.slice(columns.length).every((cell) => cell.trim() === ''))
      return [{ line, cells: cellsOf(cells, columns) }];
    warnings.push({ line, message: `it has more cells than there are columns; this line is left out` });
    return [];
  });
  return { rows, withLocations: columns.includes('location'), warnings };
}

function columnCalled(name: string): Column | undefined {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return COLUMNS.find((column) => column === plain);
}

function unknownColumn(name: string): string {
  const meant = nearest(name, COLUMNS);
  return `the column ${shown(name)} is not read${meant === undefined ? '' : `, did you mean "${meant}"?`}`;
}

function cellsOf(cells: readonly string[], columns: readonly (Column | undefined)[]): Cells {
  const said: Cells = {};
  for (const [at, column] of columns.entries()) {
    const cell = cells[at]?.trim() ?? '';
    if (column !== undefined && cell !== '') said[column] = cell;
  }
  return said;
}
