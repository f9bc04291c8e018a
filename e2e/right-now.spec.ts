/** The layer under the hero, and the location picker. */
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { oneLocation } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';
import { brand, hamilton, queen, vancouver } from './support/locations-finder.ts';
import { readLayoutShift, watchLayoutShift } from './support/transfers.ts';

// A Friday; 10:30 in Toronto.
const morning = new Date('2026-11-20T10:30:00-05:00');
const afternoon = new Date('2026-11-20T15:30:00-05:00');

const layer = (page: Page) => page.getByRole('region', { name: 'Right now' });
const bar = (page: Page) => page.locator('.order-bar');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose Your Location' });
const rows = (page: Page) => page.locator('.picker-place b');
const names = (page: Page) => rows(page).allTextContents();

const group = {
  ...brand,
  timeZone: 'America/Toronto',
  hasMenu: 'page',
  orderingLink: 'https://order.example.com/group',
};
const elsewhere = {
  name: 'Main Street',
  address: { street: '720 Main St', locality: 'Moncton', region: 'NB', postalCode: 'E1C 1E4' },
};

test('one place says when it opens and where it is, and leads there', { tag: '@axe' }, async ({
  page,
  hosted,
  isMobile,
}) => {
  await page.clock.setFixedTime(morning);
  await page.goto(hosted.brand({ ...oneLocation, timeZone: 'America/Toronto' }).url());
  await expect(layer(page)).toContainText('Opens at 11:00 AM');
  await expect(layer(page)).toContainText('Today 11:00 AM – 10:00 PM');
  await expect(layer(page)).not.toContainText(/closed/i);
  await expect(layer(page)).toContainText('1 River StToronto, ON M5A 1A1');
  await expect(layer(page).getByRole('link', { name: /^Directions/ })).toHaveAttribute('href', /maps\/dir\//);
  await expect(layer(page).getByRole('link', { name: 'All hours' })).toHaveAttribute('href', '#hours');
  if (isMobile) {
    await expect(layer(page).getByRole('link', { name: 'Call (416) 555-0100' })).toBeVisible();
  } else {
    await expect(layer(page).getByRole('link', { name: /^Make Reservation/ })).toBeVisible();
    await expect(layer(page).getByRole('link', { name: /^Order dinner/ })).toBeVisible();
    await expect(layer(page)).toContainText('Pickup opens at 12:00 PM');
  }
  await expectNoAxeViolations(page);

  await page.clock.setFixedTime(afternoon);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(layer(page)).toContainText('Open until 10:00 PM');
  // The browser brings the page back as it was left.
  await page.clock.setFixedTime(morning);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(layer(page)).not.toContainText('Open until 10:00 PM');
});

test('the layer closes the first screen, and nothing moves when the state comes', async ({ page, hosted }) => {
  const { locations, ...rest } = oneLocation;
  const picture = { ...oneLocation.heroSection, backgroundImage: '/placeholder.svg' };
  await page.goto(hosted.brand({ ...rest, locations, heroSection: picture }).url(), { waitUntil: 'networkidle' });
  const box = await layer(page).boundingBox();
  const above = await bar(page).boundingBox();
  const bottom = above?.y ?? page.viewportSize()?.height ?? 0;
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) - bottom)).toBeLessThanOrEqual(2);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  // Fonts that come late move letters by less, see first-paint.spec.ts.
  expect(shift).toBeCloseTo(0, 2);
});

test('once the layer is scrolled away its state stands in the phone’s bar, over both buttons', async ({
  page,
  hosted,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(afternoon);
  await page.goto(hosted.brand({ ...oneLocation, timeZone: 'America/Toronto' }).url());
  await expect(bar(page).getByRole('link', { name: /^Make Reservation/ })).toBeVisible();
  await page.getByText('Ready to Order').scrollIntoViewIfNeeded();
  await expect(bar(page)).toContainText('Open until 10:00 PM');
  await expect(bar(page)).toContainText('1 River St');
  await expect(bar(page).getByRole('link', { name: /^Make Reservation/ })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: /^Order Online/ })).toBeVisible();
});

test('a brand of which nothing is known has no such layer', async ({ hosted }) => {
  expect(await hosted.brand({ telephone: '(416) 555-0100' }).html()).not.toContain('class="right-now');
});

test('of several locations the guest chooses one, and the device remembers it', { tag: '@axe' }, async ({
  page,
  hosted,
  isMobile,
}) => {
  await page.clock.setFixedTime(morning);
  const url = hosted.brand({ ...group, locations: [queen, hamilton, vancouver, elsewhere] }).url();
  await page.goto(url);
  await expect(layer(page)).toContainText('Which location is yours?');
  await expect(layer(page)).toContainText('1 of 4 open now.');
  await layer(page)
    .getByRole('link', { name: /^City or postal code/ })
    .click();
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  expect(await names(page)).toEqual(['Queen West', 'James North', 'Main Street, Vancouver', 'Main Street, Moncton']);
  await expect(dialog(page).getByRole('list')).toHaveCount(2);
  await expect(dialog(page).getByRole('list', { name: 'Near you' }).getByRole('listitem')).toHaveCount(2);
  await expect(dialog(page).getByRole('listitem').first()).toContainText('Closed Closed now Opens at 11:00 AM');
  await expectNoAxeViolations(page);

  await page.keyboard.type('main');
  await expect(dialog(page).getByRole('status')).toHaveText('2 of 4 locations');
  expect(await names(page)).toEqual(['Main Street, Vancouver', 'Main Street, Moncton']);
  await page.keyboard.type('zzz');
  await expect(dialog(page).getByRole('heading', { name: 'No locations found' })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog(page).getByRole('button', { name: 'Clear filters' }).click();
  await page.keyboard.type('M6J 9Z9');
  await expect(dialog(page).getByRole('status')).toContainText('No location has this postal code.');
  expect(await names(page)).toEqual(['Queen West']);
  // The first one empties the field, as the browser has it.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(layer(page).getByRole('link', { name: /^City or postal code/ })).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog(page)
    .getByRole('link', { name: /^Choose ?: Queen West$/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(layer(page)).toContainText('Opens at 11:00 AM');
  await expect(layer(page)).toContainText('Queen West');
  await expect(layer(page).getByRole('link', { name: 'Change location' })).toBeFocused();
  const order = (isMobile ? bar(page) : layer(page)).getByRole('link', { name: /^Order Online/ });
  await expect(order).toHaveAttribute('href', queen.orderingLink);
  await expectNoAxeViolations(page);

  await page.goto(url);
  await expect(layer(page)).toContainText('Queen West');
  expect(await page.context().cookies()).toEqual([]);
  await layer(page).getByRole('link', { name: 'Change location' }).click();
  await expect(dialog(page).getByRole('list', { name: 'Last time' }).getByRole('listitem')).toContainText('Queen West');
  await expect(dialog(page).getByRole('link', { name: /^Choose ?: Queen West$/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a location that is gone is asked for again', async ({ page, hosted, allowConsole }) => {
  allowConsole(/404/);
  await page.addInitScript(() => localStorage.setItem('location', 'gone'));
  const answered = page.waitForResponse(/right-now/);
  await page.goto(hosted.brand(group).url());
  expect((await answered).status()).toBe(404);
  await expect(layer(page)).toContainText('Which location is yours?');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('location'))).toBeNull();
});

test('where the picker cannot be had its link leads to all locations', async ({ page, hosted, allowConsole }) => {
  allowConsole(/location-picker|Failed to load/);
  await page.route('**/location-picker*', (route) => route.abort());
  await page.goto(hosted.brand(group).url());
  await layer(page)
    .getByRole('link', { name: /^City or postal code/ })
    .click();
  await expect(page).toHaveURL(/\/locations$/);
});

test.describe('near me', () => {
  test('lists the nearest first', async ({ page, hosted, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 43.2622, longitude: -79.8663 });
    await page.goto(hosted.brand(group).url());
    await layer(page).getByRole('link', { name: 'Near me' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Near me' })).toHaveAttribute('aria-pressed', 'true');
    expect(await names(page)).toEqual(['James North', 'Queen West', 'Main Street']);
    await expect(dialog(page).getByRole('listitem').first()).toContainText('0m');
    await expect(dialog(page).getByRole('list', { name: 'Further away' }).getByRole('listitem')).toHaveCount(1);
  });

  test('that is refused says so, and the list stays', { tag: '@axe' }, async ({ page, hosted }) => {
    await page.goto(hosted.brand(group).url());
    await layer(page).getByRole('link', { name: 'Near me' }).click();
    await expect(dialog(page).getByRole('status')).toContainText('Your location');
    await expect(rows(page)).toHaveCount(3);
    await expectNoAxeViolations(page);
  });

  test('is not offered where no location has coordinates', async ({ hosted }) => {
    const nowhere = hosted.brand({ ...group, locations: [elsewhere, { ...elsewhere, name: 'Other' }] });
    expect(await nowhere.html('/menu')).not.toContain('Near me');
  });
});

test('Choose Your Location narrows its list, and stands there without a script', { tag: '@axe' }, async ({
  page,
  hosted,
}) => {
  await page.clock.setFixedTime(afternoon);
  await page.goto(hosted.brand({ ...group, locations: [queen, hamilton, vancouver] }).url('/menu'));
  expect(await names(page)).toEqual(['Queen West', 'James North', 'Main Street']);
  await page.getByRole('button', { name: 'Open now' }).click();
  await expect.poll(() => names(page)).toEqual(['Queen West']);
  await page.getByRole('button', { name: 'Open now' }).click();
  await page.getByRole('button', { name: 'Delivery' }).click();
  await expect.poll(() => names(page)).toEqual(['Queen West', 'Main Street']);
  await page.getByRole('searchbox').fill('vancouver');
  await expect.poll(() => names(page)).toEqual(['Main Street']);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: /^View Menu ?: Main Street$/ }).click();
  await expect(page).toHaveURL(/\/menu\/vancouver-main-street$/);
});

test('Choose Your Location offers the one of last time above its list, and nothing moves', { tag: '@axe' }, async ({
  page,
  hosted,
}) => {
  await page.clock.setFixedTime(afternoon);
  await page.addInitScript(watchLayoutShift);
  const brand = hosted.brand({ ...group, locations: [queen, hamilton, vancouver] });
  const last = page.getByRole('list', { name: 'Last time' });
  await page.goto(brand.url('/menu'));
  await hydrated(page);
  await expect(last).toHaveCount(0);
  await page.getByRole('link', { name: /^View Menu ?: James North$/ }).click();
  await expect(page).toHaveURL(/\/menu\/hamilton-james-north$/);

  await page.goto(brand.url('/menu'));
  await hydrated(page);
  await expect(last.getByRole('link', { name: /^View Menu ?: James North$/ })).toBeVisible();
  await expect(last).toContainText('Closed');
  expect(await page.locator('.picker-groups b').allTextContents()).toEqual([
    'Queen West',
    'James North',
    'Main Street',
  ]);
  expect(await page.evaluate(readLayoutShift)).toBeCloseTo(0, 2);
  await expectNoAxeViolations(page);
  await page.getByRole('searchbox').fill('vancouver');
  await expect(last).toBeHidden();

  await page.evaluate(() => localStorage.setItem('location', 'gone'));
  await page.goto(brand.url('/menu'));
  await expect(last).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('location'))).toBeNull();
});

test('where locations order each for themselves Order Online lets the guest choose one', async ({ page, hosted }) => {
  const { orderingLink: _, ...rest } = group;
  const both = [queen, { ...hamilton, orderingLink: 'https://order.example.com/hamilton' }];
  await page.goto(hosted.brand({ ...rest, locations: both }).url('/offers'));
  await page.getByRole('banner').getByRole('link', { name: 'Order Online' }).first().click();
  const ordering = page.waitForEvent('popup');
  await dialog(page)
    .getByRole('link', { name: /^Order Online ?: James North \(opens in a new tab\)$/ })
    .click();
  await expect(await ordering).toHaveURL('https://order.example.com/hamilton');
});

test('the finder leads to a location that is searched for', async ({ page, hosted }) => {
  await page.goto(hosted.brand(group).url('/locations'));
  await page.getByRole('link', { name: 'City or postal code' }).click();
  await dialog(page).getByRole('searchbox').fill('vancouver');
  await dialog(page)
    .getByRole('link', { name: /^Choose ?: Main Street$/ })
    .click();
  await expect(page).toHaveURL(/location=main-street$/);
});
