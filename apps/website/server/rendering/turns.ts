/**
 * Lets those who ask go on in the order in which they asked, only so many in each turn of the event loop. Long work of
 * many at once would be one long turn; this way what is short gets its answer in between.
 * @returns asks for a turn: a promise of it, or undefined where it is the caller's at once
 */
export function createTurns(mostInOneTurn: number): () => Promise<void> | undefined {
  const waiting: (() => void)[] = [];
  let gone = 0;

  const nextTurn = () => {
    const next = waiting.splice(0, mostInOneTurn);
    gone = next.length;
    if (gone > 0) setImmediate(nextTurn);
    for (const go of next) go();
  };

  return () => {
    if (gone >= mostInOneTurn) return new Promise((resolve) => waiting.push(resolve));
    if (gone === 0) setImmediate(nextTurn);
    gone += 1;
    return undefined;
  };
}
