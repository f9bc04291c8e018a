/** Ordering and paying: online, by pickup, help with an order, gift cards, rewards. */
import { orderOnlineLink } from '@tablefront/restaurant/links';
import { type Answer, page, sentence, someOf } from './answer.ts';
import { type Asking, contactCard, isGroup, nextStep, phoneOf, placesFor, said, unknownAnswer } from './asking.ts';
import type { Request } from './understand.ts';

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
