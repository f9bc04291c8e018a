import { type Fit, mapView, zoomWithin } from '@tablefront/restaurant/map-view';
import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { GoogleMaps } from './load-google-maps.ts';
import type { PlacedLocation } from './map-location.ts';
import { highlight, infoOf, pinOf, renumber } from './marker-content.ts';

/** Markers of our own drawing need a map id; Google gives this one to whoever has none. */
const MAP_ID = 'DEMO_MAP_ID';
const LONGEST_TITLE = 200;

export interface LiveMap {
  /** Puts a marker on each location; where other places than before are shown, or in the other layout, the map is fitted to them. */
  show(locations: readonly PlacedLocation[]): void;
  /** Highlights the marker. `reveal` opens its info window too, and moves the map to it where it is out of view. */
  select(key: string | undefined, options: { reveal: boolean }): void;
}

interface LiveMapOptions {
  mapId?: string;
  /** Whether the finder is in its narrow layout, now. */
  mobile: () => boolean;
  center?: Coordinates;
  locations: readonly PlacedLocation[];
  onSelect: (key: string) => void;
}

interface Pinned {
  location: PlacedLocation;
  marker: google.maps.marker.AdvancedMarkerElement;
  pin: SVGSVGElement;
}

/** A Google map in the element, with a marker for each location. There must be a location or a centre. */
export function openLiveMap(element: HTMLElement, google: GoogleMaps, options: LiveMapOptions): LiveMap {
  const { mobile, center, onSelect } = options;
  const firstView = viewOf(options.locations, { mobile: mobile(), center });
  if (!firstView) throw new Error('There is no place to show on the map.');
  const map = new google.maps.Map(element, {
    mapId: options.mapId ?? MAP_ID,
    center: latLng(firstView.center),
    zoom: firstView.zoom,
    gestureHandling: 'cooperative',
    fullscreenControl: true,
    zoomControl: true,
    mapTypeControl: false,
    streetViewControl: false,
    clickableIcons: false,
  });
  const info = new google.maps.InfoWindow();
  const pinned = new Map<string, Pinned>();
  let selected: string | undefined;
  let shownPlaces: string | undefined;

  const reveal = ({ location, marker }: Pinned) => {
    info.setContent(infoOf(location));
    info.open({ map, anchor: marker });
  };

  const add = (location: PlacedLocation): Pinned => {
    const pin = pinOf(location.number);
    const marker = new google.marker.AdvancedMarkerElement({
      map,
      position: latLng(location.coordinates),
      title: location.name.slice(0, LONGEST_TITLE),
      content: pin,
      gmpClickable: true,
    });
    const added = { location, marker, pin };
    marker.addEventListener('gmp-click', () => {
      reveal(pinned.get(location.key) ?? added);
      onSelect(location.key);
    });
    return added;
  };

  const frame = (locations: readonly PlacedLocation[]) => {
    const view = viewOf(locations, { mobile: mobile() });
    if (!view) return;
    if (!view.fit) {
      map.setCenter(latLng(view.center));
      map.setZoom(view.zoom);
      return;
    }
    const bounds = new google.core.LatLngBounds();
    for (const { coordinates } of locations) bounds.extend(latLng(coordinates));
    fitWithin(google, map, bounds, view.fit);
  };

  const show = (locations: readonly PlacedLocation[]) => {
    const wanted = new Set(locations.map(({ key }) => key));
    for (const [key, { marker }] of pinned) {
      if (wanted.has(key)) continue;
      marker.map = null;
      pinned.delete(key);
    }
    for (const location of locations) {
      const known = pinned.get(location.key);
      if (known) {
        renumber(known.pin, location.number);
        known.location = location;
      } else pinned.set(location.key, add(location));
    }
    if (selected !== undefined && !wanted.has(selected)) info.close();
    const places = [mobile(), ...[...wanted].sort()].join(' ');
    // One location alone stands where the map was opened.
    const asOpened = shownPlaces === undefined && locations.length === 1;
    if (places !== shownPlaces && !asOpened) frame(locations);
    shownPlaces = places;
    mark(pinned, selected);
  };
  show(options.locations);

  return {
    show,
    select(key, { reveal: wanted }) {
      selected = key;
      mark(pinned, key);
      const chosen = key === undefined ? undefined : pinned.get(key);
      if (!wanted || !chosen) return;
      const at = latLng(chosen.location.coordinates);
      if (map.getBounds()?.contains(at) === false) map.panTo(at);
      reveal(chosen);
    },
  };
}

function viewOf(locations: readonly PlacedLocation[], options: { mobile: boolean; center?: Coordinates }) {
  return mapView(
    locations.map(({ coordinates }) => coordinates),
    options,
  );
}

function mark(pinned: ReadonlyMap<string, Pinned>, selected: string | undefined): void {
  for (const [key, { marker, pin }] of pinned) {
    highlight(pin, key === selected);
    marker.zIndex = key === selected ? 1 : null;
  }
}

/** Google fits without limits, and only knows the zoom once it has come to rest. */
function fitWithin(google: GoogleMaps, map: google.maps.Map, bounds: google.maps.LatLngBounds, fit: Fit): void {
  google.core.event.addListenerOnce(map, 'idle', () => {
    const zoom = zoomWithin(map.getZoom(), fit);
    if (zoom !== undefined) map.setZoom(zoom);
  });
  map.fitBounds(bounds, fit.padding);
}

function latLng({ latitude, longitude }: Coordinates): google.maps.LatLngLiteral {
  return { lat: latitude, lng: longitude };
}
