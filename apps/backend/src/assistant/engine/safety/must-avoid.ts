/**
 * What a guest says that must be avoided. In doubt it is read as said: a warning too many costs a moment, one too few a
 * guest's health.
 */
import type { DishIndex } from '../knowledge/dish-index.ts';
import type { Word } from '../language/read-text.ts';
import { stemOf } from '../language/words.ts';
import { isMeaning } from '../menu/meanings.ts';
import { isEveryday } from '../vocabulary/everyday-words.ts';
import { isFiller } from '../vocabulary/filler-words.ts';
import { foodWords } from '../vocabulary/foods.ts';
import { allergenKind } from './allergens.ts';
import type { Avoided } from './avoided.ts';

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

const allergy = /^(?:allerg(?!en)\w*|intoleran\w*|anaphyla\w*|celiac|epipen|sensitiv\w*)$/;
/** Behind a list: `nut and egg allergy`, `dairy free`. */
const behind = /^(?:allerg(?!en)\w*|intoleran\w*|anaphyla\w*|sensitiv\w*|free)$/;
const linking =
  /^(?:and|or|also|plus|any|all|some|the|a|an|my|to|of|with|against|both|either|kinds?|types?|sorts?|forms?|tree|raw|cooked|products?|stuff|things?|like|is|are|too|even|severe|severely|bad|serious|really|very|highly|in|it)$/;
/** Before a list, with their words: what follows shall not be in it. */
const refusals: readonly (readonly string[])[] = [
  'can not eat',
  'can not have',
  'can not do',
  'can not tolerate',
  'can not digest',
  'do not eat',
  'does not eat',
  'not eat',
  'must not eat',
  'must not have',
  'should not eat',
  'never eat',
  'stay away from',
  'free of',
  'free from',
  'not contain',
  'not have',
  'not include',
  'not containing',
  'avoid',
  'avoids',
  'avoiding',
  'without',
  'no',
  'not any',
  'zero',
  'not use',
  'not with',
  'but not',
  'hate',
  'hates',
  'dislike',
  'do not like',
  'does not like',
  'leave out',
  'take off',
  'break out from',
  'react to',
  'reaction to',
  'reacts to',
  'sick from',
  'bad with',
].map((phrase) => phrase.split(' '));
/** Of those, the ones by which somebody speaks of taste as well as of need. */
const tastes = new Set([
  'without',
  'no',
  'not have',
  'not contain',
  'not include',
  'not containing',
  'not any',
  'zero',
  'free of',
  'not use',
  'not with',
  'but not',
  'hate',
  'hates',
  'dislike',
  'do not like',
  'does not like',
  'leave out',
  'take off',
]);
/** Foods that are asked for as such more often than they are feared. */
const likedKinds = new Set(['fish', 'shellfish', 'milk', 'eggs', 'soy', 'nuts']);
const dreaded = new Set(
  'nut peanut gluten dairy lactose sesame soy soya sulphite sulfite lupin wheat milk egg'.split(' '),
);
const foodStems = new Set(foodWords.map(stemOf));

/** @param index what the brand's dishes are made of: `fish taco` is a dish, and no allergen */
export function readAvoidance(words: readonly Word[], index: DishIndex): Avoidance {
  const reader = new Reader(words, index);
  return reader.read();
}

class Reader {
  readonly #words: readonly Word[];
  readonly #plain: readonly string[];
  readonly #stems: readonly string[];
  readonly #index: DishIndex;
  readonly #avoid = new Map<string, Avoided>();
  readonly #excluded = new Set<string>();
  readonly #used = new Set<number>();

  constructor(words: readonly Word[], index: DishIndex) {
    this.#words = words;
    this.#plain = words.map(({ plain }) => plain);
    this.#stems = this.#plain.map(stemOf);
    this.#index = index;
  }

  read(): Avoidance {
    for (const [at, word] of this.#plain.entries()) {
      if (word === 'celiac') this.#take(at, 'gluten');
      if (allergy.test(word))
        this.#after(at + 1, /^(?:to|of|against)$/.test(this.#plain[at + 1] ?? '') ? 'must' : 'allergens');
      const harms =
        /^(?:make|makes|kill|kills|hurt|hurts|upset|upsets)$/.test(word) &&
        /^(?:me|my|him|her|his|us)$/.test(this.#plain[at + 1] ?? '');
      if (behind.test(word) || harms) this.#before(at);
      const refusal = refusals.find((phrase) => phrase.every((part, offset) => this.#plain[at + offset] === part));
      if (refusal) this.#after(at + refusal.length, tastes.has(refusal.join(' ')) ? 'taste' : 'must');
    }
    if (this.#plain.some((word) => allergy.test(word)) && this.#avoid.size === 0) this.#inDoubt();
    const asked = this.#askedOnly();
    return {
      avoid: [...this.#avoid.values()],
      asked,
      excluded: [...this.#excluded],
      inverse: this.#asksForThem(),
      used: this.#used,
    };
  }

  /** `What should I avoid`, `which burgers have egg`: those that state it are asked for. */
  #asksForThem(): boolean {
    const text = this.#plain.join(' ');
    if (/\b(?:everything|all|entire|whole)\b.*\bfree\b/.test(text)) return true;
    if (
      /\b(?:anything|what|which)(?: \w+){0,2} (?:(?:i|we|he|she|they) )?(?:(?:can|should|must|may) not|no must|not must) (?:eat|have|order)\b/.test(
        text,
      )
    )
      return true;
    if (
      /\b(?:avoid|skip|stay away|watch out)\b|\b(?:should|must|can|may) (?:i|we|he|she|they) not (?:eat|have|order)\b/.test(
        text,
      ) &&
      /\b(?:what|which|should|must|dishes|list)\b/.test(text)
    )
      return true;
    const asks =
      /\b(?:what|which)\b(?! can| could| may| is safe| are safe)/.test(text) &&
      !/\b(?:can|could|may) (?:i|we|he|she|they|my)\b|\bsafe\b|\bok\b/.test(text);
    return (
      asks &&
      this.#plain.some(
        (word, at) =>
          /^(?:has|have|contains?|containing|with|use|include)$/.test(word) &&
          [1, 2, 3].some((ahead) => this.#kindAt(at + ahead) !== undefined) &&
          !/^(?:no|not|without)$/.test(this.#plain[at - 1] ?? ''),
      )
    );
  }

  #kindAt(at: number): string | undefined {
    // `Peanut butter` is no butter, `almond milk` no milk.
    const isOfPlants =
      /^(?:butter|milk|cream|cheese)$/.test(this.#stems[at] ?? '') &&
      /^(?:peanut|almond|nut|cashew|coconut|oat|soy|soya|rice|cocoa|vegan)$/.test(this.#stems[at - 1] ?? '');
    return this.#words[at]?.named || isOfPlants ? undefined : allergenKind(this.#stems[at] ?? '');
  }

  #take(at: number, kind: string): void {
    const word = this.#plain[at] ?? kind;
    this.#avoid.set(kind === 'other' ? word : kind, { kind, word });
    this.#used.add(at);
  }

  /** `fish` of `fish taco`: part of what a dish is called. */
  #isOfDish(at: number): boolean {
    const next = this.#words[at + 1];
    if (!next || next.begins || isFiller(next.plain) || behind.test(next.plain)) return false;
    const stem = this.#stems[at + 1] ?? '';
    return allergenKind(stem) === undefined && (this.#index.isNameStem(stem) || foodStems.has(stem));
  }

  /** The list that begins at a position: `nuts, dairy and eggs`. @param mode what counts beside allergens: any other food that must be avoided, one that is a matter of taste, or none */
  #after(start: number, mode: 'must' | 'taste' | 'allergens'): void {
    let taken = 0;
    for (let at = start; at < this.#plain.length; at += 1) {
      const word = this.#plain[at] ?? '';
      const kind = this.#kindAt(at);
      if (this.#words[at]?.begins && kind === undefined) break;
      if (kind !== undefined && (taken === 0 || !this.#isOfDish(at))) {
        this.#take(at, kind);
        taken += 1;
      } else if (kind !== undefined) break;
      else if (!linking.test(word) || (taken > 0 && /^(?:is|are)$/.test(word))) {
        if (mode === 'allergens' || !this.#other(at, mode === 'must')) break;
        taken += 1;
      }
    }
  }

  /** Any other food of a list; of one that is a matter of taste it is only left out. */
  #other(at: number, must: boolean): boolean {
    if (this.#words[at]?.named) return false;
    const stem = this.#stems[at] ?? '';
    const known =
      foodStems.has(stem) ||
      isMeaning(stem) ||
      (this.#index.isKnown(stem) && !isFiller(this.#plain[at] ?? '') && !isEveryday(this.#plain[at] ?? ''));
    const afterAllergy =
      must && at > 0 && /^(?:to|of)$/.test(this.#plain[at - 1] ?? '') && !isFiller(this.#plain[at] ?? '');
    if (!known && !afterAllergy) return false;
    this.#used.add(at);
    if (must) this.#take(at, 'other');
    else this.#excluded.add(stem);
    return true;
  }

  /** The list that ends before a position: `peanut or egg allergy`. */
  #before(end: number): void {
    const free = this.#plain[end] === 'free';
    for (let at = end - 1; at >= 0; at -= 1) {
      const kind = this.#kindAt(at);
      if (kind !== undefined) this.#take(at, kind);
      else if (at === end - 1 && !free && foodStems.has(this.#stems[at] ?? '')) this.#take(at, 'other');
      else if (!linking.test(this.#plain[at] ?? '')) return;
      if (this.#words[at]?.begins && !(this.#kindAt(at - 1) !== undefined && kind !== undefined)) return;
    }
  }

  /** An allergy is spoken of apart from what it is against: each allergen that is named counts. */
  #inDoubt(): void {
    for (const at of this.#plain.keys()) {
      const kind = this.#kindAt(at);
      if (kind !== undefined && !this.#isOfDish(at)) this.#take(at, kind);
    }
    const at = this.#plain.findIndex((word) => allergy.test(word));
    if (this.#avoid.size === 0) this.#avoid.set('unsaid', { kind: 'unsaid', word: '' });
    this.#used.add(at);
  }

  /** Allergens that are named without being refused: `does it contain nuts`, `nuts?` */
  #askedOnly(): Avoided[] {
    const text = this.#plain.join(' ');
    const ofDish =
      /\b(?:contains?|containing|made (?:of|with|from)|traces?|ingredients?|allergens?)\b|\bin (?:it|them|this|that|these|those|the|your|my|a|an)\b|\b(?:does|do|is|are) (?!you\b|they\b|there any\b|we\b|i\b)(?:\w+ ){1,6}?(?:have|has|use|include|come with)\b|\b(?:what|which|anything|dishes|items|something)(?: \w+){0,2} (?:has|have|with|contain\w*)\b/.test(
        text,
      );
    return this.#plain.flatMap((_, at) => {
      const kind = this.#kindAt(at);
      const word = this.#plain[at] ?? '';
      if (kind === undefined || this.#avoid.has(kind) || this.#isOfDish(at)) return [];
      if (
        !ofDish &&
        (!dreaded.has(this.#stems[at] ?? '') || (likedKinds.has(kind) && !/^(?:nuts?|dairy|lactose)$/.test(word)))
      )
        return [];
      this.#used.add(at);
      return [{ kind, word }];
    });
  }
}
