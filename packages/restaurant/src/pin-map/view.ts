/** How large a box of the earth is drawn. */
import type { Coordinates } from '../site-configuration/site-configuration.ts';
import { type Box, widthOf } from './box.ts';
import { conicProjection, type Point, type Projection } from './projection.ts';

/**
 * The room that pins have in each layout of the finder, in pixels of its smallest window, and the edges around it that keep them whole: `side` to
 * the left and right, `top` above; `pin-map.css` has the same. `ground`: what is drawn of the land around, which is more than most windows show.
 */
export const frames = {
  /** Below 1024 px, down to 320×568. */
  narrow: { width: 240, height: 74, side: 40, top: 58, ground: { width: 820, height: 360 } },
  wide: { width: 384, height: 320, side: 80, top: 90, ground: { width: 1000, height: 1100 } },
  /** From 1400 px on. */
  wider: { width: 620, height: 420, side: 80, top: 90, ground: { width: 1000, height: 1000 } },
} as const;

export type Frame = keyof typeof frames;

/** Kilometres to a pixel at least: the outlines of land have no more to show. */
const LEAST_KILOMETRES = 0.03;
const EARTH_RADIUS = 6371;
/** Points of a box's edges that are looked at; the edges are bent. */
const SAMPLES = 32;

export type View = ReturnType<typeof viewOf>;

/** The view that shows the box as large as the frame lets it. */
export function viewOf(box: Box, frame: Frame) {
  const projection = conicProjection(box);
  const { left, right, top, bottom } = outlineOf(box, projection);
  const { width, height } = frames[frame];
  const scale = Math.min(width / (right - left), height / (bottom - top), EARTH_RADIUS / LEAST_KILOMETRES);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return {
    /** Pixels from the middle of the frame. */
    at(place: Coordinates): Point {
      const { x, y } = projection.to(place);
      return { x: (x - middle.x) * scale, y: (y - middle.y) * scale };
    },
    from: ({ x, y }: Point) => projection.from({ x: x / scale + middle.x, y: y / scale + middle.y }),
    kilometresPerPixel: EARTH_RADIUS / scale,
  };
}

function outlineOf(box: Box, projection: Projection) {
  const edges = Array.from({ length: SAMPLES + 1 }, (_, step) => {
    const longitude = box.west + (widthOf(box) * step) / SAMPLES;
    return [box.south, box.north].map((latitude) => projection.to({ latitude, longitude }));
  }).flat();
  const [xs, ys] = [edges.map(({ x }) => x), edges.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
