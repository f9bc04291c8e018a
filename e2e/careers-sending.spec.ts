import { expectNoAxeViolations } from './support/axe.ts';
import { application, CALL, fileOf, fillPerson, group, MEGABYTE, photo, received, resume } from './support/careers.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';

// Smooth scrolling only makes each step of a form wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.afterEach(({ hosted }) => hosted.backend.call(CALL, answer.text('{"success":true}')));

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
    expect(Object.fromEntries(sent?.fields ?? [])).toEqual({
      name: 'Ada Byron',
      email: 'ada@example.com',
      phone: '(416) 555-0100',
      position: 'Grill cook',
      experience: '1 to 2 years',
      cover_letter: 'Fire is my\r\nfriend.',
      restaurant_id: 'r1',
      resume: 'Ada Byron.pdf application/pdf 22',
      photo: 'me.PNG image/png 10',
    });
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
    hosted.backend.call(CALL, answer.serverError());
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
      hosted.backend.call(CALL, given);
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

      hosted.backend.call(CALL, answer.text('{"success":true}'));
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
      hosted.backend.call(CALL, answer.text(body, { status }));
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
    hosted.backend.call(CALL, answer.text(body, { status: 400 }));
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
    hosted.backend.call(CALL, answer.after(1_500, answer.text('{"success":true}')));
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
    await resumeField.setInputFiles(await fileOf(2 * MEGABYTE));
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: MEGABYTE,
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
    // It comes with React, which a test that types without a pause may be ahead of.
    const remove = form.getByRole('button', { name: 'Remove Ada Byron.pdf' });
    await expect(remove).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(remove).toBeFocused();
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
