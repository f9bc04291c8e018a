import type { Locator, Page } from '@playwright/test';
import { oneLocation, severalLocations } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';

/** The items as a visitor of this window meets them: the bar with its 'More', or the opened mobile menu. */
async function navigation(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) {
    const bar = page.getByRole('navigation', { name: 'Main' });
    if (await more(bar).isVisible()) await more(bar).click();
    return bar;
  }
  await menuButton(page).click();
  return page.getByRole('navigation', { name: 'Mobile' });
}

const more = (bar: Locator) => bar.getByText('More', { exact: true });

const menuButton = (page: Page) => page.locator('summary[aria-label="Menu"]');

const itemsOf = (list: Locator) =>
  list.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const link = item.querySelector('a');
      const name = item.textContent?.replace(' (opens in a new tab)', '');
      return [name, link?.getAttribute('href'), link?.target || 'same tab'].join(' | ');
    }),
  );

test('every item stands in its order, external ones in a new tab', async ({ page, hosted, isMobile }) => {
  const brand = hosted.brand(
    severalLocations(2, {
      giftCards: 'https://gifts.example.com/many',
      navigation: [
        { name: 'Our Story', url: 'https://story.example.com/' },
        { name: '   ', url: 'https://nameless.example.com/' },
        { name: 'No address', url: '  ' },
        { name: 'Neither' },
        { name: 'Blog', url: 'https://blog.example.com/' },
      ],
    }),
  );
  await page.goto(brand.url());
  expect(await itemsOf(await navigation(page, isMobile))).toEqual([
    'Home | / | same tab',
    'Menu | /menu | same tab',
    'Locations | /locations | same tab',
    'Catering | /catering | same tab',
    'Offers | /offers | same tab',
    'Gift Cards | https://gifts.example.com/many | _blank',
    'Our Story | https://story.example.com/ | _blank',
    'Blog | https://blog.example.com/ | _blank',
    'Careers | /careers | same tab',
    'Contact Us | /contact | same tab',
  ]);
});

test('one location and a blank gift-card link leave their items out', async ({ page, hosted, isMobile }) => {
  const brand = hosted.brand({ ...oneLocation, giftCards: '   ', navigation: 'https://text.example.com' });
  await page.goto(brand.url());
  const names = ['Home', 'Menu', 'Catering', 'Offers', 'Careers', 'Contact Us'];
  expect((await itemsOf(await navigation(page, isMobile))).map((item) => item.split(' | ')[0])).toEqual(names);
});

test('the current route is highlighted, and only that', async ({ page, hosted, isMobile }) => {
  const brand = hosted.brand(severalLocations(2));
  await page.goto(brand.url('/offers/'));
  const bar = await navigation(page, isMobile);
  const current = bar.locator('[aria-current=page]');
  const style = (link: Locator) =>
    link.evaluate((element) => {
      const { color, fontWeight, textDecorationLine } = getComputedStyle(element);
      return [color, fontWeight, textDecorationLine].join();
    });
  await expect(current).toHaveText(['Offers']);
  expect(await style(current)).not.toBe(await style(bar.getByRole('link', { name: 'Menu' })));

  await bar.getByRole('link', { name: 'Locations' }).click();
  await expect(page).toHaveURL(brand.url('/locations'));
  await expect(page.locator('.site-header [aria-current=page]:visible')).toHaveCount(isMobile ? 0 : 1);
  await expect((await navigation(page, isMobile)).locator('[aria-current=page]')).toHaveText(['Locations']);
});

test('the logo and the name lead home', async ({ page, hosted }) => {
  const brand = hosted.brand(oneLocation);
  await page.goto(brand.url('/offers'));
  const logo = page.getByRole('banner').getByRole('link', { name: 'Casa Prova' });
  await expect(logo.locator('img')).toHaveAttribute('src', '/placeholder.svg');
  await logo.click();
  await expect(page).toHaveURL(brand.url('/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eat by the river');
});

test('the tab in the browser bears the logo, or a monogram where there is none', { tag: '@once' }, async ({
  hosted,
}) => {
  expect(await hosted.brand(oneLocation).html()).toContain('<link rel="icon" href="/placeholder.svg"');
  const nameless = hosted.brand({});
  expect(await nameless.html()).toContain('<link rel="icon" href="/icon-192.png"');
  expect((await hosted.site.get(nameless.host, '/icon-192.png')).headers['content-type']).toBe('image/png');
});

test.describe('the mobile menu', () => {
  test.skip(({ isMobile }) => !isMobile, 'a wide window has the bar');

  test('opens and closes by its button, by a choice, by Escape, by a tap outside and by going back', async ({
    page,
    hosted,
  }) => {
    const brand = hosted.brand({ ...oneLocation, orderingLink: 'https://order.example.com/casa' });
    await page.goto(brand.url());
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(menu).toBeHidden();

    await menuButton(page).click();
    await expect(menu).toBeVisible();
    await menuButton(page).click();
    await expect(menu).toBeHidden();

    await menuButton(page).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await menuButton(page).click();
    await page.mouse.click(20, 820);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(brand.url());

    await menuButton(page).click();
    await menu.getByRole('link', { name: 'Offers' }).click();
    await expect(page).toHaveURL(brand.url('/offers'));
    await expect(menu).toBeHidden();

    await menuButton(page).click();
    await page.goBack();
    await expect(page).toHaveURL(brand.url());
    await expect(menu).toBeHidden();
  });

  test('closes when an external item or Order Online is chosen, and when the current page is', async ({
    page,
    hosted,
  }) => {
    await page.goto(hosted.brand(oneLocation).url('/offers'));
    const menu = page.getByRole('navigation', { name: 'Mobile' });
    for (const name of [/^Gift Cards/, /^Order Online/]) {
      await menuButton(page).click();
      const opened = page.waitForEvent('popup');
      await menu.getByRole('link', { name }).click();
      await (await opened).close();
      await expect(menu, `after ${name}`).toBeHidden();
    }
    await menuButton(page).click();
    await menu.getByRole('link', { name: 'Offers' }).click();
    await expect(menu).toBeHidden();
  });

  test('reaches down to its last link, under an announcement and over the bar', async ({ page, hosted }) => {
    const text = 'Open on the first of July, and every day of the summer until the lights go out';
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(hosted.brand({ ...twelveLinks, announcements: [{ text }] }).url());
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
    await page.locator('summary[aria-label="Menu"]').click();
    const order = page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: /^Order Online/ });
    await page.locator('.mobile-menu').evaluate((menu) => menu.scrollTo({ top: 9_999, behavior: 'instant' }));
    const seen = await order.evaluate((link) => {
      const { left, bottom } = link.getBoundingClientRect();
      return bottom <= innerHeight && link.contains(document.elementFromPoint(left + 20, bottom - 20));
    });
    expect(seen).toBe(true);
  });
});

const twelveLinks = severalLocations(2, {
  name: 'Citrus & Coal',
  giftCards: 'https://gifts.example.com/',
  navigation: ['Rewards', 'Reservations', 'Private Dining', 'Our Story'].map((name) => {
    return { name, url: `https://example.com/${encodeURIComponent(name)}` };
  }),
});

test.describe('a bar that has no room for all links', () => {
  test.skip(({ isMobile }) => isMobile, 'a narrow window has the mobile menu');

  test('holds one row of them, as many as fit and the current page’s, and the rest under More', async ({
    page,
    hosted,
  }) => {
    const brand = hosted.brand(twelveLinks);
    await page.goto(brand.url('/contact'));
    await page.evaluate(() => document.fonts.ready);
    const bar = page.getByRole('navigation', { name: 'Main' });
    const counts: number[] = [];
    for (const width of [1200, 1265, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { shown, under, rows, free, next } = await bar.evaluate(howLinksStand);
      expect(rows, `rows at ${width} px`).toBe(1);
      expect(shown, 'the current page’s').toContain('Contact Us');
      expect([...shown, ...under].toSorted(), 'each once').toEqual(allTwelve);
      expect(free, `room for another link at ${width} px`).toBeLessThan(next * 1.3);
      counts.push(shown.length);
    }
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect([counts[0], counts.at(-1)]).toEqual([7, 10]);
    await page.setViewportSize({ width: 1600, height: 900 });
    const [logo, title] = [page.locator('.logo').first(), page.getByRole('heading', { level: 1 })];
    expect((await logo.boundingBox())?.x, 'header and content stand on one grid').toBe((await title.boundingBox())?.x);
  });

  test('opens More by keyboard, and closes it by Escape, by going on and by a press beside it', async ({
    page,
    hosted,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(hosted.brand(twelveLinks).url('/offers'));
    const bar = page.getByRole('navigation', { name: 'Main' });
    const careers = bar.getByRole('link', { name: 'Careers' });
    await expect(careers).toBeHidden();
    await more(bar).focus();
    await page.keyboard.press('Enter');
    await expect(careers).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name: /^Reservations/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(careers).toBeHidden();
    await expect(more(bar)).toBeFocused();

    await page.keyboard.press('Space');
    await expect(careers).toBeVisible();
    for (let count = 0; count < 6; count += 1) await page.keyboard.press('Tab');
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /^Order Online/ })
        .first(),
    ).toBeFocused();
    await expect(careers).toBeHidden();

    await more(bar).click();
    await page.mouse.click(20, 500);
    await expect(careers).toBeHidden();
    await more(bar).click();
    await careers.click();
    await expect(page).toHaveURL(/\/careers$/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('has all links, too', async ({ page, hosted }) => {
      await page.goto(hosted.brand(twelveLinks).url('/offers'));
      const bar = page.getByRole('navigation', { name: 'Main' });
      expect((await bar.boundingBox())?.height, 'one row').toBeLessThan(60);
      await more(bar).click();
      expect((await itemsOf(bar)).map((item) => item.split(' | ')[0]).toSorted()).toEqual(allTwelve);
    });
  });
});

const allTwelve = [
  ...['Home', 'Menu', 'Locations', 'Catering', 'Offers', 'Gift Cards', 'Rewards', 'Reservations', 'Private Dining'],
  ...['Our Story', 'Careers', 'Contact Us'],
].toSorted();

interface Bar {
  shown: string[];
  under: string[];
  rows: number;
  /** Pixels before the first link. */
  free: number;
  /** How wide the first link under 'More' would be; infinite where there is none. */
  next: number;
}

// Runs in the page.
function howLinksStand(bar: Element): Bar {
  const nameOf = (item: Element) => item.textContent?.replace(' (opens in a new tab)', '') ?? '';
  const items = [...bar.querySelectorAll(':scope > ul > li')];
  const shown = items.filter((item) => item.getClientRects().length > 0);
  const details = bar.querySelector('details');
  details?.setAttribute('open', '');
  const under = [...bar.querySelectorAll('details li')].filter((item) => item.getClientRects().length > 0);
  details?.removeAttribute('open');
  const [first] = under;
  const left = shown[0]?.getBoundingClientRect().left ?? 0;
  return {
    shown: shown.map(nameOf),
    under: under.map(nameOf),
    rows: new Set(shown.map((item) => Math.round(item.getBoundingClientRect().top))).size,
    free: left - bar.getBoundingClientRect().left,
    next: first ? nameOf(first).length * 10 + 24 : Number.POSITIVE_INFINITY,
  };
}
