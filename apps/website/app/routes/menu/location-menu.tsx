import { data, href, Navigate, redirect, useLocation } from 'react-router';
import { useLoaded } from '../../use-loaded.ts';
import type { Route } from './+types/location-menu';
import { loadMenu } from './load-menu.server.ts';
import './menu.css';
import { LocationNotFound } from './location-not-found.tsx';
import { MenuContent } from './menu-content.tsx';
import { locationMenuPageOf } from './menu-page.ts';

export { searchIsNoNavigation as shouldRevalidate } from './search-is-no-navigation.ts';

export function loader(args: Route.LoaderArgs) {
  const { selected, loaderData } = loadMenu(args, (configuration, visit) =>
    locationMenuPageOf(args.params.locationSlug, configuration, visit),
  );
  const known = selected instanceof Promise ? undefined : selected;
  if (known?.kind === 'moved')
    throw redirect(href('/menu/:locationSlug', { locationSlug: known.slug }) + args.url.search, 301);
  return data(loaderData, { status: known?.kind === 'missing' ? 404 : 200 });
}

export default function LocationMenu({ loaderData }: Route.ComponentProps) {
  const page = useLoaded(loaderData.page);
  const { search } = useLocation();
  if (page.kind === 'moved') {
    return <Navigate to={href('/menu/:locationSlug', { locationSlug: page.slug }) + search} replace />;
  }
  if (page.kind === 'missing') return <LocationNotFound locations={page.locations} />;
  return <MenuContent key={page.place?.page} page={page} markup={loaderData.markup} />;
}
