/** Questions written on 2026-11-23 before the engine was run on any of them: a bakery, a barbecue yard and a truck new to it, and the demo brands. */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const counterPitTruckQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'sugar-and-rye',
    `
hours | r u open | Closed / closed
hours | wat time u open tmrw mornin | 7:00 AM
hours | is south end open sundays | No / Closed / closed
hours | which shop is open monday | South End | !Yes
hours | hours day b4 thanksgiving? | 6:00 AM | 8:00 PM
hours | can i pick up at 8 am on sunday church st | 9:00 AM
hours | when do the baguettes come out | seven, eleven and three
hours | earliest u open on a weekday | 6:30 AM
hours | open xmas eve? | 2:00 PM
menu | how much is a half loaf of rye | $5 / half the price
menu | can i get a turkey sandwich on a croissant and how much extra is that | $2
menu | avocado on the ham and butter how much total | $12 / $2.50
menu | latte with oat milk price | $5.75 / 75 cents
menu | order a cake for tomorrow | Two days
menu | need a bday cake for 12 ppl whats it cost | $54 / eight-inch / Eight-inch / $52
menu | do they write names on cakes and is it free | costs $4
menu | is challah made every day | Fridays only
menu | do u slice the bread | free
menu | any day old bread | half price
menu | kouign amann left? | sold out
menu | is breakfast sandwich still available at noon | until eleven
menu | 2 lattes and 3 almond croissants total | $26.50
menu | cheapest loaf of bread | Baguette | $4
menu | anything under 4 dollars to eat | Nothing / None / !Blueberry scone
menu | which pastries dont have nuts | !Almond croissant ( | !Banana walnut muffin (
menu | is there meat in the tomato soup | !Yes
menu | what cakes are gluten free | Flourless chocolate
menu | croissant or pain au chocolat which is cheaper | Croissant | $4.25
menu | wats in a morning bun | orange
menu | dozen croissants cost? | $51
menu | soup how big n how much | Cup | $5 | $7.50
menu | do you have bagels | !Yes | see
allergy | i have a nut allergy what bread can i get | nut / Nut | !Yes
allergy | my son is allergic to eggs, can he have the challah | eggs | !Yes
allergy | is the seed loaf safe for celiacs | wheat | !Yes
allergy | dairy free pastries pls | Banana walnut muffin | !Croissant (
allergy | sesame allergy. carrot sandwich ok? | sesame | !Yes
allergy | allergique aux noix, le gâteau aux carottes ? | noix | !Oui
allergy | can a vegan eat the focaccia | Yes / vegan
allergy | almond allergy >> what about the flourless chocolate cake? | almonds | !Yes
brand | do yall ship bread to texas | Granola
brand | is there wifi at church street | No / sit down
brand | dogs ok? | porch
brand | wheres parking | Cherry Street / Parking / parking
brand | gift cards? | @gifts.example.com
brand | rewards card how does it work | tenth loaf
brand | got any jobs for nights | Night baker
brand | student discount? | !Yes
brand | discount for nurses | Ten percent / 10%
brand | do u do wedding cakes for 150 guests | eighty
brand | who started the bakery | Hannah Roy
brand | do you deliver | !Yes. We
brand | how many seats in the south end | Twenty seats
brand | deal on coffee and a croissant? | $6.50 | before nine
follow | how much is a carrot cake >> and the lemon one? | $36 | $52
follow | is church street open tmrw >> and on sunday? | 8:00 AM | 2:00 PM
follow | what sandwiches do you have >> how much is the second one | $12 | Turkey
follow | do you have almond croissants >> how much for 4 of them | $22
follow | flourless chocolate cake price >> does it have nuts | almond
follow | south end hours today >> whats the phone number there | 555-0141
follow | country loaf price >> can i get half | half / $4.50
follow | vegan cake? >> how far ahead do i need to order it | Two days
fr | vous êtes ouverts lundi ? | South End
es | ¿cuánto cuesta el pan de centeno? | $10 / 10
bot | are u a real person | No / automated
`,
  ),
  ...questionsOf(
    'hickory-yard',
    `
menu | how much is half a pound of brisket | $15 | !Half smoked chicken
menu | half a pound of turkey and a pint of beans | $11 | $8
menu | 2 lbs of brisket how much | $56
menu | pound and a half of pulled pork price | $29 / Half pound $10 / $19
menu | full rack price | $33
menu | 1/2 rack n mac | $18 | $4.50
menu | is brisket plate more expensive | $2 more
menu | what comes with the plates | two sides
menu | gluten free bun? | $2
menu | how much is draft beer during happy hour | drafts $4
menu | when r burnt ends available | Saturday and Sunday / Saturday
menu | do you have burnt ends today | !Yes | Saturday
menu | cheapest thing on the kids menu | Grilled cheese | $6.50
menu | quart of mac and cheese | $16
menu | is there pork in the beans | !Yes | Baked beans
menu | is there pork in the greens | Ham hock / ham
menu | veggie sandwich? | BBQ jackfruit | !Smash burger (
menu | wine list | No wine
menu | whats ur hottest sauce | red devil
menu | are tea refills free | Free refills / free refills
menu | whats in the catfish sammich | remoulade
menu | cobbler with ice cream cost | $8.50 / $2
menu | feed 6 people what should i get | Yard feast
menu | brisket vs ribs which one costs more | $18.00 | $15.00
menu | sides that are vegan | Vinegar slaw | !Collard greens (
menu | anything spicy | Hot links
menu | a pint of slaw and 4 hot links, what does that come to | $27
allergy | dairy allergy what meats can i have | !Smoked turkey ( | Brisket
allergy | pecan allergy >> desserts? | !Pecan pie ( | Banana pudding / Peach cobbler
allergy | egg free sides | !Potato salad ( | !Cornbread (
allergy | is the smoked turkey dairy free | milk | !Yes
allergy | celiac - can i eat the mac | wheat | !Yes
allergy | mustard allergy can i eat hot links | mustard | !Yes
allergy | does the white sauce have egg | mayo / know | !No
allergy | i dont eat pork. what sandwiches | !Pulled pork sandwich (
hours | kitchen close at what time tonight | 10:00 PM
hours | when does the kitchen close on sunday | 7:30 PM
hours | can we still order food at 10:30 tonight | 10:00 PM | !Yes
hours | is happy hour on now | Yes / 6:00 PM
hours | happy hour saturday? | No / Tuesday / not
hours | open all night? | No. | 11:00 PM
hours | open mondays | No / Closed / closed
hours | pickup till when on a friday | 9:30 PM
hours | open on turkey day | closed / Closed | !until 11:00 PM
hours | new years day hours | 12:00 PM | 8:00 PM
hours | can i come by at 10am saturday | No / 11:00 AM
brand | where do we sit | Sixty seats / yard
brand | can i bring my dog | dogs
brand | is there live music tonite | Bluegrass / bluegrass
brand | is there a cover for the band | no cover
brand | table for 4 do i need to book | six
brand | we r 10 ppl is there a gratuity | 20 %
brand | private room how much on a saturday | $600
brand | back room for 60 ppl ok? | forty | !Yes
brand | can kids come at 10 pm | nine
brand | kids eat free when | Sundays until four / Sunday
brand | military discount | Ten percent
brand | you deliver to germantown? | Yes / Germantown
brand | u deliver to franklin | !Yes
brand | do you cater & are u hiring | @catering | Pit hand
brand | titans game on? | Titans
brand | who built the pit | Reggie Tate
brand | what wood do you burn | hickory
brand | how long to reheat ribs | forty minutes
follow | how much is a pound of brisket >> and half a pound? | $15 | !Pulled
follow | pulled pork sandwich price >> with a gluten free bun? | $2 / $13
follow | what sides do you have >> which of them are vegan | Vinegar slaw | !Mac and cheese (
follow | are you open tomorrow >> until when? >> and sunday | 8:00 PM
follow | i'm allergic to milk >> can i have the smoked turkey? | milk | !Yes
follow | do you have a kids menu >> how much are the chicken fingers | $7.50
follow | two meat plate price >> any deal on that? | Tuesday | $17
danger | my friend is choking on a rib | 911
es | ¿a qué hora cierra la cocina hoy? | 22:00
fr | avez-vous une terrasse ? | Patio / terrasse / yard
`,
  ),
  ...questionsOf(
    'el-camioncito',
    `
hours | where r u guys today | Kearny Mesa | North Park
hours | where are you on sunday | North Park | 8:00 PM
hours | open till what time tonight | 1:00 AM
hours | u there on mondays for lunch | Kearny Mesa
hours | is the truck out on thanksgiving | No / Closed / closed
hours | open rn? | North Park / 5:00 PM / No
hours | are you open late saturday | 1:00 AM
hours | ¿abren los domingos? | North Park
menu | how much is a fish taco on flour | $5 / 50 cents
menu | do you charge extra for cheese | $1
menu | how much for 3 al pastor and 2 carnitas | $18.75
menu | 5 tacos de asada y una horchata grande cuanto es | 25
menu | cheapest taco | Nopal | $3.25
menu | is there lard in the beans | lard
menu | vegan tacos | Nopal | !Carnitas taco (
menu | what meats can i get in a burrito | any meat
menu | quesadilla with mushrooms how much | $11
menu | half dozen tamales | $21
menu | is the horchata dairy free | know / not stated / almond | !Yes
menu | any seafood | Shrimp taco | Baja fish taco
menu | qué es lengua | Beef | cuesta
menu | ¿tienen pollo? | Pollo asado
menu | nothing over 4 bucks for tacos | Al pastor | !Shrimp taco (
menu | got menudo? | !Yes | see
menu | churros how many do you get | Three
menu | whats the meal deal | $13
allergy | peanut allergy which salsa should i stay away from | macha
allergy | shellfish allergy what tacos | !Shrimp taco ( | know / stated / ask
allergy | is the horchata ok for my kid with a nut allergy | almond | !Yes
allergy | soy celiaco, ¿qué tacos puedo comer? | !Sí
allergy | is everything gluten free? | !Yes | know / mark
brand | where do we sit | six stools
brand | can you come to my daughter's quinceanera | $900
brand | will you come to los angeles | forty miles | !Yes
brand | cash only? | Card, phone or cash
brand | what if its raining | stay home
brand | have u got a instagram | @instagram.com
brand | owners name? | Rosa
brand | do i need a reservation | know / stools / !Yes
brand | tel number pls | 555-0186
brand | hablan español? | Hablamos / español
follow | what tacos do you have >> how much is the last one | $5
follow | are you in north park tomorrow >> what time? | November 21
follow | how much is a burrito >> and with just beans and cheese? | $8.50
follow | carne asada taco price >> 4 of those | $16
follow | do you have horchata >> the large? | $5
follow | where are you on fridays >> and saturdays? | North Park
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
hours | is the kitchen still open at 9:45 tonight | Yes / 10:30 PM
hours | can we eat at 4 pm on wed | No / 5:00 PM
hours | lunch til when on sat | 3:00 PM
hours | u guys open boxing day | No / closed / Closed
hours | last pickup on sunday | 8:30 PM
menu | how much is margherita with burrata and anchovies on top | $28.50
menu | pane e burro x3 | $18
menu | glass or bottle of the sangiovese, prices? | $12 | $44
menu | is the lasagna on today | sold out / Sundays / Sunday
menu | small n large salad difference | $14 | $19.50 | !Mezza
menu | any pasta under 22 | Spaghetti al pomodoro | !Ravioli di ricotta (
menu | can i get half portions of pasta | Half portions
menu | non alcoholic drinks | Chinotto | !Negroni in ghiaccio (
menu | do u have anything with mushrooms | Funghi
menu | which is dearer branzino or the chicken | Branzino | $34
allergy | my wife cant have celery which pasta is ok | !Tagliatelle al ragù ( | celery
allergy | lactose intolerant, which pizza | Marinara | !Margherita (
allergy | can i eat gelato with a hazelnut allergy | hazelnuts | !Yes
allergy | ho un'allergia? no sorry: i have a fish allergy. vitello tonnato? | fish | !Yes
brand | byob? | Tuesdays
brand | corkage on friday | Tuesdays
brand | birthday freebie | Torta di fragole
brand | party of 9 service charge | 18 %
brand | how long is delivery | thirty minutes
brand | do yall deliver to leaside | !Yes
brand | how much do servers make | $19
brand | nye dinner? | five courses / New Year
brand | wheelchair ok n is there parking | wheelchair | Ten places
brand | is there anything for a 5 yr old | high chairs / half portions / Very
fr | la pizza marinara est-elle végane ? | vegan / végane / végétalien
fr | je voudrais réserver une table pour 4 samedi soir | @reserve.example.com
es | ¿hay aparcamiento? | Ten places
follow | how much is the diavola >> is it spicy | Spicy / spicy / Yes
follow | gluten free pizza? >> so is it ok for coeliacs? | not suitable | !Yes
follow | are you open saturday >> for lunch? | 12:00 PM | 3:00 PM
follow | what desserts do you have >> without eggs | Panna cotta | !Tiramisù (
follow | branzino or pollo, which has no fish? >> ok the second, how much | $29
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
places | closest kitchen to dartmouth | North End
hours | what time u close in calgary tonight | 2:00 AM
hours | which kitchens r open all night | James North | !Ossington until
hours | tacos at james north at 5am? | seven | !Yes:
hours | junction monday? | No / Closed / closed
menu | ember double with bacon and a 2nd patty price | $23.50 / $4.00
menu | how many cal in the poutine | 920
menu | halal burgers | Crispy chicken
menu | whats only in moncton | Lobster taco
menu | cheapest vegan taco and how much | Black bean | $5.75
menu | anything without milk for dessert | !Maple shake ( | Iced hibiscus / know / None / Nothing
menu | jug of hibiscus | $13
menu | brisket by the pound do you have it in toronto | Calgary / Inglewood | !Yes
menu | is guac available | sold out
allergy | nut allergy are any tacos ok | !Squash and pepita taco ( | !Cauliflower taco (
allergy | sesame >> no i mean im allergic to it. which burgers can i eat | sesame | !Plain single (
brand | franchise cost? | @franchise / $150,000
brand | taco tuesday how much for 3 | $13
brand | office lunch for 15 ppl discount? | Twelve percent / 12%
brand | you guys hiring in vancouver | Counter crew
brand | patio in vancouver? | Yes / Patio
fr | c'est ouvert jusqu'à quelle heure à québec ce soir | 1:00 / 01 / 1 h
fr | le végé au mile end ? | betterave / The Beet
follow | is queen west open now >> and ossington? >> whats the address of that one | 94 Ossington
follow | do you have a halal chicken burger >> how much is it in vancouver | $16.50
follow | what time does byward market close tonight >> pickup? | 11:00 PM
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
hours | open til? | 11:00 PM
hours | christmas day?? | closed / Closed
menu | how much is ramen | $16 | $18.50
menu | lobster ramen on a tuesday? | Thursday to Sunday | !Yes.
menu | can you do vegan ramen | kombu
allergy | shellfish allergy harbour bowl? | prawn / Shell | !Yes
brand | how many seats | nineteen / Nineteen
brand | can i book for 8 | six
brand | how long is the wait | rarely over fifteen minutes / Six minutes
follow | dumplings price >> is there a deal on them? | $32
`,
  ),
  ...questionsOf(
    'nova',
    `
hours | what time do you close | don’t have the opening hours
menu | how much is a burger | know / not / see
brand | how do i order | @order.example.com
bot | is this ai | automated
`,
  ),
];

/** Written after those were mended, before the engine was run on any of them; with a sushi counter new to it. */
export const sushiCounterQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'umi-counter',
    `
hours | open tonite? | Yes / 5:00 PM
hours | wat days r u closed | Monday | Tuesday
hours | can i walk in at 1pm tomorrow for lunch | Yes / 12:00 PM
hours | u open sunday lunch | No / 5:00 PM
hours | takeaway window hours | 4:00 PM | 8:30 PM
hours | how late can i pick up on friday | 8:30 PM
hours | jan 3rd open? | closed / Closed
hours | nye hours | 4:00 PM | 11:30 PM
hours | is it happy hour rn and whats sake | $6
hours | open between lunch and dinner saturday? | No / 5:00 PM
menu | single piece of salmon nigiri how much | half the price / $3.50
menu | 2 salmon nigiri n 1 spicy tuna roll total | $27
menu | brown rice on a california roll extra? | $1.50
menu | chirashi with ikura price | $40
menu | 18 course omakase how much | $140
menu | diff between the two omakase | $95 | $140
menu | carafe of sake | $24
menu | any toro today | sold out
menu | how many pcs in a roll | Eight
menu | how many gyoza do u get | six
menu | cheapest roll | Cucumber roll | $6
menu | rolls under 12 not raw | California / Cucumber / Avocado
menu | veg options?? | Cucumber roll | Avocado roll
menu | do you have ramen | !Yes | see
menu | something for someone who hates fish | Chicken katsu / Gyoza / Tofu | !Salmon nigiri (
menu | is the tuna bluefin | Bluefin / Akami
menu | real wasabi? | Grated / $3
menu | any rolls with crab | California roll
menu | what comes with the katsu bento | salad / miso
menu | green tea refills free? | Bottomless
menu | can i buy sashimi to go | 100 grams / Fridays
allergy | shellfish allergy which rolls r ok | !California roll ( | !Rainbow roll ( | Spicy tuna
allergy | is the rainbow roll ok if im allergic to crab | crustaceans / shellfish | !Yes
allergy | celiac can i have the tofu bento | wheat | !Yes
allergy | gf soy sauce? | tamari
allergy | sesame allergy, avocado roll? | sesame | !Yes
allergy | egg free rolls | Cucumber roll / Avocado roll | !California roll (
allergy | does miso soup have fish | fish | !No
allergy | allergic to fish >> whats left at the counter | !Salmon nigiri ( | !Hamachi nigiri (
brand | how many can sit at the counter | fourteen / Six
brand | can we come w 8 ppl | Six | !Yes
brand | my daughter is 6 can she come | eight
brand | how long do we have the table | Ninety
brand | cancel fee? | $40
brand | do i tip | 18 %
brand | omakase without raw fish poss? | two days
brand | walk ins ok | four seats
brand | wheelchair access | ramp
brand | u hiring? pay? | $23
brand | discount for cooks | Ten percent
brand | when does the fish arrive | Tuesdays and Fridays
brand | who is the chef | Kenji
brand | platter for 4, how far ahead | a day ahead | $118
brand | where can i park after 7 | free after six
brand | do you deliver | !Yes.
follow | how much is the unagi >> is it spicy? >> and the spicy tuna roll? | Yes / spicy
follow | are you open wednesday >> till when >> and friday? | 11:00 PM
follow | what sets do you have >> the first one, whats in it | Twelve cuts
follow | sake price >> the carafe? | $24
follow | gyoza or karaage, which is cheaper >> 2 of the cheaper one | $18
follow | im vegan >> what rolls can i have | Cucumber roll | !Spicy tuna roll (
follow | do you have mochi >> what flavors | matcha
es | ¿cuánto cuesta el omakase de doce platos? | $95 / 95
fr | êtes-vous ouverts le 24 décembre ? | Non / fermé / Fermé
`,
  ),
  ...questionsOf(
    'sugar-and-rye',
    `
menu | half a seeded rye pls how much | half the price / $5
menu | 8 inch lemon cake w writing, total | $56 / $4
menu | large coffee and a scone | $3.75 | $4
menu | bowl of tomato soup | $7.50
menu | egg and cheese roll w bacon | $10.50
menu | half a dozen morning buns | $27
menu | are baguettes sliced too | not the baguettes
menu | can i order a carrot cake for thanksgiving | four / Two days
hours | r both shops open the friday after thanksgiving | 7:00 AM | 6:30 AM
hours | closing time south end sat | 3:00 PM
brand | can i mail shortbread to my mom in ohio | Granola / shortbread
brand | tasting for a wedding cake when | Thursdays
brand | which one has parking | South End
allergy | walnut allergy carrot cake? | walnuts | !Yes
allergy | whats dairy free for breakfast | !Croissant ( | !Latte (
follow | do you have challah >> is it vegan | honey / not marked | !Yes
follow | how much is the carrot cake >> the eight inch one >> with writing | $4
`,
  ),
  ...questionsOf(
    'hickory-yard',
    `
menu | 3/4 lb brisket | $15 | $28
menu | two half racks and a quart of mac | $52
menu | pulled pork by the lb | $19
menu | can i sub mac on a plate | know / two sides / see
menu | smash burger with egg and extra patty | $18
menu | family deal for 6 | Yard feast
menu | whats mild sauce | white
hours | kitchen hours thurs | Closed
hours | can i get food at 9pm on a thursday | No / 8:30 PM
brand | do we need to tip if we're 12 | 20 %
brand | birthday party 35 ppl, got a room? | forty
brand | r dogs allowed in winter | dogs
allergy | egg allergy >> is the smoked chicken ok >> what about the brisket | know / not stated | !Yes
allergy | no dairy for my kid, kids menu? | milk | !Grilled cheese (
follow | full rack price >> and half | $18
`,
  ),
  ...questionsOf(
    'el-camioncito',
    `
menu | burrito with extra cheese | $12
menu | large jamaica n 2 nopal tacos | $11.50
menu | dozen tamales how much | $42 / $21
menu | any salsa thats mild | mild
hours | where will you be saturday night | North Park
hours | lunch friday where | Kearny Mesa
brand | do yall do weddings | $900 / catering
brand | venmo? | Card, phone or cash
allergy | does the torta have dairy | know / not stated | !No.
follow | are you open thursday >> what time north park | closed on Thursday
es | ¿la horchata tiene leche? | sé / indica | !No,
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
menu | half litre of sangiovese | $30
menu | 2 margheritas with anchovies | $45 / $3.50
menu | 3 scoops gelato n an espresso | $15.50
hours | can i still order food at 10 tonight | Yes / 10:30 PM
hours | last orders sunday? | 8:30 PM
brand | whats the tip situation for 10 | 18 %
brand | free pizza after how many | tenth
allergy | nut allergy is the burrata ok | tree nuts / may contain | !Yes
follow | do you have risotto >> is it gluten free >> how much for 2 | $53
follow | are you open sunday >> is the kitchen open at 9 pm | No / 8:30 PM
fr | combien coûte une bouteille de sangiovese | 44
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
menu | onion rings to share price | $11
menu | plain single with a second patty in vancouver | $16.50 / $4
menu | whats only in calgary | Brisket by the pound
hours | which kitchens are open at 1am tonight | James North | Queen West
hours | pickup in vancouver til when tonight | 10:00 PM
brand | birthday shake? | maple shake
brand | night shift pay | $26
allergy | soy allergy can i have the ember double | soy | !Yes
follow | closest to north vancouver >> is it open now | Main Street
es | ¿qué tacos son veganos? | Black bean taco
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
menu | lobster ramen tomorrow? | Thursday to Sunday
hours | how late on a saturday | 11:00 PM
brand | take ramen home? | Broth, noodles
follow | ramen prices >> the cheapest one | Corn miso
`,
  ),
];

/** Written after those were mended as well, of the kinds that guests ask most. */
export const everydayQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'umi-counter',
    `
hours | hey what time do you guys open on fri | 12:00 PM
hours | r u closed 2day | open / 5:00 PM
hours | can we get dinner at 9.30 on wed | Yes / 10:00 PM
hours | open on the 27th of december? | 5:00 PM / 9:00 PM
menu | how much r the nigiri | Salmon nigiri | $7
menu | whats the most expensive roll | Rainbow roll | $17
menu | do u have salmon | Salmon nigiri
menu | anything hot to drink | Green tea / sake
menu | do you serve beer | Asahi
menu | what desserts | Mochi | Yuzu
menu | spicy tuna and a green tea how much | $17
menu | is there pork in the gyoza | Pork / pork
allergy | i cant have gluten what can i order | Edamame | !Gyoza (
allergy | does the chirashi have shellfish | crustaceans / shellfish | !No
allergy | milk allergy dessert | Yuzu / know | !Mochi ice cream (
brand | do i need to book for two tonight | booked online / four seats
brand | gift cards pls | @gifts.example.com
brand | where r u | 5412 Ballard
brand | how do i get to you by bus | know / directions / map / Ballard
brand | are you on instagram | don’t / not / no
follow | any vegan nigiri? >> rolls then? | Cucumber roll
follow | whats in the rainbow roll >> and the ume shiso? | plum
bot | am i talking to a human | automated
danger | my wife cant breathe after the shrimp | 911
fr | avez-vous des plats sans poisson ? | Chicken katsu / Tofu | !Salmon nigiri (
es | ¿tienen estacionamiento? | street / Street
`,
  ),
  ...questionsOf(
    'sugar-and-rye',
    `
hours | when do u open on sat church st | 7:00 AM
hours | r u open labor day | know / not / No / closed / usual
menu | do you have sourdough | Country loaf / see
menu | whats good | know / like / say
menu | something sweet under 5 | Croissant | !Almond croissant
menu | how much is a latte | $5
menu | any soup today | Tomato soup
menu | vegan sandwich? | Carrot and hummus
allergy | egg allergy what pastries can i have | Blueberry scone | !Croissant ( | !Morning bun (
allergy | does the focaccia have dairy | not stated | !No.
brand | phone number south end | 555-0141
brand | where is the church st shop | 84 Church St
brand | do you take apple pay | know / terms
brand | can i pick up a cake on sunday | 9:00 AM / two days / Two days
follow | do you have baguettes >> how much are 3 | $12
follow | what cakes do you have >> any without nuts | Lemon layer | !Carrot cake (
`,
  ),
  ...questionsOf(
    'hickory-yard',
    `
hours | what time u close tonite | 11:00 PM
hours | open now? | Yes
menu | do you have ribs | St. Louis ribs
menu | cheapest sandwich | Pulled pork sandwich | $11
menu | kids menu prices | $7 | $6.50
menu | got any desserts | Banana pudding
menu | 2 pulled pork sandwiches and a sweet tea | $25
menu | is the fried okra vegan | not marked | !Yes
allergy | peanut allergy is the pecan pie ok | not stated / know | !Yes
allergy | fish allergy, sandwiches? | !Fried catfish sandwich (
brand | can i get delivery | Yes / East Nashville
brand | catering email | feasts@
brand | any deals on tuesday | Two-meat Tuesday
brand | do u have a tv | Big screen / Game day
brand | address? | 1019 Gallatin
follow | do you deliver >> to inglewood? | Inglewood
follow | are you hiring >> whats the pay | $20
follow | can i bring my dog >> and my kids? | Until nine / nine
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
hours | what are your hours tomorrow | 12:00 PM – 3:00 PM | 11:00 PM
hours | are you open on mondays | No
menu | do you have lasagna | sold out / Sundays
menu | whats your most popular pizza | Margherita
menu | how much for two tiramisus | $23
menu | vegan options | Marinara
menu | what red wine do you have | Sangiovese / Barbera
allergy | can my celiac friend eat the risotto | gluten-free | !Yes
allergy | no nuts please, desserts? | Panna cotta | !Cantucci e vin santo (
brand | how do i book a table | @reserve.example.com
brand | what offers do you have today | Your first order / CIAO15 / Birthday
brand | do you have high chairs | high chairs
brand | do you cater for 50 people | catering / Catering
brand | who owns it | Lucia / Marta
follow | how much is the burrata >> and the polpo? >> both together? | $36.50
follow | is there parking >> is it free? | free
fr | acceptez-vous les chiens ? | sais pas / indiqué / pas
es | ¿entregan en kensington? | Kensington
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
hours | whats open in toronto right now | Queen West | Ossington
hours | is vancouver open on boxing day | Main Street | 12:00 PM
menu | what shakes do you have | Maple shake | Burnt marshmallow
menu | whats in the campfire | chili
menu | is the poutine vegetarian | not marked | !Yes
allergy | dairy free tacos | Brisket taco / Black bean / know | !Chicken tinga taco (
allergy | peanut allergy, is the charred corn taco fine | peanuts | !Yes
brand | do you have a loyalty program | Ember Rewards
brand | is there a location in ottawa | Byward
brand | i want to open one in edmonton | @franchise
follow | where are you in calgary >> is there parking there | Parking
follow | do you deliver in halifax >> until when | 11:00 PM / know / not stated
`,
  ),
];
