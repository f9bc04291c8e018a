/** No visitor scrolls so soon. */
const AT_ONCE_MS = 300;

/** Every page begins at its top, or at the place that the address names; also one that is gone back to. A reload may stay where it was. */
export function scrolling(): void {
  // Said by `rendering/early-script.ts`, of a page that was gone back to.
  if (history.scrollRestoration === 'manual') stayAtTop();
  addEventListener('pageshow', ({ persisted }) => persisted && toTop());
  addEventListener('pagehide', ({ persisted }) => {
    // One that is kept whole is shown again as it was left, before any script of it runs.
    if (persisted) toTop();
    else history.scrollRestoration = 'auto';
  });
}

/** Who goes back within an instant is scrolled by the browser all the same, some time later. */
function stayAtTop(): void {
  addEventListener('scroll', toTop);
  setTimeout(() => removeEventListener('scroll', toTop), AT_ONCE_MS);
  toTop();
}

function toTop(): void {
  if (window.location.hash === '' && window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
}
