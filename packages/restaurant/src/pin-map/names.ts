/** Names at pins, as many as have room. */
import type { Pin } from './pin.ts';
import type { Frame, frames } from './view.ts';

interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** As the style sheet draws them, in pixels. */
const HALF_TARGET = 22;
export const SELECTED_HEIGHT = 56;
const LETTER = 7.4;
/** Of scripts whose letters fill a square. */
const SQUARE_LETTER = 14;
const SQUARES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\uff00-\uff60]/gu;
const LONGEST_NAME = 24 * LETTER;
/** From the middle of a pin to the middle of its name. */
const NAME_BELOW = 29;
const NAME_BEYOND_SELECTED = 70;
const NAME_HEIGHT = 18;
/** What a cluster's pill has besides its name: its number and its ends. */
const PILL = 46;

/**
 * The pins with their labels: one that would lie on another pin, on another label or beyond the edge is left out. The selected one's and
 * those of many come first.
 */
export function namesWithRoom(
  pins: readonly Pin[],
  labelOf: (pin: Pin) => string | undefined,
  { width, height, side, top }: (typeof frames)[Frame],
): Pin[] {
  const taken = new Map<Pin, Rectangle[]>(pins.map((pin) => [pin, [targetOf(pin)]]));
  const labels = new Map<Pin, string>();
  const first = (pin: Pin) => (pin.selected ? Number.POSITIVE_INFINITY : pin.members.length);
  for (const pin of [...pins].sort((a, b) => first(b) - first(a))) {
    const label = labelOf(pin);
    if (label === undefined || widthOf(label) > LONGEST_NAME) continue;
    const room = roomOf(pin, label);
    const isTaken = [...taken].some(([other, ones]) => other !== pin && ones.some((one) => overlap(one, room)));
    const isWithin = Math.max(-room.left, room.right) <= width / 2 + side && room.top >= -height / 2 - top;
    if (isTaken || !isWithin) continue;
    labels.set(pin, label);
    taken.get(pin)?.push(room);
  }
  return pins.map((pin) => {
    const label = labels.get(pin);
    return label === undefined ? pin : { ...pin, label };
  });
}

function targetOf({ x, y, selected, hangs }: Pin): Rectangle {
  const [above, below] = !selected ? [HALF_TARGET, HALF_TARGET] : hangs ? [0, SELECTED_HEIGHT] : [SELECTED_HEIGHT, 0];
  const [top, bottom] = [y - above, y + below];
  return { left: x - HALF_TARGET, right: x + HALF_TARGET, top, bottom };
}

function roomOf({ x, y, members, selected, hangs }: Pin, label: string): Rectangle {
  if (members.length > 1) {
    const half = (PILL + widthOf(label)) / 2;
    return { left: x - half, right: x + half, top: y - HALF_TARGET, bottom: y + HALF_TARGET };
  }
  const half = widthOf(label) / 2;
  const middle = y + (!selected ? NAME_BELOW : hangs ? NAME_BEYOND_SELECTED : -NAME_BEYOND_SELECTED);
  return { left: x - half, right: x + half, top: middle - NAME_HEIGHT / 2, bottom: middle + NAME_HEIGHT / 2 };
}

function widthOf(label: string): number {
  const squares = label.match(SQUARES)?.length ?? 0;
  return (label.length - squares) * LETTER + squares * SQUARE_LETTER;
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
