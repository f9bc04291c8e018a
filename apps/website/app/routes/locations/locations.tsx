import { placeDate } from '@tablefront/restaurant/opening-hours/place-date';
import { locationsStructuredData } from '@tablefront/restaurant/structured-data/locations';
import type { PageProps, PageVisit } from '../../rendering/page.ts';

import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { StructuredDataScripts } from '../../ui/structured-data.tsx';
import { Finder } from './finder.tsx';
import locationsStyles from './locations.css?inline';
import { locationsPageOf } from './locations-page.ts';

export const styles = locationsStyles;

export function loader({ configuration, access }: PageVisit) {
  const { origin, now } = access;
  const list = locationsStructuredData(configuration, { origin, today: placeDate(now) });
  return { page: locationsPageOf(configuration, access), structuredData: list ? [list] : [] };
}

export default function Locations({ loaderData }: PageProps<typeof loader>) {
  const page = loaderData.page;
  return (
    <>
      <PageMeta title="Locations" description={page.description} />
      <StructuredDataScripts nodes={loaderData.structuredData} />
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
