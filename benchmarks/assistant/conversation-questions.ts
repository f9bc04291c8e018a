/**
 * Conversations of three to seven turns written on 2026-11-24 as diners type them on a phone: corrections, changes of
 * the subject and back again, what was told of an allergy long before, and questions of two words. A sixth is in French or
 * Spanish; a crêperie and a Filipino grill were unknown to the engine, two demo brands were not.
 */
import { conversationsOf, type EvaluatedQuestion } from './question.ts';

export const conversationQuestions: EvaluatedQuestion[] = [
  ...conversationsOf(
    'ble-noir',
    `
what time does plateau open tomorrow
and the one downtown | 10:00 AM
until when | 12:00 AM / midnight
and sunday | 8:00 PM
is there parking | $15

how much is the complète
and the forestière | $17
is it vegetarian | Forestière | vegetarian
and without cheese? | ask / know / not | !Yes
with an egg how much | $19.50
can i book a table | online / reserv

im allergic to nuts
what galettes can i have | Complète | !Bergère: | !Potagère:
and for dessert | Caramel / Citron | !Chocolat-banane:
chocolat-banane? | almonds | !Yes
ok and is there parking at lachine | Fourteen | !Chocolat-banane
and the bergère without the walnuts? | states nuts | leave out the walnuts | ask / kitchen | !Yes
what about the potagère | hazelnuts | !Yes

do you have cider
how much is a bottle | $27 | $26
the sweet one | $26
how strong is it | 2.5 %
anything without alcohol | Apple juice / Lait ribot | !Ice cider
and beer? | Breton lager

can i book for tonight
we are 10 | From nine guests, call us
for the patio | first come
is there an extra charge for big groups | 15 %
can we bring a cake | $3

do you deliver
how much is it | $4.50
to mile end too? | Mile End is in
from old port? | no / not | !Yes
ok until when can i pick up there today | 12:00 AM / midnight
and tomorrow | 12:00 AM / midnight

is there a kids menu
up to what age | ten
how much is it | $9.50 | $5.50 | !I do not know
what's in the first one | Ham, Emmental
does it come with a drink | apple juice
high chairs too? | Three

vous avez des galettes sans gluten
une végétalienne? | Potagère
c'est combien | 16
et les crêpes? | blé / wheat | !Oui
vous êtes ouverts lundi | fermé

y a-t-il une salle pour les groupes
pour combien de personnes | thirty / trente / 30
c'est combien | $150
et c'est à quelle adresse | 85 Rue de la Commune
le stationnement là-bas | $15 | !Fourteen

what's in the paysanne
is it spicy | no / not | !Yes
which one is | Andouille
how much | $18.50
without the mustard? | mustard | ask / know / not | !Yes
hmm and the cheapest galette | $15.50

are you open on christmas eve
all three? | Lachine | Plateau | closed
until when at lachine | 3:00 PM
and new year's eve | 8:00 PM
no i meant at old port | 2:00 AM
can i book there for that night | online / reserv

do you have oysters
how many pieces | three | six | !I do not know
how much are six | $22
are they gluten free | gluten-free
and the onion soup | wheat | !Yes
what else is there to start | Sardine rillettes | Green salad

how much is brunch
when is it | 10:00 AM / ten | 2:00 PM / two
what's in the matinale | two eggs, bacon
is coffee included | included
without bacon? | ask / know / not | !Yes
anything vegan at brunch | no / not / none | !Crêpe perdue:

is there live music
at what time | eight
where | Plateau | !Lachine
is it free | know / not | !Yes
ok. do you do catering at home | $29
for 40 how much | $1,160
how far ahead | three weeks

cuánto cuesta la suzette
y la de caramelo | 9
lleva huevo | huevo / egg
tienen algo sin lactosa | Potagère / Green salad / Oysters | !Caramel:
a qué hora cierran hoy en lachine | 9 / 21
`,
  ),
  ...conversationsOf(
    'trattoria-lucia',
    `
how much is a margherita
with burrata | $25
and gluten free base instead | $23
is that safe for coeliacs | not suitable | !Yes
ok the diavola then is it very spicy | Diavola | spicy
which pizza isnt spicy | gluten | !Nduja

are you open tonight
until when | 11:00 PM
same for saturday? | 11:00 PM
and sunday lunch | 12:00 PM / noon
monday? | closed
ok tuesday then, can i bring my own wine | $20

is there parking
is it free | free
how many | Ten
where do i drive in | Brunswick
and for bikes | in front

my son has an egg allergy
is the ravioli ok | eggs | !Yes
and the gnocchi | ask / kitchen | !Yes
do you have half portions | half portions
whats for dessert for him | Panna cotta | !Torta di fragole: | !Tiramisù:
do you have a high chair | high chairs
the tagliatelle? | eggs | !Yes
and tiramisu? | eggs | !Yes

do you have red wine by the glass
how much | $12
the bottle | $44
and half a litre | $30
whats the cheapest white | Vermentino | $13
no alcohol? | Chinotto | !Negroni | !bitter, so

what starters do you have
does it come with bread | bread from the same oven
is the bread free | free
whats pane e burro | cultured butter
how much is it | $6
vegan ones? | Ribollita | Insalata di campo

do you deliver to the annex
until what time | half past nine / 9:30
on mondays? | Tuesday to Sunday / closed | !Yes
is there a fee | know / not say | !18 %
minimum order? | know / not say
and pickup, until when today | 10:30 PM

what can i eat im vegan
pizza? | Marinara | Ortolana | !Margherita
the bianca | sold out
how much is the ortolana | $20.50
does it have nuts | almonds
pasta? | Orecchiette | anchovy

can i have my birthday party there
how many people fit | know / twelve tables
do i get something free on my birthday | Torta di fragole
do i need a code | AUGURI | !CIAO15
also for takeout? | Dine-in | !Yes
do you have a discount for groups | Ten percent / 10%
any day? | Tuesday to Thursday | !Yes

vous avez des risottos
c'est combien | 26,50 / 26.50
il y a de la viande dedans | bone marrow
et les raviolis c'est combien | 24
une table pour ce soir c'est possible? | réserv
jusqu'à quelle heure la cuisine est ouverte | 22 h 30 / 22:30

tienen pizza sin queso
cuánto cuesta | 16
es picante | picante | !Sí
y la diavola | picante
abren el domingo | 12
hasta qué hora | 21 / 9

how much is the branzino
is it boneless | bone it | !I do not know
what does it come with | fennel, olives
does that come with potatoes too | doesn't say / not name / know | !Yes
the chicken instead, how much | $29
can i get that at lunch | 5:00 PM | !Yes
on sunday? | Tue / Saturday | !Yes

whats the lunch special
until when is it on | February / 28 / 2:30
do students get something off | Twenty percent / 20%
on fridays too | Friday
what pasta do you have for lunch | Pasta del giorno
how much | $18
is coffee included | Espresso

i want to work for you
what jobs are there | Server | Delivery rider
how much does the server pay | $19
the rider? | $20
do i need a license | 18 years / Smart Serve
how do i apply | apply / career

do you have tiramisu
how much | $11.50
does it have alcohol | marsala
is there a dessert without | Panna cotta / Gelato / Torta | !Cantucci e vin santo (
what flavours is the gelato | ask
how many scoops | Two | Three
three scoops how much | $12
`,
  ),
];

/** First run when those were mended. */
export const heldOutConversationQuestions: EvaluatedQuestion[] = [
  ...conversationsOf(
    'kamay-and-sons',
    `
how much are the pork lumpia
how many pieces | six | twelve
is there a vegan version | Vegetable lumpia
how much is that one | $7.50
is it spicy | no / not | !Yes
does it come with a sauce | Vinegar dip

what time do you close tonight at rainier
and pike street | 10:00 PM
and the one in tacoma | 10:00 PM
same for saturday? | 10:00 PM
on sunday? | 8:00 PM
no i meant pike | closed

my wife cant eat peanuts
is the kare kare ok | peanuts | !Yes
whats safe then | !Kare-kare: | ask / kitchen
where do i park | Twelve
do you fry in peanut oil | canola
what noodles do you have | Pancit
and the stews | !Kare-kare:

whats a kamayan feast
how much is it | $38
for 6 people | $228
how far ahead | two days
is there a deposit | $50
can two people do it | four | !Yes
ok can i bring a cake | no charge

do you have halo halo
how much is the large | $14
whats in it | ube ice cream
is it at pike street too? | don't see | !Yes
what else is sweet there | Leche flan / Turon
anything vegan | Turon

tapsilog how much
with brown rice | $16
and the longsilog | $14
how many sausages | Three
can i get that for dinner | 3:00 PM / three | !Yes
do you have beer | San Miguel
the big one | $18

can i make a reservation for 4
and for 9 people | phone / call / (206)
tomorrow at 7 | phone / call / (206)
till when is the kitchen open tomorrow | 11:00 PM
is there karaoke | nine
on which days | Friday and Saturday

how spicy is the bicol express
can you make it less spicy | cannot | !Yes
whats not spicy | Not marked spicy | !Bicol express (
sinigang for 3? | $32
does that come with rice | rice

do you deliver to beacon hill
is there a fee | not stated | !3 %
from tacoma? | Hilltop / not
can i order online for pickup | order
until when today | 10:00 PM / 9:30 PM

quiero algo sin gluten
el pollo cuánto cuesta | 17
viene con arroz | rice / arroz
y en pike street | Chicken inasal | !adobo
hay estacionamiento ahí | garage
y en tacoma | $3

c'est quoi le sisig
c'est épicé | épicé / piquant / relevé
et celui au tofu | Tofu sisig
il est végétalien | végétalien / végan
vous ouvrez à quelle heure demain | 9
et à tacoma | 9

do you have a whole pig
how many does it feed | thirty-five
how much | $420
when do i have to order | five days
do i pay in advance | half
do you do catering | parties@ / catering

whats good for breakfast
until when do you serve it | 3:00 PM / three
anything without egg | !Tapsilog:
is there a deal on it | Silog and coffee
on saturdays? | Weekdays | !Yes
how much is it normally | $18

is it ok to bring my dog
where | Tacoma
do they have a patio too | patio
and rainier? | know / not / no | !Yes
is there parking there | Twelve
for how long | two hours

whats the cheapest thing on the grill
is it pork | pork
chicken then | Chicken inasal
is it halal | know / not | !Yes
how big is it | leg quarter
with garlic rice how much | $18.50
what about fish | Stuffed bangus
`,
  ),
  ...conversationsOf(
    'maple-and-ember',
    `
how late is queen west open tonight
and ossington | 2:00 AM
and on sunday? | 11:00 PM
no i meant queen west | 10:00 PM
is there parking | Euclid
and at ossington | no / not | !Euclid

how much is the ember double
with bacon | $19.50
in vancouver? | $17 / $20
how many calories | 890 / 1,000
does that come with fries | !Yes
how much are they | $6.00 | !$26

im lactose intolerant
which burger can i have | The Beet | !Plain single:
how much is it | $15
and which tacos | Brisket taco / Black bean taco | !Charred corn taco:
whats your phone number | 555
a shake? | milk | !Yes
the slaw then | Slaw | milk

do you have tacos
whats in the tinga one | chipotle
is it spicy | no / not | !Yes
how much are 3 | $20.25
is there an offer on tuesday | $13
is it on today | Tuesday | !Yes

what vegan stuff do you have
just the burritos | Garden burrito | !Smoked
how much | $14
anything cheaper | $
is the garden burrito gluten free | wheat | !Yes
ok what tacos then | Black bean

can i get the lobster taco
how much is it | $11.50
and in toronto? | don't see | Moncton | !Yes
when does moncton close tomorrow | 11:00 PM
is there parking there | parking
whats the phone | 555-0182

do you cater
which kitchens | Queen West | Leslieville | Inglewood
for 30 people how much | know / not
is there a discount | Twelve percent / 12
what code | DESK12
on sundays? | weekdays | !Yes

onion rings price
how many are in there | six
to share how much | $11
are they vegan | no / not | !Yes
what vegan sides do you have | Salt & maple fries | Charred greens

c'est ouvert à quelle heure demain à queen west
et à ossington | 12 / midi
ils livrent? | Oui / livr
où exactement | Little Portugal
et junction | livr
vous avez des burgers végétariens | Mushroom melt | Beet

qué tacos no llevan carne
cuánto cuesta el de coliflor | 6.25 / 6,25
lleva nueces | cashew / anacardo
y el de frijol | Black bean
está abierto old strathcona ahora | abiert

do you take reservations
what about groups of 12 | know / not
do you have a patio | Queen West
is it heated | know / not | !Yes
which ones have a kids area | Leslieville
when are they open sunday | 9:00 PM

whats in the poutine
is the gravy vegetarian | know / not | !Yes
how many calories | 920
anything lighter | greens / slaw
ok the greens how much | $7.25
at ossington? | $8

do you have gift cards
can i use it at any kitchen | know / not
whats ember rewards | spark
how many for a burger | hundred and fifty
and my birthday? | shake
do i need to bring something | date

whats the family deal
how much do i save | $20
until when | 31 March
does that come with fries | four fries
for delivery too? | know / not
and the late one | $18
after what time | ten

is the guacamole available
what other sides are there | Elote
do you have baja cod tacos in calgary | sold out
whats special there | Brisket by the pound
how much is it | $32
does it feed two | Feeds two
can i order it online | order
`,
  ),
];

/** On brands that it knew, first run when those were mended too. */
export const lastConversationQuestions: EvaluatedQuestion[] = [
  ...conversationsOf(
    'umi-counter',
    `
do you have omakase
how much is it | $95 | $140
can you do it without raw fish | two days ahead
how many courses | Twelve | Eighteen
can i book it for 8 people | Six
and for 4 tomorrow | online / reserv

whats in the rainbow roll
how many pieces | Eight
with brown rice how much | $18.50
is it spicy | not
which one is | Spicy tuna roll
can i get half | Half rolls | counter

im allergic to sesame
whats good for me from the rolls | Ume shiso roll | !Cucumber roll (
and nigiri? | Salmon nigiri
the chirashi | not stated
is there parking | free after six
do you have dessert | Yuzu sorbet | !Mochi ice cream (
what about the gyoza | sesame | !Yes

are you open today
what about the take away window | 4:00 PM | 8:30 PM
and on monday | not on Monday
when is happy hour | 5:00 PM | 6:00 PM
how much is sake then | $6
the carafe | $24

do you take walk ins
how long can we stay | Ninety minutes
can i bring my 5 year old | eight years
is there a fee if i cancel | $40
do i have to tip | 18 %
ok and is it accessible | ramp

tenéis sopa de miso
cuánto cuesta | 4
es vegana | pescado / fish | !Sí
y algo vegano para picar | Edamame
abrís el domingo | 17 / 5
`,
  ),
  ...conversationsOf(
    'brasa-norte',
    `
how much is the rodizio
and at lunch | $36
on which days | Fri
what do kids pay | half price
are drinks included | extra
and dessert? | extra / $

can i book a table for tonight
for 10 of us | phone
is there a private room | Gaúcho
how many people does the bigger one fit | fifty-five
whats the minimum | $2,500
do you add a tip | 20 %

picanha price
a pound | $44
what does it come with | rice, beans and farofa
is it halal | beef is not / not marked | !Yes
which meat is | lamb

do i get something for my birthday
on saturday? | Not on Saturdays | !Yes
how many do we have to be | four
do i need to bring anything | ID
and for teachers | 20% / Twenty percent
which day | Sundays

where do i park
how much is that | $12
do you validate | three hours
is there a dress code | Smart casual
can i wear flip flops | flip-flops

do you cater
how much is it | $48 | $140
for 40 | $1,920
how much notice | Two weeks
do you deliver | DoorDash

vous avez des desserts sans oeufs
le flan? | eggs / œufs | !Oui
c'est combien | 9
à quelle heure vous fermez samedi | 23
et dimanche | 21
`,
  ),
];
