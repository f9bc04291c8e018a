/** Letters that bear no accent which could be taken off them, and what is typed in their place. */
const TYPED: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** A text as it is typed by who has no such letters: lower case, without accents. `Rakı` → `raki`, `Smørrebrød` → `smorrebrod`, `Œufs` → `oeufs`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ıøłđðþßæœ]/g, (letter) => TYPED[letter] ?? letter);
}
