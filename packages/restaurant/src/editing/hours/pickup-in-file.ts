/** Pickup hours that are edited: as the place, ending earlier, or hours of their own. */
import { weekdays } from '../../opening-hours/calendar.ts';
import type { DayHours, OpeningHours, PickupHours, Weekday } from '../../opening-hours/opening-hours.ts';
import { inSilence } from '../../reading/lenient.ts';
import { pickupHoursOf } from '../../site-configuration/read-place.ts';
import { isObject, withoutKeys } from '../entry-keys.ts';
import type { EntryInFile } from '../in-file.ts';
import type { Patch } from '../patches.ts';
import { setDays, withDays } from './hours-in-file.ts';

/** Minutes by which pickup may end earlier. */
export const EARLIER = [15, 30, 45, 60, 90, 120] as const;

export type PickupMode = { mode: 'same' } | { mode: 'earlier'; by: number } | { mode: 'own'; hours: OpeningHours };

/** What the file says of pickup, as the site reads it. */
export function pickupIn({ fields }: EntryInFile): PickupHours | undefined {
  return pickupHoursOf(inSilence(withoutKeys(fields)));
}

/** The week with each opening ending so much earlier; what is shorter than that is none. */
export function endingEarlier({ week }: OpeningHours, by: number): (DayHours | null)[] {
  return week.map(
    (day) =>
      day && {
        spans: day.spans.flatMap(({ open, close }) => (close - by > open ? [{ open, close: close - by }] : [])),
      },
  );
}

/** Custom hours that are those of the place, but for their ends, are told so. */
export function pickupMode(opening: OpeningHours | undefined, pickup: PickupHours | undefined): PickupMode {
  const own = pickup && !pickup.useRestaurantHours ? pickup.customHours : undefined;
  if (!own) return { mode: 'same' };
  const by = opening && EARLIER.find((minutes) => sameWeek(endingEarlier(opening, minutes), own.week));
  return by === undefined ? { mode: 'own', hours: own } : { mode: 'earlier', by };
}

const sameWeek = (one: readonly (DayHours | null)[], other: readonly (DayHours | null)[]) =>
  weekdays.every((day) => JSON.stringify(one[day]?.spans ?? []) === JSON.stringify(other[day]?.spans ?? []));

/** Sets how pickup goes; hours of its own begin as those that it had. */
export function setPickup(place: EntryInFile, opening: OpeningHours | undefined, mode: PickupMode): Patch[] {
  const { at, fields } = place;
  const was = fields.pickupHours ?? null;
  if (mode.mode === 'same') return was === null ? [] : [{ do: 'set', at: [...at, 'pickupHours'], was, to: null }];
  const week = mode.mode === 'own' ? mode.hours.week : endingEarlier(opening ?? { week: [] }, mode.by);
  const days = new Map(weekdays.map((day): [Weekday, DayHours] => [day, week[day] ?? { spans: [] }]));
  const custom = isObject(was) ? (was.customHours ?? null) : Array.isArray(was) ? was : null;
  const rest = isObject(was) ? was : {};
  const to = { ...rest, useRestaurantHours: false, customHours: withDays(custom ?? undefined, days) };
  return JSON.stringify(to) === JSON.stringify(was) ? [] : [{ do: 'set', at: [...at, 'pickupHours'], was, to }];
}

/** Sets days of pickup hours of its own. */
export function setPickupDays(place: EntryInFile, days: ReadonlyMap<Weekday, DayHours>): Patch[] {
  const { pickupHours } = place.fields;
  return isObject(pickupHours)
    ? setDays({ at: [...place.at, 'pickupHours'], fields: pickupHours }, ['customHours'], days)
    : setDays(place, ['pickupHours'], days);
}
