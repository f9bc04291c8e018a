/** Delivery: from where, and to which areas. */
import { type Answer, capital } from '../answer.ts';
import { type Asking, isGroup, placesFor, said, unknownAnswer } from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { isNamed } from '../knowledge/places.ts';
import { hasPhrase, stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { destinationIn, listedAs, plainNames } from '../vocabulary/services.ts';
import { orderLink } from './answer-ordering.ts';
import { confirmed } from './asks-whether.ts';
import { joined, labelsOf, listing, listingText } from './listing.ts';

/** Whether food is delivered, from where, and to which areas. */
export function answerDelivery(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const places = placesFor(request, asking);
  const destination = destinationOf(request);
  const inArea = answerArea(request, destination, asking);
  if (inArea) return inArea;
  const found = deliveringOf(places, asking);
  const order = orderLink(found.having, asking);
  const listed = listingText(say('serviceDelivery'), found, places, asking);
  if (!found.known) return unknownAnswer(listed, places, asking, [order]);
  const areas = areasText(found.having, asking);
  if (destination === undefined) {
    const answer = said(joined(listed, areas ?? say('deliveryNoAreas')), order);
    return confirmed(answer, found.having.length > 0 ? plainNames.delivery : [], request, asking);
  }
  const start = say(areas === undefined ? 'deliveryNotKnown' : 'deliveryNotFound', { destination });
  return unknownAnswer(joined(start, areas ?? say('deliveryNoAreas')), places, asking, [order]);
}

function deliveringOf(places: readonly Place[], asking: Asking) {
  const has = ({ location }: Place) => location.deliveryAreas.length > 0;
  return listing((name) => listedAs.delivery.test(name), places, asking, { has });
}

function areasOf({ location }: Place, { knowledge }: Asking): readonly string[] {
  if (location.deliveryAreas.length > 0) return location.deliveryAreas;
  return knowledge.places.length === 1 ? knowledge.configuration.areaServed : [];
}

/** A town or part of town that no location is named by, as it is to be shown. */
function destinationOf({ text, mention }: Request): string | undefined {
  if (mention.towns[0] || mention.places.length > 0) return mention.towns[0]?.name;
  return destinationIn(text)?.split(' ').map(capital).join(' ');
}

/** Where the question names a delivery area of any location. */
function answerArea(request: Request, destination = '', asking: Asking): Answer | undefined {
  const { say } = asking;
  const isMeant = (area: string) => isNamed(request.words, area) || hasPhrase(stemsOf(area), stemsOf(destination));
  const { anywhere } = deliveringOf([], asking);
  const places = anywhere.filter((place) => areasOf(place, asking).some(isMeant));
  if (places.length === 0) return undefined;
  const areas = [...new Set(places.flatMap((place) => areasOf(place, asking).filter(isMeant)))];
  const values = { areas: say.list(areas), places: say.some(labelsOf(places), 5) };
  const text = say(isGroup(asking) ? 'deliveryInAreaOf' : 'deliveryInArea', values);
  // `Downtown` is a part of the area `Downtown Halifax` only perhaps.
  const whole = areas.filter((area) => isNamed(request.words, area));
  const names = whole.length > 0 ? [...plainNames.delivery, ...whole] : [];
  return confirmed(said(text, orderLink(places, asking)), names, request, asking);
}

/** The areas of the first few places that tell theirs. */
function areasText(delivering: readonly Place[], asking: Asking): string | undefined {
  const known = delivering.filter((place) => areasOf(place, asking).length > 0).slice(0, 4);
  const line = (place: Place) => `${isGroup(asking) ? `${place.label}: ` : ''}${areasOf(place, asking).join(', ')}`;
  return known.length > 0 ? asking.say('deliveryAreas', { areas: known.map(line).join('; ') }) : undefined;
}
