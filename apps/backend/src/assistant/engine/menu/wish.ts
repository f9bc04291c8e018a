/** What a question, with the conversation before it, asks of a menu. */
import type { MarkKey } from '@tablefront/restaurant/menu/marks';
import type { Ordered } from '../answer.ts';
import type { Course, Dish } from '../knowledge/dishes.ts';
import type { Avoided } from '../safety/allergens.ts';
import { STARTS_ORDER } from '../vocabulary/order-words.ts';

export interface Wish {
  /** Dishes that are meant by name, or pointed at in an answer before. */
  dishes: readonly Dish[];
  /** Words of food that are looked for, in plain English; one of the brand's own words each. */
  wanted: readonly string[];
  /** The same words by the parts of the question, as `and` divides it: `a brisket burrito and a coffee`. */
  parts: readonly (readonly string[])[];
  /** Words as they were typed, by their plain stems. */
  typed: ReadonlyMap<string, string>;
  /** Foods that are named and on no menu here: `lobster`. */
  missing: readonly string[];
  /** Foods that a dish must not have, by its own words: `without garlic`. */
  excluded: readonly string[];
  diets: readonly MarkKey[];
  /** Diets that no mark tells of: `kosher`, `keto`. */
  unmarked: readonly string[];
  /** What the guest must avoid, of this question or of an earlier one. */
  avoid: readonly Avoided[];
  /** Allergens that are asked about in this question, whoever is to eat it. */
  allergens: readonly Avoided[];
  /** In the brand's currency; `under $9` leaves out what costs exactly that. */
  most?: { amount: number; inclusive: boolean };
  least?: { amount: number; inclusive: boolean };
  sort?: Sort;
  spicy?: boolean;
  quantities: readonly Counted[];
  /** As which dishes of the turns before were asked for there, where this question goes on with them. */
  ordered: readonly Ordered[];
  course?: Course;
  /** Something to eat is looked for, and no drink. */
  solid: boolean;
  /** Something of each word will do: `burgers or tacos`. */
  either: boolean;
  /** The words behind a comma: `ravioli, spaghetti`. */
  begun: ReadonlySet<string>;
  /** The whole question in plain English, which may name a size. */
  text: string;
  /** What is asked of dishes, as far as words tell it. */
  asks: ReadonlySet<MenuAsk>;
}

/** `Two margheritas`: a number and the stems behind it; without stems it is of each: `two of them`. */
export interface Counted {
  count: number;
  stems: ReadonlySet<string>;
}

/** By what the first of many is asked for. */
export type Sort = 'cheapest' | 'dearest' | 'largest' | 'smallest' | 'strongest' | 'weakest';

/** What may be asked of dishes. */
export type MenuAsk =
  | 'price'
  | 'total'
  | 'compare'
  | 'contents'
  | 'having'
  | 'popular'
  | 'shared'
  | 'inverse'
  | 'whole'
  | 'size'
  /** What each of several costs, and no sum: of a list nobody ordered all. */
  | 'each';

/** How the turns before asked for a dish, which may be called by its size as well. */
export function orderedAs({ ordered }: Wish, called: string): Ordered | undefined {
  return ordered.find(({ name }) => called === name || called.startsWith(`${name} (`));
}

/** Whether a dish of the turns before is only meant beside others that this question names: it says nothing of that dish. */
export function isBesideOthers(wish: Wish, name: string): boolean {
  return orderedAs(wish, name) !== undefined && wish.dishes.some((dish) => !orderedAs(wish, dish.name));
}

/** Whether something is asked for as an order: what it costs, or `a burger and a coke`. */
export const isOrder = ({ asks, text }: Wish) => asks.has('price') || asks.has('total') || STARTS_ORDER.test(text);

/** Whether nothing is said that would choose among dishes. */
export function isEmptyWish(wish: Wish): boolean {
  const { dishes, wanted, missing, excluded, diets, unmarked, allergens, most, least, sort, spicy, course } = wish;
  const lists = [dishes, wanted, missing, excluded, diets, unmarked, allergens];
  return (
    lists.every((list) => list.length === 0) && [most, least, sort, spicy, course].every((value) => value === undefined)
  );
}
