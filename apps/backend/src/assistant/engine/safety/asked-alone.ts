/** Questions that name nothing but what may have to be avoided: `fish?`, `and pork?`, `any milk in it`. */
import { stemOf } from '../language/words.ts';
import { AROUND_ASKED, AVOIDED_FOODS } from '../vocabulary/refusals.ts';
import { type Avoided, allergenKind } from './allergens.ts';

/** What such a question names; nothing where it says anything else. */
export function askedAlone(plain: string): Avoided[] {
  const said = plain
    .replace(AROUND_ASKED, '')
    .split(' ')
    .filter((word) => !/^(?:and|or)$/.test(word));
  const named = said.flatMap((word): Avoided[] => {
    const kind = AVOIDED_FOODS.has(stemOf(word)) ? 'other' : allergenKind(stemOf(word));
    return kind === undefined ? [] : [{ kind, word: kind === 'other' ? stemOf(word) : word }];
  });
  return named.length === said.length ? named : [];
}
