import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import { assistantAccessOf } from './assistant/assistant-access.ts';
import { feedbackPlacesOf } from './feedback/feedback-places.ts';
import { careersPageOf } from './routes/careers/careers-page.ts';
import { cateringPageOf } from './routes/catering/catering-page.ts';
import { locationAnswer } from './routes/location/location-page.ts';

const now = new Date('2026-11-20T15:00:00Z');
const BRAND_KEY = 'lucia.example';
const [east, west] = [
  { restaurant_id: 'r_1', name: 'East' },
  { restaurant_id: 'r_2', name: 'West' },
];

/** The ids that each page sends, of a brand with one restaurant to ask. */
function idsOf(raw: object) {
  const read = readSiteConfiguration({ name: 'Lucia', ...raw });
  if (!read.ok) throw new Error('The configuration cannot be read.');
  const { configuration } = read;
  const access = { backend: { url: '', anonKey: 'key' }, questions: undefined, now, brandKey: BRAND_KEY };
  const places = [
    feedbackPlacesOf(configuration, BRAND_KEY).places,
    cateringPageOf(configuration, now).places,
    careersPageOf(configuration, access).places,
    [assistantAccessOf(configuration, access)],
  ];
  return places.map((asked) => asked.map(({ restaurantId }) => restaurantId));
}

test.each([
  [{ id: 'x', restaurant_id: 'r_0', locations: [east] }, 'r_1'],
  [{ id: 'x', locations: [east] }, 'r_1'],
  [{ id: 'x', restaurant_id: 'r_0', locations: [{ name: 'East' }] }, 'r_0'],
  [{ id: 'x', locations: [{ name: 'East' }] }, 'x'],
  [{ id: 'x', restaurant_id: 'r_0' }, 'r_0'],
  [{ id: 'x', brand_id: 'b' }, 'x'],
])('of %j feedback, catering, careers and the assistant mean one restaurant', (raw, id) => {
  expect(idsOf(raw)).toEqual([[id], [id], [id], [id]]);
});

test('a brand without any id takes feedback, applications and questions, but no catering requests', () => {
  expect(idsOf({})).toEqual([[BRAND_KEY], [], [BRAND_KEY], [BRAND_KEY]]);
  expect(idsOf({ brand_id: 'b' })).toEqual([['b'], [], ['b'], ['b']]);
});

test.each([
  [{ restaurant_id: 'r_0', locations: [east, west] }, '/catering?id=r_1'],
  [{ restaurant_id: 'r_0', locations: [{ id: 7, name: 'East' }, west] }, '/catering?id=7'],
  [{ restaurant_id: 'r_0', locations: [{ name: 'East' }] }, '/catering?id=r_0'],
])('a location’s page of %j leads to %s, which is a place that can be asked', (raw, catering) => {
  const read = readSiteConfiguration({ name: 'Lucia', ...raw });
  if (!read.ok) throw new Error('The configuration cannot be read.');
  expect(locationAnswer(read.configuration, 'east', now)).toMatchObject({ catering });
  const asked = cateringPageOf(read.configuration, now).places.map(({ restaurantId }) => restaurantId);
  expect(asked).toContain(new URL(catering, 'http://x').searchParams.get('id'));
});
