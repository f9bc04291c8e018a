import { data, href, Navigate, redirect, useLocation } from 'react-router';
import { type OldPath, oldPathOf } from '../../old-path.ts';
import { Moved } from '../../ui/moved.tsx';
import { useLoaded } from '../../use-loaded.ts';
import type { Route } from './+types/location-menu';
import { loadMenu } from './load-menu.server.ts';
import './menu.css';
import { LocationNotFound } from './location-not-found.tsx';
import { MenuContent } from './menu-content.tsx';
import { type LocationMenuPage, locationMenuPageOf, type MenuSelection } from './menu-page.ts';

export { searchIsNoNavigation as shouldRevalidate } from './search-is-no-navigation.ts';

/** The operator sends the address elsewhere. */
type Elsewhere = { kind: 'elsewhere' } & OldPath;

export function loader(args: Route.LoaderArgs) {
  const { selected, loaderData } = loadMenu(
    args,
    (configuration, visit): MenuSelection<LocationMenuPage | Elsewhere> => {
      const selection = locationMenuPageOf(args.params.locationSlug, configuration, visit);
      const old = selection.page.kind === 'missing' ? oldPathOf(configuration, args.url, visit) : undefined;
      return old ? { page: { kind: 'elsewhere', ...old }, menus: [] } : selection;
    },
  );
  const known = selected instanceof Promise ? undefined : selected;
  if (known?.kind === 'moved')
    throw redirect(href('/menu/:locationSlug', { locationSlug: known.slug }) + args.url.search, 301);
  if (known?.kind === 'elsewhere') throw redirect(known.to, known.status);
  return data(loaderData, { status: known?.kind === 'missing' ? 404 : 200 });
}

export default function LocationMenu({ loaderData }: Route.ComponentProps) {
  const page = useLoaded(loaderData.page);
  const { search } = useLocation();
  if (page.kind === 'moved') {
    return <Navigate to={href('/menu/:locationSlug', { locationSlug: page.slug }) + search} replace />;
  }
  if (page.kind === 'elsewhere') return <Moved to={page.to} />;
  if (page.kind === 'missing') return <LocationNotFound locations={page.locations} />;
  return <MenuContent key={page.place?.page} page={page} markup={loaderData.markup} />;
}
