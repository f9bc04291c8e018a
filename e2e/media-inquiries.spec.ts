import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { demoBrand } from './support/demo-brand.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import type { HostedSite } from './support/hosted-site.ts';
import { hydrated } from './support/hydration.ts';
import { expectNoSidewaysOverflow } from './support/overflow.ts';
import { startSite } from './support/site.ts';
import { bodiesOf, callsOf, failingAnswers, failureNoise } from './support/submissions.ts';

// Smooth scrolling only makes each step of a form wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const portal = '/functions/v1/influencer-portal';
const call = '/functions/v1/website-submissions/media-inquiries';

const brand = {
  name: 'Casa Prova',
  brand_id: 'casa',
  timeZone: 'UTC',
  telephone: '(416) 555-0100',
  email: 'ciao@casa.example',
  influencerPortal: 'https://stars.example.com/apply',
};

const campaign = {
  id: 'c_1',
  title: 'Film the oven',
  subtitle: 'From the first log to the last pizza.',
  banner_image: '/placeholder.svg',
  expiry: '2099-12-31',
  num_needed: 4,
  min_followers: 5000,
  city: 'Toronto',
  restaurant: { name: 'Casa Riverside', cuisine: 'Italian', state: 'ON', address: '1 River St' },
};

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

function campaignsOf(page: Page) {
  return page.getByRole('region', { name: 'Current Campaigns' });
}

test.beforeEach(({ hosted }) => {
  hosted.backend.call(portal, answer.data([campaign]));
  hosted.backend.call(call, answer.text('{"success":true}'));
});

for (const name of ['maple-and-ember', 'trattoria-lucia', 'harbour-noodle', 'nova']) {
  test(`the media page of ${name} has its title, its campaigns section and its form, accessibly`, async ({
    page,
    hosted,
  }) => {
    const configuration = demoBrand(name);
    hosted.backend.call(portal, answer.data(configuration.campaigns ?? []));
    const response = await page.goto(hosted.brand(configuration).url('/media-inquiries'));
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/^Media Inquiries \| /);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media Inquiries');
    await expect(campaignsOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send Media Inquiry' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test.describe('campaigns', () => {
  test('bring pictures of their own, also to who comes from another page @once', async ({ page, hosted, outgoing }) => {
    const banner = 'https://stars.example.com/oven.jpg';
    hosted.backend.call(portal, answer.data([{ ...campaign, banner_image: banner }]));
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
    const calls = callsOf(hosted.backend, portal);
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

  test('the id of the configuration stands for a brand id, and without either nobody is asked', {
    tag: '@once',
  }, async ({ hosted }) => {
    const calls = callsOf(hosted.backend, portal);
    await hosted.brand({ id: 'r_7' }).html('/media-inquiries');
    expect(JSON.parse(calls()[0]?.body ?? '')).toMatchObject({ brandId: 'r_7' });
    expect(await hosted.brand({ name: 'Nova' }).text('/media-inquiries')).toContain('No Active Campaigns');
    expect(calls()).toHaveLength(1);
  });

  test('Expires Soon shows within 7 days, and what has expired does not show', async ({ page, hosted }) => {
    const days = { Yesterday: -1, Today: 0, Seven: 7, Eight: 8 };
    const list = Object.entries(days).map(([title, days]) => ({ id: title, title, expiry: dayFromNow(days) }));
    hosted.backend.call(portal, answer.data(list));
    await page.goto(hosted.brand(brand).url('/media-inquiries'));
    const articles = campaignsOf(page).getByRole('article');
    await expect(articles.getByRole('heading')).toHaveText(['Today', 'Seven', 'Eight']);
    await expect(articles.filter({ hasText: 'Expires Soon' }).getByRole('heading')).toHaveText(['Today', 'Seven']);
    await expectNoAxeViolations(page);
  });

  test('a bare list is a list, and a malformed campaign costs that one', { tag: '@once' }, async ({ page, hosted }) => {
    hosted.backend.call(portal, answer.text(JSON.stringify(['x', { id: 1 }, campaign, null, { title: 'No id' }])));
    await page.goto(hosted.brand(brand).url('/media-inquiries'));
    await expect(campaignsOf(page).getByRole('article').getByRole('heading')).toHaveText(['Film the oven']);
    expect(hosted.site.log()).toContain('A campaign of casa is malformed');
  });

  test('a banner that does not load shows the placeholder', async ({ page, hosted, allowConsole }) => {
    allowConsole(/Failed to load resource/);
    hosted.backend.call(portal, answer.data([{ ...campaign, banner_image: '/nowhere.png' }]));
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
      hosted.backend.call(portal, given);
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
    hosted.backend.call(portal, answer.after(4_000, answer.data([campaign, { ...campaign, id: 'c_2' }])));
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
    expect(await page.evaluate(() => document.documentElement.dataset.shift ?? '0')).toBe('0');
    await expectNoAxeViolations(page);
  });

  test('a portal that never answers is given up', { tag: '@once' }, async ({ page, hosted }) => {
    hosted.backend.call(portal, answer.hang());
    await page.goto(hosted.brand(brand).url('/media-inquiries'), { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Send Media Inquiry' })).toBeVisible();
    await expect(campaignsOf(page)).toContainText('No Active Campaigns', { timeout: 10_000 });
  });

  test('a navigation within the site brings the campaigns as well, also late ones', async ({ page, hosted }) => {
    const { url } = hosted.brand(brand);
    await page.goto(url('/contact'));
    await hydrated(page);
    hosted.backend.call(portal, answer.after(1_000, answer.data([campaign])));
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
    hosted.backend.call(portal, answer.data(campaigns));
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
    hosted.backend.call(portal, answer.data([endless]));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(hosted.brand({ ...brand, email: `${'w'.repeat(200)}@w.example` }).url('/media-inquiries'));
    await expectNoSidewaysOverflow(page, 'media inquiries at 320 px');
  });
});

async function open(page: Page, hosted: HostedSite) {
  await page.goto(hosted.brand(brand).url('/media-inquiries'));
  await hydrated(page);
}

async function fillIn(page: Page) {
  await page.getByRole('radio', { name: 'Management Interview' }).check();
  await page.getByLabel('Outlet').fill('The Daily Fork');
  await page.getByLabel('Message').fill('An hour with the cook?');
  await page.getByLabel('Contact name').fill('Ada Byron');
  await page.getByLabel('E-mail').fill('ada@fork.example');
  await page.getByLabel('You may contact me about this inquiry.').check();
}

const body = {
  inquiry_type: 'management_interview',
  outlet_name: 'The Daily Fork',
  contact_name: 'Ada Byron',
  email: 'ada@fork.example',
  phone: '',
  message: 'An hour with the cook?',
  consent_contact: true,
  consent_marketing: false,
  brand_id: 'casa',
};

const send = (page: Page) => page.getByRole('button', { name: 'Send Media Inquiry' });
const toast = (page: Page) => page.getByRole('main').getByRole('status');

async function expectSent(page: Page) {
  await expect(toast(page)).toContainText('Success');
  await expect(toast(page)).toContainText('Your media inquiry has been submitted successfully.');
  await expect(page.getByRole('heading', { name: 'Your inquiry is with us' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
}

test.describe('the form', () => {
  test('offers the four kinds of inquiry, and only the outlet is the browser’s to ask for', async ({
    page,
    hosted,
  }) => {
    await open(page, hosted);
    await expect(page.getByRole('group', { name: 'Inquiry type' }).getByRole('radio')).toHaveCount(4);
    for (const [label, value] of [
      ['Story Inquiry', 'story_inquiry'],
      ['Management Interview', 'management_interview'],
      ['Content Collaboration', 'content_collaboration'],
      ['Other Media', 'other_media'],
    ] as const) {
      await expect(page.getByRole('radio', { name: label })).toHaveAttribute('value', value);
    }
    expect(
      await page.locator('main form [required]').evaluateAll((all) => all.map((one) => one.getAttribute('name'))),
    ).toEqual(['outlet_name']);
    await expect(page.locator('form.form')).not.toHaveAttribute('novalidate');
  });

  test('without an outlet the browser itself asks for it, and nothing is sent', async ({ page, hosted }) => {
    const bodies = bodiesOf(hosted.backend, call);
    await open(page, hosted);
    await fillIn(page);
    await page.getByLabel('Outlet').fill('');
    await send(page).click();
    await expect(page.getByLabel('Outlet')).toBeFocused();
    const missing = await page
      .getByLabel('Outlet')
      .evaluate((field) => field instanceof HTMLInputElement && field.validity.valueMissing);
    expect(missing).toBe(true);
    await expect(toast(page)).toBeEmpty();
    expect(bodies()).toEqual([]);
  });

  test('a blank outlet, which the browser lets pass, is asked for as well', async ({ page, hosted }) => {
    await open(page, hosted);
    await fillIn(page);
    await page.getByLabel('Outlet').fill('   ');
    await send(page).click();
    await expect(toast(page)).toContainText('Required Fields Missing');
    await expect(page.getByLabel('Outlet')).toHaveAccessibleDescription(/Enter the name of your outlet/);
  });

  test('what is missing brings the toast, a focused summary and a message beside each field', async ({
    page,
    hosted,
  }) => {
    const bodies = bodiesOf(hosted.backend, call);
    await open(page, hosted);
    await page.getByLabel('Outlet').fill('The Daily Fork');
    await send(page).click();
    await expect(toast(page)).toContainText('Required Fields Missing');
    await expect(toast(page)).toContainText('Please fill in all required fields.');
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Choose what your inquiry is about',
      'Enter your name',
      'Enter your e-mail address',
      'Tick this box, so that we may answer you',
    ]);
    await expect(page.getByLabel('Contact name')).toHaveAccessibleDescription('Enter your name');
    await expect(page.getByLabel('Contact name')).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page);

    await summary.getByRole('link', { name: 'Enter your name' }).click();
    await expect(page.getByLabel('Contact name')).toBeFocused();
    await expect(page.getByLabel('Outlet')).toHaveValue('The Daily Fork');
    expect(bodies()).toEqual([]);
  });

  for (const [label, wrong, problem] of [
    ['E-mail', 'ada at fork', 'Please enter a valid email address'],
    ['Phone', 'call me', 'Please enter a valid phone number'],
  ] as const) {
    test(`a wrong answer to ${label} is told in our words, and is not called missing`, { tag: '@once' }, async ({
      page,
      hosted,
    }) => {
      const bodies = bodiesOf(hosted.backend, call);
      await open(page, hosted);
      await fillIn(page);
      await page.getByLabel(label).fill(wrong);
      await send(page).click();
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([problem]);
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(problem);
      await expect(toast(page)).toBeEmpty();
      expect(bodies()).toEqual([]);
    });
  }

  test('success sends the inquiry once, says so, and puts a confirmation in the form’s place', async ({
    page,
    hosted,
  }) => {
    const calls = callsOf(hosted.backend, call);
    await open(page, hosted);
    await fillIn(page);
    await send(page).click();
    await expectSent(page);
    const received = calls();
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([body]);
    expect(received[0]?.headers).toMatchObject({
      apikey: hosted.backend.anonKey,
      authorization: `Bearer ${hosted.backend.anonKey}`,
      'content-type': 'application/json',
    });
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(toast(page)).toBeEmpty();
  });

  test('phone, message and both consents travel as given', { tag: '@once' }, async ({ page, hosted }) => {
    const bodies = bodiesOf(hosted.backend, call);
    await open(page, hosted);
    await fillIn(page);
    await page.getByLabel('Phone').fill('+1 (416) 555-0100');
    await page.getByLabel('Message').fill('');
    await page.getByLabel(/^Send me news/).check();
    await send(page).click();
    await expectSent(page);
    expect(bodies()).toEqual([{ ...body, phone: '+1 (416) 555-0100', message: '', consent_marketing: true }]);
  });

  for (const { what, given } of failingAnswers) {
    test(`${what} brings the failure toast, keeps what was typed, and it can be sent again`, { tag: '@once' }, async ({
      page,
      hosted,
      allowConsole,
    }) => {
      allowConsole(failureNoise);
      hosted.backend.call(call, given);
      await open(page, hosted);
      await fillIn(page);
      await send(page).click();
      await expect(toast(page)).toContainText('Submission Failed');
      await expect(toast(page)).toContainText('Please try again in some time.');
      await expect(page.getByLabel('Message')).toHaveValue('An hour with the cook?');
      await expect(page.getByRole('radio', { name: 'Management Interview' })).toBeChecked();
      await expect(page.getByLabel('You may contact me')).toBeChecked();
      if (what === 'HTTP 500') await expectNoAxeViolations(page);

      hosted.backend.call(call, answer.text('{"success":true}'));
      await send(page).click();
      await expectSent(page);
    });
  }

  test('while it is sent the button says so and is disabled; a double click sends once', async ({ page, hosted }) => {
    const bodies = bodiesOf(hosted.backend, call);
    hosted.backend.call(call, answer.after(800, answer.text('{"success":true}')));
    await open(page, hosted);
    await fillIn(page);
    await send(page).dblclick();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expectSent(page);
    expect(bodies()).toHaveLength(1);
  });

  test('it can be filled in and sent by keyboard alone', async ({ page, hosted }) => {
    const bodies = bodiesOf(hosted.backend, call);
    await open(page, hosted);
    await page.getByRole('radio', { name: 'Story Inquiry' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    const type = async (text: string) => {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    };
    await type('The Daily Fork');
    await type('An hour with the cook?');
    await type('Ada Byron');
    await type('ada@fork.example');
    await type('');
    await type(' ');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectSent(page);
    expect(bodies()).toEqual([body]);
  });

  test('those on a deadline find a phone and an e-mail address', async ({ page, hosted }) => {
    await open(page, hosted);
    const aside = page.getByRole('complementary', { name: 'On a deadline?' });
    await expect(aside.getByRole('link', { name: '(416) 555-0100' })).toHaveAttribute('href', 'tel:4165550100');
    await expect(aside.getByRole('link', { name: 'ciao@casa.example' })).toHaveAttribute(
      'href',
      'mailto:ciao@casa.example',
    );
  });
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('campaigns that come in time stand on the page', async ({ page, hosted }) => {
    await page.goto(hosted.brand(brand).url('/media-inquiries'));
    await expect(campaignsOf(page).getByRole('article').getByRole('heading')).toHaveText('Film the oven');
  });

  test('the form is posted to the page, which sends it and confirms', async ({ page, hosted }) => {
    const bodies = bodiesOf(hosted.backend, call);
    await page.goto(hosted.brand(brand).url('/media-inquiries'));
    await fillIn(page);
    await send(page).click();
    await expectSent(page);
    expect(bodies()).toEqual([body]);
  });

  test('what is missing comes back with the toast, the messages and what was typed', async ({ page, hosted }) => {
    await page.goto(hosted.brand(brand).url('/media-inquiries'));
    await fillIn(page);
    await page.getByLabel('Contact name').fill('');
    const [response] = await Promise.all([page.waitForNavigation(), send(page).click()]);
    expect(response?.status()).toBe(400);
    await expect(toast(page)).toContainText('Required Fields Missing');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter your name']);
    await expect(page.getByLabel('E-mail')).toHaveValue('ada@fork.example');
    await expect(page.getByRole('radio', { name: 'Management Interview' })).toBeChecked();
    await expect(page.getByLabel('You may contact me')).toBeChecked();
  });

  test('a failure comes back with the toast and what was typed', async ({ page, hosted }) => {
    hosted.backend.call(call, answer.serverError());
    await page.goto(hosted.brand(brand).url('/media-inquiries'));
    await fillIn(page);
    await send(page).click();
    await expect(toast(page)).toContainText('Submission Failed');
    await expect(page.getByLabel('Message')).toHaveValue('An hour with the cook?');
  });
});
