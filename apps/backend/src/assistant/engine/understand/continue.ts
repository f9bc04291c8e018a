/** Fills what a question leaves out from the conversation before it: `and on Sunday?`, `how much is the second one?` */
import { meaningsOf } from '../answers/frequent-questions.ts';
import type { Conversation } from '../conversation.ts';
import { serviceAsked } from '../hours/asked.ts';
import { shifted } from '../hours/place-hours.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { contentStems, type Knowledge } from '../knowledge/knowledge.ts';
import { stemsOf, wordsOf } from '../language/words.ts';
import type { Wish } from '../menu/wish.ts';
import { asksWhether } from '../request.ts';
import { type Avoided, allergenKind } from '../safety/allergens.ts';
import { mustBeAvoided } from '../safety/answer-avoiding.ts';
import { statementsOf } from '../safety/stated.ts';
import { IS_DAY, vagueMeanings } from '../vocabulary/alike-words.ts';
import type { IntentName } from '../vocabulary/cues.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { carried, closing, datable, loose, smallTalk } from '../vocabulary/scenes.ts';
import * as words from '../vocabulary/slot-words.ts';
import { dishesNamed, pointing } from './point-back.ts';
import { type Asked, plainOf, type Reading, type Turn } from './reading.ts';

export function continued(reading: Reading, conversation: Conversation, knowledge: Knowledge): Reading {
  const before = conversation.intents.filter((intent) => carried.has(intent));
  const [name = '', another] = conversation.dishes;
  const turn = { conversation, knowledge, before, only: another === undefined ? dishesNamed(name, knowledge) : [] };
  const kept = ofThem(keeping(reading, conversation), turn);
  const isFirst = conversation.intents.length === 0;
  const whole = isFirst ? kept : inTime(inPlace(asking(pointing(kept, turn), turn), turn), kept.text.plain, turn);
  const { wish, asked, text } = whole;
  const grave = asked.some(({ intent }) => intent === 'danger' || intent === 'self-harm' || intent === 'menu');
  if (wish.avoid.length === 0 || wish.dishes.length === 0 || grave) return whole;
  // A dish that is named by somebody who must avoid something is never left without an answer.
  const others = asked.filter(({ intent }) => intent !== 'unknown');
  return { ...whole, asked: [...others, { intent: 'menu', words: plainOf(text.words) }] };
}

/** What must be avoided, and how the guest eats, holds from the turn on in which it was said. */
function keeping(reading: Reading, { avoid, diets, asked, health, inside }: Conversation): Reading {
  const { wish, text } = reading;
  const all = mustBeAvoided({ ...wish, avoid: [...avoid, ...wish.avoid], allergens: [] });
  const plain = health === '' || words.ON_DOCTORS_WORD.test(text.plain) ? text.plain : `${text.plain} ${health}`;
  const kept = { ...wish, avoid: all, diets: wish.diets.length > 0 ? wish.diets : diets };
  // `Does it have alcohol`, `is there one without`
  const left = words.ENDS_WITHOUT.test(text.plain) ? inside : [];
  const free = { ...kept, excluded: [...wish.excluded, ...left] };
  const more = asked.length > 0 && text.words.length <= 5 ? askingForMore(kept, asked, text.plain) : free;
  return { ...reading, text: { ...text, plain }, wish: more };
}

/** `Do they have egg`, asked of the one dish before, which states it: it is told of, whatever else on the menu has it. */
function ofThem(reading: Reading, { only }: Turn): Reading {
  const { wish, text } = reading;
  if (!words.OF_THEM.test(text.plain)) return reading;
  const allergens = allergensAmong([...wish.wanted, ...wish.missing]);
  // `They` are the house, or what is called in the plural.
  const dishes = only.filter(
    (dish) =>
      statementsOf(dish, allergens).length > 0 || /[^s]s$/.test(dish.name) || /\b(?:has|does) it\b/.test(text.plain),
  );
  return dishes.length > 0 && allergens.length > 0
    ? { ...reading, wish: { ...wish, wanted: [], missing: [], allergens, dishes } }
    : reading;
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

/** A question that goes on from the one before. */
interface FollowUp extends Turn {
  reading: Reading;
  /** What it asks by itself, closing words left out. */
  own: readonly IntentName[];
  isShort: boolean;
}

/** Ways to go on from the question before; the first that fits counts. */
const ways: readonly ((followUp: FollowUp) => Reading | undefined)[] = [
  stillCatering,
  ofTold,
  heldIn,
  ofServed,
  ofHappyHour,
  whichOfKind,
  ofPart,
  dishAlone,
  whichPlace,
  untilWhen,
  dayOrPlaceAlone,
  serviceAlone,
  ofMenu,
  carriedOn,
];

/** What is asked, where a question only names a day, a place, a dish or a service. */
function asking(reading: Reading, turn: Turn): Reading {
  const own = reading.asked.filter(({ intent }) => !closing.has(intent)).map(({ intent }) => intent);
  const followUp = { ...turn, reading, own, isShort: reading.text.words.length <= words.SHORT };
  for (const way of ways) {
    const found = way(followUp);
    if (found) return found;
  }
  return reading;
}

const isOnly = ({ own }: FollowUp, ...intents: IntentName[]) => own.every((intent) => intents.includes(intent));

/** `In the oyster sauce?`, `the ten course one`, `for 12 of us`: asked by words that the brand's own answer before has, or of so many. */
function ofTold(followUp: FollowUp): Reading | undefined {
  const { reading, own, before, conversation, isShort } = followUp;
  const { plain, words: typed } = reading.text;
  const isOfMany = words.OF_SO_MANY.test(plain);
  const isOfTerms = isShort && words.ASKS_TERMS.test(plain);
  if ((isOfMany || isOfTerms) && before.includes('offers') && conversation.offers.length === 1)
    return repeated(reading, ['offers'], conversation);
  const isOpen = isShort || words.FOR_SO_MANY.test(plain);
  const told = meaningsOf(wordsOf(conversation.told));
  if (conversation.told === '' || !isOpen) return undefined;
  const said = plainOf(typed).filter((word) => !/^(?:plus|also|about|one|with|too|even)$/.test(word));
  const telling = tellingOf(said);
  const days = said.filter((word) => !words.BEFORE_DAY.test(word));
  const isDay =
    days.length > 0 && !own.includes('offers') && days.every((word) => IS_DAY.test(word)) && !before.includes('hours');
  const isOfThat = telling.length > 0 && telling.every((one) => told.has(one)) && !tellsMenu(followUp);
  // `Do I pay in advance`, `for the patio`: asked of what was told, by whatever words.
  const isSure = words.FOR_THE.test(plain) || (isOfThat && telling.some((one) => words.isOfTerms.has(one)));
  if (!isSure && asksApart(followUp)) return undefined;
  return isOfThat || isDay || isOfMany ? repeated(reading, before, conversation) : undefined;
}

/** Whether a question asks of something else than what was told: `do you have beer`, `is there parking`, `table for 4`. */
function asksApart({ reading: { text, wish, asked }, own, before }: FollowUp): boolean {
  const others = own.filter((intent) => !before.includes(intent) && intent !== 'menu');
  const isWhole = asksWhether(text.plain) || words.ASKS_FOR_TABLE.test(text.plain);
  const grave = ({ intent }: Asked) => intent === 'danger' || intent === 'self-harm' || smallTalk.has(intent);
  const isLookedFor = namesFood(wish) && words.LOOKS_FOR.test(text.plain);
  return isLookedFor || asked.some(grave) || others.some((intent) => isWhole || !loose.has(intent));
}

/** Whether it asks what the menu tells: what a dish that is called in full is, what it costs, and whom it suits. */
function tellsMenu({ reading: { text, wish }, conversation }: FollowUp): boolean {
  const stems = stemsOf(text.plain);
  const isDish = wish.dishes.some(({ name }) => stemsOf(name).every((stem) => stems.includes(stem)));
  const isPriced = wish.asks.has('price') && wish.dishes.length + wish.wanted.length > 0;
  const isSuited = wish.avoid.length + wish.allergens.length + wish.diets.length > 0;
  const isListed = wish.dishes.length > 0 && conversation.dishes.length > 0;
  return isDish || isSuited || isListed || (isPriced && !/[$£€]/.test(conversation.told));
}

/** `Until what time`, `and on Monday?`, of dishes that are served at some hours or on some days only. */
function ofServed({ reading, own, before, only, conversation, isShort }: FollowUp): Reading | undefined {
  const { text, wish, when, mention } = reading;
  const isOpen = own.every((intent) => intent === 'hours') && !words.SAYS_HOURS_OR_PLACES.test(text.plain);
  const isOfTime =
    words.ASKS_TIME_OF_THAT.test(text.plain) ||
    words.SERVED_WHEN.test(text.plain) ||
    (when.days.length > 0 && mention.places.length === 0);
  if (!before.includes('menu') || before.includes('hours') || !isShort || !isOpen || !isOfTime) return undefined;
  // `How much is brunch`, `when is it`
  if (/^(?:brunch|breakfast)$/.test(conversation.service) && conversation.dishes.length !== 1 && !when.named)
    return withService(again(reading, ['hours']), conversation);
  if (namesFood(wish)) return undefined;
  if (!only.some(({ available, served }) => available ?? served)) return undefined;
  const plain = when.days.length > 0 ? `do you have it ${text.plain}` : 'what time is it';
  return { ...again(reading, ['menu']), text: { ...text, plain }, wish: { ...wish, dishes: only } };
}

/** `Pale ale?`, `and at happy hour?`; `happy hour?`, `how much is a pint then?`: what the menu says of that hour. */
function ofHappyHour(followUp: FollowUp): Reading | undefined {
  const { reading, own, before, only, conversation, isShort } = followUp;
  const { text, wish, mention } = reading;
  const { plain } = text;
  const isOfDish = before.includes('menu') && only.length > 0 && !namesFood(wish);
  if (isOfDish && isShort && /\b(?:at|in|during|on) (?:the )?happy hour$/.test(plain))
    return { ...again(reading, ['menu']), wish: { ...wish, dishes: only, asks: new Set(['price']) } };
  const isOfHours = isOnly(followUp, 'hours') && !words.SAYS_HOURS_OR_PLACES.test(plain) && !words.SERVICES.test(plain);
  if (
    conversation.service !== '' &&
    isShort &&
    isOfHours &&
    before.includes('hours') &&
    /^(?:and |so )?(?:un)?til/.test(plain)
  )
    return withService(again(reading, ['hours']), conversation);
  if (conversation.service !== 'happy hour' || !isShort) return undefined;
  const isOfPlace = own.every((intent) => intent === 'locations') && mention.places.length > 0;
  if (before.includes('menu') && (isOfPlace || words.ASKS_TIME_OF_THAT.test(plain)))
    return withService(again(reading, ['hours']), conversation);
  const isPriced =
    wish.asks.has('price') &&
    isOnly(followUp, 'menu') &&
    /\bthen$|^(?:and )?how much (?:is|are) (?:the |an? )?\w+$/.test(plain);
  return isPriced ? withService(again(reading, ['menu'], ['happy', 'hour']), conversation) : undefined;
}

/** `Is it spicy`, `which one is then`: of those that were listed, or of the kind of the only one. */
function whichOfKind(followUp: FollowUp): Reading | undefined {
  const { reading, before, only, conversation, knowledge } = followUp;
  const { plain } = reading.text;
  const { spicy, wished: diets } = conversation;
  const isAsked = before.includes('menu') && /\bwhich\b/.test(plain) && words.ASKS_WHICH_THEN.test(plain);
  if (!isAsked || !isOnly(followUp, 'menu') || (spicy === undefined && diets.length === 0)) return undefined;
  const kind = only[0]?.category;
  const names = new Set(kind === undefined ? conversation.dishes : []);
  const dishes = knowledge.dishes.filter(
    ({ name, category }) => names.has(name) || (names.size === 0 && category === kind),
  );
  return { ...again(reading, ['menu']), wish: { ...reading.wish, dishes, diets, spicy } };
}

/** `Does it come with bread`, of several dishes of one part of the menu: what its heading says. */
function ofPart({ reading, own, before, conversation, knowledge }: FollowUp): Reading | undefined {
  const { plain, words: typed } = reading.text;
  const isAsked = words.COMES_WITH.test(plain) && own.every((intent) => intent === 'menu') && before.includes('menu');
  const dishes =
    conversation.dishes.length > 1 ? conversation.dishes.flatMap((name) => dishesNamed(name, knowledge)) : [];
  const [part = '', another] = new Set(dishes.map(({ category = '' }) => category));
  if (!isAsked || part === '' || another !== undefined) return undefined;
  const asked = [{ intent: 'menu' as const, words: [...plainOf(typed), ...wordsOf(part)] }];
  const wish = {
    ...reading.wish,
    dishes: [],
    wanted: stemsOf(part),
    missing: [],
    course: undefined,
    asks: new Set(['contents' as const]),
  };
  return {
    ...reading,
    text: { ...reading.text, plain: `what comes with the ${wordsOf(part).join(' ')}` },
    asked,
    wish,
  };
}

/** `And the tiramisu?`, `are they there today?` */
function dishAlone({ reading, own, before, conversation }: FollowUp): Reading | undefined {
  const isOfDish =
    before.includes('menu') && conversation.dishes.length === 1 && words.PRONOUN.test(reading.text.plain);
  const isOpen = own.length === 0 || (isOfDish && own.every((intent) => intent === 'hours'));
  return isOpen && reading.wish.dishes.length > 0 ? again(reading, ['menu']) : undefined;
}

/** `For 25 people, wings`, `how much notice?`, after catering. */
function stillCatering(followUp: FollowUp): Reading | undefined {
  const { reading, before, isShort, conversation } = followUp;
  const { text, partySize } = reading;
  const goesOn = partySize !== undefined || words.ASKS_AHEAD.test(text.plain);
  const isOpen = before.includes('catering') && isShort && goesOn && isOnly(followUp, 'menu', 'reservations', 'hours');
  return isOpen ? repeated(reading, ['catering'], conversation) : undefined;
}

/** `Is Main Street open on Sunday?`, `so which one is?`; `all three?` */
function whichPlace(followUp: FollowUp): Reading | undefined {
  const { reading, before, knowledge, conversation } = followUp;
  const { plain } = reading.text;
  if (knowledge.places.length === 1 || !isOnly(followUp, 'hours', 'locations')) return undefined;
  if (before.includes('hours') && words.ASKS_WHICH_THEN.test(plain))
    return { ...again(reading, ['hours']), which: true };
  const isOfAll = before.some((intent) => words.ofPlaces.has(intent)) && words.ALL_OF_THEM.test(plain);
  const isOfEach = before.some((intent) => words.ofPlaces.has(intent)) && words.ASKS_WHICH_THEN.test(plain);
  if (isOfEach) return { ...repeated(reading, before, conversation), which: true };
  const mention = { ...reading.mention, places: [...knowledge.places] };
  return isOfAll ? { ...repeated(reading, before, conversation), mention } : undefined;
}

/** `And on Sunday?`, `and in Vancouver?` */
function dayOrPlaceAlone({ reading, own, ...turn }: FollowUp): Reading | undefined {
  const { text, wish, when, mention } = reading;
  const { before, conversation, knowledge } = turn;
  const dated = [when.time, when.part, when.shift].some((value) => value !== undefined) || when.days.length > 0;
  const [only, ...others] = own;
  // `Until when can I pick up today`, after delivery: of another service.
  const isOther = only === 'hours' && !before.includes('hours') && serviceAsked(text.plain, knowledge.places);
  const isImplied =
    others.length === 0 &&
    !isOther &&
    (only === 'locations' || only === 'hours') &&
    (words.THE_OTHER.test(text.plain) || !words.SAYS_HOURS_OR_PLACES.test(text.plain));
  if (before.length === 0 || !(own.length === 0 || isImplied) || !(dated || mention.places.length > 0))
    return undefined;
  // `Can I bring wine?`, `on Saturday?`: the day is asked of that.
  if (dated && before.some((one) => datable.has(one))) return withService(again(reading, ['hours']), conversation);
  // `From Tacoma?`, which may deliver elsewhere.
  const isFrom = before.includes('delivery') && /\bfrom\b/.test(text.plain);
  const same = repeated(reading, before, isFrom ? { ...conversation, question: 'do you deliver' } : conversation);
  return before.includes('menu') ? { ...same, wish: likeBefore(wish, turn, text.plain) } : same;
}

/** `And pickup?`, `and eating in?`, after hours. */
function serviceAlone(followUp: FollowUp): Reading | undefined {
  const { reading, before, isShort, knowledge } = followUp;
  const { plain } = reading.text;
  const names =
    before.includes('hours') && isShort && (serviceAsked(plain, knowledge.places) || words.EATING_IN.test(plain));
  // `Until when`, of the service that was told of.
  if (isOnly(followUp, 'hours') && before.includes('hours') && isShort && words.ASKS_TIME_OF_THAT.test(plain))
    return withService(again(reading, ['hours']), followUp.conversation);
  // `Do they deliver` asks for no hours.
  const asksIfAtAll = asksWhether(plain) && !/\b(?:then|still|now)\b/.test(plain);
  return names && !asksIfAtAll && isOnly(followUp, 'ordering', 'delivery', 'feature')
    ? again(reading, ['hours'])
    : undefined;
}

/** `Any coupons?`, `until when is it valid?`; `live music tonight?`, `what time?` */
function untilWhen({ reading, own, before, conversation, isShort, knowledge }: FollowUp): Reading | undefined {
  const { plain } = reading.text;
  const told = before.some((intent) => !datable.has(intent)) && !before.includes('hours');
  // `Until when can I pick up`, after delivery: of another service.
  const isOther = serviceAsked(plain, knowledge.places) !== undefined;
  const isOfThat = isShort && !isOther && words.ASKS_TIME_OF_THAT.test(plain);
  if (!told || !isOfThat || own.length !== 1 || own[0] !== 'hours') return undefined;
  const same = repeated(reading, before, conversation);
  return before.includes('delivery') ? { ...same, asked: again(reading, ['hours'], ['delivery']).asked } : same;
}

/** `Any vegan ones?`, `is the lamb halal?`, `and the beef?`, or of what the brand itself told: `how much is it?` */
function ofMenu(followUp: FollowUp): Reading | undefined {
  const { reading, before, only, isShort, conversation } = followUp;
  const { wish, text } = reading;
  const { plain } = text;
  if (!before.includes('menu') || !isOnly(followUp, 'menu')) return undefined;
  // `Calories?`, of the dish spoken of.
  if (wish.unmarked.length > 0 && isShort && !namesFood(wish) && only.length > 0) return ofDishes(followUp, only);
  const like = likeBefore(wish, followUp, plain);
  // What was told is no answer to whom it suits.
  const isOfDish = namesFood(wish) || wish.diets.length + wish.allergens.length > 0 || asksWhether(plain);
  if (conversation.told && isShort && !isOfDish && words.ASKS_ON.test(plain))
    return { ...repeated(reading, before, conversation), wish: like };
  if (narrows(wish)) return { ...again(reading, ['menu']), wish: like };
  return askedAlike(followUp);
}

/** `Is the lamb halal?`, `and the beef?` */
function askedAlike({ reading, conversation, isShort }: FollowUp): Reading | undefined {
  const { wish, text } = reading;
  const { wished } = conversation;
  const begins = words.BEGINS.test(text.plain);
  const goesOn = ((begins || words.ASKS_FOR_REST.test(text.plain)) && isShort) || text.words.length <= 3;
  const spicy = begins ? conversation.spicy : undefined;
  const isPlain = wish.diets.length + wish.asks.size === 0 && (wished.length > 0 || spicy !== undefined);
  return goesOn && isPlain ? { ...again(reading, ['menu']), wish: { ...wish, diets: wished, spicy } } : undefined;
}

/** `Is the beer included`, `fried or steamed`: asked of what the only dish before is, by its own words. */
function heldIn(followUp: FollowUp): Reading | undefined {
  const { reading, before, only: dishes, isShort } = followUp;
  const { text, wish } = reading;
  const isOpen = before.includes('menu') && isOnly(followUp, 'menu', 'offers', 'reservations') && isShort;
  if (dishes.length === 0 || !isOpen) return undefined;
  const own = new Set(stemsOf(dishes.map(({ description = '' }) => description).join(' ')));
  const said = contentStems(plainOf(text.words));
  const isEither = /\bor\b/.test(text.plain) && said.length > 1 && said.every((stem) => own.has(stem));
  const isOne = words.ASKS_FOR_ONE.test(text.plain) && dishes.every(({ variants }) => !variants);
  // `Does it come with potatoes`, of which its own words say nothing.
  const isOther = words.ASKS_WHAT_IT_HAS.test(text.plain) && namesFood(wish) && !said.some((stem) => own.has(stem));
  const isAsked =
    isOne || (!isOther && [words.ASKS_IF_INCLUDED, words.ASKS_IF_ENOUGH].some((one) => one.test(text.plain)));
  if (!isEither && !isAsked) return undefined;
  const rest = { wanted: [], missing: [], quantities: [], asks: new Set(wish.asks).add('contents') };
  if (words.ASKS_IF_ENOUGH.test(text.plain)) return { ...again(reading, ['menu']), wish: { ...wish, ...rest, dishes } };
  const plain = isOne ? 'how many pieces' : 'what is in it';
  const asked = [{ intent: 'menu' as const, words: plain.split(' ') }];
  return { ...reading, text: { ...text, plain }, asked, wish: { ...wish, ...rest, dishes } };
}

/** `Is it free?`, `and 30?`, `how much is that?`: asked of what was spoken of. */
function carriedOn(followUp: FollowUp): Reading | undefined {
  const { reading, own, before, conversation, isShort } = followUp;
  const { plain } = reading.text;
  if (own.length > 0 ? !asksOfThat(followUp) : isAskedItself(followUp)) return undefined;
  const number = /^(?:and |or |for )?(\d{1,3})(?: people| of us)?$/.exec(plain)?.[1];
  if (number !== undefined && before.includes('reservations'))
    return { ...again(reading, ['reservations']), partySize: Number(number) };
  const closed = reading.asked.some(({ intent }) => intent === 'out-of-scope' || intent === 'assistant');
  if (!isShort || closed) return undefined;
  // `The rider?`, `do I need a licence`: of the positions that were told of.
  if (before.includes('jobs') && own.length === 0)
    return { ...repeated(reading, ['jobs'], conversation), asked: again(reading, ['jobs']).asked };
  const destination = `deliver to ${plain.replace(words.BEGINS, '').trim()}`;
  if (namesDestination(followUp))
    return again({ ...reading, text: { ...reading.text, plain: destination } }, ['delivery']);
  return words.ASKS_ON.test(plain) ? askedOn(followUp) : undefined;
}

/** What asks on of the hours, of the only dish, or of whatever else was spoken of. */
function askedOn(followUp: FollowUp): Reading | undefined {
  const { reading, before, only, conversation } = followUp;
  const { plain, words: said } = reading.text;
  if (isOnly(followUp) && before.includes('hours') && words.ASKS_OF_TIME.test(plain))
    return withService(again(reading, ['hours']), conversation);
  const isOfDish = said.length <= 3 || words.ASKS_FOR_HOW_MANY.test(plain);
  if (before.includes('menu') && only.length > 0 && isOfDish) return ofDishes(followUp, only);
  const topics: readonly IntentName[] = conversation.service === 'delivery' ? [...before, 'delivery'] : before;
  const told = [...new Set(topics)].filter((intent) => intent !== 'menu' && intent !== 'hours');
  const byMail = reading.asked.filter(({ intent }) => intent === 'email' || intent === 'phone');
  const same = repeated(reading, told, conversation);
  return told.length > 0 ? { ...same, asked: [...byMail, ...same.asked] } : undefined;
}

/** `How long can we stay`, which the brand has answered by itself, and not of what was spoken of. */
function isAskedItself({ reading, knowledge, conversation }: FollowUp): boolean {
  const telling = tellingOf(plainOf(reading.text.words));
  const told = meaningsOf(wordsOf(conversation.told));
  const isIn = (some: readonly string[], all: readonly string[]) => some.every((one) => all.includes(one));
  return (
    telling.length > 0 &&
    !/\b(?:it|that|this|they)\b/.test(reading.text.plain) &&
    !telling.every((one) => told.has(one)) &&
    knowledge.questions.some(({ plain, statement }) => {
      const asked = statement ? [] : tellingOf(plain.split(' '));
      return asked.length > 0 && isIn(asked, telling) && isIn(telling, asked);
    })
  );
}

/** What words are about that tells one question from others. */
const tellingOf = (said: readonly string[]) => [...meaningsOf(said)].filter((one) => !vagueMeanings.has(one));

/** `Do you deliver to Inglewood?`, `and Franklin?` */
function namesDestination({ reading: { text, mention }, own, before }: FollowUp): boolean {
  const isNew = !words.ASKS_ON.test(text.plain) && text.words.some(({ plain }) => !isEveryday(plain));
  return before.includes('delivery') && own.length === 0 && text.words.length <= 4 && isNew && mention.words.size === 0;
}

/** `How much is that`, `does it work on delivery`, `what is the email for that`. */
function asksOfThat({ reading, own, before, conversation, isShort }: FollowUp): boolean {
  const { text, wish } = reading;
  if (!isShort || conversation.dishes.length > 0 || before.includes('menu') || before.includes('hours')) return false;
  const bareMenu = own.length === 1 && own[0] === 'menu' && !namesFood(wish);
  // `Is it accessible`, after tips: the house.
  const isNew = own.some((intent) => words.isOfHouse.has(intent) || before.includes(intent));
  return bareMenu || ((/\b(?:it|that|this)\b/.test(text.plain) || words.OF_THAT_TOO.test(text.plain)) && !isNew);
}

/** The question, put to the menu of some dishes. */
const ofDishes = ({ reading }: FollowUp, dishes: readonly Dish[]): Reading => ({
  ...again(reading, ['menu']),
  wish: { ...reading.wish, dishes },
});

function again(reading: Reading, intents: readonly IntentName[], more: readonly string[] = []): Reading {
  const said = [...plainOf(reading.text.words), ...more];
  return { ...reading, asked: intents.map((intent) => ({ intent, words: said })) };
}

/** The same as before, with what is said now: `is there a patio at Inglewood`, `and at Ossington?` */
function repeated(reading: Reading, intents: readonly IntentName[], { question }: Conversation): Reading {
  const own = plainOf(reading.text.words);
  const plain = [question, ...own].join(' ');
  return { ...again(reading, intents, question.split(' ')), text: { ...reading.text, plain }, asksOn: own.join(' ') };
}

const namesFood = ({ dishes, wanted, missing }: Wish) => dishes.length + wanted.length + missing.length > 0;

/** Whether a wish only narrows another one: `any vegan ones`, `under $10?` */
function narrows(wish: Wish): boolean {
  const { diets, allergens, excluded, avoid, sort, spicy, most, least, asks } = wish;
  const isSaid =
    [diets, allergens, excluded, avoid].some((list) => list.length > 0) ||
    [sort, spicy, most, least].some((value) => value !== undefined);
  return !namesFood(wish) && wish.course === undefined && !asks.has('whole') && (isSaid || asks.size > 0);
}

/** The wish with what was wished before: foods, course and price, and only one dish where it was the only one. */
function likeBefore(wish: Wish, { conversation, knowledge, ...turn }: Turn, plain: string): Wish {
  const { wanted, course, wished, most, spicy } = conversation;
  if (wish.wanted.length > 0 || wish.dishes.length > 0 || wish.course !== undefined) return wish;
  const isElse = wish.sort === undefined && words.ASKS_WHAT_ELSE.test(plain);
  const isOnly = wanted.length === 0 && course === undefined && !words.ASKS_FOR_OTHERS.test(plain) && !isElse;
  const otherwise = words.ANYTHING_OTHERWISE.test(plain);
  const only = isOnly || otherwise ? turn.only : [];
  // `And the cheapest?`, after one of the steaks.
  const isSorted = wish.sort !== undefined && !/\b(?:it|that|this)\b/.test(plain);
  const isOfPart = only.length > 0 && (isSorted || otherwise);
  const part = isOfPart ? knowledge.dishes.filter(({ category }) => only.some((one) => one.category === category)) : [];
  const dishes = part.length > 1 ? part : only;
  const bounds = { most: wish.most ?? (wish.least ? undefined : most), spicy: wish.spicy ?? spicy };
  const diets = [...new Set([...wished, ...wish.diets])];
  return { ...wish, ...bounds, wanted, course, dishes, diets };
}

/** The service whose hours were asked before: `pickup hours?`, `and on Sunday?` */
function withService(reading: Reading, { service }: Conversation): Reading {
  return service === ''
    ? reading
    : { ...reading, text: { ...reading.text, plain: `${service} ${reading.text.plain}` } };
}

/** The location that was named last, until another is, or all are. */
function inPlace(reading: Reading, { conversation: { places, listed }, knowledge }: Turn): Reading {
  const { mention, which, text, asked } = reading;
  const isNew = mention.places.length + mention.towns.length > 0 || which;
  // `And at which address`, of the only one that an answer spoke of.
  const isWhere = asked.every(({ intent }) => intent === 'address' || intent === 'directions');
  const last = places.length === 0 && isWhere && listed.length === 1 ? listed : places;
  if (isNew || last.length === 0 || words.SAYS_ALL_PLACES.test(text.plain)) return reading;
  const kept = knowledge.places.filter(({ location }) => last.includes(location.id));
  return { ...reading, mention: { ...mention, places: kept } };
}

/** The day that was asked about last, or one beside it: `are you open on Sunday?`, `until when?`, `and the day after?` */
function inTime(reading: Reading, said: string, { conversation: { when, intents } }: Turn): Reading {
  const { days, now, time, shift } = reading.when;
  const aboutHours = reading.asked.some(({ intent }) => intent === 'hours') && intents.includes('hours');
  if (!aboutHours || when === undefined || when.days.length === 0 || days.length > 0) return reading;
  const isGeneral = (now && !time) || /\b(?:hours|today|week|usually)\b/.test(said);
  if (isGeneral && shift === undefined) return reading;
  return { ...reading, when: { ...reading.when, days: shifted(when.days, shift), shift: undefined, named: true } };
}
