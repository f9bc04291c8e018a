import { type FinderQuery, readFinderQuery } from '../../../routes/locations/finder-query.ts';
import type { MapLocation } from '../../map/map-location.ts';
import type { Card } from './cards.ts';
import type { MapPlaceOptions, Shown } from './shown.ts';

/** The map of our own, which the server has drawn as the page's address asks for it. What draws it anew is fetched with the first change. */
export function ownMap(
  map: HTMLElement,
  { all, isAsServed, onSelect, onArea }: MapPlaceOptions,
): (shown: Shown) => void {
  const { colors = '' } = map.dataset;
  const everywhere = all.flatMap(({ name, data: { coordinates } }) => (coordinates ? [{ name, coordinates }] : []));
  let latest: Shown | undefined;
  followHere(map, ({ selected, area }) => {
    const card = all.find(({ slug }) => slug === selected);
    if (card) onSelect(card, area);
    else onArea(area);
  });
  return async (shown) => {
    const isFirst = latest === undefined;
    latest = shown;
    if (isFirst && isAsServed()) return;
    const { drawPinMap } = await import('../../map/pin-map.ts');
    if (latest !== shown) return;
    const { cards, selected, chosen, query, total } = shown;
    const places = cards.flatMap(({ slug, name, data: { coordinates, city } }, index) =>
      coordinates ? [{ slug, name, city, coordinates, number: index + 1 }] : [],
    );
    const { search } = location;
    const content = { places, count: cards.length, selected: selected?.slug, everywhere, colors, query, search };
    const info = selected && { location: mapLocationOf(selected, cards.indexOf(selected)), page: selected.link.href };
    drawPinMap(map, content, { total, chosen: chosen ? info : undefined });
    markClosed(map, all);
  };
}

/** Pins of closed locations are outlined. */
export function markClosed(map: Element, all: readonly Card[]): void {
  const closed = new Set(all.flatMap(({ slug, isClosed }) => (isClosed ? [slug] : [])));
  for (const pin of map.querySelectorAll<HTMLAnchorElement>('.pin:not(.pin--many)')) {
    pin.classList.toggle('pin--shut', closed.has(readFinderQuery(pin.search).selected ?? ''));
  }
}

/** What links within the element lead to is on this page already; those with more than a plain click are the browser's. */
export function followHere(element: HTMLElement, onFollow: (query: FinderQuery) => void): void {
  element.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : undefined;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.closest('.pin-info')) return;
    event.preventDefault();
    onFollow(readFinderQuery(link.search));
  });
}

export function mapLocationOf({ slug, name, data, element }: Card, index: number): MapLocation {
  const address = element.querySelector('address')?.firstChild;
  const phone = element.querySelector<HTMLAnchorElement>('.finder-phone a');
  return {
    key: slug,
    number: index + 1,
    name,
    // The country has an element of its own.
    address: address instanceof Text ? address.data : '',
    phone: phone ? { text: phone.textContent, url: phone.href } : undefined,
    coordinates: data.coordinates,
    placeId: data.placeId,
  };
}
