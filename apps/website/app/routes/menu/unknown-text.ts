/** More names than these tell nobody more. */
const MOST_NAMED = 8;

/** What is left of a menu, and of which it is not known whether it holds what is avoided; empty where all is known. */
export function unknownText(names: readonly string[]): string {
  if (names.length === 0) return '';
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  return `Not stated, so ask us: ${names.slice(0, MOST_NAMED).join(', ')}${more}.`;
}
