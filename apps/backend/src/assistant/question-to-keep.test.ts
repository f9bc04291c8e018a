import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionToKeep } from './question-to-keep.ts';

describe('a question is kept', () => {
  test.each([
    ['the same for whoever asks it', '  Do you\n have\u00A0 a DRIVE-through? ', 'do you have a drive-through?'],
    ['composed', 'cafe\u0301', 'café'],
    ['without what nobody sees', 'par\u200Bking\u0000 lot\u202E?', 'parking lot?'],
    ['up to 300 characters', `${'a'.repeat(299)} bcd`, 'a'.repeat(299)],
    ['without half a character at its end', '🍕'.repeat(400), '🍕'.repeat(300)],
    ['not at all where nothing is left', ' \u200B\u0007 ', ''],
  ])('%s', (_, question, kept) => {
    expect(questionToKeep(question)).toBe(kept);
  });

  test.each([
    ['call me at 416-555-0100 please', 'call me at [number] please'],
    ['call +1 (416) 555 0100', 'call [number]'],
    ['(416) 555.0100?', '[number]?'],
    ['tel 555-0100', 'tel [number]'],
    ['my card is 4111 1111 1111 1111, ok', 'my card is [number], ok'],
    ['card 4111\u200B-1111 – 1111 / 1111', 'card [number]'],
    ['where is order #12345678', 'where is order #[number]'],
    ['اتصل ٠٥٠١٢٣٤٥٦٧', 'اتصل [number]'],
    ['０４１２３４５６７８', '[number]'],
    ['write to Ana.Lee+1@mail.example!', 'write to [e-mail]'],
    ['ana@mail', '[e-mail]'],
    ['ana @ mail.example, bo＠mail.example', '[e-mail] [e-mail]'],
    ['<ana@mail.example>', '[e-mail]'],
    [`mail ${'a'.repeat(280)}@mail.example`, 'mail [e-mail]'],
    [`${'a '.repeat(148)}4165550100`, `${'a '.repeat(148)}[num`],
  ])('without what leads to a person: %j', (question, kept) => {
    expect(questionToKeep(question)).toBe(kept);
  });

  test.each([
    'are you open on 2026-12-25?',
    'are you open on 12/25/2026 or 25.12.2026?',
    'a table for 12 at 7:30 pm',
    'is it $12.50 or $ 1,250.00',
    'do you deliver to 10001, 90210?',
    'are you @luna on instagram?',
    'pizzas @ 5pm?',
    'is 24/7 true',
  ])('as it is where it names none: %j', (question) => {
    expect(questionToKeep(question)).toBe(question);
  });

  test('on one line and in time, whatever it is', () => {
    for (const long of ['a', '@', ' @', '1 ', '1-', '(', 'a@', '@a.', '1234-']) {
      const begun = performance.now();
      questionToKeep(long.repeat(1_000).slice(0, 1_000));
      expect(performance.now() - begun, long).toBeLessThan(200);
    }
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (question) => {
        const kept = questionToKeep(question);
        expect([...kept].length).toBeLessThanOrEqual(300);
        expect(kept).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
      { numRuns: 50 },
    );
  });
});
