import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expectAccessibleAt, pageOfOwner } from './support/console.ts';
import { expect, test } from './support/fixtures.ts';
import { startSite } from './support/site.ts';

const BRAND = 'demo%3Amaple-and-ember';
const DISH = 'Late plate';

/** A change of a price in the draft, as the editor saves it. */
async function raisePrice(page: Page): Promise<void> {
  await page.evaluate(
    async ([id, wanted]) => {
      interface Entry {
        [name: string]: unknown;
        $key?: string;
        name?: string;
      }
      const call = async (method: string, path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`/api/brands/${id}${path}`, { method, headers, body: JSON.stringify(body) })).json();
      };
      const draft = await call('POST', '/drafts', {});
      const keyOf = (entry: Entry) => entry.$key ?? String(entry.id);
      const place = (draft.document.locations as Entry[])[0] as Entry;
      for (const menu of place.menu as Entry[]) {
        for (const category of menu.categories as Entry[]) {
          const found = (category.items as Entry[]).find(({ name }) => name === wanted);
          if (!found) continue;
          const at = [
            'locations',
            { key: keyOf(place) },
            'menu',
            { key: keyOf(menu) },
            'categories',
            { key: keyOf(category) },
            'items',
            { key: keyOf(found) },
            'price',
          ];
          const patches = [{ do: 'set', at, was: found.price, to: 123.25 }];
          await call('PATCH', `/drafts/${draft.id}`, { id: crypto.randomUUID(), base: draft.revision, patches });
          return;
        }
      }
      throw new Error('There is no such dish');
    },
    [BRAND, DISH],
  );
}

test('sold out with one thumb; a price is published, and one goes back', async ({ context }) => {
  test.setTimeout(180_000);
  const site = await startSite();
  const to = (path: string) => site.url('console.localhost', `/brands/${BRAND}${path}`);
  const menu = site.url('localhost', '/menu/toronto-queen-west');
  const guest = await context.newPage();
  const guestReads = async () => {
    await guest.goto(menu);
    return (await guest.locator('main').textContent()) ?? '';
  };
  try {
    const olga = await pageOfOwner(context, site);

    await olga.setViewportSize({ width: 390, height: 844 });
    await olga.goto(to('/sold-out'));
    const onSale = olga.getByRole('switch', { name: `${DISH} is on sale` }).first();
    await onSale.click();
    await expect(onSale).not.toBeChecked();
    await olga.getByRole('button', { name: 'I turn it on' }).click();
    await expectNoAxeViolations(olga);
    await expect
      .poll(async () => {
        const dishes = await olga.evaluate(async (at) => (await fetch(at)).json(), `/api/brands/${BRAND}/dishes`);
        return new RegExp(`"name":"${DISH}"[^{]*"soldOut":\\[\\{`).test(JSON.stringify(dishes));
      })
      .toBe(true);
    await olga.getByRole('button', { name: 'Undo' }).click();
    await expect(onSale).toBeChecked();

    await olga.setViewportSize({ width: 1440, height: 900 });
    await raisePrice(olga);
    await olga.goto(to('/versions'));
    await olga.getByRole('button', { name: 'Publish 1 change' }).click();
    const dialog = olga.getByRole('dialog', { name: 'Publish 1 change' });
    await expect(dialog.getByText('$123.25')).toBeVisible();
    expect(await guestReads()).not.toContain('123.25');
    await expectNoAxeViolations(olga);
    await dialog.getByLabel(/Note for your team/).fill('Plates went up');
    await dialog.getByRole('button', { name: 'Publish 1 change' }).click();
    await expect(olga.getByText(/Live now, as version/)).toBeVisible();
    await expect.poll(guestReads, { intervals: [100] }).toContain('123.25');

    await olga
      .getByRole('link', { name: /Version 1/ })
      .last()
      .click();
    await olga.getByRole('link', { name: 'See the site then' }).click();
    const then = olga.frameLocator('iframe.is-shown');
    await expect(then.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
    await olga.getByRole('link', { name: 'Back to version 1' }).click();
    await olga.getByRole('button', { name: 'Go back to this…' }).click();
    await olga.getByRole('button', { name: 'Go back to version 1' }).click();
    await expect(olga.getByText(/Guests see version 1 again/)).toBeVisible();
    await expect.poll(guestReads, { intervals: [100] }).not.toContain('123.25');
    for (const page of ['/sold-out', '/versions', '/versions/1', '/today']) await expectAccessibleAt(olga, to(page));
    // Before the site stops: they would ask it on for news.
    await olga.close();
    await guest.close();
  } finally {
    await site.stop();
  }
});
