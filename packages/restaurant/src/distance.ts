import type { Coordinates } from './site-configuration/site-configuration.ts';

/** Mean radius of the earth (IUGG), in kilometres. */
const EARTH_RADIUS = 6371.0088;

/** A distance in kilometres as `650m`, and from 1 km on as `1.2km`; what rounds to 1000 m is `1.0km`. */
export function distanceText(kilometres: number): string {
  const metres = Math.round(kilometres * 1000);
  return metres < 1000 ? `${metres}m` : `${kilometres.toFixed(1)}km`;
}

/** The shortest way over the surface between two points, in kilometres (haversine; within 0.6 % of the real earth). */
export function greatCircleKilometres(a: Coordinates, b: Coordinates): number {
  const latitudes = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = latitudes + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudes;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
