import { ownMap } from './own-map.ts';
import type { MapPlaceOptions, Shown } from './shown.ts';

/**
 * The map beside the list: Google's where the operator has a key, else our own; a frame with the selected location where none of them
 * has coordinates.
 */
export function mapPlace(section: HTMLElement, options: MapPlaceOptions): (shown: Shown) => void {
  const own = section.querySelector<HTMLElement>('.pin-map');
  if (own) return ownMap(own, options);
  const google = section.querySelector<HTMLElement>('.map-place');
  const opening = google
    ? import('./google-place.ts').then(({ googleMapIn }) => googleMapIn(google, options))
    : import('./map-frame.ts').then(
        ({ showFrame }) =>
          ({ selected }: Shown) =>
            showFrame(section, selected),
      );
  return async (shown) => (await opening)(shown);
}
