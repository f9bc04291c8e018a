/**
 * The addresses of locations: `/location/{slug}` and `/menu/{slug}` each have a reading of their own, and each route
 * knows the other's. Within a route no two locations of a list share a slug, whatever they are called.
 */

import anyAscii from 'any-ascii';
import { oncePer } from './once-per.ts';

/** What a slug is made of; a location is one. */
export interface SlugPlace {
  name: string;
  address: { street?: string; locality?: string };
}

export type SlugRoute = 'location' | 'menu';

export type SlugResolution =
  | { kind: 'found'; index: number }
  /** The location's slug on this route: answer with a permanent redirect to it. */
  | { kind: 'moved'; slug: string }
  | { kind: 'missing' };

/** The longest that one part of a slug (name, street, locality) becomes. */
const LONGEST_PART = 80;

/**
 * Slugs of `/location/{slug}`, one for each location in order: the name, with the street (else the locality) where
 * several locations share the locality; made unique with the locality, then with a number.
 * Every page needs those of all locations.
 */
export const locationSlugs = oncePer((locations: readonly SlugPlace[]): readonly string[] => {
  const sharing = countOf(locations.map(({ address }) => dashed(address.locality)));
  const parts = locations.map(({ name, address }) => {
    const own = squeezed(name);
    const street = squeezed(address.street);
    const locality = squeezed(address.locality);
    const shares = (sharing.get(dashed(address.locality)) ?? 0) > 1 && locality !== '';
    const added = shares ? street || locality : '';
    if (own !== '') return [own, added];
    const substitute = locality || street || 'location';
    return [substitute, added === substitute ? '' : added];
  });
  const localities = locations.map(({ address }) => squeezed(address.locality));
  return numbered(told(parts, localities));
});

/** Slugs of `/menu/{slug}`, one for each location in order: locality and name; made unique with the street, then with a number. */
export const menuSlugs = oncePer((locations: readonly SlugPlace[]): readonly string[] => {
  const parts = locations.map(({ name, address }) => {
    const own = dashed(name);
    const locality = dashed(address.locality);
    return own === '' && locality === '' ? [dashed(address.street) || 'location'] : [locality, own];
  });
  const streets = locations.map(({ address }) => dashed(address.street));
  return numbered(told(parts, streets));
});

/**
 * Which location a slug of a route names. The other route's reading, an address in capitals, with accents or with spaces, and
 * one that it had among other siblings name it too, but have moved.
 */
export function resolveSlug(slug: string, locations: readonly SlugPlace[], route: SlugRoute): SlugResolution {
  const own = route === 'location' ? locationSlugs(locations) : menuSlugs(locations);
  const index = own.indexOf(slug);
  if (index >= 0) return { kind: 'found', index };
  const other = route === 'location' ? menuSlugs(locations) : locationSlugs(locations);
  for (const wanted of [slug, dashed(slug, Number.POSITIVE_INFINITY)]) {
    const moved = own[own.indexOf(wanted)] ?? own[other.indexOf(wanted)];
    if (moved !== undefined) return { kind: 'moved', slug: moved };
  }
  const former = own[formerly(locations).get(dashed(slug, Number.POSITIVE_INFINITY)) ?? -1];
  if (former !== undefined) return { kind: 'moved', slug: former };
  return { kind: 'missing' };
}

/**
 * Addresses that locations had, or would have, with other siblings: without what tells them apart, or with it. Of several
 * locations the first has it. They are looked up only for what is nobody's address today.
 */
const formerly = oncePer((locations: readonly SlugPlace[]) => {
  const indexes = new Map<string, number>();
  locations.forEach(({ name, address: { street, locality } }, index) => {
    for (const slug of [squeezed, dashed]) {
      const own = slug(name);
      const [at, place] = [slug(street), slug(locality)];
      // A name without latin letters was none, once.
      const alone = /[a-z]/i.test(name) ? [] : [[place], [at]];
      for (const parts of [
        [own],
        [own, at],
        [own, place],
        [own, at, place],
        [place, own],
        [place, own, at],
        ...alone,
      ]) {
        const former = parts.filter(Boolean).join('-');
        if (!indexes.has(former)) indexes.set(former, index);
      }
    }
  });
  indexes.delete('');
  return indexes;
});

/** Lower case, in latin letters, other characters removed, spaces to hyphens: `St. John's Café` → `st-johns-cafe`. */
function squeezed(text: string | undefined): string {
  const kept = folded(text).replace(/[^a-z0-9\s]+/g, '');
  return shortened(kept.trim().replace(/\s+/g, '-'), LONGEST_PART);
}

/** Lower case, in latin letters, each run of other characters one dash: `St. John's Café` → `st-john-s-cafe`. */
export function dashed(text: string | undefined, limit = LONGEST_PART): string {
  return shortened(
    folded(text, limit)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, ''),
    limit,
  );
}

function folded(text = '', limit = LONGEST_PART): string {
  return text
    .slice(0, limit * 8)
    .normalize('NFKC')
    .replace(/(?!\p{ASCII})[\p{L}\p{M}]+/gu, (word) => anyAscii(word))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

function shortened(slug: string, limit: number): string {
  return slug.slice(0, limit).replace(/-$/, '');
}

/** Joins the parts; where several come out the same, each of them gets its distinction added, unless it has it. */
function told(parts: string[][], distinctions: string[]): string[] {
  const joined = parts.map((list) => list.filter(Boolean).join('-'));
  const occurrences = countOf(joined);
  return joined.map((slug, index) => {
    const distinction = distinctions[index] ?? '';
    const ambiguous = (occurrences.get(slug) ?? 0) > 1;
    return ambiguous && distinction !== '' && !parts[index]?.includes(distinction) ? `${slug}-${distinction}` : slug;
  });
}

/** The first of several equal slugs keeps it, the others get `-2`, `-3` … as far as that is nobody's own. */
function numbered(slugs: string[]): string[] {
  const taken = new Set(slugs);
  const next = new Map<string, number>();
  return slugs.map((slug) => {
    let number = next.get(slug);
    if (number === undefined) {
      next.set(slug, 2);
      return slug;
    }
    while (taken.has(`${slug}-${number}`)) number += 1;
    const unique = `${slug}-${number}`;
    taken.add(unique);
    next.set(slug, number + 1);
    return unique;
  });
}

function countOf(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
