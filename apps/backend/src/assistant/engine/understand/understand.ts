/**
 * From a question and the conversation before it to what is asked: all intents of the whole text, each with the same slots,
 * filled from the text and then from the conversation. Nothing is cut into clauses: a condition holds for all of it.
 */
import { dateOfDay, dayNumber, MINUTES_PER_DAY, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import type { Conversation } from '../conversation.ts';
import { inCountry, withOwnDays } from '../hours/own-days.ts';
import { dateOf } from '../hours/place-hours.ts';
import { readWhen } from '../hours/read-when.ts';
import type { When } from '../hours/when.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { readPlaces } from '../knowledge/places.ts';
import type { Text } from '../language/read-text.ts';
import { stemsOf } from '../language/words.ts';
import { meaningsOf } from '../menu/meanings.ts';
import type { Wish } from '../menu/wish.ts';
import { type Asking, clockOf, placesMeant, type Request } from '../request.ts';
import { askedAlone } from '../safety/asked-alone.ts';
import { readAvoidance } from '../safety/must-avoid.ts';
import { ASKS_OF_GAMES } from '../vocabulary/cues.ts';
import { MANY } from '../vocabulary/services.ts';
import {
  ASKS_WHICH_PLACE,
  NEXT_AFTER_THAT,
  OTHER_MEALS,
  POINTS_AT_DAY,
  SPEAKS_OF_CATERING,
  USES_IT,
} from '../vocabulary/slot-words.ts';
import { BARE_DAY, BARE_HOUR, SAYS_CLOCK } from '../vocabulary/times.ts';
import { continued } from './continue.ts';
import { askedIn } from './find-intents.ts';
import { givenToChild } from './for-children.ts';
import { headingAsked } from './heading-asked.ts';
import { readWish } from './read-wish.ts';
import { type Asked, partySizeIn, plainOf, type Reading, type Slots } from './reading.ts';
import { asksOfActivity } from './turned-intents.ts';

const MOST_INTENTS = 5;

/** What is asked, in its order; never nothing. */
export function understand(text: Text, conversation: Conversation, asking: Asking): [Request, ...Request[]] {
  const { knowledge } = asking;
  const read = slotsOf(text, asking, conversation);
  const heading = headingAsked(text.plain, read.wish, knowledge);
  const isOfActivity = asksOfActivity(read, knowledge) || asksOfGame(read);
  const bare = { ...read.wish, dishes: [], wanted: [], missing: [], parts: [] };
  const slots = { ...read, wish: heading ?? (isOfActivity ? bare : read.wish) };
  const ofHeading = [{ intent: 'menu' as const, words: plainOf(text.words) }];
  const found = { ...slots, asked: heading ? ofHeading : askedIn(slots, knowledge) };
  // `Something to share for three`, which is of none that were told of.
  const isWhole = heading !== undefined || (isOfActivity && !USES_IT.test(text.plain)) || slots.wish.asks.has('shared');
  const whole = continued(found, conversation, knowledge, isWhole);
  const reading = givenToChild(byTheTray(whole, conversation, knowledge), conversation, knowledge);
  const { mention, which } = reading;
  const named = mention.places;
  const { text: said, asked, ...rest } = reading;
  const shared = { ...asking, ...rest, text: said.plain, named, places: placesMeant(named, which, asking) };
  const [first = { intent: 'unknown', words: plainOf(said.words) }, ...others] = asked.slice(0, MOST_INTENTS);
  // `Are you open on Friday, and do you deliver`: when it is open, not when it delivers.
  const requestOf = (one: Asked): Request => {
    const text = one.words.join(' ');
    const isApart = one.intent === 'hours' && others.length > 0 && !POINTS_AT_DAY.test(text);
    return { ...shared, ...one, ...(isApart && { text }) };
  };
  return [requestOf(first), ...others.map(requestOf)];
}

/** `Do you show the buckeyes game`, of which a shake that is called so is no answer; not beside a dish of its own. */
function asksOfGame({ text, wish }: Slots): boolean {
  const [game] = ASKS_OF_GAMES.exec(text.plain) ?? [];
  const said = stemsOf(game ?? '');
  return game !== undefined && wish.dishes.every(({ name }) => stemsOf(name).some((stem) => said.includes(stem)));
}

/** `Catering for 40, how much is the pad thai`, `kimbap for 40 people`, of a menu with trays of it: these. */
function byTheTray(reading: Reading, { intents, dishes: before }: Conversation, { dishes }: Knowledge): Reading {
  const { text, asked, wish, partySize = 0 } = reading;
  const isOpen = intents.includes('catering') && !before.some((name) => wish.dishes.some((dish) => dish.name === name));
  const isLarge = partySize >= MANY && asked.every(({ intent }) => intent === 'menu');
  const isCatering = SPEAKS_OF_CATERING.test(text.plain) || asked.some(({ intent }) => intent === 'catering');
  if (!isOpen && !isLarge && !isCatering) return reading;
  const traysOf = (own: readonly (readonly string[])[]) => {
    const isTray = (stems: readonly string[]) =>
      stems.includes('tray') && own.every((means) => means.some((stem) => stems.includes(stem)));
    return dishes.filter((dish) => isTray(stemsOf(`${dish.name} ${dish.category ?? ''}`)));
  };
  const named = wish.dishes.map((dish) => ({ dish, trays: traysOf(stemsOf(dish.name).map((stem) => [stem])) }));
  const foods = isLarge ? wish.wanted.filter((stem) => !/^(?:tray|cater)/.test(stem)) : [];
  const looked = foods.map((stem) => ({ stem, trays: traysOf([meaningsOf(stem)]) }));
  const open = looked.filter(({ trays }) => trays.length === 0).map(({ stem }) => stem);
  const trays = [
    ...named.flatMap((one) => (one.trays.length > 0 ? one.trays : [one.dish])),
    ...looked.flatMap((one) => one.trays),
  ];
  return { ...reading, wish: { ...wish, dishes: [...new Set(trays)], wanted: isLarge ? open : wish.wanted } };
}

/** `And the Friday after that`: the next one behind the day of the turn before. */
function weekdayAfter(when: When, before: When | undefined, today: string): When | undefined {
  const last = before?.days.at(-1);
  const from = last && dateOf(last, today, today);
  const named = when.days.find((day) => day.kind === 'weekday');
  if (from === undefined || named?.kind !== 'weekday') return undefined;
  const ahead = (named.weekday - weekdayOfDay(dayNumber(from)) + 7) % 7 || 7;
  const [year, month = 1, day = 1] = dateOfDay(dayNumber(from) + ahead)
    .split('-')
    .map(Number);
  return { ...when, days: [{ kind: 'date', month, day, year }], named: true };
}

/** `New Year’s Day?`, `what about the 6th?`: the one that comes after the day of the turn before. */
function afterThat(when: When, plain: string, before: When | undefined, today: string): When {
  const next = NEXT_AFTER_THAT.test(plain) ? weekdayAfter(when, before, today) : undefined;
  if (next) return next;
  const [named, another] = when.days;
  const last = before?.days.at(-1);
  const from = last && dateOf(last, today, today);
  if (named?.kind !== 'day-of-month' || named.weekday !== undefined || another || from === undefined) return when;
  const [, month = 1, day = 1] = from.split('-').map(Number);
  return { ...when, days: [{ kind: 'date', month: named.day < day - 10 ? (month % 12) + 1 : month, day: named.day }] };
}

/** `Are you open at 5:30 in the morning`, `what about 6?`: in the same half of the day. */
function hourAlone(when: When, plain: string, { intents, when: before }: Conversation): When {
  const hour = intents.includes('hours') && !when.named ? BARE_HOUR.exec(plain)?.[1] : undefined;
  if (hour === undefined || !before?.time || before.time.fromNow) return when;
  const isLate = before.time.minutes % MINUTES_PER_DAY >= 720;
  const minutes = (Number(hour) % 12) * 60 + (isLate ? 720 : 0);
  return { ...when, time: { ...before.time, to: undefined, minutes }, named: true };
}

/** `Are you open 26 December`, `27?`: a day of the month. */
function dayAlone(when: When, plain: string, { intents, when: before }: Conversation): When {
  const isOpen = intents.includes('hours') && before !== undefined && before.days.length > 0 && !when.named;
  const day = isOpen ? BARE_DAY.exec(plain)?.[1] : undefined;
  return day === undefined ? when : { ...when, days: [{ kind: 'day-of-month', day: Number(day) }], named: true };
}

/** `Pizzas between 20 and 23`, `open then between 3 and 5`: two figures are prices of what is named, or else times. */
function betweenTwo(when: When, wish: Wish, plain: string, { intents }: Conversation): { when: When; wish: Wish } {
  const isEither = when.time?.to !== undefined && wish.least !== undefined && wish.most !== undefined;
  if (!isEither) return { when, wish };
  const isNamed = wish.dishes.length + wish.wanted.length > 0 || wish.course !== undefined;
  const isOfHours = !isNamed && intents.includes('hours');
  const isTime = SAYS_CLOCK.test(plain) || when.days.length > 0 || when.part !== undefined || isOfHours;
  if (isTime && !/[$£€]/.test(plain)) return { when, wish: { ...wish, least: undefined, most: undefined } };
  if (!isNamed && !intents.includes('menu')) return { when, wish };
  return { when: { ...when, time: undefined, named: when.days.length > 0 || when.now }, wish };
}

/** `The midnight snack`, `a bottomless brunch`: what a dish or an offer is called is no time, where its whole name is typed. */
function withoutNames({ bare, plain, words }: Text): Pick<Text, 'bare' | 'plain'> {
  const rows = words.reduce<string[][]>((sofar, { named, typed }, at) => {
    if (named && words[at - 1]?.named) sofar.at(-1)?.push(typed);
    else if (named) sofar.push([typed]);
    return sofar;
  }, []);
  const without = (text: string) =>
    rows.reduce((sofar, row) => sofar.replace(row.join(' '), ' '), text.replace(OTHER_MEALS, ' '));
  return { bare: without(bare), plain: without(plain) };
}

function slotsOf(text: Text, asking: Asking, conversation: Conversation): Slots {
  const { avoid, when, question } = conversation;
  const { knowledge, now } = asking;
  const { plain, words } = text;
  const mention = readPlaces(plainOf(words), knowledge);
  const [place] = mention.places.length === 1 ? mention.places : knowledge.places;
  const clock = place && clockOf(place, asking);
  const today = clock?.date ?? now.toISOString().slice(0, 10);
  const said = withoutNames(text);
  const read = inCountry(readWhen(said.bare, said.plain, text.language, { now, date: clock?.date }), knowledge);
  const dated = afterThat(dayAlone(read, plain, conversation), plain, when, today);
  const avoidance = readAvoidance(words, knowledge.index, avoid.length > 0, askedAlone(question).length > 0);
  const wish = readWish(text, avoidance, knowledge, mention.words);
  return {
    text,
    mention,
    ...betweenTwo(
      withOwnDays(hourAlone(dated, plain, conversation), plain, knowledge, today),
      wish,
      plain,
      conversation,
    ),
    which: knowledge.places.length > 1 && mention.places.length !== 1 && ASKS_WHICH_PLACE.test(plain),
    partySize: partySizeIn(plain),
  };
}
