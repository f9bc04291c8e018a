/** The words of a question, and what each of them names: an allergen, a food, a dish, or what only links them. */
import type { DishIndex } from '../knowledge/dish-index.ts';
import type { Word } from '../language/read-text.ts';
import { stemOf } from '../language/words.ts';
import { isMeaning } from '../menu/meanings.ts';
import { CALLED_BY_KIND } from '../vocabulary/allergens.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { foodStems } from '../vocabulary/foods.ts';
import { wishWords } from '../vocabulary/menu-words.ts';
import * as refusals from '../vocabulary/refusals.ts';
import { allergenKind, kindsNear, kindsShownBy } from './allergens.ts';
import { isCalledByBoth } from './dish-words.ts';

/** Words by their positions, from 0. */
export class SaidWords {
  readonly words: readonly Word[];
  readonly plain: readonly string[];
  readonly stems: readonly string[];
  readonly index: DishIndex;
  /** The plain words, with a comma before each that begins a part. */
  readonly text: string;
  /** Positions of what is said to be no allergy. */
  readonly denied = new Set<number>();
  /** Positions of `raw fish` where it is that which is refused. */
  readonly raw = new Set<number>();

  constructor(words: readonly Word[], index: DishIndex) {
    this.words = words;
    this.plain = words.map(({ plain }) => plain);
    this.stems = this.plain.map(stemOf);
    this.index = index;
    this.text = words.map(({ plain, begins }) => (begins ? `, ${plain}` : plain)).join(' ');
  }

  /** The positions of the first and the last word of what fits a pattern; a comma begins each part of the text. */
  spans(pattern: RegExp): [from: number, to: number][] {
    const at = (offset: number) => this.text.slice(0, offset).match(/[^ ,]+/g)?.length ?? 0;
    return [...this.text.matchAll(new RegExp(pattern, 'g'))].map(({ index, 0: found }) => [
      at(index),
      at(index + found.length) - 1,
    ]);
  }

  kindAt(at: number): string | undefined {
    return this.words[at]?.named || this.isOfPlants(at) || this.denied.has(at) || this.raw.has(at)
      ? undefined
      : allergenKind(this.stems[at] ?? '');
  }

  /** What a word names that is refused, or comes near where nothing else is called by it. */
  kindsAt(at: number): string[] {
    const kind = this.kindAt(at);
    if (kind !== undefined) return [kind];
    const { plain = '', typed = '', named } = this.words[at] ?? {};
    const isOther = named || this.denied.has(at) || this.isFood(at) || isFiller(plain) || isEveryday(plain);
    return isOther ? [] : kindsNear(typed === '' ? plain : typed);
  }

  /** `Peanut butter` is no butter, `almond milk` no milk. */
  isOfPlants(at: number): boolean {
    return (
      !this.words[at]?.begins &&
      /^(?:butter|milk|cream|cheese)$/.test(this.stems[at] ?? '') &&
      /^(?:peanut|almond|nut|cashew|coconut|oat|soy|soya|rice|cocoa|vegan)$/.test(this.stems[at - 1] ?? '')
    );
  }

  /** `fish` of `fish taco`: part of what a dish is called. */
  isOfDish(at: number): boolean {
    const next = this.words[at + 1];
    const isLink = [refusals.BEHIND, refusals.LINKING].some((pattern) => pattern.test(next?.plain ?? ''));
    if (!next || next.begins || isFiller(next.plain) || isLink) return false;
    const stem = this.stems[at + 1] ?? '';
    return allergenKind(stem) === undefined && (this.index.isNameStem(stem) || foodStems.has(stem));
  }

  /** `No nuts fish tacos`, of a menu that has such; behind an `or` or an `and` what stands before a dish is avoided as well. */
  isDishOfList(at: number): boolean {
    if (!this.isOfDish(at) || refusals.JOINS.test(this.plain.slice(0, at).join(' '))) return false;
    return isCalledByBoth(this.stems[at] ?? '', this.stems[at + 1] ?? '', this.index);
  }

  /** Whether a word may end what is refused: a food, or a word of every day. */
  isNameable(at: number): boolean {
    const word = this.plain[at] ?? '';
    return this.kindsAt(at).length > 0 || this.isFood(at) || isFiller(word) || isEveryday(word);
  }

  isLink(at: number, isListed: boolean): boolean {
    const word = this.plain[at] ?? '';
    // `Goat` of `goat milk`, but not of `allergic to goat`.
    if (/^(?:cows?|goats?|sheep)$/.test(word) && this.kindAt(at + 1) === undefined) return false;
    // `No nuts no seeds`
    if (refusals.groups[this.stems[at] ?? ''] && !isListed && this.kindAt(at - 1) === undefined) return false;
    return this.kindAt(at) === undefined && refusals.LINKING.test(word) && !(isListed && /^(?:is|are)$/.test(word));
  }

  /** Whether a list ends there: a part of the question begins that neither names an allergen nor goes on with more. */
  endsBefore(at: number): boolean {
    const word = this.words[at];
    return (
      word?.begins === true && this.kindAt(at) === undefined && !/^(?:and|or|nor|also|plus|tree)$/.test(word.plain)
    );
  }

  isFood(at: number): boolean {
    const stem = this.stems[at] ?? '';
    const word = this.plain[at] ?? '';
    return (
      foodStems.has(stem) ||
      isMeaning(stem) ||
      refusals.groups[stem] !== undefined ||
      (this.index.isKnown(stem) && !isFiller(word) && !isEveryday(word))
    );
  }

  /** Whatever somebody is allergic to counts; what is no food that we know, no menu can tell of. */
  isAfterAllergy(at: number): boolean {
    const word = this.plain[at] ?? '';
    return /^(?:to|of)$/.test(this.plain[at - 1] ?? '') && !isFiller(word) && !refusals.SCRAP.test(word);
  }

  /** `And the octopus`, after an allergy: of the dish, which the menu has. */
  isOfThe(): boolean {
    const stem = this.stems.at(-1) ?? '';
    return this.plain.at(-2) === 'the' && !CALLED_BY_KIND.has(stem) && this.index.isKnown(stem);
  }

  /** `Pork free options`, `anything pork-free`; not `is the coffee free`, `free refills`, which ask what it costs. */
  isFreeOf(at: number): boolean {
    const word = this.plain[at] ?? '';
    if (this.plain[at + 1] !== 'free' || wishWords.has(word)) return false;
    // `Are refills free`
    const isLast = at + 2 === this.plain.length && /^(?:is|are)$/.test(this.plain[0] ?? '');
    if (isLast && !foodStems.has(this.stems[at] ?? '')) return false;
    return (
      refusals.FREE_OF_WHAT.test(this.plain[at + 2] ?? '') || !refusals.COSTS_NOTHING.test(this.plain[at - 1] ?? '')
    );
  }

  /** The words of the part of the question that a position is in. */
  partOf(at: number): string[] {
    const begins = this.words.map((word) => word.begins);
    const [from, to] = [begins.lastIndexOf(true, at), begins.indexOf(true, at + 1)];
    return this.plain.slice(Math.max(0, from), to < 0 ? undefined : to);
  }

  /** `Cheese turns on me`: what neither asks nor wishes, and says of an allergen what we have no words for, is no wish for it. */
  isSaidOf(at: number): boolean {
    const part = this.partOf(at);
    const text = part.join(' ');
    if (refusals.WISHES.test(text)) return false;
    const kindsOf = part.map((word) => allergenKind(stemOf(word)));
    // `The cream of the crop burger`, `egg nog`: what somebody asks for by its name.
    if (part.length < 3 || part.some((word, of) => kindsOf[of] === undefined && foodStems.has(stemOf(word))))
      return false;
    const isPlain = (word: string) =>
      isFiller(word) || isEveryday(word) || refusals.LINKING.test(word) || /\d/.test(word);
    const isOdd = (word: string, of: number) =>
      kindsOf[of] === undefined && !isMeaning(stemOf(word)) && !this.index.isKnown(stemOf(word)) && !isPlain(word);
    return part.some(isOdd);
  }

  /** A food in a part of the question that wishes for nothing. */
  isFeared(at: number): boolean {
    const stem = this.stems[at] ?? '';
    const isFood = foodStems.has(stem) || kindsShownBy(stem).length > 0;
    if (refusals.WISHES.test(this.partOf(at).join(' '))) return false;
    return isFood && !this.words[at]?.named && !this.denied.has(at) && !this.isOfDish(at) && !this.isOfPlants(at);
  }

  /** Whether a word speaks of what is feared, and not of a food that many like. */
  isDreaded(at: number, kind: string): boolean {
    const isFood = refusals.likedKinds.has(kind) && !/^(?:nuts?|dairy|lactose)$/.test(this.plain[at] ?? '');
    return refusals.dreaded.has(this.stems[at] ?? '') && !isFood;
  }

  /** `Any fish in Black rice`, `pad see ew egg?`: of a dish that is called by its name. */
  isBesideDish(): boolean {
    const isWhole = (at: number) => this.index.named(this.stems[at] ?? '').length > 0;
    const isDish = (at: number) => this.words[at]?.named || (this.kindAt(at) === undefined && isWhole(at));
    const rest = [...this.words.keys()].filter((at) => !isDish(at));
    const isIn = rest.some((at) => /^(?:in|on|with)$/.test(this.plain[at] ?? '') && isDish(at + 1));
    return (
      isIn ||
      this.endsWithIt() ||
      (rest.length < this.words.length && rest.every((at) => this.kindAt(at) !== undefined))
    );
  }

  /** `Beet burger soy`: nothing but what a dish is called, and what may be in it. */
  endsWithIt(): boolean {
    const last = this.stems.length - 1;
    const isCalled = (stem: string, at: number) => {
      const word = this.plain[at] ?? '';
      const isName = !isFiller(word) && this.index.isNameStem(stem);
      return isName || refusals.DISHES.has(stem) || /^(?:the|is|are)$/.test(word);
    };
    return (
      last > 0 &&
      refusals.ASKED_OF_DISHES.test(this.stems[last] ?? '') &&
      this.stems.slice(0, last).every(isCalled) &&
      !isCalledByBoth(this.stems[last - 1] ?? '', this.stems[last] ?? '', this.index)
    );
  }
}
