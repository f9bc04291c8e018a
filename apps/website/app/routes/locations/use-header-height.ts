import { useEffect } from 'react';

/** Tells the style sheet how high the header is: the map sticks below it, whatever wraps in it at larger text. */
export function useHeaderHeight(): void {
  useEffect(() => {
    const header = document.querySelector('.site-header');
    if (!header) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--header-height', `${header.getBoundingClientRect().height}px`);
    const resized = new ResizeObserver(measure);
    resized.observe(header);
    return () => {
      resized.disconnect();
      style.removeProperty('--header-height');
    };
  }, []);
}
