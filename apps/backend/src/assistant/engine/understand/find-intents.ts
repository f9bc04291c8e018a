/** All that a question is about: by the words that show it, and by what it names. */

import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { featuresIn } from '../answers/answer-features.ts';
import { isToldOf } from '../answers/frequent-questions.ts';
import { hasServiceHours, serviceAsked } from '../hours/asked.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import type { Word } from '../language/read-text.ts';
import { folded, hasPhrase, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { meaningsOf } from '../menu/meanings.ts';
import { isEmptyWish, type Wish } from '../menu/wish.ts';
import { asksWhether } from '../request.ts';
import { type CueName, cuePatterns, type IntentName } from '../vocabulary/cues.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { foodStems } from '../vocabulary/foods.ts';
import { ASKS_CLOSE, ASKS_SERVICE_HOURS, ASKS_WHEN_SERVED, meals } from '../vocabulary/hours-words.ts';
import { placeNouns } from '../vocabulary/house-words.ts';
import { MEAL, OF_CHILDREN } from '../vocabulary/menu-words.ts';
import { isTimed, streetKinds } from '../vocabulary/place-words.ts';
import { scenes, smallTalk } from '../vocabulary/scenes.ts';
import { ASKS_FEE, destinationIn, eatersOf, offersFeeding, sameAs, tableCues } from '../vocabulary/services.ts';
import * as cues from '../vocabulary/slot-words.ts';
import { type Asked, plainOf, type Slots } from './reading.ts';

/** A part of the question, up to a comma, a stop or an `and`: where it begins and ends in the marked text. */
interface Part {
  from: number;
  to: number;
  words: string[];
}

interface FoundCue {
  name: CueName;
  /** Position and end in the marked text. */
  from: number;
  to: number;
}

/** What is asked, in its order; nothing where no word of it is understood. */
export function askedIn(slots: Slots, knowledge: Knowledge): Asked[] {
  const { words } = slots.text;
  const { text, positions } = markedText(slots);
  // `Veg tray for four`, where the menu has trays.
  const found = findCues(text).filter(
    ({ name, from, to }) => name !== 'catering' || !knowledge.index.isNameStem(stemOf(text.slice(from, to))),
  );
  const all = plainOf(words);
  const grave = found.find(({ name }) => name === 'danger' || name === 'self-harm' || name === 'hostile');
  if (grave) return [{ intent: intentOf(grave), words: all }];
  const parts = partsOf(words, positions, text.length);
  const cued = found.map((cue): Asked => {
    const around = parts.filter(({ from, to }) => cue.from < to && from < cue.to);
    return { intent: intentOf(cue), words: around.flatMap((part) => part.words) };
  });
  // Words that no cue but those of the menu and of hours, and no name, has taken.
  const strong = found.filter(({ name }) => name !== 'menu' && name !== 'hours');
  const rest = words.flatMap(({ plain, named }, at) => {
    const position = positions[at] ?? 0;
    const isTaken = strong.some(({ from, to }) => position >= from && position < to);
    return isTaken || named || slots.mention.words.has(plain) ? [] : [plain];
  });
  const spoken = new Set(cued.filter(({ intent }) => intent !== 'menu').map((one) => one.words.join(' ')));
  const free = parts.map((part) => part.words).filter((part) => !spoken.has(part.join(' ')));
  const ofFood = free.filter((part) => part.length > 1 && featuresIn(part, knowledge).length === 0);
  const implied = impliedBy(slots, new Set(cued.map(({ intent }) => intent)), rest, ofFood, knowledge);
  // `Can we share a steak, and is there a kids menu`: the menu is asked of the steak.
  const isOfFeature = ({ intent, words: own }: Asked) => intent === 'menu' && featuresIn(own, knowledge).length > 0;
  const asked = [
    ...cued.filter((one) => !(implied.includes('menu') && isOfFeature(one))),
    ...implied.flatMap((intent) =>
      inParts(intent, parts, intent === 'menu' && ofFood.length > 0 ? ofFood.flat() : all, knowledge),
    ),
  ];
  const timely = [
    ...asked.map((one) => timed(one, slots, parts, knowledge)),
    ...(deliversThen(slots, asked) ? [{ intent: 'hours' as const, words: all }] : []),
  ];
  const isSet = (one: Asked) => isScene(one, timely, slots, knowledge) || isOfCatering(one, timely, slots, knowledge);
  const kept = timely.filter((one) => !isSet(one));
  const whole = [...kept, ...leftOut(parts, kept, slots, knowledge).filter((one) => !isOfGuests(one, slots))];
  // Where nothing is understood, more than one part of it must be told of to be asked apart.
  if (kept.length === 0 && whole.length < 2) return [];
  const same = Map.groupBy(whole, (one) => subjectOf(one, knowledge));
  return [...same.values()].flatMap(([first, ...others]) => (first ? withWordsOf(first, others) : []));
}

/** `Do you deliver on Sundays`: when the house is open belongs to it. */
function deliversThen({ when, text }: Slots, asked: readonly Asked[]): boolean {
  const isOpen = asked.some(({ intent }) => intent === 'delivery') && !asked.some(({ intent }) => intent === 'hours');
  const isTimely = when.now || when.days.length > 0 || when.time !== undefined;
  return isOpen && isTimely && !ASKS_FEE.test(text.plain);
}

/** Of parts of which nothing is understood the brand may tell: `can I bring my laptop on Sunday, and is there wifi`. */
function leftOut(
  parts: readonly Part[],
  asked: readonly Asked[],
  { mention }: Slots,
  { questions, places }: Knowledge,
): Asked[] {
  // Who complains asks nothing by what was wrong.
  if (asked.some(({ intent }) => intent === 'order-help' || intent === 'feedback')) return [];
  const isAsked = ({ words }: Part) => asked.some((one) => words.every((word) => one.words.includes(word)));
  return parts
    .filter((part) => part.words.length > 3 && !isAsked(part))
    .flatMap(({ words }): Asked[] => {
      if (serviceAsked(words.join(' '), places) !== undefined) return [{ intent: 'hours', words }];
      const telling = words.filter((word) => !mention.words.has(word));
      const mayAskNothing = asked.length > 0 && !isToldOf(telling, questions);
      return [{ intent: 'unknown', words, ...(mayAskNothing && { mayAskNothing }) }];
    });
}

/** `I can not have eggs`, `there are six of us`: what asks nothing by itself. */
const isOfGuests = ({ words }: Asked, { wish }: Slots) =>
  wish.avoid.some(({ word }) => words.includes(word)) || cues.TELLS_PARTY.test(words.join(' '));

/** An ask with the parts of the question that ask the same. */
function withWordsOf(ask: Asked, others: readonly Asked[]): Asked {
  const texts = [...new Set([ask, ...others].map(({ words }) => words.join(' ')))];
  const parts = texts.map((text) => text.split(' '));
  return { ...ask, words: parts.flat(), ...(parts.length > 1 && { parts }) };
}

/** What is implied, of each part that speaks of it. */
function inParts(intent: IntentName, parts: readonly Part[], all: string[], knowledge: Knowledge): Asked[] {
  const { deals, discounts } = knowledge.configuration;
  const titles = new Set([...deals, ...discounts].flatMap(({ title }) => contentStems(wordsOf(title))));
  const speaks = ({ words }: Part) =>
    intent === 'feature' ? featuresIn(words, knowledge).length > 0 : words.some((word) => titles.has(stemOf(word)));
  const own = intent === 'feature' || intent === 'offers' ? parts.filter(speaks) : [];
  return own.length > 0 ? own.map(({ words }) => ({ intent, words })) : [{ intent, words: all }];
}

/** What two asks of one intent have in common, where one answer is for both: `is there parking`, `and wifi` are two. */
function subjectOf({ intent, words }: Asked, { places }: Knowledge): string {
  const text = words.join(' ');
  if (intent === 'hours') return `hours ${serviceAsked(text, places) ?? ''}`;
  return intent === 'feature' || intent === 'unknown' ? `${intent} ${text}` : intent;
}

function intentOf({ name }: FoundCue): IntentName {
  return name === 'hostile' ? 'out-of-scope' : name === 'not-told' ? 'unknown' : name;
}

/** The text with names of places and dishes put as such, and where each of its words begins. */
function markedText({ text: { words }, mention }: Slots): { text: string; positions: number[] } {
  const towns = new Set(mention.towns.flatMap((town) => town.words));
  let text = '';
  let before = '';
  const positions = words.map(({ plain, named }) => {
    const place = towns.has(plain) ? '@town' : '@place';
    const mark = mention.words.has(plain) ? place : named ? '@dish' : plain;
    if (!mark.startsWith('@') || mark !== before) text += text === '' ? mark : ` ${mark}`;
    before = mark;
    return text.length - mark.length;
  });
  return { text, positions };
}

function partsOf(words: readonly Word[], positions: readonly number[], length: number): Part[] {
  const begun: Part[] = [];
  for (const [at, { plain, begins }] of words.entries()) {
    const from = positions[at] ?? 0;
    if (at === 0 || begins || /^(?:and|also|plus|but)$/.test(plain)) begun.push({ from, to: length, words: [] });
    begun.at(-1)?.words.push(plain);
  }
  const parts: Part[] = [];
  for (const part of begun) {
    const before = parts.at(-1);
    // `Do you deliver to Rosemont, how much is it`
    if (before && cues.ASKS_ON_IN_PART.test(part.words.join(' '))) before.words.push(...part.words);
    else parts.push(part);
  }
  return parts.map((part, at) => ({ ...part, to: parts[at + 1]?.from ?? length }));
}

/** What is asked without a word that says so: by a food, a service, an offer, a job, a day or a place that is named. */
function impliedBy(
  slots: Slots,
  found: ReadonlySet<IntentName>,
  rest: readonly string[],
  free: readonly string[][],
  knowledge: Knowledge,
): IntentName[] {
  const named = namedBy(slots, rest, knowledge).filter((intent) => !found.has(intent));
  if (named.includes('offers') || named.includes('jobs')) return named;
  // The evening of `good evening` asks nothing.
  const isGreeting = found.size > 0 && rest.length === 0;
  const isAlone = [...found].every((intent) => smallTalk.has(intent)) && named.length === 0 && !isGreeting;
  // `20 people on the patio`
  if ((slots.partySize ?? 0) > 6 && found.size === 0 && named.includes('feature')) return ['reservations', ...named];
  const isMenu = wantsFood(slots, isAlone, free);
  // `Where are you on Sunday`, of a truck or a market stall.
  const isMoving = found.has('address') && slots.when.days.length > 0 && knowledge.places.length > 1;
  const times = found.has('hours')
    ? []
    : isMoving
      ? (['hours'] as const)
      : hoursOrPlaces(
          slots,
          isAlone,
          isMenu || found.has('menu'),
          isToldOf(rest, knowledge.questions) && !isTimed(rest),
        );
  // `Can I sit at the counter in Cloquet` asks of more than where it is.
  const isBare = contentStems(rest).every(
    (stem) => placeNouns.includes(stem) || streetKinds.has(stem) || isEveryday(stem),
  );
  const timesOrPlace = times.filter((intent) => intent !== 'locations' || isBare);
  return [...timesOrPlace, ...named, ...(isMenu ? (['menu'] as const) : [])];
}

/** What the brand itself calls by a name that is in the text. */
function namedBy(slots: Slots, rest: readonly string[], knowledge: Knowledge): IntentName[] {
  const { text, wish } = slots;
  const isRisky = wish.avoid.length + wish.allergens.length > 0;
  const { configuration, index } = knowledge;
  const stems = new Set(text.words.map(({ plain }) => stemOf(plain)));
  const program = wordsOf(configuration.loyaltyProgram?.name ?? '').join(' ');
  const isOfJob = (stem: string) =>
    stems.has(stem) && stem.length > 3 && stem !== 'delivery' && !index.isNameStem(stem) && !foodStems.has(stem);
  const jobs = configuration.jobs.filter(({ title }) => contentStems(wordsOf(title)).some(isOfJob));
  // `Delivery to Wicker Park` asks for no parking.
  const destination = new Set(destinationIn(text.plain)?.split(' '));
  // `Kids roast price`: of the child the menu tells.
  const isOrder = wish.asks.has('price') || wish.asks.has('total') || wish.quantities.length > 0;
  // `Kids pancakes how many do you get`
  const isOfKids =
    wish.dishes.some(({ name }) => OF_CHILDREN.test(name)) ||
    text.words.some(
      ({ plain }, at) => cues.IS_CHILD.test(plain) && wish.wanted.includes(stemOf(text.words[at + 1]?.plain ?? '')),
    );
  const isOfDish =
    isRisky || isOfKids || wish.spicy !== undefined || (isOrder && wish.dishes.length + wish.wanted.length > 0);
  const telling = rest.filter((word) => !destination.has(word) && !(isOfDish && cues.IS_CHILD.test(word)));
  // `How much is the buffet`, of which dishes are called so.
  const isDish = (phrase: readonly string[]) => phrase.every((stem) => stems.has(stem) && index.isNameStem(stem));
  const features = featuresIn(telling, knowledge).filter(({ name, phrases }) =>
    name === 'featureKidsMenu' ? !headsKids(knowledge) : !(isOrder && phrases.some(isDish)),
  );
  // `Do you have pizza`, of a house that sells slices and pies.
  const isUnnamed = (stem: string) => foodStems.has(stem) && !index.isNameStem(stem);
  const soldUnnamed = configuration.servesCuisine.flatMap(stemsOf).filter(isUnnamed);
  const asksOfFood = isEmptyWish(wish) && (cues.LOOKS_FOR.test(text.plain) || wish.asks.size > 0);
  const isNamed = {
    offers:
      namesOffer(slots, stems, knowledge) ||
      (wish.dishes.length === 0 && offersFeeding(eatersOf(text.plain), configuration).length > 0),
    loyalty: program !== '' && text.plain.includes(program),
    jobs: cues.ASKS_OF_JOB.test(text.plain) && jobs.length > 0,
    'private-events': roomsOf(knowledge).some((room) => stems.has(room) && !index.isNameStem(room)),
    feature: features.length > 0,
    cuisine: asksOfFood && !isRisky && soldUnnamed.some((stem) => stems.has(stem)),
  };
  return (['offers', 'loyalty', 'jobs', 'private-events', 'feature', 'cuisine'] as const).filter(
    (intent) => isNamed[intent],
  );
}

/** Whether of a menu for children its heading or names of dishes tell, and no answer of the brand's own. */
function headsKids({ index, questions }: Knowledge): boolean {
  const isTold = questions.some((one) => cues.ASKS_KIDS_MENU.test(folded(`${one.question} ${one.answer}`)));
  const stems = [...meaningsOf('kid'), 'kid'];
  return (
    !isTold &&
    (['category', 'name'] as const).some((field) => stems.some((stem) => index.having(stem, field).length > 0))
  );
}

/** The rooms that the brand's own words about such call by a name, as stems: `the Vault seats twelve`. */
function roomsOf({ questions }: Knowledge): string[] {
  const told = questions.filter(({ question }) => tableCues.privateRoom.test(folded(question)));
  return told.flatMap(({ answer }) =>
    [...answer.matchAll(/\b[Tt]he (\p{Lu}\p{L}+)/gu)].flatMap(([, name = '']) => stemsOf(name)),
  );
}

/** Whether an offer is named by its code, or by most of its title. */
function namesOffer(
  { text: { original, plain: text }, wish }: Slots,
  stems: ReadonlySet<string>,
  { configuration, index }: Knowledge,
): boolean {
  const { deals, discounts } = configuration;
  const typed = ` ${folded(original).replace(/[^a-z\d]+/g, ' ')} `;
  const isCode = discounts.some(({ couponCode }) => couponCode && typed.includes(` ${folded(couponCode)} `));
  if (isCode || /\b[A-Z]{3,}\d{1,3}\b/.test(original)) return true;
  const isThing = cues.IS_THING.test(text) ? thingOf(stems, index) : () => false;
  return [...deals, ...discounts].some(({ title }) => {
    const own = contentStems(wordsOf(title));
    // `A bottle of Rioja to take home`, where six bottles home are an offer.
    const isOfTitle = ({ name }: Dish) => stemsOf(name).some((stem) => stemsOf(title).includes(stem));
    const isOfOther = wish.dishes.length > 0 && !wish.dishes.some(isOfTitle);
    // `The merienda`
    const [only = '', another] = own;
    if (another === undefined && stems.has(only) && !index.isKnown(only) && !isEveryday(only)) return true;
    if (own.length > 1 && hasPhrase(wordsOf(original), wordsOf(title))) return true;
    if (isOfOther) return false;
    const telling = own.filter((stem) => !cues.smallNumbers.includes(stem) && stem !== 'dozen');
    const said = telling.filter((stem) => stems.has(stem));
    if (isThing(own)) return true;
    return said.length > 1 && said.length >= telling.length * 0.6 && !said.every((stem) => index.isNameStem(stem));
  });
}

/** `The harvest menu thing`, of the Rtveli harvest menu; `the 2 pizza thing`, of two pizzas and a bottle. */
function thingOf(stems: ReadonlySet<string>, index: Knowledge['index']) {
  const same = new Set([...stems].map(sameAs));
  const isCount = (stem: string) => cues.smallNumbers.includes(stem);
  return (title: readonly string[]): boolean => {
    const isCounted = title.some(isCount) && title.filter((stem) => same.has(sameAs(stem))).length > 1;
    return isCounted || title.some((stem) => stems.has(stem) && !index.isKnown(stem) && !isEveryday(stem));
  };
}

/** A day or a place by itself; beside a dish a holiday or a time asks whether it is open then: `Boxing day ramen?` */
function hoursOrPlaces({ when, mention }: Slots, isAlone: boolean, asksMenu: boolean, isTold: boolean): IntentName[] {
  const isHoliday = when.holidays || when.days.some(({ kind }) => kind === 'holiday');
  if (asksMenu) return when.time !== undefined || (isAlone && isHoliday) ? ['hours'] : [];
  const isDated = [when.shift, when.time, when.part].some((value) => value !== undefined) || when.days.length > 0;
  // `My laptop on Saturday`, of which the brand's own words tell.
  if (isAlone && (isDated || when.holidays)) return isTold && !when.time ? [] : ['hours'];
  return isAlone && mention.places.length + mention.towns.length > 0 ? ['locations'] : [];
}

/** Whether a food that is named is asked for: by itself, or in a part of the question in which nothing else is. */
function wantsFood({ wish }: Slots, isAlone: boolean, free: readonly string[][]): boolean {
  if (isAlone) return !isEmptyWish(wish) || wish.avoid.length > 0;
  const named = [...wish.diets, ...wish.dishes.map(({ name }) => name)].flatMap(stemsOf);
  const foods = new Set([...wish.wanted, ...wish.missing, ...named]);
  return free.some((part) => part.some((word) => foods.has(stemOf(word))));
}

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
      const isTimely = when.days.length > 0 || when.now || ASKS_WHEN_SERVED.test(words.join(' '));
      return isTimely && featuresIn(words, knowledge).every((one) => timed.includes(one));
    },
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
      wish.dishes.some(({ available, name }) => available && stemsOf(name).some((stem) => words.includes(stem))),
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
  // `Is paella priced per person`
  { from: 'price-level', to: 'menu', when: ({ text, wish }) => /\bper person\b/.test(text.plain) && asksOfDish(wish) },
  // `Can we bring snacks`, where the menu has some; `can we bring wine and a cake`.
  {
    from: 'menu',
    to: 'unknown',
    when: ({ text, wish }) => cues.ASKS_TO_BRING.test(text.plain) && wish.avoid.length + wish.allergens.length === 0,
  },
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

function timed(cued: Asked, slots: Slots, parts: readonly Part[], knowledge: Knowledge): Asked {
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
    ? configuration.announcements.map(({ text }) => ({ question: text, answer: '', plain: text, statement: true }))
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
  const service = serviceAsked(plain, places);
  return service !== undefined && meals.has(service);
}

function orderedAs({ when, text: { plain }, wish }: Slots, { places }: Knowledge): IntentName {
  // `Can I order the spring rolls`
  if (wish.dishes.length > 0 && !/\b(?:online|deliver\w*|pickup|takeout)\b/.test(plain)) return 'menu';
  // `Can I still get a takeaway`, which stops before the house closes.
  const isStated = places.some(({ location }) => hasServiceHours(location, 'takeout'));
  const isNow = isStated && (when.now || /\bstill\b/.test(plain));
  const isDated = isNow || when.days.length > 0 || /\b(?:until|till|til|when|late|last|hours)\b/.test(plain);
  return when.time || (isDated && /\b(?:pickup|takeout|food)\b/.test(plain)) ? 'hours' : 'ordering';
}

const asksOfDish = ({ dishes, wanted }: Wish) => dishes.length + wanted.length > 0;

/** What a happy hour costs, where it is an offer; all of it, where its hours are not stated. */
function asksOfHappyHour({ text, wish }: Slots, { configuration: { deals, discounts }, places }: Knowledge): boolean {
  const offers = [...deals, ...discounts].map(({ title, description }) => `${title} ${description}`.toLowerCase());
  const isStated = places.some(({ location }) => hasServiceHours(location, 'happy_hour'));
  const isTold = [text.plain, offers.join(' ')].every((one) => cues.HAPPY_HOUR.test(one));
  return isTold && (asksOfDish(wish) || !isStated);
}

/** Whether something is said only to set the scene for something else that is asked. */
function isScene(
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
    others.some((other) => /^(?:payment|offers|private-events)$/.test(other)) ||
    (others.includes('feature') && cues.TELLS_PARTY.test(words.join(' ')));
  const isOfFood = others.includes('menu') && cues.ASKS_WHAT_TO_EAT.test(text);
  return (isOfBill || isOfFood) && !cues.ASKS_FOR_TABLE.test(text);
}

/** `How much is wing catering`, where the brand caters wings: the menu is not asked. */
function isOfCatering(
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

/** The cues of a text in their order, none over another: the longer one counts, of equals the one that stands first above. */
function findCues(text: string): FoundCue[] {
  const all = cuePatterns.flatMap(({ name, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index: from }) => ({ name, from, to: from + found.trimEnd().length })),
  );
  const kept: FoundCue[] = [];
  for (const cue of all.sort((a, b) => b.to - b.from - (a.to - a.from))) {
    if (cue.to > cue.from && !kept.some(({ from, to }) => cue.from < to && from < cue.to)) kept.push(cue);
  }
  return kept.sort((a, b) => a.from - b.from);
}
