/** Tables and parties: reservations, room for groups, catering, private events and the food truck. */
import { type Answer, type Check, page, sentence, sentencesOf } from '../answer.ts';
import type { Question } from '../knowledge/knowledge.ts';
import { folded, stemOf, stemsOf } from '../language/words.ts';
import * as ask from '../request.ts';
import { confirmed, contactCard, joined, type Request, said, siteLink, unknownAnswer } from '../request.ts';
import { AMOUNT } from '../vocabulary/charge-words.ts';
import { listedAs, plainNames, SPEAKS_OF_TRUCK, spokenSizes, statedRoom, tableCues } from '../vocabulary/services.ts';
import { frequentAnswer, isDenial, isOfPlaces, toldLines, toldText } from './frequent-questions.ts';
import { answerConfigured, listing, listingText, orWrite } from './listing.ts';
import { toldAnywhere } from './own-words.ts';

const MOST_SERVICES = 4;
/** So many guests need a room. */
const ROOMFUL = 20;

/** Whether there is catering, from which places, and where to send a request. */
export function answerCatering(request: Request): Answer {
  const { say, configuration } = request;
  const { cateringEmail: email, flags } = configuration;
  const ways = [
    ...(flags.liveCatering ? [say('cateringLive')] : []),
    ...(flags.foodTruck ? [say('cateringTruck')] : []),
  ];
  const found = listing((name) => listedAs.catering.test(name), request, { atLarge: ways.length > 0 });
  const text = joined(
    listingText(say('serviceCatering'), found, request),
    ...cateringTold(request),
    ...sizesTold(request),
    ways.length > 0 && say('cateringWays', { ways: say.list(ways) }),
    say('cateringRequest'),
    orWrite(email, request),
  );
  const link = siteLink('catering', request);
  const answer = found.known ? said(text, link) : unknownAnswer(text, request, link);
  const contact = { ...contactCard(request), ...(email !== undefined && { email }) };
  // What the brand offers at large is no yes for one of its places.
  const isSure = found.having.length > 0 || (found.known && request.named.length === 0);
  return confirmed({ ...answer, contact_info: contact }, isSure ? plainNames.catering : [], request);
}

/** What the brand caters, in its own words: the services that the question names, else all. */
function cateringTold({ configuration: { cateringServices }, words }: Request): string[] {
  const said = new Set(words.map(stemOf));
  const named = cateringServices.filter(({ title }) => stemsOf(title).some((stem) => said.has(stem)));
  return (named.length > 0 ? named : cateringServices)
    .slice(0, MOST_SERVICES)
    .map(({ title, description = '' }) => `${title}${description === '' ? '.' : `: ${sentence(description)}`}`);
}

/** `Catering for 250`: what the page of catering says of how many it is for. */
function sizesTold({ configuration: { pageLeads }, partySize, text }: Request): string[] {
  const isAsked =
    partySize !== undefined ||
    /\b(?:minimum|maximum|smallest|largest|biggest|how (?:many|big|small))\b|\b\d{1,3}\b/.test(text);
  return isAsked ? sentencesOf(pageLeads.catering ?? '').filter((one) => tableCues.fromSoMany.test(one)) : [];
}

/** Room for private events: what the brand tells of parties of that size, else its party hall. */
export function answerPrivateEvents(request: Request): Answer {
  const { flags, offerCatalog, cateringEmail: email } = request.configuration;
  const room = answerPartySize(request);
  if (room) return { ...room, links: [siteLink('catering', request), ...(room.links ?? [])] };
  const listed = offerCatalog.some((name) => listedAs.events.test(name)) ? 'cateringEvents' : undefined;
  const told = flags.partyHall ? 'cateringEventsHall' : listed;
  const names = plainNames.events;
  const answer = answerConfigured({ told, unknown: 'cateringEventsUnknown', link: 'catering', email, names }, request);
  // `The private room in Metuchen seats 40`, `the tatami room seats sixteen`, of whatever question that is the answer.
  const [called = ''] = tableCues.roomCalled.exec(request.text) ?? [];
  const isOfRoom = ({ answer: text, statement }: Question) =>
    !statement && (called === '' ? tableCues.privateRoom : new RegExp(`\\b${called} seats\\b`)).test(folded(text));
  const isAsked = called !== '' || tableCues.privateRoom.test(request.text);
  const questions = request.knowledge.questions.filter((one) => isOfPlaces(one, request.places));
  const named = isAsked ? questions.filter(isOfRoom) : [];
  const rooms = named.length > 0 ? named : questions.filter(housesParties);
  const own = toldLines(rooms.slice(0, 1), request, true);
  if (own.length === 0) return letAsTold(questions, request) ?? answer;
  // `The salon seats thirty`, beside which no room is unknown.
  return { ...answer, response: joined(...own, told && answer.response), own: true, unknown: false };
}

/**
 * What the brand answers of what it lets, where a day, a place or a room is named: `Upstairs at Downtown, Tuesday to Thursday`. That
 * events can be held at all is no yes to that day or place.
 */
function letAsTold(questions: readonly Question[], request: Request): Answer | undefined {
  const { when, named, text } = request;
  if (when.days.length + named.length === 0 && !tableCues.hire.test(text)) return undefined;
  const isOfHire = ({ question, statement }: Question) =>
    !statement && [tableCues.hire, tableCues.roomFor].some((cue) => cue.test(folded(question)));
  const own = toldLines(questions.filter(isOfHire).slice(0, 2), request, true);
  return own.length > 0 ? { ...said(joined(...own), siteLink('catering', request)), own: true } : undefined;
}

/** `How do showers and parties work? The Rose Room takes 12 to 24 guests.` */
const housesParties = ({ question, answer, statement }: Question) =>
  !statement &&
  tableCues.parties.test(folded(question)) &&
  /\broom\b/i.test(answer) &&
  spokenSizes(folded(answer)).length > 0;

/** `The truck is $900 for three hours with 200 scoops.` */
function truckPriced({ knowledge, places }: Request): string[] {
  const own = knowledge.questions.filter((one) => !one.statement && isOfPlaces(one, places));
  return own
    .flatMap(({ answer }) => sentencesOf(answer))
    .filter((one) => SPEAKS_OF_TRUCK.test(one) && AMOUNT.test(one));
}

/** Whether there is a food truck to book. */
export function answerFoodTruck(request: Request): Answer {
  const { say } = request;
  const told = request.configuration.flags.foodTruck ? 'cateringTruckOffered' : undefined;
  const { cateringEmail: email } = request.configuration;
  const names = plainNames.foodTruck;
  const answer = answerConfigured({ told, unknown: 'cateringNoTruck', link: 'catering', email, names }, request);
  const priced = request.wish.asks.has('price') ? truckPriced(request) : [];
  if (priced.length > 0)
    return { ...said(joined(...priced, told && say(told)), siteLink('catering', request)), own: true };
  if (request.mention.towns.length === 0) return answer;
  const reach = request.knowledge.questions.filter((one) => tableCues.reach.test(one.answer));
  return { ...answer, response: joined(...toldLines(reach, request, true), answer.response) };
}

/** How tables are booked, by the brand's own words about it and its booking link. */
export function answerReservations(request: Request): Answer {
  const { say, text, configuration, partySize: count = 0 } = request;
  const links = bookingLinks(request);
  if (tableCues.change.test(text)) return unknownAnswer(say('reserveCantSee'), request, ...links);
  const fee = feeTold(request);
  if (fee !== undefined) return said(fee, ...links);
  const room = answerPartySize(request);
  if (room) return room;
  const own = frequentAnswer(request);
  const told = own && own.likeness >= 0.5 && toldLines([own.question], request, true).join(' ');
  const isLarge = needsRoom(request);
  const unsure = joined(
    isLarge && say('reserveRoomUnknown', { count }),
    isLarge && configuration.flags.partyHall && say('reserveHall'),
    !told && tableCues.walkIn.test(text) && say('reserveWalkInUnknown'),
    !told && tableCues.need.test(text) && say('reserveNeedUnknown'),
  );
  const booking = links.length > 0 && bookingText(own, told, request);
  // What one place of several has written of it goes behind what holds of them.
  const isOfOne = own?.question.place !== undefined && request.places.length > 1;
  const known = joined(unsure, ...(isOfOne ? [booking, told] : [told, booking]));
  if (unsure !== '' || known === '') return unknownAnswer(known || say('reserveUnknown'), request, ...links);
  const answer: Answer = { ...said(known, ...links), own: Boolean(told) };
  return confirmed(answer, told ? [] : plainNames.tables, request);
}

/** How tables are booked; nothing where the place that is meant says that it takes none: `Not here`. */
function bookingText(
  own: { question: Question } | undefined,
  told: string | false | undefined,
  request: Request,
): string {
  const { say } = request;
  if (own?.question.place !== undefined && isDenial(own.question) && request.places.length === 1) return '';
  // `Lonsdale is walk-in`: that tables can be booked is not so of each place and party.
  if (told && tableCues.limited.test(told)) return say('reserveTimesUnknown');
  const phone = contactCard(request)?.phone ?? '';
  return joined(say(phone === '' ? 'reserveOnline' : 'reserveOnlineOrPhone', { phone }), say('reserveTimesUnknown'));
}

/** `A table for 12, do you take a deposit`: the deposit is what is asked about. */
function feeTold(request: Request): string | undefined {
  const money = tableCues.ofMoney.exec(request.text)?.[0];
  if (money === undefined) return undefined;
  const fee = frequentAnswer(request, [money]);
  const near = fee && fee.likeness >= 0.5 ? toldText(fee.question, { quoted: true }) : undefined;
  return toldAnywhere(request, [money]) ?? near;
}

/** Whether the size of the party is what is asked about, and no mere `table for 2`: that of a large one always is. */
function needsRoom({ text, partySize = 0 }: Request): boolean {
  return partySize >= 7 || (partySize > 0 && tableCues.fits.test(text));
}

/** Where tables are booked: of the only place that is meant its own link, else the brand's, else those that its places have. */
function bookingLinks({ configuration, say, places, knowledge }: Request) {
  const [only, another] = places;
  const own = another ? undefined : only?.location.reservationLink;
  // A place without one, among places that have theirs.
  const isApart = !another && knowledge.places.some(({ location }) => location.reservationLink) && own === undefined;
  const brand = isApart ? undefined : (own ?? configuration.reservationLink);
  if (brand !== undefined) return [page(brand, say('reserveLink'))];
  return places.flatMap(({ location: { reservationLink: link }, label }) =>
    link === undefined ? [] : [page(link, `${say('reserveLink')}: ${label}`)],
  );
}

/** Whether there is room for a party of the size that was named, by nothing but the brand's own words about party sizes. */
function answerPartySize(request: Request): Answer | undefined {
  if (!needsRoom(request)) return undefined;
  const { text, intent, places, partySize: size = 0 } = request;
  const asksRoom = intent === 'private-events' || tableCues.anyRoom.test(text) || tableCues.privateRoom.test(text);
  // A question about parties, and not about what they pay.
  const rate = ({ question, answer, statement }: Question) => {
    const asked = folded(question);
    if (statement || isOfOtherParties(asked, text)) return 0;
    // `From nine guests, call us`, of how tables are booked.
    const sizes = spokenSizes(folded(answer));
    const isRoom = (asksRoom && tellsRoom(asked, sizes)) || (size >= ROOMFUL && tellsRoom(asked, []));
    const isOfSize = sizes.some(([least, most]) => size >= least && size <= most);
    const isOfTables = sizes.length > 0 && !asksRoom && tableCues.booking.test(asked);
    if (isRoom) return 4;
    if (isOfSize && isOfTables) return 3;
    return isOfParties(asked, request) ? 2 + Number(isOfSize) : Number(isOfTables);
  };
  const rated = request.knowledge.questions.filter((one) => isOfPlaces(one, places) && rate(one) > 0);
  const [told] = rated.sort((a, b) => rate(b) - rate(a));
  if (!told) return undefined;
  const check = isDenial(told) ? undefined : roomFor(folded(told.answer), request);
  const step = check?.holds ? [] : ask.nextStepLinks(request);
  const response = joined(toldText(told, { quoted: !check }), !check?.holds && ask.nextStep(request));
  return ask.withVerdict(check, { ...said(response, ...bookingLinks(request), ...step), own: true }, request);
}

/** What parties pay, or `Do you host kids’ parties`, which is none about a table for eight. */
const isOfOtherParties = (asked: string, text: string) =>
  [tableCues.ofMoney, tableCues.ofChildren].some((cue) => cue.test(asked) && !cue.test(text));

/** Of parties; `Can I have a birthday party` is not, of twenty who ask for a table and name no birthday. */
const isOfParties = (asked: string, { intent, text }: Request) =>
  tableCues.parties.test(asked) &&
  !(intent === 'reservations' && tableCues.occasion.test(asked) && !tableCues.occasion.test(text));

/** Whether a question is about a room to hire, or about one that takes so many: `What is the cellar room? For 10 to 18 people`. */
const tellsRoom = (asked: string, sizes: readonly unknown[]) =>
  [tableCues.privateRoom, tableCues.hire].some((cue) => cue.test(asked)) ||
  (sizes.length > 0 && tableCues.anyRoom.test(asked));

/** Only where the text plainly states a maximum; a yes also only where that and no more is asked. */
function roomFor(text: string, request: Request): Check | undefined {
  const size = request.partySize ?? 0;
  const { least, isOpen } = statedRoom(text, size);
  const what = `room for a party of ${size}, of at most ${least}`;
  if (size <= least)
    return ask.asksOnly(request, [...plainNames.room, String(size)]) ? { what, holds: true } : undefined;
  // Too many are too many on any day.
  const isAsked = ask.asksWhether(request.text) && tableCues.room.test(request.text);
  return isAsked && !isOpen ? { what, holds: false } : undefined;
}
