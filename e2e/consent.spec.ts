import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { oneLocation } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';

declare global {
  interface Window {
    ranForTest?: string[];
    dataLayer?: unknown;
  }
}

const run = (what: string, attributes = '') =>
  `<script ${attributes}>(window.ranForTest ??= []).push('${what}')</script>`;
const snippets = {
  head: `${run('needed')}${run('head', 'data-consent')}<script data-consent async src="https://tags.example.com/tag.js"></script>`,
  body: `<div data-consent id="chat">Chat ${run('body')}</div><img data-consent src="https://tags.example.com/pixel.gif" alt="">`,
  footer: run('footer', 'type="text/plain" data-consent="analytics"'),
};
const asking = { ...oneLocation, ...snippets, consent: { required: true } };

const ran = (page: Page) => page.evaluate(() => window.ranForTest);
const events = (page: Page) => page.evaluate(() => window.dataLayer);
const question = (page: Page) => page.getByRole('region', { name: 'Your privacy' });
const answers = (page: Page, name: 'Accept' | 'Decline') => question(page).getByRole('button', { name, exact: true });

async function clickOrder(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Order Online/ })
    .first()
    .click();
  await (await opened).close();
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.dataLayer = [];
  });
});

test('nothing that is marked loads or runs before consent, and everything does after, on the same page', {
  tag: '@axe',
}, async ({ page, hosted, outgoing }) => {
  const brand = hosted.brand(asking);
  await page.goto(brand.url('/offers'));
  await expect(question(page)).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await ran(page), 'what is not marked runs').toEqual(['needed']);
  await expect(page.locator('#chat')).toHaveCount(0);
  await clickOrder(page);
  expect(await events(page)).toEqual([]);
  expect(outgoing.filter(({ url }) => url.includes('tags.example.com'))).toEqual([]);

  const [accept, decline] = await Promise.all(
    (['Accept', 'Decline'] as const).map(async (name) => {
      const button = answers(page, name);
      const box = await button.boundingBox();
      return {
        width: Math.round(box?.width ?? 0),
        height: Math.round(box?.height ?? 0),
        style: await button.evaluate((one) => one.className),
      };
    }),
  );
  expect(accept, 'both answers are alike').toEqual(decline);

  await answers(page, 'Accept').click();
  await expect(question(page)).toHaveCount(0);
  await expect.poll(() => ran(page)).toEqual(['needed', 'head', 'body', 'footer']);
  await expect(page.locator('#chat')).toHaveText(/Chat/);
  const loaded = () =>
    outgoing.filter(({ url }) => url.includes('tags.example.com')).map(({ url }) => new URL(url).pathname);
  await expect.poll(loaded).toEqual(expect.arrayContaining(['/tag.js', '/pixel.gif']));
  await clickOrder(page);
  expect(await events(page), 'only what came after consent is sent').toHaveLength(1);

  await page.goto(brand.url('/contact'));
  await expect.poll(() => ran(page)).toEqual(['needed', 'head', 'body', 'footer']);
  await expect(question(page), 'the answer is kept').toHaveCount(0);
});

test('declined, nothing runs; the settings in the footer change it, and change it back', async ({ page, hosted }) => {
  const brand = hosted.brand(asking);
  await page.goto(brand.url('/offers'));
  await answers(page, 'Decline').click();
  await page.reload();
  await hydrated(page);
  const settings = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
  await settings.click();
  await expect(question(page).getByText('You have declined.')).toBeVisible();
  await expect(question(page).getByRole('heading')).toBeFocused();
  expect(await ran(page)).toEqual(['needed']);
  expect(await events(page)).toEqual([]);

  await answers(page, 'Accept').click();
  await expect(settings).toBeFocused();
  await expect.poll(() => ran(page)).toEqual(['needed', 'head', 'body', 'footer']);

  await settings.click();
  const reloaded = page.waitForEvent('load');
  await answers(page, 'Decline').click();
  await reloaded;
  await hydrated(page);
  expect(await ran(page), 'what ran is gone').toEqual(['needed']);
});

test('the privacy policy leads to the settings, too', async ({ page, hosted }) => {
  await page.goto(hosted.brand(asking).url('/privacy-policy'));
  await answers(page, 'Decline').click();
  await page.getByRole('main').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(question(page)).toBeVisible();
});

test('Global Privacy Control counts as declined', async ({ page, hosted }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(hosted.brand(asking).url('/offers'));
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(question(page).getByText('Global Privacy Control')).toBeVisible();
  expect(await ran(page)).toEqual(['needed']);
});

test('a brand that does not ask is not held up, and loads nothing for it', async ({ page, hosted }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(hosted.brand({ ...asking, consent: undefined }).url('/offers'));
  await hydrated(page);
  await expect.poll(() => ran(page)).toEqual(['needed', 'head', 'body', 'footer']);
  await clickOrder(page);
  expect(await events(page)).toHaveLength(1);
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cookie settings' })).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('consent'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing that waits is loaded', async ({ page, hosted, outgoing }) => {
    await page.goto(hosted.brand(asking).url('/offers'));
    await expect(page.locator('#chat')).toHaveCount(0);
    expect(outgoing).toEqual([]);
  });
});

test('the keyboard meets the question before the page, and the assistant stays in reach beneath it', {
  tag: '@axe',
}, async ({ page, hosted }) => {
  await page.goto(hosted.brand(asking).url('/careers'));
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('link', { name: 'Privacy Policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(answers(page, 'Decline')).toBeFocused();
  // A click that something lies over fails.
  await page.getByRole('search').last().getByRole('textbox').click();
  await page.keyboard.type('hours');
  await expectNoAxeViolations(page);
});

test('pages without a footer lead to the settings too @once', async ({ page, hosted }) => {
  const brand = hosted.brand(asking);
  for (const path of ['/contact', '/careers', '/feedback']) {
    await page.goto(brand.url(path));
    await hydrated(page);
    if (path === '/contact') await answers(page, 'Decline').click();
    await expect(question(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Cookie settings' }).click();
    await expect(question(page)).toContainText('You have declined.');
  }
});
