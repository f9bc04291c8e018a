import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { followDrag } from '../ui/follow-drag.ts';

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
    const within = list.current;
    const own = itemsOf(within).find((item) => item.getAttribute('data-key') === key);
    if (!within || !own) return;
    event.preventDefault();
    event.currentTarget.focus();
    let to = keys.indexOf(key);
    followDrag(event, {
      within,
      move(_, y) {
        own.classList.add('dragged');
        const others = itemsOf(within).filter((item) => item !== own);
        to = others.filter((item) => middleOf(item) < y).length;
        for (const [index, item] of others.entries()) {
          item.classList.toggle('drop-before', index === to);
          item.classList.toggle('drop-after', to === others.length && index === to - 1);
        }
      },
      end(drops) {
        for (const item of itemsOf(within)) item.classList.remove('dragged', 'drop-before', 'drop-after');
        if (drops) moveTo(key, to);
      },
    });
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

const itemsOf = (list: Element | null): Element[] => [...(list?.children ?? [])];

function middleOf(item: Element): number {
  const { top, height } = item.getBoundingClientRect();
  return top + height / 2;
}
