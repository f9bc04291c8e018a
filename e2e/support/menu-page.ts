/** The menu page of a brand of its own, with a small menu of two cards. */
import type { Locator, Page } from '@playwright/test';
import type { HostedSite } from './hosted-site.ts';
import { item, menuOf } from './menus.ts';

/** Visits a path of the site of a brand with the given configuration; answers the HTTP status. */
export async function visit(
  page: Page,
  hosted: HostedSite,
  configuration: object,
  path = '/menu',
): Promise<number | undefined> {
  const response = await page.goto(hosted.brand({ name: 'Test Kitchen', ...configuration }).url(path));
  return response?.status();
}

export const long = `${'A dish of a hundred and twenty characters, '.repeat(4)}and the end of it`;
export const dinner = menuOf('Dinner', {
  Starters: [
    item('Green salad', { price: 9, isVegan: true, isGlutenFree: true, description: 'Leaves from the roof.' }),
    item('Crème soup', { price: 8.5, isVegetarian: true, description: long }),
    item('Oysters', { price: 24, soldOut: true }),
  ],
  Mains: [
    item('Steak', { price: 38, isGlutenFree: true, isHalal: true }),
    item('Dan dan noodles', { price: 19, isSpicy: true }),
    item('Tasting plate', { description: 'Ask us.' }),
  ],
});
export const lunch = menuOf('Lunch', { Soups: [item('Broth', { price: 7, isVegan: true })] });
export const brand = { hasMenu: 'page', menu: [dinner, lunch] };
export const shownItems = (page: Page) => page.locator('.item:visible');

/** Opens the filters by their button. */
export async function openFilters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filters' });
}
