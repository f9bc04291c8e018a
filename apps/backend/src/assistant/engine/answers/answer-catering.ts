/** Catering, private events and the food truck. */
import { type Answer, page } from '../answer.ts';
import { type Asking, contactCard, placesFor, said, unknownAnswer } from '../asking.ts';
import type { Request } from '../request.ts';
import { listedAs, plainNames } from '../vocabulary/services.ts';
import { answerPartySize } from './answer-reservations.ts';
import { confirmed } from './asks-whether.ts';
import { answerConfigured, joined, listing, listingText, orWrite } from './listing.ts';

const onCateringPage = { url: '/catering', label: 'serviceCatering' } as const;

/** Whether there is catering, from which places, and where to send a request. */
export function answerCatering(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const { cateringEmail: email, flags } = knowledge.configuration;
  const places = placesFor(request, asking);
  const ways = [flags.liveCatering && say('cateringLive'), flags.foodTruck && say('cateringTruck')].filter(
    (way) => way !== false,
  );
  const found = listing((name) => listedAs.catering.test(name), places, asking, { atLarge: ways.length > 0 });
  const text = joined(
    listingText(say('serviceCatering'), found, places, asking),
    ways.length > 0 && say('cateringWays', { ways: say.list(ways) }),
    say('cateringRequest'),
    orWrite(email, asking),
  );
  const link = page('/catering', say('serviceCatering'));
  const answer = found.known ? said(text, link) : unknownAnswer(text, places, asking, [link]);
  const contact = { ...contactCard(places, asking), ...(email !== undefined && { email }) };
  // What the brand offers at large is no yes for one of its places.
  const isSure = found.having.length > 0 || (found.known && request.places.length === 0);
  return confirmed({ ...answer, contact_info: contact }, isSure ? plainNames.catering : [], request, asking);
}

/** Room for private events: what the brand tells of parties of that size, else its party hall. */
export function answerPrivateEvents(request: Request, asking: Asking): Answer {
  const { flags, offerCatalog, cateringEmail: email } = asking.knowledge.configuration;
  const room = answerPartySize(request, asking);
  if (room) return { ...room, links: [page('/catering', asking.say('serviceCatering')), ...(room.links ?? [])] };
  const listed = offerCatalog.some((name) => listedAs.events.test(name)) ? 'cateringEvents' : undefined;
  const told = flags.partyHall ? 'cateringEventsHall' : listed;
  const given = { unknown: 'cateringEventsUnknown', ...onCateringPage, names: plainNames.events } as const;
  return answerConfigured({ ...given, told, email }, request, asking);
}

/** Whether there is a food truck to book. */
export function answerFoodTruck(request: Request, asking: Asking): Answer {
  const told = asking.knowledge.configuration.flags.foodTruck ? 'cateringTruckOffered' : undefined;
  const given = { unknown: 'cateringNoTruck', ...onCateringPage, names: plainNames.foodTruck } as const;
  return answerConfigured({ ...given, told }, request, asking);
}
