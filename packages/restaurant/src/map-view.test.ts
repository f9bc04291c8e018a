import { expect, test } from 'vitest';
import { areFarApart, averageOf, mapView, zoomWithin } from './map-view.ts';

const queen = { latitude: 43.6473, longitude: -79.4042 };
const leslieville = { latitude: 43.6627, longitude: -79.332 };
const hamilton = { latitude: 43.2622, longitude: -79.8663 };
const vancouver = { latitude: 49.2563, longitude: -123.101 };

test('one location is shown at zoom 15, around itself', () => {
  expect(mapView([queen], { mobile: false })).toEqual({ center: queen, zoom: 15 });
});

test.each([
  ['close together on a phone', [queen, leslieville], true, { padding: 20, minZoom: 11, maxZoom: 14 }],
  ['close together on a desktop', [queen, leslieville], false, { padding: 40, minZoom: 10, maxZoom: 15 }],
  ['far apart on a phone', [queen, hamilton], true, { padding: 40, minZoom: 8, maxZoom: 14 }],
  ['far apart on a desktop', [queen, leslieville, vancouver], false, { padding: 80, minZoom: 6, maxZoom: 15 }],
])('several locations %s are fitted', (_, points, mobile, fit) => {
  const view = mapView(points, { mobile });
  expect(view).toMatchObject({ zoom: 12, fit });
  expect(view?.center).toEqual(averageOf(points));
});

test('a supplied centre and zoom come before the average and the default', () => {
  expect(mapView([queen, leslieville], { mobile: false, center: vancouver, zoom: 9 })).toMatchObject({
    center: vancouver,
    zoom: 9,
  });
  expect(mapView([], { mobile: false, center: vancouver })).toEqual({ center: vancouver, zoom: 12 });
});

test('without any place there is no view', () => {
  expect(mapView([], { mobile: true })).toBeUndefined();
});

test('far apart is more than 50 km, of any two', () => {
  const degree = 111.195;
  const north = (kilometres: number) => ({ latitude: kilometres / degree, longitude: 0 });
  expect(areFarApart([north(0), north(25), north(49.9)])).toBe(false);
  expect(areFarApart([north(0), north(25), north(50.1)])).toBe(true);
  expect(areFarApart([queen])).toBe(false);
});

test('the average of Fiji and Samoa is in the Pacific, not in Africa', () => {
  const average = averageOf([
    { latitude: -18, longitude: 178 },
    { latitude: -14, longitude: -172 },
  ]);
  expect(average).toEqual({ latitude: -16, longitude: -177 });
});

test('the average of a place with itself is the place', () => {
  expect(averageOf([vancouver, vancouver])).toEqual(vancouver);
});

const fit = { padding: 40, minZoom: 10, maxZoom: 15 };
test.each([
  [3, 10],
  [10, undefined],
  [12.5, undefined],
  [15, undefined],
  [21, 15],
  [undefined, undefined],
])('a fitted zoom of %s is put to %s', (zoom, kept) => {
  expect(zoomWithin(zoom, fit)).toBe(kept);
});
