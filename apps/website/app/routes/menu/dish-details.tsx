import { isExternal } from '@tablefront/restaurant/link';
import { statesAny } from '@tablefront/restaurant/menu/allergen-pages';
import { allergenState, avoidedWith } from '@tablefront/restaurant/menu/allergens';
import { availabilityText, caloriesOfDish, caloriesText, variantText } from '@tablefront/restaurant/menu/dish-words';
import type { MenuItem } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { ReactNode } from 'react';

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
  const { variants, addOns, orderingLink } = item;
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
      {facts.length > 0 && <div className="facts">{facts}</div>}
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
  const { tags, diets = [], available, highSodium, highSugar, variants } = item;
  // The sizes say their own.
  const calories = variants?.some((variant) => variant.calories) ? undefined : caloriesOfDish(item);
  const texts = [
    ...tags.map((tag) => <b key={tag}>{tag}</b>),
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

/** What the dish states, shown when somebody asks for it. */
function Allergens({ item, ours }: Pick<DishDetailsProps, 'item' | 'ours'>) {
  const { allergens = [], mayContain = [], freeOf = [] } = item;
  if (!statesAny(item)) {
    return (
      <div className="allergens" lang={ours.lang}>
        Allergens not stated: ask us
      </div>
    );
  }
  return (
    <div className="allergens">
      <Statement lead="Contains" words={allergens} ours={ours} />
      <Statement lead="May contain" words={mayContain} ours={ours} />
      <Statement lead="Stated to be free of" words={freeOf} ours={ours} />
    </div>
  );
}

function Statement({ lead, words, ours }: { lead: string; words: string[] } & Pick<DishDetailsProps, 'ours'>) {
  if (words.length === 0) return null;
  return (
    <>
      <span lang={ours.lang}>{lead}</span> {words.join(', ')}.{' '}
    </>
  );
}

/**
 * What the browser's filter goes by: keys of what a dish contains or may contain, for those who avoid them; and, of one that
 * does not state what it contains, what it is free of all the same: of the rest nothing is known.
 */
export function avoidData(item: MenuItem, choices: readonly { key: string }[]) {
  const avoided = avoidedWith(item).join(' ') || undefined;
  if (item.allergens) return { 'data-avoid': avoided };
  const free = choices.filter(({ key }) => allergenState(item, key) === 'free').map(({ key }) => key);
  return { 'data-avoid': avoided, 'data-free': free.join(' ') };
}
