/** Sites speak English; what the operator writes is in the brand's `language`. */

/** The attributes of an element that holds the operator's own words; none where they are in English, as all around them. */
export interface TextLanguage {
  /** BCP 47 */
  lang?: string;
  dir?: 'rtl';
}

const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** @param language BCP 47 */
export function textLanguage(language: string): TextLanguage {
  if (isEnglish(language)) return {};
  const { script = '' } = new Intl.Locale(language).maximize();
  return { lang: language, ...(rightToLeft.has(script) && { dir: 'rtl' }) };
}

/** The language of our own sentences: the brand's English, else plain `en`. */
export function interfaceLanguage(language: string): string {
  return isEnglish(language) ? language : 'en';
}

function isEnglish(language: string): boolean {
  return /^en(?:-|$)/i.test(language);
}
