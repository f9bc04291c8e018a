import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe.ts';
import { expect } from './fixtures.ts';
import { pageWithPasskeys } from './passkeys.ts';
import type { Site } from './site.ts';

/** The link that makes the first owner, as the site prints it. */
export async function firstLink(site: Site): Promise<string> {
  const printed = () => /Make yourself its owner.*?: (\S+)/.exec(site.log())?.[1] ?? '';
  await expect.poll(printed, { timeout: 20_000 }).not.toBe('');
  return printed();
}

/** The first owner of a site that has just started, signed in by the printed link: by the keyboard, with a passkey. */
export async function pageOfOwner(context: BrowserContext, site: Site): Promise<Page> {
  const page = await pageWithPasskeys(context);
  await page.goto(await firstLink(site));
  await page.getByLabel('Your name').fill('Olga Owner');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Brands', exact: true })).toBeVisible();
  return page;
}

/** What is at an address, as `expectAccessible` has it. */
export async function expectAccessibleAt(page: Page, address: string) {
  await page.goto(address);
  await expectAccessible(page);
}

/** Axe, on a desk in light and on a phone in dark: colours know no width. Nothing may be wider than the window, at 320 px neither. */
export async function expectAccessible(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoAxeViolations(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    `${page.url()} at 320 px`,
  ).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}
