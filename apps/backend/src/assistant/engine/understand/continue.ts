/** Fills what a question leaves out from the conversation before it: `and on Sunday?`, `how much is the second one?` */
import type { Conversation } from '../conversation.ts';
import { shifted } from '../hours/date-of-day.ts';
import type { IntentName } from '../intents.ts';
import type { Course } from '../knowledge/courses.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { stemsOf } from '../language/words.ts';
import type { Wish } from '../menu/wish.ts';
import { allergenKind } from '../safety/allergens.ts';
import { mustBeAvoided } from '../safety/answer-at-risk.ts';
import type { Avoided } from '../safety/avoided.ts';
import { asksOn, begins, ordinals, ordinalWord, pronoun, services, together } from '../vocabulary/slot-words.ts';
import type { Asked, Reading } from './understand.ts';

/** Intents that have nothing to carry on. */
const closing = new Set<IntentName>([
  'greeting',
  'thanks',
  'goodbye',
  'out-of-scope',
  'danger',
  'self-harm',
  'unknown',
  'assistant',
]);
const carried = new Set<IntentName>([
  'hours',
  'menu',
  'feature',
  'delivery',
  'phone',
  'address',
  'directions',
  'reservations',
  'catering',
  'jobs',
  'email',
  'ordering',
  'offers',
  'loyalty',
  'private-events',
  'gift-cards',
  'food-truck',
  'franchise',
]);
/** Intents after which a day alone asks for the hours. */
const datable = new Set<IntentName>([
  'hours',
  'menu',
  'locations',
  'phone',
  'address',
  'directions',
  'ordering',
  'email',
]);
/** The most words of a question that says nothing by itself. */
const short = 7;

export function continued(reading: Reading, conversation: Conversation, knowledge: Knowledge): Reading {
  return answeringDishes(inConversation(reading, conversation, knowledge));
}

/** A dish that is named by somebody who must avoid something is never left without an answer. */
function answeringDishes(reading: Reading): Reading {
  const { wish, asked, text } = reading;
  const grave = asked.some(({ intent }) => intent === 'danger' || intent === 'self-harm' || intent === 'menu');
  if (wish.avoid.length === 0 || wish.dishes.length === 0 || grave) return reading;
  return {
    ...reading,
    asked: [
      ...asked.filter(({ intent }) => intent !== 'unknown'),
      { intent: 'menu', words: text.words.map(({ plain }) => plain) },
    ],
  };
}

function inConversation(reading: Reading, conversation: Conversation, knowledge: Knowledge): Reading {
  const kept = keeping(reading, conversation);
  if (conversation.intents.length === 0) return kept;
  const turn: Turn = { conversation, knowledge, before: conversation.intents.filter((intent) => carried.has(intent)) };
  return inTime(inPlace(asking(pointing(kept, turn), turn), turn), turn);
}

interface Turn {
  conversation: Conversation;
  knowledge: Knowledge;
  /** What was asked before, as far as it can be carried on. */
  before: readonly IntentName[];
}

/** What must be avoided, and how the guest eats, holds from the turn on in which it was said. */
function keeping(reading: Reading, { avoid, diets, asked }: Conversation): Reading {
  const { wish } = reading;
  const all = mustBeAvoided({ ...wish, avoid: [...avoid, ...wish.avoid], allergens: [] });
  const kept = { ...reading, wish: { ...wish, avoid: all, diets: wish.diets.length > 0 ? wish.diets : diets } };
  return asked.length > 0 && reading.text.words.length <= 5 ? askingForMore(kept, asked) : kept;
}

/** `Does it have nuts?`, `and milk?`; of another dish: `and the panna cotta?` */
function askingForMore(reading: Reading, asked: readonly Avoided[]): Reading {
  const { wish, text } = reading;
  const isAllergen = (stem: string) => allergenKind(stem) !== undefined;
  const more = [...wish.wanted, ...wish.missing]
    .filter(isAllergen)
    .map((word) => ({ kind: allergenKind(word) ?? word, word }));
  const rest = {
    wanted: wish.wanted.filter((stem) => !isAllergen(stem)),
    missing: wish.missing.filter((stem) => !isAllergen(stem)),
  };
  if (more.length === 0 && begins.test(text.plain) && wish.dishes.length > 0 && wish.asks.size === 0)
    return { ...reading, wish: { ...wish, allergens: asked } };
  return more.length === 0
    ? reading
    : { ...reading, wish: { ...wish, ...rest, allergens: [...wish.allergens, ...more] } };
}

/** `The second one`, `it`, `two of them`, `both`: what the last answer named. */
function pointing(reading: Reading, { conversation, knowledge }: Turn): Reading {
  const { text, wish, mention } = reading;
  const { dishes: names, listed, offers } = conversation;
  const ordinal = ordinalIn(text.plain);
  if (ordinal !== undefined && names.length === 0) {
    const title = offers.at(ordinal);
    if (offers.length > 0 && title !== undefined) return about(reading, 'offers', title);
    const place = knowledge.places.find(({ location }) => location.id === listed.at(ordinal));
    if (place && mention.places.length === 0) return { ...reading, mention: { ...mention, places: [place] } };
  }
  const named = namesPointed(reading, ordinal, conversation);
  if (named.length === 0) return reading;
  const count = wish.quantities.get('');
  const quantities =
    count === undefined || named.length > 1
      ? wish.quantities
      : new Map([...wish.quantities, [named[0] ?? '', count] as const].filter(([name]) => name !== ''));
  return {
    ...reading,
    wish: { ...wish, quantities, dishes: [...wish.dishes, ...named.flatMap((name) => dishesNamed(name, knowledge))] },
  };
}

/** The question put to one thing that was named before. */
function about(reading: Reading, intent: IntentName, name: string): Reading {
  const words = [...reading.text.words.map(({ plain }) => plain), ...stemsOf(name)];
  return { ...reading, text: { ...reading.text, plain: words.join(' ') }, asked: [{ intent, words }] };
}

function ordinalIn(text: string): number | undefined {
  const found = ordinalWord.exec(text);
  return found ? ordinals[found[1] ?? found[2] ?? ''] : undefined;
}

function namesPointed(
  { text: { plain, words }, wish }: Reading,
  ordinal: number | undefined,
  conversation: Conversation,
): string[] {
  const { dishes: names, meant } = conversation;
  if (together.test(plain) && meant.length > 1 && (wish.asks.size > 0 || words.length <= short))
    return meant.slice(-4).filter((name) => !wish.dishes.some((dish) => dish.name === name));
  if (/^(?:and )?(?:\w+ )?with\b/.test(plain) && wish.dishes.length > 0)
    return meant.slice(-1).filter((name) => !wish.dishes.some((dish) => dish.name === name));
  if (names.length > 0 && wish.quantities.has('') && /\b(?:them|those|these|it)\b/.test(plain))
    return names.slice(0, 1);
  if (wish.dishes.length > 0 || names.length === 0) return [];
  if (ordinal !== undefined) return [names.at(ordinal)].filter((name) => name !== undefined);
  const free = wish.wanted.length === 0 && wish.missing.length === 0 && wish.course === undefined;
  if (wish.quantities.has('') && free) return names.slice(0, 1);
  const about = [...wish.asks].some((ask) => ask !== 'whole' && ask !== 'popular' && ask !== 'inverse');
  const asksOfIt =
    about ||
    wish.diets.length > conversation.diets.length ||
    wish.allergens.length > 0 ||
    wish.avoid.length > conversation.avoid.length ||
    wish.spicy !== undefined;
  const inside = wish.asks.has('having') && names.length === 1;
  const isPointed = pronoun.test(plain) || (words.length <= short && names.length === 1 && asksOfIt);
  return names.length <= 3 && isPointed && (free || inside) ? names : [];
}

function dishesNamed(name: string, { index, dishes }: Knowledge): Dish[] {
  return index.named(stemsOf(name).join(' ')).flatMap((at) => dishes[at] ?? []);
}

/** What is asked, where a question only names a day, a place, a dish or a service. */
function asking(reading: Reading, turn: Turn): Reading {
  const { text, wish, when, mention, asked } = reading;
  const { before, conversation } = turn;
  const own = asked.filter(({ intent }) => !closing.has(intent)).map(({ intent }) => intent);
  const isShort = text.words.length <= short;
  const dated = when.days.length > 0 || when.time !== undefined || when.part !== undefined || when.shift !== undefined;
  const implied =
    own.length === 1 &&
    (own[0] === 'locations' || own[0] === 'hours') &&
    !/\b(?:locations?|open|close|closed|hours|branch|where)\b/.test(text.plain);
  const only = (intent: IntentName) => own.every((one) => one === intent);
  if (own.length === 0 && wish.dishes.length > 0) return again(reading, ['menu']);
  if (before.length > 0 && (own.length === 0 || implied) && (dated || mention.places.length > 0)) {
    // `Can I bring wine?`, `on Saturday?`: the day is asked of that.
    const byTheDay = before.some((intent) => datable.has(intent));
    const intents: readonly IntentName[] =
      dated && byTheDay && !(before.includes('reservations') && !before.includes('hours')) ? ['hours'] : before;
    const carriedOn = intents === before ? repeated(reading, before, conversation) : again(reading, intents);
    return withService({ ...carriedOn, wish: intents.includes('menu') ? likeBefore(wish, turn) : wish }, conversation);
  }
  if (
    before.includes('hours') &&
    isShort &&
    services.test(text.plain) &&
    (own.length === 0 || only('ordering') || only('delivery'))
  )
    return again(reading, ['hours']);
  if (
    own.includes('hours') &&
    conversation.service !== '' &&
    isShort &&
    !services.test(text.plain) &&
    !/\b(?:open|you)\b/.test(text.plain)
  )
    return withService(reading, conversation);
  if (
    before.includes('menu') &&
    only('menu') &&
    narrows(wish) &&
    (begins.test(text.plain) || pronoun.test(text.plain) || text.words.length <= 5)
  )
    return { ...again(reading, ['menu']), wish: likeBefore(wish, turn) };
  if (
    before.includes('menu') &&
    only('menu') &&
    begins.test(text.plain) &&
    isShort &&
    wish.diets.length === 0 &&
    wish.asks.size === 0 &&
    conversation.wished.length > 0
  )
    return { ...again(reading, ['menu']), wish: { ...wish, diets: conversation.wished } };
  return own.length === 0 || asksOnOnly(reading, own, turn) ? carryingOn(reading, turn) : reading;
}

function again(reading: Reading, intents: readonly IntentName[]): Reading {
  const words = reading.text.words.map(({ plain }) => plain);
  return { ...reading, asked: intents.map((intent): Asked => ({ intent, words })) };
}

/** The same as before, with what is said now: `is there a patio at Inglewood`, `and at Ossington?` */
function repeated(reading: Reading, intents: readonly IntentName[], { question }: Conversation): Reading {
  const words = [...reading.text.words.map(({ plain }) => plain), ...question.split(' ')];
  return {
    ...reading,
    text: { ...reading.text, plain: words.join(' ') },
    asked: intents.map((intent): Asked => ({ intent, words })),
  };
}

/** `How much is that`, `does it work on delivery`, `what is the email for that`: asked of what was spoken of. */
function asksOnOnly({ text, wish }: Reading, own: readonly IntentName[], { before, conversation }: Turn): boolean {
  if (
    text.words.length > short ||
    conversation.dishes.length > 0 ||
    before.includes('menu') ||
    before.includes('hours')
  )
    return false;
  const bareMenu =
    own.length === 1 && own[0] === 'menu' && wish.dishes.length + wish.wanted.length + wish.missing.length === 0;
  return bareMenu || (/\b(?:it|that|this)\b/.test(text.plain) && !own.some((intent) => before.includes(intent)));
}

function carryingOn(reading: Reading, { before, conversation, knowledge }: Turn): Reading {
  const { text } = reading;
  const number = /^(?:and |or |for )?(\d{1,3})(?: people| of us)?$/.exec(text.plain)?.[1];
  if (number !== undefined && before.includes('reservations'))
    return { ...again(reading, ['reservations']), partySize: Number(number) };
  const [dish, ...others] = conversation.dishes;
  if (
    before.includes('menu') &&
    dish !== undefined &&
    others.length === 0 &&
    text.words.length <= 3 &&
    asksOn.test(text.plain)
  )
    return { ...again(reading, ['menu']), wish: { ...reading.wish, dishes: dishesNamed(dish, knowledge) } };
  if (
    before.length === 0 ||
    text.words.length > short ||
    !asksOn.test(text.plain) ||
    reading.asked.some(({ intent }) => intent === 'out-of-scope' || intent === 'assistant')
  )
    return reading;
  const carriedOn = repeated(
    reading,
    before.filter((intent) => intent !== 'menu' && intent !== 'hours'),
    conversation,
  );
  return carriedOn.asked.length > 0
    ? {
        ...carriedOn,
        asked: [...reading.asked.filter(({ intent }) => intent === 'email' || intent === 'phone'), ...carriedOn.asked],
      }
    : reading;
}

/** Whether a wish only narrows another one: `any vegan ones`, `under $10?` */
function narrows(wish: Wish): boolean {
  const named = wish.dishes.length + wish.wanted.length + wish.missing.length > 0 || wish.course !== undefined;
  const lists = [wish.diets, wish.allergens, wish.excluded, wish.avoid];
  const said =
    lists.some((list) => list.length > 0) ||
    [wish.sort, wish.spicy, wish.most, wish.least].some((value) => value !== undefined);
  return !named && !wish.asks.has('whole') && (said || wish.asks.size > 0);
}

function likeBefore(wish: Wish, { conversation, knowledge }: Turn): Wish {
  const { wanted, course, dishes, wished, most } = conversation;
  if (wish.wanted.length > 0 || wish.dishes.length > 0 || wish.course !== undefined) return wish;
  const only =
    dishes.length === 1 && wanted.length === 0 && course === undefined
      ? dishes.flatMap((name) => dishesNamed(name, knowledge))
      : [];
  const diets = [...new Set([...wished, ...wish.diets])];
  return {
    ...wish,
    wanted,
    course: isCourse(course) ? course : undefined,
    dishes: only,
    diets,
    most: wish.most ?? (wish.least ? undefined : most),
  };
}

function isCourse(text: string | undefined): text is Course {
  return text !== undefined && ['main', 'starter', 'side', 'dessert', 'drink'].includes(text);
}

/** The service whose hours were asked before: `pickup hours?`, `and on Sunday?` */
function withService(reading: Reading, { service, intents }: Conversation): Reading {
  if (service === '' || !intents.some((intent) => intent === 'hours' || intent === 'ordering' || intent === 'delivery'))
    return reading;
  return { ...reading, text: { ...reading.text, plain: `${service} ${reading.text.plain}` } };
}

/** The location that was named last, until another is, or all are. */
function inPlace(reading: Reading, { conversation: { places }, knowledge }: Turn): Reading {
  const { mention, which, text } = reading;
  if (mention.places.length > 0 || mention.towns.length > 0 || which || places.length === 0) return reading;
  if (/\b(?:all|any|every|other|others|another|nearest|closest|locations)\b/.test(text.plain)) return reading;
  const kept = knowledge.places.filter(({ location }) => places.includes(location.id));
  return { ...reading, mention: { ...mention, places: kept } };
}

/** The day that was asked about last, or one beside it: `are you open on Sunday?`, `until when?`, `and the day after?` */
function inTime(reading: Reading, { conversation: { when, intents } }: Turn): Reading {
  const { text, asked } = reading;
  const { days, now, time, shift } = reading.when;
  const aboutHours = asked.some(({ intent }) => intent === 'hours') && intents.includes('hours');
  if (!aboutHours || when === undefined || when.days.length === 0 || days.length > 0) return reading;
  const general = (now && !time) || /\b(?:hours|today|week|usually)\b/.test(text.plain);
  if (general && shift === undefined) return reading;
  return { ...reading, when: { ...reading.when, days: shifted(when.days, shift), shift: undefined, named: true } };
}
