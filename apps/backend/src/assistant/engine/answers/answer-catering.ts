/** Catering, private events and the food truck. */
import { type Answer, type LabelledLink, page } from '../answer.ts';
import { type Asking, contactCard, isGroup, placesFor, said, unknownAnswer } from '../asking.ts';
import type { Request } from '../request.ts';
import { plainNames } from '../vocabulary/services.ts';
import { answerPartySize } from './answer-reservations.ts';
import { confirmed } from './asks-whether.ts';
import { isCatalogued, joined, labelsOf, listing } from './listing.ts';

function cateringPage({ say }: Asking): LabelledLink {
  return page('/catering', say('cateringLink'));
}

/** Whether there is catering, from which places, and where to send a request. */
export function answerCatering(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const { cateringEmail: email, flags } = knowledge.configuration;
  const link = cateringPage(asking);
  const places = placesFor(request, asking);
  const labels = labelsOf(listing(places, 'catering', asking));
  const ways = [flags.liveCatering && say('cateringLive'), flags.foodTruck && say('cateringTruck')].filter(
    (way) => way !== false,
  );
  if (labels.length === 0 && ways.length === 0 && !isCatalogued('catering', asking)) {
    if (email === undefined) return unknownAnswer(say('cateringUnknown'), places, asking, [link]);
    return said(say('cateringNotListed', { email }), link);
  }
  const isElsewhere = labels.length === 0 && places.length < knowledge.places.length;
  const listed = isElsewhere ? labelsOf(listing(knowledge.places, 'catering', asking)) : labels;
  const text = joined(
    isElsewhere ? say('cateringNotAt', { place: say.some(labelsOf(places), 5) }) : say('cateringOffered'),
    isGroup(asking) && listed.length > 0 && say('cateringAt', { places: say.some(listed, 10) }),
    ways.length > 0 && say('cateringWays', { ways: say.list(ways) }),
    email === undefined ? say('cateringRequest') : say('cateringRequestOrWrite', { email }),
  );
  const contact = { ...contactCard(places, asking), ...(email !== undefined && { email }) };
  const answer = { ...said(text, link), contact_info: contact };
  // What the brand offers at large is no yes for one of its places.
  return confirmed('catering is offered', isElsewhere ? [] : plainNames.catering, request, answer, asking);
}

/** Room for private events: what the brand tells of parties of that size, else its party hall. */
export function answerPrivateEvents(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const { cateringEmail: email, flags } = knowledge.configuration;
  const link = cateringPage(asking);
  const told = answerPartySize(request, asking);
  if (told) return { ...told, links: [link, ...(told.links ?? [])] };
  if (!flags.partyHall && !isCatalogued('events', asking))
    return unknownAnswer(say('cateringEventsUnknown'), placesFor(request, asking), asking, [link]);
  const text = joined(
    say(flags.partyHall ? 'cateringEventsHall' : 'cateringEvents'),
    email === undefined ? say('cateringEventRequest') : say('cateringEventRequestOrWrite', { email }),
  );
  return confirmed('private events are held', plainNames.events, request, said(text, link), asking);
}

/** Whether there is a food truck to book. */
export function answerFoodTruck(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const link = cateringPage(asking);
  if (!knowledge.configuration.flags.foodTruck)
    return unknownAnswer(say('cateringNoTruck'), placesFor(request, asking), asking, [link]);
  return confirmed(
    'there is a food truck',
    plainNames.foodTruck,
    request,
    said(say('cateringTruckOffered'), link),
    asking,
  );
}
