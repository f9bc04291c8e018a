import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { brand, openFilters, shownItems, visit } from './support/menu-page.ts';
import { generatedMenu, item, menuOf } from './support/menus.ts';

test.describe('category chips', () => {
  const menu = generatedMenu({ categories: 8, items: 6 });
  const chips = (page: Page) => page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  const active = (page: Page) => page.locator('.category-bar [aria-current="true"]');
  const leftOut = (page: Page) =>
    page
      .locator('.category, .site-footer')
      .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length);
  const topOf = (page: Page, id: string) =>
    page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN, id);

  test('the category that crosses 200 px from the top becomes active', async ({ page, hosted }) => {
    await visit(page, hosted, { hasMenu: 'page', menu });
    await expect(active(page)).toHaveText('Category 1');
    await expect.poll(() => leftOut(page)).toBe(0);
    for (const number of [2, 5, 3]) {
      const top = await topOf(page, `category-${number}`);
      await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), top - 202);
      await expect(active(page)).toHaveText(`Category ${number - 1}`);
      await page.evaluate(() => window.scrollBy({ top: 3, behavior: 'instant' }));
      await expect(active(page)).toHaveText(`Category ${number}`);
    }
    await expect(active(page)).toBeInViewport();
  });

  test('a chip scrolls to its category, by mouse and by keyboard, and the last one too', async ({ page, hosted }) => {
    await visit(page, hosted, { hasMenu: 'page', menu });
    await chips(page).nth(3).click();
    await expect(active(page)).toHaveText('Category 4');
    await expect(page.getByRole('heading', { name: 'Category 4', exact: true })).toBeInViewport();
    await expect(page).toHaveURL(/#category-4$/);
    await chips(page).nth(7).focus();
    await page.keyboard.press('Enter');
    await expect(active(page)).toHaveText('Category 8');
    await expect(page.getByRole('heading', { name: 'Category 8', exact: true })).toBeInViewport();
  });

  test('what was left out of the first layout comes after it, and at once where somebody goes', async ({
    page,
    hosted,
  }) => {
    const { url } = hosted.brand({ name: 'Test Kitchen', hasMenu: 'page', menu });
    // Not there yet: where it never comes all is laid out as without JavaScript.
    await page.route(/assets\/main/, () => {});
    await page.goto(url('/menu'), { waitUntil: 'domcontentloaded' });
    expect(await leftOut(page)).toBe(8);
    await chips(page).nth(6).click();
    expect(await leftOut(page)).toBe(1);
    await expect.poll(() => topOf(page, 'category-7')).toBeLessThanOrEqual(200);
    expect(await topOf(page, 'category-7')).toBeGreaterThan(100);
    await page.unroute(/assets\/main/);
    await page.goto(url('/menu'));
    await expect.poll(() => leftOut(page)).toBe(0);
  });

  test('the row of tools stands below the header, however high that is', async ({ page, hosted }) => {
    await visit(page, hosted, { hasMenu: 'page', menu });
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    const tools = () => page.locator('.menu-tools').evaluate((row) => row.getBoundingClientRect().top);
    const header = page.locator('.site-header');
    const below = async () =>
      expect.poll(tools).toBe((await header.evaluate((bar: HTMLElement) => bar.offsetHeight)) - 1);
    await below();
    // The style sheet knew it: nothing has been styled anew.
    await expect(page.locator('html')).not.toHaveAttribute('style');
    await header.locator('.wrap').evaluate((bar: HTMLElement) => {
      bar.style.minHeight = '120px';
    });
    await below();
  });

  test('an address leads to a category or an item', async ({ page, hosted }) => {
    await visit(page, hosted, { hasMenu: 'page', menu }, '/menu#category-6');
    await expect(active(page)).toHaveText('Category 6');
    await expect.poll(() => topOf(page, 'category-6')).toBeLessThanOrEqual(200);
    await visit(page, hosted, { hasMenu: 'page', menu }, '/menu#dish-7-3');
    await expect(page.locator('#dish-7-3')).toBeInViewport();
    await expect.poll(() => topOf(page, 'dish-7-3')).toBeGreaterThan(130);
  });
});

test.describe('search and filters', () => {
  test('finds items as one types, says how many, and keeps it in the address', { tag: '@axe' }, async ({
    page,
    hosted,
  }) => {
    await visit(page, hosted, brand, '/menu?utm_source=mail');
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

  test('dietary filters combine, and vegan counts as vegetarian', { tag: '@axe' }, async ({ page, hosted }) => {
    await visit(page, hosted, brand);
    const clear = page.getByRole('link', { name: 'Clear', exact: true });
    await expect(clear).toBeHidden();
    const filters = await openFilters(page);
    await filters.getByRole('checkbox', { name: 'Vegetarian' }).check();
    await expect(shownItems(page)).toHaveCount(3);
    await expect(clear).toBeVisible();
    await filters.getByRole('checkbox', { name: 'Gluten-free' }).focus();
    await page.keyboard.press('Space');
    await expect(shownItems(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\?diet=vegetarian&diet=gluten-free$/);
    await expectNoAxeViolations(page);
    await filters.getByRole('button', { name: 'Show 1 items' }).click();
    await expect(filters).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters 2' })).toBeVisible();
    await clear.focus();
    await page.keyboard.press('Enter');
    await expect(shownItems(page)).toHaveCount(7);
    await expect(clear).toBeHidden();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await openFilters(page);
    await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await filters.getByRole('checkbox', { name: 'Vegan' }).check();
    await filters.getByRole('link', { name: 'Clear all' }).click();
    await expect(shownItems(page)).toHaveCount(7);
    await expect(filters).toBeHidden();
  });

  test('filters stand only where the menu has such marks', async ({ page, hosted }) => {
    await visit(page, hosted, { hasMenu: 'page', menu: menuOf('Plain', { All: [item('Toast', { isHalal: true })] }) });
    await expect((await openFilters(page)).getByRole('checkbox')).toHaveCount(1);
    await visit(page, hosted, { hasMenu: 'page', menu: menuOf('Plain', { All: [item('Toast')] }) });
    await expect(page.getByRole('button', { name: 'Filters' })).toHaveCount(0);
    await expect(page.locator('.legend')).toHaveCount(0);
  });

  test('a shared address shows what was found, and Menu in the header the whole menu again', async ({
    page,
    hosted,
  }) => {
    await visit(page, hosted, brand, '/menu?q=soup&diet=vegetarian');
    await expect(page.getByRole('searchbox')).toHaveValue('soup');
    await expect((await openFilters(page)).getByRole('checkbox', { name: 'Vegetarian' })).toBeChecked();
    await page.keyboard.press('Escape');
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

test.describe('a menu of 1,000 items', () => {
  const menu = generatedMenu({ categories: 20, items: 50 });

  test('leads to its last category, follows the scroll and searches without delay', async ({ page, hosted }) => {
    await visit(page, hosted, { hasMenu: 'page', menu });
    await expect(page.locator('.item')).toHaveCount(1000);
    await page.getByRole('link', { name: 'Category 20', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Category 20', exact: true })).toBeInViewport();
    await expect(page.locator('.category-bar [aria-current]')).toHaveText('Category 20');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const filterMs = await page.evaluate(async () => {
      const box = document.querySelector<HTMLInputElement>('.sheet input[value="vegan"]');
      const begun = performance.now();
      box?.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - begun;
    });
    console.log(`1,000 items, filter to next frame: ${filterMs.toFixed(0)} ms`);
    expect(filterMs).toBeLessThan(500);
    await expect(page.locator('.menu-found [role=status]')).toHaveText(/^\d+ of 1000 items$/);
  });

  test('an address leads to an item far down', async ({ page, hosted }) => {
    await visit(page, hosted, { hasMenu: 'page', menu }, '/menu#dish-18-40');
    await expect(page.locator('#dish-18-40')).toBeInViewport();
  });
});
