/** Allergens under all their names: in questions, in the lists of menus and in a dish's own words. */

import { nameIn } from '../language/glossary.ts';
import type { Language } from '../language/language.ts';
import { folded, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import { meaningsOf } from '../menu/meanings.ts';
import {
  type Allergen,
  allergens,
  foodNames,
  NAMES_IN_WORDS,
  NOT_IN_IT,
  OF_NO_WHEAT,
  SAID_BESIDE,
} from '../vocabulary/allergens.ts';
import { madeWith } from '../vocabulary/made-with.ts';

const list = (text: string) => text.split(/\s+/).filter((word) => word !== '');

interface Prepared extends Allergen {
  listedStems: ReadonlySet<string>;
  shownStems: ReadonlySet<string>;
  /** What is made with it. */
  madeStems: ReadonlySet<string>;
}

const prepared: ReadonlyMap<string, Prepared> = new Map(
  allergens.map((allergen) => [
    allergen.kind,
    {
      ...allergen,
      listedStems: new Set(list(allergen.listed).map(stemOf)),
      shownStems: new Set([...list(allergen.listed), ...list(allergen.shown)].map(stemOf)),
      madeStems: new Set(list(madeWith[allergen.kind]?.words ?? '').map(stemOf)),
    },
  ]),
);

const kindsByStem = Map.groupBy(
  allergens.flatMap(({ kind, asked }) => list(asked).map((word) => ({ kind, stem: stemOf(word) }))),
  ({ stem }) => stem,
);

/** The words by which questions name allergens, to which misspelt ones are mended. */
export const allergenWords: readonly string[] = allergens.flatMap(({ asked }) =>
  list(asked).flatMap((word) => [word, `${word}s`]),
);

/** The kind of allergen that a stem names; undefined where it names none. */
export function allergenKind(stem: string): string | undefined {
  return kindsByStem.get(stem)?.[0]?.kind;
}

/** Names of allergens in every language, with the kinds that they name. */
const kindsByName = allergens.flatMap(({ kind, asked, listed }) =>
  list(`${asked} ${listed}`).map((word) => ({ kind, name: stemOf(word) })),
);

/** The kinds that a misspelt word may name, one letter off: `egs`, `huebo`; `whet`, which may be wheat and whey. */
export function kindsNear(word: string): string[] {
  if (word.length < 3) return [];
  const stem = stemOf(word);
  const near = kindsByName.filter(({ name }) => name.length > 2 && (isOneOff(word, name) || isOneOff(stem, name)));
  return [...new Set(near.map(({ kind }) => kind))];
}

/** Whether one letter is missing, added, another one, or has changed its place with the next. */
function isOneOff(word: string, name: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === name[same]) same += 1;
  const [ours, theirs] = [word.slice(same), name.slice(same)];
  if (ours.length === theirs.length)
    return ours.slice(1) === theirs.slice(1) || ours === `${theirs[1]}${theirs[0]}${theirs.slice(2)}`;
  return ours.slice(1) === theirs || ours === theirs.slice(1);
}

/** The kinds that a food shows where it stands on a menu: `cod`, `mayonnaise`. */
export function kindsShownBy(stem: string): string[] {
  return [...prepared.values()].filter(({ shownStems }) => shownStems.has(stem)).map(({ kind }) => kind);
}

/** The words by which a text names a kind outright, as lists do; what it says is free of it names nothing. */
export function namedIn(kind: string, text: string): string[] {
  const allergen = prepared.get(kind);
  return allergen ? wordsAmong(allergen.listedStems, text, allergen.unlike) : [];
}

/** How answers call a kind; another food by its own word. */
export function avoidedName({ kind, word }: { kind: string; word: string }, language: Language): string {
  const called = language === 'en' ? word : nameIn(stemOf(word), language);
  return prepared.get(kind)?.name[language] ?? foodNames[word]?.[language] ?? (called === stemOf(word) ? word : called);
}

/** The entries of a stated list that are of that kind. */
export function listedOf(kind: string, stated: readonly string[]): string[] {
  // `Seafood` of who eats no meat is what lists call shellfish.
  const known = prepared.get(allergenKind(kind) ?? kind)?.listedStems;
  // `Graines de tournesol`, of who avoids sunflower.
  const stems = known ?? new Set(meaningsOf(stemOf(kind)));
  return stated.filter((text) => stemsOf(text).some((stem) => stems.has(stem)));
}

/** Whether a text names some of these allergens and not all: `do you bake gluten-free pizza`, where mustard must be avoided as well. */
export function namesOnlySome(text: string, avoided: readonly Avoided[]): boolean {
  const allergic = avoided.filter(({ kind }) => prepared.has(kind));
  const named = allergic.filter(({ kind }) => listedOf(kind, [text]).length > 0);
  return named.length > 0 && named.length < allergic.length;
}

/**
 * The words of a dish's own text that show that kind; what the text says is not in it shows nothing.
 *
 * @param isMarked whether the menu marks the dish as made without it: then what it is called shows nothing (`vegan tiramisu`)
 */
export function shownIn(kind: string, text: string, isMarked = false): string[] {
  const allergen = prepared.get(kind);
  if (!allergen) return [];
  const shown = wordsAmong(allergen.shownStems, text, allergen.unlike);
  const made = isMarked ? [] : wordsAmong(allergen.madeStems, text, madeWith[kind]?.unlike);
  return [...new Set([...shown, ...made])];
}

/** A text as dishes are read: in small letters, without what it says is not in it; its words with their stems. */
interface ReadText {
  plain: string;
  words: readonly (readonly [word: string, stem: string])[];
}

const readTexts = new Map<string, ReadText>();
/** The most texts that are kept read: of each dish it is asked for many foods. */
const MOST_TEXTS = 4_000;

const NAMED_IN_WORDS = new RegExp(`\\b(?:${NAMES_IN_WORDS.join('|')})(?=s?\\b)`, 'g');
/** What is read as one word, by that word: as it is written. */
const writtenAs = new Map(
  [...NAMES_IN_WORDS, 'ice cream', 'root beer', 'ginger beer', 'ginger ale'].map((name) => [
    name.replaceAll(' ', ''),
    name,
  ]),
).set('earl', 'earl grey');

const stemmed = (text: string) => wordsOf(text).map((word) => [word, stemOf(word)] as const);

function read(text: string): ReadText {
  const known = readTexts.get(text);
  if (known) return known;
  const plain = folded(text)
    .replaceAll('-', ' ')
    .replace(NAMED_IN_WORDS, (name) => name.replaceAll(' ', ''))
    // A `gluten-free bun` shows no wheat; that it has none is its list's to say.
    .replace(OF_NO_WHEAT, 'glutenfree')
    .replace(SAID_BESIDE, ' ')
    .replace(NOT_IN_IT, ' ');
  const made = { plain, words: stemmed(plain) };
  if (readTexts.size >= MOST_TEXTS) readTexts.clear();
  readTexts.set(text, made);
  return made;
}

/** Words of a text whose stems are among those, as they are written there. */
export function wordsAmong(stems: ReadonlySet<string>, text: string, unlike?: RegExp): string[] {
  const { plain, words } = read(text);
  const found = words.filter(([, stem]) => stems.has(stem));
  if (found.length === 0) return [];
  const kept = unlike ? stemmed(plain.replace(new RegExp(unlike.source, 'g'), ' ')) : words;
  return [...new Set(kept.flatMap(([word, stem]) => (stems.has(stem) ? (writtenAs.get(word) ?? word) : [])))];
}

export interface Avoided {
  /** A kind of `vocabulary/allergens.ts`; `other` for any other food, `unsaid` where an allergy is spoken of and not named, or by no food that we know. */
  kind: string;
  /** The word it was named by, in plain English: `kiwi`. */
  word: string;
}
