import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cityCounts, isInArea } from './area.ts';
import { type Box, boxAround, boxText, isInBox, readBox, widthOf } from './box.ts';
import { clustersOf, NEAR } from './clusters.ts';
import { colorsText, groundPath, readGroundPath } from './ground-link.ts';
import { SELECTED_HEIGHT } from './names.ts';
import { nameOfGroup, pinMap } from './pin-map.ts';
import { conicProjection } from './projection.ts';
import { type Frame, frames, viewOf } from './view.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const queen = at(43.6473, -79.4042);
const leslie = at(43.6627, -79.332);
const hamilton = at(43.2622, -79.8663);
const vancouver = at(49.2563, -123.101);
const halifax = at(44.6488, -63.5752);
const suva = at(-18.14, 178.44);
const apia = at(-13.83, -171.77);

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** As brands have them: in a city, in a country, around the world, on one spot. */
const places = fc
  .tuple(
    place,
    fc.constantFrom(0, 0.05, 3, 30, 180),
    fc.array(fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true })), {
      minLength: 1,
      maxLength: 60,
    }),
  )
  .map(([middle, spread, ways]) =>
    ways.map(([north, east]) =>
      at(
        Math.max(-90, Math.min(90, middle.latitude + (north * spread) / 2)),
        ((((middle.longitude + east * spread + 540) % 360) + 360) % 360) - 180,
      ),
    ),
  );
const frame = fc.constantFrom(...(Object.keys(frames) as Frame[]));
const named = (coordinates: { latitude: number; longitude: number }[], city?: string) =>
  coordinates.map((each, index) => ({ coordinates: each, name: `Place ${index}`, city }));

describe('a box', () => {
  test.each<[string, { latitude: number; longitude: number }[], Box]>([
    ['of one place', [queen], { south: 43.647, west: -79.405, north: 43.648, east: -79.404 }],
    ['of a city', [queen, leslie], { south: 43.647, west: -79.405, north: 43.663, east: -79.332 }],
    ['across the date line', [suva, apia], { south: -18.14, west: 178.44, north: -13.83, east: -171.77 }],
    ['on the date line', [at(1, 180), at(2, -180)], { south: 1, west: 180, north: 2, east: -180 }],
    ['at the pole', [at(90, 10), at(89.9999, 10)], { south: 89.999, west: 10, north: 90, east: 10 }],
  ])('%s', (_, points, box) => {
    expect(boxAround(points)).toEqual(box);
  });

  test('of no place there is none', () => {
    expect(boxAround([])).toBeUndefined();
  });

  test('holds all its points, and goes around the earth the shorter way', () => {
    fc.assert(
      fc.property(places, (points) => {
        const box = boxAround(points);
        if (!box) throw new Error('there is no box');
        for (const point of points) expect(isInBox(box, point)).toBe(true);
        // Three points that are a third of the earth apart leave a gap of a third.
        expect(widthOf(box)).toBeLessThan(360 - 360 / (points.length + 1) + 0.01);
        expect(readBox(boxText(box))).toEqual(box);
      }),
    );
  });

  test.each([
    '',
    '1,2,3',
    '1,2,3,4,5',
    '5,0,1,0',
    '0,0,91,0',
    '0,181,1,0',
    '1.2345,0,2,0',
    'Toronto',
    '-,0,1,2',
    '1e3,0,1,2',
  ])('is not told by %j', (text) => {
    expect(readBox(text)).toBeUndefined();
  });
});

describe('the projection', () => {
  test('finds its way back', () => {
    fc.assert(
      fc.property(places, place, (points, { latitude, longitude }) => {
        const box = boxAround(points);
        if (!box || Math.abs(latitude) > 80) return;
        const { to, from } = conicProjection(box);
        const back = from(to({ latitude, longitude }));
        if (!back) throw new Error('it is behind the pole');
        expect(back.latitude).toBeCloseTo(latitude, 4);
        expect(Math.cos(((back.longitude - longitude) * Math.PI) / 180)).toBeCloseTo(1, 6);
      }),
    );
  });

  test('shows a kilometre as a kilometre where the pins are', () => {
    const box = boxAround([queen, hamilton]);
    if (!box) throw new Error('there is no box');
    const { to } = conicProjection(box);
    const [a, b] = [to(queen), to(leslie)];
    expect(Math.hypot(a.x - b.x, a.y - b.y) * 6371).toBeCloseTo(6.05, 1);
    expect(b.x).toBeGreaterThan(a.x);
    expect(b.y).toBeLessThan(a.y);
  });

  test('has north above, on both sides of the equator and on it', () => {
    for (const latitude of [-60, -10, 0, 10, 60]) {
      const { to } = conicProjection({ south: latitude - 5, north: latitude + 5, west: 0, east: 10 });
      expect(to(at(latitude + 1, 5)).y).toBeLessThan(to(at(latitude, 5)).y);
      expect(to(at(latitude, 6)).x).toBeGreaterThan(to(at(latitude, 5)).x);
    }
  });
});

test('every pin is within the frame, and its label within the edges', () => {
  fc.assert(
    fc.property(places, frame, fc.constantFrom(undefined, 0), (points, name, selected) => {
      const { width, height, side, top } = frames[name];
      for (const { x, y, label = '', selected: chosen } of pinMap(named(points), name, selected)?.pins ?? []) {
        expect(Math.abs(x)).toBeLessThanOrEqual(width / 2 + 3);
        // The chosen one may stand on another, as far as there is room above.
        expect(-y).toBeLessThanOrEqual(height / 2 + (chosen ? Math.max(3, top - SELECTED_HEIGHT) : 3));
        expect(y).toBeLessThanOrEqual(height / 2 + 3);
        expect(Math.abs(x) + label.length * 3.5).toBeLessThan(width / 2 + side);
      }
    }),
    // The chosen one stands on another at the upper edge.
    { examples: [[[at(0, 0), at(-0.0760000001, 0), at(0, 0)], 'wide', 0]] },
  );
});

test('every location is in one pin, and no two pins are nearer than a finger can tell', () => {
  fc.assert(
    fc.property(places, frame, fc.option(fc.nat(59), { nil: undefined }), (points, name, wanted) => {
      const selected = wanted !== undefined && wanted < points.length ? wanted : undefined;
      const pins = pinMap(named(points), name, selected)?.pins ?? [];
      expect(pins.flatMap(({ members }) => members).sort((a, b) => a - b)).toEqual(points.map((_, index) => index));
      expect(pins.filter((pin) => pin.selected).map(({ members }) => members)).toEqual(
        selected === undefined ? [] : [[selected]],
      );
      const others = pins.filter((pin) => !pin.selected);
      for (const [index, a] of others.entries()) {
        // They stand on whole pixels.
        for (const b of others.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(NEAR - 1.5);
      }
    }),
  );
});

test('what a cluster opens holds its locations, and shows more than one pin', () => {
  fc.assert(
    fc.property(places, frame, (points, name) => {
      for (const { members, opens } of pinMap(named(points), name)?.pins ?? []) {
        if (!opens) continue;
        const within = points.filter((point) => isInArea(boxText(opens), { coordinates: point }));
        for (const member of members) expect(within).toContain(points[member]);
        expect(pinMap(named(within), name)?.pins.length).toBeGreaterThan(1);
      }
    }),
    // In the middle of it the ends are near.
    { examples: [[[0.07800000010000001, 0, -0.04600000010000001, 0].map((latitude) => at(latitude, 0)), 'narrow']] },
  );
});

test('labels lie on no other pin', () => {
  const cities = [queen, leslie, hamilton, vancouver, halifax, suva];
  const label = (pins: ReturnType<typeof pinMap>) => pins?.pins.map((pin) => pin.label);
  expect(label(pinMap(named([vancouver, halifax]), 'wide'))).toEqual(['Place 0', 'Place 1']);
  expect(label(pinMap(named(cities.slice(0, 3), 'Toronto'), 'narrow'))).toContain('Place 2');
  // Thirteen have too many names.
  const many = Array.from({ length: 13 }, (_, index) => at(40 + index, -80 + 3 * index));
  expect(label(pinMap(named(many), 'wider'))?.filter((text) => text?.startsWith('Place'))).toEqual([]);
});

test('letters that fill a square need more room than others', () => {
  const labels = (name: string) =>
    pinMap(
      [vancouver, halifax].map((coordinates) => ({ coordinates, name })),
      'wide',
    )?.pins.map(({ label }) => label);
  expect(labels('Grand Front Osaka')).toEqual(['Grand Front Osaka', 'Grand Front Osaka']);
  expect(labels('新宿三丁目店')).toEqual(['新宿三丁目店', '新宿三丁目店']);
  expect(labels('大阪梅田グランフロント第二店')).toEqual([undefined, undefined]);
});

test('one location, and several on one spot, are shown with what is around', () => {
  for (const points of [[queen], [queen, queen, queen]]) {
    const map = pinMap(named(points), 'wide');
    expect(map?.pins.map(({ members, opens }) => ({ members, opens }))).toEqual([
      { members: points.map((_, index) => index), opens: undefined },
    ]);
    expect(Math.hypot(map?.pins[0]?.x ?? 99, map?.pins[0]?.y ?? 99)).toBeLessThan(3);
    expect(map?.scale).toEqual({ kilometres: 2, pixels: 67 });
  }
  expect(pinMap([], 'wide')).toBeUndefined();
});

test('the selected pin stands on the one that it would hide', () => {
  const [under, selected] = pinMap(named([queen, queen]), 'wide', 1)?.pins ?? [];
  expect(under?.members).toEqual([0]);
  expect(selected).toMatchObject({ selected: true, x: under?.x, y: (under?.y ?? 0) - 22 });
});

test.each([
  [
    'one city',
    [
      ['Toronto', queen],
      ['Toronto', leslie],
    ],
    'Toronto',
  ],
  [
    'a city and its neighbours',
    [
      ['Toronto', queen],
      ['Toronto', leslie],
      ['Hamilton', hamilton],
    ],
    'Toronto area',
  ],
  [
    'a country',
    [
      ['Toronto', queen],
      ['Vancouver', vancouver],
    ],
    undefined,
  ],
  ['nothing that has a name', [[undefined, queen]], undefined],
] as const)('a group of %s is called so', (_, group, name) => {
  expect(nameOfGroup(group.map(([city, coordinates]) => ({ city, coordinates, name: '' })))).toBe(name);
});

test('named clusters need more room than pins', () => {
  const row = [0, 10, 60, 160].map((x) => ({ x, y: 0 }));
  expect(clustersOf(row).map(({ members }) => members)).toEqual([[0, 1], [2], [3]]);
  expect(clustersOf(row, { named: true }).map(({ members }) => members)).toEqual([[0, 1, 2], [3]]);
});

test('an area is a box or a city', () => {
  const inToronto = { coordinates: queen, city: 'Toronto' };
  expect(isInArea('toronto ', inToronto)).toBe(true);
  expect(isInArea('43.6,-79.5,43.7,-79.3', inToronto)).toBe(true);
  expect(isInArea('43.7,-79.5,43.8,-79.3', inToronto)).toBe(false);
  expect(isInArea('43.6,-79.5,43.7,-79.3', { city: 'Toronto' })).toBe(false);
  expect([...cityCounts([inToronto, { city: 'Hamilton' }, inToronto, {}])]).toEqual([
    ['Toronto', 2],
    ['Hamilton', 1],
  ]);
});

test('the address of a ground says all that is drawn', () => {
  const colors = { land: '#f2f4ee', water: '#d8e0e5', coast: '#8d9a9b', border: '#c9cdc6' };
  fc.assert(
    fc.property(places, frame, (points, name) => {
      const box = boxAround(points);
      if (!box) return;
      const path = groundPath(name, colorsText(colors), box);
      expect(readGroundPath(path)).toEqual({ frame: name, box, colors });
    }),
  );
});

const GOOD = '/map/1/wide/f2f4ee-d8e0e5-8d9a9b-c9cdc6/43.262,-79.867,43.663,-79.331.svg';
test.each([
  GOOD.replace('/1/', '/0/'),
  GOOD.replace('wide', 'constructor'),
  GOOD.replace('f2f4ee-', ''),
  GOOD.replace('f2f4ee', 'F2F4EE'),
  GOOD.replace('c9cdc6', 'c9cdc6-000000'),
  GOOD.replace('43.663', '43.6630'),
  GOOD.replace('.svg', '.png'),
  `${GOOD}/`,
  '/map/',
])('no ground is drawn for %s', (path) => {
  expect(readGroundPath(GOOD)).toBeDefined();
  expect(readGroundPath(path)).toBeUndefined();
});

test('a ground is larger than what any window shows of it', () => {
  const box = boxAround([vancouver, halifax]);
  if (!box) throw new Error('there is no box');
  for (const name of Object.keys(frames) as Frame[]) {
    const { width, height, ground } = frames[name];
    expect(ground.width).toBeGreaterThan(1.5 * width);
    expect(ground.height).toBeGreaterThan(2 * height);
    expect(viewOf(box, name).from({ x: 0, y: 0 })?.latitude).toBeCloseTo(48.8, 0);
  }
});
