/** What the readers of an answer share, beside the lenient readers of configurations. */

import type { Link } from '@tablefront/restaurant/link';
import { type Entry, field, isRecord, type Read, type Warn } from '@tablefront/restaurant/reading/lenient';
import { listOf } from '@tablefront/restaurant/reading/lenient-lists';
import { numberWithin, readLine, readLink } from '@tablefront/restaurant/reading/lenient-values';

export interface LabelledLink {
  url: Link;
  label?: string;
}

/** Nobody mends a hosted backend's answers by what a visitor's browser says of them. */
export const noWarning: Warn = () => {};

/** More entries than this in one answer help nobody. */
const MOST_ENTRIES = 50;

/** A list of which what can be read is kept; a single value is a list of one. */
export function listOfSome<T>(read: Read<T>): Read<T[]> {
  const readList = listOf(read, MOST_ENTRIES);
  return (value, path, warn, index) => {
    const isList = Array.isArray(value) || (isRecord(value) && Array.isArray(value.items));
    return readList(isList ? value : [value], path, warn, index);
  };
}

/** A link with its label, or the bare link. */
export const readLabelledLink: Read<LabelledLink> = (value, path, warn) => {
  if (!isRecord(value)) {
    const url = readLink(value, path, warn, 0);
    return url === undefined ? undefined : { url };
  }
  const entry = { fields: value, path, warn };
  const url = field(entry, ['url', 'href', 'link'], readLink);
  const label = field(entry, ['label', 'text', 'title', 'name'], readLine);
  return url === undefined ? undefined : { url, ...(label !== undefined && { label }) };
};

const readAmount = numberWithin(0, Number.MAX_VALUE);

/** The amount in the first readable one of the named fields: a number, or a text that is one, also behind a `$`. */
export function price(entry: Entry, ...keys: string[]): number | undefined {
  return field(entry, keys, (value, path, warn, index) =>
    readAmount(typeof value === 'string' ? value.trim().replace(/^\$/, '') : value, path, warn, index),
  );
}
