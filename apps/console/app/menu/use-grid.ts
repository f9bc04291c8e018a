import type { CategoryInFile } from '@tablefront/restaurant/editing/menu/menus-in-file';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { type DishRow, type MenuRow, rowId } from './menu-rows.ts';
import { moveCategory, moveDish } from './move.ts';
import type { OpenMenu } from './open-menu.ts';
import { speak } from './spoken.ts';
import { useRowDrag } from './use-row-drag.ts';

export interface Edit {
  id: string;
  column: number;
  /** What was typed on the cell. */
  begin: string | undefined;
}

export interface Doing {
  /** Opens the dish of a row, perhaps at one of its parts. */
  open: (id: string, part?: string) => void;
  openCategory: (category: CategoryInFile) => void;
  addTo: (category: CategoryInFile) => void;
  remove: (ids: readonly string[]) => void;
}

export interface Grid extends Doing {
  focus: (id: string, column: number) => void;
  select: (id: string, through: boolean) => void;
  selectCategory: (category: CategoryInFile) => void;
  fold: (id: string) => void;
  beginEdit: (id: string, column: number, begin?: string) => void;
  editDone: (go: 'down' | 'stay') => void;
  grip: (event: PointerEvent, id: string) => void;
}

interface GridOptions extends Doing {
  menu: OpenMenu;
  rows: readonly MenuRow[];
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onFold: (id: string) => void;
  lastColumn: number;
  /** Brings a row into view, so that it can be focused. */
  show: (index: number) => void;
}

const CATEGORY_COLUMNS = 2;
const PAGE = 12;
const NAME = 2;
const PRICE = 3;

/** Where the keys are in the table of a menu, and what they do: arrows, Enter, Space, with Shift and Alt. */
export function useGrid(options: GridOptions) {
  const now = useRef(options);
  now.current = options;
  const [active, setActive] = useState<{ id: string; column: number }>();
  const [edit, setEdit] = useState<Edit>();
  const [moving, setMoving] = useState<string>();
  const wanted = useRef<string>(undefined);
  const anchor = useRef<string>(undefined);
  const drag = useRowDrag(() => now.current);

  useLayoutEffect(() => {
    if (wanted.current === undefined || edit) return;
    const cell = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(wanted.current)}"]`);
    if (!cell) return;
    wanted.current = undefined;
    cell.focus({ preventScroll: true });
  });

  const indexOf = (id: string | undefined) => now.current.rows.findIndex((row) => row.id === id);

  function go(index: number, column: number) {
    const { rows, lastColumn, show } = now.current;
    const place = Math.max(0, Math.min(rows.length - 1, index));
    const row = rows[place];
    if (!row) return;
    const last = row.kind === 'dish' ? lastColumn : CATEGORY_COLUMNS;
    setActive({ id: row.id, column: Math.max(0, Math.min(lastColumn, column)) });
    wanted.current = `${row.id} ${Math.max(0, Math.min(last, column))}`;
    show(place);
  }

  const actions = useRef<Grid>(undefined);
  actions.current ??= {
    open: (id, part) => now.current.open(id, part),
    openCategory: (category) => now.current.openCategory(category),
    addTo: (category) => now.current.addTo(category),
    remove: (ids) => now.current.remove(ids),
    focus(id, column) {
      setActive((before) => (before?.id === id && before.column === column ? before : { id, column }));
    },
    select(id, through) {
      const { selected, onSelect, rows } = now.current;
      const next = new Set(selected);
      const from = indexOf(anchor.current);
      const to = indexOf(id);
      if (through && from >= 0) {
        for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1))
          if (row.kind === 'dish') next.add(row.id);
      } else if (!next.delete(id)) next.add(id);
      anchor.current = id;
      onSelect(next);
    },
    selectCategory(category) {
      const { selected, onSelect } = now.current;
      const ids = category.dishes.entries.map(rowId);
      const next = new Set(selected);
      const all = ids.every((id) => next.has(id));
      for (const id of ids)
        if (all) next.delete(id);
        else next.add(id);
      onSelect(next);
    },
    fold: (id) => now.current.onFold(id),
    beginEdit(id, column, begin) {
      if (!now.current.menu.mayEdit) return;
      setActive({ id, column });
      setEdit({ id, column, begin });
    },
    editDone(goes) {
      setEdit((before) => {
        if (!before) return before;
        // Who left the field by the pointer is where they pressed.
        const within = document.activeElement?.closest('.cell-edit');
        if (goes === 'down') queueMicrotask(() => goDown(before));
        else if (within || document.activeElement === document.body) wanted.current = `${before.id} ${before.column}`;
        return undefined;
      });
    },
    grip: (event, id) => drag.begin(event, id),
  };

  function goDown({ id, column }: Edit) {
    const { rows } = now.current;
    const from = indexOf(id);
    const next = rows.findIndex((row, index) => index > from && row.kind === 'dish');
    go(next < 0 ? from : next, column);
  }

  function move(row: MenuRow, by: -1 | 1) {
    const { menu } = now.current;
    if (!menu.mayEdit || row.kind === 'menu') return;
    const moved = row.kind === 'dish' ? moveDish(menu, row.dish, by) : moveCategory(menu, row.category, by);
    if (!moved || !menu.change(moved.patches)) return;
    speak(moved.words);
    // In another category it has another place in the file, and so another id.
    const added = moved.patches.find((patch) => patch.do === 'add');
    const key = added?.do === 'add' ? (added.entry.$key ?? added.entry.id) : undefined;
    const id = added && key !== undefined ? JSON.stringify([...added.at, { key: String(key) }]) : row.id;
    if (moving !== undefined) setMoving(id);
    const column = active?.column ?? NAME;
    setActive({ id, column });
    wanted.current = `${id} ${row.kind === 'dish' ? column : Math.min(CATEGORY_COLUMNS, column)}`;
    requestAnimationFrame(() => now.current.show(Math.max(0, indexOf(id))));
  }

  function arrows(event: KeyboardEvent, row: MenuRow, index: number, column: number): boolean {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by !== 0 && (event.altKey || moving === row.id)) move(row, by);
    else if (by !== 0 && event.shiftKey) {
      if (row.kind === 'dish' && !now.current.selected.has(row.id)) actions.current?.select(row.id, false);
      const next = now.current.rows[index + by];
      if (next?.kind === 'dish') actions.current?.select(next.id, true);
      go(index + by, column);
    } else if (by !== 0) go(index + by, column);
    else if (event.key === 'ArrowLeft')
      go(index, Math.min(column, row.kind === 'dish' ? column : CATEGORY_COLUMNS) - 1);
    else if (event.key === 'ArrowRight') go(index, column + 1);
    else if (event.key === 'Home') go(event.ctrlKey ? 0 : index, event.ctrlKey ? column : 0);
    else if (event.key === 'End') go(event.ctrlKey ? now.current.rows.length : index, event.ctrlKey ? column : 99);
    else if (event.key === 'PageUp') go(index - PAGE, column);
    else if (event.key === 'PageDown') go(index + PAGE, column);
    else return false;
    return true;
  }

  function enter(row: MenuRow, column: number) {
    if (row.kind === 'category') actions.current?.fold(row.id);
    else if (row.kind === 'dish' && (column === NAME || column === PRICE) && now.current.menu.mayEdit)
      actions.current?.beginEdit(row.id, column);
    else if (row.kind === 'dish')
      now.current.open(row.id, column === 5 ? 'allergens' : column === 7 ? 'places' : undefined);
  }

  function space(row: MenuRow, column: number) {
    if (column === 1 && now.current.menu.mayEdit) {
      setMoving(moving === row.id ? undefined : row.id);
      speak(moving === row.id ? 'Dropped' : 'Picked up: arrows move it, space drops it');
    } else if (row.kind === 'dish') actions.current?.select(row.id, false);
    else if (row.kind === 'category' && column === 0) actions.current?.selectCategory(row.category);
    else if (row.kind === 'category') actions.current?.fold(row.id);
  }

  function leave(): boolean {
    if (moving !== undefined) setMoving(undefined);
    else if (now.current.selected.size > 0) now.current.onSelect(new Set());
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    const cell = (event.target as Element).closest('[data-cell]');
    if (edit || !cell || !active || event.metaKey || (event.ctrlKey && !['Home', 'End'].includes(event.key))) return;
    const index = indexOf(active.id);
    const row = now.current.rows[index];
    if (!row) return;
    const { column } = active;
    const done = () => {
      if (arrows(event, row, index, column)) return true;
      if (event.altKey) return false;
      if (event.key === 'Enter' || event.key === 'F2') enter(row, column);
      else if (event.key === ' ') space(row, column);
      else if (event.key === 'Escape') return leave();
      else if (event.key === 'Delete' && row.kind === 'dish')
        now.current.remove(now.current.selected.size > 0 ? [...now.current.selected] : [row.id]);
      else if (column === PRICE && row.kind === 'dish' && /^[\d.,]$/.test(event.key))
        actions.current?.beginEdit(row.id, PRICE, event.key);
      else return false;
      return true;
    };
    if (!done()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    active,
    edit,
    moving: moving ?? drag.dragged,
    drop: drag.drop,
    grid: actions.current,
    onKeyDown,
    /** Puts the focus on a cell. */
    goTo: (id: string, column: number) => go(indexOf(id), column),
    /** Edits the cell of a row as soon as that is there. */
    editAt: (id: string, column: number) => setEdit({ id, column, begin: undefined }),
  };
}

export const isDishRow = (row: MenuRow): row is DishRow => row.kind === 'dish';
