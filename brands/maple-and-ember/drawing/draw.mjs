/**
 * Draws the brand's pictures anew: `node brands/maple-and-ember/drawing/draw.mjs [NAME…]`. Dishes are cut-outs for the
 * tinted plate of the pages, 660 × 600; the others are whole pictures.
 */
import path from 'node:path';
import sharp from 'sharp';
import { food, groups } from './food.mjs';
import { places } from './places.mjs';
import { scenes } from './scenes.mjs';
import { put, sheet } from './shapes.mjs';

const PICTURES = path.join(import.meta.dirname, '../pictures');

const drawings = {
  ...Object.fromEntries(
    Object.entries({ ...food, ...groups }).map(([name, draw]) => [
      name,
      { size: [660, 600], draw: (s) => put(draw(s), 330, 300, { scale: 1.5 }) },
    ]),
  ),
  ...Object.fromEntries(Object.entries(places).map(([name, draw]) => [name, { size: [1400, 800], draw }])),
  ...scenes,
};

const wanted = process.argv.slice(2);
for (const [name, { size, draw }] of Object.entries(drawings)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const paper = sheet(...size);
  const drawn = Buffer.from(paper.done(draw(paper)));
  const { size: bytes } = await sharp(drawn)
    .webp({ quality: 82, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toFile(path.join(PICTURES, `${name}.webp`));
  console.log(`${name}: ${Math.round(bytes / 1024)} kB`);
}
