/** The brand itself: what it is and serves, its price level, ratings, profiles, franchise, media and legal pages. */
import { pathTo } from '@tablefront/restaurant/site-pages';
import { type Answer, page } from '../answer.ts';
import type { SentenceKey } from '../language/say.ts';
import { inOneCurrency, priceSpan } from '../menu/dish-text.ts';
import { joined, located, type Request, said, siteLink, unknownAnswer } from '../request.ts';
import { ASKS_BEST, legalPages, NETWORKS, PROFILE_NAME, particulars } from '../vocabulary/house-words.ts';
import { answerConfigured } from './listing.ts';

/** Whether inquiries of those who want to open one are taken: only a form for them tells. */
export function answerFranchise(request: Request): Answer {
  const { franchiseQuestions, email } = request.configuration.brand;
  const form = franchiseQuestions.length > 0 ? ({ told: 'brandFranchise', link: 'franchise' } as const) : undefined;
  return answerConfigured({ told: form?.told, unknown: 'brandNoFranchise', link: form?.link, email }, request);
}

/** The page for journalists and creators. */
export function answerMedia(request: Request): Answer {
  return said(request.say('brandMedia'), siteLink('mediaInquiries', request));
}

/** The brand's profiles elsewhere: those on the networks that are named, else all. */
export function answerSocial(request: Request): Answer {
  const { say, configuration, text } = request;
  const profiles = configuration.socialLinks.flatMap((url) => {
    const name = PROFILE_NAME.exec(url)?.[1]?.replace(/^x$/, 'twitter');
    return name === undefined ? [] : page(url, name);
  });
  const named: string[] = text.match(NETWORKS) ?? [];
  const known = profiles.filter(({ label }) => named.length === 0 || named.includes(label));
  const shown = (known.length > 0 ? known : profiles).slice(0, 6);
  const list = shown.length > 0 && say('brandSocial', { links: shown.map(({ url }) => url).join(', ') });
  if (known.length > 0) return said(list || '', ...shown);
  return unknownAnswer(joined(say(list ? 'brandNoSocialThere' : 'brandNoSocial'), list), request, ...shown.slice(0, 4));
}

/** What the brand writes about itself, in its own words: no claim is made of them. */
export function answerAbout(request: Request): Answer {
  const { say } = request;
  const { name, description, about, brand } = request.configuration;
  const texts = [description ?? brand.description, ...(about?.text ?? [])].filter((text) => text !== undefined);
  if (texts.length === 0) return unknownAnswer(say('brandUnknown', { brand: name }), request);
  const asked = particulars.filter(([question]) => question.test(request.text));
  const telling = texts.filter((text) => asked.some(([, told]) => told.test(text)));
  const quoted = telling.length > 0 ? telling : texts;
  const quote = say('brandWords', { brand: name, text: quoted.slice(0, 3).join(' ') });
  const home = page(pathTo('home'), name);
  if (asked.every(([, told]) => telling.some((text) => told.test(text)))) return said(quote, home);
  return unknownAnswer(joined(say('brandNotTold'), quote), request, home);
}

/** The cuisine, or the headings of the menu where none is stated. */
export function answerCuisine(request: Request): Answer {
  const { say, knowledge } = request;
  const { name: brand, servesCuisine } = request.configuration;
  const categories = [...new Set(knowledge.dishes.flatMap(({ category }) => category ?? []))];
  const served = servesCuisine.length > 0 && say('brandServes', { brand, cuisine: say.list(servesCuisine) });
  const headings = categories.length > 0 && say('brandCategories', { categories: say.some(categories, 12) });
  return withMenu(served || headings || '', 'brandNoCuisine', request);
}

/** The price level and what dishes cost. */
export function answerPriceLevel(request: Request): Answer {
  const { say, knowledge } = request;
  const level = request.configuration.priceRange;
  const [least, most] = priceSpan(inOneCurrency(knowledge.dishes), request) ?? [];
  const priced = least !== undefined && most !== undefined && least !== most && say('brandPrices', { least, most });
  return withMenu(joined(level && say('brandPriceLevel', { level }), priced), 'brandNoPrices', request);
}

function withMenu(text: string, unknown: SentenceKey, request: Request): Answer {
  if (text === '') return unknownAnswer(request.say(unknown), request);
  return { response: text, content_types: ['menu_link'], menu_link: siteLink('menu', request) };
}

/** How guests rate the places that are meant. */
export function answerRating(request: Request): Answer {
  const { say, places } = request;
  const all = places.filter(({ location }) => location.rating !== undefined);
  const best = Math.max(...all.map(({ location }) => location.rating ?? 0));
  const rated = ASKS_BEST.test(request.text) ? all.filter(({ location }) => location.rating === best) : all;
  if (rated.length === 0) return unknownAnswer(say('brandNoRating'), request, siteLink('feedback', request));
  const texts = rated.map(({ label: place, location: { rating: stars = 0, reviewCount: count = 0 } }) =>
    say(count === 0 ? 'brandRated' : 'brandRatedBy', { place, rating: stars.toLocaleString(say.language), count }),
  );
  return located(say('brandRatings', { ratings: say.some(texts, 15) }), rated, request);
}

/** The page of the legal text that is asked for. */
export function answerLegal(request: Request): Answer {
  const { id, told } = legalPages.find(({ asked }) => asked.test(request.text)) ?? legalPages[0];
  return said(request.say(told), siteLink(id, request));
}
