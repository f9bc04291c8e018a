/** What is asked, without what guests say around it. */
import { allergenKind, kindsShownBy } from '../safety/allergens.ts';
import * as asides from '../vocabulary/asides.ts';
import { foodStems } from '../vocabulary/foods.ts';
import { stemsOf } from './words.ts';

/** So many at most stand one after the other: `hi, quick question, do you know if …`. */
const MOST_TURNS = 4;

const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

const isFood = (stem: string) =>
  foodStems.has(stem) || allergenKind(stem) !== undefined || kindsShownBy(stem).length > 0;

/** `We just moved here`: a sentence of a guest about themselves in which nothing is asked, named or told that matters. */
function isAside(sentence: string): boolean {
  const plain = sentence.trim().replaceAll("'", '');
  const isTold = asides.TELLS_OF_SELF.test(plain) && asides.TELLS_NOTHING.test(plain);
  return isTold && !asides.MATTERS.test(plain) && !stemsOf(plain).some(isFood);
}

/** Without what stands before and behind the question itself. */
function bared(text: string): string {
  let bare = text;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const next = [...asides.openers, ...asides.closers].reduce((sofar, pattern) => sofar.replace(pattern, ''), bare);
    const rest = next.replace(asides.THANKS_BEHIND, '');
    const kept = asides.IS_CONTENT.test(rest) ? next : rest;
    if (kept === bare || !SAYS_SOMETHING.test(kept)) break;
    bare = kept;
  }
  return bare;
}

/**
 * A text as it was typed, in small letters, without greetings, hedges and sentences of the guest about themselves; as it is where nothing
 * else is in it.
 */
export function withoutAsides(text: string): string {
  const sentences = bared(text.trim())
    .split(/(?<=[,.;!?\n])(?=\s|$)/)
    .filter((one) => SAYS_SOMETHING.test(one));
  const kept = sentences.filter((one) => !isAside(one.replace(/[,.;!\n]+\s*$/, '')));
  return bared((kept.length > 0 ? kept : sentences).join('').trim());
}
