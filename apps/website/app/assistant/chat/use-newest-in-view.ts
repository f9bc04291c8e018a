import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls the log to its end, but not past the beginning of an answer that is longer than the log. */
export function useNewestInView(log: RefObject<HTMLElement | null>, messages: number, waiting: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is these two that bring something new
  useLayoutEffect(() => {
    const element = log.current;
    const newest = element?.lastElementChild;
    if (!element || !newest) return;
    const past = newest.getBoundingClientRect().top - element.getBoundingClientRect().top;
    // The gap is all that shows above it: no torn line of what came before.
    const beginning = element.scrollTop + past - Number.parseFloat(getComputedStyle(element).rowGap);
    element.scrollTop = Math.min(element.scrollHeight - element.clientHeight, beginning);
  }, [log, messages, waiting]);
}
