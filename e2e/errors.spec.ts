import { expectNoAxeViolations } from './support/axe.ts';
import { severalLocations } from './support/configurations.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';

/** Longer than the time within which a configuration is served without asking again. */
const LONG_ENOUGH = 1_100;
const NOT_OF_THE_WINDOW = 'nothing here depends on the window';

test('a changed configuration is seen without a restart, and an old one is served while the backend is away', async ({
  page,
  hosted,
  isMobile,
}) => {
  test.skip(isMobile, NOT_OF_THE_WINDOW);
  const brand = hosted.brand({ name: 'First' });
  await page.goto(brand.url());
  await expect(page).toHaveTitle(/First/);

  brand.answers(answer.data({ name: 'Second' }));
  await page.waitForTimeout(LONG_ENOUGH);
  await page.reload();
  await expect(page).toHaveTitle(/Second/);

  for (const away of [answer.drop(), answer.serverError(), answer.hang()]) {
    brand.answers(away);
    await page.waitForTimeout(LONG_ENOUGH);
    const begun = Date.now();
    const response = await hosted.site.get(brand.host);
    expect(response.status, away.kind).toBe(200);
    expect(response.body, away.kind).toContain('Second');
    expect(Date.now() - begun, `${away.kind}: nobody waits for it`).toBeLessThan(1_500);
  }
});

const failures = [
  { given: answer.failure('Out of paella'), title: 'Error Loading Restaurant', message: 'Out of paella', status: 503 },
  {
    given: answer.failure('Brand not found'),
    title: 'Error Loading Restaurant',
    message: 'Brand not found',
    status: 404,
  },
  { given: answer.failure(''), title: 'Error Loading Restaurant', message: /./, status: 503 },
  { given: answer.text('{"success": true, "data": '), title: 'Error Loading Restaurant', message: /./, status: 503 },
  {
    given: answer.text('{"success": true}'),
    title: /Error Loading Restaurant|Configuration Error/,
    message: /Failed to (fetch brand website data|load restaurant configuration)/,
    status: 503,
  },
  {
    given: answer.data('a text'),
    title: 'Configuration Error',
    message: 'Failed to load restaurant configuration',
    status: 503,
  },
  { given: answer.data(null), title: /Error/, message: /^Failed to/, status: 503 },
];

test('each failure has its status, on every page, and says when to try again', async ({ hosted, isMobile }) => {
  test.skip(isMobile, NOT_OF_THE_WINDOW);
  for (const { given, title, message, status } of failures) {
    const brand = hosted.brandAnswering(given);
    for (const path of ['/', '/menu', '/feedback', '/no/such/page']) {
      const response = await hosted.site.get(brand.host, path);
      const what = `${JSON.stringify(given)} on ${path}`;
      expect(response.status, what).toBe(status);
      expect(response.headers['retry-after'], what).toEqual(
        status === 503 ? expect.stringMatching(/^\d+$/) : undefined,
      );
      expect(/<h1>(.*?)<\/h1>/.exec(response.body)?.[1], what).toMatch(title);
      expect(/<p class="screen-message">(.*?)<\/p>/.exec(response.body)?.[1] ?? '', what).toMatch(message);
    }
  }
});

test('the error screen is accessible, and trying again helps once the backend does', async ({ page, hosted }) => {
  const brand = hosted.brandAnswering(answer.failure('Out of paella'));
  await page.goto(brand.url('/offers?from=letter'));
  await expect(page.getByRole('alert')).toContainText('Out of paella');
  await expect(page).toHaveTitle('Error Loading Restaurant');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoAxeViolations(page);

  brand.answers(answer.data({ name: 'Back again' }));
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveTitle('Offers | Back again');
});

// A backend that never answers fails late, after fifteen seconds: see `packages/backend-client/src/client.test.ts`.
test('a failure that comes late shows the error screen in the spinner’s place', async ({ page, hosted }) => {
  const late = answer.held(answer.failure('Out of paella'));
  await page.goto(hosted.brandAnswering(late.given).url('/offers'), { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Loading restaurant...');
  await expectNoAxeViolations(page);
  late.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Restaurant');
  await expect(page.getByRole('alert')).toContainText('Out of paella');
  await expect(page.getByText('Loading restaurant...')).toHaveCount(0);
  await hydrated(page);

  await page.goto(hosted.brandAnswering(answer.after(700, answer.data([1]))).url('/offers'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuration Error');
});

test('pages that are streamed after the spinner work like others', async ({ page, hosted, isMobile }) => {
  const slow = () => hosted.brandAnswering(answer.after(700, answer.data(severalLocations(2))));
  await page.goto(slow().url('/location/unknown'));
  await expect(page, 'an unknown location leads to the finder').toHaveURL(/\/locations$/);
  await page.goto(slow().url('/menu/unknown'));
  await expect(page.getByRole('heading', { name: 'Location Not Found' })).toBeVisible();
  const brand = slow();
  await page.goto(brand.url('/no/such/page'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await page.goto(slow().url('/'));
  await expect(page.getByRole('heading', { name: 'Our Locations' }).first()).toBeVisible();
  await hydrated(page);
  if (isMobile) await page.locator('summary[aria-label="Menu"]').click();
  await page.getByRole('banner').getByRole('link', { name: 'Catering' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catering');
});

test('a page waits for a very slow backend', async ({ page, hosted, isMobile }) => {
  test.skip(isMobile, NOT_OF_THE_WINDOW);
  const brand = hosted.brandAnswering(answer.after(6_000, answer.data({ name: 'Slow Food' })));
  await page.goto(brand.url('/offers'), { waitUntil: 'commit' });
  await expect(page).toHaveTitle('Offers | Slow Food', { timeout: 12_000 });
  await hydrated(page);
});
