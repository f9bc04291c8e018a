import { setField } from '@tablefront/restaurant/editing/in-file';
import { renameDish, setMark } from '@tablefront/restaurant/editing/menu/edit-menu';
import { type DishInFile, dishesOf } from '@tablefront/restaurant/editing/menu/menus-in-file';
import { Check, ChevronDown, ChevronUp, FolderInput, Plus, Trash2, X } from 'lucide';
import { useEffect, useRef } from 'react';
import { SavedLine } from '../document/saved-line.tsx';
import { useBrand } from '../frame/brand.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { AllergenPart } from './allergen-part.tsx';
import { BoundField } from './bound-field.tsx';
import { DishMore } from './dish-more.tsx';
import { DishPlaces } from './dish-places.tsx';
import { PriceParts } from './dish-price.tsx';
import { DIET_MARKS } from './menu-rows.ts';
import { liveFields, type OpenMenu } from './open-menu.ts';

interface DishDrawerProps {
  menu: OpenMenu;
  dish: DishInFile;
  /** The part to begin at. */
  part: string | undefined;
  onClose: () => void;
  onStep: (by: -1 | 1) => void;
  onMove: () => void;
  onRemove: () => void;
  onSoldOut: () => void;
}

/** All that a dish says: beside the table, on phones a page of its own. */
export function DishDrawer({ menu, dish, part, onClose, onStep, onMove, onRemove, onSoldOut }: DishDrawerProps) {
  const { says: read, change, mayEdit } = menu;
  const { id: brandId, detail } = useBrand();
  const says = read(dish.fields);
  const live = liveFields(menu, dish);
  const before = live && read(live);
  const place = JSON.stringify(dish.at);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part) body.current?.querySelector(`[data-part="${part}"]`)?.scrollIntoView({ block: 'start' });
  }, [part]);
  const text = says.description ?? '';
  return (
    <aside className="pane drawer" aria-labelledby="dish">
      <header className="drawer-head">
        <h2 id="dish" className="cut">
          {says.name || 'Without a name'}
        </h2>
        <span className="push">
          <SavedLine />
        </span>
        <span className="row g1 not-phone">
          <Button small look="quiet" icon={ChevronUp} aria-label="Previous dish" onClick={() => onStep(-1)} />
          <Button small look="quiet" icon={ChevronDown} aria-label="Next dish" onClick={() => onStep(1)} />
          <Button small look="quiet" icon={X} aria-label="Close" onClick={onClose} />
        </span>
      </header>
      <div className="drawer-body stack g6" ref={body} key={dish.key}>
        <div className="stack g4">
          <div className="dish-head">
            <PictureField
              small
              {...{ brandId }}
              label="Picture"
              value={typeof dish.fields.image === 'string' && dish.fields.image !== '' ? dish.fields.image : null}
              hosts={detail?.hosts}
              isReadOnly={!mayEdit}
              onChange={(to) => void change(setField(dish, ['image'], to))}
            />
            <div className="dish-head-name">
              <BoundField
                label="Name"
                value={says.name}
                was={before?.name}
                disabled={!mayEdit}
                onUndo={() => change(renameDish(dish, before?.name ?? '', menu.locations, dishesOf(menu.menus)))}
                onType={(typed) => {
                  if (typed.trim() === '') return 'A dish needs a name';
                  change(renameDish(dish, typed.trim(), menu.locations, dishesOf(menu.menus)), {
                    typing: `${place} name`,
                  });
                  return undefined;
                }}
              />
            </div>
          </div>
          <BoundField
            label="Description"
            lines={2}
            value={text}
            was={before && (before.description ?? '')}
            disabled={!mayEdit}
            hint={
              text === ''
                ? 'What is on the plate, in a line or two.'
                : `${text.length} characters. The first 90 show on a phone.`
            }
            onUndo={() => change(setField(dish, ['description'], before?.description ?? null))}
            onType={(typed) => {
              change(setField(dish, ['description'], typed.trim() === '' ? null : typed), {
                typing: `${place} description`,
              });
              return undefined;
            }}
          />
          <PriceParts {...{ menu, dish, onSoldOut }} />
        </div>
        <section className="stack g3" aria-labelledby="dish-diets">
          <h3 id="dish-diets">Diets</h3>
          <div className="row wrap">
            {DIET_MARKS.map(({ mark, name }) => (
              <button
                key={mark}
                type="button"
                className={`pick ${says[mark] ? 'on' : ''}`}
                aria-pressed={says[mark]}
                disabled={!mayEdit}
                onClick={() => change(setMark(dish, mark, !says[mark]))}
              >
                <Icon node={says[mark] ? Check : Plus} />
                {name}
              </button>
            ))}
          </div>
        </section>
        <AllergenPart {...{ menu, dish }} />
        <DishMore {...{ menu, dish }} />
        {menu.locations.length > 0 && menu.owner.at.length === 0 && <DishPlaces {...{ menu, dish }} />}
        {mayEdit && (
          <div className="row wrap">
            <Button small icon={FolderInput} onClick={onMove}>
              Move to…
            </Button>
            <Button small look="danger" icon={Trash2} onClick={onRemove}>
              Remove the dish
            </Button>
          </div>
        )}
      </div>
    </aside>
  );
}
