import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import { careersPageOf, openingsOf, titleOf } from './careers-page.ts';

function pageOf(raw: object) {
  const reading = readSiteConfiguration(raw);
  if (!reading.ok) throw new Error('The configuration cannot be read.');
  return careersPageOf(reading.configuration, { brandKey: 'brand.example', now: new Date('2026-11-20T15:00:00Z') });
}

const places = [
  { id: 1, restaurant_id: 'r1', name: 'Main Street', address: { locality: 'Winnipeg' } },
  { id: 2, restaurant_id: 'r2', name: 'Main Street', address: { locality: 'Moncton' } },
  { id: 'l3', name: 'Queen West', address: { locality: 'Toronto' } },
];

test('jobs of one title at two places of one name are told apart', () => {
  const jobs = ['r1', 'r2'].map((id) => ({ title: 'Counter crew', restaurant_id: id, location_name: 'Main Street' }));
  const page = pageOf({ locations: places, jobs });
  expect(page.jobs.map(({ key }) => key)).toEqual(['counter-crew-main-street', 'counter-crew-main-street-2']);
  expect(page.jobs.map(titleOf)).toEqual(['Counter crew, Main Street, Winnipeg', 'Counter crew, Main Street, Moncton']);
  expect(page.jobs.map(({ restaurantId }) => restaurantId)).toEqual(['r1', 'r2']);
});

test('a job without a restaurant has that of the only location of its name', () => {
  const jobs = [
    { title: 'Cook', location_name: 'queen west' },
    { title: 'Cook', location_name: 'Main Street' },
    { title: 'Cook' },
  ];
  expect(pageOf({ locations: places, jobs }).jobs).toMatchObject([
    { restaurantId: 'l3', place: 'Queen West, Toronto' },
    { place: 'Main Street' },
    {},
  ]);
  expect(pageOf({ locations: places, jobs }).jobs[1]).not.toHaveProperty('restaurantId');
});

test('a restaurant that is no location is kept as it is given', () => {
  const page = pageOf({
    locations: places,
    jobs: [{ title: 'Baker', restaurant_id: 'x', location_name: 'The bakery' }],
  });
  expect(page.jobs[0]).toMatchObject({ restaurantId: 'x', place: 'The bakery' });
});

test('a job whose last day is over is gone, and the link to another one of its title stays the same', () => {
  const jobs = [
    { title: 'Cook', validThrough: '2026-11-18' },
    { title: 'Cook', validThrough: '2026-11-20' },
  ];
  expect(pageOf({ locations: places, jobs }).jobs.map(({ key }) => key)).toEqual(['cook-2']);
  expect(pageOf({ locations: places, jobs: jobs.slice(0, 1) })).toMatchObject({ jobs: [], openApplication: false });
});

test('the open application is offered with jobs at several locations', () => {
  const jobs = [{ title: 'Open' }];
  const offered = (raw: object) => openingsOf(pageOf(raw)).map(({ key, position }) => `${key}: ${position}`);
  expect(offered({ locations: places, jobs })).toEqual(['open-2: Open', 'open: Apply Openly (Any Location)']);
  expect(offered({ locations: places.slice(0, 1), jobs })).toEqual(['open-2: Open']);
  expect(offered({ locations: places })).toEqual([]);
});

test('one can apply to each location, to the only one, or to the brand itself', () => {
  const ids = (raw: object) => pageOf(raw).places.map(({ restaurantId }) => restaurantId);
  expect(ids({ locations: places, restaurant_id: 'r0' })).toEqual(['r1', 'r2', 'l3']);
  expect(ids({ locations: places.slice(2), restaurant_id: 'r0' })).toEqual(['l3']);
  expect(ids({ restaurant_id: 'r0' })).toEqual(['r0']);
  expect(ids({ id: 7 })).toEqual(['7']);
  expect(ids({ name: 'Bare' })).toEqual(['brand.example']);
});

test('benefits are each listed once, with the positions that state them; pay stays with its job', () => {
  const jobs = [
    { title: 'Cook', benefits: ['$22 an hour', 'A meal each shift', 'Four weeks of holiday'] },
    { title: 'Server', benefits: ['20 $ l’heure', 'Wine tasting', 'a meal each shift'] },
    { title: 'Server', benefits: ['Bicycle'] },
  ];
  expect(pageOf({ jobs }).benefits).toEqual([
    { text: 'A meal each shift', positions: ['Cook', 'Server'], everywhere: false },
    { text: 'Wine tasting', positions: ['Server'], everywhere: false },
    { text: 'Bicycle', positions: ['Server'], everywhere: false },
    { text: 'Four weeks of holiday', positions: ['Cook'], everywhere: false },
  ]);
  expect(pageOf({ jobs: [{ title: 'Cook', benefits: ['Meals'] }] }).benefits).toMatchObject([{ everywhere: true }]);
  expect(pageOf({ jobs: [{ title: 'Cook', benefits: ['$22 an hour'] }] }).benefits).toEqual([]);
});

test('six benefits stand above the jobs, of each job in turn', () => {
  const jobs = ['A', 'B'].map((title) => ({ title, benefits: [1, 2, 3, 4].map((n) => `${title}${n}`) }));
  expect(pageOf({ jobs }).benefits.map(({ text }) => text)).toEqual(['A1', 'B1', 'A2', 'B2', 'A3', 'B3']);
});
