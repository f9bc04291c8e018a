/** Under which other words a menu may say what a guest asks for. */
import { stemOf } from '../language/words.ts';
import { meanings } from '../vocabulary/meanings.ts';

const byName = new Map<string, string[]>();
for (const [names, means] of meanings) {
  for (const name of names.split(' ')) byName.set(name, [...(byName.get(name) ?? []), ...means.split(' ').map(stemOf)]);
}

/** The stems by which a menu may say what a stem means, itself included. */
export function meaningsOf(stem: string): string[] {
  return [...new Set([stem, ...(byName.get(stem) ?? [])])];
}

/** Whether a stem is a word of ours for a kind of food. */
export function isMeaning(stem: string): boolean {
  return byName.has(stem);
}
