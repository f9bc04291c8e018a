export function each<E extends Element>(selector: string, enliven: (element: E) => void): void {
  for (const element of document.querySelectorAll<E>(selector)) enliven(element);
}
/** The place in a row that a key leads to, going round at the ends; undefined for a key that means nothing here. */
export function turnedTo(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
