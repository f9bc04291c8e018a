import { expectNoAxeViolations } from './support/axe.ts';
import { demoBrand } from './support/demo-brand.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import { testFailure, testMissing, testPosting, testSendingOnce, testSuccess } from './support/form-journeys.ts';
import {
  body,
  brand,
  CALL,
  campaign,
  campaignsOf,
  expectSent,
  fillIn,
  form,
  open,
  PORTAL,
  send,
  toast,
} from './support/media-inquiries.ts';
import { bodiesOf } from './support/submissions.ts';

// Smooth scrolling only makes each step of a form wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ hosted }) => {
  hosted.backend.call(PORTAL, answer.data([campaign]));
  hosted.backend.call(CALL, answer.text('{"success":true}'));
});

for (const name of ['maple-and-ember', 'trattoria-lucia', 'harbour-noodle', 'nova']) {
  test(`the media page of ${name} has its title, its campaigns section and its form, accessibly`, async ({
    page,
    hosted,
  }) => {
    const configuration = demoBrand(name);
    hosted.backend.call(PORTAL, answer.data(configuration.campaigns ?? []));
    const response = await page.goto(hosted.brand(configuration).url('/media-inquiries'));
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/^Media Inquiries \| /);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media Inquiries');
    await expect(campaignsOf(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send Media Inquiry' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
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
    const bodies = bodiesOf(hosted.backend, CALL);
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

  testMissing(form, {
    partly: (page) => page.getByLabel('Outlet').fill('The Daily Fork'),
    problems: [
      'Choose what your inquiry is about',
      'Enter your name',
      'Enter your e-mail address',
      'Tick this box, so that we may answer you',
    ],
    beside: ['Contact name', 'Enter your name'],
    link: ['Enter your name', (page) => page.getByLabel('Contact name')],
    besides: async (page) => {
      await expect(toast(page)).toContainText('Required Fields Missing');
      await expect(toast(page)).toContainText('Please fill in all required fields.');
      await expect(page.getByLabel('Outlet')).toHaveValue('The Daily Fork');
    },
  });

  for (const [label, wrong, problem] of [
    ['E-mail', 'ada at fork', 'Please enter a valid email address'],
    ['Phone', 'call me', 'Please enter a valid phone number'],
  ] as const) {
    test(`a wrong answer to ${label} is told in our words, and is not called missing`, { tag: '@once' }, async ({
      page,
      hosted,
    }) => {
      const bodies = bodiesOf(hosted.backend, CALL);
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

  testSuccess(form);
  testFailure(form, 'a dropped connection', answer.drop());
  testSendingOnce(form);

  test('the word of success can be closed', async ({ page, hosted }) => {
    await open(page, hosted);
    await fillIn(page);
    await send(page).click();
    await expectSent(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(toast(page)).toBeEmpty();
  });

  test('phone, message and both consents travel as given', { tag: '@once' }, async ({ page, hosted }) => {
    const bodies = bodiesOf(hosted.backend, CALL);
    await open(page, hosted);
    await fillIn(page);
    await page.getByLabel('Phone').fill('+1 (416) 555-0100');
    await page.getByLabel('Message').fill('');
    await page.getByLabel(/^Send me news/).check();
    await send(page).click();
    await expectSent(page);
    expect(bodies()).toEqual([{ ...body, phone: '+1 (416) 555-0100', message: '', consent_marketing: true }]);
  });

  test('it can be filled in and sent by keyboard alone', async ({ page, hosted }) => {
    const bodies = bodiesOf(hosted.backend, CALL);
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

  testPosting(form);

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
    hosted.backend.call(CALL, answer.serverError());
    await page.goto(hosted.brand(brand).url('/media-inquiries'));
    await fillIn(page);
    await send(page).click();
    await expect(toast(page)).toContainText('Submission Failed');
    await expect(page.getByLabel('Message')).toHaveValue('An hour with the cook?');
  });
});
