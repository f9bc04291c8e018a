import { MOST_TABLES } from '@tablefront/console-wire/codes';

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .-]{0,19}$/u;
const RANGE = /^(\d{1,4})\s*(?:-|–|to|bis|à|a)\s*(\d{1,4})$/i;

export type Tables = { tables: string[] } | { error: string };

/** The tables that somebody named: `1 to 12`, `1-8, 12, Bar 3`; none for an empty text. */
export function tablesIn(text: string): Tables {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const tables: string[] = [];
  for (const part of parts) {
    const [, from, to] = RANGE.exec(part) ?? [];
    if (from === undefined || to === undefined) {
      if (!NAME.test(part))
        return { error: `“${part.slice(0, 24)}” cannot stand on a table: use letters and digits, 20 at most.` };
      tables.push(part);
      continue;
    }
    const [first, last] = [Number(from), Number(to)];
    if (last < first) return { error: `${first} comes after ${last}: write ${last} to ${first}.` };
    if (last - first >= MOST_TABLES) return tooMany;
    for (let table = first; table <= last; table += 1) tables.push(String(table));
  }
  const twice = tables.find((table, index) => tables.indexOf(table) !== index);
  if (twice !== undefined) return { error: `Table ${twice} is there twice.` };
  return tables.length > MOST_TABLES ? tooMany : { tables };
}

const tooMany = { error: `At most ${MOST_TABLES} tables at once. Make the others as another set.` };

/** The same again, in short: `1 to 12, Bar 3`. */
export function tablesInWords(tables: (string | null)[]): string {
  const said: string[] = [];
  for (let index = 0; index < tables.length; index += 1) {
    const first = tables[index];
    if (first === null || first === undefined) continue;
    let last = index;
    while (/^\d+$/.test(first) && tables[last + 1] === String(Number(first) + last + 1 - index)) last += 1;
    said.push(last > index + 1 ? `${first} to ${tables[last]}` : first);
    if (last > index + 1) index = last;
  }
  return said.join(', ');
}
