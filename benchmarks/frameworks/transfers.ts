import { chromium, devices, type Page } from '@playwright/test';
import { measureTransfers, type Transfers } from '../../e2e/support/transfers.ts';
import { bytesOfTouch } from './first-touch.ts';
import type { PageName } from './prepare.ts';

/** A fresh visit with a phone. */
export interface LoadedPage {
  loaded: Transfers;
  /** The bytes that follow when it is touched for the first time. */
  touched: number;
  /** What a visitor reads. */
  text: string;
}

export async function loadPage(name: PageName, url: string, executablePath: string): Promise<LoadedPage> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext(devices['Pixel 7']);
    // The map in the first location's card: the same in all, and not of this machine.
    await context.route(/google\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const loaded = await measureTransfers(page, url);
    const touched = await bytesOfTouch(page, name);
    await page.goto(url, { waitUntil: 'networkidle' });
    const text = await wordsOf(page);
    if (problems.length > 0) console.log(`  problems on ${url}:\n    ${[...new Set(problems)].join('\n    ')}`);
    return { loaded, touched, text };
  } finally {
    await browser.close();
  }
}

/** All of the page is seen first: what comes alive only then says more. */
async function wordsOf(page: Page): Promise<string> {
  for (const place of await page.locator('main section').all()) {
    await place.evaluate((section) => section.scrollIntoView());
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(1_500);
  // biome-ignore lint/performance/useDomNodeTextContent: what a visitor reads, without styles and scripts
  return (await page.locator('body').innerText()).replace(/\s+/g, ' ');
}
