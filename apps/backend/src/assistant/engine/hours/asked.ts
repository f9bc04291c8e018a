/** What a question about hours asks for: whether it is open or when, and of which service. */
import type { Location, ServiceKind } from '@tablefront/restaurant/site-configuration/site-configuration';
import { stemOf, wordsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import * as words from '../vocabulary/hours-words.ts';

export interface HoursAsked extends Request {
  /** What a question of yes or no asks. */
  whether?: 'open' | 'closed';
  /** The end of the hours that is asked for. */
  edge?: 'open' | 'close';
}

const mealStems = new Set([...words.meals].map(stemOf));

/** What the words of a question ask. */
export function askedOf(asked: Request): HoursAsked {
  const { text, when, wish } = asked;
  // Being open is no yes to a dish at that hour.
  const ofDish = wish.dishes.length > 0 || wish.wanted.some((stem) => !mealStems.has(stem));
  const [opens, closes] = [words.SAYS_OPEN.test(text), words.SAYS_CLOSED.test(text)];
  // A yes would read the other way.
  if (words.TOO_LATE.test(text)) return { ...asked, edge: 'close' };
  if (words.TOO_EARLY.test(text)) return { ...asked, edge: 'open' };
  // `À neuf heures` names a time, not the hours; `do you close at 9` is answered by when it closes.
  if (words.ASKS_WHEN.test(when.time ? text.replace(/\bhours\b/g, '') : text) || (closes && !opens && when.time)) {
    return { ...asked, edge: edgeOf(text, opens, closes) };
  }
  return ofDish ? asked : { ...asked, whether: whetherOf(asked, opens, closes) };
}

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
  const ofPlace = opens || (when.time !== undefined && !words.SAYS_SERVED.test(text));
  return ofPlace || (when.named && words.SAYS_COME.test(text)) ? 'open' : undefined;
}

/**
 * The service whose hours a plain English text asks for, `other` where it is by the name that a location gave it. The hours of a
 * meal only where they are asked for or stated, and not where it is asked `between lunch and dinner`.
 */
export function serviceAsked(text: string, places: readonly { location: Location }[]): ServiceKind | undefined {
  const kind = words.serviceWords.find(([, named]) => named.test(text))?.[0];
  if (kind || /\bbetween\b/.test(text)) return kind;
  const meal = words.mealWords.find(
    ([name, named, asked]) =>
      asked.test(text) || (named.test(text) && places.some(({ location }) => hasServiceHours(location, name))),
  )?.[0];
  const named = places.some(({ location }) => location.serviceHours.some(({ name }) => isNamedIn(name, text)));
  return meal ?? (named ? 'other' : undefined);
}

/** Whether the hours of a kind of service are stated for a location; of takeout, also as its pickup hours. */
export function hasServiceHours({ serviceHours, pickupHours }: Location, kind: ServiceKind): boolean {
  return serviceHours.some((service) => service.kind === kind) || (kind === 'takeout' && pickupHours !== undefined);
}

export function isNamedIn(name: string | undefined, text: string): boolean {
  const own = wordsOf(name ?? '');
  const last = own.length > 1 && words.IS_SERVICE_POINT.test(own.at(-1) ?? '') ? `the ${own.at(-1)}` : own.join(' ');
  return own.length > 0 && [own.join(' '), last].some((called) => ` ${text} `.includes(` ${called} `));
}
