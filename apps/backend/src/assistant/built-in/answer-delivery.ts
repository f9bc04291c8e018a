/** Delivery: from where, and to which areas. */
import { orderOnlineLink } from '@tablefront/restaurant/links';
import { type Answer, listed, someOf } from './answer.ts';
import { type Asking, isGroup, placesFor, said, unknownAnswer } from './asking.ts';
import type { Place } from './knowledge.ts';
import { isNamed } from './places.ts';
import type { Request } from './understand.ts';
import { wordsOf } from './words.ts';

export function answerDelivery(request: Request, asking: Asking): Answer {
  const { configuration } = asking.knowledge;
  const places = placesFor(request, asking);
  const offers = (place: Place) =>
    place.location.services.some((service) => /\bdeliver|livraison/i.test(service)) ||
    place.location.deliveryAreas.length > 0;
  const delivering = places.filter(offers);
  const [only] = delivering;
  const order = {
    url:
      delivering.length === 1 && only?.location.orderingLink
        ? only.location.orderingLink
        : orderOnlineLink(configuration),
    label: 'Order online',
  };
  const areasOf = (place: Place) =>
    place.location.deliveryAreas.length > 0
      ? place.location.deliveryAreas
      : asking.knowledge.places.length === 1
        ? configuration.areaServed
        : [];
  const matching = asking.knowledge.places.filter((place) =>
    areasOf(place).some((area) => isNamed(request.words, area)),
  );
  const destination =
    /\b(?:deliver\w*|bring it|bring food)\b(?: \w+){0,2}? (?:to|in|around|near|as far as|at) (.+)$/.exec(
      request.text,
    )?.[1];
  const asksPlace =
    destination !== undefined &&
    /\b(?!(?:my|me|us|our|home|house|you|it|here|there|the|a|an|hotel|office|apartment|work|door|today|tonight|tomorrow|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b)[a-z]{3,}/.test(
      destination,
    ) &&
    matching.length === 0 &&
    request.mention.places.length === 0;

  if (matching.length > 0) {
    const areas = matching.flatMap((place) => areasOf(place).filter((area) => isNamed(request.words, area)));
    return said(
      `Yes, ${listed([...new Set(areas)])} is in the delivery area${
        isGroup(asking)
          ? ` of ${someOf(
              matching.map(({ label }) => label),
              5,
            )}`
          : ''
      }.`,
      isGroup(asking) && matching[0]?.location.orderingLink
        ? { url: matching[0].location.orderingLink, label: 'Order online' }
        : order,
    );
  }
  if (delivering.length === 0) {
    const others = isGroup(asking) ? asking.knowledge.places.filter(offers) : [];
    if (others.length > 0 && places.length === 1)
      return unknownAnswer(
        `Delivery is not listed for ${places[0]?.label}. It is for ${someOf(
          others.map(({ label }) => label),
          8,
        )}.`,
        places,
        asking,
        [order],
      );
    if (configuration.offerCatalog.some((name) => /\bdeliver|livraison/i.test(name)))
      return said(`Yes, delivery is offered. The ordering page says whether it comes to your address.`, order);
    return unknownAnswer('I don’t know whether there is delivery: it is not listed.', places, asking, [order]);
  }
  const known = delivering.filter((place) => areasOf(place).length > 0);
  const areas = known
    .slice(0, 4)
    .map((place) => `${known.length > 1 || isGroup(asking) ? `${place.label}: ` : ''}${areasOf(place).join(', ')}`);
  const wheres =
    areas.length > 0
      ? ` Delivery areas${known.length > 1 ? '' : ' are'}: ${areas.join('; ')}.`
      : ' I have no list of delivery areas; the ordering page tells for your address.';
  const start = asksPlace
    ? areas.length > 0
      ? `I don’t find ${wordsOf(destination ?? '').join(' ')} among the delivery areas.`
      : `I don’t know whether ${wordsOf(destination ?? '').join(' ')} is in the delivery area.`
    : isGroup(asking) && places.length > 1
      ? `Yes, ${delivering.length} of ${places.length} locations deliver: ${someOf(
          delivering.map(({ label }) => label),
          12,
        )}.`
      : `Yes, ${only?.label ?? configuration.name} delivers.`;
  return said(`${start}${wheres}`, order);
}
