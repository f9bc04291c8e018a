import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

export interface Grip {
  key: string;
  props: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  };
}

/**
 * Moving in a list whose items bear `data-key`: a grip that is dragged or moved by arrows, and a place to move to.
 * @param move puts an entry in front of another; undefined: at the end
 */
export function useReorder(keys: readonly string[], move: (key: string, before: string | undefined) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');

  function moveTo(key: string, to: number) {
    const others = keys.filter((one) => one !== key);
    const place = Math.min(Math.max(to, 0), others.length);
    if (keys.indexOf(key) === place) return;
    move(key, others[place]);
    setSaid(`It is at place ${place + 1} of ${keys.length} now.`);
  }

  function drag(key: string, event: PointerEvent<HTMLElement>) {
    const items = [...(list.current?.children ?? [])];
    const own = items.find((item) => item.getAttribute('data-key') === key);
    if (!own || event.button !== 0) return;
    event.preventDefault();
    const grip = event.currentTarget;
    grip.setPointerCapture(event.pointerId);
    grip.focus();
    const middles = items.filter((item) => item !== own).map((item) => middleOf(item));
    let to = keys.indexOf(key);
    own.classList.add('dragged');
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      to = middles.filter((middle) => middle < clientY).length;
      for (const [index, item] of items.filter((item) => item !== own).entries()) {
        item.classList.toggle('drop-before', index === to);
        item.classList.toggle('drop-after', to === middles.length && index === to - 1);
      }
    };
    const stop = () => {
      grip.removeEventListener('pointermove', follow);
      for (const name of ['pointerup', 'pointercancel']) grip.removeEventListener(name, end);
      for (const item of items) item.classList.remove('dragged', 'drop-before', 'drop-after');
    };
    const end = ({ type }: Event) => {
      stop();
      if (type === 'pointerup') moveTo(key, to);
    };
    grip.addEventListener('pointermove', follow);
    for (const name of ['pointerup', 'pointercancel']) grip.addEventListener(name, end);
  }

  const gripOf = (key: string, index: number): Grip => ({
    key,
    props: {
      onPointerDown: (event) => drag(key, event),
      onKeyDown: (event) => {
        const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: keys.length - 1 }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        moveTo(key, to);
        const { currentTarget } = event;
        // It stands elsewhere now, and keeps the focus.
        requestAnimationFrame(() => currentTarget.focus());
      },
    },
  });

  return { list, said, gripOf, moveTo };
}

function middleOf(item: Element): number {
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2;
}
