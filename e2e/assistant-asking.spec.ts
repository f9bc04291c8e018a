import type { Page } from '@playwright/test';
import { ask, bar, brandThat, CALL, FAILURE, log, reply, says, send, typing } from './support/assistant.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';

test.describe('asking', { tag: '@once' }, () => {
  test('sends the place, the question and the session of the first reply', async ({ page, hosted }) => {
    const locations = [{ name: 'Riverside', restaurant_id: `r-${crypto.randomUUID()}` }];
    const brand = brandThat(hosted, says({ response: 'One', session_id: 'first' }), { locations });
    const restaurantId = locations[0]?.restaurant_id;
    const asked = () =>
      hosted.backend.requests.filter(({ body }) => body.includes(String(restaurantId)) && !body.includes('brandId'));
    await page.goto(brand.url('/contact'));
    await ask(page, '  When do you close?  ');
    hosted.backend.call(CALL, says({ response: 'Two', session_id: 'second' }));
    await ask(page, 'And tomorrow?');
    await ask(page, 'And then?');
    expect(asked().map(({ body }) => JSON.parse(body))).toEqual([
      { restaurant_id: restaurantId, query: 'When do you close?', session_id: null },
      { restaurant_id: restaurantId, query: 'And tomorrow?', session_id: 'first' },
      { restaurant_id: restaurantId, query: 'And then?', session_id: 'first' },
    ]);
    expect(asked()[0]?.headers).toMatchObject({
      apikey: hosted.backend.anonKey,
      authorization: `Bearer ${hosted.backend.anonKey}`,
      'content-type': 'application/json',
    });
  });

  test('several locations stand for the brand', { tag: '@once' }, async ({ page, hosted }) => {
    const locations = [
      { name: 'A', restaurant_id: 'r1' },
      { name: 'B', restaurant_id: 'r2' },
    ];
    const brand = brandThat(hosted, says({ response: 'Hi' }), { locations });
    await page.goto(brand.url('/contact'));
    await ask(page);
    expect(brand.asked().map(({ body }) => body.restaurant_id)).toEqual([brand.id]);
  });

  test('quick replies ask at once; deals are among them only where there are some', async ({ page, hosted }) => {
    const names = (given: Page) => given.getByRole('group', { name: 'Quick replies' }).getByRole('button');
    const brand = brandThat(hosted, says({ response: 'Here' }), { deals: [{ title: 'Lunch', price: 12 }] });
    await page.goto(brand.url('/contact'));
    await bar(page).click();
    await expect(names(page)).toHaveText(['Hours', 'Address', 'Phone', 'Deals and Discounts', 'Menu']);
    for (const name of ['Hours', 'Deals and Discounts']) {
      await reply(page, name).click();
      await expect(typing(page)).toHaveCount(0);
    }
    expect(brand.asked().map(({ body }) => body.query)).toEqual(['Hours', 'Deals and Discounts']);

    const over = { discounts: [{ title: 'Over', validUntil: '2020-01-31' }] };
    await page.goto(brandThat(hosted, says({ response: 'Here' }), over).url('/contact'));
    await bar(page).click();
    await expect(names(page)).toHaveText(['Hours', 'Address', 'Phone', 'Menu']);
  });

  test('while the answer is awaited it says so and nothing can be sent; blank text never is', async ({
    page,
    site,
  }) => {
    const asked: unknown[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`**${CALL}`, async (route) => {
      asked.push(route.request().postDataJSON().query);
      await released;
      await route.fulfill({ json: { response: 'At last' } });
    });
    await page.goto(site.url('trattoria.localhost', '/contact'));
    await bar(page).click();
    await expect(send(page)).toBeDisabled();
    await bar(page).press('Enter');
    await bar(page).fill('   ');
    await bar(page).press('Enter');
    await expect(send(page)).toBeDisabled();
    await bar(page).fill('First');
    await expect(send(page)).toBeEnabled();
    await bar(page).press('Enter');
    await expect(typing(page)).toHaveCount(1);
    await expect(bar(page)).toHaveValue('');
    await expect(reply(page, 'Hours')).toBeDisabled();
    await bar(page).fill('Second');
    await bar(page).press('Enter');
    await send(page).click({ force: true });
    await reply(page, 'Hours').click({ force: true });
    release();
    await expect(log(page)).toContainText('At last');
    await expect(typing(page)).toHaveCount(0);
    await expect(bar(page)).toHaveValue('Second');
    expect(asked).toEqual(['First']);
  });

  test('waiting for an answer is accessible', { tag: '@axe' }, async ({ page, hosted }) => {
    const brand = brandThat(hosted, answer.hang());
    // Endless motion keeps a busy machine from ever being done with the page.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(brand.url('/contact'));
    await bar(page).fill('Hello?');
    await bar(page).press('Enter');
    await expect(typing(page)).toHaveCount(1);
    await expectNoAxeViolations(page);
  });

  test('on its own backend the site is asked at its own origin', { tag: '@once' }, async ({ page, site }) => {
    const urls: string[] = [];
    await page.route(`**${CALL}`, (route) => {
      urls.push(route.request().url());
      return route.fulfill({ json: { response: 'Hi' } });
    });
    await page.goto(site.url('trattoria.localhost', '/contact'));
    await ask(page);
    expect(urls).toEqual([site.url('trattoria.localhost', CALL)]);
  });
});

test.describe('what fails', { tag: '@once' }, () => {
  for (const [how, given] of [
    ['an error', answer.serverError()],
    ['a dropped connection', answer.drop()],
    ['HTML', answer.html()],
    ['nothing to show', says({ response: '' })],
  ] as const) {
    test(`${how} is told in the chat, and the next question goes`, { tag: '@once' }, async ({
      page,
      hosted,
      allowConsole,
    }) => {
      allowConsole(/Failed to load resource|ERR_EMPTY_RESPONSE|requestfailed|request failed/i);
      const brand = brandThat(hosted, given);
      await page.goto(brand.url('/contact'));
      await ask(page);
      await expect(log(page).getByText(FAILURE, { exact: true })).toBeVisible();
      hosted.backend.call(CALL, says({ response: 'Better' }));
      await ask(page, 'And now?');
      await expect(log(page)).toContainText('Better');
    });
  }

  test('silence for 30 seconds is a failure', { tag: '@once' }, async ({ page, hosted }) => {
    const brand = brandThat(hosted, answer.hang());
    await page.clock.install();
    await page.goto(brand.url('/contact'));
    await bar(page).fill('Hello?');
    await bar(page).press('Enter');
    await expect(typing(page)).toHaveCount(1);
    await expect.poll(() => brand.asked().length).toBe(1);
    await page.clock.runFor(29_000);
    await expect(typing(page)).toHaveCount(1);
    await page.clock.runFor(1_100);
    await expect(log(page).getByText(FAILURE, { exact: true })).toBeVisible();
  });

  test('code that cannot be loaded is told, and what was typed stays', { tag: '@axe' }, async ({
    page,
    hosted,
    allowConsole,
  }) => {
    allowConsole(/chat-/);
    const brand = brandThat(hosted, says({ response: 'Hi' }));
    await page.route(/\/assets\/chat-.*\.js/, (route) => route.abort());
    await page.goto(brand.url('/contact'), { waitUntil: 'networkidle' });
    await bar(page).fill('Hello?');
    await bar(page).press('Enter');
    await expect(page.getByRole('alert')).toHaveText(FAILURE);
    await expect(bar(page)).toHaveValue('Hello?');
    await expectNoAxeViolations(page);
  });
});
