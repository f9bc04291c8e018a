/**
 * Single questions of every day, as diners type them on phones: on the demo brands, and on a Persian house and an ice-cream parlour
 * that were written with them on 2026-11-24 by who had not read the engine. Of the first 269, strictly read, 83 % were right when
 * first run (88 % of 137 on the demo brands, 77 % of 132 on the two new ones); 80 of them were kept aside while the others were mended.
 */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const kebabAndScoopsQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'maple-and-ember',
    `
hours | queen west open till when tn | 2:00 AM
hours | is the junction open mondays | No / closed
hours | what time does ossington open tmrw | 12:00 PM
hours | hamilton open 24/7 right | Yes / 24 hours | !closes at
hours | christmas eve hours leslieville | 11:00 AM | 5:00 PM
hours | boxing day calgary?? | 12:00 PM | 8:00 PM
hours | how late can i order food at queen west on a saturday | half past one
hours | when do u open sundays in vancouver | 10:00 AM
hours | winnipeg monday hours | closed / Closed
hours | is moncton or halifax open later on fridays | 11:00 PM
hours | r u open new years day montreal | 12:00 PM | 8:00 PM
hours | which of ur spots in toronto is open past midnight tonight | Queen West | Ossington | !Junction | !Leslieville
brand | wheres the ottawa location | 41 Clarence
brand | phone number for leslieville pls | 555-0173
brand | which toronto ones have a patio | Queen West | Junction | Leslieville | !Ossington,
brand | does moncton deliver | not / No | !Yes
brand | is the montreal one dog friendly | chiens / terrace / dogs / know
brand | do you take reservations at mile end | Non / No / not | !Yes
brand | is queen west wheelchair accessible | Yes / level / Level
brand | do u have a drive thru anywhere | James North | !Queen West
brand | which locations have a bar | Ossington | !Queen West
brand | is the charcoal real | maple / Eastern Townships
price | how much is a plain single w a second patty | $16.00
price | 2 ember doubles and a large onion rings total? at queen west | $44.00
price | whats the cheapest taco | Black bean | $5.75
price | how much for a jug of hibiscus | $13.00
price | is the taco tuesday deal cheaper than 3 brisket tacos | $13 | $21.75 / $8.75
price | how many calories in the campfire | 910
menu | do u have guac | sold out / Sold out / not available | Guacamole
menu | got any wings | don’t see / don't see / don't find | !falafel pita is
menu | do you have fish | Baja cod
menu | whats the spiciest thing u got | Campfire / Chorizo / Squash
menu | does leslieville have the fried chicken | don’t see | !Yes
menu | is the bison burger only in winnipeg & how much | Exchange / Winnipeg | $19.50
menu | is coffee refillable | Refills are free / free refills / Refills
safe | my kid is allergic to peanuts what tacos can he eat | !@"name":"Squash and pepita taco" | 4 others state it
safe | does the ember double have sesame | Yes / sesame | !No
safe | anything halal? | chicken | falafel | !brisket burrito
safe | does the falafel have dairy in it | may contain | milk
safe | im vegan n allergic to cashews which tacos | Black bean | !@"name":"Cauliflower taco"
offers | do i get smth free on my bday | shake
offers | can i use ember5 on a 20 dollar order | $25 / 25
catering | do you cater a wedding in calgary | Inglewood
catering | can i book the food truck | truck
jobs | how old do i have to be to work counter in vancouver | 16
menu & hours | ur address n hours in quebec city pls | 480 | 1:00 AM / 11:00 AM
menu & hours | do u have a patio at inglewood and are u open late saturdays | patio / Patio | 2:00 AM
fr | vous ouvrez à quelle heure demain à montréal | 10
fr | avez-vous des plats sans gluten | Taco / taco
fr | est-ce que le saint-roch livre | Oui / livr
fr | le poulet frit contient il des oeufs | Oui / œufs / oeufs
fr | embauchez vous à montréal | Cuisinière
es | tienen tacos vegetarianos | Charred corn | Black bean
es | cuanto cuesta el burrito de brisket | $15.75 / 15,75
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
hours | whats the latest i can order pizza tonight | 10:30 PM
hours | open mondays? | No / closed
hours | u open on xmas eve | 12:00 PM | 5:00 PM
hours | until what time do you deliver | half past nine / 9:30
brand | parking?? | Ten places / ten places
brand | can i bring a bottle of wine on thursday | Tuesday | !Yes
brand | is there a high chair for my toddler | high chairs
brand | how many tables do u have | twelve / Twelve
brand | who runs the kitchen | Marta
price | how much r 2 margheritas and a bottle of sangiovese, any deal for that | $82.00 | $49.00 | Tuesday
price | whats the difference between small and large salad | $14.00 | $19.50
price | cheapest pasta? | Spaghetti al pomodoro | $21.00
menu | whats in the diavola | salame | honey
menu | do u guys have lasagna today | sold out / Sold out / Sundays
menu | what desserts have no nuts | Panna cotta | !@"name":"Cantucci e vin santo"
menu | what non alcoholic drinks do you have | Chinotto | !Negroni
menu | is the soup of the day vegan | Zuppa e pane
menu | can i get the pollo al mattone on sunday | No / not / Tuesday / Tue
safe | i cant have dairy which pizzas | Marinara | Ortolana | !@"name":"Margherita"
safe | does the ragu have pork | Yes / pork
safe | does the tiramisu have alcohol & eggs | marsala | eggs
offers | student discount? | 20 | Pranzo
catering | can you cater for 40 ppl and who do i email | feste@
menu & hours | u got parking and is it wheelchair friendly | Ten places / ten places | wheelchair
fr | avez vous des pâtes sans viande | Spaghetti | Ravioli | !Tagliatelle
fr | êtes-vous ouverts le jour de l'an | fermé / Non
es | abren los lunes | No / cerrado
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
hours | how late r u open tn | 11:00 PM
hours | open on boxing day? | No / closed / Closed
brand | can 8 of us book a table | phone
brand | how many seats r there | nineteen / Nineteen
brand | where exactly r u | 1475 Lower Water
price | how much is the lobster ramen and when can i get it | $26.00 | Thursday to Sunday
menu | whats in the harbour bowl | prawn | egg
menu | u have veggie ramen? | Corn miso / kombu
safe | is the corn miso ramen vegan | egg / butter / know / Kombu / kombu | !Yes
safe | any dumplings w/o pork | none without pork
offers | hows the boat and bowl deal work | 20.50 | ferry
menu & hours | do you deliver and till when | deliver / Delivery
fr | vous êtes ouvert dimanche soir | 20
es | tienen edamame y cuanto cuesta | $6.00 / 6,00
`,
  ),
  ...questionsOf(
    'nova',
    `
hours | what time do u close | don’t have
menu | can i order online | order
`,
  ),
  ...questionsOf(
    'saffron-terrace',
    `
hours | yall open rn? | Richmond Hill | Mississauga
hours | what time does the mississauga one close tonight | 11:00 PM
hours | open monday in mississauga?? | No / closed
hours | r u open xmas day | 2:00 PM | 10:00 PM | closed / Closed
hours | can i get breakfast on friday | No / Sat / Saturday
hours | open for nowruz? | closed / Closed / No
hours | new years eve how late rh | 1:00 AM
hours | when do you stop delivering | 9:00 PM
brand | do u deliver to thornhill | Thornhill / deliver | !don’t deliver
brand | how much is delivery n is it free over smth | 5.99 | 70
brand | can i smoke shisha there | No / not | !Yes
brand | parking near square one location | two hours free / validation
brand | any live music this weekend | eight | Richmond Hill
brand | can u seat us at the tea house in mississauga this wknd | closed for new carpets / closed
brand | who started it | Parvin
brand | wifi in richmond hill? | know / not / don’t / don't | !Yes
price | soltani and a large doogh total | $48.00
price | barg price in mississauga | $33.00
price | whats cheaper the joojeh or the bone one | Joojeh | $23.00
price | how much for 3 breads | $10
price | cheapest kebab | $16.00 / $14.00
price | if i order 2 fesenjan and 1 large shirazi salad how much | $52.00
menu | can i get fesenjan on a tuesday | No / Fri / Friday
menu | any lamb dishes | Ghormeh | shank
menu | baklava in mississauga? | sold out / Sold out
menu | is tahdig still available at 8 | 7 PM / until it is gone / Until it is gone
menu | smthing for kids | $11 / Small koobideh
menu | do u do wraps | Koobideh wrap | Mississauga
menu | r refills on tea free | Refills are free / free
menu | what stew can be made without meat | Ghormeh
safe | nut allergy what can i order | pistachio | !@"name":"Fesenjan"
safe | does the ice cream have nuts | pistachio
safe | anything w peanuts | no peanuts / No
safe | my wife cant have dairy which kebabs | milk | !@"name":"Joojeh"
offers | can i use salam8 on delivery | Pickup only / pickup / No | !Yes
offers | senior discount on saturday? | Monday to Wednesday | !Yes
catering | hall rental price on a sunday | 1,500 / 1500
jobs | is the host job only evenings and how much | $18 | five / Thursday
fr | êtes-vous ouverts demain matin | 9
fr | c'est quoi le plat le plus cher | Shishlik / Soltani | 39
fr | livrez-vous à mississauga | apps / applications / Non / pas
fr | combien coûte le thé | 3 | 9
es | cuanto cuesta el koobideh | 16 | 22
es | se puede reservar para 12 personas | call / llam / 555-0190
`,
  ),
  ...questionsOf(
    'tidewater-scoops',
    `
hours | is the kiosk open this weekend | closed / Closed / No | !Yes
hours | when does dallas road open again | March 15 / March 14 / spring
hours | langford open mondays? | No / closed
hours | what time do u open on sunday downtown | 10:00 AM
hours | can i get a waffle at 9pm | Until 8 PM / 8 PM / No
hours | how late tonight langford | 9:00 PM
brand | do you have a washroom | Fort Street | Langford
brand | can i bring my dog | patio
brand | u deliver? | $6 / Victoria
brand | where can i park downtown | View Street
brand | do u have wifi in langford | not / know / don’t / don't | !Yes
brand | whats the address of the downtown store | 812 Fort
price | how much is a double in a waffle cone | $9.25
price | triple scoop salted caramel w hot fudge | $10.75
price | is the pint pack cheaper than buying 4 | $44 | $50
price | kiddie cone price | $4.25
price | 2 singles and a small hot chocolate | $15.75
price | large shake with malt and oat milk how much at fort street | $11.75
price | whats the cheapest thing u sell | $2.50 / $2.75
price | how much for the lighthouse | $36.00
menu | what flavours do you have | Vanilla | Salted caramel | !pasteurised
menu | got anything dairy free | Mango sorbet | Raspberry sorbet | !@"name":"Vanilla bean"
menu | whats in the banana split | Three scoops | peanuts
menu | is candy cane flavor out yet | December 1
menu | whats the most popular flavor | Salted caramel
menu | sugar free options? | know / don’t / don't | !Yes
menu | what cakes are vegan | Mango raspberry
menu | can i try before i buy | Three tastes
menu | do you have coffee | Drip coffee
menu | gluten free cones? | $1
safe | does the dark chocolate have eggs | not / milk | !Yes
safe | is the mint chip gluten free | know | !Yes
safe | any nuts in the mango raspberry cake | almond
safe | kid cant have gluten can he get a sundae | know / cone / don’t / don't | !Yes
offers | does the student discount work in langford | Fort Street | !Yes
offers | do you have a loyalty card | eleventh
catering | do u do weddings w the cart | $420
jobs | how old to work there | 15
menu & hours | how far ahead do i order a cake and where do i pick it up | Two days | Fort Street
menu & hours | is langford kid friendly and is there parking | Play corner / play corner | parking / Parking
fr | quels parfums sont végans | mangue / Mango
fr | vous êtes ouverts lundi à langford | Non / fermé
fr | c'est combien un cornet double | $7.75
fr | avez-vous des gâteaux sans noix | Chocolate crunch / Berry swirl | !@"name":"Mango raspberry cake"
es | a que hora abren mañana | 10:00 | 12:00
es | tienen helado sin leche | Mango sorbet
es | cuanto cuesta una bola | 5,50 / 5.50
es | aceptan perros | patio
`,
  ),
];

export const heldOutKebabAndScoopsQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'maple-and-ember',
    `
hours | u open rn in halifax | North End | 11:00 PM | !No,
hours | is the hamilton one open xmas day | No / closed
hours | last call for pickup queen west tonight | 11:30 PM
hours | can i get tacos at 4am in hamilton | seven / 7
hours | vancouver pickup till what time sunday | 9:00 PM
hours | what time does the edmonton one close tonite | 11:00 PM
brand | parking at the junction? | Parking / parking | !No
brand | do yall deliver to kensington | Queen West
brand | can i get gift cards | gift
brand | is there a play area for kids | Leslieville
brand | do you guys own the farms or where does the beef come from | ranches
price | price of the plain single in vancouver | $12.50
price | ember double with bacon and fries how much | $25.00
menu | any burgers without meat | Mushroom melt | The Beet | !Maple bacon
menu | what comes on the ember dog | mustard | relish
menu | what can i only get in halifax | Digby scallop taco
menu | which shakes do u have | Maple shake | Burnt marshmallow | !pancakes
safe | is the beet burger dairy free | milk | !contains milk
safe | celiac here what sides are ok | Salt & maple fries | !@"name":"Onion rings"
offers | got any promo codes | EMBER5 | DESK12
offers | how does the rewards thing work | spark / dollar
jobs | u hiring in hamilton? whats the pay | Night shift lead | $26
menu & hours | how much is poutine and is it vegetarian | $10.50 | !Yes
fr | c'est combien la poutine au mile end | $10.50
fr | quel est le numéro de téléphone à québec | 555-0177
es | a que hora cierran hoy en calgary | 2:00
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
hours | r u open for lunch tmrw | 12:00 PM | 3:00 PM
hours | what time is last pickup on sunday | 8:30 PM
brand | do i need a rez for tonight at 6 | Not before seven / not before seven
brand | do you deliver to little italy | Yes / Little Italy
brand | can we sit outside in november | May to October / know
price | margherita with gluten free base price | $23.00
price | how much is the half litre of house red | $30.00
menu | any seafood | Polpo | Branzino
menu | what gelato flavors are there | ask / know
safe | is the gf pizza ok for celiacs | not suitable | !Yes, it is suitable
safe | allergic to shellfish is the branzino safe | may contain | crustaceans
offers | is there a group discount for 8 on saturday | Tuesday to Thursday | !Yes
jobs | how much do servers make | $19
es | cual es la pizza mas barata | Marinara | $16.00 / 16,00
`,
  ),
  ...questionsOf(
    'saffron-terrace',
    `
hours | richmond hill hours sunday | 9:00 AM | 10:00 PM
hours | when does the kitchen close tonite in richmond hill | 11:00 PM
hours | till when is the tea house open tonight | 12:00 AM / midnight | closed
brand | addresses pls | 9625 Yonge | 55 City Centre
brand | is there alcohol or can we byob | No | !Yes
brand | need a table for 14 saturday | call
brand | whats ur instagram | saffronterrace
price | hw much is 2 koobideh skewers with extra skewer | $29.00
price | half a kilo of zoolbia | $13.00
price | cost of feeding 20 ppl catering | $480 / $24
menu | whats fesenjan | walnut | pomegranate
menu | do you have shishlik | sold out / Sold out
menu | vegetarian mains | Vegetable skewer
menu | can i get salad instead of rice | no charge / Salad in place of rice
menu | do u have ice cream n how much | Saffron ice cream | $5.00
safe | is the gheymeh gluten free | know | !Yes
offers | any deals for lunch | Koobideh lunch | $15
catering | can u do a whole lamb | $780
menu & hours | is it halal and do u serve pork | halal | no pork
fr | je suis allergique aux noix, est-ce que le kashk est ok | noix / walnut | !Oui
es | tienen platos sin carne | Vegetable skewer / Mirza / Dolmeh
`,
  ),
  ...questionsOf(
    'tidewater-scoops',
    `
hours | u guys open rn | Fort Street | Langford
hours | fort st closing time saturday | 11:00 PM
hours | open dec 24 | 10:00 AM | 4:00 PM | closed / Closed
hours | open new years eve? till when | 6:00 PM
brand | do u take cash at the kiosk | card only / No | !Yes
brand | phone for langford | 555-0151
brand | can i watch them make it | six | Fort
price | price of 3 pints | $37.50
price | how much r shakes in langford | $7.50 | $9.50
price | 8 inch chocolate cake with a picture total | $66.00
price | cost to rent the truck | $900
menu | do u have bubblegum | don’t see / don't see / don't find
menu | pistachio available in langford? | sold out / Sold out
menu | do you do waffles in langford | don’t see | !Yes,
menu | do shakes come in any flavor | Any flavour / any flavour
safe | peanut allergy is vanilla safe | same | !Yes, it is safe
safe | whats egg free | Dark chocolate / Strawberry | !@"name":"Salted caramel"
offers | any deals on tuesdays | Two for Tuesday | 8.50
catering | how much is a birthday party for 10 kids | $190 / $19
`,
  ),
];

/** Written when those were mended: half of them on the demo brands, half on brands that were not touched then. */
export const lastEverydayQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'maple-and-ember',
    `
hours | is exchange open rn | Yes | 11:00 PM
hours | what time does saint-roch open saturday | 10:00 AM
hours | mile end open late on thursdays? | 11:00 PM
hours | can i get breakfast in hamilton at 6am | pancakes / 24 hours | !Yes
brand | do u deliver in bridgeland | Inglewood | Yes
brand | email for the byward kitchen | byward@
brand | which kitchens have step free access in toronto | Queen West | Leslieville | !Junction
brand | address of the halifax one | 2576 Agricola
price | two brisket tacos and a small onion rings how much | $21.00
price | maple bacon with extra patty price | $17.50 | 4
price | jug of hibiscus and 2 poutines at queen west | $34.00
price | whats cheaper a falafel pita or a garden burrito | Falafel pita | $1.00
menu | do you have a veggie dog | don’t see | !chiens
menu | whats in the oil drum burger and where can i get it | Three patties | Queen West
menu | any desserts left after 4 | usually gone by four
safe | im allergic to milk can i have the shakes | milk | !Yes
safe | sesame free burgers? | !@"name":"Plain single" | !@"name":"The Ember double"
offers | whats the late plate deal | $18
jobs | do you need a manager anywhere | Kitchen manager | Inglewood
fr | avez vous des burgers végétariens à mile end | betterave / champignon / Beet
fr | est-ce que la betterave contient du soja | soja
es | hay estacionamiento en winnipeg | Exchange / Estacionamiento / Parking
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
hours | r u closed on new years day | Yes / closed / Closed
hours | is the kitchen open at 3 today | No / not / 2:30 PM
brand | do u have an email | ciao@
brand | is it loud on saturdays | loud / Loud / know
price | half litre of sangiovese and a funghi | $51.50
price | large field salad how much | $19.50
price | spritz or negroni which is cheaper | Spritz di casa | $1.50
menu | is there a vegan pizza | Marinara / Ortolana
menu | is the bianca pizza available | sold out / Sold out
menu | how big is the chicken | Half a chicken / half
safe | can a coeliac eat the risotto | gluten | !Yes
safe | does the burrata have nuts | may contain | tree nuts / nuts
offers | how do i use AUGURI | Dine-in | Birthday
fr | combien coûte un verre de sangiovese | $12.00
es | que postres tienen | Tiramis | Panna cotta
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
brand | is there a view | Harbour view / harbour / ferry
price | dumplings and 2 boba total | $23.00
menu | how many dumplings in an order | Eight / eight
`,
  ),
  ...questionsOf(
    'taverna-meltemi',
    `
hours | is the milwaukee one open sunday | No / closed
hours | happy hour when | Wed | 4:00 PM | 6:00 PM
brand | can i bring 2 bottles of my own wine how much | $20 | !Retsina
price | 2 pork gyros and a mythos on a tuesday | $30.50
price | whats the priciest dish | Whole branzino | $38.00
menu | anything w lamb | Lamb chops | Bifteki
safe | nut allergy is the baklava ok | nuts / walnut | !Yes
safe | can i get fries if im celiac | share / know | !Yes
fr | avez vous une terrasse | Patio / patio
es | hacen entregas en pilsen | Sí | West Loop
`,
  ),
  ...questionsOf(
    'sugar-and-rye',
    `
hours | till what time can i pick up sunday at church st | 1:00 PM
hours | open wed before thanksgiving? | 8:00 PM | 6:00 AM
brand | can u slice my loaf | Any loaf / any loaf
brand | wifi at south end | Wi-Fi
price | half a country loaf price | half the price / 4.50
price | egg n cheese roll with bacon and a large drip | $14.25
price | 8 inch carrot cake with writing | $58.00
menu | is there challah today | Fridays / Challah
safe | dairy free pastries | Banana walnut muffin | !@"name":"Croissant"
jobs | pay for the night baker | $24
`,
  ),
  ...questionsOf(
    'lone-star-smoke',
    `
hours | u open thursday next week | closed / Closed / No
hours | when does the brisket run out | 1:30
brand | can i bring a 6 pack | BYOB / cans
brand | restroom? | portable
price | a pound of brisket and 2 sweet teas | $38.00
price | half pound ribs and a mac | $19.00
menu | is the beef rib available sunday | Saturdays / sold out / No
menu | anything for vegetarians besides sides | Smoked jackfruit sandwich
catering | cater for 60 how much | $28 | 1,680 / 1680
safe | are the beans pork free | know / brisket | !Yes
`,
  ),
  ...questionsOf(
    'babusyas-table',
    `
hours | what days are u closed | Monday | Tuesday
hours | brunch till when | 2:00 PM
brand | can 12 of us come | fourteen / Up to fourteen
brand | is there music thurs | Thursdays / seven
price | 2 dozen potato varenyky on wednesday | $27
price | frozen varenyky 3 dozen | $45 / $15
price | kids half portion of chicken kyiv | half the price | !doesn’t say how big
menu | which varenyky are vegan | Sauerkraut varenyky
menu | best seller? | Potato and cheddar
safe | is there egg in the sorrel soup | egg | !No
es | cuanto cuesta el borsch rojo | $9.00 / 9,00
`,
  ),
];

/** Found beside these while they were mended, and mended with them. */
export const besideEverydayQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'maple-and-ember',
    `
price | 2 ember doubles one with bacon how much | $36.00 | !$39.00
menu | do you have corn dogs | don’t see corn dogs
menu | how much is a burger and a beer | don’t see beer | The Ember double
menu | which locations have beer | don’t see beer | !14 locations
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
es | que vino tienen por copa | Sangiovese | Vermentino | !Chinotto
fr | quels vins avez-vous au verre | Sangiovese | !Cantucci
es | cuanto cuesta una copa de sangiovese | $12.00
`,
  ),
  ...questionsOf(
    'saffron-terrace',
    `
hours | last order for dizi | 12:00 PM – 5:00 PM | !11:00 PM
`,
  ),
  ...questionsOf(
    'tidewater-scoops',
    `
safe | im vegan, how much is a triple | Mango sorbet | !@"name":"Vanilla bean"
safe | dairy allergy, double in a cone how much | !@"name":"Vanilla bean"
hours | when is the kiosk back | March 15, 2027
menu | does langford have waffles | don’t see waffles | !cones
price | ice cream price | Vanilla bean | Salted caramel
`,
  ),
  ...questionsOf(
    'gull-and-anchor',
    `
menu | how much is a kids meal | Kids cod and chips | $10.00 | $9.00
price | large cod n chips with mushy peas how much | $25.00
`,
  ),
  ...questionsOf(
    'kornblume',
    `
menu | can i freeze the rolls | don’t know | !€0.90
`,
  ),
  ...questionsOf(
    'lone-star-smoke',
    `
price | a brisket sandwich and a slaw | $3.50 | without brisket and sandwich
price | half pound ribs and a mac | $19.00
`,
  ),
  ...questionsOf(
    'mabels-flapjacks',
    `
price | price of full stack | $9.50 | $11.49
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
menu | vegan noodles | kombu | !bring the broth
`,
  ),
  ...questionsOf(
    'paper-lantern',
    `
es | cuanto cuesta el pho grande | Pho tai | $17.00
`,
  ),
  ...questionsOf(
    'copper-bull',
    `
price | a martini and a wedge salad | don’t see martini | $14.00
`,
  ),
];
