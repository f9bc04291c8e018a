import { speakingOf } from '../answers/answer-jobs.ts';
import { isToldOf, meaningsOf } from '../answers/frequent-questions.ts';
import type { Conversation } from '../conversation.ts';
import { dishesNamed } from '../knowledge/dish-index.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { stemOf, stemsOf, wordsOf } from '../language/words.ts';
import type { Wish } from '../menu/wish.ts';
import { type Avoided, allergenKind } from '../safety/allergens.ts';
import { askedAlone } from '../safety/asked-alone.ts';
import { statementsOf } from '../safety/stated.ts';
import { mustBeAvoided } from '../safety/what-is-avoided.ts';
import { CALLED_BY_KIND } from '../vocabulary/allergens.ts';
import type { IntentName } from '../vocabulary/cues.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { jobAspects } from '../vocabulary/house-words.ts';
import { ONLY_THERE } from '../vocabulary/menu-words.ts';
import { carried, closing } from '../vocabulary/scenes.ts';
import { destinationIn } from '../vocabulary/services.ts';
import * as words from '../vocabulary/slot-words.ts';
import * as ofHours from './asked-on-hours.ts';
import {
  ageOfPart,
  anotherOfIt,
  dishAlone,
  forChild,
  heldIn,
  insteadOfThat,
  ofKindWith,
  ofMenu,
  ofPart,
  otherKind,
  sizeAlone,
  whichIsHot,
  whichOfKind,
} from './asked-on-menu.ts';
import * as ofOffer from './asked-on-offers.ts';
import * as ofBrand from './asked-on-told.ts';
import { inPlace, inScene, inTime, ofDietBefore } from './carried-over.ts';
import { again, type FollowUp, isOnly, namesFood, ofDishes, repeated, withService } from './follow-up.ts';
import { pointing } from './point-back.ts';
import { plainOf, type Reading, type Turn } from './reading.ts';

/** @param isWhole it names all that it asks: what must be avoided, places and times hold on, and it points at nothing */
export function continued(
  reading: Reading,
  conversation: Conversation,
  knowledge: Knowledge,
  isWhole: boolean,
): Reading {
  // `To the cashews`, of somebody in danger.
  if (conversation.intents.includes('danger') && words.TELLS_MORE.test(reading.text.plain))
    return { ...reading, asked: [{ intent: 'danger', words: plainOf(reading.text.words) }] };
  const before = conversation.intents.filter((intent) => carried.has(intent));
  const [name = '', another] = conversation.dishes;
  // `Cheapest one of those`, `is it spicy`: the first of what was told in its order.
  const isFirst = conversation.sort !== undefined && words.SINGLE.test(reading.text.plain);
  const only = another === undefined || isFirst ? dishesNamed(name, knowledge) : [];
  const turn = { conversation, knowledge, before, only };
  const kept = ofThem(keeping(reading, conversation), turn);
  const isOpening = conversation.intents.length === 0;
  const pointed = () =>
    isWhole ? kept : (ofKindWith(kept, turn) ?? anotherOfIt(kept, turn) ?? asking(pointing(kept, turn), turn));
  const followed = () => inScene(inTime(inPlace(pointed(), turn), kept.text.plain, turn), turn);
  const whole = isOpening ? kept : ofDietBefore(followed(), kept.wish, turn);
  const { wish, asked, text } = whole;
  const grave = asked.some(({ intent }) => intent === 'danger' || intent === 'self-harm' || intent === 'menu');
  if (wish.avoid.length === 0 || wish.dishes.length === 0 || grave) return whole;
  // A dish that is named by somebody who must avoid something is never left without an answer.
  const others = asked.filter(({ intent }) => intent !== 'unknown');
  return { ...whole, asked: [...others, { intent: 'menu', words: plainOf(text.words) }] };
}

/** `Shellfish`, `I am very allergic to it`: what was spoken of before. */
function pointedAt(avoid: readonly Avoided[], plain: string, { asked, question }: Conversation): readonly Avoided[] {
  const isOfThat = words.ALLERGIC_TO_THAT.test(plain) && avoid.every(({ kind }) => kind === 'unsaid');
  const before = [...asked, ...allergensAmong(stemsOf(question))];
  return isOfThat && before.length > 0 ? before : avoid;
}

/** What must be avoided, and how the guest eats, holds from the turn on in which it was said. */
function keeping(reading: Reading, conversation: Conversation): Reading {
  const { avoid, diets, asked, health, inside, dishes, wished } = conversation;
  const { wish, text } = reading;
  const own = pointedAt(wish.avoid, text.plain, conversation);
  const all = mustBeAvoided({ ...wish, avoid: [...avoid, ...own], allergens: [] });
  const plain = health === '' || words.ON_DOCTORS_WORD.test(text.plain) ? text.plain : `${text.plain} ${health}`;
  // `Is the curry vegan`, `with tofu?`
  const held = diets.length === 0 && words.ADDS_TO_THAT.test(text.plain) ? wished : diets;
  const kept = { ...wish, avoid: all, diets: wish.diets.length > 0 ? wish.diets : held };
  // `Does it have alcohol`, `is there one without`
  const left = words.ENDS_WITHOUT.test(text.plain) ? inside : [];
  const free = { ...kept, excluded: [...wish.excluded, ...left] };
  // `Does it have nuts`, `what is safe then`; `who eats no pork`, `what about shellfish`, of the one dish.
  const isOfOne = avoid.length > 0 && dishes.length === 1 && words.NAMES_MORE.test(text.plain);
  const isMore = (asked.length > 0 || isOfOne) && text.words.length <= 5;
  const isSafe = asked.length > 0 && wish.dishes.length === 0 && /\bsafe(?:st)?\b/.test(text.plain);
  const more = isSafe ? { ...kept, avoid: [...all, ...asked] } : isMore ? askingForMore(kept, asked, text.plain) : free;
  return { ...reading, text: { ...text, plain }, wish: more };
}

/** `Do they have egg`, asked of the one dish before, which states it: it is told of, whatever else on the menu has it. */
function ofThem(reading: Reading, { only, knowledge, conversation }: Turn): Reading {
  const { wish, text } = reading;
  // `What is in the harbour bowl`, `any pork`: its own words tell.
  const isOfWords =
    /^(?:and )?(?:any|is there)\b/.test(text.plain) && words.ASKS_WHAT_IS_IN.test(conversation.question);
  // `Any nuts in them`, of what was ordered, with what was added.
  const isPointed = wish.allergens.length > 0 && words.PRONOUN.test(text.plain);
  const isOpen = (one: Avoided) => !isPointed && !(isOfWords && one.kind === 'other');
  // `Almond tofu`, which is a dish.
  const isDish = text.words.some(({ named }) => named);
  const alone = (isDish ? [] : askedAlone(text.plain)).filter((one) => isOpen(one) && isOfDish(one, only, knowledge));
  if (alone.length > 0) {
    const rest = { wanted: [], missing: [], parts: [], quantities: [], asks: new Set<never>() };
    const asked = [{ intent: 'menu' as const, words: plainOf(text.words) }];
    // `Does bacon come on it`, `pork?`
    const ordered = conversation.meant.filter(({ name }) => only.some((dish) => dish.name === name));
    return { ...reading, asked, wish: { ...wish, ...rest, allergens: alone, dishes: only, ordered } };
  }
  const isAfterAll =
    words.OK_WITH_ALLERGY.test(text.plain) || (conversation.avoid.length > 0 && words.ASKS_IF_OK.test(text.original));
  if (isAfterAll && only.length > 0 && wish.dishes.length === 0)
    return { ...reading, asked: [{ intent: 'menu', words: plainOf(text.words) }], wish: { ...wish, dishes: only } };
  if (!words.OF_THEM.test(text.plain) && !words.WITHOUT_IT.test(text.plain)) return reading;
  const allergens = allergensAmong(stemsOf(text.plain));
  // `They` are the house, or what is called in the plural.
  const dishes = only.filter(
    (dish) =>
      statementsOf(dish, allergens).length > 0 || /[^s]s$/.test(dish.name) || /\b(?:has|does) it\b/.test(text.plain),
  );
  return dishes.length > 0 && allergens.length > 0
    ? { ...reading, wish: { ...wish, wanted: [], missing: [], allergens, dishes } }
    : reading;
}

/** `Pork?`, after a dish: of what is in it; not of who asks for the pork taco, after the chicken one, nor for lobster where there is none in it. */
function isOfDish(asked: Avoided, only: readonly Dish[], { dishes }: Knowledge): boolean {
  const [first] = only;
  if (!first) return false;
  const stem = stemOf(asked.word);
  const head = stemsOf(first.name).at(-1) ?? '';
  const statements = only.flatMap((dish) => statementsOf(dish, [asked]));
  const isStated = statements.length > 0;
  // `Octopus`, of the polpo: `Octopus, warm potato`.
  const isCalled = ({ name, description = '' }: Dish) =>
    stemsOf(name).includes(stem) || (!CALLED_BY_KIND.has(stem) && stemsOf(description.slice(0, 40))[0] === stem);
  const called = dishes.filter((dish) => !only.includes(dish) && isCalled(dish));
  const isAlike = ({ name, category }: Dish) => category === first.category && stemsOf(name).includes(head);
  // `Octopus`, after a fish that may hold molluscs.
  const isNamed = statements.some((one) => one.words.some((word) => stemsOf(word).includes(stem)));
  if (!CALLED_BY_KIND.has(stem)) return isNamed || called.length === 0;
  return isStated || !called.some(isAlike);
}

/** `Does it have nuts?`, `and milk?`; of another dish: `and the panna cotta?` */
function askingForMore(wish: Wish, asked: readonly Avoided[], plain: string): Wish {
  const more = allergensAmong([...wish.wanted, ...wish.missing]);
  const isOther = (stem: string) => allergenKind(stem) === undefined;
  // `Does it have nuts?`, `anything without?`
  if (words.ENDS_WITHOUT.test(plain)) return { ...wish, avoid: [...wish.avoid, ...asked] };
  const ofOther = words.BEGINS.test(plain) && wish.dishes.length > 0 && wish.asks.size === 0;
  if (more.length === 0) return ofOther ? { ...wish, allergens: asked } : wish;
  const rest = { wanted: wish.wanted.filter(isOther), missing: wish.missing.filter(isOther) };
  return { ...wish, ...rest, allergens: [...wish.allergens, ...more] };
}

function allergensAmong(stems: readonly string[]): Avoided[] {
  return stems.flatMap((word) => {
    const kind = allergenKind(word);
    return kind === undefined ? [] : [{ kind, word }];
  });
}

/** Ways to go on from the question before; the first that fits counts. */
const ways: readonly ((followUp: FollowUp) => Reading | undefined)[] = [
  toAnother,
  ofBrand.ofOrderAhead,
  ofOffer.ofSoMany,
  ofOffer.ofThatItself,
  ofBrand.ofAge,
  ofHours.ofHouse,
  ofHours.ofOutside,
  ofOffer.ofOffers,
  ofOffer.ofOfferTerms,
  ofHours.ofServicePrice,
  ofBrand.ofToldTerms,
  ofHours.ofDelivery,
  ofBrand.ofGiftCards,
  ofBrand.ofTold,
  ofBrand.ofAddress,
  ofBrand.ofTrays,
  ofBrand.ofItsWords,
  insteadOfThat,
  heldIn,
  ofHours.ofServed,
  ofHours.dishThen,
  ofHours.whereSold,
  ofHours.ofHolidayMenu,
  ofHours.ofMealsMenu,
  ofHours.ofHappyHour,
  whichOfKind,
  ageOfPart,
  ofPart,
  otherKind,
  forChild,
  whichIsHot,
  dishAlone,
  ofHours.whichPlace,
  ofHours.untilWhen,
  sizeAlone,
  ofHours.dayOfOffer,
  ofHours.orderAgain,
  ofHours.dayOrPlaceAlone,
  ofHours.serviceAlone,
  ofMenu,
  toTown,
  ofJobs,
  carriedOn,
];

/** What is asked, where a question only names a day, a place, a dish or a service. */
function asking(reading: Reading, turn: Turn): Reading {
  const own = reading.asked.filter(({ intent }) => !closing.has(intent)).map(({ intent }) => intent);
  // `I am allergic to shellfish`, after offers: that asks what can be eaten.
  const isNew = reading.wish.avoid.length > turn.conversation.avoid.length;
  if (isNew && own.every((intent) => intent === 'menu') && !turn.before.includes('menu')) return reading;
  const followUp = { ...turn, reading, own, isShort: lengthOf(reading) <= words.SHORT };
  if (isVeryQuestion(followUp)) return reading;
  for (const way of ways) {
    const found = way(followUp);
    if (found) return found;
  }
  return reading;
}

/** How many words are said, without the `so` before them and the `then` behind. */
const lengthOf = ({ text }: Reading) => text.plain.replace(words.AROUND_THAT, '').split(' ').length;

/** `Is there a deposit`, which the brand has answered just so, and not in what it told before. */
function isVeryQuestion({ reading: { text }, knowledge, conversation }: FollowUp): boolean {
  const asked = text.plain.replace(words.BEGINS, '').trim();
  return knowledge.questions.some(
    ({ statement, answer, plain }) => !statement && plain === asked && !conversation.told.includes(answer),
  );
}

/** `Is it free?`, `and 30?`, `how much is that?`: asked of what was spoken of. */
function carriedOn(followUp: FollowUp): Reading | undefined {
  const { reading, own, before, isShort } = followUp;
  const { plain } = reading.text;
  if (namesDestination(followUp)) return toDestination(reading, reading.text.plain);
  if (own.length > 0 ? !asksOfThat(followUp) : isAskedItself(followUp)) return undefined;
  const number = words.NOW_SO_MANY.exec(plain)?.[1];
  if (number !== undefined && before.includes('reservations'))
    return { ...again(reading, ['reservations']), partySize: Number(number) };
  if (!isShort || isClosed(followUp)) return undefined;
  return words.ASKS_ON.test(plain) ? askedOn(followUp) : undefined;
}

/** `To Dartmouth`, where no house is, after delivery. */
function toTown(followUp: FollowUp): Reading | undefined {
  const { reading, before, isShort } = followUp;
  const { towns, places } = reading.mention;
  const isTown = towns.length > 0 && places.length === 0 && isOnly(followUp, 'locations');
  return before.includes('delivery') && isShort && isTown ? toDestination(reading, reading.text.plain) : undefined;
}

const isClosed = ({ reading }: FollowUp) =>
  reading.asked.some(({ intent }) => intent === 'out-of-scope' || intent === 'assistant');

/** `The rider?`, `pays?`, `where`, `do I need a licence`: of the positions that were told of. */
function ofJobs(followUp: FollowUp): Reading | undefined {
  const { reading, own, before, conversation, isShort } = followUp;
  const { plain, words: typed } = reading.text;
  if (!before.includes('jobs') || !isShort || isClosed(followUp)) return undefined;
  const isWhere = own[0] === 'address' && typed.length === 1;
  // `Hours?`, of the only one.
  const isOfOneJob = conversation.jobs.length === 1 && typed.length < 3;
  const isOfAspect =
    jobAspects.some(({ asked }) => asked.test(plain)) &&
    isOnly(followUp, 'payment', 'price-level', 'feature', ...(isOfOneJob ? (['hours'] as const) : []));
  // `Own bike?`, `hours`, of what the positions themselves tell.
  const isOfTold =
    speaksOfJobs(followUp) && typed.length <= 4 && isOnly(followUp, 'feature', 'hours', 'menu', 'unknown');
  const isOfThese = own.length === 0 ? !isAskedItself(followUp) : isOnly(followUp, 'jobs') && !namesJob(followUp);
  if (!isWhere && !isOfAspect && !isOfThese && !isOfTold) return undefined;
  const same = repeated(reading, ['jobs'], conversation);
  return namesJob(followUp) ? { ...same, asked: again(reading, ['jobs']).asked } : same;
}

/** Whether what is asked is told by the positions that were spoken of. */
function speaksOfJobs({ reading: { text }, knowledge, conversation }: FollowUp): boolean {
  const open = [...meaningsOf(plainOf(text.words))].filter((one) => !isFiller(one));
  const jobs = knowledge.configuration.jobs.filter(({ title }) => conversation.jobs.includes(title));
  return jobs.some((job) => speakingOf(job, open).length > 0);
}

/** `Any server jobs`, of which the ones before tell nothing. */
function namesJob({ reading: { text }, knowledge }: FollowUp): boolean {
  const titles = new Set(knowledge.configuration.jobs.flatMap(({ title }) => stemsOf(title)));
  return (
    stemsOf(text.plain).some((stem) => titles.has(stem)) || /\b(?:jobs|hiring|positions|openings)\b/.test(text.plain)
  );
}

/** What asks on of the hours, of the only dish, or of whatever else was spoken of. */
function askedOn(followUp: FollowUp): Reading | undefined {
  const { reading, before, only, conversation } = followUp;
  const { plain, words: said } = reading.text;
  if (isOnly(followUp) && before.includes('hours') && words.ASKS_OF_TIME.test(plain))
    return withService(again(reading, ['hours']), conversation, followUp.knowledge);
  const isOfDish = said.length <= 3 || words.ASKS_FOR_HOW_MANY.test(plain);
  if (before.includes('menu') && only.length > 0 && isOfDish) return ofDishes(followUp, only);
  const topics: readonly IntentName[] = conversation.service === 'delivery' ? [...before, 'delivery'] : before;
  const told = [...new Set(topics)].filter((intent) => intent !== 'menu' && intent !== 'hours');
  return told.length > 0 ? repeated(reading, told, conversation) : undefined;
}

/** `How long can we stay`, which the brand has answered by itself, and not of what was spoken of. */
function isAskedItself({ reading, knowledge, conversation }: FollowUp): boolean {
  const telling = ofBrand.tellingOf(plainOf(reading.text.words));
  const told = meaningsOf(wordsOf(conversation.told));
  const questions = knowledge.questions.filter(({ statement }) => !statement);
  return (
    telling.length > 0 &&
    !/\b(?:it|that|this|they)\b/.test(reading.text.plain.replace(words.OF_WEATHER, '')) &&
    !telling.every((one) => told.has(one)) &&
    isToldOf(telling, questions)
  );
}

function toDestination(reading: Reading, named: string): Reading {
  const to = named
    .replace(words.BEGINS, '')
    .trim()
    .replace(/^(?:to|at|in) /, '');
  const plain = `deliver to ${to}`;
  return {
    ...reading,
    text: { ...reading.text, plain },
    asked: [{ intent: 'delivery', words: plain.split(' ') }],
    when: { ...reading.when, time: undefined },
  };
}

/** `Do you deliver to Hoboken?`, `and to Princeton?`; `how much`, after its hours. */
function toAnother({ reading, before, conversation }: FollowUp): Reading | undefined {
  const isOfDelivery = before.includes('delivery') || conversation.service === 'delivery';
  const named = isOfDelivery ? words.TO_ANOTHER.exec(reading.text.plain)?.[1] : undefined;
  if (isOfDelivery && before.includes('hours') && words.ASKS_FEE_ALONE.test(reading.text.plain))
    return repeated(reading, ['delivery'], { ...conversation, question: 'delivery' });
  return named === undefined ? undefined : toDestination(reading, named);
}

const isOfArea = ({ question }: Conversation) => destinationIn(question) !== undefined;

/** `Do you deliver to Inglewood?`, `and Franklin?` */
function namesDestination({ reading: { text, mention }, own, before, conversation }: FollowUp): boolean {
  const isNew = !words.ASKS_ON.test(text.plain) && text.words.some(({ plain }) => !isEveryday(plain));
  // `Deliver to Inglewood?`, `n Green Hills`, which are no greens.
  const isOpen = own.length === 0 || (isOfArea(conversation) && text.words[0]?.plain === 'and' && own[0] === 'menu');
  return before.includes('delivery') && isOpen && text.words.length <= 4 && isNew && mention.words.size === 0;
}

/** `How much is that`, `does it work on delivery`, `what is the email for that`. */
function asksOfThat({ reading, own, before, conversation, knowledge, isShort }: FollowUp): boolean {
  const { text, wish } = reading;
  // `Do you deliver`, `until when`, `how much is it`
  const isOfHours = before.includes('hours') && conversation.service !== 'delivery';
  const isOfFood = wish.diets.length > conversation.diets.length || wish.allergens.length > 0;
  if (!isShort || isOfHours || isOfFood || before.includes('menu')) return false;
  const hasDishes = conversation.dishes.length > 0;
  const bareMenu =
    own.length === 1 &&
    own[0] === 'menu' &&
    !namesFood(wish) &&
    !wish.asks.has('popular') &&
    !/\beat\b/.test(text.plain) &&
    !ONLY_THERE.test(text.plain);
  // `Is it accessible`, after tips: the house.
  const isNew = own.some((intent) => words.isOfHouse.has(intent) || before.includes(intent));
  // `Who do I write to`, where catering has an address of its own.
  const { cateringEmail, brand } = knowledge.configuration;
  const address = before.includes('catering') ? cateringEmail : before.includes('franchise') ? brand.email : undefined;
  const isOfOwn = own[0] === 'email' && address !== undefined;
  const isOfIt = !hasDishes && (/\b(?:it|that|this)\b/.test(text.plain) || words.OF_THAT_TOO.test(text.plain));
  return isOfOwn || bareMenu || (isOfIt && !isNew);
}
