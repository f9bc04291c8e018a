/** In days; further ones can be set by a command, and are offered beside these. */
const OFFERED = [30, 60, 90, 180, 365, 545, 730];

const inWords = new Map([
  [180, '6 months'],
  [365, '1 year'],
  [545, '18 months'],
  [730, '2 years'],
]);

export function daysInWords(days: number): string {
  return inWords.get(days) ?? `${days} days`;
}

/** For how long it is kept: `for 90 days`, `for good`. */
export function keptInWords(days: number | undefined): string {
  return `for ${days === undefined ? 'good' : daysInWords(days)}`;
}

/** What a kind's field offers, with what is set now. */
export function offeredDays(now: number | undefined): number[] {
  return [...new Set([...OFFERED, ...(now === undefined ? [] : [now])])].toSorted((one, other) => one - other);
}
