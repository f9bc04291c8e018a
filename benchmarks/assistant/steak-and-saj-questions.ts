/**
 * Questions written on 2026-11-23 with their two brands by who had neither read nor run the engine: about half are plain
 * ones of every day, the rest is what guests type besides.
 */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const steakAndSajQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'beit-saj',
    `
hours | r u open rn | Yes / Open / open | 12:00 AM / midnight / Midnight
hours | what time does verdun close tonight | 10:00 PM
hours | are any of you open monday | Verdun | 11:00 AM | 9:00 PM
hours | u open xmas day?? | No / Closed / closed | !Yes
hours | when can i get breakfast | 8:00 AM | 11:30 AM | Villeray
hours | till what time can i order food at villeray 2nite | 11:15 PM
hours | last pickup laval | 10:15 PM
hours | is it too late for delivery now | 9:00 PM
hours | jan 1st hours verdun | closed / Closed | !8:00 PM
brand | adress of the laval one | 1600
brand | phone # verdun | (514) 555-0191
brand | do u deliver to rosemont | Yes / Rosemont | Villeray
brand | how much is delivery | $3.50 | $40
brand | does verdun deliver | !Yes
brand | is there parking in laval | free / Forty
brand | can i bring my own wine in laval | Villeray | !Yes, | !corkage. Yes
brand | is evrything halal | certified / Yes, all
brand | can we book a table for 8 at villeray saturday | Laval | !Yes,
brand | do u have wifi | Wi-Fi / password
brand | lost my phone at the laval location last night | (450) 555-0192
brand | are dogs ok on the terrace | Dogs / dogs / dog
brand | gift card? | @gifts.example.com
brand | do you take interac or just cash | !Yes | (514) 555-0190 / ahlan@ / know
brand | got a job for a student on weekends | Cashier | Laval
menu | how much is a chicken shawarma | $11.50 | $11
menu | how much is the chicken shawarma in verdun | $11 | !$11.50
menu | beef shawarma combo how much altogether | $17.50
menu | whats in the jallab | Date / date | pine nuts
menu | vegan sandwiches | Falafel sandwich | !Halloumi sandwich | !Kafta sandwich
menu | do u have lamb chops in verdun | !Yes
menu | any fish today | sea bream | $27
menu | chicken shawarma with double meat | $16.50 / Double meat $5.00
menu | do you have beer | No | !Soft drink ($2.50), Ayran
menu | whats for kids | $9 | kafta fingers
menu | got any of the halawa ice cream left | sold out | !Yes
compare | which is cheaper mixed grill in laval or in villeray | Villeray | $24.50 | $25.50
bound | anything under $5 to eat | Maamoul | !Zaatar manousheh ( | !Ayran (
sum | 3 falafel sandwiches and 2 ayran total pls | $36.50
sum | 2 chicken shawarma 1 large fattoush and a litre of lemonade what's that | $50
offers | is the duo deal on today | Tuesday | !Yes
offers | student discount in laval? | Verdun | !Yes
several | hi im wondering if you guys do catering for like 50 people and how many days ahead do i have to order and is the meat halal | Two days / two days | halal
several | hummus price + is it vegan + has it got nuts | $8 | vegan | sesame / not stated
allergy | sesame allergy what mezze can i have | Labneh | !Hummus ( | !Moutabal (
allergy | im celiac. can i get the falafel sandwich | wheat | !Yes
allergy | is the toum egg free? my son has egg allergy | garlic, oil, lemon / No. Toum | ask / kitchen / (514)
allergy | nut allergy, is anywhere in your kitchen safe | Pistachios / pistachios | !Yes
allergy | does the batata harra have gluten | know / not stated / no allergen / name bread
allergy | dairy free desserts? | !Baklava, four pieces ( | !Knafeh ( | !Rice pudding ( | Maamoul / know
allergy | im allergic to pine nuts >> can i have the kibbeh >> and the jallab? | pine nuts | !Yes
allergy | my daughter cant have milk >> so which manakish for her | Zaatar manousheh | !Cheese manousheh ($ | !Half and half manousheh (
allergy | peanut allergy >> is the muhammara ok >> what about dessert | !Yes
follow | is laval open monday >> and sunday >> until when | 11:00 PM
follow | how much is the lamb chops plate >> and the cheaper one, kafta? | $18
follow | what sandwiches do you have >> the third one, is it vegan? | vegan / Yes
follow | do you deliver to ahuntsic >> how much is that >> till what time | 9:00 PM
follow | are you open tomorrow >> on sunday too? | 9:00 PM | Sunday / Yes
follow | do you do breakfast >> in verdun as well? | Villeray / not stated | !Yes
follow | price of lemonade >> the big one >> two of those | $26
follow | where are you in montreal >> which of them has a terrace | Villeray
follow | lahm bi ajin how much >> 4 please, total? >> and with one foul | $39
fr | bonjour vous fermez à quelle heure à laval ce soir | 23
fr | c combien le shawarma poulet | 11,50 / 11.50
fr | est-ce que la viande est halal? | certified / halal | !ahlan
fr | je suis allergique au sésame, je peux manger le houmous ? | sésame | !Oui
fr | vous livrez à verdun? | !Oui
fr | avez-vous des plats végétaliens >> lequel est le moins cher | Batata harra / Foul / Zaatar / 5
fr | y a-t-il du stationnement à laval | free / Forty / gratuit
fr | on est 10 samedi soir à laval, faut réserver? | six / phone / (450) 555-0192
fr | combien pour deux kafta sandwich et un café libanais | 26,50 / 26.50
fr | le kibbeh contient des noix? | pine nuts / pignons
fr | je cherche votre numéro à verdun svp | (514) 555-0191
fr | ouvert le 1er janvier ? | 12 h / 12:00 / 12 | 20
bot | is this chatgpt or a real person | automated
complaint | ordered an hour ago and the food still isnt here wtf | (514) 555-0190 / phone / call
`,
  ),
  ...questionsOf(
    'copper-bull',
    `
hours | u open | Yes / Open / open | 11:00 PM
hours | what time do u open sat | 3:00 PM
hours | is happy hr on | 6:00 PM
hours | when do u stop seating.. like when does the kitchen close friday | 10:15 PM
hours | open on thanksgiving n what time | 1:00 PM | 8:00 PM
hours | can we come at 9 on a sunday for dinner | 9:00 PM / 8:15 PM | !Yes
hours | brunch hours? | 10:00 AM | 2:00 PM | Sun
hours | is there brunch on saturday | Sun | !Yes
hours | nye hours | 4:00 PM | 1:00 AM
hours | can i pick up at 4pm tomorrow | 4:30 PM | !Yes
hours | do you do lunch | !Yes. | 4:00 PM / Sunday / Sun
menu | how much is the filet | $46 | $62
menu | ribeye price | $64
menu | whats the cheapest steak | Hanger | $36
menu | most expensive thing on menu | Tomahawk | $145
menu | tomahawk for how many ppl | two or three
menu | got prime rib tonight? | $48 | prime rib / Prime rib
menu | prime rib on wednesday | Fri | !Yes
menu | ribeye with a lobster tail | $96
menu | what sauces do u have and how much | béarnaise | $4
menu | vegetarian mains | Mushroom Wellington | Corn risotto | !Salmon (
menu | is there bacon in the creamed spinach | bacon | !No
menu | whats in the wedge | blue cheese | bacon
menu | kids menu pls | Little bull burger | Chicken tenders
menu | glass of cab how much | $22
menu | mocktails? | No-proof paloma | $9
menu | how much are cocktails right now | $10
menu | whats the wagyu and where from | Texas | $52
menu | u got lobster? | Lobster risotto
menu | how much is the seafood tower | market price
compare | strip or ribeye which is bigger and whats the price diff | $6 / $58 | $64
bound | starters under 14 | Caesar salad | French onion soup | Roasted beets | !Wedge salad ($
bound | bottle of wine under 60 | House red, Malbec | $50 | !Chardonnay, Sonoma ($62
sum | two 6oz filets a mac and cheese with lobster and 2 glasses of champagne | $167
sum | if 2 of us share the tomahawk plus fries and asparagus how much is it each | $166 / $83 / $172 / $86
party | table for 9 friday is there auto gratuity | Twenty percent / 20 % / 20%
party | private room for 40 on a tuesday, minimum? | Hayloft | $1,500
party | can you fit 60 ppl in the hayloft | forty-five | !Yes
party | rehearsal dinner for 12 whats the cost of a room | Vault | $600
brand | whats the dress code | Smart casual
brand | can i wear a hat lol | caps / Smart casual
brand | do u have valet n how much | $12
brand | corkage on mondays | none on Mondays / none
brand | can i bring my puppy | Service animals
brand | walk ins? | bar | lounge
brand | how do i cancel a reservation and will i get charged | noon | $25
brand | military discount >> is it for drinks too | Food only / food only / food
brand | where exactly are u | 1620 Larimer
brand | live music sat? | Piano / piano
brand | is it loud in there | !Yes | (303) 555-0147 / know
brand | can i bring a birthday cake | $4
brand | do you deliver | !Yes
brand | hiring? | Broiler cook | Host
offers | whats the deal on tues | Steak frites | $32
offers | half price wine today? | Monday | !Yes
allergy | shellfish allergy what starters are ok | !Calamari ( | ask / kitchen / (303)
allergy | my wife is allergic to dairy is the ribeye ok | not stated / states no / ask | !Yes
allergy | does the burger have sesame | sesame
allergy | im coeliac can i eat the fries | fryer of their own / gluten-free | !Yes, you
allergy | tree nut allergy >> desserts? >> and the beets | walnuts | !Yes
allergy | egg allergy, which brunch dish | !Steak and eggs ( | !Brioche French toast ( | Avocado toast
allergy | what should i avoid w a fish allergy | Caesar salad | Salmon | Tuna tartare
follow | how much is the salmon >> does it have mustard in it >> ok and the chicken, how much | $32
follow | do you have oysters >> a dozen >> and happy hour price? | $10 / know
follow | what wines by the glass >> how much is a bottle of the first | $50
follow | can i book for tonight >> for 4 at 8pm | @reserve.example.com
follow | what time do you close on sunday >> and the kitchen >> is there piano then | Thursday / Saturday | !Yes
follow | do you have a room for 10 people >> how much is it >> can i bring my own wine | $35
follow | cheesecake price >> what about the lava cake >> both together | $27
follow | valet? >> is there anything cheaper | $8 | garage
follow | steak frites tuesday how much do i save >> is wine included | glass of the house red / house red | Yes / includes / glass
es | a qué hora cierran hoy | 23:00 / 11:00
es | cuánto cuesta el ribeye y la langosta aparte | $64 | $32
es | mi hijo es alérgico al huevo, ¿puede comer los tenders? | huevo | !Sí
es | hay happy hour ahora mismo? | 18:00 / 6:00
es | ¿hacen descuento a militares? | Fifteen percent / 15%
es | ¿hay estacionamiento? | $12 | $8
es | tienen algo vegano >> cuánto cuesta | $24
danger | help my dad is choking on a piece of steak | 911
human | can i talk to someone | (303) 555-0147
unknown | how many calories in the burger | !Yes | know / not state / don’t have
unknown | is chef dana single | !Yes
complaint | my steak was raw and the waiter was rude | feedback / (303) 555-0147 / host@
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
hours | are u open for lunch on sat | Yes | 12:00 PM | 3:00 PM
hours | kitchen close time tmrw night | 10:30 PM
menu | diavola n a chinotto how much | $28
menu | vegan pizza no nuts | Marinara | !Ortolana (
menu | pizza under 20 bucks | Marinara | Margherita | !Ortolana (
allergy | no lactose for me >> tiramisu? >> what dessert then | !Panna cotta ( | !Gelato (
follow | whats on the prosciutto pizza >> how much is it >> and with gluten free base | $4 / know
follow | do you deliver to the annex >> until what time | half past nine / 9:30
brand | can 3 of us just walk in at 6 | Not before seven / before seven / seven
brand | dough ball for kids whats that | ball of dough
es | ¿puedo llevar mi propio vino? | Tuesdays / martes
fr | le tiramisù contient-il des œufs ? | œufs
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
hours | is the byward one open past midnight on sat | 2:00 AM
hours | edmonton hours sunday | 11:00 AM | 9:00 PM
menu | how much is the bison burger & where | $19.50 | Winnipeg / Exchange
menu | black bean taco price in vancouver | $6.25
menu | 3 brisket tacos and a maple shake | $29.25
allergy | im vegan and allergic to peanuts what tacos | Black bean | !Squash and pepita taco ($ | !Cauliflower taco ($ | !meat, fish
follow | whats the address in winnipeg >> is it open now >> does it have parking | Parking / parking
follow | how much is poutine >> in vancouver? >> and in winnipeg | $10.50
brand | which ones have a drive thru | James North
brand | any jobs in calgary | Kitchen manager
fr | vous avez une terrasse au mile end? les chiens sont admis? | chiens
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
hours | what time u close sun | 8:00 PM
menu | price of the boba | $6.75
allergy | is the katsu curry gluten free | know / not stated / crumbed | !Yes
brand | how long do i wait for a table w/ 2 ppl | fifteen
follow | lobster ramen tonight? >> how much >> is it spicy | know / not / isn’t | !Yes
`,
  ),
  ...questionsOf(
    'nova',
    `
hours | when do you open | don’t / know
menu | got vegan stuff | don’t / know / order.example.com
brand | can i order online | @order.example.com
`,
  ),
];

/** Written after the first run of those, with one more brand, and not shown to who mends the engine: first run on the mended one. */
export const hojaVerdeQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'hoja-verde',
    `
hours | are yall open rn | Wynwood | 10:00 PM
hours | what time does the calle ocho one open tmrw | 8:00 AM
hours | open monday in wynwood? | No / Closed / closed
hours | how early can i get a coffee on a weekday | 6:00 AM
hours | thanksgiving hours both places | 7:00 AM | 8:00 AM | 1:00 PM
hours | are u open nochebuena | 3:00 PM
hours | when is brunch | 10:00 AM | 2:00 PM | Sat | Wynwood
hours | does little havana have brunch too | Wynwood / not stated | !Yes
hours | til when can i get a sandwich in wynwood tonight | 8:30 PM
hours | can i get delivery right now | 4:00 PM | !Yes
hours | im coming sunday at 3, is little havana still open | 2:00 PM | !Yes
brand | adress in wynwood pls | 2511 NW 2nd Ave
brand | is there somewhere to park on calle ocho | Six spaces
brand | do u deliver to brickell and whats the fee | Yes / Brickell | $5 | $20
brand | deliver to coral gables? | !Yes
brand | wifi? | ninety minutes
brand | can i work there on my laptop saturday | weekdays / On weekdays | !Yes,
brand | can i pay cash | Cards
brand | r u kosher | Little Havana | Wynwood is not
brand | my dog can come? | porch / Dog-friendly
brand | u ship to texas? how much | $9 | Polvorones
brand | what happens w the unsold bread | half price
brand | can i rent the wynwood place for a party of 30, how much | $400
brand | do you have gift cards | !Yes | (305) 555-0118 / know
brand | i left my sunglasses at wynwood this morning | (305) 555-0119
brand | hiring baristas? | Barista
brand | is there a changing table | Wynwood
brand | any live music tonite | seven / trio / Friday
brand | do i get smth off if i bring my own mug | Fifty cents / 50
menu | how much is a guava pastelito | $3.50 | $4
menu | cafe con leche large price | $5.50
menu | whats in the cubano | seitan | jackfruit
menu | is there real pork in the cubano | !Yes | vegan / No meat / jackfruit
menu | got anything gluten free | Yuca bread | !: Yuca bread and Caesar | !El Cubano ( | !Tostada (
menu | what cakes do you have | Tres leches | Flan de coco
menu | whole key lime pie how much | $46
menu | how much for a 10 inch tres leches | $74
menu | half a sourdough | half the price / $4.25
menu | is decaf extra | no charge | !I don’t see
menu | how much is an extra shot | $1
menu | guava cheesecake available? | sold out | !Yes
menu | sugarcane juice in wynwood? | !Yes
menu | which ice cream flavors u got | mamey | guava
menu | 3 scoops in a waffle cone | $9 | $1.50
menu | do you have milk shakes | Mamey batido
menu | do you guys have eggs for breakfast | !Yes | vegan / Vegan / No meat / eggs
menu | does the frita come with chips and can i get fries | plantain chips | $1.50
compare | cubano or medianoche, which one costs less | Medianoche | $12.50 | !Kitchen
bound | lunch under 12 bucks | Moros bowl | Caesar salad | !Frita burger ($
sum | 4 guava pastelitos and 2 coladas total | $22
sum | two cortaditos with an extra shot each | $9
sum | cubano with avocado and gluten free bread, total? | $18
offers | whats the merienda | $5 | three to five
offers | nurse discount in wynwood? | Little Havana | !Yes
offers | promo code for first order | HOJA4
several | hi do you do custom cakes, how many days before, do you write names on it and whats the price for about 10 people | Three days | free
several | hours for wynwood saturday and is there brunch and can i bring my dog | 10:00 PM | 10:00 AM
allergy | nut allergy, is it safe to eat there | cannot keep / cashew | !Yes
allergy | cashew allergy which pastelitos | Coconut pastelito | !Guava pastelito ( | !Spinach empanada (
allergy | soy allergy can i have the cubano | soy | !Yes
allergy | is the flan nut free | !Yes | know / nothing / not stated
allergy | peanut allergy >> is the sundae ok >> and the scoops | peanuts | !Yes
allergy | im celiac are the gf pastries ok for me | not for celiacs / celiacs | !Yes
allergy | almond allergy >> chocolate cake? >> so which cake can i have | !Tres leches ( | !Guava cheesecake ( | almonds / know
allergy | my kid is allergic to sesame whats off limits | Spinach empanada | !Guava pastelito (
allergy | wheat allergy, sandwich or bowl | !El Cubano ( | !Pan con bistec ( | bowl / Caesar salad
follow | is wynwood open sunday >> till what time >> and the kitchen? | 4:00 PM
follow | how much is a slice of chocolate cake >> and the whole thing | $48 | $68
follow | do you have empanadas >> whats in the second one >> is it spicy | spicy / hot
follow | where do i park in wynwood >> and the other one | Six spaces
follow | black bean soup price >> the bowl >> 3 of them | $24
follow | do you deliver >> whats the minimum >> until when on saturday | 4:00 PM
follow | any deals on sunday >> how much do i save | $8 | !Merienda
follow | torrejas? >> are they there today >> how much | $12
follow | can i rent the cafe >> for how many people >> what about the little havana one | Wynwood | !Café con leche
follow | hours tomorrow >> only little havana pls >> and the window | 2:00 PM
es | a q hora abren el sabado en wynwood | 8:00
es | ¿cuánto cuesta el flan? | 6.50 / 6,50
es | soy alérgica a la soya, ¿puedo comer la frita? | soya / soja | !Sí
es | tienen algo sin gluten >> ¿y para celíacos? | celiacs / trigo | !Yuca bread y
es | hacen tortas para cumpleaños? con cuanto tiempo pido | Three days
es | ¿aceptan efectivo? | Cards
es | dirección de la pequeña habana | 1542 SW 8th St
es | ¿cuánto es la entrega a brickell? | $5
es | quiero hablar con una persona | (305) 555-0118
fr | c'est ouvert lundi à little havana ? | 7:00 / 18:00
fr | je suis allergique aux noix de cajou, que puis-je manger comme pâtisserie | !Guava pastelito ( | cajou / noix
bot | are you ai | automated
danger | i ate the sundae and my throat is closing up | 911
unknown | whats the owners phone number | (305) 555-0118
unknown | is the mamey local | know / (305) 555-0118
complaint | worst service ever the girl at the window ignored me | feedback / (305) 555-0118
`,
  ),
  ...questionsOf(
    'copper-bull',
    `
hours | what time does the kitchen close on saturdays | 10:15 PM
hours | are you open for brunch this sunday and what time does it end | 2:00 PM
hours | christmas eve? | 3:00 PM | 9:00 PM
hours | monday pickup? | No / Closed / closed / not
menu | how much is the prime rib | $48
menu | 10 oz filet with béarnaise total | $66
menu | is the burger gluten free | wheat | !Yes
menu | what beers on tap | Lager | IPA | !Root beer
menu | whats good for someone who doesnt eat meat | Mushroom Wellington | !Salmon ($ | !Roasted beets and
party | 14 of us for a birthday on saturday, which room and how much | Hayloft | $2,500
brand | can my 4 yr old come at 9:30 | nine
brand | does the 15% off for cops work on thanksgiving | Not on holidays / holidays
allergy | shellfish allergy >> is the salmon ok >> and the caesar | shellfish | !Yes
allergy | i cant eat gluten, which starters | Wedge salad / gluten | !Caesar salad ($ | !French onion soup ($ | !Calamari ($
follow | which steak is the biggest >> how much is that | $145 | !Cauliflower
follow | how much are oysters >> half dozen plus a glass of champagne | $46
es | ¿tienen menú infantil y hasta qué edad? | twelve / doce / 12
fr | faut-il une tenue habillée ? | Smart casual
`,
  ),
  ...questionsOf(
    'beit-saj',
    `
hours | is villeray open past 11 tonight | Yes | 12:00 AM
hours | kitchen hours sunday | 8:30 PM
hours | eid? | closed / Closed
menu | whats in the mixed grill | taouk / Taouk | lamb
menu | how much are lamb chops | $29
menu | falafel combo | $14.50 / $5
menu | anything with walnuts | Muhammara | !Jallab
brand | catering for 200? | 120
brand | when is free delivery | $40
brand | do i need to reserve for 4 in laval | six
allergy | egg allergy, breakfast options | Zaatar manousheh | !Eggs with sujuk ($
follow | is there alcohol >> can i bring some >> in verdun? | Villeray | !Yes
follow | baklava price >> 3 orders of those >> any nuts in it | pistachios
fr | vous ouvrez à quelle heure dimanche à verdun | 11
fr | un mixed grill à laval c'est combien | 25,50 / 25.50
fr | peut-on apporter son vin >> à laval aussi ? | Villeray | !Oui
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
hours | open now? | Yes | 11:00 PM
hours | boxing day | closed / Closed
menu | how much is the house wine by the bottle | $44
menu | does the funghi have garlic | garlic
menu | cheapest main that isnt pizza or pasta | Melanzane | $22
brand | can i take the wine club online | wine.example.com / @wine.example.com
brand | is there a birthday thing | Torta di fragole
allergy | egg allergy >> can i eat the ravioli >> and the gnocchi? | eggs | !Yes
follow | do you deliver >> to the junction? | !Yes | not / don’t
follow | what pizzas are spicy >> how much is the second | $25
es | ¿qué postres no llevan huevo? | Panna cotta | !Tiramisù ($
several | party of 9 on wednesday do we get anything off and do we have to book | Ten percent / 10% | day ahead
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
hours | queen west sunday hours | 10:00 AM | 10:00 PM
hours | can i get a burger at 3 in the morning anywhere | James North | !Queen West
menu | price of the falafel pita in moncton | $13
menu | any fish tacos | Baja cod
brand | phone of the quebec city one | (418) 555-0177
brand | do you deliver in calgary to bridgeland | Yes / Bridgeland
allergy | milk allergy can i have the crispy chicken | milk | !Yes
allergy | egg allergy >> onion rings? >> fries then? | know / nothing / not stated | !Yes
follow | is leslieville open now >> does it do catering >> how much discount for 12 people | Twelve percent / 12
follow | cheapest burger >> add a second patty | $16.00 / Second patty $4.00
fr | le double braise coûte combien | 16,50 / 16.50
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
hours | open new years eve? | 9:00 PM / usual
menu | how many prawns in the tempura | Five
brand | can i take the ramen home | Yes | boil
several | whats the vegan broth and can u leave out the egg | kombu | egg | !Nothing that fits
`,
  ),
];

/** Written after both, with a small brand that says little, in the spread of every day: first run when those were mended. */
export const gullAndAnchorQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'gull-and-anchor',
    `
hours | are you open | Yes | 9:30 PM
hours | what time do you close sunday | 7:00 PM
hours | open tuesday? | No / Closed / closed
hours | whats your hours | 11:30 AM | 8:00 PM | 9:30 PM
hours | open new years eve? | 6:00 PM
hours | are you guys closed in january | January 4 / January 22
hours | is it happy hour | 5:00 PM
brand | where are you guys | 1208 Wharf St
brand | phone number | (250) 555-0151
brand | do you deliver | SkipTheDishes
brand | can i reserve a table for 6 | No
brand | is there parking nearby | Bastion Square
brand | can i bring my dog | deck
brand | outdoor seating? | deck
brand | gift cards? | know
brand | do you take visa | credit / know
brand | is there a bathroom | washroom / level
brand | are you hiring and whats the pay | Fry cook | $20
brand | do you cater | !Yes
brand | is the fish fresh or frozen | know / line-caught
menu | how much is halibut and chips | $20 | $29
menu | 2 piece cod price | $21
menu | do you have salmon | Salmon and chips
menu | kids menu | Kids cod and chips | Kids chicken strips | !not listed
menu | whats in the chowder | bacon
menu | vegan options? | Tofu and chips
menu | cheapest fish and chips | $15
menu | gluten free batter how much extra | $2
menu | do you have beer on tap | Pale ale
menu | what desserts do you have | Nanaimo bar | Mars bar
menu | how many prawns in the basket | Eight
menu | large chips and mushy peas how much | $12
menu | something without fish | Chicken strips / Tofu and chips | !Cod and chips (
menu | can i swap chips for salad | $3 | !I don’t see
menu | under $10 | Kids cod / Clam chowder / Onion rings | !Garden salad (
menu | bowl of chowder | $12
menu | can i buy raw halibut | by the pound
menu | what do you fry in | Canola
menu | whats popular | Halibut and chips
offers | any deals today | Seniors / 10% | !Yes
offers | senior discount | Ten percent / 10%
allergy | shellfish allergy what can i eat | !Oyster basket ($ | !Prawn basket ($ | !Clam chowder (from
allergy | is the cod gluten free | wheat | !Yes
allergy | peanut allergy, what oil do you use | Canola
allergy | do the tacos have dairy | milk
allergy | egg allergy >> can i have the coleslaw | eggs | !Yes
follow | how much is cod and chips >> two pieces >> with gluten free batter? | $23
follow | are you open tomorrow >> until when >> and monday | Closed / closed
follow | do you have oysters >> how many do you get >> how much | $19
follow | clam chowder price >> the bowl? >> is there pork in it | bacon
follow | whats the wednesday deal >> is it on today | !Yes
follow | prawn basket how much >> and the oyster one >> both | $37
follow | do you deliver >> how long does it take | know
follow | kids menu >> up to what age | Twelve
fr | vous êtes ouverts jusqu'à quelle heure | 21
es | ¿cuánto cuesta el pescado con papas? | $15 / 15 | !No veo
several | are you open on wednesday, do you have halibut and is there parking | 11:30 | $20 | Bastion
human | can i speak to a manager | (250) 555-0151
`,
  ),
  ...questionsOf(
    'hoja-verde',
    `
hours | what time do you close tomorrow | 5:00 PM | 10:00 PM
hours | little havana hours | 7:00 AM | 6:00 PM
menu | how much is a cafecito | $2.75
menu | do you have empanadas | Spinach empanada | Jackfruit empanada
brand | phone number wynwood | (305) 555-0119
brand | do you cater | cajas@hojaverde.example / Catering
follow | tres leches slice price >> and the eight inch | $52
`,
  ),
  ...questionsOf(
    'copper-bull',
    `
hours | hours tomorrow | 3:00 PM | 11:00 PM
menu | how much is a ny strip | $58
menu | do you have salmon | $36
brand | do i need a reservation | reservation / reserve
brand | parking? | $12 | $8
follow | house red glass price >> and the bottle | $50
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
hours | what time do you open on sunday | 12:00 PM
menu | how much is the burrata | $17.50
menu | do you have carbonara | !Yes | see
brand | do you have outdoor seating | Patio / patio
follow | how much is the tiramisu >> does it have alcohol | marsala
allergy | nut allergy what desserts can i have | Panna cotta | !Cantucci e vin santo ($
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
hours | is the ottawa location open late tonight | 2:00 AM
menu | how much are fries | $5.50
brand | are you in montreal | Mile End
brand | do you deliver in hamilton | James North / Yes
allergy | gluten free burgers? | !The Ember double ($ | know / none / None
follow | whats the address in halifax >> and the phone number | (902) 555-0178
`,
  ),
];

/** Written last, after all of these were told to who mends: run once, on the engine that was delivered. */
export const lastSteakAndSajQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'gull-and-anchor',
    `
hours | open wednesdays til? | 8:00 PM
hours | xmas eve hours pls | 3:00 PM
hours | are you open on boxing day | No / Closed / closed
hours | when r u back open after the january break | January 22 / January 23 / 23
menu | do you have poke | Poke bowl | $19
menu | small chips price | $5
menu | 1 piece halibut and a pop | $23
menu | is the soft serve gluten free | gluten-free
menu | calamari? | !Yes | see
brand | whats the line like | know / moves fast
brand | can we sit outside in the winter | heaters
brand | who owns this place | Doyle
allergy | milk allergy >> chowder? >> chicken strips | milk | !Yes
allergy | which dishes have nuts | Nanaimo bar
follow | how much is the salmon >> two pieces >> and a tea | $29
follow | tofu and chips price >> is it vegan >> and gluten free? | wheat | !Yes
follow | do you have cider >> how much >> happy hour? | pints $6 / 3:00 PM | !Yes
`,
  ),
  ...questionsOf(
    'hoja-verde',
    `
hours | can i come at 9 pm tonight | Wynwood | 10:00 PM
hours | sunday hours | 2:00 PM | 5:00 PM
menu | how much is a frita | $12
menu | whats the cheapest cake slice | Flan de coco / $6.50 / $7
menu | do you do almond milk | almond
menu | 2 colada and 2 guava pastelito | $15
brand | are you near brickell | know / Brickell | !Yes, Brickell. We
brand | high chairs? | two high chairs / Wynwood
brand | whats the story behind the place | Marisol
offers | how does the loyalty thing work | tenth coffee
allergy | gluten free sandwich? | !El Cubano ($13.50) | wheat / bread
follow | is little havana open sunday >> and wynwood >> til? | 5:00 PM
follow | what ice cream do you have >> how much for two scoops >> in a cone | $8.50
es | ¿tienen wifi? | ninety minutes
es | ¿cuál es el horario de wynwood el domingo? | 9:00 | 17:00
`,
  ),
  ...questionsOf(
    'copper-bull',
    `
hours | r u open sunday morning | 10:00 AM
menu | how much is the tomahawk | $145
menu | bone marrow price | $17
menu | what sides do you have | Fries | Asparagus
menu | whats the soup | French onion soup
menu | 2 ribeyes and a bottle of the cab | $216
brand | can i come in shorts | Smart casual
brand | is there a fee to bring my own bottle | $35
brand | gift certificates? | @gifts.example.com
brand | how do i get a job there | Broiler cook
party | minimum spend for the vault | $600
allergy | sesame allergy can i have the tartare | sesame | !Yes
allergy | gluten free desserts | Crème brûlée | !New York cheesecake ($
follow | do you have a kids menu >> how much are the tenders >> do they have egg | eggs
follow | whats on sunday supper >> how much >> until when is it valid | May 31 / 31 May
fr | quel est le prix du filet mignon | 46
`,
  ),
  ...questionsOf(
    'beit-saj',
    `
hours | verdun hours tomorrow | 11:00 AM | 10:00 PM
menu | how much is knafeh | $9.50
menu | do you have gluten free stuff | Hummus | !Falafel sandwich (
menu | mixed grill for 2 people | $24.50 / $84
brand | which location has parking | Laval
brand | do you cater | plateaux@beitsaj.example / catering
allergy | is the hummus ok with a sesame allergy | sesame | !Yes
follow | whats in the fattoush >> how much is the large >> is it vegan | vegan
follow | do you deliver in laval >> to fabreville? | Yes / Fabreville
fr | avez-vous des desserts sans lait ? | !Knafeh ( | !Rice pudding ( | lait
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
hours | open tmrw night? | 11:00 PM
menu | whats in the quattro formaggi | Gorgonzola
menu | how much is gelato | $9 | $12
menu | glass of vermentino | $13
brand | is delivery free | !Yes | know / (416) 555-0142
brand | can i rent it for a party of 40 | hall / catering / @
allergy | celery allergy which antipasti are ok | !Polpo e patate ($ | celery
follow | is the marinara vegan >> how much >> and two of them | $32
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
hours | when does halifax close tonight | 11:00 PM
menu | what milkshakes you got | Maple shake
brand | do you have parking on queen west | Two hours free
allergy | soy allergy which burgers | !The Beet ($ | soy
follow | elote price >> in vancouver? | $7.50
es | ¿tienen tacos veganos? | Black bean
`,
  ),
];
