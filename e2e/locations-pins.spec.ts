import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { daily } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import {
  card,
  cards,
  hamilton,
  names,
  openFinder,
  parametersOf,
  queen,
  vancouver,
} from './support/locations-finder.ts';

test.use({ timezoneId: 'America/Toronto', locale: 'en-CA' });

const leslie = {
  ...queen,
  id: 4,
  name: 'Leslieville',
  geo: { latitude: 43.6627, longitude: -79.332 },
  openingHours: daily('08:00', '15:00'),
};
const pending = { id: 5, name: 'Later', address: { locality: 'Halifax' } };
const group = { name: 'Maple & Ember', locations: [queen, hamilton, vancouver, leslie, pending] };

const map = (page: Page) => page.getByRole('region', { name: /^Map of/ });
const pins = (page: Page) => map(page).locator('.pins').getByRole('link');
const pin = (page: Page, name: string | RegExp) => map(page).getByRole('link', { name });
const ground = (page: Page) => map(page).locator('img');

test('pins stand on a drawing of our own, each as large as a finger', async ({ page, hosted, outgoing }) => {
  await openFinder(page, hosted, group);
  await expect(map(page)).toHaveAccessibleName('Map of 4 locations');
  await expect(pin(page, '1 Queen West, Toronto')).toHaveAttribute('aria-current', 'true');
  await expect(pin(page, '2 Hamilton area, show these locations')).toBeVisible();
  await expect(pin(page, '3 Main Street, Vancouver')).toBeVisible();
  await expect.poll(() => ground(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const frame = await map(page).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  if (!frame || !header) throw new Error('the finder has no map');
  for (const link of await pins(page).all()) {
    const box = await link.boundingBox();
    if (!box) throw new Error('a pin is not drawn');
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.x).toBeGreaterThanOrEqual(frame.x);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
  }
  await expectNoAxeViolations(page);
  expect(outgoing).toEqual([]);
});

test('a cluster opens its own part of the map, and the focus goes where it leads back', async ({ page, hosted }) => {
  await openFinder(page, hosted, group);
  await expect(card(page, 'Main Street')).toContainText('Hours not available');
  const drawing = await ground(page).evaluate((image: HTMLImageElement) => image.currentSrc);
  await pin(page, /show these locations$/).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 location(s) found')).toBeVisible();
  expect(await names(page)).toEqual(['Queen West', 'James North', 'Leslieville']);
  expect(parametersOf(page).get('area')).toMatch(/^[\d.,-]+$/);
  await expect(pins(page)).toHaveCount(3);
  await expect(pin(page, '3 Leslieville, Toronto')).toHaveClass(/pin--shut/);
  await expect.poll(() => ground(page).evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe(drawing);
  await expect(pin(page, 'All 5')).toBeFocused();
  await expectNoAxeViolations(page);

  await page.reload();
  expect(await names(page)).toEqual(['Queen West', 'James North', 'Leslieville']);
  await pin(page, 'All 5').press('Enter');
  await expect(page.getByText('5 location(s) found')).toBeVisible();
  expect(parametersOf(page).has('area')).toBe(false);
});

test('a pin selects its location', async ({ page, hosted, isMobile }) => {
  await openFinder(page, hosted, group);
  await expect(card(page, 'Main Street')).toContainText('Hours not available');
  await pin(page, '3 Main Street, Vancouver').press('Enter');
  await expect(pin(page, '3 Main Street, Vancouver')).toHaveAttribute('aria-current', 'true');
  await expect(pin(page, '3 Main Street, Vancouver')).toBeFocused();
  await expect(card(page, 'Main Street')).toHaveAttribute('data-selected');
  await expect(card(page, 'Main Street')).toBeInViewport();
  expect(parametersOf(page).get('location')).toBe('main-street');
  const info = map(page).locator('.pin-info').filter({ visible: true });
  if (isMobile) return expect(info).toHaveCount(0);
  await expect(info).toContainText('3211 Main St, Vancouver');
  await expect(info.getByRole('link', { name: '(604) 555-0181' })).toHaveAttribute('href', 'tel:6045550181');
  await info.getByRole('link', { name: 'View Location' }).click();
  await expect(page).toHaveURL(/\/location\/main-street$/);
});

test('where nothing matches, the map still shows where the brand is', async ({ page, hosted }) => {
  await openFinder(
    page,
    hosted,
    {
      ...group,
      locations: [
        { ...hamilton, services: ['A'] },
        { ...vancouver, services: ['B'] },
      ],
    },
    '?service=A&service=B',
  );
  await expect(page.getByText('0 location(s) found')).toBeVisible();
  await expect(pins(page)).toHaveCount(0);
  await expect(ground(page)).toBeVisible();
});

const cities = ['Toronto', 'Ottawa', 'Sudbury'];
const many = Array.from({ length: 33 }, (_, index) => ({
  ...queen,
  id: index,
  name: `Kitchen ${index}`,
  address: { ...queen.address, streetAddress: `${index} Main St`, locality: cities[index % 2] ?? '' },
  geo: { latitude: index % 2 === 0 ? 43.6 + index / 500 : 45.4, longitude: -79.4 + (index % 2) * 3.7 },
}));
const north = {
  ...hamilton,
  id: 99,
  name: 'North',
  address: { locality: 'Sudbury' },
  coordinates: { latitude: 46.5, longitude: -81 },
};

test('a long list starts by city', { tag: '@axe' }, async ({ page, hosted }) => {
  await openFinder(page, hosted, { name: 'Many', locations: [...many, north] });
  await expect(page.getByText('34 location(s) found')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  const rows = page.locator('.finder-cities').getByRole('link');
  await expect(rows).toHaveText(['Toronto 17 locations', 'Ottawa 16 locations', 'Sudbury 1 location']);
  await expect(pin(page, 'North, Sudbury')).toHaveText('');
  await expectNoAxeViolations(page);

  await rows.first().click();
  await expect(page.getByText('17 location(s) found')).toBeVisible();
  await expect(cards(page)).toHaveCount(17);
  await expect(rows).toHaveCount(0);
  await pin(page, 'All 34').click();
  await expect(rows).toHaveCount(3);
  await pin(page, 'North, Sudbury').click();
  expect(await names(page)).toEqual(['North']);
  expect(parametersOf(page).get('area')).toBe('Sudbury');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pins and cities are links that the server answers', async ({ page, hosted }) => {
    await openFinder(page, hosted, group);
    await pin(page, /show these locations$/).click();
    await expect(page.getByText('3 location(s) found')).toBeVisible();
    await pin(page, '3 Leslieville, Toronto').click();
    await expect(pin(page, '3 Leslieville, Toronto')).toHaveAttribute('aria-current', 'true');
    await expect(card(page, 'Leslieville')).toHaveAttribute('data-selected');
    await pin(page, 'All 5').click();
    await expect(page.getByText('5 location(s) found')).toBeVisible();

    await openFinder(page, hosted, { name: 'Many', locations: [...many, north] });
    await page.getByRole('link', { name: /^Ottawa/ }).click();
    await expect(page.getByText('16 location(s) found')).toBeVisible();
    await expect(cards(page)).toHaveCount(16);
  });
});
