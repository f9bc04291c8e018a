import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';

/** A location as a map shows it. */
export interface MapLocation {
  key: string;
  /** What its pin says; the same as in the list beside the map. */
  number: number;
  name: string;
  /** On one line; empty where nothing is known. */
  address: string;
  phone?: { text: string; url: string };
  coordinates?: Coordinates;
  placeId?: string;
}

export type PlacedLocation = MapLocation & { coordinates: Coordinates };

export function isPlaced(location: MapLocation): location is PlacedLocation {
  return location.coordinates !== undefined;
}
