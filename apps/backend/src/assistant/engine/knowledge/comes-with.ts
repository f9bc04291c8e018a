/** What comes with a dish, by what stands over it, on its menu and in its own words: the one reading of that. */
import { sentencesOf } from '../answer.ts';
import { folded, stemsOf } from '../language/words.ts';
import { NOT_IN_IT } from '../vocabulary/allergens.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { COMES_TO_ALL, COMES_WITH, IN_ITS_STEAD, IS_MEAL, OF_ALL } from '../vocabulary/held-words.ts';
import { TELLS_CONTENTS, TELLS_EXTRA } from '../vocabulary/menu-words.ts';
import type { Dish } from './dishes.ts';

/** A sentence of the menu, and what comes with a dish by it. */
export interface Beside {
  sentence: string;
  /** Folded. */
  sides: string;
  /** Whether the dish says it of itself. */
  own: boolean;
}

/** Read once of each dish: whoever avoids something is told it of many. */
const besideRead = new WeakMap<Dish, readonly Beside[]>();

export function besideOf(dish: Dish): readonly Beside[] {
  const beside = besideRead.get(dish) ?? readBeside(dish);
  besideRead.set(dish, beside);
  return beside;
}

function readBeside(dish: Dish): Beside[] {
  const { heading, ofMenu, description = '', course } = dish;
  const read = (text: string, own: boolean) =>
    sentencesOf(text).flatMap((sentence) => {
      const sides = sidesIn(sentence, dish, own);
      return sides === undefined ? [] : [{ sentence, sides, own }];
    });
  // `Suppers come with soup or salad`, over starters and sides as well.
  const isMeal = course === 'main' || course === 'dish';
  return [...read(heading, false), ...(isMeal ? read(ofMenu, false) : []), ...read(description, true)];
}

/** The sentences over a dish and of its menu that say what comes with it. */
export function around(dish: Dish): string[] {
  const beside = besideOf(dish).flatMap(({ sentence, own }) => (own ? [] : [sentence]));
  return [...new Set([...sentencesOf(dish.heading).filter((text) => TELLS_CONTENTS.test(text)), ...beside])];
}

/** A sentence without those of its parts that tell of a charge, or of none: `All come with an egg roll; tea is included`. */
export const withoutCharges = (sentence: string): string =>
  sentence
    .split('; ')
    .filter((part) => !TELLS_EXTRA.test(part))
    .join('; ');

/** What comes with a dish by a sentence; nothing where it is said of other dishes, or costs extra: `A basket comes with fries`, of baskets alone. */
function sidesIn(sentence: string, dish: Dish, isOwn: boolean): string | undefined {
  const text = folded(withoutCharges(sentence));
  const { of = '', served, sides } = (COMES_TO_ALL.exec(text) ?? COMES_WITH.exec(text))?.groups ?? {};
  const tellingOf = (subject: string) => stemsOf(subject).filter((stem) => !isFiller(stem) && !IS_MEAL.test(stem));
  const { name, description = '', category = '', around, over } = dish;
  const menu = around.replace(over, '');
  const own = new Set(stemsOf(`${name} ${category} ${isOwn ? '' : `${description} ${menu}`}`));
  // Of a dish what it says of itself alone: `paper thin, with tzatziki` is how it is made.
  const isOfAll =
    !isOwn && (served !== undefined || OF_ALL.test(of) || tellingOf(/[^,]*$/.exec(of)?.[0] ?? '').length === 0);
  const isOfDish = isOfAll || tellingOf(of).length === 0 || tellingOf(of).some((stem) => own.has(stem));
  return isOfDish ? sides?.replace(/\.$/, '') : undefined;
}

const PIECES = /[,;:.()]| (?:and|or|with|&|et|ou|y|o) /;

/** A text cut where it names the next thing. */
export const piecesOf = (text: string): string[] => text.split(PIECES).filter((piece) => piece.trim() !== '');

/** What comes with a dish, text by text; not what its own words say is not there. */
export function sidesOf(dish: Dish): string[] {
  const denials = [...folded(dish.description ?? '').matchAll(DENIED)];
  const denied = new Set(denials.flatMap(([text]) => stemsOf(text)));
  const isDenied = (piece: string) => stemsOf(piece).some((stem) => denied.has(stem));
  return besideOf(dish)
    .filter(({ own }) => !own)
    .map(({ sides }) => sides.replace(NOT_IN_IT, ' '))
    .flatMap((sides) => {
      const pieces = piecesOf(sides);
      return pieces.some(isDenied) ? pieces.filter((piece) => !isDenied(piece)) : [sides];
    });
}

const DENIED = new RegExp(`${NOT_IN_IT.source}|${IN_ITS_STEAD.source}`, 'gu');
