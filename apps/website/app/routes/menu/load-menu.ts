import { readCriteria } from '@tablefront/restaurant/menu/search';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { PageVisit } from '../../rendering/page.ts';
import { menuMarkup } from './menu-markup.tsx';
import type { MenuSelection, MenuVisit } from './menu-page.ts';

/** What a page of a menu shows: the page as selected, and its items as HTML. */
export function loadMenu<Page extends { kind: string }>(
  { configuration, access: { origin, now }, url }: PageVisit,
  select: (configuration: SiteConfiguration, visit: MenuVisit) => MenuSelection<Page>,
): { page: Page; markup: string } {
  const criteria = readCriteria(url.searchParams);
  const { page, menus, currency = configuration.currency } = select(configuration, { origin, criteria, now });
  return {
    page,
    markup: menus.length > 0 ? menuMarkup(menus, { currency, language: configuration.language }, criteria) : '',
  };
}
