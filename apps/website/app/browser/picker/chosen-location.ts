/** The location that the guest chose last, by the slug of its page: kept in this browser for this site, and sent to no one else. */
import { RIGHT_NOW } from '../../data-paths.ts';
import { wakeIslands } from '../islands.ts';

/** `parts/home/right-now.ts` looks for it too. */
const KEY = 'location';

export function chosenLocation(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    // Where the browser keeps nothing, nothing was chosen.
    return undefined;
  }
}

/** Keeps it; undefined is forgotten. */
export function keepChosenLocation(slug: string | undefined): void {
  try {
    if (slug === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, slug);
  } catch {
    // It holds for this page.
  }
}

/**
 * Has the layer under the hero, and the phone's bar, tell of a location.
 * @param distance of it from the visitor, where it is known, e.g. `650m`
 */
export async function showChosenLocation(slug = chosenLocation(), distance?: string): Promise<void> {
  const layer = document.querySelector<HTMLElement>('.right-now[data-locations]');
  if (!layer || slug === undefined) return;
  const response = await fetch(`${RIGHT_NOW}?${new URLSearchParams({ location: slug })}`);
  if (response.status === 404) keepChosenLocation(undefined);
  if (!response.ok) return;
  layer.innerHTML = await response.text();
  document.documentElement.dataset.chosen = '';
  const far = layer.querySelector('small');
  if (far && distance) far.textContent = distance;
  leadBarTo(layer);
  layer.dispatchEvent(new Event('change'));
  wakeIslands();
}

/** The bar reserves and orders where the layer does. */
function leadBarTo(layer: HTMLElement): void {
  for (const link of document.querySelectorAll<HTMLElement>('.order-bar > a')) {
    const reserves = link.dataset.nav === 'Make Reservation';
    const copy = layer.querySelector(reserves ? '.now-reserve' : '.now-order')?.cloneNode(true);
    if (!(copy instanceof HTMLElement)) continue;
    copy.className = link.className;
    link.replaceWith(copy);
  }
}
