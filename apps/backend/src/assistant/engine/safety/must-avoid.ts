/**
 * What a guest says that must be avoided. In doubt it is read as said: a warning too many costs a moment, one too few a
 * guest's health.
 */
import type { DishIndex } from '../knowledge/dish-index.ts';
import type { Word } from '../language/read-text.ts';
import { stemOf } from '../language/words.ts';
import { CALLED_BY_KIND } from '../vocabulary/allergens.ts';
import { foodStems } from '../vocabulary/foods.ts';
import * as refusals from '../vocabulary/refusals.ts';
import { type Avoided, kindsShownBy } from './allergens.ts';
import { askedAlone } from './asked-alone.ts';
import { isDishWord } from './dish-words.ts';
import { SaidWords } from './said-words.ts';

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
  readonly #said: SaidWords;
  readonly #avoid = new Map<string, Avoided>();
  readonly #excluded = new Set<string>();
  readonly #used = new Set<number>();

  constructor(words: readonly Word[], index: DishIndex) {
    this.#said = new SaidWords(words, index);
  }

  read(goesOn: boolean, isListed: boolean): Avoidance {
    this.#refusedRaw();
    const isHarmed = refusals.harms.test(this.#said.text);
    if (!isHarmed) this.#deny();
    for (const at of this.#said.plain.keys()) if (!this.#said.denied.has(at)) this.#around(at);
    this.#refused();
    if (goesOn && refusals.GOES_ON.test(this.#said.plain.join(' ')) && !this.#said.isOfThe())
      this.#after(0, 'allergens');
    if (goesOn) this.#nextOfList(isListed);
    this.#ofDiets();
    this.#ofEach();
    const isAllergy = this.#said.plain.some((word, at) => refusals.ALLERGY.test(word) && !this.#said.denied.has(at));
    const isDoubted = isHarmed || (isAllergy && this.#avoid.size === 0);
    if (isDoubted) this.#inDoubt();
    // `Forget about the allergy`, of the one that was named.
    if (isDoubted && isAllergy && !(goesOn && !refusals.MORE.test(this.#said.text))) this.#unsaid();
    const asked = [...this.#askedRaw(), ...this.#askedOnly()];
    this.#leaveOut(goesOn);
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
    for (const [from, to] of this.#said.spans(refusals.NO_RAW)) {
      if (this.#said.words[from]?.named) continue;
      this.#avoid.set('raw', { kind: 'other', word: 'raw' });
      for (let at = from; at <= to; at += 1) for (const some of [this.#said.raw, this.#used]) some.add(at);
    }
  }

  /** `What dishes have raw fish`: what is raw is asked about, and no fish. */
  #askedRaw(): Avoided[] {
    const [at] = this.#said.spans(refusals.RAW_FOOD)[0] ?? [];
    if (at === undefined || this.#said.words[at]?.named || this.#avoid.size > 0) return [];
    for (const one of [at, at + 1]) this.#used.add(one);
    return [{ kind: 'other', word: 'raw' }];
  }

  /** `Fish` of `raw fish`. */
  #isRaw(at: number): boolean {
    return this.#used.has(at) && this.#used.has(at - 1) && this.#said.plain[at - 1] === 'raw';
  }

  /** What stands before and behind the words that refuse it. */
  #refused(): void {
    for (const [from] of this.#said.spans(refusals.harmsAfter)) {
      this.#before(from);
      // `I love cheese but it does not love me`
      if (refusals.THAT.test(this.#said.plain[from - 1] ?? '')) this.#namedBefore(from);
    }
    for (const [from, to] of this.#said.spans(refusals.mustRefusals)) {
      this.#after(to + 1, 'must');
      if (refusals.THAT.test(this.#said.plain[to + 1] ?? '')) this.#namedBefore(from);
    }
    for (const [, to] of this.#said.spans(refusals.tasteRefusals)) this.#after(to + 1, 'taste');
  }

  /** `Nuts?`, `eggs?`, `pork?`, one after the other; after anything else what no dish is called by. */
  #nextOfList(isListed: boolean): void {
    // `Almond tofu`, which is a dish.
    if (this.#said.words.some(({ named }) => named)) return;
    for (const one of askedAlone(this.#said.plain.join(' '))) {
      const stem = stemOf(one.word);
      // `Octopus`, of a menu that has some.
      const isDish = this.#said.index.isNameStem(stem) || (!CALLED_BY_KIND.has(stem) && this.#said.index.isKnown(stem));
      if (!isListed && isDish) continue;
      this.#refuse(one);
      for (const [at, said] of this.#said.stems.entries()) if (said === stem) this.#used.add(at);
    }
  }

  /** `No pork, no shellfish`: beside what must be avoided no pork is a matter of taste. */
  #leaveOut(goesOn: boolean): void {
    if (!goesOn && this.#avoid.size === 0) return;
    for (const word of this.#excluded)
      if (refusals.leftOutForGood.has(word) && this.#excluded.delete(word)) this.#refuse({ kind: 'other', word });
  }

  #deny(): void {
    for (const [from, to] of this.#said.spans(refusals.DENIALS))
      for (let at = from; at <= to; at += 1) {
        // `Not allergic to nuts`: who says so asks for none.
        if (this.#said.kindAt(at) !== undefined) this.#used.add(at);
        this.#said.denied.add(at);
      }
  }

  #ofDiets(): void {
    const more = refusals.refusedByWords.flatMap(([patterns, refused]) =>
      patterns.every((pattern) => pattern.test(this.#said.text)) ? refused : [],
    );
    for (const one of more) this.#avoid.set(one.word, one);
    for (const [at, word] of this.#said.plain.entries()) if (more.some((one) => one.word === word)) this.#used.add(at);
    for (const found of this.#said.text.matchAll(new RegExp(refusals.dietsOfGuests, 'g')))
      for (const one of refusals.refusedBy[found.slice(1).find((diet) => diet !== undefined) ?? ''] ?? [])
        this.#refuse(one);
  }

  /** `My son: nuts. My daughter: milk`; of one only where it is asked what is safe. */
  #ofEach(): void {
    const isOne = (at: number) => refusals.ONE_OF_GUESTS.test(this.#said.plain[at] ?? '');
    const behind = (at: number) => (/^(?:is|has)$/.test(this.#said.plain[at + 1] ?? '') ? at + 2 : at + 1);
    const told = [...this.#said.plain.keys()]
      .filter(isOne)
      .map(behind)
      .filter((at) => this.#said.kindAt(at) !== undefined && !this.#said.isOfDish(at));
    if (told.length > 1 || (told.length > 0 && /\bsafe\b/.test(this.#said.text)))
      for (const at of told) this.#after(at, 'allergens');
  }

  /** What stands before and behind a word of allergies. */
  #around(at: number): void {
    const word = this.#said.plain[at] ?? '';
    if (word === 'celiac') this.#take(at, 'gluten');
    if (refusals.ALLERGY.test(word))
      this.#after(at + 1, /^(?:to|of|against)$/.test(this.#said.plain[at + 1] ?? '') ? 'must' : 'allergens');
    if (refusals.BEHIND.test(word)) this.#before(at);
  }

  /** `What should I avoid`, `which burgers have egg`: those that state it are asked for. */
  #asksForThem(): boolean {
    const text = this.#said.plain.join(' ');
    if (refusals.asksForThem.some((pattern) => pattern.test(text))) return true;
    if (refusals.AVOIDS.test(text) && refusals.ASKS_FOR.test(text)) return true;
    const asks = refusals.ASKS_WHAT.test(text) && !refusals.ASKS_WHAT_IS_SAFE.test(text);
    return (
      asks &&
      this.#said.plain.some(
        (word, at) =>
          refusals.HOLDING.test(word) &&
          // `What milks do you have, is oat extra`
          !/^(?:is|are)$/.test(this.#said.plain[at + 1] ?? '') &&
          [1, 2, 3].some(
            (ahead) =>
              this.#said.kindAt(at + ahead) !== undefined &&
              !this.#isSubject(at + ahead) &&
              !refusals.BEHIND.test(this.#said.plain[at + ahead + 1] ?? ''),
          ) &&
          ![at - 1, at + 1].some((beside) =>
            /^(?:no|not|nothing|none|without|zero)$/.test(this.#said.plain[beside] ?? ''),
          ),
      )
    );
  }

  /** Asks which dishes have `it`: what was named before, or in this turn. */
  #asksForThat(goesOn: boolean): boolean {
    const text = this.#said.plain.join(' ');
    return (
      (goesOn && refusals.ASKS_FOR_THAT.test(text)) || (this.#avoid.size > 0 && refusals.ASKS_FOR_IT_LAST.test(text))
    );
  }

  /** Of a food that shows an allergen, each that it shows: who is allergic to cod may be to any fish. */
  #takeFood(at: number): void {
    const group = refusals.groups[this.#said.stems[at] ?? ''];
    for (const food of group ?? []) {
      const [kind = 'other'] = kindsShownBy(food);
      this.#refuse({ kind, word: food });
    }
    this.#used.add(at);
    if (group) return;
    const kinds = kindsShownBy(this.#said.stems[at] ?? '');
    for (const kind of kinds.length > 0 ? kinds : ['other']) this.#take(at, kind);
  }

  /** Of an allergen one word counts, of other foods each. */
  #refuse(one: Avoided): void {
    this.#avoid.set(one.kind === 'other' ? one.word : one.kind, one);
  }

  #take(at: number, kind: string): void {
    const word = this.#said.plain[at] ?? kind;
    this.#refuse({ kind, word });
    // Who calls it seafood may mean fish as well.
    if (word === 'seafood') this.#avoid.set('fish', { kind: 'fish', word });
    this.#used.add(at);
    // `Fish sauce`
    if (this.#said.isOfPlants(at + 1) || refusals.MADE_OF.test(this.#said.plain[at + 1] ?? '')) this.#used.add(at + 1);
  }

  /** The list that begins at a position: `nuts, dairy and eggs`. @param mode what counts beside allergens: any other food that must be avoided, one that is a matter of taste, or none */
  #after(start: number, mode: 'must' | 'taste' | 'allergens'): void {
    let taken = 0;
    for (let at = start; at < this.#said.plain.length && !this.#said.endsBefore(at); at += 1) {
      if (this.#said.raw.has(at) || this.#said.isLink(at, taken > 0)) continue;
      if (mode !== 'allergens' && this.#isHead(at, start)) return;
      // `Smoked` of `can not have smoked fish`
      const isOfNext = taken === 0 && this.#said.kindAt(at + 1) !== undefined && !this.#said.words[at + 1]?.begins;
      if (isOfNext && !this.#said.isNameable(at) && !this.#said.isOfDish(at + 1)) continue;
      if (!this.#takeNext(at, mode, taken > 0)) return;
      taken += 1;
    }
  }

  /** Whether the word is one of such a list, which it is taken for. */
  #takeNext(at: number, mode: 'must' | 'taste' | 'allergens', isListed: boolean): boolean {
    const kinds = this.#said.kindsAt(at);
    if (kinds.length === 0) return mode !== 'allergens' && this.#other(at, mode === 'must');
    if (isListed && this.#said.isDishOfList(at)) return false;
    for (const kind of kinds) this.#take(at, kind);
    return true;
  }

  /** `Pasta` of `no pork pasta`, `ravioli` of `allergie à l'œuf ravioli`: a dish or a kind of dish right behind what shall not be in it. */
  #isHead(at: number, start: number): boolean {
    const [word, next] = [this.#said.words[at], this.#said.words[at + 1]];
    const isBehind = at > start && this.#used.has(at - 1) && this.#said.stems[at - 1] !== this.#said.stems[at];
    if (!word || !isBehind || word.begins || this.#said.kindAt(at) !== undefined) return false;
    return isDishWord(word, next?.begins ? undefined : next, this.#said.index);
  }

  /** Any other food of a list; of one that is a matter of taste it is only left out. */
  #other(at: number, must: boolean): boolean {
    // `Anything without dairy to drink`
    const isDone = /^to (?:eat|drink)$/.test(`${this.#said.plain[at - 1]} ${this.#said.plain[at]}`);
    if (isDone || this.#said.words[at]?.named || this.#said.denied.has(at)) return false;
    if (this.#said.isOfPlants(at)) {
      this.#used.add(at);
      return true;
    }
    if (!this.#said.isFood(at) && !(must && this.#said.isAfterAllergy(at))) return false;
    this.#used.add(at);
    if (!this.#said.isFood(at))
      this.#avoid.set(this.#said.plain[at] ?? '', { kind: 'unsaid', word: this.#said.plain[at] ?? '' });
    else if (must || refusals.FAITH.test(this.#said.text) || refusals.groups[this.#said.stems[at] ?? ''])
      this.#takeFood(at);
    else this.#excluded.add(this.#said.stems[at] ?? '');
    return true;
  }

  /** The last that is named before a position. */
  #namedBefore(end: number): void {
    const at = this.#said.plain.findLastIndex((_, of) => of < end && this.#said.kindAt(of) !== undefined);
    const kind = this.#said.kindAt(at);
    if (kind !== undefined) this.#take(at, kind);
  }

  /** The list that ends before a position: `peanut or egg allergy`. */
  #before(end: number): void {
    let isNamed = this.#takeNext(end - 1, 'allergens', false) || this.#otherBefore(end - 1);
    for (let at = end - 1; at >= 0; at -= 1) {
      if (!isNamed && !refusals.LINKING.test(this.#said.plain[at] ?? '')) return;
      const before = this.#said.kindAt(at - 1);
      if (this.#said.words[at]?.begins && !(before !== undefined && isNamed)) return;
      if (before !== undefined) this.#take(at - 1, before);
      isNamed = before !== undefined || (isNamed && this.#said.plain[at - 1] === 'tree');
    }
  }

  /** Another food right before `allergy` must be avoided; one before `free` is only left out. */
  #otherBefore(at: number): boolean {
    if (/^(?:free|less)$/.test(this.#said.plain[at + 1] ?? ''))
      return this.#said.isFreeOf(at) && this.#other(at, false);
    const isTaken = foodStems.has(this.#said.stems[at] ?? '') && !this.#said.isOfPlants(at);
    if (isTaken) this.#takeFood(at);
    return isTaken;
  }

  /** An allergy or what it does is spoken of apart from what it is against: each allergen that is named counts. */
  #inDoubt(): void {
    const all = [...this.#said.plain.keys()];
    const isNamed = (at: number) => this.#said.kindAt(at) !== undefined && !this.#said.isOfDish(at);
    for (const at of all.filter(isNamed)) this.#take(at, this.#said.kindAt(at) ?? '');
    // `Kid with an epipen for mango`
    if (this.#avoid.size === 0) for (const at of all.filter((one) => this.#said.isFeared(one))) this.#takeFood(at);
    // `Egs are a no for me`
    const misspelt = this.#avoid.size > 0 ? [] : all.filter((at) => this.#said.kindAt(at) === undefined);
    for (const at of misspelt) for (const kind of this.#said.kindsAt(at)) this.#take(at, kind);
  }

  /** An allergy to what was not said. */
  #unsaid(): void {
    if (this.#avoid.size === 0) this.#avoid.set('unsaid', { kind: 'unsaid', word: '' });
    this.#used.add(this.#said.plain.findIndex((word) => refusals.ALLERGY.test(word)));
  }

  /** `Does the calamari come with tzatziki`, `what comes with the eggs`: the dish that is asked about, and no allergen. */
  #isSubject(at: number): boolean {
    const before = this.#said.plain.slice(0, at).join(' ');
    // `Do you have oat milk`, which is looked for.
    const isLookedFor = this.#said.isOfPlants(at + 1) && refusals.LOOKS_FOR_IT.test(before);
    if (this.#avoid.size === 0 && isLookedFor && !/^(?:in|on|inside)$/.test(this.#said.plain[at + 2] ?? ''))
      return true;
    const isAsked =
      /^comes? with$/.test(this.#said.plain.slice(at + 1, at + 3).join(' ')) || refusals.COMES_WITH.test(before);
    return isAsked && this.#said.index.isNameStem(this.#said.stems[at] ?? '');
  }

  /** Allergens that are named without being refused: `does it contain nuts`, `nuts?` */
  #askedOnly(): Avoided[] {
    const text = this.#said.plain.join(' ');
    const ofDish = refusals.ASKS_OF_CONTENTS.test(text) || this.#said.isBesideDish();
    const isOpen = refusals.ASKS_OR_LIKES.test(text) && !refusals.NEVER_LIKED.test(text);
    return this.#said.plain.flatMap((_, at) => {
      const kind = this.#said.kindAt(at);
      const word = this.#said.plain[at] ?? '';
      if (
        kind === undefined ||
        this.#isRaw(at) ||
        this.#avoid.has(kind) ||
        this.#said.isOfDish(at) ||
        this.#isSubject(at)
      )
        return [];
      const isLiked = refusals.HOW_MANY.test(text) || refusals.ADDED.test(text);
      const isCounted = isLiked && refusals.likedKinds.has(kind);
      const isSaid = !ofDish && this.#said.isSaidOf(at);
      if ((isCounted || !ofDish) && !this.#said.isDreaded(at, kind) && !isSaid) return [];
      this.#used.add(at);
      // `Nuts are my kryptonite`: who speaks of what is dreaded, and neither asks for it nor likes it, avoids it.
      if (
        !ofDish &&
        !this.#said.isOfPlants(at + 1) &&
        (isSaid || !isOpen || this.#avoid.size > 0 || this.#said.denied.size > 0)
      ) {
        this.#take(at, kind);
        return [];
      }
      return [{ kind, word }];
    });
  }
}
