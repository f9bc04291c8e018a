/** The brand itself: what it is and serves, its price level, ratings, profiles, franchise, media and legal pages. */
import { type Answer, page } from '../answer.ts';
import { type Asking, amount, placesFor, said, unknownAnswer } from '../asking.ts';
import type { Request } from '../request.ts';
import { networks, particulars } from '../vocabulary/house-words.ts';
import { located } from './answer-places.ts';

/** Whether inquiries of those who want to open one are taken: only a form for them tells. */
export function answerFranchise(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const { franchiseQuestions, email } = asking.knowledge.configuration.brand;
  if (franchiseQuestions.length === 0)
    return unknownAnswer(say('brandNoFranchise'), placesFor(request, asking), asking);
  const text = email === undefined ? say('brandFranchise') : say('brandFranchiseOrWrite', { email });
  return said(text, page('/franchise', say('brandFranchiseLink')));
}

/** The page for journalists and creators. */
export function answerMedia(_request: Request, { say }: Asking): Answer {
  return said(say('brandMedia'), page('/media-inquiries', say('brandMediaLink')));
}

/** The brand's profiles elsewhere: those on the networks that are named, else all. */
export function answerSocial(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const profiles = knowledge.configuration.socialLinks.flatMap((url) => {
    const name = /^https?:\/\/(?:(?:www|m)\.)?([\w.-]+)\.[a-z]+(?:\/|$)/i.exec(url)?.[1]?.replace(/^x$/, 'twitter');
    return name === undefined ? [] : page(url, name);
  });
  const named: string[] = request.text.match(networks) ?? [];
  const known = profiles.filter(({ label }) => named.includes(label));
  const shown = (known.length > 0 ? known : profiles).slice(0, 6);
  const list = say('brandSocial', { links: shown.map(({ url }) => url).join(', ') });
  if (known.length > 0 || (named.length === 0 && shown.length > 0)) return said(list, ...shown);
  const text = shown.length > 0 ? `${say('brandNoSocialThere')} ${list}` : say('brandNoSocial');
  return unknownAnswer(text, placesFor(request, asking), asking, shown.slice(0, 4));
}

/** What the brand writes about itself, in its own words: no claim is made of them. */
export function answerAbout(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const { name, description, about, brand } = knowledge.configuration;
  const texts = [description ?? brand.description, ...(about?.text ?? [])].filter((text) => text !== undefined);
  if (texts.length === 0) return unknownAnswer(say('brandUnknown', { brand: name }), [], asking);
  const asked = particulars.filter(([question]) => question.test(request.text));
  const telling = texts.filter((text) => asked.some(([, told]) => told.test(text)));
  const quoted = telling.length > 0 ? telling : texts;
  const quote = say('brandWords', { brand: name, text: quoted.slice(0, 3).join(' ') });
  if (asked.every(([, told]) => telling.some((text) => told.test(text)))) return said(quote, page('/', name));
  return unknownAnswer(`${say('brandNotTold')} ${quote}`, [], asking, [page('/', name)]);
}

/** The cuisine, or the headings of the menu where none is stated. */
export function answerCuisine(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const { name, servesCuisine } = knowledge.configuration;
  if (servesCuisine.length > 0)
    return withMenu(say('brandServes', { brand: name, cuisine: say.list(servesCuisine) }), asking);
  const categories = [...new Set(knowledge.dishes.flatMap(({ category }) => category ?? []))];
  if (categories.length === 0) return unknownAnswer(say('brandNoCuisine'), placesFor(request, asking), asking);
  return withMenu(say('brandCategories', { categories: say.some(categories, 12) }), asking);
}

/** The price level and what dishes cost. */
export function answerPriceLevel(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const level = knowledge.configuration.priceRange;
  const prices = knowledge.dishes.flatMap(({ price }) => price ?? []).sort((a, b) => a - b);
  const range = { least: amount(prices[0] ?? 0, asking), most: amount(prices.at(-1) ?? 0, asking) };
  const texts = [
    ...(level === undefined ? [] : [say('brandPriceLevel', { level })]),
    ...(prices.length < 2 ? [] : [say('brandPrices', range)]),
  ];
  if (texts.length === 0) return unknownAnswer(say('brandNoPrices'), placesFor(request, asking), asking);
  return withMenu(texts.join(' '), asking);
}

function withMenu(text: string, { say }: Asking): Answer {
  return { response: text, content_types: ['menu_link'], menu_link: page('/menu', say('menuLink')) };
}

/** How guests rate the places that are meant. */
export function answerRating(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const places = placesFor(request, asking);
  const rated = places.filter(({ location }) => location.rating !== undefined);
  if (rated.length === 0)
    return unknownAnswer(say('brandNoRating'), places, asking, [page('/feedback', say('feedbackLink'))]);
  const texts = rated.map(({ label, location: { rating, reviewCount } }) =>
    say(reviewCount === undefined ? 'brandRated' : 'brandRatedBy', {
      place: label,
      rating: rating?.toLocaleString(say.language) ?? '',
      count: reviewCount ?? '',
    }),
  );
  return located(say('brandRatings', { ratings: say.some(texts, 15) }), rated, asking);
}

/** The page of the legal text that is asked for. */
export function answerLegal({ text }: Request, { say }: Asking): Answer {
  if (/\baccessibility\b/.test(text))
    return said(say('brandAccessibility'), page('/accessibility-statement', say('brandAccessibilityLink')));
  if (/\bterms\b/.test(text)) return said(say('brandTerms'), page('/terms-and-conditions', say('brandTermsLink')));
  return said(say('brandPrivacy'), page('/privacy-policy', say('brandPrivacyLink')));
}
