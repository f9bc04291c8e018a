import { fullAddress } from '@tablefront/restaurant/addresses';
import { greatCircleKilometres } from '@tablefront/restaurant/distance';
import { telephoneLink } from '@tablefront/restaurant/links';
import { knownAmong, nearestFirst, offersAll } from '@tablefront/restaurant/location-filters';
import { averageOf } from '@tablefront/restaurant/map-view';
import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LocationsMap } from '../../ui/map/locations-map.tsx';
import type { MapLocation } from '../../ui/map/map-location.ts';
import { useClock } from '../../ui/use-clock.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { FinderBar } from './finder-bar.tsx';
import { FinderCard } from './finder-card.tsx';
import { FinderHead } from './finder-head.tsx';
import type { FinderQuery } from './finder-query.ts';
import { WIDE } from './layout.ts';
import { statusesAt } from './location-statuses.ts';
import type { FinderLocation, LocationsPage } from './locations-page.ts';
import { useCardClicks } from './use-card-clicks.ts';
import { useFinderQuery } from './use-finder-query.ts';
import { useHeaderHeight } from './use-header-height.ts';
import { useVisitorPosition } from './use-visitor-position.ts';

/** A list longer than this is drawn only where the visitor looks. */
const LONG_LIST = 30;
const NO_FILTERS = { services: [], features: [], openNow: false } as const;

/** Finds a location: filters, a list and a map; one tree of elements for both layouts. */
export function Finder({ page }: { page: LocationsPage }) {
  const { locations, offerings, zones, googleMaps } = page;
  const wide = useMediaQuery(WIDE);
  const [written, change] = useFinderQuery();
  const sortByDistance = useCallback(() => change({ nearest: true }), [change]);
  const { position, locate } = useVisitorPosition(sortByDistance);
  const [filtersOpen, setFiltersOpen] = useState(false);
  useHeaderHeight();

  const query = useMemo(() => offeredOnly(written, offerings), [written, offerings]);
  const clock = useClock();
  const statuses = useMemo(() => clock && statusesAt(clock, locations, zones), [clock, locations, zones]);
  const visitor = position.state === 'known' ? position.coordinates : undefined;
  const distances = useMemo(() => distancesFrom(visitor, locations), [visitor, locations]);

  const found = useMemo(() => {
    const isWanted = (location: FinderLocation) =>
      offersAll(location, query) && !(query.openNow && statuses && statuses.get(location.slug)?.badge !== 'Open');
    const wanted = locations.filter(isWanted);
    return query.nearest ? nearestFirst(wanted, ({ slug }) => distances.get(slug)) : wanted;
  }, [locations, query, statuses, distances]);
  // What was clicked answers at once, a list of hundreds follows.
  const shown = useDeferredValue(found);
  const selected = shown.find(({ slug }) => slug === query.selected) ?? shown[0];

  const list = useRef<HTMLOListElement>(null);
  const select = useCallback((slug: string) => change({ selected: slug }), [change]);
  useCardClicks(list, select);
  const selectOnMap = (slug: string) => {
    select(slug);
    list.current?.querySelector(`[data-slug="${slug}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const pins = useDeferredValue(useMemo(() => shown.map(mapLocationOf), [shown]));
  const center = useMemo(() => averageOf(locations.flatMap(({ place }) => place.coordinates ?? [])), [locations]);
  const clearFilters = () => change(NO_FILTERS);
  const hasFilters = offerings.services.length + offerings.features.length > 0;

  return (
    <div className="finder">
      <FinderHead
        count={shown.length}
        query={query}
        change={change}
        position={position}
        locate={locate}
        sortable={distances.size > 0}
        filters={{ open: filtersOpen, toggle: () => setFiltersOpen(!filtersOpen) }}
        onClear={hasFilters ? undefined : clearFilters}
      />
      {hasFilters && (
        <FinderBar offerings={offerings} query={query} change={change} open={filtersOpen} onClear={clearFilters} />
      )}
      <div className="finder-list">
        {shown.length === 0 && (
          <div className="finder-none">
            <h2>No locations found</h2>
            <p>Try adjusting your search criteria or clearing filters</p>
            <button type="button" className="button button--quiet button--small" onClick={clearFilters}>
              Clear filters
            </button>
          </div>
        )}
        <ol
          ref={list}
          data-long={shown.length > LONG_LIST || undefined}
          data-waiting={(query.openNow && !statuses) || undefined}
        >
          {shown.map((location, index) => {
            const status = statuses?.get(location.slug);
            return (
              <FinderCard
                key={location.slug}
                location={location}
                number={index + 1}
                selected={location === selected}
                wide={wide}
                distance={distances.get(location.slug)}
                badge={status?.badge}
                status={status?.line}
                pickup={status?.pickup}
              />
            );
          })}
        </ol>
        <Breadcrumbs page="Locations" />
      </div>
      <section className="finder-map" aria-label="Map">
        <LocationsMap
          access={googleMaps}
          locations={pins}
          selected={selected?.slug}
          chosen={selected !== undefined && selected.slug === query.selected}
          mobile={!wide}
          onSelect={selectOnMap}
          center={shown.length === 0 ? center : undefined}
          place={selected?.place}
        />
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

/** Kilometres by slug: from the visitor where that is known, else as configured. */
function distancesFrom(visitor: Coordinates | undefined, locations: readonly FinderLocation[]): Map<string, number> {
  const distances = new Map<string, number>();
  for (const { slug, place, distance: configured } of locations) {
    const own = place.coordinates;
    const distance = visitor ? own && greatCircleKilometres(visitor, own) : configured;
    if (distance !== undefined) distances.set(slug, distance);
  }
  return distances;
}

function mapLocationOf({ slug, place, phone }: FinderLocation, index: number): MapLocation {
  return {
    key: slug,
    number: index + 1,
    name: place.name,
    address: fullAddress(place.address, { country: false }),
    phone: phone === undefined ? undefined : { text: phone, url: telephoneLink(phone) },
    coordinates: place.coordinates,
    placeId: place.placeId,
  };
}
