/** The brand itself: what it is and serves, its price level, ratings, profiles, franchise, media and legal pages. */
import { formatPrice } from '@tablefront/restaurant/prices';
import { type Answer, listed, page, someOf } from './answer.ts';
import { answerMenu } from './answer-menu.ts';
import { type Asking, locationCard, placesFor, said, unknownAnswer } from './asking.ts';
import type { Place } from './knowledge.ts';
import type { Request } from './understand.ts';

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
