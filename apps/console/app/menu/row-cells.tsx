import { GripVertical } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import type { Grid } from './use-grid.ts';

/** What makes each cell of a row one that the table's keys find. @param active the column that they are at */
export function cellsOf(grid: Grid, id: string, active: number | undefined) {
  return (column: number) => ({
    'data-cell': `${id} ${column}`,
    tabIndex: active === column ? 0 : -1,
    onFocus: () => grid.focus(id, column),
  });
}

interface GripCellProps {
  grid: Grid;
  id: string;
  /** What it does, to who listens. */
  label: string;
  mayEdit: boolean;
  isMoving: boolean;
  cell: ReturnType<ReturnType<typeof cellsOf>>;
}

/** What a row is moved by. */
export function GripCell({ grid, id, label, mayEdit, isMoving, cell }: GripCellProps) {
  return (
    <td className="c-grip">
      {mayEdit && (
        <button
          type="button"
          className="grip"
          aria-label={label}
          aria-pressed={isMoving}
          onPointerDown={(event) => grid.grip(event, id)}
          {...cell}
        >
          <Icon node={GripVertical} />
        </button>
      )}
    </td>
  );
}
