import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../language/language.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const sentences: Record<Language, Record<string, string>> = { en, fr, es };
const values = (text = '') => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
/** Of the hours, a language may leave out what another says; a sentence may begin `No sé` or `Si quelqu’un`. */
const isFree = (key: string) => /^(?:hours|menu|danger)/.test(key);

describe.each(languages)('the sentences in %s', (language) => {
  const own = Object.entries(sentences[language]).filter(([key]) => key !== 'yes' && key !== 'no');

  test('are the same as in English', () => {
    expect(Object.keys(sentences[language])).toEqual(Object.keys(en));
  });

  test('bear the same values as in English', () => {
    for (const [key, text] of own) {
      const english = values(sentences.en[key]);
      if (key.startsWith('hours')) expect(new Set(english), key).toEqual(new Set([...english, ...values(text)]));
      else expect(values(text), key).toEqual(english);
    }
  });

  test('hold no yes or no of their own, nor a straight apostrophe', () => {
    for (const [key, text] of own) {
      expect(text, key).not.toMatch(/^(?:Yes|No|Oui|Non|Sí)[.,]/);
      expect(text, key).not.toMatch(/'|\b(?:Yes|Oui|Sí)\b/);
      if (!isFree(key)) expect(text, key).not.toMatch(/^(?:yes|no|oui|non|s[ií])(?![\p{L}’'-])/iu);
    }
  });
});
