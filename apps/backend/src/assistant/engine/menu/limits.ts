/** How many of something a brand sells at the least and at the most, where its own words tell that: no sum is of more or of fewer. */
import { sentencesOf } from '../answer.ts';
import { AT_LEAST, AT_MOST, OF_OTHER_TERMS } from '../vocabulary/limit-words.ts';
import { PER_PERSON } from '../vocabulary/menu-words.ts';
import { numberOf } from '../vocabulary/services.ts';

/** The number that a pattern finds in a text; 0 where it finds none. */
function limitIn(pattern: RegExp, text: string): number {
  const { number, other, first } = pattern.exec(text)?.groups ?? {};
  const said = (number ?? other ?? first ?? '').toLowerCase();
  return said === 'twenty five' || said === 'twenty-five' ? 25 : numberOf(said);
}

/** Whether so many are fewer or more than a text says that there may be: 6 of `for ten people and up`. */
export function isBeyond(text: string, count: number): boolean {
  const [least, most] = [AT_LEAST, AT_MOST].map((pattern) => limitIn(pattern, text));
  return count < (least ?? 0) || (most !== undefined && most > 0 && count > most);
}

/**
 * What the words of a dish, or those over it, say of how many of it there may be, where so many are not: `Ten or more, three days
 * ahead.`; only what begins with that or speaks of each person, and of nothing else than the dish.
 */
export function limitBroken(texts: readonly string[], count: number): string | undefined {
  const isOfDish = (one: string) => {
    const [begins = ''] = one.split(/[;:,]/);
    return (
      !OF_OTHER_TERMS.test(one) && (PER_PERSON.test(one) || limitIn(AT_LEAST, begins) + limitIn(AT_MOST, begins) > 0)
    );
  };
  return texts.flatMap(sentencesOf).find((one) => isOfDish(one) && isBeyond(one, count));
}
