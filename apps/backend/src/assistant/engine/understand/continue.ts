/** Fills what a question leaves out from the conversation before it: `and on Sunday?`, `how much is the second one?` */
import type { Conversation } from '../conversation.ts';
import { shifted } from '../hours/place-hours.ts';
import type { IntentName } from '../intents.ts';
import type { Course } from '../knowledge/dishes.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Wish } from '../menu/wish.ts';
import { type Avoided, allergenKind } from '../safety/allergens.ts';
import { mustBeAvoided } from '../safety/answer-avoiding.ts';
import { carried, closing, datable } from '../vocabulary/scenes.ts';
import {
  asksOn,
  begins,
  onDoctorsWord,
  pronoun,
  saysHoursOrPlaces,
  services,
  short,
} from '../vocabulary/slot-words.ts';
import { dishesNamed, pointing } from './point-back.ts';
import type { Asked, Reading } from './understand.ts';

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
  return inTime(inPlace(asking(pointing(kept, turn), turn), turn), kept.text.plain, turn);
}

export interface Turn {
  conversation: Conversation;
  knowledge: Knowledge;
  /** What was asked before, as far as it can be carried on. */
  before: readonly IntentName[];
}

/** What must be avoided, and how the guest eats, holds from the turn on in which it was said. */
function keeping(reading: Reading, { avoid, diets, asked, health }: Conversation): Reading {
  const { wish, text } = reading;
  const all = mustBeAvoided({ ...wish, avoid: [...avoid, ...wish.avoid], allergens: [] });
  const plain = health === '' || onDoctorsWord.test(text.plain) ? text.plain : `${text.plain} ${health}`;
  const kept = {
    ...reading,
    text: { ...text, plain },
    wish: { ...wish, avoid: all, diets: wish.diets.length > 0 ? wish.diets : diets },
  };
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

/** A question that goes on from the one before. */
interface FollowUp extends Turn {
  reading: Reading;
  /** What it asks by itself, closing words left out. */
  own: readonly IntentName[];
  isShort: boolean;
}

/** Ways to go on from the question before; the first that fits counts. */
const ways: readonly ((followUp: FollowUp) => Reading | undefined)[] = [
  dishAlone,
  dayOrPlaceAlone,
  serviceAlone,
  untilWhen,
  narrowed,
  sameDiets,
  carriedOn,
];

/** What is asked, where a question only names a day, a place, a dish or a service. */
function asking(reading: Reading, turn: Turn): Reading {
  const own = reading.asked.filter(({ intent }) => !closing.has(intent)).map(({ intent }) => intent);
  const followUp: FollowUp = { ...turn, reading, own, isShort: reading.text.words.length <= short };
  for (const way of ways) {
    const found = way(followUp);
    if (found) return found;
  }
  return reading;
}

const isOnly = ({ own }: FollowUp, ...intents: IntentName[]) => own.every((intent) => intents.includes(intent));

/** `And the tiramisu?` */
function dishAlone({ reading, own }: FollowUp): Reading | undefined {
  return own.length === 0 && reading.wish.dishes.length > 0 ? again(reading, ['menu']) : undefined;
}

/** `And on Sunday?`, `and in Vancouver?` */
function dayOrPlaceAlone({ reading, own, before, conversation, knowledge }: FollowUp): Reading | undefined {
  const { text, wish, when, mention } = reading;
  const dated = [when.time, when.part, when.shift].some((value) => value !== undefined) || when.days.length > 0;
  const [only, ...others] = own;
  const implied =
    others.length === 0 && (only === 'locations' || only === 'hours') && !saysHoursOrPlaces.test(text.plain);
  if (before.length === 0 || !(own.length === 0 || implied) || !(dated || mention.places.length > 0)) return undefined;
  // `Can I bring wine?`, `on Saturday?`: the day is asked of that.
  const byTheDay =
    before.includes('hours') || (!before.includes('reservations') && before.some((one) => datable.has(one)));
  if (dated && byTheDay) return withService(again(reading, ['hours']), conversation);
  const same = repeated(reading, before, conversation);
  return before.includes('menu') ? { ...same, wish: likeBefore(wish, { before, conversation, knowledge }) } : same;
}

/** `And pickup?`, after hours. */
function serviceAlone(followUp: FollowUp): Reading | undefined {
  const { reading, before, isShort } = followUp;
  const names = before.includes('hours') && isShort && services.test(reading.text.plain);
  return names && isOnly(followUp, 'ordering', 'delivery') ? again(reading, ['hours']) : undefined;
}

/** `Any coupons?`, `until when is it valid?` */
function untilWhen(followUp: FollowUp): Reading | undefined {
  const { reading, own, before, conversation } = followUp;
  const told = before.some((intent) => intent === 'delivery' || intent === 'offers') && !before.includes('hours');
  const isUnsaid =
    own.length === 1 && isOnly(followUp, 'hours') && !/\b(?:open|close|closed|you)\b/.test(reading.text.plain);
  return told && isUnsaid ? repeated(reading, before, conversation) : undefined;
}

/** `Any vegan ones?`, `under $10?` */
function narrowed(followUp: FollowUp): Reading | undefined {
  const { reading, before } = followUp;
  const { plain, words } = reading.text;
  const goesOn = begins.test(plain) || pronoun.test(plain) || words.length <= 5;
  if (!before.includes('menu') || !isOnly(followUp, 'menu') || !narrows(reading.wish) || !goesOn) return undefined;
  return { ...again(reading, ['menu']), wish: likeBefore(reading.wish, followUp) };
}

/** `Is the lamb halal?`, `and the beef?` */
function sameDiets(followUp: FollowUp): Reading | undefined {
  const { reading, before, isShort, conversation } = followUp;
  const { wish, text } = reading;
  const plain = wish.diets.length === 0 && wish.asks.size === 0 && conversation.wished.length > 0;
  const goesOn = (begins.test(text.plain) && isShort) || text.words.length <= 3;
  const fits = before.includes('menu') && isOnly(followUp, 'menu') && goesOn && plain;
  return fits ? { ...again(reading, ['menu']), wish: { ...wish, diets: conversation.wished } } : undefined;
}

/** `Is it free?`, `and 30?`, `how much is that?`: asked of what was spoken of. */
function carriedOn(followUp: FollowUp): Reading | undefined {
  const { reading, own, before, conversation, isShort } = followUp;
  if (own.length > 0 && !asksOfThat(followUp)) return undefined;
  const number = /^(?:and |or |for )?(\d{1,3})(?: people| of us)?$/.exec(reading.text.plain)?.[1];
  if (number !== undefined && before.includes('reservations'))
    return { ...again(reading, ['reservations']), partySize: Number(number) };
  const closed = reading.asked.some(({ intent }) => intent === 'out-of-scope' || intent === 'assistant');
  if (!isShort || !asksOn.test(reading.text.plain) || closed) return undefined;
  const [dish, ...others] = conversation.dishes;
  if (before.includes('menu') && dish !== undefined && others.length === 0 && reading.text.words.length <= 3)
    return { ...again(reading, ['menu']), wish: { ...reading.wish, dishes: dishesNamed(dish, followUp.knowledge) } };
  const told = before.filter((intent) => intent !== 'menu' && intent !== 'hours');
  const ways = reading.asked.filter(({ intent }) => intent === 'email' || intent === 'phone');
  const same = repeated(reading, told, conversation);
  return told.length > 0 ? { ...same, asked: [...ways, ...same.asked] } : undefined;
}

/** `How much is that`, `does it work on delivery`, `what is the email for that`. */
function asksOfThat({ reading, own, before, conversation, isShort }: FollowUp): boolean {
  const { text, wish } = reading;
  if (!isShort || conversation.dishes.length > 0 || before.includes('menu') || before.includes('hours')) return false;
  const names = wish.dishes.length + wish.wanted.length + wish.missing.length;
  const bareMenu = own.length === 1 && own[0] === 'menu' && names === 0;
  const isNew = own.some((intent) => intent === 'hours' || before.includes(intent));
  return bareMenu || (/\b(?:it|that|this)\b/.test(text.plain) && !isNew);
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
function inTime(reading: Reading, said: string, { conversation: { when, intents } }: Turn): Reading {
  const { asked } = reading;
  const { days, now, time, shift } = reading.when;
  const aboutHours = asked.some(({ intent }) => intent === 'hours') && intents.includes('hours');
  if (!aboutHours || when === undefined || when.days.length === 0 || days.length > 0) return reading;
  const general = (now && !time) || /\b(?:hours|today|week|usually)\b/.test(said);
  if (general && shift === undefined) return reading;
  return { ...reading, when: { ...reading.when, days: shifted(when.days, shift), shift: undefined, named: true } };
}
