/** What was found wrong by questions about brands that the engine had never seen: each row is one of a kind. */
import { expect, test } from 'vitest';
import { answerQuestion } from './answer-question.ts';
import { ask, asked, testRows } from './testing/ask-brands.ts';
import { brandOf } from './testing/make-request.ts';

testRows({
  'dona-amalia': `
à 9h c'est ouvert demain? | 11:30 – 22:30 | !21:00
my son: nuts. my daughter: milk | not stated to contain nuts or milk | ask the kitchen | !São Jorge cheese
son = nuts, daughter = milk >> is the cheese ok | states milk | !Yes
mon fils: noix, ma fille: lait | les noix ou le lait | !São Jorge
mi hijo: nueces. mi hija: leche | frutos secos o leche | !São Jorge
one of us eggs, another fish. what is safe | not stated to contain eggs or fish | !Bacalhau à Brás
whole chicken and a large fries how much total | $37.00 | !Quarter chicken lunch
how much is half chicken >> and whole | (Whole) costs $29.00 | !ahead
do you have sardines today | No. | Sardinhas assadas when it is to be had | !From the sea when
caldo verde how much >> can i get it with no meat | Ask for it without the chouriço | !I do not know
left my umbrella at the laval place last night | for thirty days
almoço >> on saturday? | Tue – Fri | !locations are open
`,
  'kitsune-yokocho': `
shellfish >> im very allergic to it | These state shellfish: Yuzu shio and Takoyaki
12 of us on friday poss? >> how much each | $58 a person
can i get tonkotsu to go | No. The noodles go soft
what ramen isnt pork | Yuzu shio | !Tonkotsu
which ramens are not pork | Tokyo shoyu | !Aka miso
14 ppl for a birthday can we bring our own cake | Eleven to sixteen | $3 a person
can we come 20 of us | more than sixteen | !I don’t know whether | !is closed now
table for 3 at 8 tonight | walk in | !$174
do you have lunch specials | Set B: chashu don ($15.00) | !Happy hour
do you have lunch specials >> on saturday too? | not on Saturday
do you have lunch specials >> on saturday too? >> which is cheapest | Set B | !Green tea
`,
  'puffin-and-cone': `
dbl scoop maple walnut in a waffle cone how much | $8.75
hola cuanto cuesta el pastel de helado | $38.00 | $52.00
seniors discount? | 65 and over | !I find no offer
any discount for my grandma shes 70 | 65 and over
quinpool hours tmrw >> and dartmouth >> which one opens earlier | Quinpool at 8:00 AM, Dartmouth at 8:30 AM | !Boardwalk
fishermans benny price >> and in dartmouth? >> can i get it at 5pm | No. | !I do not know
u have pumpkin ice cream >> and candy cane | Candy cane | !washroom
`,
  'pimento-lane': `
i'm sober, what drinks do you have | Ting | !Red Stripe ($
no salmon for me >> what do you recommend | These state salmon: Jerk salmon
do you cater >> for 50 people how much >> how much notice >> and for a goat | for a whole goat, ten | !Curry goat costs
`,
  'ble-noir': `
do you deliver >> how much is it >> to mile end too? >> from old port? | not listed for Old Port | !Mile End is in
do you deliver >> until when can i pick up at old port today | 12:00 AM | !batter
are you open on christmas eve >> all three? | Plateau: 11:30 AM | Old Port: Closed | !high chairs
are you open on christmas eve >> until when at lachine >> no i meant at plateau | 4:00 PM
whats in the paysanne >> is it spicy >> which one is | Andouille | !Paysanne
can i book for tonight >> we are 10 | From nine guests, call us | !cellar
can i book for tonight >> for the patio | first come | !is listed for 2
is there a kids menu >> does it come with a drink | apple juice | !Brut cider
is there a kids menu >> how much is it | $9.50 | !I do not know
do you have oysters >> how many pieces | Three $12.00 | !I do not know
im allergic to nuts >> the bergère without the walnuts? | states nuts | leave out the walnuts | ask the kitchen
im allergic to milk >> the bergère | states milk | !leave out
im allergic to nuts >> chocolat-banane? >> is there parking at lachine | Fourteen | !Chocolat-banane
y a-t-il une salle pour les groupes >> et c'est à quelle adresse | 85 Rue de la Commune
how much is brunch >> when is it | 10:00 AM – 2:00 PM
cuánto cuesta la suzette >> lleva huevo >> tienen algo sin lactosa | Potagère | !Caramel ($
is there live music | Accordion
`,
  'kamay-and-sons': `
whats kamayan >> how much per person | $38 a person
whats kamayan >> how many people min | four people at least
kids eat free? | no offer for “kids”
how much are the pork lumpia >> is there a vegan version >> how much is that one | Vegetable lumpia | $7.50 | !Pork lumpia costs
how spicy is the bicol express >> can you make it less spicy | cannot make it milder
how spicy is the bicol express >> whats not spicy | Not marked spicy | !Bicol express (
my wife cant eat peanuts >> is the kare kare ok >> whats safe then | not stated to contain peanuts | state peanuts: Kare-kare
do you have a whole pig >> how many does it feed >> do i pay in advance | half paid | !cash
is there karaoke >> on which days | Friday and Saturday | !Mon – Thu
whats good for breakfast | Tapsilog | !In the words
c'est quoi le sisig >> et celui au tofu | Tofu sisig | !ne mentionne pas
do you deliver to beacon hill >> from tacoma? | Hilltop
what time do you close tonight at tacoma >> no i meant pike | Pike Street | 10:00 PM
`,
  'tidepool-sushi': `
is there peanut in the tempura roll >> can i have the Peanut dango | states peanuts | !Yes
`,
  'steam-and-swallow': `
does the har gow have pork | do not know whether Har gow contains pork | !Sweet and sour
i cannot eat shrimp | not stated to contain shellfish | !Har gow
we have 2 coeliacs in our party >> can i have the Egg tarts | Egg tarts states gluten | !Yes
do you use msg >> in the oyster sauce? | contain it | !Gai lan
egg tarts or sesame balls which is cheaper >> per piece? | $1.50 each | $1.58 each
`,
  'taverna-meltemi': `
pork free options | without pork | Dolmades | !Pork gyro
non alcoholic drinks | Sour cherry soda | doesn’t mark | !Ouzo | !Retsina | !Mythos
boissons sans alcool | Sour cherry soda | !Ouzo | !Retsina
wine by the glass? | Retsina, glass | !octopus
is the kitchen open at 11pm saturday | Kitchen | West Loop: 11:00 AM – 11:30 PM | Taverna Meltemi states these hours
is the kitchen open at 11pm friday in milwaukee | No. | 11:00 PM
happy hour wednesday? | 4:00 PM – 6:00 PM | !not stated
cheapest main | Pork gyro | !Tzatziki
no eggs please, what mains can he have | Chicken souvlaki | !Tzatziki
how do i make a reservation | booked online
can i get the sauce recipe | don’t know | !Meze
is there live music tonight | Live bouzouki | Fridays from 8 PM | !not listed
is the patio open | Thirty seats | !open now
kids menu? | don’t know | !Meze
does the calamari come with tzatziki | Fried calamari | !shellfish
delivery to wicker park? | don’t find Wicker Park | !Parking
is there a private room for 25 ppl | up to 32 | !know whether
im celiac. can i eat the dolmades | Dolmades is marked gluten-free | do not know more | tell the staff
je suis coeliaque | la mention « sans gluten » au menu : Melitzanosalata | Dolmades | !Saganaki mentionne
im celiac. can i eat the saganaki | Saganaki states gluten | !marked
tienen opciones sin gluten | Marcados como sin gluten | !Entre sin gluten
celiac and no nuts | !Marked | !Melitzanosalata (
is the lamb halal | The lamb chops are halal | !not marked
what deals do you have >> is it valid today | Gyro Wednesday | that is not today
any deal on wednesdays | Gyro Wednesday | !not today
what beers do you have | Mythos beer | !bottle
is there a vegan dessert | none is marked vegan | !plates
what comes with the lamb chops | Four chops | !halal
is the gyro halal | nothing else is
fried in same oil as the fries? | share the oil
celiac here. what can i order | Shrimp saganaki | !Saganaki states
can i bring 2 bottles of my own wine how much | $20 a bottle | !Retsina
`,
  'baan-somtam': `
im not allergic to nuts but to eggs what can i have | not stated to contain eggs: Spring rolls
i go into anaphylaxis with prawns >> what are your specials | These state shellfish: | Green curry
no fish sauce possible? >> which dishes have it | These state fish: Chicken satay
delivery until what time | not stated here | !$4
how much is pad thai with shrimp | Shrimp $3 more
is the massaman beef or chicken | Beef shin | !Nam tok
do you have tom yum soup | don’t see
diff in price between pad thai n pad see ew | by $0.50
does the curry come with rice | Every curry comes with jasmine rice
¿qué lleva el som tam? | Green papaya
whats larb | Minced chicken | Mushrooms
do all dishes have fish sauce | In most dishes | !Yes
my husband cant have fish sauce, anything on the menu | not stated to contain fish: | !fish or sauce
closest to hillsboro | know where “Hillsboro” is
is delivery free over 50 dollars | free over $45 | !fits for that price
does the pearl deliver | not listed for Pearl | !$4
can you cater for 100 ppl | Do you cater? Yes, trays for 10 to 80 people
who is noi | Noi and Prasert
can i open one in seattle | franchise program | !open now
do i need experience for the counter job | no experience needed
lunch special on saturday? | Lunch box | !locations are open
alberta open till when on thursdays | Tue – Thu 11:00 AM – 9:00 PM
lol ok bye | Goodbye
which locations do you have >> the third one >> does it have parking | Six spots
any deals >> tell me more about the first one | Lunch box | !First online
do you cater >> in which shop | Beaverton
combien coûte le curry vert | Green curry | !Jungle
`,
  'lone-star-smoke': `
what about next friday >> and the friday after that | December 4
open this weekend >> next weekend | November 28
open a week from tomorrow | November 28
brisket by the pound >> half pound how much | Brisket costs $16.00 | !2 ×
do u ship | don’t know | !oak
a brisket sandwich and a slaw | without brisket and sandwich
half pound ribs and a mac | Together that is $19.00
can i get a pound of ribs | by the half pound
2 pounds of brisket | 4 × Brisket cost $64.00
will you come to san antonio | within 60 miles | !no location
what time do you usually sell out of brisket | gone by 1:30
how much brisket for 6 people | half pound feeds one
price of a pound of brisket | by the half pound
whole brisket how much | $160
preorder a brisket for sunday by when | by Wednesday
brisket sandwich? | Chopped beef sandwich ($11.00) | !Brisket costs
meat thats not pork | Turkey breast | !Pork ribs (
cheapest meat | meat: Jalapeño cheddar sausage | !Big Red
can i book the truck for a party | food truck | !private events
is there sugar in the sweet tea | know | !Yes
u open late saturday | 8:00 PM | !Yes
how much per person for catering | Catering | !price level
is there dairy in the mac n cheese | cheddar | !Of mac
are you open sunday >> what time | 11:00 AM | !Brisket
`,
  'hickory-yard': `
do u cater for 50 ppl >> whats the min | doesn’t say that
a pound and a half of brisket | $43.00
1.5 lb of brisket how much | $43.00
2 lbs brisket and a pint of mac | $65.00
smash burger price >> add a second patty >> and an egg >> two of those | that is $36.00
do you deliver to inglewood >> and franklin? | don’t find Franklin | !Yes
pickup hours saturday >> and eating in | 11:00 AM – 11:00 PM
live music tonight? >> what time | from seven
whats the yard feast >> how many does it feed | Feeds six | !lager
which sides got meat in em | Collard greens | !Vinegar slaw
cheapest beer | Tallboy | !Sweet tea
do refills cost extra on sweet tea | Free refills
back room saturday for 35 ppl, cost? | It holds forty | !Brisket
whos playing tonite | Bluegrass | !11:00 AM
how do i warm up leftover ribs | In foil | !I don’t see
cops get a discount? | In uniform | !Kids eat free
table for 6 on monday night | closed on Monday | For six and more
are the baked beans vegetarian | not marked vegetarian | name brisket
if we get there at 9:45 can we still order food | Kitchen
do you have ribs | Rib plate | !stands under
open all night? | No. | 1:00 AM to 4:00 AM
is there pork in the beans | Baked beans | !Yes
how much is half a pound of brisket | Brisket (Half pound) costs $15.00
2 lbs of brisket how much | $56.00
3/4 lb brisket | !Brisket (Pound)
two half racks and a quart of mac | $36.00 | $16.00 | $52.00
full rack price >> and half | $18.00
a pint of slaw and 4 hot links, what does that come to | $27.00
what comes with the plates | With two sides and cornbread
is the brisket plate more expensive | Brisket on a plate is $2 more
cobbler with ice cream cost | Ice cream is $2 more | !do not know
smash burger with egg and extra patty | $18.00
is the smoked turkey dairy free | states milk | !bun
open on turkey day | Thanksgiving | !until 11:00 PM
we r 10 ppl is there a gratuity | 20 % | !know whether there is room
back room for 60 ppl ok? | It holds forty | !Yes
feed 6 people what should i get | Yard feast | !Tallboy
where do we sit | yard
what wood do you burn | nothing but hickory
pulled pork sandwich on a gluten free bun price | that is $13.00 | states gluten
peach cobbler with ice cream how much | that is $8.50
im vegetarian with a mustard allergy, what sides | not stated to contain mustard: Mac and cheese
`,
  'sugar-and-rye': `
is vegan chocolate cake less than 46 bucks | $46.00 | !Yes
2 croissants a latte with oat milk how much | $5.75 | Together that is $14.25
how much is the carrot cake >> the eight inch one >> with writing | $58.00
tomato soup >> the big one >> two of those | 2 × Tomato soup (Bowl) cost $15.00
soup how big n how much | Cup $5.00 | Bowl $7.50
2 croissants how much >> and with a latte | $8.50 | Together that is $13.50
how much extra is a turkey sandwich on a croissant | $14.00
how much is a slice of carrot cake >> and the eight inch | Carrot cake (Eight-inch) costs $54.00
egg roll with bacon and a small coffee total | Together that is $13.50 | !doesn’t say
need a cake for sunday is it too late | Two days | !last to close
walnut allergy, is the scone ok | Everything is baked in one room with almonds and walnuts | !Is anything nut free? No
nothing with eggs pls, what pastry | not stated to contain eggs | !These state eggs: Croissant
whats open later tomorrow, church st or south end | Church Street until 6:00 PM, South End until 3:00 PM
carrot cake eight inch >> 2 of those | $108.00
do you have baguettes >> how much are 3 | $12.00
do you have sourdough | don’t see sourdough | !half price
8 inch lemon cake w writing, total | Eight-inch | $52.00 | Writing on top costs $4 | !$416
half a dozen morning buns | $27.00 | !$54
how much is a half loaf of rye | half the price | !$31
latte with oat milk price | Oat milk is 75 cents more | !do not know
can i get a turkey sandwich on a croissant and how much extra is that | On a croissant it is $2 more | !$16.25
anything under 4 dollars to eat | nothing that fits | !Drip coffee
hours day b4 thanksgiving? | Wednesday, November 25 | 6:00 AM – 8:00 PM | !On Thanksgiving
r both shops open the friday after thanksgiving | Friday, November 27 | !Friday, November 20
do yall ship bread to texas | Granola and shortbread only
order a cake for tomorrow | Two days ahead
do u slice the bread | Any loaf, for free
oat latte how much | that is $5.75
`,
  'el-camioncito': `
half dozen tamales >> a dozen | 2 × Tamales (Half dozen) cost $42.00
i have a food allergy, can i have the Baja fish taco | doesn’t state the allergens of Baja fish taco | !none
peanut allergy which salsa do i avoid | Which salsa has nuts? The macha: peanuts and sesame.
dozen tamales | 2 × Tamales (Half dozen) cost $42.00
quesadilla w chicken how much | With Any meat $3.00 that is $12.00
how much is a burrito >> and with just beans and cheese? | Bean and cheese burrito costs $8.50
wheres the truck tmrw | North Park: 12:00 PM
are the beans vegan | not marked vegan | name lard
nothing over 4 bucks for tacos | Al pastor taco | !Shrimp taco
half dozen tamales | Tamales (Half dozen) costs $21.00 | !$126
¿la horchata tiene leche? | No sé | !Marcado
qué es lengua | cuesta $4.75
do you have horchata >> the large? | Horchata (Large) costs $5.00
do you charge extra for cheese | Queso on any taco is $1 extra
where are you on sunday | Kearny Mesa: Closed | North Park: 12:00 PM – 8:00 PM
are you in north park tomorrow >> what time? | November 21 | 12:00 PM – 1:00 AM
is the truck out on thanksgiving | Closed
will you come to los angeles | Within forty miles | !no location
allergic to peanuts >> what is left at the truck | !Where do we eat
3 al pastor n a large jamaica total | Together that is $16.25
`,
  'spice-route': `
butter chicken x2 garlic naan x3 pilau x1 | £43.50
thali on saturday? | Tuesday to Friday, noon to half past two
when do u stop serving lunch weds | 2:15 PM | !Vegetable thali
jain diet, no onion or garlic, what can i eat | Vegetable samosa | !Onion bhaji ( | !Lamb samosa ( | !Tadka dal (
is the lychee sorbet 2 scoops | Two scoops | !2 ×
`,
  'casa-oaxaca': `
kosher what can we order >> popular dishes | not stated to contain pork or shellfish | !Taco al pastor (
estoy embarazada >> que bebidas hay | Estos indican alcohol
seafood is off the table | not stated to contain shellfish or fish | !Taco de pescado
need to change plans, how late can i cancel for free | four hours ahead
¿hay música en vivo y estacionamiento? | Son jarocho | free lot with 18 spaces
black friday hours? | 12:00 PM – 10:00 PM
son jarocho tonight? | Thursdays | !12:00 AM
cheapest taco >> is it vegan >> any others that are | Taco de nopal | !rajas
20 ppl on the patio, how far ahead | call us a week ahead | Forty seats
something cold without booze | Agua de jamaica | !Taco | !Michelada
celiac >> churros? | states gluten | the churros and the totopos share one fryer
cuanto cuestan tres tacos al pastor con una horchata | $17.50 | !leches
`,
  'umi-counter': `
im pregnant what should i avoid >> what drinks do you have | These state alcohol: House sake and Asahi
2 salmon nigiri and 3 pieces of tuna | $14.00 | !Together
12 course omakase for two | $190.00
california roll >> brown rice? | Brown rice $1.50 that is $12.50
can i come without a booking >> how long can we stay | Ninety minutes
because wheat makes my throat close | not stated to contain wheat | !closed
when are you back after new years | closed on New Year’s Day | open on Wednesday, January 6
salmon nigiri >> 3 orders of those >> and a miso soup | Together that is $25.00
omakase how much >> eighteen courses >> for two of us | cost $280.00
lunch for 2: california roll and miso soup, what is it each | Split between 2
salmon nigiri x3 and a miso | Together that is $25.00
what time does the window close on sunday | 8:30 PM
r u open between xmas and new years | December 24 – 26: Closed
how long is the wait | !Ninety
gyoza or karaage, which is cheaper >> 2 of the cheaper one | 2 × Gyoza cost $18.00
gyoza or karaage, which is cheaper >> 2 of the more expensive one | 2 × Chicken karaage cost $20.00
r u closed 2day | No. | 5:00 PM – 11:00 PM | !Yes
are you open 2moro | Saturday, November 21
spicy tuna and a green tea how much | $17.00 | !not marked spicy
18 course omakase how much | $140.00
chirashi with ikura price | $40.00
what comes with the katsu bento | Rice, salad, pickles | !Tofu bento
im vegan >> what rolls can i have | Marked vegan on the menu: Cucumber roll | do not know more | !California
how many pcs in a roll | Eight pieces
single piece of salmon nigiri how much | Single pieces on request, half the price
how many pieces in a spicy tuna roll | Eight pieces
`,
  'harbour-noodle': `
are you open dec 24 and 26 | 11:30 AM – 4:00 PM | closed on Saturday, December 26
whats the cheapest ramen then >> so how much more is the lobster one | by $10.00
puedo llevarme el ramen a casa | Broth, noodles and toppings come apart
whats on the harbour bowl >> any pork | Shell and pork broth | !dumplings
whats on the harbour bowl >> any pork >> how much | $18.50
is there a lunch special | no offer for “lunch” | !pleats
do you have live music | not listed | !boardwalk
is there any vegan dessert | I do not know | !kombu
dinner for 14 on friday possible? | For six and more, by phone | !2:00 PM
is the lobster ramen on today n how much | $26.00 | Thursday to Sunday
boat n bowl deal can i get it saturday | another day | !I find no offer
something spicy | Nothing that fits is marked spicy | !don’t see dishes
vegan noodles | kombu | !bring the broth
is the corn miso ramen vegan | name butter and eggs
do u deliver >> ok and can i pick it up instead | Yes. | !The week
r u open on christmas >> what about the 23rd | December 23
got any deals >> whats in the first one >> and the other | Dumplings for four | !Boat
got any deals >> whats in the first one >> can i get it on saturday | Boat and bowl | that is another day | !Dumplings
`,
  'maple-and-ember': `
wich locations r closed on mondays | Junction and Exchange | !Queen West
do u take amex | cash, credit or debit | !English
my food was cold and the guy was rude at ossington | feedback page
any night jobs >> anything for a 16 yr old | 16 years or older
whats the round table >> how much per person | $64.00 | !price level
which one has a kids area >> and their fried chicken? | don’t see Maple fried chicken on the menu at Leslieville
last order tonight queen st west kitchen?? | half past one | !order online
c quoi vos trucs végan | végane | !camion
is there egg in the late plate | I do not know | ask the kitchen
can i book a table for 4 at queen west tonite | don’t know whether | !crew eats
j'ai oublié mon manteau hier soir chez vous sur ossington | (416) 555-0171 | !ouvert
main street hours >> moncton >> what about the other place | Main Street (Vancouver)
halal options? >> cheapest one of those >> is it spicy | not marked spicy | !Yes
halal options? >> cheapest one of those >> any dairy in it | Chicken tinga taco states milk
any deals >> im allergic to shellfish tho | not stated to contain shellfish | !round table
c'est quoi l'adresse a quebec >> on peut manger jusqua quelle heure | minuit et demi
what do people usually order | The Ember double
onion rings price >> how many in it >> 2 of the big ones plus a coffee | $25.25
tacos in calgary? >> which >> cheapest | Black bean taco ($5.75)
i need a table for 12 saturday at 7 is that ok | Mile End: Prenez-vous | !12. Prenez
aceptan tarjeta | efectivo | !card served
can i use two coupons together | I do not know
do you donate to charities | I don’t know that | !Journalists
whats the minimum for catering | I do not know | call (416) 555-0188
do you deliver on sundays in queen west | is open on Sunday
are any of your places open on christmas day | 0 of 13 | no holiday hours are listed | !1 of 14
which of ur locations has the best rating | Mile End 4.9 | !Queen West
how much does it cost to open one of these franchise wise | franchise page | !are open now
which toronto kitchens cater >> how much per person | I do not know | !Dishes cost
hay trabajo en vancouver | Hay un puesto vacante
2 ember doubles one with bacon how much | Together that is $36.00
which one has a patio >> is it open now | 8 of 8 | !Moncton
which location has a patio >> which of them are open at 1 am tonight | Mile End | !Byward
which locations have the bison burger | on the menu at 1 of 14 locations (Exchange)
do all locations have poutine | Poutine: on the menu at all 14 locations
peanut allergy, which locations have the charred corn taco | !on the menu at
whats open rn near downtown vancouver | Main Street (Vancouver) | !Moncton
is the downtown one open | Main Street (Moncton)
are you open thxgiving | Thanksgiving (Monday, October 11, 2027) | !Yes
burger and fries at queen west how much | The Ember double ($16.50) | Salt & maple fries ($5.50) | !Together
tacos and doughnuts | Charred corn taco | Cocoa doughnut
large onion rings how much | (To share) costs $11.00
how much is extra bacon | Bacon $3.00
cheapest burger >> add a second patty | Plain single | Second patty $4.00 | !The Ember double
cheaper ember double in ossington or main street | $16.50 at Ossington | $17.00 at Main Street (Vancouver)
lowest calorie side | 140 Cal for Charred greens
how many calories in the beet and whats it cost | 610 Cal | $15.00
burger and fries, total for the ember double and a maple shake | That is without fries
2 embers and a poutine total | !Together
whats only in moncton >> what can i only get in calgary | Brisket by the pound | !Lobster
can i get a burger without a bun | !Ember double
im celiac. two ember doubles and a poutine pls how much | 2 × The Ember double cost $33.00 | !2 × Poutine
onion rings to share price | $11.00 | !only help
which kitchens r open all night | James North | !Ossington
jug of hibiscus | Iced hibiscus (Jug)
biggest burger at queen west | By the sizes that the menu states: The Oil Drum
im vegan and allergic to peanuts what tacos | nothing is stated of peanuts | !fish
ember double with bacon and fries how much | Together that is $25.00
cuanto cuesta el burrito de brisket | Smoked brisket burrito | !Brisket taco
est-ce que le saint-roch livre | Saint-Roch | !boxes
how much is a burger and a beer | don’t see beer | The Ember double
which locations have beer | don’t see beer | !14 locations
do you have a veggie dog | none is marked vegetarian | !chiens
do you have corn dogs | don’t see corn dogs
whats in the baja taco >> no i meant the brisket one | Brisket taco costs | !Junction:
is there one in downtown vancouver | 3211 Main St | !Yes
what burgers do u have >> which ones are halal >> and the veggie ones | Mushroom melt | The Beet
whats the cheapest side u got >> and in vancouver? | The lowest price | Slaw ($5.00)
got any deals >> whats the tuesday one >> can i use it for delivery | I do not know | !Feeding the office
how much are the salt and maple fries >> x3 | $16.50
can i get the lobster taco in toronto >> ok how much is it there >> two of em | $23.00
do u have shakes >> which one has no eggs >> how much is that at main street vancouver | Maple shake costs $8.00 | !mains
which burgers arent beef | without beef: Bison burger | I do not know about The Ember double
i dont eat beef, which burgers can i have | not stated to contain beef: Bison burger | I do not know about The Ember double
beef burgers halal | I don’t see beef burgers | Crispy chicken | !For “beef burgers”
can i get breakfast in hamilton at 6am | open at 6:00 AM | !Yes
`,
  'trattoria-lucia': `
margherita on dec 15 | $19.00 | !15 ×
CIAO15 >> for dine in | Pickup and delivery | !Dine-in is listed
vegan options? >> any of those a pizza | Marinara | Ortolana | !Margherita
u hiring? >> im 17 can i do the bike one | 18 years or older | !parking
a four cheese pizza and a marinara total | $39.00 | !4 ×
jprends une quatre formages et une marinara ca fait combien | $39.00
nut allergy dessert | These state nuts: Cantucci e vin santo. | may contain nuts: Torta di fragole and Gelato
abren el 25 o 26 de diciembre? | 25 de diciembre | 26 de diciembre
on se stationne où | Brunswick Avenue
vegan mains pls | Marinara ($16.00) | !Branzino
que es la ribollita >> tiene gluten | indica gluten
haha cool is the bread free | bread is still free
any pizza w meat | Diavola ($22.50) | !Pollo
lunch menu? prices >> is it on saturdays | Tue – Fri 12:00 PM – 2:30 PM
cheapest glass of red >> and white | Vermentino ($13.00)
une bouteille de rouge combien | (Bottle) ($44.00)
starters and desserts | Starters: | Desserts:
can you make it less spicy | I don’t know that
server job still open? >> do i need any certificate | Smart Serve | !Pizzaiola
delivery rider job what does it pay | $20 an hour | !Delivery areas
friday at 8 for 4 | reservation | !4:00 PM
que vino tienen por copa | Vermentino | !Chinotto
quels vins avez-vous au verre | Sangiovese | !Cantucci
is the bread free | bread is still free
what starters do you have >> does it come with bread | bread from the same oven | !Zuppa
do you have red wine by the glass >> how much >> the bottle | $44.00 | !corkage
do i get something free on my birthday >> do i need a code >> also for takeout? | Dine-in | !CIAO15
do you deliver to the annex >> until what time >> is there a fee | not stated here | !18 %
does it have alcohol in the tiramisu >> is there a dessert without | Panna cotta | !Cantucci
how much does the server pay >> the rider? | $20
what can i eat im vegan >> pasta? | leave out the anchovy | states fish
is that safe for coeliacs >> the diavola then is it spicy | states gluten | marked spicy | !Yes
what can i eat im vegan >> the bianca | sold out
drinks without alcohol | Chinotto | !bitter, so
deux margherita et trois cafés | $48.50
can i get the pollo al mattone on sunday | No. | Tue – Sat 5:00 PM – 10:00 PM
can i get the panino dal forno tonight | No. | Tue – Fri 12:00 PM – 2:30 PM
how much is the panino dal forno | !to be had
any shellfish on the menu | !Funghi
do you deliver >> to the junction? | I don’t find Junction
¿qué postres no llevan huevo? | libres de huevos: Panna cotta
how much is the ember double | don’t know | !The menu has
kitchen close time tmrw night | until 10:30 PM | !No.
is there lunch on sunday | 12:00 PM – 3:00 PM | !Mezza
when can i get lunch | Tue – Thu 12:00 PM – 2:30 PM
celiac, pizza on gf base safe? | not suitable for coeliacs | !Yes
combien la margherita >> et deux avec un tiramisu | $49.50
livrez-vous à koreatown | Koreatown
¿entregan en kensington? | Kensington
3 scoops gelato n an espresso | $12.00 | $3.50 | !$36
how much is margherita with burrata and anchovies on top | $28.50 | !$36.50
whats the tip situation for 10 | A service charge of 18 %
no pork pasta | Spaghetti al pomodoro | !Tagliatelle | !Marinara
do you have margherita by the slice | Margherita costs | !Yes
can i get the margherita frozen | Margherita costs | !Yes
have you got tiramisu for 20 people | Tiramisù costs | !Yes
do you have frozen pizza | Margherita | !Yes
do you have pizza | Yes. Pizza:
how big is the pizza | doesn’t say how big pizza is | !menu has
whats in the nduja pizza | burrata is added cold | !Mezza
who is lucia | Lucia Bertolli
half portion of ravioli? | Half portions on request
glass of red under 13 | Sangiovese | !Pane
do u have gf pizza n how much extra | Gluten-free base $4.00
how much is the branzino >> is it gluten free >> does it have bones | We bone it for you
delivery until what time | until half past nine | !not stated
do you deliver to little italy >> until what time | half past nine
nut allergy >> what else should i avoid | Ortolana | Cantucci | !Margherita
how much is the house wine by the bottle | Sangiovese della casa (Bottle) costs $44.00
cheapest main that isnt pizza or pasta | Melanzane alla parmigiana
whats in the prosciutto pizza and how many slices | doesn’t say “slices”
how much is the gelato >> anything cheaper | Cheaper than Gelato | !Gelato (Two scoops) ($9.00) is cheaper
im allergic to nuts. how much is the branzino >> anything cheaper | Melanzane alla parmigiana ($22.00) | !Together
what dessert has no alcohol and no nuts | Panna cotta ($10.00) | !Tiramisù | !Sangiovese
i want the lasagna >> no the pasta i mean | Tagliatelle al ragù
do u have tiramisu >> not the tiramisu, the panna cotta how much | Panna cotta costs $10.00 | !Tiramisu | !tiramisu
que vino tinto tienen >> cuanto cuesta la botella >> y el otro | Barbera d’Asti cuesta
whats the soup >> does it come with bread | whole warm loaf | !Polpo
`,
  'gursha-house': `
whats injera made of | pure teff
can a celiac eat here | Marked gluten-free | !Dine-in
open til 1 on new years eve? | until 1:00 AM | !1:00 PM
breakfast on friday? | not on Friday | Sat – Sun | !Ful
are you open on genna | Thursday, January 7, 2027 | closed | !Yes
ethiopian xmas, open? | January 7 | !Christmas Day
when do u do breakfast | Sat – Sun | 11:00 AM – 2:00 PM
can i pick up at 10 30 tonight | 10:15 PM | !Yes
do u have beer | St. George | Habesha | !juice | !Coke
veg tray for 4 price | $55.00 | !Catering
doro wot and two coffees total pls | from $26.50
cheapest thing with meat | !not stated to contain meat
veg tray for 4 | $55.00
does the shimbra asa have fish | !contains fish
`,
  'kettle-and-crumb': `
we are jain | not stated to contain meat | !Pain au chocolat
when does the kitchen stop doing food | 2:30 PM
can i get eggs at 3pm on saturday stokes croft | 2:30 PM | !I do not know
cheapest pastry | pastry: Cheese straw | !Shortbread
how much is a flat white with oat milk | 40p | !name milk
are you hiring >> whats the pay | £14.80 | !no cash
how much is the carrot cake >> does it have nuts >> anything without | not stated to contain nuts | !Walnut loaf (
how much is the carrot cake >> do they have eggs | Carrot cake states eggs | !Yes
coeliac what can i eat | !Rye states
`,
  'han-river-grill': `
muslim >> kimchi fried rice | name spam
do you have valet at Torrance | own lot | !Yes
i'm pescatarian | not stated to contain meat | !Wagyu ( | !Seolleongtang (
do kids eat free and is there parking in torrance | Under four free | own lot
pork set for two price >> for 4 of us | !4 × Pork set
tier b price >> for 4 of us | 4 × Tier B cost $156.00
how much is all you can eat | Tier A ($32.00) | $6 less
ayce lunch price? | Tier A ($32.00) | $6 less
is there parking | !Valet is listed
can 1 person do bbq | two and more
kids eat free? | Under four free | !Soju hour
what comes with the meat | banchan | !Galbi
do you have japchae >> can i get it without beef | japchae without beef
whats in the beef set | Beef set for two | !Wagyu
is galbi cheaper in torrance | $38.00 at Koreatown and $36.00 at Torrance
biggest set you have | Han River set for four
`,
  'cedar-and-smoke': `
i react badly to dairy >> whats on special today | Please tell the staff
hummus >> with lamb >> and two ayran | Together that is $22.00
when does laval open tomorrow >> and the other location | Saint-Denis opens at
mezze for two >> how much would we save | saves $9.00 | !Manakish
is everything halal | one halal butcher
is the tarator egg free? my son has an egg allergy | I do not know whether tarator contains eggs | !Hummus
lost my wallet at the laval one | don’t know | !rue
is there real lamb in the tabbouleh | doesn’t say | !Yes
are you closed in january | January 1 | !No.
hummus price >> and the moutabal >> both | Together that is $16.50
hummus price >> 3 orders of those | 3 × Hummus cost $24.00
is the kafta local | doesn’t say “local”
whats the deal with mezze for two >> is tea included | Six small plates, two breads, two teas
does the 10% off work on christmas | First order | !Closed
do u have a terrace at laval | not listed for Laval | !dogs
`,
  'hoja-verde': `
can i park there | Little Havana: Six spaces
2 coffees and a dessert how much | Cafecito ($2.75) | Desserts:  | !name coffees
two scoops how much >> in a waffle cone >> and a cafecito | Together that is $11.25
how much is a slice of chocolate cake >> and the whole thing | Eight-inch $48.00
is the ventanita open sundays | Yes. Ventanita at Little Havana | 7:00 AM – 2:00 PM | !six in the morning
til what time can i grab a coffee at the window on saturday | until 2:00 PM | !Kitchen
¿entregan los domingos? | no el domingo | 9:00 – 16:00
can i bring my laptop on sunday and whats the wifi like | tables are for eating | ninety minutes
hours for wynwood saturday and is there brunch and can i bring my dog | 8:00 AM – 10:00 PM | Brunch at Wynwood | Bringing pets
is there happy hour | not stated | !Hours differ
cubano with avocado and gluten free bread, total? | $18.00 | $19.00 at Wynwood | states gluten
biggest cake you got | Tres leches (Ten-inch) ($74.00)
lunch under 12 bucks | Moros bowl | !pastelito
which ice cream flavors u got | pistachio | !don’t see
is there real pork in the cubano | is marked vegan | !Yes
`,
  'copper-bull': `
shellfish allergy >> mac and cheese with lobster how much | words for Lobster name lobster
pregnant >> recommend | not stated to contain alcohol or raw fish, meat or eggs | !Oysters (
im expecting a baby >> cocktails | No-proof paloma | !Copper mule
no eating shellfish or pork for me >> what do you recommend | not stated to contain shellfish or pork | !Oysters (
sulphites give me asthma >> steak frites tuesday | These state sulphites
whats the biggest steak >> how much | Tomahawk, 40 oz costs $145.00
im pescatarian what can i get | !New York strip | !Bone marrow
im vegetarian can i eat the new york strip | do not know whether New York strip
im pescatarian what can i get >> whats the cheapest of those | Iced tea | !Caesar salad costs
we have a birthday cake from a bakery, ok? | $4 a person
a martini and a wedge salad | don’t see martini | $14.00
can i bring a cake >> is that each >> so for 10 of us | 10 × $4.00 is $40.00 | !reserv
do u have a private room >> how much notice do you need | do not know
do u have a private room >> how much notice do you need >> the vault how much | $600 | !do not know
filet mignon >> the bigger one >> how much more is that | Filet mignon (10 oz) ($62.00), by $16.00
le ribeye c'est combien >> et le moins cher? | Hanger
copper burger price >> with bacon and egg >> no actually just the egg | $24.50
prime rib >> on monday too? | No. | Fri – Sun
whats your most popular dish >> meat free | name ribeye | !Yes
stroke | call 911
i used my epipen what now | call 911
he ate a peanut and is allergic | call 911
there is a gas leak | call 911
he is gasping and blue in the face | call 911
i am going to kill my wife | call 911
i hate black people | I can only help | !without
nuts would kill my wife | nuts | !911
how much are oysters >> half dozen plus a glass of champagne | Oysters (Half dozen) costs $22.00 | Together that is $46.00
ribeye price >> with a lobster tail >> and mashed potatoes | Together that is $106.00 | !risotto
the hayloft? >> whats the minimum on a wednesday | $1,500
how much is the ribeye >> anything cheaper | Hanger, 8 oz ($36.00)
can we share a steak and is there a kids menu | split charge of $6 | children’s menu
what time does the piano player start | from seven | !Today’s hours
how many does the vault hold | The Vault seats twelve
will it be quiet at 5 | don’t know | !Yes
who is the bartender tonight | don’t know | !4:00 PM
anybody turn in a phone last night | don’t know | !phone number
is there piano tonight and until when are you open | closes at 11:00 PM | from seven
last seating tonight? | Kitchen | 10:15 PM
any discount for a group of 8 with one soldier | Service members | !know whether there is room
house red glass price | House red, Malbec (Glass) costs $13.00
2 ribeyes and a bottle of the cab | Together that is $216.00
tomahawk, asparagus and a lobster roll total | don’t see roll | $157.00 | !risotto costs
what beers on tap | Lager, draft | !Root beer
which steak is the biggest | Tomahawk, 40 oz | !Cauliflower
is there beef in the cauliflower steak | is marked vegan | !Yes
whats good for someone who doesnt eat meat | Roasted beets ($13.00) | !state meat
allergic to goat, can i have the roasted beets | name goat, so it contains goat
im vegetarian and allergic to goat, what starters | !Roasted beets ($
`,
  'gull-and-anchor': `
4 fish tacos | $32.00
how expensive are you | $29.00
whats the cheapest thing in sweet | Soft serve ($4.50) | !tartar
3 cod and chips | 3 × Cod and chips (One piece)
halibut and chips price >> whats the difference between one piece and two | by $9.00 | !Wednesday
is there parking >> is it free | do not know | Bastion Square
pale ale how much >> and at happy hour | pints $6
pale ale how much >> and at happy hour >> till when is that | 5:00 PM
can i get gf batter >> so is it safe for celiac | same fryer | !Yes
kids cod and chips >> does that come with a drink >> and the chicken strips one | $9.00 | !$15.00
how much is the salmon >> two pieces >> 2 of those >> and a tea | Together that is $55.00
chicken strips how much >> do they have egg | Chicken strips is not stated to contain eggs | !Coleslaw
what time do you close saturday >> and sunday >> till? | 7:00 PM
happy hour? >> is that every day | Wed – Fri
senior discount? >> all day? | Before five
do you have gluten free batter >> how much more | $2 more
combien le saumon >> deux morceaux | (Two pieces) coûte
when r u back open after the january break | January 4 – 22, 2027: Closed | open on Saturday, January 23 | !Today’s hours
are you open over new years | New Year’s Eve | 11:30 AM – 6:00 PM
open till when on new years eve and is there happy hour that day | closes at 6:00 PM | Happy hour at Gull & Anchor
how much do you charge for delivery | SkipTheDishes | costs is not stated | Please call
is the deck open in january | Thirty seats | !Closed
small chips price | Chips (Small) costs $5.00 | !Halibut
cod n chips 2 pieces, small chips and a glass of wine how much | Together that is $35.00
can i swap chips for salad | The menu says: “Swap chips for salad $3.” | !words name
large cod n chips with mushy peas how much | Together that is $25.00
how much is a kids meal | Kids cod and chips
`,
  'beit-saj': `
hey whats the wait like rn | don’t know | !reservations
gift cards? >> can i use it online | I do not know
i feel sick after eating there | feedback page
do you have anything for a vegan >> and gluten free? >> which of those is cheapest | Lebanese coffee costs $3.50
2 coffees and a dessert how much | $7.00 before tax | Desserts: Baklava
kafta plate price >> and the mixed grill >> how much more is that | Villeray and Verdun, by $6.50 | Laval, by $7.50 | !Together
what time does verdun close tonight >> and the other ones | Villeray | Laval | !Verdun:
how far ahead do i need to order catering >> how much is it per person | do not know | Two days
chicken shawarma price >> with no cheese | not stated to contain milk | !$1.50
do you deliver to rosemont, how much is it and is the chicken halal | Rosemont is in | $3.50 | marked halal
combien coûte la livraison et jusqu'à quelle heure | $3.50 | 21:00 | !Verdun : 11:00
catering for 200? | ten to 120 guests
y a-t-il du monde en ce moment à verdun ? | ne le sais pas | !rue Wellington
duo tuesday on wednesday? | that is another day
manakish til when | until 11:30 AM | !10:00 PM
falafel combo | that is $14.50
hummus and a pepsi total | don’t see pepsi | $8.00
breakfast under 7 | Half and half manousheh | !Ayran
anything with walnuts | These state walnuts: Muhammara.
`,
  'paper-lantern': `
2 vegetable curry and 1 thai tea total | Together that is $33.00
i'm a coeliac, what can i eat | Marked gluten-free | !have no wheat
cuanto cuesta el pho grande | Pho tai (Large) ($17.00)
cheapest banh mi | The lowest price | Fried egg
¿hay algo sin cacahuete para empezar? | Edamame | !Pho tai
bike discount | Cyclists | !find no offer
`,
  'dotties-griddle': `
what can i get at 3am at west loop | From 2 AM to 6 AM the griddle only | !know that
kids pancakes how many do u get | Six small ones
do u have pie today >> a la mode? | ice cream | !Désolé
i want something sweet but not too sweet | Pecan Brownie
do you have wifi >> whats the password | on your receipt | !I don’t know
is west loop open at 4 am on thanksgiving | 8:00 AM – 4:00 PM | !Yes
`,
  'bleacher-bird': `
2 large fries and 3 cokes | $24.73
how much for 2x6 wings and a pitcher of ipa | $44.98
two dozen boneless wings how much | $26.98
the classic with tots instead of fries, how much | $14.99 | !Small
bottomless mimosas for 4 ppl how much | $88.00 | with a plate
how much is wing catering for 30 people | Wing bar: From twenty guests, $17 a head | !Burger bar | !Boneless wings
how much is catering >> for 25 people, wings >> how much notice | Order 48 hours ahead
will you deliver to dayton | Dayton is pickup only
how much are 20 wings | Traditional wings (20 pieces) costs $29.99.
10 wings, large fries and 2 lagers how much | Traditional wings (10 pieces) costs $15.99 | from $32.48
12 wings and a small fries | Boneless wings (12 pieces) costs $13.49 | $17.98
full nachos with chicken and guac | Guacamole $2.50 that is $21.99 before tax | !waffles
onion rings instead of fries on a burger, upcharge? | The menu says: “Onion rings: $2.50.” | !Fries costs
whats on the kids menu >> how much is the burger >> does it come with a drink | Kids’ burger | or apple slices and a drink
chicken wrap >> can i get it grilled | Grilled or crispy | !Grilled cheese
how much is a bud light | I don’t see bud light on the menu
is happy hour still going in columbus | No. Happy hour at Columbus: closed now.
is columbus open thanksgiving >> and dayton? >> so which one is | Cincinnati: 5:00 PM – 11:00 PM
last call for pickup tonight short north | until 11:30 PM
are you showing the browns game sunday | All NFL | !locations are open
is there a rooftop | Rooftop bar is listed for 1 of 3 locations: Cincinnati.
do you have trivia | Tuesday at seven | !Pool tables
i'm a fireman any discount? | Fifteen percent off | !Wing Wednesday
how much is the family box | Family game box | !Kids eat free
my son is 16 can he work for you | 16 or older
do you have gluten free buns | Gluten-free bun $2.00. | not for coeliacs | Please tell the staff | !Yes
milk allergy >> which wings are ok >> and sauces | Honey barbecue | These state milk: Mild Buffalo | !Cauliflower bites is
puedo llevar a mi perro | On the patios | !Pedidos
où se trouve le restaurant de dayton | Téléphone
`,
  'brasa-norte': `
dinner rodizio for 2 adults and a 7 year old | half price costs $28.00 | $140.00
lunch rodizio for 2 adults, kids 4 and 8 | age 4, free | $90.00
dinner rodizio for 2 kids and 2 adults how much | $112.00 | under five free | !age 2
how long do u hold the table | twenty minutes
live music sat? | Samba
room for 40 people how much | Pampas
can you cook at my house for 35 people | Churrasco at your place
how much is dinner | Dinner rodízio ($56.00) | !Espresso
nonalcoholic drinks? | Guaraná | !Malbec
what time do you open saturday >> and sunday >> is there brunch then | 11:30 AM – 3:00 PM | !$42.00
is the early rodizio on fridays | Tuesday to Thursday | that is another day
`,
  'drovers-rest': `
no pork >> is the Gammon steak ok for me | name gammon
how much for 2 whitebait and a scampi | Together that is £31.50
a pint of bitter and two halves of lager | £10.00 | !Lager (Pint)
8oz sirloin with peppercorn sauce and onion rings, how much? | £33.50 | !Stilton
is the bottle of house red cheaper than 3 large glasses | 3 × House red (250 ml) (£24.00) | by £1.00
large fish n chips twice and a small one | £46.50
which pints are under £5 | Dales bitter | Guest ale | !Chips | !5.20
roast lamb for 2 adults and one child | £53.00 | !high chairs
do you deliver | we do not deliver
do you serve food on mondays | Kitchen | not on Monday
what time can we eat tomorrow night | 5:30 PM – 9:00 PM
sunday roast times | Sunday roast | 12:00 PM – 5:00 PM | !Roast beef
what time is check out | half past ten | !12:00 PM
table for 12 do you want a deposit | £10 a head | !I don’t know
how many people fit in the barn | seats sixty
what roasts are there | Roast beef | Nut roast
can i get the roast on saturday | Sun 12:00 PM – 5:00 PM
kids roast price | Roast beef (Child) (£10.00) | !high chairs
what is gluten free on the menu | Sirloin steak | not for coeliacs | !“the”
house red how much >> large glass | House red (250 ml) costs £8.00. | !Bottle
2 scampi and a pint of stout total | Together that is £36.60. | !tax
nut allergy, can i have the nut roast. what else should i avoid | Nut roast states nuts | Whipped goat’s cheese
je suis coeliaque, je peux manger les frites ? | not for coeliacs
gammon steak price >> does it come with chips | Egg or pineapple, chips
are you open new years day >> what about the 6th | closed on Wednesday, January 6
can i get fish and chips to take away on friday >> until when | 8:30 PM | !12:00 AM
do you do ale | Fell pale ale | !Steak and ale pie
is steak night tonight | Thursday evening | that is not today
do you have vouchers | £25 and £50
is there a telly | No television | !Yes
avez vous un plat végétarien le dimanche | Nut roast | !Halloumi
cuanto cuesta una pinta de cerveza negra | Stout (Pint) cuesta £5.60.
`,
  'dak-and-draft': `
a large and two small boneless chicken | $52.00 | !With
10 wings and a half chicken how much | $36.00
how much are 30 wings | $49.00
per wing price of twenty vs ten | $1.60 each | $1.70 each | !10 ×
army stew split 3 ways how much each | $13.00
wing wednesday for 3 people how much | $81.00
private room? >> how much is it >> for 3 hours | 3 × $45.00 is $135.00 | !open now
chimaek for two >> and for 4 people? | Hof platter | Family box
ten wings >> and twenty? >> is that cheaper per wing | (Ten): $1.70 each | (Twenty): $1.60 each
ten wings and a large fries >> make it 20 wings >> and 2 cokes | Together that is $46.00
rice flour tenders and a coke >> not the coke, a milkis >> two of each | $39.00 | !Coke
what desserts do you have >> how much is the first one >> and the last | Melona bar costs $3.50
what desserts do you have >> how much is the first one >> which of them is vegan | Churros | !Bingsu
lunch boxes how much >> the chicken one >> until what time | 3:00 PM | !11:00 PM
kimchi fries >> can i get it without bulgogi | Whether it can be left out, I do not know
boneless chicken >> le grand >> avec deux sauces | $25.50 | !Extra sauce
mandu >> fried or steamed | Mandu costs | !Kimchi fried rice
fire chicken >> anything milder | Bone-in chicken | !Fire chicken (
gift cards? >> do they expire | do not know
wing wednesday >> for 6 of us | 6 × $27.00 is $162.00
happy hour? >> how much is a pint then | pints $6 | !Bone-in
can i bring my dog >> in december? | May to September | !Closed
`,
  'prairie-dragon': `
shellfish allergy >> how much is the Shrimp Chow mein | $17.75 | so it contains shellfish
shellfish allergy >> the shrimp one | none that is not stated to contain shellfish
family dinner a for 2 adults and a 7 year old | $43.90 | Children are not counted
what comes with the family dinners | hot and sour soup | tea is included
do the combination plates come w soup | Each comes with chicken fried rice | !hot and sour
is the lunch special served with soup | soup of the day | !tea is included
are lunch specials available for delivery | Not for delivery | !Students
lunch special at transcona? | No lunch specials in Transcona | !Yes
is there a credit card fee | A 2.4 % surcharge
can i swap the egg roll in combo 3 for a spring roll | o other swaps | !Yes
how many egg rolls in the party pack | twenty egg rolls | !I do not know
how much is extra plum sauce | an extra cup is 75 cents
one shrimp chow mein and one vegetable chow mein | $30.75
beef chow mein and a chicken fried rice | $28.50 | !Extra meat $4.50 that
price difference between half and full order of chicken balls | by $7.00
large hot n sour or 2 small which is cheaper | cost the same
how much per egg roll if i buy a dozen | $2.25 each
family dinner b for 3 people total | 3 × Family dinner B cost $77.85 | !Family dinner A
can i get 3 combo 1 and 2 cans of pop for under 60 | $55.00 | !Combo 2
cheapest thing with shrimp | Fried rice (Shrimp) ($15.00)
my son is 7, does he eat free | from 5 to 10 pay half | !know
how do i get a free combo plate | the eleventh is free
what time does the sunday table start and does it come with egg rolls | from 4 PM | !12:00 PM
whats enough for 9 people | Party pack
`,
  'bodega-salitre': `
tasting menu with wine pairing for 2 | With 2 × Wine pairing | €132.00
¿el servicio está incluido? | Service is not included
does it cost more on the terrace | Ten percent is added
can i pay card for a coffee | Cards from €10 | cash, credit or debit
is vat included | Prices include VAT
how many ppl is a large board for | the large for four
how much is bread | Bread is €1.20 a person | !Gilda
cheapest bottle of wine | Verdejo (Bottle) (€19.50) | !Young red
red wine by the glass? | !A glass is 125 ml
is the litre of sangria better value than glasses | fills six glasses | !is cheaper
sangria litre divided by 6 glasses | €3.33 | !6 ×
seafood paella for 2 and a bottle of albariño | €69.00
2 glasses of priorat and 1 of rioja | €20.20
my bday is tmrw, were 3 ppl, do i get the free cava | Tables of four | !Cava Thursday
can i mix the six bottles | may be mixed
im allergic to gambas. what comes with the tapas | !Gambas al ajillo (€
`,
  'brightside-juicery': `
smth without banana >> how many cals | 260–380 Cal for Berry Kick
is kanata open nov 28 | closed for a new floor | !Yes
is kanata open nov 25 | Yes. Kanata is open | !new floor
is kanata open dec 2 | Yes. Kanata is open | !new floor
is the market one open mondays | No. ByWard Market is closed | !Glebe
pb banana at the market? | don’t see PB Banana | !$9.75
can i freeze the juices | Don’t freeze the nut milks
what milks do you have, is oat extra | no charge | !avoid
do you have oat milk | no charge | !gluten
can i swap the banana in the pb banana | Swap any fruit | !don’t know
are you on uber eats | don’t know | !$4.99
do you deliver >> how long does it take | I do not know
something with protein | Protein Bowl
bottle deposit how much | Deposit 50 cents
do the blenders get washed? severe nut allergy | we use nuts, dairy and soy in all of them
nut allergy, chia pot ok? | name almonds | !not stated to contain nuts
do you have avocado toast >> can i get it with gluten free bread | states gluten | Gluten-free bread $1.50 | !Yes
what do you have to eat, not a drink | !Drinks:
do u do anything free on your birthday | no offer for “birthday”
is parking free at kanata and do i need to be a gym member | anyone may come in | Free parking
`,
  'red-kettle': `
vegetarian >> is the satay broth ok | states seafood among its allergens
last seating friday? | 11:30 PM | !Dine-in
do you have beer | Tsingtao | !corkage
do u charge for kids under 3 | Under 3 eat free | !$2.50
is broth extra | One broth each is included
is there a time limit | 100 minutes
how does it work ive never been | You pick a broth each
is the meat halal | same slicer as pork
im muslim what can i eat | same slicer as pork
i am vegan, which broths | !same slicer
do you take amex | !Broth
do you have karaoke | back from December 1
do i need to speak mandarin to work in the kitchen | Mandarin is an asset
is there a time limit and do u charge for leftovers | $15 a pound
`,
  'mabels-flapjacks': `
what comes with the eggs | With hash browns and toast | !These state eggs
egg allergy >> what comes with the eggs | !Two Eggs Any Style ($
do you have a kids menu | Bear Pancake | One Egg and Bacon
what kids plates do you have | Bear Pancake | !corner
fish fry in cloquet? | don’t see Friday Fish Fry
can i sit at the counter in cloquet | Counter seats
cater for 40 people how much each | $540.00 | !$80.00
any drinks | Coffee | !Apple Pie
something sweet with fruit | !don’t see fruit
`,
  'lido-pizza-bowls': `
can i get poke on monday | Poke is off Mondays
can i book a table for 8 tonight | For six and more, by phone | !Pizza-making
do i need my own car for the driver job | Own car
whats for dessert | Tiramisù | !lager | !House red
can i get half pepperoni half mushroom | You pay for the dearer half
is there a fee for small orders | $2
peanut allergy, is the ahi bowl ok | We cook with peanuts | !Yes
do you have diet coke | Pop | !Ginger Tofu
`,
  'corner-peel': `
2 large pepperoni and a coke how much | 2 × Pepperoni pie (18 inch) cost $51.00
biggest pizza u make | 18 inch | !Pizza maker
wings 12 bbq price | $16.00 | !see 12
two garlic knots and one two-litre how much | Together that is $16.50
mon closing time | Monday
18 inch cheese pie with mushrooms and pepperoni how much | that is $28.00 before tax | !don’t see
one 14in margherita and 6 wings | $27.00
dozen garlic knots how much | $12.00
half cheese half yinzer 18 inch how much | !Together
most expensive pie | Clam pie (18 inch) ($32.00)
`,
  'tidewater-scoops': `
pregnant here >> what do you recommend | These state alcohol: Rum and raisin
my daughter has a filbert allergy >> which waffles do you have | These state nuts: Hazelnut waffle
im vegan, how much is a triple | Mango sorbet | !Vanilla bean
dairy allergy, double in a cone how much | !Vanilla bean
when is the kiosk back | March 15, 2027
how much is a double in a waffle cone | that is $9.25 | !Sugar waffle
kiddie cone price | $4.25
c'est combien un cornet double | $7.75
2 singles and a small hot chocolate | Together that is $15.75
triple scoop salted caramel w hot fudge | that is $10.75 | !sundae
large shake with malt and oat milk how much at fort street | that is $11.75
ice cream price | Vanilla bean (from $4.25) | !Cookies and cream (from $4.25) and Ice cream sandwich
tienen helado sin leche | !Vanilla bean (desde
what flavours do you have | Vanilla bean | !pasteurised
whats the most popular flavor | Guests like Salted caramel
does the student discount work in langford | Fort Street | !Scooper
when does dallas road open again | March 15, 2027
does langford have waffles | don’t see waffles | !cones
can i get a waffle at 9pm | Until 8 PM | !Whether it is served
is langford kid friendly | Play corner
do u have bubblegum | I don’t see bubblegum
`,
  'saffron-terrace': `
breakfast when | Sat – Sun 9:00 AM – 12:00 PM
ice cream 2 scoops >> rosewater? | Pistachio, rosewater
got breakfast tray for two? | $34.00 | !No
last order for dizi | 12:00 PM – 5:00 PM | !11:00 PM
how much for 3 breads | three for $10 | !$12.00
r refills on tea free | Refills are free | !without tea
`,
  'galo-negro': `
can i get half portions | I don’t know that | !The menu has
is there any vegan dessert >> how much | Rice pudding ($6.00) | !delivery
can i pay with crypto | More than that I don’t know | !only help
i'm a food blogger can i come take pics | media inquiries | !Hours differ
and the cheapest meal | Caldo verde ($8.00) | !Bica
what kids meals u got >> which is cheaper | Rice and egg ($7.00) is cheaper
how much 4 a half chicken >> whole? | Whole chicken costs
ribs plz how much >> sry not the ribs the wings | Piri-piri wings | !ribs
r u open monday >> the brampton one tuesday? | 11:00 AM – 9:00 PM | !1:00 PM
do u have ribs in brampton >> which place does | Dundas West and Rachel Street
is there anything without meat >> is the soup vegetarian | These state meat: Caldo verde | !Caldo verde ($8
wats the family deal >> how many ppl does it feed | I do not know
`,
  'goldener-hirsch': `
no pork >> Schnitzel Wednesday deal, what does it cost | words for Schnitzel Wednesday name pork
ich habe eine nussallergie >> sachertorte | may contain nuts
is wakefield closed in the winter | January 4 – February 10, 2027: Closed | !No.
`,
  'meeple-and-malt': `
do you have board games | !Of course
can we bring a cake | No, except a birthday cake
whats it cost to play >> and kids | $3 for children
what desserts do you have >> anything cheaper | The lowest price for desserts: Oat cookie
hi can i come monday >> tuesday then >> any specials that day | Toastie and pint | !Nacho
what shakes u got >> the last one >> can i get it with oat >> so how much total | that is $10.50
`,
  'brasserie-lumiere': `
y a-t-il une promo le mercredi | Mercredi moules | !Étudiants
entregan en Côte-de-Sable? | zona de entrega de Lumière ByWard
`,
  'mesa-garua': `
i puff up like a balloon when i eat fish >> what do you recommend | not stated to contain fish | !Tiradito
vegetarian >> ceviche de hongos | marked vegetarian | !contains seafood
milk allergy >> were 8 people what should we order | not stated to contain milk
what cant i eat, allergic to celery | state celery
`,
  kornblume: `
do you cater >> for 25 ppl how much | Catering is not listed | !do not know
is there wifi >> whats the password | No. | !I don’t know
order a cake for tomorrow? | three days ahead
when do the baguettes come out | baguettes at eleven
dearest cake | Chocolate torte
how heavy is the wheat bread | 750 g
no mushrooms sandwich | Grilled cheese | !Porridge
do you sell eggs benedict | don’t see benedict
whats fresh at 9 | wheat at nine | !Yes
can i buy starter | A jar is 4 euros | !Bergfrühstück
can i bring my labrador inside | Small dogs inside
what are the hours for the baker job | Three to eleven | !closed now
do u have a stamp card | loyalty program | !cash
where does ur flour come from | two farms in Brandenburg
whats the cheapest cake >> two slices and a filter coffee | €11.80
vegan without nuts | For “vegan”, these are not stated | !Of vegan
can i freeze the rolls | don’t know that | !Roll (
`,
  'babusyas-table': `
two dozen potato varenyky price >> half a dozen | !108
is there a lunch special | no offer for “lunch”
`,
  'palmyra-leaf': `
is the packaging compostable | don’t know | !sweet box
do u have a private room >> how many ppl | seats 40
last order princeton tonite?? | closes at 9:00 PM
whats a hopper | crisp edge, soft middle
whats in the veg thali n when can i get it | kootu | Tue – Fri 11:30 AM – 2:30 PM
kids menu? my 4yo is picky | Kids’ cone dosa | !not listed
one of us doesnt eat spicy and one is vegetarian what can we get | Idli | !Gobi 65
can i get a thali right now | No. | Tue – Fri 11:30 AM – 2:30 PM
family biryani chicken how much | $48.00 | $52.00 | !Chicken 65
compare mysore and masala dosa >> which is less spicy | Masala dosa ($12.00 | !Mysore
compare mysore and masala dosa >> which is less spicy >> allergens in it? | milk and mustard
do you cater >> how much for 60 >> need it in 4 days tho | a week’s notice
im having an allergic reaction >> to the cashews in the biryani | call 911
im having an allergic reaction >> thanks im better now, are you open | Metuchen: open | !911
our waiter was so rude on tuesday and the food was cold, i want a refund | refunds | !cake
`,
  'nettle-and-rye': `
gluten free bread? | may contain gluten (wheat, rye, barley, oats): Seeded gluten-free loaf
can we still get brunch at 3 tmrw | 9:00 AM – 2:30 PM | !Yes
wifi password? | ask for the code
pancakes price >> with ice cream and syrup? | £14.50
do you have meat | Bacon bap | !Vegan sausage
my nan uses a wheelchair can she get in and is there a loo | we have a ramp | !Is it accessible
when do u do half price stuff | hour before we close | !do not know
what coffee do you have | Flat white | Batch filter
how much is the carrot cake >> is that cheaper than buying 12 slices | by £12.40
is a whole carrot cake cheaper than buying 12 slices | (Whole (12 slices)) (£38.00) is cheaper | by £12.40
is there a menu for small kids | !not listed
`,
  'rasoi-junction': `
how spicy is the vindaloo >> can u make it mild | cannot be made mild
`,
  'moonbeam-diner': `
pickup hours boxing day | Pickup at Moonbeam Diner: No special hours
`,
  'lotus-and-tide': `
vegan >> pad thai jay | marked vegan | !contains fish
`,
  'cafe-bellevue': `
stationnement? | Magog | !Sherbrooke
`,
  'breadfruit-and-bay': `
how much for a whole jerk chicken >> with 2 extra sauce | $34.00
jug of sorrel n 3 mac pies | $37.00 | !Kids
when does denver open | December 5
which ones r open thanksgiving | Brooklyn: 12:00 PM – 5:00 PM
`,
  'marani-lane': `
theres 12 of us for my 40th do we need a deposit | £10 a head
whats a good red wine | Saperavi | Kindzmarauli | !Rkatsiteli
whats the loyalty thing >> do khinkali count | A stamp for each khachapuri
c koi un khinkali >> y en a sans viande ? | Mushroom khinkali
`,
});

test('asks once to tell the staff', () => {
  expect(ask('taverna-meltemi', 'celiac here. what can i order').split('Please tell the staff')).toHaveLength(2);
});

test('tells a price as it is written, where that is no amount', () => {
  const items = [
    { name: 'Lobster', price: 'market price' },
    { name: 'Skate', price: 21 },
  ];
  const coast = brandOf({ hasMenu: 'page', menu: [{ categories: [{ name: 'Fish', items }] }] });
  const response = (question: string) => answerQuestion(coast, question, { now: asked }).answer.response;
  expect(response('how much is the lobster')).toContain('market price');
  expect(response('what fish do you have')).toContain('Lobster (market price)');
});
