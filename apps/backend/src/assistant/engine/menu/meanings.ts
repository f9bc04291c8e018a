/** Under which other words a menu may say what a guest asks for. */
import { stemOf } from '../language/words.ts';
import { kinds, meanings } from '../vocabulary/meanings.ts';

const named = new Set(meanings.flatMap(([names]) => names.split(' ')));
const meant = tableOf([...meanings, ...kinds]);

function tableOf(rows: typeof meanings): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, Set<string>>();
  for (const [names, means] of rows)
    for (const name of names.split(' ')) {
      const own = table.get(name) ?? new Set([name]);
      table.set(name, own);
      for (const word of means.split(' ')) own.add(stemOf(word));
    }
  return new Map([...table].map(([name, own]) => [name, [...own]]));
}

/** The stems by which a menu may say what a stem means, itself included. */
export function meaningsOf(stem: string): readonly string[] {
  return meant.get(stem) ?? [stem];
}

/** Whether a stem is a word of ours for a kind of food. */
export function isMeaning(stem: string): boolean {
  return named.has(stem);
}
