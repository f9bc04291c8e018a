/** Draws the map of our own anew, when the visitor has changed what it shows. The server draws the first one: `routes/locations/pin-map.tsx`. */
import type { Frame } from '@tablefront/restaurant/pin-map/view';
import {
  allHref,
  infoClass,
  mapName,
  mapParts,
  type PinMapContent,
  type PinPart,
  whereText,
} from '../../routes/locations/pin-parts.ts';
import type { MapLocation } from './map-location.ts';
import { infoOf } from './marker-content.ts';

/** A location that the visitor chose: the map says what it is. */
export interface Chosen {
  location: MapLocation;
  page: string;
}

/** @param total how many there are in all areas */
export function drawPinMap(
  map: Element,
  content: PinMapContent,
  { total, chosen }: { total: number; chosen?: Chosen },
): void {
  const focused = focusedLink();
  const grounds: string[] = [];
  for (const layer of map.querySelectorAll<HTMLElement>('.pins')) {
    const parts = mapParts(content, layer.dataset.frame as Frame);
    if (!parts) return;
    grounds.push(parts.ground);
    const at = parts.pins.find(({ isCurrent }) => isCurrent);
    const info = chosen && at && layer.dataset.frame !== 'narrow' ? [infoAt(at, chosen)] : [];
    layer.replaceChildren(...parts.pins.map(linkOf), scaleOf(parts.scale), ...info);
  }
  const [narrow = '', wide = '', wider = ''] = grounds;
  for (const [place, source] of map.querySelectorAll('source').entries()) {
    setWhereOther(source, 'srcset', place === 0 ? wider : wide);
  }
  setWhereOther(map.querySelector('img'), 'src', narrow);
  const all = map.querySelector<HTMLAnchorElement>('.pin-map-all');
  if (all) {
    all.hidden = content.query.area === undefined;
    all.href = allHref(content);
    const words = all.querySelector('span');
    if (words) words.textContent = `All ${total}`;
  }
  const where = document.querySelector('.finder-where');
  if (where) where.textContent = whereText(content);
  map.closest('section')?.setAttribute('aria-label', mapName(content));
  if (focused !== undefined) focusOn(map, focused);
}

function linkOf(pin: PinPart): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = pin.className;
  link.href = pin.href;
  link.ariaLabel = pin.name;
  if (pin.isCurrent) link.ariaCurrent = 'true';
  stand(link, pin);
  const number = document.createElement('b');
  number.textContent = pin.number;
  link.append(number);
  if (pin.label !== undefined) {
    const label = document.createElement('span');
    label.textContent = pin.label;
    link.append(' ', label);
  }
  return link;
}

function infoAt(at: PinPart, { location, page }: Chosen): HTMLElement {
  const info = infoOf(location);
  info.className = infoClass(at);
  stand(info, at);
  const link = document.createElement('a');
  link.className = 'tap';
  link.href = page;
  link.textContent = 'View Location';
  info.append(link);
  return info;
}

function scaleOf({ kilometres, pixels }: { kilometres: number; pixels: number }): HTMLElement | string {
  if (pixels === 0) return '';
  const scale = document.createElement('p');
  scale.className = 'pin-scale num';
  scale.style.setProperty('--length', String(pixels));
  scale.textContent = `${kilometres} km`;
  return scale;
}

function stand(element: HTMLElement, { x, y }: PinPart): void {
  element.style.setProperty('--x', String(x));
  element.style.setProperty('--y', String(y));
}

/** A picture that is asked for again blinks. */
function setWhereOther(element: Element | null, name: string, value: string): void {
  if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
}

function focusedLink(): string | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLAnchorElement && focused.matches('.pin-map a') ? focused.search : undefined;
}

/** On what leads to the same; where it is no more, on what leads back. */
function focusOn(map: Element, search: string): void {
  const links = [...map.querySelectorAll<HTMLAnchorElement>('a')].filter((link) => link.checkVisibility());
  const back = links.find((link) => link.matches('.pin-map-all')) ?? links[0];
  (links.find((link) => link.search === search) ?? back)?.focus({ preventScroll: true });
}
