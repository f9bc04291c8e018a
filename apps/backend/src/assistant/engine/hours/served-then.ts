/** Which service's hours tell of food at a time: the kitchen's, those of its part of the menu, and what else is served then. */
import { joinDays } from '@tablefront/restaurant/opening-hours/spans';
import type { ServiceHours, ServiceKind } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Place } from '../knowledge/knowledge.ts';
import { folded, stemsOf } from '../language/words.ts';
import { dishesAt } from '../menu/find-dishes.ts';
import type { Request } from '../request.ts';
import {
  ASKS_TO_BREAKFAST,
  ASKS_UNTIL,
  IS_KITCHEN,
  SAYS_COME,
  SAYS_LAST_SITTING,
  SAYS_OPEN,
} from '../vocabulary/hours-words.ts';
import { asksToEat, type HoursAsked, isOfKind } from './asked.ts';
import { today } from './one-place.ts';
import { dayOf, hoursOf, isOpenThen, type PlaceHours } from './place-hours.ts';
import { settled } from './settled-time.ts';

/** A dish at a certain hour, or to eat at all, is a matter of the kitchen's hours, where there are such. */
export function serviceOfDish(request: Request): 'kitchen' | undefined {
  const { wish, when, text, places } = request;
  const isOfFood =
    wish.dishes.length + wish.wanted.length > 0 || ASKS_TO_BREAKFAST.test(text) || (asksToEat(text) && !isOfWeek(when));
  // `Can we come at ten`, of a house that states its last seating.
  const isOfSeat =
    when.time !== undefined && SAYS_COME.test(text) && places.some((place) => lastSeatCounts(place, request));
  if (isOfSeat && !SAYS_OPEN.test(text)) return 'kitchen';
  const isOfDish = isOfFood && (when.time !== undefined || ASKS_UNTIL.test(text)) && !SAYS_OPEN.test(text);
  // The hours of `Whole pies` are not those of a slice.
  const isWhole = ({ name = 'Kitchen' }: ServiceHours) => IS_KITCHEN.test(folded(name));
  const isStated = places.some(({ location }) =>
    location.serviceHours.some((one) => isOfKind(one, 'kitchen') && isWhole(one)),
  );
  return isOfDish && isStated ? 'kitchen' : undefined;
}

/** Whether a place states its last seating, and is open at the time itself. */
const lastSeatCounts = (place: Place, request: Request) =>
  place.location.serviceHours.some(({ name = '' }) => SAYS_LAST_SITTING.test(folded(name))) &&
  hoursOf(place, undefined, '', request).some((entry) => isOnThen(entry, request));

/** Whether it is open at the time that is asked about. */
function isOnThen(entry: PlaceHours, request: Request): boolean {
  const { when, text } = request;
  const day = dayOf(entry, when.days[0] ?? today, request);
  if (day === undefined || when.time === undefined) return false;
  return isOpenThen({ time: settled(when.time, day, { clock: entry.clock, text }) }, day);
}

const isOfWeek = ({ days, time, now }: Request['when']) => days.length === 0 && time === undefined && !now;

/** The hours of the part of the menu that what is asked for stands on, where a service is called so: oysters, of the raw bar. */
export function ofTheirPart(request: Request): PlaceHours[] {
  const { wish, places } = request;
  const wanted = new Set([...wish.wanted, ...wish.dishes.flatMap(({ name }) => stemsOf(name))]);
  if (wanted.size === 0) return [];
  const named = dishesAt(request).filter(({ name }) => stemsOf(name).some((stem) => wanted.has(stem)));
  const parts = new Set(named.map(({ category = '' }) => folded(category)));
  return places.flatMap((place) =>
    place.location.serviceHours
      .filter(({ kind, name = '' }) => kind === 'other' && parts.has(folded(name)))
      .flatMap(({ name = '' }) => hoursOf(place, 'other', folded(name), request)),
  );
}

/** The hours of several kitchens of a place as one: of a brunch kitchen and a late one. */
export function kitchensAsOne(known: readonly PlaceHours[], { say }: Request): PlaceHours[] {
  const service = say('hoursTitle_kitchen');
  const byPlace = [...Map.groupBy(known, ({ place }) => place)];
  const isOfOne = new Set(known.map((one) => one.service)).size < 2;
  return byPlace.flatMap(([place, entries]): PlaceHours[] => {
    const [first, another] = entries;
    if (!first || !another) return isOfOne ? entries : entries.map((entry) => ({ ...entry, service }));
    const all = entries.map(({ hours }) => hours);
    const week = first.hours.week.map((_, weekday) => {
      const days = all.flatMap((hours) => hours.week[weekday] ?? []);
      return days.length > 0 ? joinDays(days) : null;
    });
    const special = all.flatMap((hours) => hours.special ?? []);
    const hours = special.length > 0 ? { week, special } : { week };
    return [{ ...first, hours, service, what: say('hoursServiceAt', { service, place: place.label }) }];
  });
}

/** A coffee, or what the menu itself says when it is served: that the kitchen is closed is no `no` to it. */
const needsNoKitchen = (asked: HoursAsked): boolean => {
  const { wish, knowledge } = asked;
  const wanted = wish.wanted.flatMap((stem) => knowledge.index.having(stem, 'name'));
  const meant = wish.dishes.length > 0 ? wish.dishes : wanted.flatMap((at) => knowledge.dishes[at] ?? []);
  return (
    meant.length > 0 &&
    (meant.every(({ course }) => course === 'drink') || meant.some(({ servedAsSaid }) => servedAsSaid))
  );
};

/** Services at which nothing is eaten. */
const NO_FOOD = /\b(?:golf|music|live|arcade|carhops|room|mahjong|karaoke|quiz|trivia|games?|shop|store|retail)\b/;
const isMeal = ({ kind, name = '' }: { kind: ServiceKind; name?: string }) =>
  kind === 'other' ? !NO_FOOD.test(folded(name)) : /^(?:breakfast|brunch|lunch|dinner)$/.test(kind);

/** What else is served at a place at a time at which its kitchen, or the house, is closed: the late menu, the bakery counter, of which no `no` may be said. */
export function servedElsewhere(known: readonly PlaceHours[], asked: HoursAsked): PlaceHours[] {
  const { when, text } = asked;
  const isOpen = (entry: PlaceHours) => isOnThen(entry, asked);
  // Of the kitchen itself its hours tell.
  if (when.time === undefined || /\bkitchen\b/.test(text)) return [];
  if (known.some(isOpen)) return [];
  const ofHouse = (place: Place) =>
    known.some(({ service }) => service !== undefined) && needsNoKitchen(asked)
      ? hoursOf(place, undefined, '', asked)
      : [];
  const others = (place: Place) => [
    ...ofHouse(place),
    ...place.location.serviceHours
      .filter((one) => isMeal(one) && !isOfKind(one, 'kitchen'))
      .flatMap((one) => hoursOf(place, 'other', folded(one.name ?? one.kind), asked)),
  ];
  return [...new Set(known.map(({ place }) => place))].flatMap(others).filter(isOpen);
}
