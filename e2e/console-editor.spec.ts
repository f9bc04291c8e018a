import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expectAccessibleAt, pageOfOwner } from './support/console.ts';
import { expect, test } from './support/fixtures.ts';
import { startSite } from './support/site.ts';

const build = path.resolve(import.meta.dirname, '../apps/console/build/client');
const BRAND = '/brands/demo%3Atrattoria-lucia';

test('the editor needs no more than 300 kB of script before it stands', () => {
  const manifest: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    readFileSync(path.join(build, '.vite/manifest.json'), 'utf8'),
  );
  const needed = (name: string, found = new Set<string>()): Set<string> => {
    if (!found.has(name)) {
      found.add(name);
      for (const other of manifest[name]?.imports ?? []) needed(other, found);
    }
    return found;
  };
  const entries = ['index.html', 'app/frame/frame.tsx', 'app/document/document-pages.tsx'];
  for (const page of ['app/editor/pages-page.tsx', 'app/setup/setup-page.tsx']) {
    const all = [...entries, page, 'app/preview/preview.tsx'].flatMap((entry) => [...needed(entry)]);
    const files = [...new Set(all)].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'));
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(build, `${file}.br`)).size, 0);
    expect(bytes, page).toBeGreaterThan(100_000);
    expect(bytes, page).toBeLessThanOrEqual(300_000);
  }
});

test('a title is typed, taken back, typed again, survives a reload, and is published', async ({
  context,
  allowConsole,
}) => {
  test.setTimeout(180_000);
  allowConsole(/40[134]|409/);
  const site = await startSite();
  const console_ = (to: string) => site.url('console.localhost', to);
  try {
    const olga = await pageOfOwner(context, site);
    await olga.goto(console_(BRAND));
    await expect(olga.getByRole('link', { name: 'Today', exact: true })).toHaveAttribute('aria-current', 'page');
    await olga.getByRole('link', { name: 'Pages' }).click();
    const title = olga.getByRole('textbox', { name: 'Title', exact: true }).first();
    const was = await title.inputValue();
    await title.fill('Ciao, Toronto');
    await expect(olga.getByText(`Was: ${was}`)).toBeVisible();
    await title.press('ControlOrMeta+z');
    await expect(title).toHaveValue(was);
    await title.press('ControlOrMeta+Shift+z');
    await expect(title).toHaveValue('Ciao, Toronto');
    // What is typed and not sent yet is there after a reload.
    await title.press('End');
    await olga.keyboard.type('!');
    await olga.reload();
    await expect(title).toHaveValue('Ciao, Toronto!');
    await expect(olga.getByText(/^Saved/).or(olga.getByRole('button', { name: 'Publish 1 change' }))).toBeVisible();
    await olga.getByRole('button', { name: 'Move Highlights; arrows move it' }).press('ArrowUp');
    await expect(olga.getByRole('button', { name: 'Move Highlights; arrows move it' })).toBeFocused();
    await olga.getByRole('button', { name: 'Publish 2 changes' }).click();
    await olga.getByRole('dialog').getByRole('button', { name: 'Publish 2 changes' }).click();
    await expect
      .poll(async () => (await site.get('trattoria.localhost')).body, { timeout: 15_000 })
      .toContain('Ciao, Toronto!');
    for (const page of ['pages/home', 'pages/look', 'pages/questions', 'pages/links', 'setup?step=menu']) {
      await expectAccessibleAt(olga, console_(`${BRAND}/${page}`));
    }
    await expectAccessibleAt(olga, console_('/new-brand'));

    // A site of one's own, from its name to a price that guests read.
    await olga.getByLabel('What is it called?').fill('Café Zoë');
    await olga.keyboard.press('Enter');
    await olga.getByRole('button', { name: 'Bakery' }).click();
    const next = olga.getByRole('button', { name: 'Continue' });
    await next.click();
    // The colours come a moment later, and move the button.
    await expect(olga.getByLabel('Choose the colour for “Colour of Order Online”')).toBeVisible();
    await next.click();
    await olga.getByRole('button', { name: 'It is just like this' }).click();
    await next.click();
    await olga.getByLabel('Dishes, one to a line').fill('Bread\nRye 7.50\nSpelt 8');
    await olga.getByRole('button', { name: 'Put 2 dishes on the menu' }).click();
    await next.click();
    await expect(olga.getByText('allergens: 0 of 2')).toBeVisible();
    await olga.getByRole('button', { name: 'Publish it' }).click();
    await expect(olga.getByRole('heading', { name: 'It is live' })).toBeVisible();
    await expect.poll(async () => (await site.get('cafe-zoe.localhost', '/menu')).body).toContain('$7.50');
    // Before the site stops: it would ask on for news.
    await olga.close();
  } finally {
    await site.stop();
  }
});
