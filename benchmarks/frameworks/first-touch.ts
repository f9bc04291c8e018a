import { type BrowserContext, chromium, devices, type Page, type Request } from '@playwright/test';
import type { PageName } from './prepare.ts';

/** What is touched first, and what is typed there. */
const touched: Record<PageName, { target: string; type?: string }> = {
  home: { target: '.menu-toggle summary' },
  menu: { target: '.menu-search input[type=search]', type: 'pizza' },
  catering: { target: 'input[name=full_name]', type: 'Ana Lima' },
};
const AFTERWARDS_MS = 1_500;

declare global {
  interface Window {
    interactionMs: number;
    longestTaskMs: number;
  }
}

/** Touches a page for the first time, and types there at once. Answers with how many of the letters were lost. */
async function touch(page: Page, name: PageName): Promise<number> {
  const { target, type } = touched[name];
  const element = page.locator(target).first();
  await element.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await element.tap();
  if (type === undefined) return 0;
  await page.keyboard.type(type, { delay: 120 });
  await page.waitForTimeout(AFTERWARDS_MS);
  return type.length - (await element.inputValue()).length;
}

/**
 * A guest who touches the page as soon as it is there, on a slow phone (a processor four times as slow, 1.6 Mbit/s, 150 ms). The
 * slowest answer to what they did (as INP counts it), and the longest time that the page was deaf from then on, in milliseconds.
 */
export async function firstTouch(name: PageName, url: string, executablePath: string): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext(devices['Pixel 7']);
    await context.route(/google\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const page = await context.newPage();
    await page.addInitScript(watch);
    await slowDown(context, page);
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(forgetTasks);
    const lost = await touch(page, name);
    await page.waitForTimeout(AFTERWARDS_MS);
    return { ...(await page.evaluate(readWatched)), lost };
  } finally {
    await browser.close();
  }
}

/** The bytes that are fetched when a page that has come to rest is touched, pictures apart. */
export async function bytesOfTouch(page: Page, name: PageName): Promise<number> {
  const requests: Request[] = [];
  const collect = (request: Request) => requests.push(request);
  page.on('requestfinished', collect);
  await touch(page, name);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(AFTERWARDS_MS);
  page.off('requestfinished', collect);
  let bytes = 0;
  for (const request of requests) {
    if (request.resourceType() !== 'image') bytes += (await request.sizes()).responseBodySize;
  }
  return bytes;
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const speed = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...speed });
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

/** Runs in the page. */
function readWatched() {
  const { interactionMs, longestTaskMs } = window;
  return { interactionMs, longestTaskMs };
}

/** Runs in the page. */
function forgetTasks(): void {
  window.longestTaskMs = 0;
}
