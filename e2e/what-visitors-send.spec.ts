import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';
import { compiled, type Site, startSite } from './support/site.ts';

// Smooth scrolling only makes each step of a form wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const execute = promisify(execFile);
const root = path.resolve(import.meta.dirname, '..');
interface Stored {
  kind: string;
  record: Record<string, unknown>;
  files: unknown[];
}

/** A command of the backend, as an operator gives it beside the running site; settles with what it printed. */
async function command(site: Site, name: 'brand' | 'submissions', args: string[]): Promise<string> {
  const program = path.join(root, `apps/backend/src/commands/${name}/main.ts`);
  const env = { ...process.env, DATA_DIR: site.dataFolder, NODE_COMPILE_CACHE: compiled };
  return (await execute(process.execPath, [program, ...args], { cwd: root, env, maxBuffer: 16 * 1024 * 1024 })).stdout;
}

/** What an operator reads of a brand while the site runs. */
async function submissionsOf(site: Site, brand: string): Promise<Stored[]> {
  const list = ['export', '--format', 'json', '--brand', brand];
  // Robots are quick, and so are these tests: what looks like spam counts too.
  const lists = [list, [...list, '--spam']].map((args) => command(site, 'submissions', args));
  return (await Promise.all(lists)).flatMap((printed): Stored[] => JSON.parse(printed));
}

/** A name by which a test knows its own submission. */
const someone = () => `Visitor ${Math.random().toString(36).slice(2, 10)}`;

async function fillCatering(page: Page, name: string) {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Phone').fill('416 555 0199');
  await page.getByRole('radio', { name: 'Other' }).check();
  await page.getByLabel('What kind of event?').fill('Farewell');
  await page.getByLabel('Event location').fill('St. Paul’s Hall');
  await page.getByLabel('Event date').fill('2099-06-30');
  await page.getByLabel('Event timings').fill('6 to 9');
  await page.getByLabel('Number of guests').fill('45');
  await page.getByRole('radio', { name: 'Delivery', exact: true }).check();
  await page.getByLabel('Requirements').fill('Two vegans');
}

const ARRIVED = 'Thank you! Your catering request has been submitted successfully. We will contact you soon.';
const catering = { event_type: 'Farewell', number_of_guests: 45, event_date: '2099-06-30', source: 'website' };

test('a catering request reaches the operator', async ({ page, site }) => {
  const name = someone();
  await page.goto(site.url('trattoria.localhost', '/catering'));
  await hydrated(page);
  await fillCatering(page, name);
  await page.getByRole('button', { name: 'Send Catering Request' }).click();
  await expect(page.getByText(ARRIVED)).toBeVisible();
  const stored = await submissionsOf(site, 'demo:trattoria-lucia');
  const mine = stored.filter(({ record }) => record.full_name === name);
  expect(mine).toMatchObject([{ kind: 'catering', record: catering }]);
});

/** Applies at the trattoria with a resume that calls itself a PDF. */
async function apply(page: Page, site: Site, name: string, resume: Buffer) {
  await page.goto(site.url('trattoria.localhost', '/careers'));
  await hydrated(page);
  await page.getByLabel('Position', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('radio', { name: '1 to 2 years' }).check();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByLabel('Phone').fill('416 555 0100');
  await page.getByLabel('Resume').setInputFiles({ name: 'Ada.pdf', mimeType: 'application/pdf', buffer: resume });
  await page.getByRole('button', { name: 'Submit Application' }).click();
}

test('an application reaches the operator with its files', async ({ page, site }) => {
  const name = someone();
  await apply(page, site, name, Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'));
  await expect(page.getByRole('heading', { name: /Thank you|received/i })).toBeVisible();
  const mine = (await submissionsOf(site, 'demo:trattoria-lucia')).filter(({ record }) => record.name === name);
  expect(mine).toMatchObject([{ kind: 'careers', files: [{ name: 'Ada.pdf' }] }]);
});

test('a program that calls itself a resume is refused beside its field, and nothing is stored', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/415/);
  const name = someone();
  await apply(page, site, name, Buffer.from('MZ\u0090\u0000 a program'));
  await expect(page.getByRole('alert').filter({ hasText: 'One answer needs a correction' })).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  const mine = (await submissionsOf(site, 'demo:trattoria-lucia')).filter(({ record }) => record.name === name);
  expect(mine).toEqual([]);
});

test('feedback from a QR code reaches the operator', async ({ page, site }) => {
  const words = someone();
  await page.goto(site.url('localhost', '/feedback?id=demo:r_1003&r=5&st=Food&n=compliment'));
  await hydrated(page);
  await page.getByLabel('What went well? (optional)').fill(words);
  await page.getByRole('button', { name: 'Send to Management' }).click();
  await expect(page.getByText('Thank You!')).toBeVisible();
  const mine = (await submissionsOf(site, 'demo:maple-and-ember')).filter(({ record }) => record.message === words);
  expect(mine).toMatchObject([
    {
      kind: 'restaurant_feedback',
      record: { restaurant_id: 'demo:r_1003', rating: 5, sub_type: 'Food', nature: 'compliment' },
    },
  ]);
});

test('a callback from the widget reaches the operator', async ({ page, site }) => {
  const words = someone();
  await page.goto(site.url('noodles.localhost'));
  await hydrated(page);
  await page.getByRole('link', { name: 'FEEDBACK', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Request Callback/ }).click();
  await dialog.getByLabel(/Phone/).fill('902 555 0100');
  await dialog.getByLabel(/Name/).fill(words);
  await dialog.getByRole('button', { name: 'Request Callback' }).last().click();
  await expect(dialog.getByText('Request Received!')).toBeVisible();
  const mine = (await submissionsOf(site, 'demo:harbour-noodle')).filter(({ record }) => record.contact_name === words);
  expect(mine).toMatchObject([{ kind: 'callback', record: { type: 'callback', contact_phone: '902 555 0100' } }]);
});

test('a media inquiry reaches the operator', async ({ page, site }) => {
  const name = someone();
  await page.goto(site.url('noodles.localhost', '/media-inquiries'));
  await hydrated(page);
  await page.getByRole('radio', { name: 'Story Inquiry' }).check();
  await page.getByLabel('Outlet').fill('The Daily');
  await page.getByLabel('Contact name').fill(name);
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByRole('checkbox', { name: /You may contact me/ }).check();
  await page.getByRole('button', { name: 'Send Media Inquiry' }).click();
  await expect(page.getByText('Your media inquiry has been submitted successfully.').first()).toBeVisible();
  const mine = (await submissionsOf(site, 'demo:harbour-noodle')).filter(({ record }) => record.contact_name === name);
  expect(mine).toMatchObject([{ kind: 'media_inquiry', record: { inquiry_type: 'story_inquiry' } }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a catering request is posted to its page and reaches the operator once', async ({ page, site }) => {
    const name = someone();
    await page.goto(site.url('trattoria.localhost', '/catering'));
    await fillCatering(page, name);
    await page.getByRole('button', { name: 'Send Catering Request' }).click();
    await expect(page.getByText(ARRIVED)).toBeVisible();
    // Loading the answer again posts it again.
    await page.reload();
    await expect(page.getByText(ARRIVED)).toBeVisible();
    const mine = (await submissionsOf(site, 'demo:trattoria-lucia')).filter(({ record }) => record.full_name === name);
    expect(mine).toMatchObject([{ kind: 'catering', record: catering }]);
  });
});

test.describe('of two brands with the same ids', () => {
  let shared: Site;
  const importBrand = async (name: string, ...args: string[]) => {
    const file = test.info().outputPath(`${name}.json`);
    await writeFile(
      file,
      JSON.stringify({ name, restaurant_id: 1, brand_id: 1, locations: [{ id: 1, name: 'Here' }] }),
    );
    await command(shared, 'brand', ['import', file, '--id', name, ...args]);
  };
  test.beforeAll(async () => {
    shared = await startSite({ env: { BRAND_ID: 'pho-binh' } });
    await importBrand('pho-binh', '--host', 'www.pho.example');
    await importBrand('other', '--host', 'localhost', '--host', 'other.localhost');
  });
  test.afterAll(() => shared?.stop());

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('the one that BRAND_ID names gets it, also on a host of the other', async ({ page }) => {
        const name = someone();
        await page.goto(shared.url('localhost', '/catering'));
        if (javaScriptEnabled) await hydrated(page);
        await fillCatering(page, name);
        await page.getByRole('button', { name: 'Send Catering Request' }).click();
        await expect(page.getByText(ARRIVED)).toBeVisible();
        const stored = (await submissionsOf(shared, 'pho-binh')).filter(({ record }) => record.full_name === name);
        expect(stored).toHaveLength(1);
        expect(await submissionsOf(shared, 'other')).toEqual([]);
      });
    });
  }
});

test('a page that was opened before its host became another brand’s asks to be reloaded', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/409|could not be sent/);
  const importBrand = async (name: string) => {
    const file = test.info().outputPath(`${name}.json`);
    await writeFile(file, JSON.stringify({ name, restaurant_id: 1 }));
    await command(site, 'brand', ['import', file, '--host', 'moving.localhost', '--id', name, '--replace']);
  };
  await importBrand('before');
  await page.goto(site.url('moving.localhost', '/catering'));
  await hydrated(page);
  await fillCatering(page, someone());
  await importBrand('after');
  await page.getByRole('button', { name: 'Send Catering Request' }).click();
  await expect(page.getByText('This page has changed since you opened it.')).toBeVisible();
  for (const brand of ['before', 'after']) expect(await submissionsOf(site, brand)).toEqual([]);
});
