/** The built-in engine: a question and a configuration in, an answer out. Pure, without a network, in milliseconds. */
import { configurationAt } from '@tablefront/restaurant/menu/sold-out';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Answer, joinAnswers } from './answer.ts';
import { withOffersOfDay } from './answers/answer-offers.ts';
import { withFee } from './answers/answer-ordering.ts';
import { leavesOpen, openAnswer, toldOfAskedOn, withSums } from './answers/asked-on.ts';
import { withCharges } from './answers/charged-besides.ts';
import {
  ALL_SAID,
  changesBooking,
  frequentAnswer,
  isBeside,
  meaningsOf,
  statementOn,
} from './answers/frequent-questions.ts';
import { withWays } from './answers/had-so.ts';
import { toldAnywhere, toldBeside, toldFree, toldOfRest } from './answers/own-words.ts';
import { type Conversation, newConversation, remembered } from './conversation.ts';
import { answerHours, isShutThen } from './hours/answer-hours.ts';
import { closedThere } from './hours/closed-there.ts';
import { tablesOff } from './hours/own-limits.ts';
import { type FrequentUse, intents } from './intents.ts';
import { type Knowledge, knowledgeOf, type Place, type Question } from './knowledge/knowledge.ts';
import { isNamed } from './knowledge/places.ts';
import { readText } from './language/read-text.ts';
import { sayIn } from './language/say.ts';
import { stemsOf } from './language/words.ts';
import { meaningsOf as dishWords } from './menu/meanings.ts';
import type { Wish } from './menu/wish.ts';
import { joined, nextStep, type Request, said, siteLink } from './request.ts';
import { addedTo } from './safety/added.ts';
import { namesOnlySome } from './safety/allergens.ts';
import { caution } from './safety/answer-avoiding.ts';
import { guarded } from './safety/guard.ts';
import { kitchenTold } from './safety/shared-kitchen.ts';
import { mustBeAvoided } from './safety/what-is-avoided.ts';
import { withCaution } from './safety/with-caution.ts';
import { understand } from './understand/understand.ts';
import { ASKS_NUMBER, ASKS_PRICE, subjects, TELLS_PRICE } from './vocabulary/alike-words.ts';
import { type IntentName, IS_LOST, IS_MOMENTARY } from './vocabulary/cues.ts';
import { ASKS_WHEN_SERVED } from './vocabulary/hours-words.ts';
import { ASKS_AMOUNT, ASKS_OF_ALL, NUTRIENT } from './vocabulary/menu-words.ts';
import { leftOutForGood } from './vocabulary/refusals.ts';
import { listedOnly, ofNotices, opens } from './vocabulary/scenes.ts';
import { NAMES_A_PLACE } from './vocabulary/services.ts';
import { ACTIVITY, ASKS_WHAT_TO_EAT, BEGINS_ASKING, IS_CHILD, MADE_MILDER } from './vocabulary/slot-words.ts';

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
export function answerQuestion(configured: SiteConfiguration, question: string, context: QuestionContext): Answered {
  const configuration = configurationAt(configured, context.now);
  const knowledge = knowledgeOf(configuration);
  const { conversation: before = newConversation, locationId, now } = context;
  const text = readText(question, knowledge, before.language);
  const asking = { configuration, knowledge, now, say: sayIn(text.language), here: hereOf(locationId, knowledge) };
  const requests = understand(text, before, asking);
  const told = guarded(withCaution(answerAll(requests), requests, before), before.feared, requests[0]);
  const answer: Answer = text.language === 'en' ? told : { ...told, language: text.language };
  return {
    answer,
    intents: requests.map(({ intent }) => intent),
    conversation: remembered(before, requests, answer),
  };
}

function hereOf(locationId: string | undefined, { places }: Knowledge): Place | undefined {
  if (locationId === undefined || places.length < 2) return undefined;
  const having = (key: 'restaurantId' | 'id') => places.find(({ location }) => location[key] === locationId);
  return having('restaurantId') ?? having('id');
}

/** How close one of the brand's own questions must come to be answered by it. */
const neededLikeness: Readonly<Record<FrequentUse | 'unknown', number>> = {
  unknown: 0.42,
  alone: 0.5,
  before: 0.62,
  exact: 0.72,
  never: 2,
};

/** Each thing that is asked is answered; what the brand itself has answered, by its own words. */
function answerAll(requests: readonly [Request, ...Request[]]): Answer {
  const [{ toldBefore }] = requests;
  // The yes of before is none to what is asked on: `do you cater`, `how much for 40`.
  const again = toldBefore?.replace(/^(?:Yes|No|Oui|Non|Sí)\. /gm, '');
  if (again !== undefined) {
    const own = { ...said(again), own: true };
    return leavesOpen(requests[0], own) ? openAnswer(own, requests[0]) : withSums(own, requests[0]);
  }
  const ofKitchen = kitchenTold(requests[0]);
  if (ofKitchen) return withKitchen(ofKitchen, requests[0]);
  const ours = requests.map((request) => ({ request, answer: intents[request.intent].answer(request) }));
  const own = frequentFor(ours);
  // What the brand tells of a part of the question may be what else of it is not known.
  const isTold = ({ words }: Request) =>
    [...own.keys()].some((other) => words.every((word) => other.words.includes(word)));
  const known = ours
    .filter((one) => !isAskedOfMenu(one, ours) || own.has(one.request))
    .filter(
      ({ request }) => request.intent !== 'unknown' || own.has(request) || !(request.mayAskNothing || isTold(request)),
    );
  // `A table for Monday`, when it is closed.
  const shut = requests.some(({ intent }) => intent === 'hours') ? [] : requests.filter(isShutThen);
  const off = offThatDay(requests);
  const answers = (known.length > 0 ? known : ours).map((one) => wholeAnswer(one, own.get(one.request)));
  const closed = known.flatMap(({ request, answer }) => closedThere(request, answer));
  return joinAnswers([
    ...off,
    ...shut.map((request) => answerHours({ ...request, text: 'hours' })),
    ...answers,
    ...closed,
  ]);
}

/** What is written of a shared fryer, behind what is known of the dish that is asked about, of who must avoid something. */
function withKitchen(own: Answer, request: Request): Answer {
  const { wish, intent } = request;
  const must = mustBeAvoided(wish);
  if (must.length === 0) return own;
  if (wish.dishes.length > 0) return joinAnswers([intents[intent].answer(request), own]);
  // What is not known ends in a way to a person already.
  return { ...own, response: joined(own.response, request.say('menuTellStaff'), !own.unknown && nextStep(request)) };
}

/** `Afternoon tea on a Tuesday`, on which the brand says that it has no tables. */
function offThatDay(requests: readonly Request[]): Answer[] {
  const asked = requests.filter(({ intent }) => OF_TABLES.test(intent));
  const texts = [...new Set(asked.flatMap(tablesOff))];
  return texts.length > 0 ? [{ ...said(texts.join('\n')), own: true }] : [];
}

const OF_TABLES = /^(?:menu|reservations|private-events|feature)$/;

/** `Kids menu`: that nothing for children is listed says nothing beside dishes for them. */
function isAskedOfMenu({ request: { intent, words }, answer }: Told, ours: readonly Told[]): boolean {
  const isOfChildren = intent === 'feature' && answer.unknown === true && words.some((word) => IS_CHILD.test(word));
  return isOfChildren && ours.some((other) => other.request.intent === 'menu' && !other.answer.unknown);
}

/** Our answer with what the brand has written of it, and what so many cost by that; or that it does not say what is asked on. */
function wholeAnswer({ request, answer }: Told, frequent: Answer | undefined): Answer {
  const { intent } = request;
  const told = toldOf(answer, request, frequent);
  const summed = withSums(told ?? answer, request);
  const whole = told ? withFrequent(summed, answer, request) : summed;
  const isWritten = told !== undefined || answer.own === true;
  const from = isWritten && intent !== 'menu' ? summed : whole;
  const priced = withTerms(whole, request);
  const isOpen = (isWritten || opens.has(intent)) && !priced.stated && !priced.unknown;
  if (!isOpen || priced !== whole || !leavesOpen(request, from)) return priced;
  const elsewhere = toldOfAskedOn(request);
  return elsewhere ? { ...said(elsewhere), own: true } : openAnswer(told ?? answer, request);
}

/** With what bears on the price: of a delivery the fee, of dishes on a day its offers, of a bill what is charged besides. */
function withTerms(whole: Answer, request: Request): Answer {
  if (request.intent === 'delivery') return withWays(withFee(whole, request), request);
  if (request.intent === 'ordering') return withWays(whole, request);
  return withCharges(request.intent === 'menu' ? withOffersOfDay(whole, request) : whole, request);
}

/** What the brand tells of a request: its own answer to the question, what its notices state, or what it wrote anywhere. */
function toldOf(answer: Answer, request: Request, frequent: Answer | undefined): Answer | undefined {
  const free =
    /^(?:menu|unknown)$/.test(request.intent) && mustBeAvoided(request.wish).length === 0 && toldFree(request);
  if (free) return { ...said(free), own: true };
  const stated = statedFor(answer, request);
  // `Can I use my card`: what it costs stands beside how one pays.
  const isBeside = request.intent === 'payment' && !answer.unknown && !frequent && !ASKS_AMOUNT.test(request.text);
  if (stated && isBeside) return joinAnswers([answer, stated.answer]);
  const isPriced = frequent && !TELLS_PRICE.test(frequent.response) && ASKS_AMOUNT.test(request.text);
  const [first, second] =
    (stated?.isWhole && ASKS_AMOUNT.test(request.text)) || isPriced
      ? [stated?.answer, frequent]
      : [frequent, stated?.answer];
  return first ?? second ?? toldElsewhere(answer, request);
}

/** `Is it busy now`, which no words of the brand tell. */
const isMomentary = ({ intent, words }: Request) =>
  intent === 'unknown' && IS_MOMENTARY.test(words.join(' ')) && !words.some((word) => /^\w+days?$/.test(word));

/** What is paid besides, by the notices of the menu; beside what must be avoided they say nothing. */
function statedFor({ response }: Answer, request: Request): { answer: Answer; isWhole: boolean } | undefined {
  if (!ofNotices.has(request.intent) || mustBeAvoided(request.wish).length > 0) return undefined;
  const told = toldBeside(request);
  return told && !response.includes(told.text) ? { ...told, answer: said(told.text) } : undefined;
}

/** `Can we bring a cake`, which is asked of rules, and no room or service. */
const asksOfBringing = (words: readonly string[]) => meaningsOf(words).has('bring');

/** What the brand has written anywhere of what ours does not know, or of all that is asked of the menu where that is more than dishes. */
function toldElsewhere({ unknown, stated }: Answer, request: Request): Answer | undefined {
  const open = request.words.filter((word) => !request.mention.words.has(word));
  const isListed = listedOnly.has(request.intent);
  const isOpen =
    unknown &&
    !isMomentary(request) &&
    (request.wish.spicy === undefined || request.wish.dishes.length === 0) &&
    !MADE_MILDER.test(request.text) &&
    !changesBooking(request) &&
    request.intent !== 'order-help' &&
    (!isListed || (request.intent === 'feature' && asksOfBringing(open))) &&
    intents[request.intent].frequent !== 'never' &&
    (mustBeAvoided(request.wish).length === 0 || isBesideAllergy(request));
  const rest = unknown || stated ? undefined : toldOfRest(request);
  const shown = unknown && request.intent === 'feature' ? statementOn(open, request) : undefined;
  const text =
    shown ?? (isOpen && !namesDestination(request) ? toldAnywhere(request, request.words, enoughFor(request)) : rest);
  return text === undefined ? undefined : { ...said(withOwnCaution(text, request)), own: true };
}

/** How much of what is asked must be told: of what only lists tell, all; of an activity, its kind. */
function enoughFor(request: Request): number | undefined {
  if (listedOnly.has(request.intent)) return 1;
  return namesActivity(request) ? 0.5 : undefined;
}

/** What the brand tells, beside an allergy with what must be told to the staff. */
function withOwnCaution(text: string, request: Request): string {
  const isAtRisk = mustBeAvoided(request.wish).some(({ kind }) => kind !== 'other');
  return isAtRisk ? joined(text, caution(request, text)) : text;
}

/** `What oil do you fry in`, after an allergy was named: of no dish and of nothing that must be avoided. */
function isBesideAllergy({ intent, text, wish }: Request): boolean {
  const isSaid = ({ kind, word }: { kind: string; word: string }) => text.includes(kind) || text.includes(word);
  return intent === 'unknown' && wish.dishes.length === 0 && !mustBeAvoided(wish).some(isSaid);
}

interface Told {
  request: Request;
  answer: Answer;
}

/** `We drive over on Saturday how long is the wait`: what is asked behind all that is told, where nothing of it is understood. */
function askedLast({ intent, words }: Request): string[][] {
  const at = words.findLastIndex((word) => BEGINS_ASKING.test(word));
  return intent === 'unknown' && at > 3 && words.length - at > 2 ? [words.slice(at)] : [];
}

/** Whether a question of the brand's tells nothing of a request beside ours. */
function isNoAnswer(question: Question, { request, answer }: Told, words: readonly string[]): boolean {
  // `I am pregnant`: what the house says of its oysters is no answer; `which is spicy`, nor that it delivers hot.
  const { spicy, unmarked } = request.wish;
  const isOfDishes =
    mustBeAvoided(request.wish).length > 0 || spicy !== undefined || unmarked.some((word) => NUTRIENT.test(word));
  // `Rent the tatami room`, of which an answer of the brand's tells already.
  const isStory = question.statement && (isOfDishes || answer.own === true);
  // `The sake tasting`, announced as such, goes before what is said of bringing sake.
  const isAnnounced = namesActivity(request) && toldAnywhere(request, words, 1) !== undefined;
  const isOfLess = request.wish.diets.length === 0 && namesOnlySome(question.question, mustBeAvoided(request.wish));
  // `Shiro with butter, vegan`: that all vegetables are tells nothing of what is added.
  const isAdded = request.wish.diets.length > 0 && addedTo(request.wish.dishes, request).length > 0;
  return isOfLess || isStory || isAnnounced || isAdded || isBeside(question, request, !answer.unknown);
}

const namesActivity = ({ intent, text }: Request) => intent === 'unknown' && text.search(ACTIVITY) !== -1;

/** The brand's own answers that come closest, each with the request that it answers best. */
function frequentFor(ours: readonly Told[]): Map<Request, Answer> {
  const rated = ours
    .filter(({ request, answer }) => {
      if (isMomentary(request) && !IS_LOST.test(request.words.join(' '))) return false;
      // Of room for large groups the brand's own words tell, where there are any.
      const isLargeParty = request.intent === 'reservations' && (request.partySize ?? 0) > 6;
      return (!namesDestination(request) || request.when.time) && (!isLargeParty || answer.unknown);
    })
    .flatMap(({ request, answer }) =>
      [request.words, ...(request.parts ?? []), ...askedLast(request)].map((words) => ({ request, answer, words })),
    )
    .flatMap(({ request, answer, words }) => {
      const own = frequentAnswer(request, words);
      if (!own || isNoAnswer(own.question, { request, answer }, words)) return [];
      const others = ours.filter((other) => other.request !== request);
      // `Do you have a patio`, of which one place of several has written.
      const isOfOne = own.question.place !== undefined && request.places.length > 1 && !answer.unknown;
      const isTold =
        others.some((other) => other.answer.response.includes(own.question.answer)) ||
        (isOfOne && !includingOne(answer, own.answer) && answer.response.includes(own.question.answer));
      const needed = request.mayAskNothing ? neededLikeness.before : neededFor(request, answer);
      return !isTold && own.likeness >= needed
        ? [
            {
              request,
              ...own,
              ...(isOfOne && { answer: includingOne(answer, own.answer) ?? joinAnswers([answer, own.answer]) }),
            },
          ]
        : [];
    })
    .sort((a, b) => b.likeness - a.likeness);
  const best = new Map(rated.toReversed().map((one) => [one.question, one]));
  const told = Map.groupBy(best.values(), ({ request }) => request);
  return new Map([...told].map(([request, some]) => [request, joinAnswers(some.map(({ answer }) => answer))]));
}

/** Of all dishes, or of halal meat at large, what the brand has written goes before the marks of dishes. */
const asksOfAll = ({ diets, dishes }: Wish, text: string) =>
  diets.length > 0 && (ASKS_OF_ALL.test(text) || (diets.includes('halal') && dishes.length === 0));

/** `What can I eat, I am a coeliac`, `which have nuts`: no one question of the brand's is asked. */
function isOfAllAtRisk({ intent, wish, text }: Request): boolean {
  const isOfAll = wish.asks.has('inverse') || (wish.dishes.length === 0 && ASKS_WHAT_TO_EAT.test(text));
  return intent === 'menu' && isOfAll && mustBeAvoided(wish).some(({ kind }) => kind !== 'other');
}

/** `Is anything cooked, I am pregnant`: what the brand has written of raw fish is of use; not of the spicy tuna. */
const isOfHealthAlone = (wish: Wish) =>
  !stemsOf(wish.text).some((stem) => wish.wanted.includes(stem)) &&
  wish.avoid.some(({ word }) => word === 'raw') &&
  mustBeAvoided(wish).every(({ word }) => /^(?:raw|alcohol)$/.test(word));

/** Whether something must be avoided, or is left out by faith. */
const isAtRisk = (wish: Wish) =>
  (mustBeAvoided(wish).length > 0 && !isOfHealthAlone(wish)) || wish.excluded.some((word) => leftOutForGood.has(word));

/** Where ours does not know, what comes near is better than nothing; beside what must be avoided only the very question is. */
function neededFor(request: Request, { unknown, stated }: Answer): number {
  const { intent, wish, text, when } = request;
  // When something is to be had, or ordered for, no menu tells.
  const isTimely =
    intent === 'menu' && (ASKS_WHEN_SERVED.test(text) || (when.days.length > 0 && /\b(?:order|too late)\b/.test(text)));
  // `Catering for 200`: a number that no list of services tells, of what only few questions speak of.
  const isOfSubject = subjects[intent] !== undefined && ASKS_NUMBER.test(text);
  const use = isTimely || asksOfAll(wish, text) ? 'alone' : intents[intent].frequent;
  const needed = isOfSubject ? 0 : neededLikeness[use];
  const isRisky = (stated !== undefined && !isOfHealthAlone(wish)) || isAtRisk(wish);
  if (isOfAllAtRisk(request)) return neededLikeness.never;
  if (isRisky) return Math.max(needed, ALL_SAID + 0.01);
  return unknown && needed < 1 ? Math.min(needed, neededLikeness[intent === 'unknown' ? 'unknown' : 'alone']) : needed;
}

/** Whether food is delivered to a certain place is not told by what is said of delivery at large. */
function namesDestination(request: Request): boolean {
  const asksFee =
    (ASKS_PRICE.test(request.text) || /\b(?:free|minimum)\b/.test(request.text)) && request.wish.dishes.length === 0;
  return !asksFee && namesArea(request);
}

function namesArea({ intent, mention, words, knowledge }: Request): boolean {
  const areas = knowledge.places.flatMap(({ location }) => location.deliveryAreas);
  const isArea = areas.some((area) => isNamed(words, area));
  return intent === 'delivery' && (isArea || mention.towns.length > 0 || NAMES_A_PLACE.test(words.join(' ')));
}

function withFrequent(own: Answer, ours: Answer, request: Request): Answer {
  const { intent, which, partySize } = request;
  // Of many locations ours tells which; and what must be avoided is never left out.
  const tellsWhich = intent === 'feature' && which && !ours.unknown;
  const isOfSize = partySize !== undefined && ours.unknown && intent !== 'unknown' && intent !== 'payment';
  const same = includingOne(ours, own);
  if (same) return same;
  if (ours.stated || tellsWhich || isOfSize || namesArea(request)) return joinAnswers([ours, own]);
  if (intents[intent].frequent === 'alone') {
    const contact = siteLink('contact', request).url;
    return { ...own, ...(ours.links && { links: ours.links.filter(({ url }) => !url.startsWith(contact)) }) };
  }
  if (!isSaidBy(own, ours, request) && !isMadeOfIt(request)) return joinAnswers([own, ours]);
  // `Is the lamb halal, and how much is it`
  const { wish } = request;
  const isPriced = wish.asks.has('price') && TELLS_PRICE.test(ours.response) && !TELLS_PRICE.test(own.response);
  return isPriced ? joinAnswers([own, intents[intent].answer({ ...request, wish: { ...wish, diets: [] } })]) : own;
}

/** `Do you sell broth`: which dishes are made with some, and none is called so, says nothing beside what the brand tells. */
function isMadeOfIt({ intent, wish, knowledge: { index } }: Request): boolean {
  const { dishes, missing, diets, wanted } = wish;
  const isBare = dishes.length + missing.length + diets.length + mustBeAvoided(wish).length === 0;
  return (
    intent === 'menu' && isBare && wanted.length > 0 && !wanted.some((stem) => dishWords(stem).some(index.isNameStem))
  );
}

/** Whether the brand tells what ours does not know: a mark that no dish has, or of each food and dish that is asked about. */
function isSaidBy({ response }: Answer, ours: Answer, { wish, intent, say }: Request): boolean {
  const isBare = ours.unknown === true && !ours.location_info;
  if (intent !== 'menu' || (isBare && !ours.menu_items && ours.response.startsWith(say('dontKnow')))) return isBare;
  const { diets, missing, wanted } = wish;
  if (missing.length === 0 && !ours.unknown) return false;
  // `Is the oil vegetable or beef dripping`: that there is no such dish says nothing beside it.
  if (missing.length > 1 && !ours.menu_items && mustBeAvoided(wish).length === 0) return true;
  if (diets.length > 0 && (!ours.menu_items || (ours.unknown && wish.dishes.length === 0))) return true;
  const marked = diets.length > 0 ? wish.dishes : [];
  const isOpen = !ours.menu_items || missing.length + marked.length > 0;
  const said = new Set(stemsOf(response));
  const asked = [...wanted, ...missing, ...marked.flatMap(({ name }) => stemsOf(name))];
  return isOpen && mustBeAvoided(wish).length === 0 && asked.every((stem) => said.has(stem));
}

/** The one of two answers that says all that the other says. */
function includingOne(ours: Answer, own: Answer): Answer | undefined {
  if (ours.response.includes(own.response)) return ours;
  return own.response.includes(ours.response) ? { ...ours, ...own } : undefined;
}
