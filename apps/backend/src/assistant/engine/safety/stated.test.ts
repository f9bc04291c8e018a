import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import { answerQuestion } from '../answer-question.ts';

const now = new Date('2026-11-20T18:00:00Z');

function answerTo(question: string, item: object): string {
  const menu = { categories: [{ name: 'Mains', items: [item, { name: 'Rice', description: 'Steamed.' }] }] };
  const result = readSiteConfiguration({ name: 'Test Kitchen', menu });
  if (!result.ok) throw new Error(result.error);
  return answerQuestion(result.configuration, question, { now }).answer.response;
}

test.each([
  ['no mark outweighs what words name', { isVegetarian: true, description: 'Beans, with bacon bits.' }, 'pork', true],
  ['a plant that is called so is none', { isVegan: true, description: 'Jackfruit pork, pickle.' }, 'pork', false],
  ['nor a steak of one', { isVegetarian: true, description: 'Cauliflower steak, capers.' }, 'meat', false],
  ['without the mark nobody knows', { description: 'Tofu pork, chili.' }, 'pork', true],
  ['the plant itself is still named', { isVegan: true, description: 'Lentil steak, capers.' }, 'lentils', true],
])('%s', (_, item, food, isStated) => {
  const answer = answerTo(`i cant eat ${food}, can i have the house chili`, { name: 'House chili', ...item });
  expect(answer.split('. ')[0]).toMatch(
    isStated ? /^The menu’s own words for House chili name/ : /^House chili is not stated to contain/,
  );
});
