import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { demoBrand } from './support/demo-brand.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import {
  type FormJourney,
  filledIn,
  testFailure,
  testMissing,
  testPosting,
  testSendingOnce,
  testSuccess,
} from './support/form-journeys.ts';
import type { HostedSite } from './support/hosted-site.ts';
import { hydrated } from './support/hydration.ts';
import { expectNoSidewaysOverflow } from './support/overflow.ts';
import { bodiesOf } from './support/submissions.ts';

// Smooth scrolling only makes each step of a form wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CALL = '/functions/v1/website-submissions/franchise';

const questions = [
  { id: 'why', question: 'Why us?', type: 'textarea', required: true, order: 4 },
  { id: 'name', question: 'Your name', type: 'input', required: true, order: 1 },
  { id: 'where', question: 'Where?', type: 'select', options: ['North', 'South'], required: true, order: 2 },
  { id: 'money', question: 'How much?', type: 'radio', options: ['Little', 'Much'], required: true, order: 3 },
  { id: 'when', question: 'When may we call?', type: 'datetime', order: 5 },
  { id: 'odd', question: 'Anything else?', type: 'slider', order: 6 },
];

const withQuestions = (asked: unknown[]) => ({
  name: 'Ember',
  brand_id: 'ember',
  telephone: '(416) 555-0188',
  brand: { franchisee_form: { questions: asked } },
});

test.beforeEach(({ hosted }) => {
  hosted.backend.call(CALL, answer.text('{"success":true}'));
});

async function open(page: Page, hosted: HostedSite, asked: unknown[] = questions) {
  await page.goto(hosted.brand(withQuestions(asked)).url('/franchise'));
}

async function fillIn(page: Page) {
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Where?').selectOption('South');
  await page.getByRole('radio', { name: 'Much' }).check();
  await page.getByLabel('Why us?').fill('I ate at all of them.');
}

const pairs = (answers: Record<string, string>) => ({
  brand_id: 'ember',
  enquiry_data: ['Your name', 'Where?', 'How much?', 'Why us?', 'When may we call?', 'Anything else?'].map(
    (question) => ({ question, response: answers[question] ?? '' }),
  ),
});
const body = pairs({
  'Your name': 'Ada Byron',
  'Where?': 'South',
  'How much?': 'Much',
  'Why us?': 'I ate at all of them.',
});

const send = (page: Page) => page.getByRole('button', { name: 'Send Franchise Inquiry' });
const toast = (page: Page) => page.getByRole('main').getByRole('status');

async function expectSent(page: Page) {
  await expect(toast(page)).toContainText('Your franchise inquiry has been submitted successfully.');
  await expect(page.getByRole('heading', { name: 'Thank you. We have your answers' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
}

const form: FormJourney = {
  ...{ call: CALL, open, fillIn, send, body, expectSent },
  expectFailed: async (page) => {
    await expect(toast(page)).toContainText('Submission Failed');
    await expect(toast(page)).toContainText('Please try again in some time.');
  },
  expectKept: async (page) => {
    await expect(page.getByLabel('Why us?')).toHaveValue('I ate at all of them.');
    await expect(page.getByLabel('Where?')).toHaveValue('South');
  },
};

for (const name of ['maple-and-ember', 'trattoria-lucia', 'harbour-noodle', 'nova']) {
  test(`the franchise page of ${name} is accessible`, async ({ page, hosted }) => {
    const response = await page.goto(hosted.brand(demoBrand(name)).url('/franchise'));
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/^Own A Franchise \| /);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Own A Franchise');
    await expectNoAxeViolations(page);
  });
}

test('the questions stand in their order, each in its kind of field', async ({ page, hosted }) => {
  await open(page, hosted);
  await expect(page.locator('form.form .field > :is(label, legend)')).toHaveText([
    'Your name',
    'Where?',
    'How much?',
    'Why us?',
    'When may we call? (optional)',
    'Anything else? (optional)',
  ]);
  await expect(page.getByLabel('Your name')).toHaveJSProperty('tagName', 'INPUT');
  await expect(page.getByLabel('Where?').getByRole('option')).toHaveText(['Choose an answer', 'North', 'South']);
  await expect(page.getByRole('group', { name: 'How much?' }).getByRole('radio')).toHaveCount(2);
  await expect(page.getByLabel('Why us?')).toHaveJSProperty('tagName', 'TEXTAREA');
  await expect(page.getByLabel('When may we call?')).toHaveAttribute('type', 'datetime-local');
  await expect(page.getByLabel('Anything else?')).toHaveJSProperty('tagName', 'INPUT');
});

test('without questions the page says so, has no form, and is not for search engines', async ({ page, hosted }) => {
  await page.goto(hosted.brand({ name: 'Nova' }).url('/franchise'));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('No Franchises at the Moment');
  await expect(page.getByRole('main').locator('form')).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

testMissing(form, {
  partly: (page) => page.getByLabel('Why us?').fill('   '),
  problems: [
    'Your name: Enter an answer',
    'Where?: Choose an answer',
    'How much?: Choose an answer',
    'Why us?: Enter an answer',
  ],
  beside: ['Your name', 'Enter an answer'],
  link: [/^How much/, (page) => page.getByRole('radio', { name: 'Little' })],
  besides: async (page) => {
    await expect(toast(page)).toContainText('Required Fields Missing');
    await expect(toast(page)).toContainText('Please fill in all required fields.');
  },
});

testSuccess(form);
testFailure(form, 'a page instead of JSON', answer.html());
testSendingOnce(form);

test('a day and a time travel as they were chosen', { tag: '@once' }, async ({ page, hosted }) => {
  const bodies = bodiesOf(hosted.backend, CALL);
  await filledIn(form, page, hosted);
  await page.getByLabel('When may we call?').fill('2027-06-30T14:30');
  await send(page).click();
  await expectSent(page);
  expect(bodies()).toMatchObject([{ enquiry_data: { 4: { response: '2027-06-30T14:30' } } }]);
});

test('it can be filled in and sent by keyboard alone', async ({ page, hosted }) => {
  const bodies = bodiesOf(hosted.backend, CALL);
  await open(page, hosted, questions.slice(0, 4));
  await hydrated(page);
  await page.getByLabel('Your name').focus();
  for (const keys of ['Ada', 'Tab', 'S', 'Tab', 'Space', 'ArrowRight', 'Tab', 'Because', 'Tab', 'Enter']) {
    if (['Tab', 'Space', 'ArrowRight', 'Enter'].includes(keys)) await page.keyboard.press(keys);
    else await page.keyboard.type(keys);
  }
  await expectSent(page);
  expect(bodies()).toMatchObject([
    { enquiry_data: [{ response: 'Ada' }, { response: 'South' }, { response: 'Much' }, { response: 'Because' }] },
  ]);
});

test('any ids, texts and numbers of questions make a form that works', async ({ page, hosted }) => {
  const bodies = bodiesOf(hosted.backend, CALL);
  const long = 'W'.repeat(2_000);
  const odd = [
    { id: '__proto__', question: 'Proto', required: true },
    { id: 'a b', question: 'Spaces', required: true },
    { id: 'same', question: 'One' },
    { id: 'same', question: 'Two' },
    { id: '"><script>', question: '<b>Bold?</b>' },
    { question: 'No options', type: 'radio', options: [] },
    { question: long, type: 'radio', options: [long, 'x'] },
    { question: 'Select', type: 'select', options: [long, 'x'] },
    ...Array.from({ length: 60 }, (_, index) => ({ id: index, question: `Number ${index}` })),
  ];
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, hosted, odd);
  await hydrated(page);
  await expectNoSidewaysOverflow(page, 'the franchise form at 320 px');
  await send(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Proto: Enter an answer',
    'Spaces: Enter an answer',
  ]);
  await page.getByLabel('Proto').fill('p');
  await page.getByLabel('Spaces').fill('s');
  await page.getByLabel('One', { exact: false }).first().fill('1');
  await page.getByLabel('Two', { exact: false }).first().fill('2');
  await send(page).click();
  await expectSent(page);
  const [sent] = bodies();
  expect(sent).toMatchObject({ enquiry_data: { length: odd.length } });
  expect(sent).toMatchObject({
    enquiry_data: { 0: { response: 'p' }, 1: { response: 's' }, 2: { response: '1' }, 3: { response: '2' } },
  });
});

test('a brand without an id is known by its host', { tag: '@once' }, async ({ page, hosted }) => {
  const bodies = bodiesOf(hosted.backend, CALL);
  const brand = hosted.brand({ brand: { franchisee_form: { questions: [{ question: 'Why?' }] } } });
  await page.goto(brand.url('/franchise'));
  await hydrated(page);
  await send(page).click();
  await expectSent(page);
  expect(bodies()).toEqual([{ brand_id: brand.host, enquiry_data: [{ question: 'Why?', response: '' }] }]);
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  testPosting(form);

  test('what is missing, and a failure, come back with the toast and what was typed', async ({ page, hosted }) => {
    await open(page, hosted);
    await fillIn(page);
    await page.getByLabel('Your name').fill(' ');
    await send(page).click();
    await expect(toast(page)).toContainText('Required Fields Missing');
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Your name: Enter an answer']);
    await expect(page.getByLabel('Where?')).toHaveValue('South');
    await expect(page.getByRole('radio', { name: 'Much' })).toBeChecked();

    hosted.backend.call(CALL, answer.serverError());
    await page.getByLabel('Your name').fill('Ada');
    await send(page).click();
    await expect(toast(page)).toContainText('Submission Failed');
    await expect(page.getByLabel('Why us?')).toHaveValue('I ate at all of them.');
  });
});
