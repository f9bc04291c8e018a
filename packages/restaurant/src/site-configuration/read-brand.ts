/** What of a brand's record has shapes that no declaration says: the franchise form as a list or an object, catalogs, hosts. */

import { type Entry, entryOf, field, type Read, record } from '../reading/lenient.ts';
import { readNames } from '../reading/lenient-lists.ts';

function names(entry: Entry, key: string): string[] {
  return field(entry, [key], readNames) ?? [];
}

/** `hasOfferCatalog`: a list of names, or an object with `itemListElement`. */
export const readOfferCatalog: Read<string[]> = (value, path, warn) => {
  if (Array.isArray(value)) return names({ fields: { value }, path, warn }, 'value');
  const entry = entryOf(value, path, warn);
  return entry && names(entry, 'itemListElement');
};

/** `seo: {keywords}`. */
export const readKeywords = record((entry) => names(entry, 'keywords'));
