import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import { rawRequest } from './support/raw-request.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the group’s home page has everything, and links lead on', async ({ page, site }) => {
  await page.goto(site.url('localhost'));
  const main = page.getByRole('main');
  for (const title of ['Our Most Popular Items', 'What Our Customers Say', 'Special Offers', 'Our Locations']) {
    await expect(main.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  }
  await expect(main.getByRole('list', { name: 'Our Most Popular Items' }).getByRole('listitem')).not.toHaveCount(0);
  const cards = main.locator('.location-card');
  await expect(cards).toHaveCount(14);
  await expect(cards.filter({ visible: true }), 'stacked, all of them').toHaveCount(14);
  await expect(main.getByRole('tab').filter({ visible: true })).toHaveCount(0);
  await expect(main.locator('.show-all, .carousel-buttons').filter({ visible: true })).toHaveCount(0);
  await expect(cards.first().getByRole('link', { name: /^Order Now/ })).toBeVisible();
  await expect(cards.first().getByRole('link', { name: /^Get Directions/ })).toBeVisible();
  await cards.first().getByText('See hours').click();
  await expect(cards.first().getByRole('table', { name: 'Hours of Queen West' }).getByRole('row')).toHaveCount(7);
  await expect(cards.first().getByRole('table', { name: 'Special hours' }).getByRole('row')).not.toHaveCount(0);
  // Laid out, all of it: no script does that later.
  const laidOut = (text: string) => expect(page.locator('body')).toContainText(text, { useInnerText: true });
  await laidOut('Ready to Order');
  await laidOut('Accessibility Statement');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility Statement' }).click();
  await expect(page).toHaveURL(site.url('localhost', '/accessibility-statement'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('without JavaScript the navigation works, the mobile menu included', async ({ page, site, isMobile }) => {
  await page.goto(site.url('trattoria.localhost', '/offers'));
  const banner = page.getByRole('banner');
  if (isMobile) {
    const menu = banner.getByRole('navigation', { name: 'Mobile' });
    await expect(menu).toBeHidden();
    await page.locator('summary[aria-label="Menu"]').click();
    await expect(menu.getByRole('link', { name: /^Order Online/ })).toBeVisible();
  }
  await banner.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(site.url('trattoria.localhost', '/'));
  await page
    .getByText(/^[^?]+\?$/)
    .filter({ visible: true })
    .last()
    .click();
  await expect(page.locator('details.faq[open]')).toHaveCount(2);
});

test('without JavaScript the finder searches, says how many there are, and leads back to all @once', async ({
  page,
  site,
}) => {
  await page.goto(site.url('localhost', '/locations'));
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(14);
  await page.getByRole('searchbox', { name: 'Name, city or postal code' }).fill('toronto');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/locations\?q=toronto$/);
  await expect(page.getByText('4 location(s) found')).toBeVisible();
  await expect(cards).toHaveCount(4);
  await page.getByRole('searchbox').fill('nowhere at all');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No locations found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all 14 locations' }).click();
  await expect(cards).toHaveCount(14);
});

test('without JavaScript a page that waits for its backend asks again', async ({ page, hosted, isMobile }) => {
  test.skip(isMobile, 'nothing here depends on the window');
  const brand = hosted.brandAnswering(answer.after(1_000, answer.data({ name: 'Slow Food' })));
  await page.goto(brand.url('/offers'), { waitUntil: 'commit' });
  await expect(page.getByText('Loading restaurant...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible({ timeout: 8_000 });
  await expect(page.getByText('Loading restaurant...')).toHaveCount(0);
});

test('without JavaScript an unknown path and a failure say what is wrong', async ({ page, hosted }) => {
  await page.goto(hosted.brand({}).url('/nowhere'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await page.goto(hosted.brandAnswering(answer.failure('Out of paella')).url());
  await expect(page.getByRole('alert')).toContainText('Out of paella');
});

test('without JavaScript a form that cannot be taken now comes back as it was, with when to try again @once', async ({
  hosted,
}) => {
  const questions = [{ id: 'why', question: 'Why?', type: 'input', required: true }];
  const { host } = hosted.brand({ name: 'Casa Prova', brand: { franchisee_form: { questions } } });
  const call = '/functions/v1/website-submissions/franchise';
  const outages = [
    ['a dropped connection', answer.drop(), 503, '10'],
    ['HTTP 503', answer.failure('Not now', 503), 503, '10'],
    ['HTTP 500', answer.serverError(), 502, undefined],
  ] as const;
  try {
    for (const [what, given, status, retryAfter] of outages) {
      hosted.backend.call(call, given);
      const body = new URLSearchParams({ 'q-why': 'I like it <very> much.' });
      const head = [
        ...['POST /franchise HTTP/1.1', `Host: ${host}`, 'Connection: close', `Content-Length: ${String(body).length}`],
        'Content-Type: application/x-www-form-urlencoded',
      ].join('\r\n');
      const response = await rawRequest(hosted.site.port, `${head}\r\n\r\n${body}`);
      expect([response.status, response.headers['retry-after']], what).toEqual([status, retryAfter]);
      expect(response.body, what).toContain('I like it &lt;very&gt; much.');
    }
  } finally {
    hosted.backend.call(call, answer.text('{"success":true}'));
  }
});
