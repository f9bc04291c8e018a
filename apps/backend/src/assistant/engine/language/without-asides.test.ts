import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutAsides } from './without-asides.ts';

const questions = [
  'are you open on sunday?',
  'how much is the margherita',
  'do you have parking',
  'can i bring my dog',
  'which pizzas are vegan?',
  'i am allergic to nuts, what can i eat',
  'my son is coeliac. is the pasta ok?',
  'table for four at 8',
  'and on friday?',
  'two of those',
];
const before = [
  '',
  'hey ',
  'hi there, ',
  'good evening! ',
  'quick question: ',
  'sorry but ',
  'i was wondering, ',
  'so quick thing, ',
];
const aside = [
  '',
  'we just moved here. ',
  'my friend told me about you guys. ',
  'first time here. ',
  'tried calling but nobody answered. ',
  'we love your place! ',
  "i've been meaning to ask. ",
  'ugh long day. ',
];
const behind = ['', ' pls', ' lol', ' by any chance', ' if you dont mind', ' just wondering', ' thanks in advance'];

describe('what guests say around a question', () => {
  test('leaves what is asked as it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...questions),
        fc.constantFrom(...before),
        fc.constantFrom(...aside),
        fc.constantFrom(...behind),
        (question, opener, sentence, closer) => {
          const bare = question.replace(/\?$/, '');
          expect(withoutAsides(`${opener}${sentence}${bare}${closer}`).trim()).toBe(bare);
        },
      ),
      { numRuns: 400 },
    );
  });

  test.each([
    'i love your pad thai but nuts make me sick. what else is there',
    'i have been told i cant have gluten. what is safe?',
    'we had a great time but my throat closes up after shrimp. any without?',
    'my wife told me she is allergic to eggs. is the tiramisu ok',
    'we are visiting with our baby. is there a high chair',
    'i never eat pork. what is good',
    'its my birthday on friday. what do i get',
    'we were here yesterday and my order was wrong. who do i call',
    'i am driving with five people. can we sit outside',
    'hope its ok to bring a dog. is it?',
  ])('nothing that matters is set aside: %s', (text) => {
    expect(withoutAsides(text)).toBe(text);
  });

  test.each(['hello', 'hey!', 'thanks', 'we just moved here', 'ok thanks', 'good evening'])(
    'who says nothing else is heard: %s',
    (text) => {
      expect(withoutAsides(text)).toBe(text);
    },
  );
});
