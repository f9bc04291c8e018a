/** Readers of single values: texts, numbers, prices, yes and no, links, and what only looks like a text. */

import { cutAtWord, inWords, longest } from '../limits.ts';
import { isWebLink, type Link } from '../link.ts';
import { telephoneLink } from '../links.ts';
import { safeLink } from '../safe-link.ts';
import { described, type Read } from './lenient.ts';

const UNCLEAN = /[\p{Cc}\u2028\u2029]/u;
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;
const EMAIL = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+$/;

/**
 * A text as the site shows it: trimmed, line breaks as `\n`, tabs as spaces, other control characters gone, well-formed
 * Unicode. `undefined` where nothing visible is left.
 */
export function cleanText(raw: string): string | undefined {
  const plain = UNCLEAN.test(raw)
    ? raw
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replaceAll('\t', ' ')
        .replace(/(?!\n)\p{Cc}/gu, '')
    : raw;
  const text = plain.trim();
  return VISIBLE.test(text) ? text.toWellFormed() : undefined;
}

/** A text, or a number as its text. Blank is absent. */
export const readText: Read<string> = (value, path, warn) => {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  warn(path, `${described(value)} is not a text`);
  return undefined;
};

/** What a text stands for; one that stands for none is told to be no such thing. */
export function textAs<T>(parse: (text: string) => T | undefined, what: string): Read<T> {
  return (value, path, warn, index) => {
    const text = readText(value, path, warn, index);
    const parsed = text === undefined ? undefined : parse(text);
    if (text !== undefined && parsed === undefined) warn(path, `${described(value)} is not ${what}`);
    return parsed;
  };
}

const HTML =
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,10});|<\/?(?:p|br|b|i|em|strong|span|div|a|ul|li|h\d)\b[^<>]{0,200}>/i;

/** A text, cut where it is longer than so many characters. Entities and tags of HTML in it are shown as they are written. */
export function textWithin(length: number): Read<string> {
  return (value, path, warn, index) => {
    const text = readText(value, path, warn, index);
    if (text === undefined) return text;
    const html = /[&<]/.test(text) ? HTML.exec(text)?.[0] : undefined;
    if (html !== undefined) warn(path, `holds HTML, which is shown as it is written: ${described(html)}`);
    if (text.length <= length) return text;
    warn(path, `has ${inWords(text.length)} characters, and is cut after ${inWords(length)}`);
    return cutAtWord(text, length);
  };
}

export const readLabel = textWithin(longest.label);
export const readLine = textWithin(longest.line);
export const readDescription = textWithin(longest.description);
export const readLongText = textWithin(longest.text);

/** What others refer to by the whole of it: one that is too long is none. */
export const readId: Read<string> = (value, path, warn, index) => {
  const id = readText(value, path, warn, index);
  if (id === undefined || id.length <= longest.id) return id;
  warn(path, `has ${inWords(id.length)} characters, of at most ${inWords(longest.id)}, and is left out`);
  return undefined;
};

/** A text exactly as it was written, for the operator's own code. */
export const readSnippet: Read<string> = (value, path, warn) => {
  if (typeof value === 'string' && value.length > longest.code) {
    warn(path, `has ${inWords(value.length)} characters, of at most ${inWords(longest.code)}, and is left out`);
    return undefined;
  }
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  warn(path, `${described(value)} is not a text`);
  return undefined;
};

/** A number, or a text that is one, within limits (inclusive). */
export function numberWithin(least: number, most: number): Read<number> {
  return (value, path, warn) => {
    if (typeof value === 'string' && !VISIBLE.test(value)) return undefined;
    const number = typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value;
    if (typeof number !== 'number' || Number.isNaN(number)) warn(path, `${described(value)} is not a number`);
    else if (number < least || number > most) warn(path, `${described(value)} is not within ${least} and ${most}`);
    else return number;
    return undefined;
  };
}

const YES = new Set<unknown>([true, 1, 'true', 'yes', '1']);
const NO = new Set<unknown>([false, 0, 'false', 'no', '0']);

/** What a yes or no says, also as a text (`"true"`, `"no"`); undefined for what is neither. */
export function yesOrNo(value: unknown): boolean | undefined {
  const plain = typeof value === 'string' ? value.trim().toLowerCase() : value;
  return YES.has(plain) ? true : NO.has(plain) ? false : undefined;
}

/** Yes or no, see `yesOrNo`. Blank is absent. */
export const readBoolean: Read<boolean> = (value, path, warn) => {
  const said = yesOrNo(value);
  if (said !== undefined || (typeof value === 'string' && value.trim() === '')) return said;
  warn(path, `${described(value)} is neither true nor false`);
  return undefined;
};

/** One of a few words, in any case. */
export function oneOf<Word extends string>(words: readonly Word[]): Read<Word> {
  return (value, path, warn) => {
    const plain = typeof value === 'string' ? value.trim().toLowerCase() : value;
    const word = words.find((known) => known === plain);
    if (word === undefined && plain !== '') warn(path, `${described(value)} is not one of ${words.join(', ')}`);
    return word;
  };
}

function linkOf(value: unknown, path: string, warn: (path: string, message: string) => void, web: boolean) {
  if (typeof value === 'string' && !VISIBLE.test(value)) return undefined;
  const link = typeof value === 'string' ? safeLink(value) : undefined;
  if (link !== undefined && (!web || isWebLink(link))) return link;
  warn(path, `${described(value)} is not a link that can be shown`);
  return undefined;
}

/** A link that is safe to show, see `safeLink`. */
export const readLink: Read<Link> = (value, path, warn) => linkOf(value, path, warn, false);

/** A link to a page, a picture or a file: http(s) or a path. */
export const readWebLink: Read<Link> = (value, path, warn) => linkOf(value, path, warn, true);

/** An e-mail address, also behind `mailto:`. */
export const readEmail = textAs((text) => {
  const address = text.replace(/^mailto:\s*/i, '');
  return EMAIL.test(address) && address.length <= 254 ? address : undefined;
}, 'an e-mail address');

/** A telephone number in any notation; it must hold at least three digits. */
export const readPhone = textAs((text) => {
  const digits = telephoneLink(text).replace(/\D/g, '');
  return text.length <= 100 && digits.length >= 3 ? text : undefined;
}, 'a telephone number');
