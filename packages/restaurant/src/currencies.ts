/** Which currency a price is in, by what is written beside it or by where it is paid. Only for the server. */
import countryToCurrency from 'country-to-currency';

/** What stands beside an amount, and which currencies it may mean, the likeliest first. */
const signs = new Map<string, readonly string[]>(
  Object.entries({
    $: 'CAD USD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU DOP BSD BBD BZD BMD BND FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD',
    us$: 'USD',
    'u.s.$': 'USD',
    c$: 'CAD',
    ca$: 'CAD',
    can$: 'CAD',
    a$: 'AUD',
    au$: 'AUD',
    nz$: 'NZD',
    s$: 'SGD',
    hk$: 'HKD',
    nt$: 'TWD',
    mx$: 'MXN',
    r$: 'BRL',
    '€': 'EUR',
    '£': 'GBP EGP LBP GIP FKP SHP SYP',
    '¥': 'JPY CNY',
    '￥': 'JPY CNY',
    円: 'JPY',
    元: 'CNY TWD',
    원: 'KRW',
    '₩': 'KRW KPW',
    '₹': 'INR',
    rs: 'INR PKR LKR NPR MUR SCR',
    '₫': 'VND',
    đ: 'VND',
    rp: 'IDR',
    rm: 'MYR',
    '฿': 'THB',
    '₱': 'PHP CUP',
    '₽': 'RUB',
    '₺': 'TRY',
    '₴': 'UAH',
    '₪': 'ILS',
    '₦': 'NGN',
    '₵': 'GHS',
    '₡': 'CRC',
    '₲': 'PYG',
    '₸': 'KZT',
    '₾': 'GEL',
    '₼': 'AZN',
    '₭': 'LAK',
    '៛': 'KHR',
    '₮': 'MNT',
    '৳': 'BDT',
    kr: 'SEK NOK DKK ISK',
    zł: 'PLN',
    kč: 'CZK',
    ft: 'HUF',
    lei: 'RON MDL',
    fr: 'CHF',
    sfr: 'CHF',
    r: 'ZAR',
    dhs: 'AED MAD',
    euro: 'EUR',
  }).map(([sign, codes]) => [sign, codes.split(' ')]),
);

const known = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217 codes that a sign, a word or a code beside an amount may mean, the likeliest first; none where it means no currency. */
export function currenciesOf(sign: string): readonly string[] {
  const plain = sign.trim().toLowerCase();
  const code = plain.toUpperCase();
  return signs.get(plain) ?? signs.get(plain.replace(/\.$/, '')) ?? (known.has(code) ? [code] : []);
}

/** Languages in which operators write the names of countries, besides their codes. */
const languages = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl', 'ja', 'zh', 'ko', 'ar'];
const otherNames: Record<string, string> = {
  usa: 'US',
  'u s a': 'US',
  'u s': 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  gbr: 'GB',
  can: 'CA',
  ita: 'IT',
  fra: 'FR',
  deu: 'DE',
  esp: 'ES',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  'south korea': 'KR',
  turkey: 'TR',
  uae: 'AE',
};
let countries: Map<string, string> | undefined;

/** ISO 3166 codes by the names of countries, comparable; made when the first one is asked for. */
function countryCodes(): Map<string, string> {
  const byName = new Map(Object.entries(otherNames));
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of Object.keys(countryToCurrency)) {
      const name = names.of(code);
      if (name !== undefined && !byName.has(comparable(name))) byName.set(comparable(name), code);
    }
  }
  return byName;
}

function comparable(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

/** The currency of a country by its ISO 3166 code or its name (`IT`, `Italia`, `U.S.A.`); undefined where it is not known. */
export function currencyOfCountry(country: string | undefined): string | undefined {
  if (country === undefined || country.length > 60) return undefined;
  const currencies: Readonly<Record<string, string>> = countryToCurrency;
  const code = country.trim().toUpperCase();
  if (Object.hasOwn(currencies, code)) return currencies[code];
  countries ??= countryCodes();
  return currencies[countries.get(comparable(country)) ?? ''];
}
