/** What the brand has written anywhere that tells of what else is not known: in its answers, of its features, of itself. */
import { currentAnnouncements } from '@tablefront/restaurant/announcements';
import { sentence, sentencesOf } from '../answer.ts';
import { announcedOf } from '../hours/announced.ts';
import { contentStems, listedOf, type Question } from '../knowledge/knowledge.ts';
import { rootOf, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { mustBeAvoided } from '../safety/what-is-avoided.ts';
import { alikeMeanings, IS_DAY, isSilent, vagueMeanings } from '../vocabulary/alike-words.ts';
import {
  ASKS_AMOUNT,
  ASKS_IF_FREE,
  IS_FREE,
  OF_CHARGE,
  TELLS_EXTRA,
  TELLS_NUMBER,
  wishStems,
} from '../vocabulary/menu-words.ts';
import { ASKS_WHETHER_STILL, HAPPY_HOUR, OF_PARTY, ordinals, smallNumbers } from '../vocabulary/slot-words.ts';
import { ASKS_ORDER_AHEAD, ASKS_TO_ORDER_BY, TELLS_AHEAD, TELLS_ORDER_BY } from '../vocabulary/told-words.ts';
import { featuresIn } from './answer-features.ts';
import { hiredIn, isBeside, isOfPlaces, meaningsOf, tellsPayment, toldText } from './frequent-questions.ts';

/** What words are about, by the roots of words. */
const rootsOf = (words: readonly string[]) => new Set([...meaningsOf(words)].map(rootOf));

const vagueRoots = new Set([...vagueMeanings].map(rootOf));
const weightOf = (roots: readonly string[]) => roots.reduce((sum, root) => sum + (vagueRoots.has(root) ? 0.3 : 1), 0);

/** Every sentence with an amount speaks of it. */
const PRICE = rootOf('price');
const AMOUNT = /[$£€]|\bcents\b/;
const MOST_PARTS = 3;
/** What a sentence about the house is worth beside an answer. */
const WORTH_OF_STORY = 0.85;
/** How much of what is said a text must tell of. */
const ENOUGH = 0.6;
const ENOUGH_OF_BILL = 0.5;

/** How much of what some words ask a text tells of, 0 to 1; undefined where they ask nothing. */
function sharerOf({ mention, intent, knowledge, wish, words: all }: Request, words: readonly string[]) {
  const said = [...rootsOf(words.filter((word) => !mention.words.has(word)))];
  // `How much` alone asks of whatever was spoken of.
  if (weightOf(said) === 0 || said.every((root) => root === PRICE)) return undefined;
  // What dishes are called tells nothing of what else is asked of them, nor where they are not.
  const called = new Set(words.map(stemOf).filter(knowledge.index.isNameStem).map(rootOf));
  const hired = hiredIn(words).map(rootOf);
  const ofDishes = rootsOf(wish.dishes.flatMap(({ name }) => wordsOf(name)));
  const isOfMenu = (root: string) =>
    intent === 'menu' && (ofDishes.has(root) || (!alikeMeanings.has(root) && called.has(root)));
  return (text: string) => {
    const own = rootsOf(wordsOf(text));
    const named = said.filter((root) => own.has(root));
    // An amount beside what is asked about tells what that costs.
    const isPriced = said.includes(PRICE) && AMOUNT.test(text) && named.some((root) => !vagueRoots.has(root));
    const shared = isPriced ? [...new Set([...named, PRICE])] : named;
    const isOfOther = hired.length > 0 && !hired.some((root) => own.has(root));
    const isVague =
      isOfOther ||
      (words === all && shared.every(isOfMenu)) ||
      (shared.length < said.length && shared.every((root) => vagueRoots.has(root) || isOfMenu(root)));
    return isVague ? 0 : weightOf(shared) / weightOf(said);
  };
}

/** What the brand notes where prices are, and what those places note that are meant, with their names where there are several. */
export function noticesOf({ configuration, places }: Request): { text: string; told: string }[] {
  const ofBrand = configuration.menuNotices ?? [];
  const ofPlaces = places.flatMap(({ location, label }) =>
    (location.menuNotices ?? []).flatMap((text) => (ofBrand.includes(text) ? [] : [{ text, label }])),
  );
  const isOne = places.length === 1;
  const own = ofPlaces.map(({ text, label }) => ({
    text,
    told: isOne ? sentence(text) : `${label}: ${sentence(text)}`,
  }));
  const all = ofBrand.map((text) => ({ text, told: sentence(text) }));
  return isOne ? [...own, ...all] : [...all, ...own];
}

/** What a notice or a heading of the menu tells of what something costs or of how many it takes; and whether of all that is asked. */
export function toldBeside(request: Request): { text: string; isWhole: boolean } | undefined {
  const { places, text: asked, intent, words, knowledge } = request;
  const isOfBill = intent === 'payment';
  const isOpen = isOfBill || ASKS_AMOUNT.test(asked);
  // `The tip on a table of ten`, the card for a coffee: who and what is paid for tells little of paying.
  const isTelling = (word: string) =>
    !knowledge.index.isNameStem(stemOf(word)) &&
    !(isOfBill && (OF_PARTY.test(word) || IS_DAY.test(word) || smallNumbers.includes(word)));
  const share = isOpen ? sharerOf(request, words.filter(isTelling)) : undefined;
  const isVague = [...rootsOf(words.filter(isTelling))].every((root) => vagueRoots.has(root));
  if (!share || isVague) return undefined;
  // What a part of the menu says is nothing of the bill.
  const ofParts = isOfBill ? [] : [...knowledge.headings.keys()];
  const headings = ofParts.flatMap(sentencesOf).map((text) => ({ text, told: text }));
  const rated = [...noticesOf(request), ...headings]
    .filter(({ text }) => isOfBill || TELLS_EXTRA.test(text) || TELLS_NUMBER.test(text))
    .map(({ text, told }) => ({ share: share(text), told }))
    .sort((a, b) => b.share - a.share);
  const [best] = rated;
  if (!best || best.share < (isOfBill ? ENOUGH_OF_BILL : ENOUGH)) return undefined;
  const same = rated.filter(({ share: one }) => one === best.share).slice(0, places.length);
  return { text: same.map(({ told }) => told).join(' '), isWhole: best.share === 1 };
}

/** `Is the bread free`, `are refills free`: the sentence that says so of all that is named, of a dish with what it is called. */
export function toldFree({ text, words, configuration, knowledge, mention }: Request): string | undefined {
  // `Is the bread free or do I have to pay`
  const asked = text.replace(/ or .*$/, '');
  const open = (word: string) =>
    asked.split(' ').includes(word) && !mention.words.has(word) && !IS_FREE.test(word) && !OF_CHARGE.test(word);
  const said = ASKS_IF_FREE.test(asked) ? [...meaningsOf(words.filter(open))] : [];
  if (said.length === 0) return undefined;
  const house = [
    ...(configuration.about?.text ?? []),
    ...(configuration.menuNotices ?? []),
    ...knowledge.headings.keys(),
  ];
  const texts = [
    ...[...house, ...knowledge.questions.map(({ answer }) => answer)].map((own) => ['', own]),
    ...knowledge.dishes.map(({ name, description = '' }) => [name, description]),
  ];
  const found = texts.flatMap(([name = '', own = '']) =>
    sentencesOf(own).flatMap((one) => {
      const own = meaningsOf(wordsOf(`${name} ${one}`));
      return IS_FREE.test(one) && said.every((meaning) => own.has(meaning))
        ? [name === '' ? one : `${name}: ${one}`]
        : [];
    }),
  );
  return found[0];
}

/** What notices, headings and dishes of the menu say of happy hour: `Draft pint: $5 at happy hour.`; nothing beside what is not eaten or drunk. */
export function toldOfHappyHour(request: Request): string[] {
  const { wish, knowledge, places } = request;
  const { headings, dishes } = knowledge;
  // `Two-Finger Hour`, as a house may call it.
  const hours = places.flatMap(({ location }) => location.serviceHours.filter(({ kind }) => kind === 'happy_hour'));
  const called = hours.flatMap(({ name = '' }) => (name === '' ? [] : [name.toLowerCase()]));
  const named = [...headings, ...dishes.map(({ name, description = '' }) => [description, name] as const)];
  const ofMenu = named.flatMap(([text, name]) => sentencesOf(text).map((one) => `${name}: ${one}`));
  const texts = new Set([...noticesOf(request).map(({ told }) => told), ...ofMenu]);
  // `No alcohol for me`
  const isChoosy = mustBeAvoided(wish).length + wish.excluded.length + wish.diets.length > 0;
  const speaks = (text: string) => HAPPY_HOUR.test(text) || called.some((name) => text.includes(name));
  return isChoosy ? [] : [...texts].filter((text) => speaks(text.toLowerCase()));
}

/** Sentences that share most with what is asked beside some names, by words that mean the same; none where none shares anything. */
export function tellingOf(texts: readonly string[], request: Request, names: readonly string[]): string[] {
  const named = new Set(names.flatMap(wordsOf).map(rootOf));
  const isOpen = (word: string) =>
    !request.mention.words.has(word) && !named.has(rootOf(word)) && !(smallNumbers.includes(word) || word in ordinals);
  const said = [...rootsOf(request.text.split(' ').filter(isOpen))].filter(
    (root) => !named.has(root) && root !== PRICE,
  );
  const rated = texts.map((text) => {
    const own = rootsOf(wordsOf(text));
    return { text, worth: weightOf(said.filter((root) => own.has(root))) };
  });
  const most = Math.max(0.3, ...rated.map(({ worth }) => worth));
  return rated.filter(({ worth }) => worth === most).map(({ text }) => text);
}

/** How much of what is asked each answer of the brand's own tells. */
function answersRated({ knowledge, places, intent }: Request, share: (text: string) => number) {
  return knowledge.questions
    .filter((one) => isOfPlaces(one, places) && (intent !== 'payment' || tellsPayment(one)))
    .map((own) => ({
      own,
      share: share(`${own.question} ${own.answer} ${own.plain} ${own.plainAnswer}`),
      text: toldText(own, { quoted: true }),
    }));
}

/** `How much is the yule log and by when do I order`: what is announced or answered of ordering the dishes that are asked for. */
export function toldOfOrdering({ text, wish, configuration, knowledge, places, now }: Request): string | undefined {
  if (!ASKS_TO_ORDER_BY.test(text)) return undefined;
  const asked = namesIn(wish);
  const announced = currentAnnouncements(configuration.announcements, now).map(({ text: own }) => own);
  const ofPlaces = knowledge.questions.filter((one) => !one.statement && isOfPlaces(one, places));
  const answered = ofPlaces.map((one) => toldText(one));
  const speaks = (own: string) =>
    sentencesOf(own).some((one) => TELLS_ORDER_BY.test(one)) && stemsOf(own).some((stem) => asked.has(stem));
  return [...announced, ...answered].find(speaks);
}

/** The stems that name what is asked for. */
const namesIn = ({ dishes, wanted }: Request['wish']) =>
  new Set([...dishes.flatMap(({ name }) => contentStems(wordsOf(name))), ...wanted]);

/** `Are you doing catfish on the 27th`: what is announced of that, where a day is named. */
function announcedOfDishes(request: Request): string | undefined {
  const asked = request.when.days.length > 0 ? namesIn(request.wish) : new Set<string>();
  return asked.size === 0
    ? undefined
    : announcedOf(request).find((text) => stemsOf(text).some((stem) => asked.has(stem)));
}

/** What the brand answers or announces of all that a question about the menu asks, where that is more than dishes: `can I freeze the juices`. */
export function toldOfRest(request: Request): string | undefined {
  const { words, mention, knowledge, wish, intent, when, text, configuration, now } = request;
  if (intent !== 'menu' || (wish.sort ?? wish.spicy) !== undefined || mustBeAvoided(wish).length > 0) return undefined;
  const ofDishes = toldOfOrdering(request) ?? announcedOfDishes(request);
  if (ofDishes) return ofDishes;
  const isOfMenu = (word: string) =>
    wishStems.has(stemOf(word)) || vagueRoots.has(rootOf(word)) || knowledge.index.isKnown(stemOf(word));
  const open = words.filter((word) => !isSilent(word) && !mention.words.has(word) && !isOfMenu(word));
  const share = sharerOf(request, words);
  if (!share || featuresIn(words, knowledge).length > 0) return undefined;
  const isTimely = when.days.length > 0 || ASKS_WHETHER_STILL.test(text);
  const announced = isTimely ? currentAnnouncements(configuration.announcements, now) : [];
  const answered = open.length > 0 ? answersRated(request, share) : [];
  return (
    announced.find((one) => share(one.text) === 1)?.text ??
    answered.find((one) => one.share === 1 && !isBeside(one.own, request, true))?.text
  );
}

/**
 * The text of the brand's that tells most of what some words ask, where it tells enough; undefined where none does.
 *
 * @param words those that must be told of
 * @param enough how much of them, from 0 to 1
 */
export function toldAnywhere(
  request: Request,
  words: readonly string[] = request.words,
  enough = ENOUGH,
): string | undefined {
  const { say, configuration, knowledge, places, intent } = request;
  const { name: brand, description = '', about, loyaltyProgram, deals, discounts } = configuration;
  const share = sharerOf(request, words);
  if (!share) return undefined;
  // `What oil do you fry in`: of two answers that speak of a fryer, the one with more of these words.
  const stems = new Set(words.filter((word) => !isSilent(word)).map(stemOf));
  // `An igloo`, of `The igloos seat six`, and not of `Dogs on the patio. Not in the igloos`.
  const begins = (one: string) =>
    stemsOf(one)
      .slice(0, 2)
      .some((stem) => stems.has(stem));
  const sameWords = ({ own, text }: { own: Question; text: string }) =>
    own.statement ? 0 : stemsOf(text).filter((stem) => stems.has(stem)).length + Number(sentencesOf(text).some(begins));
  const asked = answersRated(request, share)
    .filter(({ own }) => request.wish.diets.length === 0 || !isBeside(own, request, false))
    .sort((a, b) => sameWords(b) - sameWords(a));
  const ofPlaces = places.length === knowledge.places.length ? knowledge.listed : listedOf(places);
  const written = [...(about?.text ?? []), description, loyaltyProgram?.description ?? ''].flatMap(sentencesOf);
  // Of who they are it is told where all is asked, not `is the chef single`.
  const quoted = written.map((text) => ({
    share: share(text) * WORTH_OF_STORY,
    text: say('brandWords', { brand, text }),
  }));
  const announced = currentAnnouncements(configuration.announcements, request.now);
  const noted = [
    ...noticesOf(request),
    ...announced.map(({ text }) => ({ text, told: sentence(text) })),
    ...ofPlaces.map((text) => ({ text, told: sentence(text) })),
  ];
  const stated = noted.map(({ text, told }) => ({ share: share(text), text: told }));
  // Of a dish an offer tells little.
  const offered = intent === 'menu' ? [] : [...deals.map((one) => ({ ...one, conditions: [] })), ...discounts];
  const offers = offered.map(({ title, description: about = title, conditions }) => {
    const text = [...new Set([title, about, ...conditions])].map(sentence).join(' ');
    return { share: share(text) * WORTH_OF_STORY, text };
  });
  const headings = [...knowledge.headings].flatMap(([heading, part]) =>
    sentencesOf(heading).map((text) => ({ share: share(text), text: `${part}: ${text}` })),
  );
  // `Glass bottles, 350 ml. Deposit 50 cents.`
  const whole = [...knowledge.headings].map(([text, part]) => ({ share: share(text), text: `${part}: ${text}` }));
  // Of tables and orders a story tells nothing.
  const stories = /^(?:reservations|ordering|delivery)$/.test(intent) ? [] : quoted;
  // `How far ahead do I have to order`, of which `back if you cancel ten days ahead` tells nothing.
  const isOpen = ({ text }: { text: string }) =>
    !ASKS_ORDER_AHEAD.test(request.text) || sentencesOf(text).some((one) => TELLS_AHEAD.test(one));
  const [best] = [...asked, ...stated, ...stories, ...headings, ...offers, ...whole]
    .filter(isOpen)
    .sort((a, b) => b.share - a.share);
  if (!best || best.share < enough) return undefined;
  // Of several parts of a menu that say it, each.
  const same = headings.includes(best) ? headings.filter((one) => one.share === best.share) : [best];
  return same
    .map(({ text }) => text)
    .slice(0, MOST_PARTS)
    .join(' ');
}
