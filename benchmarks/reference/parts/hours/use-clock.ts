import type { Clock, ZoneOffsets } from '@tablefront/restaurant/opening-hours/clock';
import { placeClock, visitorClock } from '@tablefront/restaurant/opening-hours/clock';
import { useSyncExternalStore } from 'react';

/**
 * The visitor's clock. It is not known while the server renders and while the page is hydrated (so the two agree);
 * after that it ticks with the minute, and at once when a sleeping tab, or a page that was left, comes back.
 */
const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let minute = 0;

function tick(): void {
  clearTimeout(timer);
  const now = Date.now();
  const current = Math.floor(now / MINUTE) * MINUTE;
  if (current !== minute) {
    minute = current;
    for (const listener of listeners) listener();
  }
  timer = setTimeout(tick, current + MINUTE - now);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', tick);
    window.addEventListener('pageshow', tick);
    tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('pageshow', tick);
  };
}

const currentMinute = () => (minute ||= Math.floor(Date.now() / MINUTE) * MINUTE);
const unknown = () => undefined;

/** The wall clock at the place, where its zone is known, else the visitor's; undefined until the page is hydrated. */
export function useClock(zone?: ZoneOffsets): Clock | undefined {
  const now = useSyncExternalStore<number | undefined>(subscribe, currentMinute, unknown);
  if (now === undefined) return undefined;
  return zone ? placeClock(new Date(now), zone) : visitorClock(new Date(now));
}
