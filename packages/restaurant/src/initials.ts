/**
 * The letter that stands for a person: `maria G.` → `M`, `"Zoë"` → `Z`. The first letter or digit with its accents;
 * in a name that has none, its first sign; of an empty name, an empty text.
 */
export function initial(name: string): string {
  const letter = /[\p{L}\p{N}]\p{M}*/u.exec(name)?.[0];
  const sign = letter ?? new Intl.Segmenter().segment(name.trim())[Symbol.iterator]().next().value?.segment ?? '';
  return sign.toUpperCase();
}
