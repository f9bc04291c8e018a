import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectAccessibleAt, pageOfOwner } from './support/console.ts';
import { expect, test } from './support/fixtures.ts';
import { startSite } from './support/site.ts';

const BRAND = '/brands/demo%3Amaple-and-ember';

/** What a camera reads that looks at it. */
async function scanned(page: Page, code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString('base64');
  const { width, height, data } = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height);
    return { width: image.width, height: image.height, data: Array.from(pixels?.data ?? []) };
  }, picture);
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

test('a printed code is scanned, its table stands with the message, and the week says so', async ({
  context,
  browser,
}) => {
  test.slow();
  const site = await startSite();
  const home = site.url('console.localhost');
  try {
    const olga = await pageOfOwner(context, site);

    // By keyboard: to the codes, and three of them made.
    await olga.goto(`${home}${BRAND.slice(1)}/today`);
    await expect(olga.getByRole('heading', { name: 'Today' })).toBeVisible();
    await olga.keyboard.press('g');
    await olga.keyboard.press('q');
    await expect(olga.getByRole('heading', { name: 'No codes yet' })).toBeVisible();
    await expectNoAxeViolations(olga);
    await olga.getByRole('link', { name: 'New codes' }).last().press('Enter');
    await olga.getByRole('combobox', { name: 'Location' }).selectOption('Junction');
    await olga.getByLabel('Tables').fill('7 to 9');
    await olga.getByLabel('Called').fill('Terrace');
    await olga.getByLabel('Called').press('Enter');
    await expect(olga.getByRole('button', { name: 'Print 3 cards' })).toBeVisible();
    const codesPage = olga.url();

    // On each paper a camera reads it, also on the brand's own colour.
    const first = olga
      .locator('.sheet')
      .first()
      .getByRole('img', { name: /Table 7/ })
      .last();
    let address = '';
    for (const paper of ['tent', 'card', 'sticker', 'poster']) {
      for (const ground of ['paper', 'brand']) {
        await olga.getByRole('combobox', { name: 'Paper' }).selectOption(paper);
        await olga.getByRole('combobox', { name: 'Ground' }).selectOption(ground);
        address = (await scanned(olga, first)) ?? '';
        expect(address, `${paper} on ${ground}`).toMatch(/\/q\/[2-9a-z]{6}$/);
      }
    }
    await olga.getByRole('button', { name: 'Back to what is saved' }).click();
    await olga.getByRole('button', { name: 'On a table' }).press('Enter');
    await expect(
      olga.getByRole('img', { name: 'The card as it stands on a table, beside a glass and a plate' }),
    ).toBeVisible();
    await expectNoAxeViolations(olga);
    const sheets = (await olga.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/MediaBox \[[^\]]*\]/g);
    expect(sheets).toEqual(['/MediaBox [0 0 612 792]', '/MediaBox [0 0 612 792]']);
    const saving = olga.waitForEvent('download');
    await olga.getByRole('button', { name: 'PNG of Terrace 7' }).click();
    expect((await saving).suggestedFilename()).toBe('Terrace 7.png');

    // A guest scans it and says how it was.
    const guests = await browser.newContext({ reducedMotion: 'reduce' });
    const guest = await guests.newPage();
    await guest.goto(address);
    expect(new URL(guest.url()).searchParams.get('t')).toBe('7');
    await guest
      .getByRole('radio', { name: /Dissatisfied/ })
      .first()
      .check({ force: true });
    await guest.getByRole('radio', { name: 'Wait time' }).check({ force: true });
    await guest.getByRole('radio', { name: /complaint/i }).check({ force: true });
    await guest.getByLabel(/describe the problem/).fill('Forty minutes for a soup.');
    await guest.waitForTimeout(3_100);
    await guest.getByRole('button', { name: 'Send to Management' }).click();
    await expect(guest.getByRole('button', { name: 'Leave Another Review' })).toBeVisible();
    // What the menu does not have.
    await guest.goto(new URL('/menu/toronto-junction', address).href);
    await guest.getByRole('searchbox').fill('zebra soup');
    await guest.waitForRequest(/counts\/missed/);

    await olga.goto(`${home}${BRAND.slice(1)}/inbox`);
    await olga
      .getByRole('link', { name: /Forty minutes/ })
      .first()
      .click();
    const about = olga.getByRole('complementary', { name: 'About this message' });
    await expect(about.getByText('Terrace')).toBeVisible();
    await expect(about.locator('dt', { hasText: 'Table' }).locator('+ dd')).toHaveText('7');

    // Pointed elsewhere, what is printed leads there.
    await olga.goto(codesPage);
    await olga.getByRole('radio', { name: 'Menu', exact: true }).check();
    await olga.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(olga.getByText('Saved. Printed codes lead there now.')).toBeVisible();
    await guest.goto(address);
    expect(new URL(guest.url()).pathname).toBe('/menu/toronto-junction');
    await guests.close();

    await expect(async () => {
      await olga.goto(`${home}${BRAND.slice(1)}/insights?weeks=4`);
      await expect(olga.getByText('Codes were scanned 2 times: Terrace 2.')).toBeVisible({ timeout: 2_000 });
      await expect(olga.getByRole('row', { name: /^zebra soup 1/ })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await expect(olga.getByRole('row', { name: /Terrace 1/ })).toBeVisible();
    await expect(olga.getByRole('row', { name: /^7\W+Junction 1 1\.0$/ })).toBeVisible();
    await olga.getByRole('combobox', { name: 'Form' }).selectOption('Feedback page');
    for (const step of ['Opened 1', 'Began 1', 'Sent 1'])
      await expect(olga.getByRole('row', { name: step })).toBeVisible();
    await expect(olga.getByRole('img', { name: /Average rating by week\. .*1\.0/ })).toBeVisible();
    await olga.getByRole('button', { name: 'Add a note' }).press('Enter');
    await olga.getByLabel('What happened').fill('New team on the pass');
    await expectNoAxeViolations(olga);
    await olga.keyboard.press('Enter');
    await expect(olga.getByRole('list', { name: 'Notes' }).getByText('New team on the pass')).toBeVisible();
    // A place that has just become narrower is no wider than it is, before anything is drawn anew.
    await olga.locator('.ins-plot canvas').waitFor();
    const narrowed = (place: HTMLElement) => {
      place.style.width = '200px';
      const width = place.scrollWidth;
      place.style.width = '';
      return width;
    };
    expect(await olga.locator('.ins-plot').evaluate(narrowed)).toBe(200);
    const exporting = olga.waitForEvent('download');
    await olga.getByRole('link', { name: 'Export' }).click();
    expect((await exporting).suggestedFilename()).toMatch(/^insights-\d{4}-\d\d-\d\d\.csv$/);
    await olga.getByRole('button', { name: 'As a table' }).press('Enter');
    await expect(olga.getByRole('row', { name: /New team on the pass$/ })).toBeVisible();
    await expectNoAxeViolations(olga);
    await olga.getByRole('checkbox', { name: /Count what happens/ }).click();
    await expect(olga.getByText('Nothing is counted any more.')).toBeVisible();

    for (const at of ['insights?weeks=12', 'codes', 'codes?set=new', `codes${new URL(codesPage).search}`])
      await expectAccessibleAt(olga, `${home}${BRAND.slice(1)}/${at}`);
    await olga.close();
  } finally {
    await site.stop();
  }
});
