import type { Page } from '@playwright/test';

/** Waits until React has taken the page over, so that what comes next is done by its script. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')));
}
