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
import { remembered } from './remembered.ts';
import type { Request } from './request.ts';
import { mustBeAvoided } from './safety/answer-at-risk.ts';
import { caution } from './safety/answer-avoiding.ts';
import { guarded } from './safety/guard.ts';
import { understand } from './understand/understand.ts';

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
  const ours = new Map(requests.map((request) => [request, intents[request.intent].answer(request, asking)]));
  const own = frequentFor(ours, asking);
  const answers = [...ours].map(([request, answer]) => {
    const told = own.get(request);
    return told ? withFrequent(told, answer, request, asking) : answer;
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
function frequentFor(ours: ReadonlyMap<Request, Answer>, asking: Asking): Map<Request, Answer> {
  const rated = [...ours]
    .filter(
      ([request, answer]) =>
        (!namesDestination(request) || request.when.time) && (!isLargeParty(request) || answer.unknown),
    )
    .flatMap(([request, answer]) => {
      const own = frequentAnswer(request, asking);
      return own && own.likeness >= neededFor(request, answer) ? [{ request, ...own }] : [];
    })
    .sort((a, b) => b.likeness - a.likeness);
  const best = rated.filter(
    ({ answer }, at) => rated.findIndex((other) => other.answer.response === answer.response) === at,
  );
  return new Map(best.map(({ request, answer }) => [request, answer]));
}

/** Where ours does not know, what comes near is better than nothing; beside what must be avoided only the very question is. */
function neededFor({ intent, wish }: Request, { unknown, stated }: Answer): number {
  const needed = neededLikeness[intents[intent].frequent];
  const isRisky = stated !== undefined || mustBeAvoided(wish).length > 0;
  return unknown && !isRisky && needed < 1 ? Math.min(needed, neededLikeness.alone) : needed;
}

/** Whether food is delivered to a certain place is not told by what is said of delivery at large. */
function namesDestination({ intent, mention, words, wish }: Request): boolean {
  return (
    intent === 'delivery' &&
    !(wish.asks.has('price') && wish.dishes.length === 0) &&
    (mention.towns.length > 0 || /\bto (?!me\b|my\b|us\b|our\b|you\b|go\b|the door\b)\w+/.test(words.join(' ')))
  );
}

/** Of room for large groups the brand's own words tell, where there are any. */
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
  if ((request.partySize !== undefined && ours.unknown) || namesDestination(request)) return joinAnswers([ours, own]);
  if (frequent === 'alone')
    return { ...own, ...(ours.links && { links: ours.links.filter(({ url }) => !url.startsWith('/contact')) }) };
  return ours.unknown && intent !== 'menu' ? own : joinAnswers([own, ours]);
}

/** An allergy that is named beside another question is answered as well: the staff must know of it. */
function withCaution(answer: Answer, requests: readonly Request[], before: Conversation, asking: Asking): Answer {
  const [first] = requests;
  const isNew = (first?.wish.avoid.length ?? 0) > before.avoid.length;
  if (!first || !isNew || requests.some(({ intent }) => intent === 'menu' || intent === 'danger')) return answer;
  return { ...answer, response: `${answer.response}\n\n${caution(placesFor(first, asking), asking)}` };
}
