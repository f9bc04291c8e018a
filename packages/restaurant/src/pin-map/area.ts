/** A part of a brand's locations: those within a box, or those of a city. */
import type { Coordinates } from '../site-configuration/site-configuration.ts';
import { isInBox, readBox } from './box.ts';

export interface Placed {
  coordinates?: Coordinates;
  city?: string;
}

/** @param area what `boxText` has written, or the name of a city */
export function isInArea(area: string, { coordinates, city }: Placed): boolean {
  const box = readBox(area);
  if (box) return coordinates !== undefined && isInBox(box, coordinates);
  return city !== undefined && folded(city) === folded(area);
}

/** How many of the locations are in each city, in the order of first mention; those of no city are not told. */
export function cityCounts(locations: readonly Placed[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { city } of locations) if (city !== undefined) counts.set(city, (counts.get(city) ?? 0) + 1);
  return counts;
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}
