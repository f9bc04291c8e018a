import { moveEntry } from '@tablefront/restaurant/editing/menu/edit-menu';
import { type PointerEvent, useRef, useState } from 'react';
import type { MenuRow } from './menu-rows.ts';
import type { OpenMenu } from './open-menu.ts';

export interface Drop {
  id: string;
  after: boolean;
}

interface Dragging {
  menu: OpenMenu;
  rows: readonly MenuRow[];
}

/** How far the pointer goes before it drags: less is a press. */
const SLACK = 4;

/** Dragging rows by their grips; a line shows where they go. */
export function useRowDrag(now: () => Dragging) {
  const [drop, setDrop] = useState<Drop>();
  const dropNow = useRef<Drop>(undefined);

  function begin(event: PointerEvent, id: string) {
    if (event.button !== 0) return;
    const grip = event.currentTarget as HTMLElement;
    const start = event.clientY;
    const over = (moved: globalThis.PointerEvent) => {
      if (Math.abs(moved.clientY - start) < SLACK) return;
      const target = document.elementFromPoint(moved.clientX, moved.clientY)?.closest<HTMLElement>('[data-row]');
      const box = target?.getBoundingClientRect();
      const next =
        target && box ? { id: target.dataset.row ?? '', after: moved.clientY > box.top + box.height / 2 } : undefined;
      dropNow.current = next;
      setDrop(next);
    };
    const end = (up: globalThis.PointerEvent) => {
      grip.removeEventListener('pointermove', over);
      grip.removeEventListener('pointerup', end);
      grip.removeEventListener('pointercancel', end);
      const at = dropNow.current;
      dropNow.current = undefined;
      setDrop(undefined);
      if (at && up.type === 'pointerup') put(id, at);
    };
    grip.setPointerCapture(event.pointerId);
    grip.addEventListener('pointermove', over);
    grip.addEventListener('pointerup', end);
    grip.addEventListener('pointercancel', end);
  }

  function put(from: string, at: Drop) {
    const { menu, rows } = now();
    const row = rows.find(({ id }) => id === from);
    const target = rows.find(({ id }) => id === at.id);
    if (!target || !row || target.kind === 'menu' || row.kind === 'menu' || target.id === row.id) return;
    if (row.kind === 'dish') {
      const { entries } = target.category.dishes;
      const place = target.kind === 'dish' ? target.index + (at.after ? 1 : 0) : 0;
      menu.change(moveEntry(row.dish, target.category.dishes, entries[place]?.key));
      return;
    }
    const list = menu.menus.find(({ categories }) => categories.entries.includes(target.category))?.categories;
    if (!list) return;
    const place = list.entries.indexOf(target.category) + (at.after || target.kind === 'dish' ? 1 : 0);
    menu.change(moveEntry(row.category, list, list.entries[place]?.key));
  }

  return { begin, drop };
}
