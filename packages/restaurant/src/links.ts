/**
 * The links that the site itself composes: telephone, e-mail, ordering, reservation. What others wrote becomes a link
 * only through `safeLink` (see `safe-link.ts`).
 */

import { composedLink, type Link } from './link.ts';
import type { Location, SiteConfiguration } from './site-configuration/site-configuration.ts';
import { pathTo } from './site-pages.ts';

const LONGEST_PHONE = 100;
const EXTENSION = /[;,#/|]|(?:e?xt?(?:ension)?|poste)[.:\s]*\d|\b(?:or|ou)\b/i;
const keypad = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/**
 * `+1 (416) 555-0142 ext. 3` → `tel:+14165550142`. Of several numbers the first; an extension is left out; letters of
 * `1-800-PIZZA` become digits. Digits are not made up: without a country code there is none in the link.
 */
export function telephoneLink(phone: string): Link {
  const [first = ''] = phone
    .slice(0, LONGEST_PHONE)
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    .split(EXTENSION);
  const international = /^[^\d]*\+/.test(first);
  const dialled = first
    .replace(/\(0\)/, international ? '' : '0')
    .replace(/(?<=\d.*)[A-Z]{3,}/g, (letters) => Array.from(letters, keyOf).join(''))
    .replace(/\D/g, '');
  return composedLink(`tel:${international ? '+' : ''}${dialled}`);
}

function keyOf(letter: string): string {
  return String(keypad.findIndex((letters) => letters.includes(letter)) + 2);
}

/** `info@example.com` → `mailto:info@example.com`, with everything encoded that could add recipients or headers. */
export function mailLink(email: string): Link {
  const address = encodeURIComponent(email.trim().toWellFormed()).replace(/%40/g, '@').replace(/%2B/g, '+');
  return composedLink(`mailto:${address}`);
}

type Ordering = Pick<SiteConfiguration, 'orderingLink' | 'hasMenu' | 'fileLink' | 'locations' | 'menu'>;

/**
 * Where Order Online leads: the brand's `orderingLink`, else that of its only location, else `hasMenu` where that is a link,
 * else `fileLink`, else to the locations where some order for themselves, else to the menu. Undefined where there is none of them.
 */
export function orderLink({ orderingLink, hasMenu, fileLink, locations, menu }: Ordering): Link | undefined {
  const only = locations.length === 1 ? locations[0] : undefined;
  const elsewhere = orderingLink ?? only?.orderingLink ?? (hasMenu === 'page' ? undefined : hasMenu) ?? fileLink;
  if (elsewhere !== undefined) return elsewhere;
  if (locations.some((location) => location.orderingLink !== undefined)) return pathTo('locations');
  const someMenu = locations.some((location) => hasOwnMenu(location));
  if (menu.length > 0 || (someMenu && (only || hasMenu === 'page'))) return pathTo('menu');
  return someMenu ? pathTo('locations') : undefined;
}

/** The same for who must name some page. */
export function orderOnlineLink(configuration: Ordering): Link {
  return orderLink(configuration) ?? pathTo('menu');
}

/** Whether a location has a menu that is not the brand's. */
export function hasOwnMenu({ menu, fileLink, menuUrl }: Pick<Location, 'menu' | 'fileLink' | 'menuUrl'>): boolean {
  return menu.length > 0 || fileLink !== undefined || menuUrl !== undefined;
}

/** Where Make Reservation leads: the brand's own link, else that of its only location, else `/catering`. */
export function reservationLink({
  reservationLink: own,
  locations,
}: Pick<SiteConfiguration, 'reservationLink' | 'locations'>): Link {
  const only = locations.length === 1 ? locations[0] : undefined;
  return own ?? only?.reservationLink ?? pathTo('catering');
}
