/** What menus say, whatever that is, they say on paper and in a search too. `menus-agree.test.ts` has pages, machines and tables. */
import type { Page } from '@playwright/test';
import { allergenState } from '@tablefront/restaurant/allergens';
import { avoidChoices } from '@tablefront/restaurant/menu/allergen-table';
import { writtenBrand } from '@tablefront/restaurant/menu/generated-menus.test-support';
import { configurationAt } from '@tablefront/restaurant/menu/sold-out';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import fc from 'fast-check';
import { type DishSaid, plain, saidOf } from '../apps/website/app/routes/menu/dish-said.test-support.ts';
import { expect, test } from './support/fixtures.ts';
import { visit } from './support/menu-page.ts';

/** So many generated brands make one, whose page has all their menus. */
const BRANDS = 12;

/** What can be read of each dish that is there to be read. */
async function readable(page: Page): Promise<Pick<DishSaid, 'name' | 'price' | 'badge' | 'allergens' | 'sizes'>[]> {
  const dishes = await page.locator('.item').evaluateAll((items) =>
    items.flatMap((item) => {
      const texts = (selector: string) =>
        [...item.querySelectorAll<HTMLElement>(selector)].flatMap((part) =>
          part.checkVisibility() ? (part.textContent ?? '') : [],
        );
      if (!item.checkVisibility()) return [];
      const [name = ''] = texts('.item-name > :first-child');
      const [price = ''] = texts('.price');
      const badge = texts('.item-name').some((text) => text.includes('Sold out'));
      return [{ name, price, badge, allergens: texts('.allergens')[0], sizes: texts('.sizes') }];
    }),
  );
  return dishes.map(({ name, price, badge, allergens, sizes }) => ({
    ...{ name: plain(name), price: plain(price), badge },
    ...{ allergens: allergens === undefined ? undefined : plain(allergens), sizes: sizes.map(plain) },
  }));
}

test('menus say the same on paper, and in what is found @once', async ({ page, hosted, allowConsole }) => {
  allowConsole(/dish\.jpg/);
  const menu = fc.sample(writtenBrand, { numRuns: BRANDS, seed: 20_261_123 }).flatMap((brand) => brand.menu);
  const written = { name: 'Generated', hasMenu: 'page', language: 'en', menu };
  const read = readSiteConfiguration(written);
  if (!read.ok) throw new Error(read.error);
  const { menu: menus, currency, language } = configurationAt(read.configuration, new Date());
  const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
  const expected = saidOf(items, { currency, language }).map(({ name, price, badge, allergens, sizes }) => ({
    ...{ name, price, badge, allergens, sizes },
  }));
  expect(items.length).toBeGreaterThan(30);
  await visit(page, hosted, written);

  await page.emulateMedia({ media: 'print' });
  expect(await readable(page)).toEqual(expected);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: /^Filters/ }).click();
  for (const { key } of avoidChoices(menus).slice(0, 2)) {
    const box = page.locator(`[name=avoid][value="${key}"]`);
    await box.check({ force: true });
    const left = expected.filter((_, at) => !/contain/.test(allergenState(items[at] ?? {}, key)));
    await expect.poll(() => readable(page), key).toEqual(left);
    await box.uncheck({ force: true });
  }
  await page.keyboard.press('Escape');
  for (const at of [0, Math.floor(items.length / 2), items.length - 1]) {
    const { name } = items[at] ?? { name: '' };
    await page.getByRole('searchbox').fill(name);
    await expect(page.locator('.menu-found [role=status]')).not.toHaveText('');
    const found = await readable(page);
    expect(found).toContainEqual({ ...expected[at], allergens: undefined });
    for (const dish of found) expect(expected.map((one) => ({ ...one, allergens: undefined }))).toContainEqual(dish);
  }
});
