/** Dishes that are meant by name: whether they are there, what they cost, what is in them, whom they suit. */
import { MARKS } from '@tablefront/restaurant/menu-marks';
import { type Answer, type Check, nonEmpty, sentence } from '../answer.ts';
import { asksWhether } from '../answers/asks-whether.ts';
import { type Asking, amount, isGroup, nextStep, verdict } from '../asking.ts';
import type { Dish } from '../knowledge/dishes.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { namesOf, whereText } from './answer-menu.ts';
import { dietNames, dishParts, menuAndPerson, menuUrl, mostNamed } from './dish-text.ts';
import { findDishes, namesOfFood } from './find-dishes.ts';
import type { Counted, Wish } from './wish.ts';

/** One dish in all its prices and versions. */
type Same = readonly [Dish, ...Dish[]];

/** What is asked of dishes, and how many of each. */
interface Counting extends Request {
  counts: ReadonlyMap<Same, number>;
}

interface Named extends Pick<Counting, 'counts' | 'wish'> {
  groups: readonly Same[];
}

interface Told {
  text: string;
  check?: Check;
  unknown?: boolean;
}

/** @param dishes those of the places that are asked about */
export function answerNamed(
  request: Request,
  dishes: readonly Dish[],
  places: readonly Place[],
  asking: Asking,
): Answer {
  const { wish } = request;
  const there = new Set(dishes);
  const here = wish.dishes.filter((dish) => there.has(dish));
  if (here.length === 0) return notThere(wish, places, asking);
  const groups = groupsOf(here);
  const named = { groups, counts: countsOf(groups, wish), wish };
  const told = groups.flatMap((same) =>
    tell(same, { ...request, counts: named.counts }, places, asking, groups.length === 1),
  );
  const total = totalText(named, dishes, places, asking);
  const unknown = told.some((one) => one.unknown);
  const texts = [...told.map(({ text }) => text), total, unknown ? nextStep(places, asking) : ''];
  return {
    response: texts.filter((text) => text !== '').join(' '),
    ...dishParts(here, places, asking),
    ...(unknown && menuAndPerson(places, asking)),
    checked: nonEmpty(told.flatMap(({ check }) => check ?? [])),
    unknown,
  };
}

function groupsOf(dishes: readonly Dish[]): Same[] {
  return [...Map.groupBy(dishes, ({ name }) => name.toLowerCase()).values()]
    .flatMap(([first, ...others]): Same[] => (first ? [[first, ...others]] : []))
    .slice(0, mostNamed);
}

/** A dish of the brand that these places do not have. */
function notThere(wish: Wish, places: readonly Place[], asking: Asking): Answer {
  const { say } = asking;
  const what = say.list([...new Set(wish.dishes.map(({ name }) => name))], 'or');
  const [place] = places;
  const text =
    place && places.length === 1 && isGroup(asking)
      ? say('menuMissingAt', { what, place: place.label })
      : say('menuMissing', { what });
  const elsewhere = [
    ...new Set(
      wish.dishes.flatMap((dish) =>
        asking.knowledge.places.filter(({ index }) => dish.places.has(index)).map(({ label }) => label),
      ),
    ),
  ];
  const where = elsewhere.length > 0 ? ` ${say('menuElsewhere', { places: say.some(elsewhere, 5) })}` : '';
  return {
    response: `${text}${where} ${nextStep(places, asking, 'be sure')}`,
    content_types: ['menu_link'],
    menu_link: menuUrl(places, asking),
  };
}

/** What is asked of one dish, each thing for itself; all that there is to say of it where nothing is. */
function tell(same: Same, request: Counting, places: readonly Place[], asking: Asking, alone: boolean): Told[] {
  const [dish] = same;
  const { wish, text } = request;
  const told: Told[] = [];
  if (/\ballergens?\b/.test(text)) told.push(allergensTold(dish, asking));
  if (wish.asks.has('price') || request.counts.size > 0 || wish.asks.has('total'))
    told.push({ text: priceText(same, request, places, asking) });
  if (wish.diets.length > 0) told.push(dietTold(dish, wish, text, asking));
  if (wish.spicy !== undefined) told.push(spicyTold(dish, text, wish.spicy, asking));
  const inside =
    wish.asks.has('having') || wish.excluded.length > 0 ? [...wish.wanted, ...wish.missing, ...wish.excluded] : [];
  for (const stem of inside) told.push(foodTold(dish, stem, wish, text, asking));
  if (told.length > 0 && wish.asks.has('contents') && dish.description) told.push({ text: sentence(dish.description) });
  if (told.length === 0) told.push(aboutDish(same, request, places, asking, alone));
  else if (dish.soldOut) told.push({ text: asking.say('menuSoldOutNow', { dish: dish.name }) });
  return told;
}

function aboutDish(
  same: Same,
  { text, wish, when, counts }: Counting,
  places: readonly Place[],
  asking: Asking,
  alone: boolean,
): Told {
  const [dish] = same;
  const { say } = asking;
  const price = priceText(same, { counts }, places, asking);
  const about =
    alone || wish.asks.has('contents')
      ? [
          dish.description ? sentence(dish.description) : wish.asks.has('contents') ? say('menuSaysNoMore') : '',
          marksText(dish, asking),
          wish.asks.has('contents') && dish.allergens ? allergensTold(dish, asking).text : '',
        ]
      : [];
  const rest = [price, ...about].filter((part) => part !== '').join(' ');
  if (dish.soldOut) return { text: `${say('menuSoldOutNow', { dish: dish.name })} ${rest}` };
  const bounded = when.named || wish.most !== undefined || wish.least !== undefined || wish.missing.length > 0;
  const asksIfThere =
    !bounded &&
    asksWhether(text) &&
    /\b(?:do you|(?:you|they) (?:still )?(?:have|got)|got any|is there|are there|serve|sell|still|available|can (?:i|we) (?:get|have|order|try))\b/.test(
      text,
    );
  if (!asksIfThere) return { text: rest };
  const check: Check = { what: `on the menu and not sold out: ${dish.name}`, holds: true };
  return { text: `${verdict(check, asking)} ${rest}`, check };
}

/** The allergens that the menu states for a dish, or that it states none. */
function allergensTold(dish: Dish, { say }: Asking): Told {
  return dish.allergens
    ? {
        text: say('menuStatedOf', {
          dish: dish.name,
          list: dish.allergens.length > 0 ? say.list(dish.allergens) : say('menuNothing'),
        }),
      }
    : { text: say('menuNoAllergens', { dish: dish.name }), unknown: true };
}

function marksText(dish: Dish, { say }: Asking): string {
  const names = MARKS.filter(({ key }) => (key === 'spicy' ? dish.spicy : dish.diets?.includes(key))).map(({ key }) =>
    say(key),
  );
  return names.length > 0 ? say('menuMarks', { marks: say.list(names) }) : '';
}

/** What a dish costs: here or there, one or several of it. */
function priceText(same: Same, { counts }: Pick<Counting, 'counts'>, places: readonly Place[], asking: Asking): string {
  const { say } = asking;
  const [dish] = same;
  const prices = [...new Set(same.flatMap(({ price }) => price ?? []))].sort((a, b) => a - b);
  const [price] = prices;
  if (price === undefined) return say('menuNoPrice', { dish: dish.name });
  const count = counts.get(same) ?? 1;
  if (count > 1)
    return say('menuSum', {
      count,
      dish: dish.name,
      total: amount((dish.price ?? price) * count, asking),
      each: amount(dish.price ?? price, asking),
    });
  if (prices.length === 1)
    return say('menuPrice', { dish: `${dish.name}${whereText(dish, places, asking)}`, price: amount(price, asking) });
  if (same.length > 3)
    return say('menuPriceRange', {
      dish: dish.name,
      least: amount(price, asking),
      most: amount(prices.at(-1) ?? price, asking),
    });
  const each = same.map(
    (one) => `${one.price === undefined ? '–' : amount(one.price, asking)}${whereText(one, places, asking)}`,
  );
  return say('menuPrices', { dish: dish.name, prices: say.list(each) });
}

/** How many of each: of what a number names best, and where it names nothing, of each that no other is of. */
function countsOf(groups: readonly Same[], { quantities }: Wish): Map<Same, number> {
  const said = ([{ name }]: Same, { stems }: Counted) => stemsOf(name).filter((stem) => stems.has(stem)).length;
  const counts = new Map<Same, number>();
  for (const one of quantities.filter(({ stems }) => stems.size > 0)) {
    const [best] = groups.filter((same) => said(same, one) > 0).sort((a, b) => said(b, one) - said(a, one));
    if (best) counts.set(best, one.count);
  }
  const each = quantities.find(({ stems }) => stems.size === 0);
  if (each) for (const same of groups) if (!counts.has(same)) counts.set(same, each.count);
  return counts;
}

/** The sum, where several dishes are asked about together and each has one price; and what is not in it. */
function totalText(
  { groups, counts, wish }: Named,
  there: readonly Dish[],
  places: readonly Place[],
  asking: Asking,
): string {
  const asked = wish.asks.has('total') || wish.asks.has('price') || counts.size > 0;
  if (!asked || groups.length < 2 || groups.some(([dish]) => dish.price === undefined)) return '';
  const total = groups.reduce((sum, same) => sum + (same[0].price ?? 0) * (counts.get(same) ?? 1), 0);
  const text = asking.say('menuTotal', { total: amount(total, asking) });
  const names = new Set(groups.flatMap(([{ name }]) => stemsOf(name)));
  const open = wish.quantities.flatMap(({ stems }) => ([...stems].some((stem) => names.has(stem)) ? [] : [...stems]));
  if (open.length === 0) return text;
  const { dishes } = findDishes({ ...wish, dishes: [], wanted: open }, there, asking.knowledge);
  const what = asking.say.list(open.map((stem) => wish.typed.get(stem) ?? stem));
  return `${text} ${asking.say('menuNotCounted', { what, dishes: namesOf(dishes, places, asking) })}`;
}

function dietTold(dish: Dish, { diets }: Wish, text: string, asking: Asking): Told {
  const { say } = asking;
  const names = dietNames(diets, asking);
  if (!dish.diets) return { text: say('menuDietsUnknown', { diets: names }), unknown: true };
  const missing = diets.filter((diet) => !dish.diets?.includes(diet));
  if (missing.length > 0)
    return { text: say('menuNotMarked', { dish: dish.name, diets: dietNames(missing, asking) }), unknown: true };
  const check: Check = { what: `marked ${diets.join(', ')}: ${dish.name}`, holds: true };
  const start = asksWhether(text) ? `${verdict(check, asking)} ` : '';
  return { text: `${start}${say('menuMarked', { dish: dish.name, diets: names })}`, ...(start !== '' && { check }) };
}

function spicyTold(dish: Dish, text: string, spicy: boolean, asking: Asking): Told {
  const sentenceOf = asking.say(dish.spicy ? 'menuSpicy' : 'menuNotSpicy', { dish: dish.name });
  if (!dish.spicy || !spicy || !asksWhether(text)) return { text: sentenceOf };
  const check: Check = { what: `marked spicy: ${dish.name}`, holds: true };
  return { text: `${verdict(check, asking)} ${sentenceOf}`, check };
}

/** Whether a food is in a dish: only as far as the menu's own words say. */
function foodTold(dish: Dish, stem: string, { typed }: Wish, text: string, asking: Asking): Told {
  const { say } = asking;
  const words = namesOfFood(dish, stem);
  if (words.length === 0)
    return { text: say('menuDoesNotSay', { dish: dish.name, what: typed.get(stem) ?? stem }), unknown: true };
  const says = say('menuSays', { dish: dish.name, what: say.list(words) });
  if (!/\b(?:does|do|is|are) \b.*\b(?:have|has|contain|include|in)\b/.test(text) || /\b(?:without|no|not)\b/.test(text))
    return { text: says };
  const check: Check = { what: `the words of ${dish.name} name ${stem}`, holds: true };
  return { text: `${verdict(check, asking)} ${says}`, check };
}
