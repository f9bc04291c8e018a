import type { Findable } from '@tablefront/restaurant/location-filters';
import { type CardData, readCardData } from '../../../routes/locations/card-data.ts';
import type { LocationStatus } from './statuses.ts';

/** A card of the list, and what the script knows of its location. */
export interface Card extends Findable {
  slug: string;
  name: string;
  data: CardData;
  item: Element;
  element: HTMLElement;
  /** In the narrow layout its name is this link to the location's page, in the wide one a button that selects it. */
  link: HTMLAnchorElement;
  button: HTMLButtonElement;
  /** Surely so; of some nobody knows. */
  isClosed?: boolean;
}

/** The cards of the list, in the configuration's order. */
export function cardsOf(list: Element): Card[] {
  const cards = Array.from(list.querySelectorAll<HTMLElement>('.finder-card'), cardOf);
  return cards.sort((a, b) => a.data.index - b.data.index);
}

function cardOf(element: HTMLElement, place: number): Card {
  const data = readCardData(element.dataset, place);
  const link = element.querySelector<HTMLAnchorElement>('h2 > a');
  if (!link || !element.parentElement) throw new TypeError('A card of the finder has no name');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = link.textContent;
  button.ariaPressed = 'false';
  return {
    slug: element.dataset.slug ?? '',
    name: link.textContent,
    data,
    item: element.parentElement,
    element,
    link,
    button,
    offers: data.offers,
    distance: data.distance,
  };
}

export function nameAs(control: 'link' | 'button', card: Card): void {
  card.element.querySelector('h2')?.replaceChildren(card[control]);
}

export function mark(card: Card | undefined, selected: boolean): void {
  if (!card) return;
  card.element.toggleAttribute('data-selected', selected);
  card.button.ariaPressed = String(selected);
}

/** @param place in the list, from 0 */
export function setNumber({ element }: Card, place: number): void {
  write(element.querySelector('.finder-number'), String(place + 1));
}

export function setStatus(card: Card, { badge, line, pickup }: LocationStatus): void {
  const { element } = card;
  card.isOpen = badge === 'Open';
  card.isClosed = badge === 'Closed';
  const sign = element.querySelector('.finder-card-head > .badge:not(.badge--line)');
  if (sign) {
    sign.className = `badge badge--${badge?.toLowerCase()}`;
    sign.toggleAttribute('hidden', badge === undefined);
    write(sign, badge ?? '');
  }
  write(element.querySelector('.finder-status'), line);
  write(element.querySelector('.finder-pickup'), pickup ?? '');
}

/** Leaves alone what is there already. */
export function write(element: Element | null, text: string): void {
  // A noscript stands in it at first.
  if (element && (element.firstElementChild || element.textContent !== text)) element.textContent = text;
}
