/** What can be asked, and who answers it. An intent is an entry in `vocabulary/cues.ts` and one here. */
import type { Answer } from './answer.ts';
import {
  answerAbout,
  answerCuisine,
  answerFranchise,
  answerLegal,
  answerMedia,
  answerPriceLevel,
  answerRating,
  answerSocial,
} from './answers/answer-brand.ts';
import { answerCatering, answerFoodTruck, answerPrivateEvents } from './answers/answer-catering.ts';
import { answerCallback, answerContact, answerEmail, answerFeedback, answerPhone } from './answers/answer-contact.ts';
import { answerDelivery } from './answers/answer-delivery.ts';
import { answerFeature } from './answers/answer-features.ts';
import { answerJobs } from './answers/answer-jobs.ts';
import { answerOffers } from './answers/answer-offers.ts';
import {
  answerGiftCards,
  answerLoyalty,
  answerOrderHelp,
  answerOrdering,
  answerPayment,
} from './answers/answer-ordering.ts';
import { answerAddress, answerDirections, answerLocations, answerNearest } from './answers/answer-places.ts';
import { answerReservations } from './answers/answer-reservations.ts';
import {
  answerAssistant,
  answerGoodbye,
  answerGreeting,
  answerOutOfScope,
  answerThanks,
  answerUnknown,
} from './answers/small-talk.ts';
import type { Asking } from './asking.ts';
import { answerHours } from './hours/answer-hours.ts';
import { answerMenu } from './menu/answer-menu.ts';
import type { Request } from './request.ts';
import { answerDanger, answerSelfHarm } from './safety/danger.ts';
import type { CueName } from './vocabulary/cues.ts';

export type IntentName = Exclude<CueName, 'hostile' | 'not-told'> | 'feature' | 'unknown';

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
  answer: (request: Request, asking: Asking) => Answer;
  frequent: FrequentUse;
}

export const intents: Readonly<Record<IntentName, Intent>> = {
  danger: { answer: answerDanger, frequent: 'never' },
  'self-harm': { answer: answerSelfHarm, frequent: 'never' },
  hours: { answer: answerHours, frequent: 'before' },
  menu: { answer: answerMenu, frequent: 'exact' },
  address: { answer: answerAddress, frequent: 'before' },
  directions: { answer: answerDirections, frequent: 'before' },
  locations: { answer: answerLocations, frequent: 'before' },
  nearest: { answer: answerNearest, frequent: 'never' },
  phone: { answer: answerPhone, frequent: 'never' },
  email: { answer: answerEmail, frequent: 'never' },
  contact: { answer: answerContact, frequent: 'never' },
  offers: { answer: answerOffers, frequent: 'never' },
  feature: { answer: answerFeature, frequent: 'alone' },
  delivery: { answer: answerDelivery, frequent: 'alone' },
  ordering: { answer: answerOrdering, frequent: 'alone' },
  'order-help': { answer: answerOrderHelp, frequent: 'before' },
  payment: { answer: answerPayment, frequent: 'alone' },
  catering: { answer: answerCatering, frequent: 'before' },
  'private-events': { answer: answerPrivateEvents, frequent: 'alone' },
  'food-truck': { answer: answerFoodTruck, frequent: 'alone' },
  jobs: { answer: answerJobs, frequent: 'never' },
  franchise: { answer: answerFranchise, frequent: 'never' },
  'gift-cards': { answer: answerGiftCards, frequent: 'before' },
  loyalty: { answer: answerLoyalty, frequent: 'before' },
  reservations: { answer: answerReservations, frequent: 'alone' },
  feedback: { answer: answerFeedback, frequent: 'never' },
  callback: { answer: answerCallback, frequent: 'never' },
  media: { answer: answerMedia, frequent: 'never' },
  social: { answer: answerSocial, frequent: 'never' },
  about: { answer: answerAbout, frequent: 'before' },
  cuisine: { answer: answerCuisine, frequent: 'before' },
  'price-level': { answer: answerPriceLevel, frequent: 'before' },
  rating: { answer: answerRating, frequent: 'never' },
  legal: { answer: answerLegal, frequent: 'never' },
  assistant: { answer: answerAssistant, frequent: 'never' },
  greeting: { answer: answerGreeting, frequent: 'never' },
  thanks: { answer: answerThanks, frequent: 'never' },
  goodbye: { answer: answerGoodbye, frequent: 'never' },
  'out-of-scope': { answer: answerOutOfScope, frequent: 'alone' },
  unknown: { answer: answerUnknown, frequent: 'alone' },
};
