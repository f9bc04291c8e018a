/** Outlines cut to what a map shows, before they are projected. */
import type { View } from '@tablefront/restaurant/pin-map/view';
import type { Outline } from './earth.ts';

/** Between two parallels and two meridians; `west` to `east` may go beyond 180. In degrees. */
export interface Window {
  south: number;
  west: number;
  north: number;
  east: number;
  /** Points that are nearer to each other, and outlines that are smaller, cannot be told apart. */
  grain: number;
}

/** Degrees around what is shown, so that no cut is seen. */
const MARGIN = 0.05;
/** No map shows more of the poles. */
const MOST_LATITUDE = 84.9;
/** Of a pixel. */
const GRAIN = 0.7;
const KILOMETRES_PER_DEGREE = 111;
/** Points of each side of the drawing that are looked at. */
const SAMPLES = 24;
/** Points along a cut, which is bent when it is drawn. */
const CUT_POINTS = 24;

/** What a drawing of this size, around the middle of the view, shows of the earth. */
export function windowAround(view: View, { width, height }: { width: number; height: number }): Window {
  const middle = view.from({ x: 0, y: 0 })?.longitude ?? 0;
  const grain = (view.kilometresPerPixel * GRAIN) / KILOMETRES_PER_DEGREE;
  const whole = { south: -MOST_LATITUDE, west: middle - 179.9, north: MOST_LATITUDE, east: middle + 179.9, grain };
  const bounds = { south: 90, west: 180, north: -90, east: -180 };
  for (const [x, y] of edgeOf(width, height)) {
    const place = view.from({ x, y });
    // Behind the pole there is nothing; what is beside it is seen from all sides.
    if (!place) return whole;
    const east = ((((place.longitude - middle + 540) % 360) + 360) % 360) - 180;
    bounds.south = Math.min(bounds.south, place.latitude);
    bounds.north = Math.max(bounds.north, place.latitude);
    bounds.west = Math.min(bounds.west, east);
    bounds.east = Math.max(bounds.east, east);
  }
  if (showsPole(view, { width, height })) return whole;
  const margin = MARGIN + (bounds.north - bounds.south) * 0.1;
  return {
    south: Math.max(whole.south, bounds.south - margin),
    west: Math.max(whole.west, middle + bounds.west - margin),
    north: Math.min(whole.north, bounds.north + margin),
    east: Math.min(whole.east, middle + bounds.east + margin),
    grain,
  };
}

function* edgeOf(width: number, height: number): Generator<[number, number]> {
  for (let step = 0; step <= SAMPLES; step += 1) {
    const [x, y] = [(step / SAMPLES - 0.5) * width, (step / SAMPLES - 0.5) * height];
    yield* [
      [x, -height / 2],
      [x, height / 2],
      [-width / 2, y],
      [width / 2, y],
    ] as [number, number][];
  }
}

function showsPole(view: View, { width, height }: { width: number; height: number }): boolean {
  return [-90, 90].some((latitude) => {
    const { x, y } = view.at({ latitude, longitude: view.from({ x: 0, y: 0 })?.longitude ?? 0 });
    return Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2;
  });
}

/** The parts of a closed outline within the window; its cuts lie on the window's edges. As longitude, latitude, …. */
export function clippedRing(outline: Outline, window: Window): number[][] {
  return turnsOf(outline, window).flatMap((turn) => {
    let points = thinned(outline.points, turn, window.grain);
    if (isWithin(outline, turn, window)) return [points];
    for (const side of sidesOf(window)) points = cutRing(points, side);
    return points.length > 4 ? [withBentCuts(points, window)] : [];
  });
}

/** The stretches of an open line within the window. */
export function clippedLine(outline: Outline, window: Window): number[][] {
  return turnsOf(outline, window).flatMap((turn) => {
    const points = thinned(outline.points, turn, window.grain);
    const parts: number[][] = [[]];
    for (let place = 0; place < points.length; place += 2) {
      const [x = 0, y = 0] = [points[place], points[place + 1]];
      const isWithin = x >= window.west && x <= window.east && y >= window.south && y <= window.north;
      if (isWithin) parts.at(-1)?.push(x, y);
      else if (parts.at(-1)?.length) parts.push([]);
    }
    return parts.filter(({ length }) => length > 2);
  });
}

/** By how many degrees the outline is to be turned to be seen: it may be seen at both ends of a map of the whole earth. */
function turnsOf({ south, west, north, east }: Outline, window: Window): number[] {
  if (north < window.south || south > window.north || Math.max(north - south, east - west) < window.grain) return [];
  return [-360, 0, 360].filter((turn) => east + turn >= window.west && west + turn <= window.east);
}

function isWithin({ south, west, north, east }: Outline, turn: number, window: Window): boolean {
  return south >= window.south && north <= window.north && west + turn >= window.west && east + turn <= window.east;
}

/** Its points turned, without those that are as good as the one before. */
function thinned(points: Float64Array, turn: number, grain: number): number[] {
  const kept: number[] = [];
  let [lastX, lastY] = [Number.POSITIVE_INFINITY, 0];
  for (let place = 0; place < points.length; place += 2) {
    const [x = 0, y = 0] = [points[place], points[place + 1]];
    if (Math.abs(x - lastX) < grain && Math.abs(y - lastY) < grain && place < points.length - 2) continue;
    kept.push(x + turn, y);
    [lastX, lastY] = [x, y];
  }
  return kept;
}

interface Side {
  /** 0: a meridian, 1: a parallel. */
  axis: 0 | 1;
  at: number;
  /** The side of it that is kept. */
  keeps: 1 | -1;
}

function sidesOf({ south, west, north, east }: Window): Side[] {
  return [
    { axis: 0, at: west, keeps: 1 },
    { axis: 0, at: east, keeps: -1 },
    { axis: 1, at: south, keeps: 1 },
    { axis: 1, at: north, keeps: -1 },
  ];
}

/** Sutherland and Hodgman's cut of a polygon by a line. */
function cutRing(points: readonly number[], { axis, at, keeps }: Side): number[] {
  const kept: number[] = [];
  const other = 1 - axis;
  let before = points.length - 2;
  for (let place = 0; place < points.length; place += 2) {
    const [from = 0, to = 0] = [points[before + axis], points[place + axis]];
    const [fromOther = 0, toOther = 0] = [points[before + other], points[place + other]];
    const isKept = (to - at) * keeps >= 0;
    if (isKept !== (from - at) * keeps >= 0) {
      const crossing = fromOther + ((toOther - fromOther) * (at - from)) / (to - from);
      kept.push(...(axis === 0 ? [at, crossing] : [crossing, at]));
    }
    if (isKept) kept.push(...(axis === 0 ? [to, toOther] : [toOther, to]));
    before = place;
  }
  return kept;
}

/** A cut along a parallel is no straight line on a map: it gets points of its own. */
function withBentCuts(points: readonly number[], { south, west, north, east }: Window): number[] {
  const bent: number[] = [];
  const step = (east - west) / CUT_POINTS;
  for (let place = 0; place < points.length; place += 2) {
    const [x = 0, y = 0] = [points[place], points[place + 1]];
    const [nextX = 0, nextY = 0] = [points[(place + 2) % points.length], points[(place + 3) % points.length]];
    bent.push(x, y);
    if (y !== nextY || (y !== south && y !== north)) continue;
    const between = Math.floor(Math.abs(nextX - x) / step);
    for (let count = 1; count <= between; count += 1) bent.push(x + ((nextX - x) * count) / (between + 1), y);
  }
  return bent;
}
