const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount as a price: `$16.50`, and `$14.00` for a whole one; with as many decimals as the currency has.
 *
 * @param currency ISO 4217, e.g. `CAD`
 * @param language BCP 47, e.g. `en`. An unreadable currency or language counts as `CAD` and `en`.
 */
export function formatPrice(amount: number, currency: string, language: string): string {
  return formatOf(currency, language).format(amount);
}

/** How many decimals prices in a currency have. */
export function decimalsOf(currency: string): number {
  return formatOf(currency, 'en').resolvedOptions().maximumFractionDigits ?? 2;
}

function formatOf(currency: string, language: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const format = formats.get(key) ?? priceFormat(currency, language);
  formats.set(key, format);
  return format;
}

function priceFormat(currency: string, language: string): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  } catch {
    return new Intl.NumberFormat('en', { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' });
  }
}

/** A price as pages show it: the amount in its currency, or the text that it was written as. */
export function shownPrice(
  { price, priceText }: { price?: number; priceText?: string },
  currency: string,
  language: string,
): string | undefined {
  return price === undefined ? priceText : formatPrice(price, currency, language);
}
