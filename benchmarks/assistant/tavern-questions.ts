/** Questions that a fresh pair of eyes asked of a brand that the engine had never seen; these are mostly those that were found wrong, and mended since. */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const tavernQuestions: EvaluatedQuestion[] = questionsOf(
  'taverna-meltemi',
  `
hours | is the kitchen open at 11pm saturday | West Loop: 11:00 AM – 11:30 PM | !not stated
hours | happy hour wednesday? | 4:00 PM – 6:00 PM | !not stated
hours | can i still eat at midnight on friday | 11:30 PM | !not stated
menu | cheapest main | Pork gyro | !Tzatziki
menu | vegetarian mains | Gigantes | !Tzatziki
menu | no eggs please, what mains can he have | Chicken souvlaki | !Tzatziki
menu | can i get the sauce recipe | know | !Meze
menu | kids menu? | know | !Meze
menu | does the calamari come with tzatziki | skordalia | !shellfish
feature | is there live music tonight | Fridays from 8 PM
feature | is the patio open | Thirty seats | !open now
reservations | how do i make a reservation | booked online
reservations | is there a private room for 25 ppl | up to 32 | !know whether
delivery | delivery to wicker park? | Wicker Park | !Parking
menu | pork free options | without pork | Dolmades | !Pork gyro
menu | pork-free mains? | Lamb chops | !Pork gyro
menu | options sans porc | Dolmades | !Pork gyro
menu | non alcoholic drinks | Frappé | Sour cherry soda | !Ouzo | !Retsina | !Mythos | !bottle
menu | drinks without alcohol | Sour cherry soda | !Ouzo | !Retsina
menu | wine by the glass? | Retsina, glass | !octopus
menu | what beers do you have | Mythos | !bottle
menu | is there a vegan dessert | marked vegan | !plates
menu | what comes with the lamb chops | Four chops | !halal
menu | is the gyro halal | nothing else is
menu | corkage? | $20 a bottle
menu | fried in same oil as the fries? | share the oil
allergy | i'm allergic to milk >> and a dessert? | Baklava | !plates
menu | is the pork gyro free | $12.00
allergy | celiac here. what can i order | !Saganaki states | gluten
allergy | im celiac. can i eat the dolmades | marked gluten-free | staff | !Yes
allergy | tienen opciones sin gluten | Marcados como sin gluten | Dolmades | !Entre sin
offers | what deals do you have >> is it valid today | not today
menu | is the lamb halal | lamb chops are halal | !not marked
allergy | je suis coeliaque | !Saganaki mentionne
`,
);
