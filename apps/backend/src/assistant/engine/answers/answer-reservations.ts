/** Reservations of tables, and room for parties. */
import { type Answer, type Check, page } from '../answer.ts';
import { type Asking, nextStep, nextStepLinks, phoneOf, placesFor, said, unknownAnswer } from '../asking.ts';
import { folded } from '../language/words.ts';
import type { Request } from '../request.ts';
import { plainNames, tableCues } from '../vocabulary/services.ts';
import { asksOnly, asksWhether, confirmed } from './asks-whether.ts';
import { isDenial, isOfPlaces, questionAbout, quoted, toldText } from './frequent-questions.ts';
import { joined } from './listing.ts';
import { withVerdict } from './with-verdict.ts';

/** From this size on, a guest who names it wants to know whether there is room. */
const largeParty = 7;

/** How tables are booked, by the brand's own words about it and its booking link. */
export function answerReservations(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const places = placesFor(request, asking);
  const links = bookingLinks(asking);
  if (tableCues.change.test(request.text)) return unknownAnswer(say('reserveCantSee'), places, asking, links);
  const room = answerPartySize(request, asking);
  if (room) return room;
  const asksWalking = tableCues.walkIn.test(request.text);
  const told = questionAbout(asksWalking ? ['walkin', 'reservation'] : ['reservation'], request, asking);
  const unsure = unsureOf(request, told !== undefined, asking);
  const words = told && quoted(told);
  if (links.length === 0) {
    const answer = unknownAnswer(joined(unsure, words) || say('reserveUnknown'), places, asking);
    return { ...answer, unknown: words === undefined || unsure !== '' };
  }
  const phone = phoneOf(places, asking) ?? '';
  const online = say(phone === '' ? 'reserveOnline' : 'reserveOnlineOrPhone', { phone });
  // What is told first answers whether a table must be booked, and whether it can.
  const isFirst = asksWalking || tableCues.need.test(request.text) || isDenial(told);
  const text = joined(unsure, isFirst && words, online, say('reserveTimesUnknown'), !isFirst && words);
  if (unsure !== '') return { ...said(text, ...links), unknown: true };
  return confirmed('tables are booked online', isFirst ? [] : plainNames.tables, request, said(text, ...links), asking);
}

/** What is asked about tables that nothing tells, in words. */
function unsureOf(request: Request, isTold: boolean, { say, knowledge }: Asking): string {
  const { text, partySize: count = 0 } = request;
  return joined(
    needsRoom(request) && say('reserveRoomUnknown', { count }),
    needsRoom(request) && knowledge.configuration.flags.partyHall && say('reserveHall'),
    !isTold && tableCues.walkIn.test(text) && say('reserveWalkInUnknown'),
    !isTold && tableCues.need.test(text) && say('reserveNeedUnknown'),
  );
}

/** Whether the size of the party is what is asked about, and no mere `table for 2`. */
function needsRoom({ text, partySize = 0 }: Request): boolean {
  return partySize >= largeParty || (partySize > 0 && /\b(?:room for|seat|fit|space|accommodate)\b/.test(text));
}

function bookingLinks({ knowledge, say }: Asking) {
  const { reservationLink } = knowledge.configuration;
  return reservationLink === undefined ? [] : [page(reservationLink, say('reserveLink'))];
}

/** Whether there is room for a party of the size that was named, by nothing but the brand's own words about party sizes. */
export function answerPartySize(request: Request, asking: Asking): Answer | undefined {
  const { partySize = 0 } = request;
  const places = placesFor(request, asking);
  const told = asking.knowledge.questions.find(
    (question) =>
      tableCues.parties.test(folded(question.question)) && isOfPlaces(question, places) && !question.statement,
  );
  if (!told || !needsRoom(request)) return undefined;
  const check = isDenial(told) ? undefined : roomFor(partySize, folded(told.answer), request);
  const step = check?.holds ? [] : nextStepLinks(places, asking);
  const text = joined(check ? toldText(told) : quoted(told), !check?.holds && nextStep(places, asking));
  return withVerdict(check, said(text, ...bookingLinks(asking), ...step), asking);
}

/** Only where the text plainly states a maximum, and nothing else in it speaks of as many; and that and no more is asked. */
function roomFor(size: number, text: string, request: Request): Check | undefined {
  const limits = [...text.matchAll(tableCues.maximum)].map(([, limit]) => Number(limit));
  if (limits.length === 0) return undefined;
  const what = `room for a party of ${size}, of at most ${limits.join(' and ')}`;
  if (size <= Math.min(...limits))
    return asksOnly(request, [...plainNames.room, String(size)]) ? { what, holds: true } : undefined;
  const isOpen = tableCues.beyond.test(text) || (text.match(/\d+/g) ?? []).some((number) => Number(number) >= size);
  // Too many are too many on any day.
  const isAsked = asksWhether(request.text) && tableCues.room.test(request.text);
  return isOpen || !isAsked ? undefined : { what, holds: false };
}
