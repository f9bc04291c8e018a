/** What of a brand's record has shapes that no declaration says: the franchise form as a list or an object, catalogs, hosts. */

import { entryOf, field, type Read, record } from '../reading/lenient.ts';
import { readNames } from '../reading/lenient-lists.ts';

/** `hasOfferCatalog`: a list of names, or an object with `itemListElement`. */
export const readOfferCatalog: Read<string[]> = (value, path, warn) => {
  if (Array.isArray(value)) return field({ fields: { value }, path, warn }, ['value'], readNames) ?? [];
  const entry = entryOf(value, path, warn);
  return entry && (field(entry, ['itemListElement'], readNames) ?? []);
};

/** `seo: {keywords}`. */
export const readKeywords = record((entry) => field(entry, ['keywords'], readNames) ?? []);
