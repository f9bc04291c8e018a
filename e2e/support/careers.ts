/** The careers page of a group with four jobs and two locations, and its form as people see it. */
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { test } from './fixtures.ts';
import type { HostedSite } from './hosted-site.ts';

export const CALL = '/functions/v1/website-submissions/careers';
export const jobs = [
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
export const locations = [
  { id: 'l1', restaurant_id: 'r1', name: 'Queen West', address: { locality: 'Toronto' } },
  { id: 'l2', name: 'Mile End', address: { locality: 'Montréal' } },
];
export const group = { name: 'Ember', jobs, locations };
export const resume = {
  name: 'Ada Byron.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 resume of Ada'),
};
export const photo = { name: 'me.PNG', mimeType: 'image/png', buffer: Buffer.from('PNG of Ada') };

/** A file on disk: the browser reads it from there itself. */
export async function fileOf(bytes: number): Promise<string> {
  const path = test.info().outputPath('Ada Byron.pdf');
  await writeFile(path, Buffer.alloc(bytes, 'a'));
  return path;
}
export const MEGABYTE = 1024 * 1024;

/** The form as people see it. */
export function application(page: Page) {
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

export async function fillPerson(page: Page) {
  const { form } = application(page);
  await form.getByRole('radio', { name: '1 to 2 years' }).check();
  await form.getByLabel('Name').fill('Ada Byron');
  await form.getByLabel('E-mail').fill('ada@example.com');
  await form.getByLabel('Phone').fill('(416) 555-0100');
  await form.getByLabel('Resume').setInputFiles(resume);
}

/** What reached the backend, as form data; each test's own, known by its brand's origin. */
export async function received(hosted: HostedSite, since: number) {
  const requests = hosted.backend.requests.slice(since).filter(({ path }) => path === CALL);
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
