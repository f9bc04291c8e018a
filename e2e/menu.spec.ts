import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { brand, long, lunch, shownItems, visit } from './support/menu-page.ts';
import { generatedMenu, item, menuOf } from './support/menus.ts';
import { measureTransfers } from './support/transfers.ts';

test.describe('the menu as a page', () => {
  test('shows menus, categories, items, prices, marks with their legend, and is accessible', { tag: '@axe' }, async ({
    page,
    hosted,
  }) => {
    expect(await visit(page, hosted, brand)).toBe(200);
    await expect(page).toHaveTitle('Menu | Test Kitchen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Dinner', 'Lunch']);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Starters', 'Mains', 'Soups']);
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(7);
    const salad = page.locator('#green-salad');
    await expect(salad.getByRole('heading', { name: 'Green salad', exact: true })).toBeVisible();
    await expect(salad).toContainText('$9.00');
    await expect(salad.getByRole('img')).toHaveText(['ve', 'gf']);
    await expect(salad.getByRole('img', { name: 'Vegan' })).toBeVisible();
    await expect(salad.locator('.diet').first()).toHaveCSS('border-radius', '999px');
    await expect(page.locator('#steak').getByRole('img')).toHaveText(['gf', 'h']);
    await expect(page.locator('#oysters')).toContainText('Sold out');
    await expect(page.locator('#tasting-plate .price')).toHaveCount(0);
    for (const name of ['Vegetarian', 'Vegan', 'Gluten-free', 'Halal', 'Spicy']) {
      await expect(page.locator('.legend').getByText(name, { exact: true })).toBeVisible();
    }
    await expect(page.locator('img')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  test('food first: the first dish stands high on a phone, and the row of tools stays', async ({ page, hosted }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    const { url } = hosted.brand({
      name: 'Test Kitchen',
      ...brand,
      announcements: [{ text: 'A line of news that is so long that it takes two lines on a phone' }],
    });
    await page.goto(url('/menu'));
    const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y;
    expect(await topOf('.item')).toBeLessThanOrEqual(450);
    await page.locator('#broth').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy({ top: 300, behavior: 'instant' }));
    const search = page.getByRole('searchbox', { name: 'Search the menu' });
    await expect(search).toBeInViewport();
    const filters = page.getByRole('button', { name: 'Filters' });
    await search.click();
    expect((await search.boundingBox())?.width).toBeGreaterThan(180);
    await expect(filters).toBeInViewport();
    await search.fill('broth');
    await filters.click();
    await page.keyboard.press('Escape');
    await expect(filters).toBeFocused();
    await expect(search).toHaveValue('broth');
  });

  test('cuts a description at 120 characters, and shows all of it on demand', async ({ page, hosted }) => {
    await visit(page, hosted, brand);
    const soup = page.locator('#creme-soup');
    // biome-ignore lint/performance/useDomNodeTextContent: what is shown is the question
    const words = () => soup.locator('p').innerText();
    expect(await words()).toBe(`${long.slice(0, long.lastIndexOf(' ', 120))} … + more`);
    const more = soup.getByRole('button', { name: '+ more', exact: true });
    await expect(more).toHaveAccessibleDescription('Crème soup');
    await more.focus();
    await page.keyboard.press('Enter');
    const less = soup.getByRole('button', { name: '- less', exact: true });
    await expect(less).toBeFocused();
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    expect(await words()).toBe(`${long} - less`);
    await page.keyboard.press('Enter');
    expect(await words()).toContain('+ more');
    await expect(page.locator('#green-salad').getByRole('button')).toHaveCount(0);
  });

  test('formats prices in the brand’s currency', async ({ page, hosted }) => {
    await visit(page, hosted, { ...brand, currency: 'EUR', language: 'fr' });
    await expect(page.locator('#green-salad .price')).toHaveText(/^9,00\s€$/);
  });

  test('shows the menu of the only location where the brand has none', async ({ page, hosted }) => {
    await visit(page, hosted, { hasMenu: 'page', locations: [{ name: 'Only', menu: lunch }] });
    await expect(page.getByRole('heading', { name: 'Broth' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu');
  });

  test('replaces pictures that fail, also those that failed before the page ran', async ({
    page,
    allowConsole,
    hosted,
  }) => {
    allowConsole(/Failed to load resource|brands\/none/);
    const menu = menuOf('Dinner', { Pictures: [item('Broken', { image: '/brands/none/pictures/none.webp' })] });
    await visit(page, hosted, { hasMenu: 'page', menu });
    await expect(page.locator('.item img')).toHaveAttribute('src', '/placeholder.svg');
  });

  test('gives search engines the menu', async ({ page, hosted }) => {
    await visit(page, hosted, brand);
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const graph = scripts.map((text) => JSON.parse(text)).filter((data) => data['@type'] === 'Menu');
    expect(graph[0]).toMatchObject({
      '@type': 'Menu',
      name: 'Dinner',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: 'Starters',
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: 'Green salad',
              offers: { '@type': 'Offer', price: 9, priceCurrency: 'CAD' },
              suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/GlutenFreeDiet'],
            },
            { name: 'Crème soup' },
            { name: 'Oysters', offers: { availability: 'https://schema.org/SoldOut' } },
          ],
        },
        { name: 'Mains' },
      ],
    });
    expect(graph[1].name).toBe('Lunch');
  });

  test('is sent for people and for search engines: no other data repeats it', async ({ page, hosted }) => {
    await visit(page, hosted, brand);
    const { body } = await hosted.site.get(new URL(page.url()).hostname, '/menu');
    const timesSent = (text: string) => body.split(text).length - 1;
    expect(timesSent('Leaves from the roof.')).toBe(2);
    expect(timesSent('and the end of it')).toBe(2);
  });

  test('holds texts of any length and kind at 320 px', async ({ page, hosted }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const hostile = '</script><img src=x onerror=alert(1)>&"\'';
    const endless = 'x'.repeat(10_000);
    const menu = menuOf(hostile, {
      [hostile]: [item(hostile, { description: hostile.repeat(5), price: 1e12 })],
      [endless]: [item(endless, { price: 3, description: endless }), item('麻婆豆腐', { isSpicy: true })],
    });
    await visit(page, hosted, { hasMenu: 'page', menu });
    await expect(page.locator('.item')).toHaveCount(3);
    await expect(page.locator('#mapodoufu')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  // The browser refuses the scripts that the page asks it to fetch ahead.
  test.beforeEach(({ allowConsole }) => allowConsole(/\.js \(csp\)$/));

  test('everything is there: whole descriptions, chips, and a search that the server answers', async ({
    page,
    hosted,
  }) => {
    await visit(page, hosted, brand);
    await expect(page.locator('#creme-soup p')).toContainText('and the end of it');
    await expect(page.locator('.rest').first()).toBeVisible();
    await expect(page.locator('.more').first()).toBeHidden();
    await page.getByRole('link', { name: 'Mains' }).click();
    await expect(page).toHaveURL(/#mains$/);
    await page.getByRole('searchbox').fill('noodles');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(shownItems(page)).toHaveCount(1);
    await expect(page.getByRole('status')).toHaveText('1 of 7 items');
    await page.getByRole('link', { name: 'Clear' }).click();
    await expect(shownItems(page)).toHaveCount(7);
  });

  test('locations and frames are there', async ({ page, hosted }) => {
    await visit(page, hosted, { hasMenu: 'page', locations: [{ name: 'One' }, { name: 'Two' }] });
    await expect(page.getByRole('link', { name: 'View Menu' })).toHaveCount(2);
    await visit(page, hosted, { orderingLink: 'https://order.example.com/test' });
    await expect(page.locator('iframe')).toHaveAttribute('src', 'https://order.example.com/test');
  });
});

test('no menu at all: Menu Not Available, with the phone and a way back', { tag: '@axe' }, async ({ page, hosted }) => {
  expect(
    await visit(page, hosted, {
      telephone: '(416) 555-0142',
      servesCuisine: ['Soup'],
      orderingLink: 'tel:+14165550142',
    }),
  ).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu Not Available');
  await expect(page.getByRole('main').getByRole('link', { name: 'Call (416) 555-0142' })).toHaveAttribute(
    'href',
    'tel:4165550142',
  );
  await expect(page.getByRole('heading', { name: 'Our Specialties' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('on paper there is the menu alone, and whole', async ({ page, hosted }) => {
  await visit(page, hosted, brand);
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['.site-nav', '.menu-toggle', '.category-bar', '.menu-search-field', '.more', '.feedback-tab']) {
    await expect(page.locator(gone).first()).toBeHidden();
  }
  await expect(page.locator('.rest').first()).toBeVisible();
  await expect(page.locator('.legend').getByText('Vegan')).toBeVisible();
  await expect(page.locator('#oysters')).toBeVisible();
});

test('a fresh visit to a demo menu is light and shifts nothing', async ({ page, site }) => {
  const { bytes, requestsBesidesPictures, layoutShift } = await measureTransfers(
    page,
    site.url('localhost', '/menu/toronto-queen-west'),
  );
  const markupAndStyle = (bytes.document + bytes.stylesheet) / 1000;
  console.log(
    `demo menu: HTML and CSS ${markupAndStyle.toFixed(1)} kB, JavaScript ${(bytes.script / 1000).toFixed(1)} kB, ${requestsBesidesPictures} requests besides pictures`,
  );
  expect(markupAndStyle).toBeLessThanOrEqual(20);
  expect(requestsBesidesPictures).toBeLessThanOrEqual(10);
  expect(layoutShift).toBe(0);
});

test('HTML and CSS of a menu of 1000 items stay within 100 kB', async ({ page, hosted }) => {
  const sizes: number[] = [];
  page.on('requestfinished', async (request) => {
    if (['document', 'stylesheet'].includes(request.resourceType())) {
      sizes.push((await request.sizes()).responseBodySize);
    }
  });
  await visit(page, hosted, { hasMenu: 'page', menu: generatedMenu({ categories: 67, items: 15 }) });
  await page.waitForLoadState('networkidle');
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  console.log(`1000 items: HTML and CSS ${kilobytes.toFixed(1)} kB (${sizes.join(' + ')})`);
  expect(kilobytes).toBeLessThanOrEqual(100);
});
