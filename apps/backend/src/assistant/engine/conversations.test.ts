/** Conversations on the demo brands that were answered wrongly once. `>>` parts turns; `!` stands before what must not be said. */
import { readFileSync } from 'node:fs';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { expect, test } from 'vitest';
import { type Answered, answerQuestion } from './answer-question.ts';

const now = new Date('2026-11-20T23:30:00Z');
const configurations = new Map<string, SiteConfiguration>();

function brand(name: string): SiteConfiguration {
  const known = configurations.get(name);
  if (known) return known;
  const file = new URL(`../../../../../brands/${name}/brand.json`, import.meta.url);
  const read = readSiteConfiguration(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(read.error);
  configurations.set(name, read.configuration);
  return read.configuration;
}

test.each([
  // A sum says what is not in it, and what is counted is counted by its own number.
  ['maple-and-ember', '2 ember doubles, 1 poutine, 2 shakes how much', ['$43.50', 'without shakes', 'Maple shake']],
  ['maple-and-ember', '2 plain singles 2 fries and 2 shakes in vancouver', ['without fries and shakes', 'Maple shake']],
  ['maple-and-ember', 'how much is a maple shake >> calories?', ['780 Cal', '!Filter coffee']],
  [
    'maple-and-ember',
    'main street moncton >> when do they close tonight >> do they deliver',
    ['not listed', '!hours of delivery'],
  ],
  ['maple-and-ember', 'how much for a brisket burrito and a coffee', ['Together that is $19.00']],
  ['maple-and-ember', 'how much is poutine >> how much for two', ['2 × Poutine']],
  ['maple-and-ember', 'which is cheaper campfire or mushroom melt', ['by $1.50']],
  // What was said of a dish, or chosen among several, holds in the next turn.
  ['maple-and-ember', 'spicy tacos >> which is cheapest', ['Squash and pepita taco', '!Black bean']],
  ['maple-and-ember', 'what shakes do you have >> any vegan ones', ['!Maple shake costs']],
  ['trattoria-lucia', 'seafood dishes? >> cheapest of those', ['lowest price: Polpo']],
  // Who must avoid something names a child, and asks for no high chair by that.
  ['trattoria-lucia', 'kid cant have egg, pasta options', ['Spaghetti al pomodoro', '!high chairs']],
  ['maple-and-ember', 'sesame allergy: burgers to avoid?', ['These state sesame', '!Campfire']],
  ['trattoria-lucia', 'whats a pizza w no cheese', ['Marinara', '!Branzino']],
  // The menu's own words.
  ['maple-and-ember', 'how much to add a patty', ['second patty for $4']],
  ['maple-and-ember', 'can i open my own', ['franchise']],
  // A day that was named stays when only the place changes.
  ['maple-and-ember', 'christmas eve hours at ossington >> and junction', ['Christmas Eve', 'Junction', '5:00 PM']],
  ['maple-and-ember', 'where is the quebec city restaurant >> is it open monday', ['Monday', '11:00 AM', '!480, rue']],
  ['maple-and-ember', 'where can i eat at 4am >> tacos there?', ['James North', 'wait until the tortillas']],
  // What is booked is what was spoken of.
  ['maple-and-ember', 'you do food trucks >> how do i book it', ['food truck', '!la file avance']],
  // One of those that were named.
  ['maple-and-ember', 'what shakes >> the cheaper one, how much for four of them', ['$30.00', '!cheaper than']],
  ['maple-and-ember', 'whats cheaper campfire or mushroom melt >> is that one spicy', ['Mushroom melt', '!Campfire']],
  ['harbour-noodle', 'do u have deals >> how much do i save with the boat one', ['$4.75', '!Dumplings for four']],
  ['maple-and-ember', 'whats on the menu >> how much is it', ['!The Ember double costs']],
  // Sums of dishes that are described, each once.
  ['maple-and-ember', 'pancakes and a coffee how much altogether', ['$12.75', '!Café filtre']],
  ['maple-and-ember', 'how much for the ember double and fries', ['Salt & maple fries', '$22.00']],
  // One of several offers is called by a word of its title, and what its words tell is asked of it.
  ['maple-and-ember', 'any deals >> tell me about the taco one >> can i use it on a wednesday', ['another day', '!14']],
  ['harbour-noodle', 'what deals do you have >> the dumpling one >> what fillings', ['three fillings', '!Pork and']],
  ['trattoria-lucia', 'promo code for first order >> does it work for dine in', ['CIAO15', '!Dine-in is listed']],
  // For how many, and for what, holds for the offers that are asked for then.
  ['trattoria-lucia', 'table for 8 on thursday >> is there a discount for that', ['TAVOLATA', '!Family Sunday']],
  ['trattoria-lucia', 'i want to have a birthday party >> do i get something free', ['AUGURI', '!CIAO15']],
  // When they close is asked of the place, though a dish was spoken of.
  [
    'maple-and-ember',
    'how much is the beet >> at the junction >> what time do they close today',
    ['11:00 PM', '!Beet'],
  ],
  // All that was ordered, and of a side the one that most kitchens have.
  ['harbour-noodle', 'katsu curry price >> and the prawn tempura >> one of each how much', ['$29.00']],
  ['maple-and-ember', 'how much is the plain single >> two of those >> plus fries how much', ['$29.50']],
  // What was asked about must be avoided where what is safe is asked then.
  [
    'trattoria-lucia',
    'gelato >> does it contain nuts >> so whats a safe dessert',
    ['not stated to contain nuts', '!Gelato ('],
  ],
  ['maple-and-ember', 'where are you in toronto >> which one is open latest', ['Ossington', '!Mile End']],
  // What is sold out is in no sum.
  ['trattoria-lucia', 'margherita and a bianca con patate, how much together', ['sold out', 'Margherita', '!Together']],
  // `The card` heads no drinks.
  ['maple-and-ember', 'cheapest main?', ['!offee', '!oughnut', '!Café', '!Beigne']],
  ['maple-and-ember', 'vegan pizza', ['don’t see pizza']],
  // The brand's own answer is better than none.
  ['maple-and-ember', 'peut-on manger tard à saint-roch', ['minuit et demi']],
  ['harbour-noodle', 'vegan ramen?', ['kombu']],
  ['harbour-noodle', '7 of us on saturday', ['For six and more', 'Please call']],
  // What is known of a guest holds in the next turn.
  ['maple-and-ember', 'which dishes are halal >> brisket burrito', ['marked halal', '!Yes']],
  ['maple-and-ember', 'i am pregnant >> do you have elote', ['health', '!Yes']],
  ['maple-and-ember', 'me and milk = bathroom all night, which shakes', ['none that is not stated to contain milk']],
  // No food, and no dish.
  ['maple-and-ember', 'puta madre', ['can only help', '!pita']],
  ['trattoria-lucia', 'kidney beans?', ['!health']],
  ['trattoria-lucia', 'is the kitchen still open at 1030 tonight', ['No.', '10:30 PM']],
  ['maple-and-ember', 'allergique aux noix, quels tacos', ['les noix', '!noix n’est pas']],
])('%s: %s', (name, turns, facts) => {
  let answered: Answered | undefined;
  for (const turn of turns.split(' >> '))
    answered = answerQuestion(brand(name), turn, { now, conversation: answered?.conversation });
  const { response = '' } = answered?.answer ?? {};
  for (const fact of facts) {
    if (fact.startsWith('!')) expect(response).not.toContain(fact.slice(1));
    else expect(response).toContain(fact);
  }
});
