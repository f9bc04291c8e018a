/**
 * What the style sheet leaves out of the first layout (`content-visibility`) is laid out in the pauses after it, a section
 * at a time, so that a slow phone is not deaf for as long as the whole page takes; by the page's load all of it, before
 * anyone has scrolled there: the guessed heights would move what a visitor is about to touch.
 */
export function layOutRest(sections: Iterable<HTMLElement>): void {
  const left = [...sections];
  const next = () => {
    const section = left.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    inPause(next);
  };
  inPause(next);
  addEventListener('load', () => {
    for (const section of left.splice(0)) section.style.contentVisibility = 'visible';
  });
}

/** Safari has no idle time to offer. */
const inPause = (call: () => void) => (window.requestIdleCallback ?? setTimeout)(call);
