/**
 * What a guest says that must be avoided. In doubt it is read as said: a warning too many costs a moment, one too few a
 * guest's health.
 */
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
import { type Avoided, allergenKind, kindsNear, kindsShownBy } from './allergens.ts';
import { askedAlone } from './asked-alone.ts';
import { isCalledByBoth, isDishWord } from './dish-words.ts';

export interface Avoidance {
  /** What must not be in anything that is offered from now on. */
  avoid: Avoided[];
  /** Allergens that are only asked about: `are there nuts in the pesto`. */
  asked: Avoided[];
  /** Foods that a dish shall be without, as a matter of taste: stems. */
  excluded: string[];
  /** What holds it is asked for: `what should I avoid`. */
  inverse: boolean;
  /** Positions of the words that say all this, which look for no dish. */
  used: ReadonlySet<number>;
}

/**
 * @param index what the brand's dishes are made of: `fish taco` is a dish, and no allergen
 * @param goesOn whether something that must be avoided was named before: `also eggs`
 * @param isListed whether the question before named nothing else: `nuts?`, `eggs?`
 */
export function readAvoidance(words: readonly Word[], index: DishIndex, goesOn = false, isListed = false): Avoidance {
  const reader = new Reader(words, index);
  return reader.read(goesOn, isListed);
}

class Reader {
  readonly #words: readonly Word[];
  readonly #plain: readonly string[];
  readonly #stems: readonly string[];
  readonly #index: DishIndex;
  readonly #avoid = new Map<string, Avoided>();
  readonly #excluded = new Set<string>();
  readonly #used = new Set<number>();
  /** Positions of what is said to be no allergy. */
  readonly #denied = new Set<number>();
  /** Positions of `raw fish` where it is that which is refused. */
  readonly #raw = new Set<number>();
  readonly #text: string;

  constructor(words: readonly Word[], index: DishIndex) {
    this.#words = words;
    this.#plain = words.map(({ plain }) => plain);
    this.#stems = this.#plain.map(stemOf);
    this.#index = index;
    this.#text = words.map(({ plain, begins }) => (begins ? `, ${plain}` : plain)).join(' ');
  }

  read(goesOn: boolean, isListed: boolean): Avoidance {
    this.#refusedRaw();
    const isHarmed = refusals.harms.test(this.#text);
    if (!isHarmed) this.#deny();
    for (const at of this.#plain.keys()) if (!this.#denied.has(at)) this.#around(at);
    this.#refused();
    if (goesOn && refusals.GOES_ON.test(this.#plain.join(' ')) && !this.#isOfThe()) this.#after(0, 'allergens');
    if (goesOn) this.#nextOfList(isListed);
    this.#ofDiets();
    this.#ofEach();
    const isAllergy = this.#plain.some((word, at) => refusals.ALLERGY.test(word) && !this.#denied.has(at));
    const isDoubted = isHarmed || (isAllergy && this.#avoid.size === 0);
    if (isDoubted) this.#inDoubt();
    // `Forget about the allergy`, of the one that was named.
    if (isDoubted && isAllergy && !(goesOn && !refusals.MORE.test(this.#text))) this.#unsaid();
    const asked = [...this.#askedRaw(), ...this.#askedOnly()];
    return {
      avoid: [...this.#avoid.values()],
      asked,
      excluded: [...this.#excluded],
      inverse: this.#asksForThem() || this.#asksForThat(goesOn),
      used: this.#used,
    };
  }

  /** `Anything not raw`, `no raw fish`: fish that is cooked is not refused. */
  #refusedRaw(): void {
    for (const [from, to] of this.#spans(refusals.NO_RAW)) {
      if (this.#words[from]?.named) continue;
      this.#avoid.set('raw', { kind: 'other', word: 'raw' });
      for (let at = from; at <= to; at += 1) for (const some of [this.#raw, this.#used]) some.add(at);
    }
  }

  /** `What dishes have raw fish`: what is raw is asked about, and no fish. */
  #askedRaw(): Avoided[] {
    const [at] = this.#spans(refusals.RAW_FOOD)[0] ?? [];
    if (at === undefined || this.#words[at]?.named || this.#avoid.size > 0) return [];
    for (const one of [at, at + 1]) this.#used.add(one);
    return [{ kind: 'other', word: 'raw' }];
  }

  /** `Fish` of `raw fish`. */
  #isRaw(at: number): boolean {
    return this.#used.has(at) && this.#used.has(at - 1) && this.#plain[at - 1] === 'raw';
  }

  /** What stands before and behind the words that refuse it. */
  #refused(): void {
    for (const [from] of this.#spans(refusals.harmsAfter)) {
      this.#before(from);
      // `I love cheese but it does not love me`
      if (refusals.THAT.test(this.#plain[from - 1] ?? '')) this.#namedBefore(from);
    }
    for (const [from, to] of this.#spans(refusals.mustRefusals)) {
      this.#after(to + 1, 'must');
      if (refusals.THAT.test(this.#plain[to + 1] ?? '')) this.#namedBefore(from);
    }
    for (const [, to] of this.#spans(refusals.tasteRefusals)) this.#after(to + 1, 'taste');
  }

  /** `Nuts?`, `eggs?`, `pork?`, one after the other; after anything else what no dish is called by. */
  #nextOfList(isListed: boolean): void {
    // `Almond tofu`, which is a dish.
    if (this.#words.some(({ named }) => named)) return;
    for (const one of askedAlone(this.#plain.join(' '))) {
      const stem = stemOf(one.word);
      // `Octopus`, of a menu that has some.
      const isDish = this.#index.isNameStem(stem) || (!CALLED_BY_KIND.has(stem) && this.#index.isKnown(stem));
      if (!isListed && isDish) continue;
      this.#avoid.set(one.kind === 'other' ? one.word : one.kind, one);
      for (const [at, stem] of this.#stems.entries()) if (stem === stemOf(one.word)) this.#used.add(at);
    }
  }

  #deny(): void {
    for (const [from, to] of this.#spans(refusals.DENIALS))
      for (let at = from; at <= to; at += 1) {
        // `Not allergic to nuts`: who says so asks for none.
        if (this.#kindAt(at) !== undefined) this.#used.add(at);
        this.#denied.add(at);
      }
  }

  #ofDiets(): void {
    const more = refusals.refusedByWords.flatMap(([patterns, refused]) =>
      patterns.every((pattern) => pattern.test(this.#text)) ? refused : [],
    );
    for (const one of more) this.#avoid.set(one.word, one);
    for (const [at, word] of this.#plain.entries()) if (more.some((one) => one.word === word)) this.#used.add(at);
    for (const found of this.#text.matchAll(new RegExp(refusals.dietsOfGuests, 'g')))
      for (const one of refusals.refusedBy[found.slice(1).find((diet) => diet !== undefined) ?? ''] ?? [])
        this.#avoid.set(one.kind === 'other' ? one.word : one.kind, one);
  }

  /** `My son: nuts. My daughter: milk`; of one only where it is asked what is safe. */
  #ofEach(): void {
    const isOne = (at: number) => refusals.ONE_OF_GUESTS.test(this.#plain[at] ?? '');
    const behind = (at: number) => (/^(?:is|has)$/.test(this.#plain[at + 1] ?? '') ? at + 2 : at + 1);
    const told = [...this.#plain.keys()]
      .filter(isOne)
      .map(behind)
      .filter((at) => this.#kindAt(at) !== undefined && !this.#isOfDish(at));
    if (told.length > 1 || (told.length > 0 && /\bsafe\b/.test(this.#text)))
      for (const at of told) this.#after(at, 'allergens');
  }

  /** What stands before and behind a word of allergies. */
  #around(at: number): void {
    const word = this.#plain[at] ?? '';
    if (word === 'celiac') this.#take(at, 'gluten');
    if (refusals.ALLERGY.test(word))
      this.#after(at + 1, /^(?:to|of|against)$/.test(this.#plain[at + 1] ?? '') ? 'must' : 'allergens');
    if (refusals.BEHIND.test(word)) this.#before(at);
  }

  /** The positions of the first and the last word of what fits a pattern; a comma begins each part of the text. */
  #spans(pattern: RegExp): [from: number, to: number][] {
    const at = (offset: number) => this.#text.slice(0, offset).match(/[^ ,]+/g)?.length ?? 0;
    return [...this.#text.matchAll(new RegExp(pattern, 'g'))].map(({ index, 0: found }) => [
      at(index),
      at(index + found.length) - 1,
    ]);
  }

  /** `What should I avoid`, `which burgers have egg`: those that state it are asked for. */
  #asksForThem(): boolean {
    const text = this.#plain.join(' ');
    if (refusals.asksForThem.some((pattern) => pattern.test(text))) return true;
    if (refusals.AVOIDS.test(text) && refusals.ASKS_FOR.test(text)) return true;
    const asks = refusals.ASKS_WHAT.test(text) && !refusals.ASKS_WHAT_IS_SAFE.test(text);
    return (
      asks &&
      this.#plain.some(
        (word, at) =>
          refusals.HOLDING.test(word) &&
          // `What milks do you have, is oat extra`
          !/^(?:is|are)$/.test(this.#plain[at + 1] ?? '') &&
          [1, 2, 3].some(
            (ahead) =>
              this.#kindAt(at + ahead) !== undefined &&
              !this.#isSubject(at + ahead) &&
              !refusals.BEHIND.test(this.#plain[at + ahead + 1] ?? ''),
          ) &&
          ![at - 1, at + 1].some((beside) => /^(?:no|not|nothing|none|without|zero)$/.test(this.#plain[beside] ?? '')),
      )
    );
  }

  /** Asks which dishes have `it`: what was named before, or in this turn. */
  #asksForThat(goesOn: boolean): boolean {
    const text = this.#plain.join(' ');
    return (
      (goesOn && refusals.ASKS_FOR_THAT.test(text)) || (this.#avoid.size > 0 && refusals.ASKS_FOR_IT_LAST.test(text))
    );
  }

  #kindAt(at: number): string | undefined {
    return this.#words[at]?.named || this.#isOfPlants(at) || this.#denied.has(at) || this.#raw.has(at)
      ? undefined
      : allergenKind(this.#stems[at] ?? '');
  }

  /** What a word names that is refused, or comes near where nothing else is called by it. */
  #kindsAt(at: number): string[] {
    const kind = this.#kindAt(at);
    if (kind !== undefined) return [kind];
    const { plain = '', typed = '', named } = this.#words[at] ?? {};
    const isOther = named || this.#denied.has(at) || this.#isFood(at) || isFiller(plain) || isEveryday(plain);
    return isOther ? [] : kindsNear(typed === '' ? plain : typed);
  }

  /** `Peanut butter` is no butter, `almond milk` no milk. */
  #isOfPlants(at: number): boolean {
    return (
      !this.#words[at]?.begins &&
      /^(?:butter|milk|cream|cheese)$/.test(this.#stems[at] ?? '') &&
      /^(?:peanut|almond|nut|cashew|coconut|oat|soy|soya|rice|cocoa|vegan)$/.test(this.#stems[at - 1] ?? '')
    );
  }

  /** Of a food that shows an allergen, each that it shows: who is allergic to cod may be to any fish. */
  #takeFood(at: number): void {
    const group = refusals.groups[this.#stems[at] ?? ''];
    for (const food of group ?? []) {
      const [kind = 'other'] = kindsShownBy(food);
      this.#avoid.set(kind === 'other' ? food : kind, { kind, word: food });
    }
    this.#used.add(at);
    if (group) return;
    const kinds = kindsShownBy(this.#stems[at] ?? '');
    for (const kind of kinds.length > 0 ? kinds : ['other']) this.#take(at, kind);
  }

  #take(at: number, kind: string): void {
    const word = this.#plain[at] ?? kind;
    this.#avoid.set(kind === 'other' ? word : kind, { kind, word });
    // Who calls it seafood may mean fish as well.
    if (word === 'seafood') this.#avoid.set('fish', { kind: 'fish', word });
    this.#used.add(at);
    // `Fish sauce`
    if (this.#isOfPlants(at + 1) || refusals.MADE_OF.test(this.#plain[at + 1] ?? '')) this.#used.add(at + 1);
  }

  /** `fish` of `fish taco`: part of what a dish is called. */
  #isOfDish(at: number): boolean {
    const next = this.#words[at + 1];
    const isLink = [refusals.BEHIND, refusals.LINKING].some((pattern) => pattern.test(next?.plain ?? ''));
    if (!next || next.begins || isFiller(next.plain) || isLink) return false;
    const stem = this.#stems[at + 1] ?? '';
    return allergenKind(stem) === undefined && (this.#index.isNameStem(stem) || foodStems.has(stem));
  }

  /** `No nuts fish tacos`, of a menu that has such; behind an `or` or an `and` what stands before a dish is avoided as well. */
  #isDishOfList(at: number): boolean {
    if (!this.#isOfDish(at) || refusals.JOINS.test(this.#plain.slice(0, at).join(' '))) return false;
    return isCalledByBoth(this.#stems[at] ?? '', this.#stems[at + 1] ?? '', this.#index);
  }

  /** The list that begins at a position: `nuts, dairy and eggs`. @param mode what counts beside allergens: any other food that must be avoided, one that is a matter of taste, or none */
  #after(start: number, mode: 'must' | 'taste' | 'allergens'): void {
    let taken = 0;
    for (let at = start; at < this.#plain.length && !this.#endsBefore(at); at += 1) {
      if (this.#raw.has(at) || this.#isLink(at, taken > 0)) continue;
      if (mode !== 'allergens' && this.#isHead(at, start)) return;
      // `Smoked` of `can not have smoked fish`
      const isOfNext = taken === 0 && this.#kindAt(at + 1) !== undefined && !this.#words[at + 1]?.begins;
      if (isOfNext && !this.#isNameable(at) && !this.#isOfDish(at + 1)) continue;
      if (!this.#takeNext(at, mode, taken > 0)) return;
      taken += 1;
    }
  }

  /** Whether a word may end what is refused: a food, or a word of every day. */
  #isNameable(at: number): boolean {
    const word = this.#plain[at] ?? '';
    return this.#kindsAt(at).length > 0 || this.#isFood(at) || isFiller(word) || isEveryday(word);
  }

  /** Whether the word is one of such a list, which it is taken for. */
  #takeNext(at: number, mode: 'must' | 'taste' | 'allergens', isListed: boolean): boolean {
    const kinds = this.#kindsAt(at);
    if (kinds.length === 0) return mode !== 'allergens' && this.#other(at, mode === 'must');
    if (isListed && this.#isDishOfList(at)) return false;
    for (const kind of kinds) this.#take(at, kind);
    return true;
  }

  /** `Pasta` of `no pork pasta`, `ravioli` of `allergie à l'œuf ravioli`: a dish or a kind of dish right behind what shall not be in it. */
  #isHead(at: number, start: number): boolean {
    const [word, next] = [this.#words[at], this.#words[at + 1]];
    const isBehind = at > start && this.#used.has(at - 1) && this.#stems[at - 1] !== this.#stems[at];
    if (!word || !isBehind || word.begins || this.#kindAt(at) !== undefined) return false;
    return isDishWord(word, next?.begins ? undefined : next, this.#index);
  }

  #isLink(at: number, isListed: boolean): boolean {
    const word = this.#plain[at] ?? '';
    // `Goat` of `goat milk`, but not of `allergic to goat`.
    if (/^(?:cows?|goats?|sheep)$/.test(word) && this.#kindAt(at + 1) === undefined) return false;
    // `No nuts no seeds`
    if (refusals.groups[this.#stems[at] ?? ''] && !isListed && this.#kindAt(at - 1) === undefined) return false;
    return this.#kindAt(at) === undefined && refusals.LINKING.test(word) && !(isListed && /^(?:is|are)$/.test(word));
  }

  /** Whether a list ends there: a part of the question begins that neither names an allergen nor goes on with more. */
  #endsBefore(at: number): boolean {
    const word = this.#words[at];
    return (
      word?.begins === true && this.#kindAt(at) === undefined && !/^(?:and|or|nor|also|plus|tree)$/.test(word.plain)
    );
  }

  /** Any other food of a list; of one that is a matter of taste it is only left out. */
  #other(at: number, must: boolean): boolean {
    // `Anything without dairy to drink`
    const isDone = /^to (?:eat|drink)$/.test(`${this.#plain[at - 1]} ${this.#plain[at]}`);
    if (isDone || this.#words[at]?.named || this.#denied.has(at)) return false;
    if (this.#isOfPlants(at)) {
      this.#used.add(at);
      return true;
    }
    if (!this.#isFood(at) && !(must && this.#isAfterAllergy(at))) return false;
    this.#used.add(at);
    if (!this.#isFood(at)) this.#avoid.set(this.#plain[at] ?? '', { kind: 'unsaid', word: this.#plain[at] ?? '' });
    else if (must || refusals.FAITH.test(this.#text) || refusals.groups[this.#stems[at] ?? '']) this.#takeFood(at);
    else this.#excluded.add(this.#stems[at] ?? '');
    return true;
  }

  #isFood(at: number): boolean {
    const stem = this.#stems[at] ?? '';
    const word = this.#plain[at] ?? '';
    return (
      foodStems.has(stem) ||
      isMeaning(stem) ||
      refusals.groups[stem] !== undefined ||
      (this.#index.isKnown(stem) && !isFiller(word) && !isEveryday(word))
    );
  }

  /** Whatever somebody is allergic to counts; what is no food that we know, no menu can tell of. */
  #isAfterAllergy(at: number): boolean {
    const word = this.#plain[at] ?? '';
    return /^(?:to|of)$/.test(this.#plain[at - 1] ?? '') && !isFiller(word) && !refusals.SCRAP.test(word);
  }

  /** The last that is named before a position. */
  #namedBefore(end: number): void {
    const at = this.#plain.findLastIndex((_, of) => of < end && this.#kindAt(of) !== undefined);
    const kind = this.#kindAt(at);
    if (kind !== undefined) this.#take(at, kind);
  }

  /** The list that ends before a position: `peanut or egg allergy`. */
  #before(end: number): void {
    let isNamed = this.#takeNext(end - 1, 'allergens', false) || this.#otherBefore(end - 1);
    for (let at = end - 1; at >= 0; at -= 1) {
      if (!isNamed && !refusals.LINKING.test(this.#plain[at] ?? '')) return;
      const before = this.#kindAt(at - 1);
      if (this.#words[at]?.begins && !(before !== undefined && isNamed)) return;
      if (before !== undefined) this.#take(at - 1, before);
      isNamed = before !== undefined || (isNamed && this.#plain[at - 1] === 'tree');
    }
  }

  /** `And the octopus`, after an allergy: of the dish, which the menu has. */
  #isOfThe(): boolean {
    const stem = this.#stems.at(-1) ?? '';
    return this.#plain.at(-2) === 'the' && !CALLED_BY_KIND.has(stem) && this.#index.isKnown(stem);
  }

  /** Another food right before `allergy` must be avoided; one before `free` is only left out. */
  #otherBefore(at: number): boolean {
    if (/^(?:free|less)$/.test(this.#plain[at + 1] ?? '')) return this.#isFreeOf(at) && this.#other(at, false);
    const isTaken = foodStems.has(this.#stems[at] ?? '') && !this.#isOfPlants(at);
    if (isTaken) this.#takeFood(at);
    return isTaken;
  }

  /** `Pork free options`, `anything pork-free`; not `is the coffee free`, `free refills`, which ask what it costs. */
  #isFreeOf(at: number): boolean {
    const word = this.#plain[at] ?? '';
    if (this.#plain[at + 1] !== 'free' || wishWords.has(word)) return false;
    // `Are refills free`
    const isLast = at + 2 === this.#plain.length && /^(?:is|are)$/.test(this.#plain[0] ?? '');
    if (isLast && !foodStems.has(this.#stems[at] ?? '')) return false;
    return (
      refusals.FREE_OF_WHAT.test(this.#plain[at + 2] ?? '') || !refusals.COSTS_NOTHING.test(this.#plain[at - 1] ?? '')
    );
  }

  /** An allergy or what it does is spoken of apart from what it is against: each allergen that is named counts. */
  #inDoubt(): void {
    const all = [...this.#plain.keys()];
    const isNamed = (at: number) => this.#kindAt(at) !== undefined && !this.#isOfDish(at);
    for (const at of all.filter(isNamed)) this.#take(at, this.#kindAt(at) ?? '');
    // `Kid with an epipen for mango`
    if (this.#avoid.size === 0) for (const at of all.filter((one) => this.#isFeared(one))) this.#takeFood(at);
    // `Egs are a no for me`
    const misspelt = this.#avoid.size > 0 ? [] : all.filter((at) => this.#kindAt(at) === undefined);
    for (const at of misspelt) for (const kind of this.#kindsAt(at)) this.#take(at, kind);
  }

  /** An allergy to what was not said. */
  #unsaid(): void {
    if (this.#avoid.size === 0) this.#avoid.set('unsaid', { kind: 'unsaid', word: '' });
    this.#used.add(this.#plain.findIndex((word) => refusals.ALLERGY.test(word)));
  }

  /** The words of the part of the question that a position is in. */
  #partOf(at: number): string[] {
    const begins = this.#words.map((word) => word.begins);
    const [from, to] = [begins.lastIndexOf(true, at), begins.indexOf(true, at + 1)];
    return this.#plain.slice(Math.max(0, from), to < 0 ? undefined : to);
  }

  /** `Cheese turns on me`: what neither asks nor wishes, and says of an allergen what we have no words for, is no wish for it. */
  #isSaidOf(at: number): boolean {
    const part = this.#partOf(at);
    const text = part.join(' ');
    if (refusals.WISHES.test(text)) return false;
    const kindsOf = part.map((word) => allergenKind(stemOf(word)));
    // `The cream of the crop burger`, `egg nog`: what somebody asks for by its name.
    if (part.length < 3 || part.some((word, of) => kindsOf[of] === undefined && foodStems.has(stemOf(word))))
      return false;
    const isPlain = (word: string) =>
      isFiller(word) || isEveryday(word) || refusals.LINKING.test(word) || /\d/.test(word);
    const isOdd = (word: string, of: number) =>
      kindsOf[of] === undefined && !isMeaning(stemOf(word)) && !this.#index.isKnown(stemOf(word)) && !isPlain(word);
    return part.some(isOdd);
  }

  /** A food in a part of the question that wishes for nothing. */
  #isFeared(at: number): boolean {
    const stem = this.#stems[at] ?? '';
    const isFood = foodStems.has(stem) || kindsShownBy(stem).length > 0;
    if (refusals.WISHES.test(this.#partOf(at).join(' '))) return false;
    return isFood && !this.#words[at]?.named && !this.#denied.has(at) && !this.#isOfDish(at) && !this.#isOfPlants(at);
  }

  /** `Does the calamari come with tzatziki`, `what comes with the eggs`: the dish that is asked about, and no allergen. */
  #isSubject(at: number): boolean {
    const before = this.#plain.slice(0, at).join(' ');
    // `Do you have oat milk`, which is looked for.
    const isLookedFor = this.#isOfPlants(at + 1) && refusals.LOOKS_FOR_IT.test(before);
    if (this.#avoid.size === 0 && isLookedFor && !/^(?:in|on|inside)$/.test(this.#plain[at + 2] ?? '')) return true;
    const isAsked =
      /^comes? with$/.test(this.#plain.slice(at + 1, at + 3).join(' ')) || refusals.COMES_WITH.test(before);
    return isAsked && this.#index.isNameStem(this.#stems[at] ?? '');
  }

  /** Whether a word speaks of what is feared, and not of a food that many like. */
  #isDreaded(at: number, kind: string): boolean {
    const isFood = refusals.likedKinds.has(kind) && !/^(?:nuts?|dairy|lactose)$/.test(this.#plain[at] ?? '');
    return refusals.dreaded.has(this.#stems[at] ?? '') && !isFood;
  }

  /** `Any fish in Black rice`, `pad see ew egg?`: of a dish that is called by its name. */
  #isBesideDish(): boolean {
    const isWhole = (at: number) => this.#index.named(this.#stems[at] ?? '').length > 0;
    const isDish = (at: number) => this.#words[at]?.named || (this.#kindAt(at) === undefined && isWhole(at));
    const rest = [...this.#words.keys()].filter((at) => !isDish(at));
    const isIn = rest.some((at) => /^(?:in|on|with)$/.test(this.#plain[at] ?? '') && isDish(at + 1));
    return (
      isIn ||
      this.#endsWithIt() ||
      (rest.length < this.#words.length && rest.every((at) => this.#kindAt(at) !== undefined))
    );
  }

  /** `Beet burger soy`: nothing but what a dish is called, and what may be in it. */
  #endsWithIt(): boolean {
    const last = this.#stems.length - 1;
    const isCalled = (stem: string, at: number) => {
      const word = this.#plain[at] ?? '';
      const isName = !isFiller(word) && this.#index.isNameStem(stem);
      return isName || refusals.DISHES.has(stem) || /^(?:the|is|are)$/.test(word);
    };
    return (
      last > 0 &&
      refusals.ASKED_OF_DISHES.test(this.#stems[last] ?? '') &&
      this.#stems.slice(0, last).every(isCalled) &&
      !isCalledByBoth(this.#stems[last - 1] ?? '', this.#stems[last] ?? '', this.#index)
    );
  }

  /** Allergens that are named without being refused: `does it contain nuts`, `nuts?` */
  #askedOnly(): Avoided[] {
    const text = this.#plain.join(' ');
    const ofDish = refusals.ASKS_OF_CONTENTS.test(text) || this.#isBesideDish();
    const isOpen = refusals.ASKS_OR_LIKES.test(text) && !refusals.NEVER_LIKED.test(text);
    return this.#plain.flatMap((_, at) => {
      const kind = this.#kindAt(at);
      const word = this.#plain[at] ?? '';
      if (kind === undefined || this.#isRaw(at) || this.#avoid.has(kind) || this.#isOfDish(at) || this.#isSubject(at))
        return [];
      const isLiked = refusals.HOW_MANY.test(text) || refusals.ADDED.test(text);
      const isCounted = isLiked && refusals.likedKinds.has(kind);
      const isSaid = !ofDish && this.#isSaidOf(at);
      if ((isCounted || !ofDish) && !this.#isDreaded(at, kind) && !isSaid) return [];
      this.#used.add(at);
      // `Nuts are my kryptonite`: who speaks of what is dreaded, and neither asks for it nor likes it, avoids it.
      if (
        !ofDish &&
        !this.#isOfPlants(at + 1) &&
        (isSaid || !isOpen || this.#avoid.size > 0 || this.#denied.size > 0)
      ) {
        this.#take(at, kind);
        return [];
      }
      return [{ kind, word }];
    });
  }
}
