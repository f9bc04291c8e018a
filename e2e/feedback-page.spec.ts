import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { oneLocation, severalLocations } from './support/configurations.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import type { HostedSite } from './support/hosted-site.ts';
import { hydrated } from './support/hydration.ts';

// Smooth scrolling only makes each step of a form wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

declare global {
  interface Window {
    /** Milliseconds from a tap to what it led to. */
    ledOnAfter?: number;
  }
}

const CALL = '/functions/v1/website-submissions/feedback';
const accepted = answer.text('{"success":true}');
const three = severalLocations(3);

const step = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const EXPERIENCE = 'How was your experience?';
const ABOUT = 'This feedback is about:';
const NATURE = 'What is the nature of your feedback?';
const send = (page: Page) => page.getByRole('button', { name: 'Send to Management' });
const GATE = 'Please select a location to continue with your feedback.';

const sentBy = ({ backend }: HostedSite, host: string) =>
  backend.requests
    .filter(({ path, body }) => path === CALL && body.includes(host))
    .map(({ body }): unknown => JSON.parse(body));

test.beforeEach(({ hosted }) => hosted.backend.call(CALL, accepted));

test('a guest goes from step to step, sends, and can leave another review', { tag: '@axe' }, async ({
  page,
  hosted,
}) => {
  test.slow();
  const brand = hosted.brand(three);
  await page.goto(brand.url('/feedback'));
  await expect(page.getByText(GATE)).toBeVisible();
  await expect(step(page, EXPERIENCE)).toBeHidden();
  await expectNoAxeViolations(page);

  const list = page.getByLabel('Select Your Location');
  await expect(list.getByRole('option').first()).toHaveText('Choose your location');
  await list.selectOption('l2');
  await expect(page.getByText(GATE)).toHaveCount(0);
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(list).toBeFocused();
  await list.selectOption('l3');
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused();
  await expect(page.getByText('Kitchen 3', { exact: true })).toBeVisible();

  await expect(step(page, EXPERIENCE).getByRole('radio')).toHaveCount(5);
  for (const name of ['Very Dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very Satisfied']) {
    await expect(step(page, EXPERIENCE).getByRole('radio', { name, exact: true })).toBeVisible();
  }
  await expect(step(page, ABOUT)).toBeHidden();
  await page.getByRole('radio', { name: 'Satisfied', exact: true }).check();
  await expect(step(page, ABOUT)).toBeVisible();
  await expect(step(page, ABOUT)).toBeInViewport();
  await expect(step(page, NATURE)).toBeHidden();
  await expect(step(page, ABOUT).getByRole('radio')).toHaveCount(13);
  await page.getByRole('radio', { name: 'Pricing / value' }).check();
  await expect(step(page, NATURE)).toBeInViewport();
  await expect(send(page)).toBeHidden();
  await page.getByRole('radio', { name: 'Make a suggestion' }).check();
  await expect(step(page, EXPERIENCE), 'reached steps stay').toBeVisible();
  await page.getByLabel('What would you like to suggest? (optional)').fill('More shade.');
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Phone').fill('+1 (416) 555-0100');
  await page.getByLabel('E-mail').fill('ana@example.com');
  await expectNoAxeViolations(page);
  await send(page).click();

  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await expect(
    page.getByText(
      "We've received your feedback and really appreciate you taking the time to share your experience with us.",
    ),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(sentBy(hosted, brand.host)).toEqual([
    {
      restaurant_id: 'l3',
      type: 'restaurant',
      rating: 4,
      sub_type: 'Pricing / value',
      nature: 'suggestion',
      message: 'More shade.',
      contact_name: 'Ana',
      contact_phone: '+1 (416) 555-0100',
      contact_email: 'ana@example.com',
      page_url: brand.url('/feedback'),
      meta: { viewport: `${width}x${height}`, location_name: 'Kitchen 3', source: 'qr_code_feedback' },
      user_agent: await page.evaluate(() => navigator.userAgent),
    },
  ]);

  await page.getByRole('button', { name: 'Leave Another Review' }).click();
  await expect(page.getByText('Kitchen 3', { exact: true }), 'the location is kept').toBeVisible();
  await expect(step(page, EXPERIENCE)).toBeVisible();
  await expect(step(page, ABOUT), 'from the first step').toBeHidden();
  await expect(page.locator('input:checked')).toHaveCount(0);
});

test('the address fills the form in, and ties it to an order', async ({ page, hosted }) => {
  const brand = hosted.brand(three);
  await page.goto(brand.url('/feedback?r=2&st=Wait+time&n=complaint&id=l2&rfid=f9&oid=o7'));
  await expect(page.getByText('Kitchen 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Dissatisfied', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Wait time' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Raise a complaint' })).toBeChecked();
  await expect(page.getByLabel('Please describe the problem (optional)')).toBeInViewport();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  expect(sentBy(hosted, brand.host)).toMatchObject([
    {
      restaurant_id: 'l2',
      rating: 2,
      message: null,
      contact_name: null,
      contact_phone: null,
      contact_email: null,
      meta: { source: 'email_feedback' },
      feedback_id: 'f9',
      order_id: 'o7',
    },
  ]);

  // The next review is of another visit: neither it nor its page's address belongs to the order.
  await page.getByRole('button', { name: 'Leave Another Review' }).click();
  for (const next of [ABOUT, NATURE]) {
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(step(page, next)).toBeInViewport();
  }
  await page.getByRole('radio', { name: 'Raise a complaint' }).check();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  const another = sentBy(hosted, brand.host)[1];
  expect(another).toMatchObject({ rating: null, sub_type: null, page_url: brand.url('/feedback?id=l2') });
  expect(another).toMatchObject({ restaurant_id: 'l2', meta: { source: 'qr_code_feedback' } });
  expect(another).not.toHaveProperty('order_id');
  expect(another).not.toHaveProperty('feedback_id');
});

for (const [query, shown, hidden] of [
  ['r=5', ABOUT, NATURE],
  ['st=Food', NATURE, undefined],
  ['n=other', NATURE, undefined],
  ['r=4abc&st=food&n=bug&id=none', EXPERIENCE, ABOUT],
] as const) {
  test(`the address ?${query} leads to its step, in the server's HTML already`, { tag: '@once' }, async ({
    page,
    hosted,
  }) => {
    const brand = hosted.brand(oneLocation);
    // Not there yet: where it never comes the page looks as it does without JavaScript.
    await page.route('**/assets/*.js', () => {});
    await page.goto(brand.url(`/feedback?${query}`), { waitUntil: 'domcontentloaded' });
    await expect(step(page, shown)).toBeVisible();
    if (hidden) await expect(step(page, hidden)).toBeHidden();
    if (query === 'n=other') await expect(page.getByLabel('Tell us more (optional)')).toBeVisible();
    await page.unroute('**/assets/*.js');
    await page.reload();
    await hydrated(page);
    await expect(step(page, shown)).toBeVisible();
    if (hidden) await expect(step(page, hidden)).toBeHidden();
  });
}

test('a tap leads on while React is still on its way, which finds the form as far as the guest is', {
  tag: '@once',
}, async ({ page, hosted }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/react-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(hosted.brand(three).url('/feedback'));
  await hydrated(page);
  await page.getByLabel('Select Your Location').selectOption('l2');
  await expect(page.getByText(GATE)).toBeHidden();
  await page.getByRole('radio', { name: 'Satisfied', exact: true }).check();
  await page.getByRole('radio', { name: 'Wait time' }).check();
  await page.getByRole('radio', { name: 'Raise a complaint' }).check();
  await expect(send(page)).toBeInViewport();
  await page.getByLabel('Name').fill('Ana');
  await expect(page.getByRole('status').filter({ hasText: 'Step' })).toHaveText('Step 4 of 4');
  release();
  await expect(page.getByLabel('Please describe the problem (optional)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Step' })).toHaveText('Step 4 of 4');
  await expect(page.getByLabel('Name')).toHaveValue('Ana');
  await expect(page.getByRole('radio', { name: 'Wait time' })).toBeChecked();
});

test('how soon a guest sends what a link filled in says nothing of robots', { tag: '@once' }, async ({
  page,
  site,
}) => {
  await page.goto(site.url('trattoria.localhost', '/feedback?n=other'));
  const sent = page.waitForRequest(/website-submissions\/feedback/);
  await send(page).click();
  expect((await sent).headers()).not.toHaveProperty('x-form-seconds');
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
});

test('with one location nothing is asked about it, and without any the brand’s own id is sent', {
  tag: '@once',
}, async ({ page, hosted }) => {
  const one = hosted.brand(oneLocation);
  await page.goto(one.url('/feedback?n=other'));
  await expect(page.getByText('Select Your Location')).toHaveCount(0);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  expect(sentBy(hosted, one.host)).toMatchObject([{ restaurant_id: 'l1', rating: null, sub_type: null }]);

  const none = hosted.brand({ name: 'Nowhere Yet', restaurant_id: 'r_77' });
  await page.goto(none.url('/feedback?n=other'));
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  expect(sentBy(hosted, none.host)).toMatchObject([{ restaurant_id: 'r_77' }]);
});

test('the label of the message follows the nature', async ({ page, hosted }) => {
  await page.goto(hosted.brand(oneLocation).url('/feedback?n=complaint'));
  await hydrated(page);
  for (const [choice, label] of [
    ['Leave a compliment', 'What went well? (optional)'],
    ['Make a suggestion', 'What would you like to suggest? (optional)'],
    ['Raise a complaint', 'Please describe the problem (optional)'],
  ] as const) {
    await page.getByRole('radio', { name: choice }).check();
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  }
  await step(page, NATURE).getByRole('radio', { name: 'Other' }).check();
  await expect(page.getByLabel('Tell us more (optional)', { exact: true })).toBeVisible();
});

test('a face leads on 300 ms after it was tapped, also on a phone that hears of the tap late', async ({
  page,
  hosted,
}) => {
  await page.goto(hosted.brand(oneLocation).url('/feedback'));
  await hydrated(page);
  const face = page.getByRole('radio', { name: 'Satisfied', exact: true });
  await face.evaluate((radio) => {
    radio.addEventListener('click', ({ timeStamp }) => {
      while (performance.now() - timeStamp < 250);
      const shown = new MutationObserver(() => {
        shown.disconnect();
        window.ledOnAfter = performance.now() - timeStamp;
      });
      shown.observe(document.body, { subtree: true, attributeFilter: ['data-ahead'] });
    });
  });
  await face.check();
  await expect(step(page, ABOUT)).toBeVisible();
  const waited = await page.evaluate(() => window.ledOnAfter);
  expect(waited).toBeGreaterThanOrEqual(299);
  expect(waited).toBeLessThan(500);
});

test('it cannot be sent without a nature, or with a wrong e-mail or phone', { tag: '@axe' }, async ({
  page,
  hosted,
}) => {
  test.slow();
  await page.goto(hosted.brand(oneLocation).url('/feedback?n=other'));
  await hydrated(page);
  await expect(send(page)).toBeEnabled();
  for (const [field, wrong, right, problem] of [
    ['E-mail', 'ana@example', 'ana@example.com', 'Please enter a valid email address'],
    ['Phone', '416 555-01x9', '416 555-0109', 'Please enter a valid phone number'],
  ] as const) {
    await page.getByLabel(field).fill(wrong);
    await expect(send(page)).toBeDisabled();
    await expect(page.getByText(problem), 'not while it is typed').toHaveCount(0);
    await page.getByLabel('Name').focus();
    await expect(page.getByText(problem)).toBeVisible();
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page);
    await page.getByLabel(field).fill(right);
    await expect(page.getByText(problem)).toHaveCount(0);
    await expect(send(page)).toBeEnabled();
  }
});

const failures = [
  ['an error text', answer.failure('Failed to submit feedback')],
  ['HTTP 500', answer.serverError()],
  ['no answer', answer.drop()],
] as const;
for (const [what, given] of failures) {
  test(`${what} shows the general text beneath the button, keeps the form, and is logged`, { tag: '@once' }, async ({
    page,
    hosted,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource|The form could not be sent|request failed/);
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const brand = hosted.brand(oneLocation);
    hosted.backend.call(CALL, given);
    await page.goto(brand.url('/feedback?r=1&n=complaint'));
    await page.getByLabel('Please describe the problem (optional)').fill('Cold soup.');
    await send(page).click();
    const failure = page.getByText("We couldn't send your feedback. Please try again.");
    await expect(failure).toBeVisible();
    const [button, message] = await Promise.all([send(page).boundingBox(), failure.boundingBox()]);
    expect(message?.y).toBeGreaterThan(button?.y ?? 0);
    await expect(page.getByText('Failed to submit feedback')).toHaveCount(0);
    expect(logged.join()).toContain('The form could not be sent');
    await expectNoAxeViolations(page);

    hosted.backend.call(CALL, accepted);
    await expect(page.getByLabel('Please describe the problem (optional)')).toHaveValue('Cold soup.');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  });
}

test('while it is being sent the button says so, and a second click sends nothing', async ({ page, hosted }) => {
  const brand = hosted.brand(oneLocation);
  hosted.backend.call(CALL, answer.after(1_500, accepted));
  await page.goto(brand.url('/feedback?n=other'));
  await hydrated(page);
  await send(page).dblclick();
  const busy = page.getByRole('button', { name: 'Sending...' });
  await expect(busy).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  expect(sentBy(hosted, brand.host)).toHaveLength(1);
});

test('keys alone are enough', async ({ page, hosted }) => {
  const brand = hosted.brand(three);
  await page.goto(brand.url('/feedback'));
  await hydrated(page);
  const list = page.getByLabel('Select Your Location');
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(list, 'the list stays while it is gone through').toBeFocused();
  await page.keyboard.press('Tab');
  await expect(list).toBeHidden();
  await expect(page.getByText('Kitchen 2', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Very Dissatisfied' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Very Satisfied' })).toBeChecked();
  await expect(step(page, ABOUT)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(step(page, NATURE)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const message = page.getByLabel('What went well? (optional)');
  await expect(message).toBeVisible();
  for (let stops = 0; stops < 5; stops++) await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  expect(sentBy(hosted, brand.host)).toMatchObject([
    { restaurant_id: 'l2', rating: 5, sub_type: 'Food', nature: 'compliment' },
  ]);
});

test('each step and what came of it go to analytics', { tag: '@once' }, async ({ page, hosted, allowConsole }) => {
  allowConsole(/Failed to load resource|The form could not be sent/);
  const brand = hosted.brand(oneLocation);
  await page.addInitScript(() => {
    Object.assign(window, { dataLayer: [] });
  });
  await page.goto(brand.url('/feedback?oid=o1'));
  await hydrated(page);
  await page.getByRole('radio', { name: 'Neutral' }).check();
  await page.getByRole('radio', { name: 'Food' }).check();
  await page.getByRole('radio', { name: 'Raise a complaint' }).check();
  hosted.backend.call(CALL, answer.serverError());
  await send(page).click();
  await expect(page.getByText("We couldn't send your feedback. Please try again.")).toBeVisible();
  hosted.backend.call(CALL, accepted);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  const sent = { type: 'restaurant', rating: 3, sub_type: 'Food', nature: 'complaint', restaurant_id: 'l1' };
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    { event: 'feedback.step_advanced', step_id: 'rating_selected', rating: 3, restaurant_id: 'l1' },
    { event: 'feedback.step_advanced', step_id: 'subtype_selected', sub_type: 'Food', restaurant_id: 'l1' },
    { event: 'feedback.step_advanced', step_id: 'nature_selected', nature: 'complaint', restaurant_id: 'l1' },
    { event: 'feedback.failed', ...sent, source: 'email_feedback', error: 'HTTP 500' },
    { event: 'feedback.submitted', ...sent, source: 'email_feedback' },
  ]);
});

test('targets are 44 pixels at least, and the footer snippet and the logo are there', async ({ page, hosted }) => {
  const snippets = { footer: '<p id="from-operator">Hello from the footer</p>' };
  await page.goto(hosted.brand({ ...oneLocation, ...snippets }).url('/feedback?n=other'));
  await expect(page.getByText('Hello from the footer')).toBeVisible();
  await expect(page.locator('.logo img')).toBeVisible();
  const small = await page.locator('label.face, label.choice, .feedback button:visible').evaluateAll((targets) =>
    targets.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      return Math.min(width, height) < 44 ? [target.textContent] : [];
    }),
  );
  expect(small).toEqual([]);
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('one form with all steps is posted to the page, with the same result', async ({ page, hosted }) => {
    const brand = hosted.brand(three);
    await page.goto(brand.url('/feedback?r=4&id=l2&oid=o7'));
    await expect(page.getByText(GATE)).toBeHidden();
    for (const name of [EXPERIENCE, ABOUT, NATURE]) await expect(step(page, name)).toBeVisible();
    await expect(page.getByLabel('Select Your Location')).toHaveValue('l2');
    await page.getByLabel('Select Your Location').selectOption('l3');
    await page.getByLabel('E-mail').fill('ana@example');
    await page.getByLabel('Tell us more (optional)').fill('No script.');
    await send(page).click();

    await expect(page.getByRole('alert')).toContainText('Please enter a valid email address');
    await expect(page.getByRole('alert')).toContainText('Choose the nature of your feedback');
    await expect(page.getByLabel('E-mail')).toHaveValue('ana@example');
    await expect(page.getByLabel('Tell us more (optional)')).toHaveValue('No script.');
    await expect(page.getByLabel('Select Your Location')).toHaveValue('l3');
    await page.getByLabel('E-mail').fill('ana@example.com');
    await step(page, NATURE).getByRole('radio', { name: 'Other' }).check();
    hosted.backend.call(CALL, answer.serverError());
    await send(page).click();
    await expect(page.getByText("We couldn't send your feedback. Please try again.")).toBeVisible();
    await expect(page.getByLabel('Tell us more (optional)')).toHaveValue('No script.');

    hosted.backend.call(CALL, accepted);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    const [, sent] = sentBy(hosted, brand.host);
    expect(sent).toMatchObject({
      restaurant_id: 'l3',
      rating: 4,
      nature: 'other',
      message: 'No script.',
      page_url: brand.url('/feedback?r=4&id=l2&oid=o7'),
      meta: { viewport: null, location_name: 'Kitchen 3', source: 'email_feedback' },
      order_id: 'o7',
    });
    await page.getByRole('button', { name: 'Leave Another Review' }).click();
    await expect(page.getByLabel('Select Your Location'), 'the location is kept').toHaveValue('l3');
    expect(new URL(page.url()).search, 'and not the order').toBe('?id=l3');
    await expect(page.locator('input:checked')).toHaveCount(0);
  });
});

test('what nobody touches for ten minutes is gone from the tablet', { tag: '@once' }, async ({ page, hosted }) => {
  await page.clock.install();
  await page.goto(hosted.brand(oneLocation).url('/feedback'));
  await hydrated(page);
  const answer = page.getByRole('radio', { name: 'Neutral', exact: true });
  await answer.check();
  await expect(page.locator('[data-island][data-live]')).toHaveCount(1);
  await page.clock.fastForward('09:00');
  await page.mouse.wheel(0, 10);
  // The page hears of it a moment later.
  await page.waitForTimeout(300);
  await page.clock.fastForward('09:00');
  await expect(answer).toBeChecked();
  await page.clock.fastForward('01:01');
  await expect(answer).not.toBeChecked();
});
