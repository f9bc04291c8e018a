/** Under which other words a menu may say what a guest asks for. */
import { stemOf } from '../language/words.ts';
import { kinds, meanings } from '../vocabulary/meanings.ts';

const byName = tableOf(meanings);
const byKind = tableOf(kinds);

function tableOf(rows: typeof meanings): ReadonlyMap<string, string[]> {
  const table = new Map<string, string[]>();
  for (const [names, means] of rows) {
    for (const name of names.split(' ')) table.set(name, [...(table.get(name) ?? []), ...means.split(' ').map(stemOf)]);
  }
  return table;
}

/** The stems by which a menu may say what a stem means, itself included. */
export function meaningsOf(stem: string): string[] {
  return [...new Set([stem, ...(byName.get(stem) ?? []), ...(byKind.get(stem) ?? [])])];
}

/** Whether a stem is a word of ours for a kind of food. */
export function isMeaning(stem: string): boolean {
  return byName.has(stem);
}
