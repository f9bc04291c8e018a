/** What a dish costs as a combo, by the menu's own words: `Make any other burger a combo for $5.` */
import type { DishVariant } from '@tablefront/restaurant/site-configuration/site-configuration';
import { sentencesOf } from '../answer.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { COMBO, MAKES_COMBO } from '../vocabulary/menu-words.ts';

/** The charge for that, where a combo is asked for and the dish is none: by its own words, else by those of any part of the menu on its kind. */
export function comboCharge({ name, category = '', heading, description = '' }: Dish, request: Request): DishVariant[] {
  if (!COMBO.test(request.text) || COMBO.test(name.toLowerCase())) return [];
  const kinds = new Set(stemsOf(`${name} ${category}`));
  const priceIn = (text: string, isOwn: boolean) =>
    sentencesOf(text).flatMap((one) => {
      const { kind, amount } = MAKES_COMBO.exec(one)?.groups ?? {};
      const isOfKind = kind === undefined ? isOwn : stemsOf(kind).some((stem) => kinds.has(stem));
      return amount === undefined || !isOfKind ? [] : Number(amount);
    });
  const own = [heading, description].flatMap((text) => priceIn(text, true));
  const [price] = own.length > 0 ? own : [...request.knowledge.headings.keys()].flatMap((text) => priceIn(text, false));
  return price === undefined ? [] : [{ name: 'combo', price }];
}
