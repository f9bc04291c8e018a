/** What the services of a place are called: in words of ours, and in those of an operator. */
import type { OpeningHours } from './opening-hours/opening-hours.ts';

const titles = {
  kitchen: 'Kitchen',
  breakfast: 'Breakfast',
  brunch: 'Brunch',
  lunch: 'Lunch',
  dinner: 'Dinner',
  happy_hour: 'Happy hour',
  delivery: 'Delivery',
  takeout: 'Takeout',
  other: 'Other hours',
} as const;

export type ServiceKind = keyof typeof titles;
export const serviceKinds = Object.keys(titles) as ServiceKind[];

/**
 * When a part of the place is on, such as its kitchen or the happy hour. It says nothing of whether the place is open.
 */
export interface ServiceHours {
  /** As configured; always there where the kind is `other`. `serviceTitle` has words for the rest. */
  name?: string;
  kind: ServiceKind;
  hours: OpeningHours;
  /** The brand states them for all of its locations, and this one not for itself; see `completeLocation`. */
  isOfBrand?: true;
}

const words: readonly [ServiceKind, RegExp][] = [
  ['kitchen', /\bkitchens?\b/i],
  ['breakfast', /\bbreakfast\b/i],
  ['brunch', /\bbrunch\b/i],
  ['lunch', /\blunch(?:time)?\b/i],
  ['dinner', /\b(?:dinner|supper)\b/i],
  ['happy_hour', /\bhappy ?hours?\b/i],
  ['delivery', /\bdelivery\b/i],
  ['takeout', /\b(?:take ?(?:out|away)|carry ?out|pick ?up)\b/i],
];

/** Its name, else its kind in words. */
export function serviceTitle({ name, kind }: Pick<ServiceHours, 'name' | 'kind'>): string {
  return name ?? titles[kind];
}

/** The one kind that a text names (`happy_hour`, `Weekend brunch`); undefined where it names none, or several. */
export function serviceKindIn(text: string): ServiceKind | undefined {
  const plain = text.replace(/[\s_-]+/g, ' ');
  const [kind, ...others] = words.flatMap(([named, word]) => (word.test(plain) ? named : []));
  return others.length === 0 ? kind : undefined;
}
