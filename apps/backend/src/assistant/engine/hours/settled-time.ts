/** Which time is meant on a day: counted from now, or in the half of the day that only can be meant. */
import type { Clock } from '@tablefront/restaurant/opening-hours/clock';
import type { Span } from '@tablefront/restaurant/opening-hours/opening-hours';
import { SAYS_LATE } from '../vocabulary/hours-words.ts';
import { isOpenThen, type KnownDay } from './place-hours.ts';
import type { TimeOfDay } from './when.ts';

/** The time that is meant on a day of a place. */
export function settled(time: TimeOfDay, day: KnownDay, { clock, text }: { clock?: Clock; text: string }): TimeOfDay {
  const { minutes, to } = time;
  if (time.fromNow) return { relation: time.relation, minutes: (clock?.minutes ?? 0) + minutes };
  const spans = day.hours?.spans ?? [];
  if (!time.vague || spans.length === 0) return time;
  const shift = isAtNight(time, day, clock) ? 720 : halfMeant(time, spans, text);
  return { ...time, minutes: minutes + shift, to: to === undefined ? undefined : to + shift };
}

/** `12:30` is after midnight where the noon of that day is over, or it is open only then. */
function isAtNight(time: TimeOfDay, day: KnownDay, clock: Clock | undefined): boolean {
  if (time.minutes < 720 || time.minutes >= 780) return false;
  const isPast = clock?.date === day.date && time.minutes < clock.minutes;
  const night = { ...time, minutes: time.minutes + 720 };
  return isPast || (!isOpenThen({ time }, day) && isOpenThen({ time: night }, day));
}

/** The minutes to the other half of the day, where that is meant. */
function halfMeant({ minutes, relation }: TimeOfDay, spans: readonly Span[], text: string): number {
  const late = SAYS_LATE.test(text);
  const dayOnly = relation === 'at' && !late && spans.every(({ close }) => close <= 17 * 60);
  const evening = minutes < 720 && (late || spans.every(({ open }) => open >= 15 * 60));
  // `Open til 1`
  const night = /until|after/.test(relation) && minutes < 1080 && spans.some(({ close }) => close >= minutes + 720);
  if (minutes >= 17 * 60 && (dayOnly || (relation === 'before' && /\bopens?\b/.test(text)))) return -720;
  return evening || night ? 720 : 0;
}
