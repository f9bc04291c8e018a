/** Hours: of now, of named days and times, of holidays, of pickup and other services; for one location or for many. */
import { dayNumber, weekdayOfDay } from '@tablefront/restaurant/opening-hours/calendar';
import type { ServiceKind } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Answer, nonEmpty, sentencesOf } from '../answer.ts';
import { toldLines } from '../answers/frequent-questions.ts';
import { toldOfHappyHour } from '../answers/own-words.ts';
import type { Place, Question } from '../knowledge/knowledge.ts';
import { isNamed } from '../knowledge/places.ts';
import { folded, rootOf } from '../language/words.ts';
import * as ask from '../request.ts';
import { clockOf, joined, located, nextStep, type Request, said, unknownAnswer } from '../request.ts';
import {
  meals,
  PICKS_UP,
  SAYS_OPEN,
  STATES_TIME,
  serviceWords,
  TELLS_LAST_CALL,
  TOO_LATE,
} from '../vocabulary/hours-words.ts';
import { listedAs } from '../vocabulary/services.ts';
import { ASKS_OF_HAPPY_HOUR, HAPPY_HOUR } from '../vocabulary/slot-words.ts';
import { announcedOf, closuresAnnounced } from './announced.ts';
import { askedOf, asksToEat, type HoursAsked, hasServiceHours, isNamedIn, isOfKind, serviceAsked } from './asked.ts';
import { thingsAsked, toldOfPickup, toldOfThings } from './asked-beside.ts';
import { isClosed } from './hours-in-words.ts';
import { manyPlaces } from './many-places.ts';
import { onePlace, today } from './one-place.ts';
import { lastSittings, poursFrom, sittingsThen, tablesOff } from './own-limits.ts';
import { dateOf, dayOf, hoursOf, isOpenThen, type PlaceHours } from './place-hours.ts';
import { asksOfSeason, breaksAt, toldOfSeason } from './seasons.ts';
import { kitchensAsOne, ofTheirPart, servedElsewhere, serviceOfDish } from './served-then.ts';
import type { DayName, When } from './when.ts';

/** Answers what is asked about hours. */
export function answerHours(request: Request): Answer {
  if (asksOfSeason(request)) return ofSeason(request);
  const ordered = serviceAsked(request.text, request.knowledge.places) === 'takeout' ? toldOfPickup(request) : [];
  if (ordered.length > 0) return { ...said(ordered.join('\n')), content_types: ['hours'] };
  const answer = hoursAnswer(request);
  const announced = announcedOf({ ...request, when: { ...request.when, days: daysMeant(request.when, request) } });
  const limits = [...lastSittings(request), ...poursFrom(request)];
  // `Happy hour when, and how much are pints`
  const isPriced = request.wish.asks.has('price') && HAPPY_HOUR.test(request.text);
  const offered = isPriced || ASKS_OF_HAPPY_HOUR.test(request.text) ? toldOfHappyHour(request) : [];
  const more = [...offered, ...lastOrders(request), ...lastCall(request), ...limits, ...announced].filter(
    (text) => !answer.response.includes(text),
  );
  const beside = toldOfThings(request).filter((text) => ![answer.response, ...more].join(' ').includes(text));
  const whole = withTexts(answer, beside);
  return more.length === 0 ? whole : { ...whole, response: `${whole.response}\n${more.join('\n')}` };
}

/** `Are you open all year`: what the brand has written of that, else its longest breaks; that it is open now is no yes to it. */
function ofSeason(request: Request): Answer {
  const told = toldOfSeason(request);
  if (told.length > 0) return { ...said(told.join('\n')), content_types: ['hours'], own: true };
  const within = breaksAt(request) ?? request.when.within;
  const when = { days: [], holidays: within !== undefined, within, now: false, named: within !== undefined };
  return hoursAnswer({ ...request, text: 'hours', when });
}

/** `Is 9:45 too late`, of the only place that is meant: the kitchen’s hours as well. */
function lastOrders(request: Request): string[] {
  const { text, places, knowledge } = request;
  const [place, another] = places;
  const isOpen = place && !another && TOO_LATE.test(text) && serviceAsked(text, knowledge.places) === undefined;
  const isStated = isOpen && hasServiceHours(place.location, 'kitchen');
  return isStated ? [hoursAnswer({ ...request, text: `kitchen ${text}` }).response] : [];
}

/** What the brand itself answers of the last call, beside the hours of a house that states none of its kitchen. */
function lastCall(request: Request): string[] {
  const { text, places, knowledge, when } = request;
  const service = serviceAsked(text, knowledge.places);
  const isOfFood = service === 'takeout' || service === 'kitchen' || (when.time !== undefined && asksToEat(text));
  const isStated = places.some(({ location }) => hasServiceHours(location, 'kitchen'));
  const isTold = ({ answer, statement }: Question) => !statement && TELLS_LAST_CALL.test(folded(answer));
  return isOfFood && !isStated ? toldLines(knowledge.questions.filter(isTold), request, true) : [];
}

/** What the brand says of that day beside which an open door is no yes: that it has no tables, and, where a yes is asked for, its sittings. */
const limitsOf = (asked: HoursAsked): string[] => [
  ...(SAYS_OPEN.test(asked.text) ? [] : tablesOff(asked)),
  ...(asked.whether ? sittingsThen(asked) : []),
];

/** Beside what the brand announces of being closed the hours bear out no yes; an open door is none to who wants to eat. */
function withoutYes(asked: HoursAsked, service: ServiceKind | undefined, closures: readonly string[]): HoursAsked {
  if (closures.length > 0) return { ...asked, whether: undefined };
  const isOfOther = thingsAsked(asked).length > 0 || (service === undefined && lastCall(asked).length > 0);
  return { ...asked, isOfDish: asked.isOfDish || isOfOther };
}

/** The hours of the service that is asked for, and whether a verdict on them is sure. */
function hoursMeant(service: ServiceKind | undefined, asked: HoursAsked, request: Request) {
  const { places, text } = request;
  const found = isAssumed(service, request) ? [] : places.flatMap((place) => hoursOf(place, service, text, request));
  if (service === 'kitchen') return ofFood(found, asked);
  // `A loaf at eight`, where the bakery counter opens before the house.
  const isOfFood =
    service === undefined && asked.whether === 'open' && asked.wish.dishes.length + asked.wish.wanted.length > 0;
  const others = isOfFood ? servedElsewhere(found, asked) : [];
  return { known: [...found, ...others], isSure: others.length === 0 };
}

/** The hours of the kitchens, with those of the part of the menu that is asked for, or of what else is served then: beside these no verdict is sure. */
function ofFood(found: readonly PlaceHours[], asked: HoursAsked): { known: PlaceHours[]; isSure: boolean } {
  const isTimely = asked.when.time !== undefined || asked.edge !== undefined || asked.places.length > 1;
  const kitchens = isTimely ? kitchensAsOne(found, asked) : [...found];
  const parts = ofTheirPart(asked);
  const others = parts.length === 0 && asked.whether ? servedElsewhere(kitchens, asked) : [];
  return { known: [...kitchens, ...parts, ...others], isSure: parts.length + others.length === 0 };
}

/** Whether of pickup no place states hours, and the kitchen's or the brand's own words say that it has others than the house. */
function isAssumed(service: ServiceKind | undefined, request: Request): boolean {
  const { places } = request;
  if (service !== 'takeout' || places.some(({ location }) => hasServiceHours(location, 'takeout'))) return false;
  return places.some(({ location }) => hasServiceHours(location, 'kitchen')) || ownWords('takeout', request).length > 0;
}

function hoursAnswer(whole: Request): Answer {
  const { say, text } = whole;
  const service = serviceAsked(text, whole.knowledge.places) ?? serviceOfDish(whole) ?? brunchUnheard(whole);
  const places = placesWith(service, whole);
  const request = { ...whole, places };
  const read = askedOf({ ...request, when: { ...request.when, days: daysMeant(request.when, request) } });
  const closures = [...closuresAnnounced(read), ...limitsOf(read)];
  const asked = withoutYes(read, service, closures);
  const { part, ...when } = asked.when;
  // Of a meal’s own hours the meal is no part of the day; `open for lunch?` does not ask about this moment.
  const whether = when.days.length > 0 || when.now || when.time ? asked.whether : undefined;
  const { known, isSure } = hoursMeant(service, asked, request);
  const ofService = {
    ...asked,
    whether: isSure ? asked.whether : undefined,
    ...(service !== undefined && meals.has(service) && { when, whether }),
  };
  const isUnlisted = known.length > 0 && known.every((entry) => isOfHouse(entry, read));
  if (known.length > 0 && !isUnlisted) return withTexts(told(known, ofService), closures);
  const opening = service ? places.flatMap((place) => hoursOf(place, undefined, '', request)) : [];
  if (isUnlisted) return withTexts(atHoliday(known, opening, asked), closures);
  const [only] = places.length === 1 ? places : [];
  if (opening.length === 0)
    return unknownAnswer(only ? say('hoursNoneOf', { place: only.label }) : say('hoursNoneAtAll'), request);
  // The opening hours bear out nothing of the service: no verdict, and nothing of a meal.
  return withTexts(ofUnknown(service, told(opening, { ...asked, when, whether: undefined }), request), closures);
}

/** `Brunch?`, where the brand has nothing that is called so: no hours of the house are those of it. */
function brunchUnheard({ text, when, knowledge: { index, spoken } }: Request): 'brunch' | undefined {
  const isAsked = when.part?.name === 'brunch' && !SAYS_OPEN.test(text);
  return isAsked && !index.isKnown('brunch') && !spoken.has(rootOf('brunch')) ? 'brunch' : undefined;
}

/** The places that are meant; of delivery those that bring food to where it is asked for, and none that does not deliver. */
function placesWith(
  service: ServiceKind | undefined,
  { places, named, knowledge, text, mention }: Request,
): readonly Place[] {
  const stated = (all: readonly Place[]) => all.filter((place) => hasService(place, service, text));
  // `The ventanita at 6`, of another place than the one that was spoken of.
  if (service === 'other') {
    const others = mention.words.size > 0 ? [] : stated(knowledge.places);
    return [stated(places), others, places].find((all) => all.length > 0) ?? [];
  }
  if (service !== 'delivery' || places.length < 2) return places;
  const said = text.split(' ');
  const inArea = places.filter(({ location }) => location.deliveryAreas.some((area) => isNamed(said, area)));
  if (inArea.length > 0) return inArea;
  const delivering = places.filter(
    (place) =>
      hasService(place, service, text) ||
      place.location.deliveryAreas.length > 0 ||
      place.location.services.some((name) => listedAs.delivery.test(name)),
  );
  return named.length === 0 && delivering.length > 0 ? delivering : places;
}

const hasService = ({ location }: Place, service: ServiceKind | undefined, text: string) =>
  location.serviceHours.some((one) =>
    service === 'other' ? isNamedIn(one.name, text) : service !== undefined && isOfKind(one, service),
  );

/** Whether nothing is stated of a service on the days that are asked about, on which the house keeps other hours than usual. */
function isOfHouse(entry: PlaceHours, { when, ...asking }: Request): boolean {
  const isSpecial = (name: DayName) => dayOf(entry, name, asking)?.special === true;
  // `On Thursdays`, where the next one is a holiday.
  const isUsual = /\b\w+days\b/.test(asking.text);
  return entry.isCut === true && !isUsual && when.days.length > 0 && when.days.every(isSpecial);
}

/** `Happy hour on New Year’s Eve`: when the house is open then; a no where it is closed. */
function atHoliday([first, another]: readonly PlaceHours[], opening: readonly PlaceHours[], asked: HoursAsked): Answer {
  const { say, when, whether } = asked;
  const isShut = opening.every((entry) => when.days.every((name) => isClosed(dayOf(entry, name, asked)?.hours)));
  const answer = told(opening, { ...asked, whether: isShut ? whether : undefined, edge: undefined });
  if (isShut || !first) return answer;
  const none = say('hoursNoHolidays', { what: another ? (first.service ?? '') : first.what });
  return { ...answer, response: joined(none, answer.response) };
}

/** Whether a place is closed by special hours on the day that is asked about, or today: a kiosk in winter. */
export function isShutForOnce(request: Request): boolean {
  const [place] = request.places;
  const [name = today] = daysMeant(request.when, request);
  return (place ? hoursOf(place, undefined, '', request) : []).some((entry) => {
    const day = dayOf(entry, name, request);
    return day?.special === true && isClosed(day.hours);
  });
}

function withTexts(answer: Answer, texts: readonly string[]): Answer {
  return texts.length === 0 ? answer : { ...answer, response: `${texts.join(' ')}\n${answer.response}` };
}

/** Whether a table is asked for on a day or at a time at which the only place that is meant is closed. */
export function isShutThen(request: Request): boolean {
  const { intent, when, places } = request;
  const [place, another] = places;
  const isOfRoom = intent === 'private-events';
  if ((intent !== 'reservations' && !isOfRoom) || !when.named || !place || another) return false;
  // `A table for 8 tomorrow` names no time.
  const then = when.time?.vague ? { part: when.part } : when;
  return hoursOf(place, undefined, '', request).some((entry) => {
    const [name = today] = daysMeant(when, request);
    const day = dayOf(entry, name, request);
    // A house that rests on Mondays may be let then; on a day on which it is closed for once it is not.
    if (day?.hours === undefined || day.hours?.raw || day.unlisted || (isOfRoom && !day.special)) return false;
    return !isOpenThen(isOfRoom ? {} : then, day);
  });
}

/** `Delivery on Christmas Eve`: the hours of the only place that is meant, where these are others than usual on that day. */
function otherHoursThen(request: Request): string[] {
  const [place, another] = request.places;
  const [name] = request.when.days;
  const entries = place && name && !another ? hoursOf(place, undefined, '', request) : [];
  const isOther = name && entries.some((entry) => dayOf(entry, name, request)?.special === true);
  return isOther ? [answerHours({ ...request, text: 'hours' }).response] : [];
}

/** The opening hours, where those of the service that is asked for are not known. */
function ofUnknown(service: ServiceKind | undefined, answer: Answer, request: Request): Answer {
  const kitchens = service === 'takeout' ? placesWithKitchen(request) : [];
  const own = service === undefined ? [] : ownWords(service, request, kitchens.length > 0);
  if (own.length > 0) return { ...said([...own, ...otherHoursThen(request)].join('\n')), content_types: ['hours'] };
  if (kitchens.length > 0) return ofKitchenOnly({ ...request, places: kitchens });
  const kind = service === undefined || service === 'other' ? 'kitchen' : service;
  const unknown = request.say('hoursServiceUnknown', { of: request.say(`hoursOf_${kind}`) });
  const step = nextStep(request);
  // When a house is open tells nothing of a happy hour.
  const opening = kind === 'happy_hour' ? '' : answer.response;
  const response = joined(unknown, opening, !opening.endsWith(step) && step);
  return { ...answer, response, links: [...(answer.links ?? []), ...ask.nextStepLinks(request)], unknown: true };
}

/** That of pickup no hours are stated, and the kitchen's: no verdict on these. */
function ofKitchenOnly(request: Request): Answer {
  const { say, text } = request;
  const unknown = say('hoursServiceUnknown', { of: say('hoursOf_takeout') });
  const kitchen = hoursAnswer({ ...request, text: `what of the kitchen hours ${text.replace(PICKS_UP, '')}` });
  return { ...kitchen, response: joined(unknown, kitchen.response), unknown: true };
}

const placesWithKitchen = ({ places }: Request) =>
  places.filter(({ location }) => hasServiceHours(location, 'kitchen'));

/** What the brand itself answers about a service, where that states a time. */
function ownWords(service: ServiceKind, request: Request, isByAnswer = false): string[] {
  const named = serviceWords.find(([kind]) => kind === service)?.[1];
  // `No. Boards can be ordered for pickup: ready from 4 pm`, of whether they deliver.
  const tells = (answer: string) =>
    service === 'takeout' && sentencesOf(folded(answer)).some((one) => named?.test(one) && STATES_TIME.test(one));
  const isTold = ({ plain, answer, statement }: Question) =>
    (!isByAnswer && named?.test(plain) === true && STATES_TIME.test(folded(answer))) || (!statement && tells(answer));
  return toldLines(request.knowledge.questions.filter(isTold), request);
}

/** The answer of places whose hours are known; which of them have none is said as well. */
function told(known: readonly PlaceHours[], asked: HoursAsked): Answer {
  const { say, places } = asked;
  const [first] = known;
  const one = known.every(({ place }) => place === first?.place);
  const texts = one ? known.map((entry) => onePlace({ ...asked, ...entry })) : [manyPlaces(known, asked)];
  const missing = places.filter((place: Place) => !known.some((other) => other.place === place));
  const parts = texts.map(({ text }) => text);
  if (missing.length > 0)
    parts.push(joined(say('hoursMissing', { places: say.some(ask.labelsOf(missing), 5) }), nextStep(asked)));
  if (known.some(({ isOfBrand }) => isOfBrand)) parts.push(say('hoursOfBrand', { brand: asked.configuration.name }));
  // In Spanish it is `la 1:00`, and `las` of any other hour.
  const text = parts.join(parts.some((part) => part.includes('\n')) ? '\n' : ' ').replace(/\blas (?=1:)/g, 'la ');
  const cards = nonEmpty(texts.flatMap(({ places: some }) => some ?? [])) ?? known.map(({ place }) => place);
  const response = one || first?.service === undefined ? text : say('hoursRow', { name: first.service, hours: text });
  return {
    ...located(response, [...new Set(cards)], asked, { hours: true, content_types: ['hours'] }),
    links: places.length > 1 ? [ask.siteLink('locations', asked)] : undefined,
    checked: nonEmpty(texts.flatMap(({ check }) => check ?? [])),
    unknown: missing.length > 0 || texts.some(({ unknown }) => unknown) || undefined,
  };
}

/** The days that are meant, of a weekend each of its days. */
const daysMeant = ({ days }: When, request: Request): DayName[] => days.flatMap((day) => withWeekend(day, request));

/** `Thanksgiving weekend`: from the Thursday to the Sunday; of a Monday, the Saturday and Sunday before it as well. */
function withWeekend(day: DayName, { places, now, ...asking }: Request): DayName[] {
  const today = places[0] && clockOf(places[0], { ...asking, now })?.date;
  const date = day.kind === 'holiday' && day.weekend ? dateOf(day, today, now.toISOString().slice(0, 10)) : undefined;
  if (date === undefined) return [day];
  const weekday = weekdayOfDay(dayNumber(date));
  const saturday = weekday === 6 ? -1 : weekday < 2 ? -2 - weekday : 5 - weekday;
  const from = Math.min(0, saturday);
  const count = Math.max(0, saturday + 1) - from + 1;
  return Array.from({ length: count }, (_, at) => ({ ...day, weekend: undefined, shift: from + at || undefined }));
}
