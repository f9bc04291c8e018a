import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { harbour, openLocation, picture } from './support/location-page.ts';

test.describe('the gallery', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Harbour' });
  const shown = (page: Page) => dialog(page).getByRole('img').getAttribute('src');

  test('is operated with the keyboard, and gives the focus back', async ({ page, hosted }) => {
    await openLocation(page, hosted, harbour);
    const thumbnails = page.getByRole('region', { name: 'Inside Harbour' }).getByRole('link');
    await expect(thumbnails).toHaveCount(3);
    await thumbnails.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('img', { name: 'Harbour, picture 2 of 3' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByRole('img', { name: 'The yard' })).toBeVisible();
    await expect(dialog(page).locator('figcaption')).toContainText('The yard');
    await page.keyboard.press('ArrowRight');
    expect(await shown(page)).toBe(picture('one'));
    await page.keyboard.press('ArrowLeft');
    expect(await shown(page)).toBe(picture('three'));
    await page.keyboard.press('Home');
    expect(await shown(page)).toBe(picture('one'));
    await expectNoAxeViolations(page);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(thumbnails.nth(1)).toBeFocused();
  });

  test('is operated with its buttons, and keeps the focus within', async ({ page, hosted }) => {
    await openLocation(page, hosted, harbour);
    await page.getByRole('link', { name: 'The counter' }).click();
    await expect(page).toHaveURL(/\/location\/harbour$/);
    await dialog(page).getByRole('button', { name: 'Next picture' }).click();
    expect(await shown(page)).toBe(picture('two'));
    await dialog(page).getByRole('button', { name: 'Previous picture' }).click();
    expect(await shown(page)).toBe(picture('one'));
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'The counter' })).toBeFocused();
  });
});
