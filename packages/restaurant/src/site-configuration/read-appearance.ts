/** What of the site's looks and language is written in more than one shape. */
import { field, isRecord, type Read } from './lenient.ts';
import { readBoolean, readText } from './lenient-values.ts';

/** Yes or no, or an object that says it under a key. */
function switchOrWithin(key: string): Read<boolean> {
  return (value, path, warn) =>
    isRecord(value) ? field({ fields: value, path, warn }, [key], readBoolean) : readBoolean(value, path, warn, 0);
}

/** `consent: true` or `consent: {required: true}`. */
export const readConsent = switchOrWithin('required');

/** Effects on scroll: `animations: false` or `animations: {enabled: false}`. */
export const readAnimations = switchOrWithin('enabled');

/** Private extensions may go on for ever. */
const LONGEST_LANGUAGE = 100;

/** The canonical tag of a language: `fr_ca` is `fr-CA`. */
export const readLanguage: Read<string> = (value, path, warn) => {
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
