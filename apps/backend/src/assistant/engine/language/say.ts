/** Our own sentences, in the language of the question. Names and texts of the brand are put in as they are. */
import { contactSentences } from '../sentences/contact.ts';
import { generalSentences } from '../sentences/general.ts';
import { hoursSentences } from '../sentences/hours.ts';
import { menuSentences } from '../sentences/menu.ts';
import { serviceSentences } from '../sentences/services.ts';
import type { Language } from './language.ts';

const rooms = [generalSentences, menuSentences, hoursSentences, contactSentences, serviceSentences] as const;

type KeyOf<Room> = Room extends { en: infer Sentences } ? keyof Sentences : never;
export type SentenceKey = KeyOf<(typeof rooms)[number]>;
export type Values = Readonly<Record<string, string | number>>;

/** Writes a sentence in one language. */
export interface Say {
  language: Language;
  /** The sentence of that key, its `{names}` replaced by the values. */
  (key: SentenceKey, values?: Values): string;
  /** `a, b and c`. */
  list(texts: readonly string[], word?: 'and' | 'or'): string;
  /** The first of many, and how many more there are. */
  some(texts: readonly string[], most: number): string;
}

function merged(language: Language): Readonly<Record<SentenceKey, string>> {
  return Object.assign({}, ...rooms.map((room) => room[language]));
}

function speaker(language: Language): Say {
  const sentences = merged(language);
  const say = (key: SentenceKey, values: Values = {}): string =>
    sentences[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const list = (texts: readonly string[], word: 'and' | 'or' = 'and'): string =>
    texts.length < 2 ? (texts[0] ?? '') : `${texts.slice(0, -1).join(', ')} ${say(word)} ${texts.at(-1)}`;
  const some = (texts: readonly string[], most: number): string =>
    texts.length <= most
      ? list(texts)
      : say('andMore', { texts: texts.slice(0, most).join(', '), count: texts.length - most });
  return Object.assign(say, { language, list, some });
}

const speakers: Readonly<Record<Language, Say>> = { en: speaker('en'), fr: speaker('fr'), es: speaker('es') };

export function sayIn(language: Language): Say {
  return speakers[language];
}
