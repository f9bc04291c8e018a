/**
 * CSV as RFC 4180 has it, safe to open in a spreadsheet: a cell that a spreadsheet would calculate gets an apostrophe
 * in front. That is so for telephone numbers (`+1 …`), too: as formulas they would lose their sign and spaces. Numbers
 * stay numbers. The JSON export has everything as it was sent.
 */
export type Cell = string | number | null | undefined;

/** One record with its line end. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const safe = isFormula(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Whether a spreadsheet would calculate it. Also behind spaces and quotes, which some programs drop, and in the full-width signs of East Asian keyboards. */
export function isFormula(text: string): boolean {
  return /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}"'`]*[=+\-@＝＋－＠])/u.test(text);
}
