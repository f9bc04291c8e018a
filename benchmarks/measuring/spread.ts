/** The median and the 95th percentile of times in milliseconds, to a tenth. */
export function spread(took: number[]): { p50: number; p95: number } {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (part: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95) };
}
