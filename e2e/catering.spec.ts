import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { severalLocations } from './support/configurations.ts';
import { demoBrand } from './support/demo-brand.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import { type FormJourney, filledIn, testFailure, testMissing, testSendingOnce } from './support/form-journeys.ts';
import type { HostedSite } from './support/hosted-site.ts';
import { hydrated } from './support/hydration.ts';
import { expectNoSidewaysOverflow } from './support/overflow.ts';
import { bodiesOf, callsOf } from './support/submissions.ts';

// Smooth scrolling only makes each step of a form wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const CALL = '/functions/v1/catering-request';
const brand = { name: 'Casa Prova', restaurant_id: 'r_1', timeZone: 'UTC', telephone: '(416) 555-0100' };

test.beforeEach(({ hosted }) => {
  hosted.backend.call(CALL, answer.text('{"success":true}'));
});

async function open(page: Page, hosted: HostedSite, configuration: object = brand, query = '') {
  await page.goto(hosted.brand(configuration).url(`/catering${query}`));
}

async function fillIn(page: Page) {
  await page.getByLabel('Full name').fill('Renée Lacroix');
  await page.getByLabel('Phone').fill('(416) 555-0199');
  await page.getByRole('radio', { name: 'Wedding' }).check();
  await page.getByLabel('Event location').fill('227 Bloor St E');
  await page.getByLabel('Event date').fill('2099-06-30');
  await page.getByLabel('Event timings').fill('6 to 9');
  await page.getByLabel('Number of guests').fill('45');
  await page.getByRole('radio', { name: 'Delivery' }).check();
  await page.getByLabel('Requirements').fill('No nuts');
}

const body = {
  restaurant_id: 'r_1',
  full_name: 'Renée Lacroix',
  phone: '(416) 555-0199',
  email: '',
  event_type: 'Wedding',
  event_location: '227 Bloor St E',
  event_date: '2099-06-30',
  event_timings: '6 to 9',
  number_of_guests: 45,
  delivery_method: 'delivery',
  requirements: 'No nuts',
  source: 'website',
};

const SUCCESS = 'Thank you! Your catering request has been submitted successfully. We will contact you soon.';
const FAILURE = 'Sorry, there was an error submitting your request. Please try again or contact us directly.';
const send = (page: Page) => page.getByRole('button', { name: 'Send Catering Request' });
const summary = (page: Page) => page.getByRole('alert');

async function expectSent(page: Page) {
  await expect(page.getByText(SUCCESS)).toBeVisible();
  await expect(page.getByText(FAILURE)).toHaveCount(0);
}

const form: FormJourney = {
  ...{ call: CALL, open, fillIn, send, body, expectSent },
  expectFailed: (page) => expect(summary(page).filter({ hasText: FAILURE })).toBeVisible(),
  expectKept: async (page) => {
    await expect(page.getByLabel('Requirements')).toHaveValue('No nuts');
    await expect(page.getByRole('radio', { name: 'Wedding' })).toBeChecked();
  },
};

test.describe('the page', () => {
  for (const name of ['maple-and-ember', 'trattoria-lucia', 'harbour-noodle', 'nova']) {
    test(`the catering page of ${name} is accessible`, { tag: '@axe' }, async ({ page, hosted }) => {
      const response = await page.goto(hosted.brand(demoBrand(name)).url('/catering'));
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(/^Catering \| /);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Catering');
      await expectNoAxeViolations(page);
    });
  }

  test('services and delivery methods come by the flags', async ({ page, hosted }) => {
    await open(page, hosted);
    const services = page.getByRole('region', { name: 'Services' }).getByRole('heading', { level: 3 });
    const methods = page.getByRole('group', { name: 'Delivery method' }).locator('label');
    await expect(services).toHaveCount(2);
    await expect(methods).toHaveText(['Pickup', 'Delivery']);
    await open(page, hosted, { ...brand, restaurants: { live_catering: true, party_hall: true, food_truck: true } });
    await expect(services).toHaveCount(5);
    await expect(methods).toHaveText(['Pickup', 'Delivery', 'Live Catering', 'Party Hall', 'Food Truck']);
  });

  test('it works in three steps, and says that we contact by e-mail and SMS', async ({ page, hosted }) => {
    await open(page, hosted);
    await expect(page.getByRole('region', { name: 'How It Works' }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByText(/you agree that we contact you about it by e-mail and SMS/)).toBeVisible();
  });

  test('the phone and each e-mail address once stand beside the form', async ({ page, hosted }) => {
    await open(page, hosted, {
      ...brand,
      email: 'Ciao@casa.example',
      brand: { email: 'ciao@casa.example' },
      restaurants: { email: 'feste@casa.example' },
    });
    const aside = page.getByRole('complementary', { name: 'Rather talk?' });
    await expect(aside.getByRole('link')).toHaveText(['(416) 555-0100', 'feste@casa.example', 'Ciao@casa.example']);
    await expect(aside.getByRole('link').first()).toHaveAttribute('href', 'tel:4165550100');
  });

  test('without restaurant_id and id: Catering Not Available, and the phone', { tag: '@axe' }, async ({
    page,
    hosted,
  }) => {
    await open(page, hosted, { name: 'Nova', telephone: '(416) 555-0100' });
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('Catering Not Available');
    await expect(page.getByRole('main').getByRole('link', { name: '(416) 555-0100' })).toHaveAttribute(
      'href',
      'tel:4165550100',
    );
    await expect(page.getByRole('main').locator('form')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  test('of several locations one is chosen, and ?id= does so; an unknown one does not', async ({ page, hosted }) => {
    const bodies = bodiesOf(hosted.backend, CALL);
    const several = severalLocations(3);
    await open(page, hosted, several, '?id=nowhere');
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue('');
    await hydrated(page);
    await fillIn(page);
    await send(page).click();
    await expect(summary(page).getByRole('link')).toHaveText(['Choose a location']);
    expect(bodies()).toEqual([]);

    await open(page, hosted, several, '?id=l2');
    await hydrated(page);
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue('l2');
    await fillIn(page);
    await send(page).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    expect(bodies()).toEqual([{ ...body, restaurant_id: 'l2' }]);
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue('l2');
  });

  test('it stays within 320 px', async ({ page, hosted }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, hosted, { ...brand, email: `${'w'.repeat(200)}@w.example`, restaurants: { food_truck: true } });
    await expectNoSidewaysOverflow(page, 'catering at 320 px');
  });
});

test.describe('what is wrong', () => {
  testMissing(
    form,
    {
      problems: [
        'Enter your name',
        'Enter your phone number',
        'Choose the type of your event',
        'Enter where the event takes place',
        'Choose the day of your event',
        'Enter when the event begins and ends',
        'Enter the number of guests',
        'Choose how you would like the food',
        'Tell us what you would like',
      ],
      beside: ['Full name', 'Enter your name'],
      link: ['Enter the number of guests', (page) => page.getByLabel('Number of guests')],
    },
    ['@axe'],
  );

  for (const [label, wrong, problem] of [
    ['Phone', 'call me', 'Please enter a valid phone number'],
    ['E-mail', 'renee@', 'Please enter a valid email address'],
    ['Event date', '2020-01-01', 'Choose today or a later day'],
    ['Number of guests', '0', 'Enter a whole number, 1 or more'],
    ['Number of guests', '2.5', 'Enter a whole number, 1 or more'],
  ] as const) {
    test(`${label} ${wrong}: ${problem}`, { tag: '@once' }, async ({ page, hosted }) => {
      await filledIn(form, page, hosted);
      await page.getByLabel(label).fill(wrong);
      await send(page).click();
      await expect(summary(page).getByRole('link')).toHaveText([problem]);
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(problem);
      await expect(page.getByLabel('Full name')).toHaveValue('Renée Lacroix');
    });
  }

  test('today is not too early', { tag: '@once' }, async ({ page, hosted }) => {
    const bodies = bodiesOf(hosted.backend, CALL);
    await filledIn(form, page, hosted);
    const today = await page.evaluate(() => {
      const now = new Date();
      return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
        .map((part) => String(part).padStart(2, '0'))
        .join('-');
    });
    await page.getByLabel('Event date').fill(today);
    await send(page).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    expect(bodies()).toMatchObject([{ event_date: today }]);
  });

  test('Other asks which kind, and sends that as the event type', async ({ page, hosted }) => {
    const bodies = bodiesOf(hosted.backend, CALL);
    await filledIn(form, page, hosted);
    await expect(page.getByLabel('What kind of event?')).toBeHidden();
    await page.getByRole('radio', { name: 'Other' }).check();
    await send(page).click();
    await expect(summary(page).getByRole('link')).toHaveText(['Tell us what kind of event it is']);
    await page.getByLabel('What kind of event?').fill('Farewell');
    await send(page).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    expect(bodies()).toEqual([{ ...body, event_type: 'Farewell' }]);
  });
});

test.describe('sending', () => {
  test('success shows the green message and empties the form', { tag: '@axe' }, async ({ page, hosted }) => {
    const calls = callsOf(hosted.backend, CALL);
    await filledIn(form, page, hosted);
    await page.getByLabel('E-mail').fill('renee@example.com');
    await send(page).click();
    await expect(page.getByRole('status').filter({ hasText: SUCCESS })).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await expect(page.getByRole('radio', { name: 'Wedding' })).not.toBeChecked();
    expect(calls().map((request) => JSON.parse(request.body))).toEqual([{ ...body, email: 'renee@example.com' }]);
    expect(calls()[0]?.headers).toMatchObject({ apikey: hosted.backend.anonKey, 'content-type': 'application/json' });
    await expectNoAxeViolations(page);
  });

  test('whatever is said with HTTP 200 is success', { tag: '@once' }, async ({ page, hosted }) => {
    hosted.backend.call(CALL, answer.failure('Never mind'));
    await filledIn(form, page, hosted);
    await send(page).click();
    await expectSent(page);
  });

  testFailure(form, 'HTTP 500', answer.serverError());
  testSendingOnce(form);

  test('it can be filled in and sent by keyboard alone', async ({ page, hosted }) => {
    const bodies = bodiesOf(hosted.backend, CALL);
    await open(page, hosted);
    await hydrated(page);
    await page.getByLabel('Full name').focus();
    const next = async (text: string) => {
      await page.keyboard.press('Tab');
      if (text === 'Space') await page.keyboard.press('Space');
      else await page.keyboard.type(text);
    };
    await page.keyboard.type('Renée Lacroix');
    await next('(416) 555-0199');
    await next('');
    await next('Space');
    await next('227 Bloor St E');
    await next('06302099');
    // The picker of the date is a stop of its own.
    await page.keyboard.press('Tab');
    await next('6 to 9');
    await next('45');
    await next('Space');
    await page.keyboard.press('ArrowRight');
    await next('No nuts');
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(SUCCESS)).toBeVisible();
    expect(bodies()).toEqual([body]);
  });
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the form is posted to the page, which sends it and says so', async ({ page, hosted }) => {
    const bodies = bodiesOf(hosted.backend, CALL);
    await open(page, hosted);
    await fillIn(page);
    await page.getByRole('radio', { name: 'Other' }).check();
    await page.getByLabel('What kind of event?').fill('Farewell');
    await send(page).click();
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    expect(bodies()).toEqual([{ ...body, event_type: 'Farewell' }]);
  });

  test('what is wrong, and a failure, come back with what was typed', async ({ page, hosted }) => {
    await open(page, hosted, severalLocations(2), '?id=l2');
    await fillIn(page);
    await page.getByLabel('Phone').fill('call me');
    await send(page).click();
    await expect(summary(page).getByRole('link')).toHaveText(['Please enter a valid phone number']);
    await expect(page.getByLabel('Full name')).toHaveValue('Renée Lacroix');
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue('l2');

    hosted.backend.call(CALL, answer.serverError());
    await page.getByLabel('Phone').fill('(416) 555-0199');
    await send(page).click();
    await expect(page.getByText(FAILURE)).toBeVisible();
    await expect(page.getByLabel('Requirements')).toHaveValue('No nuts');
    await expect(page.getByRole('radio', { name: 'Wedding' })).toBeChecked();
  });
});
