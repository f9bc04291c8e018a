import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { answer, type FakeBackend, startFakeBackend } from './support/fake-backend.ts';
import { type FakeGoogleMaps, fakeGoogleMaps } from './support/fake-google-maps.ts';
import { expect, test } from './support/fixtures.ts';
import { type Site, startSite } from './support/site.ts';

const place = (name: string, latitude?: number, longitude?: number, more = {}) => ({
  name,
  address: { street: `1 ${name} Street`, locality: 'Toronto', country: 'Canada' },
  ...(latitude === undefined ? {} : { geo: { latitude, longitude } }),
  ...more,
});
const queen = place('Queen', 43.6473, -79.4042, { phone: '(416) 555-0170', services: ['Pickup'] });
const leslie = place('Leslie', 43.6627, -79.332);
const vancouver = place('Vancouver', 49.2563, -123.101);
const byId = place('Strathcona', undefined, undefined, { place_id: 'place-1' });

let backend: FakeBackend;
let withKey: Site;
let withoutKey: Site;

test.beforeAll(async () => {
  backend = await startFakeBackend();
  withKey = await startSite({ env: { ...backend.env, GOOGLE_MAPS_API_KEY: 'maps-key' } });
  withoutKey = await startSite({ env: backend.env });
});

test.afterAll(async () => {
  await withKey?.stop();
  await withoutKey?.stop();
  await backend?.stop();
});

async function openMap(page: Page, locations: unknown[], { site = withKey, query = '' } = {}) {
  const host = `map-${Math.random().toString(36).slice(2)}.localhost`;
  backend.brand(host, answer.data({ name: 'Maple & Ember', locations }));
  await page.goto(site.url(host, `/locations${query}`));
}

const markers = (page: Page) => page.locator('gmp-advanced-marker');
const selectedMarker = (page: Page) => markers(page).filter({ has: page.locator('.map-pin--selected') });
const settled = (fake: FakeGoogleMaps, fits: number) =>
  expect.poll(async () => (await fake.calls()).fits.length).toBe(fits);

test('the script is loaded once, with the key and both libraries, and only where a map is', async ({
  page,
  isMobile,
}) => {
  const fake = await fakeGoogleMaps(page);
  const host = 'once.localhost';
  backend.brand(host, answer.data({ name: 'Once', locations: [queen, leslie] }));
  await page.goto(withKey.url(host), { waitUntil: 'networkidle' });
  expect(fake.scripts).toHaveLength(0);

  await page.goto(withKey.url(host, '/locations'));
  await expect(markers(page)).toHaveCount(2);
  expect(fake.scripts).toHaveLength(1);
  if (isMobile) await page.getByRole('link', { name: 'Leslie' }).click();
  else await page.getByRole('link', { name: 'View Location' }).first().click();
  await expect(page).toHaveURL(/\/location\//);
  await page.goBack();
  await expect(markers(page)).toHaveCount(2);
  // This browser keeps no page for the way back: it is loaded anew.
  expect(fake.scripts).toHaveLength(2);
  expect(fake.scripts[0]?.searchParams.get('key')).toBe('maps-key');
  expect(fake.scripts[0]?.searchParams.get('libraries')).toBe('marker,places');
});

test('the map has the gestures and controls of the specification', async ({ page }) => {
  const fake = await fakeGoogleMaps(page);
  await openMap(page, [queen]);
  await expect(markers(page)).toHaveCount(1);
  expect((await fake.calls()).maps).toMatchObject([
    {
      gestureHandling: 'cooperative',
      fullscreenControl: true,
      zoomControl: true,
      zoom: 15,
      center: { lat: 43.6473, lng: -79.4042 },
    },
  ]);
  expect((await fake.calls()).fits).toEqual([]);
  await expectNoAxeViolations(page);
});

const views = [
  { what: 'close', locations: [queen, leslie], mobile: [20, 11, 14], desktop: [40, 10, 15] },
  { what: 'far apart', locations: [queen, leslie, vancouver], mobile: [40, 8, 14], desktop: [80, 6, 15] },
] as const;

for (const { what, locations, mobile, desktop } of views) {
  for (const fittedZoom of [3, 12, 20]) {
    test(`locations that are ${what} are fitted, and a zoom of ${fittedZoom} is kept within limits`, async ({
      page,
      isMobile,
    }) => {
      const fake = await fakeGoogleMaps(page, 'works', { fittedZoom });
      await openMap(page, [...locations]);
      await settled(fake, 1);
      const [padding, minimum, maximum] = isMobile ? mobile : desktop;
      const { maps, fits } = await fake.calls();
      expect(maps[0]?.zoom).toBe(12);
      expect(fits).toEqual([{ padding, points: locations.length }]);
      const expected = fittedZoom < minimum ? [minimum] : fittedZoom > maximum ? [maximum] : [];
      await expect.poll(async () => (await fake.calls()).zooms).toEqual(expected);
    });
  }
}

test('a window that changes its layout has the map fitted anew', { tag: '@once' }, async ({ page }) => {
  const fake = await fakeGoogleMaps(page, 'works', { fittedZoom: 15 });
  await openMap(page, [queen, leslie]);
  await settled(fake, 1);
  await page.setViewportSize({ width: 800, height: 1000 });
  await settled(fake, 2);
  expect((await fake.calls()).fits.map(({ padding }) => padding)).toEqual([40, 20]);
  await expect.poll(async () => (await fake.calls()).zooms).toEqual([14]);
});

test('the first marker is highlighted; a marker that is clicked selects its location and says where it is', async ({
  page,
  isMobile,
}) => {
  const fake = await fakeGoogleMaps(page);
  await openMap(page, [queen, leslie]);
  await expect(selectedMarker(page)).toHaveAttribute('title', 'Queen');
  expect((await fake.calls()).infos).toEqual([]);

  await markers(page).and(page.getByTitle('Leslie')).dispatchEvent('click');
  await expect(selectedMarker(page)).toHaveAttribute('title', 'Leslie');
  await expect(page.locator('[data-selected]')).toContainText('Leslie');
  expect(new URL(page.url()).searchParams.get('location')).toBe('leslie-1-leslie-street');
  if (!isMobile) await expect(page.getByRole('button', { name: 'Leslie', pressed: true })).toBeInViewport();

  await markers(page).and(page.getByTitle('Queen')).dispatchEvent('click');
  const info = page.locator('.map-info');
  await expect(info).toContainText('1 Queen Street, Toronto');
  await expect(info.getByRole('link', { name: '(416) 555-0170' })).toHaveAttribute('href', 'tel:4165550170');
});

test('a card that is clicked highlights its marker and moves the map to it', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the wide layout');
  const fake = await fakeGoogleMaps(page);
  await openMap(page, [queen, leslie]);
  await expect(markers(page)).toHaveCount(2);
  await page.getByText('1 Leslie Street').click();
  await expect(selectedMarker(page)).toHaveAttribute('title', 'Leslie');
  const { pans, infos } = await fake.calls();
  expect(pans).toEqual([{ lat: 43.6627, lng: -79.332 }]);
  expect(infos).toEqual(['Leslie1 Leslie Street, Toronto']);
  await expectNoAxeViolations(page);
});

test('the map shows what the filters leave', async ({ page }) => {
  const fake = await fakeGoogleMaps(page);
  await openMap(page, [queen, leslie, vancouver], { query: '?service=Pickup' });
  await expect(markers(page)).toHaveCount(1);
  expect((await fake.calls()).maps).toMatchObject([{ zoom: 15 }]);
  await page.goto(page.url().split('?')[0] ?? '');
  await expect(markers(page)).toHaveCount(3);
});

test('where nothing matches the map still shows where the brand is', async ({ page }) => {
  const fake = await fakeGoogleMaps(page);
  const offering = { ...leslie, services: ['Delivery'] };
  await openMap(page, [queen, offering], { query: '?service=Pickup&service=Delivery' });
  await expect(page.getByText('0 location(s) found')).toBeVisible();
  await expect.poll(async () => (await fake.calls()).maps.length).toBe(1);
  await expect(markers(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(markers(page)).toHaveCount(2);
  await settled(fake, 1);
});

test('texts of a configuration are never markup on the map', async ({ page }) => {
  await fakeGoogleMaps(page);
  await openMap(page, [{ ...queen, name: '<img src=x onerror="document.title=1">' }, leslie]);
  await expect(markers(page)).toHaveCount(2);
  await markers(page).first().dispatchEvent('click');
  await expect(page.locator('.map-info b')).toHaveText('<img src=x onerror="document.title=1">');
  await expect(page.locator('.map-info img')).toHaveCount(0);
});

for (const [mode, fields] of [
  ['works', 'location'],
  ['has old places only', 'geometry'],
] as const) {
  test(`a location with only a place id is looked up by its ${fields}`, async ({ page }) => {
    const fake = await fakeGoogleMaps(page, mode);
    await openMap(page, [queen, leslie, byId]);
    await expect(markers(page)).toHaveCount(3);
    expect((await fake.calls()).lookups).toEqual([{ id: 'place-1', fields: [fields] }]);
  });
}

test('a lookup that fails skips the location in silence', async ({ page }) => {
  const fake = await fakeGoogleMaps(page, 'finds no places');
  await openMap(page, [queen, leslie, byId]);
  await expect.poll(async () => (await fake.calls()).lookups.length).toBe(2);
  await expect(markers(page)).toHaveCount(2);
  await expect(page.getByText('Map Error')).toHaveCount(0);
  await expect(page.getByText('3 location(s) found')).toBeVisible();
});

test('where no location can be put on a map, a frame shows the selected one', async ({ page }) => {
  await fakeGoogleMaps(page, 'finds no places');
  await openMap(page, [byId]);
  await expect(page.getByTitle('Map of Strathcona')).toBeVisible();
});

const failures = [
  { mode: 'blocked', says: 'Failed to load Google Maps API' },
  { mode: 'fails with 500', says: 'Failed to load Google Maps API' },
  { mode: 'refuses the key', says: 'Failed to load Google Maps API' },
  { mode: 'has no map', says: 'Failed to initialize map' },
] as const;

for (const { mode, says } of failures) {
  test(`a script that ${mode === 'blocked' ? 'is blocked' : mode} ends in 'Map Error', and the list stays`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/maps\.googleapis\.com/);
    await fakeGoogleMaps(page, mode);
    await openMap(page, [queen, leslie]);
    await expect(page.getByRole('alert')).toHaveText(`Map Error${says}`);
    await expect(page.getByText('2 location(s) found')).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('a load that failed can be tried again', async ({ page, allowConsole }) => {
  allowConsole(/maps\.googleapis\.com/);
  await fakeGoogleMaps(page, 'fails once');
  await openMap(page, [queen, leslie]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(markers(page)).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a script that hangs is given up after 10 seconds', async ({ page }) => {
  await page.clock.install();
  const fake = await fakeGoogleMaps(page, 'hangs');
  await openMap(page, [queen, leslie]);
  await expect(page.getByText('Loading map...')).toBeVisible();
  await expect.poll(() => fake.scripts.length).toBe(1);
  await expectNoAxeViolations(page);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(6_000);
  await expect(page.getByRole('alert')).toHaveText('Map ErrorFailed to load Google Maps API');
});

test('without a key no script is loaded, and without coordinates a frame shows the selected location', async ({
  page,
  outgoing,
}) => {
  await openMap(page, [place('Queen'), byId], { site: withoutKey });
  const frame = page.getByTitle('Map of Queen');
  await expect(frame).toBeVisible();
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.google\.com\/maps\?q=1\+Queen\+Street/);
  await expect(page.getByText('Loading map...')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(outgoing.filter(({ kind }) => kind === 'script')).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a frame stands in the place of the map, with a key too', async ({ page, allowConsole }) => {
    allowConsole(/\(csp\)$/);
    await openMap(page, [queen, leslie]);
    await expect(page.getByTitle('Map of Queen')).toBeVisible();
  });
});

test('a policy lets Google Maps in where a key is set, and nothing more where none is', async () => {
  backend.brand('policy.localhost', answer.data({ name: 'Policy', locations: [queen, leslie] }));
  const policyOf = async (site: Site) =>
    String((await site.get('policy.localhost', '/locations')).headers['content-security-policy']);
  expect(await policyOf(withKey)).toMatch(/script-src [^;]*'strict-dynamic' 'unsafe-eval' blob:;.*worker-src blob:/);
  expect(await policyOf(withoutKey)).not.toMatch(/unsafe-eval|worker-src|connect-src[^;]*blob:/);
});
