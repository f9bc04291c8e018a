import { isPlainClick } from './elements.ts';

/** By then a page that is fast is there. */
const SLOW_MS = 400;
/** Whoever stopped it need not look at the bar for longer. */
const SHOWN_MS = 20_000;

/** A page that is slow to come: a bar along the top says that it is on its way. */
export function slowPages(): void {
  const bar = document.createElement('div');
  bar.role = 'progressbar';
  bar.ariaLabel = 'Loading';
  bar.style.cssText =
    'position:fixed;inset:0 0 auto;z-index:99;height:3px;background:var(--ink);box-shadow:0 1px var(--paper);transform-origin:0';
  let timer: ReturnType<typeof setTimeout>;
  const show = () => {
    document.body.append(bar);
    timer = setTimeout(hide, SHOWN_MS);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    bar.animate([{ scale: '0 1' }, {}], { duration: SHOWN_MS, easing: 'ease-out' });
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
