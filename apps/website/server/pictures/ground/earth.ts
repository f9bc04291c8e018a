/** The outlines of the earth that maps are drawn of: land, lakes, borders. Made by `make-earth.mjs`, which says where they are from. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** A line of points; of land and lakes it is closed. */
export interface Outline {
  /** Longitude, latitude, longitude, …: in degrees. */
  points: Float64Array;
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface Earth {
  land: Outline[];
  lakes: Outline[];
  borders: Outline[];
}

/** Points to a degree. */
const STEPS = 1000;

let known: Earth | undefined;

/** Read when a first map is drawn: a twentieth of a second, and some megabytes. */
export function earth(): Earth {
  known ??= readEarth(brotliDecompressSync(readFileSync(path.join(import.meta.dirname, 'earth.bin'))));
  return known;
}

/**
 * Numbers of seven bits to a byte, the least first: how many outlines, and of each how many points and the way to each from the one before.
 * Even numbers are to the east and north, odd ones to the west and south.
 */
function readEarth(bytes: Buffer): Earth {
  let position = 0;
  const next = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[position++] ?? 0;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const step = () => {
    const value = next();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
  const outline = (): Outline => {
    const points = new Float64Array(2 * next());
    let [longitude, latitude] = [0, 0];
    const bounds = { south: 90, west: 180, north: -90, east: -180 };
    for (let place = 0; place < points.length; place += 2) {
      longitude += step();
      latitude += step();
      const [x, y] = [longitude / STEPS, latitude / STEPS];
      points[place] = x;
      points[place + 1] = y;
      bounds.south = Math.min(bounds.south, y);
      bounds.north = Math.max(bounds.north, y);
      bounds.west = Math.min(bounds.west, x);
      bounds.east = Math.max(bounds.east, x);
    }
    return { points, ...bounds };
  };
  const outlines = () => Array.from({ length: next() }, outline);
  return { land: outlines(), lakes: outlines(), borders: outlines() };
}
