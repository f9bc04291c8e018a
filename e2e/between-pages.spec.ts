import type { Page } from '@playwright/test';
import { oneLocation } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';
import { readLayoutShift, watchLayoutShift } from './support/transfers.ts';

declare global {
  interface Window {
    /** How many parts of the page its view transition moved; absent without one. */
    movedForTest?: number;
  }
}

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** How the browser came by the page that it shows. */
const deliveryOf = (page: Page) =>
  page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    return visit instanceof PerformanceNavigationTiming && 'deliveryType' in visit ? visit.deliveryType : undefined;
  });

test('what a link leads to is fetched when the visitor means to follow it, and nothing of other sites', async ({
  page,
  hosted,
  outgoing,
}) => {
  const brand = hosted.brand(oneLocation);
  await page.goto(brand.url());
  await hydrated(page);
  for (const name of [/^Gift Cards/, /^Order Online/]) {
    await page.getByRole('banner').getByRole('link', { name }).hover();
    await page.waitForTimeout(400);
  }
  expect(outgoing).toEqual([]);
  await mainLink(page, 'Offers').hover();
  await page.waitForTimeout(600);
  await mainLink(page, 'Offers').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  expect(await deliveryOf(page)).toBe('navigational-prefetch');
});

test('for a visitor who saves data nothing is fetched ahead', async ({ page, hosted }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(hosted.brand(oneLocation).url());
  await hydrated(page);
  await mainLink(page, 'Offers').hover();
  await page.waitForTimeout(600);
  await mainLink(page, 'Offers').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  expect(await deliveryOf(page)).toBe('');
});

test('a page that is slow to come is said to be on its way', { tag: '@once' }, async ({ page, hosted }) => {
  // For whoever saves data nothing is there beforehand.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const brand = hosted.brand(oneLocation);
  await page.goto(brand.url('/catering'));
  await hydrated(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(brand.url('/offers'), async (route) => {
    await released;
    await route.continue();
  });
  // Playwright asks nothing of a page that is being left: it notes by itself what it shows.
  await page.evaluate(() => {
    const note = () => {
      const said = document.querySelector('[role=progressbar]')?.ariaLabel;
      if (said) sessionStorage.setItem('said', said);
    };
    new MutationObserver(note).observe(document.body, { childList: true });
  });
  await mainLink(page, 'Offers').click({ noWaitAfter: true });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('Loading');
  await page.goBack();
  await expect(page).toHaveURL(/catering/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('pages are rendered ahead only where no script of the operator’s would count a visit', async ({ hosted }) => {
  const rulesOf = (html: string) =>
    JSON.parse(/<script type="speculationrules"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '');
  expect(Object.keys(rulesOf(await hosted.brand(oneLocation).html('/')))).toEqual(['prefetch', 'prerender']);
  const verified = hosted.brand({ ...oneLocation, head: '<!-- of a host --><meta name="verified" content="x">' });
  expect(Object.keys(rulesOf(await verified.html('/')))).toEqual(['prefetch', 'prerender']);
  const counting = hosted.brand({ ...oneLocation, head: '<script>window.counted = true</script>' });
  expect(Object.keys(rulesOf(await counting.html('/')))).toEqual(['prefetch']);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`pages blend into each other, at the top, without a jolt (motion: ${reducedMotion})`, async ({
    page,
    hosted,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(watchTransition);
    await page.addInitScript(watchLayoutShift);
    const brand = hosted.brand(oneLocation);
    await page.goto(brand.url());
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 400));
    await mainLink(page, 'Contact Us').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    if (reducedMotion === 'reduce') expect(await page.evaluate(() => window.movedForTest)).toBeUndefined();
    else await expect.poll(() => page.evaluate(() => window.movedForTest)).toBeGreaterThan(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Eat by the river' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    // A font that comes after the first paint on a busy machine moves lines by a little; what visitors notice begins at 0.1.
    expect(await page.evaluate(readLayoutShift)).toBeLessThan(0.05);
  });
}

test('a page that the browser keeps whole is at its top before it is shown again @once', async ({ page, hosted }) => {
  await page.goto(hosted.brand(oneLocation).url());
  await hydrated(page);
  const at = (type: 'pagehide', persisted: boolean) =>
    page.evaluate(
      ([name, kept]) => {
        window.scrollTo({ top: 400, behavior: 'instant' });
        dispatchEvent(new PageTransitionEvent(name, { persisted: kept }));
        return [window.scrollY, history.scrollRestoration];
      },
      [type, persisted] as const,
    );
  expect(await at('pagehide', true)).toEqual([0, 'auto']);
  // A reload stays where it was.
  expect(await at('pagehide', false)).toEqual([400, 'auto']);
});

test('two links in quick succession lead to the second page', async ({ page, hosted }) => {
  const brand = hosted.brand(oneLocation);
  await page.goto(brand.url());
  await hydrated(page);
  await mainLink(page, 'Offers').dispatchEvent('click');
  await mainLink(page, 'Careers').dispatchEvent('click');
  await expect(page).toHaveURL(brand.url('/careers'));
  await mainLink(page, 'Offers').click();
  await mainLink(page, 'Contact Us').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
});

// Runs in the page.
function watchTransition(): void {
  addEventListener('pagereveal', ({ viewTransition }) => {
    viewTransition?.ready.then(
      () => {
        const moving = document.getAnimations().filter(({ effect }) => {
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return part?.startsWith('::view-transition-') === true;
        });
        window.movedForTest = moving.length;
      },
      () => {},
    );
  });
}
