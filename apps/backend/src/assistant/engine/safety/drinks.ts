/** Which drinks the menu pours as alcohol, by their headings and for whom they are, which are known to hold none, and which may hold caffeine. */
import type { Dish } from '../knowledge/dishes.ts';
import { folded, stemOf, stemsOf } from '../language/words.ts';
import { meaningsOf } from '../menu/meanings.ts';
import { MAY_BE_POURED, OVER_AGE, PARTS_OF_HEADING } from '../vocabulary/alcohol-words.ts';
import { doubtfulWords, HOLDS_OTHERS, NO_CAFFEINE_IN, NOT_ALCOHOL } from '../vocabulary/allergens.ts';
import {
  NO_CAFFEINE,
  SAYS_WITHOUT_ALCOHOL,
  SAYS_WITHOUT_CAFFEINE,
  SOFT_DRINKS,
  SOFT_NAMES,
} from '../vocabulary/menu-words.ts';
import { wordsAmong } from './allergens.ts';

const called = new Set(meaningsOf('alcohol'));
const maybe = new Set(MAY_BE_POURED.split(' ').map(stemOf));
const calledCaffeine = new Set(meaningsOf('caffeine'));
const maybeCaffeine = new Set((doubtfulWords.caffeine ?? '').split(' ').map(stemOf));
const BREWED = /^(?:barley|hops|malt|orge|cebada|sul(?:ph|f)ites?|sulfitos?)$/i;

const namesIt = (text: string) => wordsAmong(called, text, NOT_ALCOHOL).length > 0;
const namesSoft = (text: string) => SOFT_NAMES.test(text) || stemsOf(text).some((stem) => SOFT_DRINKS.has(stem));
const partsOf = ({ category = '' }: Dish) => category.split(PARTS_OF_HEADING).filter((part) => part.trim() !== '');

/** Whether a dish says of itself that it is without alcohol: `Alcohol-free lager`; `Cocktails and mocktails` says it over others as well. */
export const saysSoft = ({ name, description = '', tags }: Dish): boolean =>
  [name, description, ...tags].some((text) => SAYS_WITHOUT_ALCOHOL.test(text));

/** Whether a dish says of itself that it has none of what drinks may hold, whatever it is called: `Apple tea. Hot, no caffeine.` */
export const saysNone = (dish: Dish, word: string): boolean =>
  (word === 'alcohol' && saysSoft(dish)) ||
  (word === 'caffeine' && SAYS_WITHOUT_CAFFEINE.test(folded([dish.description, ...dish.tags].join('. '))));

/** Whether a drink is a beer or a wine by what its list of allergens states, whatever it is called: `Grüner Veltliner`. */
const isBrewed = (dish: Dish): boolean =>
  dish.course === 'drink' &&
  !namesSoft(dish.name) &&
  !/\bbarley\b/i.test(dish.name) &&
  (dish.allergens ?? []).some((one) => BREWED.test(one));

/** Whether all parts of its heading are poured: `Wine, arak and cocktails`. */
const isUnderAlcohol = (dish: Dish) => {
  const parts = partsOf(dish);
  return parts.length > 0 && parts.every((part) => namesIt(part) && !namesSoft(part));
};

/** Whether a drink is known to hold no alcohol: by its own words, or called coffee or lemonade, or under a heading of such drinks alone. */
export function isSoft(dish: Dish): boolean {
  if (saysSoft(dish)) return true;
  const { name, description = '', tags } = dish;
  const own = `${name}. ${description} ${tags.join(' ')}`;
  if (namesIt(own) || wordsAmong(maybe, own).length > 0 || overAge(dish).length > 0 || isUnderAlcohol(dish))
    return false;
  const parts = partsOf(dish);
  const isOfSoft = (text: string) => namesSoft(text) || SAYS_WITHOUT_ALCOHOL.test(text);
  // `Espresso, milk`, of a galão.
  const pieces = description.split(PARTS_OF_HEADING);
  return namesSoft(name) || pieces.every(namesSoft) || (parts.length > 0 && parts.every(isOfSoft));
}

/** Whether a dish may well hold some: a drink that is not known to be soft, a tiramisu, and what others are chosen for. */
export function mayHoldAlcohol(dish: Dish): boolean {
  if (saysSoft(dish)) return false;
  const { name, description = '', course } = dish;
  if (course === 'drink' || isUnderAlcohol(dish)) return isBrewed(dish) || !isSoft(dish);
  return wordsAmong(maybe, `${name}. ${description}`).length > 0 || HOLDS_OTHERS.test(description);
}

/** `Wine by the glass`, over a drink that is not called soft: of a heading that names nothing else. */
export function headingOfAlcohol(dish: Dish): string {
  return dish.course === 'drink' && isUnderAlcohol(dish) && !namesSoft(dish.name) ? (dish.category ?? '') : '';
}

/** `21 and over`, by which a dish says for whom it is; or what stands over a drink. */
export function overAge(dish: Dish): string[] {
  if (saysSoft(dish)) return [];
  const { name, description = '', category = '', heading, course } = dish;
  const isHeaded = (course === 'drink' && !namesSoft(name)) || namesIt(category);
  const told = [description, ...(isHeaded ? [category, heading] : [])];
  return told.flatMap((text) => OVER_AGE.exec(text)?.[0] ?? []).slice(0, 1);
}

/** Whether all parts of its heading are of coffee or tea: `Pots of tea`; under `Coffee and drinks` stands juice as well. */
export const isUnderCaffeine = (dish: Dish): boolean => {
  const parts = partsOf(dish);
  return parts.length > 0 && parts.every((part) => wordsAmong(calledCaffeine, part).length > 0);
};

/** `Pots of tea`, over a drink that does not say that it has none. */
export const headingOfCaffeine = (dish: Dish): string =>
  isUnderCaffeine(dish) && !NO_CAFFEINE.test(`${dish.name}. ${dish.description}`) ? (dish.category ?? '') : '';

/** Whether a dish may well hold caffeine that its words do not name: a pop, and a colada under `Coffee and drinks`. */
export function mayHoldCaffeine(dish: Dish): boolean {
  const { name, description = '', category = '', course } = dish;
  const own = `${name}. ${description}`;
  const isBesideCoffee = course === 'drink' && wordsAmong(calledCaffeine, category).length > 0;
  return (
    wordsAmong(maybeCaffeine, own, NO_CAFFEINE_IN).length > 0 ||
    (isBesideCoffee && !NO_CAFFEINE.test(own) && !namesIt(own))
  );
}
