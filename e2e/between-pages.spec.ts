import type { Page } from '@playwright/test';
import { oneLocation } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';
import { readLayoutShift, watchLayoutShift } from './support/transfers.ts';

declare global {
  interface Window {
    /** For each view transition, how many parts of the page it moved. */
    transitionsForTest?: number[];
  }
}

/** Longer than the router waits before it takes a pause of the pointer as intent. */
const INTENT_MS = 400;

const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

function dataRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data')) asked.push(pathname);
  });
  return asked;
}

test('what a link leads to is fetched when the visitor means to follow it, and nothing of other sites', async ({
  page,
  hosted,
  outgoing,
}) => {
  const asked = dataRequests(page);
  const brand = hosted.brand(oneLocation);
  await page.goto(brand.url());
  await hydrated(page);
  for (const name of [/^Gift Cards/, /^Order Online/]) {
    await page.getByRole('banner').getByRole('link', { name }).hover();
    await page.waitForTimeout(INTENT_MS);
  }
  expect([...asked, ...outgoing]).toEqual([]);
  const script = page.waitForRequest(/\/assets\/offers-.*\.js$/);
  await mainLink(page, 'Offers').hover();
  await script;
  await expect.poll(() => asked).toEqual(['/offers.data']);
  await mainLink(page, 'Careers').focus();
  await expect.poll(() => asked).toEqual(['/offers.data', '/careers.data']);
});

test('for a visitor who saves data nothing is fetched ahead', async ({ page, hosted }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked = dataRequests(page);
  await page.goto(hosted.brand(oneLocation).url());
  await hydrated(page);
  await mainLink(page, 'Offers').hover();
  await page.waitForTimeout(INTENT_MS);
  expect(asked).toEqual([]);
  await mainLink(page, 'Offers').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`pages blend into each other, at the top, without a jolt (motion: ${reducedMotion})`, async ({
    page,
    hosted,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(watchTransitions);
    await page.addInitScript(watchLayoutShift);
    const brand = hosted.brand(oneLocation);
    await page.goto(brand.url());
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 400));
    await mainLink(page, 'Contact Us').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Eat by the river' })).toBeVisible();
    // Home brings styles of its own, which a page that led to it does not carry.
    await page.goto(brand.url('/contact'));
    await page.getByRole('banner').getByRole('link', { name: 'Casa Prova' }).click();
    await expect(page.locator('.hero-text')).toHaveCSS('display', 'grid');
    await expect.poll(() => page.evaluate(() => window.transitionsForTest?.length)).toBe(1);
    const [moved = 0] = await page.evaluate(() => window.transitionsForTest ?? []);
    if (reducedMotion === 'reduce') expect(moved).toBe(0);
    else expect(moved).toBeGreaterThan(0);
    expect(await page.evaluate(readLayoutShift)).toBe(0);
  });
}

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
function watchTransitions(): void {
  const start = document.startViewTransition.bind(document);
  window.transitionsForTest = [];
  document.startViewTransition = (...given) => {
    const transition = start(...given);
    transition.ready.then(
      () => {
        const moving = document.getAnimations().filter(({ effect }) => {
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return part?.startsWith('::view-transition-') === true;
        });
        window.transitionsForTest?.push(moving.length);
      },
      () => {},
    );
    return transition;
  };
}
