/** Choosing among the locations of a brand: by what they offer, and the nearest first. */

export interface Offering {
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

/**
 * What a location offers, as places in the list of all offerings: services first, features after them. Numbers are what a
 * page can carry for each of hundreds.
 */
export function offersOf(location: Offering, offerings: Offering): number[] {
  const services = new Set(location.services.map(folded));
  const features = new Set(location.features.map(folded));
  const isOffered = [
    ...offerings.services.map((service) => services.has(folded(service))),
    ...offerings.features.map((feature) => features.has(folded(feature))),
  ];
  return isOffered.flatMap((offered, place) => (offered ? [place] : []));
}

/** What is asked of locations. */
export interface LocationChoice {
  /** As `offersOf` has them; a location must offer all. */
  offers: readonly number[];
  openNow: boolean;
  /** The nearest first. */
  nearest: boolean;
}

/** A location that can be chosen. */
export interface Findable {
  offers: readonly number[];
  /** Kilometres. */
  distance?: number;
  isOpen?: boolean;
}

/** The locations that are asked for, in the order that is asked for. */
export function findLocations<T extends Findable>(locations: readonly T[], choice: LocationChoice): T[] {
  const found = locations.filter(
    ({ offers, isOpen }) => choice.offers.every((offer) => offers.includes(offer)) && (isOpen || !choice.openNow),
  );
  // Those of unknown distance keep their order after all others.
  const kilometres = ({ distance = Number.POSITIVE_INFINITY }: T) => distance;
  return choice.nearest
    ? found.sort((a, b) => (kilometres(a) === kilometres(b) ? 0 : kilometres(a) - kilometres(b)))
    : found;
}

/** Those of the texts that are offered at all, in the spelling of the offer; an address may name anything. */
export function knownAmong(texts: readonly string[], offered: readonly string[]): string[] {
  const wanted = new Set(texts.map(folded));
  return offered.filter((value) => wanted.has(folded(value)));
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
