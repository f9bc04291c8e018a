import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const picture = (name: string) => `https://pictures.example.com/${name}.jpg`;
const pictured = {
  name: 'Pictured',
  logo: picture('logo'),
  heroSection: { backgroundImage: picture('hero'), backgroundImageTall: picture('hero-tall') },
  featuredItems: [
    { name: 'Soup', image: picture('soup') },
    { name: 'Bread', image: picture('bread') },
  ],
  highlights: [{ title: 'By hand', image: picture('hand') }],
  deals: [{ title: 'Two for one', image: picture('deal') }],
  about: { text: 'Since 1999', image: picture('house') },
};
const SMALLER = /\/p\/\d+\?/;

/** What each visible image shows, once it is there. */
async function shownImages(page: Page): Promise<string[]> {
  const shown: string[] = [];
  for (const image of await page.locator('img').filter({ visible: true }).all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    shown.push(await image.evaluate((element: HTMLImageElement) => element.currentSrc));
  }
  return shown;
}

test('every image that cannot be loaded is the placeholder', async ({ page, hosted, allowConsole }) => {
  allowConsole(/pictures\.example\.com/);
  await page.route('https://pictures.example.com/**', (route) => route.abort());
  await page.route(SMALLER, (route) => route.abort());
  const brand = hosted.brand(pictured);
  await page.goto(brand.url());
  const images = page.locator('img');
  expect(await images.count()).toBeGreaterThanOrEqual(8);
  for (const image of await images.all()) {
    if (await image.isVisible()) await image.scrollIntoViewIfNeeded();
    else continue;
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => [element.currentSrc, element.naturalWidth > 0].join()))
      .toBe(`${brand.url('/placeholder.svg')},true`);
  }
});

test('an image that the site cannot make smaller is the original', async ({ page, hosted, allowConsole }) => {
  allowConsole(/status of 415/);
  await page.route(SMALLER, (route) => route.fulfill({ status: 415 }));
  await page.goto(hosted.brand(pictured).url());
  await expect.poll(() => shownImages(page), { timeout: 20_000 }).not.toContainEqual(expect.stringMatching(SMALLER));
  expect(new Set(await shownImages(page))).toEqual(
    new Set(['logo', 'hero', 'soup', 'bread', 'hand', 'deal', 'house'].map(picture)),
  );
});

for (const width of [390, 1440]) {
  test(`images of the home page come in the size that a screen of ${width} pixels needs`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url('trattoria.localhost'));
    const shown = (await shownImages(page)).filter((url) => !url.endsWith('.svg'));
    expect(shown.length).toBeGreaterThan(5);
    for (const url of shown) expect(url).toMatch(/\/p\/\d+\?\/brands\/trattoria-lucia\/pictures\//);
    const widths = shown.map((url) => Number(/\/p\/(\d+)/.exec(url)?.[1]));
    expect(Math.max(...widths)).toBe(width === 390 ? 640 : 1080);
    const { pathname, search } = new URL(shown[0] ?? '');
    const { headers } = await site.get('trattoria.localhost', pathname + search, { accept: 'image/avif' });
    expect(headers['content-type']).toBe('image/avif');
  });
}
