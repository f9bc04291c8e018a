/** What is asked by words of something else: `is the brunch open`, and what is only the scene of it: `for a birthday`. */
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { featuresIn } from '../answers/answer-features.ts';
import { isToldOf } from '../answers/frequent-questions.ts';
import { hasServiceHours, serviceAsked } from '../hours/asked.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { hasPhrase, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { dishesFeeding } from '../menu/feeding.ts';
import { isEmptyWish, type Wish } from '../menu/wish.ts';
import { asksWhether } from '../request.ts';
import type { IntentName } from '../vocabulary/cues.ts';
import {
  ASKS_CLOSE,
  ASKS_OF_SITTINGS,
  ASKS_SERVICE_HOURS,
  ASKS_WHEN_SERVED,
  meals,
} from '../vocabulary/hours-words.ts';
import { MEAL, TELLS_WHEN_SERVED } from '../vocabulary/menu-words.ts';
import { scenes, smallTalk } from '../vocabulary/scenes.ts';
import { ASKS_FEE, destinationIn, eatersOf, listedAs } from '../vocabulary/services.ts';
import * as cues from '../vocabulary/slot-words.ts';
import { type Asked, type Part, plainOf, type Slots } from './reading.ts';

/** What is asked by words of something else. */
interface Turning {
  from: IntentName;
  to: IntentName;
  /** Whether the whole question speaks of it. */
  isWhole?: boolean;
  when: (slots: Slots, knowledge: Knowledge, words: readonly string[]) => boolean;
}

const turnings: readonly Turning[] = [
  // `Pickup on Sunday until when`
  {
    from: 'delivery',
    to: 'hours',
    when: ({ text: { plain }, when }, { places }, words) => {
      const own = words.join(' ');
      const isStated = places.some(({ location }) => hasServiceHours(location, 'delivery'));
      const isDated = when.now || when.time !== undefined || when.days.length > 0;
      const isTimed = ASKS_SERVICE_HOURS.test(own) || (isStated && isDated);
      return isTimed && !ASKS_FEE.test(own) && destinationIn(plain) === undefined;
    },
  },
  // `When is the buffet`, `is there a lunch buffet on Saturday`, of which the hours are stated.
  {
    from: 'feature',
    to: 'hours',
    when: ({ when }, knowledge, words) => {
      const services = knowledge.places.flatMap(({ location }) => location.serviceHours);
      const timed = services.flatMap(({ name = '' }) => featuresIn(wordsOf(name), knowledge));
      // `Is there a seating at nine on New Year’s Eve`
      if (ASKS_OF_SITTINGS.test(words.join(' ')) && when.days.some(({ kind }) => kind === 'holiday')) return true;
      const isTimely = when.days.length > 0 || when.now || ASKS_WHEN_SERVED.test(words.join(' '));
      return isTimely && featuresIn(words, knowledge).every((one) => timed.includes(one));
    },
  },
  // `Is the ice cider ok for children`, which asks of no high chairs.
  {
    from: 'feature',
    to: 'menu',
    isWhole: true,
    when: ({ text, wish }) => wish.dishes.length > 0 && cues.IS_FOR_CHILD.test(text.plain),
  },
  // `I need a cake for Sunday, is it too late`
  {
    from: 'hours',
    to: 'menu',
    isWhole: true,
    when: ({ text, wish }) => cues.ASKS_TO_ORDER.test(text.plain) && wish.dishes.length + wish.wanted.length > 0,
  },
  // `Last order for dizi`, which is to be had at hours of its own.
  {
    from: 'hours',
    to: 'menu',
    when: ({ wish }, _, words) =>
      ASKS_CLOSE.test(words.join(' ')) &&
      wish.dishes.some(
        ({ available, name, description = '' }) =>
          (available ?? TELLS_WHEN_SERVED.test(description)) && stemsOf(name).some((stem) => words.includes(stem)),
      ),
  },
  // `Something for birthdays`, of which no offer, but the brand's own words tell.
  {
    from: 'offers',
    to: 'unknown',
    when: ({ text }, { questions, configuration: { deals, discounts } }) =>
      /\bbirthdays?\b/.test(text.plain) &&
      ![...deals, ...discounts].some((one) => /birthday/i.test(`${one.title} ${one.description}`)) &&
      isToldOf(['birthday'], questions),
  },
  // `What time is check-out`, `when is the quiz`, of which the brand's own words tell.
  { from: 'hours', to: 'unknown', when: asksOfOwn },
  { from: 'menu', to: 'hours', isWhole: true, when: asksOfMeal },
  // `What comes with the lunch specials`, where a part of the menu is called so, and no offer.
  {
    from: 'offers',
    to: 'menu',
    isWhole: true,
    when: (_, { index, headings, configuration: { deals, discounts } }, words) => {
      const plain = words.join(' ');
      const isOffered = (phrase: readonly string[]) =>
        [...deals, ...discounts].some((one) => hasPhrase(stemsOf(`${one.title} ${one.description}`), phrase));
      // `Lunch specials`, of a menu with lunch sets.
      const meal = stemOf(MEAL.exec(plain)?.[0] ?? '');
      const isHeaded = [...headings.values()].some((heading) => stemsOf(heading).includes(meal));
      if (meal !== '' && isHeaded && !/\bdiscounts?\b/.test(plain) && !isOffered([meal])) return true;
      const named = cues.NAMES_OFFERS.test(plain) ? [] : index.headingsIn(stemsOf(plain));
      return named.some(({ phrase }) => phrase.includes('special') && !isOffered(phrase));
    },
  },
  // `There are 8 of us, which combo`, of dishes that say that they are for eight.
  ...(['reservations', 'catering'] as const).map((from) => ({
    from,
    to: 'menu' as const,
    isWhole: true,
    when: asksWhatFeeds,
  })),
  // `Is paella priced per person`
  { from: 'price-level', to: 'menu', when: ({ text, wish }) => /\bper person\b/.test(text.plain) && asksOfDish(wish) },
  // `Can we bring snacks`, where the menu has some; `can we bring wine and a cake`.
  {
    from: 'menu',
    to: 'unknown',
    when: ({ text, wish }) => cues.ASKS_TO_BRING.test(text.plain) && wish.avoid.length + wish.allergens.length === 0,
  },
  // `When is the sake tasting`, where the menu has sake.
  { from: 'menu', to: 'unknown', isWhole: true, when: asksOfActivity },
  // `Potstickers at happy hour, how much`
  { from: 'hours', to: 'offers', when: asksOfHappyHour },
  {
    from: 'locations',
    to: 'food-truck',
    when: ({ text }, { configuration }) => /\bcome to\b/.test(text.plain) && configuration.flags.foodTruck,
  },
  // `Is there one in Hamilton open at 3 am`
  { from: 'locations', to: 'hours', when: ({ when }) => when.time !== undefined || when.days.length > 0 },
];

export function timed(cued: Asked, slots: Slots, parts: readonly Part[], knowledge: Knowledge): Asked {
  if (cued.intent === 'ordering') return { ...cued, intent: orderedAs(slots, knowledge) };
  const turning = turnings.find(({ from, when }) => from === cued.intent && when(slots, knowledge, cued.words));
  if (!turning) return cued;
  if (turning.to !== 'hours' || !turning.isWhole)
    return { intent: turning.to, words: turning.isWhole ? plainOf(slots.text.words) : cued.words };
  // `Hours for Saturday, and is there brunch`
  const ofMeal = parts.find(({ words }) => serviceAsked(words.join(' '), knowledge.places) !== undefined);
  return { intent: turning.to, words: ofMeal?.words ?? plainOf(slots.text.words) };
}

function asksOfOwn({ wish, mention }: Slots, knowledge: Knowledge, words: readonly string[]): boolean {
  const { questions, places, configuration } = knowledge;
  const said = words.join(' ');
  // `Are the karaoke rooms open`, of which an announcement tells.
  const isOfThing = cues.IS_FEATURE_OPEN.test(said) && featuresIn(words, knowledge).length === 0;
  const announced = isOfThing
    ? configuration.announcements.map(({ text }) => ({
        question: text,
        answer: '',
        plain: wordsOf(text).join(' '),
        plainAnswer: '',
        statement: true,
      }))
    : [];
  const isTimed = isOfThing || cues.ASKS_WHEN_IT_IS.test(said);
  return (
    isTimed &&
    isEmptyWish(wish) &&
    serviceAsked(said, places) === undefined &&
    isToldOf(
      words.filter((word) => !mention.words.has(word)),
      [...announced, ...questions.filter(({ statement }) => !statement)],
    )
  );
}

/** What the brand tells of by the same two words: a brisket class, of which the brisket is no dish. */
export function asksOfActivity(
  { text: { plain } }: Pick<Slots, 'text'>,
  { questions, configuration: { announcements } }: Knowledge,
): boolean {
  const texts = [
    ...questions.map((one) => `${one.plain} ${one.plainAnswer}`),
    ...announcements.map(({ text }) => text),
  ];
  const shown = questions.filter(({ statement }) => statement).map((one) => stemsOf(`${one.plain} ${one.plainAnswer}`));
  return [...plain.matchAll(cues.ACTIVITY)].some(([, ...phrase]) => {
    const stems = phrase.map(stemOf);
    // `The momo class`, of what is shown as `Learn to fold momos. A class with Ama Pema.`
    const isOfClass = cues.IS_CLASS.test(phrase.at(-1) ?? '');
    return (
      texts.some((own) => hasPhrase(stemsOf(own), stems)) ||
      (isOfClass && shown.some((own) => stems.every((stem) => own.includes(stem))))
    );
  });
}

/** `When can I get breakfast`, `is there brunch on Saturday`. */
function asksOfMeal({ text: { plain }, wish, when }: Slots, { places }: Knowledge): boolean {
  const isBare = wish.diets.length + wish.avoid.length === 0 && wish.most === undefined;
  // `And on Sunday?`, `is there brunch then?`
  const isThen = cues.POINTS_AT_DAY.test(plain) && asksWhether(plain);
  const isTimed = isThen || ASKS_WHEN_SERVED.test(plain) || (when.days.length > 0 && (asksWhether(plain) || isBare));
  // `Amber hour on Wednesday`, of a service that is called so.
  const isCalled = places.some(({ location }) =>
    location.serviceHours.some(
      ({ name = '' }) => name.includes(' ') && hasPhrase(plain.split(' ').map(stemOf), stemsOf(name)),
    ),
  );
  if (isTimed && isCalled && wish.asks.size === 0) return true;
  if (!isTimed || wish.dishes.length > 0 || cues.SPEAKS_OF_MENU.test(plain)) return false;
  // `Pizza for lunch on Wednesday`, of which the hours of lunch tell nothing.
  if (wish.wanted.some((stem) => !MEAL.test(stem)) && !ASKS_WHEN_SERVED.test(plain)) return false;
  const service = serviceAsked(plain, places);
  return service !== undefined && meals.has(service);
}

function orderedAs({ when, text: { plain }, wish, mention }: Slots, { places }: Knowledge): IntentName {
  // `First time ordering, what is good`
  if (wish.asks.has('popular')) return 'menu';
  // `Can I order the spring rolls`
  if (wish.dishes.length > 0 && !/\b(?:online|deliver\w*|pickup|takeout)\b/.test(plain)) return 'menu';
  // `Pickup at Wakefield on Sunday`, where it is not listed: its hours are those of no pickup.
  const lists = ({ location }: Knowledge['places'][number]) =>
    location.services.some((one) => listedAs.pickup.test(one));
  if (mention.places.length > 0 && !mention.places.some(lists) && places.some(lists)) return 'ordering';
  // `Can I still get a takeaway`, which stops before the house closes.
  const isStated = places.some(({ location }) => hasServiceHours(location, 'takeout'));
  const isNow = isStated && (when.now || /\bstill\b/.test(plain));
  const isDated = isNow || when.days.length > 0 || /\b(?:until|till|til|when|late|last|hours)\b/.test(plain);
  return when.time || (isDated && /\b(?:pickup|takeout|food)\b/.test(plain)) ? 'hours' : 'ordering';
}

const asksOfDish = ({ dishes, wanted }: Wish) => dishes.length + wanted.length > 0;

/** Whether it is asked what so many get, and dishes say that they are for so many. */
export function asksWhatFeeds({ text, wish }: Slots, { dishes }: Knowledge): boolean {
  return wish.dishes.length === 0 && dishesFeeding(eatersOf(text.plain), dishes).length > 0;
}

/** What a happy hour costs, where it is an offer; all of it, where its hours are not stated. */
function asksOfHappyHour({ text, wish }: Slots, { configuration: { deals, discounts }, places }: Knowledge): boolean {
  const offers = [...deals, ...discounts].map(({ title, description }) => `${title} ${description}`.toLowerCase());
  const isStated = places.some(({ location }) => hasServiceHours(location, 'happy_hour'));
  const isTold = [text.plain, offers.join(' ')].every((one) => cues.HAPPY_HOUR.test(one));
  return isTold && (asksOfDish(wish) || !isStated);
}

/** Whether something is said only to set the scene for something else that is asked. */
export function isScene(
  { intent, words }: Asked,
  all: readonly Asked[],
  { wish, text, partySize, when, mention }: Slots,
  { configuration }: Knowledge,
): boolean {
  const others = all.map((one) => one.intent).filter((other) => other !== intent && !smallTalk.has(other));
  if (others.length === 0 || smallTalk.has(intent)) return others.length > 0;
  // `Can we come, 20 of us`; `rent the room at four for three hours`
  const isOfParty =
    (partySize !== undefined && others.includes('reservations') && !when.named) ||
    others.some((other) => /^(?:private-events|catering|food-truck)$/.test(other));
  if (intent === 'hours' && isOfParty && !cues.SAYS_HOURS_OR_PLACES.test(text.plain)) return true;
  // `Is the patio open`, `what time does the piano start`: what is told of it, not when the house is open.
  const bare = text.plain.split(' ').filter((word) => !mention.words.has(word));
  const isOfFeature =
    cues.IS_FEATURE_OPEN.test(bare.join(' ').replace(/ (?:in|at)(?= open)/, '')) ||
    cues.ASKS_WHEN_IT_IS.test(words.join(' '));
  // `What time does the Sunday table start`, of an offer.
  const isOfThat = isOfOffer(words, others, configuration) || (others.includes('feature') && isOfFeature);
  // `My son is seven, does he eat free`
  if ((intent === 'hours' && isOfThat) || cues.OF_AGE.test(words.join(' '))) return true;
  if (isOfOther({ intent, words }, others, text.plain)) return true;
  const sets = (other: Asked) => scenes[intent]?.has(other.intent) === true;
  // `Do kids eat free, and is there parking`
  const isBeside = (other: Asked) =>
    intent === 'feature' && !cues.OF_THAT.test(words.join(' ')) && !words.every((word) => other.words.includes(word));
  if (intent !== 'menu') return all.some((other) => sets(other) && !isBeside(other));
  return isMenuScene(words, others, all, wish, text.plain);
}

/** Whether the menu is asked by words that only tell more of something else. */
function isMenuScene(
  words: readonly string[],
  others: readonly IntentName[],
  all: readonly Asked[],
  wish: Wish,
  plain: string,
): boolean {
  // `Free over $45`, said of delivery, or `a room for under $1,000`.
  const isOfFee = others.some((other) => /^(?:delivery|reservations|private-events)$/.test(other));
  const unpriced = isOfFee ? { ...wish, most: undefined, least: undefined } : wish;
  const isSaid = cues.SPEAKS_OF_MENU.test(plain) || cues.ASKS_WHAT_TO_EAT.test(plain);
  const isBare = isEmptyWish(unpriced) && wish.avoid.length === 0 && !isSaid;
  const isOfChildren = isEmptyWish(wish) && others.includes('feature') && cues.ASKS_KIDS_MENU.test(plain);
  const isOfOther = others.some((other) => /^(?:offers|jobs|feedback|loyalty)$/.test(other));
  return isBare || isOfChildren || (isOfOther && !isPricedApart(wish, words, all));
}

/** `How much is the BLT, and any student discount`: a dish that another part of the question names than the one about offers. */
function isPricedApart({ asks, dishes }: Wish, said: readonly string[], all: readonly Asked[]): boolean {
  // `Two margheritas and a bottle, how much, any deal for that`
  if (dishes.length > 1 && (asks.has('price') || asks.has('total'))) return true;
  const names = dishes.flatMap(({ name }) => stemsOf(name));
  const isNamed = (words: readonly string[]) => words.some((word) => names.includes(stemOf(word)));
  return asks.has('price') && isNamed(said) && !all.some(({ intent, words }) => intent === 'offers' && isNamed(words));
}

/** `We are ten, is there a service charge`, `bringing our own cake`, `what should we order`: how many they are is no wish for a table. */
function isOfOther({ intent, words }: Asked, others: readonly IntentName[], text: string): boolean {
  // `Family platter what is in it`, of an offer that is called so.
  if (intent === 'catering') return others.includes('offers') && !/\bcater|\btrays?\b/.test(text);
  if (intent !== 'reservations') return false;
  const isOfBill =
    others.some((other) => /^(?:payment|offers|private-events|catering)$/.test(other)) ||
    (others.includes('feature') && cues.TELLS_PARTY.test(words.join(' ')));
  const isOfFood = others.includes('menu') && cues.ASKS_WHAT_TO_EAT.test(text);
  return (isOfBill || isOfFood) && !cues.ASKS_FOR_TABLE.test(text);
}

/** `How much is wing catering`, where the brand caters wings: the menu is not asked. */
export function isOfCatering(
  { intent }: Asked,
  all: readonly Asked[],
  { wish }: Slots,
  { configuration }: Knowledge,
): boolean {
  if (intent !== 'menu' || wish.dishes.length > 0 || !all.some((other) => other.intent === 'catering')) return false;
  const catered = new Set(configuration.cateringServices.flatMap(({ title }) => stemsOf(title)));
  // `The cheapest thing you cater`
  return wish.wanted.length > 0 ? wish.wanted.every((stem) => catered.has(stem)) : catered.size > 0;
}

/** Whether an offer is what hours are asked of, by its whole name. */
function isOfOffer(
  said: readonly string[],
  others: readonly IntentName[],
  { deals, discounts }: SiteConfiguration,
): boolean {
  return (
    others.includes('offers') &&
    [...deals, ...discounts].some(({ title }) => hasPhrase(said.map(stemOf), stemsOf(title)))
  );
}
