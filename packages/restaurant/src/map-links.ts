/** Links into Google Maps that need no key. A place without address and coordinates has none. */
import { fullAddress } from './addresses.ts';
import { composedLink, type Link } from './link.ts';
import type { Address, Coordinates } from './site-configuration/site-configuration.ts';

/** What a map needs to find a place; a location and a whole site configuration both are one. */
export interface MapPlace {
  name?: string;
  address: Address;
  coordinates?: Coordinates;
  placeId?: string;
}

/**
 * Directions from where the visitor is.
 * Source: https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export function directionsLink(place: MapPlace): Link | undefined {
  const destination = mapQuery(place);
  if (destination === undefined) return undefined;
  return mapsLink('/dir/', { api: '1', destination, destination_place_id: place.placeId });
}

/** The place on the map, by its name where it has an address, so that its listing opens. */
export function mapSearchLink(place: MapPlace): Link | undefined {
  const found = mapQuery(place);
  if (found === undefined) return undefined;
  const query = place.address.street !== undefined && place.name !== undefined ? `${place.name}, ${found}` : found;
  return mapsLink('/search/', { api: '1', query, query_place_id: place.placeId });
}

/** The source of a map frame, without a key. */
export function mapEmbedLink(place: MapPlace): Link | undefined {
  const query = mapQuery(place);
  return query === undefined ? undefined : mapFrameLink(query);
}

/** @param query what `mapQuery` says of a place */
export function mapFrameLink(query: string): Link {
  return mapsLink('', { q: query, output: 'embed' });
}

/** A street address is what a map names best; else the point; else whatever is known, with the name. */
export function mapQuery({ name, address, coordinates, placeId }: MapPlace): string | undefined {
  const text = fullAddress(address, { country: true });
  if (address.street !== undefined) return text;
  if (coordinates) return `${coordinates.latitude},${coordinates.longitude}`;
  if (text !== '') return name === undefined ? text : `${name}, ${text}`;
  return placeId === undefined ? undefined : name;
}

function mapsLink(path: string, query: Record<string, string | undefined>): Link {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, value);
  return composedLink(`https://www.google.com/maps${path}?${parameters}`);
}
