/** Lets so many work at once; the rest waits in the order in which it came. */
export interface Semaphore {
  /** @throws Overloaded at once where too many wait; else whatever the work throws */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Nothing is under way. */
  isIdle(): boolean;
}

export class Overloaded extends Error {}

/** @param waiting how many may wait besides those under way; any number unless given */
export function createSemaphore({
  atOnce,
  waiting = Number.POSITIVE_INFINITY,
}: {
  atOnce: number;
  waiting?: number;
}): Semaphore {
  const queue: (() => void)[] = [];
  let underWay = 0;
  return {
    async run(work) {
      if (underWay < atOnce) underWay += 1;
      else if (queue.length >= waiting) throw new Overloaded('Too much is asked for at once');
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        // Whoever waits takes this place.
        const next = queue.shift();
        if (next) next();
        else underWay -= 1;
      }
    },
    isIdle: () => underWay === 0,
  };
}
