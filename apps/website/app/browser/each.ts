export function each<E extends Element>(selector: string, enliven: (element: E) => void): void {
  for (const element of document.querySelectorAll<E>(selector)) enliven(element);
}
