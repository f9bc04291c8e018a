import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressLines, fullAddress } from './addresses.ts';

test.each([
  [
    { street: '612 Queen St W', locality: 'Toronto', region: 'ON', postalCode: 'M6J 1E4', country: 'Canada' },
    ['612 Queen St W', 'Toronto, ON M6J 1E4'],
  ],
  [{ street: '612 Queen St W' }, ['612 Queen St W']],
  [{ locality: 'Toronto' }, ['Toronto']],
  [{ region: 'ON' }, ['ON']],
  [{ locality: 'Toronto', postalCode: 'M6J 1E4' }, ['Toronto, M6J 1E4']],
  [{ street: '', locality: 'Toronto', region: '' }, ['Toronto']],
  [{}, []],
])('the lines of %j are %j', (address, lines) => {
  expect(addressLines(address)).toEqual(lines);
});

test('the full address names the country where that is asked for', () => {
  const address = { street: '1 Main St', locality: 'Halifax', country: 'Canada' };
  expect(fullAddress(address, { country: true })).toBe('1 Main St, Halifax, Canada');
  expect(fullAddress(address, { country: false })).toBe('1 Main St, Halifax');
  expect(fullAddress({}, { country: true })).toBe('');
});

test('no part of an address that is missing leaves a comma behind', () => {
  const part = fc.option(fc.constantFrom('a', 'b c'), { nil: undefined });
  const address = fc.record({ street: part, locality: part, region: part, postalCode: part, country: part });
  fc.assert(
    fc.property(address, (known) => {
      expect(fullAddress(known, { country: true })).not.toMatch(/^[\s,]|[\s,]$|,\s*,|\s{2}|undefined/);
    }),
  );
});
