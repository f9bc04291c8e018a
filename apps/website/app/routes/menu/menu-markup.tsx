import { isSearching, type MenuCriteria } from '@tablefront/restaurant/menu/search';
import type { Menu, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { renderToStaticMarkup } from 'react-dom/server';
import { PrintedMenu } from './printed-menu.tsx';

/** A menu is printed once for as long as its configuration stands; only a search is printed for itself. */
const printed = new WeakMap<Menu[], Buffer>();

/** The items of the menus as HTML. */
export function menuMarkup(
  menus: Menu[],
  { currency, language }: Pick<SiteConfiguration, 'currency' | 'language'>,
  criteria: MenuCriteria,
): Buffer {
  const print = () =>
    Buffer.from(
      renderToStaticMarkup(<PrintedMenu menus={menus} currency={currency} language={language} criteria={criteria} />),
    );
  if (isSearching(criteria)) return print();
  const html = printed.get(menus) ?? print();
  printed.set(menus, html);
  return html;
}
