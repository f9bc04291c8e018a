/** Small parts that the answers about services share. */
import type { Asking } from '../asking.ts';
import type { Place } from '../knowledge/knowledge.ts';
import { listedAs } from '../vocabulary/services.ts';

/** The places that list a service; of the only place of a brand also what the brand lists. */
export function listing(places: readonly Place[], service: keyof typeof listedAs, asking: Asking): readonly Place[] {
  if (asking.knowledge.places.length === 1 && isCatalogued(service, asking)) return places;
  return places.filter(({ location }) => location.services.some((name) => listedAs[service].test(name)));
}

/** Whether the brand lists a service, wherever it is offered. */
export function isCatalogued(service: keyof typeof listedAs, { knowledge }: Asking): boolean {
  return knowledge.configuration.offerCatalog.some((name) => listedAs[service].test(name));
}

export function labelsOf(places: readonly Place[]): string[] {
  return places.map(({ label }) => label);
}

/** The sentences that there are, after each other. */
export function joined(...texts: (string | false | undefined)[]): string {
  return texts.filter((text) => text !== undefined && text !== false && text !== '').join(' ');
}
