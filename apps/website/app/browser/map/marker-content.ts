/** What markers and info windows are made of: elements, never markup, since the texts are the operator's. */
import type { MapLocation } from './map-location.ts';

const SVG = 'http://www.w3.org/2000/svg';
const PIN = 'M0 0C-5-12-20-20-20-36a20 20 0 0 1 40 0C20-20 5-12 0 0Z';

/** The pin of a location; its point is the middle of its lower edge. */
export function pinOf(number: number): SVGSVGElement {
  const pin = document.createElementNS(SVG, 'svg');
  pin.setAttribute('class', 'map-pin');
  pin.setAttribute('viewBox', '-22 -58 44 58');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PIN);
  const text = document.createElementNS(SVG, 'text');
  text.setAttribute('y', '-30');
  text.setAttribute('text-anchor', 'middle');
  text.textContent = String(number);
  pin.append(path, text);
  return pin;
}

export function renumber(pin: SVGSVGElement, number: number): void {
  const text = pin.querySelector('text');
  if (text) text.textContent = String(number);
}

/** The selected location's pin is larger and in the colour of ordering. */
export function highlight(pin: SVGSVGElement, selected: boolean): void {
  pin.classList.toggle('map-pin--selected', selected);
}

/** Name, address and a phone link. */
export function infoOf({ name, address, phone }: MapLocation): HTMLElement {
  const info = document.createElement('div');
  info.className = 'map-info';
  const title = document.createElement('b');
  title.textContent = name;
  info.append(title);
  if (address !== '') {
    const line = document.createElement('span');
    line.textContent = address;
    info.append(line);
  }
  if (phone) {
    const link = document.createElement('a');
    link.className = 'tap num';
    link.href = phone.url;
    link.textContent = phone.text;
    info.append(link);
  }
  return info;
}
