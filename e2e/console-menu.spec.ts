import { expectNoAxeViolations } from './support/axe.ts';
import { expectAccessible, pageOfOwner } from './support/console.ts';
import { expect, test } from './support/fixtures.ts';
import { startSite } from './support/site.ts';

const BRAND = '/brands/demo%3Amaple-and-ember';

test('a menu and its hours are changed by keyboard, and on a phone', async ({ context }) => {
  test.setTimeout(180_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const site = await startSite();
  const at = (path: string) => site.url('console.localhost', `${BRAND}/${path}`);
  try {
    const page = await pageOfOwner(context, site);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('menu'));
    const row = (dish: string) => page.getByRole('row', { name: new RegExp(`^Select ${dish} `) });
    await expect(row('The Ember double')).toBeVisible();

    // A price: from the name to the right, Enter edits and goes down; what is no price is told.
    await row('The Ember double').getByRole('rowheader').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Price of The Ember double')).toBeFocused();
    await page.keyboard.type('17');
    await page.keyboard.press('Enter');
    await expect(row('The Ember double')).toContainText('$17.00was $16.50');
    await page.keyboard.type('1x');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“1x” is not a price')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row('Plain single')).toContainText('$12.00');

    // The row moves, and it is said where it is; Space and Shift select.
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.locator('#spoken')).toHaveText('Plain single is at place 3 of 7');
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByRole('toolbar', { name: '2 dishes selected' })).toBeVisible();
    await page.keyboard.press('Escape');

    // By its grip: it stands where the line was, and comes back; Escape puts it nowhere.
    const dishes = page.locator('tr[data-row] .dish-name');
    const before = await dishes.allTextContents();
    const drag = async (dish: string, onto: string) => {
      const [from, to] = await Promise.all([
        page.getByRole('button', { name: `Move ${dish}; space, then arrows` }).boundingBox(),
        row(onto).boundingBox(),
      ]);
      if (!from || !to) throw new Error('There is nothing to drag');
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + 60, to.y + 4, { steps: 4 });
    };
    await drag('Campfire', 'The Ember double');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await dishes.allTextContents()).toEqual(before);
    await drag('Campfire', 'The Ember double');
    await page.mouse.up();
    await expect(dishes.first()).toHaveText('Campfire');
    await page.keyboard.press('Control+z');
    await expect(dishes).toHaveText(before);

    // A new dish, into the category where the keys are.
    await page.keyboard.press('n');
    await page.getByLabel('Name').fill('Autumn burger');
    await page.getByLabel('Price in CAD').fill('18.5');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Autumn burger' })).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Milk' }).getByRole('radio', { name: 'Contains' }).click();
    await expect(page.getByText('1 of 11 said')).toBeVisible();
    await page.getByRole('button', { name: 'Hide', exact: true }).click();
    await expect(row('Autumn burger')).toContainText('New');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(row('Autumn burger')).toContainText('Hidden');
    await expect(row('Autumn burger')).toContainText('New');

    // Three rows of a spreadsheet: one is found, one is new, one cannot be read.
    const rows = 'Ember double\t18\tBurgers\nMaple hot chocolate\t5.5\tSweet & cold\nPoutine\tmarket\tSides';
    await page.evaluate((text) => navigator.clipboard.writeText(text), rows);
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('row', { name: /Ember double 18 Burgers/ })).toContainText('price $17.00 to $18.00');
    await expect(page.getByRole('row', { name: /^Poutine market/ })).toContainText('“market” is not a price');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Control+Enter');
    await expect(row('The Ember double')).toContainText('$18.00');
    await expectAccessible(page);

    // Saturday in two parts, typed as people type.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('hours'));
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await page.getByRole('button', { name: 'Add hours on Saturday', exact: true }).click();
    for (const [name, text] of [
      ['Saturday opens', '11'],
      ['Saturday closes', '3p'],
      ['Saturday opens again', '4p'],
      ['Saturday closes again', '2a'],
    ] as const) {
      await field(name).fill(text);
      await field(name).press('Enter');
    }
    await expect(field('Saturday closes again')).toHaveValue('2:00 AM');
    const reads = page.getByRole('region', { name: 'What guests will read' });
    await expect(reads).toContainText('11:00 AM – 3:00 PM, 4:00 PM – 2:00 AM');
    // The holidays of where it is are offered by name.
    await page.getByRole('button', { name: 'Holidays of Ontario' }).click();
    await page.getByRole('checkbox', { name: /Canada Day/ }).check();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Closed on 1 day' }).click();
    await expect(page.getByRole('button', { name: 'Edit Canada Day' })).toBeVisible();
    await expectAccessible(page);

    // The same on a phone, by touch.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(at('menu'));
    await page.getByRole('link', { name: /Crispy chicken/ }).click();
    await page.getByLabel('Price', { exact: true }).fill('16.75');
    await expect(page.getByText('was 16.00')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    // What the reader says of it stands above the menu, and leads back to the dish.
    await page.getByText('More: tags').click();
    await page.getByLabel('Where it can be ordered').fill('javascript:x');
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByLabel('Find a dish').fill('crispy');
    await expect(page.getByText('$16.75')).toBeVisible();
    await expect(page.getByText('Plain single')).toHaveCount(0);
    await expect(page.getByText('Crispy chicken, where it can be ordered:')).toBeVisible();
    await page.getByRole('button', { name: /^Go to it.*Crispy chicken/ }).click();
    await page.getByText('More: tags').click();
    await page.getByLabel('Where it can be ordered').fill('');
    await page.goto(at('locations'));
    await expectAccessible(page);

    // All of it is kept.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('menu'));
    await expect(row('Autumn burger')).toContainText('$18.50');
    await expect(row('Crispy chicken')).toContainText('$16.75');
    // From a change to what it changed.
    await page.getByRole('button', { name: /^Publish \d+ changes/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Publish/ });
    await dialog.getByRole('link', { name: 'Show Burgers, Crispy chicken, price' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Crispy chicken' })).toBeVisible();
    // Before the site stops: pictures may be under way.
    await page.close();
  } finally {
    await site.stop();
  }
});
