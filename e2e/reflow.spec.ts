import { severalLocations } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import { expectNoSidewaysOverflow } from './support/overflow.ts';

const brands = ['localhost', 'trattoria.localhost', 'noodles.localhost', 'young.localhost'];
// 640 px is a window of 1280 px at 200 %.
const widths = [320, 390, 640, 768, 960, 1200, 1440];

for (const host of brands) {
  test(`nothing of ${host} reaches out of the window, at any width`, async ({ page, site, isMobile }) => {
    test.skip(isMobile, 'it sets the width itself');
    for (const path of ['/', '/offers', '/nowhere']) {
      await page.goto(site.url(host, path));
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysOverflow(page, `${path} at ${width} px`);
        const menu = page.locator('summary[aria-label="Menu"]');
        if (path !== '/offers' || !(await menu.isVisible())) continue;
        await menu.click();
        await expectNoSidewaysOverflow(page, `the menu at ${width} px`);
        await menu.click();
      }
    }
  });
}

test('names of 2,000 characters, of one word or of many, reach out of no window', async ({
  page,
  hosted,
  isMobile,
}) => {
  test.skip(isMobile, 'it sets the width itself');
  test.setTimeout(60_000);
  for (const long of ['W'.repeat(2_000), 'Wide name '.repeat(200)]) {
    const location = { name: long, phone: long, email: `${long}@example.com`, address: { area: long, locality: long } };
    const everything = {
      name: long,
      description: long,
      telephone: long,
      address: { streetAddress: long, addressLocality: long, addressRegion: long, postalCode: long },
      navigation: [{ name: long, url: 'https://example.com/long' }],
      areaServed: [long],
      servesCuisine: [long],
      heroSection: { badge: long, title: long, callToAction: long, description: long },
      featuredItems: [{ name: long, category: long, price: 12 }],
      highlights: [{ title: long, description: long }],
      reviews: [{ author: long, content: long, rating: 5, date: long }],
      features: [{ title: long, description: long }],
      deals: [{ title: long, description: long, badge: long, price: 12, originalPrice: 13, validUntil: long }],
      about: { title: long, text: long },
      orderingLink: 'https://order.example.com/',
    };
    const brands = [
      hosted.brand({ ...everything, faqs: [{ question: long, answer: long }], locations: [location] }),
      hosted.brand({ ...everything, locations: [location, { ...location, id: 2 }] }),
    ];
    for (const brand of brands) {
      for (const path of ['/', '/offers', '/nowhere']) {
        await page.goto(brand.url(path));
        for (const width of [320, 390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expectNoSidewaysOverflow(page, `${path} at ${width} px: ${long.slice(0, 12)}…`);
          if (path !== '/offers') continue;
          const banner = await page.getByRole('banner').boundingBox();
          expect(banner?.height, `the header at ${width} px`).toBeLessThan(260);
        }
      }
    }
  }
});

test('500 locations with their menus make a page no heavier than 24 do', async ({ page, hosted, isMobile }) => {
  const menu = [
    {
      categories: [
        { name: 'All', items: Array.from({ length: 40 }, (_, id) => ({ id, name: `Item ${id}`, price: 9 })) },
      ],
    },
  ];
  const heavy = (count: number) => {
    const brand = severalLocations(count);
    return { ...brand, locations: brand.locations.map((location) => ({ ...location, menu })) };
  };
  const [few, many] = [hosted.brand(heavy(24)), hosted.brand(heavy(500))];
  const [fewBytes, manyBytes] = [(await few.html()).length, (await many.html()).length];
  expect(manyBytes).toBeLessThan(fewBytes * 1.1);
  for (const path of ['/menu', '/offers', '/contact', '/feedback', '/menu/toronto-kitchen-500']) {
    expect((await hosted.site.get(many.host, path)).status, path).toBe(200);
  }

  await page.goto(many.url());
  await expect(page.getByRole('link', { name: 'All 500 locations' })).toHaveCount(2);
  const section = page.getByRole('region', { name: 'Our Locations' });
  if (!isMobile) {
    await section.getByRole('tab').nth(23).click();
    await expect(section.getByRole('tabpanel')).toContainText('Kitchen 24');
  }
  await section.getByRole('link', { name: 'All 500 locations' }).click();
  await expect(page).toHaveURL(many.url('/locations'));
});

test('who asks for less motion gets none', async ({ page, site, isMobile }) => {
  test.skip(isMobile, 'the buttons of the carousel need a wider window');
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await page.goto(site.url('trattoria.localhost'));
  expect(await moving(), 'there is motion otherwise').toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await moving()).toBe(0);
  await page.getByRole('button', { name: 'Next popular items' }).click();
  const moved = await page.locator('.featured-items').evaluate((list) => list.scrollLeft);
  expect(moved, 'at once').toBeGreaterThan(500);
});
