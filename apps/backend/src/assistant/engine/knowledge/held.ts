/** Which other dishes of a menu are part of a dish, or come with it, by what is said of it and over it. */
import { sentencesOf } from '../answer.ts';
import { folded, stemsOf } from '../language/words.ts';
import { NOT_IN_IT } from '../vocabulary/allergens.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { foodStems } from '../vocabulary/foods.ts';
import {
  COMES_TO_ALL,
  COMES_WITH,
  IN_ITS_STEAD,
  IS_MEAL,
  IS_ONE_OF,
  LETS_CHOOSE,
  OF_ALL,
  SUBJECT,
  TELLS_OF_PART,
} from '../vocabulary/held-words.ts';
import { type DishIndex, dishesNamedIn } from './dish-index.ts';
import { type Dish, type Held, wordsAlone } from './dishes.ts';

interface Menu {
  index: DishIndex;
  dishes: readonly Dish[];
  /** What is no dish of the menu, and is told of on it: `the miso soup, which has bonito`. */
  told: () => readonly Dish[];
}

export function heldIn(dish: Dish, menu: Menu): Held {
  const own = stemsOf(dish.name).join(' ');
  const isOther = (one: Dish) => stemsOf(one.name).join(' ') !== own;
  const others = (some: readonly Dish[]) => [...new Set(some)].filter(isOther);
  const pieces = piecesOf(folded(dish.description ?? '').replace(NOT_IN_IT, ' '));
  const besides = comesWith(dish);
  const whole = IS_ONE_OF.exec(folded(dish.description ?? ''))?.[1] ?? '';
  const beside = besides.flatMap((piece) => [...named(piece, menu), ...toldOf(piece, menu), ...sidesIn(piece, menu)]);
  return {
    within: others(pieces.flatMap((piece) => [...named(piece, menu), ...endingIn(piece, menu)])),
    same: others(named(whole, menu)),
    among: others([...beside, ...chosenFrom(dish, menu)]),
  };
}

const piecesOf = (text: string) => text.split(/[,;:.()]| (?:and|or|with|&) /).filter((piece) => piece.trim() !== '');

const named = (piece: string, menu: Menu) => dishesNamedIn(piece, menu);

const at = (positions: readonly number[], { dishes }: Menu) => positions.flatMap((one) => dishes[one] ?? []);

/** `Seekh kebab`, of the lamb seekh kebab. */
const endingIn = (piece: string, menu: Menu): Dish[] => {
  const stems = stemsOf(piece);
  return stems.length === 2 ? at(menu.index.ending(stems.join(' ')), menu) : [];
};

/** What the words over a dish say that it comes with, piece by piece; not what its own words say is not there. */
function comesWith({ name, over, description = '' }: Dish): string[] {
  // `A basket comes with fries`, of baskets alone.
  const own = new Set(stemsOf(`${name} ${description}`));
  const isOfAll = (subject: string) => {
    const of = stemsOf(subject).filter((stem) => !isFiller(stem) && !IS_MEAL.test(stem));
    return of.length === 0 || OF_ALL.test(subject) || of.some((stem) => own.has(stem));
  };
  const texts = sentencesOf(over)
    .map(folded)
    .filter((text) => COMES_TO_ALL.test(text) || isOfAll(SUBJECT.exec(text)?.[1] ?? ''));
  const told = texts.flatMap((text) => COMES_TO_ALL.exec(text)?.[1] ?? COMES_WITH.exec(text)?.[1] ?? []);
  const denied = new Set(
    [...folded(description).matchAll(new RegExp(`${NOT_IN_IT.source}|${IN_ITS_STEAD.source}`, 'gu'))].flatMap(
      ([text]) => stemsOf(text),
    ),
  );
  return told
    .flatMap((text) => piecesOf(text.replace(NOT_IN_IT, ' ')))
    .filter((piece) => !stemsOf(piece).some((stem) => denied.has(stem)));
}

/** `Rice`, of what is sold beside as Spanish rice. */
function sidesIn(piece: string, menu: Menu): Dish[] {
  const stems = stemsOf(piece);
  const last = stems.at(-1) ?? '';
  if (stems.length > 2 || named(piece, menu).length > 0) return [];
  return at(menu.index.ending(last), menu).filter(
    // `Kimchi fried rice` is not what rice means.
    ({ course, name }) =>
      course === 'side' &&
      !stemsOf(name)
        .slice(0, -1)
        .some((stem) => foodStems.has(stem)),
  );
}

/** What is told of a part that is no dish: its name is the end of the piece. */
const toldOf = (piece: string, { told }: Menu) =>
  told().filter(({ name }) => ` ${stemsOf(piece).join(' ')}`.endsWith(` ${stemsOf(name).join(' ')}`));

/** `Momo lunch: six, any filling`, of all momos; `thukpa lunch: chicken or vegetable`, of those two. */
function chosenFrom({ name, description = '', course, index: own }: Dish, menu: Menu): Dish[] {
  const said = new Set(stemsOf(description));
  const isAny = LETS_CHOOSE.test(description);
  const kinds = stemsOf(name).filter((stem) => !IS_MEAL.test(stem));
  const isChosen = (dish: Dish, stem: string) =>
    isAny
      ? dish.course === course || dish.course !== 'dessert'
      : kinds.length < stemsOf(name).length && stemsOf(dish.name).every((one) => one === stem || said.has(one));
  return kinds.flatMap((stem) =>
    at(menu.index.ending(stem), menu).filter((dish) => dish.index !== own && isChosen(dish, stem)),
  );
}

/** Parts that are no dishes, of which a dish says what they hold. */
export function partsTold(dishes: readonly Dish[]): Dish[] {
  const texts = new Set(dishes.map(({ description = '' }) => description));
  const found = [...texts].flatMap((text) => [...text.matchAll(TELLS_OF_PART)]);
  return found.map(([, name = '', description]) => wordsAlone(name, { description }));
}
