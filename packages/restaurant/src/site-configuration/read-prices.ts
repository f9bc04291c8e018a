/** Prices, and the currency that they are in. A text that is not plainly one amount is kept as it is written. */
import { currenciesOf, currencyOfCountry } from '../currencies.ts';
import { longest } from '../limits.ts';
import { described, type Entry, field, isRecord, present, type Read, type Warn } from './lenient.ts';
import { readText, textWithin } from './lenient-values.ts';

/** Signs or words, digits with separators, signs or words. */
const WRITTEN = /^((?:[^\d.,'’\s-][^\d,'’\s-]{0,5})?)\s*([\d.,'’]*\d)(?:[.,][-–—])?\s*([^\d\s-]{0,6})$/u;
const readWords = textWithin(longest.label);

interface Written {
  amount: number;
  /** What is written beside it, e.g. `€`, `CAD`; mostly one. */
  signs: string[];
}

const meanings = new Map<string, readonly string[]>();
/** Many prices bear few signs. */
const MOST_SIGNS = 200;

function mayMean(sign: string, currency: string): boolean {
  const codes = meanings.get(sign) ?? currenciesOf(sign);
  if (meanings.size < MOST_SIGNS) meanings.set(sign, codes);
  return codes.includes(currency);
}

/** What a text says where it is plainly one amount. */
function writtenIn(text: string): Written | undefined {
  if (text.length > longest.label) return undefined;
  const [, before = '', digits, after = ''] = WRITTEN.exec(text.trim()) ?? [];
  const amount = digits === undefined ? undefined : amountOf(digits);
  return amount === undefined ? undefined : { amount, signs: [before, after].filter((sign) => sign !== '') };
}

/** Three digits behind a single dot may be thousands or not: `25.000` is no amount. */
function amountOf(digits: string): number | undefined {
  if (/^\d*[.,]?\d{1,2}$/.test(digits) || /^\d+$/.test(digits)) return Number(digits.replace(',', '.'));
  if (/^\d{1,3}(?:[,'’]\d{3})+(?:\.\d{1,2})?$/.test(digits)) return Number(digits.replace(/[,'’]/g, ''));
  if (/^\d{1,3}(?:\.\d{3})+,\d{1,2}$/.test(digits) || /^\d{1,3}(?:\.\d{3}){2,}$/.test(digits)) {
    return Number(digits.replaceAll('.', '').replace(',', '.'));
  }
  return undefined;
}

/** The price in the first readable one of the named fields: `12.5`, `"12.50"`, `"12,50 $"`, `"CA$1,250.00"`; `"$9/$15"` stays a text. */
export function priceOf(entry: Entry, currency: string, ...keys: string[]): { price?: number; priceText?: string } {
  const read = field(entry, keys, (value, path, warn, index) => readPrice(value, path, warn, index, { currency }));
  return typeof read === 'number' ? { price: read } : present({ priceText: read });
}

/** An amount, or a text that is not plainly one in the currency: `12.5`, `"12.50"`, `"12,50 $"`, `"CA$1,250.00"`; `"$9/$15"` stays a text. */
export function readPrice(
  value: unknown,
  path: string,
  warn: Warn,
  index: number,
  { currency }: { currency: string },
): number | string | undefined {
  if (typeof value === 'string') {
    const words = readWords(value, path, warn, index);
    if (words === undefined) return undefined;
    const written = writtenIn(words);
    if (written?.signs.every((sign) => mayMean(sign, currency))) return written.amount;
    const problem = written ? `is not in ${currency}` : 'is not a number';
    warn(path, `${described(value)} ${problem}; shown as it is written`);
    return words;
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) warn(path, `${described(value)} is not a number`);
  else if (value < 0) warn(path, `${described(value)} is below 0`);
  else return value;
  return undefined;
}

const readCurrency: Read<string> = (value, path, warn, index) => {
  const [code, ...others] = currenciesOf(readText(value, path, warn, index) ?? '');
  if (code !== undefined && others.length === 0) return code;
  warn(path, `${described(value)} is not a currency`);
  return undefined;
};

/** The currency that an entry names. */
export function currencyNamedIn(entry: Entry): string | undefined {
  return field(entry, ['priceCurrency', 'currency'], readCurrency);
}

/**
 * The currency of prices of which nobody says it: by the first sign in their texts, else that of the country, else another
 * @param priced what holds the prices, e.g. a menu as it is configured
 */
export function currencyOfPrices(priced: unknown, country: string | undefined, otherwise: string): string {
  const ofCountry = currencyOfCountry(country);
  const meant = signIn(priced);
  const likely = [ofCountry, otherwise].find((code) => code !== undefined && meant.includes(code));
  return likely ?? meant[0] ?? ofCountry ?? otherwise;
}

const PRICE_KEYS = ['price', 'originalPrice'];
/** Whoever writes a sign writes it at one of the first prices. */
const MOST_LOOKED_AT = 2_000;

/** What the first sign beside a price within a value means. */
function signIn(value: unknown): readonly string[] {
  const waiting: unknown[] = [value];
  for (let looked = 0; waiting.length > 0 && looked < MOST_LOOKED_AT; looked += 1) {
    const next = waiting.pop();
    if (isRecord(next)) {
      for (const key of PRICE_KEYS) {
        const text = next[key];
        const meant = typeof text === 'string' ? text.split(/[\d\s.,]+/).flatMap((sign) => currenciesOf(sign)) : [];
        if (meant.length > 0) return meant;
      }
    }
    if (typeof next === 'object' && next !== null) {
      const parts = Object.values(next).filter((part) => typeof part === 'object');
      waiting.push(...parts.slice(0, MOST_LOOKED_AT).reverse());
    }
  }
  return [];
}
