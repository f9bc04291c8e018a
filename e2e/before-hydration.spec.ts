import type { Page } from '@playwright/test';
import { oneLocation, severalLocations } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';
import { item, menuOf } from './support/menus.ts';
import { bodiesOf } from './support/submissions.ts';

// On a slow line a page is there seconds before its script: what visitors do meanwhile counts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page whose scripts wait until the function that it returns is called. */
async function openEarly(page: Page, url: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  // The last script of the document has run: all of it stands there.
  await page.waitForFunction(() => window.early !== undefined);
  return async () => {
    release();
    await hydrated(page);
  };
}

const places = severalLocations(3);
const services = [['Pickup', 'Delivery'], ['Pickup'], ['Dine-in']];
const kitchens = {
  ...places,
  locations: places.locations.map((place, index) => ({ ...place, services: services[index], distance: 9 - index })),
};

test('ticked filters of the locations filter', async ({ page, hosted }) => {
  const brand = hosted.brand(kitchens);
  const arrive = await openEarly(page, brand.url('/locations?service=Dine-in'));
  await page.getByRole('checkbox', { name: 'Dine-in' }).uncheck();
  await page.getByRole('checkbox', { name: 'Pickup' }).check();
  await page.getByRole('checkbox', { name: 'Delivery' }).check();
  await page.getByRole('button', { name: 'Nearest first' }).click();
  await arrive();
  await expect(page.getByText('1 location(s) found')).toBeVisible();
  await expect(page).toHaveURL(brand.url('/locations?service=Pickup&service=Delivery&sort=distance'));
  await page.getByRole('checkbox', { name: 'Delivery' }).uncheck();
  await expect(page.getByRole('article').first()).toContainText('Kitchen 2');
});

test('chosen and typed filters of the jobs filter', async ({ page, hosted }) => {
  const jobs = Array.from({ length: 9 }, (_, index) => ({
    title: `Cook ${index}`,
    type: index % 2 ? 'Part-time' : 'Full-time',
    location_name: index < 5 ? 'Kitchen 1' : 'Kitchen 2',
  }));
  const arrive = await openEarly(page, hosted.brand({ ...places, jobs }).url('/careers'));
  const filters = page.getByRole('form', { name: 'Filter positions' });
  await filters.getByRole('radio', { name: /^Part-time/ }).check();
  await filters.getByLabel('Location').selectOption({ label: 'Kitchen 2, Toronto (4)' });
  await filters.getByLabel('Search').fill('cook 7');
  await arrive();
  await expect(page.getByText('1 of 9 positions')).toBeVisible();
  await expect(filters.getByRole('radio', { name: /^Part-time/ })).toBeChecked();
  await expect(filters.getByLabel('Location')).toHaveValue('Kitchen 2, Toronto');
  await expect(filters.getByLabel('Search')).toHaveValue('cook 7');
});

test('the menu is searched and filtered, and its buttons do what they say', async ({ page, hosted }) => {
  const menu = menuOf('Dinner', {
    Pasta: [item('Cacio e pepe', { isVegetarian: true }), item('Carbonara')],
    Pizza: [item('Cheese pizza', { isVegetarian: true, description: 'word '.repeat(60) })],
  });
  const arrive = await openEarly(page, hosted.brand({ name: 'Casa Prova', menu: [menu] }).url('/menu'));
  await page.getByLabel('Search the menu').fill('pizza');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Vegetarian' }).check({ force: true });
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: '+ more' }).click();
  await arrive();
  await expect(page.getByText('1 of 3 items')).toBeVisible();
  await expect(page.getByLabel('Search the menu')).toHaveValue('pizza');
  await expect(page.locator('input[value="vegetarian"]')).toBeChecked();
  await expect(page.getByRole('button', { name: '- less' })).toBeVisible();
});

test('a question waits for the assistant', async ({ page, hosted }) => {
  const brand = hosted.brand(oneLocation);
  const arrive = await openEarly(page, brand.url('/contact'));
  const question = page.getByLabel('Ask us anything');
  await question.fill('Are you open tonight?');
  await question.press('Enter');
  await question.press('Enter');
  await expect(question).toHaveValue('Are you open tonight?');
  await arrive();
  await expect(page.getByRole('log').getByText('Are you open tonight?')).toHaveCount(1);
  await expect(question).toHaveValue('');
});

test('buttons are pressed once, those that the operator brought are not', async ({ page, hosted }) => {
  const body =
    '<button type="button" id="own">Own</button><script>own.addEventListener("click", () => own.append("!"))</script>';
  const arrive = await openEarly(page, hosted.brand({ ...severalLocations(9), body }).url());
  const tab = page.getByRole('tab', { name: 'Kitchen 3' });
  await tab.click();
  await page.getByRole('button', { name: 'Own' }).click();
  await arrive();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Own' })).toHaveText('Own!');
  await page.setViewportSize({ width: 390, height: 844 });
  const arriveAgain = await openEarly(page, page.url());
  for (let press = 0; press < 3; press++) await page.getByRole('button', { name: /^Show all/ }).click();
  await page.getByLabel('Menu', { exact: true }).click();
  await arriveAgain();
  await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show all/ })).toHaveCount(0);
});

test('a code is copied, a question stays open, a link leads on', async ({ page, hosted }) => {
  const discounts = [{ title: 'First order', badge: '15% off', couponCode: 'CIAO15' }];
  const brand = hosted.brand({ ...oneLocation, discounts });
  const arrive = await openEarly(page, brand.url('/offers'));
  await page.getByRole('button', { name: 'Copy code CIAO15' }).click();
  await arrive();
  await expect(page.getByRole('status').filter({ hasText: 'CIAO15' })).toBeAttached();
  const arriveAtHome = await openEarly(page, brand.url());
  await page.getByText('Is there parking?').click();
  await arriveAtHome();
  await expect(page.getByText('Behind the house.')).toBeHidden();
  await openEarly(page, brand.url());
  await page.getByRole('link', { name: 'FEEDBACK', exact: true }).click();
  await expect(page).toHaveURL(brand.url('/feedback'));
});

const questions = ['Why?', 'Who?', 'Where?'].map((question) => ({
  id: question,
  question,
  type: 'input',
  required: true,
}));
const franchise = { brand: { franchisee_form: { questions } } };
const labelled = (label: string) => new RegExp(`^${label.replace('?', '[?]')}( [(]optional[)])?$`);
const fields: Record<string, Record<string, string>> = {
  '/catering': { 'Full name': 'Ada', Phone: '416 555 0199', Requirements: 'No nuts', Location: 'Kitchen 2' },
  '/careers': { Name: 'Ada', 'E-mail': 'ada@mail.example', 'Cover letter': 'I cook.', Position: 'Cook' },
  '/media-inquiries': { Outlet: 'The Post', Message: 'Sunday?', 'Contact name': 'Ada' },
  '/franchise': { 'Why?': 'I like it.', 'Who?': 'Me' },
};
for (const [path, answers] of Object.entries(fields)) {
  test(`what was typed on ${path} stays, and counts`, async ({ page, hosted }) => {
    const arrive = await openEarly(
      page,
      hosted.brand({ ...places, ...franchise, jobs: [{ title: 'Cook' }] }).url(path),
    );
    const form = page.locator('form', { has: page.getByRole('button', { name: /^(Send|Submit) .*(ion|iry|est)$/ }) });
    for (const [label, text] of Object.entries(answers)) {
      const field = form.getByLabel(labelled(label));
      if (await field.evaluate(({ localName }) => localName === 'select')) await field.selectOption({ label: text });
      else await field.fill(text);
    }
    const chosen = form.getByRole('radio').first();
    if (await chosen.count()) await chosen.check({ force: true });
    await arrive();
    await form.getByRole('button', { name: /^(Send|Submit)/ }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'correction' });
    await expect(summary).toBeVisible();
    for (const label of Object.keys(answers)) {
      await expect(form.getByLabel(labelled(label))).not.toHaveValue('');
      await expect(summary.getByRole('link', { name: new RegExp(`^${label.replace('?', '.')}:`) })).toHaveCount(0);
    }
    if (await chosen.count()) await expect(chosen).toBeChecked();
  });
}

test('feedback that was begun leads on', async ({ page, hosted }) => {
  const arrive = await openEarly(page, hosted.brand(places).url('/feedback'));
  await page.getByLabel('Select Your Location').selectOption('l2');
  await arrive();
  await expect(page.getByRole('button', { name: 'Change' })).toBeVisible();
  const arriveAgain = await openEarly(page, hosted.brand(oneLocation).url('/feedback'));
  await page.getByRole('radio', { name: 'Very Satisfied' }).check();
  await arriveAgain();
  await expect(page.getByRole('group', { name: 'This feedback is about:' })).toBeVisible();
});

test('a form that is sent early is answered by the server', async ({ page, hosted }) => {
  const sent = bodiesOf(hosted.backend, '/functions/v1/website-submissions/franchise');
  await openEarly(page, hosted.brand({ ...places, ...franchise }).url('/franchise'));
  await page.getByLabel('Why?').fill('I like it.');
  await page.getByRole('button', { name: 'Send Franchise Inquiry' }).click();
  await expect(page.getByRole('alert')).toContainText('correction');
  await expect(page.getByLabel('Why?')).toHaveValue('I like it.');
  expect(sent()).toEqual([]);
});

test('where the script never comes, what it would show stands there all the same', async ({
  page,
  hosted,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  const brand = hosted.brand({
    ...oneLocation,
    hasMenu: 'page',
    menu: [menuOf('Dinner', { Pasta: [item('Ragu', { description: `${'Slowly braised. '.repeat(10)}The end.` })] })],
  });
  await page.goto(brand.url('/menu'));
  await expect(page.getByText('The end.')).toBeVisible();
  await expect(page.getByRole('button', { name: '+ more' })).toBeHidden();

  await page.goto(hosted.brand(kitchens).url());
  await expect(page.locator('.location-card').filter({ visible: true })).toHaveCount(3);
  await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0);

  const sent = bodiesOf(hosted.backend, '/functions/v1/website-submissions/feedback');
  await page.goto(brand.url('/feedback'));
  await page.getByRole('radio', { name: 'Neutral' }).check();
  await page.getByRole('radio', { name: 'Food' }).check();
  await page.getByRole('radio', { name: 'Make a suggestion' }).check();
  await page.getByRole('button', { name: 'Send to Management' }).click();
  await expect(page.getByText('Thank You!')).toBeVisible();
  expect(sent()).toMatchObject([{ rating: 3, sub_type: 'Food', nature: 'suggestion' }]);
});

test('a field is not held up by React’s code and its first rendering in one turn', async ({ page, hosted }) => {
  const turns: unknown[] = [];
  await page.exposeFunction('turnEnded', (live: boolean) => turns.push(live));
  await page.route(/\/assets\/(react|application\.island)-.*\.js$/, async (route) => {
    // Tests' own requests know no hosts of brands.
    const url = route
      .request()
      .url()
      .replace(/[^/]*\.localhost/, 'localhost');
    const response = await route.fetch({ url });
    const tellAfterwards =
      'setTimeout(()=>turnEnded(document.querySelector("[data-island=application]").hasAttribute("data-live")));';
    await route.fulfill({ response, body: tellAfterwards + (await response.text()) });
  });
  await page.goto(hosted.brand(oneLocation).url('/careers'));
  await hydrated(page);
  await page.locator('input[name=name]').click();
  await expect(page.locator('[data-island=application][data-live]')).toBeAttached();
  await expect.poll(() => turns).toEqual([false, false]);
});
