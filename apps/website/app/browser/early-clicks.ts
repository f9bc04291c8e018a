declare global {
  /** The buttons that were pressed before the page's script came; made by `rendering/early-script.ts`. */
  var early: (Set<HTMLElement> & { note: (event: Event) => void; late?: 1 }) | undefined;
}

/** Presses what was pressed too early. From now on the page's script listens. */
export function pressAgain(): void {
  if (!window.early) return;
  removeEventListener('click', window.early.note, true);
  for (const button of window.early) button.click();
  window.early.clear();
}
