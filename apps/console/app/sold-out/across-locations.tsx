import type { LiveDish, LiveDishes } from '@tablefront/console-wire/drafts';
import { brandTimeZone } from '@tablefront/restaurant/counting/brand-day';
import { useBrand } from '../frame/brand.ts';
import { Button } from '../ui/button.tsx';
import { moment } from '../ui/when.ts';
import type { SaleAction } from './pending.ts';

interface Sold {
  dish: LiveDish;
  until: string | null;
  places: string[];
}

/** What is sold out at any of the places, those of one moment together. */
function soldOutIn({ menus }: LiveDishes): Sold[] {
  const dishes = menus.flatMap(({ categories }) => categories.flatMap((category) => category.dishes));
  return dishes.flatMap((dish) =>
    Array.from(
      Map.groupBy(dish.soldOut, ({ until }) => until),
      ([until, those]) => ({ dish, until, places: those.map(({ place }) => place) }),
    ),
  );
}

export function AcrossLocations({ dishes, onBack }: { dishes: LiveDishes; onBack: (action: SaleAction) => void }) {
  const { detail } = useBrand();
  const sold = soldOutIn(dishes);
  const nameOf = (place: string) => dishes.places.find(({ id }) => id === place)?.name ?? place;
  // Of one place it is told as its people say it.
  const zoneOf = ({ places: [first, ...others] }: Sold) =>
    (others.length === 0 ? dishes.places.find(({ id }) => id === first)?.timeZone : undefined) ?? brandTimeZone(detail);
  const where = ({ dish, places }: Sold) =>
    places.length === (dish.places ?? dishes.places).length ? `All ${places.length}` : places.map(nameOf).join(', ');
  return (
    <aside className="sold-side stack g5 not-phone" aria-label="Across locations">
      <section className="card">
        <header>
          <h2>Sold out across locations</h2>
          <span className="count quiet">{sold.length}</span>
        </header>
        {sold.length === 0 ? (
          <p className="card-body muted">Everything is to be had everywhere.</p>
        ) : (
          <table className="tbl dense">
            <thead>
              <tr>
                <th scope="col">Dish</th>
                <th scope="col">Where</th>
                <th scope="col">Until</th>
                <th scope="col">
                  <span className="vh">Back on</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {sold.map((one) => (
                <tr key={`${one.dish.id} ${one.until}`}>
                  <th scope="row">{one.dish.name}</th>
                  <td className="muted">{where(one)}</td>
                  <td>{one.until ? moment(one.until, { now: new Date(), timeZone: zoneOf(one) }) : 'No end set'}</td>
                  <td className="n">
                    <Button
                      small
                      aria-label={`${one.dish.name} is back on in ${where(one)}`}
                      onClick={() => onBack({ do: 'back', dish: one.dish.id, places: one.places })}
                    >
                      Back on
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <p className="small muted">
        Counts at once: on the menu, in popular items, in the assistant’s answers and for search engines. It is not part
        of a draft and needs no publishing.
      </p>
    </aside>
  );
}
