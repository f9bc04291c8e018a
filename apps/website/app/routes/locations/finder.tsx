import { findLocations, knownAmong, offersOf } from '@tablefront/restaurant/location-filters';
import { mapEmbedLink } from '@tablefront/restaurant/map-links';
import { useShownPage } from '../../rendering/shown-page.ts';
import type { GoogleMapsAccess } from '../../site-access.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { FinderBar } from './finder-bar.tsx';
import { FinderCard } from './finder-card.tsx';
import { FinderHead } from './finder-head.tsx';
import { type FinderQuery, isLong, readFinderQuery } from './finder-query.ts';
import type { FinderLocation, LocationsPage } from './locations-page.ts';

/**
 * Finds a location: filters, a list and a map; one tree of elements for both layouts. Here it is as the address asks for it
 * and as it works without JavaScript; `browser/parts/finder.ts` does the rest.
 */
export function Finder({ page }: { page: LocationsPage }) {
  const { search } = useShownPage();
  const { locations, offerings, times, googleMaps } = page;
  const query = offeredOnly(readFinderQuery(search), offerings);
  // What is open now only the script knows: the visitor's clock counts where a place's is not known.
  const found = findLocations(locations, { ...query, offers: offersOf(query, offerings), openNow: false });
  const selected = found.find(({ slug }) => slug === query.selected) ?? found[0];
  const hasFilters = offerings.services.length + offerings.features.length > 0;
  const order = new Map(locations.map((location, index) => [location, index]));
  // The script has to have them all; they stand last, so that what is shown stands together.
  const shown = new Set(found);
  const hidden = locations.filter((location) => !shown.has(location));
  return (
    <div className="finder">
      <FinderHead
        count={found.length}
        query={query}
        sortable={locations.some(({ distance }) => distance !== undefined)}
        alone={!hasFilters}
      />
      {hasFilters && <FinderBar offerings={offerings} query={query} />}
      <div className="finder-list">
        <div className="finder-none" hidden={found.length > 0}>
          <h2>No locations found</h2>
          <p>Try adjusting your search criteria or clearing filters</p>
          <button type="button" className="button button--quiet button--small finder-clear-all">
            Clear filters
          </button>
        </div>
        <ol
          data-times={JSON.stringify(times)}
          data-long={isLong(found) || undefined}
          data-waiting={query.openNow || undefined}
        >
          {[...found, ...hidden].map((location, place) => (
            <FinderCard
              key={location.slug}
              location={location}
              index={order.get(location) ?? 0}
              place={place}
              hidden={place >= found.length}
              selected={location === selected}
              onMap={googleMaps !== undefined}
            />
          ))}
        </ol>
        <Breadcrumbs page="Locations" />
      </div>
      <section className="finder-map" aria-label="Map">
        <FinderMap access={googleMaps} selected={selected} />
      </section>
    </div>
  );
}

/** An address may name filters that no location has: they would hide everything and could not be taken off. */
function offeredOnly(query: FinderQuery, offerings: LocationsPage['offerings']): FinderQuery {
  return {
    ...query,
    services: knownAmong(query.services, offerings.services),
    features: knownAmong(query.features, offerings.features),
  };
}

interface FinderMapProps {
  /** Absent: no key is configured, and no script is loaded. */
  access?: GoogleMapsAccess;
  selected?: FinderLocation;
}

/** The locations on a Google map; without a key, and without JavaScript, the selected one in a frame. */
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
