import { expect, test } from './support/fixtures.ts';

const picture = (name: string) => `https://pictures.example.com/${name}.jpg`;

test('every image that cannot be loaded is the placeholder', async ({ page, hosted, allowConsole }) => {
  allowConsole(/pictures\.example\.com/);
  await page.route('https://pictures.example.com/**', (route) => route.abort());
  const brand = hosted.brand({
    name: 'No Pictures',
    logo: picture('logo'),
    heroSection: { backgroundImage: picture('hero'), backgroundImageTall: picture('hero-tall') },
    featuredItems: [
      { name: 'Soup', image: picture('soup') },
      { name: 'Bread', image: picture('bread') },
    ],
    highlights: [{ title: 'By hand', image: picture('hand') }],
    deals: [{ title: 'Two for one', image: picture('deal') }],
    about: { text: 'Since 1999', image: picture('house') },
  });
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

test('images that come are shown as they are', async ({ page, site }) => {
  await page.goto(site.url('trattoria.localhost'));
  for (const image of await page.locator('img').filter({ visible: true }).all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    await expect(image).not.toHaveAttribute('src', '/placeholder.svg');
  }
});
