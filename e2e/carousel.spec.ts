import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import type { HostedSite } from './support/hosted-site.ts';
import { hydrated } from './support/hydration.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Our Most Popular Items' });
const offset = (page: Page) => list(page).evaluate((element) => Math.round(element.scrollLeft));

async function visit(page: Page, hosted: HostedSite, count = 12): Promise<void> {
  const featuredItems = Array.from({ length: count }, (_, index) => ({
    id: index,
    name: `Dish ${index + 1}`,
    price: 9,
  }));
  await page.goto(hosted.brand({ featuredItems }).url());
  await hydrated(page);
}

test.describe('with a mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'a finger scrolls the list by itself');

  test('it is dragged, stepped through with its buttons, and moved by the arrow keys', async ({ page, hosted }) => {
    await visit(page, hosted);
    await list(page).scrollIntoViewIfNeeded();
    const box = await list(page).boundingBox();
    if (!box) throw new Error('there is no list');
    const y = box.y + box.height / 2;

    await page.mouse.move(900, y);
    await page.mouse.down();
    await page.mouse.move(880, y);
    await page.mouse.move(500, y, { steps: 4 });
    await page.mouse.up();
    const dragged = await offset(page);
    expect(dragged).toBeGreaterThan(250);
    await page.mouse.move(300, y, { steps: 2 });
    expect(Math.abs((await offset(page)) - dragged), 'let go of').toBeLessThan(250);
    expect(await page.evaluate(() => String(getSelection())), 'nothing was selected').toBe('');

    await list(page).evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    const previous = page.getByRole('button', { name: 'Previous popular items' });
    const next = page.getByRole('button', { name: 'Next popular items' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect.poll(() => offset(page)).toBeGreaterThan(500);
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    await expect.poll(() => offset(page)).toBeGreaterThan(1200);
    await expect(async () => {
      await next.click();
      await expect(next, 'at the end').toHaveAttribute('aria-disabled', 'true', { timeout: 2_000 });
    }).toPass();
    const end = await offset(page);
    await previous.click();
    await expect.poll(() => offset(page)).toBeLessThan(end - 500);
    await expect(next).toHaveAttribute('aria-disabled', 'false');

    await list(page).evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await list(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => offset(page)).toBeGreaterThan(20);
  });

  test('a list that fits has no buttons to press', async ({ page, hosted }) => {
    await visit(page, hosted, 3);
    await expect(page.getByRole('button', { name: 'Next popular items' })).toBeHidden();
  });
});

test('a card takes 60, 50, 33 and 25 % of the row by breakpoint', async ({ page, hosted, isMobile }) => {
  await visit(page, hosted);
  const widths = isMobile ? [320, 390] : [600, 700, 1000, 1440];
  const shares = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    shares.push(
      await list(page).evaluate((element) => {
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        const row = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const card = element.firstElementChild?.getBoundingClientRect().width ?? 0;
        return Math.round((card / row) * 100);
      }),
    );
  }
  expect(shares).toEqual(isMobile ? [60, 60] : [60, 50, 33, 25]);
  await page.setViewportSize({ width: 390, height: 844 });
  const card = list(page).getByRole('listitem').first();
  const [name, price] = [await card.getByRole('heading').boundingBox(), await card.locator('.price').boundingBox()];
  expect(price?.y, 'a narrow card has the price below the name').toBeGreaterThanOrEqual(
    (name?.y ?? 0) + (name?.height ?? 0),
  );
});
