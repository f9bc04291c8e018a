import { expect, test } from 'vitest';
import { interfaceLanguage, textLanguage } from './text-language.ts';

test.each([
  ['en', 'en', {}],
  ['en-CA', 'en-CA', {}],
  ['fr-CA', 'en', { lang: 'fr-CA' }],
  ['ja', 'en', { lang: 'ja' }],
  ['ar', 'en', { lang: 'ar', dir: 'rtl' }],
  ['he-IL', 'en', { lang: 'he-IL', dir: 'rtl' }],
  ['ur', 'en', { lang: 'ur', dir: 'rtl' }],
  ['pa-Arab', 'en', { lang: 'pa-Arab', dir: 'rtl' }],
  ['ar-Latn', 'en', { lang: 'ar-Latn' }],
  ['enq', 'en', { lang: 'enq' }],
])('of a brand in %s our sentences are in %s, and the operator’s are marked as %j', (language, ours, own) => {
  expect(interfaceLanguage(language)).toBe(ours);
  expect(textLanguage(language)).toEqual(own);
});
