/** What was found wrong by questions about a brand that the engine had never seen: each row is one of a kind. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import type { Conversation } from './conversation.ts';
import { brandOf } from './testing/make-request.ts';

const file = new URL('../../../../../benchmarks/assistant/brands/taverna-meltemi.json', import.meta.url);
const tavern = brandOf(JSON.parse(readFileSync(file, 'utf8')));
/** A Friday, 7:30 PM in Chicago. */
const now = new Date('2026-11-21T01:30:00Z');

/** The answer to the last of the questions, which `>>` parts. */
function ask(questions: string): string {
  let response = '';
  let conversation: Conversation | undefined;
  for (const turn of questions.split('>>')) {
    const answered = answerQuestion(tavern, turn.trim(), { now, conversation });
    ({ conversation } = answered);
    ({ response } = answered.answer);
  }
  return response;
}

/** Questions, with what the answer holds, and after `!` what it must not hold. */
const table = `
pork free options | without pork | Dolmades | !Pork gyro
non alcoholic drinks | Sour cherry soda | doesn’t mark | !Ouzo | !Retsina | !Mythos
boissons sans alcool | Sour cherry soda | !Ouzo | !Retsina
wine by the glass? | Retsina, glass | !octopus
is the kitchen open at 11pm saturday | Kitchen | West Loop: 11:00 AM – 11:30 PM | Taverna Meltemi states these hours
is the kitchen open at 11pm friday in milwaukee | No. | 11:00 PM
happy hour wednesday? | 4:00 PM – 6:00 PM | !not stated
cheapest main | Pork gyro | !Tzatziki
no eggs please, what mains can he have | Chicken souvlaki | !Tzatziki
how do i make a reservation | booked online
can i get the sauce recipe | don’t know | !Meze
is there live music tonight | Live bouzouki | Fridays from 8 PM | !not listed
is the patio open | Thirty seats | !open now
kids menu? | don’t know | !Meze
does the calamari come with tzatziki | Fried calamari | !shellfish
delivery to wicker park? | don’t find Wicker Park | !Parking
is there a private room for 25 ppl | up to 32 | !know whether
im celiac. can i eat the dolmades | Dolmades is marked gluten-free | do not know more | tell the staff
je suis coeliaque | Indiqués sans gluten au menu : Melitzanosalata | Dolmades | !Saganaki mentionne
im celiac. can i eat the saganaki | Saganaki states gluten | !marked
tienen opciones sin gluten | Marcados como sin gluten | !Entre sin gluten
celiac and no nuts | !Marked | !Melitzanosalata (
is the lamb halal | The lamb chops are halal | !not marked
what deals do you have >> is it valid today | Gyro Wednesday | that is not today
any deal on wednesdays | Gyro Wednesday | !not today
what beers do you have | Mythos beer | !bottle
is there a vegan dessert | none is marked vegan | !plates
what comes with the lamb chops | Four chops | !halal
is the gyro halal | nothing else is
fried in same oil as the fries? | share the oil
celiac here. what can i order | Shrimp saganaki | !Saganaki states
`;

test.each(
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, ...string[]]),
)('%s', (questions, ...facts) => {
  const response = ask(questions);
  for (const fact of facts)
    if (fact.startsWith('!')) expect(response).not.toContain(fact.slice(1));
    else expect(response).toContain(fact);
});

test('asks once to tell the staff', () => {
  expect(ask('celiac here. what can i order').split('Please tell the staff')).toHaveLength(2);
});

test('tells a price as it is written, where that is no amount', () => {
  const items = [
    { name: 'Lobster', price: 'market price' },
    { name: 'Skate', price: 21 },
  ];
  const coast = brandOf({ hasMenu: 'page', menu: [{ categories: [{ name: 'Fish', items }] }] });
  const response = (question: string) => answerQuestion(coast, question, { now }).answer.response;
  expect(response('how much is the lobster')).toContain('market price');
  expect(response('what fish do you have')).toContain('Lobster (market price)');
});
