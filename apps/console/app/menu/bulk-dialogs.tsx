import { changedPrice, changePrices, type PriceChange, setMark } from '@tablefront/restaurant/editing/menu/edit-menu';
import { changeDifference, likeTheBrand } from '@tablefront/restaurant/editing/menu/locations-in-file';
import type { DishInFile } from '@tablefront/restaurant/editing/menu/menus-in-file';
import type { Patch } from '@tablefront/restaurant/editing/patches';
import { formatPrice } from '@tablefront/restaurant/prices';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { allergenLines, nameOfAllergen, type Said, sayAllergens } from './allergen-list.ts';
import { DIET_MARKS, rowId } from './menu-rows.ts';
import { categoriesOf, moveDishes } from './move.ts';
import type { OpenMenu } from './open-menu.ts';
import { currencySign } from './price-cell.tsx';
import { Tri } from './tri.tsx';

interface BulkDialogProps {
  menu: OpenMenu;
  dishes: readonly DishInFile[];
  onClose: () => void;
  onDone: (patches: readonly Patch[]) => void;
}

const counted = (count: number) => (count === 1 ? '1 dish' : `${count} dishes`);

interface FooterProps {
  label: string;
  patches: readonly Patch[];
  onClose: () => void;
  onDone: (patches: readonly Patch[]) => void;
}

function Footer({ label, patches, onClose, onDone }: FooterProps): ReactNode {
  return (
    <DialogFooter onClose={onClose}>
      <Button look="primary" disabled={patches.length === 0} onClick={() => onDone(patches)}>
        {label}
      </Button>
    </DialogFooter>
  );
}

const steps = [0, 0.05, 0.1, 0.25, 0.5, 1];

/** Prices of several dishes, by an amount or a percentage, rounded. */
export function PriceDialog({ menu, dishes, onClose, onDone }: BulkDialogProps) {
  const { currency, language, says } = menu;
  const [by, setBy] = useState<PriceChange['by']>('percent');
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState(0);
  const much = Number(typed.replace(',', '.').replace('−', '-'));
  const change: PriceChange = { by, much, step };
  const isRead = typed.trim() !== '' && Number.isFinite(much);
  const patches = isRead && much !== 0 ? changePrices(dishes, change, currency) : [];
  const priced = dishes.filter(({ fields }) => says(fields).price !== undefined);
  const example = priced.slice(0, 3).map(({ fields }) => {
    const { name, price = 0 } = says(fields);
    return `${name} ${formatPrice(price, currency, language)} to ${formatPrice(changedPrice(price, change, currency), currency, language)}`;
  });
  return (
    <Dialog
      title={`Change the price of ${counted(dishes.length)}`}
      about="All sizes change with it. Nothing is published yet."
      onClose={onClose}
    >
      <div className="in-dialog stack g4">
        <fieldset className="seg" aria-label="By">
          {(['percent', 'amount'] as const).map((kind) => (
            <button key={kind} type="button" aria-pressed={by === kind} onClick={() => setBy(kind)}>
              {kind === 'percent' ? 'By percent' : `By ${currencySign(currency, language)}`}
            </button>
          ))}
        </fieldset>
        <div className="two">
          <Field
            label={by === 'percent' ? 'Percent' : `Amount in ${currency}`}
            hint="5 makes it dearer, −5 cheaper."
            error={typed.trim() !== '' && !isRead ? `“${typed.trim()}” is not a number` : undefined}
          >
            {(parts) => (
              <input
                className="in"
                inputMode="decimal"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                {...parts}
              />
            )}
          </Field>
          <Field label="Round to">
            {(parts) => (
              <select className="sel" value={step} onChange={(event) => setStep(Number(event.target.value))} {...parts}>
                {steps.map((each) => (
                  <option key={each} value={each}>
                    {each === 0 ? 'The cent' : formatPrice(each, currency, language)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <p className="small ink2" role="status">
          {isRead && example.length > 0
            ? `${example.join('; ')}${priced.length > 3 ? ` and ${priced.length - 3} more` : ''}.`
            : ''}
          {priced.length < dishes.length &&
            ` ${counted(dishes.length - priced.length)} without an amount stay as they are.`}
        </p>
      </div>
      <Footer label={`Change ${counted(priced.length)}`} {...{ patches, onClose, onDone }} />
    </Dialog>
  );
}

/** Marks of several dishes: what is pressed is set or taken for all. */
export function DietsDialog({ menu, dishes, onClose, onDone }: BulkDialogProps) {
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
  const patches = DIET_MARKS.flatMap(({ mark }) => {
    const on = wanted.get(mark);
    return on === undefined
      ? []
      : dishes.flatMap((dish) => (menu.says(dish.fields)[mark] === on ? [] : setMark(dish, mark, on)));
  });
  return (
    <Dialog
      title={`Diets of ${counted(dishes.length)}`}
      about="What you leave alone stays as it is for each."
      onClose={onClose}
    >
      <div className="in-dialog stack g3">
        {DIET_MARKS.map(({ mark, name }) => {
          const now = dishes.filter(({ fields }) => menu.says(fields)[mark]).length;
          const set = (on: boolean | undefined) => {
            const next = new Map(wanted);
            if (on === undefined) next.delete(mark);
            else next.set(mark, on);
            setWanted(next);
          };
          const on = wanted.get(mark);
          return (
            <div key={mark} className="row">
              <span className="grow">
                {name}{' '}
                <span className="muted small">
                  {now === 0 ? 'none now' : now === dishes.length ? 'all now' : `${now} now`}
                </span>
              </span>
              <fieldset className="seg" aria-label={name}>
                <button type="button" aria-pressed={on === undefined} onClick={() => set(undefined)}>
                  As it is
                </button>
                <button type="button" aria-pressed={on === true} onClick={() => set(true)}>
                  Yes
                </button>
                <button type="button" aria-pressed={on === false} onClick={() => set(false)}>
                  No
                </button>
              </fieldset>
            </div>
          );
        })}
      </div>
      <Footer label={`Change ${counted(dishes.length)}`} {...{ patches, onClose, onDone }} />
    </Dialog>
  );
}

/** Allergens of several dishes: only what is chosen here is said anew. */
export function AllergensDialog({ menu, dishes, onClose, onDone }: BulkDialogProps) {
  const [states, setStates] = useState<ReadonlyMap<string, Said>>(new Map());
  const keys = [...new Set(dishes.flatMap(({ fields }) => allergenLines(menu.says(fields)).map(({ key }) => key)))];
  const patches = states.size > 0 ? dishes.flatMap((dish) => sayAllergens(dish, menu.says(dish.fields), states)) : [];
  return (
    <Dialog
      title={`Allergens of ${counted(dishes.length)}`}
      about="What you leave alone stays as it is for each dish."
      onClose={onClose}
    >
      <div className="in-dialog tall">
        <ul className="tris">
          {keys.map((key) => (
            <Tri
              key={key}
              name={nameOfAllergen(key)}
              said={states.get(key)}
              onSay={(said) => setStates(new Map(states).set(key, said))}
            />
          ))}
        </ul>
      </div>
      <Footer label={`Change ${counted(dishes.length)}`} {...{ patches, onClose, onDone }} />
    </Dialog>
  );
}

type AtPlaces = 'hide' | 'show' | 'like';

/** Where several dishes are to be had. */
export function LocationsDialog({ menu, dishes, onClose, onDone }: BulkDialogProps) {
  const places = menu.locations.filter(({ hasOwnMenu }) => !hasOwnMenu);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [what, setWhat] = useState<AtPlaces>('hide');
  const there = places.filter(({ key }) => chosen.has(key));
  const patches = there.flatMap((place) => {
    // Each change of a place is made of what the one before left.
    const ids = [...new Set(dishes.map(({ id }) => id))];
    if (what === 'like') return ids.flatMap((id) => likeTheBrand(place, id));
    return differencesTogether(place, ids, what === 'hide');
  });
  const words: Record<AtPlaces, string> = { hide: 'Hide', show: 'Show again', like: 'Like the brand' };
  return (
    <Dialog
      title={`Where ${counted(dishes.length)} can be had`}
      about="Locations with a card of their own are not listed."
      onClose={onClose}
    >
      <div className="in-dialog stack g4 tall">
        <fieldset className="seg" aria-label="What to do">
          {(Object.keys(words) as AtPlaces[]).map((each) => (
            <button key={each} type="button" aria-pressed={what === each} onClick={() => setWhat(each)}>
              {words[each]}
            </button>
          ))}
        </fieldset>
        <fieldset className="stack g2">
          <legend className="vh">Locations</legend>
          {places.map(({ key, distinctName }) => (
            <label key={key} className="opt-row">
              <input
                type="checkbox"
                className="chk"
                checked={chosen.has(key)}
                onChange={() => {
                  const next = new Set(chosen);
                  if (!next.delete(key)) next.add(key);
                  setChosen(next);
                }}
              />
              <span>{distinctName}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <Footer label={`${words[what]} in ${there.length}`} {...{ patches, onClose, onDone }} />
    </Dialog>
  );
}

type Place = OpenMenu['locations'][number];

/** Differences of several dishes at one place: where it has no list of them yet, that is made once. */
function differencesTogether(place: Place, ids: readonly string[], hidden: boolean): Patch[] {
  const all = ids.map((id) => changeDifference(place, id, { hidden }));
  const [first, ...others] = all.flat();
  if (first?.do !== 'set' || first.at.at(-1) !== 'menuOverrides') return all.flat();
  const entries = [first, ...others].flatMap((patch) =>
    patch.do === 'set' && Array.isArray(patch.to) ? patch.to : [],
  );
  return [{ ...first, to: entries }];
}

/** Where dishes go: a category, and a place in it. */
export function MoveDialog({ menu, dishes, onClose, onDone }: BulkDialogProps) {
  const categories = categoriesOf(menu.menus);
  const [id, setId] = useState(categories[0] ? rowId(categories[0]) : '');
  const [before, setBefore] = useState('');
  const target = categories.find((category) => rowId(category) === id);
  const others = target?.dishes.entries.filter((dish) => !dishes.includes(dish)) ?? [];
  const patches = target ? moveDishes(menu, dishes, id, before === '' ? undefined : before) : [];
  const name = dishes.length === 1 && dishes[0] ? menu.says(dishes[0].fields).name : counted(dishes.length);
  return (
    <Dialog title={`Move ${name} to`} onClose={onClose}>
      <div className="in-dialog two">
        <Field label="Category">
          {(parts) => (
            <select
              className="sel"
              value={id}
              onChange={(event) => {
                setId(event.target.value);
                setBefore('');
              }}
              {...parts}
            >
              {menu.menus.map((one) => (
                <optgroup key={one.key} label={one.name ?? 'Menu'}>
                  {one.categories.entries.map((category) => (
                    <option key={category.key} value={rowId(category)}>
                      {category.name || 'Without a name'}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <Field label="Place">
          {(parts) => (
            <select className="sel" value={before} onChange={(event) => setBefore(event.target.value)} {...parts}>
              <option value="">At the end</option>
              {others.map((dish) => (
                <option key={dish.key} value={dish.key}>
                  Before {menu.says(dish.fields).name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Footer label="Move" {...{ patches, onClose, onDone }} />
    </Dialog>
  );
}
