import type { Page } from '@playwright/test';
import { severalLocations } from './support/configurations.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';

declare global {
  interface Window {
    ranForTest?: string[];
  }
}

const run = (what: string) => `<script>(window.ranForTest ??= []).push('${what}')</script>`;
const ran = (page: Page) => page.evaluate(() => window.ranForTest);

const snippets = {
  head: `${run('head')}<meta name="probe" content="from the head"><script async src="https://tags.example.com/tag.js"></script>`,
  body: `${run('body')}<noscript><iframe src="https://tags.example.com/ns.html"></iframe></noscript><div id="chat">Chat</div>`,
  footer: `${run('footer')}<style>#chat { color: rgb(1, 2, 3) }</style>`,
};

async function serveTags(page: Page): Promise<void> {
  const scripts: Record<string, string> = {
    '/tag.js': `${run('tag').replace(/<.?script>/g, '')}; document.head.append(Object.assign(document.createElement('script'), { src: 'https://tags.example.com/more.js' }))`,
    '/more.js': run('more').replace(/<.?script>/g, ''),
  };
  await page.route('https://tags.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: scripts[new URL(route.request().url()).pathname] ?? '' }),
  );
}

test('head, body and footer run as given under the page’s policy, with the scripts that they load', async ({
  page,
  hosted,
}) => {
  await serveTags(page);
  const brand = hosted.brand({ name: 'Tagged', ...snippets });
  const response = await page.goto(brand.url());
  expect(response?.headers()['content-security-policy']).toMatch(/script-src [^;]*('nonce-|'sha256-)/);
  await hydrated(page);
  await expect.poll(() => ran(page)).toEqual(expect.arrayContaining(['head', 'body', 'footer', 'tag', 'more']));
  expect((await ran(page))?.filter((what) => ['head', 'body', 'footer'].includes(what))).toEqual([
    'head',
    'body',
    'footer',
  ]);
  await expect(page.locator('head meta[name=probe]')).toHaveAttribute('content', 'from the head');
  await expect(page.locator('#chat')).toHaveCSS('color', 'rgb(1, 2, 3)');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveTitle(/Privacy/);
  await expect(page.locator('#chat'), 'another page keeps them').toHaveText('Chat');
  await expect.poll(async () => (await ran(page))?.length, 'and runs nothing twice').toBe(5);
});

test('they run on a page that was streamed, too', async ({ page, hosted }) => {
  await serveTags(page);
  const brand = hosted.brandAnswering(answer.after(600, answer.data({ name: 'Tagged late', ...snippets })));
  await page.goto(brand.url('/offers'));
  await expect(page).toHaveTitle('Offers | Tagged late');
  await expect.poll(() => ran(page)).toEqual(expect.arrayContaining(['head', 'body', 'footer', 'tag', 'more']));
  await expect(page.locator('#chat')).toHaveText('Chat');
});

const broken = {
  'tags that are never closed': '<div><p>Unclosed <b>bold <table><tr>',
  'ends of what it is in': '</head></body></html></div></main><p>After all</p>',
  'a comment that is never closed': '<p>Before</p><!-- never closed <script>',
  'a script that is never closed': '<script>window.ranForTest = ["unclosed"]',
  'the end of the document within a script': `<script>window.ranForTest = ["</bo" + "dy>", "<\\/body>"] // </body></html></head></script>`,
  'a text, a heading and a title': 'Just words <h1>Mine</h1><title>Mine</title>',
};

for (const [what, snippet] of Object.entries(broken)) {
  test(`a snippet with ${what} breaks nothing but itself`, async ({ page, hosted, isMobile }) => {
    test.skip(isMobile, 'nothing here depends on the window');
    const brand = hosted.brand({ ...severalLocations(2), head: snippet, body: snippet, footer: snippet });
    await page.goto(brand.url('/offers'));
    await hydrated(page);
    await expect(page).toHaveTitle('Offers | Many Kitchens');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Offers');
    await expect(page.locator('body > .site > main')).toHaveCount(1);
    await expect(page.locator('body > .site > footer')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Catering' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Catering');
    await expect(page).toHaveTitle('Catering | Many Kitchens');
  });
}
