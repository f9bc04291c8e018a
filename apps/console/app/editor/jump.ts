import type { Warning } from '@tablefront/console-wire/drafts';
import type { Step } from '@tablefront/restaurant/editing/patches';
import { useEffect } from 'react';

/** How long a field may take to come: its section and its fold open first. */
const PATIENCE_MS = 1_500;

/** Brings the focus to the field of a place, or to the nearest one around it. */
export function focusField(at: readonly Step[]): void {
  const until = performance.now() + PATIENCE_MS;
  const look = (now: number) => {
    const exact = elementAt(at);
    if (!exact && now < until) {
      requestAnimationFrame(look);
      return;
    }
    const found = exact ?? at.map((_, index) => elementAt(at.slice(0, at.length - index))).find(Boolean);
    const control = found?.querySelector<HTMLElement>('input, textarea, select, button') ?? found;
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  };
  requestAnimationFrame(look);
}

const elementAt = (at: readonly Step[]) =>
  document.querySelector<HTMLElement>(`[data-at="${CSS.escape(JSON.stringify(at))}"]`);

/** F6 goes round between sections, form and preview; ⌥W to the next warning. */
export function useJump(warnings: readonly Warning[], goTo: (at: readonly Step[]) => void): void {
  useEffect(() => {
    let next = 0;
    const pressed = (event: KeyboardEvent) => {
      if (document.querySelector('.scrim')) return;
      if (event.key === 'F6') {
        const panes = [...document.querySelectorAll<HTMLElement>('.editor > .pane')].filter((pane) => pane.offsetWidth);
        const now = panes.findIndex((pane) => pane.contains(document.activeElement));
        const pane = panes.at((now + (event.shiftKey ? -1 : 1)) % panes.length);
        const current = pane?.querySelector<HTMLElement>('[aria-current], input, textarea, button') ?? pane;
        current?.focus();
      } else if (event.altKey && event.code === 'KeyW') {
        const warning = warnings[next % Math.max(1, warnings.length)];
        next += 1;
        if (!warning) return;
        goTo(warning.at);
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [warnings, goTo]);
}
