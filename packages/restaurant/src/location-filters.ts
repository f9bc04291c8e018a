/** Choosing among the locations of a brand: by what they offer, and the nearest first. */

export interface Offering {
  services: readonly string[];
  features: readonly string[];
}

export interface OfferingChoice {
  services: readonly string[];
  features: readonly string[];
}

/** Everything that some location offers, in the order of first mention; spellings that differ in case only are one. */
export function offeringsOf(locations: readonly Offering[]): { services: string[]; features: string[] } {
  return {
    services: union(locations.map(({ services }) => services)),
    features: union(locations.map(({ features }) => features)),
  };
}

function union(lists: readonly (readonly string[])[]): string[] {
  const known = new Map<string, string>();
  // Most places say the same, in the same words.
  for (const value of new Set(lists.flat())) {
    const key = folded(value);
    if (!known.has(key)) known.set(key, value);
  }
  return [...known.values()];
}

/** Whether a location offers all of the chosen services and all of the chosen features. */
export function offersAll(location: Offering, choice: OfferingChoice): boolean {
  return containsAll(location.services, choice.services) && containsAll(location.features, choice.features);
}

function containsAll(offered: readonly string[], chosen: readonly string[]): boolean {
  if (chosen.length === 0) return true;
  const known = new Set(offered.map(folded));
  return chosen.every((value) => known.has(folded(value)));
}

/** Those of the texts that are offered at all, in the spelling of the offer; an address may name anything. */
export function knownAmong(texts: readonly string[], offered: readonly string[]): string[] {
  const wanted = new Set(texts.map(folded));
  return offered.filter((value) => wanted.has(folded(value)));
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}

/** The nearest first; those of unknown distance keep their order after all others. */
export function nearestFirst<T>(locations: readonly T[], distanceOf: (location: T) => number | undefined): T[] {
  return locations
    .map((location) => ({ location, distance: distanceOf(location) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance))
    .map(({ location }) => location);
}
