/** Lambert's conformal conic projection, around a box. Source: Snyder, Map Projections – A Working Manual (1987), 15-1 to 15-11. */
import type { Coordinates } from '../site-configuration/site-configuration.ts';
import { type Box, widthOf } from './box.ts';

/** `x` to the right, `y` down. */
export interface Point {
  x: number;
  y: number;
}

export interface Projection {
  /** In radii of the earth, from the middle of the box's meridians and parallels. */
  to(place: Coordinates): Point;
  /** The way back; undefined where the map has nothing, which is behind the pole. */
  from(point: Point): Coordinates | undefined;
}

/** Nearer to a pole the cone has nothing to say. */
const MOST_LATITUDE = 85;
/** Degrees between the box's parallels at least, to tell the two of the projection apart. */
const LEAST_HEIGHT = 0.3;
/** A cone that is flatter than this is a cylinder. */
const FLAT = 1e-3;
/** With what is lost in rounding. */
const HALF_WAY_ROUND = 180.000001;
const RADIAN = Math.PI / 180;

/** Its standard parallels are a sixth of the box's height from its upper and lower edge. */
export function conicProjection(box: Box): Projection {
  const middle = box.west + widthOf(box) / 2;
  const [south, north] = [held(box.south), held(box.north)];
  const latitude = (south + north) / 2;
  const away = Math.max(north - south, LEAST_HEIGHT) / 3;
  const [lower, upper] = [(latitude - away) * RADIAN, (latitude + away) * RADIAN];
  const cone = Math.log(Math.cos(lower) / Math.cos(upper)) / Math.log(stretched(upper) / stretched(lower));
  const east = (longitude: number) => ((((longitude - middle + 540) % 360) + 360) % 360) - 180;
  const place = (degreesEast: number, radians: number): Coordinates => ({
    latitude: radians / RADIAN,
    longitude: ((((middle + degreesEast + 540) % 360) + 360) % 360) - 180,
  });

  if (Math.abs(cone) < FLAT) {
    const scale = Math.cos(lower);
    const origin = Math.log(stretched(latitude * RADIAN));
    return {
      to: ({ latitude, longitude }) => ({
        x: scale * east(longitude) * RADIAN,
        y: scale * (origin - Math.log(stretched(held(latitude) * RADIAN))),
      }),
      from({ x, y }) {
        const degreesEast = x / scale / RADIAN;
        if (Math.abs(degreesEast) > HALF_WAY_ROUND) return undefined;
        return place(degreesEast, 2 * Math.atan(Math.exp(origin - y / scale)) - Math.PI / 2);
      },
    };
  }

  const size = (Math.cos(lower) * stretched(lower) ** cone) / cone;
  const radius = (radians: number) => size / stretched(radians) ** cone;
  const origin = radius(latitude * RADIAN);
  const side = Math.sign(cone);
  return {
    to({ latitude, longitude }) {
      const distance = radius(held(latitude) * RADIAN);
      const angle = cone * east(longitude) * RADIAN;
      return { x: distance * Math.sin(angle), y: distance * Math.cos(angle) - origin };
    },
    from({ x, y }) {
      const distance = side * Math.hypot(x, origin + y);
      const degreesEast = Math.atan2(side * x, side * (origin + y)) / cone / RADIAN;
      if (Math.abs(degreesEast) > HALF_WAY_ROUND) return undefined;
      return place(degreesEast, 2 * Math.atan((size / distance) ** (1 / cone)) - Math.PI / 2);
    },
  };
}

function held(latitude: number): number {
  return Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude));
}

function stretched(radians: number): number {
  return Math.tan(Math.PI / 4 + radians / 2);
}
