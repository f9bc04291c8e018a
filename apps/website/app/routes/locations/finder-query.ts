/** What the visitor chose in the finder, as it stands in the page's address, so that it can be shared. */

export interface FinderQuery {
  services: readonly string[];
  features: readonly string[];
  openNow: boolean;
  /** Sorted by distance. */
  nearest: boolean;
  /** The part of the map, or the city, whose locations are shown; see `pin-map/area.ts`. */
  area?: string;
  /** The slug of the location that was chosen; without it the first is selected. */
  selected?: string;
}

/** Names of the address's parameters; the filters' form fields bear them too. */
export const parameters = {
  service: 'service',
  feature: 'feature',
  open: 'open',
  sort: 'sort',
  area: 'area',
  location: 'location',
} as const;

/** The parameter of a search by name, city, postal code or address, which the server answers: the page then has what was found, and no more. */
export const SEARCH = 'q';
const LONGEST_SEARCH = 100;

/** What is searched for; empty where nothing is. */
export function searchedFor(search: string): string {
  return new URLSearchParams(search).get(SEARCH)?.trim().slice(0, LONGEST_SEARCH) ?? '';
}

/** `?service=Pickup&service=Delivery&feature=Patio&open=1&sort=distance&area=Toronto&location=queen-west` */
export function readFinderQuery(search: string): FinderQuery {
  const query = new URLSearchParams(search);
  return {
    services: query.getAll(parameters.service),
    features: query.getAll(parameters.feature),
    openNow: query.get(parameters.open) === '1',
    nearest: query.get(parameters.sort) === 'distance',
    area: query.get(parameters.area) ?? undefined,
    selected: query.get(parameters.location) ?? undefined,
  };
}

/** The address's query with this choice in it; whatever else stands in the query stays. Empty, or begins with `?`. */
export function writeFinderQuery(query: FinderQuery, search: string): string {
  const written = new URLSearchParams(search);
  for (const name of Object.values(parameters)) written.delete(name);
  for (const service of query.services) written.append(parameters.service, service);
  for (const feature of query.features) written.append(parameters.feature, feature);
  if (query.openNow) written.set(parameters.open, '1');
  if (query.nearest) written.set(parameters.sort, 'distance');
  if (query.area !== undefined) written.set(parameters.area, query.area);
  if (query.selected !== undefined) written.set(parameters.location, query.selected);
  return written.size > 0 ? `?${written}` : '';
}

/** How many filters are active. */
export function activeFilters({ services, features, openNow }: FinderQuery): number {
  return services.length + features.length + (openNow ? 1 : 0);
}

/** A list longer than this starts by city, and is drawn only where the visitor looks. */
const LONG_LIST = 30;

export function isLong({ length }: { readonly length: number }): boolean {
  return length > LONG_LIST;
}
