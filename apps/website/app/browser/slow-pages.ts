import { isPlainClick } from './elements.ts';

/** By then a page that is fast is there. */
const SLOW_MS = 400;

/** A page that is slow to come: a bar along the top says that it is on its way. */
export function slowPages(): void {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout>;
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.target || link.hash || link.origin !== location.origin) return;
    if (event.defaultPrevented || !isPlainClick(event)) return;
    timer = setTimeout(() => {
      dataset.leaving = '';
    }, SLOW_MS);
  });
  // The browser may bring the page back as it was left.
  addEventListener('pagehide', () => {
    clearTimeout(timer);
    delete dataset.leaving;
  });
}
