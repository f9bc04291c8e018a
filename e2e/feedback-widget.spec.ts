import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { oneLocation, severalLocations } from './support/configurations.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import type { HostedSite } from './support/hosted-site.ts';
import { hydrated } from './support/hydration.ts';

// Smooth scrolling only makes each step of a form wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const TABLE = '/rest/v1/restaurant_feedback';
const FUNCTION_CALL = '/functions/v1/website-submissions/feedback';
const inserted = answer.text('');
const accepted = answer.text('{"success":true}');

const tab = (page: Page) => page.getByRole('link', { name: 'FEEDBACK', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const radio = (page: Page, name: string) => dialog(page).getByRole('radio', { name, exact: true });
const button = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name, exact: typeof name === 'string' });

async function open(page: Page, url: string, kind?: RegExp): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await tab(page).click();
  await expect(dialog(page)).toBeVisible();
  if (kind) await button(page, kind).click();
}

const sentBy = ({ backend }: HostedSite, path: string, host: string) =>
  backend.requests
    .filter((request) => request.path === path && request.body.includes(host))
    .map(({ body }): unknown => JSON.parse(body));

test.beforeEach(({ hosted: { backend } }) => {
  backend.call(TABLE, answer.text('', { contentType: 'application/json' }));
  backend.call(FUNCTION_CALL, accepted);
});

test('its code and its data are fetched when they are first needed, not before', async ({ page, hosted, isMobile }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const asked = (part: string) => fetched.filter((url) => url.includes(part)).length;
  await page.goto(hosted.brand(oneLocation).url('/offers'), { waitUntil: 'networkidle' });
  expect(asked('feedback')).toBe(0);
  await (isMobile ? tab(page).focus() : tab(page).hover());
  await expect.poll(() => asked('feedback-widget')).toBeGreaterThan(0);
  expect(asked('widget.json')).toBe(0);
  await tab(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => asked('widget.json')).toBe(1);
});

test('it opens over the page with three cards, and Escape, the backdrop and the button close it', async ({
  page,
  hosted,
  isMobile,
}) => {
  const brand = hosted.brand(oneLocation);
  await open(page, brand.url('/'));
  for (const name of [/^Restaurant Feedback/, /^Website Feedback/, /^Request Callback/]) {
    await expect(button(page, name)).toBeVisible();
  }
  const focused = await page.evaluate(() => {
    document.querySelector<HTMLElement>('main a')?.focus();
    return document.activeElement?.closest('main, dialog')?.tagName;
  });
  expect(focused, 'the page behind is inert').toBe('DIALOG');
  await expectNoAxeViolations(page);
  const box = await dialog(page).boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (isMobile) expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, width, height]);
  else expect(((box?.x ?? 0) + (box?.width ?? 0) / 2) / width).toBeCloseTo(0.5, 1);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY), 'the page behind stays').toBe(0);

  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(width / 2, 10),
    () => button(page, 'Close').click(),
  ]) {
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(tab(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
  }
});

test('the tab opens it again while the browser closes the one before', { tag: '@once' }, async ({ page, hosted }) => {
  await open(page, hosted.brand(oneLocation).url('/offers'));
  // The focus is back on the tab at once; that the dialog is closed, its code is told in a later turn.
  await page.locator('.feedback-tab').evaluate((link: HTMLElement) => {
    document.querySelector('dialog')?.close();
    link.click();
  });
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('.feedback-dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(tab(page)).toBeFocused();
});

test('the tab takes no tap that is meant for something else, at any width', { tag: '@once' }, async ({
  page,
  hosted,
}) => {
  await page.goto(hosted.brand(severalLocations(3)).url('/terms-and-conditions'));
  for (const width of [320, 390, 768, 890, 960, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    const { right, gutter } = await page.evaluate(() => ({
      right: document.querySelector('.feedback-tab')?.getBoundingClientRect().right ?? 0,
      gutter: Number.parseFloat(getComputedStyle(document.querySelector('main .wrap') ?? document.body).paddingLeft),
    }));
    expect(right, `${width}`).toBeGreaterThanOrEqual(24);
    expect(right, `${width}`).toBeLessThanOrEqual(gutter);
  }
  await page.setViewportSize({ width: 390, height: 640 });
  await page.getByLabel('Menu', { exact: true }).click();
  const covers = () => {
    const box = document.querySelector('.feedback-tab')?.getBoundingClientRect() ?? new DOMRect();
    const menu = document.querySelector('.mobile-menu');
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + 4);
    return (menu?.getBoundingClientRect().bottom ?? 0) > box.y + 4 && menu?.contains(over) === true;
  };
  expect(await page.evaluate(covers), 'the open menu lies over it').toBe(true);
});

test('the focus stays inside', async ({ page, hosted }) => {
  await open(page, hosted.brand(oneLocation).url('/offers'), /^Restaurant Feedback/);
  await expect(radio(page, 'Neutral')).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stops = 0; stops < 8; stops++) {
      await page.keyboard.press(key);
      const inside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null);
      expect(inside, `${key} ${stops}`).toBe(true);
    }
  }
});

test('restaurant feedback goes from step to step, with the location first', async ({ page, hosted }) => {
  test.slow();
  const brand = hosted.brand(severalLocations(3));
  await open(page, brand.url('/offers'), /^Restaurant Feedback/);
  await expect(dialog(page).getByText('Please select a location to continue with your feedback.')).toBeVisible();
  await expect(radio(page, 'Neutral')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await dialog(page).getByLabel('Select Your Location').selectOption('l2');
  await expect(radio(page, 'Food')).toBeHidden();
  await radio(page, 'Very Satisfied').check();
  await expect(radio(page, 'Food')).toBeInViewport();
  await radio(page, 'Food').check();
  await expect(radio(page, 'Leave a compliment')).toBeInViewport();
  await radio(page, 'Leave a compliment').check();
  await dialog(page).getByLabel('What went well? (optional)').fill('Everything.');
  await expect(radio(page, 'Very Satisfied'), 'reached steps stay').toBeVisible();
  await dialog(page).getByLabel('Phone').fill('416 555 0100');
  await expectNoAxeViolations(page);
  await button(page, 'Submit Feedback').click();

  await expect(dialog(page).getByRole('heading', { name: 'Thanks!' })).toBeFocused();
  await expectNoAxeViolations(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const userAgent = await page.evaluate(() => navigator.userAgent);
  expect(sentBy(hosted, TABLE, brand.host)).toEqual([
    {
      restaurant_id: 'l2',
      type: 'restaurant',
      rating: 5,
      sub_type: 'Food',
      nature: 'compliment',
      message: 'Everything.',
      contact_ok: true,
      contact_name: null,
      contact_phone: '416 555 0100',
      contact_email: null,
      page_url: brand.url('/offers'),
      meta: { viewport: `${width}x${height}`, user_agent: userAgent },
      user_agent: userAgent,
    },
  ]);
  await button(page, 'Leave Another').click();
  await expect(dialog(page).getByText('Please select a location to continue with your feedback.')).toBeVisible();
  await button(page, 'Close').click();
  await expect(dialog(page)).toHaveCount(0);
});

test('rating and category can be skipped', { tag: '@once' }, async ({ page, hosted }) => {
  const brand = hosted.brand(oneLocation);
  await open(page, brand.url('/offers'), /^Restaurant Feedback/);
  await button(page, 'Skip').click();
  await expect(radio(page, 'Food')).toBeFocused();
  await button(page, 'Skip').press('Enter');
  await expect(radio(page, 'Leave a compliment')).toBeFocused();
  await expect(button(page, 'Skip')).toHaveCount(0);
  await radio(page, 'Other').last().check();
  await button(page, 'Submit Feedback').click();
  await expect(dialog(page).getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(sentBy(hosted, TABLE, brand.host)).toMatchObject([{ rating: null, sub_type: null, nature: 'other' }]);
});

test('a dialog that is closed while it sends sends once, and says how it ended', { tag: '@once' }, async ({
  page,
  hosted,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|The form could not be sent/);
  const brand = hosted.brand(oneLocation);
  const toast = page.getByRole('status').filter({ hasText: 'feedback' });
  await open(page, brand.url('/offers'), /^Website Feedback/);
  await radio(page, 'Report a bug').check();
  hosted.backend.call(FUNCTION_CALL, answer.after(800, answer.serverError()));
  await button(page, 'Submit Feedback').click();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveText("We couldn't send your feedback. Please try again.");

  hosted.backend.call(FUNCTION_CALL, answer.after(1_500, accepted));
  await tab(page).click();
  await button(page, /^Website Feedback/).click();
  await button(page, 'Submit Feedback').click();
  await page.keyboard.press('Escape');
  await tab(page).click();
  await button(page, /^Website Feedback/).click();
  await expect(button(page, 'Submitting...')).toBeDisabled();
  await expect(dialog(page).getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(sentBy(hosted, FUNCTION_CALL, brand.host)).toHaveLength(2);

  await button(page, 'Leave Another').click();
  await radio(page, 'Report a bug').check();
  await button(page, 'Submit Feedback').click();
  await button(page, 'Back').click();
  await expect(toast).toContainText('Your feedback has arrived.');
});

test('on a location’s page that location is chosen, and can be changed', async ({ page, hosted }) => {
  const brand = hosted.brand(severalLocations(2));
  await open(page, brand.url('/location/kitchen-2-2-king-st'), /^Restaurant Feedback/);
  await expect(dialog(page).getByText('Kitchen 2', { exact: true })).toBeVisible();
  await expect(radio(page, 'Neutral')).toBeVisible();
  await button(page, 'Change').click();
  await dialog(page).getByLabel('Select Your Location').selectOption('l1');
  await expect(dialog(page).getByText('Kitchen 1', { exact: true })).toBeVisible();
});

test('website feedback has a scale and a nature of its own', async ({ page, hosted }) => {
  const brand = hosted.brand(severalLocations(2, { restaurant_id: 'r_9' }));
  await open(page, brand.url('/offers'), /^Website Feedback/);
  for (const name of ['Very Poor', 'Poor', 'Average', 'Good', 'Excellent'])
    await expect(radio(page, name)).toBeVisible();
  await expect(radio(page, 'Raise a complaint'), 'rating and nature stand together').toBeVisible();
  await expectNoAxeViolations(page);
  await radio(page, 'Report a bug').check();
  await expect(button(page, 'Submit Feedback'), 'without a rating too').toBeEnabled();
  await radio(page, 'Very Poor').check();
  await dialog(page).getByLabel('Tell us more (optional)').fill('The menu jumps.');
  await button(page, 'Submit Feedback').click();
  await expect(dialog(page).getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(sentBy(hosted, FUNCTION_CALL, brand.host)).toMatchObject([
    { restaurant_id: 'r_9', type: 'website', rating: 1, sub_type: null, nature: 'bug', message: 'The menu jumps.' },
  ]);
  await button(page, 'Leave Another').click();
  await expect(radio(page, 'Very Poor')).not.toBeChecked();
  await expect(button(page, 'Submit Feedback')).toBeHidden();
});

test('a callback needs a valid phone number', async ({ page, hosted }) => {
  const brand = hosted.brand(severalLocations(2, { restaurant_id: 'r_9' }));
  await open(page, brand.url('/offers'), /^Request Callback/);
  await expect(dialog(page).getByText('usually within 24 hours during business hours')).toBeVisible();
  await expect(dialog(page).getByText('Required so we can call you back')).toBeVisible();
  const request = button(page, 'Request Callback');
  const phone = dialog(page).getByLabel('Phone *');
  await expect(request).toBeDisabled();
  await phone.fill('   ');
  await expect(request).toBeDisabled();
  await phone.fill('call me');
  await dialog(page).getByLabel('E-mail').fill('ana@example');
  await dialog(page).getByLabel('Name').focus();
  await expect(dialog(page).getByText('Please enter a valid phone number')).toBeVisible();
  await expect(dialog(page).getByText('Please enter a valid email address')).toBeVisible();
  await expect(request).toBeDisabled();
  await expectNoAxeViolations(page);
  await phone.fill('416-555-0100');
  await expect(request).toBeDisabled();
  await dialog(page).getByLabel('E-mail').fill('');
  hosted.backend.call(TABLE, answer.after(1_000, inserted));
  await request.dblclick();
  await expect(button(page, 'Requesting Callback...')).toBeDisabled();
  await expect(dialog(page).getByRole('heading', { name: 'Request Received!' })).toBeVisible();
  await expect(button(page, 'Request Another')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(sentBy(hosted, TABLE, brand.host)).toMatchObject([
    {
      restaurant_id: 'r_9',
      type: 'callback',
      rating: null,
      nature: null,
      contact_phone: '416-555-0100',
      contact_ok: true,
    },
  ]);
});

for (const { kind, call, given, says, logs = '' } of [
  { kind: /^Restaurant Feedback/, call: TABLE, given: answer.serverError(), says: 'feedback' },
  { kind: /^Restaurant Feedback/, call: TABLE, given: answer.drop(), says: 'feedback' },
  {
    kind: /^Website Feedback/,
    call: FUNCTION_CALL,
    given: answer.text('{"success":false}'),
    says: 'feedback',
    logs: 'Failed to submit feedback',
  },
  { kind: /^Request Callback/, call: TABLE, given: answer.text('{"message":"no"}', { status: 400 }), says: 'request' },
]) {
  test(`a failure of ${kind.source.slice(1)} (${given.kind}) is said, and nothing typed is lost`, async ({
    page,
    hosted,
    allowConsole,
  }) => {
    test.slow();
    allowConsole(/Failed to load resource|The form could not be sent|request failed/);
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const brand = hosted.brand(oneLocation);
    hosted.backend.call(call, given);
    await open(page, brand.url('/offers'), kind);
    const callback = says === 'request';
    if (!callback) {
      await dialog(page).getByRole('radio').first().check();
      if (call === TABLE) await radio(page, 'Food').check();
      await radio(page, 'Raise a complaint').check();
    }
    await dialog(page).getByLabel('Name').fill('Ana');
    await dialog(page)
      .getByLabel(/^Phone/)
      .fill('416');
    const send = button(page, callback ? 'Request Callback' : 'Submit Feedback');
    await send.click();
    const failure = dialog(page).getByText(`We couldn't send your ${says}. Please try again.`);
    await expect(failure).toBeVisible();
    expect((await failure.boundingBox())?.y).toBeGreaterThan((await send.boundingBox())?.y ?? 0);
    expect(logged.join()).toContain(`The form could not be sent: ${logs}`);
    await expect(dialog(page).getByLabel('Name')).toHaveValue('Ana');
    await expectNoAxeViolations(page);
    hosted.backend.call(call, accepted);
    await send.click();
    await expect(dialog(page).getByRole('heading', { name: callback ? 'Request Received!' : 'Thanks!' })).toBeVisible();
  });
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('feedback-draft')));

test('drafts come back on reopening, go when they are sent, and Back erases all three', async ({ page, hosted }) => {
  const brand = hosted.brand(oneLocation);
  await open(page, brand.url('/offers'), /^Restaurant Feedback/);
  await radio(page, 'Neutral').check();
  await radio(page, 'Food').check();
  await radio(page, 'Make a suggestion').check();
  await dialog(page).getByLabel('E-mail').fill('ana@wrong');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await open(page, brand.url('/menu'), /^Restaurant Feedback/);
  await expect(radio(page, 'Neutral')).toBeChecked();
  await expect(radio(page, 'Make a suggestion')).toBeChecked();
  await expect(dialog(page).getByLabel('E-mail')).toHaveValue('ana@wrong');
  await expect(dialog(page).getByText('Please enter a valid email address')).toBeVisible();
  await dialog(page).getByLabel('E-mail').fill('');
  await button(page, 'Submit Feedback').click();
  await expect(dialog(page).getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(await drafts(page)).toEqual([]);

  await button(page, 'Back').click();
  for (const kind of [/^Website Feedback/, /^Restaurant Feedback/]) {
    await button(page, kind).click();
    await dialog(page).getByRole('radio').first().check();
    await page.keyboard.press('Escape');
    await tab(page).click();
  }
  expect(await drafts(page)).toHaveLength(2);
  await button(page, /^Request Callback/).click();
  await dialog(page).getByLabel('Name').fill('Ana');
  expect(await drafts(page)).toHaveLength(3);
  await button(page, 'Back').click();
  await expect(button(page, /^Website Feedback/)).toBeVisible();
  expect(await drafts(page)).toEqual([]);
});

test('drafts are forgotten ten minutes after the last touch, in the storage and on the screen', {
  tag: '@once',
}, async ({ page, hosted }) => {
  await page.clock.install();
  const brand = hosted.brand(oneLocation);
  await open(page, brand.url('/offers'), /^Website Feedback/);
  await radio(page, 'Poor').check();
  await page.clock.runFor(1_000);
  await radio(page, 'Report a bug').check();
  await page.clock.runFor(1_000);
  await dialog(page).getByLabel('E-mail').fill('ana@mail.example');
  await page.clock.fastForward('09:00');
  await dialog(page).getByLabel('Name').press('A');
  await page.clock.fastForward('09:00');
  await expect(dialog(page).getByLabel('E-mail')).toHaveValue('ana@mail.example');
  await expect(dialog(page).getByLabel('Name')).toHaveValue('A');
  await page.clock.fastForward('01:01');
  await expect(dialog(page).locator('input:checked')).toHaveCount(0);
  await expect(dialog(page).getByLabel('E-mail')).not.toBeVisible();
  expect(await drafts(page)).toEqual([]);

  // Another page of the tab, on which nobody opens the dialog.
  await radio(page, 'Poor').check();
  await page.goto(brand.url('/menu'));
  await hydrated(page);
  expect(await drafts(page)).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward('10:01');
  await expect.poll(() => drafts(page)).toEqual([]);
});

for (const [what, text] of [
  ['invalid JSON', '{"rating":'],
  ['a list', '[1,2]'],
  ['numbers', '{"rating":4}'],
  ['foreign fields and values', '{"rating":"9","company_fax":"robot","restaurant_id":"gone"}'],
] as const) {
  test(`a saved draft of ${what} is ignored`, { tag: '@once' }, async ({ page, hosted }) => {
    const brand = hosted.brand(oneLocation);
    await page.addInitScript((draft) => {
      for (const kind of ['restaurant', 'website', 'callback'])
        sessionStorage.setItem(`feedback-draft:l1:${kind}`, draft);
    }, text);
    await open(page, brand.url('/offers'), /^Website Feedback/);
    await expect(radio(page, 'Very Poor')).toBeVisible();
    await expect(dialog(page).locator('input:checked')).toHaveCount(0);
    await radio(page, 'Good').check();
    await expect(radio(page, 'Report a bug')).toBeVisible();
  });
}

test('a browser that forbids storage sends all the same', { tag: '@once' }, async ({ page, hosted }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await open(page, hosted.brand(oneLocation).url('/offers'), /^Request Callback/);
  await dialog(page).getByLabel('Phone *').fill('416 555 0100');
  await button(page, 'Request Callback').click();
  await expect(dialog(page).getByRole('heading', { name: 'Request Received!' })).toBeVisible();
});

test('each step and what came of it go to analytics', { tag: '@once' }, async ({ page, hosted, allowConsole }) => {
  allowConsole(/Failed to load resource|The form could not be sent/);
  await page.addInitScript(() => {
    Object.assign(window, { dataLayer: [] });
  });
  const events = () =>
    page.evaluate(() => {
      const all: unknown = window.dataLayer;
      return Array.isArray(all) ? all.filter(({ event }) => String(event).startsWith('feedback.')) : [];
    });
  await open(page, hosted.brand(oneLocation).url('/offers'), /^Website Feedback/);
  await radio(page, 'Average').check();
  await radio(page, 'Report a bug').check();
  hosted.backend.call(FUNCTION_CALL, answer.failure('Full'));
  await button(page, 'Submit Feedback').click();
  await expect(dialog(page).getByText("We couldn't send your feedback. Please try again.")).toBeVisible();
  hosted.backend.call(FUNCTION_CALL, accepted);
  await button(page, 'Submit Feedback').click();
  await expect(dialog(page).getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  const sent = {
    type: 'website',
    rating: 3,
    sub_type: null,
    nature: 'bug',
    restaurant_id: 'l1',
    source: 'website_widget',
  };
  expect(await events()).toEqual([
    { event: 'feedback.step_advanced', step_id: 'rating_selected', rating: 3, restaurant_id: 'l1' },
    { event: 'feedback.step_advanced', step_id: 'nature_selected', nature: 'bug', restaurant_id: 'l1' },
    { event: 'feedback.failed', ...sent, error: 'Full' },
    { event: 'feedback.submitted', ...sent },
  ]);
});

test('where its code or its data cannot be loaded, the tab leads to the feedback page', async ({
  page,
  hosted,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|request failed/);
  const brand = hosted.brand(oneLocation);
  for (const broken of ['**/assets/feedback-widget*.js', '**/feedback/widget.json']) {
    await page.route(broken, (route) => route.abort());
    await page.goto(brand.url('/offers'));
    await hydrated(page);
    await tab(page).click();
    await expect(page).toHaveURL(brand.url('/feedback'));
    await page.unroute(broken);
  }
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the tab is a link to the feedback page', async ({ page, hosted }) => {
    const brand = hosted.brand(oneLocation);
    await page.goto(brand.url('/offers'));
    await tab(page).click();
    await expect(page).toHaveURL(brand.url('/feedback'));
  });
});
