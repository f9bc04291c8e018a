/** Reservations of tables, and room for parties. */
import { type Answer, type Check, page } from '../answer.ts';
import { type Asking, nextStep, nextStepLinks, phoneOf, placesFor, said, unknownAnswer } from '../asking.ts';
import { folded } from '../language/words.ts';
import type { Request } from '../request.ts';
import { plainNames, statedRoom, tableCues } from '../vocabulary/services.ts';
import { asksOnly, asksWhether, confirmed, withVerdict } from './asks-whether.ts';
import { frequentAnswer, isDenial, isOfPlaces, toldText } from './frequent-questions.ts';
import { joined } from './listing.ts';

/** How tables are booked, by the brand's own words about it and its booking link. */
export function answerReservations(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const places = placesFor(request, asking);
  const links = bookingLinks(asking);
  if (tableCues.change.test(request.text)) return unknownAnswer(say('reserveCantSee'), places, asking, links);
  const room = answerPartySize(request, asking);
  if (room) return room;
  const own = frequentAnswer(request, asking);
  const told = own && own.likeness >= 0.5 && toldText(own.question, { quoted: true });
  const unsure = joined(
    needsRoom(request) && say('reserveRoomUnknown', { count: request.partySize ?? 0 }),
    needsRoom(request) && asking.knowledge.configuration.flags.partyHall && say('reserveHall'),
    !told && tableCues.walkIn.test(request.text) && say('reserveWalkInUnknown'),
    !told && tableCues.need.test(request.text) && say('reserveNeedUnknown'),
  );
  const phone = phoneOf(places, asking) ?? '';
  const online = say(phone === '' ? 'reserveOnline' : 'reserveOnlineOrPhone', { phone });
  const text = joined(unsure, told, links.length > 0 && joined(online, say('reserveTimesUnknown')));
  if (unsure !== '' || text === '') return unknownAnswer(text || say('reserveUnknown'), places, asking, links);
  return confirmed(said(text, ...links), told ? [] : plainNames.tables, request, asking);
}

/** Whether the size of the party is what is asked about, and no mere `table for 2`: that of a large one always is. */
function needsRoom({ text, partySize = 0 }: Request): boolean {
  return partySize >= 7 || (partySize > 0 && tableCues.fits.test(text));
}

function bookingLinks({ knowledge, say }: Asking) {
  const { reservationLink } = knowledge.configuration;
  return reservationLink === undefined ? [] : [page(reservationLink, say('reserveLink'))];
}

/** Whether there is room for a party of the size that was named, by nothing but the brand's own words about party sizes. */
export function answerPartySize(request: Request, asking: Asking): Answer | undefined {
  const places = placesFor(request, asking);
  const isAbout = ({ question, statement }: { question: string; statement: boolean }) =>
    !statement && tableCues.parties.test(folded(question));
  const told = asking.knowledge.questions.find((question) => isAbout(question) && isOfPlaces(question, places));
  if (!told || !needsRoom(request)) return undefined;
  const check = isDenial(told) ? undefined : roomFor(folded(told.answer), request);
  const step = check?.holds ? [] : nextStepLinks(places, asking);
  const text = joined(toldText(told, { quoted: !check }), !check?.holds && nextStep(places, asking));
  return withVerdict(check, said(text, ...bookingLinks(asking), ...step), asking);
}

/** Only where the text plainly states a maximum; a yes also only where that and no more is asked. */
function roomFor(text: string, request: Request): Check | undefined {
  const size = request.partySize ?? 0;
  const { least, isOpen } = statedRoom(text, size);
  const what = `room for a party of ${size}, of at most ${least}`;
  if (size <= least) return asksOnly(request, [...plainNames.room, String(size)]) ? { what, holds: true } : undefined;
  // Too many are too many on any day.
  const isAsked = asksWhether(request.text) && tableCues.room.test(request.text);
  return isAsked && !isOpen ? { what, holds: false } : undefined;
}
