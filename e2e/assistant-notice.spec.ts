import { bar, brandThat, chat, log, says } from './support/assistant.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { type Site, startSite } from './support/site.ts';

const OWN = 'I’m an automated assistant and answer from this site’s own data.';
const MODEL = 'To understand questions, I send them to a language model provider.';
const HOSTED =
  'I’m an automated assistant. Questions go to the service behind this site, which may use a language model.';

test.describe('at first sight the panel says', () => {
  test('that it is automated and whence it answers, within view, and moves nothing', { tag: '@axe' }, async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      // All but that the panel opens where it was asked for.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { hadRecentInput, value, ...shift } = entry.toJSON();
          // On a slow machine the panel opens when the browser has forgotten who asked for it.
          const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
          const isPanel = sources.every(({ node }) => node?.parentElement?.closest('[data-island=assistant-bar]'));
          // Fonts that come late move letters by less.
          if (!hadRecentInput && !isPanel && value > 0.001) Reflect.get(window, 'shifts').push({ value, ...shift });
        }
      }).observe({ type: 'layout-shift' });
    });
    await page.goto(site.url('trattoria.localhost', '/contact'), { waitUntil: 'networkidle' });
    await bar(page).click();
    await expect(chat(page).getByText('Automated assistant', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(log(page).getByText(OWN)).toBeInViewport({ ratio: 1 });
    await expect(log(page)).not.toContainText('language model');
    await expect(chat(page)).toHaveAccessibleDescription(new RegExp(OWN));
    const more = log(page).getByRole('link', { name: 'What happens to your questions' });
    await expect(more).toHaveAttribute('href', '/privacy-policy#assistant');
    expect(await page.evaluate('window.shifts')).toEqual([]);
    await expectNoAxeViolations(page);
  });

  test('and leaves room for the conversation while a keyboard is on the screen', { tag: '@once' }, async ({
    page,
    hosted,
  }) => {
    const brand = brandThat(hosted, says({ response: 'Hi' }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(brand.url('/contact'));
    await bar(page).click();
    await expect(log(page)).toBeVisible();
    expect((await log(page).boundingBox())?.height).toBeGreaterThan(600);
    await page.setViewportSize({ width: 390, height: 420 });
    await expect.poll(async () => (await chat(page).boundingBox())?.height).toBe(420);
    expect((await log(page).boundingBox())?.height).toBeGreaterThan(200);
  });

  test('only what is known of a hosted backend', { tag: '@axe' }, async ({ page, hosted }) => {
    const brand = brandThat(hosted, says({ response: 'Hi' }));
    await page.goto(brand.url('/contact'));
    await bar(page).click();
    await expect(log(page).getByText(HOSTED)).toBeInViewport({ ratio: 1 });
    await expect(log(page)).not.toContainText('own data');
    await expectNoAxeViolations(page);
    expect(brand.asked()).toEqual([]);
  });

  test('no more than that where nothing could be learned', { tag: '@once' }, async ({ page, site, allowConsole }) => {
    allowConsole(/assistant-data/);
    await page.route('**/assistant-data', (route) => route.abort());
    await page.goto(site.url('trattoria.localhost', '/contact'));
    await bar(page).click();
    await expect(log(page).getByText(HOSTED)).toBeVisible();
    await expect(log(page)).not.toContainText('own data');
  });
});

const privacy = async (site: Site, host: string) =>
  (await site.get(host, '/privacy-policy')).body.replace(/<script[\s\S]*?<\/script>/g, '');

test.describe('with a language model', () => {
  // One site for all of them.
  test.describe.configure({ mode: 'default' });
  let withModel: Site;
  test.beforeAll(async () => {
    withModel = await startSite({ env: { OPENROUTER_API_KEY: 'sk-secret' } });
  });
  test.afterAll(() => withModel?.stop());

  test('the panel says that questions go to its provider', { tag: '@axe' }, async ({ page }) => {
    await page.goto(withModel.url('trattoria.localhost', '/contact'));
    await bar(page).click();
    await expect(log(page).getByText(`${OWN} ${MODEL}`)).toBeInViewport({ ratio: 1 });
    await expectNoAxeViolations(page);
    const read = await withModel.get('trattoria.localhost', '/assistant-data');
    expect(read.body).not.toContain('sk-secret');
  });

  test('so does the privacy policy, and names who that is', { tag: '@axe' }, async ({ page }) => {
    await page.goto(withModel.url('trattoria.localhost', '/contact'));
    await bar(page).click();
    await log(page).getByRole('link', { name: 'What happens to your questions' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Our assistant' })).toBeInViewport();
    const section = page.getByRole('region', { name: 'Our assistant' });
    await expect(section).toContainText('automated');
    await expect(section).toContainText('OpenRouter, a provider of language models');
    await expect(section).toContainText('four hours');
    await expect(section).toContainText('not who asked or from where');
    await expectNoAxeViolations(page);
  });
});

test.describe('the privacy policy', { tag: '@once' }, () => {
  test('without a model says nothing of one', async ({ site }) => {
    const html = await privacy(site, 'trattoria.localhost');
    expect(html).toContain('It answers from the website’s own data');
    expect(html).toContain('for four hours after the last one');
    expect(html).toContain('Questions that it could not answer are counted');
    expect(html).not.toMatch(/language model|OpenRouter/);
  });

  test('of a hosted backend claims only what is known', async ({ hosted }) => {
    const html = await privacy(hosted.site, hosted.brand({ name: 'Casa Prova' }).host);
    expect(html).toContain('What you ask goes to the service that runs it for us');
    expect(html).not.toMatch(/own data|four hours|OpenRouter/);
  });

  test('says that questions are counted only where they are', async () => {
    const site = await startSite({ env: { ASSISTANT_KEEP_QUESTIONS: 'no' } });
    const html = await privacy(site, 'trattoria.localhost').finally(() => site.stop());
    expect(html).toContain('for four hours after the last one');
    expect(html).not.toContain('counted');
  });
});
