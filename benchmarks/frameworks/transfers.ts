import { chromium, devices } from '@playwright/test';
import { measureTransfers, type Transfers } from '../../e2e/support/transfers.ts';

/** What a fresh visit brings. */
export interface LoadedPage {
  phone: Transfers;
  desktop: Transfers;
  /** What a visitor reads, on the phone. */
  text: string;
}

export async function loadPage(url: string, browserPath: string): Promise<LoadedPage> {
  const desktop = await visit(
    url,
    { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    browserPath,
  );
  const phone = await visit(url, devices['Pixel 7'] ?? {}, browserPath);
  return { phone: phone.transfers, desktop: desktop.transfers, text: phone.text };
}

async function visit(url: string, device: (typeof devices)[string] | object, executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext(device);
    // The map in the first location's card: the same in all, and not of this machine.
    await context.route(/google\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    const transfers = await measureTransfers(page, url);
    // What comes alive where it is seen says more then.
    for (const place of await page.locator('main section').all()) await place.evaluate((one) => one.scrollIntoView());
    await page.waitForTimeout(500);
    if (problems.length > 0) console.log(`  problems on ${url}:\n    ${problems.join('\n    ')}`);
    // biome-ignore lint/performance/useDomNodeTextContent: what a visitor reads, without styles and scripts
    const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    return { transfers, text };
  } finally {
    await browser.close();
  }
}
