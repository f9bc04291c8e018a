import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type JsonObject, withKeys, withoutKeys } from '@tablefront/restaurant/editing/entry-keys';
import { withMarks } from '@tablefront/restaurant/editing/marks';
import { type Step, valueAt } from '@tablefront/restaurant/editing/patches';
import { describe, expect, test } from 'vitest';
import { visited } from '#app/rendering/visited-page.test-support.ts';
import { placeMarks } from './placed-marks.ts';

const brands = path.resolve(import.meta.dirname, '../../../../brands');
const brand = (name: string): JsonObject => JSON.parse(readFileSync(path.join(brands, name, 'brand.json'), 'utf8'));

async function placedOn(document: JsonObject, at: string, near: Step[] = []) {
  const keyed = withKeys(document);
  const marked = withMarks(keyed);
  if (!marked) throw new Error('it holds what marks are made of');
  const [{ html: plain }, other] = await Promise.all([visited(withoutKeys(keyed), at), visited(marked.document, at)]);
  return { keyed, plain, marked: other.html, ...placeMarks({ plain, marked: other.html }, marked, near) };
}

const COMMENTS = /<!--@(\d+)-->/g;
const IN_PLANE = /[\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/u;
const unescaped = (html: string) =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe.each([
  ['trattoria-lucia', '/', 100],
  ['trattoria-lucia', '/menu', 150],
  ['trattoria-lucia', '/careers', 50],
  ['maple-and-ember', '/', 180],
  ['maple-and-ember', '/locations', 70],
  ['maple-and-ember', '/offers', 90],
  ['maple-and-ember', '/menu/toronto-queen-west', 180],
  ['harbour-noodle', '/', 10],
])('%s%s', (name, at, least) => {
  test('is the page letter for letter, but for what stands behind its texts', async () => {
    const { keyed, plain, marked, html, marks } = await placedOn(brand(name), at);
    expect(html.replace(COMMENTS, '')).toBe(plain);
    expect(marked).toMatch(IN_PLANE);
    expect(html).not.toMatch(IN_PLANE);
    expect(marks.length).toBeGreaterThan(least);
    // In no attribute, and in nothing that a script or a machine reads.
    const outside = html.replace(/<(script|style|title|textarea)\b.*?<\/\1>|<(?!!--@)[^>]*>/gs, '|');
    expect(outside.match(COMMENTS)).toHaveLength(marks.length);
    // Each leads to a field that holds just that.
    const pieces = html.split(COMMENTS);
    for (let index = 0; index + 1 < pieces.length; index += 2) {
      const mark = marks[Number(pieces[index + 1])];
      if (!mark || mark.length === 0) continue;
      const shown = unescaped(pieces[index] ?? '').slice(-mark.length);
      const held = valueAt(keyed, mark.at);
      const texts = [held].flat().map((text) => String(text).trim().toLowerCase());
      expect(texts, JSON.stringify(mark.at)).toContain(shown.toLowerCase());
    }
  });
});

const dish = (name: string, description: string) => ({ name, description, price: 5 });
const group: JsonObject = {
  name: 'Maple',
  menu: [
    { name: 'Lunch', categories: [{ name: 'Sides', items: [dish('Fries', 'Of the day')] }] },
    { name: 'Dinner', categories: [{ name: 'Sides', items: [dish('Fries', 'Of the night'), dish('Slaw', '')] }] },
  ],
  locations: [
    { name: 'Main Street', address: { addressLocality: 'Moncton' }, phone: '506 555 0100' },
    { name: 'Main Street', address: { addressLocality: 'Vancouver' }, phone: '604 555 0100' },
  ],
};

test('of several fields that hold the same text, the one that belongs to what stands before it', async () => {
  const { keyed, html, marks } = await placedOn(group, '/menu');
  const named = [...html.matchAll(/>Fries<!--@(\d+)-->/g)].map(([, number]) => marks[Number(number)]?.at ?? []);
  const menus = named.map(([, menu]) => valueAt(keyed, ['menu', menu ?? '', 'name']));
  expect(menus).toEqual(['Lunch', 'Dinner']);
});

test('what is the same is the same with marks: places that share a name are told apart as ever', async () => {
  const { plain, html } = await placedOn(group, '/locations');
  expect(plain).toContain('Moncton');
  expect(html.replace(COMMENTS, '')).toBe(plain);
  for (const place of ['/location/main-street-moncton', '/location/main-street-vancouver']) {
    expect((await placedOn(group, place)).plain).toContain('<h1');
  }
});

test('nothing is marked where a text holds what marks are made of', () => {
  expect(withMarks({ name: 'Lucia \u{F0001}' })).toBeUndefined();
});

test('where the marked page is built in another way, what is alike around that leads to its fields', () => {
  const mark = String.fromCodePoint(0xf0000);
  const fields = [{ held: [['name']], length: 1 }];
  const placed = placeMarks(
    { plain: '<p>a</p><b>x</b><i>a</i>', marked: `<p>a${mark}</p><u>x</u><br><b>y${mark}</b><i>a${mark}</i>` },
    { fields, pictures: new Map() },
  );
  expect(placed.html).toBe('<p>a<!--@0--></p><b>x</b><i>a<!--@1--></i>');
});
