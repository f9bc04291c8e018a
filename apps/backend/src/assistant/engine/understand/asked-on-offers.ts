/** What asks on of offers, of what many guests order, and of prices of what is no dish. */
import { wordsOf } from '../language/words.ts';
import * as words from '../vocabulary/slot-words.ts';
import { again, type FollowUp, isOnly, ofDishes, repeated } from './follow-up.ts';
import type { Reading } from './reading.ts';

/** `How much`, after a holiday or a room: what is asked of that, and not what the menu costs; `we are nine`, after a service charge. */
export function ofThatItself(followUp: FollowUp): Reading | undefined {
  const { reading, before, conversation, only, isShort } = followUp;
  const { text, partySize } = reading;
  // `Delivery free?`, of what the brand has written of catering and its delivery.
  const isOfDelivery = before.includes('catering') && isShort && isOnly(followUp, 'delivery', 'ordering');
  if (isOfDelivery && /\bdeliver/i.test(conversation.told)) return repeated(reading, ['catering'], conversation);
  if (before.includes('payment') && partySize !== undefined && words.TELLS_PARTY.test(text.plain))
    return repeated(reading, ['payment'], conversation);
  if (!words.BARE_PRICE.test(text.plain) || only.length > 0) return undefined;
  if (before.includes('private-events')) return repeated(reading, ['private-events'], conversation);
  const isOfHoliday = before.join() === 'hours' && conversation.when?.days.some(({ kind }) => kind === 'holiday');
  return isOfHoliday ? { ...repeated(reading, ['unknown'], conversation), asksOn: undefined } : undefined;
}

/** `For 25 people, wings`, `how much notice?`, after catering; `how many points`, of the program; how old one must be, after jobs. */
export function ofSoMany(followUp: FollowUp): Reading | undefined {
  const { reading, before, conversation, isShort } = followUp;
  const { plain } = reading.text;
  const isOfProgram = before.includes('loyalty') && isOnly(followUp, 'offers', 'menu') && words.OF_POINTS.test(plain);
  if (isOfProgram || (before.includes('loyalty') && isShort && words.COUNTS_FOR.test(plain)))
    return again(reading, ['loyalty']);
  // `Need it in 4 days`
  const isDated = before.includes('catering') && isShort && words.NEEDS_BY.test(plain) && reading.when.days.length > 0;
  if (isDated && isOnly(followUp, 'hours', 'menu', 'unknown', 'ordering'))
    return repeated(reading, ['catering'], { ...conversation, question: 'how far ahead is catering' });
  // `I am 17, can I do the bike one`
  if (before.includes('jobs') && (words.SAYS_AGE.test(plain) || words.ASKS_IF_NEEDED.test(plain)))
    return repeated(reading, ['jobs'], conversation);
  const isOfCrowd = isShort && (reading.partySize !== undefined || words.ASKS_AHEAD.test(plain));
  const isOpen = before.includes('catering') && isOnly(followUp, 'menu', 'reservations', 'hours', 'price-level');
  return isOfCrowd && isOpen ? repeated(reading, ['catering'], conversation) : undefined;
}

/** What the only dish costs, as it was asked for. */
function ofPrice({ reading, only, conversation, ...turn }: FollowUp): Reading {
  const ordered = conversation.meant.filter(({ name }) => name === only[0]?.name);
  const wish = { ...reading.wish, ordered, asks: new Set(['price' as const]) };
  return ofDishes({ ...turn, only, conversation, reading: { ...reading, wish } }, only);
}

/** `Beer too?`, of what an offer holds for; `isn’t that free on Sundays`, of what an offer gives. */
export function ofOffers(followUp: FollowUp): Reading | undefined {
  const { reading, own, before, conversation, knowledge, isShort } = followUp;
  const { plain } = reading.text;
  if (!isShort || !isOnly(followUp, 'menu', 'hours', 'feature', 'unknown')) return undefined;
  // `Anything for seniors`, of other offers than the one that was told of.
  if (before.join() === 'offers' && own.length === 0 && words.ANYTHING_FOR.test(plain))
    return again({ ...reading, text: { ...reading.text, plain: `${plain} discount` } }, ['offers'], ['discount']);
  const isToo = /\btoo$/.test(plain) && before.join() === 'offers' && conversation.offers.length > 0;
  const { deals, discounts } = knowledge.configuration;
  const isGiven = [...deals, ...discounts].some((one) => /\bfree\b/i.test(`${one.title} ${one.description}`));
  const isOver = words.ASKS_IF_OVER.test(plain) && conversation.offers.length > 0;
  const isFree = words.IS_THAT_FREE.test(plain) && isGiven && before.join() === 'menu';
  return isToo || isFree || isOver ? repeated(reading, ['offers'], conversation) : undefined;
}

/** `How much per person`, of the only offer that was told of in our words. */
export function ofOfferTerms(followUp: FollowUp): Reading | undefined {
  const { reading, own, before, conversation } = followUp;
  const [title = '', another] = conversation.told === '' && before.includes('offers') ? conversation.offers : [];
  const asksPrice = own.length > 0 && isOnly(followUp, 'price-level');
  // `Per person?`, of the only dish.
  if (asksPrice && before.includes('menu') && followUp.only.length > 0) return ofPrice(followUp);
  const isSum = words.SPENDS.test(reading.text.plain) && isOnly(followUp, 'price-level', 'menu', 'ordering', 'payment');
  // `Would it work if I only spend 20`, of several: their terms.
  if (another !== undefined && isSum && /\b(?:it|that|they|those)\b/.test(reading.text.plain))
    return repeated(reading, ['offers'], conversation);
  const isOfIt = title !== '' && another === undefined && own.length > 0 && (isSum || asksPrice);
  return isOfIt ? again(reading, ['offers'], wordsOf(title)) : undefined;
}
