import { ask, bar, brandThat, chat, log, reply, says, send } from './support/assistant.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const pages = ['/locations', '/contact', '/media-inquiries', '/careers', '/franchise'];

test.describe('where it shows', () => {
  for (const path of pages) {
    test(`the search bar stands on ${path}, accessibly, and moves nothing`, { tag: '@axe' }, async ({ page, site }) => {
      await page.goto(site.url('localhost', path));
      await expect(page.getByRole('search', { name: 'Assistant' })).toBeVisible();
      await expect(bar(page)).toBeVisible();
      await expect(page.getByText('FEEDBACK', { exact: true })).toHaveCount(0);
      await expectNoAxeViolations(page);
    });
  }

  test('it stands in the HTML, also behind a trailing slash', async ({ hosted }) => {
    const brand = hosted.brand({ name: 'Casa Prova' });
    for (const path of [...pages, '/contact/']) expect(await brand.html(path)).toContain('Are you open tonight?');
  });

  for (const path of ['/', '/menu', '/offers', '/catering', '/feedback', '/contact/us', '/privacy-policy']) {
    test(`it does not show on ${path}`, { tag: '@once' }, async ({ hosted }) => {
      const html = await hosted.brand({ name: 'Casa Prova' }).html(path);
      expect(html).not.toContain('Ask us anything');
    });
  }
});

test.describe('the prompts', () => {
  test('change every 3.5 seconds, and stand still while the visitor is there or has typed', async ({ page, site }) => {
    await page.clock.install({ time: '2026-11-21T12:00:00Z' });
    await page.clock.pauseAt('2026-11-21T12:01:00Z');
    await page.goto(site.url('trattoria.localhost', '/contact'), { waitUntil: 'networkidle' });
    const prompt = () => bar(page).getAttribute('placeholder');
    const first = await prompt();
    expect(first).toBe('Are you open tonight?');
    await page.clock.runFor(3_400);
    expect(await prompt()).toBe(first);
    await page.clock.runFor(200);
    const second = await prompt();
    expect(second).not.toBe(first);
    await page.clock.runFor(3_500);
    const third = await prompt();
    expect([first, second]).not.toContain(third);

    await bar(page).focus();
    await page.clock.runFor(10_000);
    expect(await prompt()).toBe(third);
    await bar(page).blur();
    await page.clock.runFor(3_600);
    expect(await prompt()).not.toBe(third);

    // Whoever types before the island is enlivened opens the chat with what they type next. It is enlivened in a turn of the
    // page's clock, which stands still here: its code may have come after the last time that the clock was moved.
    await expect(async () => {
      await page.clock.runFor(1);
      await bar(page).fill('Is there');
      await bar(page).fill('Is there parking?');
      await expect(chat(page)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await chat(page).getByRole('button', { name: 'Close' }).click();
    await bar(page).blur();
    const last = await prompt();
    await page.clock.runFor(10_000);
    expect(await prompt()).toBe(last);
  });

  test('stand still for who wants no motion', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(site.url('trattoria.localhost', '/contact'), { waitUntil: 'networkidle' });
    await page.clock.runFor(20_000);
    await expect(bar(page)).toHaveAttribute('placeholder', 'Are you open tonight?');
  });
});

test.describe('opening and closing', () => {
  test('the chat is loaded when the bar is first touched, and not before', async ({ page, hosted }) => {
    const brand = brandThat(hosted, says({ response: 'Hi' }));
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(brand.url('/contact'), { waitUntil: 'networkidle' });
    const chatFiles = () => loaded.filter((path) => /\/chat-|assistant-data/.test(path));
    expect(chatFiles()).toEqual([]);
    await bar(page).focus();
    await expect.poll(() => chatFiles().map((path) => path.replace(/-[\w-]{8}\.js$/, ''))).toContain('/assets/chat');
    await expect.poll(chatFiles).toContain('/assistant-data');
    await expect(chat(page)).toHaveCount(0);
    expect(brand.asked()).toEqual([]);
  });

  test('a click opens it, Escape closes it and the focus is back in the bar', { tag: '@axe' }, async ({
    page,
    hosted,
  }) => {
    const brand = brandThat(hosted, says({ response: 'Hi' }));
    await page.goto(brand.url('/contact'));
    await bar(page).click();
    await expect(chat(page)).toBeVisible();
    await expect(bar(page)).toBeFocused();
    await expect(chat(page).getByRole('heading', { name: 'Ask Casa Prova' })).toBeVisible();
    await expectNoAxeViolations(page);
    await reply(page, 'Hours').focus();
    await page.keyboard.press('Escape');
    await expect(chat(page)).toHaveCount(0);
    await expect(bar(page)).toBeFocused();
  });

  test('by keyboard alone: Tab only passes by, Enter opens, the Close button is reached', async ({ page, hosted }) => {
    const brand = brandThat(hosted, says({ response: 'Hi' }));
    await page.goto(brand.url('/contact'), { waitUntil: 'networkidle' });
    await bar(page).focus();
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(chat(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(chat(page)).toBeVisible();
    for (let step = 0; step < 7; step += 1) await page.keyboard.press('Shift+Tab');
    await expect(chat(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chat(page)).toHaveCount(0);
    expect(brand.asked()).toEqual([]);
  });

  test('on a phone it covers the page, which cannot be reached behind it; elsewhere it stands beside it', async ({
    page,
    hosted,
  }, { project }) => {
    const brand = brandThat(hosted, says({ response: 'Hi' }));
    await page.goto(brand.url('/contact'));
    await bar(page).click();
    await expect(chat(page)).toBeVisible();
    const box = await chat(page).boundingBox();
    if (project.name === 'phone') {
      expect(box).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      await page.getByRole('main').getByRole('link').first().focus();
      await expect(bar(page)).toBeFocused();
      await page.setViewportSize({ width: 390, height: 420 });
      await expect.poll(async () => (await chat(page).boundingBox())?.height).toBe(420);
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    } else {
      expect(box?.x).toBeGreaterThan(720);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await chat(page).getByRole('button', { name: 'Close' }).click();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the conversation outlives the panel and a walk through the site', async ({ page, hosted }) => {
    const brand = brandThat(hosted, says({ response: 'Until ten.', links: [{ url: '/careers', label: 'Careers' }] }));
    await page.goto(brand.url('/contact'));
    await ask(page, 'When do you close?');
    await page.keyboard.press('Escape');
    await bar(page).click();
    await expect(log(page)).toContainText('Until ten.');
    await chat(page).getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL(/\/careers$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/contact$/);
    await bar(page).click();
    await expect(log(page)).toContainText('When do you close?');
    await expect(log(page)).toContainText('Until ten.');
  });
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a phone call stands in its place, or the contact page', async ({ page, site, hosted }) => {
    await page.goto(site.url('trattoria.localhost', '/careers'));
    await expect(bar(page)).toHaveCount(0);
    const call = page.getByRole('link', { name: /^Questions\? Call/ });
    await expect(call).toHaveAttribute('href', 'tel:4165550142');
    await page.goto(hosted.brand({ name: 'No phone' }).url('/careers'));
    await expect(page.getByRole('link', { name: 'Questions? Contact us' })).toHaveAttribute('href', '/contact');
  });
});
