import { ChevronDown, ChevronRight, Plus } from 'lucide';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { MenuRow } from './menu-rows.ts';
import type { OpenMenu } from './open-menu.ts';
import { cellsOf, GripCell } from './row-cells.tsx';
import type { Grid } from './use-grid.ts';

interface CategoryRowProps {
  menu: OpenMenu;
  row: Extract<MenuRow, { kind: 'category' }>;
  number: number;
  columns: number;
  active: number | undefined;
  /** Of its dishes: all, some or none are selected. */
  selected: 'all' | 'some' | 'none';
  isFolded: boolean;
  /** Classes: it is moved, or something is dropped beside it. */
  mark: string;
  grid: Grid;
}

/** The head of a category: folded, moved, renamed, selected as a whole. */
export function CategoryRow({ menu, row, number, columns, active, selected, isFolded, mark, grid }: CategoryRowProps) {
  const { category, id, shown } = row;
  const name = category.name || 'Without a name';
  const cell = cellsOf(grid, id, active);
  return (
    <tr className={`cat ${mark}`} aria-rowindex={number} data-row={id}>
      <td className="c-chk">
        <input
          className={`chk ${selected === 'some' ? 'mixed' : ''}`}
          type="checkbox"
          aria-label={`Select all of ${name}`}
          checked={selected === 'all'}
          onChange={() => grid.selectCategory(category)}
          {...cell(0)}
        />
      </td>
      <GripCell
        {...{ grid, id, mayEdit: menu.mayEdit, isMoving: mark === 'is-moving', cell: cell(1) }}
        label={`Move ${name}`}
      />
      <th scope="rowgroup" colSpan={columns - 2}>
        <span className="row">
          <button
            type="button"
            className="grip"
            aria-label={`Fold ${name}`}
            aria-expanded={!isFolded}
            onClick={() => grid.fold(id)}
            {...cell(2)}
          >
            <Icon node={isFolded ? ChevronRight : ChevronDown} />
          </button>
          {menu.mayEdit ? (
            <button type="button" className="b cat-name" tabIndex={-1} onClick={() => grid.openCategory(category)}>
              {name}
            </button>
          ) : (
            <b>{name}</b>
          )}
          <span className="muted small">{shown}</span>
          {category.description && <span className="muted small cut">{category.description}</span>}
          {menu.mayEdit && (
            <span className="push row g1">
              <Button
                small
                look="quiet"
                icon={Plus}
                aria-label={`Add a dish to ${name}`}
                tabIndex={-1}
                onClick={() => grid.addTo(category)}
              >
                Dish
              </Button>
            </span>
          )}
        </span>
      </th>
    </tr>
  );
}
