import { describe, expect, test } from 'vitest';
import { reading } from './reading.test-support.ts';

const deal = (price: unknown, rest: Record<string, unknown> = {}) => {
  const { configuration, warnings } = reading({ ...rest, deals: [{ title: 'x', price }] });
  const [read] = configuration.deals;
  return { price: read?.price ?? read?.priceText, currency: configuration.currency, warnings };
};

describe('a price that is plainly one amount', () => {
  test.each<[unknown, number, string]>([
    [12.5, 12.5, 'CAD'],
    [0, 0, 'CAD'],
    ['12.50', 12.5, 'CAD'],
    ['$12.50', 12.5, 'CAD'],
    ['$ 12', 12, 'CAD'],
    ['12,50 $', 12.5, 'CAD'],
    ['CA$1,250.00', 1250, 'CAD'],
    ['12.50 CAD', 12.5, 'CAD'],
    ['.5', 0.5, 'CAD'],
    ['€9', 9, 'EUR'],
    ['€9,50', 9.5, 'EUR'],
    ['9,50 €', 9.5, 'EUR'],
    ['1.250,00 €', 1250, 'EUR'],
    ['EUR 12,-', 12, 'EUR'],
    ['£7.95', 7.95, 'GBP'],
    ['CHF 24.50', 24.5, 'CHF'],
    ["CHF 1'250.00", 1250, 'CHF'],
    ['Fr. 24.–', 24, 'CHF'],
    ['R$ 25,90', 25.9, 'BRL'],
    ['US$14', 14, 'USD'],
    ['¥900', 900, 'JPY'],
    ['₹250', 250, 'INR'],
    ['45 zł', 45, 'PLN'],
    ['129 kr.', 129, 'SEK'],
    ['1.250.000 ₫', 1250000, 'VND'],
    ['₩12,000', 12000, 'KRW'],
  ])('%j is %d %s', (written, price, currency) => {
    expect(deal(written)).toEqual({ price, currency, warnings: [] });
  });
});

describe('a price that is none is shown as it is written, and told', () => {
  test.each<[string, string, string]>([
    ['Rp 25.000', 'IDR', 'is not a number'],
    ['25.000 ₫', 'VND', 'is not a number'],
    ['25.000', 'CAD', 'is not a number'],
    ['$9/$15', 'CAD', 'is not a number'],
    ['market price', 'CAD', 'is not a number'],
    ['12-15', 'CAD', 'is not a number'],
    ['1.2.3', 'CAD', 'is not a number'],
    ['0x10', 'CAD', 'is not a number'],
    ['-3', 'CAD', 'is not a number'],
    ['12 each', 'CAD', 'is not in CAD'],
    ['from $9', 'CAD', 'is not a number'],
  ])('%j in %s', (written, currency, problem) => {
    const warnings = [`deals[0].price: ${JSON.stringify(written)} ${problem}; shown as it is written`];
    expect(deal(written)).toEqual({ price: written, currency, warnings });
  });

  test.each<[unknown, string[]]>([
    [' ', []],
    [-3, ['-3 is below 0']],
    [Number.POSITIVE_INFINITY, ['Infinity is not a number']],
    [true, ['true is not a number']],
    [{ amount: 3 }, ['an object is not a number']],
  ])('%j is left out', (written, problems) => {
    const { price, warnings } = deal(written);
    expect({ price, warnings }).toEqual({
      price: undefined,
      warnings: problems.map((text) => `deals[0].price: ${text}`),
    });
  });

  test('a sign of another currency than the configured one', () => {
    expect(deal('€9,50', { currency: 'CAD' })).toEqual({
      price: '€9,50',
      currency: 'CAD',
      warnings: ['deals[0].price: "€9,50" is not in CAD; shown as it is written'],
    });
  });
});

describe('the currency', () => {
  const menu = (price: unknown) => [{ items: [{ name: 'A', price }], name: 'B' }];
  const at = (country: unknown) => ({ address: { addressCountry: country } });
  test.each<[string, Record<string, unknown>, string]>([
    ['as configured', { currency: 'eur', ...at('US') }, 'EUR'],
    ['by its other name', { priceCurrency: 'USD', ...at('IT') }, 'USD'],
    ['of the first sign', { menu: menu('€9'), ...at('US') }, 'EUR'],
    ['of the country that has the sign', { menu: menu('$9'), ...at('United States') }, 'USD'],
    ['of China, not of Japan', { menu: menu('¥48'), ...at('中国') }, 'CNY'],
    ['of the country', at('Italy'), 'EUR'],
    ['of the country in its own language', at('Deutschland'), 'EUR'],
    ['of the country by its code', at('GB'), 'GBP'],
    ['of the country in short', at('U.S.A.'), 'USD'],
    ['of the first location', { locations: [{ name: 'A', address: { country: 'Japan' } }] }, 'JPY'],
    ['where nothing is known', at('Atlantis'), 'CAD'],
    ['where nothing is said', {}, 'CAD'],
  ])('%s', (_, configuration, currency) => {
    expect(reading(configuration).configuration.currency).toBe(currency);
  });

  test('of a location is its own, else by its menu, else by its country', () => {
    const locations = [
      { name: 'Home', address: { country: 'Canada' }, menu: menu(9) },
      { name: 'Rome', address: { country: 'Italia' }, menu: menu('9,50') },
      { name: 'London', menu: menu('£9') },
      { name: 'Named', currency: 'CHF', menu: menu('9.-') },
    ];
    const read = (rest: Record<string, unknown>) =>
      reading({ locations, ...rest }).configuration.locations.map(({ currency }) => currency);
    expect(read({})).toEqual([undefined, 'EUR', 'GBP', 'CHF']);
    expect(read({ currency: 'CAD' })).toEqual([undefined, undefined, undefined, 'CHF']);
  });

  test('that is none is told', () => {
    expect(reading({ currency: 'dollars' }).warnings).toEqual(['currency: "dollars" is not a currency']);
    expect(reading({ currency: 'XX' }).configuration.currency).toBe('CAD');
  });
});
