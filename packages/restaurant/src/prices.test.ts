import { expect, test } from 'vitest';
import { formatPrice } from './prices.ts';

test.each([
  [16.5, 'CAD', 'en', '$16.50'],
  [14, 'CAD', 'en', '$14.00'],
  [0, 'CAD', 'en', '$0.00'],
  [1250, 'CAD', 'en', '$1,250.00'],
  [16.5, 'USD', 'en-CA', '$16.50'],
  [16.5, 'CAD', 'fr-CA', '16,50\u00a0$'],
  [900, 'JPY', 'en', '¥900'],
  [9, 'XX', 'en', '$9.00'],
  [9, 'CAD', 'no language', '$9.00'],
])('%s %s in %s is %s', (amount, currency, language, text) => {
  expect(formatPrice(amount, currency, language)).toBe(text);
  expect(formatPrice(amount, currency, language)).toBe(text);
});
