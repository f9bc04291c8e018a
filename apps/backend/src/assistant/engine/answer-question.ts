/** The built-in engine: a question and a configuration in, an answer out. Pure, without a network, in milliseconds. */
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Answer, joinAnswers } from './answer.ts';
import { featuresIn } from './answers/features.ts';
import { frequentAnswer } from './answers/frequent-questions.ts';
import { type Asking, placesFor } from './asking.ts';
import { type Conversation, newConversation } from './conversation.ts';
import { type FrequentUse, type IntentName, intents } from './intents.ts';
import { type Knowledge, knowledgeOf, type Place } from './knowledge/knowledge.ts';
import { readText } from './language/read-text.ts';
import { sayIn } from './language/say.ts';
import type { Wish } from './menu/wish.ts';
import type { Request } from './request.ts';
import { caution } from './safety/answer-avoiding.ts';
import type { Avoided } from './safety/avoided.ts';
import { dishesNamedIn, guarded } from './safety/guard.ts';
import { dietsOfGuests } from './safety/refusals.ts';
import { understand } from './understand/understand.ts';
import { services } from './vocabulary/slot-words.ts';

export interface QuestionContext {
  now: Date;
  /** `id` or `restaurant_id` of the location on whose page the question is asked. */
  locationId?: string;
  /** The conversation so far. */
  conversation?: Conversation;
}

export interface Answered {
  answer: Answer;
  /** What the question was understood to be about. */
  intents: IntentName[];
  /** The conversation with this turn. */
  conversation: Conversation;
}

/** Answers from the configuration alone; what it does not hold is said to be unknown. Never throws on any text. */
export function answerQuestion(configuration: SiteConfiguration, question: string, context: QuestionContext): Answered {
  const knowledge = knowledgeOf(configuration);
  const before = context.conversation ?? newConversation;
  const text = readText(question, knowledge, before.language);
  const here = hereOf(context.locationId, knowledge);
  const asking: Asking = { knowledge, now: context.now, say: sayIn(text.language), here };
  const requests = understand(text, before, asking);
  const plain = withCaution(answerAll(requests, asking), requests, before, asking);
  const told = guarded(plain, requests[0].wish.avoid, before.feared, asking);
  const answer: Answer = text.language === 'en' ? told : { ...told, language: text.language };
  return {
    answer,
    intents: requests.map(({ intent }) => intent),
    conversation: remembered(before, requests, answer, text.language, knowledge),
  };
}

function hereOf(locationId: string | undefined, { places }: Knowledge): Place | undefined {
  if (locationId === undefined || places.length < 2) return undefined;
  return (
    places.find(({ location }) => location.restaurantId === locationId) ??
    places.find(({ location }) => location.id === locationId)
  );
}

/** How close one of the brand's own questions must come to be answered by it. */
const neededLikeness: Readonly<Record<FrequentUse, number>> = { alone: 0.5, before: 0.62, exact: 0.75, never: 1 };

/** Each thing that is asked is answered; what the brand itself has answered, by its own words. */
function answerAll(requests: readonly [Request, ...Request[]], asking: Asking): Answer {
  const own = frequentFor(requests, asking);
  const answers = requests.map((request) => {
    const ours = intents[request.intent].answer(request, asking);
    const told = own.get(request);
    return told ? withFrequent(told, ours, request, asking) : ours;
  });
  // What the brand tells of may be what else is not known.
  const known = answers.filter(
    (_, at) => own.size === 0 || requests[at]?.intent !== 'unknown' || isTold(requests[at], own),
  );
  return joinAnswers(known.length > 0 ? known : answers);
}

function isTold(request: Request | undefined, own: ReadonlyMap<Request, Answer>): boolean {
  return request !== undefined && own.has(request);
}

/** The brand's own answers that come closest, each with the request that it answers best. */
function frequentFor(requests: readonly Request[], asking: Asking): Map<Request, Answer> {
  const rated = requests
    .filter((request) => !namesDestination(request) && !isLargeParty(request))
    .flatMap((request) => {
      const own = frequentAnswer(request, asking);
      return own && own.likeness >= neededLikeness[intents[request.intent].frequent] ? [{ request, ...own }] : [];
    })
    .sort((a, b) => b.likeness - a.likeness);
  const best = rated.filter(
    ({ answer }, at) => rated.findIndex((other) => other.answer.response === answer.response) === at,
  );
  return new Map(best.map(({ request, answer }) => [request, answer]));
}

/** Whether food is delivered to a certain place is not told by what is said of delivery at large. */
function namesDestination({ intent, mention, words }: Request): boolean {
  return (
    intent === 'delivery' &&
    (mention.towns.length > 0 || /\bto (?!me\b|my\b|us\b|our\b|you\b|go\b|the door\b)\w+/.test(words.join(' ')))
  );
}

/** Large groups have answers of their own. */
function isLargeParty({ intent, partySize = 0 }: Request): boolean {
  return intent === 'reservations' && partySize > 6;
}

function withFrequent(own: Answer, ours: Answer, request: Request, { knowledge }: Asking): Answer {
  const { intent, places, which, words } = request;
  const { frequent } = intents[intent];
  // Several features are each told by what the brand says of them.
  if (intent === 'feature' && featuresIn(words, knowledge).length > 1) return ours;
  // Of many locations ours tells which; and what must be avoided is never left out.
  if (ours.stated || (intent === 'feature' && (which || places.length > 1) && !ours.unknown))
    return joinAnswers([ours, own]);
  if (frequent === 'alone')
    return { ...own, ...(ours.links && { links: ours.links.filter(({ url }) => !url.startsWith('/contact')) }) };
  return ours.unknown ? own : joinAnswers([own, ours]);
}

/** An allergy that is named beside another question is answered as well: the staff must know of it. */
function withCaution(answer: Answer, requests: readonly Request[], before: Conversation, asking: Asking): Answer {
  const [first] = requests;
  const isNew = (first?.wish.avoid.length ?? 0) > before.avoid.length;
  if (!first || !isNew || requests.some(({ intent }) => intent === 'menu' || intent === 'danger')) return answer;
  return { ...answer, response: `${answer.response}\n\n${caution(placesFor(first, asking), asking)}` };
}

const quiet = new Set<IntentName>(['greeting', 'thanks', 'goodbye', 'unknown', 'out-of-scope', 'assistant']);

/** The conversation with this turn in it. */
function remembered(
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
  if (wish.dishes.length > 0) return [...new Set(wish.dishes.map(({ name }) => name))].slice(0, 12);
  if (intent !== 'menu' && cards.length === 0) return [];
  const named = [...new Set(dishesNamedIn(response, knowledge).map(({ name }) => name))];
  const listed = named.filter((name) => response.includes(`${name} (`) || cards.some((one) => one.name === name));
  return listed.sort((a, b) => response.indexOf(`${a} (`) - response.indexOf(`${b} (`)).slice(0, 12);
}

function listedPlaces({ location_info: cards = [] }: Answer, { places }: Knowledge): string[] {
  return cards.flatMap(({ name }) => places.find(({ label }) => label === name)?.location.id ?? []);
}
