/** Which course a category of a menu is, by its heading. */

import { stemsOf } from '../language/words.ts';
import { courseWords, sideNames } from '../vocabulary/courses.ts';

/** `dish` where a heading names no course: `Pizza`. */
export type Course = 'main' | 'starter' | 'side' | 'dessert' | 'drink' | 'dish';

const kinds = new Map<string, Course>();
for (const [course, words] of Object.entries(courseWords) as [Course, string][]) {
  for (const word of words.split(/\s+/)) kinds.set(word, course);
}
const sides = new Set(sideNames.split(' '));

const known = new Map<string, ReadonlySet<Course>>();

/**
 * The course of a dish: by its category, else by its menu; under a heading of several courses by its own name as well.
 *
 * @param french on a French menu the entrées come first
 */
export function courseOf(name: string, category: string, menu: string, french: boolean): Course {
  const own = coursesIn(category, french);
  const found = own.size > 0 ? own : coursesIn(menu, french);
  const [first, ...others] = found;
  if (others.length === 0) return first ?? 'dish';
  const isSide = stemsOf(name).some((stem) => sides.has(stem));
  return found.has('main') && !(isSide && found.has('side'))
    ? 'main'
    : found.has('side') && isSide
      ? 'side'
      : (first ?? 'dish');
}

function coursesIn(heading: string, french: boolean): ReadonlySet<Course> {
  const key = `${french} ${heading}`;
  const kept = known.get(key);
  if (kept) return kept;
  const found = new Set(
    stemsOf(heading).flatMap((stem) => (stem === 'entree' && french ? 'starter' : (kinds.get(stem) ?? []))),
  );
  // Without its accent it would be `the`.
  if (/(?<!\p{L})thés?(?!\p{L})/iu.test(heading)) found.add('drink');
  if (known.size < 5_000) known.set(key, found);
  return found;
}
