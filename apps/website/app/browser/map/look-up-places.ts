import { importLibrary } from '@googlemaps/js-api-loader';
import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';

/** Lookups that run at the same time: Google answers more with errors. */
const AT_ONCE = 8;

const found = new Map<string, Coordinates>();

/**
 * Where places are that are known by their id only. What cannot be found is left out, without a word.
 * @returns coordinates by place id; ids found before cost no second lookup
 */
export async function lookUpPlaces(placeIds: readonly string[]): Promise<ReadonlyMap<string, Coordinates>> {
  const unknown = [...new Set(placeIds)].filter((id) => !found.has(id));
  const library = unknown.length > 0 ? await importLibrary('places').catch(() => undefined) : undefined;
  if (library) {
    for (let start = 0; start < unknown.length; start += AT_ONCE) {
      await Promise.all(unknown.slice(start, start + AT_ONCE).map((id) => lookUp(library, id)));
    }
  }
  return new Map(found);
}

async function lookUp(library: google.maps.PlacesLibrary, placeId: string): Promise<void> {
  const location =
    (await lookUpAnew(library, placeId).catch(() => undefined)) ??
    (await lookUpAsBefore(library, placeId).catch(() => undefined));
  if (location) found.set(placeId, { latitude: location.lat(), longitude: location.lng() });
}

async function lookUpAnew(
  { Place }: google.maps.PlacesLibrary,
  placeId: string,
): Promise<google.maps.LatLng | undefined> {
  const { place } = await new Place({ id: placeId }).fetchFields({ fields: ['location'] });
  return place.location ?? undefined;
}

/** Keys that are older than the new places service have only this one. */
async function lookUpAsBefore(
  { PlacesService }: google.maps.PlacesLibrary,
  placeId: string,
): Promise<google.maps.LatLng | undefined> {
  const service = new PlacesService(document.createElement('div'));
  return new Promise((resolve) => {
    service.getDetails({ placeId, fields: ['geometry'] }, (place) => resolve(place?.geometry?.location));
  });
}
