/** The built-in engine: a question and a configuration in, an answer out. Pure, without a network, in milliseconds. */
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Answer, joinAnswers, listed } from './answer.ts';
import {
  answerAbout,
  answerCuisine,
  answerFranchise,
  answerLegal,
  answerMedia,
  answerPriceLevel,
  answerRating,
  answerSocial,
} from './answer-brand.ts';
import { answerCatering, answerFoodTruck, answerPrivateEvents } from './answer-catering.ts';
import { answerContact, answerEmail, answerPhone } from './answer-contact.ts';
import { answerDelivery } from './answer-delivery.ts';
import { answerFeature } from './answer-features.ts';
import { answerCallback, answerFeedback } from './answer-feedback.ts';
import { answerHours } from './answer-hours.ts';
import { answerJobs } from './answer-jobs.ts';
import { answerMenu } from './answer-menu.ts';
import { answerOffers } from './answer-offers.ts';
import { answerGiftCards, answerLoyalty, answerOrderHelp, answerOrdering, answerPayment } from './answer-ordering.ts';
import { answerAddress, answerDirections, answerLocations, answerNearest } from './answer-places.ts';
import { answerReservations } from './answer-reservations.ts';
import { type Asking, placesFor, said, unknownAnswer } from './asking.ts';
import { frequentAnswer } from './frequent-questions.ts';
import { knowledgeOf } from './knowledge.ts';
import { isConcept } from './menu-wish.ts';
import type { Topic } from './topics.ts';
import { type Request, understand } from './understand.ts';

export interface QuestionContext {
  now: Date;
  /** `id` or `restaurant_id` of the location on whose page the question is asked. */
  locationId?: string;
  /** Earlier questions of the same conversation, the oldest first. */
  earlier?: readonly string[];
}

export interface AnsweredQuestion extends Answer {
  /** What the question was understood to be about. */
  topics: Topic[];
}

/** Answers from the configuration alone; what it does not hold is said to be unknown. Never throws on any text. */
export function answerQuestion(
  configuration: SiteConfiguration,
  question: string,
  context: QuestionContext,
): AnsweredQuestion {
  const knowledge = knowledgeOf(configuration);
  const { locationId } = context;
  const here =
    locationId === undefined || knowledge.places.length < 2
      ? undefined
      : (knowledge.places.find(({ location }) => location.restaurantId === locationId) ??
        knowledge.places.find(({ location }) => location.id === locationId));
  const asking: Asking = { knowledge, now: context.now, here };
  const requests = understand(question, context.earlier ?? [], knowledge);
  const answers = requests.map((request) => answerRequest(request, asking));
  const answer = answers.length > 0 ? joinAnswers(answers) : joinAnswers([helpAnswer(asking)]);
  return { ...answer, topics: requests.map(({ topic }) => topic) };
}

const byTopic: Partial<Record<Topic, (request: Request, asking: Asking) => Answer>> = {
  hours: answerHours,
  address: answerAddress,
  directions: answerDirections,
  locations: answerLocations,
  nearest: answerNearest,
  phone: answerPhone,
  email: answerEmail,
  contact: answerContact,
  offers: answerOffers,
  menu: answerMenu,
  allergens: answerMenu,
  feature: answerFeature,
  delivery: answerDelivery,
  ordering: answerOrdering,
  'order-help': answerOrderHelp,
  payment: answerPayment,
  catering: answerCatering,
  'private-events': answerPrivateEvents,
  'food-truck': answerFoodTruck,
  jobs: answerJobs,
  franchise: answerFranchise,
  'gift-cards': answerGiftCards,
  loyalty: answerLoyalty,
  reservations: answerReservations,
  feedback: answerFeedback,
  callback: answerCallback,
  media: answerMedia,
  social: answerSocial,
  about: answerAbout,
  cuisine: answerCuisine,
  'price-level': answerPriceLevel,
  rating: answerRating,
  legal: answerLegal,
};

/** Topics that the brand's own answer to a frequent question replaces, as it says more than a list of services can. */
const softTopics = new Set<Topic>([
  'feature',
  'reservations',
  'payment',
  'delivery',
  'private-events',
  'unknown',
  'assistant',
  'ordering',
]);
/** Topics that it is told before. */
const besideTopics = new Set<Topic>([
  'menu',
  'allergens',
  'catering',
  'hours',
  'loyalty',
  'gift-cards',
  'about',
  'locations',
  'directions',
  'address',
  'cuisine',
  'order-help',
]);

function answerRequest(request: Request, asking: Asking): Answer {
  const { topic } = request;
  const frequent = namesDestination(request) ? undefined : frequentAnswer(request, asking);
  const answer = byTopic[topic];
  const needed = topic === 'out-of-scope' && request.weight < 4 ? 0.6 : neededLikeness(topic);
  if (frequent && frequent.likeness >= needed) {
    const whole = topic === 'feature' && placesFor(request, asking).length > 1;
    if (!answer || (softTopics.has(topic) && !whole)) {
      return withPlaces(frequent.answer, request, asking, topic);
    }
    // Words that no dish has are about something else, which the brand has just told.
    const aboutDishes = topic !== 'menu' || request.wish.content.every((stem) => isOfMenu(stem, asking));
    const answers = aboutDishes ? [frequent.answer, answer(request, asking)] : [frequent.answer];
    return joinAnswers(whole ? answers.toReversed() : answers);
  }
  if (answer) return answer(request, asking);
  switch (topic) {
    case 'greeting':
      return helpAnswer(asking, `Hello, and welcome to ${asking.knowledge.configuration.name}!`);
    case 'thanks':
      return said('You’re welcome!');
    case 'goodbye':
      return said('Goodbye, and see you soon!');
    case 'assistant':
      return helpAnswer(asking, `I’m the automatic assistant of ${asking.knowledge.configuration.name}.`);
    case 'out-of-scope':
      return helpAnswer(asking, `I can only help with questions about ${asking.knowledge.configuration.name}.`);
    default:
      return unanswered(request, asking);
  }
}

/** Whether food is delivered to a certain place is not told by what is said of delivery at large. */
function namesDestination({ topic, mention, text }: Request): boolean {
  return topic === 'delivery' && (mention.towns.length > 0 || /\bto (?!me\b|my\b|us\b|our\b|you\b)\w+/.test(text));
}

function isOfMenu(stem: string, { knowledge }: Asking): boolean {
  return knowledge.dishStems.has(stem) || isConcept(stem);
}

/** How close one of the brand's own questions must come to be answered by it. */
function neededLikeness(topic: Topic): number {
  if (topic === 'delivery') return 0.8;
  return softTopics.has(topic) ? 0.5 : besideTopics.has(topic) ? 0.62 : 1.1;
}

/** Delivery, ordering and reservations keep their links beside the brand's own words. */
function withPlaces(frequent: Answer, request: Request, asking: Asking, topic: Topic): Answer {
  const own = byTopic[topic]?.(request, asking);
  return { ...frequent, ...(own?.links && { links: own.links.filter(({ url }) => url !== '/contact') }) };
}

function unanswered(request: Request, asking: Asking): Answer {
  return unknownAnswer('I’m sorry, I don’t know that.', placesFor(request, asking), asking);
}

function helpAnswer({ knowledge }: Asking, start = ''): Answer {
  const { deals, discounts } = knowledge.configuration;
  const subjects = [
    'opening hours',
    knowledge.places.length > 1 ? 'locations' : 'the address',
    'the menu',
    ...(deals.length + discounts.length > 0 ? ['deals and discounts'] : []),
    'ordering',
    'catering',
  ];
  return said(`${start} Ask me about ${listed(subjects)}.`.trim());
}
