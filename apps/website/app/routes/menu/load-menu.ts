import { isWordsAlone, readCriteria } from '@tablefront/restaurant/menu/search';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { PageVisit } from '../../rendering/page.ts';
import { menuMarkup } from './menu-markup.tsx';
import type { FoundOnMenu, MenuSelection, MenuVisit } from './menu-page.ts';

const NOTHING = Buffer.alloc(0);

/** What a page of a menu shows: the page as selected, and its items as HTML. */
export function loadMenu<Page extends { kind: string; found?: FoundOnMenu }>(
  { configuration, access: { origin, now, missedSearch }, url }: PageVisit,
  select: (configuration: SiteConfiguration, visit: MenuVisit) => MenuSelection<Page>,
): { page: Page; markup: Buffer } {
  const criteria = readCriteria(url.searchParams);
  const { page, menus, currency = configuration.currency } = select(configuration, { origin, criteria, now });
  if (page.found?.count === 0 && isWordsAlone(criteria)) missedSearch?.(criteria.text);
  return {
    page,
    markup: menus.length > 0 ? menuMarkup(menus, { currency, language: configuration.language }, criteria) : NOTHING,
  };
}
