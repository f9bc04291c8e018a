/** Of 275 turns asked of the demo brands in November 2026 (84 % right by reading), those that were found wrong. */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const foundOnDemoBrandsQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'trattoria-lucia',
    `
menu | do u have half portions of pasta >> and how much is half of the ravioli | know
menu | how much for a bottle of the sangiovese and two margheritas | $82.00
menu | does the orecchiette come without anchovy | leave
menu | do you have soy milk | don’t see soy milk | !Margherita
menu | what beer do you have | don’t see beer
menu | quanto costa la margherita | $19.00 | !cotta
menu | whats good for sharing | To share
menu | anything good to share for 2 | To share | !oven with wheat
menu | do you have tiramisu >> does it have alcohol >> and eggs | Tiramisù | !Olive
menu | what soup do u have >> is it vegan >> how much | $13.50 | $14.00 | !Marinara
menu | whats the soup today >> does it come with bread | whole warm loaf | !Polpo
menu | is bread free | bread is still free
menu | red wine under 15 | Sangiovese | Barbera | !Vermentino
menu | glass of white? | Vermentino | !Sangiovese
menu | low carb options | know | !crab | !see carb
menu | whats the gelato flavours today | ask what is churning | !see
menu | is the new years eve menu 5 courses? how much | five courses
about | is the tiramisu made fresh | Made in the morning | !Lit at nine
offers | is it my birthday cake free thing with takeout too? | Dine-in
offers | can i combine ciao15 with the birthday dessert | not combined
reservations | can i change my booking | see or change | !Not before seven
reservations | i need to cancel my reservation for tonight | see or change | !Not before seven
reservations | i'm running 20 mins late for my booking | see or change
delivery | how fast is delivery | thirty minutes
events | do you have a private room >> how many does it fit | know
email | email for events | feste@
feature | kids meal? | half portions
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
menu | how much is the harbour bowl >> does it have pork | pork broth | !dumplings costs
menu | how do i reheat the ramen | bring the broth to a boil
menu | can you make it less spicy | know | !Salmon
about | who started it | Mei Lin
unknown | how long does the food take | Six minutes | !Nineteen
ordering | can i order online for pickup | order online | !boil
hours | what time does the ferry leave | know | !11:30
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
offers | taco tuesday how much >> can i mix the tacos | any three | !Brisket
offers | whats the biggest deal u got for 4 people | The round table | !no offer
feature | kids meal? | know | !corner is
feature | do you have a kids menu at leslieville | know
menu | cheapest taco >> and in vancouver | Black bean | $6.25 | !Sockeye
menu | do you have beer | !Yes | sure
`,
  ),
];
