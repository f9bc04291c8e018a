/** Which other dishes of a menu are part of a dish or an offer, or come with it, by what is said of it and over it. */
import { folded, stemsOf } from '../language/words.ts';
import { NOT_IN_IT } from '../vocabulary/allergens.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { foodStems } from '../vocabulary/foods.ts';
import * as words from '../vocabulary/held-words.ts';
import { piecesOf, sidesOf } from './comes-with.ts';
import { type DishIndex, dishesNamedIn } from './dish-index.ts';
import { type Dish, type Held, wordsAlone } from './dishes.ts';
import type { Question } from './knowledge.ts';

interface Menu {
  index: DishIndex;
  dishes: readonly Dish[];
  /** What is no dish of the menu, and is told of on it or by the house: `the miso soup, which has bonito`. */
  told: () => readonly Dish[];
}

/** Where a text names the next thing, though what is called by two things stays whole. */
const WHOLE_PIECES = /[,;:.()]/;

const none: Held = { within: [], same: [], among: [], chosen: [] };

/** Of a menu of 50,000 dishes most say no more than their name. */
const saysNothing = ({ name, description, over, ofMenu }: Dish, { told }: Menu) =>
  !description && over === '' && ofMenu === '' && !/\bany\b/i.test(name) && told().length === 0;

export function heldIn(dish: Dish, menu: Menu): Held {
  if (saysNothing(dish, menu)) return none;
  const own = stemsOf(dish.name).join(' ');
  const isOther = (one: Dish) => stemsOf(one.name).join(' ') !== own;
  const others = (some: readonly Dish[]) => [...new Set(some)].filter(isOther);
  const description = folded(dish.description ?? '').replace(NOT_IN_IT, ' ');
  const pieces = piecesOf(description);
  const whole = words.IS_ONE_OF.exec(folded(dish.description ?? ''))?.[1] ?? '';
  const beside = sidesOf(dish).flatMap((sides) => [
    wordsAlone(sides),
    // `Hot and sour soup`
    ...named(sides, menu),
    ...piecesOf(sides).flatMap((piece) => [...named(piece, menu), ...toldOf(piece, menu), ...sidesCalled(piece, menu)]),
  ]);
  const either = [...description.matchAll(words.EITHER)].flatMap(([, one, other, of]) =>
    [`${one} ${of}`, `${other} ${of}`].flatMap((name) => named(name, menu)),
  );
  const told = [folded(dish.name), ...pieces].flatMap((piece) => toldOf(piece, menu));
  return {
    within: others([
      // `Beef with broccoli`, which is one dish.
      ...description.split(WHOLE_PIECES).flatMap((piece) => named(piece, menu)),
      ...pieces.flatMap((piece) => [...named(piece, menu), ...endingIn(piece, menu)]),
    ]),
    same: others(named(whole, menu)),
    among: others([...beside, ...told]),
    chosen: others([...either, ...chosenFrom(dish, menu), ...flavoursFor(dish, menu)]),
  };
}

const named = (piece: string, menu: Menu) => dishesNamedIn(piece, menu);

const at = (positions: readonly number[], { dishes }: Menu) => positions.flatMap((one) => dishes[one] ?? []);

/** `Seekh kebab`, of the lamb seekh kebab. */
const endingIn = (piece: string, menu: Menu): Dish[] => {
  const stems = stemsOf(piece);
  return stems.length === 2 ? at(menu.index.ending(stems.join(' ')), menu) : [];
};

/** `Rice`, of what is sold beside as Spanish rice; `beans`, of the frijoles, which are `pinto beans` by what is said of them. */
function sidesCalled(piece: string, menu: Menu): Dish[] {
  const stems = stemsOf(piece);
  const last = stems.at(-1) ?? '';
  if (stems.length > 2 || named(piece, menu).length > 0) return [];
  const isSide = ({ course }: Dish) => course === 'side';
  const called = at(menu.index.ending(last), menu).filter(isSide);
  if (called.length === 0) return at(menu.index.having(last, 'text'), menu).filter(isSide);
  // `Kimchi fried rice` is not what rice means.
  const isPlain = ({ name }: Dish) =>
    !stemsOf(name)
      .slice(0, -1)
      .some((stem) => foodStems.has(stem));
  return called.filter(isPlain);
}

/** What is told of a part that is no dish, and the dishes that this names: its name is the end of the piece, or is in the name of a dish. */
const toldOf = (piece: string, menu: Menu) =>
  menu
    .told()
    .filter(({ name }) => ` ${stemsOf(piece).join(' ')} `.includes(` ${stemsOf(name).join(' ')} `))
    .flatMap((part) => [part, ...named(part.description ?? '', menu)]);

/** The stems of a text that say what it is: neither how many nor which. */
const tellingIn = (text: string) => stemsOf(text).filter((stem) => !isFiller(stem) && !words.IS_NUMBER.test(stem));

/** What is called so: of `any burger` what has that name or stands under it, of `open sandwiches` what a menu calls so. */
function calledBy(text: string, menu: Menu): Dish[] {
  const exact = named(text, menu);
  const stems = tellingIn(text);
  const last = stems.at(-1);
  if (exact.length > 0 || last === undefined) return exact;
  const ownOf = ({ name, category = '' }: Dish) => stemsOf(`${name} ${category}`);
  const near = at([...menu.index.having(last, 'name'), ...menu.index.having(last, 'category')], menu);
  const whole = stems.length > 1 ? near.filter((dish) => stems.every((stem) => ownOf(dish).includes(stem))) : [];
  if (whole.length > 0) return whole;
  const isCalled = ({ name, category = '', description = '' }: Dish) => {
    const own = tellingIn(name);
    const isNamed = own.at(-1) === last || (own.includes(last) && own.length <= 2);
    // Of `Noodles and rice` what is said to be noodles.
    const isPart = partsOf(category).some((part) => part.at(-1) === last);
    return isNamed || (isPart && (partsOf(category).length === 1 || stemsOf(description).includes(last)));
  };
  const called = near.filter(isCalled);
  if (called.length > 0) return called;
  // `Open sandwiches`, over all of a menu.
  return menu.dishes.filter(
    ({ ofMenu, category = '' }) =>
      stemsOf(ofMenu).includes(last) || partsOf(category).some((part) => part.at(-1) === last),
  );
}

/** What a heading names, each for itself: `Wine and spirits`; of `Meats by the half pound` the meats. */
const partsOf = (heading: string) =>
  heading
    .replace(/ (?:by|with|from|on|for) .*/i, '')
    .split(/ (?:and|or|&) |, /)
    .map(tellingIn);

/** Without what may not be chosen: `any five tacos except shrimp`. */
function withoutExcepted(some: readonly Dish[], text: string): Dish[] {
  const excepted = [...text.matchAll(words.EXCEPTED)].map(([, one, other]) => tellingIn(one ?? other ?? ''));
  const isExcepted = ({ name, description = '' }: Dish) => {
    const own = stemsOf(`${name} ${description}`);
    return excepted.some((stems) => stems.length > 0 && stems.every((stem) => own.includes(stem)));
  };
  return some.filter((dish) => !isExcepted(dish));
}

/** `Momo lunch: six, any filling`, of all momos; `any burger and a shake`; `thukpa lunch: chicken or vegetable`, of those two. */
function chosenFrom(dish: Dish, menu: Menu): Dish[] {
  const { name, description = '', index: own } = dish;
  const text = folded(`${name}. ${description}`);
  const choices = [...text.matchAll(words.CHOICES)].map(({ groups }) => Object.values(groups ?? {}).join(' '));
  const kinds = tellingIn(name).filter((stem) => !words.IS_MEAL.test(stem));
  const isSet = choices.length > 0 || stemsOf(name).some((stem) => words.IS_SET.test(stem));
  const said = new Set(stemsOf(description));
  const isOwn = (choice: string) => tellingIn(choice).every((stem) => words.OF_ITS_KIND.test(stem));
  // `Thukpa lunch` is no thukpa of those that may be chosen.
  const ofKind = kinds.flatMap((stem) =>
    at(menu.index.ending(stem), menu).filter(
      (one) =>
        choices.some(isOwn) ||
        (kinds.length < stemsOf(name).length && stemsOf(one.name).every((part) => part === stem || said.has(part))),
    ),
  );
  const parts = isSet ? [...text.matchAll(words.SOME_OF)].map(([, part = '']) => part) : [];
  const called = [...choices.filter((choice) => !isOwn(choice)), ...parts].flatMap((part) => calledBy(part, menu));
  // `Two sauces`, of those that the sauce cup is sold with.
  const within = called.flatMap((one) =>
    piecesOf(folded(one.description ?? '')).flatMap((piece) => named(piece, menu)),
  );
  return withoutExcepted([...ofKind, ...called, ...(/\bsauces?\b/.test(text) ? within : [])], text).filter(
    ({ index, course }) => index !== own && (course === dish.course || course !== 'dessert'),
  );
}

/** `Any flavour of the day`, `three scoops`: of what stands under ice cream, where the dish says of none which it is. */
function flavoursFor({ name, description = '', category = '' }: Dish, { dishes }: Menu): readonly Dish[] {
  const isOpen = words.OF_ANY_FLAVOUR.test(folded(`${name}. ${description}`)) && !words.IS_FLAVOURS.test(category);
  return isOpen
    ? dishes.filter((one) => words.IS_FLAVOURS.test(one.category ?? '') && !words.IS_CONE.test(one.name))
    : [];
}

/** What an offer may hold, by its words: `any curry with jasmine rice`, `two chicken shawarma sandwiches`, `an 18-inch`. */
export function heldInOffer(offer: Dish, menu: Menu): Dish[] {
  const text = folded(`${offer.name}. ${offer.description ?? ''}`);
  const said = text.replace(words.EXCEPTED, ' ');
  const sizes = new Set(said.replaceAll('-', ' ').match(/\b\d+ inch\b/g));
  const isSize = ({ variants = [] }: Dish) => variants.some(({ name }) => sizes.has(folded(name).replaceAll('-', ' ')));
  const ofSize = sizes.size > 0 ? menu.dishes.filter(isSize) : [];
  const called = piecesOf(said).flatMap((piece) => [...calledBy(piece, menu), ...toldOf(piece, menu)]);
  return withoutExcepted([...new Set([...called, ...ofSize])], text);
}

/** Parts that are no dishes, of which a dish or the house says what they hold: `Toum is garlic, oil, lemon and salt`. */
export function partsTold(dishes: readonly Dish[], questions: readonly Question[]): Dish[] {
  const texts = new Set([
    ...dishes.map(({ description = '' }) => description),
    ...questions.map(({ answer }) => answer),
  ]);
  const found = [...texts].flatMap((text) => [...text.matchAll(words.TELLS_OF_PART)]);
  const made = questions.flatMap(({ answer }) => [...answer.matchAll(words.TELLS_WHAT_IT_IS)]);
  // `Do you use MSG? The oyster sauce and the hoisin that we buy contain it.`
  const having = questions.flatMap(({ question, answer }) =>
    [...answer.matchAll(words.CONTAINS_IT)].flatMap(([, names = '']) =>
      piecesOf(names).map((name) => ({ name: name.replace(/^\s*(?:the|our) /i, '').trim(), description: question })),
    ),
  );
  return [
    ...[...found, ...made].map(([, name = '', description]) => wordsAlone(name, { description })),
    ...having.map(({ name, description }) => wordsAlone(name, { description })),
    ...questions
      .filter(({ question, statement }) => statement && stemsOf(question).length > 1)
      .map(({ question, answer }) => wordsAlone(question, { description: answer })),
  ];
}
