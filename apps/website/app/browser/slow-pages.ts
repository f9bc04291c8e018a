import { isPlainClick } from './elements.ts';

/** By then a page that is fast is there. */
const SLOW_MS = 400;
/** Whoever stopped it need not look at the bar for longer; as long as its animation in the style sheet. */
const SHOWN_MS = 20_000;

/** A page that is slow to come: a bar along the top says that it is on its way. */
export function slowPages(): void {
  const bar = document.createElement('div');
  bar.role = 'progressbar';
  bar.ariaLabel = 'Loading';
  bar.className = 'page-bar';
  let timer: ReturnType<typeof setTimeout>;
  const show = () => {
    document.body.append(bar);
    timer = setTimeout(hide, SHOWN_MS);
  };
  const hide = () => {
    clearTimeout(timer);
    bar.remove();
  };
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.target || link.hash || link.origin !== location.origin) return;
    if (event.defaultPrevented || !isPlainClick(event)) return;
    timer = setTimeout(show, SLOW_MS);
  });
  // The browser may bring the page back as it was left.
  addEventListener('pagehide', hide);
}
