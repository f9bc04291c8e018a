import { mapFrameLink } from '@tablefront/restaurant/map-links';
import type { Card } from './cards.ts';

/** The selected location in a frame, where no map of all can be drawn. */
export function showFrame(section: HTMLElement, selected: Card | undefined): void {
  const frame = frameOf(selected);
  const known = section.querySelector('iframe');
  // Two kitchens of one address share it.
  if (frame && known && frame.src === known.src) known.title = frame.title;
  else section.replaceChildren(...(frame ? [frame] : []));
}

/** A new one for each place: one that changes its address would fill the browser's history. */
export function frameOf(card: Card | undefined): HTMLIFrameElement | undefined {
  const query = card && (card.data.map ?? card.element.querySelector('address')?.textContent);
  if (!query) return undefined;
  const frame = document.createElement('iframe');
  frame.className = 'map-frame';
  frame.src = mapFrameLink(query);
  frame.title = `Map of ${card.name}`;
  frame.loading = 'lazy';
  return frame;
}
