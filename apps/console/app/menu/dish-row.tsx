import { ImagePlus } from 'lucide';
import { memo } from 'react';
import { Thumb } from '../frame/thumb.tsx';
import { Allergens, Diets, OnSale } from './dish-cells.tsx';
import { differsWords, type DishRow as Row } from './menu-rows.ts';
import { NameCell } from './name-cell.tsx';
import { dishState, liveFields, type OpenMenu, priceHere, priceWords } from './open-menu.ts';
import { PriceCell } from './price-cell.tsx';
import { cellsOf, GripCell } from './row-cells.tsx';
import type { Edit, Grid } from './use-grid.ts';

interface RowProps {
  menu: OpenMenu;
  row: Row;
  /** In the whole table, from 1. */
  number: number;
  isSelected: boolean;
  isOpen: boolean;
  /** The column that the keys are at; undefined: not in this row. */
  active: number | undefined;
  edit: Edit | undefined;
  isNarrow: boolean;
  /** Classes: it is moved, or something is dropped beside it. */
  mark: string;
  grid: Grid;
}

/** Whether a row shows the same as before, whatever else of the menu changed. */
function isAlike(before: RowProps, after: RowProps): boolean {
  const [was, is] = [before.menu, after.menu];
  const differs = ({ menu, row }: RowProps) => differsWords(menu.differences.get(row.dish.id));
  const soldOut = ({ menu, row }: RowProps) => menu.differences.get(row.dish.id)?.soldOut.length;
  return (
    before.row.dish === after.row.dish &&
    before.number === after.number &&
    before.isSelected === after.isSelected &&
    before.isOpen === after.isOpen &&
    before.active === after.active &&
    before.edit === after.edit &&
    after.edit === undefined &&
    before.isNarrow === after.isNarrow &&
    before.mark === after.mark &&
    before.grid === after.grid &&
    was.published === is.published &&
    was.says === is.says &&
    was.timeZone === is.timeZone &&
    was.place?.fields === is.place?.fields &&
    was.isDifference === is.isDifference &&
    was.mayEdit === is.mayEdit &&
    differs(before) === differs(after) &&
    soldOut(before) === soldOut(after)
  );
}

/** A dish as a row of the table. */
export const DishRow = memo(function DishRow({
  menu,
  row,
  number,
  isSelected,
  isOpen,
  active,
  edit,
  isNarrow,
  mark,
  grid,
}: RowProps) {
  const { dish, id } = row;
  const says = menu.says(dish.fields);
  const name = says.name || 'Without a name';
  const live = liveFields(menu, dish);
  const state = dishState(menu, dish);
  const here = priceHere(menu, dish);
  const at = menu.differences.get(dish.id);
  const differs = differsWords(at);
  const was = live && priceWords(menu, live);
  const own = priceWords(menu, dish.fields);
  const price = here.price === undefined ? own : priceWords(menu, { price: here.price });
  const cell = cellsOf(grid, id, active);
  return (
    <tr
      className={`${isSelected || isOpen ? 'on' : ''} ${mark}`}
      aria-rowindex={number}
      aria-selected={isSelected}
      data-row={id}
    >
      <td className="c-chk">
        <input
          className="chk"
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={(event) => grid.select(id, (event.nativeEvent as MouseEvent).shiftKey)}
          {...cell(0)}
        />
      </td>
      <GripCell
        {...{ grid, id, mayEdit: menu.mayEdit, isMoving: mark === 'is-moving', cell: cell(1) }}
        label={`Move ${name}; space, then arrows`}
      />
      <th scope="row" {...cell(2)} onDoubleClick={() => grid.open(id)}>
        <div className="row g3">
          <Thumb image={says.image} none={ImagePlus} />
          {edit?.column === 2 ? (
            <NameCell menu={menu} dish={dish} name={says.name} onDone={grid.editDone} />
          ) : (
            <span className="cut grow">
              <button type="button" className="m dish-name" tabIndex={-1} onClick={() => grid.open(id)}>
                {name}
              </button>{' '}
              {state && <span className="bdg a">{state}</span>}
              {says.description && <small className="cut muted small cell-line">{says.description}</small>}
            </span>
          )}
        </div>
      </th>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the table's keys do the same */}
      <td
        className={`n c-price ${here.hidden || says.hidden ? 'muted' : ''}`}
        {...cell(3)}
        onClick={() => grid.beginEdit(id, 3)}
      >
        {edit?.column === 3 ? (
          <PriceCell menu={menu} dish={dish} name={name} begin={edit.begin} onDone={grid.editDone} />
        ) : (
          <>
            {price}
            {was !== undefined && was !== own && <small className="was muted">was {was}</small>}
          </>
        )}
      </td>
      <td className="c-diet" {...cell(4)}>
        <Diets dish={says} />
      </td>
      {!isNarrow && (
        <>
          <td className="c-all small" {...cell(5)}>
            <Allergens dish={says} />
          </td>
          <td className="c-avail small" {...cell(6)}>
            <OnSale dish={says} timeZone={menu.timeZone} soldOutAt={at?.soldOut.length ?? 0} hidden={here.hidden} />
          </td>
          <td className="c-loc small" {...cell(7)}>
            {differs ? (
              <button type="button" className="lk" tabIndex={-1} onClick={() => grid.open(id, 'places')}>
                {differs}
              </button>
            ) : (
              <span className="muted">All alike</span>
            )}
          </td>
        </>
      )}
    </tr>
  );
}, isAlike);
