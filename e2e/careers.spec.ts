import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from './support/axe.ts';
import { application, fillPerson, group, jobs, locations, received, resume } from './support/careers.ts';
import { expect, test } from './support/fixtures.ts';

// Smooth scrolling only makes each step of a form wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('the page', () => {
  for (const name of ['maple-and-ember', 'trattoria-lucia', 'harbour-noodle', 'nova']) {
    test(`the careers page of the demo brand ${name} is accessible`, { tag: '@axe' }, async ({ page, hosted }) => {
      const configuration: unknown = JSON.parse(await readFile(`brands/${name}/brand.json`, 'utf8'));
      await page.goto(hosted.brand(configuration).url('/careers'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
      await expect(page.getByRole('button', { name: 'Submit Application' })).toBeVisible();
      await expectNoAxeViolations(page);
    });
  }

  test('each job shows its title, type, description, requirements, benefits and location', async ({ page, hosted }) => {
    const brand = hosted.brand({ ...group, jobs: jobs.slice(0, 3) });
    await page.goto(brand.url('/careers'));
    const cook = page.getByRole('article', { name: 'Grill cook' });
    for (const text of ['Full-time', 'You tend the fire.', 'One year on a line', '$22 an hour', 'A meal each shift']) {
      await expect(cook.getByText(text)).toBeVisible();
    }
    await expect(cook.getByText('Queen West, Toronto', { exact: true })).toBeVisible();
    await expect(cook.getByRole('heading', { level: 4 })).toHaveText(['Requirements', 'Benefits']);
    await expect(page.getByRole('article', { name: 'Runner' }).getByRole('heading', { level: 4 })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Open Positions' }).getByRole('status')).toHaveText('3 positions');
  });

  test('of many jobs the lists unfold', async ({ page, hosted }) => {
    await page.goto(hosted.brand(group).url('/careers'));
    const cook = page.getByRole('article', { name: 'Grill cook' });
    await expect(cook.getByText('One year on a line')).toBeHidden();
    await cook.getByText('Requirements and benefits').click();
    await expect(cook.getByText('One year on a line')).toBeVisible();
  });

  test('benefits are what the jobs state, with the positions that state them', async ({ page, hosted }) => {
    await page.goto(hosted.brand(group).url('/careers'));
    const cards = page.getByRole('region', { name: 'Benefits' }).getByRole('listitem');
    await expect(cards).toHaveCount(1);
    await expect(cards.first()).toContainText('A meal each shift');
    await expect(cards.first()).toContainText('Grill cook and Counter crew');
  });

  test('without jobs the page says so, promises nothing, and keeps the form', { tag: '@axe' }, async ({
    page,
    hosted,
  }) => {
    await page.goto(hosted.brand({ name: 'Empty' }).url('/careers'));
    await expect(page.getByRole('heading', { level: 2, name: 'No Current Openings' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Benefits' })).toHaveCount(0);
    const { position, submit } = application(page);
    await expect(position.and(page.getByRole('textbox'))).toBeVisible();
    await expect(submit).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('long and hostile texts stay texts and stay within 320 px', async ({ page, hosted }) => {
    const long = 'W'.repeat(300);
    const hostile = '</script><img src=x onerror="document.title=1"><b>';
    const wild = { title: long, type: long, description: hostile, requirements: [long], benefits: [long, hostile] };
    const brand = hosted.brand({ name: 'Wild', jobs: [wild, { ...wild, title: hostile, location_name: long }] });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(brand.url('/careers'));
    await application(page).resume.setInputFiles({ ...resume, name: `${long}.pdf` });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  });
});

test.describe('the filters', () => {
  test('type and location narrow the list, count what is left, and stand in the address', { tag: '@axe' }, async ({
    page,
    hosted,
  }) => {
    const brand = hosted.brand(group);
    await page.goto(brand.url('/careers'));
    const list = page.getByRole('region', { name: 'Open Positions' });
    const titles = list.getByRole('article').getByRole('heading', { level: 3 });
    await list.getByRole('radio', { name: 'Part-time 2' }).check();
    await expect(titles).toHaveText(['Counter crew', 'Runner']);
    await expect(list.getByRole('status')).toHaveText('2 of 4 positions');
    await expect(page).toHaveURL(brand.url('/careers?type=Part-time'));
    await list.getByLabel('Location').selectOption('Mile End, Montréal (1)');
    await expect(titles).toHaveText(['Counter crew']);
    await expect(list.getByRole('radio', { name: 'Full-time 0' })).toHaveCount(1);

    await page.reload();
    await expect(titles).toHaveText(['Counter crew']);
    await expect(list.getByRole('radio', { name: 'Part-time 1' })).toBeChecked();
    await list.getByRole('radio', { name: 'Full-time 0' }).check();
    await expect(list.getByText('No open position fits these filters.')).toBeVisible();
    await expectNoAxeViolations(page);
    await list.getByRole('link', { name: 'Show All Positions' }).click();
    await expect(titles).toHaveCount(4);
    await expect(page).toHaveURL(brand.url('/careers'));
  });

  test('many jobs can be searched by their words', async ({ page, hosted }) => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      title: `Cook ${index + 1}`,
      requirements: [`Station ${index}`],
    }));
    await page.goto(hosted.brand({ name: 'Many', jobs: many }).url('/careers'));
    const list = page.getByRole('region', { name: 'Open Positions' });
    await list.getByRole('searchbox', { name: 'Search' }).fill('station 39 40');
    await expect(list.getByRole('article')).toHaveCount(1);
    await expect(list.getByRole('article', { name: 'Cook 40' })).toBeVisible();
    await list.getByRole('link', { name: 'Clear filters' }).click();
    await expect(list.getByRole('article')).toHaveCount(40);
  });

  test('a few jobs of one kind have no filters', async ({ page, hosted }) => {
    await page.goto(hosted.brand({ name: 'One', jobs: jobs.slice(0, 1) }).url('/careers'));
    await expect(page.getByRole('form', { name: 'Filter positions' })).toHaveCount(0);
  });
});

test.describe('the position', () => {
  test('Apply chooses the job and its restaurant in the form, which takes the focus', async ({ page, hosted }) => {
    const since = hosted.backend.requests.length;
    await page.goto(hosted.brand(group).url('/careers'));
    const { form, position, location, submit } = application(page);
    await form.getByLabel('Name').fill('Typed before');
    await page.getByRole('link', { name: 'Apply for Grill cook, Queen West, Toronto' }).click();
    await expect(position).toBeFocused();
    await expect(position).toBeInViewport();
    await expect(position.locator('option:checked')).toHaveText('Grill cook, Queen West, Toronto');
    await expect(form.getByLabel('Name')).toHaveValue('Typed before');
    await expect(location).toBeHidden();
    await expect(page).toHaveURL(/\?position=grill-cook-queen-west$/);
    await fillPerson(page);
    await submit.click();
    await expect(page.getByRole('heading', { name: 'Thank you, Ada Byron!' })).toBeVisible();
    const [sent] = await received(hosted, since);
    expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({ position: 'Grill cook', restaurant_id: 'r1' });
  });

  test('the address chooses it too, and one that names no job chooses none', { tag: '@once' }, async ({
    page,
    hosted,
  }) => {
    const brand = hosted.brand(group);
    await page.goto(brand.url('/careers?position=grill-cook-queen-west#apply'));
    const { position } = application(page);
    await expect(position).toHaveValue('grill-cook-queen-west');
    await page.goto(brand.url('/careers?position=astronaut'));
    await expect(position).toHaveValue('');
  });

  test('with several locations one can apply openly, to a location of choice', { tag: '@axe' }, async ({
    page,
    hosted,
  }) => {
    const since = hosted.backend.requests.length;
    await page.goto(hosted.brand(group).url('/careers'));
    const { position, location, submit, toast } = application(page);
    await fillPerson(page);
    await expect(location).toBeHidden();
    await position.selectOption('Apply Openly (Any Location)');
    await expect(location).toBeVisible();
    await expect(location.getByRole('option')).toHaveText([
      'Select a location',
      'Queen West, Toronto',
      'Mile End, Montréal',
    ]);
    await submit.click();
    await expect(toast).toContainText('Location Required');
    await expect(toast).toContainText('Please select a location to apply to.');
    await expect(location).toHaveAccessibleDescription('Please select a location to apply to.');
    await expectNoAxeViolations(page);
    await location.selectOption('Mile End, Montréal');
    await submit.click();
    await expect(page.getByText('Apply Openly (Any Location), for Mile End, Montréal.')).toBeVisible();
    const sent = await received(hosted, since);
    expect(sent).toHaveLength(1);
    expect(Object.fromEntries(sent[0]?.fields ?? [])).toMatchObject({
      position: 'Apply Openly (Any Location)',
      restaurant_id: 'l2',
    });
  });

  test('a job without a restaurant asks for the location where there are several', { tag: '@once' }, async ({
    page,
    hosted,
  }) => {
    await page.goto(hosted.brand(group).url('/careers?position=runner'));
    const { location, position } = application(page);
    await expect(location).toBeVisible();
    await position.selectOption('Counter crew, Mile End, Montréal');
    await expect(location).toBeHidden();
  });

  test('with one location there is nothing to choose but the job', { tag: '@once' }, async ({ page, hosted }) => {
    await page.goto(hosted.brand({ name: 'One', jobs, locations: locations.slice(0, 1) }).url('/careers'));
    const { position, form } = application(page);
    await expect(position.getByRole('option', { name: /Openly/ })).toHaveCount(0);
    await expect(form.getByLabel('Location')).toHaveCount(0);
  });

  test('without jobs the position is free text, sent with the brand’s own id', async ({ page, hosted }) => {
    const since = hosted.backend.requests.length;
    await page.goto(hosted.brand({ name: 'Free', restaurant_id: 'r7' }).url('/careers'));
    const { position, submit, toast } = application(page);
    await fillPerson(page);
    await submit.click();
    await expect(toast).toContainText('Required Fields Missing');
    await expect(position).toHaveAccessibleDescription(/Enter the position that you are interested in/);
    await position.fill('Gardener');
    await submit.click();
    await expect(page.getByText('Your application has arrived: Gardener.')).toBeVisible();
    const [sent] = await received(hosted, since);
    expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({ position: 'Gardener', restaurant_id: 'r7' });
  });
});
