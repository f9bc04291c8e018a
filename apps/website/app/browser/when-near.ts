/** How far from the window something is near. */
const NEAR = '600px';

/** Calls once, when the element first comes near the window. */
export function whenNear(element: Element, call: () => void): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      call();
    },
    { rootMargin: NEAR },
  );
  near.observe(element);
}
