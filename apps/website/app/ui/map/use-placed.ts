import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';
import { useEffect, useMemo, useState } from 'react';
import { lookUpPlaces } from './look-up-places.ts';
import { isPlaced, type MapLocation, type PlacedLocation } from './map-location.ts';

const NONE: ReadonlyMap<string, Coordinates> = new Map();

/**
 * Those of the locations that can be put on a map: at once those with coordinates, later those that a places lookup
 * found by their id. `searching` while lookups run.
 */
export function usePlaced(locations: readonly MapLocation[]): { placed: PlacedLocation[]; searching: boolean } {
  const [found, setFound] = useState(NONE);
  const [searchedFor, setSearchedFor] = useState('');
  const unplaced = locations.flatMap((location) => (isPlaced(location) ? [] : (location.placeId ?? [])));
  const wanted = JSON.stringify(unplaced.toSorted());

  useEffect(() => {
    let gone = false;
    const placeIds: string[] = JSON.parse(wanted);
    if (placeIds.length === 0) return;
    const finish = (places: ReadonlyMap<string, Coordinates>) => {
      if (gone) return;
      setFound(places);
      setSearchedFor(wanted);
    };
    lookUpPlaces(placeIds).then(finish, () => finish(NONE));
    return () => {
      gone = true;
    };
  }, [wanted]);

  const placed = useMemo(
    () =>
      locations
        .map((location) => ({ ...location, coordinates: location.coordinates ?? found.get(location.placeId ?? '') }))
        .filter(isPlaced),
    [locations, found],
  );
  return { placed, searching: unplaced.length > 0 && searchedFor !== wanted };
}
