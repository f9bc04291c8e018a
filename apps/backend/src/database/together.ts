import { setImmediate as turn } from 'node:timers/promises';
import { innermostError } from '@tablefront/serving/innermost-error';

interface TogetherLimits {
  /** How many statements may be under way. */
  atOnce: number;
  /** Of how many items one is, at most. */
  most: number;
}

/**
 * Makes a function that does with one statement what came while the one before was under way, so that many share one wait for
 * the disk (PostgreSQL calls it group commit). Nobody waits for company longer than a turn of the event loop. What the database refuses is undone, and each is
 * tried by itself then: one's failure is nobody else's. Where its answer got lost, all who were in it get that error.
 *
 * @param work does all or nothing of the items, and answers with a result for each, in their order
 */
export function together<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
  { atOnce, most }: TogetherLimits,
): (item: Item) => Promise<Result> {
  const waiting: (PromiseWithResolvers<Result> & { item: Item })[] = [];
  let underWay = 0;

  async function run(taken: typeof waiting): Promise<void> {
    if (taken.length === 0) return;
    try {
      const results = await work(taken.map(({ item }) => item));
      for (const [index, result] of results.entries()) taken[index]?.resolve(result);
    } catch (error) {
      if (taken.length > 1 && wasRefused(error)) await Promise.all(taken.map((one) => run([one])));
      else for (const { reject } of taken) reject(error);
    }
  }
  async function advance(): Promise<void> {
    if (underWay >= atOnce || waiting.length === 0) return;
    underWay += 1;
    // The embedded database works in this thread, and lets nothing else come in by itself.
    await turn();
    await run(waiting.splice(0, most));
    underWay -= 1;
    return advance();
  }

  return (item) => {
    const result = Promise.withResolvers<Result>();
    waiting.push({ ...result, item });
    void advance();
    return result.promise;
  };
}

/** The database said no, and goes on; what broke on the way may have been done. */
function wasRefused(error: unknown): boolean {
  const innermost = innermostError(error);
  return innermost instanceof Error && 'severity' in innermost && innermost.severity === 'ERROR';
}
