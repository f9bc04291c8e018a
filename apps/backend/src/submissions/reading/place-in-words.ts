import type { Submission } from './read-submissions.ts';

/** The place by its name, else by its id; undefined where it is about the brand as a whole. */
export function placeInWords({ kind, restaurantId, placeName }: Submission): string | undefined {
  // The website's own feedback names some restaurant, and is about none.
  if (restaurantId === null || kind === 'website_feedback') return undefined;
  return placeName === '' ? undefined : (placeName ?? restaurantId);
}
