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
  ['ice cream of oats is none of milk', { allergens: ['oats'], description: 'Oat ice cream, syrup.' }, 'milk', false],
  ['that of coconut may well be', { allergens: [], description: 'Coconut ice cream.' }, 'milk', true],
  ['the plant itself is still named', { isVegan: true, description: 'Lentil steak, capers.' }, 'lentils', true],
])('%s', (_, item, food, isStated) => {
  const answer = answerTo(`i cant eat ${food}, can i have the house chili`, { name: 'House chili', ...item });
  expect(answer.split('. ')[0]).toMatch(
    isStated ? /^The menu’s own words for House chili name/ : /^House chili is not stated to contain/,
  );
});

test.each([
  ['pork', { name: 'Spare ribs', description: 'In black bean.' }, false],
  ['pork', { name: 'Short ribs', description: 'Of beef, four hours.' }, true],
  ['meat', { name: 'Hot wings', description: 'Ten, with celery.' }, false],
  ['meat', { name: 'House burger', description: 'On a bun.', isVegan: true }, true],
  ['alcohol', { name: 'Tiramisù', description: 'Ladyfingers and mascarpone.' }, false],
  ['alcohol', { name: 'Tiramisù', description: 'Ladyfingers and mascarpone.', isVegetarian: true }, false],
  ['beef', { name: 'House burger', description: 'On a bun.' }, false],
  ['beef', { name: 'House burger', description: 'Chickpeas on a bun.', isVegan: true }, true],
])('who eats no %s is not told that %j is not stated to contain it, where it well may', (food, item, isTold) => {
  const answer = answerTo(`i don’t eat ${food}, can i have the ${item.name}`, item);
  expect(answer.includes('is not stated to contain') || answer.includes('not stated to contain')).toBe(isTold);
  if (!isTold) expect(answer).toMatch(/^I do not know whether/);
});

test.each(['none of us eat', 'neither of us eats', 'no one here eats'])('%s pork', (words) => {
  const answer = answerTo(`${words} pork, what can we have`, { name: 'Ham roll', description: 'With ham.' });
  expect(answer).not.toMatch(/^(?:Pork|Ham)/);
  expect(answer).toMatch(/^These are not stated to contain pork: Rice\./);
});

test.each([
  ['Topped with our granola, which has almonds.', {}, 'nuts', true],
  ['All come with bacon.', {}, 'pork', true],
  ['All come with garlic mayonnaise.', { isVegan: true }, 'eggs', false],
  ['Add cheese for $2.', {}, 'milk', false],
  ['Made without nuts.', {}, 'nuts', false],
])('what stands over dishes is stated of each: %s %j', (description, marks, food, isStated) => {
  const items = [{ name: 'House bowl', description: 'Berries.', allergens: ['celery'], ...marks }];
  const result = readSiteConfiguration({
    name: 'Test Kitchen',
    menu: { categories: [{ name: 'Bowls', description, items }] },
  });
  if (!result.ok) throw new Error(result.error);
  const { response } = answerQuestion(result.configuration, `no ${food} for me, i am allergic. house bowl?`, {
    now,
  }).answer;
  expect(response.startsWith('The menu’s own words for House bowl name')).toBe(isStated);
});

test('a wine whose name does not say so is no drink without alcohol, and a beer that says so is one', () => {
  const items = [
    { name: 'Grüner Veltliner', allergens: ['sulphites'] },
    { name: 'Alcohol-free radler', allergens: ['wheat', 'barley'] },
    { name: 'Almdudler' },
  ];
  const result = readSiteConfiguration({ name: 'Test Kitchen', menu: { categories: [{ name: 'Drinks', items }] } });
  if (!result.ok) throw new Error(result.error);
  const { response } = answerQuestion(result.configuration, 'any non alcoholic drinks', { now }).answer;
  expect(response).toContain('Alcohol-free radler');
  expect(response).not.toContain('Veltliner');
  expect(response).not.toContain('contains alcohol');
});

test.each([
  ['fish', { name: 'Whole sea bream', description: 'Charred lemon.' }, true],
  ['milk', { name: 'Zucchini chips', description: 'With tzatziki.' }, true],
  ['gluten', { name: 'Spaghetti', description: 'Tomato, basil.' }, true],
  ['gluten', { name: 'Spaghetti squash', description: 'Tomato, basil.' }, false],
  ['gluten', { name: 'Chicken wings', description: 'From the pizza oven.' }, false],
  ['gluten', { name: 'Sunday pizza', description: 'Tomato.', allergens: { contains: [], free: ['gluten'] } }, false],
  ['milk', { name: 'Tiramisu', description: 'Ladyfingers, coffee.', isVegan: true }, false],
  ['eggs', { name: 'Crème brûlée', description: 'Vanilla.' }, true],
  ['eggs', { name: 'Grapefruit brûlée', description: 'Sugar, mint.' }, false],
  ['shellfish', { name: 'Tutti frutti', description: 'Three scoops.' }, false],
  ['fish', { name: 'Nước mía', description: 'Pressed sugar cane.' }, false],
  ['milk', { name: 'Té helado', description: 'Con limón.' }, false],
])('of %s it is told that the words of %j name it, only where they do', (food, item, isStated) => {
  const answer = answerTo(`i am allergic to ${food}, can i have the ${item.name}`, item);
  expect(answer.startsWith('The menu’s own words for')).toBe(isStated);
});
