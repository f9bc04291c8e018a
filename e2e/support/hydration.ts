import type { Page } from '@playwright/test';

/** Waits until the page's script has run, so that what comes next is done by it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.live !== undefined);
}
