import { useEffect, useRef } from 'react';
import type { FormControl } from './use-form.ts';

/** Without a touch for this long, what was typed is forgotten: on a tablet that guests share the next one must not find it. */
export const FORGOTTEN_AFTER_MS = 10 * 60_000;

const touches = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const;

/**
 * Calls `forget` when nobody has touched the page for ten minutes, be it asleep meanwhile or not.
 * @param onTouch called at each touch
 */
export function useForgetting(forget: () => void, onTouch?: () => void): void {
  const calls = useRef({ forget, onTouch });
  calls.current = { forget, onTouch };

  useEffect(() => {
    let touchedAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      clearTimeout(timer);
      const idleMs = Date.now() - touchedAt;
      // A clock that was set back says nothing.
      if (idleMs >= FORGOTTEN_AFTER_MS || idleMs < 0) {
        touchedAt = Date.now();
        calls.current.forget();
      }
      timer = setTimeout(check, FORGOTTEN_AFTER_MS - (Date.now() - touchedAt));
    };
    const touch = () => {
      // Who wakes the tablet is the next guest.
      if (Date.now() - touchedAt >= FORGOTTEN_AFTER_MS) return check();
      touchedAt = Date.now();
      calls.current.onTouch?.();
    };
    check();
    for (const type of touches) document.addEventListener(type, touch, { capture: true, passive: true });
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    return () => {
      clearTimeout(timer);
      for (const type of touches) document.removeEventListener(type, touch, { capture: true });
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
    };
  }, []);
}

/** Empties a form, unless nothing of the visitor is in it any more, or is under way. */
export function forget({ state, busy, reset }: FormControl, fields?: Record<string, string>): void {
  if (state.status !== 'sent' && !busy) reset(fields);
}
