import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import { mediaInquiriesPageOf } from './media-inquiries-page.ts';

function pageOf(raw: object) {
  const reading = readSiteConfiguration(raw);
  if (!reading.ok) throw new Error('The configuration cannot be read.');
  return mediaInquiriesPageOf(reading.configuration, 'brand.example');
}

test('an inquiry is for the brand id, else the id of the configuration, else what the backend was asked with', () => {
  expect(pageOf({ brand_id: 'lucia', id: 'r_1' }).brandId).toBe('lucia');
  expect(pageOf({ id: 'r_1' }).brandId).toBe('r_1');
  expect(pageOf({}).brandId).toBe('brand.example');
});

test('the brand is reached by its phone and each of its e-mail addresses once', () => {
  const location = { name: 'Main', phone: '416 555 0100', email: 'MAIN@b.example' };
  expect(pageOf({ email: 'a@b.example', brand: { email: 'A@B.example' }, locations: [location] }).contact).toEqual({
    phone: { text: '416 555 0100', url: 'tel:4165550100' },
    emails: ['a@b.example', 'MAIN@b.example'],
  });
  expect(pageOf({}).contact).toEqual({ phone: undefined, emails: [] });
});
