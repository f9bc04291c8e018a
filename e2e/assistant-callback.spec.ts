import type { Page } from '@playwright/test';
import { ask, bar, brandThat, chat, log, says } from './support/assistant.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import type { HostedSite } from './support/hosted-site.ts';

const TABLE = '/rest/v1/restaurant_feedback';
const LINK = { url: '/contact#callback', label: 'Request a callback' };

const link = (page: Page) => log(page).getByRole('link', { name: LINK.label });
const form = (page: Page) => page.getByRole('dialog', { name: 'Request Callback' });
const title = (page: Page) => form(page).getByRole('heading', { name: 'Request Callback' });

/** A brand whose assistant knows nothing but whom to ask. */
const thatKnowsNothing = (hosted: HostedSite) =>
  brandThat(hosted, says({ response: 'I do not know. The people here do.', links: [LINK] }));

test.describe('an answer’s link to the callback form', () => {
  test('opens it on the page where the visitor is; Escape closes it alone, and leads back to the link', {
    tag: '@axe',
  }, async ({ page, hosted }) => {
    const brand = thatKnowsNothing(hosted);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(brand.url('/careers'));
    await ask(page);
    expect(fetched.filter((url) => /feedback/.test(url))).toEqual([]);
    await expect(link(page)).toHaveAttribute('href', '/contact#callback');
    await link(page).click();
    await expect(form(page).getByLabel('Phone *')).toBeVisible();
    await expect(title(page)).toBeFocused();
    await expect(page).toHaveURL(brand.url('/careers'));
    await expectNoAxeViolations(page);
    await page.keyboard.press('Tab');
    await expect(form(page).getByRole('button', { name: 'Close' })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
    await expect(chat(page)).toBeVisible();
    await expect(link(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    await form(page).getByRole('button', { name: 'Close' }).click();
    await expect(link(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chat(page)).toHaveCount(0);
    await expect(bar(page)).toBeFocused();
  });

  test('what is filled in there is sent, and the conversation is still there', { tag: '@axe' }, async ({
    page,
    hosted,
  }) => {
    hosted.backend.call(TABLE, answer.text(''));
    const brand = thatKnowsNothing(hosted);
    await page.goto(brand.url('/franchise'));
    await ask(page, 'Is there parking?');
    await link(page).click();
    await form(page).getByLabel('Phone *').fill('416 555 0100');
    await form(page).getByRole('button', { name: 'Request Callback' }).click();
    await expect(form(page).getByRole('heading', { name: 'Request Received!' })).toBeFocused();
    const [sent] = hosted.backend.requests
      .filter(({ path, body }) => path === TABLE && body.includes(brand.host))
      .map(({ body }): unknown => JSON.parse(body));
    expect(sent).toMatchObject({ type: 'callback', contact_phone: '416 555 0100', page_url: brand.url('/franchise') });
    await form(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(link(page)).toBeFocused();
    await expect(log(page)).toContainText('Is there parking?');
  });

  test('back from the form are the other kinds of feedback', { tag: '@once' }, async ({ page, hosted }) => {
    await page.goto(thatKnowsNothing(hosted).url('/contact'));
    await ask(page);
    await link(page).click();
    await form(page).getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Website Feedback/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link(page)).toBeFocused();
  });

  test('in a new tab leads to the contact page with the form open', { tag: '@once' }, async ({
    page,
    context,
    hosted,
  }) => {
    const brand = thatKnowsNothing(hosted);
    await page.goto(brand.url('/careers'));
    await ask(page);
    const opened = context.waitForEvent('page');
    await link(page).click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(form(tab).getByLabel('Phone *')).toBeVisible();
    await expect(tab.getByRole('heading', { level: 1, name: 'Contact Us', includeHidden: true })).toBeAttached();
    await expect(form(page)).toHaveCount(0);
  });

  for (const missing of [/\/assets\/feedback-widget-.*\.js/, /\/feedback\/widget\.json/]) {
    test(`without ${missing} leads to the feedback page`, { tag: '@once' }, async ({ page, hosted, allowConsole }) => {
      allowConsole(/feedback-widget-|widget\.json/);
      await page.route(missing, (route) => route.abort());
      const brand = thatKnowsNothing(hosted);
      await page.goto(brand.url('/careers'));
      await ask(page);
      await link(page).click();
      await expect(page).toHaveURL(brand.url('/feedback'));
    });
  }
});

test.describe('/contact#callback', () => {
  test('opens the form, once', { tag: '@axe' }, async ({ page, hosted }) => {
    const brand = hosted.brand({ name: 'Casa Prova' });
    await page.goto(brand.url('/contact#callback'));
    await expect(form(page).getByLabel('Phone *')).toBeVisible();
    await expect(title(page)).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
    await expect(page).toHaveURL(brand.url('/contact'));
    await page.reload({ waitUntil: 'networkidle' });
    await expect(form(page)).toHaveCount(0);
    await page.evaluate(() => {
      window.location.hash = '#callback';
    });
    await expect(form(page)).toBeVisible();
  });

  test('no other address of the page opens or fetches it', { tag: '@once' }, async ({ page, hosted }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(hosted.brand({ name: 'Casa Prova' }).url('/contact#call'), { waitUntil: 'networkidle' });
    expect(fetched.filter((url) => /feedback/.test(url))).toEqual([]);
  });
});
