'use client';
import { ArrowLeft, ArrowRight } from 'lucide';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** How far a pointer moves before it drags instead of clicking. */
const DRAG_FROM_PX = 6;

interface Carousel<E extends HTMLElement> {
  ref: RefObject<E | null>;
  atStart: boolean;
  atEnd: boolean;
  step: (direction: -1 | 1) => void;
}

/**
 * A list that scrolls sideways: touch and wheel scroll it by themselves, the arrow keys too once it has the focus; a
 * mouse may drag it, and `step` moves it by nearly its own width.
 */
export function useCarousel<E extends HTMLElement>(): Carousel<E> {
  const ref = useRef<E>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const look = () => {
      const atStart = list.scrollLeft <= 1;
      const atEnd = list.scrollLeft >= list.scrollWidth - list.clientWidth - 1;
      setEnds((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }));
    };
    look();
    const release = dragWithMouse(list);
    const resized = new ResizeObserver(look);
    resized.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      release();
      resized.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, []);

  const step = useCallback((direction: -1 | 1) => {
    const list = ref.current;
    if (!list) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({ left: direction * list.clientWidth * 0.8, behavior: calm ? 'instant' : 'smooth' });
  }, []);

  return { ref, ...ends, step };
}

function dragWithMouse(list: HTMLElement): () => void {
  let from: { x: number; left: number } | undefined;
  let dragging = false;
  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    from = { x: event.clientX, left: list.scrollLeft };
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    const moved = event.clientX - from.x;
    if (!dragging && Math.abs(moved) < DRAG_FROM_PX) return;
    if (!dragging) list.setPointerCapture(event.pointerId);
    dragging = true;
    list.dataset.dragging = '';
    list.scrollLeft = from.left - moved;
  };
  const up = () => {
    from = undefined;
    dragging = false;
    delete list.dataset.dragging;
  };
  list.addEventListener('pointerdown', down);
  list.addEventListener('pointermove', move);
  list.addEventListener('pointerup', up);
  list.addEventListener('pointercancel', up);
  return () => {
    list.removeEventListener('pointerdown', down);
    list.removeEventListener('pointermove', move);
    list.removeEventListener('pointerup', up);
    list.removeEventListener('pointercancel', up);
  };
}

/** Back and forth; nothing where the whole list is in view. */
export function CarouselButtons<E extends HTMLElement>({ carousel, of }: { carousel: Carousel<E>; of: string }) {
  const { atStart, atEnd, step } = carousel;
  const idle = atStart && atEnd;
  return (
    <div className="carousel-buttons" data-idle={idle || undefined}>
      <button
        type="button"
        className="button button--quiet button--icon"
        aria-label={`Previous ${of}`}
        aria-disabled={atStart}
        onClick={() => step(-1)}
      >
        <Icon node={ArrowLeft} />
      </button>
      <button
        type="button"
        className="button button--quiet button--icon"
        aria-label={`Next ${of}`}
        aria-disabled={atEnd}
        onClick={() => step(1)}
      >
        <Icon node={ArrowRight} />
      </button>
    </div>
  );
}
