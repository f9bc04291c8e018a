/** Our own sentences, in the language of the question. Names and texts of the brand are put in as they are. */
import en from '../sentences/en.json' with { type: 'json' };
import es from '../sentences/es.json' with { type: 'json' };
import fr from '../sentences/fr.json' with { type: 'json' };
import type { Language } from './language.ts';

export type SentenceKey = keyof typeof en;
export type Values = Readonly<Record<string, string | number>>;

/** Writes a sentence in one language. */
export interface Say {
  language: Language;
  /** The sentence of that key, its `{names}` replaced by the values, and `{names|is|are}` by what goes with one or with several. */
  (key: SentenceKey, values?: Values): string;
  /** `a, b and c`. */
  list(texts: readonly string[], word?: 'and' | 'or'): string;
  /** The first of many, and how many more there are. */
  some(texts: readonly string[], most: number): string;
}

/** `{count}` is the value, `{count|is|are}` the form for one or for more of it. */
const FORMS = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/** `3`, `Pool tables`, `Downtown and Lambeth`, but not `Bringing pets` nor `A place to charge phones`. */
const isPlural = (value: string | number = '') =>
  Number(value) >= 0 ? Number(value) !== 1 : /^(?!an? |open |\w+ing ).*(?:[^s]s| and .*)$/i.test(String(value));

function speaker(language: Language, sentences: Readonly<Record<SentenceKey, string>>): Say {
  const say = (key: SentenceKey, values: Values = {}): string =>
    sentences[key].replace(FORMS, (_, name: string, one?: string, many = '') =>
      one === undefined ? String(values[name] ?? '') : isPlural(values[name]) ? many : one,
    );
  const list = (texts: readonly string[], word: 'and' | 'or' = 'and'): string =>
    texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} ${say(word)} ${texts.at(-1)}`;
  const some = (texts: readonly string[], most: number): string =>
    texts.length <= most
      ? list(texts)
      : say('andMore', { texts: texts.slice(0, most).join(', '), count: texts.length - most });
  return Object.assign(say, { language, list, some });
}

const speakers: Readonly<Record<Language, Say>> = {
  en: speaker('en', en),
  fr: speaker('fr', fr),
  es: speaker('es', es),
};

export function sayIn(language: Language): Say {
  return speakers[language];
}
