import {
  changeDifference,
  differencesOf,
  type LocationInFile,
  likeTheBrand,
} from '@tablefront/restaurant/editing/menu/locations-in-file';
import type { DishInFile } from '@tablefront/restaurant/editing/menu/menus-in-file';
import { amountText, typedAmount } from '@tablefront/restaurant/editing/menu/price-in-file';
import { formatPrice } from '@tablefront/restaurant/prices';
import { Plus, Undo2 } from 'lucide';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Menu } from '../ui/menu.tsx';
import { BoundField } from './bound-field.tsx';
import { type OpenMenu, priceWords } from './open-menu.ts';
import { hasSizePrices } from './price-cell.tsx';

/** Where a dish differs from the brand's: other prices, not to be had, with a way back for each. */
export function DishPlaces({ menu, dish }: { menu: OpenMenu; dish: DishInFile }) {
  const { currency, language, change, mayEdit, says } = menu;
  const [added, setAdded] = useState<readonly string[]>([]);
  const places = menu.locations.filter(({ hasOwnMenu }) => !hasOwnMenu);
  const own = (place: LocationInFile) => differencesOf(place, dish.id).at(-1);
  const differs = (place: LocationInFile) => {
    const said = own(place);
    return (
      said !== undefined && (said.hidden || said.price !== undefined || said.priceText !== undefined || said.hasSizes)
    );
  };
  const shown = places.filter((place) => differs(place) || added.includes(place.key));
  const others = places.filter((place) => !shown.includes(place));
  const brandPrice = says(dish.fields).price;
  const alike = places.length - places.filter(differs).length;
  const bySizes = hasSizePrices(menu, dish);
  return (
    <section className="stack g3" aria-labelledby="dish-places" data-part="places">
      <div className="row">
        <h3 id="dish-places">Locations</h3>
        <span className="muted small">
          {priceWords(menu, dish.fields)} in {alike} of {places.length}
        </span>
      </div>
      {shown.length > 0 && (
        <table className="tbl dense inset">
          <thead>
            <tr>
              <th scope="col">Where it differs</th>
              <th scope="col" className="n">
                Price
              </th>
              <th scope="col">On sale</th>
              <th scope="col">
                <span className="vh">Undo</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((place) => {
              const said = own(place);
              const name = place.distinctName;
              const price = said?.price ?? brandPrice;
              return (
                <tr key={place.key}>
                  <th scope="row">{name}</th>
                  <td className={`n ${said?.hidden ? 'muted' : ''}`}>
                    {said?.hidden || !mayEdit || bySizes ? (
                      price === undefined ? (
                        '–'
                      ) : (
                        formatPrice(price, currency, language)
                      )
                    ) : (
                      <BoundField
                        label={<span className="vh">Price in {name}</span>}
                        className="s amount"
                        inputMode="decimal"
                        value={price === undefined ? '' : amountText(price, currency)}
                        onType={(typed) => {
                          const amount = typedAmount(typed, currency);
                          if (amount === undefined) return 'Not a price';
                          change(changeDifference(place, dish.id, { price: amount }), {
                            typing: `${place.key} ${dish.id}`,
                          });
                          return undefined;
                        }}
                      />
                    )}
                  </td>
                  <td>
                    <button
                      type="button"
                      className={`st as-button ${said?.hidden ? 'o' : 'g'}`}
                      aria-pressed={!said?.hidden}
                      aria-label={`${name}: ${said?.hidden ? 'hidden' : 'on'}`}
                      disabled={!mayEdit}
                      onClick={() => change(changeDifference(place, dish.id, { hidden: !said?.hidden }))}
                    >
                      {said?.hidden ? 'Hidden' : 'On'}
                    </button>
                  </td>
                  <td className="n">
                    {mayEdit && (
                      <Button
                        small
                        look="quiet"
                        icon={Undo2}
                        aria-label={`${name}: like the brand`}
                        onClick={() => {
                          change(likeTheBrand(place, dish.id));
                          setAdded(added.filter((key) => key !== place.key));
                        }}
                      />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {mayEdit && others.length > 0 && (
        <Menu
          className="btn s start"
          choices={others.map(({ key, distinctName }) => ({ id: key, label: distinctName, icon: Plus }))}
          onChoose={(key) => setAdded([...added, key])}
        >
          Another location
        </Menu>
      )}
    </section>
  );
}
