import { describe, expect, test } from 'vitest';
import { brandOf, makeAsking, makeRequest } from '../testing/make-request.ts';
import { ownWarnings } from './own-warnings.ts';

function told(question: string, answer: string, kind: string): string[] {
  const brand = brandOf({ faqs: [{ question, answer }] });
  return ownWarnings(makeRequest('', makeAsking(brand)), [{ kind, word: kind }]);
}

describe('of what must be avoided, the brand’s own words', () => {
  test.each([
    [
      'Is anything nut free?',
      'No. Everything is baked with almonds.',
      'nuts',
      'Is anything nut free? Everything is baked with almonds.',
    ],
    [
      'Which salsa has nuts?',
      'The macha: peanuts and sesame.',
      'sesame',
      'Which salsa has nuts? The macha: peanuts and sesame.',
    ],
    [
      'Is fish sauce in everything?',
      'In most dishes. The tofu has none.',
      'fish',
      'Is fish sauce in everything? In most dishes.',
    ],
    [
      'Is it safe for nut allergies?',
      'No. Everything is baked with almonds.',
      'nuts',
      'Is it safe for nut allergies? Everything is baked with almonds.',
    ],
    [
      'Do you bake gluten-free pizza?',
      'Yes. It shares the oven with wheat, so it is not suitable.',
      'gluten',
      'Do you bake gluten-free pizza? It shares the oven with wheat, so it is not suitable.',
    ],
    [
      'Do you have gluten-free batter?',
      'Yes, rice flour, but it goes in the same fryer.',
      'gluten',
      'Do you have gluten-free batter? Rice flour, but it goes in the same fryer.',
    ],
    [
      'Do you have gluten-free crust?',
      'A ten-inch one. It is baked in the same oven, so it is not for coeliacs.',
      'gluten',
      'Do you have gluten-free crust? It is baked in the same oven, so it is not for coeliacs.',
    ],
    [
      'Do you fry in a shared fryer?',
      'Yes: squid and fries share the oil.',
      'gluten',
      'Do you fry in a shared fryer? Squid and fries share the oil.',
    ],
  ])('are told where they say that it is there: %s %s', (question, answer, kind, text) => {
    expect(told(question, answer, kind)).toEqual([text]);
  });

  test.each([
    ['Do you use peanut oil?', 'Never.', 'peanuts'],
    ['Do you fry in a shared fryer?', 'No, the fries never share the oil.', 'gluten'],
    ['Do you fry in a shared fryer?', 'Yes: squid and fries share the oil.', 'other'],
    ['Is the salad dairy free?', 'Yes, it has no cheese.', 'milk'],
    ['Are the fries gluten free?', 'They are gluten-free.', 'gluten'],
    ['Are nuts kept out of the kitchen?', 'Always.', 'nuts'],
    ['Is anything nut free?', 'We keep almonds in a separate room.', 'nuts'],
    ['Do you use a separate fryer for shrimp?', 'Of course, for all shellfish.', 'shellfish'],
    ['Is the fryer gluten free?', 'We never put both in the same oil.', 'gluten'],
    ['Do you have oat milk?', 'Oat milk is 75 cents more.', 'milk'],
    ['Which salsa has nuts?', 'The macha: peanuts and sesame.', 'eggs'],
  ])('are not told where they assure, or say nothing of it: %s %s', (question, answer, kind) => {
    expect(told(question, answer, kind)).toEqual([]);
  });
});

describe('of what must be avoided, the notices of the menu', () => {
  const noted = (notice: string, kind: string) => {
    const brand = brandOf({ menuNotices: [notice] });
    return ownWarnings(makeRequest('', makeAsking(brand)), [{ kind, word: kind }]);
  };

  test('are told where they say that it is there', () => {
    expect(noted('We use nuts and dairy in all blenders.', 'nuts')).toEqual(['We use nuts and dairy in all blenders.']);
    expect(noted('We use nuts and dairy in all blenders.', 'fish')).toEqual([]);
  });

  test.each([
    'We are a nut-free kitchen.',
    'Nothing here has nuts.',
    'Eating raw or undercooked nuts may make you ill.',
  ])('are not where they assure, or advise every guest: %s', (notice) => {
    expect(noted(notice, 'nuts')).toEqual([]);
  });
});
