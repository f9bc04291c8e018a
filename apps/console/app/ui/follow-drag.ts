import type { PointerEvent as ReactPointerEvent } from 'react';

interface Drag {
  /** Stays there while what is dragged may be drawn anew, or scrolled out of view: a list, a table. */
  within: HTMLElement;
  /** Also where the pointer rests, and what lies under it scrolls. */
  move: (x: number, y: number) => void;
  /** @param drops it was let go; not where Escape or the system ended it */
  end: (drops: boolean) => void;
}

/** How far a pointer goes before it drags: less is a press. */
const SLACK = 4;
/** So near to an edge, in pixels, things scroll; so far at most with each frame. */
const EDGE = 64;
const FASTEST = 16;

/** Follows a pointer (mouse, pen, finger) that went down on a grip, until it is let go. Grips need `touch-action: none`. */
export function followDrag(event: ReactPointerEvent, { within, move, end }: Drag): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { pointerId, clientX, clientY } = event;
  const listening = new AbortController();
  const { signal } = listening;
  const scroller = scrollerOf(within);
  let [x, y] = [clientX, clientY];
  let frame: number | undefined;

  const scroll = () => {
    const by = speedAt(y, edgesOf(scroller));
    if (by !== 0) {
      scroller.scrollBy(0, by);
      move(x, y);
    }
    frame = requestAnimationFrame(scroll);
  };
  const stop = (drops: boolean) => {
    listening.abort();
    if (frame !== undefined) cancelAnimationFrame(frame);
    end(drops && frame !== undefined);
  };
  within.setPointerCapture(pointerId);
  within.addEventListener(
    'pointermove',
    (moved) => {
      if (moved.pointerId !== pointerId) return;
      [x, y] = [moved.clientX, moved.clientY];
      if (frame === undefined && Math.hypot(x - clientX, y - clientY) < SLACK) return;
      frame ??= requestAnimationFrame(scroll);
      move(x, y);
    },
    { signal },
  );
  within.addEventListener('pointerup', () => stop(true), { signal });
  within.addEventListener('pointercancel', () => stop(false), { signal });
  addEventListener(
    'keydown',
    (pressed) => {
      if (pressed.key !== 'Escape') return;
      pressed.preventDefault();
      pressed.stopPropagation();
      stop(false);
    },
    { signal, capture: true },
  );
}

function scrollerOf(element: Element): Element {
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  }
  return document.documentElement;
}

function edgesOf(scroller: Element): { top: number; bottom: number } {
  if (scroller === document.documentElement) return { top: 0, bottom: innerHeight };
  const { top, bottom } = scroller.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
}

/** How far it scrolls with the next frame: the nearer to an edge, the faster. */
export function speedAt(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const up = Math.min(1, Math.max(0, (top + EDGE - y) / EDGE));
  const down = Math.min(1, Math.max(0, (y - bottom + EDGE) / EDGE));
  return Math.round((down - up) * FASTEST);
}
