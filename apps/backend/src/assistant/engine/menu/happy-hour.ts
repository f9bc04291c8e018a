/** What a dish costs at happy hour, where that is asked and the menu's own words tell it: `Happy hour: every cocktail $10.` */
import { sentencesOf } from '../answer.ts';
import { noticesOf } from '../answers/own-words.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import * as cues from '../vocabulary/happy-hour-words.ts';

const IS_OF_HOUR = /\bhappy hour\b/i;

/** The dish as it is sold then; as it is where no happy hour is asked about, or none is told of it. */
export function atHappyHour<Sold extends Dish>(dish: Sold, request: Request): Sold {
  if (!cues.AT_HAPPY_HOUR.test(request.text) || dish.price === undefined || dish.variants) return dish;
  const price = rateOf(dish, dish.price, request);
  return price === undefined || price >= dish.price ? dish : { ...dish, price };
}

/** What its own words tell of a happy hour that is asked about, where what it costs then is not told: `beer $5`, of a stout called by its brewery. */
export function untoldAtHappyHour(dish: Dish, request: Request): string | undefined {
  if (!cues.AT_HAPPY_HOUR.test(request.text)) return undefined;
  const told = [dish.description ?? '', dish.heading].flatMap(sentencesOf).find((one) => IS_OF_HOUR.test(one));
  return told !== undefined && rateOf(dish, dish.price ?? 0, request) === undefined ? told : undefined;
}

/** By the words of the dish and those over it, of all that stands there; else by what a notice says of its name. */
function rateOf(dish: Dish, price: number, request: Request): number | undefined {
  const own = [dish.description ?? '', dish.heading].flatMap(sentencesOf);
  const said = [...own, ...noticesOf(request).flatMap(({ text }) => sentencesOf(text))];
  const [named] = said.filter((one) => IS_OF_HOUR.test(one)).flatMap((one) => ratesNamed(one, dish));
  const all = own.map((one) => cues.RATE_OF_ALL.exec(one)?.groups?.amount).find((one) => one !== undefined);
  if (named !== undefined || all !== undefined) return named ?? Number(all);
  return own.some((one) => cues.HALF_OF_ALL.test(one)) ? price / 2 : undefined;
}

/** The prices that a sentence tells of what a dish is called, or of all that it stands among: `highballs $8`, of a yuzu highball. */
function ratesNamed(sentence: string, { name, category = '' }: Dish): number[] {
  const telling = (text: string) => stemsOf(text).filter((stem) => !isFiller(stem));
  const [own, kind] = [telling(name), telling(category)];
  return [...sentence.matchAll(cues.RATE_OF)].flatMap(({ groups: { name: called = '', amount } = {} }) => {
    const stems = telling(called.replace(cues.BEFORE_RATE, ''));
    const isCalled = stems.every((stem) => own.includes(stem));
    // Under `Beer and soft drinks` stands what is no beer.
    const isAll = kind.length > 0 && kind.every((stem) => stems.includes(stem)) && stems.length === kind.length;
    return stems.length > 0 && (isCalled || isAll) ? [Number(amount)] : [];
  });
}
