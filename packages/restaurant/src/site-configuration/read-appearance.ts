/** What of the site's looks and language is written in more than one shape. */

import { type Entry, field, orWithin, type Read } from '../reading/lenient.ts';
import { readBoolean, readText } from '../reading/lenient-values.ts';
import { guessLanguage } from './guess-language.ts';

/** `consent: true` or `consent: {required: true}`. */
export const readConsent = orWithin(readBoolean, 'required');

/** Effects on scroll: `animations: false` or `animations: {enabled: false}`. */
export const readAnimations = orWithin(readBoolean, 'enabled');

/** As it is named, else as the letters of the brand's own words tell it, else English. */
export function languageOf(entry: Entry, keys: readonly string[]): string {
  const named = field(entry, keys, readLanguage);
  if (named !== undefined) return named;
  const guessed = guessLanguage(entry.fields);
  if (guessed === undefined) return 'en';
  entry.warn('language', `is missing: by its letters the brand's words are taken for ${JSON.stringify(guessed)}`);
  return guessed;
}

/** Private extensions may go on for ever. */
const LONGEST_LANGUAGE = 100;

/** The canonical tag of a language: `fr_ca` is `fr-CA`. */
const readLanguage: Read<string> = (value, path, warn) => {
  const language = readText(value, path, warn, 0);
  if (language === undefined) return undefined;
  try {
    const [known] = Intl.getCanonicalLocales(language.replaceAll('_', '-'));
    if (known === undefined || known.length <= LONGEST_LANGUAGE) return known;
  } catch {
    // It is told below.
  }
  warn(path, `${JSON.stringify(language.slice(0, 60))} is not a language`);
  return undefined;
};
