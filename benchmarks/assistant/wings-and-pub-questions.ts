/**
 * Questions written on 2026-11-23 with their two brands, a sports bar in three cities and a pub with rooms, before the engine
 * was read: plain ones of every day, a sixth in French or Spanish, a sixth conversations.
 */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const wingsAndPubQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'bleacher-bird',
    `
hours | r u guys open rn | Columbus | Cincinnati | Dayton | 1:00 AM
hours | what time u close tonite in dayton | 12:00 AM / midnight
hours | is the dayton one open mondays | closed / Closed / No | !Yes
hours | cincy hours on sunday? | 10:00 AM | 11:00 PM
hours | u open thanksgiving day | Cincinnati | 5:00 PM
hours | how late can i get food in columbus on a saturday | 12:00 AM / midnight
hours | when is happy hour | 3:00 PM | 6:00 PM | 5:30 PM
hours | is happy hour still going in columbus | No | 6:00 PM
hours | are you open new years day in dayton | closed / Closed / No | !Yes
hours | brunch? what days | 10:00 AM | 2:00 PM
brand | where in cincinnati are you | 1345 Vine
brand | number for the dayton store | (937) 555-0141
brand | parking at the columbus location | Hubbard | two hours
brand | do yall deliver | Columbus | Cincinnati | $4.99 | $20
brand | will you deliver to dayton | pickup only | !Yes
brand | is delivery free if i spend 70 | $60
brand | can i reserve a table for 4 on saturday | eight | !Yes
brand | are u showing the browns game sunday | NFL
brand | is there a cover for ufc | $10
brand | trivia in cincinnati what night | Wednesday | 7:30
brand | can i bring the kids at 11pm | ten | !Yes
brand | do you take apple pay | Apple Pay
brand | whats the wifi password | receipt
brand | pool tables? | Dayton | !Tuesday
brand | gift cards | @gifts.example.com
jobs | are you hiring servers | Server | Dayton
catering | how much is wing catering for 30 ppl | $17 a head | !Boneless wings
menu | how much r 20 wings | $29.99
menu | whats ur hottest sauce | Mango habanero
menu | do u have a veggie burger | Black bean burger | $13.49
menu | smoked wings in dayton? | !Yes | not / don’t / doesn’t / No
menu | whats in the cobb salad | egg | blue cheese
menu | pitcher of ipa price | $25
sum | 10 wings, large fries and 2 lagers how much | $32.48
offers | what deals do you have on wednesdays | Wing Wednesday | $12
offers | do kids eat free | Tuesday
offers | i'm a fireman any discount? | Fifteen percent | !Wing Wednesday
allergy | peanut allergy what should i stay away from | Peanut satay | Peanut butter burger
allergy | are your fries gluten free my wife is celiac | fryers / shared | !Yes
several | hey do you have gluten free buns and how much extra, also is there a patio in dayton | Gluten-free bun $2.00 | Columbus and Cincinnati | !I find none
fr | vous êtes ouverts ce soir à cincinnati jusqu'à quelle heure | 2
fr | combien coûtent les 50 ailes de poulet | 69,99 / 69.99
fr | faites-vous la livraison à Columbus? | 4,99 / 4.99
fr | je suis allergique au soja, le burger aux haricots noirs ça va ? | soja | !Oui
fr | y a t il un menu enfant et c'est combien | 7,99 / 7.99 | 6,99 / 6.99
es | a que hora cierran hoy en columbus | 1:00 / 1 a. m. / 01:00
es | tienen hamburguesas vegetarianas? cuanto cuesta | 13,49 / 13.49
es | hay estacionamiento en cincinnati | Mercer
es | estan contratando meseros? | Server / Dayton
es | puedo llevar a mi perro | Columbus and Cincinnati | !Pedidos
follow | do you have boneless wings >> how much for 12 >> any gluten in those | wheat
follow | is columbus open thanksgiving >> and dayton? >> so which one is | Cincinnati | 5:00 PM
follow | whats the address in dayton >> is there parking >> and how late are you open there today | 12:00 AM / midnight
follow | can i rent a room for a party >> how many people fit >> whats the minimum on a friday | $800
follow | how much is the classic >> with bacon and a fried egg >> two of them please, total? | $33.98
follow | i have an egg allergy >> can i eat the nashville chicken sandwich >> what about the philly | know / not state / doesn’t state / ask | !Yes
follow | do you have trivia >> what time >> how many on a team | teams of up to six | !Pool tables
follow | whats on the kids menu >> how much is the burger >> does it come with a drink | drink
follow | do you deliver from cincinnati >> to clifton? >> til what time | 10:00 PM
follow | any specials thursday >> does that work in columbus | Dayton | !Yes
`,
  ),
  ...questionsOf(
    'drovers-rest',
    `
hours | are you open now | 12:00 AM / midnight | Yes / open
hours | what time do u open monday | 4:00 PM
hours | is the kitchen still open | 9:00 PM | !Yes
hours | do you serve food on mondays | !Yes | Tuesday / not / No
hours | sunday roast times | 12:00 PM | 5:00 PM
hours | open boxing day? | 12:00 PM | 6:00 PM
hours | whats ur opening times in january | closed / Closed / 5 / January
hours | when do you stop serving lunch tomorrow | 2:30 PM
hours | how late r u open sunday | 9:00 PM
hours | are you doing food nye | know / not stated | 1:00 AM
brand | where r u | 14 Packhorse Lane
brand | can i charge my ev there | two chargers
brand | r dogs allowed | bar | dining room
brand | can the dog eat with us in the dining room | Not in the dining room
brand | how much is a room for the night | £95
brand | what time is check out | half past ten
brand | do i need to book for sunday lunch | two weeks
brand | table for 12 do you want a deposit | £10
brand | is there a pub quiz | Tuesday | £1 | !Fish and chips
brand | do you show the football | No television / no television / No screens | !Yes
brand | do u have a beer garden | Forty / forty / Beer garden
brand | u take amex? | No American Express | !Yes
brand | gift vouchers? | £25 | £50
brand | do you deliver | do not deliver
brand | disabled access and toilets? | Step-free | Accessible toilet
party | hire barn how much | £350
party | how many people fit in the barn | sixty | ninety
jobs | any chef jobs going | Sous chef
menu | how much is fish n chips | £12.50 | £17
menu | whats the vegan options | Mushroom and chestnut pie | Cauliflower curry | !Halloumi burger (
menu | what roasts are there | Roast beef | Nut roast
menu | kids roast price | £10
menu | price of a pint of the local bitter | £4.60
menu | do you do sticky toffee pud | £7.50
menu | can i get the roast on saturday | Sun 12:00 PM – 5:00 PM
menu | mulled wine on yet? | £6
sum | 2 large fish and chips, 1 scampi, a pint of stout and a half of lager | £57.80
offers | whats on offer weds | Pie and a pint | £17
allergy | nut allergy, can i have the nut roast lol. what else should i avoid | almonds | Whipped goat’s cheese
several | hi do you have rooms for saturday and can we bring our dog and is breakfast included | £95 | breakfast | £15
fr | est-ce que vous acceptez les chiens | bar / dogs / chiens
fr | à quelle heure fermez-vous le dimanche | 21
fr | combien coûte une chambre | 95
fr | je suis coeliaque, je peux manger les frites ? | coeliac / friteuse / fryer / cœliaque | !Oui
fr | vous avez quoi comme desserts | Sticky toffee pudding | Apple crumble
fr | faut il réserver pour le dimanche midi | two weeks / deux semaines
es | ¿están abiertos el día de navidad? | 12:00 | 16:00 / 4:00
es | cuanto cuesta una pinta de cerveza negra | 5,60 / 5.60
es | hay aparcamiento | veinte / Twenty
es | soy alérgica a los lácteos, puedo tomar el risotto? | leche / lácteos | !Sí
follow | do you have a sunday roast >> how much is the beef >> and for a child | £10
follow | are you open christmas day >> what time >> how much is the meal | £85
follow | what steaks do you do >> how much is the big one >> with peppercorn sauce | £35
follow | is there a quiz on >> how much >> how many in a team | six
follow | do you have rooms >> are dogs allowed in them >> how much extra | £15
follow | i cant have milk >> which puddings can i have >> is the crumble gluten free | wheat | !Yes
follow | can i get fish and chips to take away tonight >> until when >> how much | £11
follow | whats the soup >> is it vegan >> how much is it | £7
follow | can i book the barn >> is there a buffet >> for 40 people what does the buffet come to | £720
follow | house red how much >> large glass >> and a bottle | £23
`,
  ),
];

/** Written at the same time and run when those were mended. */
export const heldOutWingsAndPubQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'bleacher-bird',
    `
hours | what are ur hours | Columbus | Dayton | Cincinnati
hours | is columbus open | Yes / Open / open | 1:00 AM
hours | when does the kitchen close in cincinnati tonight | 1:00 AM
hours | open xmas eve? | 11:00 AM | 4:00 PM | Dayton
hours | which location is open the latest tonight | Cincinnati | 2:00 AM
hours | what time does dayton open tmrw | 11:30 AM
hours | can i still order delivery at 9:45 in columbus | 9:30 PM | !Yes
hours | last call for pickup tonight short north | 11:30 PM
hours | do you do brunch on saturdays in cincinnati | not on Saturday | Sun 10:00 AM
hours | new years eve hrs | 2:00 AM | 1:00 AM
brand | adress columbus | 812 N High
brand | do u have a phone number i can call for cincy | (513) 555-0142
brand | where do i park in dayton | free after six
brand | how far do you deliver | five miles
brand | whats the delivery minimum | $20
brand | do you deliver to german village | Yes / German Village
brand | do i need to make a rez for 10 people | eight
brand | how long is the wait saturdays | forty
brand | do you have live music | Cincinnati | Friday
brand | is there a rooftop | Rooftop bar | Cincinnati
brand | can my 8 year old come in | ten / Until ten
brand | is it ok to pay by check | No checks / not | !Yes
brand | can we split the check 8 ways | six | !Yes
brand | what oil do u use for frying | Soybean
brand | do u have hi chairs | high chairs
jobs | how much do line cooks make there | $18
jobs | my son is 16 can he work for you | 16 or older
catering | whats the cheapest thing you cater | pretzel tray $45 | !Mild Buffalo
menu | how much is a bud light | don’t see
menu | what kind of wings u got | Traditional wings | Boneless wings | Smoked wings | Cauliflower
menu | whats good thats not fried | Cobb salad | !Fried pickles ( | !Boneless wings (
menu | do refills cost extra on soda | Free refills / free refills
menu | what comes on the bleacher burger | onion ring | Bacon
menu | onion rings instead of fries on a burger, upcharge? | $2.50
menu | fish on the menu today? | Cod sandwich | $13.99
sum | full nachos with chicken and guac plus a pitcher of lager | $36.99
offers | what do i get for my birthday | Six free wings
offers | promo code for ordering online | KICKOFF5 | $30
allergy | my kid cant have dairy, what can he eat off the kids menu | !Kids’ burger ( | !Grilled cheese ( | !Kids’ mac (
several | how much is the family box and can i get it dine in and is it good on sundays | $49.99 | Pickup and delivery
fr | quels sont vos horaires le dimanche a dayton | 11 | 21
fr | avez-vous des plats sans gluten | Smoked wings
fr | on est 12 vendredi, on peut réserver ? | huit / eight
fr | c'est quoi votre sauce la plus piquante | Mango habanero
fr | où se trouve le restaurant de dayton | 415 E Fifth | Téléphone
es | cuánto cuestan 10 alitas | 15,99 / 15.99
es | ¿abren el día de navidad? | cerrado / No | !Sí
es | tienen opciones veganas | Black bean burger | Cauliflower bites
es | soy alérgico al huevo, puedo comer los aros de cebolla? | !Sí | huevo
es | que promociones hay los martes | Kids eat free
follow | are you open christmas >> day after? >> and in dayton | 11:30 AM
follow | whats a pitcher of lager >> in dayton? | $13
follow | do you have a patio >> which ones >> can i bring my dog there | leash / patio
follow | how much is catering >> for 25 people, wings >> how much notice | 48 hours
follow | what desserts do you have >> does the cookie have nuts >> is it available in dayton | sold out
follow | chicken wrap >> can i get it grilled >> how much | $12.99
follow | im vegan >> what burgers can i have >> can i get it on a gluten free bun, how much | Gluten-free bun $2.00
follow | is there a student discount >> what time does it start >> at columbus too? | Dayton | !Yes
follow | where can i watch the game >> do i have to pay >> ufc? | $10
follow | milk allergy >> which wings are ok >> and sauces | Honey barbecue | !Cauliflower bites is
`,
  ),
  ...questionsOf(
    'drovers-rest',
    `
hours | opening hours pls | 12:00 PM | 11:00 PM
hours | when do you close tonight | 12:00 AM / midnight
hours | what time can we eat tomorrow night | 5:30 PM | 9:00 PM
hours | can i get lunch at 3pm on saturday | 2:30 PM | !Yes
hours | christmas eve what time you open til | 8:00 PM
hours | are you shut any days after new year | January 5 | !No.
hours | open easter monday | know / not / 4:00 PM
hours | is it too late for a sunday roast at half 5 | 5:00 PM
hours | friday takeaway hours | 5:00 PM | 8:30 PM
hours | r u open on a tuesday afternoon | 12:00 PM | 11:00 PM
brand | whats the postcode | BD23 5QT
brand | telephone number | 01756 555 0173
brand | is parking free | free
brand | what beers are on tap | Dales bitter | Fell pale ale | !Steak and ale pie
brand | do you have a high chair for a 1 yr old | high chairs
brand | what time do kids have to leave | nine
brand | do u have real fire | Two / fire
brand | is breakfast included with the room | breakfast
brand | early check in poss? | three
brand | can i cancel my booking for 14 and get deposit back | 48 hours
brand | when is the next folk night | first Thursday
brand | can i just turn up for a drink | walk-ins
brand | do you do uber eats | do not deliver / not | !Yes
brand | can i pay cash | cash
brand | wifi in the rooms? | rooms
brand | is there a telly | No television / no television / No screens | !Yes
party | wedding party of 80 sit down in the barn? | sixty | !Yes
jobs | how much do bar staff get paid | £12.75 | !dogs
menu | whats gluten free on the menu | Sirloin steak | Half chicken | !Scampi ( | !Fish and chips (
menu | do you do sandwiches | Ham and piccalilli | £8.50
menu | can i have soup with my sandwich how much | £3 | !£16.50
menu | what comes with the roasts | Yorkshire
menu | is there anything for toddlers | Tomato pasta | Fish fingers
menu | do you have non alcoholic beer | Alcohol-free lager | £4.20
menu | cheapest main | !Chips ( | £12.50 / £14
menu | bottle of prosecco | £29
menu | do you have lobster | don’t see / not / No | !Yes
sum | two roast beefs one kids pork and 3 sticky toffee puddings | £71
offers | do pensioners get anything off | 10% | Tuesday to Thursday
offers | is steak night tonight | Thursday | !Yes
allergy | does the lamb hotpot have celery in it | know / not state / doesn’t state | !Yes | !No,
several | how much is the cheese board for 2, does it have nuts and do you do port | £18 | don’t see port
fr | bonjour vous ouvrez à quelle heure le lundi | 16
fr | avez vous un plat végétarien le dimanche | Nut roast
fr | quel est le numero de telephone | 01756
fr | on peut venir avec des enfants le soir ? | nine / neuf / 21
es | ¿a qué hora cierra la cocina hoy? | 21:00 / 9:00
es | tienen habitaciones? | £95 / 95
es | ¿qué hay sin carne? | Halloumi burger | Squash risotto
es | cuánto vale el solomillo grande | £32 / don’t see / no veo
es | alergia a los frutos secos: ¿qué postres hay? | !Sí
es | hay música en vivo | Thursday / jueves
follow | how much is a room >> with breakfast? >> and what time can we check in | three
follow | do you do a roast >> is there a veggie one >> does it have nuts | almonds
follow | are you open new years day >> what about the 6th >> and the 9th | 12:00 PM
follow | gammon steak price >> does it come with chips >> is it gluten free | Gammon steak is marked gluten-free | !Chips contains
follow | do you have ale >> how much is a half >> any discount for camra | 30p / Thirty
follow | egg allergy >> can i have the scotch egg >> and the sirloin | eggs
follow | lunch deal? >> is it on saturdays >> how much | £19
follow | do you have vouchers >> how long do they last | year
follow | whats the curry >> is it hot >> does it come with rice | Rice / rice
follow | book a table for sunday >> for 11 people >> do we pay anything up front | £10
`,
  ),
];

/** Written and run, with its brand, a Brazilian steakhouse, when those were mended, by who had mended them. */
export const rodizioQuestions: EvaluatedQuestion[] = questionsOf(
  'brasa-norte',
  `
hours | are you open now | Yes / open | 11:00 PM
hours | you open on mondays? | No / closed / Closed
hours | what time does lunch end today | 3:00 PM
hours | is happy hour over | 6:30 PM
hours | thanksgiving hours pls | 12:00 PM | 8:00 PM
hours | can i come for lunch on a wednesday | !Yes
hours | what time is the last seating saturday | not stated / know | 11:00 PM
hours | brunch hours | 11:30 AM | 3:00 PM
hours | u open jan 1st | No / closed / Closed
brand | whats the dress code | Smart casual
brand | can i wear flip flops | No tank tops and no flip-flops / flip-flops
brand | how much do kids pay | Under five free
brand | my daughter is 4 does she eat free | Under five free
brand | how long can we stay on a saturday | Two hours
brand | can we take the leftovers home | Not from the rodízio
brand | where do i park n how much | $12
brand | do you do valet | $12
brand | is the beef halal | beef is not | !Yes.
brand | corkage? | $30
brand | do i need a reservation for 10 | by phone
brand | how long do u hold the table | twenty minutes
brand | r u on doordash | DoorDash
brand | live music sat? | Samba / eight
brand | who owns this place | Bortolini | !don’t know
brand | is tip included if we are 6 | 20
brand | do you have vegetarian stuff or is it all meat | twenty hot and cold
party | room for 40 people how much | Pampas | $2,500
party | how many can the gaucho room hold | twenty
catering | can you cook at my house for 35 people | $48
catering | price of a picanha tray | $140
jobs | do you hire dishwashers how much is it an hour | $16
menu | how much is dinner | Dinner rodízio | $56 | !$4.00
menu | how much is the rodizio for lunch | $36
menu | just the salad bar price | $32
menu | what is picanha | sirloin cap
menu | a pound of picanha | $44
menu | is feijoada on today | Sat
menu | what comes with the lamb chops a la carte | rice, beans
menu | whats for dessert | Brigadeiros | Flan
menu | bottle of malbec | $46
menu | pitcher of caipirinha | $44
menu | nonalcoholic drinks? | Guaraná | Virgin caipirinha | !Malbec
menu | do you have fish | don’t see / not / No
menu | is the cheese bread gluten free | gluten-free
sum | 2 dinners and a bottle of cab how much | $166
sum | 4 rodizios and 2 kids half price total | $280
offers | do i get anything on my birthday | free | four
offers | teacher discount today? | Sundays
offers | whats the deal for date night | $125
offers | is the early rodizio on fridays | Tuesday to Thursday | !Yes
allergy | dairy allergy what desserts can i eat | !Flan ( | !Brigadeiros ( | milk
allergy | shellfish allergy is the moqueca ok | crustaceans | !Yes
several | hi do you validate parking and is there a dress code and can i bring a 2 yr old | three hours | Smart casual | Under five free
fr | vous êtes ouverts le lundi ? | fermé | !Oui
fr | combien pour un enfant de 8 ans | half price / moitié
es | ¿cuánto cuesta el rodizio de cena? | 56
es | tienen estacionamiento | $12 / 12
follow | how much is dinner rodizio >> and for my 7 year old >> does that include drinks | Drinks and desserts are extra / extra
follow | what time do you open saturday >> and sunday >> is there brunch then | 11:30 AM
follow | picanha price >> the half pound >> is it gluten free | gluten-free
follow | do you have private rooms >> how many people in the big one >> whats the minimum for it | $2,500
follow | date night deal? >> what do we get >> can we use it saturday | Wednesday | !Yes
follow | do you take reservations >> for 12 >> tomorrow at 8 | by phone / (704)
follow | nut allergy >> is the flan ok >> what about brigadeiros | not stated
follow | malbec glass price >> and the cabernet >> a bottle of that | $54
`,
);
