/** So many frames without a shift mean that the target has come to rest; it never takes longer than the last. */
const CALM_FRAMES = 3;
const LAST_FRAME = 30;

/**
 * A category that was not laid out yet has a guessed height, and so a leap to an anchor lands beside it. Follows each
 * leap, the one that brought the visitor here included, until its target stands where it belongs.
 */
export function stayAtTarget(): void {
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const follow = () => {
    stop();
    let calm = 0;
    let count = 0;
    const look = () => {
      const target = document.querySelector(':target');
      const before = target?.getBoundingClientRect().top;
      target?.scrollIntoView({ behavior: 'instant' });
      calm = before === target?.getBoundingClientRect().top ? calm + 1 : 0;
      count += 1;
      if (calm < CALM_FRAMES && count < LAST_FRAME) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
  };
  if (location.hash !== '') follow();
  addEventListener('hashchange', follow);
  for (const interruption of ['wheel', 'touchstart', 'keydown'])
    addEventListener(interruption, stop, { passive: true });
}
