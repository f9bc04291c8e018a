import { pathTo } from '@tablefront/restaurant/site-pages';
import { oldAddress } from '../../rendering/old-address.ts';
import { type PageProps, type PageVisit, redirect, withStatus } from '../../rendering/page.ts';
import { loadMenu } from './load-menu.ts';
import { LocationNotFound } from './location-not-found.tsx';
import menuStyles from './menu.css?inline';
import { MenuContent } from './menu-content.tsx';
import { type LocationMenuPage, locationMenuPageOf } from './menu-page.ts';

export const styles = menuStyles;

export function loader(visit: PageVisit) {
  const { slug = '' } = visit.params;
  const { page, markup } = loadMenu<LocationMenuPage>(visit, (configuration, search) =>
    locationMenuPageOf(slug, configuration, search),
  );
  if (page.kind === 'moved') throw redirect(pathTo('locationMenu', { slug: page.slug }) + visit.url.search, 301);
  if (page.kind !== 'missing') return withStatus({ page, markup }, 200);
  const old = oldAddress(visit);
  if (old) throw old;
  return withStatus({ page, markup }, 404);
}

export default function LocationMenu({ loaderData: { page, markup } }: PageProps<typeof loader>) {
  return page.kind === 'missing' ? (
    <LocationNotFound picker={page.picker} />
  ) : (
    <MenuContent page={page} markup={markup} />
  );
}
