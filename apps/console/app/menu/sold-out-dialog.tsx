import { brandTimeZone } from '@tablefront/restaurant/counting/brand-day';
import type { DishInFile } from '@tablefront/restaurant/editing/menu/menus-in-file';
import { useState } from 'react';
import { useBrand } from '../frame/brand.ts';
import { zoneOfPlaces } from '../frame/zone-of-places.ts';
import { placeIds } from '../locations/place-ids.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { OpenMenu } from './open-menu.ts';
import { doQuick } from './quick.ts';
import { untilChoices } from './until-choices.ts';

interface SoldOutDialogProps {
  menu: OpenMenu;
  dishes: readonly DishInFile[];
  onClose: () => void;
}

/** Sold out at once, on the live site: not a part of the draft. */
export function SoldOutDialog({ menu, dishes, onClose }: SoldOutDialogProps) {
  const { id: brandId, name: brandName, grant, detail } = useBrand();
  const own = grant?.locations?.map(({ id }) => id);
  const ids = placeIds(menu.document, menu.locations, brandId);
  // Without locations the brand is the place.
  const all = menu.locations.length > 0 ? menu.locations : [{ key: '', distinctName: brandName }];
  const places = all
    .map(({ key, distinctName }) => ({ key, distinctName, id: ids.get(key) ?? '' }))
    .filter(({ id }) => !own || own.includes(id));
  const [everywhere, setEverywhere] = useState(!own && !menu.place);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(menu.place ? [ids.get(menu.place.key) ?? ''] : own ? places.map(({ id }) => id) : []),
  );
  const [isBusy, setBusy] = useState(false);
  const name = dishes.length === 1 && dishes[0] ? menu.says(dishes[0].fields).name : `${dishes.length} dishes`;
  const where = everywhere ? null : [...chosen];
  const brand = { timeZone: brandTimeZone(detail) };
  const { timeZone, named } = zoneOfPlaces({ places: detail?.locations ?? [], brand }, where);
  const set = async (until: Date | null) => {
    setBusy(true);
    for (const dish of dishes) {
      const done = await doQuick(brandId, {
        do: 'sold-out',
        dish: dish.id,
        places: where,
        until: until?.toISOString() ?? null,
      });
      if (!done) break;
    }
    onClose();
  };
  const isNowhere = where !== null && where.length === 0;
  return (
    <Dialog
      title={`${name} sold out until`}
      about="At once, for guests: this is not part of the draft."
      onClose={onClose}
    >
      <div className="in-dialog stack g4 tall">
        <div className="until-row">
          {untilChoices(new Date(), timeZone).map(({ label, until }) => (
            <Button key={label} busy={isBusy} disabled={isNowhere} onClick={() => void set(until)}>
              {label}
            </Button>
          ))}
        </div>
        {named && <p className="hint">Tonight and tomorrow{named}.</p>}
        {menu.locations.length > 1 && (
          <fieldset className="stack g2">
            <legend className="lab-1">Where</legend>
            {!own && (
              <label className="opt-row">
                <input
                  type="checkbox"
                  className="chk"
                  checked={everywhere}
                  onChange={(event) => setEverywhere(event.target.checked)}
                />
                <span>Everywhere</span>
              </label>
            )}
            {!everywhere &&
              places.map(({ id, key, distinctName }) => (
                <label key={key} className="opt-row">
                  <input
                    type="checkbox"
                    className="chk"
                    checked={chosen.has(id)}
                    onChange={() => {
                      const next = new Set(chosen);
                      if (!next.delete(id)) next.add(id);
                      setChosen(next);
                    }}
                  />
                  <span>{distinctName}</span>
                </label>
              ))}
          </fieldset>
        )}
      </div>
    </Dialog>
  );
}
