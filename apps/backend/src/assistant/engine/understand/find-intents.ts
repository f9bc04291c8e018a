/** All that a question is about: by the words that show it, and by what it names. */
import { featuresIn } from '../answers/answer-features.ts';
import { hasServiceHours, serviceAsked } from '../hours/asked.ts';
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import type { Word } from '../language/read-text.ts';
import { folded, hasPhrase, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { isEmptyWish } from '../menu/wish.ts';
import { asksWhether } from '../request.ts';
import { type CueName, cuePatterns, type IntentName } from '../vocabulary/cues.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { ASKS_SERVICE_HOURS, ASKS_WHEN_SERVED, meals } from '../vocabulary/hours-words.ts';
import { scenes, smallTalk } from '../vocabulary/scenes.ts';
import { destinationIn, eatersOf, offersFeeding } from '../vocabulary/services.ts';
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
  // Words that no cue but those of the menu, and no name, has taken.
  const strong = found.filter(({ name }) => name !== 'menu');
  const rest = words.flatMap(({ plain, named }, at) => {
    const position = positions[at] ?? 0;
    const isTaken = strong.some(({ from, to }) => position >= from && position < to);
    return isTaken || named || slots.mention.words.has(plain) ? [] : [plain];
  });
  const spoken = new Set(cued.filter(({ intent }) => intent !== 'menu').map((one) => one.words.join(' ')));
  const free = parts.map((part) => part.words).filter((part) => !spoken.has(part.join(' ')));
  const ofFood = free.filter((part) => part.length > 1 && featuresIn(part, knowledge).length === 0);
  const implied = impliedBy(slots, new Set(cued.map(({ intent }) => intent)), rest, ofFood, knowledge);
  const timely = [...cued, ...implied.map((intent) => ({ intent, words: all }))].map((one) =>
    timed(one, slots, knowledge),
  );
  const kept = timely.filter((one) => !isScene(one, timely, slots));
  return [...new Map(kept.map((one) => [one.intent, one])).values()];
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
  const parts: Part[] = [];
  for (const [at, { plain, begins }] of words.entries()) {
    const from = positions[at] ?? 0;
    if (at === 0 || begins || /^(?:and|also|plus|but)$/.test(plain)) parts.push({ from, to: length, words: [] });
    parts.at(-1)?.words.push(plain);
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
  const isMenu = !found.has('menu') && wantsFood(slots, isAlone, free);
  // `Where are you on Sunday`, of a truck or a market stall.
  const isMoving = found.has('address') && slots.when.days.length > 0 && knowledge.places.length > 1;
  const times = found.has('hours')
    ? []
    : isMoving
      ? (['hours'] as const)
      : hoursOrPlaces(slots, isAlone, isMenu || found.has('menu'));
  return [...times, ...named, ...(isMenu ? (['menu'] as const) : [])];
}

/** What the brand itself calls by a name that is in the text. */
function namedBy(slots: Slots, rest: readonly string[], knowledge: Knowledge): IntentName[] {
  const { text, wish } = slots;
  const { configuration, index } = knowledge;
  const stems = new Set(text.words.map(({ plain }) => stemOf(plain)));
  const program = wordsOf(configuration.loyaltyProgram?.name ?? '').join(' ');
  const isRisky = wish.avoid.length + wish.allergens.length > 0;
  const isOfJob = (stem: string) => stems.has(stem) && stem.length > 3 && !index.isNameStem(stem);
  const jobs = configuration.jobs.filter(({ title }) => contentStems(wordsOf(title)).some(isOfJob));
  // `Delivery to Wicker Park` asks for no parking.
  const destination = new Set(destinationIn(text.plain)?.split(' '));
  const telling = rest.filter((word) => !destination.has(word) && !(isRisky && cues.IS_CHILD.test(word)));
  const features = featuresIn(telling, knowledge);
  const isNamed = {
    offers:
      namesOffer(text.original, stems, knowledge) || offersFeeding(eatersOf(text.plain), configuration).length > 0,
    loyalty: program !== '' && text.plain.includes(program),
    jobs: cues.ASKS_OF_JOB.test(text.plain) && jobs.length > 0,
    feature: features.length > 0,
  };
  return (['offers', 'loyalty', 'jobs', 'feature'] as const).filter((intent) => isNamed[intent]);
}

/** Whether an offer is named by its code, or by most of its title. */
function namesOffer(original: string, stems: ReadonlySet<string>, { configuration, index }: Knowledge): boolean {
  const { deals, discounts } = configuration;
  const typed = ` ${folded(original).replace(/[^a-z\d]+/g, ' ')} `;
  const isCode = discounts.some(({ couponCode }) => couponCode && typed.includes(` ${folded(couponCode)} `));
  if (isCode || /\b[A-Z]{3,}\d{1,3}\b/.test(original)) return true;
  return [...deals, ...discounts].some(({ title }) => {
    const own = contentStems(wordsOf(title));
    // `The merienda`
    const [only = '', another] = own;
    if (another === undefined && stems.has(only) && !index.isKnown(only) && !isEveryday(only)) return true;
    if (own.length > 1 && hasPhrase(wordsOf(original), wordsOf(title))) return true;
    const said = own.filter((stem) => stems.has(stem));
    return said.length > 1 && said.length >= own.length * 0.6 && !said.every((stem) => index.isKnown(stem));
  });
}

/** A day or a place by itself; beside a dish a holiday or a time asks whether it is open then: `Boxing day ramen?` */
function hoursOrPlaces({ when, mention }: Slots, isAlone: boolean, asksMenu: boolean): IntentName[] {
  const isHoliday = when.holidays || when.days.some(({ kind }) => kind === 'holiday');
  if (asksMenu) return when.time !== undefined || (isAlone && isHoliday) ? ['hours'] : [];
  const isDated = [when.shift, when.time, when.part].some((value) => value !== undefined) || when.days.length > 0;
  if (isAlone && (isDated || when.holidays)) return ['hours'];
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
  when: (slots: Slots, knowledge: Knowledge) => boolean;
}

const turnings: readonly Turning[] = [
  // `Pickup on Sunday until when`
  {
    from: 'delivery',
    to: 'hours',
    when: ({ text: { plain }, when }, { places }) => {
      const isStated = places.some(({ location }) => hasServiceHours(location, 'delivery'));
      const isTimed = ASKS_SERVICE_HOURS.test(plain) || (isStated && (when.now || when.time !== undefined));
      return isTimed && destinationIn(plain) === undefined;
    },
  },
  // `I need a cake for Sunday, is it too late`
  {
    from: 'hours',
    to: 'menu',
    isWhole: true,
    when: ({ text, wish }) => cues.ASKS_TO_ORDER.test(text.plain) && wish.dishes.length + wish.wanted.length > 0,
  },
  { from: 'menu', to: 'hours', isWhole: true, when: asksOfMeal },
  { from: 'hours', to: 'offers', when: ({ text }, known) => HAPPY_HOUR.test(text.plain) && offersHappyHour(known) },
  {
    from: 'locations',
    to: 'food-truck',
    when: ({ text }, { configuration }) => /\bcome to\b/.test(text.plain) && configuration.flags.foodTruck,
  },
  // `Is there one in Hamilton open at 3 am`
  { from: 'locations', to: 'hours', when: ({ when }) => when.time !== undefined || when.days.length > 0 },
];

function timed(cued: Asked, slots: Slots, knowledge: Knowledge): Asked {
  if (cued.intent === 'ordering') return { ...cued, intent: orderedAs(slots) };
  const turning = turnings.find(({ from, when }) => from === cued.intent && when(slots, knowledge));
  if (!turning) return cued;
  return { intent: turning.to, words: turning.isWhole ? plainOf(slots.text.words) : cued.words };
}

/** `When can I get breakfast`, `is there brunch on Saturday`. */
function asksOfMeal({ text: { plain }, wish, when }: Slots, { places }: Knowledge): boolean {
  const isTimed = ASKS_WHEN_SERVED.test(plain) || (when.days.length > 0 && asksWhether(plain));
  if (!isTimed || wish.dishes.length > 0 || cues.SPEAKS_OF_MENU.test(plain)) return false;
  const service = serviceAsked(plain, places);
  return service !== undefined && meals.has(service);
}

function orderedAs({ when, text: { plain }, wish }: Slots): IntentName {
  // `Can I order the spring rolls`
  if (wish.dishes.length > 0 && !/\b(?:online|deliver\w*|pickup|takeout)\b/.test(plain)) return 'menu';
  const isDated = when.days.length > 0 || /\b(?:until|till|til|when|late|last|hours)\b/.test(plain);
  return when.time || (isDated && /\b(?:pickup|takeout)\b/.test(plain)) ? 'hours' : 'ordering';
}

const HAPPY_HOUR = /\bhappy hour\b/;

/** Whether a happy hour is an offer, and its hours are not stated. */
function offersHappyHour({ places, configuration: { deals, discounts } }: Knowledge): boolean {
  const texts = [...deals, ...discounts].map(({ title, description = '' }) => `${title} ${description}`);
  const isStated = places.some(({ location }) => hasServiceHours(location, 'happy_hour'));
  return !isStated && texts.some((text) => HAPPY_HOUR.test(text.toLowerCase()));
}

/** Whether something is said only to set the scene for something else that is asked. */
function isScene({ intent }: Asked, all: readonly Asked[], { wish, text }: Slots): boolean {
  const others = all.map((one) => one.intent).filter((other) => other !== intent && !smallTalk.has(other));
  if (others.length === 0 || smallTalk.has(intent)) return others.length > 0;
  // `Is the patio open`: what is told of it, not when the house is open.
  if (intent === 'hours' && others.includes('feature') && cues.IS_FEATURE_OPEN.test(text.plain)) return true;
  // `We are ten, is there a service charge`
  const isOfBill = others.includes('payment') || (others.includes('menu') && wish.dishes.length > 0);
  if (intent === 'reservations' && isOfBill && !cues.ASKS_FOR_TABLE.test(text.plain)) return true;
  if (intent !== 'menu') return others.some((other) => scenes[intent]?.has(other));
  // `Free over $45`, said of delivery.
  const unpriced = others.includes('delivery') ? { ...wish, most: undefined, least: undefined } : wish;
  const isBare = isEmptyWish(unpriced) && wish.avoid.length === 0 && !cues.SPEAKS_OF_MENU.test(text.plain);
  const isLeftOut = others.includes('unknown') && wish.dishes.length + wish.avoid.length === 0;
  const isOfChildren = isEmptyWish(wish) && others.includes('feature') && cues.ASKS_KIDS_MENU.test(text.plain);
  return (
    isBare ||
    isLeftOut ||
    isOfChildren ||
    others.some((other) => other === 'offers' || other === 'jobs' || other === 'feedback')
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
