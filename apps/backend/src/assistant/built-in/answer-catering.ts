/** Catering, private events and the food truck. */
import { type Answer, listed, page, someOf } from './answer.ts';
import { type Asking, contactCard, isGroup, placesFor, said, unknownAnswer } from './asking.ts';
import type { Request } from './understand.ts';

const catering = page('/catering', 'Catering');

export function answerCatering(request: Request, asking: Asking): Answer {
  const { configuration, places: all } = asking.knowledge;
  const places = placesFor(request, asking);
  const listing = places.filter(({ location }) => location.services.some((service) => /cater|traiteur/i.test(service)));
  const email = configuration.cateringEmail;
  const { liveCatering, foodTruck } = configuration.flags;
  const ways = [...(liveCatering ? ['live catering on the spot'] : []), ...(foodTruck ? ['a food truck'] : [])];
  const offered =
    listing.length > 0 || ways.length > 0 || configuration.offerCatalog.some((name) => /cater|traiteur/i.test(name));
  if (!offered && email !== undefined) {
    return said(
      `Catering is not listed among the services, but the catering page takes a request, or write to ${email}.`,
      catering,
    );
  }
  if (!offered) {
    const text = 'Catering is not listed among the services, so I don’t know. The catering page takes a request.';
    return unknownAnswer(text, places, asking, [catering]);
  }
  const where =
    isGroup(asking) && listing.length > 0 && places.length === all.length
      ? ` ${someOf(
          listing.map(({ label }) => label),
          10,
        )} ${listing.length === 1 ? 'does' : 'do'} catering.`
      : '';
  const elsewhere =
    places.length === 1 && listing.length === 0 && isGroup(asking)
      ? ` Catering is not listed for ${places[0]?.label}.`
      : '';
  const more = ways.length > 0 ? ` There is also ${listed(ways)}.` : '';
  const contact = contactCard(places, asking);
  return {
    response: `Yes, there is catering.${where}${elsewhere}${more} Send your request on the catering page${email === undefined ? '' : ` or write to ${email}`}.`,
    content_types: ['generic_answer'],
    links: [catering],
    ...(contact && { contact_info: { ...contact, ...(email !== undefined && { email }) } }),
  };
}

export function answerPrivateEvents(request: Request, asking: Asking): Answer {
  const { configuration } = asking.knowledge;
  const places = placesFor(request, asking);
  const offered =
    configuration.flags.partyHall ||
    configuration.offerCatalog.some((name) => /private|event|party|banquet/i.test(name));
  if (offered) {
    const email = configuration.cateringEmail;
    return said(
      `Yes, private events can be held here${configuration.flags.partyHall ? ': there is a party hall' : ''}. Ask for one on the catering page${email === undefined ? '' : ` or write to ${email}`}.`,
      catering,
    );
  }
  return unknownAnswer(
    'I don’t know whether private events are possible: no room for them is listed. The catering page takes a request for any event.',
    places,
    asking,
    [catering],
  );
}

export function answerFoodTruck(request: Request, asking: Asking): Answer {
  if (asking.knowledge.configuration.flags.foodTruck)
    return said('Yes, there is a food truck that can be booked. Ask for it on the catering page.', catering);
  return unknownAnswer('No food truck is listed.', placesFor(request, asking), asking, [catering]);
}
