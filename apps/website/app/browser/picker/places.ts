import { distanceText } from '@tablefront/restaurant/distance';
import type { Findable } from '@tablefront/restaurant/location-filters';
import type { Coordinates } from '@tablefront/restaurant/site-configuration/site-configuration';

/** A row of the picker, and what the script knows of its location. */
export interface Place extends Findable {
  slug: string;
  name: string;
  address: string;
  coordinates?: Coordinates;
  item: HTMLElement;
  link: HTMLAnchorElement;
}

export function placesOf(list: Element): Place[] {
  return Array.from(list.querySelectorAll<HTMLElement>('.picker-place')).flatMap((item) => {
    const { slug = '', offers, at, distance } = item.dataset;
    const [latitude, longitude] = at?.split(' ').map(Number) ?? [];
    const link = item.querySelector('a');
    if (!link) return [];
    return {
      slug,
      name: item.querySelector('b')?.textContent ?? '',
      address: item.querySelector(':scope > .muted')?.textContent ?? '',
      coordinates: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
      distance: distance === undefined ? undefined : Number(distance),
      offers: offers?.split(' ').map(Number) ?? [],
      item,
      link,
    };
  });
}

export function showDistance({ item, distance }: Place): void {
  const far = item.querySelector('.picker-far');
  if (far) far.textContent = distance === undefined ? '' : distanceText(distance);
}

/** Marks in a name what was typed. */
export function markTyped({ item, name }: Place, typed: string): void {
  const start = typed ? name.toLowerCase().indexOf(typed.toLowerCase()) : -1;
  const mark = document.createElement('mark');
  mark.textContent = name.slice(start, start + typed.length);
  const parts = start < 0 ? [name] : [name.slice(0, start), mark, name.slice(start + typed.length)];
  item.querySelector('b')?.replaceChildren(...parts);
}
