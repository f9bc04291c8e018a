import { featuresIn } from '../answers/answer-features.ts';
import { isToldOf } from '../answers/frequent-questions.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import { folded, hasPhrase, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { meaningsOf } from '../menu/meanings.ts';
import { isEmptyWish } from '../menu/wish.ts';
import type { IntentName } from '../vocabulary/cues.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { foodStems } from '../vocabulary/foods.ts';
import { placeNouns } from '../vocabulary/house-words.ts';
import { OF_CHILDREN } from '../vocabulary/menu-words.ts';
import { isTimed, streetKinds } from '../vocabulary/place-words.ts';
import { smallTalk } from '../vocabulary/scenes.ts';
import { destinationIn, eatersOf, offersFeeding, sameAs, tableCues } from '../vocabulary/services.ts';
import * as cues from '../vocabulary/slot-words.ts';
import type { Slots } from './reading.ts';
import { asksWhatFeeds } from './turned-intents.ts';

/** What is asked without a word that says so: by a food, a service, an offer, a job, a day or a place that is named. */
export function impliedBy(
  slots: Slots,
  found: ReadonlySet<IntentName>,
  rest: readonly string[],
  free: readonly string[][],
  knowledge: Knowledge,
): IntentName[] {
  const named = namedBy(slots, rest, knowledge).filter((intent) => !found.has(intent));
  if (named.includes('offers') || named.includes('jobs')) return named;
  // The evening of `good evening` asks nothing.
  const isGreeting = found.size > 0 && rest.length === 0;
  const isAlone = [...found].every((intent) => smallTalk.has(intent)) && named.length === 0 && !isGreeting;
  // `20 people on the patio`
  if ((slots.partySize ?? 0) > 6 && found.size === 0 && named.includes('feature')) return ['reservations', ...named];
  const isMenu = wantsFood(slots, isAlone, free, knowledge);
  // `Where are you on Sunday`, of a truck or a market stall.
  const isMoving = found.has('address') && slots.when.days.length > 0 && knowledge.places.length > 1;
  const times = found.has('hours')
    ? []
    : isMoving
      ? (['hours'] as const)
      : hoursOrPlaces(
          slots,
          isAlone,
          isMenu || found.has('menu'),
          isToldOf(rest, knowledge.questions) && !isTimed(rest),
        );
  // `Can I sit at the counter in Cloquet` asks of more than where it is.
  const isBare = contentStems(rest).every(
    (stem) => placeNouns.includes(stem) || streetKinds.has(stem) || isEveryday(stem),
  );
  const timesOrPlace = times.filter((intent) => intent !== 'locations' || isBare);
  return [...timesOrPlace, ...named, ...(isMenu ? (['menu'] as const) : [])];
}

/** What the brand itself calls by a name that is in the text. */
function namedBy(slots: Slots, rest: readonly string[], knowledge: Knowledge): IntentName[] {
  const { text, wish } = slots;
  const isRisky = wish.avoid.length + wish.allergens.length > 0;
  const { configuration, index } = knowledge;
  const stems = new Set(text.words.map(({ plain }) => stemOf(plain)));
  const program = wordsOf(configuration.loyaltyProgram?.name ?? '').join(' ');
  const isOfJob = (stem: string) =>
    stems.has(stem) && stem.length > 3 && stem !== 'delivery' && !index.isNameStem(stem) && !foodStems.has(stem);
  const jobs = configuration.jobs.filter(({ title }) => contentStems(wordsOf(title)).some(isOfJob));
  // `Delivery to Wicker Park` asks for no parking.
  const destination = new Set(destinationIn(text.plain)?.split(' '));
  // `Kids roast price`: of the child the menu tells.
  const isOrder = wish.asks.has('price') || wish.asks.has('total') || wish.quantities.length > 0;
  // `Kids pancakes how many do you get`
  const isOfKids =
    wish.dishes.some(({ name, category = '' }) => OF_CHILDREN.test(name) || OF_CHILDREN.test(category)) ||
    text.words.some(
      ({ plain }, at) => cues.IS_CHILD.test(plain) && wish.wanted.includes(stemOf(text.words[at + 1]?.plain ?? '')),
    );
  const isOfDish =
    isRisky ||
    isOfKids ||
    wish.solid ||
    wish.spicy !== undefined ||
    (isOrder && wish.dishes.length + wish.wanted.length > 0);
  const telling = rest.filter((word) => !destination.has(word) && !(isOfDish && cues.IS_CHILD.test(word)));
  // `How much is the buffet`, of which dishes are called so.
  const isDish = (phrase: readonly string[]) => phrase.every((stem) => stems.has(stem) && index.isNameStem(stem));
  const features = featuresIn(telling, knowledge).filter(({ name, phrases }) =>
    name === 'featureKidsMenu' ? !headsKids(knowledge) : !(isOrder && phrases.some(isDish)),
  );
  // `Do you have pizza`, of a house that sells slices and pies.
  const isUnnamed = (stem: string) => foodStems.has(stem) && !index.isNameStem(stem);
  const soldUnnamed = configuration.servesCuisine.flatMap(stemsOf).filter(isUnnamed);
  const asksOfFood = isEmptyWish(wish) && (cues.LOOKS_FOR.test(text.plain) || wish.asks.size > 0);
  const isNamed = {
    offers:
      (namesOffer(slots, stems, knowledge) && !namesShown(slots, knowledge)) ||
      (wish.dishes.length === 0 && offersFeeding(eatersOf(text.plain), configuration).length > 0),
    loyalty: program !== '' && text.plain.includes(program),
    jobs: cues.ASKS_OF_JOB.test(text.plain) && jobs.length > 0,
    'private-events': roomsOf(knowledge).some((room) => stems.has(room) && !index.isNameStem(room)),
    feature: features.length > 0,
    cuisine: asksOfFood && !isRisky && soldUnnamed.some((stem) => stems.has(stem)),
  };
  return (['offers', 'loyalty', 'jobs', 'private-events', 'feature', 'cuisine'] as const).filter(
    (intent) => isNamed[intent],
  );
}

/** Whether of a menu for children its heading or names of dishes tell, and no answer of the brand's own. */
function headsKids({ index, questions }: Knowledge): boolean {
  const isTold = questions.some((one) => cues.ASKS_KIDS_MENU.test(folded(`${one.question} ${one.answer}`)));
  const isHeaded = isCalledKids(index, 'category');
  return (!isTold || isHeaded) && (isHeaded || isCalledKids(index, 'name'));
}

/** Whether dishes, or the parts of the menu that they stand under, are called after children. */
export const isCalledKids = ({ having }: Knowledge['index'], field: 'category' | 'name') =>
  [...meaningsOf('kid'), 'kid'].some((stem) => having(stem, field).length > 0);

/** The rooms that the brand's own words about such call by a name, as stems: `the Vault seats twelve`. */
function roomsOf({ questions }: Knowledge): string[] {
  const told = questions.filter(({ question }) => tableCues.privateRoom.test(folded(question)));
  return told.flatMap(({ answer }) =>
    [...answer.matchAll(/\b[Tt]he (\p{Lu}\p{L}+)/gu)].flatMap(([, name = '']) => stemsOf(name)),
  );
}

/** `The shuck school thing`, which the brand shows, and not its buck-fifty shucks. */
function namesShown({ text }: Slots, { questions, configuration: { deals, discounts } }: Knowledge): boolean {
  const said = text.plain.split(' ').map(stemOf);
  const isNamed = (title: string) => wordsOf(title).length > 1 && hasPhrase(said, stemsOf(title));
  const isOffer = [...deals, ...discounts].some(({ title }) => isNamed(title));
  return !isOffer && questions.some(({ statement, question }) => statement && isNamed(question));
}

/** Whether an offer is named by its code, or by most of its title. */
function namesOffer(
  { text: { original, plain: text }, wish }: Slots,
  stems: ReadonlySet<string>,
  { configuration, index }: Knowledge,
): boolean {
  const { deals, discounts } = configuration;
  const typed = ` ${folded(original).replace(/[^a-z\d]+/g, ' ')} `;
  const isCode = discounts.some(({ couponCode }) => couponCode && typed.includes(` ${folded(couponCode)} `));
  if (isCode || /\b[A-Z]{3,}\d{1,3}\b/.test(original)) return true;
  const isThing = cues.IS_THING.test(text) ? thingOf(stems, index) : () => false;
  return [...deals, ...discounts].some(({ title }) => {
    const own = contentStems(wordsOf(title));
    // `A bottle of Rioja to take home`, where six bottles home are an offer.
    const isOfTitle = ({ name }: Dish) => stemsOf(name).some((stem) => stemsOf(title).includes(stem));
    const isOfOther = wish.dishes.length > 0 && !wish.dishes.some(isOfTitle);
    // `The merienda`
    const [only = '', another] = own;
    if (another === undefined && stems.has(only) && !index.isKnown(only) && !isEveryday(only)) return true;
    if (own.length > 1 && hasPhrase(wordsOf(original), wordsOf(title))) return true;
    if (isOfOther) return false;
    const telling = own.filter((stem) => !cues.smallNumbers.includes(stem) && stem !== 'dozen');
    const said = telling.filter((stem) => stems.has(stem));
    if (isThing(own)) return true;
    return said.length > 1 && said.length >= telling.length * 0.6 && !said.every((stem) => index.isNameStem(stem));
  });
}

/** `The harvest menu thing`, of the Rtveli harvest menu; `the 2 pizza thing`, of two pizzas and a bottle. */
function thingOf(stems: ReadonlySet<string>, index: Knowledge['index']) {
  const same = new Set([...stems].map(sameAs));
  const isCount = (stem: string) => cues.smallNumbers.includes(stem);
  return (title: readonly string[]): boolean => {
    const isCounted = title.some(isCount) && title.filter((stem) => same.has(sameAs(stem))).length > 1;
    return isCounted || title.some((stem) => stems.has(stem) && !index.isKnown(stem) && !isEveryday(stem));
  };
}

/** A day or a place by itself; beside a dish a holiday or a time asks whether it is open then: `Boxing day ramen?` */
function hoursOrPlaces({ when, mention }: Slots, isAlone: boolean, asksMenu: boolean, isTold: boolean): IntentName[] {
  const isHoliday = when.holidays || when.days.some(({ kind }) => kind === 'holiday');
  if (asksMenu) return when.time !== undefined || (isAlone && isHoliday) ? ['hours'] : [];
  const isDated = [when.shift, when.time, when.part].some((value) => value !== undefined) || when.days.length > 0;
  // `My laptop on Saturday`, of which the brand's own words tell.
  if (isAlone && (isDated || when.holidays)) return isTold && !when.time ? [] : ['hours'];
  return isAlone && mention.places.length + mention.towns.length > 0 ? ['locations'] : [];
}

/** Whether a food that is named is asked for: by itself, or in a part of the question in which nothing else is. */
function wantsFood(slots: Slots, isAlone: boolean, free: readonly string[][], knowledge: Knowledge): boolean {
  const { wish } = slots;
  if (isAlone) return !isEmptyWish(wish) || wish.avoid.length > 0 || asksWhatFeeds(slots, knowledge);
  const named = [...wish.diets, ...wish.dishes.map(({ name }) => name)].flatMap(stemsOf);
  const foods = new Set([...wish.wanted, ...wish.missing, ...named]);
  // `Is there anything without dairy`
  const avoided = new Set(wish.avoid.map(({ word }) => word));
  const asksWithout = (part: readonly string[]) =>
    part.some((word) => avoided.has(word)) && cues.ASKS_FOR_SOMETHING.test(part.join(' '));
  return free.some((part) => part.some((word) => foods.has(stemOf(word))) || asksWithout(part));
}
