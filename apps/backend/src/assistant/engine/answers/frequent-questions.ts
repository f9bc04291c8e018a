/** Which of the brand's own questions and answers a request comes close to. */
import { type Answer, sentence } from '../answer.ts';
import { serviceAsked } from '../hours/asked.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Place, Question } from '../knowledge/knowledge.ts';
import { phraseFinder, rootOf, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { meaningsOf as dishWords } from '../menu/meanings.ts';
import { asksWhether, isGroup, joined, placesMeant, type Request, said } from '../request.ts';
import { mustBeAvoided } from '../safety/what-is-avoided.ts';
import * as vocabulary from '../vocabulary/alike-words.ts';
import { foodStems } from '../vocabulary/foods.ts';
import { ASKS_WHEN_SERVED } from '../vocabulary/hours-words.ts';
import { broad } from '../vocabulary/meanings.ts';
import { BRINGS_OWN } from '../vocabulary/menu-words.ts';
import {
  DELIVERY_APP,
  destinationIn,
  listedAs,
  numberOf,
  SPEAKS_OF_TRUCK,
  TELLS_PAYMENT,
  tableCues,
} from '../vocabulary/services.ts';
import {
  ASKS_HOW_TO_TREAT,
  GIVES_TO_CHILD,
  IS_CHILD,
  IS_FOR_CHILD,
  NAMES_CHILD,
  SERVICES,
} from '../vocabulary/slot-words.ts';

const findAlike = phraseFinder(vocabulary.alikePhrases);

/** What words are about, of whatever language: without those that everybody says, and without numbers. */
export function meaningsOf(words: readonly string[]): ReadonlySet<string> {
  const own = (word: string) => (vocabulary.isSilent(word) ? [] : (vocabulary.ofVerb(word) ?? [stemOf(word)]));
  return new Set(findAlike(words.map(stemOf)).flatMap(({ at, meaning }) => meaning ?? own(words[at] ?? '')));
}

/** What a question of the brand asks, what its answer speaks of, and both by the roots of words; nobody asks a statement. */
interface Meanings {
  asked: ReadonlySet<string>;
  answered: ReadonlySet<string>;
  roots: Record<'asked' | 'answered', ReadonlySet<string>>;
}

const meaningsOfTexts = new WeakMap<Question, Meanings>();

function meaningsOfQuestion(question: Question): Meanings {
  const known = meaningsOfTexts.get(question);
  if (known) return known;
  const [asked, answered] = [meaningsOf(question.plain.split(' ')), meaningsOf(question.plainAnswer.split(' '))];
  const rooted = (some: ReadonlySet<string>) => new Set(question.statement ? [] : [...some].map(rootOf));
  const meanings = { asked, answered, roots: { asked: rooted(asked), answered: rooted(answered) } };
  meaningsOfTexts.set(question, meanings);
  return meanings;
}

/** Whether a question of the brand is about all of it or about one of these places. */
export function isOfPlaces({ place }: Question, places: readonly Place[]): boolean {
  return place === undefined || places.some(({ index }) => index === place);
}

/** How much more alike a question of the brand's is that is about as many guests as come. */
const OF_SIZE = 0.4;

/** `For 8 or more please ring us`, of who comes with ten. */
function isForSoMany({ question, answer }: Question, { intent, partySize = 0 }: Request): boolean {
  const from = vocabulary.OR_MORE.exec(`${question} ${answer}`.toLowerCase())?.[1] ?? '';
  const least = numberOf(from);
  return intent === 'reservations' && least > 2 && partySize >= least;
}

/** A question of the brand's before its answer; not what somebody says for whom it is: `We have a nut allergy`. */
export const quotedText = ({ question, statement }: Question): string =>
  !statement && vocabulary.SAYS_OF_ONESELF.test(question) ? '' : sentence(question);

/** The brand's answer; with its question where it begins with a yes or no, or could be misread without. */
export function toldText(told: Question, { quoted = told.statement } = {}): string {
  const { answer } = told;
  const isVerdict = /^(?:yes|no|oui|non|s[ií])(?!\p{L})|^\p{L}+[.!]?$|, (?:yes|no|oui|non|s[ií])[.!]/iu.test(answer);
  return joined((quoted || isVerdict) && quotedText(told), sentence(answer));
}

/** The brand's answers to some questions, each once, with the name of its place where several are meant. */
export function toldLines(questions: readonly Question[], { knowledge, places }: Request, quoted?: boolean): string[] {
  const own = questions.filter((one) => isOfPlaces(one, places));
  return [
    ...new Set(
      own.map((one) => {
        const label = places.length > 1 ? knowledge.places[one.place ?? -1]?.label : undefined;
        return `${label === undefined ? '' : `${label}: `}${toldText(one, { quoted })}`;
      }),
    ),
  ];
}

/** Whether the brand's own words begin with a no, beside which no yes of ours may stand. */
export function isDenial(question: Question | undefined): boolean {
  return /^(?:non?|not|sorry|unfortunately|we (?:do|take|have) no)\b/i.test(question?.answer ?? '');
}

/**
 * The best answer of the brand's own to a request, the question that it belongs to, and how alike the questions are: 0 to 1.
 *
 * @param words those to rate, where not the whole question is meant
 */
export function frequentAnswer(
  request: Request,
  words: readonly string[] = request.words,
): { answer: Answer; likeness: number; question: Question } | undefined {
  const places = placesMeant(request.named, false, request);
  const telling = words.filter((word) => !request.mention.words.has(word));
  const parts = partsOf(telling, request);
  // `Do you ship bread`: of the bread the menu tells.
  const isOnMenu = (word: string) => request.knowledge.index.isKnown(stemOf(word));
  const apart = request.intent === 'menu' ? meaningsOf(telling.filter((word) => !isOnMenu(word))) : new Set<string>();
  parts.push(...kindsAsked(request, words));
  const ofLastOrder = ofKitchen({ ...request, words });
  if (ofLastOrder.length > 0) parts.push(new Set(ofLastOrder));
  // `Do you sell the broth to take home`, of `Can I buy the broth?`
  const sold = vocabulary.SELLS.test(request.text)
    ? new Set([...meaningsOf(telling)].filter((one) => one !== 'takeout'))
    : undefined;
  const against = againstOf(request);
  const rate = (question: Question) =>
    Math.max(
      likenessOfText(words.join(' '), question),
      ...parts.map((part) => likenessOf(part, question, against)),
      sold && vocabulary.SELLS.test(question.plain) ? likenessOf(sold, question, against) : 0,
      asksAllOf(apart, question) ? WHOLE_QUESTION : 0,
    );
  // Nobody asks a statement; and who asks what it costs is told a price.
  const isPriced = request.intent !== 'menu' && vocabulary.ASKS_PRICE.test(words.join(' '));
  const things = thingsNamed(telling, request);
  const isApart = (question: Question) => things.some((thing) => !speaksOf(question, [thing]));
  const hired = hiredIn(words);
  const isOfOtherHire = (question: Question) => hired.length > 0 && !hired.some((one) => speaksOf(question, [one]));
  const worthOf = (question: Question) =>
    (question.statement ? 0.8 : 1) *
    (isPriced && !vocabulary.TELLS_PRICE.test(question.answer) ? 0.75 : 1) *
    (isApart(question) ? 0.75 : 1) *
    (isOfOtherHire(question) ? 0.5 : 1);
  const subject = subjectOf(request);
  // `Could you cook at a wedding`, of the brand's `Can you cook at our wedding`, by whatever subject.
  const isOfSubject = (question: Question) =>
    !subject || speaksOf(question, subject) || (asksMuch(question) && asksAllOf(meaningsOf(telling), question));
  const rated = request.knowledge.questions
    .filter((question) => isOfPlaces(question, places) && isOfSubject(question))
    .map((question) => ({
      question,
      likeness: Math.min(1, rate(question) * worthOf(question) + (isForSoMany(question, request) ? OF_SIZE : 0)),
    }))
    .sort((a, b) => b.likeness - a.likeness);
  const [best] = rated;
  if (!best || best.likeness <= 0.3) return undefined;
  const same = rated.filter(({ question }) => question.question === best.question.question);
  const needsPlace = same.length > 1 || (isGroup(request) && request.named.length !== 1);
  const lines = same.map(({ question }) => {
    const isMore = request.partySize !== undefined || (question.place === undefined && request.named.length > 0);
    const isRisky = mustBeAvoided(request.wish).length > 0;
    // `Do you deliver`, `shaved ice too`: its yes is none to what is asked on.
    const isOn = request.asksOn !== undefined;
    const isVery = !question.statement && !isMore && !isRisky && !isOn && best.likeness > ALL_SAID;
    // `Whole pie price` asks for no yes.
    const text = isVery && asksWhether(request.text) ? sentence(question.answer) : toldText(question);
    const label = request.knowledge.places[question.place ?? -1]?.label;
    return needsPlace && label !== undefined ? `${label}: ${text}` : text;
  });
  return { answer: { ...said([...new Set(lines)].join('\n')), own: true }, ...best };
}

/** What somebody wants to rent: `can we rent paddleboards` is told nothing by a deck that can be had for a wedding. */
export function hiredIn(words: readonly string[]): string[] {
  return [...meaningsOf(vocabulary.HIRES_WHAT.exec(words.join(' '))?.slice(1) ?? [])];
}

/** `The barn`, `a tour for my eight year old`, of which a question of the brand's is asked: what others of its questions do not speak of. */
function thingsNamed(words: readonly string[], { knowledge, intent }: Request): string[] {
  const isForSome = (at: number) => /^for (?:an?|my|our|the)$/.test(words.slice(at + 1, at + 3).join(' '));
  const named = words.filter((_, at) => /^(?:the|your)$/.test(words[at - 1] ?? '') || isForSome(at));
  const isAsked = (meaning: string) =>
    !vocabulary.vagueMeanings.has(meaning) &&
    !vocabulary.alikeMeanings.has(meaning) &&
    knowledge.questions.some((one) => !one.statement && meaningsOfQuestion(one).asked.has(meaning));
  return intent === 'menu' ? [] : [...meaningsOf(named)].filter(isAsked);
}

/** More are a group. */
const MOST_AT_A_TABLE = 4;

/** What is asked, also without where food is brought to, and what this turn itself asks on: each with what is implied. */
function partsOf(telling: readonly string[], request: Request): ReadonlySet<string>[] {
  const { text, asksOn, mention, intent } = request;
  const there = new Set(intent === 'delivery' ? destinationIn(text)?.split(' ') : []);
  const said = asksOn?.split(' ').filter((word) => telling.includes(word) && !mention.words.has(word));
  const implied = impliedIn(request);
  const isFew = request.partySize !== undefined && request.partySize <= MOST_AT_A_TABLE;
  // `It is only 2 of us`
  const ofThese = (words: readonly string[]) =>
    new Set([...meaningsOf(words)].filter((meaning) => !isFew || meaning !== 'group'));
  const some = [telling, ...(there.size > 0 ? [telling.filter((word) => !there.has(word))] : [])].map(ofThese);
  const whole = implied.length === 0 ? some : [...some, ...some.map((one) => new Set([...one, ...implied]))];
  // How many they are asks nothing by itself.
  const ofIntent = vocabulary.impliedMeanings[intent] ?? '';
  const alone = said && [...meaningsOf(said)].filter((meaning) => meaning !== 'group');
  if (!alone || alone.length === 0 || intent === 'unknown') return whole;
  return [...whole, new Set(alone), ...(ofIntent === '' ? [] : [new Set([...alone, ofIntent])])];
}

/** `Can I get the tonkotsu to go`, of the brand's `Can I get ramen to go`: what is asked of a dish, of its kind. */
function kindsAsked({ wish }: Request, words: readonly string[]): ReadonlySet<string>[] {
  const [dish, ...others] = wish.dishes;
  if (!dish || others.some(({ name }) => name !== dish.name)) return [];
  const called = new Set(stemsOf(dish.name));
  const rest = words.filter((word) => !called.has(stemOf(word)));
  const isTelling = meaningsOf(rest).has('takeout') && mustBeAvoided(wish).length === 0;
  // `The family platter to go`, which asks for no catering.
  const isOwn = (word: string) => ![...meaningsOf([word])].some((meaning) => vocabulary.alikeMeanings.has(meaning));
  const kinds = [wordsOf(dish.category ?? ''), wordsOf(dish.name).filter(isOwn)];
  return isTelling ? kinds.map((own) => meaningsOf([...own, ...rest])) : [];
}

/** `Until when can we still get hot food`, of the brand's `When is last call`: what that asks for. */
const ofKitchen = ({ intent, words, knowledge }: Request): readonly string[] =>
  intent === 'hours' && serviceAsked(words.join(' '), knowledge.places) === 'kitchen' ? ['lastorder'] : [];

/** `What milks do you have, is oat extra`, of the brand's `Which milks do you have`. */
function likenessOfText(text: string, { plain, statement }: Question): number {
  const [said, own] = [text, plain].map((one) => one.replace(/\bwhich\b/g, 'what'));
  if (said === own) return 1;
  return !statement && plain.split(' ').length > 3 && ` ${said} `.includes(` ${own} `) ? WHOLE_QUESTION : 0;
}

/** What a question of the brand's own must speak of to answer it. */
function subjectOf(request: Request): readonly string[] | undefined {
  const delivers = request.knowledge.places.some(({ location }) =>
    location.services.some((one) => listedAs.delivery.test(one)),
  );
  if (request.intent === 'delivery' && delivers && DELIVERY_APP.test(request.text)) return ['app'];
  return changesBooking(request) ? vocabulary.changes : vocabulary.subjects[request.intent];
}

/** `Cancel my booking`, `we will be late`, of which what is said of bookings at large tells nothing. */
export function changesBooking({ intent, text }: Request): boolean {
  return intent === 'reservations' && tableCues.change.test(text);
}

/** Whether one of the brand's own questions or answers speaks of all that words tell beside a day: `son jarocho tonight`. */
export function isToldOf(words: readonly string[], questions: readonly Question[]): boolean {
  const telling = [...meaningsOf(words)].filter(
    (one) => !vocabulary.vagueMeanings.has(one) && !vocabulary.IS_DAY.test(one),
  );
  // `Golfing`, of golf.
  const isIn = (question: Question, one: string) => {
    const { asked, answered } = meaningsOfQuestion(question).roots;
    return speaksOf(question, [one]) || asked.has(rootOf(one)) || answered.has(rootOf(one));
  };
  const speaks = (question: Question) => telling.every((one) => isIn(question, one));
  return telling.length > 0 && questions.some(speaks);
}

/** Whether a question of the brand is about a point of a dish that a question about the menu does not make: `is the lamb halal`. */
export function isBeside(question: Question, request: Request, isKnown: boolean): boolean {
  const { intent, text, words, when } = request;
  if (isOfOtherFood(question, request) || isOfOther(question, request)) return true;
  const service = intent === 'hours' ? serviceAsked(words.join(' '), request.knowledge.places) : undefined;
  // `Coffee from six in the morning`, of another day than the one that is asked about.
  if (question.statement && (service === 'other' || (intent === 'hours' && when.days.length > 0))) return true;
  // `Is delivery free over $50` asks what it costs.
  if (intent === 'delivery' && /[$€£]|\b(?:free|minimum|fees?|charges?)\b/.test(text)) return false;
  const points = pointsOf(intent, isKnown);
  const asked = new Set([...meaningsOf(intent === 'hours' ? words : text.split(' ')), ...ofKitchen(request)]);
  const isOfService = service !== undefined || (intent === 'hours' && SERVICES.test(text));
  // `Can I order injera to go`, `do you sell batter` tell nothing of when orders are picked up.
  const isPoint = (meaning: string) =>
    points?.has(meaning) ||
    (isOfService && (foodStems.has(meaning) || ((isKnown || service) && !vocabulary.vagueMeanings.has(meaning))));
  return [...meaningsOfQuestion(question).asked].some((meaning) => isPoint(meaning) && !asked.has(meaning));
}

/** Whether it speaks of none of the foods that are asked about inside a dish, or are to be left out. */
function isOfOtherFood(question: Question, request: Request): boolean {
  const { intent, wish } = request;
  if (intent === 'menu' && ASKS_HOW_TO_TREAT.test(request.text) && treatsOtherFood(question, request)) return true;
  // `Is there beef in the cauliflower steak`: what is said of sharing a steak tells nothing of beef.
  const inside = wish.dishes.length > 0 && wish.asks.has('having') ? [...wish.wanted, ...wish.missing] : [];
  // `Any tea without caffeine`, of which what is said of a second pot tells nothing.
  const left = intent === 'menu' && wish.dishes.length === 0 ? wish.excluded : [];
  return [inside, left].some((some) => some.length > 0 && !speaksOf(question, some));
}

/** `How do I reheat the chicken`, of which what is said of a slice tells nothing. */
function treatsOtherFood(question: Question, { wish, knowledge: { index } }: Request): boolean {
  const foods = [...wish.wanted, ...wish.missing, ...wish.dishes.flatMap(({ name }) => stemsOf(name))];
  const isFood = (meaning: string) => foodStems.has(meaning) || index.isNameStem(meaning);
  return foods.length > 0 && [...meaningsOfQuestion(question).asked].some(isFood) && !speaksOf(question, foods);
}

/** `Is the bourbon slush vegetarian`: what is asked beside what dishes are called. */
function besideNames(words: readonly string[], dishes: readonly Dish[]): string[] {
  const called = meaningsOf(dishes.flatMap(({ name }) => wordsOf(name)));
  return [...meaningsOf(words)].filter((meaning) => !called.has(meaning));
}

/** What dishes are called, without the children that some are for. */
const contentOf = (dishes: readonly Dish[]) =>
  [...meaningsOf(dishes.flatMap(({ name }) => wordsOf(name)))].filter((meaning) => !IS_CHILD.test(meaning));

/** `A vegan dessert`, of which what is said of a vegan broth tells nothing; a truck, of which parties tell nothing; paying, of which cards on tables tell nothing. */
const isOfOther = (
  question: Question,
  { intent, text, words, wish: { allergens, course, diets, dishes, asks } }: Request,
) =>
  (intent === 'menu' && diets.length > 0 && dishes.length > 0 && !speaksOf(question, besideNames(words, dishes))) ||
  (IS_FOR_CHILD.test(text) && dishes.length > 0 && !asksOf(question, contentOf(dishes))) ||
  (GIVES_TO_CHILD.test(text) && allergens.length > 0 && !/alcohol/i.test(question.question)) ||
  // `Is the omakase raw`, of which one without raw fish tells nothing.
  (allergens.some(({ word }) => word === 'raw') &&
    /\bwithout\b/i.test(question.question) &&
    !/\b(?:without|no|cooked|pregnan\w*)\b/.test(text)) ||
  // `Are drinks for kids free`, of which what they pay for the meal tells nothing.
  (NAMES_CHILD.test(text) && /^(?:drink|dessert)$/.test(course ?? '') && !speaksOf(question, [course ?? ''])) ||
  (intent === 'menu' && course !== undefined && diets.length > 0 && !speaksOf(question, [course])) ||
  (intent === 'payment' && !tellsPayment(question)) ||
  (intent === 'food-truck' && asks.has('price') && !SPEAKS_OF_TRUCK.test(`${question.question} ${question.answer}`)) ||
  (intent === 'feature' && isOfWhatGuestsBring(question, { text }));

/** `Can I bring my own games`, which tells nothing of those that are there. */
export const isOfWhatGuestsBring = ({ question }: Pick<Question, 'question'>, { text }: Pick<Request, 'text'>) =>
  vocabulary.ASKS_OF_HAVING.test(text) && BRINGS_OWN.test(question);

/** Whether it is about paying: `both cards are on the table`, of menus in two languages, is not. */
export const tellsPayment = ({ question, answer }: Question) => TELLS_PAYMENT.test(`${question} ${answer}`);

function pointsOf(intent: Request['intent'], isKnown: boolean): ReadonlySet<string> | undefined {
  if (intent === 'menu') return isKnown ? vocabulary.pointsOfMenus : vocabulary.pointsOfDishes;
  return /^(?:delivery|hours)$/.test(intent) ? vocabulary.pointsOfDelivery : undefined;
}

/** What the brand shows of itself that speaks of all that some words ask: live music, of a `Sitar Sunday`. */
export function statementOn(words: readonly string[], { knowledge, places }: Request): string | undefined {
  const telling = [...meaningsOf(words)].filter((one) => !vocabulary.vagueMeanings.has(one));
  // What children pay at an event tells not whether they may come.
  const isPaid = ({ answer }: Question) => words.some((word) => IS_CHILD.test(word)) && /[$£€]/.test(answer);
  const shown = knowledge.questions.filter((one) => one.statement && isOfPlaces(one, places) && !isPaid(one));
  const found = telling.length > 0 && shown.find((one) => telling.every((meaning) => speaksOf(one, [meaning])));
  return found ? toldText(found) : undefined;
}

const asksOf = (question: Question, subject: readonly string[]) =>
  subject.some((meaning) => meaningsOfQuestion(question).asked.has(meaning));

function speaksOf(question: Question, subject: readonly string[]): boolean {
  const { asked, answered } = meaningsOfQuestion(question);
  return subject.some((meaning) => asked.has(meaning) || answered.has(meaning));
}

/** How alike a question is at least of which all is said in another and its answer: near, and not the very question. */
export const ALL_SAID = 0.75;

/** How alike a question is of whose answer another one asks all: `how much is the ice-cream cart`. */
const ALL_ANSWERED = 0.63;

/** How alike a question is that asks all of another one, beside what only a menu tells. */
const WHOLE_QUESTION = 0.73;

/** Whether a question of the brand tells by more than one word what it is about. */
const asksMuch = (question: Question) =>
  [...meaningsOfQuestion(question).asked].filter((meaning) => !vocabulary.vagueMeanings.has(meaning)).length > 1;

function asksAllOf(meanings: ReadonlySet<string>, question: Question): boolean {
  const { asked } = meaningsOfQuestion(question);
  const isSaid = [...asked].every((meaning) => meanings.has(meaning));
  return isSaid && !question.statement && [...asked].some((meaning) => !vocabulary.vagueMeanings.has(meaning));
}

function impliedIn({ intent, partySize, text }: Request): string[] {
  const implied = vocabulary.impliedMeanings[intent];
  const whether = vocabulary.ASKS_WHETHER_EXTRA.test(text) ? ['included'] : [];
  return [
    ...(implied === undefined ? [] : [implied]),
    ...((partySize ?? 0) > MOST_AT_A_TABLE ? ['group'] : []),
    ...whether,
  ];
}

/** Words that many questions have tell little beside others, and nothing by themselves. */
function weightOf(meanings: readonly string[], isLight: (meaning: string) => boolean): number {
  const weight = (meaning: string) => (vocabulary.vagueMeanings.has(meaning) || isLight(meaning) ? 0.5 : 1);
  return meanings.reduce((sum, meaning) => sum + weight(meaning), 0);
}

/** `Baguette`, of a question about bread. */
const isKindOf = (meaning: string, asked: ReadonlySet<string>) =>
  [...asked].some((word) => !broad.has(word) && dishWords(word).includes(meaning));

/** What else tells how alike two questions are. */
interface Against {
  /** A question about a kind of food is one about each that is of the kind. */
  byKind: boolean;
  /** Whether dishes or services are called by a word: of these the menu and the hours tell, and what is asked beside them counts. */
  isNamed: (meaning: string) => boolean;
  isOfMenu: boolean;
  /** Whether the brand has no such word anywhere, so that none of its questions could have it: `actually`. */
  isStrange: (meaning: string) => boolean;
  /** What names the places that are meant. */
  places: ReadonlySet<string>;
}

function againstOf({ knowledge: { index, spoken }, places, mention, intent, text }: Request): Against {
  const services = places.flatMap(({ location }) => location.serviceHours.flatMap(({ name = '' }) => stemsOf(name)));
  const named = new Set(services);
  const isSaid = (stem: string) => index.isKnown(stem) || spoken.has(rootOf(stem));
  return {
    byKind: ASKS_WHEN_SERVED.test(text),
    isNamed: (meaning) =>
      !vocabulary.alikeMeanings.has(meaning) && (dishWords(meaning).some(index.isNameStem) || named.has(meaning)),
    isStrange: (meaning) => !vocabulary.alikeMeanings.has(meaning) && !foodStems.has(meaning) && !isSaid(meaning),
    isOfMenu: intent === 'menu' || intent === 'unknown',
    places: meaningsOf([...mention.words]),
  };
}

function likenessOf(meanings: ReadonlySet<string>, question: Question, against: Against): number {
  const { byKind, isNamed, isOfMenu, isStrange, places } = against;
  const { asked, ...ofQuestion } = meaningsOfQuestion(question);
  const own = { ...ofQuestion, asked: new Set([...asked].filter((meaning) => !places.has(meaning))) };
  const all = [...meanings];
  // A question about cakes is none about any dessert.
  const others = (meaning: string) => (broad.has(meaning) ? [meaning] : dishWords(meaning));
  const isIn = (part: 'asked' | 'answered') => (meaning: string) =>
    own[part].has(meaning) || own.roots[part].has(rootOf(meaning));
  const isAsked = (meaning: string) =>
    others(meaning).some((word) => own.asked.has(word)) ||
    isIn('asked')(meaning) ||
    (byKind && !question.statement && isKindOf(meaning, own.asked));
  const shared = all.filter(isAsked);
  const isShared = (meaning: string) => meanings.has(meaning) && isAsked(meaning);
  const isWhole = shared.length > 0 && shared.length === all.length && shared.length === own.asked.size;
  const isVague = (meaning: string) => vocabulary.vagueMeanings.has(meaning);
  // `When does the oxtail run out` is another question about oxtail.
  const isApart = [...own.asked].some((meaning) => !isVague(meaning) && !isNamed(meaning) && !isShared(meaning));
  const answered = all.filter((meaning) => !shared.includes(meaning) && isIn('answered')(meaning));
  // `How do I reheat the ramen`, of which the answer about taking ramen home tells.
  const isToldThere = answered.some((meaning) => vocabulary.alikeMeanings.has(meaning)) && shared.length > 0;
  const isOther = (meaning: string) => isVague(meaning) || (isApart && !isToldThere && isNamed(meaning));
  // `Cake cutting fee`: where all of it is said there, the very thing is told.
  const isSaid = (meaning: string) => shared.includes(meaning) || answered.includes(meaning);
  const telling = all.filter((meaning) => !isVague(meaning));
  const isAllSaid = telling.length > 1 && telling.every(isSaid);
  if (!isWhole && shared.every(isOther)) {
    const isOfMore = telling.filter((meaning) => !vocabulary.IS_DAY.test(meaning)).length > 1;
    return isAllSaid && isOfMore && !isOfMenu && !question.statement ? ALL_ANSWERED : 0;
  }
  const weight = (some: readonly string[]) =>
    weightOf(some, (meaning) => (isOfMenu && isNamed(meaning) && !isShared(meaning)) || isStrange(meaning));
  const precision = (weight(shared) + weight(answered) * 0.6) / weight(all);
  const recall = weight(shared) / weight([...own.asked]);
  const alike = (2 * precision * recall) / (precision + recall);
  return isAllSaid ? Math.max(alike, ALL_SAID) : alike;
}
