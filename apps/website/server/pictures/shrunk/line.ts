/** Work that is done a few at a time; the rest waits in line, and what finds the line full is turned away. */
export interface Line {
  /** @throws Overloaded at once where the line is full; else whatever the work throws */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Nothing is under way. */
  isIdle(): boolean;
}

export class Overloaded extends Error {}

/** @param waiting how many may stand in line besides those under way */
export function createLine({ atOnce, waiting }: { atOnce: number; waiting: number }): Line {
  const inLine: (() => void)[] = [];
  let underWay = 0;
  const next = () => {
    const first = inLine.shift();
    if (first) first();
    else underWay -= 1;
  };
  return {
    async run(work) {
      if (underWay < atOnce) underWay += 1;
      else if (inLine.length >= waiting) throw new Overloaded('Too much is asked for at once');
      else await new Promise<void>((resolve) => inLine.push(resolve));
      try {
        return await work();
      } finally {
        next();
      }
    },
    isIdle: () => underWay === 0,
  };
}
