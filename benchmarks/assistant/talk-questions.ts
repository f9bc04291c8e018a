/**
 * Whole conversations on the demo brands, as the talk of a diner goes: hours, a dish and what it costs, an offer and its terms, a
 * party and what it gets, work, catering. Each turn was read strictly on the first run; every third conversation was kept apart
 * while the others were mended, and those at the end were written after that.
 */
import { conversationsOf, type EvaluatedQuestion } from './question.ts';

/** What is asked on in two of three conversations. */
export const talkQuestions: readonly EvaluatedQuestion[] = [
  ...conversationsOf(
    'maple-and-ember',
    `
what time do u close tonight in calgary
and sunday? | Inglewood | 10:00 PM
when do you open that day | Inglewood | 10:00 AM
what about the vancouver one | Main Street (Vancouver) | 10:00 AM
do they do pickup that late | Pickup | 9:00 PM

do you have a veggie burger
how much is the beet | $15.00
any dairy in it? | free of milk
can i get it at the junction | The Beet | $15.00
what time do they close today | Junction | 11:00 PM | !The Beet

any deals right now
tell me more about the taco one | Any three tacos | !Late plate
can i use it on a wednesday | Tuesday | another day
when does it end | 28 December 2027 | !locations
and the late plate? | after ten | 28 February 2027

im vegan. what tacos can i have
which of those has no nuts | Squash and pepita taco | do not know
how much is that one | $5.75
and 3 of them | $17.25
anything sweet for me? | Iced hibiscus | do not know

vous êtes ouverts ce soir à montréal?
jusqu'à quelle heure | 2:00
et dimanche | 10:00 – 23:00
il y a une terrasse? | trente places
on peut réserver? | Non, mais la file avance

tienen tacos veganos
cuánto cuesta el de frijoles | $5.75
y dos de esos | $11.50
hay en vancouver también | $12.50 / $6.25
a qué hora cierran hoy | 2:00 | Vancouver

how much are onion rings
the big one | To share | $11.00
and the small | Regular | $6.50
ok one big and two maple shakes | $26.00
how much is that total | $26.00

whats in the campfire
how spicy is it | marked spicy
something milder? | Plain single | !boxes that breathe
how much is that | Plain single | !more.
with bacon added? | $3.00

im looking for a halal burger
is the fried chicken too | Maple fried chicken is marked halal
at leslieville? | don't see Maple fried chicken
ok then queen west how much is it there | $14.00
do they close at 10 today | 2:00 AM | !halal

do you sell gift cards
can i use it at any location | do not know
what about rewards | Ember Rewards
how do i get a free burger | hundred and fifty | !birthday
how many points | hundred and fifty

¿hay estacionamiento en winnipeg?
y abren los lunes? | cerrado
qué tienen especial ahí | Bison burger
cuánto vale | $19.50
es picante? | Bison burger no está marcado

can i get a job at the hamilton one
whats the pay | $26
is there something part time | don't see that position / no
in vancouver? | Counter crew
do i need experience | 16 years

i wanna leave feedback about the ottawa location
the fries were cold | feedback page
can i call them | (613) 555-0174 | !sorry
are they open right now | Byward Market | 2:00 AM

is the charcoal real maple
which burger is most popular | The Ember double
add bacon | $19.50
make it two | $39.00
and fries for both, how much altogether | $44.50 / $50.00

which tacos are gluten free
under 6.50 | Black bean taco | !Brisket taco
spicy ones? | Squash and pepita taco
does it have nuts | peanuts
what about corn one | Charred corn taco | may contain | !Elote

do you deliver to kensington
from which one | Queen West
how late can i order | Until thirty minutes before closing / 11:30 PM | !Saint-Roch
and parkdale? | don't find Parkdale
ok pickup then, how long does it take | twelve minutes / don't know | !boxes

puis-je avoir le numéro de queen west
et celui de leslieville | (416) 555-0173
il est ouvert demain? | 11:00 – 23:00
ont-ils un coin pour enfants | Children's corner
merci! ils font la livraison? | pas indiqué pour Leslieville

what time does ossington open on saturday
i meant sunday | 12:00 PM – 11:00 PM
and the junction | 11:00 AM – 9:00 PM
ok back to ossington, is there a bar | Bar is listed for Ossington
do they have pancakes | don't see Campfire pancakes

i have a peanut allergy
is the charred corn taco safe | may contain peanuts
brisket taco? | do not know
whats the safest dessert | not stated to contain peanuts
what about the doughnut | not stated to contain peanuts
`,
  ),
  ...conversationsOf(
    'trattoria-lucia',
    `
hey what time do you close today
and sunday | 9:00 PM
until when can i still order food | 8:30 PM
what about christmas eve | 5:00 PM
and the 26th | closed

do you have gluten free pizza
how much extra is that | $4.00 | !10 others
so a margherita with that base is how much | $23.00
is it safe for celiacs | not suitable for coeliacs
what desserts could i have then | Panna cotta

table for 8 on thursday possible?
is there a discount for that | TAVOLATA | !Family Sunday
can we sit outside | Patio
do you add a tip automatically | 18 %
ok how do i book | online

im allergic to nuts
what pasta can i eat | Tagliatelle | These state nuts: Gnocchi
and the pizzas? | Marinara | These state nuts: Quattro formaggi and Ortolana
is the torta di fragole ok | may contain nuts
panna cotta? | not stated to contain nuts

are you hiring
what does the server job pay | $19
how many evenings | Three evenings a week
and the rider? | $20
how do i apply | careers page

do you do delivery
to koreatown? | Koreatown
until what time | half past nine
on monday? | Tuesday to Sunday / not on Monday
is there a min order | do not know

what time is lunch
whats on it | Zuppa e pane | Panino dal forno
how much is the soup one | $14.00
is that vegan | Zuppa e pane is marked vegan
and saturdays? | 3:00 PM

est-ce que vous avez des desserts sans gluten
et sans oeufs? | Panna cotta
c'est combien | $10.00
quel vin irait avec | Sangiovese / Vermentino
vous fermez à quelle heure ce soir | 23:00

what are your pizzas
the cheapest? | Marinara ($16.00)
whats on it | garlic
and the priciest one | Nduja e burrata ($25.00)
is that one spicy | Nduja e burrata is marked spicy
without nduja possible? | do not know | Nduja e burrata

quiero reservar para 4 personas el viernes
a las 8 | en línea
hay mesa afuera? | Patio
tienen estacionamiento | Parking
gracias, y el teléfono? | (416) 555-0142

whats the difference between diavola and nduja
which one is cheaper | Diavola ($22.50) is cheaper
is either one vegetarian | Nothing / not marked
ok what veggie pizzas do you have | Margherita | Funghi
without mushrooms | Margherita | !Funghi

are you closed mondays
so tuesday what time | 12:00 PM – 2:30 PM
any deal that day | Two pizzas, one bottle (Tuesday) | !Family Sunday
whats included | bottle of the house Sangiovese
can i swap the wine | don't know / do not know
`,
  ),
  ...conversationsOf(
    'harbour-noodle',
    `
do you have vegan ramen
what's in that broth | Kombu
how much is the corn miso | $16.00
does that have egg | eggs
can they leave it out | leave out the egg / do not know

what deals do you have
is the first one good on saturday | Weekdays | another day
how much do i save | $4.75
when does the dumpling one run out | 31 March 2027
what fillings | three fillings

whats the lobster ramen
can i get it tomorrow | Thursday to Sunday
and on tuesday? | Thursday to Sunday | !11:30
how much | $26.00
cheaper ramen? | Corn miso ramen ($16.00)

chicken katsu curry price
how about the prawn tempura | $12.50
how many prawns | Five prawns
and dumplings? | $9.50
one of each how much | $38.50

can i eat there with my kids
is it stroller accessible | Step-free
where is it exactly | 1475 Lower Water St
is there a view | Harbour view
how long is the wait usually | fifteen minutes
ferry? | ferry terminal

¿cuánto cuesta el tazón del puerto?
qué lleva | Shell and pork broth
y algo sin carne | No sé | !The harbour bowl cuesta
hay postres | dango
hacen envíos? | Dartmouth
`,
  ),
  ...conversationsOf(
    'nova',
    `
hi what do you have on the menu
how do i order | online
do you deliver | don't know
what time do you close | don't have the opening hours
phone number? | don't have a phone number
`,
  ),
];

/** What is asked on in every third one. */
export const heldOutTalkQuestions: readonly EvaluatedQuestion[] = [
  ...conversationsOf(
    'maple-and-ember',
    `
is there parking at queen west
and leslieville? | Parking is listed for Leslieville
do they deliver | not listed for Leslieville
whats their phone number | (416) 555-0173
and the email | hello@mapleember.example

do you guys cater
which locations | Queen West | Inglewood
for 60 people in calgary | Inglewood
whats the email for that | catering@mapleember.example
is there a minimum | do not know

where are you in toronto
which one is open latest | Ossington until 2:00 AM | !Ottawa | !Mile End
is there a patio there | Queen West | Junction
can i bring my dog | don't know
ok and the closest to ossington ave, when do they open tomorrow | Ossington | 12:00 PM

how many calories in the ember double
and with an extra patty | 1130 / 240
what about the plain single | 560
which burger has the least | Plain single | 560
does that one have sesame | Plain single states sesame

main street hours
no the one in moncton | Moncton | 11:00 PM
and new years day | 12:00 PM – 8:00 PM
do they deliver | not listed for Main Street (Moncton)
what do they have only there | Lobster taco

open 24 hours anywhere?
do they serve tacos at 5am | tortillas are pressed at seven | !Charred corn
what can i get then | pancakes and coffee
is there a drive thru | James North
adress? | 206 James St N | !Queen West

im lactose intolerant
can i have the elote | states milk
and the fries | do not know
which shakes then | none
what about burgers | The Beet

c quoi vos heures à québec
et le samedi | 10:00 – 1:00
vous livrez là? | Saint-Roch
ok et à montréal | pas indiqué pour Mile End
do they have parking there | Parking is listed for Mile End

poutine price
is it vegetarian | not marked vegetarian
ok what sides are | Slaw | Elote
which is cheapest | Slaw
at vancouver? | Slaw | $5.00
`,
  ),
  ...conversationsOf(
    'trattoria-lucia',
    `
c'est combien la margherita
et la diavola | $22.50
elle est piquante? | épicé
deux margherita et une diavola ça fait combien | $60.50
vous livrez? | eight neighbourhoods

how much is the house red
by the bottle? | $44.00
and half a litre | $30.00
is it vegan | marked vegan
do you allow byob | Tuesdays
on which day | Tuesdays

i want to have a birthday party
how many people can you fit | do not know
do i get something free | Torta di fragole with a candle | !Family Sunday
do i need to prove it | date of birth | !Family Sunday
can we bring our own cake | don't know

whats the tiramisu
is there alcohol in it | marsala
does it sell out | gone by ten
anything without alcohol for the kids | Chinotto | !corkage
do you have high chairs | high chairs

do you have rooms for private events
for 40 people on a monday? | party hall / closed
who do i email | feste@trattorialucia.example
what about catering for 150 | feste@trattorialucia.example
do you have a food truck | don't know

promo code for first order?
does it work for dine in | Pickup and delivery
min spend? | $30
until when | 30 June 2027
and the student thing | student card

i cant eat dairy, whats good
how about a starter | Ribollita | !Burrata (
and dessert? | Cantucci
ok the first pizza then how much | Marinara | $16.00
can you add anchovies | do not know / $3.50
`,
  ),
  ...conversationsOf(
    'harbour-noodle',
    `
how much is the harbour bowl
whats in it | Shell and pork broth
is it spicy | not marked spicy
ok and the corn one | $16.00
two of those and a boba, total? | $38.75

are you open now
how late | 11:00 PM
and tomorrow | 12:00 PM – 11:00 PM
do you take reservations | For six and more
there will be 7 of us | by phone
whats the number | (902) 555-0133
`,
  ),
];

/** What is asked on in twenty more, written when those were mended. */
export const moreTalkQuestions: readonly EvaluatedQuestion[] = [
  ...conversationsOf(
    'maple-and-ember',
    `
whats ur address in ottawa
do u have parking there | not listed for Byward Market
ok and accessible? my mom is in a wheelchair | Step-free
when do you open tomorrow | 10:00 AM
is the kitchen open till closing | not stated

hey do you do tacos for parties like trays or something
for an office of 30 | catering page
any discount | Feeding the office
whats the code | DESK12
does it work on weekends | weekdays

which locations have a patio
is the junction one open now | 11:00 PM
dogs ok? | don't know
and mile end | chiens bienvenus
until what month | octobre

cest quoi la poutine du mile end
combien | $10.50
c'est végé? | pas indiqué végétarien
vous avez quoi de végé alors | la mention « végétarien »
et le moins cher? | $3.50

is there a location in edmonton
phone? | (416) 555-0188
whats their hours on sunday | 11:00 AM – 9:00 PM
do they have anything special | Saskatoon berry shake
how much is it | $8.00

whats the difference between the ember double and the plain single
calories? | 890 | 560
which is cheaper | Plain single ($12.00) is cheaper
ok two of the cheaper one | $24.00
plus fries how much | $29.50

do you have anything for kids
where is there a kids corner | Leslieville
are they open sunday morning | 11:00 AM
and is there parking | Leslieville
thanks | welcome

can i get a refund my order was wrong
it was from leslieville | Leslieville
whats the best way to reach them | (416) 555-0173 | !Ember double
ok thanks | welcome

quiero abrir una franquicia
cuánto dinero necesito | franchise@mapleember.example
a quién escribo | franchise@mapleember.example
tienen en quebec? | Saint-Roch

im at 12 euclid ave whats the closest
are they still serving food | Until thirty minutes before closing
do they have the oil drum | Queen West
how much is that | $19.00
`,
  ),
  ...conversationsOf(
    'trattoria-lucia',
    `
how big are the gelato portions
price for three scoops | $12.00
what flavours | ask what is churning
does it contain nuts | may contain nuts
so whats a safe dessert | Panna cotta ($10.00) | !Gelato (

can i order online
what about pickup | Pickup is listed
how late on saturdays | 10:30 PM
and mondays? | not on Monday
delivery then? | Tuesday to Sunday

¿tienen opciones veganas de pizza?
cuál es la más barata | Marinara ($16.00)
y sin gluten? | not suitable for coeliacs
la marinara lleva queso? | no indica que Marinara contenga leche
dos marinaras cuánto sería | $32.00

who is lucia
how long have you been there | 1998
who cooks now | Marta / don't know
are you related to the place on college st | don't know

new years eve are you open
what time is seating | seven
how many courses | five / don't know
how much per person | don't know / do not know
can i book online | online

do you take amex
what about cash | cash
is tip included | 18 %
not even for big groups? | 18 %

the branzino, is it whole
price | $34.00
what comes with it | fennel
can you do it without olives | do not know
and a glass of vermentino, together how much | $47.00
`,
  ),
  ...conversationsOf(
    'harbour-noodle',
    `
do you have bubble tea
how much | $6.75
is there dairy in it | milk
anything without dairy to drink | none | !milk or drink
ok what else is sweet | dango

is the harbour bowl good for someone who doesnt eat pork
what about shellfish | prawn | !lobster ramen (
ok so what can she have | Corn miso ramen
price of that | Corn miso ramen

edamame how much
vegan? | do not know
gluten free? | do not know
and the dango | do not know
add both up | $11.50
`,
  ),
];

/** What is asked on in thirteen more, written when those were mended too. */
export const lastTalkQuestions: readonly EvaluatedQuestion[] = [
  ...conversationsOf(
    'maple-and-ember',
    `
r u open thanksgiving... i mean christmas day
and boxing day | 12:00 PM – 8:00 PM
in winnipeg | Exchange | 12:00 PM – 8:00 PM
what about the day after | Exchange | December 27

can i bring a big group to leslieville like 15
is there a kids area | Children's corner is listed for Leslieville
parking | Parking is listed for Leslieville
ok whats the number | (416) 555-0173

what specials u got
is there one for birthdays | Your birthday | !Late plate
do i need id | Show something with the date
does that work for pickup | Dine-in

vous avez des burgers végétariens au mile end
combien la betterave | $15.00
il y a du gluten? | mentionne le gluten
et avec des frites, le total? | $20.50

which ones are open right now in toronto
which has a bar | Ossington
do they have the campfire | $17.00
how hot is it | Marked spicy
calories | 910

do u have jobs in calgary
how much does it pay | $72,000
what do i need | Red Seal
anything in toronto | Grill cook

brisket by the pound whats that
does it feed 4 | Feeds two | !round table
which location | Inglewood | !Ossington
are they open late friday | Inglewood | 2:00 AM | !Ossington
do they cater | Inglewood
`,
  ),
  ...conversationsOf(
    'trattoria-lucia',
    `
how much is the funghi
is there garlic in it | names garlic / name garlic
gf base? | not suitable for coeliacs
total with that | $21.50 / $25.50
do u deliver to palmerston | Palmerston is in the delivery area

whats good for someone vegan
any pasta? | none is marked vegan
ok the marinara then, how much | $16.00
and what wine is vegan | Vermentino

¿abren el domingo?
hasta qué hora | 21:00
y el lunes | cerrado
tienen menú de almuerzo | Pasta del giorno
cuánto cuesta la sopa | $14.00

is there a dessert without eggs
how much | $10.00
does it have gelatin | doesn't say / don't know / do not know
ok and coffee? | do not know
both together | $13.50
`,
  ),
  ...conversationsOf(
    'harbour-noodle',
    `
do you do takeout
how do i reheat the ramen | bring the broth to a boil
how much is the katsu | $16.50
and two onigiri | $27.00
total pls | $27.00

can i book a table
for 8 tomorrow at 7 | by phone
how long can we stay | do not know
is there parking | don't know
`,
  ),
];
