/** What is called as a dish and asked for on or beside another: `extra burrata`, `burrata`, `on a pizza`. */
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { mustBeAvoided } from '../safety/what-is-avoided.ts';
import { EXTRA_ALONE, HAD_ON } from '../vocabulary/order-words.ts';
import { orderedAs, type Wish } from './wish.ts';

/** The question, put to the dishes that have it as an add-on; as it is where none has, and beside what must be avoided. */
export function asAddOn(request: Request, dishes: readonly Dish[]): Request {
  const { text, wish, knowledge } = request;
  const extra = EXTRA_ALONE.exec(text)?.groups?.added ?? '';
  const { to = '', added = wish.ordered[0]?.name ?? '' } = HAD_ON.exec(text)?.groups ?? {};
  const said = stemsOf(extra || added);
  const isKind = extra !== '' || stemsOf(to).some((stem) => knowledge.index.headed(stem).under > 0);
  const isSaid = ({ name }: { name: string }) => stemsOf(name).join() === said.join();
  const isOfOther = wish.dishes.some((dish) => orderedAs(wish, dish.name) && !isSaid(dish));
  if (!isKind || isOfOther || said.length === 0 || mustBeAvoided(wish).length > 0) return request;
  if (!dishes.some(({ addOns = [] }) => addOns.some(isSaid)) || !wish.dishes.some(isSaid)) return request;
  const wanted = extra === '' ? stemsOf(to) : said;
  const plain = extra === '' ? `${to} with ${added.toLowerCase()}` : text;
  const asking: Partial<Wish> = { dishes: [], ordered: [], wanted, missing: [], parts: [wanted], text: plain };
  return { ...request, text: plain, wish: { ...wish, ...asking, asks: new Set(['price']) } };
}
