/** What a guest must avoid, by the wish, and how it is called. */
import { stemOf } from '../language/words.ts';
import * as words from '../menu/dish-text.ts';
import type { Wish } from '../menu/wish.ts';
import type { Request } from '../request.ts';
import { ANY_NUT, leftOutForGood } from '../vocabulary/refusals.ts';
import { type Avoided, avoidedName } from './allergens.ts';

/** What must be avoided and what is only asked about, each once. */
export function mustBeAvoided({ avoid, allergens }: Wish): Avoided[] {
  const key = ({ kind, word }: Avoided) => `${kind} ${kind === 'other' ? word : ''}`;
  return [...new Map([...avoid, ...allergens].map((one) => [key(one), one])).values()];
}

/** What is left out that many leave out for good: `no pork`. */
export const leftForGood = ({ excluded }: Wish): Avoided[] =>
  excluded.filter((word) => leftOutForGood.has(word)).map((word) => ({ kind: 'other', word }));

/** What must be avoided, as the sentences name it. */
export function avoidedNames(avoid: readonly Avoided[], request: Request): string {
  const { say } = request;
  const name = (one: Avoided) => {
    if (isOneNut(one, request)) return words.typedOf([stemOf(one.word)], request);
    return one.word === '' ? say('menuYourAllergens') : avoidedName(one, say.language);
  };
  return say.list(avoid.map(name), 'or');
}

/** `Anything with walnuts`: one nut that is only asked about. */
export const isOneNut = ({ kind, word }: Avoided, { wish }: Request) =>
  kind === 'nuts' && wish.avoid.length === 0 && !ANY_NUT.test(word);
