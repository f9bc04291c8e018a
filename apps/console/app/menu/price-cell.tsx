import { changeDifference } from '@tablefront/restaurant/editing/menu/locations-in-file';
import type { DishInFile } from '@tablefront/restaurant/editing/menu/menus-in-file';
import { amountText, setPrice, typedAmount } from '@tablefront/restaurant/editing/menu/price-in-file';
import type { Patch } from '@tablefront/restaurant/editing/patches';
import { formatPrice } from '@tablefront/restaurant/prices';
import { useState } from 'react';
import { type OpenMenu, priceHere } from './open-menu.ts';

/** The amount that a cell holds: of a dish, or of what the chosen location says of it. */
function amountOf(menu: OpenMenu, dish: DishInFile): number | undefined {
  return priceHere(menu, dish).price ?? menu.says(dish.fields).price;
}

/** Where prices of sizes make the price, it is changed in the dish. */
export const hasSizePrices = (menu: OpenMenu, dish: DishInFile): boolean =>
  menu.says(dish.fields).variants.some(({ price }) => price !== undefined);

/** What a typed price changes; a text: why it changes nothing. */
function typedPrice(menu: OpenMenu, dish: DishInFile, typed: string): Patch[] | string {
  const { currency, isDifference, place } = menu;
  if (typed.trim() === '') return isDifference ? [] : setPrice(dish, null, currency);
  const amount = typedAmount(typed, currency);
  if (amount === undefined) return `“${typed.trim()}” is not a price`;
  if (amount === amountOf(menu, dish)) return [];
  return isDifference && place ? changeDifference(place, dish.id, { price: amount }) : setPrice(dish, amount, currency);
}

/** The sign of a currency, as it stands in front of a field. */
export const currencySign = (currency: string, language: string): string =>
  formatPrice(0, currency, language).replace(/[\d\s.,]+/g, '');

interface PriceCellProps {
  menu: OpenMenu;
  dish: DishInFile;
  name: string;
  /** What was typed on the cell to begin with, in the place of what stands there. */
  begin: string | undefined;
  /** @param go where the focus goes then */
  onDone: (go: 'down' | 'stay') => void;
}

/** A price in edit. Enter takes it and goes down, Esc leaves it as it was, leaving the field takes it. */
export function PriceCell({ menu, dish, name, begin, onDone }: PriceCellProps) {
  const amount = amountOf(menu, dish);
  const [typed, setTyped] = useState(begin ?? (amount === undefined ? '' : amountText(amount, menu.currency)));
  const [problem, setProblem] = useState<string>();
  const take = (): boolean => {
    const patches = typedPrice(menu, dish, typed);
    if (typeof patches === 'string') setProblem(patches);
    else if (patches.length > 0) menu.change(patches);
    return typeof patches !== 'string';
  };
  return (
    <span className={`cell-edit ${problem ? 'bad' : ''}`}>
      <span className="muted" aria-hidden="true">
        {currencySign(menu.currency, menu.language)}
      </span>
      <input
        // biome-ignore lint/a11y/noAutofocus: the cell that was chosen is edited
        autoFocus
        inputMode="decimal"
        aria-label={`Price of ${name}`}
        aria-invalid={problem ? true : undefined}
        aria-errormessage={problem ? 'price-problem' : undefined}
        value={typed}
        onFocus={(event) => begin === undefined && event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone('stay');
          else if (event.key === 'Enter' || event.key === 'Tab') {
            if (!take()) event.preventDefault();
            else if (event.key === 'Enter') onDone('down');
          } else return;
          event.stopPropagation();
        }}
        onBlur={() => {
          if (problem === undefined) take();
          onDone('stay');
        }}
      />
      {problem && (
        <span className="cell-wrong err" id="price-problem" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
