import { readCriteria } from '@tablefront/restaurant/menu-search';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { LoaderFunctionArgs } from 'react-router';
import { asJson, fromConfiguration, isSiteFailure, type Json, type Loaded } from '../../site-access.ts';
import { menuMarkup } from './menu-markup.server.tsx';
import type { MenuSelection, MenuVisit } from './menu-page.ts';

interface LoadedMenu<Page> {
  page: Loaded<Json<Page>>;
  /** Absent in the browser after the first visit's hydration: there it stands in the document. */
  markup?: Loaded<string>;
}

/**
 * What a menu route's loader returns, and the page as selected. The items' HTML is part of the document that a first
 * visit gets, so the data sent along with that must not repeat it: the property is not enumerable, and the router's
 * encoder passes it over. A navigation within the site asks for data alone, and gets it there.
 */
export function loadMenu<Page extends { kind: string }>(
  { context, request, url }: Pick<LoaderFunctionArgs, 'context' | 'request' | 'url'>,
  select: (configuration: SiteConfiguration, visit: MenuVisit) => MenuSelection<Page>,
): { selected: Loaded<Page>; loaderData: LoadedMenu<Page> } {
  const criteria = readCriteria(url.searchParams);
  const selection = fromConfiguration(context, (configuration, { origin }) => {
    const { page, menus } = select(configuration, { origin, criteria });
    return { page, markup: menus.length > 0 ? menuMarkup(menus, configuration, criteria) : '' };
  });
  const selected = mapped(selection, ({ page }) => page);
  const dataOnly = new URL(request.url).pathname.endsWith('.data');
  const loaderData: LoadedMenu<Page> = Object.defineProperty({ page: asJson(selected) }, 'markup', {
    value: mapped(selection, ({ markup }) => markup),
    enumerable: dataOnly,
  });
  return { selected, loaderData };
}

function mapped<T extends object, U>(loaded: Loaded<T>, map: (value: T) => U): Loaded<U> {
  if (!(loaded instanceof Promise)) return map(loaded);
  return loaded.then((value) => (isSiteFailure(value) ? value : map(value)));
}
