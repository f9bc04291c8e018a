/** What is known between the turns of a conversation. */
import type { MarkKey } from '@tablefront/restaurant/menu/marks';
import { z } from 'zod';
import type { Answer, Ordered } from './answer.ts';
import { isNamedIn } from './hours/asked.ts';
import type { When } from './hours/when.ts';
import { dishesNamedIn } from './knowledge/dish-index.ts';
import { courseNames } from './knowledge/dishes.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import { languages } from './language/language.ts';
import { wordsOf } from './language/words.ts';
import { isEmptyWish, type Wish } from './menu/wish.ts';
import type { Request } from './request.ts';
import type { Avoided } from './safety/allergens.ts';
import type { IntentName } from './vocabulary/cues.ts';
import { DECLARES_DIET, dietsOfGuests, leftOutForGood, SWEETS } from './vocabulary/refusals.ts';
import { quiet } from './vocabulary/scenes.ts';
import { destinationIn } from './vocabulary/services.ts';
import {
  ASKS_BESIDES,
  CORRECTS,
  LEFT_OVER,
  ON_DOCTORS_WORD,
  planned,
  SERVICES_AND_MEALS,
} from './vocabulary/slot-words.ts';
import { OWN_SUM } from './vocabulary/told-words.ts';

const texts = z.array(z.string()).catch([]);
const marks = z.array(z.custom<MarkKey>((value) => typeof value === 'string')).catch([]);
const avoided = z.array(z.object({ kind: z.string(), word: z.string() }));

const ordered = z.object({
  name: z.string(),
  size: z.string().optional(),
  addOns: texts,
  count: z.number().optional(),
});

const stored = z.object({
  language: z.enum(languages).catch('en'),
  /** What the guest must avoid: it stays for good. */
  avoid: avoided,
  diets: marks,
  /** A state of health that was named: `pregnant`. No yes is given to it, and a person is named to ask. */
  health: z.string().catch(''),
  /** What the last question was about. */
  intents: z.array(z.custom<IntentName>((value) => typeof value === 'string')).catch([]),
  /** Its plain words, which a question such as `is it free?` carries on. */
  question: z.string().catch(''),
  /** The service whose hours it was about: `pickup`. */
  service: z.string().catch(''),
  /** For how many it was asked. */
  partySize: z.number().optional().catch(undefined),
  /** Ids of the locations that were named last. */
  places: texts,
  /** The ones that were named before these: `Queen West?`, `and Ossington?`, `which one closes later?` */
  placesBefore: texts,
  when: z
    .custom<When>((value) => typeof value === 'object' && value !== null)
    .optional()
    .catch(undefined),
  /** Names of the dishes, ids of the locations and titles of the offers that the last answer named: `the second one`. */
  dishes: texts,
  listed: texts,
  /** The last several dishes that an answer named together, while one after the other of them is spoken of: `and the last?` */
  among: texts,
  offers: texts,
  /** Titles of the positions that were told of last. */
  jobs: texts,
  /** What the last answer told in the brand's own words; empty where it was ours. */
  told: z.string().catch(''),
  /** By what they were sorted, where the first of the dishes is the answer: the cheapest, which `it` means. */
  sort: z.enum(['cheapest', 'dearest', 'largest', 'smallest', 'strongest', 'weakest']).optional().catch(undefined),
  /** The dishes that were meant in the last turns, the oldest first, each as it was asked for: `both together`, `and a tea`. */
  meant: z.array(ordered).catch([]),
  /** Foods and course that were looked for last, and the diets and price by which they were narrowed: `any vegan ones?` */
  wanted: texts,
  /** Foods that dishes were asked for: `does it have alcohol`. */
  inside: texts,
  course: z.enum(courseNames).optional().catch(undefined),
  wished: marks,
  most: z.object({ amount: z.number(), inclusive: z.boolean() }).optional().catch(undefined),
  spicy: z.boolean().optional().catch(undefined),
  /** What was asked of them that no menu marks: `calories`. */
  unmarked: texts,
  /** Allergens that were asked about: `and milk?`, `and the panna cotta?` */
  asked: avoided.catch([]),
  /** All that was ever asked about so: no dish that states it is named without saying it. */
  feared: avoided.catch([]),
});

export type Conversation = z.infer<typeof stored>;

const MOST_TOLD = 800;

export const newConversation: Conversation = stored.parse({ avoid: [] });

/** A conversation as it was stored; a new one where that cannot be read. */
export function readConversation(json: unknown): Conversation {
  return stored.safeParse(json).data ?? newConversation;
}

/** The conversation with this turn in it. */
export function remembered(
  before: Conversation,
  requests: readonly [Request, ...Request[]],
  answer: Answer,
): Conversation {
  const [first] = requests;
  const { wish, when, text, say, knowledge } = first;
  const kept = {
    ...before,
    language: say.language,
    avoid: avoidedFrom(wish),
    diets: dietsOfGuests.test(text) || DECLARES_DIET.test(text) ? [...wish.diets] : before.diets,
    feared: fearedFrom(before, wish),
    health: ON_DOCTORS_WORD.exec(text)?.[0] ?? before.health,
  };
  // What no word of ours names may be told by the brand itself.
  const isTold = (intent: IntentName) => !quiet.has(intent) || (intent === 'unknown' && !answer.unknown);
  const names = requests.map(({ intent }) => intent).filter(isTold);
  if (names.length === 0) return kept;
  // `Do you have oat milk`, which the brand itself answers: no dish is spoken of.
  const shown = requests.length === 1 && isOfBrandAlone(answer, wish) ? [] : shownDishes(answer, first);
  const isMenu = names.includes('menu');
  const told = toldIn({ ...answer, response: answer.response.replace(say('ownSaysNot'), '').trim() }, first);
  const listed = listedPlaces(answer, knowledge);
  const places = placesSpokenOf(first, listed, before);
  return {
    ...kept,
    intents: names,
    question: first.asksOn === undefined ? openedBy(first, before) : before.question,
    partySize: first.partySize ?? before.partySize,
    places,
    placesBefore: places.join() === before.places.join() ? before.placesBefore : before.places,
    when: names.includes('hours') || when.days.length > 0 ? { ...when } : before.when,
    dishes: isMenu || answer.menu_items ? shown : before.dishes,
    meant: meantBefore(before, first, answer),
    listed,
    ...told,
    jobs: jobsAfter(before, names, answer, first),
    offers: offersAfter(before, told.offers, isMenu),
    among: amongAfter(before, isMenu ? shown : told.offers),
    ...(isMenu && wishAfter(wish, answer, first)),
    asked: [...wish.allergens],
  };
}

/** Whether the brand's own words tell it, and no dish was chosen beside them. */
function isOfBrandAlone({ own = false, menu_items }: Answer, { dishes, sort, spicy, diets, asks }: Wish): boolean {
  const isChosen = menu_items !== undefined && ((sort ?? spicy) !== undefined || diets.length > 0 || asks.has('price'));
  return own && !isChosen && dishes.length === 0;
}

/** Of which service it was asked, and of which offers and in which words of the brand's own it is told. */
function toldIn({ own, response, deals = [], discounts = [] }: Answer, { text, knowledge }: Request) {
  const service = SERVICES_AND_MEALS.exec(text)?.[0].replace(/^deliver.*/, 'delivery') ?? ownService(text, knowledge);
  const offers = [...deals, ...discounts].map(({ title }) => title);
  return { service, offers, told: own ? response.replace(OWN_SUM, '').slice(0, MOST_TOLD) : '' };
}

/** Titles of the positions that an answer names, in its order. */
function jobsAfter(
  before: Conversation,
  intents: readonly IntentName[],
  { response }: Answer,
  { configuration: { jobs } }: Request,
): string[] {
  if (!intents.includes('jobs')) return before.jobs;
  const told = [...new Set(jobs.map(({ title }) => title))].filter((title) => response.includes(title));
  return told.sort((a, b) => response.indexOf(a) - response.indexOf(b));
}

/** A service that a place has given a name of its own: `the bánh mì window`. */
function ownService(text: string, { places }: Knowledge): string {
  const services = places.flatMap(({ location }) => location.serviceHours);
  return wordsOf(services.find(({ name }) => isNamedIn(name, text))?.name ?? '').join(' ');
}

/** `The pasta would be?`, `can I use it on Saturday`: an offer stays spoken of beside the menu. */
const offersAfter = (before: Conversation, told: string[], isMenu: boolean): string[] =>
  told.length === 0 && isMenu ? before.offers : told;

/** What was looked for, or of what dishes were asked. */
function wishAfter(
  { wanted, dishes, course, diets, most, spicy, sort, asks, unmarked }: Wish,
  { unknown, response }: Answer,
  { say }: Request,
) {
  // `Can I sub fries`, of which nothing is known, says nothing of what is asked next.
  const said = unknown && response.startsWith(say('dontKnow')) ? [] : [...wanted];
  const [looked, inside] = dishes.length > 0 ? [[], said] : [said, []];
  const sorted = sort ?? (asks.has('compare') ? ('cheapest' as const) : undefined);
  return { wanted: looked, inside, course, wished: [...diets], most, spicy, sort: sorted, unmarked: [...unmarked] };
}

/** The question that opened what is spoken of; of what is planned all that was said: `a birthday party`, `how many fit`. */
const openedBy = ({ text, intent }: Request, { intents, question }: Conversation): string =>
  (planned.has(intent) && intents.includes(intent) ? `${question} ${text}` : text).slice(-200);

/** The places that were named, or the only one that brings food to where it was asked for, or those of before. */
function placesSpokenOf({ named, text }: Request, listed: string[], { places }: Conversation): string[] {
  if (named.length > 0) return named.map(({ location }) => location.id);
  return destinationIn(text) !== undefined && listed.length === 1 ? listed : places;
}

/** The list that one of was spoken of, or the new one. */
function amongAfter({ among }: Conversation, shown: readonly string[]): string[] {
  return shown.length < 2 && shown.every((only) => among.includes(only)) ? among : [...shown];
}

/** The dishes that were meant, the last ones last, each as the answer took it, or as it was asked for before. */
function meantBefore(before: Conversation, { wish, text }: Request, { ordered = [] }: Answer): Ordered[] {
  const isOther = (CORRECTS.test(text) || text === LEFT_OVER) && wish.dishes.length > 0;
  const meant = isOther ? before.meant.filter(({ name }) => !before.dishes.includes(name)) : before.meant;
  const told = ordered.length > 0 ? ordered : wish.dishes;
  const names = [...new Set(told.map(({ name }) => name))];
  const asked = (name: string) =>
    [...ordered, ...wish.ordered, ...meant].find((one) => one.name === name) ?? { name, addOns: [] };
  return [...meant.filter(({ name }) => !names.includes(name)), ...names.map(asked)].slice(-6);
}

function avoidedFrom({ avoid, excluded, dishes, wanted, text }: Wish): Avoided[] {
  // `No salmon for me`, but not `a bagel without salmon`, nor `anything vegan besides salad`.
  const isForGood = dishes.length + wanted.length === 0 && !ASKS_BESIDES.test(text);
  const more = excluded.filter(
    (word) => ((isForGood && !SWEETS.has(word)) || leftOutForGood.has(word)) && !avoid.some((one) => one.word === word),
  );
  return [...avoid, ...more.map((word) => ({ kind: 'other', word }))];
}

function fearedFrom({ feared }: Conversation, { allergens }: Wish): Avoided[] {
  const isNew = ({ kind, word }: Avoided) =>
    !feared.some((one) => one.kind === kind && (kind !== 'other' || one.word === word));
  const more = allergens.filter((one) => one.kind !== 'unsaid' && isNew(one));
  return [...feared, ...more].slice(-20);
}

/** Names of the dishes that an answer is about, in its order: those that were meant, else those that it lists. */
function shownDishes(
  { response, menu_items: cards = [], ordered = [], stated = [] }: Answer,
  { wish, knowledge }: Request,
): string[] {
  const byPrice = wish.asks.has('compare') && cards.length > 0;
  // `A pound of brisket and a rack of ribs`, where only one is called by its whole name.
  const meant = [...new Set([...wish.dishes, ...ordered].map(({ name }) => name))];
  // Of several that were meant, those that were chosen: `the vegan one`.
  const chosen = cards.map(({ name }) => name).filter((name) => meant.includes(name));
  if (meant.length > 0 && !byPrice) return (chosen.length > 0 ? [...new Set(chosen)] : meant).slice(0, 12);
  // The favourites beside the whole menu are nobody's choice.
  const isChosen = new Set(cards.map(({ name }) => name)).size === 1;
  if (isEmptyWish(wish) && !isChosen && !wish.asks.has('popular')) return [];
  const named = [...new Set(dishesNamedIn(response, knowledge).map(({ name }) => name))];
  // `What fish dishes do you have`, of nobody who must avoid it.
  const told = wish.avoid.length === 0 ? stated : [];
  const at = (name: string) =>
    Math.max(response.indexOf(`${name} (`), told.includes(name) ? response.indexOf(name) : -1);
  const listed = named.filter((name) => at(name) >= 0 || cards.some((one) => one.name === name));
  return listed.sort((a, b) => at(a) - at(b)).slice(0, 12);
}

/** The places that an answer lists, or the only one that its words name. */
function listedPlaces({ location_info: cards = [], response, menu_items }: Answer, { places }: Knowledge): string[] {
  const named = places.length > 1 && !menu_items ? places.filter(({ label }) => response.includes(label)) : [];
  if (cards.length === 0) return named.length === 1 ? named.map(({ location }) => location.id) : [];
  return cards.flatMap(({ name }) => places.find(({ label }) => label === name)?.location.id ?? []);
}
