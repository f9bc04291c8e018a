import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import { franchisePageOf } from './franchise-page.ts';

function pageOf(raw: object) {
  const reading = readSiteConfiguration(raw);
  if (!reading.ok) throw new Error('The configuration cannot be read.');
  return franchisePageOf(reading.configuration, 'brand.example');
}

test('the questions come in their order', () => {
  const questions = [
    { id: 'b', question: 'Second', order: 2 },
    { id: 'a', question: 'First', order: '1' },
  ];
  const page = pageOf({ brand_id: 'lucia', brand: { franchisee_form: { questions } } });
  expect(page.questions.map(({ question }) => question)).toEqual(['First', 'Second']);
  expect(page.brandId).toBe('lucia');
});

test('a brand that asks nothing has no questions, and what the backend was asked with stands for an id', () => {
  expect(pageOf({})).toMatchObject({ questions: [], brandId: 'brand.example' });
});
