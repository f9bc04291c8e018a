import { zoneName } from '../ui/when.ts';

interface PlacesInTime {
  places: readonly { id: string; timeZone: string | null }[];
  brand: { timeZone: string | null };
}

/** In which zone to tell a time of some places (null: of all): their own; named where they lie in several, and the brand's counts. */
export function zoneOfPlaces(
  { places, brand }: PlacesInTime,
  ids: readonly string[] | null,
): { timeZone: string | null; named: string } {
  const those = ids === null ? places : places.filter(({ id }) => ids.includes(id));
  const [first = brand.timeZone, ...others] = new Set(those.map(({ timeZone }) => timeZone));
  if (others.length === 0) return { timeZone: first, named: '' };
  return { timeZone: brand.timeZone, named: brand.timeZone === null ? '' : ` in ${zoneName(brand.timeZone)}` };
}
