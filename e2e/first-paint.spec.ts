import { expect, test } from './support/fixtures.ts';
import { measureTransfers } from './support/transfers.ts';

const phone = { width: 390, height: 844 };

// Both display faces and headings in the text face, with pictures and without.
for (const host of ['localhost', 'noodles.localhost', 'trattoria.localhost', 'young.localhost']) {
  test(`nothing on the home page of ${host} moves when the fonts come late`, async ({ page, site }) => {
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(wasPainted);
      await route.continue();
    });
    for (const size of [page.viewportSize() ?? phone, phone]) {
      await page.setViewportSize(size);
      const { bytes, layoutShift } = await measureTransfers(page, site.url(host));
      expect(bytes.font, 'the fonts came').toBeGreaterThan(0);
      // A font of the visitor's own cannot match each letter; what visitors notice begins at 0.1.
      expect.soft(layoutShift, `${size.width} px wide`).toBe(0);
    }
  });
}

test('the hero’s picture is what the page shows first: it stands in the document and comes before other pictures', async ({
  page,
  site,
}) => {
  await page.goto(site.url('localhost'), { waitUntil: 'networkidle' });
  const { source, priority, loading } = await page.evaluate(
    () =>
      new Promise<{ source: string; priority: string | null; loading: string | null }>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          const element = last && 'element' in last && last.element instanceof Element ? last.element : null;
          const [priority = null, loading = null] = ['fetchpriority', 'loading'].map((name) =>
            element?.getAttribute(name),
          );
          resolve({
            source: element instanceof HTMLImageElement ? element.currentSrc : String(element),
            priority,
            loading,
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(source).toContain('hero');
  expect({ priority, loading }).toEqual({ priority: 'high', loading: null });
  const { body } = await site.get('localhost', '/');
  expect(body.indexOf('fetchPriority="high"'), 'before any other picture').toBeLessThan(body.indexOf('loading="lazy"'));
});

test('what is below is laid out once the fonts are there, and without them when they stay away', async ({
  page,
  site,
}) => {
  const asked: (() => void)[] = [];
  await page.route('**/*.woff2', (route) => asked.push(() => route.continue()));
  const leftOut = () =>
    page
      .locator('main > *')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).contentVisibility === 'auto').length);
  for (const fontsCome of [true, false]) {
    await page.goto(site.url('localhost'), { waitUntil: 'commit' });
    await page.locator('html[data-live]').waitFor();
    await page.waitForTimeout(500);
    expect(await leftOut(), 'while fonts are fetched').toBeGreaterThan(3);
    if (fontsCome) for (const go of asked) go();
    await expect.poll(leftOut, { timeout: fontsCome ? 2_000 : 10_000 }).toBe(0);
  }
});

/** In the page: whether letters of another font could be seen for a while. */
function wasPainted(): boolean {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return painted !== undefined && performance.now() > painted + 200;
}
