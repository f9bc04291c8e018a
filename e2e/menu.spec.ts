import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { answer, type FakeBackend, startFakeBackend } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import { generatedMenu, item, menuOf } from './support/menus.ts';
import { type Site, startSite } from './support/site.ts';
import { measureTransfers } from './support/transfers.ts';

// One site on a fake hosted backend; each test has a brand, and so a host name, of its own.
let backend: FakeBackend;
let hosted: Site;

test.beforeAll(async () => {
  backend = await startFakeBackend();
  hosted = await startSite({ env: backend.env });
});

test.afterAll(async () => {
  await hosted?.stop();
  await backend?.stop();
});

let brands = 0;

/** Visits a path of the site of a brand with the given configuration; answers the HTTP status. */
async function visit(page: Page, configuration: object, path = '/menu'): Promise<number | undefined> {
  const host = `brand-${++brands}.localhost`;
  backend.brand(host, answer.data({ name: 'Test Kitchen', ...configuration }));
  const response = await page.goto(hosted.url(host, path));
  return response?.status();
}

const long = `${'A dish of a hundred and twenty characters, '.repeat(4)}and the end of it`;
const dinner = menuOf('Dinner', {
  Starters: [
    item('Green salad', { price: 9, isVegan: true, isGlutenFree: true, description: 'Leaves from the roof.' }),
    item('Crème soup', { price: 8.5, isVegetarian: true, description: long }),
    item('Oysters', { price: 24, soldOut: true }),
  ],
  Mains: [
    item('Steak', { price: 38, isGlutenFree: true, isHalal: true }),
    item('Dan dan noodles', { price: 19, isSpicy: true }),
    item('Tasting plate', { description: 'Ask us.' }),
  ],
});
const lunch = menuOf('Lunch', { Soups: [item('Broth', { price: 7, isVegan: true })] });
const brand = { hasMenu: 'page', menu: [dinner, lunch] };
const shownItems = (page: Page) => page.locator('.item:visible');

test.describe('the menu as a page', () => {
  test('shows menus, categories, items, prices, marks with their legend, and is accessible', { tag: '@axe' }, async ({
    page,
  }) => {
    expect(await visit(page, brand)).toBe(200);
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

  test('cuts a description at 120 characters, and shows all of it on demand', async ({ page }) => {
    await visit(page, brand);
    const soup = page.locator('#creme-soup');
    // biome-ignore lint/performance/useDomNodeTextContent: what is shown is the question
    const words = () => soup.locator('p').innerText();
    expect(await words()).toBe(`${long.slice(0, 120).trimEnd()} … + more`);
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

  test('formats prices in the brand’s currency', async ({ page }) => {
    await visit(page, { ...brand, currency: 'EUR', language: 'fr' });
    await expect(page.locator('#green-salad .price')).toHaveText(/^9,00\s€$/);
  });

  test('shows the menu of the only location where the brand has none', async ({ page }) => {
    await visit(page, { hasMenu: 'page', locations: [{ name: 'Only', menu: lunch }] });
    await expect(page.getByRole('heading', { name: 'Broth' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu');
  });

  test('replaces pictures that fail, also those that failed before the page ran', async ({ page, allowConsole }) => {
    allowConsole(/Failed to load resource|brands\/none/);
    const menu = menuOf('Dinner', { Pictures: [item('Broken', { image: '/brands/none/pictures/none.webp' })] });
    await visit(page, { hasMenu: 'page', menu });
    await expect(page.locator('.item img')).toHaveAttribute('src', '/placeholder.svg');
  });

  test('gives search engines the menu', async ({ page }) => {
    await visit(page, brand);
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

  test('is sent once: no data repeats what stands in the HTML', async ({ page }) => {
    await visit(page, brand);
    const { body } = await hosted.get(new URL(page.url()).hostname, '/menu');
    const timesSent = (text: string) => body.split(text).length - 1;
    expect(timesSent('Leaves from the roof.')).toBe(1);
    expect(timesSent('and the end of it')).toBe(1);
  });

  test('holds texts of any length and kind at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const hostile = '</script><img src=x onerror=alert(1)>&"\'';
    const endless = 'x'.repeat(10_000);
    const menu = menuOf(hostile, {
      [hostile]: [item(hostile, { description: hostile.repeat(5), price: 1e12 })],
      [endless]: [item(endless, { price: 3, description: endless }), item('麻婆豆腐', { isSpicy: true })],
    });
    await visit(page, { hasMenu: 'page', menu });
    await expect(page.locator('.item')).toHaveCount(3);
    await expect(page.locator('[id="麻婆豆腐"]')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('category chips', () => {
  const menu = generatedMenu({ categories: 8, items: 6 });
  const chips = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  const active = (page: Page) => page.locator('.category-bar [aria-current="true"]');
  const topOf = (page: Page, id: string) =>
    page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN, id);

  test('the category that crosses 200 px from the top becomes active', async ({ page }) => {
    await visit(page, { hasMenu: 'page', menu });
    await expect(active(page)).toHaveText('Category 1');
    for (const number of [2, 5, 3]) {
      const top = await topOf(page, `category-${number}`);
      await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), top - 202);
      await expect(active(page)).toHaveText(`Category ${number - 1}`);
      await page.evaluate(() => window.scrollBy({ top: 3, behavior: 'instant' }));
      await expect(active(page)).toHaveText(`Category ${number}`);
    }
    await expect(active(page)).toBeInViewport();
  });

  test('a chip scrolls to its category, by mouse and by keyboard, and the last one too', async ({ page }) => {
    await visit(page, { hasMenu: 'page', menu });
    await chips(page).nth(3).click();
    await expect(active(page)).toHaveText('Category 4');
    await expect(page.getByRole('heading', { name: 'Category 4', exact: true })).toBeInViewport();
    await expect(page).toHaveURL(/#category-4$/);
    await chips(page).nth(7).focus();
    await page.keyboard.press('Enter');
    await expect(active(page)).toHaveText('Category 8');
    await expect(page.getByRole('heading', { name: 'Category 8', exact: true })).toBeInViewport();
  });

  test('an address leads to a category or an item', async ({ page }) => {
    await visit(page, { hasMenu: 'page', menu }, '/menu#category-6');
    await expect(active(page)).toHaveText('Category 6');
    await expect.poll(() => topOf(page, 'category-6')).toBeLessThanOrEqual(200);
    await visit(page, { hasMenu: 'page', menu }, '/menu#dish-7-3');
    await expect(page.locator('#dish-7-3')).toBeInViewport();
    await expect.poll(() => topOf(page, 'dish-7-3')).toBeGreaterThan(130);
  });
});

test.describe('search and filters', () => {
  test('finds items as one types, says how many, and keeps it in the address', { tag: '@axe' }, async ({ page }) => {
    await visit(page, brand, '/menu?utm_source=mail');
    const field = page.getByRole('searchbox', { name: 'Search the menu' });
    await field.fill('creme');
    await expect(shownItems(page)).toHaveCount(1);
    await expect(page.getByRole('status')).toHaveText('1 of 7 items');
    await expect(page.getByRole('heading', { name: 'Mains' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Lunch' })).toBeHidden();
    await expect(page).toHaveURL(/\?utm_source=mail&q=creme$/);
    await field.fill('and the end of it');
    await expect(shownItems(page)).toHaveCount(1);
    await field.fill('pineapple');
    await expect(page.getByRole('status')).toHaveText('No items match');
    await expect(page.getByRole('heading', { name: 'Nothing on the menu matches' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Show the whole menu' }).click();
    await expect(shownItems(page)).toHaveCount(7);
    await expect(page.getByRole('status')).toHaveText('');
    await expect(page).toHaveURL(/\?utm_source=mail$/);
  });

  test('dietary filters combine, and vegan counts as vegetarian', { tag: '@axe' }, async ({ page }) => {
    await visit(page, brand);
    await page.getByRole('checkbox', { name: 'Vegetarian' }).check();
    await expect(shownItems(page)).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Gluten-free' }).focus();
    await page.keyboard.press('Space');
    await expect(shownItems(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\?diet=vegetarian&diet=gluten-free$/);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Clear' }).focus();
    await page.keyboard.press('Enter');
    await expect(shownItems(page)).toHaveCount(7);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('filters stand only where the menu has such marks', async ({ page }) => {
    await visit(page, { hasMenu: 'page', menu: menuOf('Plain', { All: [item('Toast', { isHalal: true })] }) });
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await visit(page, { hasMenu: 'page', menu: menuOf('Plain', { All: [item('Toast')] }) });
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.locator('.legend')).toHaveCount(0);
  });

  test('a shared address shows what was found, and Menu in the header the whole menu again', async ({ page }) => {
    await visit(page, brand, '/menu?q=soup&diet=vegetarian');
    await expect(page.getByRole('searchbox')).toHaveValue('soup');
    await expect(page.getByRole('checkbox', { name: 'Vegetarian' })).toBeChecked();
    await expect(shownItems(page)).toHaveCount(2);
    await expect(page.getByRole('status')).toHaveText('2 of 7 items');
    if (test.info().project.name === 'phone') await page.locator('.menu-toggle summary').click();
    await page
      .getByRole('navigation', { name: /Main|Mobile/ })
      .getByRole('link', { name: 'Menu', exact: true })
      .click();
    await expect(shownItems(page)).toHaveCount(7);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  // The browser refuses the scripts that the page asks it to fetch ahead.
  test.beforeEach(({ allowConsole }) => allowConsole(/\.js \(csp\)$/));

  test('everything is there: whole descriptions, chips, and a search that the server answers', async ({ page }) => {
    await visit(page, brand);
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

  test('locations and frames are there', async ({ page }) => {
    await visit(page, { hasMenu: 'page', locations: [{ name: 'One' }, { name: 'Two' }] });
    await expect(page.getByRole('link', { name: 'View Menu' })).toHaveCount(2);
    await visit(page, { orderingLink: 'https://order.example.com/test' });
    await expect(page.locator('iframe')).toHaveAttribute('src', 'https://order.example.com/test');
  });
});

const locations = [
  {
    name: 'Page',
    address: { locality: 'Town' },
    hasMenu: 'page',
    menu: lunch,
    menuUrl: 'https://elsewhere.example.com',
  },
  { name: 'Unset', address: { locality: 'Town' }, menu: dinner, orderingLink: 'https://order.example.com/unset' },
  { name: 'File', address: { locality: 'Town' }, hasMenu: 'file', fileLink: 'https://files.example.com/menu.pdf' },
  {
    name: 'Embedded',
    address: { locality: 'Town' },
    hasMenu: 'embedded',
    orderingLink: 'https://order.example.com/embedded',
  },
  {
    name: 'Elsewhere',
    address: { locality: 'Town' },
    hasMenu: 'file',
    fileLink: 'https://files.example.com/other.pdf',
    menuUrl: 'https://elsewhere.example.com/menu',
  },
  { name: 'Empty', address: { locality: 'Town' }, hasMenu: 'page' },
];
const group = { hasMenu: 'page', locations, orderingLink: 'https://order.example.com/group' };

test.describe('Choose Your Location', () => {
  test('lists the locations, each with the way to its menu, without a footer', { tag: '@axe' }, async ({ page }) => {
    expect(await visit(page, group)).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Location');
    const links = page.locator('.menu-locations').getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/menu/town-page',
      '/menu/town-unset',
      '/menu/town-file',
      'https://order.example.com/embedded',
      'https://elsewhere.example.com/menu',
      '/menu/town-empty',
    ]);
    await expect(links.nth(3)).toHaveAttribute('target', '_blank');
    await expect(links.nth(0)).not.toHaveAttribute('target', /./);
    await expect(links.nth(0)).toContainText('View Menu');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  test('leads to a location’s menu without loading the page anew', async ({ page }) => {
    await visit(page, group);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.getByRole('link', { name: /^View Menu ?: Page$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu, Page');
    await expect(page.getByRole('heading', { name: 'Broth' })).toBeVisible();
    expect(requested).toContain('/menu/town-page.data');
    await page.goBack();
    await page.getByRole('link', { name: /^View Menu ?: Unset$/ }).click();
    await expect(page.getByRole('heading', { name: 'Oysters' })).toBeVisible();
    await page.getByRole('searchbox').fill('steak');
    await expect(shownItems(page)).toHaveCount(1);
  });
});

test.describe('the menu of one location', () => {
  const cases = [
    { slug: 'town-page', shows: 'Broth' },
    { slug: 'town-unset', shows: 'Oysters' },
    { slug: 'town-file', frames: 'https://files.example.com/menu.pdf' },
    { slug: 'town-embedded', frames: 'https://order.example.com/embedded' },
    { slug: 'town-empty', frames: 'https://order.example.com/group' },
  ];
  for (const { slug, shows, frames } of cases) {
    test(`${slug} shows ${shows ?? frames}`, { tag: '@axe' }, async ({ page }) => {
      expect(await visit(page, group, `/menu/${slug}`)).toBe(200);
      if (shows) await expect(page.getByRole('heading', { name: shows })).toBeVisible();
      if (frames) await expect(page.locator('iframe')).toHaveAttribute('src', frames);
      await expect(page.locator('iframe')).toHaveCount(frames ? 1 : 0);
      await expectNoAxeViolations(page);
    });
  }

  test('an unknown address says so with HTTP 404, and lists the locations', { tag: '@axe' }, async ({ page }) => {
    expect(await visit(page, group, '/menu/nowhere')).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Location Not Found');
    await expect(page.locator('.menu-locations li')).toHaveCount(6);
    await expectNoAxeViolations(page);
  });

  test('the address of the other reading is redirected for good', async ({ page }) => {
    await visit(page, group);
    const response = await hosted.get(new URL(page.url()).hostname, '/menu/Town-Page?q=broth');
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe('/menu/town-page?q=broth');
    const otherReading = await hosted.get(new URL(page.url()).hostname, '/menu/page-town');
    expect(otherReading.headers.location).toBe('/menu/town-page');
  });

  test('while the backend is slow, page, redirect and unknown address come all the same', async ({ page }) => {
    const streamed = async (host: string, path: string) => {
      backend.brand(host, answer.after(700, answer.data({ name: 'Slow Kitchen', ...group })));
      await page.goto(hosted.url(host, path));
    };
    await streamed('slow-page.localhost', '/menu/town-unset');
    await expect(page.locator('#oysters')).toBeVisible();
    await page.getByRole('button', { name: '+ more' }).click();
    await page.getByRole('searchbox').fill('oysters');
    await expect(shownItems(page)).toHaveCount(1);
    await streamed('slow-moved.localhost', '/menu/Town-Page');
    await expect(page).toHaveURL(/\/menu\/town-page$/);
    await expect(page.getByRole('heading', { name: 'Broth' })).toBeVisible();
    await streamed('slow-missing.localhost', '/menu/nowhere');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Location Not Found');
  });
});

test.describe('the ordering frame', () => {
  const framed = {
    orderingLink: 'https://order.example.com/test',
    hasMenu: 'https://menu.example.com',
    servesCuisine: ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'],
  };

  test('fills the window under the header, with the first six specialties and a way out', { tag: '@axe' }, async ({
    page,
  }) => {
    expect(await visit(page, framed)).toBe(200);
    const frame = page.locator('iframe');
    await expect(frame).toHaveAttribute('src', 'https://order.example.com/test');
    await expect(frame).toHaveAttribute('title', 'Order online from Test Kitchen');
    await expect(page.getByRole('heading', { name: 'Our Specialties' })).toBeVisible();
    await expect(page.locator('.specialties li')).toHaveText(['One', 'Two', 'Three', 'Four', 'Five', 'Six']);
    await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('target', '_blank');
    const box = await frame.boundingBox();
    const window = page.viewportSize();
    expect(box?.width).toBe(window?.width);
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(window?.height);
    expect(box?.y).toBeLessThan(180);
    await expect(page.getByRole('banner')).toBeInViewport();
    await expectNoAxeViolations(page);
  });

  test('locks the page’s scrolling, and leaving unlocks it', async ({ page }) => {
    await visit(page, framed);
    await page.mouse.move(200, 30);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.getByRole('banner').getByRole('link', { name: 'Test Kitchen' }).click();
    await expect(page.locator('.menu-frame')).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('comes from hasMenu where there is no ordering link', async ({ page }) => {
    await visit(page, { hasMenu: 'https://menu.example.com/card' });
    await expect(page.locator('iframe')).toHaveAttribute('src', 'https://menu.example.com/card');
  });

  test('its header stays usable, and what has the focus comes into view', async ({ page }) => {
    await visit(page, framed);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).focus();
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toBeInViewport();
    await page.getByRole('link', { name: 'Open in a new tab' }).focus();
    await expect(page.getByRole('link', { name: 'Open in a new tab' })).toBeInViewport();
    await page.setViewportSize({ width: 640, height: 360 });
    await page.locator('.menu-toggle summary').click();
    await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('never shows the site’s own menu within itself', async ({ page }) => {
    await visit(page, { orderingLink: '/menu', hasMenu: 'https://menu.example.com/card' });
    await expect(page.locator('iframe')).toHaveAttribute('src', 'https://menu.example.com/card');
  });

  test('stands in for a page without a menu', async ({ page }) => {
    await visit(page, { hasMenu: 'page', orderingLink: 'https://order.example.com/test' });
    await expect(page.locator('iframe')).toBeVisible();
  });
});

test('no menu at all: Menu Not Available, with the phone and a way back', { tag: '@axe' }, async ({ page }) => {
  expect(
    await visit(page, { telephone: '(416) 555-0142', servesCuisine: ['Soup'], orderingLink: 'tel:+14165550142' }),
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

test('on paper there is the menu alone, and whole', async ({ page }) => {
  await visit(page, brand);
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['.site-nav', '.menu-toggle', '.category-bar', '.menu-search-field', '.more', '.feedback-tab']) {
    await expect(page.locator(gone).first()).toBeHidden();
  }
  await expect(page.locator('.rest').first()).toBeVisible();
  await expect(page.locator('.legend').getByText('Vegan')).toBeVisible();
  await expect(page.locator('#oysters')).toBeVisible();
});

test.describe('a menu of 1,000 items', () => {
  const menu = generatedMenu({ categories: 20, items: 50 });

  test('leads to its last category, follows the scroll and searches without delay', async ({ page }) => {
    await visit(page, { hasMenu: 'page', menu });
    await expect(page.locator('.item')).toHaveCount(1000);
    await page.getByRole('link', { name: 'Category 20', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Category 20', exact: true })).toBeInViewport();
    await expect(page.locator('.category-bar [aria-current]')).toHaveText('Category 20');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const filterMs = await page.evaluate(async () => {
      const box = document.querySelector<HTMLInputElement>('.legend input[value="vegan"]');
      const begun = performance.now();
      box?.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - begun;
    });
    console.log(`1,000 items, filter to next frame: ${filterMs.toFixed(0)} ms`);
    expect(filterMs).toBeLessThan(500);
    await expect(page.getByRole('status')).toHaveText(/^\d+ of 1000 items$/);
  });

  test('an address leads to an item far down', async ({ page }) => {
    await visit(page, { hasMenu: 'page', menu }, '/menu#dish-18-40');
    await expect(page.locator('#dish-18-40')).toBeInViewport();
  });
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

for (const [items, budget] of [
  [150, 20],
  [1000, 100],
] as const) {
  test(`HTML and CSS of a menu of ${items} items stay within ${budget} kB`, async ({ page }) => {
    const sizes: number[] = [];
    page.on('requestfinished', async (request) => {
      if (['document', 'stylesheet'].includes(request.resourceType())) {
        sizes.push((await request.sizes()).responseBodySize);
      }
    });
    await visit(page, { hasMenu: 'page', menu: generatedMenu({ categories: items / 15, items: 15 }) });
    await page.waitForLoadState('networkidle');
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    console.log(`${items} items: HTML and CSS ${kilobytes.toFixed(1)} kB (${sizes.join(' + ')})`);
    expect(kilobytes).toBeLessThanOrEqual(budget);
  });
}
