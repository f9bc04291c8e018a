import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { daily } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import type { HostedSite } from './support/hosted-site.ts';
import { brand, card, names, openFinder, parametersOf } from './support/locations-finder.ts';

test.use({ timezoneId: 'America/Toronto', locale: 'en-CA' });

test.describe('where the visitor is', () => {
  const toronto = { latitude: 43.65, longitude: -79.4 };
  const nearVancouver = { latitude: 49.25, longitude: -123.1 };

  const open = async (page: Page, hosted: HostedSite, query = '') => {
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...given) => {
        document.documentElement.dataset.asked = 'true';
        ask(...given);
      };
    });
    await openFinder(page, hosted, brand, query);
    await expect(page.getByText('Hours not available')).toBeVisible();
  };

  test('is asked on a click only, and then the nearest comes first', async ({ page, context, hosted }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(nearVancouver);
    await open(page, hosted, '?sort=distance');
    await expect(page.locator('html')).not.toHaveAttribute('data-asked');
    expect(await names(page)).toEqual(['Queen West', 'James North', 'Main Street']);

    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(card(page, 'Main Street')).toContainText(/70\dm/);
    expect(await names(page)).toEqual(['Main Street', 'James North', 'Queen West']);
    await expect(card(page, 'Queen West')).toContainText(/33\d\d\.\dkm/);
    await expect(card(page, 'Main Street')).toContainText(/^1/);
    expect(parametersOf(page).get('sort')).toBe('distance');
    expect(new URL(page.url()).search).not.toContain('49');
  });

  test('sorts and unsorts', async ({ page, context, hosted }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(toronto);
    await open(page, hosted);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(card(page, 'Queen West')).toContainText(/4\d\dm/);
    if (page.viewportSize()?.width === 390) await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('button', { name: 'Nearest first', pressed: true }).click();
    expect(parametersOf(page).has('sort')).toBe(false);
  });

  test('leaves the focus where it is', async ({ page, hosted }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (known) => {
        const position = { coords: { latitude: 49.25, longitude: -123.1 } } as GeolocationPosition;
        document.addEventListener('answer', () => known(position));
      };
    });
    await open(page, hosted);
    await page.getByRole('button', { name: 'Use my location' }).click();
    const link = card(page, 'James North').getByRole('heading').locator('a, button');
    await link.focus();
    await page.evaluate(() => document.dispatchEvent(new Event('answer')));
    await expect(page.getByRole('article').first()).toContainText('Main Street');
    await expect(link).toBeFocused();
  });

  test('may stay unsaid', async ({ page, context, hosted }) => {
    await context.clearPermissions();
    await open(page, hosted);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('Your location is not shared with this site.')).toBeVisible();
    await expect(page.getByText('3 location(s) found')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('may be unknown', async ({ page, hosted }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: 2, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    });
    await open(page, hosted);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText('Your location could not be found just now.')).toBeVisible();
  });
});

test('Open now goes by the clock of each place', async ({ page, hosted }) => {
  const zoned = {
    name: 'Zones',
    locations: [
      { name: 'Toronto', timeZone: 'America/Toronto', openingHours: daily('09:00', '18:00'), services: ['Pickup'] },
      { name: 'Seattle', timeZone: 'America/Los_Angeles', openingHours: daily('09:00', '18:00') },
      { name: 'Night', timeZone: 'America/Los_Angeles', openingHours: daily('22:00', '02:00') },
      { name: 'Always', openingHours: daily('00:00', '24:00') },
    ],
  };
  await openFinder(page, hosted, zoned, '?open=1');
  await expect(page.getByText('2 location(s) found')).toBeVisible();
  expect(await names(page)).toEqual(['Seattle', 'Always']);
  await expect(card(page, 'Seattle')).toContainText('open until 6:00 PM');
  await expect(card(page, 'Always')).toContainText('open 24 hours');
  await expect(card(page, 'Always').getByText('Open', { exact: true })).toBeVisible();
});
