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

/**
 * The courses that a category of a menu may be: by its own heading, else by that of its menu.
 *
 * @param french on a French menu the entrées come first
 */
export function coursesOf(category: string, menu: string, french: boolean): ReadonlySet<Course> {
  const own = coursesIn(category, french);
  return own.size > 0 ? own : coursesIn(menu, french);
}

/** The course of a dish; under a heading of several courses by its own name as well. */
export function courseOf(name: string, courses: ReadonlySet<Course>): Course {
  const [first, ...others] = courses;
  if (others.length === 0) return first ?? 'dish';
  const isSide = courses.has('side') && stemsOf(name).some((stem) => sides.has(stem));
  return isSide ? 'side' : courses.has('main') ? 'main' : (first ?? 'dish');
}

function coursesIn(heading: string, french: boolean): ReadonlySet<Course> {
  const found = new Set(
    stemsOf(heading).flatMap((stem) => (stem === 'entree' && french ? 'starter' : (kinds.get(stem) ?? []))),
  );
  // Without its accent it would be `the`.
  if (/(?<!\p{L})thés?(?!\p{L})/iu.test(heading)) found.add('drink');
  return found;
}
