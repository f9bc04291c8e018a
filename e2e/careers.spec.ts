import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import type { HostedSite } from './support/hosted-site.ts';
import { hydrated } from './support/hydration.ts';

// Smooth scrolling only makes each step of a form wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const call = '/functions/v1/website-submissions/careers';
const jobs = [
  {
    title: 'Grill cook',
    type: 'Full-time',
    description: 'You tend the fire.',
    requirements: ['One year on a line'],
    benefits: ['$22 an hour', 'A meal each shift'],
    restaurant_id: 'r1',
    location_name: 'Queen West',
  },
  { title: 'Counter crew', type: 'Part-time', benefits: ['A meal each shift'], location_name: 'Mile End' },
  { title: 'Runner', type: 'Part-time' },
  { title: 'Baker', type: 'Full-time', restaurant_id: 'r3', location_name: 'The bakery' },
];
const locations = [
  { id: 'l1', restaurant_id: 'r1', name: 'Queen West', address: { locality: 'Toronto' } },
  { id: 'l2', name: 'Mile End', address: { locality: 'Montréal' } },
];
const group = { name: 'Ember', jobs, locations };
const resume = { name: 'Ada Byron.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 resume of Ada') };
const photo = { name: 'me.PNG', mimeType: 'image/png', buffer: Buffer.from('PNG of Ada') };
/** A file on disk: the browser reads it from there itself. */
async function fileOf(bytes: number): Promise<string> {
  const path = test.info().outputPath('Ada Byron.pdf');
  await writeFile(path, Buffer.alloc(bytes, 'a'));
  return path;
}
const megabyte = 1024 * 1024;

/** The form as people see it. */
function application(page: Page) {
  const form = page.locator('form', { has: page.getByRole('button', { name: /^Submit/ }) });
  return {
    form,
    position: form.getByLabel('Position'),
    location: form.getByLabel('Location'),
    resume: form.getByLabel('Resume'),
    photo: form.getByLabel('Photo'),
    letter: form.getByLabel('Cover letter'),
    submit: form.getByRole('button', { name: /^Submit/ }),
    summary: page.getByRole('alert').filter({ hasText: 'correction' }),
    toast: page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Close' }) }),
  };
}

async function fillPerson(page: Page) {
  const { form } = application(page);
  await form.getByRole('radio', { name: '1 to 2 years' }).check();
  await form.getByLabel('Name').fill('Ada Byron');
  await form.getByLabel('E-mail').fill('ada@example.com');
  await form.getByLabel('Phone').fill('(416) 555-0100');
  await form.getByLabel('Resume').setInputFiles(resume);
}

/** What reached the backend, as form data; each test's own, known by its brand's origin. */
async function received(hosted: HostedSite, since: number) {
  const requests = hosted.backend.requests.slice(since).filter(({ path }) => path === call);
  return Promise.all(
    requests.map(async ({ body, headers }) => {
      const type = headers['content-type'] ?? '';
      const data = await new Response(body, { headers: { 'content-type': type } }).formData();
      const fields = [...data].map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : `${value.name} ${value.type} ${value.size}`,
      ]);
      return { headers, fields };
    }),
  );
}

async function dropOnto(page: Page, target: Locator, files: { name: string; type: string; size: number }[]) {
  const transfer = await page.evaluateHandle((dropped) => {
    const data = new DataTransfer();
    for (const { name, type, size } of dropped) data.items.add(new File(['x'.repeat(size)], name, { type }));
    return data;
  }, files);
  for (const kind of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(kind, { dataTransfer: transfer });
}

test.afterEach(({ hosted }) => hosted.backend.call(call, answer.text('{"success":true}')));

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

test.describe('sending', () => {
  test('the body on the wire is the specification’s, with both files', { tag: '@once' }, async ({ page, hosted }) => {
    const since = hosted.backend.requests.length;
    await page.goto(hosted.brand(group).url('/careers?position=grill-cook-queen-west'));
    const { photo: photoField, letter, submit } = application(page);
    await fillPerson(page);
    await photoField.setInputFiles(photo);
    await letter.fill('Fire is my\nfriend.');
    await submit.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Application Sent' })).toBeVisible();
    const [sent, ...more] = await received(hosted, since);
    expect(more).toEqual([]);
    expect(sent?.headers).toMatchObject({ apikey: 'fake-anon-key', authorization: 'Bearer fake-anon-key' });
    expect(sent?.fields).toEqual([
      ['name', 'Ada Byron'],
      ['email', 'ada@example.com'],
      ['phone', '(416) 555-0100'],
      ['position', 'Grill cook'],
      ['experience', '1 to 2 years'],
      ['cover_letter', 'Fire is my\r\nfriend.'],
      ['restaurant_id', 'r1'],
      ['resume', 'Ada Byron.pdf application/pdf 22'],
      ['photo', 'me.PNG image/png 10'],
    ]);
  });

  test('success replaces the form with a confirmation, which leads back', { tag: '@axe' }, async ({ page, hosted }) => {
    await page.goto(hosted.brand(group).url('/careers?position=grill-cook-queen-west'));
    const { form, submit, position } = application(page);
    await fillPerson(page);
    await submit.click();
    const confirmation = page.getByRole('status').filter({ hasText: 'Thank you, Ada Byron!' });
    await expect(confirmation).toBeFocused();
    await expect(confirmation).toBeInViewport();
    await expect(confirmation).toContainText('Your application has arrived: Grill cook, for Queen West, Toronto.');
    await expect(form).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Apply for Runner' }).click();
    await expect(position).toBeFocused();
    await expect(position).toHaveValue('runner');
    await expect(form.getByLabel('Name')).toHaveValue('');
    await expect(form.getByText('Ada Byron.pdf', { exact: true })).toHaveCount(0);
  });

  test('what is missing is said by the toast, a focused summary and beside each field, not by the browser', {
    tag: '@axe',
  }, async ({ page, hosted }) => {
    const since = hosted.backend.requests.length;
    await page.goto(hosted.brand(group).url('/careers'));
    const { form, submit, summary, toast, position, resume: resumeField } = application(page);
    await submit.click();
    await expect(toast).toContainText('Position Required');
    await expect(toast).toContainText('Please select a position to apply for.');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Please select a position to apply for.',
      'Choose how much experience you have',
      'Enter your name',
      'Enter your e-mail address',
      'Enter your phone number',
      'Attach your resume as a PDF or Word file',
    ]);
    await expect(position).toHaveAccessibleDescription('Please select a position to apply for.');
    await expect(resumeField).toHaveAccessibleDescription(/up to 10 MB Attach your resume as a PDF or Word file/);
    await expectNoAxeViolations(page);
    await summary.getByRole('link', { name: 'Attach your resume' }).click();
    await expect(resumeField).toBeFocused();

    await position.selectOption('Grill cook, Queen West, Toronto');
    await submit.click();
    await expect(toast).toContainText('Required Fields Missing');
    await expect(toast).toContainText('Please fill in all required fields.');
    await fillPerson(page);
    await form.getByLabel('E-mail').fill('ada');
    await form.getByLabel('Phone').fill('call me');
    await submit.click();
    await expect(summary.getByRole('link')).toHaveText([
      'Please enter a valid email address',
      'Please enter a valid phone number',
    ]);
    expect(await received(hosted, since)).toEqual([]);
  });

  test('a missing location is named where it stands in the form: after the position, before the name', async ({
    page,
    hosted,
  }) => {
    await page.goto(hosted.brand(group).url('/careers?position=open'));
    const { form, submit, summary } = application(page);
    await fillPerson(page);
    await form.getByLabel('Name').fill('');
    await submit.click();
    await expect(summary.getByRole('link')).toHaveText(['Please select a location to apply to.', 'Enter your name']);
  });

  test('after a failure the button has the focus again, and the toast covers neither it nor the assistant', async ({
    page,
    hosted,
    allowConsole,
  }) => {
    allowConsole(/could not be sent|Failed to load resource/);
    hosted.backend.call(call, answer.serverError());
    await page.goto(hosted.brand(group).url('/careers?position=grill-cook-queen-west'));
    const { submit, toast } = application(page);
    await fillPerson(page);
    await submit.focus();
    await page.keyboard.press('Enter');
    await expect(toast).toContainText('Submission Failed');
    await expect(submit).toBeFocused();
    const assistant = page.getByRole('search').last();
    await expect(async () => {
      const [button, message, bar] = await Promise.all([submit, toast, assistant].map((one) => one.boundingBox()));
      if (!button || !message || !bar) throw new Error('Something is not shown.');
      expect(message.y + message.height).toBeLessThanOrEqual(bar.y);
      const beside = button.x + button.width <= message.x;
      expect(beside || button.y + button.height <= message.y).toBe(true);
    }).toPass();
  });

  const failures = {
    'success: false': answer.failure('No'),
    'no success at all': answer.text('{}'),
    'HTTP 500': answer.serverError(),
    'a dropped connection': answer.drop(),
  };
  for (const [name, given] of Object.entries(failures)) {
    test(`${name} is a failure that keeps what was typed and the files`, { tag: '@once' }, async ({
      page,
      hosted,
      allowConsole,
    }) => {
      allowConsole(/could not be sent|Failed to load resource|request failed/);
      hosted.backend.call(call, given);
      const since = hosted.backend.requests.length;
      await page.goto(hosted.brand(group).url('/careers?position=grill-cook-queen-west'));
      const { form, submit, toast, position } = application(page);
      await fillPerson(page);
      await submit.click();
      await expect(toast).toContainText('Submission Failed');
      await expect(toast).toContainText('Please try again in some time.');
      await expect(page.getByRole('alert')).toContainText('Your application was not sent.');
      await expect(position).toHaveValue('grill-cook-queen-west');
      await expect(form.getByLabel('Name')).toHaveValue('Ada Byron');
      await expect(form.getByText('Ada Byron.pdf', { exact: true })).toBeVisible();
      if (name === 'HTTP 500') await expectNoAxeViolations(page);

      hosted.backend.call(call, answer.text('{"success":true}'));
      await submit.click();
      await expect(page.getByRole('heading', { name: 'Application Sent' })).toBeVisible();
      await expect(page.getByText('Submission Failed')).toHaveCount(0);
      expect(await received(hosted, since)).toHaveLength(2);
    });
  }

  for (const status of [400, 413, 415]) {
    test(`what HTTP ${status} says of a field stands beside it until it is changed`, { tag: '@once' }, async ({
      page,
      hosted,
      allowConsole,
    }) => {
      allowConsole(/Failed to load resource/);
      const problem = 'This is no PDF inside. Choose another file';
      const body = JSON.stringify({ success: false, error: 'Bad file', fields: { resume: problem } });
      hosted.backend.call(call, answer.text(body, { status }));
      await page.goto(hosted.brand(group).url('/careers?position=grill-cook-queen-west'));
      const { submit, summary, letter, resume: resumeField } = application(page);
      await fillPerson(page);
      await submit.click();
      await expect(summary).toBeFocused();
      await expect(resumeField).toHaveAccessibleDescription(new RegExp(problem));
      await letter.fill('Something else');
      await expect(resumeField).toHaveAccessibleDescription(new RegExp(problem));
      await resumeField.setInputFiles({ ...resume, name: 'other.docx', mimeType: '' });
      await expect(page.getByText(problem)).toHaveCount(0);
    });
  }

  test('a restaurant that the backend does not know is nothing the applicant could correct', { tag: '@once' }, async ({
    page,
    hosted,
    allowConsole,
  }) => {
    allowConsole(/could not be sent|Failed to load resource/);
    const body = JSON.stringify({ success: false, error: 'Unknown', fields: { restaurant_id: 'Unknown restaurant' } });
    hosted.backend.call(call, answer.text(body, { status: 400 }));
    await page.goto(hosted.brand(group).url('/careers?position=grill-cook-queen-west'));
    const { submit, toast } = application(page);
    await fillPerson(page);
    await submit.click();
    await expect(toast).toContainText('Submission Failed');
    await expect(page.getByText('Unknown restaurant')).toHaveCount(0);
  });

  test('while it is sent the button says so and a second press sends nothing', { tag: '@axe' }, async ({
    page,
    hosted,
  }) => {
    hosted.backend.call(call, answer.after(1_500, answer.text('{"success":true}')));
    const since = hosted.backend.requests.length;
    await page.goto(hosted.brand(group).url('/careers?position=grill-cook-queen-west'));
    const { submit, form } = application(page);
    await fillPerson(page);
    await submit.dblclick();
    await expect(submit).toHaveText('Submitting...');
    await expect(submit).toBeDisabled();
    await form.getByLabel('Name').press('Enter');
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Uploaded, waiting for the answer');
    await expectNoAxeViolations(page);
    await expect(page.getByRole('heading', { name: 'Application Sent' })).toBeVisible();
    expect(await received(hosted, since)).toHaveLength(1);
  });

  test('a slow upload shows how far it is', async ({ page, hosted, context }) => {
    await page.goto(hosted.brand(group).url('/careers?position=grill-cook-queen-west'));
    const { submit, resume: resumeField } = application(page);
    await fillPerson(page);
    await resumeField.setInputFiles(await fileOf(2 * megabyte));
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: megabyte,
    });
    await submit.click();
    const bar = page.getByRole('progressbar', { name: 'Upload' });
    await expect(bar).toHaveAttribute('aria-valuetext', /^[1-9]\d% uploaded$/);
    await expect(submit).toHaveText('Submitting...');
    await expect(page.getByRole('heading', { name: 'Application Sent' })).toBeVisible({ timeout: 15_000 });
  });

  test('the keyboard alone applies', async ({ page, hosted }) => {
    // Who listens only just before the key is pressed may hear nothing of the file dialog.
    const chooser = page.waitForEvent('filechooser', { timeout: 0 });
    await page.goto(hosted.brand(group).url('/careers'));
    await hydrated(page);
    await page.getByRole('link', { name: /^Apply for Grill cook/ }).focus();
    await page.keyboard.press('Enter');
    const { position, resume: resumeField, submit, form } = application(page);
    await expect(position).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ada Byron');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('416 555 0100');
    await page.keyboard.press('Tab');
    await expect(resumeField).toBeFocused();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(resume);
    await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: 'Remove Ada Byron.pdf' })).toBeFocused();
    for (const stop of ['photo', 'letter'] as const) {
      await page.keyboard.press('Tab');
      await expect(application(page)[stop]).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your application has arrived: Grill cook, for Queen West, Toronto.')).toBeVisible();
  });
});

test.describe('files', { tag: '@once' }, () => {
  test.beforeEach(async ({ page, hosted }) => {
    await page.goto(hosted.brand(group).url('/careers'));
  });

  test('a chosen file shows its name and size, and can be removed', { tag: '@axe' }, async ({ page }) => {
    const { form, resume: resumeField } = application(page);
    await resumeField.setInputFiles(await fileOf(1.5 * megabyte));
    await expect(form.getByText('Ada Byron.pdf', { exact: true })).toBeVisible();
    await expect(form.getByText('1.5 MB', { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Ada Byron.pdf, 1.5 MB, chosen' })).toHaveCount(1);
    await expectNoAxeViolations(page);
    await form.getByRole('button', { name: 'Remove Ada Byron.pdf' }).click();
    await expect(resumeField).toBeFocused();
    await expect(resumeField).toHaveValue('');
    await expect(form.getByText('Ada Byron.pdf', { exact: true })).toHaveCount(0);
  });

  test('a file can be dropped, and one that misses its field leaves the page alone', async ({ page }) => {
    const { form, photo: photoField, resume: resumeField } = application(page);
    await dropOnto(page, resumeField, [{ name: 'dropped.docx', type: '', size: 2_048 }]);
    await expect(form.getByText('dropped.docx', { exact: true })).toBeVisible();
    await expect(form.getByText('2 kB', { exact: true })).toBeVisible();
    await dropOnto(page, photoField, [{ name: 'me.heic', type: '', size: 10 }]);
    await expect(form.getByText('me.heic', { exact: true })).toBeVisible();
    expect(await resumeField.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('dropped.docx');
    const prevented = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'cv.pdf'));
      return !heading.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    expect(prevented).toBe(true);
  });

  const wrongType = 'This is not a PDF or Word file. Choose a file that ends in .pdf, .doc or .docx';
  const wrong = [
    ['an executable', { name: 'cv.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') }, wrongType],
    ['an executable called .pdf.exe', { name: 'cv.pdf.exe', mimeType: '', buffer: Buffer.from('MZ') }, wrongType],
    ['a picture called .pdf', { name: 'cv.pdf', mimeType: 'image/png', buffer: Buffer.from('PNG') }, wrongType],
    ['an empty file', { ...resume, buffer: Buffer.alloc(0) }, 'This file is empty. Choose another one'],
    ['10 MB and a byte', 10 * megabyte + 1, 'This file is larger than 10 MB. Choose a smaller one'],
  ] as const;
  for (const [name, file, problem] of wrong) {
    test(`${name} is refused as soon as it is chosen, and not sent`, { tag: '@once' }, async ({ page, hosted }) => {
      const since = hosted.backend.requests.length;
      const { position, resume: resumeField, submit, summary, toast } = application(page);
      await position.selectOption('Grill cook, Queen West, Toronto');
      await fillPerson(page);
      await resumeField.setInputFiles(typeof file === 'number' ? await fileOf(file) : file);
      await expect(resumeField).toHaveAccessibleDescription(new RegExp(problem.replaceAll('.', '\\.')));
      await submit.click();
      await expect(summary.getByRole('link')).toHaveText([problem]);
      await expect(toast).toHaveCount(0);
      if (name === 'an empty file') await expectNoAxeViolations(page);
      expect(await received(hosted, since)).toEqual([]);
    });
  }

  test('10 MB are sent, and a wrong photo is said to be the photo', { tag: '@once' }, async ({ page, hosted }) => {
    const since = hosted.backend.requests.length;
    const { position, resume: resumeField, photo: photoField, submit, summary, form } = application(page);
    await position.selectOption('Grill cook, Queen West, Toronto');
    await fillPerson(page);
    await resumeField.setInputFiles(await fileOf(10 * megabyte));
    await photoField.setInputFiles({ name: 'me.tiff', mimeType: 'image/tiff', buffer: Buffer.from('TIFF') });
    await submit.click();
    await expect(summary.getByRole('link')).toHaveText([
      'Photo: This is not a picture that we can open. Choose a PNG, GIF, JPEG, WebP, SVG or HEIC file',
    ]);
    await form.getByRole('button', { name: 'Remove me.tiff' }).click();
    await expect(summary).toHaveCount(0);
    await submit.click();
    await expect(page.getByRole('heading', { name: 'Application Sent' })).toBeVisible({ timeout: 15_000 });
    const [sent] = await received(hosted, since);
    expect(sent?.fields.at(-1)).toEqual(['resume', 'Ada Byron.pdf application/pdf 10485760']);
  });
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('filters, Apply and the form work, and what was sent is the same', async ({ page, hosted }) => {
    const brand = hosted.brand(group);
    const since = hosted.backend.requests.length;
    await page.goto(brand.url('/careers'));
    const list = page.getByRole('region', { name: 'Open Positions' });
    await list.getByRole('radio', { name: 'Part-time 2' }).check();
    await list.getByRole('button', { name: 'Show Positions' }).click();
    await expect(list.getByRole('article')).toHaveCount(2);
    await expect(page).toHaveURL(/\?type=Part-time/);
    await page.getByRole('link', { name: 'Apply for Counter crew' }).click();
    await expect(page).toHaveURL(/position=counter-crew-mile-end#apply$/);
    await expect(list.getByRole('article'), 'the filters stay').toHaveCount(2);
    const { location, photo: photoField, submit } = application(page);
    await expect(location).toBeHidden();
    await fillPerson(page);
    await photoField.setInputFiles(photo);
    await submit.click();
    await expect(page.getByRole('heading', { level: 2, name: 'Application Sent' })).toBeVisible();
    await expect(page.getByText('Your application has arrived.')).toBeInViewport();
    const sent = await received(hosted, since);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.authorization).toBe('Bearer fake-anon-key');
    expect(sent[0]?.fields).toEqual([
      ['name', 'Ada Byron'],
      ['email', 'ada@example.com'],
      ['phone', '(416) 555-0100'],
      ['position', 'Counter crew'],
      ['experience', '1 to 2 years'],
      ['cover_letter', ''],
      ['restaurant_id', 'l2'],
      ['resume', 'Ada Byron.pdf application/pdf 22'],
      ['photo', 'me.PNG image/png 10'],
    ]);
  });

  test('what is wrong is said on the page that comes back, with what was typed, and that files have to be chosen again', async ({
    page,
    hosted,
  }) => {
    await page.goto(hosted.brand(group).url('/careers'));
    const { form, submit, summary, toast, position } = application(page);
    await form.getByLabel('Name').fill('Ada Byron');
    await form.getByLabel('Resume').setInputFiles({ ...resume, name: 'cv.exe' });
    await submit.click();
    await expect(summary).toContainText('Please select a position to apply for.');
    await expect(summary).toContainText('This is not a PDF or Word file.');
    await expect(summary).toBeInViewport();
    await expect(page.getByRole('status').filter({ hasText: 'Position Required' })).toHaveCount(1);
    await expect(form.getByLabel('Name')).toHaveValue('Ada Byron');
    await expect(form.getByText(/choose it again/)).toHaveCount(2);
    await position.selectOption('Apply Openly (Any Location)');
    await expect(form.getByLabel('Location')).toBeVisible();
    await fillPerson(page);
    await submit.click();
    await expect(page.getByRole('status').filter({ hasText: 'Location Required' })).toHaveCount(1);
    await expect(toast).toHaveCount(1);
  });

  test('a failure keeps what was typed', async ({ page, hosted }) => {
    hosted.backend.call(call, answer.serverError());
    await page.goto(hosted.brand(group).url('/careers?position=grill-cook-queen-west'));
    const { form, submit, position } = application(page);
    await fillPerson(page);
    await submit.click();
    await expect(page.getByRole('status').filter({ hasText: 'Submission Failed' })).toContainText(
      'Please try again in some time.',
    );
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(position).toHaveValue('grill-cook-queen-west');
    await expect(form.getByLabel('Name')).toHaveValue('Ada Byron');
  });
});
