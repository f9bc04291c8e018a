/** The brand's locations as pins, without a map service: where each stands, which are drawn as one, and what they are called. */
import { greatCircleKilometres } from '../distance.ts';
import type { Coordinates } from '../site-configuration/site-configuration.ts';
import { cityCounts } from './area.ts';
import { type Box, boxAround, isInBox } from './box.ts';
import { clustersOf } from './clusters.ts';
import { namesWithRoom, SELECTED_HEIGHT } from './names.ts';
import type { Pin } from './pin.ts';
import type { Point } from './projection.ts';
import { type Frame, frames, viewOf } from './view.ts';

/** Up to so many pins carry their names. */
const MOST_NAMED = 12;
/** With more pins than these, those that are drawn as one carry the name of their city. */
const MOST_UNNAMED_CLUSTERS = 14;
/** Kilometres across which places are an 'area'. */
const AREA = 150;
/** How long the bar of the scale may be, in pixels. */
const LONGEST_BAR = 100;
/** Half of what a finger needs. */
const TARGET = 22;
const bars = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** A location that has a place on the earth. */
export interface Pinned {
  coordinates: Coordinates;
  name: string;
  city?: string;
}

export interface PinMap {
  /** All that is shown. */
  box: Box;
  /** In pixels from the middle of the frame, from left to right; the selected one last. */
  pins: Pin[];
  /** How long so many kilometres are, in pixels. */
  scale: { kilometres: number; pixels: number };
}

/**
 * @param selected the place of a location in the list; it is never drawn as one with others
 * @returns undefined without any location
 */
export function pinMap(locations: readonly Pinned[], frame: Frame, selected?: number): PinMap | undefined {
  const all = placed(locations, frame);
  if (!all) return undefined;
  const { box, view, points } = all;
  const room = frame !== 'narrow';
  const others = locations.map((_, place) => place).filter((place) => place !== selected);
  const clusters = clustersOf(
    others.map((place) => points[place] ?? { x: 0, y: 0 }),
    isNamed(locations, frame),
  );
  const pins: Pin[] = clusters
    .map(({ x, y, members }) => {
      const own = members.map((member) => others[member] ?? 0);
      return {
        ...rounded({ x, y }),
        members: own,
        opens: own.length > 1 ? openedBy(own, locations, frame) : undefined,
      };
    })
    .sort((a, b) => a.x - b.x);
  const point = selected === undefined ? undefined : points[selected];
  if (selected !== undefined && point) {
    pins.push({ ...standingOf(point, pins, frame), members: [selected], selected: true });
  }
  const labelOf = ({ members }: Pin) => {
    const [first = 0] = members;
    if (members.length > 1) return room ? nameOfGroup(members.flatMap((member) => locations[member] ?? [])) : undefined;
    return locations.length <= MOST_NAMED ? locations[first]?.name : undefined;
  };
  return { box, pins: namesWithRoom(pins, labelOf, frames[frame]), scale: scaleOf(view.kilometresPerPixel) };
}

/**
 * Where the selected pin, which is larger and stands on its point, hides no other: there, else on the pins at that place, else hanging from
 * them, as where there is no room above.
 */
function standingOf({ x, y }: Point, pins: readonly Pin[], frame: Frame): Point & Pick<Pin, 'hangs'> {
  const { height, top } = frames[frame];
  const near = pins.filter((pin) => Math.abs(pin.x - x) < TARGET);
  const here = near.filter((pin) => Math.abs(pin.y - y) < TARGET).map((pin) => pin.y);
  const hides = (from: number, to: number) => near.some((pin) => pin.y > from && pin.y < to);
  const on = here.length === 0 ? y : Math.min(y, ...here.map((other) => other - TARGET));
  const under = here.length === 0 ? y : Math.max(y, ...here.map((other) => other + TARGET));
  const hasRoom = on >= -(height / 2 + top - SELECTED_HEIGHT);
  if (hasRoom && !hides(on - SELECTED_HEIGHT, on - 1)) return { x, y: on };
  const canHang = under <= height / 2 && !hides(under + 1, under + SELECTED_HEIGHT);
  return canHang ? { x, y: under, hangs: true } : { x, y: hasRoom ? on : y };
}

function placed(locations: readonly Pinned[], frame: Frame) {
  const box = boxAround(locations.map(({ coordinates }) => coordinates));
  if (!box) return undefined;
  const view = viewOf(box, frame);
  return { box, view, points: locations.map(({ coordinates }) => rounded(view.at(coordinates))) };
}

function isNamed({ length }: readonly Pinned[], frame: Frame) {
  return { named: frame !== 'narrow' && length > MOST_UNNAMED_CLUSTERS };
}

/** The box of the cluster’s locations, where it shows them, and what else is in it, as more than one pin. */
function openedBy(members: readonly number[], locations: readonly Pinned[], frame: Frame): Box | undefined {
  const box = boxAround(members.flatMap((member) => locations[member]?.coordinates ?? []));
  const within = locations.filter(({ coordinates }) => box && isInBox(box, coordinates));
  const { points } = placed(within, frame) ?? { points: [] };
  return clustersOf(points, isNamed(within, frame)).length > 1 ? box : undefined;
}

/** The city; 'Toronto area' after the city of most of them, where all lie within 150 km; undefined for others. */
export function nameOfGroup(locations: readonly Pinned[]): string | undefined {
  const [most] = [...cityCounts(locations)].sort(([, a], [, b]) => b - a);
  if (!most) return undefined;
  const [city, count] = most;
  if (count === locations.length) return city;
  return kilometresAcross(locations) < AREA ? `${city} area` : undefined;
}

function kilometresAcross(locations: readonly Pinned[]): number {
  const box = boxAround(locations.map(({ coordinates }) => coordinates));
  if (!box) return 0;
  return greatCircleKilometres(
    { latitude: box.south, longitude: box.west },
    { latitude: box.north, longitude: box.east },
  );
}

function scaleOf(kilometresPerPixel: number): PinMap['scale'] {
  const kilometres = bars.findLast((bar) => bar / kilometresPerPixel <= LONGEST_BAR) ?? 1;
  return { kilometres, pixels: Math.round(kilometres / kilometresPerPixel) };
}

/** To whole pixels, as they are written; not to -0. */
function rounded({ x, y }: Point): Point {
  return { x: Math.round(x) + 0, y: Math.round(y) + 0 };
}
