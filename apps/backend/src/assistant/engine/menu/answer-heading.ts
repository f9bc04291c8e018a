/** A part of the menu that is called by its name, of which something is asked that its own words tell. */
import { type Answer, sentencesOf } from '../answer.ts';
import { noticesOf, tellingOf } from '../answers/own-words.ts';
import type { Dish } from '../knowledge/dishes.ts';
import { stemsOf, wordsOf } from '../language/words.ts';
import { joined, onlyPlace, type Request } from '../request.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import * as cues from '../vocabulary/menu-words.ts';
import { ASKS_OF_TIME } from '../vocabulary/slot-words.ts';
import { withDishes } from './dish-text.ts';
import { meaningsOf } from './meanings.ts';
import { servedText } from './served.ts';

interface Part {
  name: string;
  /** The stems of its name. */
  stems: readonly string[];
  sentences: readonly string[];
  dishes: readonly Dish[];
}

/**
 * `Are lunch specials for delivery`, `what comes with the dinners`: the sentences of its words that tell; undefined where no part
 * is called, or something else is asked of it.
 *
 * @param dishes those of the places that are asked about
 */
export function answerHeading(request: Request, dishes: readonly Dish[]): Answer | undefined {
  const part = partCalled(request, dishes);
  if (!part || !isOfPart(part, request)) return undefined;
  const { text, when } = request;
  // `The late night menu`, which is called so.
  const rest = text.replace(wordsOf(part.name).join(' '), '');
  const isTimely = when.days.length > 0 || when.time !== undefined || ASKS_OF_TIME.test(rest);
  const saying = [...noticesOn(part, request), ...sayingOf(part, isTimely, request)];
  const [first] = part.dishes;
  const isUntold = saying.length === 0 && isTimely && part.stems.length > 1;
  const served = isUntold && first ? servedText({ ...first, name: part.name }, { ...request, text: 'when' }) : '';
  if (saying.length === 0 && served === '') return undefined;
  return withDishes(joined(`${part.name}:`, ...saying, served), part.dishes, request);
}

/** The part with the longest name of those that are called by all of it; plates need not be said. */
function partCalled({ text, knowledge }: Request, dishes: readonly Dish[]): Part | undefined {
  const isCalled = (name: string, said: ReadonlySet<string>) => {
    const own = stemsOf(name).filter((stem) => !isFiller(stem));
    const telling = own.filter((stem) => stem !== 'plate');
    return own.length > 0 && (telling.length > 0 ? telling : own).every((stem) => said.has(stem));
  };
  const called = (said: ReadonlySet<string>) =>
    [...knowledge.headings].filter(([words, part]) => words !== '' && isCalled(part, said));
  // `Rice with the curry`: what is called so goes before what is only of that kind, a biryani.
  const outright = called(new Set(stemsOf(text)));
  const [heading, name] = (outright.length > 0 ? outright : called(saidIn(text))).reduce<readonly [string?, string?]>(
    (best, one) => (one[1].length > (best[1]?.length ?? 0) ? one : best),
    [],
  );
  const under = dishes.filter((dish) => dish.heading === heading);
  if (heading === undefined || name === undefined || under.length === 0) return undefined;
  return { name, stems: stemsOf(name), sentences: sentencesOf(heading), dishes: under };
}

const saidIn = (text: string) =>
  new Set(stemsOf(text).flatMap((stem) => [stem, ...meaningsOf(stem), ...(cues.kindWords[stem] ?? [])]));

/** Whether it is the part that is asked of, and none of its dishes by more than its name; and nothing that chooses among them. */
function isOfPart({ name, stems, sentences, dishes }: Part, { wish, text }: Request): boolean {
  const { diets, excluded, quantities, sort, most, least, wanted } = wish;
  if (diets.length + excluded.length + quantities.length > 0 || (sort ?? most ?? least) !== undefined) return false;
  const said = saidIn(text);
  const own = new Set(stemsOf(`${name} ${sentences.join(' ')}`));
  const isMeant = (dish: Dish) => {
    const called = stemsOf(dish.name);
    const isUnder = dishes.includes(dish) && called.every((stem) => stems.includes(stem) || !said.has(stem));
    return isUnder || called.every((stem) => own.has(stem));
  };
  const isTold = (stem: string) => [stem, ...meaningsOf(stem)].some((one) => own.has(one));
  return wish.dishes.every(isMeant) && (cues.ASKS_WHAT_COMES.test(text) || wanted.every(isTold));
}

/** What the only place that is meant notes of a part: `no lunch specials in Transcona`. */
function noticesOn({ stems }: Part, request: Request): string[] {
  const notices = stems.length > 1 && onlyPlace(request) ? noticesOf(request) : [];
  return notices.flatMap(({ text, told }) => (stems.every((stem) => stemsOf(text).includes(stem)) ? told : []));
}

function sayingOf({ name, sentences }: Part, isTimely: boolean, request: Request): readonly string[] {
  // `Kids menu up to what age`
  const aged = cues.ASKS_AGE.test(request.text) ? sentences.filter((one) => cues.TELLS_AGE.test(one)) : [];
  if (aged.length > 0) return aged;
  const timed = isTimely ? sentences.filter((one) => cues.TELLS_WHEN_SERVED.test(one)) : [];
  // `Any red wine by the glass` looks for wines.
  const isLooking = cues.LOOKS_FOR_SOME.test(request.text) || !cues.ASKS_SOMETHING.test(request.text);
  if (timed.length > 0 || (!isTimely && isLooking)) return timed;
  const isPriced = request.wish.asks.has('price');
  const telling = tellingOf(sentences, request, [name]).filter((one) => !isPriced || cues.TELLS_EXTRA.test(one));
  const contents = cues.ASKS_WHAT_COMES.test(request.text)
    ? sentences.filter((one) => cues.TELLS_CONTENTS.test(one))
    : [];
  return telling.length > 0 ? telling : contents;
}
