import type { Box } from '@tablefront/restaurant/pin-map/box';
import { type Frame, frames } from '@tablefront/restaurant/pin-map/view';
import { expect, test } from 'vitest';
import { clippedLine, clippedRing } from './clip.ts';
import { type Earth, earth, type Outline } from './earth.ts';
import { groundOf } from './ground.ts';
import { groundEndpoint } from './ground-endpoint.ts';

const colors = { land: '#f2f4ee', water: '#d8e0e5', coast: '#8d9a9b', border: '#c9cdc6' };
const canada: Box = { south: 43.262, west: -123.102, north: 52.95, east: -63.57 };
const toronto: Box = { south: 43.647, west: -79.468, north: 43.666, east: -79.331 };
const pacific: Box = { south: -37, west: 139, north: 49, east: -118 };

function outline(...points: [x: number, y: number][]): Outline {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    points: Float64Array.from(points.flat()),
    south: Math.min(...ys),
    west: Math.min(...xs),
    north: Math.max(...ys),
    east: Math.max(...xs),
  };
}

test('the earth has land, lakes and borders', () => {
  const { land, lakes, borders } = earth();
  expect(land.length).toBeGreaterThan(4000);
  expect(lakes.length).toBeGreaterThan(200);
  expect(borders.length).toBeGreaterThan(300);
  for (const { south, north } of [...land, ...lakes, ...borders]) {
    expect(south).toBeGreaterThanOrEqual(-90);
    expect(north).toBeLessThanOrEqual(90);
  }
  // Toronto lies at a lake of the finer kind.
  expect(lakes.some(({ west, east, south, north }) => west < -79 && east > -77 && south < 43.5 && north > 44)).toBe(
    true,
  );
});

const square = outline([0, 0], [10, 0], [10, 10], [0, 10], [0, 0]);

test('an outline is cut to the window', () => {
  const window = { south: 5, west: 5, north: 20, east: 20, grain: 0 };
  const [ring = [], ...others] = clippedRing(square, window);
  expect(others).toEqual([]);
  const [xs, ys] = [ring.filter((_, place) => place % 2 === 0), ring.filter((_, place) => place % 2 === 1)];
  expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([5, 10, 5, 10]);
  // The cut along a parallel has points of its own, as it is drawn bent.
  expect(ring.length / 2).toBeGreaterThan(8);
  expect(clippedRing(square, { ...window, south: 11 })).toEqual([]);
  expect(clippedLine(outline([0, 7], [6, 7], [8, 7], [30, 7], [12, 8], [11, 9]), window)).toEqual([
    [6, 7, 8, 7],
    [12, 8, 11, 9],
  ]);
});

test('an outline on the other side of the date line is turned to it', () => {
  const fiji = outline([177, -18], [179, -18], [179, -17], [177, -17], [177, -18]);
  const [ring] = clippedRing(fiji, { south: -20, west: -190, north: -10, east: -170, grain: 0 });
  expect(ring).toEqual([-183, -18, -181, -18, -181, -17, -183, -17, -183, -18]);
});

test('an outline that is smaller than what can be told apart is left out', () => {
  const window = { south: -20, west: -20, north: 20, east: 20, grain: 11 };
  expect(clippedRing(square, window)).toEqual([]);
});

test.each(Object.keys(frames) as Frame[])('a drawing of %s is small, and lies where it is seen', (frame) => {
  const { width, height } = frames[frame].ground;
  for (const box of [canada, toronto, pacific]) {
    const svg = groundOf(earth(), box, frame, colors);
    expect(svg.length).toBeLessThan(130_000);
    expect(svg).toContain(`width="${width}" height="${height}"`);
  }
});

test('no outline leaps over the map where it crosses the date line', () => {
  // A straight line of more than a third of the map's width is no shore.
  const { width } = frames.wider.ground;
  for (const [, d = ''] of groundOf(earth(), pacific, 'wider', colors).matchAll(/ d="([^"]*)"/g)) {
    const steps = [...d.matchAll(/[l ](-?\d+)[ ]?(-?\d+)/g)].map(([, x]) => Math.abs(Number(x)));
    expect(Math.max(...steps)).toBeLessThan((2 * width) / 3);
  }
});

test('where there is no land all is water', () => {
  const nothing: Earth = { land: [], lakes: [], borders: [] };
  expect(groundOf(nothing, toronto, 'wide', colors)).toMatch(/<rect [^>]*fill="#d8e0e5"\/><g [^>]*><\/g><\/svg>$/);
});

test('a ground is served for good, as a drawing that loads nothing', async () => {
  const app = groundEndpoint();
  const path = '/map/1/narrow/f2f4ee-d8e0e5-8d9a9b-c9cdc6/43.262,-79.867,43.663,-79.331.svg';
  const answer = await app.request(path, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  const plain = await app.request(path);
  expect(await plain.text()).toMatch(/^<svg [^>]*>.*fill="#f2f4ee".*<\/svg>$/);
  for (const other of ['/map/', '/map/1/narrow/x/y.svg', path.replace('narrow', 'vast')]) {
    expect((await app.request(other)).status).toBe(404);
  }
});
