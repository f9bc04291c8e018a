/** What was found wrong by questions about brands that the engine had never seen: each row is one of a kind. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import type { Conversation } from './conversation.ts';
import { brandOf } from './testing/make-request.ts';

const brands = new Map<string, ReturnType<typeof brandOf>>();

function brandCalled(name: string): ReturnType<typeof brandOf> {
  const path = name === 'trattoria-lucia' ? `brands/${name}/brand.json` : `benchmarks/assistant/brands/${name}.json`;
  const read = () => readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8');
  const brand = brands.get(name) ?? brandOf(JSON.parse(read()));
  brands.set(name, brand);
  return brand;
}

/** A Friday, 7:30 PM in Chicago. */
const now = new Date('2026-11-21T01:30:00Z');

/** The answer to the last of the questions, which `>>` parts. */
function ask(name: string, questions: string): string {
  const brand = brandCalled(name);
  let response = '';
  let conversation: Conversation | undefined;
  for (const turn of questions.split('>>')) {
    const answered = answerQuestion(brand, turn.trim(), { now, conversation });
    ({ conversation } = answered);
    ({ response } = answered.answer);
  }
  return response;
}

/** Questions to each brand, with what the answer holds, and after `!` what it must not hold. */
const tables: Readonly<Record<string, string>> = {
  'taverna-meltemi': `
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
`,
  'baan-somtam': `
delivery until what time | not stated here | !$4
how much is pad thai with shrimp | Shrimp $3 more
is the massaman beef or chicken | Beef shin | !Nam tok
do you have tom yum soup | don’t see
diff in price between pad thai n pad see ew | by $0.50
does the curry come with rice | Every curry comes with jasmine rice
¿qué lleva el som tam? | Green papaya
whats larb | Minced chicken | Mushrooms
do all dishes have fish sauce | In most dishes | !Yes
my husband cant have fish sauce, anything on the menu | not stated to contain fish: | !fish or sauce
closest to hillsboro | know where “Hillsboro” is
is delivery free over 50 dollars | free over $45 | !fits for that price
does the pearl deliver | not listed for Pearl | !$4
can you cater for 100 ppl | Do you cater? Yes, trays for 10 to 80 people
who is noi | Noi and Prasert
can i open one in seattle | franchise program | !open now
do i need experience for the counter job | no experience needed
lunch special on saturday? | Lunch box | !locations are open
alberta open till when on thursdays | Tue – Thu 11:00 AM – 9:00 PM
lol ok bye | Goodbye
which locations do you have >> the third one >> does it have parking | Six spots
any deals >> tell me more about the first one | Lunch box | !First online
do you cater >> in which shop | Beaverton
combien coûte le curry vert | Green curry | !Jungle
`,
  kornblume: `
dearest cake | Chocolate torte
how heavy is the wheat bread | 750 g
no mushrooms sandwich | Grilled cheese | !Porridge
do you sell eggs benedict | don’t see benedict
whats fresh at 9 | wheat at nine | !Yes
can i buy starter | A jar is 4 euros | !Bergfrühstück
can i bring my labrador inside | Small dogs inside
what are the hours for the baker job | Three to eleven | !closed now
do u have a stamp card | loyalty program | !cash
where does ur flour come from | two farms in Brandenburg
whats the cheapest cake >> two slices and a filter coffee | €11.80
vegan without nuts | For “vegan”, these are not stated | !Of vegan
`,
  'lone-star-smoke': `
what time do you usually sell out of brisket | gone by 1:30
how much brisket for 6 people | half pound feeds one
price of a pound of brisket | by the half pound
whole brisket how much | $160
preorder a brisket for sunday by when | by Wednesday
brisket sandwich? | Chopped beef sandwich ($11.00) | !Brisket costs
meat thats not pork | Turkey breast | !Pork ribs (
cheapest meat | meat: Jalapeño cheddar sausage | !Big Red
can i book the truck for a party | food truck | !private events
is there sugar in the sweet tea | know | !Yes
u open late saturday | 8:00 PM | !Yes
how much per person for catering | Catering | !price level
is there dairy in the mac n cheese | cheddar | !Of mac
are you open sunday >> what time | 11:00 AM | !Brisket
`,
  'trattoria-lucia': `
no pork pasta | Spaghetti al pomodoro | !Tagliatelle | !Marinara
do you have margherita by the slice | Margherita costs | !Yes
can i get the margherita frozen | Margherita costs | !Yes
have you got tiramisu for 20 people | Tiramisù costs | !Yes
do you have frozen pizza | Margherita | !Yes
do you have pizza | Yes. Pizza:
how big is the pizza | doesn’t say how big pizza is | !menu has
whats in the nduja pizza | burrata is added cold | !Mezza
who is lucia | Lucia Bertolli
half portion of ravioli? | Half portions on request
glass of red under 13 | Sangiovese | !Pane
delivery until what time | until half past nine | !not stated
do you deliver to little italy >> until what time | half past nine
nut allergy >> what else should i avoid | Ortolana | Cantucci | !Margherita
`,
};

const rows = Object.entries(tables).flatMap(([name, table]) =>
  table
    .trim()
    .split('\n')
    .map((line) => [name, ...line.split(' | ')] as [string, string, ...string[]]),
);

test.each(rows)('%s: %s', (name, questions, ...facts) => {
  const response = ask(name, questions);
  for (const fact of facts)
    if (fact.startsWith('!')) expect(response).not.toContain(fact.slice(1));
    else expect(response).toContain(fact);
});

test('asks once to tell the staff', () => {
  expect(ask('taverna-meltemi', 'celiac here. what can i order').split('Please tell the staff')).toHaveLength(2);
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
