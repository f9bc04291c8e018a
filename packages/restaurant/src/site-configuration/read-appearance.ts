/** How the site looks and speaks: theme, effects, language, and the operator's own code. */
import { guessLanguage } from './guess-language.ts';
import { type Entry, field, isRecord, present, type Read, record } from './lenient.ts';
import { readBoolean, readColor, readSnippet, readText, text } from './lenient-values.ts';
import type { Snippets, Theme } from './site-configuration.ts';

const readTheme = record((entry) =>
  present({
    primaryColor: field(entry, ['primaryColor'], readColor),
    orderColor: field(entry, ['secondaryColor', 'orderColor'], readColor),
    fontFamily: text(entry, 'fontFamily'),
  }),
);

export function themeOf(entry: Entry): Theme {
  return { primaryColor: '#16a34a', orderColor: '#ea580c', ...field(entry, ['theme'], readTheme) };
}

/** The operator's own HTML, at the top level or within `customCode`. */
export function snippetsOf(entry: Entry): Snippets {
  const within = field(entry, ['customCode'], record(snippetsIn));
  return { ...within, ...snippetsIn(entry) };
}

function snippetsIn(entry: Entry): Snippets {
  return present({
    head: field(entry, ['head'], readSnippet),
    body: field(entry, ['body'], readSnippet),
    footer: field(entry, ['footer'], readSnippet),
  });
}

/** `consent: true` or `consent: {required: true}`; nothing waits unless it says so. */
const readConsent: Read<boolean> = (value, path, warn) =>
  isRecord(value) ? field({ fields: value, path, warn }, ['required'], readBoolean) : readBoolean(value, path, warn, 0);

export function consentRequiredOf(entry: Entry): boolean {
  return field(entry, ['consent'], readConsent) ?? false;
}

/** Effects on scroll: on, unless switched off by `animations: false` or `animations: {enabled: false}`. */
const readAnimations: Read<boolean> = (value, path, warn) =>
  isRecord(value) ? field({ fields: value, path, warn }, ['enabled'], readBoolean) : readBoolean(value, path, warn, 0);

export function animationsOf(entry: Entry): boolean {
  return field(entry, ['animations'], readAnimations) ?? true;
}

/** As it is named, else as the letters of the brand's own words tell it, else English. */
export function languageOf(entry: Entry): string {
  const named = field(entry, ['language', 'locale'], readLanguage);
  if (named !== undefined) return named;
  const guessed = guessLanguage(entry.fields);
  if (guessed === undefined) return 'en';
  entry.warn('language', `is missing: by its letters the brand's words are taken for ${JSON.stringify(guessed)}`);
  return guessed;
}

/** Private extensions may go on for ever. */
const LONGEST_LANGUAGE = 100;

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
