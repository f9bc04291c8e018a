/** A part of the earth between two parallels and two meridians. */
import type { Coordinates } from '../site-configuration/site-configuration.ts';

/** In degrees. `west` is greater than `east` where the box lies across the date line. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Decimals of a degree that a box is told with: about 100 m. */
const DECIMALS = 3;
const STEP = 10 ** -DECIMALS;
/** What numbers are rounded by. */
const GRAIN = 1e-9;
const FORM = /^-?\d{1,3}(?:\.\d{1,3})?(?:,-?\d{1,3}(?:\.\d{1,3})?){3}$/;

/** The smallest box that holds all the points, outward to a thousandth of a degree; undefined without any point. */
export function boxAround(points: readonly Coordinates[]): Box | undefined {
  if (points.length === 0) return undefined;
  const latitudes = points.map(({ latitude }) => latitude);
  const { west, east } = meridiansAround(points.map(({ longitude }) => turned(longitude)));
  return {
    south: Math.max(-90, outward(Math.min(...latitudes), -1)),
    west: turned(outward(west, -1)),
    north: Math.min(90, outward(Math.max(...latitudes), 1)),
    east: turned(outward(east, 1)),
  };
}

/** The points lie beside the widest gap between two neighbouring meridians. */
function meridiansAround(longitudes: number[]): { west: number; east: number } {
  const sorted = longitudes.sort((a, b) => a - b);
  const [first = 0] = sorted;
  let last = sorted.at(-1) ?? 0;
  let gap = first + 360 - last;
  let west = first;
  for (const [place, longitude] of sorted.entries()) {
    const before = sorted[place - 1] ?? longitude;
    if (longitude - before <= gap) continue;
    gap = longitude - before;
    [west, last] = [longitude, before];
  }
  return { west, east: last };
}

/** From the box's western edge to its eastern one, 0 to 360 degrees. */
export function widthOf({ west, east }: Box): number {
  return eastward(west, east);
}

export function isInBox(box: Box, { latitude, longitude }: Coordinates): boolean {
  const within = latitude >= box.south - GRAIN && latitude <= box.north + GRAIN;
  return within && eastward(box.west - GRAIN, longitude) <= widthOf(box) + 2 * GRAIN;
}

/** `43.262,-79.867,43.663,-79.331`: south, west, north, east. */
export function boxText({ south, west, north, east }: Box): string {
  return [south, west, north, east].map((degrees) => Number(degrees.toFixed(DECIMALS))).join(',');
}

/** What `boxText` wrote; undefined for anything else. */
export function readBox(text: string): Box | undefined {
  if (!FORM.test(text)) return undefined;
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
  if (south > north || south < -90 || north > 90 || Math.abs(west) > 180 || Math.abs(east) > 180) return undefined;
  return { south, west, north, east };
}

/** How far east the second meridian is from the first one. */
function eastward(from: number, to: number): number {
  return (((to - from) % 360) + 360) % 360;
}

/** The same meridian within -180 to 180. */
function turned(longitude: number): number {
  return longitude >= -180 && longitude <= 180 ? longitude : ((((longitude + 180) % 360) + 360) % 360) - 180;
}

function outward(degrees: number, way: 1 | -1): number {
  // Less than GRAIN: 43.262 is not 43262.000000000007 steps.
  const steps = degrees / STEP;
  return Number(((way === 1 ? Math.ceil(steps - 1e-7) : Math.floor(steps + 1e-7)) * STEP).toFixed(DECIMALS));
}
