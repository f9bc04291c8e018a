import { listInFile, setField } from '@tablefront/restaurant/editing/in-file';
import { addOnKeys, pricesOf, sizeKeys } from '@tablefront/restaurant/editing/menu/dish-in-file';
import { addAddOn, addSize, removeEntries, setHidden } from '@tablefront/restaurant/editing/menu/edit-menu';
import type { DishInFile } from '@tablefront/restaurant/editing/menu/menus-in-file';
import { amountText, setPrice, setPriceInWords, typedAmount } from '@tablefront/restaurant/editing/menu/price-in-file';
import { Plus, X } from 'lucide';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { BoundField } from './bound-field.tsx';
import { OnSale } from './dish-cells.tsx';
import { liveFields, type OpenMenu } from './open-menu.ts';

interface PartProps {
  menu: OpenMenu;
  dish: DishInFile;
}

/** What a dish costs, whether it is on sale, its sizes and what can be had with it. */
export function PriceParts({ menu, dish, onSoldOut }: PartProps & { onSoldOut: () => void }) {
  const { says: read, currency, change, mayEdit } = menu;
  const says = read(dish.fields);
  const live = liveFields(menu, dish);
  const own = pricesOf(dish.fields, currency);
  const was = live && pricesOf(live, currency);
  const hasSizePrices = says.variants.some(({ price }) => price !== undefined);
  const place = JSON.stringify(dish.at);
  const text = (price: number | undefined) => (price === undefined ? '' : amountText(price, currency));
  return (
    <>
      <div className="two">
        {hasSizePrices ? (
          <Field label="Price" hint="Of the sizes below.">
            {(parts) => <input className="in" value={text(says.price)} disabled {...parts} />}
          </Field>
        ) : (
          <BoundField
            label="Price"
            inputMode="decimal"
            value={text(own.price)}
            was={was && text(was.price)}
            disabled={!mayEdit}
            onUndo={() => change(setPrice(dish, was?.price ?? null, currency))}
            onType={(typed) => {
              const amount = typed.trim() === '' ? null : typedAmount(typed, currency);
              if (amount === undefined) return `“${typed.trim()}” is not a price`;
              if (amount === null && own.price === undefined) return undefined;
              change(setPrice(dish, amount, currency), { typing: `${place} price` });
              return undefined;
            }}
          />
        )}
        <div className="field">
          <span className="lab-1">On sale</span>
          <span className="row wrap on-sale">
            <OnSale dish={says} timeZone={menu.timeZone} />
            {mayEdit && (
              <Button small onClick={() => change(setHidden([dish], !says.hidden))}>
                {says.hidden ? 'Show again' : 'Hide'}
              </Button>
            )}
            {live && (
              <Button small onClick={onSoldOut}>
                Sold out until…
              </Button>
            )}
          </span>
        </div>
      </div>
      {!hasSizePrices && own.price === undefined && (
        <BoundField
          label="Price in words"
          hint="Where it is no amount: market price."
          value={own.priceText ?? ''}
          disabled={!mayEdit}
          onType={(typed) => {
            change(setPriceInWords(dish, typed), { typing: `${place} words` });
            return undefined;
          }}
        />
      )}
      <Sizes
        {...{ menu, dish }}
        keys={sizeKeys}
        title="Sizes"
        one="size"
        onAdd={(name) => change(addSize(dish, name))}
      />
      <Sizes
        {...{ menu, dish }}
        keys={addOnKeys}
        title="Add-ons"
        one="add-on"
        onAdd={(name) => change(addAddOn(dish, name))}
      />
    </>
  );
}

interface SizesProps extends PartProps {
  keys: readonly [string, ...string[]];
  title: string;
  one: string;
  onAdd: (name: string) => void;
}

const nameKeys = ['name', 'title', 'size', 'label'] as const;

function Sizes({ menu, dish, keys, title, one, onAdd }: SizesProps) {
  const { change, currency, mayEdit } = menu;
  const { entries } = listInFile(dish, keys);
  if (entries.length === 0 && !mayEdit) return null;
  return (
    <section className="stack g2" aria-label={title}>
      <div className="row">
        <h3>{title}</h3>
        {mayEdit && (
          <Button
            small
            look="quiet"
            icon={Plus}
            className="push"
            aria-label={`Add a ${one}`}
            onClick={() => onAdd(`${one.charAt(0).toUpperCase()}${one.slice(1)} ${entries.length + 1}`)}
          >
            Add
          </Button>
        )}
      </div>
      {entries.map((entry) => {
        const name = nameKeys.map((key) => entry.fields[key]).find((value) => typeof value === 'string') as
          | string
          | undefined;
        const { price, priceText } = pricesOf(entry.fields, currency);
        const place = JSON.stringify(entry.at);
        return (
          <div key={entry.key} className="size-row">
            <BoundField
              label={<span className="vh">Name of the {one}</span>}
              value={name ?? ''}
              disabled={!mayEdit}
              onType={(typed) => {
                if (typed.trim() === '') return `A ${one} needs a name`;
                change(setField(entry, nameKeys, typed.trim()), { typing: `${place} name` });
                return undefined;
              }}
            />
            <BoundField
              label={<span className="vh">Price of {name}</span>}
              inputMode="decimal"
              className="amount"
              value={price === undefined ? (priceText ?? '') : amountText(price, currency)}
              disabled={!mayEdit}
              onType={(typed) => {
                const amount = typed.trim() === '' ? null : typedAmount(typed, currency);
                if (amount === undefined) return `“${typed.trim()}” is not a price`;
                change(setPrice(entry, amount, currency), { typing: `${place} price` });
                return undefined;
              }}
            />
            {mayEdit && (
              <Button
                look="quiet"
                icon={X}
                aria-label={`Remove ${name}`}
                onClick={() => change(removeEntries([entry]))}
              />
            )}
          </div>
        );
      })}
    </section>
  );
}
