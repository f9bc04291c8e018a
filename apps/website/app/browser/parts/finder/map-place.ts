import type { FinderQuery } from '../../../routes/locations/finder-query.ts';
import type { Card } from './cards.ts';
import { ownMap } from './own-map.ts';

/** What the finder shows at the moment. */
export interface Shown {
  cards: readonly Card[];
  selected?: Card;
  /** The visitor chose the selected location. */
  chosen: boolean;
  query: FinderQuery;
  /** How many cards there are in all areas. */
  total: number;
}

export interface MapPlaceOptions {
  all: readonly Card[];
  /** The narrow layout. */
  mobile(): boolean;
  /** Whether what is shown first is what the server has drawn. */
  isAsServed(): boolean;
  /** @param area that it is in, where another one is to be shown */
  onSelect(card: Card, area?: string): void;
  /** @param area undefined: all of them again */
  onArea(area: string | undefined): void;
}

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
