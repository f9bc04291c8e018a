import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { locationsStructuredData } from '@tablefront/restaurant/structured-data/locations';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { withAssistant } from '../../assistant/with-assistant.ts';
import { asJson, fromConfiguration } from '../../site-access.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { StructuredDataScripts, structuredData } from '../../ui/structured-data.tsx';
import { useLoaded } from '../../use-loaded.ts';
import type { Route } from './+types/locations';
import { Finder } from './finder.tsx';
import { locationsPageOf } from './locations-page.ts';
import './locations.css';

export function loader({ context }: Route.LoaderArgs) {
  return {
    page: asJson(fromConfiguration(context, locationsPageOf)),
    structuredData: fromConfiguration(context, (configuration, access) => {
      const list = locationsStructuredData(configuration, { origin: access.origin, today: placeDate(access.now) });
      return structuredData(list ? [list] : [], access);
    }),
  };
}

/** The filters stand in the address; all locations are here already, whatever it says. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export const handle = withAssistant;

export default function Locations({ loaderData }: Route.ComponentProps) {
  const page = useLoaded(loaderData.page);
  return (
    <>
      <PageMeta title="Locations" description={page.description} />
      <StructuredDataScripts data={loaderData.structuredData} />
      {page.locations.length > 0 ? <Finder page={page} /> : <NoLocations />}
    </>
  );
}

function NoLocations() {
  return (
    <div className="wrap page-head no-locations">
      <Breadcrumbs page="Locations" />
      <h1>No Locations Available</h1>
      <p className="lead">There are currently no locations configured for this restaurant.</p>
    </div>
  );
}
