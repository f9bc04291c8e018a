const SHADES = ['', 'a2', 'a3', 'a4'];

/** Up to two initials: of the first and the last word that begin with a letter or figure; '?' where there is none. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@._-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first] = words;
  if (!first) return '?';
  const last = words.length > 1 && !name.includes('@') ? words.at(-1) : undefined;
  return [first, last].map((word) => (word ? [...word][0]?.toLocaleUpperCase() : '')).join('');
}

/** One of four shades, the same for the same name. */
export function shadeOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return SHADES[sum % SHADES.length] ?? '';
}
