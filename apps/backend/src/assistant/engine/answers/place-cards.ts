/** How answers show places: as cards, or a line for each. */
import type { Answer } from '../answer.ts';
import { type Asking, allLocations, locationCard, mostPlaces } from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';

/** An answer with the cards of places, and a link to the page of all where these are several. */
export function located(text: string, places: readonly Place[], asking: Asking, more: Partial<Answer> = {}): Answer {
  const cards = places.slice(0, mostPlaces).map((place) => locationCard(place, asking, { hours: false }));
  const links = places.length > 1 ? { links: [allLocations(asking)] } : {};
  return { response: text, content_types: ['location_info'], location_info: cards, ...links, ...more };
}

/** A line for each place, and how many more there are. */
export function linesOf(places: readonly Place[], { say }: Asking, line: (place: Place) => string): string {
  const more = places.length - mostPlaces;
  const last = more > 0 ? [say('moreOnLocations', { count: more })] : [];
  return [...places.slice(0, mostPlaces).map(line), ...last].join('\n');
}
