import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectAccessibleAt, firstLink } from './support/console.ts';
import { expect, test } from './support/fixtures.ts';
import { watchForProblems } from './support/page-problems.ts';
import { pageWithPasskeys } from './support/passkeys.ts';
import { type Site, startSite } from './support/site.ts';

const build = path.resolve(import.meta.dirname, '../apps/console/build/client');
const BRAND = '/brands/demo%3Amaple-and-ember';

/** A guest says what went wrong, on the public page; who is too quick counts as a robot. */
async function complain(page: Page, site: Site, { place, words }: { place: string; words: string }) {
  await page.goto(site.url('localhost', `/feedback?id=demo:${place}&r=1&st=Wait+time&n=complaint`));
  await page.getByLabel(/describe the problem/).fill(words);
  await page.getByLabel('Name').fill('Isabelle Roy');
  await page.getByLabel('E-mail').fill('isabelle.roy@mail.example');
  await page.waitForTimeout(3_100);
  await page.getByRole('button', { name: 'Send to Management' }).click();
  await expect(page.getByRole('button', { name: 'Leave Another Review' })).toBeVisible();
}

test('no page needs more than 160 kB of script before it stands', () => {
  interface Chunk {
    file: string;
    imports?: string[];
  }
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(build, '.vite/manifest.json'), 'utf8'));
  const needed = (name: string, found = new Set<string>()): Set<string> => {
    if (!found.has(name)) {
      found.add(name);
      for (const other of manifest[name]?.imports ?? []) needed(other, found);
    }
    return found;
  };
  const bytesOf = (entries: string[]) =>
    [...new Set(entries.flatMap((entry) => [...needed(entry)]))]
      .map((name) => manifest[name]?.file ?? '')
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + statSync(path.join(build, `${file}.br`)).size, 0);
  const inFrame = [
    ...['today/today', 'inbox/inbox', 'people/people', 'people/audit'],
    ...['settings/settings', 'account/account', 'more/more', 'insights/insights', 'codes/codes'],
  ];
  const pages = {
    ...Object.fromEntries(['sign-in/sign-in', 'sign-in/welcome', 'brands/brands'].map((page) => [page, []])),
    ...Object.fromEntries(inFrame.map((page) => [page, ['app/frame/frame.tsx']])),
  };
  for (const [page, frame] of Object.entries(pages)) {
    const bytes = bytesOf(['index.html', ...frame, `app/${page}.tsx`]);
    expect(bytes, page).toBeGreaterThan(50_000);
    expect(bytes, page).toBeLessThanOrEqual(160_000);
  }
});

test('from the printed link to the answered complaint, by keyboard alone', async ({
  context,
  browser,
  allowConsole,
}) => {
  test.setTimeout(180_000);
  const site = await startSite();
  const console_ = (to: string) => site.url('console.localhost', to);
  try {
    const olga = await pageWithPasskeys(context);
    await olga.goto(await firstLink(site));
    await expect(olga.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await olga.getByLabel('Your name').press('O');
    await olga.keyboard.type('lga Owner');
    await olga.keyboard.press('Enter');
    await expect(olga.getByRole('heading', { name: 'Brands' })).toBeVisible();
    await olga.getByRole('link', { name: /Maple & Ember/ }).press('Enter');
    await expect(olga.getByRole('heading', { name: 'All answered' })).toBeVisible();
    await olga.goto(console_(BRAND));
    await expect(olga.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await olga.keyboard.press('g');
    await olga.keyboard.press('i');
    await expect(olga.getByRole('heading', { name: 'Nobody wrote yet' })).toBeVisible();
    await expect(olga.getByRole('link', { name: 'Print a QR code' })).toBeVisible();
    await expect(olga.getByRole('heading', { level: 1, name: 'Inbox' })).toBeFocused();

    // Guests write; it shows by itself.
    const guest = await context.newPage();
    await complain(guest, site, { place: 'r_1003', words: 'We waited an hour for two tacos.' });
    await complain(guest, site, { place: 'r_1001', words: 'The door was locked at noon.' });
    await guest.close();
    const rows = olga.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(olga.getByRole('link', { name: 'Inbox 2 new' }).first()).toBeVisible();

    // A second person, for one location.
    const brandApi = await olga.evaluate(async () => {
      const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
      const body = { name: 'Max', brandId: 'demo:maple-and-ember', role: 'location', locations: ['demo:r_1001'] };
      return (await fetch('/api/invitations', { ...post, body: JSON.stringify(body) })).json();
    });
    const other = await browser.newContext();
    const problems = watchForProblems(other);
    const max = await pageWithPasskeys(other);
    await max.goto(brandApi.link);
    await max.getByRole('button', { name: 'Make a passkey' }).click();
    await expect(max.getByText('The door was locked at noon.')).toBeVisible();
    await max.goto(console_(`${BRAND}/inbox`));
    await expect(max.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1);
    await expect(max.getByText('two tacos')).toHaveCount(0);
    await max.goto(console_(`${BRAND}/people`));
    await expect(max.getByRole('heading', { name: 'People are for owners' })).toBeVisible();
    await expectNoAxeViolations(max);

    // The keys: next, note, done, take back, spam, done.
    await olga.bringToFront();
    await olga.keyboard.press('j');
    await olga.keyboard.press('j');
    const heading = olga.getByRole('heading', { level: 2, name: 'Complaint about Junction' });
    await expect(heading).toBeVisible();
    await expect(rows.nth(1).getByRole('link')).toBeFocused();
    // At once, as one types: what comes before the field is there is typed into it, and is no key of the list.
    await olga.keyboard.type('nJunk? Even so: third one.');
    await expect(olga.getByRole('textbox', { name: 'Your note' })).toHaveValue('Junk? Even so: third one.');
    await olga.keyboard.press('Control+Enter');
    await expect(olga.getByText('only your team sees this')).toBeVisible();
    await expect(rows.nth(1).getByRole('link')).toBeFocused();
    await olga.keyboard.press('e');
    await expect(rows).toHaveCount(1);
    await expect(olga.getByRole('status').getByText('Done: Isabelle Roy.')).toBeVisible();
    await olga.keyboard.press('z');
    await expect(rows).toHaveCount(2);
    await olga.keyboard.press('j');
    await olga.keyboard.press('r');
    await expect(olga.getByRole('textbox', { name: 'Your reply' })).toBeFocused();
    await expect(olga.getByRole('textbox', { name: 'Your reply' })).toHaveValue(/Isabelle/);
    await olga.keyboard.press('Escape');
    await olga.keyboard.press('e');
    await expect(rows).toHaveCount(1);
    await olga.reload();
    await expect(rows).toHaveCount(1);

    // Without a connection one goes on; it is sent when it is back.
    allowConsole(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await expect(olga.getByText('No connection.')).toBeVisible();
    await olga.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'In progress' }).press('Enter');
    await expect(olga.getByText('1 change waits here')).toBeVisible();
    await context.setOffline(false);
    await expect(olga.getByText('No connection.')).toHaveCount(0);
    await expect
      .poll(() => max.evaluate(async (path) => (await fetch(path)).json(), `/api${BRAND}/inbox?state=in_progress`))
      .toMatchObject({ items: [{ place: { name: 'Queen West' } }] });

    // What Max does shows at Olga's.
    await max.goto(console_(`${BRAND}/inbox`));
    await expect(max.getByRole('heading', { name: 'Complaint about Queen West' })).toBeVisible();
    await max.keyboard.press('e');
    await expect(max.getByRole('heading', { name: 'All answered' })).toBeVisible();
    await expect(olga.getByRole('heading', { name: 'All answered' })).toBeVisible();
    await max.goto(console_(`${BRAND}/settings`));
    await expect(max.getByRole('heading', { name: 'Settings are for owners and editors' })).toBeVisible();
    await expect(max.getByRole('link', { name: 'Settings' })).toHaveCount(0);
    expect(problems).toEqual([]);
    await other.close();

    // What replies begin with: nothing that is typed is lost, neither by leaving nor where saving fails.
    await olga.keyboard.press('g');
    await olga.keyboard.press('s');
    await olga.locator('summary', { hasText: 'Sorry' }).press('Enter');
    const text = olga.getByRole('textbox', { name: 'Text' });
    const name = olga.getByRole('textbox', { name: 'Name' });
    await text.fill('Dear ');
    await olga.getByRole('button', { name: 'First name' }).press('Enter');
    await expect(text).toHaveValue('Dear {first name}');
    await olga.getByRole('link', { name: 'People' }).click();
    await expect(olga.getByRole('status').getByText('The settings are not saved yet.')).toBeVisible();
    await olga.getByRole('link', { name: 'Settings' }).click();
    await expect(olga.getByText('Not saved yet', { exact: true })).toBeVisible();
    await olga.locator('summary', { hasText: 'Sorry' }).press('Enter');
    await name.fill('');
    const replies = olga.getByRole('region', { name: 'Replies' });
    await replies.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(/It has no name/);
    await expectNoAxeViolations(olga);
    await name.fill('Our fault');
    await replies.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(olga.getByRole('status').getByText('Saved.')).toBeVisible();
    const data = olga.getByRole('region', { name: 'Data' });
    await data.getByLabel('Feedback').selectOption('30 days');
    await data.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    const dialog = olga.getByRole('dialog', { name: 'Keep messages for shorter?' });
    await expect(dialog).toContainText('none is older');
    await expectNoAxeViolations(olga);
    await dialog.getByRole('button', { name: 'Keep for shorter' }).press('Enter');
    await expect(olga.getByRole('status').getByText('What is older is deleted within the hour.')).toBeVisible();

    await olga.goto(console_(`${BRAND}/inbox?box=all`));
    await expect(rows).toHaveCount(2);
    for (const page of [
      'today',
      'inbox?box=all',
      'people',
      'people/invite',
      'people/audit',
      'settings',
      'account',
      'more',
    ]) {
      await expectAccessibleAt(olga, console_(`${BRAND}/${page}`));
    }
    await olga.goto(console_(`${BRAND}/today`));
    await expect(olga.getByRole('heading', { name: 'Hours today' })).toBeVisible();
    await olga.keyboard.press('Control+k');
    await expect(olga.getByRole('combobox', { name: 'Search or jump' })).toBeFocused();
    await expectNoAxeViolations(olga);
    await olga.keyboard.type('peo');
    await olga.keyboard.press('Enter');
    await expect(olga.getByRole('heading', { level: 1, name: 'People' })).toBeFocused();
    await olga.keyboard.press('?');
    await expect(olga.getByRole('dialog', { name: 'All keys' })).toBeVisible();
    await expectNoAxeViolations(olga);
    await olga.keyboard.press('Escape');
    await olga.keyboard.press('Control+Shift+p');
    await expect(olga.getByRole('heading', { level: 1, name: 'Versions' })).toBeVisible();

    // What cannot wait, from anywhere: a dish is brought back, and that taken back.
    await olga.keyboard.press('Control+k');
    await olga.keyboard.type('guacamole');
    await expect(olga.getByRole('option', { name: /back on/ })).toBeVisible();
    // What was typed is read in forced colours, too.
    await olga.emulateMedia({ forcedColors: 'active' });
    const colors = await olga
      .locator('[role=option]:has(mark)')
      .evaluateAll((options) =>
        options.map((option) => [option, option.querySelector('mark')].map((at) => at && getComputedStyle(at).color)),
      );
    expect(colors.filter(([name, typed]) => name !== typed)).toEqual([]);
    await olga.emulateMedia({ forcedColors: null });
    await olga.keyboard.press('Enter');
    await expect(olga.getByRole('status').getByText(/^Guacamole and chips is back on/)).toBeVisible();
    await olga.getByRole('status').getByRole('button', { name: 'Undo' }).press('Enter');
    await olga.keyboard.press('Control+k');
    await olga.keyboard.type('close today');
    await olga.keyboard.press('Enter');
    await expect(olga.getByRole('dialog', { name: 'Hours of certain days' })).toBeVisible();
    await olga.keyboard.press('Escape');
    await expect(olga).toHaveURL(/\/today$/);
  } finally {
    // Before what they listen to is gone.
    for (const page of context.pages()) await page.close();
    await site.stop();
  }
});
