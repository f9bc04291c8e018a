/** What a question points at in the answers before it: `the second one`, `it`, `both`, `the boat one`, `there`. */
import type { Conversation } from '../conversation.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import { stemsOf } from '../language/words.ts';
import type { Wish } from '../menu/wish.ts';
import * as words from '../vocabulary/slot-words.ts';
import type { Turn } from './continue.ts';
import type { Reading } from './understand.ts';

/** The question, put to what it points at; the first of these that fits counts. */
export function pointing(reading: Reading, turn: Turn): Reading {
  return atOffer(reading, turn) ?? atPlace(reading, turn) ?? atDishes(reading, turn) ?? reading;
}

/** An offer of those that were named: by a word of its title, or by its place among them. */
function atOffer(reading: Reading, { conversation: { offers, dishes }, before }: Turn): Reading | undefined {
  const { plain } = reading.text;
  const ordinal = ordinalIn(plain);
  const counted = ordinal === undefined || dishes.length > 0 ? undefined : offers.at(ordinal);
  const title = (before.includes('offers') ? titleSaid(offers, plain) : undefined) ?? counted;
  if (title === undefined) return undefined;
  const said = [...reading.text.words.map((word) => word.plain), ...stemsOf(title)];
  return { ...reading, text: { ...reading.text, plain: said.join(' ') }, asked: [{ intent: 'offers', words: said }] };
}

/** A location of those that were named: `the second one`, or `there` where it was the only one. */
function atPlace(reading: Reading, { conversation, knowledge }: Turn): Reading | undefined {
  const { mention, text, when } = reading;
  const { listed, dishes } = conversation;
  if (mention.places.length > 0) return undefined;
  const isThere = words.pointsThere.test(text.plain) && listed.length === 1;
  const ordinal = isThere ? 0 : dishes.length > 0 ? undefined : ordinalIn(text.plain);
  const place = knowledge.places.find(({ location }) => ordinal !== undefined && location.id === listed.at(ordinal));
  if (!place) return undefined;
  const at = isThere && !when.named ? (conversation.when ?? when) : when;
  return { ...reading, mention: { ...mention, places: [place] }, when: at };
}

function atDishes(reading: Reading, turn: Turn): Reading | undefined {
  const { wish, text } = reading;
  const named = namesPointed(reading, ordinalIn(text.plain), turn);
  if (named.length === 0) return undefined;
  const dishes = [...wish.dishes, ...named.flatMap((name) => dishesNamed(name, turn.knowledge))];
  // `Two of them and a rice`
  const [only, another] = named;
  const stems = new Set(only === undefined || another ? [] : stemsOf(only));
  const quantities = wish.quantities.map((one) => (one.stems.size === 0 ? { ...one, stems } : one));
  return { ...reading, wish: { ...wish, dishes, quantities } };
}

/** `The boat one`: the only one of those titles that has a telling word of the question. */
function titleSaid(titles: readonly string[], plain: string): string | undefined {
  const said = new Set(contentStems(plain.split(' ')));
  const [only, ...others] = titles.filter((title) => stemsOf(title).some((stem) => stem.length > 3 && said.has(stem)));
  return others.length === 0 && words.theOne.test(plain) ? only : undefined;
}

function ordinalIn(text: string): number | undefined {
  const found = words.ordinalWord.exec(text);
  return found ? words.ordinals[found[1] ?? found[2] ?? ''] : undefined;
}

function namesPointed(reading: Reading, ordinal: number | undefined, { conversation, knowledge }: Turn): string[] {
  const { text, wish } = reading;
  const { dishes: names, meant } = conversation;
  const others = meant.filter((name) => !wish.dishes.some((dish) => dish.name === name));
  if (words.together.test(text.plain) && meant.length > 1 && (wish.asks.size > 0 || text.words.length <= words.short))
    return others.slice(-4);
  if (/^(?:and )?(?:\w+ )?with\b/.test(text.plain) && wish.dishes.length > 0) return others.slice(-1);
  if (isCounted(wish) && /\b(?:them|those|these|it)\b/.test(text.plain)) return names.slice(0, 1);
  if (wish.dishes.length > 0) return [];
  const one = conversation.sorted ? undefined : cheapestOrDearest(reading, names, knowledge);
  if (one) return one;
  return ordinal === undefined ? namesMeant(reading, conversation) : names.slice(ordinal).slice(0, 1);
}

/** `The cheaper one`, where nothing else is named. */
function cheapestOrDearest({ text, wish }: Reading, names: readonly string[], knowledge: Knowledge) {
  const found = words.superlativeOne.exec(text.plain)?.groups;
  if (!found || names.length < 2 || wish.wanted.length + wish.missing.length > 0 || wish.course) return undefined;
  const price = (name: string) => Math.min(...dishesNamed(name, knowledge).flatMap((dish) => dish.price ?? []));
  const byPrice = names.toSorted((a, b) => price(a) - price(b));
  return byPrice.slice(...(found.least === undefined ? [-1] : [0, 1]));
}

/** `Two of them`. */
const isCounted = ({ quantities }: Wish) => quantities.some(({ stems }) => stems.size === 0);

/** `It`, `those`, or nothing at all where only one dish can be meant: `how much?` */
function namesMeant({ text: { plain, words: typed }, wish }: Reading, conversation: Conversation): string[] {
  const { dishes, sorted } = conversation;
  // The one that was asked for: `the cheapest sandwich`, `what is on it`.
  const names = sorted && words.single.test(plain) ? dishes.slice(0, 1) : dishes;
  const free = wish.wanted.length === 0 && wish.missing.length === 0 && wish.course === undefined;
  if (isCounted(wish) && free) return names.slice(0, 1);
  const only = names.length === 1;
  const isPointed =
    words.pronoun.test(plain) || (typed.length <= words.short && only && asksOfDish(wish, conversation));
  return names.length <= 3 && isPointed && (free || (only && wish.asks.has('having'))) ? names : [];
}

/** Whether something is asked that is asked of a dish, whichever it be: `how much`, `is it vegan`. */
function asksOfDish(wish: Wish, { diets, avoid }: Conversation): boolean {
  const general = new Set(['whole', 'popular', 'inverse']);
  const more = wish.diets.length > diets.length || wish.avoid.length > avoid.length || wish.allergens.length > 0;
  return more || wish.spicy !== undefined || [...wish.asks].some((ask) => !general.has(ask));
}

/** The dishes of that whole name. */
export function dishesNamed(name: string, { index, dishes }: Knowledge): Dish[] {
  return index.named(stemsOf(name).join(' ')).flatMap((at) => dishes[at] ?? []);
}
