/** Rows of what a blind exam on known brands got wrong, by what was misread: ages, parties, kinds of one order, what is brought. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'puffin-and-cone': `
im 67 do i get a discount | Early gulls | Monday to Friday | !Waffle Wednesday
kids brekkie whats in it | half a waffle | !birthday
how much is the ice cream cart n do u come to truro | $380 for 60 scoops
`,
  'the-quiet-heron': `
sunday roast times pls | 12:00 PM – 5:00 PM
am i chatting to tobias or a robot | automated
`,
  'trattoria-lucia': `
is the two pizzas thing on today | “Tuesday”, and that is not today | !Marinara
do you have parking >> is it free | free for guests | !Yes.
whats on the diavola >> too spicy for a 5 yr old? | marked spicy | !5 ×
planning my moms 60th like 25 ppl in january | party hall | !Closed
do u have a private room >> is there a fee for big groups | 18 % | !do not know
is the bread free or do i have to pay | the bread is still free
`,
  'maple-and-ember': `
halal and no nuts >> whats good for a group of 4 | $64.00 instead | !4 ×
any of yours open 24 hrs | James North | !Queen West
whats good for a group of 4 >> till when is it on | Valid until: 31 March 2027
table for a group of 4 | réservations | !$64
`,
  'cafe-bellevue': `
on est 7 dimanche matin a magog on peut reserver? | une table pour six et plus | !7:00
et des oeufs benedictine? | !ne mentionne pas
`,
  'el-camioncito': `
3 al pastor 2 asada and a large horchata total? | $24.25 | !fries
`,
  'taverna-meltemi': `
is ur lamb halal and how much | nothing else is | $34.00 | !not marked
can we bring wine and a cake | $20 a bottle | $2 a person | !don’t see
who do i call | (312) 555-0110
`,
  'spice-route': `
can i still get a takeaway | No. Takeaway | Opens at 5:00 PM
hows the vindaloo, v hot? price | £13.50 | marked spicy
`,
  'tidepool-sushi': `
can i order delivery from cook st | not listed for Cook Street
`,
  'harbour-noodle': `
is the dumplings veg | name pork
`,
  'mesa-garua': `
need to feed 20 ppl at my office how much n do u do it >> with the ceviche cart | $480.00 | $830.00
booked for tmrw can i cancel | four hours before | !is open
`,
  'hickory-yard': `
deliver to inglewood? >> n green hills | don’t find Green Hills | !greens
`,
  'breadfruit-and-bay': `
vous avez quoi comme poisson >> le moins cher ? | $17.00 | !Ting
u guys hiring in oakland >> any experience needed | Roti maker | !Line cook
how much are the wings >> what about allergens | soy, wheat and celery
catering for a wedding in miami 80 ppl >> and the truck | $2,960.00
family deal for 4? >> how much each | $13.00 each | !208
office lunch code how does it work >> if i spend 200 what do i pay | $176.00
`,
  'marani-lane': `
is the harvest menu thing still on | Rtveli harvest menu. | !Wednesday
`,
  'tante-odiles': `
got anything non alcoholic | Sweet tea | !Sazerac
yall got live music tonight? | not today | Thu 7:00 PM
is the kitchen still open at 9:30 tonight >> and can i pick up at like 10 | No. Pickup | 9:45 PM
`,
  'perlmutters-deli': `
bakers dozen bagels price | costs $22.00 | !264
can i get the brisket dinner at ur loop store | don’t see Brisket dinner
hey im outside the loop store its locked?? | Opens Monday at 6:30 AM | !Patio
`,
  'jacaranda-corner': `
is there a surcharge on sundays n do u take cash | 10% on Sundays | cash
do u have a change table | out the back | !reservations
which bus do i get | Bus 199
`,
});
