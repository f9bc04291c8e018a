const LONGEST = 200;

/** A text in quotes, as JSON has it, short enough for a line. */
export function shown(text: string): string {
  return printable(JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text));
}

/** Without anything that a terminal takes for an order. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ');
}
