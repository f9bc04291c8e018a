/** What a designer would send back: holes, what is off the grid, cut letters, states that only a colour shows. */
import type { Locator } from '@playwright/test';
import { oneLocation, severalLocations } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PICTURE = '/placeholder.svg';
const several = severalLocations(8, {
  ...oneLocation,
  highlights: [{ title: 'Coal, not gas', description: 'From the north.' }, { title: 'Lemons by the crate' }],
  reviews: ['Ann', 'Bo', 'Chloé', 'Dale', 'Eve'].map((author) => ({ author, rating: 5, content: `Says ${author}.` })),
  about: { text: 'Since 1999.', image: PICTURE },
});

const boxOf = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const rightOf = ({ x, width }: { x: number; width: number }) => x + width;

test('all but what breaks it hangs on one grid, without holes', async ({ page, hosted }) => {
  await page.setViewportSize({ width: 1700, height: 900 });
  await page.goto(hosted.brand(several).url());
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { name: 'What Our Customers Say' });
  const { x: left } = await boxOf(title);
  for (const [what, part] of [
    ['the name in the header', page.locator('.site-header .logo')],
    ['a highlight without a picture', main.getByRole('heading', { name: 'Coal, not gas' })],
    ['the first popular item', main.locator('.featured-item').first()],
    ['the footer', page.locator('.site-footer .logo')],
  ] as const) {
    expect((await boxOf(part)).x, what).toBeCloseTo(left, 0);
  }
  const right = rightOf(await boxOf(main.locator('.reviews')));
  expect(rightOf(await boxOf(main.locator('.review').last())), 'the last review').toBeCloseTo(right, 0);
  const about = main.locator('.section', { has: page.locator('.about') });
  const [drawn, section] = [await boxOf(about.locator('.picture')), await boxOf(about)];
  expect(drawn.x, 'the picture that breaks the grid').toBeCloseTo(0, 0);
  expect(drawn.y).toBeLessThan(section.y - 30);

  for (const width of [320, 390, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const space = await about.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingTop));
    expect(space, `between sections at ${width} px`).toBeGreaterThanOrEqual(72);
    expect(space).toBeLessThanOrEqual(108);
  }
});

test('in the visitor’s own colours what is chosen and what is open still shows', async ({ page, hosted }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(hosted.brand(several).url());
  const tabs = page.getByRole('tab');
  await tabs.first().scrollIntoViewIfNeeded();
  const ground = (tab: Locator) => tab.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(tabs.nth(0))).not.toBe(await ground(tabs.nth(1)));
  const sign = page.locator('.location-status .badge').first();
  const drawn = await sign.evaluate((element) => getComputedStyle(element, '::before').borderTopStyle);
  expect(drawn, 'the dot of the badge').toBe('solid');
});

test('on paper home and finder have all locations, and nothing that is fixed or that leads on', async ({
  page,
  hosted,
}) => {
  const brand = hosted.brand(several);
  await page.emulateMedia({ media: 'print' });
  await page.goto(brand.url());
  await expect(page.locator('.location-card:visible')).toHaveCount(8);
  await expect(page.locator('.location-card').last()).toContainText('11:00 AM – 10:00 PM');
  await expect(
    page.locator(':is(.order-bar, .feedback-tab, .site-nav, .location-tabs, .order-banner):visible'),
  ).toHaveCount(0);
  const last = page.locator('.featured-item').last();
  expect(rightOf(await boxOf(last)), 'no item is cut off').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const order = page.locator('.hero .button--order');
  const address = await order.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(address).toContain('https://order.example.com/casa');

  await page.goto(brand.url('/locations'));
  await expect(page.locator('.finder-card:visible')).toHaveCount(8);
  await expect(page.locator(':is(.finder-map, .finder-card .actions, .assistant):visible')).toHaveCount(0);
});

test('letters that reach high and low are not cut, and long words are set to fit', async ({ page, hosted }) => {
  const arabic = hosted.brand({ name: 'مطعم بيت الياسمين', heroSection: { title: 'نكهة الشام على الفحم' } });
  await page.goto(arabic.url());
  const hero = page.getByRole('heading', { level: 1 });
  const { lines, spacing, direction } = await hero.evaluate((element) => {
    const { lineHeight, fontSize, letterSpacing, direction } = getComputedStyle(element);
    return { lines: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize), spacing: letterSpacing, direction };
  });
  expect(lines).toBeGreaterThan(1.4);
  expect([spacing, direction]).toEqual(['normal', 'rtl']);

  const title = 'Schwarzwälderkirschtorte';
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(hosted.brand({ name: 'Gasthaus', language: 'de', heroSection: { title } }).url());
  const rows = await hero.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  expect(rows, 'one word stands in one line').toBe(1);
  expect(await hero.evaluate((element) => getComputedStyle(element).hyphens)).toBe('auto');
});
