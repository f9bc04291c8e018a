/** What asks on of days, hours, places and services: `until when`, `and on Sunday?`, `all three?` */
import { countsFamily } from '../answers/family-sum.ts';
import { hasServiceHours, serviceAsked } from '../hours/asked.ts';
import { dishesNamed } from '../knowledge/dish-index.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { stemsOf, wordsOf } from '../language/words.ts';
import { isAt } from '../menu/find-dishes.ts';
import { asksWhether } from '../request.ts';
import { SAYS_CLOSED, SAYS_COME } from '../vocabulary/hours-words.ts';
import { TELLS_WHEN_SERVED } from '../vocabulary/menu-words.ts';
import { datable } from '../vocabulary/scenes.ts';
import * as words from '../vocabulary/slot-words.ts';
import { TELLS_TIME } from '../vocabulary/told-words.ts';
import { likeBefore } from './asked-on-menu.ts';
import { again, type FollowUp, isOnly, namesFood, repeated, withService } from './follow-up.ts';
import type { Reading } from './reading.ts';

/** `Until what time`, `and on Monday?`, of dishes that are served at some hours only, or by their words on some days. */
export function ofServed(followUp: FollowUp): Reading | undefined {
  const { reading, only, conversation, knowledge } = followUp;
  const { text, wish, when } = reading;
  if (!asksTimeOfDishes(followUp)) return undefined;
  // `What are the lunch specials`, of which the brand's own words told.
  const { dishes: before, wanted } = conversation;
  if (words.GETS_ONE.test(text.plain) && before.length === 0 && wanted.length > 0)
    return { ...again(reading, ['menu']), wish: { ...wish, wanted, parts: [wanted] } };
  // `How much is brunch`, `when is it`
  if (/^(?:brunch|breakfast)$/.test(conversation.service) && conversation.dishes.length !== 1 && !when.named)
    return withService(again(reading, ['hours']), conversation, knowledge);
  // `It` may point at all that were listed.
  const isOther = wish.dishes.some(({ name }) => !conversation.dishes.includes(name));
  if (namesFood({ ...wish, dishes: isOther ? wish.dishes : [] })) return undefined;
  // `Do you have lunch specials`, `on Saturday too?`, of all that were listed.
  const listed = only.length > 0 ? [] : conversation.dishes.flatMap((name) => dishesNamed(name, knowledge));
  const [part = '', another] = new Set(listed.map(({ category = '' }) => category));
  const isOfPart = part !== '' && another === undefined && listed.every(isTimed);
  const whole = isOfPart ? ofPartServed(part, listed, followUp) : undefined;
  if (whole) return whole;
  const dishes = isOfPart ? listed : only;
  if (!dishes.some(isTimed)) return undefined;
  const plain = when.days.length > 0 ? `do you have it ${text.plain}` : 'what time is it';
  return { ...again(reading, ['menu']), text: { ...text, plain }, wish: { ...wish, dishes } };
}

function asksTimeOfDishes({ reading: { text, when, mention }, own, before, isShort }: FollowUp): boolean {
  // `Can I get one tomorrow`
  const isHad = words.GETS_ONE.test(text.plain) && when.days.length > 0 && own.every((intent) => intent === 'menu');
  const isOpen = isHad || (own.every((intent) => intent === 'hours') && !words.SAYS_HOURS_OR_PLACES.test(text.plain));
  const isOfTime =
    words.ASKS_TIME_OF_THAT.test(text.plain) ||
    words.SERVED_WHEN.test(text.plain) ||
    (when.days.length > 0 && mention.places.length === 0);
  return before.includes('menu') && !before.includes('hours') && isShort && isOpen && isOfTime;
}

const isTimed = ({ available, served, description = '', heading }: Dish) =>
  (available ?? served) !== undefined || [description, heading].some((text) => TELLS_WHEN_SERVED.test(text));

/** When a part of the menu is to be had: by the hours of a service that is called so, else by its heading. */
function ofPartServed(part: string, listed: readonly Dish[], { reading, knowledge }: FollowUp): Reading | undefined {
  const { text, wish } = reading;
  const words = wordsOf(part);
  const service = serviceAsked(words.join(' '), knowledge.places);
  const isStated = service && knowledge.places.some(({ location }) => hasServiceHours(location, service));
  if (!isStated && listed.every(({ heading }) => TELLS_WHEN_SERVED.test(heading)))
    return {
      ...again({ ...reading, text: { ...text, plain: 'what do you have' } }, ['menu']),
      wish: { ...wish, dishes: [], wanted: stemsOf(part) },
    };
  const plain = [...words, text.plain].join(' ');
  return service && again({ ...reading, text: { ...text, plain } }, ['hours'], words);
}

/** `What time is lunch`, `do I book for brunch`, `what is vegetarian on it`: the menu of that meal. */
export function ofMealsMenu({ reading, before, conversation, knowledge, isShort }: FollowUp): Reading | undefined {
  const { text, wish } = reading;
  const meal = conversation.service;
  const isOpen = before.includes('hours') || before.includes('reservations');
  const isNarrowed = wish.diets.length > 0 && /\b(?:on|at|for) (?:it|that)$/.test(text.plain);
  const isAsked = isShort && isOpen && (isNarrowed || words.ASKS_WHAT_IS_SERVED.test(text.plain));
  const isTold = knowledge.questions.some(({ plain }) => words.HAPPY_HOUR.test(plain));
  if (isAsked && meal === 'happy hour' && isTold)
    return again({ ...reading, text: { ...text, plain: 'what is on at happy hour' } }, ['menu'], ['happy', 'hour']);
  if (!isAsked || namesFood(wish) || !words.IS_MEAL.test(meal)) return undefined;
  const called = knowledge.index.isKnown(meal) ? meal : partOfMeal(meal, knowledge);
  if (called === undefined) return undefined;
  const ofMeal = { ...reading, text: { ...text, plain: `what is on the ${called} menu` } };
  return { ...again(ofMeal, ['menu']), wish: { ...wish, wanted: stemsOf(called) } };
}

/** `Hours on Valentine’s Day`, `is there a special menu that night`: asked of that holiday by its name. */
export function ofHolidayMenu({ reading, before, own, conversation, isShort }: FollowUp): Reading | undefined {
  const { text, when, wish } = reading;
  const [day] = conversation.when?.days ?? [];
  const isOpen = before.includes('hours') && !own.includes('hours');
  const isAsked = isShort && isOpen && words.ASKS_SPECIAL_MENU.test(text.plain);
  if (!isAsked || day?.kind !== 'holiday' || namesFood(wish)) return undefined;
  // Another day than that.
  if (when.days.some(({ kind }) => kind !== 'relative')) return undefined;
  const said = text.plain.replace(words.ON_THAT_DAY, '').trim();
  const plain = `${said} on ${wordsOf(day.name).join(' ')}`;
  return { ...reading, text: { ...text, plain }, asked: [{ intent: 'menu', words: plain.split(' ') }] };
}

/** `At five?`, `and on Sunday?`, of the only dish that was told of, or of what was looked for: its own hours, and an open door is no yes to it. */
export function dishThen({ reading, before, only, own, isShort, conversation }: FollowUp): Reading | undefined {
  const { text, wish, when } = reading;
  const isThen = when.time !== undefined || (before.includes('hours') && when.days.length > 0);
  const isOfHouse = [words.SAYS_HOURS_OR_PLACES, SAYS_COME, SAYS_CLOSED].some((one) => one.test(text.plain));
  const isOpen = before.includes('menu') && isShort && isThen && !isOfHouse && !namesFood(wish);
  if (!isOpen || own.some((intent) => intent !== 'hours')) return undefined;
  const [dish] = only;
  const { wanted, dishes } = conversation;
  // `Tacos at Hamilton`, `at 5 am`
  if (!dish && when.time !== undefined && wanted.length > 0 && dishes.length > 1)
    return { ...repeated(reading, ['hours', 'menu'], conversation), wish: { ...wish, wanted, parts: [wanted] } };
  if (!dish) return undefined;
  const called = wordsOf(dish.name);
  const asked = { ...reading, text: { ...text, plain: [...called, text.plain].join(' ') } };
  return { ...again(asked, ['hours', 'menu'], called), wish: { ...wish, dishes: only } };
}

/** `Where?`, of the only dish that was told of, which not every place sells. */
export function whereSold({ reading, before, only, own, knowledge }: FollowUp): Reading | undefined {
  const isAsked = before.includes('menu') && own.length > 0 && words.ASKS_WHERE_ALONE.test(reading.text.plain);
  const places = isAsked ? knowledge.places.filter((place) => only.some((dish) => isAt(dish, place))) : [];
  const isSome = places.length > 0 && places.length < knowledge.places.length;
  return isSome ? { ...again(reading, ['address']), mention: { ...reading.mention, places } } : undefined;
}

/** What a part of the menu is called that has the name of a service: `desayuno criollo`, of breakfast. */
function partOfMeal(meal: string, { places, dishes }: Knowledge): string | undefined {
  const named = places.flatMap(({ location }) =>
    location.serviceHours.flatMap(({ kind, name }) => (kind === meal && name !== undefined ? [name] : [])),
  );
  const part = named.find((name) => dishes.some(({ category }) => category === name));
  return part && wordsOf(part).join(' ');
}

/** `Book us for the Sunday buffet`, `how much for 2 adults and a child`: the price of what is called so. */
export function ofServicePrice({ reading, before, conversation, knowledge, own }: FollowUp): Reading | undefined {
  const { wish, text } = reading;
  const isOpen = !before.includes('menu') && before.some((intent) => /^(?:hours|reservations)$/.test(intent));
  const isBare = countsFamily(text.plain) || own.every((intent) => /^(?:menu|price-level|unknown)$/.test(intent));
  const isAsked = wish.asks.has('price') && isBare;
  const named = isOpen && isAsked && !namesFood(wish) ? dishesNamed(conversation.service, knowledge) : [];
  const called = wordsOf(conversation.service);
  const plain = [...called, text.plain].join(' ');
  return named.length > 0
    ? {
        ...again({ ...reading, text: { ...text, plain } }, ['menu'], called),
        wish: { ...wish, dishes: named, text: plain },
      }
    : undefined;
}

/** `Pale ale?`, `and at happy hour?`; `happy hour?`, `how much is a pint then?`: what the menu says of that hour. */
export function ofHappyHour(followUp: FollowUp): Reading | undefined {
  const { reading, own, before, only, conversation, isShort, knowledge } = followUp;
  const { text, wish, mention } = reading;
  const { plain } = text;
  const isOfDish = before.includes('menu') && only.length > 0 && !namesFood(wish);
  if (isOfDish && isShort && /\b(?:at|in|during|on) (?:the )?happy hour$/.test(plain))
    return { ...again(reading, ['menu']), wish: { ...wish, dishes: only, asks: new Set(['price']) } };
  const isOwnHour = /\bhour$/.test(conversation.service);
  if (!isOwnHour || !isShort) return undefined;
  const isOfPlace = own.every((intent) => intent === 'locations') && mention.places.length > 0;
  if (/^(?:menu|offers)$/.test(before.join()) && (isOfPlace || words.ASKS_TIME_OF_THAT.test(plain)))
    return withService(again(reading, ['hours']), conversation, knowledge);
  const isPriced = wish.asks.has('price') && isOnly(followUp, 'menu') && words.ASKS_PRICE_THEN.test(plain);
  // What an offer takes off then stands beside the price.
  const { deals, discounts } = knowledge.configuration;
  const isOffered = [...deals, ...discounts].some(({ title }) => words.HAPPY_HOUR.test(title.toLowerCase()));
  const intents = isOffered ? (['menu', 'offers'] as const) : (['menu'] as const);
  const ofHour = conversation.service.split(' ');
  return isPriced ? withService(again(reading, intents, ofHour), conversation, knowledge) : undefined;
}

/** `Is Main Street open on Sunday?`, `so which one is?`; `all three?` */
export function whichPlace(followUp: FollowUp): Reading | undefined {
  const { reading, before, knowledge, conversation } = followUp;
  const { plain } = reading.text;
  if (knowledge.places.length === 1 || !isOnly(followUp, 'hours', 'locations')) return undefined;
  const isWhich = words.ASKS_WHICH_THEN.test(plain);
  // `Do you have ribs in Brampton`, `which place does`
  const isOfDishes = isWhich && before.includes('menu') && conversation.wanted.length > 0;
  // `Tacos in Calgary`, `which`
  if (isOfDishes && conversation.places.length === 1 && /^(?:(?:and|so|ok) )*which(?: ones?)?$/.test(plain))
    return { ...again(reading, ['menu']), which: false, wish: likeBefore(reading.wish, followUp, plain) };
  if (isOfDishes)
    return { ...repeated(reading, ['locations'], conversation), wish: likeBefore(reading.wish, followUp, plain) };
  const isOfPlaces = before.some((intent) => words.ofPlaces.has(intent));
  // `Are you open at 1 am on Friday`, `which ones`: then.
  const when = reading.when.named ? reading.when : (conversation.when ?? reading.when);
  if (isOfPlaces && isWhich) return { ...repeated(reading, before, conversation), which: true, when };
  const mention = { ...reading.mention, places: [...knowledge.places] };
  return isOfPlaces && words.ALL_OF_THEM.test(plain)
    ? { ...repeated(reading, before, conversation), mention }
    : undefined;
}

/** `Any coupons?`, `until when is it valid?`; `live music tonight?`, `what time?` */
export function untilWhen({ reading, own, before, conversation, knowledge, isShort }: FollowUp): Reading | undefined {
  const { plain } = reading.text;
  // `Do you deliver`, `takeout then, until what time`
  if (serviceAsked(plain, knowledge.places) !== undefined) return undefined;
  const told = before.some((intent) => !datable.has(intent)) && !before.includes('hours');
  const isOfThat = isShort && words.ASKS_TIME_OF_THAT.test(plain);
  // `Is there parking`, `until when tomorrow`: the house.
  if (isOfThat && before.includes('feature') && !TELLS_TIME.test(conversation.told)) return again(reading, ['hours']);
  if (!told || !isOfThat || own.length !== 1 || own[0] !== 'hours') return undefined;
  return repeated(reading, before, conversation);
}

/** `Do you deliver`, `until when`, `on Saturday too?`; `can I get it to go`, `until when` */
export function ofDelivery({
  reading,
  before,
  conversation,
  knowledge,
  isShort,
  ...turn
}: FollowUp): Reading | undefined {
  const { text, when, wish } = reading;
  const isPickup = before.includes('ordering') && /\b(?:to go|pickup|takeout)\b/.test(conversation.question);
  const own = before.includes('delivery') ? 'delivery' : 'pickup';
  const isOpen = (own === 'delivery' || isPickup) && isShort && turn.own.every((intent) => intent === 'hours');
  const isStated = own === 'delivery' && knowledge.places.some(({ location }) => hasServiceHours(location, own));
  const isDay = isStated && when.days.length > 0 && !/day\b/i.test(conversation.told);
  const isOther = (serviceAsked(text.plain, knowledge.places) ?? own) !== own;
  const isAsked = !isOther && (isDay || words.ASKS_TIME_OF_THAT.test(text.plain));
  if (!isOpen || !isAsked || namesFood(wish)) return undefined;
  return withService(again(reading, ['hours']), { ...conversation, service: own }, knowledge);
}

/** `Are you open Christmas Eve`, `and New Year’s Eve?`, by which an offer is called as well. */
export function dayOfOffer({ reading, own, before, conversation, knowledge }: FollowUp): Reading | undefined {
  const { text, when } = reading;
  const isDay = before.includes('hours') && when.days.length > 0 && text.words.length <= 5;
  const isOpen = own.length === 1 && own[0] === 'offers' && !words.NAMES_OFFERS.test(text.plain);
  return isDay && isOpen ? withService(again(reading, ['hours']), conversation, knowledge) : undefined;
}

/** `Is there parking`, `Stokes Croft on Sunday at 3`, `December 24?`: when it is open. */
export function ofHouse({ reading, before, own, conversation, isShort }: FollowUp): Reading | undefined {
  const { when, mention } = reading;
  const isDated = when.days.some(({ kind }) => kind === 'holiday' || kind === 'date');
  const isOpen = isDated || (when.time !== undefined && mention.places.length > 0);
  const isAfterParking = before.includes('feature') && /\bpark/.test(conversation.question);
  return isAfterParking && isShort && isOpen && own.every((one) => one === 'hours' || one === 'locations')
    ? again(reading, ['hours'])
    : undefined;
}

/** `Can I bring my dog`, `is it open now`, of a terrace that was told of, and of whose season the brand's own words tell. */
export function ofOutside({ reading, before, own, conversation, knowledge }: FollowUp): Reading | undefined {
  const { plain } = reading.text;
  const [told = ''] = /^(?:[^.!?]+[.!?]\s?){1,2}/.exec(conversation.told) ?? [];
  const [part] = words.IS_OUTSIDE.exec(`${conversation.question} ${told.toLowerCase()}`) ?? [];
  const isAsked = before.includes('feature') && own.every((one) => one === 'hours') && words.IS_IT_OPEN.test(plain);
  if (part === undefined || !isAsked) return undefined;
  const isTold = knowledge.questions.some(
    (one) => words.IS_OUTSIDE.test(`${one.plain} ${one.plainAnswer}`) && words.TELLS_SEASON.test(one.plainAnswer),
  );
  const asked = again(reading, ['feature'], [part]);
  // The house’s hours beside it, of which no yes is told.
  const hours = { intent: 'hours' as const, words: ['hours', 'now'] };
  return isTold ? { ...asked, asked: [...asked.asked, ...(reading.when.now ? [hours] : [])] } : undefined;
}

/** Whether only a day, a time or a place is named. */
function isBare({ reading: { text }, own, before, knowledge }: FollowUp): boolean {
  const [only, ...others] = own;
  // `Until when can I pick up today`, after delivery: of another service.
  const isOther = only === 'hours' && !before.includes('hours') && serviceAsked(text.plain, knowledge.places);
  const isImplied =
    others.length === 0 &&
    !isOther &&
    (only === 'locations' || only === 'hours') &&
    (words.THE_OTHER.test(text.plain) || !words.SAYS_HOURS_OR_PLACES.test(text.plain));
  return before.length > 0 && (own.length === 0 || isImplied);
}

/** `And on Sunday?`, `and in Vancouver?` */
export function dayOrPlaceAlone(followUp: FollowUp): Reading | undefined {
  const { reading, before, conversation, knowledge } = followUp;
  const { text, wish, when, mention } = reading;
  const dated = [when.time, when.part, when.shift].some((value) => value !== undefined) || when.days.length > 0;
  // `Can I book a table`, `and for brunch on Sunday?`
  if (before.includes('reservations') && words.FOR_MEAL.test(text.plain))
    return repeated(reading, before, conversation);
  if (!isBare(followUp) || !(dated || mention.places.length > 0)) return undefined;
  // `Can I bring wine?`, `on Saturday?`: the day is asked of that.
  if (dated && before.some((one) => datable.has(one)))
    return withService(again(reading, ['hours']), conversation, knowledge);
  // `Brunch at Plateau`, `happy hour at Gastown`
  if (before.includes('hours') && serviceAsked(text.plain, knowledge.places)) return again(reading, ['hours']);
  // `From Tacoma?`, which may deliver elsewhere.
  const isFrom = before.includes('delivery') && /\bfrom\b/.test(text.plain);
  const same = repeated(reading, before, isFrom ? { ...conversation, question: 'do you deliver' } : conversation);
  // `What about the other place` asks for no other dish.
  const plain = mention.places.length > 0 ? text.plain.replace(words.THE_OTHER, '') : text.plain;
  const like = { ...likeBefore(wish, followUp, plain), sort: wish.sort ?? conversation.sort };
  return before.includes('menu') ? { ...same, wish: like } : same;
}

/** `2 doubles and 2 fries`, `in Vancouver`, `on Tuesday`: what was ordered, there or then. */
export function orderAgain(followUp: FollowUp): Reading | undefined {
  const { reading, before, conversation, knowledge } = followUp;
  const { wish, when, mention } = reading;
  const { dishes: names, meant, question } = conversation;
  const ordered = meant.filter(({ name }) => names.includes(name));
  // Dishes that were only told of together nobody ordered.
  const isJoined = names.length > 1 && /\b(?:and|or|plus|total)\b/.test(question);
  const isOrder = ordered.length === names.length && (isJoined || ordered.some(({ count = 1 }) => count > 1));
  const isThereOrThen = mention.places.length > 0 || (when.days.length > 0 && !when.time);
  if (!before.includes('menu') || !isOrder || !isThereOrThen || namesFood(wish) || !isBare(followUp)) return undefined;
  const same = repeated(reading, ['menu'], conversation);
  const dishes = names.flatMap((name) => dishesNamed(name, knowledge));
  // `The double or the beet` is no sum.
  if (/\bor\b/.test(question)) return { ...same, wish: { ...wish, dishes } };
  return { ...same, wish: { ...wish, dishes, ordered: meant, asks: new Set(['price', 'total']) } };
}

/** `And pickup?`, `and eating in?`, after hours. */
export function serviceAlone(followUp: FollowUp): Reading | undefined {
  const { reading, before, isShort, knowledge } = followUp;
  const { plain } = reading.text;
  const names =
    before.includes('hours') && isShort && (serviceAsked(plain, knowledge.places) || words.EATING_IN.test(plain));
  // `Until when`, of the service that was told of.
  if (isOnly(followUp, 'hours') && before.includes('hours') && isShort && words.ASKS_TIME_OF_THAT.test(plain))
    return withService(again(reading, ['hours']), followUp.conversation, knowledge);
  // `Do they deliver` asks for no hours.
  const asksIfAtAll = asksWhether(plain) && !/\b(?:then|still|now)\b/.test(plain);
  return names && !asksIfAtAll && isOnly(followUp, 'ordering', 'delivery', 'feature')
    ? again(reading, ['hours'])
    : undefined;
}
