import { resolveSlug } from '@tablefront/restaurant/slugs';
import { href, Navigate, redirect } from 'react-router';
import { asJson, fromConfiguration } from '../../site-access.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { useLoaded } from '../../use-loaded.ts';
import type { Route } from './+types/location';

/** The location itself, or where the visitor is sent instead. */
type LocationPage = { name: string } | { to: string; status: 301 | 302 };

export function loader({ context, params }: Route.LoaderArgs) {
  const page = fromConfiguration(context, ({ locations }): LocationPage => {
    const resolution = resolveSlug(params.locationSlug, locations, 'location');
    if (resolution.kind === 'missing') return { to: href('/locations'), status: 302 };
    if (resolution.kind === 'moved') {
      return { to: href('/location/:locationSlug', { locationSlug: resolution.slug }), status: 301 };
    }
    return { name: locations[resolution.index]?.name ?? '' };
  });
  if ('to' in page) throw redirect(page.to, page.status);
  return { page: asJson(page) };
}

export default function LocationDetail({ loaderData }: Route.ComponentProps) {
  const page = useLoaded(loaderData.page);
  return 'to' in page ? <Navigate to={page.to} replace /> : <PageHead title={page.name} />;
}
