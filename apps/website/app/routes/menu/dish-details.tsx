import { allergenState } from '@tablefront/restaurant/allergens';
import { isExternal } from '@tablefront/restaurant/link';
import { statesAny } from '@tablefront/restaurant/menu/allergen-pages';
import { availabilityText, caloriesOfDish, caloriesText, variantText } from '@tablefront/restaurant/menu/dish-words';
import type { MenuItem } from '@tablefront/restaurant/site-configuration/site-configuration';
import { Fragment, type ReactNode } from 'react';

interface DishDetailsProps {
  item: MenuItem;
  currency: string;
  language: string;
  /** Marks our own words among the operator's. */
  ours: { lang: string | undefined; dir: 'ltr' | undefined };
  /** Whether any dish of these menus states allergens. */
  allergens: boolean;
}

/** What a menu says of a dish besides its description: sizes, additions, calories, tags, when it is to be had, allergens. */
export function DishDetails({ item, currency, language, ours, allergens }: DishDetailsProps) {
  const { variants, addOns, orderingLink, tags } = item;
  const money = { currency, language };
  const facts = factsOf(item, money);
  return (
    <>
      {variants && <div className="sizes">{variants.map((variant) => variantText(variant, money)).join(' · ')}</div>}
      {addOns && (
        <div className="sizes">
          <span lang={ours.lang}>Add: </span>
          {addOns.map((addOn) => variantText(addOn, money)).join(' · ')}
        </div>
      )}
      {tags.length + facts.length > 0 && (
        <div>
          {tags.map((tag) => (
            <Fragment key={tag}>
              <b className="badge">{tag}</b>{' '}
            </Fragment>
          ))}
          {facts}
        </div>
      )}
      {allergens && <Allergens item={item} ours={ours} />}
      {orderingLink && (
        <a className="link" href={orderingLink} lang={ours.lang} data-nav="Order Online" {...elsewhere(orderingLink)}>
          Order<span className="visually-hidden"> {item.name}</span>
        </a>
      )}
    </>
  );
}

function elsewhere(link: string) {
  return isExternal(link) ? { target: '_blank', rel: 'noopener' } : {};
}

function factsOf(item: MenuItem, { currency, language }: { currency: string; language: string }): ReactNode[] {
  const { diets = [], available, highSodium, highSugar, variants } = item;
  // The sizes say their own.
  const calories = variants?.some((variant) => variant.calories) ? undefined : caloriesOfDish(item);
  const texts = [
    ...diets,
    ...(calories ? [caloriesText(calories, currency)] : []),
    ...(available ? [availabilityText(available, language)] : []),
    ...(highSodium ? [<Warning key="salt" of="salt" />] : []),
    ...(highSugar ? [<Warning key="sugar" of="sugar" />] : []),
  ];
  return texts.flatMap((text, index) => (index === 0 ? [text] : [' · ', text]));
}

/** The sign of much salt or sugar, drawn once on the page, see `WarningSigns`. */
export function Warning({ of }: { of: 'salt' | 'sugar' }) {
  return (
    <svg
      className="warning"
      viewBox="0 0 24 24"
      role="img"
      aria-label={of === 'salt' ? 'High in sodium' : 'High in sugar'}
    >
      <use href={`#${of}_sign`} />
    </svg>
  );
}

/** What the dish states, shown when somebody asks for it. The browser's filter goes by what stands in `b`, and by `ask`. */
function Allergens({ item, ours }: Pick<DishDetailsProps, 'item' | 'ours'>) {
  const { allergens, mayContain, freeOf } = item;
  const lead = (words: string) => <span lang={ours.lang}>{words}</span>;
  return (
    <div className={allergens ? 'allergens' : 'allergens ask'}>
      {allergens && (
        <>
          {lead('Contains')} <b>{allergens.join(', ')}</b>.{' '}
        </>
      )}
      {mayContain && (
        <>
          {lead('May contain')} <b>{mayContain.join(', ')}</b>.{' '}
        </>
      )}
      {freeOf && (
        <>
          {lead('Stated to be free of')} {freeOf.join(', ')}.{' '}
        </>
      )}
      {!statesAny(item) && lead('Allergens not stated: ask us')}
    </div>
  );
}

/** Of a dish that does not state what it contains: keys of what it is free of all the same. Of the rest nothing is known. */
export function freeData(item: MenuItem, choices: readonly { key: string }[]) {
  if (item.allergens || !item.freeOf) return undefined;
  return choices
    .filter(({ key }) => allergenState(item, key) === 'free')
    .map(({ key }) => key)
    .join(' ');
}
