import { resolveSlug } from '@tablefront/restaurant/slugs';
import { data, href, Navigate, redirect } from 'react-router';
import { asJson, fromConfiguration } from '../../site-access.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { useLoaded } from '../../use-loaded.ts';
import type { Route } from './+types/location-menu';

type LocationMenuPage = { kind: 'found'; name: string } | { kind: 'moved'; to: string } | { kind: 'missing' };

export function loader({ context, params }: Route.LoaderArgs) {
  const page = fromConfiguration(context, ({ locations }): LocationMenuPage => {
    const resolution = resolveSlug(params.locationSlug, locations, 'menu');
    if (resolution.kind === 'missing') return resolution;
    if (resolution.kind === 'moved') {
      return { kind: 'moved', to: href('/menu/:locationSlug', { locationSlug: resolution.slug }) };
    }
    return { kind: 'found', name: locations[resolution.index]?.name ?? '' };
  });
  if ('kind' in page && page.kind === 'moved') throw redirect(page.to, 301);
  return data({ page: asJson(page) }, { status: 'kind' in page && page.kind === 'missing' ? 404 : 200 });
}

export default function LocationMenu({ loaderData }: Route.ComponentProps) {
  const page = useLoaded(loaderData.page);
  if (page.kind === 'moved') return <Navigate to={page.to} replace />;
  return <PageHead title={page.kind === 'found' ? `Menu, ${page.name}` : 'Location Not Found'} />;
}
