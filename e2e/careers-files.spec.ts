import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { application, fileOf, fillPerson, group, MEGABYTE, received, resume } from './support/careers.ts';
import { expect, test } from './support/fixtures.ts';

// Smooth scrolling only makes each step of a form wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function dropOnto(page: Page, target: Locator, files: { name: string; type: string; size: number }[]) {
  const transfer = await page.evaluateHandle((dropped) => {
    const data = new DataTransfer();
    for (const { name, type, size } of dropped) data.items.add(new File(['x'.repeat(size)], name, { type }));
    return data;
  }, files);
  for (const kind of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(kind, { dataTransfer: transfer });
}

test.describe('files', { tag: '@once' }, () => {
  test.beforeEach(async ({ page, hosted }) => {
    await page.goto(hosted.brand(group).url('/careers'));
  });

  test('a chosen file shows its name and size, and can be removed', { tag: '@axe' }, async ({ page }) => {
    const { form, resume: resumeField } = application(page);
    await resumeField.setInputFiles(await fileOf(1.5 * MEGABYTE));
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
    ['10 MB and a byte', 10 * MEGABYTE + 1, 'This file is larger than 10 MB. Choose a smaller one'],
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
    await resumeField.setInputFiles(await fileOf(10 * MEGABYTE));
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
    expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({
      resume: 'Ada Byron.pdf application/pdf 10485760',
    });
  });
});
