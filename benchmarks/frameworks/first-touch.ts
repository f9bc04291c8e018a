import { type BrowserContext, chromium, devices, type Page, type Request } from '@playwright/test';
import type { PageName } from './prepare.ts';

/** What is touched first, and what is typed there. */
const touched: Record<PageName, { target: string; type?: string }> = {
  home: { target: '.menu-toggle summary' },
  menu: { target: '.menu-search input[type=search]', type: 'pizza' },
  catering: { target: 'input[name=full_name]', type: 'Ana Lima' },
};
const AFTERWARDS_MS = 3_000;

declare global {
  interface Window {
    interactionMs: number;
    longestTaskMs: number;
  }
}

/**
 * A guest who touches the page as soon as it is there, on a slow phone (a processor four times as slow, 1.6 Mbit/s, 150 ms), and
 * types at once. Milliseconds: the slowest answer to what they did (as INP counts it), the longest time the page was deaf
 * afterwards. Bytes: of scripts and others that were fetched for it. `lost` letters of what was typed.
 */
export async function firstTouch(name: PageName, url: string, executablePath: string): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext(devices['Pixel 7']);
    await context.route(/google\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const page = await context.newPage();
    await page.addInitScript(watch);
    await slowDown(context, page);
    const requests: Request[] = [];
    await page.goto(url, { waitUntil: 'load' });
    // Scripts of the page itself that are still on their way are none of the touch's doing.
    page.on('request', (request) => requests.push(request));
    const { target, type } = touched[name];
    const element = page.locator(target).first();
    await element.evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await page.evaluate(() => {
      window.longestTaskMs = 0;
    });
    await element.tap();
    if (type !== undefined) await page.keyboard.type(type, { delay: 120 });
    await page.waitForTimeout(AFTERWARDS_MS);
    const kept = type === undefined ? '' : await element.inputValue();
    const { interactionMs, longestTaskMs } = await page.evaluate(() => window);
    return { interactionMs, longestTaskMs, lost: (type?.length ?? 0) - kept.length, bytes: await bytesOf(requests) };
  } finally {
    await browser.close();
  }
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const speed = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
}

async function bytesOf(requests: Request[]): Promise<number> {
  let bytes = 0;
  for (const request of requests) {
    if (request.resourceType() === 'image' || !(await request.response().catch(() => null))) continue;
    bytes += (await request.sizes()).responseBodySize;
  }
  return bytes;
}

/** Runs in the page. */
function watch(): void {
  window.interactionMs = 0;
  window.longestTaskMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) {
        window.interactionMs = Math.max(window.interactionMs, entry.duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTaskMs = Math.max(window.longestTaskMs, duration);
  }).observe({ type: 'longtask', buffered: true });
}
