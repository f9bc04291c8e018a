/** Hours and places of the brands, as guests ask for them: each row is one of a kind. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'palmyra-leaf': `
is the jersey city kitchen still open at 12:30 tonight >> and 12:50? | No.
is 9:15 too late to eat in metuchen on wednesday | Kitchen at Metuchen: until 9:00 PM
`,
  'ble-noir': `
plateau nye 12:30 | Yes. | 12:30 AM
brunch vendredi | à 0 adresses sur 3 | sam. – dim. | !Fermé
`,
  'puffin-and-cone': `
dartmouth breakfast sunday 2:30 | Yes.
quinpool breakfast till | until 11:30 AM | !Two-egg
`,
  kornblume: `
tuesday at 7 | 7:00 AM – 6:00 PM | !No.
`,
  'sugar-and-rye': `
bakery open at 6:30? | South End: 6:30 AM | !at 6:30 PM
`,
  'brasserie-lumiere': `
ouvert dans 5 heures | dans 5 h : 1 adresse ouverte
veille de noel a ottawa | est ouvert pour la veille de Noël
brunch au plateau >> apero a gastown maintenant | 17:00 – 18:30 | !brunch
`,
  'cafe-bellevue': `
vers 8h et demie demain a magog | 8:00 – 18:00 | !Non
mardi 24 >> le lundi suivant | 30 novembre
dimanche prochain | 22 novembre | 29 novembre
`,
  'lone-star-smoke': `
two fridays from now | December 4
first sunday of december | December 6
weekend after next | December 5 | December 6
`,
  'babusyas-table': `
thursday week | December 3
orthodox christmas | January 7
next friday >> the friday after | December 4
`,
  'meeple-and-malt': `
happy hour til >> nye 1am | No holiday hours are listed for Happy hour | 4:00 PM – 2:00 AM | !No. Happy
birthday room for 25 >> price for 4 hours | $150 | !11:30 PM
`,
  'big-sky-pies': `
happy hour now | No. Happy hour
pickup till >> brunch sunday till | Brunch at Big Sky Pies & Pit: until 1:00 PM
`,
  'pimento-lane': `
deliver to bendale till when | until 7:30 PM | !Brampton: Mon
scarborough sunday >> which is open sunday >> earliest | Brampton at 9:00 AM
`,
  'saffron-terrace': `
delivery to thornhill at 9:30 | No. Delivery at Richmond Hill
tea house open now in mississauga | closed for new carpets | !Yes
`,
  'lido-pizza-bowls': `
delivery now? >> to lambeth >> til? | until 8:30 PM
and the delivery hours? >> in 20 min is it ok to come | Yes. Lido | !Delivery
`,
  'hoja-verde': `
wynwood til >> ventanita at 6am | Ventanita at Little Havana | !kitchen
`,
  'umi-counter': `
lunch tomorrow >> window open? | Take-away window | !Yes. Umi
happy hour? >> sunday lunch | 5:00 PM – 9:00 PM | !Happy hour
`,
  'marani-lane': `
amber hour wed | 5:00 PM – 6:30 PM | !Rkatsiteli
pickup last order sat | until 10:00 PM | !Kitchen
`,
  'tidepool-sushi': `
christmas eve fort | Fort Street is open on Christmas Eve | !Cook
kitchen at fort 9:45pm tonight >> the other one after 8 | Cook Street is open today | !Yes
monday fort >> in an hour | today
rating fort | 4.6
`,
  'breadfruit-and-bay': `
can i come to the almeda one at 3 on tuesday | No. Houston
`,
  'bleacher-bird': `
do you deliver to clifton >> and to german village | German Village is in the delivery area of Columbus | !Clifton
`,
  'kamay-and-sons': `
do you deliver to hilltop >> capitol hill? | don’t find Capitol Hill
pickup before 11 rainier? | No. Pickup at Rainier
`,
  'goldener-hirsch': `
where is the one in quebec | Gatineau | Wakefield | !no location
delivery to centretown tonight >> till when >> how much | $5
food in glebe at 10:30 tonight | 10:15 PM | !11:00 PM
kitchen close byward tonight >> glebe | until 10:15 PM | !No.
`,
  'beit-saj': `
is the terrace in villeray open now | May to September | !Yes
`,
  'taverna-meltemi': `
deliver to pilsen >> hyde park | don’t find Hyde Park | !garage
`,
  'kettle-and-crumb': `
which one is open on monday >> the other one? | Southville is closed on Monday
`,
  'mesa-garua': `
where u hide | 1907 E Cesar Chavez
thanksgiving >> spring break | March 15
`,
  'nettle-and-rye': `
when do you open after xmas | January 3
`,
  'maple-and-ember': `
drive thru >> christmas day? | James North is closed on Christmas Day
patio at mile end in june | !closed
which one closes first tonight | Leslieville until 11:00 PM | !Queen West
open 24h any | James North (24 hours). | !until
closest to oshawa >> open now | Yes. Leslieville | !Ossington
open till 2 tonight | until 2:00 AM | !2:00 PM,
queen west open till 1 tonight | Yes. | until 1:00 AM
which places close at 11 tonight | Junction | Exchange | !Queen West
bison burger price >> where | 91 Albert St | !Ossington
`,
  'cedar-and-smoke': `
laval dec 31 close | closes at 11:00 PM | !No.
`,
  'mabels-flapjacks': `
you open at 5:30 in the morning in duluth >> what about 6 | Yes. | 6:00 AM
santa breakfast when | December 12, 8 to 10 AM
`,
  'drovers-rest': `
sunday roast till what time >> 4:30 ok? | Sunday roast at
`,
  'moonbeam-diner': `
thanksgiving weekend | November 27 | November 29 | !November 22
meatloaf at noon on friday >> sunday | Wed – Sat
whole pie pick up tomorrow at 10 | Two days ahead
`,
  'corner-peel': `
slices at 2am tonight | 3:00 AM | !No. Whole
`,
  'gull-and-anchor': `
open mon or tues | Tuesday, November 24
`,
  'trattoria-lucia': `
delivery dec 24 until | 12:00 PM – 5:00 PM
is the patio open in january | I do not know
whats on for new years eve | one seating at seven
open till 2 tonight | No. | until 2:00 AM
open 25 >> 26 >> 27 | November 27
pizzas between 20 and 23 | From $20.00 to $23.00 | !Kitchen
open monday? >> and tuesday >> what about between 3 and 5 | from 3:00 PM to 5:00 PM | !Caff
pizza for lunch wednesday? | Mezza pizza | !Margherita
pollo al mattone friday 10:30pm | 5:00 PM – 10:00 PM | !Sun 12:00
`,
  'dona-amalia': `
laval monday >> plateau monday >> xmas eve both | 2 of 2
`,
  'red-kettle': `
is 9:45 too late thursday | Last seating at Red Kettle Hot Pot: until 9:30 PM
last seating tonight >> sunday | Last seating | 9:30 PM
`,
  'paper-lantern': `
tet closed? >> when u back | February 11
`,
  'imo-and-imo': `
happy hour when and how much r pints | pints $6.50
`,
  'tamarack-point': `
when is happy hour and what is it | tap beer $4
`,
  'loon-point': `
food at 8:45 on wednesday | 8:30 PM | !9:00 PM
`,
  'harbour-noodle': `
r u open christmas >> ok boxing day then >> and the 24th until when | December 24 | 4:00 PM
are you open 26 december >> 27 | December 27
`,
  'tidewater-scoops': `
hours | Dallas Road kiosk: November 1, 2026 – March 14, 2027: Closed
brunch? | not stated | !for brunch, 1
cake pickup tomorrow at 11 | Two days
`,
  'perlmutters-deli': `
when can i pick up the turkey dinner | Lincoln Square on Wednesday | !The Loop
`,
  'lefkara-grill': `
lamb souvla tomorrow til when | until it is gone | !11:30 PM
`,
  'ocak-and-oven': `
are u open thanksgiving | 12:00 PM (holiday hours: Thanksgiving, bakery counter only) | Minneapolis: Closed (holiday hours)
can i eat in on thanksgiving | Minneapolis is closed on Thanksgiving
`,
});
