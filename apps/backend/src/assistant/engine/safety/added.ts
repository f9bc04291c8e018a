/** What is said to be added to a dish, and whatever else nothing is known of but its words. */
import type { MarkKey } from '@tablefront/restaurant/menu/marks';
import { type Answer, capital } from '../answer.ts';
import { dishesNamed } from '../knowledge/dish-index.ts';
import { type Dish, wordsAlone } from '../knowledge/dishes.ts';
import { contentStems } from '../knowledge/knowledge.ts';
import { stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { chargesIn } from '../menu/extras.ts';
import { orderedAs } from '../menu/wish.ts';
import { joined, type Request } from '../request.ts';
import { foodStems } from '../vocabulary/foods.ts';
import { IN_ITS_PLACE } from '../vocabulary/menu-words.ts';
import { ADDS_ALL, EXTRA, IS_FREE_OF, LEFT_OUT, NAMES_ALLERGY, refusedBy } from '../vocabulary/refusals.ts';
import { IN_A_CONE, SAID_TO_BE_ADDED } from '../vocabulary/slot-words.ts';
import { kindsShownBy } from './allergens.ts';
import { statementsOf, statementText } from './stated.ts';

/** `Mac and cheese with lobster`: what is said to be added, each as a dish of its own, of which only its name is known. */
export function addedTo(named: readonly Dish[], { text, wish, knowledge }: Request): Dish[] {
  const said = new Set(stemsOf(text.replace(LEFT_OUT, '')));
  const isAll = ADDS_ALL.test(text);
  // What the dish itself is called says nothing of what is added.
  const isSaid = (name: string, dish: Dish) => {
    // `Does bacon come on it`, `pork?`
    if (orderedAs(wish, dish.name)?.addOns.includes(name)) return true;
    const own = stemsOf(dish.name);
    const isTelling = (stem: string) => said.has(stem) && !own.includes(stem) && !EXTRA.test(stem);
    return isAll || contentStems(wordsOf(name)).some(isTelling);
  };
  // `Onion rings instead`, of which the menu states wheat where they are a dish.
  const onMenu = (name: string) =>
    dishesNamed(name.replace(IN_ITS_PLACE, ''), knowledge).find((dish) => statementsOf(dish, wish.avoid).length > 0);
  const added = named.flatMap((dish) =>
    [...(dish.addOns ?? []), ...[dish.heading, dish.description ?? ''].flatMap(chargesIn)]
      .filter(({ name }) => isSaid(name, dish))
      .map(({ name }) => onMenu(name) ?? wordsAlone(name, { course: dish.course, category: dish.category })),
  );
  // `Lemon ice in a waffle cone`, of which no more is known.
  const [cone] = IN_A_CONE.exec(text)?.slice(1) ?? [];
  if (cone !== undefined && named.length > 0 && !added.some(({ name }) => /cone/i.test(name)))
    added.push(onMenu(cone) ?? wordsAlone(capital(cone)));
  const known = new Set(added.flatMap(({ name }) => stemsOf(name)));
  const all = [...added, ...othersAdded(named, known, text, wish)];
  return [...new Map(all.map((dish) => [dish.name.toLowerCase(), dish])).values()];
}

/** What is added, held against the diets that are asked about: what of it states what these leave out, or that no mark tells of it. */
export function addedAgainst(added: readonly Dish[], diets: readonly MarkKey[], request: Request): string[] {
  const refused = diets.flatMap((diet) => refusedBy[diet] ?? []);
  const told = added.flatMap((one) => {
    const statements = statementsOf(one, refused);
    return statements.length > 0 ? [statementText(one, statements, request)] : [];
  });
  return told.length > 0 ? told : [request.say('menuMarkNotAdded')];
}

/** `Is the ful vegan with an egg`, of which no dish is named in full: beside what is marked so what is added, of which no mark tells. */
export function withAddedTold(answer: Answer, request: Request): Answer {
  const { wish } = request;
  const refused = wish.dishes.length > 0 ? [] : wish.diets.flatMap((diet) => refusedBy[diet] ?? []);
  const added = refused.length > 0 ? addedTo([], { ...request, wish: { ...wish, avoid: refused } }) : [];
  if (added.length === 0) return answer;
  const told = addedAgainst(added, wish.diets, request);
  return { ...answer, response: joined(answer.response, ...told), unknown: true };
}

/** `Marinara extra cheese`, which the menu does not sell so: what states what must be avoided is told all the same. */
function othersAdded(named: readonly Dish[], known: ReadonlySet<string>, text: string, wish: Request['wish']): Dish[] {
  // `Is it ok with a dairy allergy` adds nothing, nor does `with fries gluten free` add gluten.
  const [said = ''] =
    SAID_TO_BE_ADDED.exec(text.replace(LEFT_OUT, '').replace(NAMES_ALLERGY, '').replace(IS_FREE_OF, '')) ?? [];
  // `With lobster tail`, which is no poor man’s lobster.
  const words = new Set(text.split(' ').map(stemOf));
  const isWhole = ({ name }: Dish) => contentStems(wordsOf(name)).every((stem) => words.has(stem));
  const own = new Set(named.filter(isWhole).flatMap(({ name }) => stemsOf(name)));
  const isFood = (stem: string) => foodStems.has(stem) || kindsShownBy(stem).length > 0;
  const isOther = (word: string) => !known.has(stemOf(word)) && !own.has(stemOf(word)) && isFood(stemOf(word));
  const { avoid } = wish;
  return said
    .split(' ')
    .filter(isOther)
    .map((word) => wordsAlone(word))
    .filter((one) => statementsOf(one, avoid).length > 0);
}
