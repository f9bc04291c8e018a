import { expectNoAxeViolations } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { openFilters, shownItems, visit } from './support/menu-page.ts';
import { item, menuOf } from './support/menus.ts';

const states = (contains: string[], mayContain: string[] = [], free: string[] = []) => ({
  allergens: { contains, mayContain, free },
});
const lunch = {
  ...menuOf('Lunch', {
    Mains: [
      item('Lasagne', {
        ...states(['Wheat', 'Milk'], [], ['Peanuts']),
        variants: [
          { name: 'Small', price: 9 },
          { name: 'Large', price: 14 },
        ],
      }),
      item('Satay', states(['Peanuts'])),
      item('Brownie', { ...states(['Eggs'], ['Almonds']), isVegetarian: true }),
      item('Soup of the day', { price: 6 }),
    ],
  }),
  hours: 'Mo-Su 00:00-24:00',
};
const dinner = {
  ...menuOf('Dinner', { Late: [item('Steak', states(['Milk']))] }),
  hours: [{ day: 'Monday', isClosed: true }],
};
const brand = { hasMenu: 'page', timeZone: 'UTC', menu: [lunch, dinner], telephone: '(416) 555-0142' };

test('one control shows allergens; the filter hides what contains or may, and names what is unknown', {
  tag: '@axe',
}, async ({ page, hosted }) => {
  await visit(page, hosted, brand);
  const stated = page.locator('#lasagne .allergens');
  await expect(stated).toBeHidden();
  await page.getByRole('checkbox', { name: 'Allergens & diets' }).focus();
  await page.keyboard.press('Space');
  await expect(stated).toHaveText('Contains Wheat, Milk. Stated to be free of Peanuts.');
  await expect(page.locator('#soup-of-the-day .allergens')).toHaveText('Allergens not stated: ask us');
  await expect(page.locator('#lasagne .price')).toHaveText('from $9.00');
  await expectNoAxeViolations(page);
  const filters = await openFilters(page);
  await filters.getByRole('checkbox', { name: 'Tree nuts' }).focus();
  await page.keyboard.press('Space');
  await expect(shownItems(page)).toHaveCount(4);
  await expect(page.locator('#brownie')).toBeHidden();
  await expect(page).toHaveURL(/\?avoid=tree-nuts$/);
  await expectNoAxeViolations(page);
  await filters.getByRole('checkbox', { name: 'Milk' }).check();
  await filters.getByRole('button', { name: 'Show 2 items' }).click();
  await expect(page.locator('.menu-unknown')).toHaveText('Not stated, so ask us: Soup of the day.');
});

test('the menu that is served is marked, the others say when', async ({ page, hosted }) => {
  await visit(page, hosted, brand);
  const tab = (name: string) => page.getByRole('navigation', { name: 'Menus' }).getByRole('link', { name });
  await expect(tab('Lunch').getByText('Now')).toBeVisible();
  await expect(tab('Dinner').getByText('Now')).toBeHidden();
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allowConsole }) => allowConsole(/\.js \(csp\)$/));

  test('the server leaves out the same, and the table has every dish', async ({ page, hosted }) => {
    await visit(page, hosted, brand, '/menu?avoid=tree-nuts&avoid=milk');
    await expect(shownItems(page)).toHaveCount(2);
    await expect(page.locator('.menu-unknown')).toHaveText('Not stated, so ask us: Soup of the day.');
    await page.getByRole('link', { name: 'All allergens in one table' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allergens & Diets');
    const row = (name: string) => page.getByRole('row', { name });
    await expect(row('Satay').getByRole('img', { name: 'contains', exact: true })).toHaveCount(1);
    await expect(row('Brownie').getByRole('img', { name: 'may contain' })).toHaveCount(1);
    await expect(row('Soup of the day')).toContainText('Not stated: ask us');
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});

test('the table is for paper too, and only where a menu states allergens', { tag: '@axe' }, async ({
  page,
  hosted,
}) => {
  expect(await visit(page, hosted, brand, '/menu/allergens')).toBe(200);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ media: 'print' });
  for (const gone of ['.site-nav', '[data-print]', '.site-footer'])
    await expect(page.locator(gone).first()).toBeHidden();
  await expect(page.locator('main').getByText('(416) 555-0142')).toBeVisible();
  const signs = new Set(await page.locator('.matrix .diet').allTextContents());
  expect(signs).toContain('v');
  expect(new Set(await page.getByRole('list', { name: 'Signs' }).locator('.diet').allTextContents())).toEqual(signs);
  expect(await visit(page, hosted, { hasMenu: 'page', menu: menuOf('A', { B: [item('C')] }) }, '/menu/allergens')).toBe(
    404,
  );
});
