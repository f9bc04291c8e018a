/** The address of what lies under the pins: it says all that is drawn, so that a drawing is kept for good. */
import { type Box, boxText, readBox } from './box.ts';
import { type Frame, frames } from './view.ts';

export const GROUND_FOLDER = '/map/';
/** Of the outlines and of how they are drawn; another one is another address. */
const EDITION = '1';

export interface Ground {
  frame: Frame;
  box: Box;
  colors: GroundColors;
}

/** `coast`: of shores. */
const COLORS = ['land', 'water', 'coast', 'border'] as const;
/** Each as `#rrggbb`. */
export type GroundColors = Record<(typeof COLORS)[number], string>;

/** `/map/1/wide/f2f4ee-d8e0e5-8d9a9b-c9cdc6/43.262,-79.867,43.663,-79.331.svg`, in its parts: the box is what changes on a page. */
export function groundPath(frame: Frame, colors: string, box: Box): string {
  return `${GROUND_FOLDER}${EDITION}/${frame}/${colors}/${boxText(box)}.svg`;
}

export function colorsText(colors: GroundColors): string {
  return COLORS.map((name) => colors[name].slice(1)).join('-');
}

/** What is asked for by a path; undefined for any that `groundPath` has not made. */
export function readGroundPath(path: string): Ground | undefined {
  const [, , edition, frame = '', colors = '', file = '', ...more] = path.split('/');
  const box = file.endsWith('.svg') ? readBox(file.slice(0, -'.svg'.length)) : undefined;
  if (edition !== EDITION || !isFrame(frame) || !box || more.length > 0) return undefined;
  const [land, water, coast, border, ...others] = colors.split('-').map(readColor);
  if (!land || !water || !coast || !border || others.length > 0) return undefined;
  const ground = { frame, box, colors: { land, water, coast, border } };
  return groundPath(frame, colorsText(ground.colors), box) === path ? ground : undefined;
}

function readColor(digits: string): string | undefined {
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : undefined;
}

function isFrame(text: string): text is Frame {
  return Object.hasOwn(frames, text);
}
