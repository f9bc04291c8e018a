import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import { answerQuestion } from '../answer-question.ts';

const dishes = [
  { name: 'Hash', description: 'No mushrooms in the hash, mushrooms on top.' },
  { name: 'Tofu scramble', description: 'Spinach and tomato, no mushrooms.' },
  { name: 'Mushroom toast', description: 'Oyster mushrooms, thyme.' },
  { name: 'Rooibos', description: 'No caffeine.' },
  { name: 'Earl Grey', description: 'Bergamot.' },
];
const teas = new Set(['Rooibos', 'Earl Grey']);

function namesTold(question: string): string[] {
  const categories = [
    { name: 'Breakfast plates', items: dishes.filter(({ name }) => !teas.has(name)) },
    { name: 'Pots of tea', items: dishes.filter(({ name }) => teas.has(name)) },
  ];
  const read = readSiteConfiguration({ brand: { name: 'Test' }, hasMenu: 'page', menu: [{ categories }] });
  if (!read.ok) throw new Error(read.error);
  const { answer } = answerQuestion(read.configuration, question, { now: new Date('2026-11-20T23:30:00Z') });
  return dishes.map(({ name }) => name).filter((name) => answer.response.includes(name));
}

test.each([
  ['what breakfast plates do you have without mushrooms', ['Tofu scramble']],
  ['any tea without caffeine', ['Rooibos']],
])('%s: what its own words leave out, and nowhere name', (question, expected) => {
  expect(namesTold(question)).toEqual(expected);
});
