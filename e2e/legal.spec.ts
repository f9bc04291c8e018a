import { expectNoAxeViolations } from './support/axe.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';

const pages = [
  { path: '/terms-and-conditions', title: 'Terms and Conditions' },
  { path: '/privacy-policy', title: 'Privacy Policy' },
  { path: '/accessibility-statement', title: 'Accessibility Statement' },
];

for (const { path, title } of pages) {
  test(`${title}: a title, a contents whose links all lead somewhere, and nothing inaccessible`, async ({
    page,
    site,
  }) => {
    const response = await page.goto(site.url('trattoria.localhost', path));
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} | Trattoria Lucia`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Trattoria Lucia/);

    const contents = page.getByRole('navigation', { name: 'On this page' });
    const summary = contents.locator('summary');
    if (await summary.isVisible()) await summary.click();
    const links = contents.getByRole('link');
    expect(await links.count()).toBeGreaterThan(8);
    const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) await expect(page.locator(`h2[id="${id}"]`)).toHaveCount(1);

    await links.last().click();
    const last = page.locator(`h2[id="${ids.at(-1)}"]`);
    await expect(last).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`#${ids.at(-1)}$`));
    await expectNoAxeViolations(page);
  });

  test(`${title}: fits 320 px, and lines are no longer than 80 characters`, async ({ page, site }) => {
    await page.goto(site.url('localhost', path));
    const line = await page
      .locator('.legal-text')
      .evaluate((text) => text.clientWidth / Number.parseFloat(getComputedStyle(text).fontSize));
    expect(line).toBeLessThan(42);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test(`${title}: on paper there is only the text`, async ({ page, site }) => {
    await page.goto(site.url('localhost', path));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('.feedback-tab')).toBeHidden();
    await expect(page.locator('.contents')).toBeHidden();
  });
}

test('the terms name refunds, tax and ways to pay', async ({ page, site }) => {
  await page.goto(site.url('trattoria.localhost', '/terms-and-conditions'));
  const main = page.getByRole('main');
  await expect(main).toContainText('Refunds take 3-5 business days');
  await expect(main).toContainText(/card or EFTPOS it can take up to 2 weeks/);
  await expect(main).toContainText('Prices exclude tax (GST/HST/PST)');
  await expect(main).toContainText('pay by cash, credit or debit');
});

test('the privacy policy covers all its topics and names the brand and the site', async ({ page, site }) => {
  await page.goto(site.url('trattoria.localhost', '/privacy-policy'));
  const topics = [
    'Information collection',
    'Our assistant',
    'Log data',
    'Cookies',
    'Service providers',
    'Security',
    'Links to other sites',
    'Children’s privacy',
    'Changes',
    'Cookie Policy',
    'Contact us',
  ];
  for (const topic of topics) await expect(page.getByRole('heading', { level: 2, name: topic }).first()).toBeVisible();
  const kinds = [
    'Advertising cookies',
    'Analytics cookies',
    'First-party cookies',
    'Personalization cookies',
    'Security cookies',
    'Site management cookies',
    'Third-party cookies',
    'Other tracking technologies',
  ];
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(kinds);
  const main = page.getByRole('main');
  await expect(main).toContainText('children under 13');
  await expect(main).toContainText(
    `Trattoria Lucia (‘we’, ‘us’) runs the website at ${site.url('trattoria.localhost', '')}`,
  );
});

test("'Last updated' is the visitor's today, and nothing moves when it comes", async ({ page, site }) => {
  await page.clock.install({ time: new Date('2031-03-05T12:00:00') });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) Object.assign(window, { shifted: entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // What late fonts move is another test’s.
  const fonts: (() => Promise<void>)[] = [];
  await page.route('**/*.woff2', (route) => fonts.push(() => route.continue()));
  await page.goto(site.url('trattoria.localhost', '/privacy-policy'), { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Last updated: 5 March 2031')).toBeVisible();
  expect(await page.evaluate('window.shifted')).toBe(0);
  await Promise.all(fonts.map((go) => go()));
});

test('the accessibility statement promises what the specification says, and names whom to ask', async ({
  page,
  site,
}) => {
  await page.goto(site.url('trattoria.localhost', '/accessibility-statement'));
  const main = page.getByRole('main');
  await expect(main).toContainText('WCAG 2.1 level AA');
  await expect(main).toContainText('Text is resizable up to 200%');
  await expect(main).toContainText('response within 5 business days');
  await expect(main.getByRole('link', { name: 'accessibility@trattorialucia.example' })).toHaveAttribute(
    'href',
    'mailto:accessibility@trattorialucia.example',
  );
  await expect(main.getByRole('link', { name: '(416) 555-0142' })).toHaveAttribute('href', 'tel:4165550142');
  await expect(main.getByRole('link', { name: 'Send us your feedback' })).toHaveAttribute('href', '/feedback');
});

test('a brand without phone and mail has no made-up address, but a sentence and the form', async ({ page, site }) => {
  await page.goto(site.url('young.localhost', '/accessibility-statement'));
  await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Send us your feedback' })).toBeVisible();
  await expect(page.getByText('Please call the restaurant that you would like to visit.')).toBeVisible();
});

test('on a phone the contents fold, and open by keyboard', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url('trattoria.localhost', '/privacy-policy'));
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link', { name: 'Log data' })).toBeHidden();
  await contents.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(contents.getByRole('link', { name: 'Log data' })).toBeVisible();
  for (const earlier of ['About this policy', 'Information collection and use', 'Our assistant', 'Log data']) {
    await page.keyboard.press('Tab');
    await expect(contents.getByRole('link', { name: earlier })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Log data' })).toBeInViewport();
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title } of pages) {
    test(`${title}: all of it is there`, async ({ page, site }) => {
      await page.goto(site.url('trattoria.localhost', path));
      await expect(page.getByRole('heading', { level: 2 }).nth(8)).toBeVisible();
      if (path === '/privacy-policy') await expect(page.getByText(/^Last updated: \d+ \w+ \d{4}$/)).toBeVisible();
    });
  }
});

test.describe('on a backend that answers anything', () => {
  test('an endless name and one that is markup stay a text', async ({ page, hosted }) => {
    const brand = hosted.brand({ name: `<b>${'W'.repeat(1_000)}` });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { path } of pages) {
      await page.goto(brand.url(path));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expect(page.getByText('<b>WWW').first()).toBeAttached();
    }
  });

  test('the pages come while the backend is slow', async ({ page, hosted }) => {
    const locations = [{ name: 'Only', phone: '613 555 0100', timeZone: 'America/Toronto' }];
    const brand = hosted.brandAnswering(answer.after(1_500, answer.data({ name: 'Slow', locations })));
    await page.goto(brand.url('/accessibility-statement'), { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText('Loading restaurant...');
    await expect(page.getByRole('main').getByRole('link', { name: '613 555 0100' })).toBeVisible();
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByText(/^Last updated: /)).toBeVisible();
  });

  test('the date keeps to the language of the brand', async ({ page, hosted }) => {
    const brand = hosted.brand({ name: 'Chez', language: 'fr-CA' });
    await page.clock.install({ time: new Date('2031-03-05T12:00:00') });
    await page.goto(brand.url('/privacy-policy'));
    await expect(page.getByText('Last updated: 5 mars 2031')).toBeVisible();
  });
});
