/** What a visitor does to scroll. */
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Every page begins at its top, or at the place that the address names; also one that is gone back to. A reload may stay where it was. */
export function scrolling(): void {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward') stayAtTop();
  addEventListener('pageshow', ({ persisted }) => persisted && toTop());
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

/** Who goes back within an instant is scrolled by the browser all the same, some time later. */
function stayAtTop(): void {
  addEventListener('scroll', toTop, { once: true });
  for (const type of INPUTS)
    addEventListener(type, () => removeEventListener('scroll', toTop), { once: true, passive: true });
  toTop();
}

function toTop(): void {
  if (window.location.hash === '' && window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
}
