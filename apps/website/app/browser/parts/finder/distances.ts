/** Fetched when the visitor asks for it. */
import { distanceText, greatCircleKilometres } from '@tablefront/restaurant/distance';
import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';
import type { Card } from './cards.ts';

/** How far the location is from the visitor; unknown where its own place is. */
export function setDistanceFrom(visitor: Coordinates, card: Card): void {
  const { coordinates } = card.data;
  card.distance = coordinates && greatCircleKilometres(visitor, coordinates);
  const head = card.element.querySelector('.finder-card-head');
  head?.querySelector('.badge--line')?.remove();
  if (card.distance === undefined) return;
  const badge = document.createElement('span');
  badge.className = 'badge badge--line num';
  badge.textContent = distanceText(card.distance);
  head?.querySelector('h2')?.after(badge);
}
