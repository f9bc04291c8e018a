/** What asks on of what the brand's own words have told: `how much each`, `for 12 of us`, `is that ok`, `who do I email` */

import { sentencesOf } from '../answer.ts';
import { countsFamily } from '../answers/family-sum.ts';
import { meaningsOf } from '../answers/frequent-questions.ts';
import { serviceAsked } from '../hours/asked.ts';
import { dishesNamed } from '../knowledge/dish-index.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf, wordsOf } from '../language/words.ts';
import type { Wish } from '../menu/wish.ts';
import { asksWhether } from '../request.ts';
import { IS_DAY, vagueMeanings } from '../vocabulary/alike-words.ts';
import { CHILD_PAYS, ME_AND_CHILD } from '../vocabulary/family-words.ts';
import { loose, smallTalk } from '../vocabulary/scenes.ts';
import * as words from '../vocabulary/slot-words.ts';
import { AMOUNT_EACH, ASKS_ORDER_AHEAD, asksAndTells, TELLS_AHEAD } from '../vocabulary/told-words.ts';
import { again, type FollowUp, isOnly, namesFood, repeated } from './follow-up.ts';
import { type Asked, partySizeIn, plainOf, type Reading } from './reading.ts';

/** The most words that ask for terms alone. */
const MOST_OF_TERMS = 10;

/** So many texts of dishes are told together. */
const MOST_TOLD = 4;

/** `Can I bring my kid`, `he is 6`, of what was told of ages; `is it ok for a 6 year old`, of what the brand told. */
export function ofAge(followUp: FollowUp): Reading | undefined {
  const { reading, before, conversation } = followUp;
  const { told } = conversation;
  const tells = /\b(?:years?|under \d+|child|children|age[ds]?)\b/i.test(told);
  const isTold = tells && isOnly(followUp, 'unknown', 'hours', 'feature');
  const isAged = isTold && words.SAYS_ANY_AGE.test(reading.text.plain);
  const isAsked =
    told !== '' && isOnly(followUp, 'unknown', 'feature') && words.ASKS_IF_FOR_AGE.test(reading.text.plain);
  return isAged || isAsked ? { ...repeated(reading, before, conversation), toldBefore: told } : undefined;
}

/** `How much each`, `how many people minimum`: terms that the brand's own answer before tells already. */
export function ofToldTerms(followUp: FollowUp): Reading | undefined {
  const { reading, own, before, conversation, isShort } = followUp;
  const { plain, words: typed } = reading.text;
  const { told } = conversation;
  // `How do I sign up and how much`
  const isFew = isShort || typed.length <= MOST_OF_TERMS;
  if (told === '' || !isFew || namesFood(reading.wish) || reading.when.days.length > 0) return undefined;
  const isTold = asksAndTells.some(([asks, tells]) => asks.test(plain) && tells.test(told));
  const known = meaningsOf(wordsOf(told));
  const said = plainOf(typed).filter((word) => !words.OF_EACH.test(word));
  const isOther = tellingOf(said).some((one) => !known.has(one) && !words.isOfTerms.has(one));
  // `How much for kids`, which asks of no kids' menu.
  const isOfChildren = CHILD_PAYS.some((pays) => pays.test(told)) && words.PRICE_OF_CHILDREN.test(plain);
  const isOpen =
    isOfChildren ||
    own.every((intent) => before.includes(intent) || /^(?:price-level|menu|hours|unknown)$/.test(intent));
  return isTold && !isOther && isOpen && !asksOfService(followUp)
    ? { ...repeated(reading, before, conversation), toldBefore: told }
    : undefined;
}

/** `When is happy hour`, of which a price only was told. */
const asksOfService = ({ reading: { text }, own, before, knowledge }: FollowUp) =>
  own.includes('hours') && !before.includes('hours') && serviceAsked(text.plain, knowledge.places) !== undefined;

/** `In the oyster sauce?`, `the ten course one`, `for 12 of us`: asked by words that the brand's own answer before has, or of so many. */
export function ofTold(followUp: FollowUp): Reading | undefined {
  const { reading, own, before, conversation, isShort } = followUp;
  const { plain, words: typed } = reading.text;
  const said = plainOf(typed).filter((word) => !/^(?:plus|also|about|one|with|too|even)$/.test(word));
  const isOfThat = saysOnlyTold(followUp, said);
  // `What time are the seatings and how much`, which says nothing else than what was told.
  const isOfTerms = typed.length <= MOST_OF_TERMS && (isOfThat || before.some((intent) => words.planned.has(intent)));
  if (conversation.told === '' || !(isShort || isOfTerms || asksOfSoMany(followUp) || asksForSoMany(plain)))
    return undefined;
  const isDay = !own.includes('offers') && !before.includes('hours') && isDayAlone(said);
  const isSure = isSurelyOfThat(followUp, said, isOfThat);
  const isAsked = isOfThat || isDay || asksOfSoMany(followUp) || words.THE_OTHER.test(plain);
  if (!isAsked || asksOfService(followUp) || (!isSure && asksApart(followUp))) return undefined;
  const same = repeated(reading, askedAgain(followUp), conversation);
  if (countsFamily(plain) || asksSum(followUp)) return { ...same, toldBefore: conversation.told };
  return { ...same, partySize: guestsIn(followUp) ?? same.partySize };
}

/** Whether all that words tell was told by the same, and is none of the menu. */
function saysOnlyTold(followUp: FollowUp, said: readonly string[]): boolean {
  const told = meaningsOf(wordsOf(followUp.conversation.told));
  // How many they are asks nothing by itself.
  const telling = tellingOf(said).filter((one) => one !== 'group');
  return telling.length > 0 && telling.every((one) => told.has(one)) && !tellsMenu(followUp);
}

/** `Do I pay in advance`, `for the patio`, `is that ok for four`: asked of what was told, by whatever words. */
function isSurelyOfThat(followUp: FollowUp, said: readonly string[], isOfThat: boolean): boolean {
  const { text, wish } = followUp.reading;
  const { plain } = text;
  if (asksSum(followUp) || words.FOR_THE.test(plain) || countsFamily(plain) || asksIfOk(text, wish)) return true;
  const isBare = words.BEGINS.test(plain) && text.words.length <= 3;
  const isOnlyThat = isBare || words.JUST_THAT.test(plain);
  return isOfThat && (isOnlyThat || tellingOf(said).some((one) => words.isOfTerms.has(one)));
}

/** `Can I use them on Uber Eats`, `do they work on DoorDash`, of gift cards. */
export function ofGiftCards(followUp: FollowUp): Reading | undefined {
  const { reading, before, conversation, isShort } = followUp;
  const isOpen =
    before.includes('gift-cards') && isShort && isOnly(followUp, 'delivery', 'ordering', 'payment', 'menu');
  return isOpen && words.HOLDS_FOR.test(reading.text.plain)
    ? repeated(reading, ['gift-cards'], conversation)
    : undefined;
}

/** `Who do I email`, after a room of which the brand's own words name an address. */
export function ofAddress(followUp: FollowUp): Reading | undefined {
  const { reading, own, before, conversation } = followUp;
  const isAsked = own.length === 1 && own[0] === 'email' && before.length > 0 && followUp.isShort;
  return isAsked && conversation.told.includes('@') ? repeated(reading, before, conversation) : undefined;
}

/** `How far ahead do I have to order`, of dishes under whose heading, or in whose words, that is told; after catering, of trays. */
export function ofOrderAhead({ reading, before, conversation, knowledge, own }: FollowUp): Reading | undefined {
  const isOpen = own.every((intent) => /^(?:menu|ordering|catering|hours|unknown)$/.test(intent));
  if (!isOpen || !ASKS_ORDER_AHEAD.test(reading.text.plain) || namesFood(reading.wish)) return undefined;
  const isTray = ({ category = '' }: Dish) => words.SPEAKS_OF_CATERING.test(category.toLowerCase());
  if (sentencesOf(conversation.told).some((one) => TELLS_AHEAD.test(one))) return undefined;
  const spoken = conversation.dishes.flatMap((name) => dishesNamed(name, knowledge));
  const dishes = spoken.length === 0 && before.includes('catering') ? knowledge.dishes.filter(isTray) : spoken;
  const telling = (text: string) => sentencesOf(text).filter((one) => TELLS_AHEAD.test(one));
  const told = new Set(
    dishes.flatMap(({ name, category = '', heading, description = '' }) => [
      ...telling(heading).map((one) => `${category}: ${one}`),
      ...telling(description).map((one) => `${name}: ${one}`),
    ]),
  );
  if (told.size === 0) return undefined;
  const toldBefore = [...told].slice(0, MOST_TOLD).join(' ');
  if (spoken.length === 0) return { ...repeated(reading, ['catering'], conversation), toldBefore };
  return { ...again(reading, ['menu']), wish: { ...reading.wish, dishes: spoken }, toldBefore };
}

/** `How much is the ziti`, after catering of which `Ziti $100` was told. */
export function ofTrays(followUp: FollowUp): Reading | undefined {
  const { reading, before, conversation } = followUp;
  const { told } = conversation;
  const isPriced = (stem: string) =>
    stemsOf(told.replace(/([$£€]\d[\d.,]*)/g, ' priced '))
      .join(' ')
      .includes(`${stem} price`);
  const isTold = reading.wish.dishes.some(({ name }) => stemsOf(name).some(isPriced));
  return before.includes('catering') && isTold ? repeated(reading, ['catering'], conversation) : undefined;
}

/** `How long will you hold it if we are late`, of tables that are held: what is not understood, of what was told by its words. */
export function ofItsWords(followUp: FollowUp): Reading | undefined {
  const { reading, before, conversation } = followUp;
  const { plain, words: typed } = reading.text;
  const told = meaningsOf(wordsOf(conversation.told));
  const isOfIt = words.OF_SOMEBODY.test(plain) && tellingOf(plainOf(typed)).some((one) => told.has(one));
  return isOfIt && isOnly(followUp, 'unknown', 'feature') ? repeated(reading, before, conversation) : undefined;
}

/** `There were 4 of us so how much`, of what was told to cost so much a person. */
const asksSum = ({ reading: { text }, conversation: { told } }: FollowUp) =>
  asksForSoMany(text.plain) && /\bhow much\b/.test(text.plain) && told.search(AMOUNT_EACH) !== -1;

/** `For 3 of us`, `for me and my 10 year old`. */
const asksForSoMany = (plain: string) => words.FOR_SO_MANY.test(plain) || ME_AND_CHILD.test(plain);

/** `There is only four of us, is that ok`, which asks of no allergy. */
const asksIfOk = ({ plain }: Pick<Reading['text'], 'plain'>, { avoid }: Wish) =>
  avoid.length === 0 && words.IS_THAT_OK.test(plain);

/** `And for 12`, `how much is it for six of us`, of what has a price. */
const asksOfSoMany = ({ reading: { text, wish }, conversation: { told, dishes } }: FollowUp) =>
  words.OF_SO_MANY.test(text.plain) ||
  countsFamily(text.plain) ||
  asksIfOk(text, wish) ||
  (/[$£€]/.test(told) &&
    ((asksForSoMany(text.plain) && /\bhow much\b/.test(text.plain)) ||
      (words.SO_MANY_OF_THAT.test(text.plain) && dishes.length === 0)));

/** `And on Friday`, `in winter`. */
function isDayAlone(said: readonly string[]): boolean {
  const days = said.filter((word) => !words.BEFORE_DAY.test(word));
  return days.length > 0 && days.every((word) => IS_DAY.test(word));
}

/** `High chairs`, after hours and children: only what is asked again, where that is said. */
const askedAgain = ({ own, before }: FollowUp) =>
  own.length > 0 && own.every((intent) => before.includes(intent)) ? own : before;

/** `And for 12`, after a table for four. */
function guestsIn({ reading: { text }, before }: FollowUp): number | undefined {
  const isOfGuests = before.some((intent) => words.planned.has(intent)) && !/\b(?:hour|bottle)/.test(text.plain);
  return isOfGuests ? partySizeIn(text.plain.replace(/^.*?\bfor\b/, 'table for')) : undefined;
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
function tellsMenu({ reading: { text, wish }, conversation, before, own }: FollowUp): boolean {
  // `What could my 6 year old have`, of a menu for children.
  if (own.includes('menu') && words.ASKS_KIDS_MENU.test(text.plain)) return true;
  const stems = stemsOf(text.plain);
  const isDish = wish.dishes.some(({ name }) => stemsOf(name).every((stem) => stems.includes(stem)));
  const isPriced = wish.asks.has('price') && wish.dishes.length + wish.wanted.length > 0;
  // `And the mildest`, of the curries that were listed.
  const isOfKind = conversation.wanted.length > 0 && conversation.dishes.length > 0;
  const isMild = wish.spicy !== undefined && (isOfKind || words.LOOKS_FOR_SOME.test(text.plain));
  // `Some are vegan`, of catering, which tells of vegans.
  const told = stemsOf(conversation.told);
  const isOfThose =
    before.some((intent) => words.planned.has(intent)) && wish.diets.every((diet) => told.includes(diet));
  const isSuited = isMild || wish.avoid.length + wish.allergens.length + (isOfThose ? 0 : wish.diets.length) > 0;
  const isListed = wish.dishes.length > 0 && conversation.dishes.length > 0;
  return isDish || isSuited || isListed || (isPriced && !/[$£€]/.test(conversation.told));
}

/** What words are about that tells one question from others. */
export const tellingOf = (said: readonly string[]) => [...meaningsOf(said)].filter((one) => !vagueMeanings.has(one));
