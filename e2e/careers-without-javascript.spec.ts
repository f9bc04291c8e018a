import { application, CALL, fillPerson, group, photo, received, resume } from './support/careers.ts';
import { answer } from './support/fake-backend.ts';
import { expect, test } from './support/fixtures.ts';

test.afterEach(({ hosted }) => hosted.backend.call(CALL, answer.text('{"success":true}')));

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
    expect(Object.fromEntries(sent[0]?.fields ?? [])).toEqual({
      name: 'Ada Byron',
      email: 'ada@example.com',
      phone: '(416) 555-0100',
      position: 'Counter crew',
      experience: '1 to 2 years',
      cover_letter: '',
      restaurant_id: 'l2',
      resume: 'Ada Byron.pdf application/pdf 22',
      photo: 'me.PNG image/png 10',
    });
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
    hosted.backend.call(CALL, answer.serverError());
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
