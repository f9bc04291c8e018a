import { expect, test } from 'vitest';
import { accessibilityEmail } from './accessibility-email.ts';

test.each([
  ['ciao@trattorialucia.example', undefined, 'accessibility@trattorialucia.example'],
  ['Ciao@Trattoria.CA', undefined, 'accessibility@trattoria.ca'],
  [undefined, 'owner@lucia.example', 'accessibility@lucia.example'],
  ['lucia@gmail.com', 'owner@lucia.example', 'accessibility@lucia.example'],
  ['lucia@gmail.com', undefined, 'accessibility@tablefront.example'],
  ['lucia@yahoo.co.uk', 'lucia@bell.net', 'accessibility@tablefront.example'],
  ['info@notgmail.com', undefined, 'accessibility@notgmail.com'],
  ['lucia@localhost', undefined, 'accessibility@tablefront.example'],
  [undefined, undefined, 'accessibility@tablefront.example'],
])('a brand reached at %s and %s is asked about accessibility at %s', (email, own, expected) => {
  expect(accessibilityEmail({ email, brand: { email: own, franchiseQuestions: [] } })).toBe(expected);
});
