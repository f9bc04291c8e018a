import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { pageOfOwner } from './support/console.ts';
import { expect, test } from './support/fixtures.ts';
import { watchForProblems } from './support/page-problems.ts';
import { startSite } from './support/site.ts';

const BRAND = 'demo:maple-and-ember';
const calls = `/api/brands/${encodeURIComponent(BRAND)}`;
const PICTURE_NAME = 'd-caffe.webp';
/** From what is typed until the page itself shows it, without what the store waits after a key. */
const PAINTED_MS = 1_500;

/** The page that is seen, of the two. */
const seen = (page: Page) => page.frameLocator('iframe.is-shown');
async function frameSeen(page: Page): Promise<Frame> {
  let frame: Frame | null | undefined;
  // One may just have taken the place of the other.
  await expect(async () => {
    frame = await (await page.locator('iframe.is-shown').elementHandle())?.contentFrame();
    expect(frame).toBeTruthy();
  }).toPass();
  if (!frame) throw new Error('no page is seen');
  return frame;
}
/** Asks the page that is seen; anew where another has just taken its place. */
async function inSeen<T>(page: Page, ask: (frame: Frame) => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask(await frameSeen(page));
    } catch (error) {
      if (!/detached|context was destroyed/.test(String(error))) throw error;
    }
  }
}

test('an owner sees each change on the real page, leads from its texts to their fields, and gives it a picture', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const site = await startSite();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const problems = watchForProblems(context);
    const page = await pageOfOwner(context, site);
    await page.goto(site.url('console.localhost', `/brands/${encodeURIComponent(BRAND)}/pages/home`));
    await expect(seen(page).getByRole('heading', { level: 1 })).toContainText('Fire first');

    // A press on a text leads to its field; what is typed there stands on the page before it is saved, and stays where it was.
    await seen(page).getByText('Burgers and tacos over maple charcoal').click();
    const text = page.locator('textarea:focus');
    await expect(text).toHaveValue(/Burgers and tacos/);
    await inSeen(page, (frame) => frame.evaluate(() => scrollTo({ top: 900, behavior: 'instant' })));
    await page.waitForTimeout(200);
    await text.fill('Tacos and burgers over birch.');
    await expect(seen(page).getByText('Tacos and burgers over birch.')).toHaveCount(1);
    const before = (await frameSeen(page)).url();
    await expect
      .poll(() => inSeen(page, (frame) => frame.evaluate(() => document.getElementById('preview-data')?.textContent)), {
        timeout: PAINTED_MS + 3_000,
      })
      .toContain('"revision":1');
    expect((await frameSeen(page)).url()).toBe(before);
    // As far as the new text has as many lines.
    expect(Math.abs((await inSeen(page, (frame) => frame.evaluate(() => scrollY))) - 900)).toBeLessThan(70);
    await expect(seen(page).getByText('Tacos and burgers over birch.')).toHaveCount(1);
    await expect(page.locator('.preview iframe')).toHaveCount(1);

    // Links lead on within it, controls work, and nothing is sent or left for elsewhere.
    await page.getByLabel('Page in the preview').selectOption({ label: 'Contact Us' });
    await expect(seen(page).getByRole('heading', { level: 1 })).toContainText(/contact/i);
    await page.getByLabel('Page in the preview').selectOption({ label: 'Feedback' });
    await expect.poll(async () => (await frameSeen(page)).url()).toContain('/feedback');
    await expect(seen(page).locator('form').first()).toBeAttached();
    await expect(page.locator('.preview iframe')).toHaveCount(1);
    const form = await frameSeen(page);
    const sent = await form.evaluate(async () => {
      const refused: string[] = [];
      document.querySelector('form')?.requestSubmit();
      for (const [path, init] of [
        ['/website-submissions', { method: 'POST', body: '{}' }],
        ['https://elsewhere.example/', {}],
      ] as const)
        await fetch(path, init).catch(() => refused.push(path));
      return { refused, beacon: navigator.sendBeacon('/x'), cookie: document.cookie, at: location.pathname };
    });
    expect(sent).toMatchObject({
      refused: ['/website-submissions', 'https://elsewhere.example/'],
      beacon: false,
      cookie: '',
    });
    expect(sent.at).toContain('/feedback');
    await expect(page.getByText('This is a preview: nothing was sent.')).toBeVisible();

    // What is live beside it, at the size of a desk.
    await page.getByLabel('Page in the preview').selectOption({ label: 'Home' });
    await page.getByRole('button', { name: 'Live' }).click();
    await page.getByRole('button', { name: 'Desktop' }).click();
    await expect(seen(page).getByText('Burgers and tacos over maple charcoal')).toBeVisible();
    expect(await inSeen(page, (frame) => frame.evaluate(() => innerWidth))).toBe(1280);
    await page.getByRole('button', { name: 'Draft' }).click();

    // A picture of a dish, from the disk to the page: upright, in the sizes of the page.
    const photo = readFileSync(path.join(import.meta.dirname, '../brands/trattoria-lucia/pictures', PICTURE_NAME));
    const field = page.getByRole('group', { name: 'Picture behind it' });
    await field
      .locator('input[type=file]')
      .setInputFiles({ name: PICTURE_NAME, mimeType: 'image/webp', buffer: photo });
    await expect(field.locator('img')).toHaveAttribute('src', /^\/pictures\/[\da-f-]{36}\.webp$/);
    await expect(seen(page).locator('img[src^="/pictures/"]').first()).toBeVisible();
    const shown = seen(page).locator('img[src^="/pictures/"]').first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\/p\/\d+\?\/pictures\//);

    // It is cropped by keys alone.
    await field.getByRole('button', { name: 'Crop' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
    await dialog.getByRole('button', { name: 'Square' }).click();
    await expectNoAxeViolations(page);
    const kept = await field.locator('img').getAttribute('src');
    await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(field.locator('img')).not.toHaveAttribute('src', kept ?? '');
    const cropped = await site.get('console.localhost', (await field.locator('img').getAttribute('src')) ?? '');
    expect(cropped.status).toBe(200);

    // One that is no picture is refused, and what was there stays.
    await field.locator('input[type=file]').setInputFiles({
      name: 'a.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await expect(field.getByText('Save it as PNG')).toBeVisible();
    await expect(field.locator('img')).toBeVisible();
    expect(problems.filter((problem) => !/status of 400|Nothing is sent|elsewhere\.example/.test(problem))).toEqual([]);
  } finally {
    await context.close();
    await site.stop();
  }
});

test('nobody but the console frames a draft, is told of it, or tells it anything', async ({ browser }) => {
  test.setTimeout(90_000);
  const site = await startSite();
  const context = await browser.newContext();
  try {
    const page = await pageOfOwner(context, site);
    const { origin, token, draft } = await page.evaluate(async (path) => {
      const post = async (to: string) =>
        (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).json();
      const { id } = await post(`${path}/drafts`);
      return { ...(await post(`${path}/drafts/${id}/preview`)), draft: id };
    }, calls);
    const address = `${origin}/draft/${token}/`;
    expect(draft).toBeTruthy();

    // The page of a brand, on a host beside it: framed there, the browser shows nothing of it.
    const other = await context.newPage();
    await other.goto(site.url('localhost', '/'));
    const heard = await other.evaluate(async (src) => {
      const said: unknown[] = [];
      addEventListener('message', ({ data }) => said.push(data));
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
      await new Promise((wait) => setTimeout(wait, 1_500));
      return said;
    }, address);
    expect(heard).toEqual([]);

    // Opened by itself it tells its opener nothing, and believes nobody; nothing of it is in what all pages of the host share.
    const alone = await context.newPage();
    await alone.goto(address);
    await expect(alone.getByText('A preview. Nothing here can be ordered or sent.')).toBeVisible();
    await alone.evaluate(() => {
      postMessage({ kind: 'typed', at: ['heroSection', 'title'], text: 'Hacked' }, '*');
      postMessage({ kind: 'show', at: ['heroSection', 'title'], scroll: true }, '*');
    });
    await alone.waitForTimeout(200);
    await expect(alone.getByRole('heading', { level: 1 })).not.toContainText('Hacked');
    expect(
      await alone.evaluate(async () => [document.cookie, await caches.keys(), navigator.serviceWorker.controller]),
    ).toEqual(['', [], null]);
    // Links within it keep the token, without the console.
    const menu = await alone.locator('a[href$="/menu"]').first().getAttribute('href');
    expect(menu).toBe(`/draft/${token}/menu`);
    const answer = await alone.goto(origin + menu);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    expect((await site.get('preview.localhost', '/menu')).status).toBe(404);
    expect(site.log()).not.toContain(token);
  } finally {
    await context.close();
    await site.stop();
  }
});
