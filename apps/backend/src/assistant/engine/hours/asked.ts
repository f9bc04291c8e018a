/** What a question about hours asks for: whether it is open or when, and of which service. */
import type { Location, ServiceHours, ServiceKind } from '@tablefront/restaurant/site-configuration/site-configuration';
import { plainFrom } from '../language/glossary.ts';
import { folded, hasPhrase, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { asksWhether, type Request } from '../request.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import * as words from '../vocabulary/hours-words.ts';

export interface HoursAsked extends Request {
  /** What a question of yes or no asks. */
  whether?: 'open' | 'closed';
  /** A dish is asked for then, or all of the day: that the house is open is no yes to that, that it is closed is a no. */
  isOfDish?: boolean;
  /** The end of the hours that is asked for. */
  edge?: 'open' | 'close';
}

const mealStems = new Set([...words.meals].map(stemOf));

/** What the words of a question ask. */
export function askedOf(asked: Request): HoursAsked {
  const { text, when, wish } = asked;
  // Being open is no yes to a dish at that hour, where that part of the question names it.
  const foods = [...wish.dishes.flatMap(({ name }) => stemsOf(name)), ...wish.wanted];
  const said = stemsOf(text);
  const ofDish =
    foods.some((stem) => !mealStems.has(stem) && said.includes(stem)) || words.ASKS_TO_BREAKFAST.test(text);
  const [opens, closes] = [words.SAYS_OPEN.test(text), words.SAYS_CLOSED.test(text)];
  // A yes would read the other way.
  if (words.TOO_LATE.test(text)) return { ...asked, edge: 'close' };
  if (words.TOO_EARLY.test(text)) return { ...asked, edge: 'open' };
  // `À neuf heures` names a time, not the hours; `do you close at 9` is answered by when it closes.
  if (words.ASKS_WHEN.test(when.time ? text.replace(/\bhours\b/g, '') : text) || (closes && !opens && when.time)) {
    return { ...asked, edge: edgeOf(text, opens, closes) };
  }
  const whether = whetherOf(asked, opens, closes);
  if (ofDish && (when.time === undefined || whether === 'closed')) return asked;
  // Hours on a day are no yes to all of it.
  const isOfAll = whether === 'open' && words.ASKS_ALL_OF_DAY.test(text);
  return { ...asked, whether, isOfDish: ofDish || isOfAll };
}

/** `Can we eat at 11:30`, and not `open for dinner at 6`. */
export const asksToEat = (text: string) => words.ASKS_TO_EAT.test(text) && !words.SAYS_OPEN.test(text);

function edgeOf(text: string, opens: boolean, closes: boolean): HoursAsked['edge'] {
  if (opens && closes) return undefined;
  if (closes || words.ASKS_CLOSE.test(text)) return 'close';
  return opens ? 'open' : undefined;
}

function whetherOf({ text, when }: HoursAsked, opens: boolean, closes: boolean): HoursAsked['whether'] {
  if (
    (/\bbetween\b/.test(text) && when.part) ||
    (!when.time && /\b(?:late|early)\b/.test(text)) ||
    words.ASKS_WHAT.test(text)
  )
    return undefined;
  if (closes && !opens) return 'closed';
  // `Is the whole card served at four`: an open door is no yes to that.
  // `Are kids allowed after 9`
  const isOfWhom = !opens && words.OF_CHILDREN.test(text);
  if (isOfWhom) return undefined;
  const ofPlace =
    opens ||
    (when.now && (words.STILL_ON.test(text) || serviceOn(text) || /\bnow$/.test(text))) ||
    (when.time !== undefined && !words.SAYS_SERVED.test(text));
  return ofPlace || (when.named && words.SAYS_COME.test(text)) ? 'open' : undefined;
}

/** `Are you delivering now`, `is it happy hour right now`. */
const serviceOn = (text: string) => words.serviceWords.some(([, named]) => named.test(text)) && asksWhether(text);

/**
 * The service whose hours a plain English text asks for, `other` where it is by the name that a location gave it. The hours of a
 * meal only where they are asked for or stated, and not where it is asked `between lunch and dinner`.
 */
export function serviceAsked(text: string, places: readonly { location: Location }[]): ServiceKind | undefined {
  const services = places.flatMap(({ location }) => location.serviceHours);
  if (services.some(({ name }) => isPointIn(wordsOf(name ?? ''), text))) return 'other';
  const kind = words.serviceWords.find(([, named]) => named.test(text))?.[0];
  if (kind || /\bbetween\b/.test(text)) return kind;
  const meal = words.mealWords.find(
    ([name, named, asked]) =>
      asked.test(text) || (named.test(text) && places.some(({ location }) => hasServiceHours(location, name))),
  )?.[0];
  return meal ?? (services.some(({ name }) => isNamedIn(name, text)) ? 'other' : undefined);
}

/** Whether the hours of a kind of service are stated for a location; of takeout, also as its pickup hours. */
export function hasServiceHours({ serviceHours, pickupHours }: Location, kind: ServiceKind): boolean {
  return serviceHours.some((service) => isOfKind(service, kind)) || (kind === 'takeout' && pickupHours !== undefined);
}

/** Whether a service is of a kind, by that or by its name: `Last seating` is of the kitchen, `Brunch kitchen` of brunch as well. */
export function isOfKind({ kind: own, name = '' }: ServiceHours, kind: ServiceKind): boolean {
  const isCalled = ([one, named]: readonly [ServiceKind, RegExp, RegExp?]) => one === kind && named.test(folded(name));
  return (
    own === kind ||
    ((own === 'other' || kind === 'kitchen') && words.serviceWords.some(isCalled)) ||
    (own === 'kitchen' && words.mealWords.some(isCalled))
  );
}

/** Whether a service is called by its name: all of it, what only it has of it, or `the window` of the take-away window. */
export function isNamedIn(name: string | undefined, text: string): boolean {
  // `Live music in the courtyard room` is called live music.
  const own = wordsOf(name?.replace(/(?<=\w \w+) (?:in|at|on|with) .*$/i, '') ?? '');
  const said = text.split(' ');
  const stems = said.map(stemOf);
  const telling = own.filter((word) => !isEveryday(word) && !words.IS_SERVICE_POINT.test(word));
  // `Golf hours`, of mini golf.
  const [kind = '', thing = ''] = own;
  const isThing = own.length === 2 && words.TELLS_KIND.test(kind) && !words.IS_SERVICE_POINT.test(thing);
  const isSaid =
    (telling.length > 0 && telling.every((word) => said.includes(word))) || (isThing && said.includes(thing));
  return (own.length > 0 && hasPhrase(stems, own.map(stemOf))) || isSaid || isPointIn(own, text);
}

/** `Is the window open`, of a Ventanita. */
function isPointIn(own: readonly string[], text: string): boolean {
  const point = text.split(' ').find((word) => words.IS_SERVICE_POINT.test(word));
  const isCalled =
    point !== undefined &&
    new RegExp(
      `\\b(?:the|(?:an?|any|there|have)(?! brunch)) ${point}\\b|\\b${point} hours\\b|\\b(?!brunch)${point} (?:times?|open|till?|until|on|at|now|today|tonight|tomorrow|\\w+day)\\b`,
    ).test(text);
  return isCalled && own.some((word) => word === point || plainFrom([word], 0, 'es')?.plain[0] === point);
}
