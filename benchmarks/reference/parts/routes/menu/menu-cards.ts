import { type AnchoredCategory, anchorMenus } from '@tablefront/restaurant/menu/anchors';
import { type Mark, marksOf } from '@tablefront/restaurant/menu/marks';
import { formatPrice } from '@tablefront/restaurant/prices';
import type { Menu } from '@tablefront/restaurant/site-configuration/site-configuration';
import { menuStructuredData } from '@tablefront/restaurant/structured-data/menu';

export type MenuCards = ReturnType<typeof menuCards>;
export type CardCategory = MenuCards[number]['categories'][number];
export type CardItem = CardCategory['items'][number];

/** What of the menus is shown, for the browser. */
export function menuCards(menus: Menu[], { currency, language }: { currency: string; language: string }) {
  const price = (amount: number | undefined) =>
    amount === undefined ? undefined : formatPrice(amount, currency, language);
  const categoryOf = ({ anchor, category, items }: AnchoredCategory) => ({
    anchor,
    name: category.name,
    description: category.description,
    image: category.image as string | undefined,
    items: items.map(({ anchor, item }) => ({
      anchor,
      name: item.name,
      description: item.description,
      price: price(item.price),
      image: item.image as string | undefined,
      soldOut: item.soldOut,
      marks: marksOf(item).map(({ key, sign, name, diet }): Mark => ({ key, sign, name, diet })),
    })),
  });
  return anchorMenus(menus).map(({ anchor, menu, categories }) => ({
    anchor,
    name: menu.name,
    description: menu.description,
    categories: categories.map(categoryOf),
  }));
}

/** For search engines. */
export const menuData = (menus: Menu[], given: { currency: string; language: string }) =>
  menus.map((menu) => menuStructuredData(menu, given));
