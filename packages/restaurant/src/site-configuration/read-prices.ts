/** Prices, and the currency that they are in. A text that is not plainly one amount is kept as it is written. */
import { currenciesOf } from '../currencies.ts';
import { longest } from '../limits.ts';
import { createMemory } from '../memory.ts';
import { described, type Warn } from '../reading/lenient.ts';
import { textWithin } from '../reading/lenient-values.ts';

/** Signs or words, digits with separators, signs or words. */
const WRITTEN = /^((?:[^\d.,'’\s-][^\d,'’\s-]{0,5})?)\s*([\d.,'’]*\d)(?:[.,][-–—])?\s*([^\d\s-]{0,6})$/u;
const readWords = textWithin(longest.label);

interface Written {
  amount: number;
  /** What is written beside it, e.g. `€`, `CAD`; mostly one. */
  signs: string[];
}

/** Many prices bear few signs. */
const MOST_SIGNS = 200;
const meanings = createMemory<readonly string[]>(MOST_SIGNS);

function mayMean(sign: string, currency: string): boolean {
  return meanings(sign, () => currenciesOf(sign)).includes(currency);
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
