import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react';
import { CategoryRow } from './category-row.tsx';
import { DishRow } from './dish-row.tsx';
import { type MenuRow, rowId } from './menu-rows.ts';
import type { OpenMenu } from './open-menu.ts';
import { type Doing, useGrid } from './use-grid.ts';

export interface MenuHandle {
  /** Puts the focus on a cell. */
  goTo: (id: string, column: number) => void;
  activeId: () => string | undefined;
}

interface MenuTableProps extends Doing {
  menu: OpenMenu;
  rows: readonly MenuRow[];
  title: string;
  selected: ReadonlySet<string>;
  folded: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onFold: (id: string) => void;
  /** Beside an open dish there is room for fewer columns. */
  openId: string | undefined;
  /** What scrolls. */
  pane: HTMLElement | null;
  handle: RefObject<MenuHandle | undefined>;
}

const DISH = 50;
const CATEGORY = 38;
const HEAD = 34;

/** Only the rows that are in view are drawn. @param pane what scrolls */
function useMenuVirtual(rows: readonly MenuRow[], pane: HTMLElement | null) {
  const top = useRef<HTMLTableElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => pane,
    estimateSize: (index) => (rows[index]?.kind === 'dish' ? DISH : CATEGORY),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    scrollMargin: top.current?.offsetTop ?? 0,
    scrollPaddingStart: HEAD,
    scrollPaddingEnd: 72,
  });
  return { virtualizer, top };
}

/** The table of a menu: one stop of Tab, arrows within. What the keys change is drawn anew here alone. */
export function MenuTable({
  menu,
  rows,
  title,
  selected,
  folded,
  onSelect,
  onFold,
  openId,
  pane,
  handle,
  ...doing
}: MenuTableProps) {
  const isNarrow = openId !== undefined;
  const { virtualizer, top } = useMenuVirtual(rows, pane);
  const grid = useGrid({
    ...{ menu, rows, selected, onSelect, onFold, ...doing },
    lastColumn: isNarrow ? 4 : 7,
    show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  });
  const { active: at, goTo } = grid;
  useEffect(() => {
    handle.current = { goTo, activeId: () => at?.id };
  });
  const onSelectAll = () => {
    const all = rows.flatMap((row) => (row.kind === 'dish' ? [row.id] : []));
    onSelect(selected.size >= all.length ? new Set() : new Set(all));
  };
  const columns = isNarrow ? 5 : 8;
  const items = virtualizer.getVirtualItems();
  const margin = virtualizer.options.scrollMargin;
  const before = (items[0]?.start ?? margin) - margin;
  const after = virtualizer.getTotalSize() + margin - (items.at(-1)?.end ?? margin);
  const dishes = rows.filter((row) => row.kind === 'dish').length;
  const categories = rows.filter((row) => row.kind === 'category').length;
  const first =
    grid.active && rows.some(({ id }) => id === grid.active?.id)
      ? grid.active
      : rows[0] && { id: rows[0].id, column: 2 };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are edited in place, as in a spreadsheet
    <table ref={top} role="grid" className="tbl menu-tbl" aria-rowcount={rows.length + 1} onKeyDown={grid.onKeyDown}>
      <caption className="vh">
        {title}: {categories} {categories === 1 ? 'category' : 'categories'}. Arrows move between cells, Enter edits,
        Space selects.
      </caption>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className="c-chk">
            <input
              className={`chk ${selected.size > 0 && selected.size < dishes ? 'mixed' : ''}`}
              type="checkbox"
              aria-label="Select all dishes"
              checked={dishes > 0 && selected.size >= dishes}
              onChange={onSelectAll}
            />
          </th>
          <th className="c-grip">
            <span className="vh">Move</span>
          </th>
          <th scope="col">Dish</th>
          <th scope="col" className="n">
            Price
          </th>
          <th scope="col">Diets</th>
          {!isNarrow && (
            <>
              <th scope="col">Allergens</th>
              <th scope="col">On sale</th>
              <th scope="col">Locations</th>
            </>
          )}
        </tr>
      </thead>
      <tbody style={{ '--columns': columns } as CSSProperties}>
        {before > 0 && <Space height={before} columns={columns} />}
        {items.map(({ index }) => {
          const row = rows[index];
          if (!row) return null;
          const active = first?.id === row.id ? first.column : undefined;
          const dropped = grid.drop?.id === row.id ? (grid.drop.after ? 'drop-after' : 'drop-before') : '';
          if (row.kind === 'menu') {
            return (
              <tr key={row.id} className="menu-head" aria-rowindex={index + 2}>
                <th scope="rowgroup" colSpan={columns}>
                  {row.name}
                </th>
              </tr>
            );
          }
          if (row.kind === 'category') {
            const ids = row.category.dishes.entries.map(rowId);
            const on = ids.filter((id) => selected.has(id)).length;
            return (
              <CategoryRow
                key={row.id}
                {...{ menu, row, columns }}
                number={index + 2}
                active={active === undefined ? undefined : Math.min(2, active)}
                selected={on === 0 ? 'none' : on === ids.length ? 'all' : 'some'}
                isFolded={folded.has(row.id)}
                mark={grid.moving === row.id ? 'is-moving' : dropped}
                grid={grid.grid}
              />
            );
          }
          return (
            <DishRow
              key={row.id}
              {...{ menu, row, active, isNarrow }}
              number={index + 2}
              isSelected={selected.has(row.id)}
              isOpen={openId === row.id}
              edit={grid.edit?.id === row.id ? grid.edit : undefined}
              mark={grid.moving === row.id ? 'is-moving' : dropped}
              grid={grid.grid}
            />
          );
        })}
        {after > 0 && <Space height={after} columns={columns} />}
      </tbody>
    </table>
  );
}

/** In the place of rows that are not drawn. */
function Space({ height, columns }: { height: number; columns: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <tr aria-hidden="true" className="space-row">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
