/**
 * Links as the site shows them. What an operator wrote becomes a link only through `safeLink`; the rest of this file
 * makes the links that the site itself composes: telephone, e-mail, ordering, reservation.
 */
import type { Link, SiteConfiguration } from './site-configuration/site-configuration.ts';

/** Longer addresses are cut by browsers and servers on the way. */
const LONGEST_LINK = 2048;
const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d{1,5})?(?:[/?#]|$)/u;
const BARE_FILE = /^[^/?#]*\.(?:pdf|jpe?g|png|gif|webp|avif|svg|html?|php|json|txt|docx?)$/i;
const ENCODED = /%[0-9a-f]{2}/gi;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
/** Characters that would end an attribute or a CSS url() early; a browser encodes them on its way as well. */
const UNQUOTED = /[\s"<>`]/gu;

/**
 * The link that a configured text stands for, or `undefined` where it is none that a site may show.
 *
 * http(s), `mailto:`, `tel:` and paths of the site (`/menu`) pass; a host without a scheme (`www.example.com/menu`)
 * becomes https. Anything with control characters or backslashes is refused, since browsers read around those.
 * Applied to its own answer it changes nothing.
 */
export function safeLink(text: string): Link | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST_LINK || !trimmed.isWellFormed()) return undefined;
  if (/[\p{Cc}\\]/u.test(trimmed)) return undefined;
  const link = withScheme(trimmed.replace(UNQUOTED, encodeURIComponent));
  return link === undefined || link.length > LONGEST_LINK ? undefined : link;
}

function withScheme(text: string): Link | undefined {
  if (text.startsWith('/')) return text.startsWith('//') ? undefined : text;
  if (HOST.test(text)) return BARE_FILE.test(text) ? undefined : webAddress(`https://${text}`);
  const scheme = SCHEME.exec(text)?.[1];
  if (scheme === undefined) return undefined;
  const rest = text.slice(scheme.length);
  switch (scheme.toLowerCase()) {
    case 'http':
      return webAddress(`http${rest}`);
    case 'https':
      return webAddress(`https${rest}`);
    case 'mailto':
      return rest.includes('@') ? `mailto${rest}` : undefined;
    case 'tel':
      return /\d/.test(rest.replace(ENCODED, '')) ? `tel${rest.replaceAll('%20', '')}` : undefined;
    default:
      return undefined;
  }
}

function webAddress(text: string): Link | undefined {
  return /^https?:\/\/[^/?#]/.test(text) && URL.canParse(text) ? text : undefined;
}

/** Whether a link leads to another site (http or https); paths, `tel:` and `mailto:` do not. */
export function isExternal(link: Link): boolean {
  return /^https?:/i.test(link);
}

/** Whether a link leads to a page or file, as against a phone or a mail program. */
export function isWebLink(link: Link): boolean {
  return isExternal(link) || link.startsWith('/');
}

const LONGEST_PHONE = 100;
const EXTENSION = /[;,#/|]|(?:e?xt?(?:ension)?|poste)[.:\s]*\d|\b(?:or|ou)\b/i;
const KEYPAD = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

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
  return `tel:${international ? '+' : ''}${dialled}`;
}

function keyOf(letter: string): string {
  return String(KEYPAD.findIndex((letters) => letters.includes(letter)) + 2);
}

/** `info@example.com` → `mailto:info@example.com`, with everything encoded that could add recipients or headers. */
export function mailLink(email: string): Link {
  return `mailto:${encodeURIComponent(email.trim().toWellFormed()).replace(/%40/g, '@').replace(/%2B/g, '+')}`;
}

/** Where Order Online leads: `orderingLink`, else `hasMenu` where that is a link, else `fileLink`, else `/menu`. */
export function orderOnlineLink(configuration: Pick<SiteConfiguration, 'orderingLink' | 'hasMenu' | 'fileLink'>): Link {
  const { orderingLink, hasMenu, fileLink } = configuration;
  return orderingLink ?? (hasMenu === 'page' ? undefined : hasMenu) ?? fileLink ?? '/menu';
}

/** Where Make Reservation leads: the brand's own link, else `/catering`. */
export function reservationLink({ reservationLink: own }: Pick<SiteConfiguration, 'reservationLink'>): Link {
  return own ?? '/catering';
}
