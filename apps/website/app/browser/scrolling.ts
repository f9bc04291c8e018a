/** Every page begins at its top, or at the place that the address names; also one that is gone back to. A reload may stay where it was. */
export function scrolling(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && window.location.hash === '') window.scrollTo({ top: 0, behavior: 'instant' });
  });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}
