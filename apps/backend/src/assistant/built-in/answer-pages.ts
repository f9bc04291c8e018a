/** What has a page of its own on the site: catering, jobs, franchise, gift cards, reservations, ordering … */
import { isExternal, orderOnlineLink } from '@tablefront/restaurant/links';
import { openJobs } from '@tablefront/restaurant/open-jobs';
import { formatPrice } from '@tablefront/restaurant/prices';
import { type Answer, type LabelledLink, listed, sentence, someOf } from './answer.ts';
import { answerMenu } from './answer-menu.ts';
import {
  type Asking,
  contactCard,
  emailOf,
  isGroup,
  locationCard,
  nextStep,
  phoneOf,
  placesFor,
  said,
  unknownAnswer,
} from './asking.ts';
import type { Place } from './knowledge.ts';
import { contentStems, type Request } from './understand.ts';
import { stemsOf } from './words.ts';

const page = (url: string, label: string): LabelledLink => ({ url, label });
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

const roles =
  /\b(?:bartender|cook|chef|sous chef|server|waiter|waitress|dishwasher|host|hostess|manager|driver|cashier|barista|baker|cleaner|busser|sommelier)(?=s?\b)/;

export function answerJobs(request: Request, asking: Asking): Answer {
  const { configuration } = asking.knowledge;
  const open = openJobs(configuration, asking.now);
  const careers = page('/careers', 'Careers');
  const wanted = contentStems(request.words);
  const here = request.places;
  const atPlace = open.filter(
    ({ restaurantId, locationName }) =>
      here.length === 0 ||
      here.some(
        ({ location }) =>
          location.restaurantId === restaurantId || (restaurantId === undefined && location.name === locationName),
      ),
  );
  const fitting = atPlace.filter(({ title, type = '' }) =>
    stemsOf(`${title} ${type}`).some((stem) => wanted.includes(stem)),
  );
  const jobs = fitting.length > 0 ? fitting : atPlace;
  if (open.length === 0)
    return said('No open positions are listed at the moment. You can still apply on the careers page.', careers);
  if (atPlace.length === 0)
    return said(
      `No open position is listed for ${listed(here.map(({ label }) => label))}. Others are on the careers page, where you can also apply openly.`,
      careers,
    );
  const lines = jobs.slice(0, 8).map(({ title, type, locationName, benefits }) => {
    const where = isGroup(asking) && locationName !== undefined ? `, ${locationName}` : '';
    const pay =
      /\b(?:pay|paid|wages?|salary|benefits?|earn|how much)\b/.test(request.text) && benefits.length > 0
        ? `: ${benefits.join('; ')}`
        : '';
    return `${title}${type === undefined ? '' : ` (${type})`}${where}${pay}`;
  });
  const role = roles.exec(request.text)?.[0];
  const none = role !== undefined && fitting.length === 0 ? `No position as ${role} is listed. ` : '';
  const silent =
    /\b(?:pay|paid|wages?|salary|earn)\b/.test(request.text) && jobs.every(({ benefits }) => benefits.length === 0)
      ? ' The pay is not stated.'
      : '';
  const more = jobs.length > 8 ? ` and ${jobs.length - 8} more` : '';
  return said(
    `${none === '' ? 'Yes, there' : `${none}There`} ${jobs.length === 1 ? 'is an open position' : 'are open positions'}: ${lines.join('; ')}${more}.${silent} Apply on the careers page.`,
    careers,
  );
}

export function answerFranchise(request: Request, asking: Asking): Answer {
  const { brand } = asking.knowledge.configuration;
  if (brand.franchiseQuestions.length > 0) {
    return said(
      `Yes, franchise inquiries are welcome. The form is on the franchise page${brand.email === undefined ? '' : `, or write to ${brand.email}`}.`,
      page('/franchise', 'Own A Franchise'),
    );
  }
  return unknownAnswer(
    'I don’t know of a franchise program: there is no form for one here.',
    placesFor(request, asking),
    asking,
  );
}

export function answerGiftCards(request: Request, asking: Asking): Answer {
  const { giftCards } = asking.knowledge.configuration;
  if (giftCards !== undefined)
    return said('Yes, gift cards are sold online, under the link.', page(giftCards, 'Gift Cards'));
  return unknownAnswer(
    'No gift cards are listed, so I don’t know whether there are any.',
    placesFor(request, asking),
    asking,
  );
}

export function answerLoyalty(request: Request, asking: Asking): Answer {
  const { loyaltyProgram, navigation } = asking.knowledge.configuration;
  if (loyaltyProgram?.available) {
    const { name = 'The loyalty program', description, url } = loyaltyProgram;
    return said(
      `Yes: ${sentence(name)}${description === undefined ? '' : ` ${sentence(description)}`}`,
      url === undefined ? page('/offers', 'Offers') : page(url, name),
    );
  }
  const link = navigation.find(({ name }) => /reward|loyalty|club|points/i.test(name));
  if (link) return said(`There is a page for that: ${link.name}.`, page(link.url, link.name));
  return unknownAnswer('No loyalty program is listed.', placesFor(request, asking), asking, [
    page('/offers', 'Offers'),
  ]);
}

export function answerReservations(request: Request, asking: Asking): Answer {
  const { reservationLink } = asking.knowledge.configuration;
  const places = placesFor(request, asking);
  if (/\b(?:cancel|change|modify|move|reschedule|confirm)\b/.test(request.text)) {
    return unknownAnswer(
      'I can’t see or change reservations.',
      places,
      asking,
      reservationLink === undefined ? [] : [page(reservationLink, 'Make Reservation')],
    );
  }
  if (reservationLink !== undefined) {
    const phone = phoneOf(places, asking);
    const link = page(reservationLink, isExternal(reservationLink) ? 'Make Reservation' : 'Make Reservation');
    const start = /\bwalk ?ins?\b/.test(request.text)
      ? 'I don’t know whether there is room without one, but tables'
      : /\b(?:need|necessary|required|have to|must)\b/.test(request.text)
        ? 'I don’t know whether one is needed, but tables'
        : 'Yes, tables';
    return said(
      `${start} can be booked online, under the link${phone === undefined ? '' : `, or by phone at ${phone}`}. I can’t see which times are free.`,
      link,
    );
  }
  return unknownAnswer(
    'No online reservations are listed, so I don’t know whether a table can be booked.',
    places,
    asking,
  );
}

export function answerOrdering(request: Request, asking: Asking): Answer {
  const { configuration } = asking.knowledge;
  const places = placesFor(request, asking);
  const [only] = places;
  const own = places.length === 1 ? only?.location.orderingLink : undefined;
  const link = page(own ?? orderOnlineLink(configuration), 'Order online');
  const pickup = /\b(?:pick ?up|pickup|take ?out|takeout|to go|carry ?out|collect|curbside|kerbside)\b/.test(
    request.text,
  );
  if (pickup) {
    const offering = places.filter(({ location }) =>
      location.services.some((service) => /pick ?-?up|take ?-?(?:out|away)|collect|emporter|carry/i.test(service)),
    );
    if (offering.length > 0) {
      const where =
        isGroup(asking) && places.length > 1
          ? ` at ${
              offering.length === places.length
                ? 'every location'
                : someOf(
                    offering.map(({ label }) => label),
                    10,
                  )
            }`
          : '';
      return said(
        `Yes, there is pickup${where}. Order online, or call ${phoneOf(places, asking) ?? 'the location'}.`,
        link,
      );
    }
  }
  const ordered =
    configuration.orderingLink !== undefined ||
    own !== undefined ||
    (configuration.hasMenu !== undefined && configuration.hasMenu !== 'page');
  if (ordered)
    return said(
      `You can order online, under the link${own !== undefined && isGroup(asking) ? ` of ${only?.label}` : ''}. I can’t take orders myself.`,
      link,
    );
  return unknownAnswer('I have no link for ordering online, and can’t take orders myself.', places, asking, [
    page('/menu', 'Menu'),
  ]);
}

export function answerOrderHelp(request: Request, asking: Asking): Answer {
  const places = placesFor(request, asking);
  const refund = /\brefund|money back/.test(request.text) ? ' The terms say how refunds work.' : '';
  const contact = contactCard(places, asking);
  return {
    response: `I can’t see or change orders. ${nextStep(places, asking, 'about your order')}${refund}`,
    content_types: contact ? ['contact'] : ['generic_answer'],
    ...(contact && { contact_info: contact }),
    links: [page('/terms-and-conditions', 'Terms and conditions'), page('/feedback', 'Feedback')],
  };
}

export function answerPayment(request: Request, asking: Asking): Answer {
  const terms = page('/terms-and-conditions', 'Terms and conditions');
  if (/\b(?:tax|taxes|hst|gst|pst)\b/.test(request.text))
    return said('The terms say that prices exclude tax (GST/HST/PST).', terms);
  const special =
    /\b(?:amex|american express|apple pay|google pay|interac|e ?transfer|bitcoin|crypto|cheque|tip|tips|tipping|gratuity|split|invoice)\b/.test(
      request.text,
    );
  const text = 'The terms say that you can pay by cash, credit or debit.';
  return special
    ? said(`${text} More than that I don’t know. ${nextStep(placesFor(request, asking), asking)}`, terms)
    : said(text, terms);
}

export function answerFeedback(request: Request, asking: Asking): Answer {
  const places = placesFor(request, asking);
  const contact = contactCard(places, asking);
  const phone = phoneOf(places, asking);
  return {
    response: `Please tell us on the feedback page: it goes to the management${phone === undefined ? '' : `. You can also call ${phone}`}.`,
    content_types: ['generic_answer'],
    ...(contact && { contact_info: contact }),
    links: [page('/feedback', 'Feedback')],
  };
}

export function answerCallback(request: Request, asking: Asking): Answer {
  const places = placesFor(request, asking);
  const phone = phoneOf(places, asking);
  const email = emailOf(places, asking);
  const contact = contactCard(places, asking);
  const ways = [
    ...(phone === undefined ? [] : [`call ${phone}`]),
    ...(email === undefined ? [] : [`write to ${email}`]),
  ];
  return {
    response: `${ways.length > 0 ? `To reach a person, ${listed(ways, 'or')}. ` : ''}With Request Callback, under Feedback on the site, somebody calls you: usually within 24 hours during business hours.`,
    content_types: contact ? ['contact'] : ['generic_answer'],
    ...(contact && { contact_info: contact }),
    links: [page('/contact', 'Contact')],
  };
}

export function answerMedia(): Answer {
  return said(
    'Journalists and creators are welcome on the page for media inquiries: it lists the current campaigns and has a form.',
    page('/media-inquiries', 'Media inquiries'),
  );
}

export function answerSocial(request: Request, asking: Asking): Answer {
  const links = asking.knowledge.configuration.socialLinks.flatMap((url) => {
    const host = URL.canParse(url) ? new URL(url).hostname.replace(/^(?:www|m)\./, '') : undefined;
    return host === undefined ? [] : [page(url, host.split('.').slice(0, -1).join('.') || host)];
  });
  if (links.length === 0) return unknownAnswer('No social profiles are listed.', placesFor(request, asking), asking);
  return said(`Here they are: ${links.map(({ url }) => url).join(', ')}`, ...links.slice(0, 6));
}

export function answerAbout(_request: Request, asking: Asking): Answer {
  const { name, description, about, brand } = asking.knowledge.configuration;
  const texts = [description ?? brand.description, ...(about?.text ?? [])]
    .filter((text) => text !== undefined)
    .slice(0, 3);
  if (texts.length === 0) return unknownAnswer(`I know little about ${name} yet.`, [], asking);
  return said(texts.join(' '), page('/', name));
}

export function answerCuisine(request: Request, asking: Asking): Answer {
  const { configuration } = asking.knowledge;
  if (configuration.servesCuisine.length === 0)
    return answerMenu({ ...request, wish: { ...request.wish, content: [] } }, asking);
  return {
    ...said(`${configuration.name} serves ${listed(configuration.servesCuisine)}.`),
    content_types: ['menu_link'],
    menu_link: { url: '/menu', label: 'View the menu' },
  };
}

export function answerPriceLevel(request: Request, asking: Asking): Answer {
  const { configuration, dishes } = asking.knowledge;
  const prices = dishes.flatMap(({ price }) => price ?? []);
  const amount = (value: number) => formatPrice(value, configuration.currency, configuration.language);
  const range = configuration.priceRange === undefined ? '' : `The price level is ${configuration.priceRange}. `;
  const menu =
    prices.length > 1 ? `Dishes cost from ${amount(Math.min(...prices))} to ${amount(Math.max(...prices))}.` : '';
  if (range === '' && menu === '') return unknownAnswer('I don’t know the prices.', placesFor(request, asking), asking);
  return {
    ...said(`${range}${menu}`.trim()),
    content_types: ['menu_link'],
    menu_link: { url: '/menu', label: 'View the menu' },
  };
}

export function answerRating(request: Request, asking: Asking): Answer {
  const places = placesFor(request, asking);
  const rated = places.flatMap((place) => {
    const { rating, reviewCount } = place.location;
    return rating === undefined
      ? []
      : [
          {
            place,
            text: `${place.label} ${rating} of 5${reviewCount === undefined ? '' : ` from ${reviewCount} reviews`}`,
          },
        ];
  });
  if (rated.length === 0) return unknownAnswer('I have no ratings.', places, asking, [page('/feedback', 'Feedback')]);
  return {
    response: `Guests rate ${someOf(
      rated.map(({ text }) => text),
      15,
    )}.`,
    content_types: ['location_info'],
    location_info: rated
      .slice(0, 15)
      .map(({ place }: { place: Place }) => locationCard(place, asking, { hours: false })),
  };
}

export function answerLegal(request: Request): Answer {
  if (/\baccessibility\b/.test(request.text))
    return said(
      'The accessibility statement is on its page.',
      page('/accessibility-statement', 'Accessibility statement'),
    );
  if (/\bterms\b/.test(request.text))
    return said('The terms and conditions are on their page.', page('/terms-and-conditions', 'Terms and conditions'));
  return said('The privacy policy says what is collected and why.', page('/privacy-policy', 'Privacy policy'));
}
