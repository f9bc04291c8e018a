/** What a question about hours asks for: whether it is open or when, and of which service. */
import type { Location, ServiceKind } from '@tablefront/restaurant/site-configuration/site-configuration';
import { wordsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import {
  asksClose,
  asksWhen,
  mealWords,
  type NamedKind,
  saysClosed,
  saysCome,
  saysOpen,
  serviceWords,
} from '../vocabulary/hours-words.ts';

export interface HoursAsked extends Pick<Request, 'text' | 'when' | 'which'> {
  /** What a question of yes or no asks. */
  whether?: 'open' | 'closed' | 'too late';
  /** The end of the hours that is asked for. */
  edge?: 'open' | 'close';
}

/** What the words of a question ask. */
export function askedOf({ text, when, which }: Request): HoursAsked {
  const asked = { text, when, which };
  const [opens, closes] = [saysOpen.test(text), saysClosed.test(text)];
  // `À neuf heures` names a time, not the hours; `do you close at 9` is answered by when it closes.
  if (asksWhen.test(when.time ? text.replace(/\bhours\b/g, '') : text) || (closes && !opens && when.time)) {
    const edge = opens === closes ? undefined : opens ? 'open' : 'close';
    return { ...asked, edge: asksClose.test(text) && !(opens && closes) ? 'close' : edge };
  }
  return { ...asked, whether: whetherOf(asked, opens, closes) };
}

function whetherOf({ text, when }: HoursAsked, opens: boolean, closes: boolean): HoursAsked['whether'] {
  // `Do you close between lunch and dinner` is answered by the hours of the day.
  if (/\bbetween\b/.test(text) && when.part) return undefined;
  if (/\btoo late\b/.test(text) && when.time) return 'too late';
  if (closes && !opens) return 'closed';
  return opens || when.time || (when.named && saysCome.test(text)) ? 'open' : undefined;
}

/** Its kind; undefined where it is asked for by the name that a location gave it. */
export interface AskedService {
  kind?: NamedKind;
}

/** The service whose hours a plain English text asks for: the hours of a meal only where they are asked for or stated. */
export function serviceAsked(text: string, locations: readonly Location[]): AskedService | undefined {
  const kind =
    serviceWords.find(([, words]) => words.test(text))?.[0] ??
    mealWords.find(
      ([meal, named, asked]) =>
        asked.test(text) || (named.test(text) && locations.some((location) => hasServiceHours(location, meal))),
    )?.[0];
  if (kind) return { kind };
  const named = locations.some(({ serviceHours }) => serviceHours.some(({ name }) => isNamedIn(name, text)));
  return named ? {} : undefined;
}

/** Whether the hours of a kind of service are stated for a location; of takeout, also as its pickup hours. */
export function hasServiceHours({ serviceHours, pickupHours }: Location, kind: ServiceKind): boolean {
  return serviceHours.some((service) => service.kind === kind) || (kind === 'takeout' && pickupHours !== undefined);
}

export function isNamedIn(name: string | undefined, text: string): boolean {
  const words = wordsOf(name ?? '').join(' ');
  return words !== '' && ` ${text} `.includes(` ${words} `);
}
