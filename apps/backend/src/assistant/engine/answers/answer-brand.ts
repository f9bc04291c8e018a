/** The brand itself: what it is and serves, its price level, ratings, profiles, franchise, media and legal pages. */
import { type Answer, page } from '../answer.ts';
import { type Asking, amount, placesFor, said, unknownAnswer } from '../asking.ts';
import type { SentenceKey } from '../language/say.ts';
import type { Request } from '../request.ts';
import { legalPages, networks, particulars, profileName } from '../vocabulary/house-words.ts';
import { answerConfigured, joined, located } from './listing.ts';

/** Whether inquiries of those who want to open one are taken: only a form for them tells. */
export function answerFranchise(request: Request, asking: Asking): Answer {
  const { franchiseQuestions, email } = asking.knowledge.configuration.brand;
  const form = franchiseQuestions.length > 0 ? ({ told: 'brandFranchise', url: '/franchise' } as const) : undefined;
  const given = { unknown: 'brandNoFranchise', label: 'brandFranchiseLink', email } as const;
  return answerConfigured({ ...given, told: form?.told, url: form?.url }, request, asking);
}

/** The page for journalists and creators. */
export function answerMedia(_request: Request, { say }: Asking): Answer {
  return said(say('brandMedia'), page('/media-inquiries', say('brandMediaLink')));
}

/** The brand's profiles elsewhere: those on the networks that are named, else all. */
export function answerSocial(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const profiles = knowledge.configuration.socialLinks.flatMap((url) => {
    const name = profileName.exec(url)?.[1]?.replace(/^x$/, 'twitter');
    return name === undefined ? [] : page(url, name);
  });
  const named: string[] = request.text.match(networks) ?? [];
  const known = profiles.filter(({ label }) => named.length === 0 || named.includes(label));
  const shown = (known.length > 0 ? known : profiles).slice(0, 6);
  const list = shown.length > 0 && say('brandSocial', { links: shown.map(({ url }) => url).join(', ') });
  if (known.length > 0) return said(list || '', ...shown);
  const text = joined(say(list ? 'brandNoSocialThere' : 'brandNoSocial'), list);
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
  return unknownAnswer(joined(say('brandNotTold'), quote), [], asking, [page('/', name)]);
}

/** The cuisine, or the headings of the menu where none is stated. */
export function answerCuisine(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const { name: brand, servesCuisine } = knowledge.configuration;
  const categories = [...new Set(knowledge.dishes.flatMap(({ category }) => category ?? []))];
  const served = servesCuisine.length > 0 && say('brandServes', { brand, cuisine: say.list(servesCuisine) });
  const headings = categories.length > 0 && say('brandCategories', { categories: say.some(categories, 12) });
  return withMenu(served || headings || '', 'brandNoCuisine', request, asking);
}

/** The price level and what dishes cost. */
export function answerPriceLevel(request: Request, asking: Asking): Answer {
  const { say, knowledge } = asking;
  const level = knowledge.configuration.priceRange;
  const prices = knowledge.dishes.flatMap(({ price }) => price ?? []).sort((a, b) => a - b);
  const range = { least: amount(prices[0] ?? 0, asking), most: amount(prices.at(-1) ?? 0, asking) };
  const priced = prices.length > 1 && say('brandPrices', range);
  const text = joined(level !== undefined && say('brandPriceLevel', { level }), priced);
  return withMenu(text, 'brandNoPrices', request, asking);
}

function withMenu(text: string, unknown: SentenceKey, request: Request, asking: Asking): Answer {
  const { say } = asking;
  if (text === '') return unknownAnswer(say(unknown), placesFor(request, asking), asking);
  return { response: text, content_types: ['menu_link'], menu_link: page('/menu', say('menuLink')) };
}

/** How guests rate the places that are meant. */
export function answerRating(request: Request, asking: Asking): Answer {
  const { say } = asking;
  const places = placesFor(request, asking);
  const rated = places.filter(({ location }) => location.rating !== undefined);
  if (rated.length === 0)
    return unknownAnswer(say('brandNoRating'), places, asking, [page('/feedback', say('feedbackLink'))]);
  const texts = rated.map(({ label: place, location: { rating: stars = 0, reviewCount: count = 0 } }) =>
    say(count === 0 ? 'brandRated' : 'brandRatedBy', { place, rating: stars.toLocaleString(say.language), count }),
  );
  return located(say('brandRatings', { ratings: say.some(texts, 15) }), rated, asking);
}

/** The page of the legal text that is asked for. */
export function answerLegal({ text }: Request, { say }: Asking): Answer {
  const { url, told, name } = legalPages.find(({ asked }) => asked.test(text)) ?? legalPages[0];
  return said(say(told), page(url, say(name)));
}
