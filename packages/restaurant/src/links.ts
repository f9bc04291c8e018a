/** Links to a telephone and to an e-mail address. What others wrote as a link becomes one only through `safeLink` (see `safe-link.ts`). */

import { composedLink, type Link } from './link.ts';

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
