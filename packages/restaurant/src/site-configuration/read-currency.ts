/** The currency that prices are in, where it is said and where nobody says it. */
import { currenciesOf, currencyOfCountry } from '../currencies.ts';
import { described, type Entry, field, isRecord, type Read } from '../reading/lenient.ts';
import { readText } from '../reading/lenient-values.ts';
import { addressOf } from './read-place.ts';

/** What the brand says of the currency: which, and whether it names it itself. */
export interface BrandCurrency {
  currency: string;
  currencyNamed: boolean;
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
function currencyOfPrices(priced: unknown, country: string | undefined, otherwise: string): string {
  const ofCountry = currencyOfCountry(country);
  const meant = signIn(priced);
  const likely = [ofCountry, otherwise].find((code) => code !== undefined && meant.includes(code));
  return likely ?? meant[0] ?? ofCountry ?? otherwise;
}

const priceKeys = ['price', 'originalPrice'];
/** Whoever writes a sign writes it at one of the first prices. */
const MOST_LOOKED_AT = 2_000;

/** What the first sign beside a price within a value means. */
function signIn(value: unknown): readonly string[] {
  const waiting: unknown[] = [value];
  for (let looked = 0; waiting.length > 0 && looked < MOST_LOOKED_AT; looked += 1) {
    const next = waiting.pop();
    if (isRecord(next)) {
      for (const key of priceKeys) {
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

/** Of a brand that does not say it: by its prices, its country, that of its first location. */
export function brandCurrency({ fields, path }: Entry): string {
  const ignore = () => {};
  const { menu, deals, featuredItems, locations } = fields;
  const first = Array.isArray(locations) ? locations.find((location) => isRecord(location)) : undefined;
  const places = [fields, ...(isRecord(first) ? [first] : [])];
  const countries = places.map((place) => addressOf({ fields: place, path, warn: ignore }).country);
  const country = countries.find((name) => currencyOfCountry(name) !== undefined);
  return currencyOfPrices([menu, featuredItems, deals, first], country, 'CAD');
}

/** Of a location's prices. */
export function currencyAt(
  entry: Entry,
  country: string | undefined,
  { currency, currencyNamed }: BrandCurrency,
): string {
  const named = currencyNamedIn(entry) ?? (currencyNamed ? currency : undefined);
  return named ?? currencyOfPrices(entry.fields.menu, country, currency);
}
