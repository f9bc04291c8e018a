import { answer, type FakeBackend, startFakeBackend } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import { type Site, startSite } from './support/site.ts';

// One site on a backend that is not ours; each test has a brand, and so a host name, of its own.
let backend: FakeBackend;
let site: Site;

test.beforeAll(async () => {
  backend = await startFakeBackend();
  site = await startSite({ env: backend.env });
  // The first answer of a site that has just started may take longer than a page is kept waiting for its status.
  backend.brand('first.localhost', answer.failure('Brand not found'));
  await site.get('first.localhost', '/');
});

test.afterAll(async () => {
  await site?.stop();
  await backend?.stop();
});

test('a hosted backend is asked with the host name and the key, and its brand is shown', async ({ page }) => {
  backend.brand('hosted.localhost', answer.data({ brand: { name: 'Chez Elsewhere' } }));
  const response = await page.goto(site.url('hosted.localhost'));
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Chez Elsewhere/);

  const request = backend.requests.find(({ body }) => body.includes('hosted.localhost'));
  expect(request?.path).toBe('/functions/v1/get-brand-website');
  expect(request?.headers.authorization).toBe(`Bearer ${backend.anonKey}`);
});

const failures = [
  {
    what: 'an unknown brand',
    host: 'unknown.localhost',
    given: answer.failure('Brand not found'),
    status: 404,
    says: /Brand not found/,
  },
  {
    what: 'a failure in words',
    host: 'words.localhost',
    given: answer.failure('Out of paella'),
    status: 503,
    says: /Out of paella/,
  },
  { what: 'HTML instead of JSON', host: 'html.localhost', given: answer.html(), status: 503, says: /./ },
  {
    what: 'HTTP 500',
    host: 'error.localhost',
    given: answer.serverError(),
    status: 503,
    says: /^Edge Function error: /,
  },
  { what: 'a dropped connection', host: 'drop.localhost', given: answer.drop(), status: 503, says: /./ },
];

for (const { what, host, given, status, says } of failures) {
  test(`${what} shows the error screen with HTTP ${status}`, async ({ page }) => {
    backend.brand(host, given);
    const response = await page.goto(site.url(host));
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error Loading Restaurant');
    await expect(page.getByRole('alert').locator('p')).toHaveText(says);
  });
}

test('a configuration that is no object shows the configuration error', async ({ page }) => {
  backend.brand('list.localhost', answer.data(['not', 'a', 'configuration']));
  const response = await page.goto(site.url('list.localhost'));
  expect(response?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuration Error');
  await expect(page.getByText('Failed to load restaurant configuration')).toBeVisible();
});

test('while a slow backend is awaited the spinner shows, then the page', async ({ page }) => {
  backend.brand('slow.localhost', answer.after(2_000, answer.data({ brand: { name: 'Slow Food' } })));
  await page.goto(site.url('slow.localhost'), { waitUntil: 'commit' });
  await expect(page.getByRole('status')).toHaveText('Loading restaurant...');
  await expect(page).toHaveTitle(/Slow Food/);
  await expect(page.getByText('Loading restaurant...')).toHaveCount(0);
});
