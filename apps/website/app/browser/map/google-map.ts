import { averageOf } from '@tablefront/restaurant/map-view';
import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { GoogleMapsAccess } from '../../site-access.ts';
import styles from './google-map.css?inline';
import { type LiveMap, openLiveMap } from './live-map.ts';
import { loadGoogleMaps, onKeyRefused } from './load-google-maps.ts';
import { lookUpPlaces } from './look-up-places.ts';
import { isPlaced, type MapLocation } from './map-location.ts';

/** The specification's words for a map that there is not. */
const START_FAILED = 'Failed to initialize map';

/** What a map of locations is to show. */
export interface MapContent {
  locations: readonly MapLocation[];
  selected?: string;
  /** The visitor chose the selected location: its info window opens. */
  chosen: boolean;
  /** Where all of the brand's locations are: that is shown where nothing else is to be. */
  everywhere: readonly Coordinates[];
}

interface GoogleMapOptions {
  /** Whether the finder is in its narrow layout. */
  mobile(): boolean;
  onSelect(key: string): void;
  /** There is no map, or no longer. */
  onFailure(words?: string): void;
  /** What stands in the map's place while places are looked up, and where none of the locations can be put on a map. */
  standIn(searching: boolean): (Node | string)[];
}

const sheet = document.createElement('style');
sheet.textContent = styles;
document.head.append(sheet);

/**
 * Opens a Google map in the element, once there is something to show on it.
 * @returns shows other content on it
 * @throws Error (as a rejection) where Google Maps cannot be loaded
 */
export async function openGoogleMap(
  place: HTMLElement,
  access: GoogleMapsAccess,
  { mobile, onSelect, onFailure, standIn }: GoogleMapOptions,
): Promise<(content: MapContent) => void> {
  const google = await loadGoogleMaps(access);
  onKeyRefused(onFailure);
  const canvas = document.createElement('div');
  canvas.className = 'map-canvas';
  let live: LiveMap | undefined;
  let content: MapContent | undefined;
  let found: ReadonlyMap<string, Coordinates> = new Map();
  const asked = new Set<string>();
  let searches = 0;

  const draw = ({ locations, selected, everywhere }: MapContent, reveal: boolean) => {
    const placed = locations
      .map((location) => ({ ...location, coordinates: location.coordinates ?? found.get(location.placeId ?? '') }))
      .filter(isPlaced);
    const center = locations.length === 0 ? averageOf(everywhere) : undefined;
    if (live) live.show(placed);
    else if (placed.length > 0 || center) {
      place.replaceChildren(canvas);
      live = openLiveMap(canvas, google, { mapId: access.mapId, mobile, center, locations: placed, onSelect });
    } else place.replaceChildren(...standIn(searches > 0));
    live?.select(selected, { reveal });
  };
  const show = (next: MapContent) => {
    // What is selected when the map opens is highlighted only: the map then shows all locations.
    const reveal = content !== undefined && next.chosen && next.selected !== content.selected;
    content = next;
    try {
      draw(next, reveal);
    } catch (error) {
      console.warn(error);
      onFailure(START_FAILED);
    }
  };
  const lookUp = async (placeIds: string[]) => {
    for (const id of placeIds) asked.add(id);
    searches += 1;
    found = await lookUpPlaces(placeIds);
    searches -= 1;
    if (content) show(content);
  };

  return (next) => {
    const unplaced = next.locations.flatMap((location) => (isPlaced(location) ? [] : (location.placeId ?? [])));
    const unknown = unplaced.filter((placeId) => !asked.has(placeId));
    if (unknown.length > 0) void lookUp(unknown);
    show(next);
  };
}
