/** What can be asked, and who answers it. An intent is an entry in `vocabulary/cues.ts` and one here. */
import type { Answer } from './answer.ts';
import * as brand from './answers/answer-brand.ts';
import * as contact from './answers/answer-contact.ts';
import * as events from './answers/answer-events.ts';
import { answerFeature } from './answers/answer-features.ts';
import { answerJobs } from './answers/answer-jobs.ts';
import { answerOffers } from './answers/answer-offers.ts';
import * as ordering from './answers/answer-ordering.ts';
import * as places from './answers/answer-places.ts';
import { answerWhatsOn } from './answers/answer-whats-on.ts';
import { answerHours } from './hours/answer-hours.ts';
import { answerMenu } from './menu/answer-menu.ts';
import type { Request } from './request.ts';
import { answerDanger, answerSelfHarm } from './safety/danger.ts';
import type { IntentName } from './vocabulary/cues.ts';

/** How much the brand's own answer to a frequent question says where it fits the intent. */
export type FrequentUse =
  /** It is given alone: it says more than a list of services can. */
  | 'alone'
  /** It is given before ours. */
  | 'before'
  /** It is given before ours, where it is the very question. */
  | 'exact'
  /** Ours says it all. */
  | 'never';

interface Intent {
  answer: (request: Request) => Answer;
  frequent: FrequentUse;
}

export const intents: Readonly<Record<IntentName, Intent>> = {
  danger: { answer: answerDanger, frequent: 'never' },
  'self-harm': { answer: answerSelfHarm, frequent: 'never' },
  hours: { answer: answerHours, frequent: 'before' },
  menu: { answer: answerMenu, frequent: 'exact' },
  address: { answer: places.answerAddress, frequent: 'before' },
  directions: { answer: places.answerDirections, frequent: 'before' },
  locations: { answer: places.answerLocations, frequent: 'before' },
  nearest: { answer: places.answerNearest, frequent: 'never' },
  phone: { answer: contact.answerPhone, frequent: 'never' },
  email: { answer: contact.answerEmail, frequent: 'never' },
  contact: { answer: contact.answerContact, frequent: 'never' },
  offers: { answer: answerOffers, frequent: 'never' },
  feature: { answer: answerFeature, frequent: 'alone' },
  delivery: { answer: ordering.answerDelivery, frequent: 'alone' },
  ordering: { answer: ordering.answerOrdering, frequent: 'alone' },
  'order-help': { answer: ordering.answerOrderHelp, frequent: 'before' },
  payment: { answer: ordering.answerPayment, frequent: 'alone' },
  catering: { answer: events.answerCatering, frequent: 'before' },
  'whats-on': { answer: answerWhatsOn, frequent: 'never' },
  'private-events': { answer: events.answerPrivateEvents, frequent: 'alone' },
  'food-truck': { answer: events.answerFoodTruck, frequent: 'alone' },
  jobs: { answer: answerJobs, frequent: 'before' },
  franchise: { answer: brand.answerFranchise, frequent: 'never' },
  'gift-cards': { answer: ordering.answerGiftCards, frequent: 'before' },
  loyalty: { answer: ordering.answerLoyalty, frequent: 'before' },
  reservations: { answer: events.answerReservations, frequent: 'alone' },
  feedback: { answer: contact.answerFeedback, frequent: 'never' },
  callback: { answer: contact.answerCallback, frequent: 'never' },
  media: { answer: brand.answerMedia, frequent: 'never' },
  social: { answer: brand.answerSocial, frequent: 'never' },
  about: { answer: brand.answerAbout, frequent: 'before' },
  cuisine: { answer: brand.answerCuisine, frequent: 'before' },
  'price-level': { answer: brand.answerPriceLevel, frequent: 'before' },
  rating: { answer: brand.answerRating, frequent: 'never' },
  legal: { answer: brand.answerLegal, frequent: 'never' },
  assistant: { answer: contact.answerAssistant, frequent: 'never' },
  greeting: { answer: contact.answerGreeting, frequent: 'never' },
  thanks: { answer: contact.answerThanks, frequent: 'never' },
  goodbye: { answer: contact.answerGoodbye, frequent: 'never' },
  'out-of-scope': { answer: contact.answerOutOfScope, frequent: 'alone' },
  unknown: { answer: contact.answerUnknown, frequent: 'alone' },
};
