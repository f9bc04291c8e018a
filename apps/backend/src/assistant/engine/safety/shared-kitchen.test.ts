import { describe, expect, test } from 'vitest';
import { brandOf, makeAsking, makeRequest } from '../testing/make-request.ts';
import { kitchenTold } from './shared-kitchen.ts';

function told(asked: string, question: string, answer: string): string | undefined {
  const brand = brandOf({ faqs: [{ question, answer }] });
  return kitchenTold(makeRequest(asked, makeAsking(brand)))?.response;
}

describe('what a kitchen shares, by the brand’s own answer', () => {
  test('is told to its last sentence', () => {
    const answer = 'We share one fryer. Fries go in. So does fish. So does chicken. So do the walnut dumplings.';
    expect(told('is the fryer shared', 'What goes in the fryer, is it shared?', answer)).toBe(answer);
  });

  test('stands behind its question where it is a yes to that', () => {
    const [question, answer] = ['Is there a dedicated gluten-free fryer?', 'Yes. Tots have a fryer of their own.'];
    expect(told('is the fryer shared', question, answer)).toBe(`${question} ${answer}`);
  });

  test('is told of what was asked about alone', () => {
    const [question, answer] = ['Do the fries share a fryer?', 'One fryer does everything.'];
    expect(told('is the griddle shared', question, answer)).toContain('I don’t know');
    expect(told('do you share the griddle', question, answer)).toContain('I don’t know');
  });

  test('is not known where nothing is written of it', () => {
    expect(told('is the fryer shared', 'Do you take cash?', 'Yes.')).toContain('I don’t know');
  });
});
