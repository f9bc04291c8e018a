/** When dishes are to be had, as far as the menu states hours or dates of them, or of the menu that they stand on. */
import { availabilityText } from '@tablefront/restaurant/menu/dish-words';
import { dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import { serviceKindIn } from '@tablefront/restaurant/service-kinds';
import type { Availability } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Check, sentencesOf } from '../answer.ts';
import { today } from '../hours/one-place.ts';
import { dateOf, dayOf, isOpenThen } from '../hours/place-hours.ts';
import type { DayName, TimeOfDay } from '../hours/when.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf } from '../language/words.ts';
import { clockOf, type Request } from '../request.ts';
import { ASKS_WHEN_SERVED } from '../vocabulary/hours-words.ts';
import { SAYS_DAYS, SAYS_DAYS_OF_SOME } from '../vocabulary/menu-words.ts';
import { daysOfBadge } from '../vocabulary/services.ts';

/**
 * `The menu says of the panino when it is to be had: Tue – Fri 12:00 PM – 2:30 PM.`; empty where it says nothing of that. What holds
 * for all of its menu only where that is asked, or it is not served at the time that is asked about.
 */
export function servedText(dish: Dish, request: Request): string {
  const { say, when, text } = request;
  const { available } = dish;
  const served = servedHours(dish, request);
  // `Can we still get it at noon tomorrow`
  const isAsked = ASKS_WHEN_SERVED.test(text) || (when.time !== undefined && when.named);
  const asSaid = isAsked || isThere(request) ? dish.servedAsSaid : undefined;
  const isOfMenu = served && !available?.hours && (isAsked || isOff({ hours: served }, request));
  const ofMenu = isOfMenu ? [{ hours: served }] : [];
  const stated: Availability[] = [...(available ? [available] : []), ...ofMenu];
  const times = stated.map((one) => availabilityText(one, say.language));
  const own = daysSaid(dish);
  if (own !== undefined && !available && (isAsked || isOffBySaid(dish, request))) times.push(own);
  // `Sundays only`, of a menu that is there from Tuesday on.
  if (asSaid && (own === undefined || daysOfBadge(asSaid).length === 0)) times.push(asSaid.replace(/\.$/, ''));
  return times.length === 0 ? '' : say('menuAvailable', { dish: dish.name, when: times.join('; ') });
}

/** Whether a day or a place is named, of which a menu's own words may tell: `Sunday to Thursday from 5 PM, ByWard and Glebe`. */
const isThere = ({ when, named }: Request) => when.days.length + named.length > 0;

/** When all that stands on a menu which is called by its name is to be had, by its own words; empty where they say nothing. */
export function menuServedText(dishes: readonly Dish[], request: Request): string {
  const [said, another] = new Set(dishes.map(({ servedAsSaid }) => servedAsSaid));
  const called = stemsOf(dishes[0]?.category ?? '');
  const isCalled = request.wish.wanted.length > 0 && request.wish.wanted.every((stem) => called.includes(stem));
  return said && another === undefined && isCalled && isThere(request) ? said : '';
}

/** That it is not to be had on the one day, or at the time, that is asked about. That it is, no menu promises. */
export function notServedThen(dish: Dish, request: Request): Check | undefined {
  const { name, available } = dish;
  const served = servedHours(dish, request);
  const { days, part, time } = request.when;
  // The breakfast of an `Ackee breakfast` is no time.
  if (part && !time && days.length === 0 && name.toLowerCase().includes(part.name)) return undefined;
  const isNot =
    isOffBySaid(dish, request) ||
    (available && isOff(available, request)) ||
    (served && isOff({ hours: served }, request));
  return isNot ? { what: `${name} is to be had then`, holds: false } : undefined;
}

/** On how many days of a week a dish is to be had at most that is one of the day. */
const FEW_DAYS = 3;

/** Dishes that are to be had on a few days of the week only, of which the day that is asked about, or today, is one: `the Tuesday special`. */
export function dishesOfDay(dishes: readonly Dish[], request: Request): Dish[] {
  const onDays = (...days: DayName[]): Request => ({
    ...request,
    when: { days, now: false, holidays: false, named: true },
  });
  const week = ([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => onDays({ kind: 'weekday', weekday, next: false }));
  const isLimited = (dish: Dish) => dish.available?.hours !== undefined || daysSaid(dish) !== undefined;
  const limited = dishes.filter(
    (dish) => isLimited(dish) && !notServedThen(dish, onDays(request.when.days[0] ?? today)),
  );
  return limited.filter((dish) => week.filter((then) => !notServedThen(dish, then)).length <= FEW_DAYS);
}

/** The days that a dish's own words tell: `Thursday to Sunday.` */
const daysSaid = ({ description = '' }: Dish) =>
  sentencesOf(description)
    .find((one) => SAYS_DAYS.test(one))
    ?.replace(/\.$/, '');

function isOffBySaid(dish: Dish, { when, now, places: [place], ...asking }: Request): boolean {
  const said = daysSaid(dish);
  const [day, another] = when.days;
  if (said === undefined || day === undefined || another || !place) return false;
  const date = dateOf(day, clockOf(place, { now, ...asking })?.date, now.toISOString().slice(0, 10));
  return date !== undefined && !daysOfBadge(said).includes(weekdayOfDay(dayNumber(date)));
}

/** The hours of the menu that a dish stands on, else of the service by which its part of the menu is called: `Breakfast`, where its own words do not tell of days. */
function servedHours({ served, category = '', heading }: Dish, { places: [place] }: Request): Dish['served'] {
  const kind = served || SAYS_DAYS_OF_SOME.test(heading) ? undefined : serviceKindIn(category);
  return served ?? (kind && place?.location.serviceHours.find((one) => one.kind === kind)?.hours);
}

function isOff({ hours, from = '', through = '9999' }: Availability, request: Request): boolean {
  const { when, now } = request;
  const [place] = request.places;
  const [name = today, another] = when.days;
  const clock = place && clockOf(place, request);
  const date = dateOf(name, clock?.date, now.toISOString().slice(0, 10));
  if (!place || !when.named || another || date === undefined) return false;
  const atOnce: TimeOfDay = { minutes: clock?.minutes ?? 0, relation: 'at' };
  const then = when.now && clock && when.days.length === 0 ? { time: atOnce } : when;
  const day = hours && dayOf({ place, hours, clock, what: '' }, name, request);
  return date < from || date > through || (day?.hours !== undefined && !day.hours?.raw && !isOpenThen(then, day));
}
