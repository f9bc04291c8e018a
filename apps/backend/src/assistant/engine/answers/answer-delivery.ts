/** Delivery: from where, and to which areas. */
import { orderOnlineLink } from '@tablefront/restaurant/links';
import { type Answer, capital, type LabelledLink, page } from '../answer.ts';
import { type Asking, isGroup, placesFor, said, unknownAnswer } from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { isNamed } from '../knowledge/places.ts';
import { hasPhrase, stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { destinationPattern, noDestination, plainNames } from '../vocabulary/services.ts';
import { confirmed } from './asks-whether.ts';
import { isDenial, questionAbout, toldText } from './frequent-questions.ts';
import { isCatalogued, joined, labelsOf, listing } from './listing.ts';

const mostWithAreas = 4;

/** Whether food is delivered, from where, and to which areas. */
export function answerDelivery(request: Request, asking: Asking): Answer {
  const { knowledge, say } = asking;
  const places = placesFor(request, asking);
  const delivering = deliveringOf(places, asking);
  const order = orderLink(delivering, asking);
  const destination = destinationOf(request);
  const inArea = answerArea(request, destination, asking);
  if (inArea) return inArea;
  if (delivering.length === 0) return answerNotListed(places, asking, order);
  const areas = areasInWords(delivering, asking);
  if (destination !== undefined) {
    const start = say(areas === undefined ? 'deliveryNotKnown' : 'deliveryNotFound', { destination });
    return unknownAnswer(joined(start, areas ?? say('deliveryNoAreas')), places, asking, [order]);
  }
  const labels = labelsOf(delivering);
  const counts = { count: delivering.length, all: places.length, places: say.some(labels, 12) };
  const isSeveral = isGroup(asking) && places.length > 1;
  const told = questionAbout(['deliver'], request, asking);
  const text = joined(
    isSeveral ? say('deliveryMany', counts) : say('deliveryBy', { place: labels[0] ?? knowledge.configuration.name }),
    told && toldText(told),
    areas ?? say('deliveryNoAreas'),
  );
  const names = isDenial(told) ? [] : plainNames.delivery;
  return confirmed(`delivery by ${labels}`, names, request, said(text, order), asking);
}

function deliveringOf(places: readonly Place[], asking: Asking): readonly Place[] {
  const listed = listing(places, 'delivery', asking);
  return places.filter((place) => listed.includes(place) || place.location.deliveryAreas.length > 0);
}

function areasOf({ location }: Place, { knowledge }: Asking): readonly string[] {
  if (location.deliveryAreas.length > 0) return location.deliveryAreas;
  return knowledge.places.length === 1 ? knowledge.configuration.areaServed : [];
}

function orderLink([only, other]: readonly Place[], { knowledge, say }: Asking): LabelledLink {
  const own = other ? undefined : only?.location.orderingLink;
  return page(own ?? orderOnlineLink(knowledge.configuration), say('orderOnline'));
}

/** A town or part of town that no location is named by, as it is to be shown. */
function destinationOf({ text, mention }: Request): string | undefined {
  if (mention.towns[0]) return mention.towns[0].name;
  const named = destinationPattern.exec(text)?.[1]?.trim() ?? '';
  if (named.length < 3 || noDestination.test(named) || mention.places.length > 0) return undefined;
  return named.split(' ').map(capital).join(' ');
}

/** Where the question names a delivery area of any location. */
function answerArea(request: Request, destination: string | undefined, asking: Asking): Answer | undefined {
  const { knowledge, say } = asking;
  const isMeant = (area: string) =>
    isNamed(request.words, area) || (destination !== undefined && hasPhrase(stemsOf(area), stemsOf(destination)));
  const places = deliveringOf(knowledge.places, asking).filter((place) => areasOf(place, asking).some(isMeant));
  if (places.length === 0) return undefined;
  const areas = [...new Set(places.flatMap((place) => areasOf(place, asking).filter(isMeant)))];
  const values = { areas: say.list(areas), places: say.some(labelsOf(places), 5) };
  // On which days, the brand's own words may tell.
  const told = request.when.named ? questionAbout(['deliver'], request, asking) : undefined;
  const text = joined(say(isGroup(asking) ? 'deliveryInAreaOf' : 'deliveryInArea', values), told && toldText(told));
  // `Downtown` is a part of the area `Downtown Halifax` only perhaps.
  const whole = areas.filter((area) => isNamed(request.words, area));
  const names = whole.length > 0 ? [...plainNames.delivery, ...whole] : [];
  return confirmed(
    `${areas} in the delivery area of ${labelsOf(places)}`,
    names,
    request,
    said(text, orderLink(places, asking)),
    asking,
  );
}

function answerNotListed(places: readonly Place[], asking: Asking, order: LabelledLink): Answer {
  const { say } = asking;
  const others = labelsOf(deliveringOf(asking.knowledge.places, asking));
  const [only] = places.length === 1 && others.length > 0 ? places : [];
  if (!only && isCatalogued('delivery', asking)) return said(say('deliveryOffered'), order);
  const elsewhere = only && say('deliveryElsewhere', { place: only.label, others: say.some(others, 8) });
  return unknownAnswer(elsewhere ?? say('deliveryUnknown'), places, asking, [order]);
}

function areasInWords(delivering: readonly Place[], asking: Asking): string | undefined {
  const known = delivering.filter((place) => areasOf(place, asking).length > 0);
  const lines = known.slice(0, mostWithAreas).map((place) => {
    const areas = areasOf(place, asking).join(', ');
    return isGroup(asking) ? `${place.label}: ${areas}` : areas;
  });
  return lines.length > 0 ? asking.say('deliveryAreas', { areas: lines.join('; ') }) : undefined;
}
