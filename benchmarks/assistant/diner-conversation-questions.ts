/**
 * Conversations as diners type them on phones: on the demo brands, a Portuguese chicken grill and a board-game café. Each was read
 * strictly on the first run; every third was kept apart while the others were mended.
 */
import { conversationsOf, type EvaluatedQuestion } from './question.ts';

/** What is asked on in two of three conversations. */
export const dinerConversationQuestions: readonly EvaluatedQuestion[] = [
  ...conversationsOf(
    'maple-and-ember',
    `
which of ur places have parking
are they open sunday | Sunday / Sun | Queen West | Junction | 9:00 PM / 21:00
the hamilton one? | James North | 24 hours

how much r the onion rings
whats the cheapest side u got | Slaw | 4.50
and in vancouver? | Slaw ($5.00 / Slaw at Main Street / Slaw costs | !Sides at
is it vegan | Slaw | vegan | !Guacamole

what burgers do u have
which ones are halal | Crispy chicken
how much is that one | 16.00
does it have dairy in it | milk
ok and the veggie ones? | Mushroom melt | The Beet

do you deliver to ossington
whats ur number there | 555-0171
until when r u open tonight | 2:00 AM

whats good for dessert
anything cheaper | lowest price
does it have nuts in it | Filter coffee | do not know

c'est ouvert a quelle heure dimanche a montreal
et a quebec? | Saint-Roch | 10
vous avez une terrasse la bas | Saint-Roch / terrasse | !Oui, trente places
c koi le numero | 555-0177

do u have gluten free tacos
and burgers | !The Ember double, | gluten
what about sides tho | fries / Elote / Slaw

hey got any deals today
whats the tuesday one | Taco Tuesday | 13.00
can i use it for delivery | !Feeding the office | Taco Tuesday
ok thanks. do u have a kids menu? | kids / child / not

do you have guac
aw. what else comes with chips | nothing else / no other / do not / fries / I don't
ok the fries then how much | 5.50
x3 | 16.50

is there one in downtown vancouver
ok and where is that exactly | 3211 Main St
can i park there | Bike parking / no / not | !Two hours free
`,
  ),
  ...conversationsOf(
    'trattoria-lucia',
    `
what pastas do you have without meat
the second one, whats in it | ricotta / Brown butter
n the price? | 24.00
anything cheaper | Spaghetti | 21.00 | !Ravioli di ricotta costs

u open tmrw
until when | 11:00 PM
and sunday | 9:00 PM
do i need to book then | seven / reserv / recommend

which wines do u have by the glass
whats the cheapest | Sangiovese | 12.00
and for a bottle | 44.00
can i bring my own instead | Tuesdays | 20

do you deliver to kensington
how late | 9:30 / half past nine
and on mondays | closed / Tuesday to Sunday / not
pickup? | Monday | closed / not

is there a discount for students
when is that | Tuesday | Friday
can i combine it with the birthday thing | not combined / No

i want the lasagna
so is it on sunday | Sunday
ok what else is with meat | rag
no the pasta i mean | Tagliatelle al ragù

is the tiramisu made with raw eggs
do you know if theres alcohol in it | marsala
what dessert has no alcohol and no nuts then | Panna cotta | !Cantucci e vin santo ( | !Tiramisù (
does the panna cotta have gelatin | gelatin | !Yes
`,
  ),
  ...conversationsOf(
    'harbour-noodle',
    `
whats the vegan broth
is it gluten free | not / ask / call | !Yes
ok can i take it to go tho | come apart / Yes / Pickup is listed

can i book for 4
n for 8 | phone / 555-0133
whats the number | 555-0133

got any deals
whats in the first one | brown sugar boba / harbour bowl
how much is it | 20.50
and the other | 32.00
can i get it on saturday | !Yes | !Boat and bowl | Dumplings for four
`,
  ),
  ...conversationsOf(
    'nova',
    `
what time do u close
can i order online at least | order.example.com/nova / Yes / @order.example.com/nova
`,
  ),
  ...conversationsOf(
    'galo-negro',
    `
how much 4 a half chicken
whole? | 29.00 | 27.00
2 of those and a large fries at dundas | 66.00
whats the delivery fee on that | nothing / free / $60 / 4.99

which place has parking
and the one in montreal | Saint-Denis | 6
can i bring my dog there | patio | Montréal / Yes / Not inside
what about inside | Not inside / not / No

ribs plz how much
sry not the ribs the wings | 12.00 | 22.00 | !ribs
r they spicy | Piri-piri wings is marked spicy / which is very hot | !ribs
gluten free? | wings | gluten | !chouriço

how many nata do i get in a box
price | 16.00
and in montreal | 17.50
do u have them vegan | not | !Yes

tu as des sardines a montreal
et a toronto | 21.00 / Oui / oui
c'est servi avec quoi | potatoes / pommes de terre / peppers
merci! et le stationnement? | street / rue

wats the family deal
is it only monday | Monday
how many ppl does it feed | three / not / ask

im celiac what chicken can i have
with fries? | fries / Fries
do u fry them seperate | not / ask / call | !Yes

can i get 12 chickens for saturday
how much would it be | 228
and just 5? | 145 / 29.00

do you have happy hour
whats on it | not / do not / call
is it today too | Yes / today / Friday
and in brampton | not / no | !Yes

is there anything without meat thats hot
sorry i mean hot like warm not spicy | Caldo verde / do not know / don't know | !cheese plate
is the soup vegetarian | chouriço | !not stated to contain meat
how much | 8.00
`,
  ),
  ...conversationsOf(
    'meeple-and-malt',
    `
whats it cost to play
and kids | 3
whats free on wednesday then | Wednesday
do i need to book for tonite | recommend / Friday

till when is the kitchen open 2nite
n on sunday | 8:00 PM
what about the bar | 9:00 PM / not stated

cheapest beer?
how much is a pitcher of that | 23.00
whats the strongest one | IPA | 6.4
pitcher? | 26.00

can my 10 year old come
til what time | eight
what can he eat | Half cheese toastie / Little mac
the second one, how much | 7.00

do u do bday parties
for how many | twenty
can we bring a cake | birthday cake / Yes
and pizza | except a birthday cake / Bringing

hi can i come monday
tuesday then | 4:00 PM
any specials that day | Toastie and pint | 18.00 | !Nacho night
ok great. whats the best toastie | Three cheese / most ordered / Most ordered

is the brownie nut free
what sweets r | cookie / S'mores / Cheesecake | !Brownie,
is the first one vegan | Oat cookie / not / Yes

where can i park
is it free | half past five / free
are u wheelchair accessible | Step-free / step-free / Yes
do u have wifi | Yes / Wi-Fi

what shakes u got
the last one. is it gluten free | barley | not
can i get it with oat | 1.50
so how much total | 10.50

can i order for pickup
do u deliver | not / no | !Yes
ok how late can i pick up today | 1:00 AM
`,
  ),
];

/** In each third one, which nothing was mended for. */
export const heldOutDinerConversationQuestions: readonly EvaluatedQuestion[] = [
  ...conversationsOf(
    'maple-and-ember',
    `
is there a patio in toronto
which one is open latest tonite | Queen West | 2:00 AM | !Saint-Roch
and on saturday too? | Queen West | 2:00 AM
k how do i book there | (416) 555-0170 / queenwest / reserv / book

whats in the baja taco
no i meant the pork one | pineapple
how many calories | 260
can i get two of those and an elote how much is it | 20.50

is the winnipeg one open mondays
what about the moncton one | 11:00 AM | 10:00 PM
do they have parking | Yes / parking | Moncton / Main Street
is there anything only they have | Lobster taco

I'm allergic to peanuts, which tacos can I eat
and desserts | shake / doughnut / pancakes
how much is the first one | $
`,
  ),
  ...conversationsOf(
    'trattoria-lucia',
    `
how much is the margherita
and with burrata | 25.00 / 6.00
what about gluten free | base | 4.00
is that safe for a celiac | not suitable

do u do half portions
for kids too? | half portions / Very / high chairs
what would u give a 4 yr old thats allergic to eggs | !Tagliatelle | !Ravioli
and no dairy either | !Spaghetti | Marinara / Patate / Ribollita / Zuppa / not
ok marinara it is. how much | 16.00

vous avez des pizzas vegetaliennes
la deuxieme est a combien | 20.50
y a til des noix dedans | almond / amande
et l'autre | Marinara | !Ortolana

u guys hiring
how much does the server pay | 19
whats the other one, the bike thing | Delivery rider | 20
how do i apply | career / apply / @career
`,
  ),
  ...conversationsOf(
    'harbour-noodle',
    `
what time u close
n tmrw | 11:00 PM
sunday?? | 8:00 PM
and xmas | closed

do u deliver to dartmouth
how much is delivery | not / do not know / ask / call
ok whats ur phone | 555-0133 | !What delivery costs
`,
  ),
  ...conversationsOf(
    'galo-negro',
    `
is ur chicken halal
oh nice where is it | 75 Main St S
they open now | 10:00 PM / open
do they have ribs | don't see | !Yes
and beer | don't see | !Yes

what do you have for vegans
whats on the first one | mushroom / onion / paprika
wich is cheaper | Bica / lowest | 3.00
and for dessert? | !Desserts: | vegan

do u take reservations
theres 4 of us | six
can we sit outside | Patio / patio
in november?? | not / ask / call / do not

cuanto cuesta el pulpo
y las costillas | 19.00
lleva gluten eso | gluten | !contiene trigo
a que hora cierran hoy | 11:30 / 23:30

what kids meals u got
which is cheaper | Rice and egg | 7.00
any egg in the other one | no / not / none | !Little drumstick states egg
`,
  ),
  ...conversationsOf(
    'meeple-and-malt',
    `
got any toasties without cheese
is that the vegan one | Garden gnome | vegan
how much | 13.50
can i get it gluten free | 2 / Gluten-free bread

ur nachos have nuts?
are they veggie | Yes / vegetarian
and vegan | not
ok the big one and 2 ipa pints how much | 39.00

vous avez quoi sans gluten
les nachos c combien | 14.00 | 21.00
et y a du lait dedans | milk / lait
et les frites | lait | Dice fries

do u have poutine
veggie? | not / beef
what else is there for a vegetarian | Nachos / toastie
under 8 bucks | fries / Popcorn | !Nachos

is there a student discount
fridays? | Sunday to Thursday | !Yes
ok and thursday what deals | Nacho night | 36.00
`,
  ),
];

/** On the same brands, written when those were mended, and run once before anything was mended for them. */
export const laterDinerConversationQuestions: readonly EvaluatedQuestion[] = [
  ...conversationsOf(
    'maple-and-ember',
    `
how much is the falafel pita
is it halal | halal
anything else halal under 15 | fried chicken | !Half chicken
n whats the cheapest of those | tinga | 6.75

where can i park at queen west
and leslieville | Parking
r they open late | Leslieville | 11:00 PM
whats the phone number | 555-0173

do u have shakes
which one has no eggs | Maple shake | !Burnt marshmallow shake (
how much is that at main street vancouver | Maple shake costs $8.00 | !mains

can i get the lobster taco in toronto
ok how much is it there | 11.50
is it gluten free | Lobster taco | gluten
two of em | 23.00

any vegan tacos
no nuts tho | Black bean | !Cauliflower taco (
how many calories does it have | 190

vous etes ouverts a noel
et le 26 | 12:00
a quelle heure ca ferme ce jour la | 20:00
`,
  ),
  ...conversationsOf(
    'trattoria-lucia',
    `
whats the soup
how much | 13.50
is it vegan | vegan
does it come with bread | Ribollita | bread | !Polpo

do u have parking
how many spots | Ten
is it free | free
ok and whats the address again | 188 Harbord

any gluten free pasta
ok and pizza | base
how much extra is that | 4.00

que vino tinto tienen
cuanto cuesta la botella | 44.00
y el otro | Barbera / Cuál / qué

can u do a table for 9 wednesday
is there a discount for that | A table of eight | 10
what about the weekend | Tuesday to Thursday
ok thx do u have high chairs | high chairs

do u have tiramisu
not the tiramisu, the panna cotta how much | 10.00 | !11.50 | !Tiramisu
and is that one ok for nuts allergy | Panna cotta | not stated
`,
  ),
  ...conversationsOf(
    'harbour-noodle',
    `
do u deliver to the north end
till what time | not / do not / don't / 11:00 PM
ok and can i pick it up instead | Pickup / Yes

r u open on new years day
what about the 2nd | 12:00 PM
`,
  ),
  ...conversationsOf(
    'galo-negro',
    `
how much is a quarter chicken
breast with fries | 13.00 | !Together
anything cheaper | Little drumstick / 8.50 / Bifana / 11.50

do u deliver to parkdale
how much is it | 4.99
whats the minimum | 25
and from brampton? | Brampton / Peel Village

what sides do u have
large fries and large rice how much | 15.50
swap the rice for coleslaw | 15.00

is the octopus salad gluten free
and the cod cakes | wheat
ok which seafood is then | sardines
`,
  ),
  ...conversationsOf(
    'meeple-and-malt',
    `
how late r u open tonight
is the kitchen open that late | 11:00 PM
and tomorrow | 11:00 PM

whats on tap
the second one pint | 9.00
and a pitcher | 26.00
is there a happy hour | 4:00 PM | 6:00 PM

can i book for 6 on friday
whats the cover | $6 a person
is it cheaper for students | Half
what about on friday | Sunday to Thursday

got anything for kids
how much is the mac | 7.00
the big mac and cheese i mean | 13.00
`,
  ),
];

/** Sixteen more, plainer ones, run once when those were mended. */
export const lastDinerConversationQuestions: readonly EvaluatedQuestion[] = [
  ...conversationsOf(
    'maple-and-ember',
    `
where r u in montreal
are u open now | Yes / open
till when | 2:00 AM
do u take reservations there | Non / Prenez / reserv

how much is the poutine
and with a coke? | 10.50 / don't see / Coke
ok just the poutine then and a maple shake | 18.00
make it two shakes | 25.50 / 15.00

what tacos do u have
which are spicy | Chorizo | Squash
and not spicy | Brisket taco | !Chorizo and potato taco ($
cheapest? | Black bean taco

whats the wifi like
ok what about power outlets | not / don't
do they have a patio at least | Queen West / Which / which / Patio

is leslieville wheelchair accessible
and ossington | not / !Yes
what about byward | Step-free
`,
  ),
  ...conversationsOf(
    'trattoria-lucia',
    `
whats the most expensive pizza
and the cheapest | Marinara | 16.00
whats on it | Tomato, garlic
can i add burrata | $6.00 / do not know

how late is the kitchen open tonight
and for pickup | 10:30 PM
tomorrow same? | 10:30 PM

do u have a happy hour
ok any deals for lunch then | Lunch at the bar | 18.00
whats included | Half pizza
till when is it valid | 28 February 2027

je suis allergique aux noix, quelles pates je peux prendre
et en dessert | Panna cotta | !Cantucci e vin santo (
le tiramisu? | Tiramis
c combien | 11.50

do u do catering
for 50 people | 200 / twelve / cater
how do i order it | cater / feste
`,
  ),
  ...conversationsOf(
    'galo-negro',
    `
whats piri piri wings come in
12 then, how much | 22.00
is it very hot | hot
can i get it mild | mild

do u have beer in brampton
which place does | Dundas West / don’t know / don't know
how much is it | $7.00 / do not know

r u open monday
the brampton one tuesday? | 9:00 PM | !1:00 PM
and where is it exactly | 75 Main St S
parking? | Twenty places
`,
  ),
  ...conversationsOf(
    'meeple-and-malt',
    `
whats the cheapest toastie
does it have gluten | wheat
do u have gf bread | 2
so how much would it be | 14.00 / 8.50

is the back room free for a party
for 25 ppl? | twenty
how long do we get it | three hours
is food included | not / cover included / doesn't

do u sell games
can i bring mine | Of course
and my dog | not / don't
`,
  ),
];
