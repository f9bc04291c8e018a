import type { Locator, Page } from '@playwright/test';
import { oneLocation, severalLocations } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';

/** The items as a visitor of this window meets them: the bar, or the opened mobile menu. */
async function navigation(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('navigation', { name: 'Main' });
  await menuButton(page).click();
  return page.getByRole('navigation', { name: 'Mobile' });
}

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

test('the tab in the browser bears the logo, or a monogram where there is none', async ({ hosted }) => {
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
});
