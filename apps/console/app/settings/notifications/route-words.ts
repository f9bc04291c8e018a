import { type PushWishes, type Route, type RouteTiming, routeTimings } from '@tablefront/console-wire/notifications';
import { kindNames } from '../../inbox/kinds.ts';
import { placesInWords } from '../../people/role-words.ts';

/** Which feedback a route is about, as the form offers it. */
export const FEEDBACK = [
  { id: 'all', label: 'All feedback', ratings: null },
  { id: 'low', label: 'Below 4 stars, and complaints', ratings: [1, 2, 3] },
  { id: 'high', label: '4 and 5 stars, and praise', ratings: [4, 5] },
] as const;

export type FeedbackChoice = (typeof FEEDBACK)[number]['id'];

const isSame = (one: readonly number[] | null, other: readonly number[] | null) =>
  one === other || (one !== null && other !== null && one.toSorted().join() === other.toSorted().join());

/** Undefined for a choice of stars that the form does not offer. */
export function feedbackChoice(ratings: PushWishes['ratings']): FeedbackChoice | undefined {
  return FEEDBACK.find((choice) => isSame(choice.ratings, ratings))?.id;
}

/** `Catering, Call back`, `Feedback below 4`, `Everything`. */
export function whatInWords({ kinds, ratings }: Pick<PushWishes, 'kinds' | 'ratings'>): string {
  const choice = feedbackChoice(ratings);
  const feedback = { all: 'Feedback', low: 'Feedback below 4', high: 'Feedback of 4 and 5' };
  const stars = choice === undefined ? `Feedback of ${ratings?.join(', ')}` : feedback[choice];
  if (kinds === null) return choice === 'all' ? 'Everything' : `Everything; ${stars.replace('Feedback', 'feedback')}`;
  return kinds.map((kind) => (kind === 'restaurant_feedback' ? stars : kindNames[kind])).join(', ');
}

/** `All`, `Mile End, Saint-Roch`. */
export function whereInWords(
  locations: PushWishes['locations'],
  places: readonly { id: string; name: string }[],
): string {
  if (locations === null) return 'All';
  return placesInWords(locations.map((id) => places.find((place) => place.id === id)?.name ?? id));
}

export const timingNames: Record<RouteTiming, string> = {
  now: 'At once',
  'praise-daily': 'At once; praise once a day',
  daily: 'Once a day, all together',
};
export const TIMINGS = routeTimings;

/** `9:00 AM` */
export function timeInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** `At once; praise at 9:00 AM. Quiet from 10:00 PM until 7:00 AM`. */
export function whenInWords({ timing, digestAt, quiet }: Pick<PushWishes, 'timing' | 'digestAt' | 'quiet'>): string {
  const at = timeInWords(digestAt);
  const when = { now: 'At once', 'praise-daily': `At once; praise at ${at}`, daily: `Every day at ${at}` }[timing];
  return quiet ? `${when}. Quiet from ${timeInWords(quiet.from)} until ${timeInWords(quiet.until)}` : when;
}

/** How its last message went, with the colour of its mark. */
export function stateInWords({ last }: Pick<Route, 'last'>): { says: string; mark: 'g' | 'r' | 'w' | '' } {
  if (!last) return { says: 'Nothing sent yet', mark: '' };
  if (last.state === 'sent') return { says: 'Works', mark: 'g' };
  if (last.state === 'trying') return { says: 'Trying again', mark: 'w' };
  return { says: last.attempts > 1 ? `Failed ${last.attempts} times` : 'Failed', mark: 'r' };
}

/** For an input of the type time: `09:00`; and back. */
export const timeValue = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export function minutesOf(value: string): number | undefined {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(value) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
