import { ImagePlus } from 'lucide';
import { Link } from 'react-router';
import { Thumb } from '../frame/thumb.tsx';
import { Diets } from './dish-cells.tsx';
import { dietMarks, differsWords, type MenuRow } from './menu-rows.ts';
import { dishState, type OpenMenu, priceHere, priceWords } from './open-menu.ts';

interface PhoneMenuProps {
  menu: OpenMenu;
  rows: readonly MenuRow[];
  addressOf: (id: string) => string;
}

/** The menu as lists, one for each category: each dish leads to its page. Rows out of view are not laid out. */
export function PhoneMenu({ menu, rows, addressOf }: PhoneMenuProps) {
  const groups: { head: MenuRow; dishes: Extract<MenuRow, { kind: 'dish' }>[] }[] = [];
  for (const row of rows) {
    if (row.kind === 'dish') groups.at(-1)?.dishes.push(row);
    else groups.push({ head: row, dishes: [] });
  }
  return groups.map(({ head, dishes }) => (
    <section key={head.id} className="phone-cat">
      <h2 className="row">
        {head.kind === 'category' ? head.category.name || 'Without a name' : head.kind === 'menu' ? head.name : ''}
        {head.kind === 'category' && <span className="muted small">{head.shown}</span>}
      </h2>
      {dishes.length > 0 && (
        <ul className="card list">
          {dishes.map(({ id, dish }) => {
            const says = menu.says(dish.fields);
            const state = dishState(menu, dish);
            const differs = differsWords(menu.differences.get(dish.id));
            const here = priceHere(menu, dish);
            return (
              <li key={id}>
                <Thumb image={says.image} none={ImagePlus} />
                <Link className="grow" to={addressOf(id)}>
                  <span className="row">
                    <span className="m cut">{says.name || 'Without a name'}</span>
                    {state && <span className="bdg a">{state}</span>}
                  </span>
                  <span className="small muted row g1">
                    {dietMarks(says).length > 0 ? (
                      <Diets dish={says} />
                    ) : (
                      <span className="cut">{says.description}</span>
                    )}
                    {says.hidden && <span className="nowrap">· Hidden</span>}
                    {differs && <span className="nowrap">· {differs}</span>}
                  </span>
                </Link>
                <span className="price">
                  {here.price === undefined ? priceWords(menu, dish.fields) : priceWords(menu, { price: here.price })}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  ));
}
