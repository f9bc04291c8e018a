export interface Benefit {
  text: string;
  /** Which positions it comes with, as the operator listed it there. */
  positions: string[];
  /** It is listed with every job. */
  everywhere: boolean;
}

interface JobWithBenefits {
  position: string;
  benefits: readonly string[];
}

const MOST_CARDS = 6;
/** Pay belongs to its job and is read there. */
const PAY = /\p{Sc}\s*\d|\d\s*\p{Sc}/u;

/**
 * The benefits that stand above the jobs: what most of them bring first, then one of each in turn, so that every job has
 * its say. Each is listed with its positions; nothing is promised for a job that does not state it.
 */
export function benefitsOf(jobs: readonly JobWithBenefits[]): Benefit[] {
  const turns = jobs.map(({ benefits }) => benefits.filter((text) => !PAY.test(text)));
  const longest = Math.max(0, ...turns.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, turn) => turns.flatMap((texts) => texts[turn] ?? [])).flat();
  const known = new Map<string, Benefit & { count: number }>();
  for (const text of inTurn) {
    if (known.has(folded(text))) continue;
    const having = jobs.filter(({ benefits }) => benefits.some((other) => folded(other) === folded(text)));
    const positions = [...new Set(having.map(({ position }) => position))];
    known.set(folded(text), { text, positions, everywhere: having.length === jobs.length, count: having.length });
  }
  return [...known.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CARDS)
    .map(({ count, ...benefit }) => benefit);
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
