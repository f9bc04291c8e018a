/** Values of one contender, in the order of the rounds. */
export interface Measured {
  name: string;
  unit: string;
  median: number;
  lowest: number;
  highest: number;
  values: number[];
}

interface Contender {
  name: string;
  /** Measures once. */
  measure(): Promise<number>;
}

interface Ratio {
  /** `ours / theirs` of each round. */
  median: number;
  lowest: number;
  highest: number;
}

export interface Comparison {
  ours: Measured;
  theirs: Measured;
  ratio: Ratio;
}

interface CompareOptions {
  ours: Contender;
  theirs: Contender;
  /** Of what is measured, e.g. `requests/s`. */
  unit: string;
  rounds: number;
}

/**
 * Measures two contenders in turns, so that whatever else the machine does hits both: one round that does not count, then
 * `rounds` with the order changed each time. The ratio is the median of the rounds' own ratios.
 */
export async function compare({ ours, theirs, unit, rounds }: CompareOptions): Promise<Comparison> {
  const values = { ours: [] as number[], theirs: [] as number[] };
  for (let round = -1; round < rounds; round += 1) {
    const oursFirst = round % 2 === 0;
    const first = await (oursFirst ? ours : theirs).measure();
    const second = await (oursFirst ? theirs : ours).measure();
    if (round < 0) continue;
    values.ours.push(oursFirst ? first : second);
    values.theirs.push(oursFirst ? second : first);
  }
  const ratios = values.ours.map((value, index) => value / (values.theirs[index] ?? Number.NaN));
  const { median, lowest, highest } = spreadOf(ratios);
  const comparison = {
    ours: { name: ours.name, unit, ...spreadOf(values.ours) },
    theirs: { name: theirs.name, unit, ...spreadOf(values.theirs) },
    ratio: { median, lowest, highest },
  };
  console.log(
    `  ${ours.name}: ${shown(comparison.ours.median)} ${unit}; ${theirs.name}: ${shown(comparison.theirs.median)} ${unit}; ratio ${shown(median)} (${shown(lowest)} to ${shown(highest)})`,
  );
  return comparison;
}

/** Median, extremes, and the values themselves, with four digits. */
export function spreadOf(values: readonly number[]): Omit<Measured, 'name' | 'unit'> {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.floor(middle - 0.5)] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
  return {
    median: digits(median),
    lowest: digits(sorted[0] ?? 0),
    highest: digits(sorted.at(-1) ?? 0),
    values: values.map(digits),
  };
}

function digits(value: number): number {
  return Number(value.toPrecision(4));
}

function shown(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
