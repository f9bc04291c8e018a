/** What of a turn is kept for those that follow. */
import type { Answer } from './answer.ts';
import type { Conversation } from './conversation.ts';
import type { IntentName } from './intents.ts';
import type { Knowledge } from './knowledge/knowledge.ts';
import type { Wish } from './menu/wish.ts';
import type { Request } from './request.ts';
import type { Avoided } from './safety/allergens.ts';
import { dishesNamedIn } from './safety/guard.ts';
import { isEmptyWish } from './understand/read-wish.ts';
import { dietsOfGuests } from './vocabulary/refusals.ts';
import { onDoctorsWord, services } from './vocabulary/slot-words.ts';

const quiet = new Set<IntentName>(['greeting', 'thanks', 'goodbye', 'unknown', 'out-of-scope', 'assistant']);

/** The conversation with this turn in it. */
export function remembered(
  before: Conversation,
  requests: readonly [Request, ...Request[]],
  answer: Answer,
  language: Conversation['language'],
  knowledge: Knowledge,
): Conversation {
  const [first] = requests;
  const { wish, when, mention, text } = first;
  const declares =
    dietsOfGuests.test(text) ||
    /\b(?:i am|we are|i eat|is|for a|for my) (?:a |strictly )?(?:vegan|vegetarian|halal|gluten free|celiac)\b/.test(
      text,
    );
  const kept = {
    ...before,
    language,
    avoid: avoidedFrom(wish),
    diets: declares ? [...wish.diets] : before.diets,
    feared: fearedFrom(before, wish),
    health: onDoctorsWord.exec(text)?.[0] ?? before.health,
  };
  const names = requests.map(({ intent }) => intent).filter((intent) => !quiet.has(intent));
  if (names.length === 0) return kept;
  const shown = shownDishes(answer, first, knowledge);
  const isMenu = names.includes('menu');
  return {
    ...kept,
    intents: names,
    question: text.slice(0, 200),
    service: services.exec(text)?.[0] ?? '',
    places: mention.places.length > 0 ? mention.places.map(({ location }) => location.id) : before.places,
    when: names.includes('hours') ? { ...when } : before.when,
    dishes: shown.length > 0 || isMenu ? shown : before.dishes,
    meant: [...new Set([...before.meant, ...wish.dishes.map(({ name }) => name)])].slice(-6),
    listed: listedPlaces(answer, knowledge),
    sorted: wish.sort !== undefined || wish.asks.has('compare'),
    offers: [...(answer.deals ?? []), ...(answer.discounts ?? [])].map(({ title }) => title),
    ...(isMenu && { wanted: [...wish.wanted], course: wish.course, wished: [...wish.diets], most: wish.most }),
    asked: [...wish.allergens],
  };
}

/** Foods that are left out for good by those who leave them out once: by faith, or on a doctor’s word. */
const leftOutForGood = new Set(['pork', 'beef', 'alcohol', 'meat', 'fish']);

function avoidedFrom({ avoid, excluded }: Wish): Avoided[] {
  const more = excluded.filter((word) => leftOutForGood.has(word) && !avoid.some((one) => one.word === word));
  return [...avoid, ...more.map((word) => ({ kind: 'other', word }))];
}

function fearedFrom({ feared }: Conversation, { allergens }: Wish): Avoided[] {
  const more = allergens.filter(({ kind }) => kind !== 'unsaid' && !feared.some((one) => one.kind === kind));
  return [...feared, ...more].slice(-20);
}

/** Names of the dishes that an answer is about, in its order: those that were meant, else those that it lists. */
function shownDishes(
  { response, menu_items: cards = [] }: Answer,
  { wish, intent }: Request,
  knowledge: Knowledge,
): string[] {
  const byPrice = wish.asks.has('compare') && cards.length > 0;
  if (wish.dishes.length > 0 && !byPrice) return [...new Set(wish.dishes.map(({ name }) => name))].slice(0, 12);
  // The favourites beside the whole menu are nobody's choice.
  if (isEmptyWish(wish) && !wish.asks.has('popular')) return [];
  if (intent !== 'menu' && cards.length === 0) return [];
  const named = [...new Set(dishesNamedIn(response, knowledge).map(({ name }) => name))];
  const listed = named.filter((name) => response.includes(`${name} (`) || cards.some((one) => one.name === name));
  return listed.sort((a, b) => response.indexOf(`${a} (`) - response.indexOf(`${b} (`)).slice(0, 12);
}

function listedPlaces({ location_info: cards = [] }: Answer, { places }: Knowledge): string[] {
  return cards.flatMap(({ name }) => places.find(({ label }) => label === name)?.location.id ?? []);
}
