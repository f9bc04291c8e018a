/** Finding a location by what a guest types, and the groups in which those that are found stand. */

import { plainLetters } from './plain-letters.ts';

/** A location by its words. */
export interface Named {
  name: string;
  /** Street, city, region and postal code, in any order. */
  address: string;
}

/** What came of a search. */
export interface Found<T> {
  found: T[];
  /** Nobody has the postal code that was typed: these have the ones that begin most alike. */
  nearby: boolean;
}

/** What is said where they are the nearest to what was typed. */
export const NEARBY = 'No location has this postal code. These begin most like it.';

/**
 * The locations in whose name or address each typed word begins a word; a postal code with or without its space. A postal
 * code that none has finds those that share most of its beginning, as codes go by the region.
 */
export function searchLocations<T extends Named>(locations: readonly T[], typed: string): Found<T> {
  const words = wordsOf(typed);
  if (words.length === 0) return { found: [...locations], nearby: false };
  const code = words.join('');
  const texts = locations.map(({ name, address }) => {
    const all = wordsOf(`${name} ${address}`);
    // Codes of two parts, as in Canada and Britain.
    return [
      ...all,
      ...all
        .slice(1)
        .map((word, index) => `${all[index]}${word}`)
        .filter(hasDigit),
    ];
  });
  const having = (isMeant: (text: string[]) => boolean) => locations.filter((_, index) => isMeant(texts[index] ?? []));
  const found = having((text) => words.every((word) => begins(text, word)) || (hasDigit(code) && begins(text, code)));
  if (found.length > 0 || !isPostalCode(code)) return { found, nearby: false };
  for (let length = code.length - 1; length > 0; length -= 1) {
    const start = code.slice(0, length);
    const near = having((text) => text.some((word) => word.startsWith(start) && isPostalCode(word)));
    if (near.length > 0) return { found: near, nearby: true };
  }
  return { found, nearby: false };
}

/** Lower case without accents, in words of letters and digits of any script. */
function wordsOf(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

function begins(text: readonly string[], word: string): boolean {
  return text.some((each) => each.startsWith(word));
}

function hasDigit(text: string): boolean {
  return /\d/.test(text);
}

/** Five or more digits, or letters and digits mixed: a house number is neither. */
function isPostalCode(text: string): boolean {
  return /^(?=.*\d)[a-z\d]{5,8}$/.test(text);
}

/** Kilometres up to which a location is near. */
const NEAR = 100;

export interface LocationGroup<T> {
  /** Absent where there is nothing to tell apart. */
  title?: 'Last time' | 'Near you' | 'Further away' | 'Other locations';
  locations: T[];
}

/**
 * The location of last time, the near ones and the ones further away, each group in the order that is given; groups of none
 * are left out.
 *
 * @param last the slug of the location that was chosen before
 */
export function groupLocations<T extends { slug: string; distance?: number }>(
  locations: readonly T[],
  last?: string,
): LocationGroup<T>[] {
  const others = locations.filter(({ slug }) => slug !== last);
  const known = others.filter(({ distance }) => distance !== undefined);
  const groups: LocationGroup<T>[] = [
    { title: 'Last time', locations: locations.filter(({ slug }) => slug === last) },
    { title: 'Near you', locations: known.filter(({ distance = 0 }) => distance < NEAR) },
    { title: 'Further away', locations: known.filter(({ distance = 0 }) => distance >= NEAR) },
    { title: 'Other locations', locations: others.filter(({ distance }) => distance === undefined) },
  ];
  const shown = groups.filter((group) => group.locations.length > 0);
  const only = shown.length === 1 ? shown[0] : undefined;
  return only?.title === 'Other locations' ? [{ locations: only.locations }] : shown;
}
