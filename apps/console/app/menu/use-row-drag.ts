import { moveEntry } from '@tablefront/restaurant/editing/menu/edit-menu';
import { type PointerEvent, useState } from 'react';
import { followDrag } from '../ui/follow-drag.ts';
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

/** Dragging rows by their grips; a line shows where they go. */
export function useRowDrag(now: () => Dragging) {
  const [drag, setDrag] = useState<{ from: string; drop: Drop | undefined }>();

  function begin(event: PointerEvent, id: string) {
    const within = event.currentTarget.closest('table');
    if (!within) return;
    let drop: Drop | undefined;
    followDrag(event, {
      within,
      move(x, y) {
        const row = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]');
        const box = row?.getBoundingClientRect();
        const next = row && box ? { id: row.dataset.row ?? '', after: y > box.top + box.height / 2 } : undefined;
        if (drop && next?.id === drop.id && next.after === drop.after) return;
        drop = next;
        setDrag({ from: id, drop });
      },
      end(drops) {
        setDrag(undefined);
        if (drops && drop) put(id, drop);
      },
    });
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

  return { begin, drop: drag?.drop, dragged: drag?.from };
}
