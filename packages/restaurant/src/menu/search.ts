/** Search within a menu: what is looked for, how it stands in an address, and what matches it. */

import { avoidedWith } from '../allergens.ts';
import { plainLetters } from '../plain-letters.ts';
import type { MenuCategory } from '../site-configuration/site-configuration.ts';
import { dietsOf, MARKS, type MarkKey, marksOf } from './marks.ts';

export interface MenuCriteria {
  /** As typed. */
  text: string;
  /** An item must suit all of them. */
  diets: MarkKey[];
  /** Keys of allergens (see `allergens.ts`): an item must neither contain nor possibly contain any of them. */
  avoid?: readonly string[];
}

/** What an item is found by. */
export interface SearchEntry {
  /** Texts that `searchText` folded. */
  text: string;
  diets: readonly string[];
  /** Keys of all that whoever avoids them should not be offered it. */
  avoided?: readonly string[];
}

const LONGEST_TEXT = 100;
/** More than these nobody avoids. */
const MOST_AVOIDED = 30;

/** The criteria in an address such as `?q=pizza&diet=vegan&diet=gluten-free`; what is unknown is passed over. */
export function readCriteria(parameters: URLSearchParams): MenuCriteria {
  const wanted = new Set(parameters.getAll('diet'));
  return {
    text: Array.from((parameters.get('q') ?? '').slice(0, 2 * LONGEST_TEXT))
      .slice(0, LONGEST_TEXT)
      .join('')
      .toWellFormed(),
    diets: MARKS.filter(({ key, diet }) => diet && wanted.has(key)).map(({ key }) => key),
    avoid: parameters.getAll('avoid').slice(0, MOST_AVOIDED),
  };
}

/**
 * The query string that `readCriteria` reads back: empty, or beginning with `?`.
 *
 * @param others the parameters of the address; those that are not of the search stay
 */
export function criteriaQuery({ text, diets, avoid = [] }: MenuCriteria, others: URLSearchParams): string {
  const parameters = new URLSearchParams(others);
  for (const name of ['q', 'diet', 'avoid']) parameters.delete(name);
  if (text.trim() !== '') parameters.set('q', text.trim());
  for (const diet of diets) parameters.append('diet', diet);
  for (const key of avoid) parameters.append('avoid', key);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

export function isSearching({ text, diets, avoid = [] }: MenuCriteria): boolean {
  return text.trim() !== '' || diets.length + avoid.length > 0;
}

/** Whether words are looked for and nothing else: what no item matches then, the menu does not have. */
export function isWordsAlone({ text, diets, avoid = [] }: MenuCriteria): boolean {
  return text.trim() !== '' && diets.length + avoid.length === 0;
}

/** Texts as they are compared: without accents, in small letters, parted by line ends. */
export function searchText(...texts: (string | null | undefined)[]): string {
  return folded(texts.filter(Boolean).join('\n'));
}

/** Whether an entry has every word looked for in its text, suits every diet, and is not stated to hold what is avoided. */
export function searcher({ text, diets, avoid = [] }: MenuCriteria): (entry: SearchEntry) => boolean {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return (entry) =>
    words.every((word) => entry.text.includes(word)) &&
    diets.every((diet) => entry.diets.includes(diet)) &&
    !avoid.some((key) => entry.avoided?.includes(key));
}

/** For each item of a category whether it matches; the category's name counts as said of all its items. */
export function matchesIn({ name, items }: MenuCategory, matches: (entry: SearchEntry) => boolean): boolean[] {
  return items.map((item) =>
    matches({
      text: searchText(name, item.name, item.description),
      diets: dietsOf(marksOf(item)),
      get avoided() {
        return avoidedWith(item);
      },
    }),
  );
}

const folded = (text: string) => plainLetters(text.replace(/[’‘ʼ]/g, "'"));
