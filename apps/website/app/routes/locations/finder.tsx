import { fullAddress } from '@tablefront/restaurant/addresses';
import { findLocations, knownAmong, offersOf } from '@tablefront/restaurant/location-filters';
import { mapEmbedLink } from '@tablefront/restaurant/map-links';
import { cityCounts, isInArea } from '@tablefront/restaurant/pin-map/area';
import { type Found, searchLocations } from '@tablefront/restaurant/search-locations';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { useShownPage } from '../../rendering/shown-page.ts';
import type { GoogleMapsAccess } from '../../site-access.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import { locationsText, startsByCity } from './by-city.ts';
import { FinderBar } from './finder-bar.tsx';
import { FinderCard } from './finder-card.tsx';
import { FinderHead } from './finder-head.tsx';
import { type FinderQuery, isLong, readFinderQuery, searchedFor } from './finder-query.ts';
import type { FinderLocation, LocationsPage } from './locations-page.ts';
import { PinMap } from './pin-map.tsx';
import { areaHref, mapName, type PinMapContent, whereText } from './pin-parts.ts';

/**
 * Finds a location: filters, a list and a map; one tree of elements for both layouts. Here it is as the address asks for it
 * and as it works without JavaScript; `browser/parts/finder.ts` does the rest.
 */
export function Finder({ page }: { page: LocationsPage }) {
  const { search } = useShownPage();
  const { offerings, times, googleMaps } = page;
  const typed = searchedFor(search);
  const { found: locations, nearby } = searchedIn(page.locations, typed);
  const query = offeredOnly(readFinderQuery(search), page);
  const { area } = query;
  // What is open now only the script knows: the visitor's clock counts where a place's is not known.
  const everywhere = findLocations(locations, { ...query, offers: offersOf(query, offerings), openNow: false });
  const found = area === undefined ? everywhere : everywhere.filter(({ place }) => isInArea(area, place));
  const byCity =
    startsByCity(
      found.map(({ place }) => place),
      query,
    ) && !googleMaps;
  const listed = byCity ? [] : found;
  const chosen = found.find(({ slug }) => slug === query.selected);
  const selected = chosen ?? listed[0];
  const hasFilters = offerings.services.length + offerings.features.length > 0;
  const order = new Map(locations.map((location, index) => [location, index]));
  // The script has to have them all; they stand last, so that what is shown stands together.
  const shown = new Set(listed);
  const hidden = locations.filter((location) => !shown.has(location));
  const content: PinMapContent = {
    places: found.flatMap(({ slug, place }, index) => {
      const { coordinates, name, city } = place;
      return coordinates ? [{ slug, name, city, coordinates, number: index + 1 }] : [];
    }),
    count: found.length,
    selected: selected?.slug,
    everywhere: page.locations.flatMap(({ place: { coordinates, name } }) =>
      coordinates ? [{ coordinates, name }] : [],
    ),
    colors: page.mapColors,
    query,
    search,
  };
  const drawn = !googleMaps && content.everywhere.length > 0;
  return (
    <div className="finder">
      <FinderHead
        count={found.length}
        where={drawn ? whereText(content) : ''}
        query={query}
        sortable={locations.some(({ distance }) => distance !== undefined)}
        alone={!hasFilters}
        typed={typed}
        nearby={nearby}
        total={page.locations.length}
      />
      {hasFilters && <FinderBar offerings={offerings} query={query} typed={typed} />}
      <div className="finder-list">
        <div className="finder-none" hidden={found.length > 0}>
          <h2>No locations found</h2>
          <p>Try adjusting your search criteria or clearing filters</p>
          {typed === '' ? (
            <>
              <button type="button" className="button button--quiet button--small finder-clear-all needs-script">
                Clear filters
              </button>
              <noscript>
                <a className="link" href={pathTo('locations')}>
                  Clear filters
                </a>
              </noscript>
            </>
          ) : (
            <PageLink className="link" to={pathTo('locations')}>
              Show all {locationsText(page.locations.length)}
            </PageLink>
          )}
        </div>
        {!googleMaps && isLong(locations) && <Cities locations={found} hidden={!byCity} content={content} />}
        <ol
          data-times={JSON.stringify(times)}
          data-long={isLong(listed) || undefined}
          data-waiting={query.openNow || undefined}
        >
          {[...listed, ...hidden].map((location, place) => (
            <FinderCard
              key={location.slug}
              location={location}
              index={order.get(location) ?? 0}
              place={place}
              hidden={place >= listed.length}
              selected={location === selected}
              onMap={googleMaps !== undefined}
            />
          ))}
        </ol>
        <Breadcrumbs page="Locations" />
      </div>
      <section className="finder-map" aria-label={drawn ? mapName(content) : 'Map'}>
        {drawn ? (
          <PinMap content={content} total={everywhere.length} chosen={chosen} />
        ) : (
          <FinderMap access={googleMaps} selected={selected} />
        )}
      </section>
    </div>
  );
}

/** As the location picker finds them. */
function searchedIn(locations: readonly FinderLocation[], typed: string): Found<FinderLocation> {
  if (typed === '') return { found: [...locations], nearby: false };
  const named = locations.map((location) => {
    const { name, address, city = '' } = location.place;
    return { location, name, address: `${fullAddress(address, { country: false })} ${address.area ?? ''} ${city}` };
  });
  const { found, nearby } = searchLocations(named, typed);
  return { found: found.map(({ location }) => location), nearby };
}

interface CitiesProps {
  locations: readonly FinderLocation[];
  hidden: boolean;
  content: PinMapContent;
}

/** How many there are in each city; the script changes the numbers with the filters. */
function Cities({ locations, hidden, content }: CitiesProps) {
  return (
    <ul className="finder-cities" hidden={hidden}>
      {[...cityCounts(locations.map(({ place }) => place))].map(([city, count]) => (
        <li key={city}>
          <a href={areaHref(content, city)}>
            <b>{city}</b> <span className="num">{locationsText(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An address may name filters and areas that no location has: they would hide everything and could not be taken off. */
function offeredOnly(query: FinderQuery, { offerings, locations }: LocationsPage): FinderQuery {
  const { area } = query;
  return {
    ...query,
    services: knownAmong(query.services, offerings.services),
    features: knownAmong(query.features, offerings.features),
    area: area !== undefined && locations.some(({ place }) => isInArea(area, place)) ? area : undefined,
  };
}

interface FinderMapProps {
  /** Absent: no key is configured, and no script is loaded. */
  access?: GoogleMapsAccess;
  selected?: FinderLocation;
}

/**
 * The locations on a Google map; without JavaScript, and for a brand without a key none of whose locations has coordinates, the selected
 * one in a frame.
 */
function FinderMap({ access, selected }: FinderMapProps) {
  const source = selected && mapEmbedLink(selected.place);
  const frame = source && (
    <iframe className="map-frame" src={source} title={`Map of ${selected.place.name}`} loading="lazy" />
  );
  if (!access) return frame;
  return (
    <>
      <noscript>{frame}</noscript>
      <div className="map-place" data-key={access.key} data-map-id={access.mapId}>
        <p className="map-state map-state--loading" role="status">
          Loading map...
        </p>
      </div>
    </>
  );
}
