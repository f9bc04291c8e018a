import type { FinderQuery } from '../../../routes/locations/finder-query.ts';
import type { Card } from './cards.ts';

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
