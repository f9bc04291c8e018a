/** Who saves data gets nothing ahead. Chromium sees to that by itself; others may not. */
export function saveData(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) document.querySelector('script[type=speculationrules]')?.remove();
}
