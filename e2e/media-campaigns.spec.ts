import { expectNoAxeViolations } from './support/axe.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';
import { brand, CALL, campaign, campaignsOf, PORTAL } from './support/media-inquiries.ts';
import { expectNoSidewaysOverflow } from './support/overflow.ts';
import { startSite } from './support/site.ts';
import { callsOf } from './support/submissions.ts';

// Smooth scrolling only makes each step of a form wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ hosted }) => {
  hosted.backend.call(PORTAL, answer.data([campaign]));
  hosted.backend.call(CALL, answer.text('{"success":true}'));
});

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

test.describe('campaigns', () => {
  test('bring pictures of their own, also to who comes from another page @once', async ({ page, hosted, outgoing }) => {
    const banner = 'https://stars.example.com/oven.jpg';
    hosted.backend.call(PORTAL, answer.data([{ ...campaign, banner_image: banner }]));
    await page.goto(hosted.brand(brand).url('/privacy-policy'));
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Media Inquiries' }).click();
    await expect(campaignsOf(page).getByRole('article').locator('img')).toHaveAttribute('src', banner);
    await expect.poll(() => outgoing.map(({ url }) => url)).toContain(banner);
  });

  test('the portal is asked by the brand id, and the campaign stands on the page with all that it says', async ({
    page,
    hosted,
  }) => {
    const calls = callsOf(hosted.backend, PORTAL);
    await page.goto(hosted.brand(brand).url('/media-inquiries'));
    const article = campaignsOf(page).getByRole('article');
    await expect(article.getByRole('heading', { level: 3 })).toHaveText('Film the oven');
    await expect(article).toContainText('From the first log to the last pizza.');
    await expect(article.getByRole('definition')).toHaveText([
      'Casa Riverside · Italian',
      '1 River St, Toronto, ON',
      '4 creators',
      '5,000 or more',
      '31 December 2099',
    ]);
    await expect(article).not.toContainText('Expires Soon');
    const link = article.getByRole('link', { name: /^Apply Now for Film the oven/ });
    await expect(link).toHaveAttribute('href', 'https://stars.example.com/apply/c_1');
    await expect(link).toHaveAttribute('target', '_blank');
    await expectNoAxeViolations(page);

    expect(calls().map(({ method, body }) => [method, JSON.parse(body)])).toEqual([
      ['POST', { action: 'getCampaignsByBrandId', brandId: 'casa' }],
    ]);
    expect(calls()[0]?.headers).toMatchObject({
      apikey: hosted.backend.anonKey,
      authorization: `Bearer ${hosted.backend.anonKey}`,
    });
  });

  test('without a brand id nobody is asked', { tag: '@once' }, async ({ hosted }) => {
    const calls = callsOf(hosted.backend, PORTAL);
    for (const configuration of [{ id: 'r_7' }, { name: 'Nova' }]) {
      expect(await hosted.brand(configuration).text('/media-inquiries')).toContain('No Active Campaigns');
    }
    expect(calls()).toHaveLength(0);
  });

  test('Expires Soon shows within 7 days, and what has expired does not show', async ({ page, hosted }) => {
    const days = { Yesterday: -1, Today: 0, Seven: 7, Eight: 8 };
    const list = Object.entries(days).map(([title, days]) => ({ id: title, title, expiry: dayFromNow(days) }));
    hosted.backend.call(PORTAL, answer.data(list));
    await page.goto(hosted.brand(brand).url('/media-inquiries'));
    const articles = campaignsOf(page).getByRole('article');
    await expect(articles.getByRole('heading')).toHaveText(['Today', 'Seven', 'Eight']);
    await expect(articles.filter({ hasText: 'Expires Soon' }).getByRole('heading')).toHaveText(['Today', 'Seven']);
    await expectNoAxeViolations(page);
  });

  test('a bare list is a list, and a malformed campaign costs that one', { tag: '@once' }, async ({ page, hosted }) => {
    hosted.backend.call(PORTAL, answer.text(JSON.stringify(['x', { id: 1 }, campaign, null, { title: 'No id' }])));
    await page.goto(hosted.brand(brand).url('/media-inquiries'));
    await expect(campaignsOf(page).getByRole('article').getByRole('heading')).toHaveText(['Film the oven']);
    expect(hosted.site.log()).toContain('A campaign of casa is malformed');
  });

  test('a banner that does not load shows the placeholder', async ({ page, hosted, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    hosted.backend.call(PORTAL, answer.data([{ ...campaign, banner_image: '/nowhere.png' }]));
    await page.goto(hosted.brand(brand).url('/media-inquiries'));
    const picture = campaignsOf(page).getByRole('article').locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', '/placeholder.svg');
  });

  const nothing = [
    { what: 'an empty list', given: answer.data([]), logged: false },
    { what: 'success: false', given: answer.failure('Portal closed'), logged: true },
    { what: 'HTTP 500', given: answer.serverError(), logged: true },
    { what: 'HTML', given: answer.html(), logged: true },
    { what: 'a dropped connection', given: answer.drop(), logged: true },
  ];
  for (const { what, given, logged } of nothing) {
    test(`${what} leaves the list empty: No Active Campaigns`, { tag: '@once' }, async ({ page, hosted }) => {
      const id = `casa-${what.replace(/\W/g, '')}-${test.info().project.name}`;
      hosted.backend.call(PORTAL, given);
      const response = await page.goto(hosted.brand({ ...brand, brand_id: id }).url('/media-inquiries'));
      expect(response?.status()).toBe(200);
      await expect(campaignsOf(page).getByRole('heading', { level: 3 })).toHaveText('No Active Campaigns');
      await expect(campaignsOf(page).getByRole('article')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Send Media Inquiry' })).toBeVisible();
      expect(hosted.site.log().includes(`The campaigns of ${id} could not be loaded`)).toBe(logged);
    });
  }

  test('a slow portal does not hold up the page, and its campaigns come without moving anything', async ({
    page,
    hosted,
  }) => {
    // Before the server gives up after five seconds, however slow this machine is.
    hosted.backend.call(PORTAL, answer.after(4_000, answer.data([campaign, { ...campaign, id: 'c_2' }])));
    await page.addInitScript(() => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        document.documentElement.dataset.shift = String(sum);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(hosted.brand(brand).url('/media-inquiries'), { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Send Media Inquiry' })).toBeVisible({ timeout: 3_000 });
    await expect(campaignsOf(page).getByRole('status')).toContainText('Loading campaigns...');
    await hydrated(page);
    await page.getByLabel('Contact name').fill('Ada');
    await campaignsOf(page).scrollIntoViewIfNeeded();
    await expect(campaignsOf(page).getByRole('article')).toHaveCount(2);
    await expect(page.getByLabel('Contact name')).toHaveValue('Ada');
    // Less than that are letters of a font that comes late.
    expect(Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.002);
    await expectNoAxeViolations(page);
  });

  test('while the campaigns are awaited, the form above them is taken over and the menu opens', {
    tag: '@once',
  }, async ({ page, hosted }) => {
    const late = answer.held(answer.data([campaign]));
    hosted.backend.call(PORTAL, late.given);
    await page.goto(hosted.brand(brand).url('/media-inquiries'), { waitUntil: 'commit' });
    await page.getByLabel('Contact name').fill('Ada');
    await page.getByRole('button', { name: 'Send Media Inquiry' }).focus();
    await page.locator('main [data-island][data-live]').waitFor({ timeout: 2_500 });
    await expect(campaignsOf(page).getByRole('status')).toContainText('Loading campaigns...');
    await expect(page.getByLabel('Contact name')).toHaveValue('Ada');
    late.release();
    await expect(campaignsOf(page).getByRole('article')).toHaveCount(1);
    const question = page.getByLabel('Ask us anything');
    await question.fill('Are you open tonight?');
    await question.press('Enter');
    await expect(page.getByRole('log').getByText('Are you open tonight?')).toHaveCount(1);
  });

  test.describe('without JavaScript', { tag: '@once' }, () => {
    test.use({ javaScriptEnabled: false });

    test('late campaigns come all the same, and what stood in for them goes', async ({ page, hosted }) => {
      hosted.backend.call(PORTAL, answer.after(1_000, answer.data([campaign])));
      await page.goto(hosted.brand(brand).url('/media-inquiries'), { waitUntil: 'commit' });
      await expect(campaignsOf(page).getByText('Loading campaigns...')).toBeVisible();
      await expect(campaignsOf(page).getByRole('article').getByRole('heading')).toHaveText('Film the oven');
      await expect(campaignsOf(page).getByText('Loading campaigns...')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Send Media Inquiry' })).toBeVisible();
    });
  });

  // One that never answers fails late: see `packages/backend-client/src/campaigns.test.ts`.
  test('a portal that fails late leaves the page without campaigns', { tag: '@once' }, async ({ page, hosted }) => {
    const late = answer.held(answer.serverError());
    hosted.backend.call(PORTAL, late.given);
    await page.goto(hosted.brand(brand).url('/media-inquiries'), { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Send Media Inquiry' })).toBeVisible();
    await expect(campaignsOf(page).getByRole('status')).toContainText('Loading campaigns...');
    late.release();
    await expect(campaignsOf(page)).toContainText('No Active Campaigns');
  });

  test('a navigation within the site brings the campaigns as well, also late ones', async ({ page, hosted }) => {
    const { url } = hosted.brand(brand);
    await page.goto(url('/contact'));
    await hydrated(page);
    hosted.backend.call(PORTAL, answer.after(1_000, answer.data([campaign])));
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Media Inquiries/ })
      .click();
    await expect(page.getByRole('button', { name: 'Send Media Inquiry' })).toBeVisible();
    await expect(campaignsOf(page).getByRole('article')).toHaveCount(1);
  });

  test('where no influencer site is known, one asks through the form, and what was typed stays', async ({
    page,
    hosted,
  }) => {
    const campaigns = [campaign, { ...campaign, id: 'c_2', title: 'Taste & tell' }];
    hosted.backend.call(PORTAL, answer.data(campaigns));
    await page.goto(hosted.brand({ ...brand, influencerPortal: undefined }).url('/media-inquiries'));
    await hydrated(page);
    await page.getByLabel('Contact name').fill('Ada');
    await page.getByRole('link', { name: 'Ask About It (Taste & tell)' }).click();
    await expect(page.getByLabel('Message')).toHaveValue(/Taste & tell/);
    await expect(page.getByRole('radio', { name: 'Content Collaboration' })).toBeChecked();
    await expect(page.getByLabel('Contact name')).toHaveValue('Ada');
    await expect(page.getByRole('heading', { name: 'Write to Us' })).toBeInViewport();

    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue(/Taste & tell/);
  });

  test('the setting names the influencer site of brands that have none', { tag: '@once' }, async ({ hosted }) => {
    test.skip(test.info().project.name === 'phone', 'the same at every size');
    const site = await startSite({
      env: { ...hosted.backend.env, INFLUENCER_PORTAL_URL: 'https://all.example.com/{id}/apply' },
    });
    try {
      const { host } = hosted.brand({ ...brand, influencerPortal: undefined });
      expect((await site.get(host, '/media-inquiries')).body).toContain('href="https://all.example.com/c_1/apply"');
    } finally {
      await site.stop();
    }
  });

  test('endless texts stay within 320 px', async ({ page, hosted }) => {
    const long = 'W'.repeat(3_000);
    const restaurant = { name: long, cuisine: long, state: long, address: long };
    const endless = { ...campaign, title: long, subtitle: long, city: long, expiry: long, restaurant, num_needed: 1e9 };
    hosted.backend.call(PORTAL, answer.data([endless]));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(hosted.brand({ ...brand, email: `${'w'.repeat(200)}@w.example` }).url('/media-inquiries'));
    await expectNoSidewaysOverflow(page, 'media inquiries at 320 px');
  });
});
