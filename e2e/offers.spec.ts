import { expectNoAxeViolations } from './support/axe.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';

test.describe('the demo brands', () => {
  test('deals, discounts, the loyalty program, the terms and where to order stand on the page', async ({
    page,
    site,
  }) => {
    const response = await page.goto(site.url('trattoria.localhost', '/offers'));
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle('Offers | Trattoria Lucia');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/Home.*Offers/);

    const deals = page.getByRole('region', { name: 'Featured Deals' }).getByRole('article');
    await expect(deals).toHaveCount(3);
    await expect(deals.nth(0)).toContainText('Tuesday');
    await expect(deals.nth(1)).toContainText('Special');
    await expect(deals.nth(1)).toContainText('$18.00');
    await expect(deals.nth(1).locator('s')).toHaveText('was $24.50');
    await expect(deals.nth(1)).toContainText('28 February 2027');

    const discounts = page.getByRole('region', { name: 'Ongoing Discounts' }).getByRole('article');
    await expect(discounts).toHaveCount(4);
    await expect(discounts.nth(0)).toContainText('CIAO15');
    await expect(discounts.nth(0)).toContainText('15% off');
    await expect(discounts.nth(0)).toContainText('Valid until 30 June 2027');
    await expect(discounts.nth(0).getByRole('list', { name: 'Conditions of Your first order' })).toContainText(
      'One per household',
    );
    await expect(discounts.nth(3)).toContainText('No code needed');

    await expect(page.getByRole('link', { name: 'Join Tavola Lucia' })).toHaveAttribute(
      'href',
      'https://rewards.example.com/trattoria-lucia',
    );
    const terms = page.getByRole('region', { name: 'Offer Terms' });
    await expect(terms.getByRole('list')).toContainText('not combined with another offer');
    await expect(terms.getByRole('definition').filter({ hasText: 'Booked a day ahead' })).toBeVisible();

    const call = page.getByRole('region', { name: 'Found one you like?' });
    await expect(call.getByRole('link', { name: 'Order Online' })).toHaveAttribute('target', '_blank');
    await expect(call.getByRole('link', { name: 'See the Menu' })).toHaveAttribute('href', '/menu');
  });

  for (const host of ['localhost', 'noodles.localhost', 'young.localhost']) {
    test(`the offers of ${host} are accessible`, async ({ page, site }) => {
      await page.goto(site.url(host, '/offers'));
      await expectNoAxeViolations(page);
    });
  }

  test('a code is copied, said so, and by keyboard alone', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(site.url('trattoria.localhost', '/offers'));
    const button = page.getByRole('button', { name: 'Copy code CIAO15' });
    await button.focus();
    const width = (await button.boundingBox())?.width;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Copied: CIAO15' })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CIAO15');
    expect((await page.getByRole('button', { name: 'Copied', exact: true }).boundingBox())?.width).toBe(width);
    await expectNoAxeViolations(page);
    await expect(button).toBeVisible({ timeout: 6_000 });
  });

  test('where the clipboard is refused, the code is selected and the visitor told', async ({ page, site }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      document.execCommand = () => false;
    });
    await page.goto(site.url('trattoria.localhost', '/offers'));
    await page.getByRole('button', { name: 'Copy code TAVOLATA' }).click();
    await expect(page.getByText('The code is selected.')).toBeVisible();
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('TAVOLATA');
    await expectNoAxeViolations(page);
  });

  test('without a clipboard at all the code is copied the old way', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      const { readText } = navigator.clipboard;
      Object.assign(window, { readText: readText.bind(navigator.clipboard) });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto(site.url('trattoria.localhost', '/offers'));
    await page.getByRole('button', { name: 'Copy code AUGURI' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied: AUGURI' })).toHaveCount(1);
    expect(await page.evaluate('window.readText()')).toBe('AUGURI');
  });
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('everything is readable, and no button promises what it cannot do', async ({ page, site }) => {
    await page.goto(site.url('trattoria.localhost', '/offers'));
    await expect(page.getByRole('code').filter({ hasText: 'CIAO15' })).toBeVisible();
    await expect(page.getByRole('code').filter({ hasText: 'CIAO15' })).toHaveCSS('user-select', 'all');
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Two pizzas, one bottle' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Offer Terms' })).toBeVisible();
  });
});

test.describe('on a backend that answers anything', () => {
  test('what is over is not shown; a text never is', async ({ page, hosted }) => {
    const offers = [
      { title: 'Long gone', validUntil: '2020-01-31' },
      { title: 'Gone with a time', validUntil: '2020-01-31T10:00:00Z' },
      { title: 'In words', validUntil: 'Ends Sunday' },
      { title: 'Far ahead', validUntil: '2099-01-31' },
    ];
    const brand = hosted.brand({ name: 'Over', timeZone: 'America/Toronto', deals: offers });
    await page.goto(brand.url('/offers'));
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(['In words', 'Far ahead']);
    await expect(page.getByText('Ends Sunday', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ongoing Discounts' })).toHaveCount(0);
    expect(await page.content()).not.toContain('Long gone');
  });

  test('with nothing on offer the page says so and leads to the menu', async ({ page, hosted }) => {
    const gone = { title: 'Long gone', validUntil: '2020-01-31' };
    const loyaltyProgram = { available: false, name: 'Regulars' };
    const brand = hosted.brand({ name: 'None', deals: [gone], discounts: [gone], loyaltyProgram });
    await page.goto(brand.url('/offers'));
    await expect(page.getByRole('heading', { level: 2, name: 'No Offers Right Now' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'See the Menu' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Order Online' })).toHaveCount(0);
    await expect(page.getByText('Regulars')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Offer Terms' })).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  test('a loyalty program alone is an offer too', async ({ page, hosted }) => {
    const brand = hosted.brand({ name: 'Loyal', loyaltyProgram: { url: '/menu', description: 'D' } });
    await page.goto(brand.url('/offers'));
    await expect(page.getByRole('heading', { level: 2, name: 'Loyalty Program' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Join Loyalty Program' })).toHaveAttribute('href', '/menu');
    await expectNoAxeViolations(page);
  });

  test('endless and hostile texts stay texts and stay within 320 px', async ({ page, hosted }) => {
    const endless = 'W'.repeat(10_000);
    const long = 'W'.repeat(400);
    const hostile = '</script><img src=x onerror="document.title=1"><b>';
    const brand = hosted.brand({
      name: long,
      deals: [{ title: long, badge: long, description: hostile, price: 1e15, originalPrice: 1e300, validUntil: long }],
      discounts: [
        {
          title: hostile,
          badge: long,
          couponCode: long,
          icon: long,
          conditions: [endless, endless],
          validUntil: long,
        },
        { title: 'Known icon', icon: 'ClipboardCheck', couponCode: hostile, conditions: [hostile] },
      ],
      loyaltyProgram: { name: long, description: long, url: 'javascript:document.title=1' },
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(brand.url('/offers'));
    await expect(page.getByText(hostile).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await page.getByRole('link', { name: 'Join' }).count()).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  });

  test('the page comes while the backend is slow', async ({ page, hosted }) => {
    const discounts = [{ title: 'Patience', couponCode: 'WAIT' }];
    const brand = hosted.brandAnswering(answer.after(1_500, answer.data({ name: 'Slow', discounts })));
    await page.goto(brand.url('/offers'), { waitUntil: 'commit' });
    await expect(page.getByRole('status')).toHaveText('Loading restaurant...');
    await expect(page.getByRole('heading', { name: 'Patience' })).toBeVisible();
    await expect(page).toHaveTitle('Offers | Slow');
  });
});
