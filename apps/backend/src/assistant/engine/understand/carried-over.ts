/** What holds on from the turns before: the place, the day and what is planned. */
import type { Conversation } from '../conversation.ts';
import { shifted } from '../hours/place-hours.ts';
import type { When } from '../hours/when.ts';
import type { Wish } from '../menu/wish.ts';
import { REOPENS, SAYS_COME } from '../vocabulary/hours-words.ts';
import * as words from '../vocabulary/slot-words.ts';
import type { Reading, Turn } from './reading.ts';

/** Whether a question is about the places that the last answer listed: `are those open now`, `and at which address`, `their number`. */
function ofListed({ text, asked }: Reading, listed: readonly string[]) {
  // `And at which address`, of the only one that an answer spoke of.
  const isTheirs = listed.length === 1 && [words.OF_THEIRS, words.THAT_PLACE].some((one) => one.test(text.plain));
  const isWhere = isTheirs || asked.every(({ intent }) => intent === 'address' || intent === 'directions');
  // `Are those open now`, of the eight that have a patio.
  const isOfThose = words.OF_THOSE_PLACES.test(text.plain) && asked.some(({ intent }) => intent === 'hours');
  const isOfListed = isOfThose ? listed.length > 0 : isWhere && listed.length === 1;
  return { isOfThose, isOfListed };
}

/** The two locations that were named one after the other; the last ones where these are not two. */
const pairOf = ({ places, placesBefore }: Conversation): string[] =>
  places.length === 1 && placesBefore.length === 1 ? [...placesBefore, ...places] : places;

/** The location that was named last, until another is, or all are. */
export function inPlace(reading: Reading, { conversation, knowledge }: Turn): Reading {
  const { places, listed } = conversation;
  const { mention, which, text } = reading;
  const { isOfThose, isOfListed } = ofListed(reading, listed);
  // `Which one is open latest`, of the four in Toronto, or of the two that were named one after the other.
  const asksWhich = /\b(?:which (?:ones?|of (?:them|those|the two))|who)\b/.test(text.plain);
  const compares = (asksWhich ? words.COMPARES_PLACES : /\bboth\b/).test(text.plain);
  const both = compares ? pairOf(conversation) : places;
  // `The closest to Oshawa`, `open now?`
  const isNearest = conversation.intents.includes('nearest') && listed.length > 0;
  const told = isOfListed ? listed : both;
  const last = places.length > 0 ? both : isNearest ? listed.slice(0, 1) : told;
  const isOne = isOfThose || (last.length > 1 && asksWhich);
  const isNew = mention.places.length + mention.towns.length > 0 || (which && !isOne);
  if (isNew || last.length === 0 || words.SAYS_ALL_PLACES.test(reading.asksOn ?? text.plain)) return reading;
  const kept = knowledge.places.filter(({ location }) => last.includes(location.id));
  return kept.length === knowledge.places.length ? reading : { ...reading, mention: { ...mention, places: kept } };
}

/** `Is there a discount for that`, of so many as were spoken of, or of what was planned. */
export function inScene(reading: Reading, { conversation, before }: Turn): Reading {
  const isOfScene = before.some((intent) => words.planned.has(intent)) && reading.text.words.length <= words.SHORT;
  if (!isOfScene || reading.asked.every(({ intent }) => intent !== 'offers')) return reading;
  const said = conversation.question.split(' ');
  const asked = reading.asked.map((one) => ({ ...one, words: [...one.words, ...said] }));
  return { ...reading, asked, partySize: reading.partySize ?? conversation.partySize };
}

/** Whether the day of before is meant: of hours asked on, `that day`, `can I come at ten` of New Year's Eve. */
function isOfDayBefore({ asked, when: { time } }: Reading, said: string, { when, intents }: Conversation): boolean {
  if (/\bthat (?:day|night|evening)\b/.test(said)) return true;
  if (!asked.some(({ intent }) => intent === 'hours')) return false;
  // `Wednesday lunch menu`, `at 2:45?`
  if (intents.includes('hours') || words.TIME_ALONE.test(said)) return true;
  const isDated = when?.days.every(({ kind }) => kind === 'holiday' || kind === 'date') === true;
  return time !== undefined && isDated && SAYS_COME.test(said);
}

/** `Open until two on Fridays`, `Junction?` */
const hourBefore = ({ mention, when: { named } }: Reading, { time }: When): When['time'] =>
  mention.places.length > 0 && !named && !time?.fromNow ? time : undefined;

/** The day that was asked about last, or one beside it: `are you open on Sunday?`, `until when?`, `and the day after?` */
export function inTime(reading: Reading, said: string, { conversation }: Turn): Reading {
  const { when } = conversation;
  if (when === undefined || !isOfDayBefore(reading, said, conversation)) return reading;
  const { days, now, time, shift, named, within } = reading.when;
  // `Tết closed?`, `when are you back`
  if (when.within && !named && REOPENS.test(said))
    return { ...reading, when: { ...reading.when, within: when.within, holidays: true, named: true } };
  // `In an hour` is of today, and `spring break` of its own days.
  if (days.length > 0 || time?.fromNow || within) return reading;
  const isGeneral = (now && !time) || /\b(?:hours|today|week|usually)\b/.test(said);
  if (isGeneral && shift === undefined) return reading;
  const hour = hourBefore(reading, when) ?? time;
  if (when.days.length === 0 && hour === time) return reading;
  const carried = { days: shifted(when.days, shift), time: hour, shift: undefined, named: true };
  return { ...reading, when: { ...reading.when, ...carried } };
}

/** `Vegetarian options`, `can I have combo 4`: who looked for dishes of a diet is told of each dish that is named whether it is marked so. */
export function ofDietBefore(reading: Reading, said: Wish, { conversation, before }: Turn): Reading {
  const { wish } = reading;
  const isNamed = before.includes('menu') && said.dishes.length > 0 && wish.dishes.length > 0;
  const isOpen = wish.diets.length === 0 && wish.spicy === undefined;
  return isNamed && isOpen ? { ...reading, wish: { ...wish, diets: conversation.wished } } : reading;
}
