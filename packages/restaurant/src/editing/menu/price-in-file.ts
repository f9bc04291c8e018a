/** Prices as they are typed, and as a file has them. */
import { decimalsOf } from '../../prices.ts';
import { readPrice } from '../../site-configuration/read-prices.ts';
import type { JsonObject, JsonValue } from '../entry-keys.ts';
import { type EntryInFile, setField } from '../in-file.ts';
import type { Patch } from '../patches.ts';

/** The amount that somebody typed: `17`, `17.00`, `$17`, `17,50`; undefined for what is none, such as `market`. */
export function typedAmount(typed: string, currency: string): number | undefined {
  const read = readPrice(typed.trim(), '', () => {}, 0, { currency });
  return typeof read === 'number' ? rounded(read, currency) : undefined;
}

/** As it stands in a field: `17.00`. */
export const amountText = (amount: number, currency: string): string => amount.toFixed(decimalsOf(currency));

/** To the currency's smallest coin, the half of one up. Coins are not binary: what is as good as a half is one. */
export function rounded(amount: number, currency: string): number {
  const coins = 10 ** decimalsOf(currency);
  return Math.round(Number((amount * coins).toFixed(6))) / coins;
}

/**
 * An amount as the file has the one before it: a number where that is one, and within its text where it is one (`12,50 €`),
 * as long as that reads as the amount.
 */
export function amountLike(before: JsonValue | undefined, amount: number, currency: string): number | string {
  if (typeof before !== 'string') return amount;
  const comma = /\d,\d{1,2}(?!\d)/.test(before);
  const decimals = /[.,]\d{1,2}(?!\d)/.test(before) || !Number.isInteger(amount);
  const plain = decimals ? amountText(amount, currency) : String(amount);
  const text = before.replace(/\d[\d.,'’]*\d|\d/, comma ? plain.replace('.', ',') : plain);
  return typedAmount(text, currency) === amount && text.trim() !== '' ? text : amount;
}

/** What sets the price of a dish, one of its sizes or a difference; null takes it away. What it cost in words is no more. */
export function setPrice(entry: EntryInFile, amount: number | null, currency: string): Patch[] {
  const { fields } = entry;
  const inWords = isGiven(fields.priceText);
  if (amount === null) return [...setField(entry, ['price'], null), ...setField(entry, ['priceText'], null)];
  if (!isGiven(fields.price) && inWords && typedAmount(String(fields.priceText), currency) !== undefined) {
    return setField(entry, ['priceText'], amountLike(fields.priceText, amount, currency));
  }
  return [
    ...setField(entry, ['price'], amountLike(fields.price, amount, currency)),
    ...(inWords ? setField(entry, ['priceText'], null) : []),
  ];
}

/** What says the price in words, such as `market price`; empty words take them away. */
export function setPriceInWords(entry: EntryInFile, words: string): Patch[] {
  const text = words.trim();
  if (text === '') return setField(entry, ['priceText'], null);
  return [...setField(entry, ['price'], null), ...setField(entry, ['priceText'], text)];
}

const isGiven = (value: JsonObject[string] | undefined) => value !== undefined && value !== null && value !== '';
