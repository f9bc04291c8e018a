import { type BrowserContext, expect, type Page } from '@playwright/test';
import { pageWithPasskeys } from './passkeys.ts';
import type { Site } from './site.ts';

/** The first owner of a site that has just started, signed in by the printed link. */
export async function pageOfOwner(context: BrowserContext, site: Site): Promise<Page> {
  const printed = () => /Make yourself its owner.*?: (\S+)/.exec(site.log())?.[1] ?? '';
  await expect.poll(printed, { timeout: 20_000 }).not.toBe('');
  const page = await pageWithPasskeys(context);
  await page.goto(printed());
  await page.getByLabel('Your name').fill('Olga Owner');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Brands' })).toBeVisible();
  return page;
}
