/** The places of a brand, as its site reads them, and where they stand in the file. Only for servers. */
import { namedRestaurants } from '../../named-restaurants.ts';
import { readWrittenMenus } from '../../site-configuration/read-site-configuration.ts';
import { type JsonObject, keyOf, withoutKeys } from '../entry-keys.ts';
import { type LocationInFile, locationsInFile } from '../menu/locations-in-file.ts';

export interface PlaceInFile {
  /** As submissions bear it. */
  id: string;
  /** No other place of the brand has it. */
  name: string;
  /** Undefined: it is the brand itself. */
  location: LocationInFile | undefined;
  /** An IANA name. */
  timeZone: string | undefined;
}

/**
 * All places of a brand, in order.
 * @param document with keys
 * @param brandKey see `restaurantsOf`
 */
export function placesInFile(document: JsonObject, brandKey: string): PlaceInFile[] {
  const { configuration, written } = readWrittenMenus(withoutKeys(document));
  const list = Array.isArray(document.locations) ? document.locations : [];
  const inFile = new Map(locationsInFile(document).map((location) => [location.key, location]));
  return namedRestaurants(configuration, brandKey).map(({ restaurantId: id, name, location }, index) => {
    const at = Number(/^locations\[(\d+)\]$/.exec(written[index]?.path ?? '')?.[1]);
    return {
      ...{ id, name, timeZone: location?.timeZone ?? configuration.timeZone },
      location: location && inFile.get(keyOf(list[at]) ?? ''),
    };
  });
}
