/** What is said only to set the scene for something else, and what a conversation goes on with. */
import type { IntentName } from './cues.ts';

const intentsOf = (names: string) => new Set(names.split(' ') as IntentName[]);

/** What tells nothing to go on with, and what is listed tells more of than words of the brand that come near. */
export const quiet = intentsOf('greeting thanks goodbye unknown out-of-scope assistant');
export const listedOnly = intentsOf('feature hours delivery locations address directions jobs offers loyalty');
/** What has a price of its own, or none: `how much is it`. */
export const costing = intentsOf(
  'feature delivery catering private-events gift-cards offers food-truck loyalty unknown',
);
/** What single words may ask of that belong to what was told: `the ten course one, for ten`. */
export const loose = intentsOf('hours locations reservations private-events offers unknown');
/** Of what is told of these in our words, what is asked on is not known where they do not say it. */
export const opens = intentsOf('gift-cards loyalty catering private-events food-truck delivery ordering offers');
/** Of what notices and headings of the menu tell: fees, minimums, what paying and places are asked about. */
export const ofNotices = intentsOf('payment price-level feature ordering delivery reservations');
export const smallTalk = intentsOf('greeting thanks goodbye');

/** For each intent, beside which others it only sets the scene. */
export const scenes: Readonly<Partial<Record<IntentName, ReadonlySet<IntentName>>>> = {
  locations: intentsOf(
    'hours feature ordering delivery menu catering reservations phone jobs directions address rating media unknown',
  ),
  nearest: intentsOf('hours feature ordering delivery menu catering reservations phone jobs directions'),
  hours: intentsOf('jobs franchise media whats-on'),
  feature: intentsOf('private-events order-help out-of-scope offers jobs'),
  'out-of-scope': intentsOf('menu payment'),
  feedback: intentsOf('order-help'),
  address: intentsOf('order-help jobs'),
  catering: intentsOf('food-truck'),
  'private-events': intentsOf('catering offers'),
  delivery: intentsOf('order-help offers jobs'),
  ordering: intentsOf('order-help offers jobs'),
  contact: intentsOf('phone email'),
  phone: intentsOf('callback'),
  rating: intentsOf('unknown'),
  'price-level': intentsOf('catering private-events reservations'),
};

/** Intents that say nothing to go on with, those that can be gone on with, and those after which a day asks for the hours. */
export const closing = intentsOf('greeting thanks goodbye out-of-scope danger self-harm unknown assistant');
export const carried = intentsOf(
  'hours menu feature delivery phone address directions reservations catering jobs email ordering offers loyalty about private-events whats-on gift-cards food-truck franchise payment unknown',
);
export const datable = intentsOf('hours menu locations phone address directions ordering email');
