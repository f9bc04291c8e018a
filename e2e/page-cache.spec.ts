import type { Page } from '@playwright/test';
import { oneLocation, severalLocations } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import type { HostedBrand } from './support/hosted-site.ts';
import { hydrated } from './support/hydration.ts';

declare global {
  interface Window {
    ranForTest?: string[];
  }
}

// Errors in the console fail each test: a refused script is one.

const run = (what: string, attributes = '') =>
  `<script ${attributes}>(window.ranForTest ??= []).push('${what}')</script>`;
const ran = (page: Page) => page.evaluate(() => window.ranForTest);

async function scriptSources(page: Page, address: string): Promise<string> {
  const response = await page.goto(address);
  return /script-src ([^;]*)/.exec(response?.headers()['content-security-policy'] ?? '')?.[1] ?? '';
}

/** A page whose configuration comes late is streamed, with a nonce: on a busy machine the first visit may be one. */
async function visited(brand: HostedBrand): Promise<HostedBrand> {
  await brand.html();
  return brand;
}

async function serveTags(page: Page): Promise<void> {
  await page.route('https://tags.example.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(window.ranForTest ??= []).push('${new URL(route.request().url()).pathname}')`,
    }),
  );
}

test('@once a brand without scripts of its own trusts its own origin and hashes, on every page and what is loaded later', async ({
  page,
  site,
}) => {
  await site.get('localhost');
  for (const path of ['/', '/menu', '/locations', '/location/queen-west', '/offers', '/contact']) {
    const sources = await scriptSources(page, site.url('localhost', path));
    expect(sources, path).toMatch(/^'self'( 'sha256-[\w+/=]{44}')+ *$/);
    await hydrated(page);
  }
  await page.goto(site.url('localhost', '/offers'));
  await hydrated(page);
  await page.getByRole('link', { name: 'FEEDBACK', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveTitle(/Privacy/);
});

test('@once inline and async scripts of the operator are allowed by hashes, and with what they load', async ({
  page,
  hosted,
}) => {
  await serveTags(page);
  const head = `${run('head')}<script async data-id="a&quot;b" src="https://tags.example.com/async.js?a=1&amp;b=2"></script>`;
  const footer = `<script>document.head.append(Object.assign(document.createElement('script'), { src: 'https://tags.example.com/loaded.js' }))</script>`;
  const brand = await visited(hosted.brand({ ...severalLocations(2), head, footer }));
  const expected = expect.arrayContaining(['head', '/async.js', '/loaded.js']);
  for (const path of ['/', '/offers']) {
    expect(await scriptSources(page, brand.url(path))).toMatch(/^'self' .*'sha256-.*'strict-dynamic' *$/);
    await hydrated(page);
    await expect.poll(() => ran(page)).toEqual(expected);
  }
  await expect(page.locator('script[data-id]')).toHaveAttribute('data-id', 'a"b');
  await page.getByRole('banner').getByRole('link', { name: 'Catering' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Catering');
});

test('@once a script that the page waits for has a nonce, each visit another', async ({ page, hosted }) => {
  await serveTags(page);
  const head = `<script src="https://tags.example.com/first.js"></script>${run('second')}${run('marked', 'data-consent')}`;
  const brand = await visited(hosted.brand({ ...oneLocation, head, consent: { required: true } }));
  const seen = new Set<string>();
  for (let visit = 0; visit < 3; visit += 1) {
    const sources = await scriptSources(page, brand.url('/offers'));
    seen.add(/'nonce-([^']{24,})' 'strict-dynamic'/.exec(sources)?.[1] ?? '');
    await hydrated(page);
    expect(await ran(page)).toEqual(['/first.js', 'second']);
  }
  expect(seen.size).toBe(3);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(() => ran(page)).toEqual(['/first.js', 'second', 'marked']);
});

test('@once what waits for consent runs on a page of hashes, from elsewhere too', async ({ page, hosted }) => {
  await serveTags(page);
  const head = `${run('marked', 'data-consent')}<script data-consent src="https://tags.example.com/marked.js"></script>`;
  const brand = await visited(hosted.brand({ ...oneLocation, head, consent: { required: true } }));
  expect(await scriptSources(page, brand.url('/offers'))).toMatch(/'sha256-.*'strict-dynamic' *$/);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect.poll(() => ran(page)).toEqual(['marked', '/marked.js']);
});

test('@once a page is kept for its host alone, and only where all visitors see the same', async ({ hosted }) => {
  const { site } = hosted;
  const one = await visited(hosted.brand({ ...oneLocation, name: 'One' }));
  const two = await visited(hosted.brand({ ...oneLocation, name: 'Two' }));
  const first = await site.get(one.host, '/offers');
  const etag = String(first.headers.etag);
  expect((await site.get(one.host, '/offers?utm_source=x', { 'if-none-match': etag })).status).toBe(304);
  expect((await site.get(one.host, '/offers')).body).toBe(first.body);
  const asTwo = { 'x-forwarded-host': two.host, 'x-react-router-spa-mode': 'yes' };
  expect((await site.get(one.host, '/offers', asTwo)).body, 'no header leads elsewhere').toBe(first.body);
  expect((await site.get(two.host, '/offers', { 'if-none-match': etag })).body).toContain('Two');

  const formKeyOf = async () =>
    /name="form_key" value="([^"]+)"/.exec((await site.get(one.host, '/catering')).body)?.[1];
  const keys = [await formKeyOf(), await formKeyOf()];
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect((await site.get(one.host, '/catering')).headers.etag).toBeUndefined();

  one.answers({ kind: 'data', data: { ...oneLocation, name: 'Changed' } });
  await expect
    .poll(async () => (await site.get(one.host, '/offers', { 'if-none-match': etag })).body, { timeout: 3_000 })
    .toContain('Changed');
});
