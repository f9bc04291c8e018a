/** Questions written on 2026-11-23 before the engine was run on any of them, by who had not read its vocabulary: as typed on a phone, dictated, and in conversations. */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const askedQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'hickory-yard',
    `
hours | how long is the wait | !11:00 AM | !sixty
hours | is it 2 late for happy hour | 6:00 PM
hours | if we get there at 9:45 tonight can we still order food | 10:00 PM
hours | hey siri when does hickory yard open on tuesday | 11:00 AM
hours | u guys open new years day | 12:00 PM | 8:00 PM
hours | last orders sunday? | 7:30 PM
menu | when can i get burnt ends | Saturday
menu | burnt ends tonight? | Saturday | !Yes
menu | brisket plate how much | $18 / $2 more
menu | smash burger with egg and second patty total | $18
menu | quart of mac plus a pint of slaw whats that come to | $23
menu | gimme the price of a full rack | $33
menu | is 40 bucks enough for a pound of brisket and a quart of mac | $44 | !Yes
menu | ribs for 3 hungry guys what should we get | ribs
menu | whats cheaper the pulled pork or the catfish sandwich >> 2 of the cheaper one | $22
menu | brisket sammich >> and with a gf bun? | $16
menu | any veggie sides thats not fried | Vinegar slaw | !Fried okra
menu | which sides got meat in em | Collard | !Vinegar slaw (
menu | yall got wine | No wine
menu | cheapest beer | Tallboy | $4
menu | do refills cost extra on sweet tea | Free refills
allergy | my kid cant have dairy >> whats on the kids menu for him | !Little pig ( | milk
allergy | allergic to mustard, potato salad ok? | mustard | !Yes
allergy | no egg for me. is the chicken w white sauce fine | eggs | !Yes
allergy | nut allergy here which desserts do i skip | Pecan pie
allergy | is pork in the collard greens? im muslim | ham | !No.
allergy | gluten free bun, but is the smash burger then gluten free | !Yes
brand | party of 5 can we book a table | six
brand | can i bring my 10 yr old at 9:30 | nine
brand | back room saturday for 35 ppl, cost? | $600 | forty
brand | cops get a discount? | Ten percent / 10%
brand | whos playing tonite | Bluegrass / seven
brand | how do i warm up leftover ribs | foil
offers | how much do u save on the yard feast | $16
offers | can i get the two meat deal today | Tuesday | !Yes
`,
  ),
  ...questionsOf(
    'umi-counter',
    `
hours | open rn? | 5:00 PM | !Yes
hours | can i walk in for lunch on sunday | !Yes
hours | ok to come tues | Closed / closed
hours | what time does the window close on sunday | 8:30 PM
hours | r u open between xmas and new years | 26
menu | salmon nigiri x3 and a miso | $25
menu | one piece of hamachi how much | $4 / half the price
menu | california roll w brown rice price | $12.50 / $1.50
menu | chirashi with ikura | $40
menu | rolls under 7 | Cucumber | Ume shiso | !Avocado roll (
menu | whats the most expensive thing | Omakase
menu | toro today? | sold out
menu | do yall have ramen | !Yes
menu | difference between the 2 omakases | $95 | $140
menu | is the service charge on top or included | 18 %
menu | anything cooked? i dont do raw fish | katsu / karaage / Gyoza
allergy | shellfish allergy. california roll? | crustaceans | !Yes
allergy | im coeliac what rolls can i have | !Shrimp tempura roll ( | !Yes
allergy | my wife is pregnant no raw fish, spicy tuna ok | !Yes
allergy | sesame allergy >> and the ume shiso roll? | sesame | !Yes
allergy | soy allergy, edamame and gyoza? | soy | !Yes
brand | can we be 7 | Six
brand | 6 yr old welcome? | eight
brand | how late can i cancel | noon
brand | hows the tip work there | 18 %
follow | how much is the sake >> the carafe >> and 2 of those | $48
follow | open saturday? >> til when | 11:00 PM
`,
  ),
  ...questionsOf(
    'el-camioncito',
    `
hours | wheres the truck tmrw | North Park
hours | is the kearny mesa one still there | 2:00 PM | !Yes
menu | burrito with just beans and cheese | $8.50
menu | 3 carnitas tacos and a large horchata | $16.25
menu | al pastor on flour with queso | $5.25 / 50 cents
menu | quesadilla w chicken how much | $12 / $3
menu | dozen tamales | $42 / $21
allergy | peanut allergy which salsa do i avoid | macha | peanut
allergy | im allergic to nuts, is horchata ok | almond | !Yes
allergy | do the tacos have dairy, im lactose intolerant | !Yes | !No.
allergy | are the beans vegan | lard | !Yes.
allergy | vegetarian >> can i eat the tamales | !Yes
brand | u take apple pay | Card, phone
brand | wat if its raining sat | Instagram
es | ¿a qué hora abren mañana? | North Park
es | soy alérgico al cacahuate, ¿la salsa macha? | macha
es | ¿tienen tacos veganos? | Nopal
es | cuanto por 4 de lengua | $19
`,
  ),
  ...questionsOf(
    'spice-route',
    `
hours | can i order takeaway at 10pm on a saturday | 10:15
hours | when do u stop serving lunch weds | 2:30 / 14:30 / 2:15 / 14:15
hours | table for 2 at 4 tomorrow u open then? | Yes / 12:00
menu | lamb curry not too hot | korma | !vindaloo
menu | veg mains under a tenner | Tadka dal | !Chana masala
menu | thali on saturday? | Tuesday to Friday / Tuesday / Tue
menu | rogan josh pilau and a garlic naan total pls | £23
menu | cheaper biryani? | Vegetable biryani | £12.50
allergy | nut allergy korma or tikka masala | almonds | !Yes
allergy | is mango kulfi ok, my daughter cant have pistachio | pistachio | !Yes
allergy | dairy free breads | roti | !Plain naan (
allergy | do you have anything without nuts and dairy for mains | !Butter chicken ( | !Lamb korma (
allergy | jain diet, no onion or garlic, what can i eat | !Tadka dal ( | !Onion bhaji (
brand | is the beef halal | not
brand | amex? | No American Express
brand | byob friday? | Mondays and Tuesdays | !Yes.
brand | wheelchair can i use the loo | six stairs
brand | do u deliver 3 miles away | two miles | !Yes.
follow | whats in the beef madras >> is it hot >> how much | £15
`,
  ),
  ...questionsOf(
    'sugar-and-rye',
    `
menu | are there any croissants left | !sold out
menu | egg roll with bacon and a small coffee total | $13.50
menu | seeded rye half >> and a whole one | $10
menu | when do you stop doing the egg sandwich | eleven
allergy | egg allergy. which cakes? | Vegan chocolate | !Lemon layer cake (
allergy | celiac, is the seed loaf ok | wheat | !Yes
brand | need a cake for sunday is it too late | Two days
hours | whats open later tomorrow, church st or south end | 6:00 PM / 5:00 PM / 4:00 PM
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
hours | whens lunch over on saturday | 3:00 PM / 2:30 PM
hours | dinner new years eve what time | 5:00 PM
hours | can i get the pollo al mattone on sunday | !Yes
hours | any chance of lunch on monday | not on Monday
menu | half litre of sangiovese + 2 margheritas | $68
menu | margherita w anchovies and gf base | $26.50
menu | least expensive pizza | Marinara | $16
menu | between marinara and diavola whats the price difference | $6.50
menu | lasagna tonight? | Sunday | !Yes
allergy | almond allergy can i have gelato | almonds | !Yes
allergy | lactose intolerant, which pizzas | Marinara | !Margherita (
allergy | celiac, pizza on gf base safe? | not suitable | !Yes.
allergy | vegan kid and a fish allergy >> orecchiette? | fish | !Yes
allergy | bonjour je suis allergique aux œufs, le tiramisu ? | œuf | !Oui
allergy | mi hija es celiaca, la panna cotta? | gluten | !Sí
brand | we r 9 on wednesday any discount | Ten percent / 10%
brand | can i bring my own bottle saturday | Tuesdays | !Yes.
fr | c'est combien la burrata et vous êtes ouverts demain midi ? | 17,50 / 17.50 | 12
fr | quelles pizzas sans fromage | Marinara | !Margherita (
follow | what desserts do u have >> the cheapest >> does it have eggs | !Yes
follow | r u open on christmas eve >> and the day after | Closed / closed
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
hours | whats the latest i can eat near ottawa tonight | 2:00 AM / 2 AM
hours | which ones open 24h | James North
menu | how many calories in the beet and whats it cost | 610 | $15
menu | 3 black bean tacos on tuesday | $13 / $17.25
menu | burger + fries + shake total for the ember double and maple shake | $29.50
menu | lowest calorie side | Charred greens | 140
allergy | cashew allergy tacos i should avoid | Cauliflower
allergy | halal taco? | Chicken tinga
brand | do all of you do delivery | 10 of 14
follow | parking at queen west? >> and ossington | !Yes
`,
  ),
  ...questionsOf(
    'baan-somtam',
    `
menu | pad thai with shrimp price | $16 / $3 more
menu | green curry w sticky rice instead | $15 / $1 more
menu | how hot is a 3 | home
allergy | peanut allergy, pad thai or drunken noodles | peanuts | !Yes
allergy | no fish sauce pls what curries | Jungle | !Green curry (
allergy | vegan pad thai possible? | !Yes
brand | feed 25 people friday, when do i need to tell you | two days
`,
  ),
];

/** Written after the first ones were mended, before the engine was run on any of these. */
export const askedLaterQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'casa-oaxaca',
    `
hours | kitchen open till when on fri | 11:15 PM
hours | can we do brunch on sunday at 1 | 2:00 PM | !not stated
hours | hows nov 25 | 4:00 PM / 11:00 AM
menu | 3 al pastor 2 carnitas n a horchata whats the damage | $26.50
menu | cheapest main plz | Burrito norteño | $14
menu | fish of the day snapper still there? | sold out
menu | something sour and cold without booze | !Michelada | !Margarita
menu | which tacos got no pork | !Taco al pastor ( | !Taco de carnitas (
menu | is 25 enough for carne asada | $26.50
allergy | severe peanut allergy. mole negro? | peanuts | !Yes
allergy | celiac >> churros? | wheat | !Yes
allergy | my girl cant do dairy which tacos then | Taco al pastor / Taco de nopal / not stated | !Taco de camarón (
allergy | egg + fish allergy can i get the fish taco | fish | eggs | !Yes
allergy | is the salsa macha ok with a sesame allergy | sesame | !Yes
allergy | soy vegetariano, ¿los frijoles de la olla? | bacon | !Sí
allergy | alergia a los frutos secos ¿puedo tomar horchata? | !Sí
brand | how many high chairs u got | six
brand | 20 ppl on the patio, how far ahead | week
brand | gratuity for 9? | 18%
brand | whats the wine fee if we bring our own | $18
offers | any deal for teachers on wednesday | Fifteen percent / 15%
offers | hola10 works in the restaurant? | Pickup only
follow | how much is the flan >> and the tres leches >> does it have nuts | walnuts
follow | happy hour today? >> whats on then | $6
follow | live music when >> is there a cover | no cover / Thursdays
es | ¿abren el lunes? | No. / cerrado
es | ¿cuál es el taco más barato? | Taco de papa con rajas | $3.75
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
hours | queen west open at 1am sat nite? | 2:00 AM
hours | first to open tmrw in toronto | 11:00 AM
menu | oil drum price n calories | $19
menu | 2 embers and a poutine total | $43.50
menu | whats in the beet >> is it vegan >> how much | $15
menu | vegan burger under 16 | The Beet
allergy | milk allergy: fries, slaw or greens? | !Yes
allergy | dairy free shakes? | milk | !Maple shake (
allergy | egg allergy, ember dog? | not stated | !Yes
allergy | allergie aux arachides : taco de courge ? | arachides | !Oui
brand | which places have a patio in toronto | Queen West | Junction | Leslieville
brand | bday shake any code needed | Dine-in / date
fr | le mile end ferme à quelle heure ce soir | 02:00 / 2:00 / 00
`,
  ),
  ...questionsOf(
    'sugar-and-rye',
    `
menu | 2 croissants a latte with oat milk how much | $8.50 / $14.25
menu | half a country loaf and a baguette total | $8.50 / $4.50 / half the price
menu | challah on tuesday? | Fridays only | !Yes
menu | cheapest cake | Lemon layer cake | $36
allergy | nothing with eggs pls, what pastry | !Croissant (
allergy | is anything safe for a walnut allergy | almonds and walnuts | !Yes
allergy | wheat allergy, which bread | Seed loaf | wheat
brand | do i need to call for a cake 4 xmas | four / Two days
hours | church st or south end open sunday | Church Street
follow | carrot cake eight inch >> 2 of those | $108
`,
  ),
];
