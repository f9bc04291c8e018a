/** What an order names and no line of it holds: a sum is not to pass for the whole. */
import { stemOf, stemsOf } from '../language/words.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { wishStems } from '../vocabulary/menu-words.ts';
import { meaningsOf } from './meanings.ts';
import type { Line, Order } from './order.ts';
import { isOrder } from './wish.ts';

/** That a part of what is ordered is not in what is told: `a double and large fries`, of several doubles. */
export function leftOutText(order: Order): string {
  const { wish, text, lines, say } = order;
  const parts = text.split(/ (?:and|plus) /);
  const isCounted = wish.quantities.length > 0 || lines.some(({ same: [{ name }], ...line }) => name !== line.name);
  if (!(isOrder(wish) || isCounted) || parts.length < 2 || lines.length === 0) return '';
  const held = new Set(lines.flatMap(stemsHeld));
  const isHeld = (stem: string) => held.has(stem) || meaningsOf(stem).some((one) => held.has(one));
  const left = parts.flatMap((part) => {
    const said = part.split(' ');
    // Of what is looked for it is told whether it is there.
    const isTold = said.map(stemOf).some((stem) => wish.wanted.includes(stem) || wish.missing.includes(stem));
    const named = said.filter((word) => isOfMenu(word, order));
    return named.length > 0 && !isTold && !named.some((word) => isHeld(stemOf(word))) ? [named.join(' ')] : [];
  });
  return left.length > 0 ? say('menuLeftOut', { what: say.list(left) }) : '';
}

/** Whether a word stands in names of dishes, and asks for nothing by itself. */
function isOfMenu(word: string, { knowledge, mention }: Order): boolean {
  const stem = stemOf(word);
  const isOpen = !isFiller(word) && !wishStems.has(stem) && !mention.words.has(word) && !/\d/.test(word);
  return isOpen && knowledge.index.having(stem, 'name').length > 0;
}

function stemsHeld({ same: [dish], addOns, name }: Line): string[] {
  const { description = '', category = '', heading, variants = [] } = dish;
  const texts = [name, dish.name, description, category, heading, ...[...variants, ...addOns].map((one) => one.name)];
  return texts.flatMap(stemsOf);
}
