import type { PaletteItem } from './palette-items.ts';

const MOST = 24;
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Items with all of the words in their names, accents aside; those whose name begins so before the others, and group by group,
 * as they are shown. Where nothing is typed, all that stand there before.
 */
export function found<Item extends Pick<PaletteItem, 'name' | 'group' | 'typedOnly'>>(
  items: readonly Item[],
  typed: string,
): Item[] {
  const wanted = plain(typed.trim());
  if (!wanted) return byGroup(items.filter(({ typedOnly }) => !typedOnly));
  const words = wanted.split(/\s+/);
  const hits = items.filter(({ name }) => words.every((word) => plain(name).includes(word)));
  const begins = ({ name }: Item) => (plain(name).startsWith(wanted) ? 0 : 1);
  return byGroup(hits.sort((a, b) => begins(a) - begins(b)).slice(0, MOST));
}

const byGroup = <Item extends Pick<PaletteItem, 'group'>>(items: Item[]): Item[] =>
  [...Map.groupBy(items, ({ group }) => group).values()].flat();

/** A name in parts: those that were typed, and the rest between them. */
export function marked(name: string, typed: string): { text: string; hit: boolean }[] {
  const wanted = plain(typed.trim());
  const letters = [...name];
  // Compared letter by letter: what an accent adds would move every place behind it.
  const flat = letters.map((letter) => plain(letter) || letter);
  const at = wanted ? flat.join('').indexOf(wanted) : -1;
  if (at < 0 || flat.some((letter) => letter.length !== 1)) return [{ text: name, hit: false }];
  const parts = [letters.slice(0, at), letters.slice(at, at + wanted.length), letters.slice(at + wanted.length)];
  return parts.map((part, index) => ({ text: part.join(''), hit: index === 1 })).filter(({ text }) => text);
}
