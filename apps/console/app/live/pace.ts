interface Pace {
  /** From news to reading, in milliseconds, while there is little news. */
  soonMs?: number;
  /** Between two readings, however much news there is. */
  mostMs?: number;
}

/**
 * Reads anew after news: soon where there is little of it, and ever more seldom while it goes on; never twice at the same time, so
 * that a slow reading comes to its end.
 */
export function createPace(read: () => Promise<unknown>, { soonMs = 300, mostMs = 5_000 }: Pace = {}) {
  let pause = soonMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  let isBusy = false;
  let isOver = false;

  async function begin() {
    timer = undefined;
    if (!isWanted) {
      pause = soonMs;
      return;
    }
    isWanted = false;
    isBusy = true;
    await read().catch(() => undefined);
    isBusy = false;
    if (isOver) return;
    pause = Math.min(2 * pause, mostMs);
    timer = setTimeout(begin, pause);
  }

  return {
    news() {
      isWanted = true;
      if (!isBusy && !isOver) timer ??= setTimeout(begin, pause);
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
