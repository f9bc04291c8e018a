import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { severalLocations } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';

const pages = [
  { path: '/', title: 'Come Taste The Difference', home: true },
  { path: '/menu', title: 'Menu' },
  { path: '/menu/toronto-kitchen-1', title: /Kitchen 1/ },
  { path: '/locations', title: 'Locations' },
  { path: '/location/kitchen-1-1-king-st', title: /Kitchen 1/ },
  { path: '/catering', title: 'Catering' },
  { path: '/offers', title: 'Offers' },
  { path: '/careers', title: 'Careers' },
  { path: '/contact', title: /Contact/ },
  { path: '/media-inquiries', title: /Media Inquir/ },
  { path: '/franchise', title: /Franchise/ },
  { path: '/terms-and-conditions', title: /Terms/ },
  { path: '/privacy-policy', title: /Privacy/ },
  { path: '/accessibility-statement', title: /Accessibility/ },
];

// With menus that are pages: an ordering frame fills the whole window.
const menu = [{ name: 'All day', categories: [{ name: 'Soups', items: [{ id: 1, name: 'Soup', price: 9 }] }] }];
const group = severalLocations(2, { hasMenu: 'page', menu });
const withMenus = { ...group, locations: group.locations.map((location) => ({ ...location, menu })) };

for (const { path, title, home } of pages) {
  test(`${path} answers with one heading, a title, its breadcrumb, and is accessible`, async ({ page, hosted }) => {
    const brand = hosted.brand(withMenus);
    const response = await page.goto(brand.url(path));
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(typeof title === 'string' ? `${title} | Many Kitchens` : title);
    await expect(page).toHaveTitle(/Many Kitchens/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    if (home) {
      await expect(breadcrumb).toHaveCount(0);
    } else {
      await expect(breadcrumb).toHaveCount(2);
      await expect(breadcrumb.first().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    }
    await expectNoAxeViolations(page);

    const slashed = await hosted.site.get(brand.host, path === '/' ? '/?utm=1' : `${path}/`);
    expect(slashed.status, 'a trailing slash is the same page').toBe(200);
  });
}

test('/feedback stands alone, with a heading and a way home', async ({ page, hosted }) => {
  const response = await page.goto(hosted.brand(severalLocations(2)).url('/feedback'));
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('.site-header, .site-footer, .feedback-tab')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('an unknown path is the 404 page, and its path is in the console', async ({ page, hosted }) => {
  const brand = hosted.brand(severalLocations(2));
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const response = await page.goto(brand.url('/no/such-page'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect.poll(() => lines.filter((line) => line.includes('/no/such-page'))).toHaveLength(1);
  await expect(page.locator('.site-header, .site-footer, .feedback-tab')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(brand.url('/'));
  await expect(page.getByRole('banner')).toBeVisible();
});

test('slugs that name no location, or not in this route’s way, answer as decided', async ({ hosted }) => {
  const { host } = hosted.brand(severalLocations(2));
  const answers = async (path: string) => {
    const { status, headers } = await hosted.site.get(host, path);
    return [status, headers.location].join(' ').trim();
  };
  expect(await answers('/location/unknown')).toBe('302 /locations');
  expect(await answers('/location/unknown/')).toBe('302 /locations');
  expect(await answers('/location/toronto-kitchen-2')).toBe('301 /location/kitchen-2-2-king-st');
  expect(await answers('/menu/kitchen-2-2-king-st')).toBe('301 /menu/toronto-kitchen-2');
  expect(await answers('/menu/unknown')).toBe('404');
  expect(await answers('/location')).toBe('404');
});

test('an unknown menu slug says so', async ({ page, hosted }) => {
  const response = await page.goto(hosted.brand(severalLocations(2)).url('/menu/unknown'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Location Not Found' })).toBeVisible();
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('every route change begins at the top, going back included, and keeps the page’s styles', async ({
  page,
  site,
}) => {
  await page.goto(site.url('localhost'), { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  const padding = () => page.locator('body').evaluate((body) => getComputedStyle(body).marginTop);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await hydrated(page);
  expect(await scrolled(page), 'the script leaves a visitor who scrolled already').toBeGreaterThan(1000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveTitle(/Privacy/);
  expect(await scrolled(page)).toBe(0);
  expect(await padding(), 'the style sheet is still there').toBe('0px');

  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Ready to Order' })).toBeAttached();
  await hydrated(page);
  await expect.poll(() => scrolled(page), 'after going back').toBe(0);
  await page.goForward();
  await expect(page).toHaveTitle(/Privacy/);
  await page.waitForTimeout(200);
  expect(await scrolled(page), 'after going forward').toBe(0);
  expect(await padding()).toBe('0px');
});
