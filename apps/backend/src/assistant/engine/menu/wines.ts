/** Wines by their colour, taste and where they are from. */
import type { Dish } from '../knowledge/dishes.ts';
import { stemOf, stemsOf, wordsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { COLOURS_OF_WINE, KINDS_OF_WINE } from '../vocabulary/menu-words.ts';
import { meaningsOf } from './meanings.ts';

/** `A dry white`, `any Ontario reds`: the wines that are all of it by their words or grapes, and of where is said, if any is. */
export function winesOfKind({ wish, mention }: Request, dishes: readonly Dish[]): Dish[] {
  const kinds = wish.wanted.includes('wine') ? [...new Set(wish.text.match(KINDS_OF_WINE))] : [];
  const called = new Set(['wine', ...meaningsOf('wine')]);
  const isOf = ({ name, description = '', category = '', course }: Dish) => {
    const own = stemsOf(`${name} ${description}`.replace(/\b(?:off|semi|half|medium)[- ]dry\b/gi, ''));
    // `Orange Pinot Gris` is no white one.
    const isOther = [...name.toLowerCase().matchAll(COLOURS_OF_WINE)].some(([colour]) => !kinds.includes(colour));
    const isWine = course === 'drink' && stemsOf(`${name} ${category}`).some((stem) => called.has(stem));
    return isWine && !isOther && kinds.every((kind) => meaningsOf(stemOf(kind)).some((word) => own.includes(word)));
  };
  const wines = kinds.length > 0 ? dishes.filter(isOf) : [];
  const from = wines.filter(({ description = '' }) => wordsOf(description).some((word) => mention.words.has(word)));
  return from.length > 0 ? from : wines;
}
