/** The day (`YYYY-MM-DD`) that it is where it is earliest, twelve hours behind UTC: nobody's today is over before it. */
export function earliestToday(now: number): string {
  return new Date(now - 12 * 60 * 60_000).toISOString().slice(0, 10);
}
