import { createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { listenOnLoopback } from '@tablefront/serving/listening';
import type { Contender } from './contenders.ts';

const DISTANCE_MS = 150;

/** The contender as if it were far away: every answer comes so much later, also to what the browser fetches ahead. */
export async function throughDistance({ origin }: Contender): Promise<{ origin: string; stop(): void }> {
  const { hostname, port } = new URL(origin);
  const server = createServer(async (incoming, outgoing) => {
    await wait(DISTANCE_MS);
    const { method, url, headers } = incoming;
    const forwarded = request({ host: '127.0.0.1', port, method, path: url, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(forwarded.on('error', () => outgoing.destroy()));
  });
  const listensAt = await listenOnLoopback(server);
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://${hostname}:${listensAt}`, stop };
}

declare global {
  interface Window {
    /** When the link was pressed in this document, and the next page painted within it; milliseconds since the epoch. */
    pressedAt?: number;
    paintedAt?: number;
  }
}

interface NavigationOptions {
  /** The mouse rests on the link for a second before. */
  hovered: boolean;
  browserPath: string;
}

/** From the press on a link of the home page until the catering page is painted, in milliseconds, the processor four times as slow. */
export async function navigation(origin: string, { hovered, browserPath }: NavigationOptions): Promise<{ ms: number }> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox'],
    // Else nothing is fetched ahead.
    ignoreDefaultArgs: ['--disable-background-networking', '--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 } });
    await context.route(/google\.com/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const page = await context.newPage();
    await page.addInitScript(watchPress);
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.waitForTimeout(500);
    const link = page.locator('.site-nav a[href="/catering"]').first();
    if (hovered) {
      await link.hover();
      await page.waitForTimeout(1_000);
    }
    await link.click({ noWaitAfter: true });
    await page.waitForURL(/catering/, { waitUntil: 'commit' });
    await page.waitForFunction(isPainted);
    return { ms: await page.evaluate(readPaint) };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function watchPress(): void {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent;
  addEventListener(
    'click',
    () => {
      window.pressedAt = now();
      sessionStorage.setItem('pressed', String(window.pressedAt));
      const before = heading();
      const look = () => {
        if (heading() === before) requestAnimationFrame(look);
        else
          requestAnimationFrame(() =>
            setTimeout(() => {
              window.paintedAt = now();
            }),
          );
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

/** Runs in the page: in that of the link, which shows the next one itself, or in the next document. */
function isPainted(): boolean {
  if (window.pressedAt !== undefined) return window.paintedAt !== undefined;
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}

/** Runs in the page. */
function readPaint(): number {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return (window.paintedAt ?? performance.timeOrigin + paint) - Number(sessionStorage.getItem('pressed'));
}
