/** What lies under the pins of a map: water, land, lakes and borders, as a drawing in a brand's colours. */
import type { Box } from '@tablefront/restaurant/pin-map/box';
import type { GroundColors } from '@tablefront/restaurant/pin-map/ground-link';
import type { Point } from '@tablefront/restaurant/pin-map/projection';
import { type Frame, frames, type View, viewOf } from '@tablefront/restaurant/pin-map/view';
import { clippedLine, clippedRing, windowAround } from './clip.ts';
import type { Earth, Outline } from './earth.ts';

/** Of a drawing's unit to a pixel of the frame: large windows show the map larger. */
const FINE = 2;
/** Units between two points at least, where the pins are and around. */
const STEP = 3;
const STEP_AROUND = 12;
/** How much further than the pins' frame the drawing is fine. */
const FINE_AROUND = 1.4;

/** As SVG, of the frame's ground around its middle. */
export function groundOf(earth: Earth, box: Box, frame: Frame, colors: GroundColors): string {
  const view = viewOf(box, frame);
  const { ground } = frames[frame];
  const [width, height] = [ground.width * FINE, ground.height * FINE];
  const window = windowAround(view, { width: ground.width, height: ground.height });
  const pen = penOf(view, frame);
  const rings = (outlines: readonly Outline[]) =>
    outlines.flatMap((outline) => clippedRing(outline, window)).map((ring) => pen(ring, 'Z'));
  const lines = earth.borders.flatMap((outline) => clippedLine(outline, window)).map((line) => pen(line, ''));
  const lake = `fill="${colors.water}" stroke="${colors.coast}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-width / 2} ${-height / 2} ${width} ${height}" ` +
    `width="${ground.width}" height="${ground.height}">` +
    `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${colors.water}"/>` +
    '<g stroke-width="1.2" stroke-linejoin="round" fill-rule="evenodd">' +
    path(rings(earth.land), `fill="${colors.land}" stroke="${colors.coast}"`) +
    path(lines, `fill="none" stroke="${colors.border}" stroke-dasharray="3 4"`) +
    path(rings(earth.lakes), lake) +
    '</g></svg>'
  );
}

function path(parts: readonly string[], attributes: string): string {
  const d = parts.join('');
  return d === '' ? '' : `<path ${attributes} vector-effect="non-scaling-stroke" d="${d}"/>`;
}

type Pen = (points: readonly number[], end: 'Z' | '') => string;

/** Draws longitudes and latitudes: points that nobody could tell from the one before are left out. */
function penOf(view: View, frame: Frame): Pen {
  const { width, height } = frames[frame];
  const [nearX, nearY] = [(width / 2) * FINE * FINE_AROUND, (height / 2) * FINE * FINE_AROUND];
  const isNear = ({ x, y }: Point) => Math.abs(x) < nearX && Math.abs(y) < nearY;
  return (degrees, end) => {
    const kept: Point[] = [];
    let last: Point | undefined;
    for (let place = 0; place < degrees.length; place += 2) {
      const { x, y } = view.at({ longitude: degrees[place] ?? 0, latitude: degrees[place + 1] ?? 0 });
      const point = { x: Math.round(x * FINE), y: Math.round(y * FINE) };
      const least = isNear(point) ? STEP : STEP_AROUND;
      const isLast = end === '' && place === degrees.length - 2;
      if (last && !isLast && Math.hypot(point.x - last.x, point.y - last.y) < least) continue;
      kept.push(point);
      last = point;
    }
    return isWorthIt(kept, end) ? written(kept) + end : '';
  };
}

/** An island of a few points is no more than a blot. */
function isWorthIt(points: readonly Point[], end: 'Z' | ''): boolean {
  return points.length > (end === '' ? 1 : 3);
}

/** `M1 2l3-4 5 6`: each point by the way from the one before. */
function written([first, ...rest]: readonly Point[]): string {
  if (!first) return '';
  let [x, y] = [first.x, first.y];
  let text = `M${x} ${y}`;
  let separator = 'l';
  for (const point of rest) {
    const [dx, dy] = [point.x - x, point.y - y];
    text += `${separator === 'l' || dx < 0 ? separator.trim() : separator}${dx}${dy < 0 ? '' : ' '}${dy}`;
    [x, y, separator] = [point.x, point.y, ' '];
  }
  return text;
}
