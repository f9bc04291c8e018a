/** What costs more, less or nothing beside the price of a dish: its add-ons, and what the words of the menu tell of such. */
import { shownPrice } from '@tablefront/restaurant/prices';
import type { DishVariant } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Answer, capital, sentence, sentencesOf } from '../answer.ts';
import { noticesOf, tellingOf } from '../answers/own-words.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { contentStems } from '../knowledge/knowledge.ts';
import { hasPhrase, rootOf, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { asksWhether, joined, type Request } from '../request.ts';
import { mustBeAvoided } from '../safety/what-is-avoided.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { foodStems } from '../vocabulary/foods.ts';
import { ASKS_WHEN_SERVED } from '../vocabulary/hours-words.ts';
import { broad } from '../vocabulary/meanings.ts';
import * as cues from '../vocabulary/menu-words.ts';
import { ASKS_TO_SWAP } from '../vocabulary/slot-words.ts';
import { meaningsOf } from './meanings.ts';
import { numberIn } from './sizes.ts';
import { isEmptyWish, orderedAs } from './wish.ts';

const rootsOf = (words: readonly string[]) =>
  // `With 2 extra sauces` asks for no `Festival (2)`.
  words.filter((word) => !isFiller(word) && !cues.ASKS_EXTRA.test(word) && !/^\d+$/.test(word)).map(rootOf);

/**
 * The roots of all that a question says, as it was typed, in plain English and by other words of menus for it.
 *
 * @param named what a dish is called, which says nothing else: a Thai tea no boba
 */
function rootsSaid({ text, wish }: Request, named: readonly string[] = []): Set<string> {
  const own = text.split(' ');
  const words = [...own, ...own.flatMap((word) => wordsOf(wish.typed.get(stemOf(word)) ?? ''))];
  const others = words.map(stemOf).filter((stem) => !isFiller(stem) && !broad.has(stem) && !named.includes(stem));
  return new Set([...rootsOf(words), ...rootsOf(others.flatMap(meaningsOf))]);
}

/** What is priced beside a dish, with all of it or in one size only. */
interface Charge extends DishVariant {
  size?: string;
  /** What those that are listed are called together: `Sauces $4: pepper, chimichurri`. */
  kind?: string;
}

const chargesOfTexts = new Map<string, readonly Charge[]>();
const MOST_TEXTS = 2_000;
const numberOf = (written = '') => Number(written.replace(',', '.'));

/** What the words over a part of the menu price beside its dishes: `add a lobster tail for $32`, `sauces $4: pepper, chimichurri`. */
export function chargesIn(text: string): readonly Charge[] {
  const known = chargesOfTexts.get(text);
  if (known) return known;
  const sentences = sentencesOf(text).filter((one) => !cues.TELLS_TIME.test(one));
  const bySize = sentences
    .flatMap((one) => [...one.matchAll(cues.CHARGE_BY_SIZE)])
    .flatMap(({ groups: { name = '', prices = '' } = {} }) =>
      [...prices.matchAll(cues.PRICE_OF_SIZE)].map(({ groups }) => {
        return { name: name.trim(), price: numberOf(groups?.amount), size: groups?.size };
      }),
    );
  const charges = sentences
    .flatMap((one) => [...one.replace(cues.CHARGE_BY_SIZE, '').matchAll(cues.CHARGE)])
    .flatMap(({ groups: { name = '', amount, cents, list } = {} }) => {
      const price = cents === undefined ? numberOf(amount) : Number(cents) / 100;
      const own = name
        .replace(cues.BEFORE_CHARGE, '')
        .replace(/(?<!^swap) (?:with|on|to|beside|instead|adds?)(?: .*)?$/i, '');
      const listed = list?.split(/, | (?:and|or) /) ?? [];
      return [{ name: own.trim(), price }, ...listed.map((one) => ({ name: one.trim(), price, kind: own.trim() }))];
    })
    .filter(({ name }) => name !== '');
  if (chargesOfTexts.size >= MOST_TEXTS) chargesOfTexts.clear();
  chargesOfTexts.set(text, [...bySize, ...charges]);
  return [...bySize, ...charges];
}

/**
 * A question for something in the place of what comes with a dish, as one for it with that: `can I swap the fries for onion rings`,
 * with onion rings; undefined where the dish is not had so.
 */
export function withSwapped({ name, addOns = [], heading, description = '' }: Dish, plain: string): string | undefined {
  const found = cues.SWAPS.exec(plain);
  const swaps = [...addOns, ...chargesIn(heading)].filter((one) => cues.TELLS_SWAP.test(one.name));
  const offered = swaps.map((one) => rootsOf(wordsOf(one.name.replace(cues.IN_ITS_PLACE, ''))));
  // `Fries may become yuca for $3` says of no yuca that comes with it.
  const around = sentencesOf(heading).filter((one) => !cues.TELLS_SWAP.test(one));
  const [own, held] = [name, [description, ...around].join(' ')].map((text) => rootsOf(wordsOf(text)));
  const isHad = (side: string) => {
    const said = rootsOf(wordsOf(side)).filter((root) => !own?.includes(root));
    const isOffered = offered.some((roots) => said.every((root) => roots.includes(root)));
    return said.length > 0 && isOffered && !said.every((root) => held?.includes(root));
  };
  const had = Object.values(found?.groups ?? {}).find((side) => side !== undefined && isHad(side));
  return had && `${plain.slice(0, found?.index)} with ${had}`.trim();
}

/** The add-ons of a dish that a question names, its own, those of its words or of its heading: `with bacon and a second patty`. */
export function addOnsSaid({ name, heading, description = '', addOns = [] }: Dish, request: Request): DishVariant[] {
  const named = stemsOf(name);
  const charges = [heading, description].flatMap(chargesIn);
  const calledBy = (some: string) => rootsOf(wordsOf(some)).join(' ');
  const ownNames = new Set(addOns.map((one) => calledBy(one.name)));
  const priced = charges.filter(
    (one) =>
      !ownNames.has(calledBy(one.name)) && (one.size === undefined || named.includes(stemOf(one.size.toLowerCase()))),
  );
  const all = [...new Map([...priced, ...addOns].map((one) => [one.name.toLowerCase(), one])).values()];
  if (all.length === 0) return [];
  const said = rootsSaid(request, named);
  // `One skewer of koobideh with an extra skewer`
  const isMore = (stem: string) => stemsOf(cues.EXTRA_OF.exec(request.text)?.[1] ?? '').includes(stem);
  const own = new Set(named.filter((stem) => !isMore(stem)).map(rootOf));
  const isAdding = cues.ADDS_SOMETHING.test(request.text);
  // `With chicken`, of any meat.
  const isOfKind = (root: string) => isAdding && meaningsOf(root).some((word) => said.has(word) && !own.has(word));
  const isSaid = (roots: readonly string[]) =>
    roots.length > 0 && roots.every((root) => said.has(root) || isOfKind(root)) && roots.some((root) => !own.has(root));
  // `With onion rings`, of `Onion rings instead of fries`.
  // `Make it a basket (fries and slaw)` is called by what stands before.
  // `Make it a combo: small fries and a pop`, likewise.
  const calledOf = (one: string) => one.replace(cues.IN_ITS_PLACE, '').replace(/(?<=\p{L})(?: \(.*\)|: .*)$/u, '');
  const rooted = all.map((addOn) => ({ addOn, roots: rootsOf(wordsOf(calledOf(addOn.name))) }));
  // `A combo: small fries and a pop`, all of which is said: no fries inside.
  const isFull = ({ name: called }: DishVariant) =>
    called.includes(': ') && rootsOf(wordsOf(called)).every((root) => said.has(root));
  const whole = rooted
    .filter(({ roots }) => isSaid(roots))
    .flatMap(({ addOn, roots }) => (isFull(addOn) ? [roots, rootsOf(wordsOf(addOn.name))] : [roots]));
  // `Two sauces`, beside which an extra sauce is another thing.
  // `Barg with an extra koobideh skewer`, which is no barg skewer beside.
  const isWithin = (roots: readonly string[]) => {
    const open = roots.filter((root) => !own.has(root));
    const isMore = (some: readonly string[]) => some.filter((root) => !own.has(root)).length > open.length;
    return whole.some(
      (some) =>
        (some.length > roots.length && roots.every((root) => some.includes(root))) ||
        (isMore(some) && open.every((root) => some.includes(root))),
    );
  };
  // `With egg`, of a fried egg; `with lobster`, of a lobster tail; a peppercorn sauce is no Stilton sauce.
  const words = request.text.split(' ').map(rootOf);
  // `Oat milk`, which is no lactose-free milk where there is oat.
  const isOfOther = (root: string, own: readonly string[]) => {
    const before = words[words.indexOf(root) - 1] ?? '';
    return !own.includes(before) && rooted.some(({ roots }) => roots.includes(before));
  };
  const isPart = (root: string, at: number, own: readonly string[]) =>
    (at === own.length - 1 || foodStems.has(root)) &&
    isSaid([root]) &&
    !whole.flat().includes(root) &&
    !isOfOther(root, own);
  // `Oat latte`, of oat milk.
  const isBefore = (root = '') =>
    numberIn(root) === undefined && words.some((word, at) => word === root && own.has(words[at + 1] ?? ''));
  // `Flat white large oat`
  const isBehind = (root: string) =>
    words.some((word, at) => {
      const [last = '', next = 'and'] = [words[at - 1], words[at + 1]];
      return word === root && !own.has(root) && (own.has(last) || cues.sizes.has(last)) && isFiller(next);
    });
  const before = orderedAs(request.wish, name)?.addOns ?? [];
  // `With large fries`, where regular ones are what may be added.
  const isOtherSize = ({ name: called }: DishVariant) => {
    const [size = '', kind = ''] = stemsOf(called);
    const stems = stemsOf(request.text);
    const asked = stems[stems.indexOf(kind) - 1] ?? '';
    return cues.sizes.has(size) && cues.sizes.has(asked) && asked !== size;
  };
  // `With oat milk`, of oat, almond or soy.
  const isOfSeveral = ({ name: called }: DishVariant) => / or |\//.test(called);
  // `Fried chicken, all white`, of all white meat, which chicken is.
  const isAlmostSaid = ({ name: called }: DishVariant) => {
    const stems = stemsOf(called).slice(0, -1);
    const kind = stemsOf(called).at(-1) ?? '';
    const isOfDish = !named.includes(kind) && meaningsOf(kind).some((stem) => named.includes(stem));
    return isOfDish && stems.length > 1 && !stems.every(isFiller) && hasPhrase(stemsOf(request.text), stems);
  };
  const isMeant = ({ addOn, roots: [first = '', ...others] }: (typeof rooted)[number]) => {
    const roots = [first, ...others];
    // `Oat milk`, which is one of oat or almond milk at that price.
    const isSaidAlone = isOfSeveral(addOn) && whole.some((some) => some.every((root) => roots.includes(root)));
    if (isOtherSize(addOn) || isSaidAlone) return false;
    if (before.includes(addOn.name) || isFull(addOn)) return true;
    return (
      !isWithin(roots) &&
      (whole.some((some) => some.join() === roots.join()) ||
        isAlmostSaid(addOn) ||
        (!own.has(first) && isBefore(first)) ||
        (isOfSeveral(addOn) && roots.some(isBehind)) ||
        (isAdding && (isOfSeveral(addOn) ? roots.some((root) => isSaid([root])) : roots.some(isPart))))
    );
  };
  const added = rooted.filter(isMeant);
  // `Peppercorn sauce`, of sauces that are listed, is one of them and no sauce beside.
  const kinds = added.flatMap(({ addOn }) => priced.find((one) => one === addOn)?.kind ?? []);
  const meant = withoutAlternatives(
    added.filter(({ addOn }) => !kinds.includes(addOn.name)),
    isSaid,
    request,
  );
  const topping = priced.find((one) => cues.ANY_TOPPING.test(one.name));
  if (!topping) return meant.map((addOn) => soManyAdded(addOn, request.text));
  return [...meant.filter((one) => one !== topping), ...toppingsSaid(topping, meant, named, request)];
}

interface Rooted {
  addOn: DishVariant;
  roots: readonly string[];
}

/** `Add protein`, of whey protein or pea protein at one price: one of them. */
function withoutAlternatives(
  all: readonly Rooted[],
  isSaid: (roots: readonly string[]) => boolean,
  { say }: Request,
): DishVariant[] {
  const alike = ({ roots, addOn }: Rooted) => (isSaid(roots) ? addOn.name : `${roots.at(-1)} ${addOn.price}`);
  return [...Map.groupBy(all, alike).values()].flatMap((some) =>
    some.slice(0, 1).map(({ addOn }) =>
      some.length === 1
        ? addOn
        : {
            ...addOn,
            name: say.list(
              some.map((one) => one.addOn.name),
              'or',
            ),
          },
    ),
  );
}

/** `With 2 extra sauces`: so many of what is added. */
function soManyAdded(addOn: DishVariant, plain: string): DishVariant {
  // `Two koobideh skewers with an extra skewer`, which is one.
  const text = cues.EXTRA_OF.test(plain) ? plain.slice(Math.max(0, plain.search(/\b(?:with|plus|add)\b/))) : plain;
  const own = wordsOf(addOn.name).filter((word) => /^\p{L}+$/u.test(word));
  const pattern = new RegExp(
    `\\b(\\d|two|three|four|five) (?:(?:extra|more|additional|sides? of|${own.join('|')}) )*${own.at(-1) ?? '$'}`,
  );
  // `Extra dip x2 and 12 wings`
  const often = new RegExp(`\\b${own.at(-1) ?? '$'} x(\\d+)\\b`);
  // `With 2 jalapeno`, of a jalapeño cheddar.
  const named = new RegExp(
    `\\b(?:with|add) (\\d|two|three|four|five) (?:${own.filter((word) => !isFiller(word)).join('|') || '$'})\\b`,
  );
  const [, said] = [pattern, often, named].map((one) => one.exec(text)).find((found) => found !== null) ?? [];
  const count = numberIn(said);
  // `Two sauces`, where two is what is sold.
  const isCalledSo = numberIn(wordsOf(addOn.name)[0]) !== undefined;
  if (count === undefined || count < 2 || isCalledSo || addOn.price === undefined) return addOn;
  return { ...addOn, name: `${count} × ${addOn.name}`, price: addOn.price * count };
}

/** `With mushrooms and olives`, `with two toppings`, where any topping costs so much. */
function toppingsSaid(
  { name, price = 0 }: Charge,
  others: readonly DishVariant[],
  named: readonly string[],
  { text, wish, knowledge }: Request,
) {
  const count = numberIn(cues.SO_MANY_TOPPINGS.exec(text)?.[1]);
  if (count !== undefined) return [{ name: count > 1 ? `${count} × ${name}` : name, price: price * count }];
  const said = stemsOf(text);
  const isOther = (stem: string) => named.includes(stem) || others.some((one) => stemsOf(one.name).includes(stem));
  const isTopping = (stem: string) => said.includes(stem) && knowledge.index.isKnown(stem) && !isOther(stem);
  const foods = cues.ADDS_SOMETHING.test(text) ? wish.wanted.filter(isTopping) : [];
  return foods.map((stem) => ({ name: wish.typed.get(stem) ?? stem, price }));
}

/** The parts of a sentence: `oat milk 50 cents; decaf is free`; all of it where one only goes on: `plum sauce with all; an extra cup is $1`. */
function partsOf(text: string): string[] {
  const parts = text.split(/;\s*/).map(sentence).map(capital);
  return parts.some((part) => cues.ONE_MORE.test(part)) ? [text] : parts;
}

/** `Included in all you can eat`, said over a dish that is `Premium only`. */
const isDenied = (said: string, dishes: readonly Dish[]) =>
  /\bincluded\b/i.test(said) &&
  dishes.some(({ heading, description = '' }) => heading.includes(said) && /\bonly\b/i.test(description));

/** What is said of the dishes that are named, and of the parts of the menu on which they stand, that answers most of what is asked of them. */
export function ownTold(request: Request): string[] {
  const { wish, text } = request;
  const names = wish.dishes.map(({ name }) => name);
  if (names.length === 0 || mustBeAvoided(wish).length + wish.excluded.length + wish.unmarked.length > 0) return [];
  const partsIn = (some: readonly string[]) => [...new Set(some)].flatMap(sentencesOf).flatMap(partsOf);
  const headings = partsIn(wish.dishes.map(({ heading }) => heading)).filter((one) => !isDenied(one, wish.dishes));
  const all = [...headings, ...partsIn(wish.dishes.map(({ description = '' }) => description))];
  const feeding = cues.ASKS_FOR_HOW_MANY.test(text) ? all.filter((one) => cues.FEEDS.test(one)) : [];
  // `3 guava pastelitos`, which are three for $10.
  const most = Math.max(1, ...wish.quantities.map(({ count }) => count));
  const isOfSoMany = (one: string) => (numberIn(cues.SO_MANY_FOR.exec(one)?.[1]) ?? most + 1) <= most;
  const many = all.filter(isOfSoMany);
  if (many.length > 0) return many.slice(0, MOST);
  // Who asks for a price alone is told what bears on it.
  const isPriced = (['price', 'total', 'compare'] as const).some((ask) => wish.asks.has(ask));
  const isOrder = (isPriced && !asksWhether(text)) || wish.quantities.length > 0 || !cues.ASKS_SOMETHING.test(text);
  const open = isOrder ? all.filter((one) => cues.TELLS_EXTRA.test(one) || cues.TELLS_TIME.test(one)) : all;
  const asked = feeding.length > 0 ? feeding : tellingOf(open, request, names);
  // `What comes with dinner B`, of the heading of the dinners.
  const contents = cues.ASKS_WHAT_IS_IN.test(text) ? headings.filter((one) => cues.TELLS_CONTENTS.test(one)) : [];
  return (asked.length > 0 ? asked : contents).slice(0, MOST);
}

/** The most sentences that one answer tells of this. */
const MOST = 2;

/**
 * What the menu's own words say of a price beside those of dishes, where the question names what it is for: `oat milk is 75 cents
 * more`. By one word where it stands under the dish that is meant, or extra charges are asked about; else by two.
 *
 * @param dishes those of the places that are asked about
 */
export function extrasTold(request: Request, dishes: readonly Dish[]): string[] {
  const { wish, text, when, configuration } = request;
  const notices = noticesOf(request).map((one) => one.text);
  const said = rootsSaid(request);
  const own = Map.groupBy(
    wish.dishes.flatMap(({ name, heading, description = '' }) =>
      [heading, description].map((from) => ({ name, from })),
    ),
    ({ from }) => from,
  );
  const parts = (from: string) =>
    sentencesOf(from)
      .flatMap(partsOf)
      .filter((one) => !isDenied(one, wish.dishes));
  const avoided = new Set([...wish.avoid, ...wish.allergens].flatMap(({ kind, word }) => [kind, word]).map(rootOf));
  const all = new Set([...own.keys(), ...dishes.map(({ heading }) => heading), ...notices]);
  const open = rootsOf(
    text
      .split(' ')
      .filter(
        (word) => !request.mention.words.has(word) && !cues.wishWords.has(word) && !/^(?:per|us|\d+)$/.test(word),
      ),
  );
  const isTimely = ASKS_WHEN_SERVED.test(text) || (when.days.length > 0 && /\border\b/.test(text));
  // `Onion rings instead of fries`: what takes the place of something is what is priced.
  const others = ASKS_TO_SWAP.test(text) ? [] : wish.dishes;
  const isShared = (from: string, shared: ReadonlySet<string>) => {
    // `How much is bread`, of which a notice tells.
    if (open.length > 0 && open.every((root) => shared.has(root)) && notices.includes(from)) return true;
    const named = new Set((own.get(from) ?? others).flatMap(({ name }) => stemsOf(name).map(rootOf)));
    const isMore = [...shared].some((root) => !named.has(root));
    return isMore && (shared.size > 1 || own.has(from) || cues.ASKS_EXTRA.test(text));
  };
  const isTold = (from: string) => (sentence: string) => {
    if (isTimely && own.has(from) && cues.TELLS_TIME.test(sentence)) return true;
    if (!cues.TELLS_EXTRA.test(sentence)) return false;
    const shared = new Set(rootsOf(wordsOf(sentence)).filter((root) => said.has(root)));
    if (shared.size > 0 && [text, sentence].every((one) => /\bextra\b/.test(one))) shared.add('extra');
    // Beside what must be avoided, only what is said of that.
    return (avoided.size === 0 || [...shared].some((root) => avoided.has(root))) && isShared(from, shared);
  };
  // `How much is extra bacon`, of no dish in particular.
  const isAdded = ({ name }: DishVariant) => rootsOf(wordsOf(name)).some((root) => avoided.has(root));
  const isOfAddOn = cues.ASKS_SURCHARGE.test(text) || (wish.asks.has('price') && isEmptyWish(wish));
  const ofDishes = wish.dishes.length > 0 || !isOfAddOn ? [] : dishes;
  const added = ofDishes.flatMap((dish) => {
    const addOns =
      avoided.size > 0
        ? (dish.addOns ?? []).filter(isAdded)
        : addOnsSaid({ ...dish, heading: '', description: '' }, request);
    const priced = (one: DishVariant) =>
      joined(one.name, shownPrice(one, dish.currency ?? configuration.currency, configuration.language));
    return addOns.length > 0 ? `${dish.name}: ${request.say.list(addOns.map(priced))}.` : [];
  });
  // `Hot chocolate with a shot`, of which the heading of the shakes tells: it is said where that stands.
  const headOf = (from: string) =>
    own.size === 0 || own.has(from) || notices.includes(from) || ASKS_TO_SWAP.test(text)
      ? undefined
      : dishes.find(({ heading }) => heading === from)?.category;
  const tellingIn = (some: Iterable<string>) =>
    [...some].flatMap((from) => {
      const [head, told] = [headOf(from), parts(from).filter(isTold(from))];
      return head === undefined ? told : told.map((one) => `${head}: ${one}`);
    });
  // What is said of the dish that is meant goes before what is said of others.
  const ofOwn = tellingIn(own.keys());
  const told = ofOwn.length > 0 ? [...ofOwn, ...tellingIn(notices)] : tellingIn(all);
  return [...new Set([...told, ...added])].slice(0, MOST);
}

/** `Do you have gluten-free buns`, of what the menu lets be added under that very name. */
export function freeAddOns({ text, say, configuration }: Request, dishes: readonly Dish[]): string[] {
  const said = stemsOf(text);
  const named = dishes.flatMap(({ addOns = [], heading, currency = configuration.currency }) =>
    [...addOns, ...chargesIn(heading)]
      .filter(({ name }) => cues.SAYS_FREE.test(name) && hasPhrase(said, stemsOf(name)))
      .map((one) => joined(one.name, shownPrice(one, currency, configuration.language))),
  );
  return named.length === 0 ? [] : [`${say.list([...new Set(named)])}.`];
}

/** Without the dishes that are only asked for on or with another: the burrata on the margherita. */
export function withoutExtras(dishes: readonly Dish[], told: readonly string[], request: Request): readonly Dish[] {
  if (dishes.length < 2 || !cues.ADDS_SOMETHING.test(request.text)) return dishes;
  const more = dishes.flatMap((dish) => addOnsSaid(dish, request).map((addOn) => ({ dish, words: addOn.name })));
  const said = rootsSaid(request);
  const isExtra = (dish: Dish) => {
    const own = contentStems(wordsOf(dish.name));
    // `Eggs on toast with avocado`: the toast is said of the eggs.
    const isOfOther = (stem: string) => dishes.some(({ name }) => name !== dish.name && stemsOf(name).includes(stem));
    const named = own.filter((stem) => said.has(rootOf(stem)) && !isOfOther(stem));
    const within = (stems: readonly string[], words: string) =>
      stems.length > 0 && stems.every((stem) => stemsOf(words).includes(stem));
    return (
      more.some((one) => one.dish.name !== dish.name && within(named, one.words)) ||
      told.some(
        (sentence) =>
          !dish.heading.toLowerCase().includes(sentence.toLowerCase().slice(0, -1)) && within(own, sentence),
      )
    );
  };
  const kept = dishes.filter((dish) => !isExtra(dish));
  if (kept.length > 0) return kept;
  const first = stemsOf(request.text.split(/ (?:with|on) /)[0] ?? '');
  const named = dishes.filter(({ name }) => stemsOf(name).some((stem) => first.includes(stem)));
  return named.length > 0 ? named : dishes;
}

/** Whether a food is told of by such a sentence. */
export function isToldOf(stem: string, told: readonly string[], { wish }: Request): boolean {
  const own = [stem, ...wordsOf(wish.typed.get(stem) ?? '')].map(rootOf);
  // `Any meat` tells of chicken.
  const isOf = (root: string) => own.includes(root) || own.some((one) => meaningsOf(root).includes(one));
  return told.some((sentence) => rootsOf(wordsOf(sentence)).some(isOf));
}

/** An answer with these sentences of the menu, as far as it does not have them. */
export function withExtras(answer: Answer, told: readonly string[], { say }: Request): Answer {
  const before = answer.response.toLowerCase();
  const more = [...new Set(told)].filter((sentence) => !before.includes(sentence.toLowerCase().slice(0, -1)));
  if (more.length === 0) return answer;
  return { ...answer, response: `${answer.response} ${say('menuOwnWords', { text: more.join(' ') })}` };
}
