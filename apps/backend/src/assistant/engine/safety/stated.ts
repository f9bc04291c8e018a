/** What a menu states of a dish, held against what a guest must avoid. Never that something is not in it. */
import { allergenKeys, allergenState } from '@tablefront/restaurant/allergens';
import type { MarkKey } from '@tablefront/restaurant/menu/marks';
import { sentencesOf } from '../answer.ts';
import { besideOf } from '../knowledge/comes-with.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { folded, stemOf, stemsOf } from '../language/words.ts';
import { meaningsOf } from '../menu/meanings.ts';
import { joined, type Request } from '../request.ts';
import { EATEN_BESIDE } from '../vocabulary/alcohol-words.ts';
import {
  CURED,
  doubtfulWords,
  GOES_WITH,
  HOLDS_OTHERS,
  IS_BURGER,
  LEFT_AWAY,
  MADE_OF_PLANTS,
  NAMED_AFTER,
  NAMES_ITS_MEAT,
  NAMES_ITS_PATTY,
  NO_CAFFEINE_IN,
  NOT_ALCOHOL,
  NOT_IN_IT,
  NOT_MEAT,
  NOT_OYSTERS,
  NOT_PORK,
  NOT_RAW,
  POURS_BESIDE,
  SAYS_NONE_IN_IT,
  SOFT_EGGS,
} from '../vocabulary/allergens.ts';
import { COMES_BESIDE } from '../vocabulary/held-words.ts';
import { TELLS_CONTENTS } from '../vocabulary/menu-words.ts';
import { marksFor, refusedBy } from '../vocabulary/refusals.ts';
import { type Avoided, allergenKind, avoidedName, listedOf, namedIn, shownIn, wordsAmong } from './allergens.ts';
import {
  headingOfAlcohol,
  headingOfCaffeine,
  isSoft,
  mayHoldAlcohol,
  mayHoldCaffeine,
  overAge,
  saysNone,
} from './drinks.ts';

const OF_PLANTS = new RegExp(`${NOT_OYSTERS.source}|${MADE_OF_PLANTS.source}|${NAMED_AFTER.source}`);
const NO_MEAT = new RegExp(`${NOT_OYSTERS.source}|${NOT_MEAT.source}`, 'i');
const NO_MEAT_OF_PLANTS = new RegExp(`${NO_MEAT.source}|${MADE_OF_PLANTS.source}`);

const NO_PORK = new RegExp(`${NOT_OYSTERS.source}|${NOT_PORK.source}`, 'i');

/** Of a dish's own words those that only look like a food: `oyster mushrooms`; `goat cheese` is no meat, though it is of a goat. */
export function unlikeOf({ diets = [] }: Dish, stem: string): RegExp {
  if (stem === 'raw') return NOT_RAW;
  if (stem === 'alcohol') return NOT_ALCOHOL;
  if (stem === 'caffeine') return NO_CAFFEINE_IN;
  const isOfPlants = diets.includes('vegetarian');
  if (stem === 'pork' && !isOfPlants) return NO_PORK;
  if (stem === 'meat') return isOfPlants ? NO_MEAT_OF_PLANTS : NO_MEAT;
  return isOfPlants ? OF_PLANTS : NOT_OYSTERS;
}

/** How a dish states something: in its list of allergens, by words of its own, among what it may contain, or by another dish that its words name, or that may be in it. */
export interface Statement {
  avoided: Avoided;
  how: 'listed' | 'shown' | 'may' | 'held' | 'mayHold';
  /** The menu's own words for it; of `held` and `mayHold` the names of those dishes. */
  words: string[];
}

/**
 * `states` it, or that it may; `free`: it states that it is free of it; `silent`: its list of allergens does not name it;
 * `unknown`: nothing is stated that would tell.
 */
export type Verdict = 'states' | 'free' | 'silent' | 'unknown';

/** What dishes were found to state, by what must be avoided: an answer asks it of each several times, and each guest with that allergy again. */
let toldOf = new WeakMap<Dish, Map<string, readonly Statement[]>>();
let kept = 0;

/** So much is kept, of all brands together: 7 to 28 MB, by how many dishes share it. */
const MOST_KEPT = 100_000;

/** What a dish states of all that must be avoided; empty where it states none of it. */
export function statementsOf(dish: Dish, avoid: readonly Avoided[]): Statement[] {
  return avoid.flatMap((avoided) => toldBy(dish, avoided).map((statement) => ({ ...statement, avoided })));
}

function toldBy(dish: Dish, avoided: Avoided): readonly Statement[] {
  const ofDish = toldOf.get(dish) ?? new Map<string, readonly Statement[]>();
  const key = `${avoided.kind} ${avoided.word}`;
  const known = ofDish.get(key);
  if (known) return known;
  const told = [statementOf(dish, avoided) ?? heldStatement(dish, avoided) ?? []].flat();
  if (kept >= MOST_KEPT) {
    toldOf = new WeakMap();
    kept = 0;
  }
  kept += 1;
  toldOf.set(dish, ofDish.set(key, told));
  return told;
}

/** How far it is followed what parts of a dish are made up of. */
const DEEPEST = 2;

const sure = (statement?: Statement) => (isSure(statement) ? statement : undefined);

const isSure = (statement?: Statement) => statement !== undefined && !isOnlyMay(statement);

/** Whether a dish only may hold it, by what it states. */
export const isOnlyMay = ({ how }: Statement): boolean => how === 'may' || how === 'mayHold';

/**
 * What other dishes state that are part of it: `two egg rolls, dry ribs`, of a platter, where neither a list nor a mark of its own tells; what it
 * comes with (`with miso soup`), of which these may not tell; and what may be chosen for it.
 */
function heldStatement(dish: Dish, avoided: Avoided, depth = 0): Statement | undefined {
  // Of alcohol no mark tells.
  const isMarked = avoided.word !== 'alcohol' && (isMarkedAgainst(dish, avoided) || isMadeWithout(dish, avoided.kind));
  const isTold = isMarked || (avoided.kind !== 'other' && dish.allergens !== undefined);
  const { within = [], same = [], among = [], chosen = [] } = dish.holds?.() ?? {};
  // `Awaze tibs`, of a tray: they name awaze, which is made with wine.
  const ofPart = (one: Dish) =>
    statementOf(one, avoided) ?? (depth < DEEPEST ? sure(heldStatement(one, avoided, depth + 1)) : undefined);
  const stating = (some: readonly Dish[], counts: (statement?: Statement) => boolean) => [
    ...new Set(some.filter((one) => counts(ofPart(one))).map(({ name }) => name)),
  ];
  // `The Lockhart tea on our own buckwheat bread`, which is marked gluten-free.
  const isDenied = isGlutenFree(dish, avoided.kind);
  const held = stating([...(isTold ? [] : within), ...(isDenied ? [] : same)], isSure);
  if (held.length > 0) return { avoided, how: 'held', words: held };
  const isAny = (statement?: Statement) => statement !== undefined;
  const isFree =
    isMarked || isDenied || listedOf(avoided.kind, dish.freeOf ?? []).length > 0 || dish.mayContain !== undefined;
  const words = stating([...(isFree ? [] : within), ...(isDenied ? [] : same), ...among, ...chosen], isAny);
  return words.length > 0 ? { avoided, how: 'mayHold', words } : undefined;
}

/** What the menu's marks say that a dish is made without. */
const madeWithout: Readonly<Record<string, RegExp>> = {
  vegan: /^(?:milk|eggs|fish|shellfish)$/,
  vegetarian: /^(?:fish|shellfish)$/,
};

/** `Wild blueberries`, of a vegan smoothie: the ice cream that is called so is no part of it. */
const isMadeWithout = ({ diets = [] }: Dish, kind: string) => diets.some((diet) => madeWithout[diet]?.test(kind));

const isGlutenFree = ({ diets }: Dish, kind: string) =>
  (kind === 'gluten' || kind === 'wheat') && diets?.includes('gluten-free') === true;

/** The words of a dish that show it; beside a mark that denies it only those that name it outright. */
function shownOf(dish: Dish, { kind, word }: Avoided, own: string): string[] {
  if (saysNone(dish, word)) return [];
  if (kind === 'other') {
    const text = dish.diets?.includes('vegetarian') ? own.replace(LEFT_AWAY, ' ') : own;
    return wordsAmong(new Set(meaningsOf(stemOf(word))), text, unlikeOf(dish, stemOf(word)));
  }
  // `Bread`, of a loaf that is marked gluten-free; `ice cream`, of coconut, that is marked vegan.
  const isOfPlants = dish.diets?.includes('vegan') && /^(?:milk|eggs)$/.test(kind);
  if (isOfPlants || isGlutenFree(dish, kind)) return namedIn(kind, own);
  const isStatedFree = listedOf(kind, dish.freeOf ?? []).length > 0;
  const isMarked = isMadeWithout(dish, kind);
  return shownIn(kind, own, isStatedFree || isMarked);
}

/** What is said of a dish, without what it goes with: `dark and firm; for the steak`, `best next to a beer`. */
const ownTextOf = ({ course, description = '' }: Dish) =>
  description.replace(course === 'drink' ? GOES_WITH : EATEN_BESIDE, ' ');

/** What a dish is called, where its own words do not say that it has none of that: `Egg cream … There is no egg in it.` */
export function nameOf({ name, description = '' }: Dish, kind: string): string {
  if (!/\bno\b/i.test(description)) return name;
  const denied = new Set([...folded(description).matchAll(SAYS_NONE_IN_IT)].flatMap(([text]) => stemsOf(text)));
  return [...denied].some((stem) => stem === stemOf(kind) || allergenKind(stem) === kind) ? '' : name;
}

/** What stands over a dish without what comes with it, which it only may hold: `Served with bread`. */
function withoutSides(dish: Dish): string {
  const beside = besideOf(dish).filter(({ own, sentence }) => !own && COMES_BESIDE.test(sentence));
  return beside.reduce((text, { sentence }) => text.replace(sentence, ' '), dish.over);
}

/** `Topped with our granola, which has almonds`, over all the bowls but those that are marked as without it. */
function shownOver(dish: Dish, avoided: Avoided, kind: string): string[] {
  const isThat = (one: Avoided) => one.kind === avoided.kind && (kind === avoided.kind || one.word === kind);
  const isMarked = isGlutenFree(dish, kind) || dish.diets?.some((diet) => refusedBy[diet]?.some(isThat));
  // `Beer and wine in the evening`, over all that there is to drink.
  const isOfDrinks = kind === 'gluten' && dish.course === 'drink';
  if (isMarked || isOfDrinks) return [];
  if (kind === 'caffeine') return shownOf(dish, avoided, headingOfCaffeine(dish));
  if (kind !== 'alcohol') return shownOf(dish, avoided, withoutSides(dish));
  // `Coffee to cocktails`, over lemonade.
  const isOfIt = (text: string) => !isSoft(dish) || TELLS_CONTENTS.test(text);
  const over = sentencesOf(dish.over.replace(POURS_BESIDE, ' ')).filter(isOfIt).join(' ');
  return shownOf(dish, avoided, `${headingOfAlcohol(dish)} ${over}`);
}

function statementOf(dish: Dish, avoided: Avoided): Statement | undefined {
  const kind = avoided.kind === 'other' ? avoided.word : avoided.kind;
  const listed = listedOf(kind, dish.allergens ?? []);
  if (listed.length > 0) return { avoided, how: 'listed', words: listed };
  const own = `${nameOf(dish, kind)}. ${ownTextOf(dish)} ${dish.tags.join(' ')}`;
  const shown = [...shownOf(dish, avoided, own), ...(kind === 'alcohol' ? overAge(dish) : [])];
  if (shown.length > 0) return { avoided, how: 'shown', words: shown };
  // `Chow mein`, which is also sold with shrimp.
  const isFree = listedOf(kind, dish.freeOf ?? []).length > 0;
  const sizes = (isFree ? [] : (dish.variants ?? [])).filter(
    ({ name }) => shownOf({ ...dish, name }, avoided, name).length > 0,
  );
  const may = [...listedOf(kind, dish.mayContain ?? []), ...sizes.map(({ name }) => name)];
  if (may.length > 0) return { avoided, how: 'may', words: may };
  const over = shownOver(dish, avoided, kind);
  return over.length > 0 ? { avoided, how: 'shown', words: over } : undefined;
}

/** Of what must be avoided, that of which a dish states that it is free, by words for all of it, and that it names nowhere. */
export function freeOf(dish: Dish, avoid: readonly Avoided[]): Avoided[] {
  if (!dish.freeOf) return [];
  return avoid.filter((avoided) => {
    const key = avoided.kind === 'other' ? (allergenKeys(avoided.word)[0] ?? '') : (keys[avoided.kind] ?? avoided.kind);
    return !statementOf(dish, avoided) && allergenState(dish, key) === 'free';
  });
}

/** What the vocabulary of menus calls a kind, where that is something else. */
const keys: Readonly<Record<string, string>> = { nuts: 'tree-nuts' };

/** Whether the menu marks a dish as of a diet that leaves out that food; of an allergen no such mark tells. */
export function isMarkedAgainst({ diets = [] }: Dish, { kind, word }: Avoided): boolean {
  return (
    kind === 'other' && diets.some((diet) => refusedBy[diet]?.some((one) => one.kind === kind && one.word === word))
  );
}

/** The mark of a dish that leaves out each of some foods: `beef`, of what is marked vegan. */
export const markRefusing = ({ diets = [] }: Dish, foods: readonly string[]): MarkKey | undefined =>
  marksFor.find(
    ([diet, refused]) =>
      diets.includes(diet) && foods.every((food) => refused.some(({ word }) => meaningsOf(word).includes(food))),
  )?.[0];

/** Whether enough is said of a dish to tell: of drinks no raw fish, of lemonade no alcohol is looked for. */
const isTellable = (dish: Dish, word: string) =>
  dish.description !== undefined ||
  (dish.course === 'drink' && (word === 'raw' || (word === 'alcohol' && isSoft(dish))));

export function verdictOn(dish: Dish, avoid: readonly Avoided[]): Verdict {
  if (statementsOf(dish, avoid).length > 0) return 'states';
  const free = freeOf(dish, avoid);
  if (avoid.length > 0 && free.length === avoid.length) return 'free';
  const rest = avoid.filter((one) => !free.includes(one) && !isMarkedAgainst(dish, one));
  // Of other foods only a dish's words can tell; of an allergy that is not named nothing does.
  const tellable = rest.every(({ kind, word }) =>
    kind === 'other' ? isTellable(dish, word) && !isDoubtful(dish, word) : kind !== 'unsaid' && dish.allergens,
  );
  return tellable ? 'silent' : 'unknown';
}

const doubtful = new Map(
  Object.entries(doubtfulWords).map(([word, words]) => [word, new Set(words.split(' ').map(stemOf))]),
);

const ofMeat = new Set(['meat', 'pork', 'beef', 'lamb', 'goat', 'fish', 'seafood']);

/** Whether a text names eggs that may be soft, or what is cured. */
const namesSoft = (text: string) => SOFT_EGGS.test(folded(text).replace(NOT_IN_IT, ' ')) || CURED.test(text);

/** Soft eggs, those that are shaken into a drink, what is cured, and what others are chosen for. */
function mayBeRaw({ name, description = '', category = '', diets = [], course, allergens = [] }: Dish): boolean {
  const isOfEgg = course === 'drink' && listedOf('eggs', allergens).length > 0;
  if (isOfEgg || (!diets.includes('vegan') && namesSoft(`${name}. ${description}`))) return true;
  if (HOLDS_OTHERS.test(description) && !diets.includes('vegetarian') && !diets.includes('vegan')) return true;
  return wordsAmong(doubtful.get('raw') ?? new Set(), `${name}. ${description} ${category}`).length > 0;
}

/** What neither marks nor a meat that is named tell of. */
const doubts: ReadonlyMap<string, (dish: Dish) => boolean> = new Map([
  ['raw', mayBeRaw],
  ['alcohol', mayHoldAlcohol],
  ['caffeine', mayHoldCaffeine],
]);

/** Whether a dish may well hold a food that its words do not name: `spare ribs` for who eats no pork. */
export function isDoubtful(dish: Dish, word: string): boolean {
  const { name, description = '', category = '', diets = [] } = dish;
  const ofItsOwn = doubts.get(word);
  if (ofItsOwn) return ofItsOwn(dish);
  if (ofMeat.has(word) && HOLDS_OTHERS.test(description))
    return !diets.includes('vegetarian') && !diets.includes('vegan');
  const own = `${name}. ${description} ${category}`;
  const words = doubtful.get(word) ?? new Set();
  // `New York strip`, under steaks.
  const isOfPart =
    doubtful.has(word) &&
    wordsAmong(new Set(meaningsOf(stemOf(word))), category, unlikeOf(dish, stemOf(word))).length > 0;
  if (!isOfPart && wordsAmong(words, own).length === 0) return false;
  const isMarked = diets.includes('vegetarian') || diets.includes('vegan');
  const telling = IS_BURGER.test(own.toLowerCase()) ? NAMES_ITS_PATTY : NAMES_ITS_MEAT;
  return !isMarked && (word === 'meat' || !telling.test(own.toLowerCase()));
}

/** Whether a dish may be shown to who must avoid something: it states none of it, and states what it contains. */
export function isOffered(dish: Dish, avoid: readonly Avoided[]): boolean {
  return ['free', 'silent'].includes(verdictOn(dish, avoid));
}

/** The sentences by which a dish is named as stating what must be avoided: by its list, and by its own words. */
export function statementText(
  { name: dish }: Dish,
  statements: readonly Statement[],
  { say }: Pick<Request, 'say'>,
): string {
  const text = (how: Statement['how'], key: 'menuStates' | 'menuShows' | 'menuMay' | 'menuHolds' | 'menuMayHold') => {
    const some = statements.filter((one) => one.how === how);
    const names = new Set(some.map(({ avoided }) => avoidedName(avoided, say.language)));
    const words = new Set(some.flatMap((one) => one.words));
    return some.length > 0 && say(key, { dish, what: say.list([...names]), words: say.list([...words]) });
  };
  return joined(
    text('listed', 'menuStates'),
    text('shown', 'menuShows'),
    text('may', 'menuMay'),
    text('held', 'menuHolds'),
    text('mayHold', 'menuMayHold'),
  );
}
