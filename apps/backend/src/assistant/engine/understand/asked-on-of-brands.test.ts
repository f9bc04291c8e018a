/** What is asked on over the turns of a conversation: each row is one of a kind. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'nordlys-smorhus': `
any vegan sandwiches | none is marked vegan | Elsewhere on the menu, these are marked vegan | Beet Tartare
r u open thanksgiving >> ok so the friday after | November 27 | 9:00 AM – 3:00 PM
what comes on the morning board >> can we still get it at noon tomorrow | Sat – Sun 7:30 AM – 1:00 PM
table for 8 next saturday evening >> is there like a room just for us | The Loft | !stools
`,
  'the-quiet-heron': `
what ales are on >> half pint price | Wing Ale (Half) costs £2.70 | !5.20 | !pie
table for 11 on a sunday how do we do it >> is there a deposit | £10 a head
any jobs going >> whats the bar one pay | £12.90 an hour | !Cards
`,
  'bleacher-bird': `
whats on happy hour >> until when | 3:00 PM – 6:00 PM | !Wing Wednesday
`,
  'kettle-and-crumb': `
what cakes do you make >> chocolate ones | Vegan chocolate cake | !Hot chocolate
kitchen open till? >> both shops? | Stokes Croft | Southville | !deliver
`,
  'puffin-and-cone': `
which flavours r vegan >> can i have that in a waffle cone | not marked vegan | milk and eggs | !Yes
vegetarian options >> can i get the chowder | not marked vegetarian | states fish | !Yes
birthday party for my kid >> for 12 kids | 12 × $22.00 is $264.00
`,
  'beit-saj': `
any jobs in laval >> how much does it pay | $17 an hour | !Baker
`,
  'lido-pizza-bowls': `
kids menu | is not listed | !Twelve
how big is the family size | Twelve
how much is a margherita >> medium >> with mushrooms | $20.50
kids party? >> how much for 10 kids >> how long >> what day | Sunday mornings | !open until
`,
  'casa-oaxaca': `
que tacos tienen >> los de pescado | Taco de pescado | !carnitas
happy hour today? >> what do you have then | House margaritas for $6
`,
  'goldener-hirsch': `
are you open christmas eve >> and new years eve? | 5:00 PM – 2:00 AM | !$129
how much is the schnitzel >> and for my kid | Kids schnitzel ($13.00) | !corner
`,
  'umi-counter': `
what sweet do you have >> cheapest | Yuzu sorbet ($5.50) | !Barley
can i bring my kid >> hes 6 | From eight years
how much is the omakase >> 18 courses? >> per person? | Omakase (Eighteen courses) costs $140.00 | !price level
`,
  'harbour-noodle': `
boat and bowl save how much >> expires | 31 May 2027
what ramen do you have >> how much is the third one >> the first one, is there pork in it | Corn miso ramen is not stated to contain pork | !dumplings
`,
  'copper-bull': `
show me your bar bites >> cheapest | Deviled eggs ($9.00) | !Iced tea
im allergic to eggs >> show me your bar bites | Truffle fries ($13.00) | These state eggs: Deviled eggs
how much is the ribeye >> is it cheaper than the strip | New York strip, 14 oz ($58.00) is cheaper than Ribeye
how much is the tuna >> can i get it to go >> until when | Pickup at The Copper Bull: until 8:30 PM
do you have a private room >> and the other one | $2,500 minimum
what filet do you have >> can we split it | split charge of $6
how much is brunch >> is there parking >> how much is it | $12 from five | !Steak
is there a fee if i bring a cake >> per person? | $4 a person | !price level
`,
  'taverna-meltemi': `
shellfish allergy. can i have the calamari >> whats safe in the meze | Tzatziki ($7.00) | These state shellfish: Grilled octopus
shellfish allergy. can i have the calamari >> is there a patio >> is it open now | open until | !calamari
`,
  'paper-lantern': `
im vegan, is the curry spicy >> the bun dau hu, does it have peanuts | Bun dau hu states peanuts | !Vegetable curry
im vegan, what pho can i have >> any other vegan ones | Com dau hu ($14.00)
how much is the pho chay >> any spicy ones | Bun bo Hue ($16.50)
are you open on sunday >> and on tet | February 5 – 9, 2027: Closed
when does the banh mi window close >> on sunday too? | window at Paper Lantern on Sunday | 8:00 AM – 4:00 PM
do you deliver >> until when >> how much is it | $4, free over $45
do you deliver >> how much is it >> on saturday too? | Delivery at Paper Lantern tomorrow | 5:00 PM – 7:30 PM
`,
  'mabels-flapjacks': `
do the pancakes come with bacon | The Lumberjack | !of Bacon
kids eat free? >> both locations | Duluth | !I’m sorry
can i rent the back room >> after 3pm how much for 2 hours | 2 × $75.00 is $150.00 | !open
how much are the blueberry flapjacks >> any gluten free ones | for $2 more | not for celiacs | !Wild Blueberry Flapjacks states
`,
  'ble-noir': `
i have a walnut allergy >> ok the green salad >> then what can i have | Onion soup ($11.00)
`,
  'cedar-and-smoke': `
do you guys have falafel >> and the sandwich one? | Falafel sandwich costs $10.50 | !Shish
any jobs >> the second one, how much does it pay | Grill server | $16 an hour | !Baker
any jobs >> the second one, how much does it pay >> where is it | 1600 boulevard Le Corbusier | !Saint-Denis
`,
  'gull-and-anchor': `
what fish do you have >> and for kids | Kids cod and chips ($10.00)
how much is cod and chips >> no i meant the halibut | Halibut and chips costs from $20.00 | !burger
r u open monday >> ok when then | closed on Monday | Wed – Thu 11:30 AM – 8:00 PM
`,
  'meeple-and-malt': `
how much to play >> and for my kid hes 8 | $3 for children under twelve
`,
  'dak-and-draft': `
how much is a bulgogi bowl | Bulgogi bowl costs $18.00 | !Makgeolli
how much is the private room >> for 12 people? >> 3 hours | $135.00 | !open
how long does the chicken take >> on a friday night? | thirty on Friday | !is open
`,
  'maple-and-ember': `
are you open at 1am friday >> which ones | at 1:00 AM | !Junction
open on christmas eve after 5 >> which | after 5:00 PM | !Queen West
do you have a place in calgary >> phone number? >> anything you can only get there | Brisket by the pound
any promo code for new customers >> would it work if i only spend 20 | does not hold for that
first time ordering whats good | Ember double
kitchen manager salary >> vacation | Four weeks of holiday
job in montreal >> english only ok? | Français parlé | !Of course
what tacos do you have at mile end >> what burgers do you have | Burgers at Mile End | !Bison
what tacos do you have >> any with fish | Baja cod taco | !Rideau
burgers under 15 >> which of those is spicy | marked spicy | !Delivered
cheapest burger >> with bacon i mean | burger bacon: Maple bacon
how much is the ember double >> sorry i meant the ember dog >> and a maple shake >> total? | $17.00 before tax | !Ember double
do you have parking at queen west >> until when tomorrow | Queen West closes at 2:00 AM | !Parking
`,
  'rasoi-junction': `
what curries do you have >> with chicken | Butter chicken | Chicken vindaloo | !Chicken 65 | !Goat
do you have a buffet >> kids price? >> is it halal | goat are halal | !RASOI10
`,
  'gursha-house': `
how much is the kitfo >> is it raw | Kitfo name kitfo and raw | !feedback
`,
  'trattoria-lucia': `
new years eve >> how much | one seating at seven | !$3.50
private party for 30 >> price | I do not know | !$3.50
birthday >> for pickup? | Dine-in, with a main course | !Pickup is listed
any deals on right now >> the pizza n wine one is that every day | Two pizzas, one bottle | !Marinara
student discount >> on pizza? | Tuesday to Friday | !Marinara
server pay >> do i need smart serve | Smart Serve certificate | !$19
rider pay >> own bike? | Bicycle, helmet | !parking
pizzaiolo pay >> hours | five evenings | !Today’s
lunch at the bar deal >> price >> expires? | 28 February 2027
do you have vitello tonnato >> and polpo e patate >> how much is the first one | Vitello tonnato costs $18.50 | !Polpo
quelles pizzas >> celles aux champignons | Funghi ($21.50) | !Diavola
vegan, what should i have for a main | Marinara ($16.00) | !Pollo al mattone (
vegan and allergic to garlic, which mains | not stated to contain garlic | Ortolana ($20.50) | !Marinara
cheapest pizza >> with meat on it | The lowest price for pizza meat: Diavola
im allergic to nuts. what pasta >> with meat | Tagliatelle | !Gnocchi ($ | !Vitello
what desserts >> 2 of the second one | 2 × Panna cotta cost $20.00
margherita >> small | doesn’t say how big | !sorry
margherita >> with prosciutto | doesn’t say “prosciutto” of Margherita | !costs $24.00
`,
  'leilani-plate': `
cheapest poke bowl | Tofu avocado poke (Bowl over rice) ($13.00) | !$9.00
`,
  'dotties-griddle': `
which burgers r halal >> the classic one? | not marked halal
vegetarian salads >> can i have the kale caesar | states fish | !Yes
buttermilk pancake stack >> and bacon on the side | doesn’t say “bacon” | !Burger
`,
  'tante-odiles': `
gumbo how much >> cup or bowl | Seafood gumbo (Cup) costs $9.50 | Seafood gumbo (Bowl) costs $18.00 | !Together
`,
  'cafe-bellevue': `
show me your sandwichs chauds | Végé-pâté | !Chocolat
eggs benedict price | !Biscuit
`,
  'nettle-and-rye': `
whats for brunch | Buckwheat pancakes (£11.00) | !AM –
`,
  'mesa-garua': `
cuánto cuesta el ceviche >> el grande | Ceviche mixto (Large) cuesta $26.00 | !En total
`,
  'brasa-norte': `
my birthday is saturday do i get anything >> what do i need to show | With ID | !is open
`,
  'jacaranda-corner': `
large flat white with oat milk | that is $6.40 | !Lactose | !doesn’t say
`,
  'steam-and-swallow': `
whats in the har gow, any pork | doesn’t say “pork” of Har gow | !Sweet and sour
`,
  'prairie-dragon': `
vegetarian options >> can i have combo 4 | not marked vegetarian | !Yes
vegetarian options >> can i have the hot and sour soup >> can i have mapo tofu | not marked vegetarian | contains meat | !Yes
vegan options >> can i have vegetable fried rice | states eggs | !Yes
options végétariennes >> je peux avoir la soupe wonton | pas indiqué végétarien | !Oui
opciones vegetarianas >> puedo pedir el combo 4 | no está marcado | !Sí
vegan options >> can i have the green tea | Yes. Green tea is marked vegan
lunch combo price and whats in it | a spring roll | Ginger beef lunch ($15.50)
`,
  'lone-star-smoke': `
do u sell sauce by the bottle | !BYOB
`,
  'hickory-yard': `
smash burger >> and fried egg on it >> how much | that is $14.00
`,
  'brightside-juicery': `
how much is an energy ball >> how about 6 | $16.00 | !$18
`,
  'big-sky-pies': `
how much is the oak brisket >> what about three | $51.00 | !truck
`,
  'moonbeam-diner': `
show me your drinks | Drip coffee | !Slice of pie
`,
  'khao-fon': `
lunch special info pls >> can i get one tomorrow | not tomorrow | Tue – Fri
`,
  'pemas-kitchen': `
what are the lunch specials >> can i get one tomorrow | No. | Tue – Fri
`,
  'ridge-road-creamery': `
how many pieces in the perch basket >> could we get it tmrw instead | No. | Fri 11:00 AM
`,
  'thimble-and-thistle': `
what should i get if i dont like sweet stuff >> how much | !stated to contain sweet
`,
  'ocak-and-oven': `
what meze are vegan >> can i have the haydari | states milk | !Yes
tip included? >> we are 9 | 18 % service for groups | !reservation
catering 20 people >> delivery free? | free within five miles | !DoorDash
do you guys do turkish breakfast? what days | Breakfast spread | Sun 10:00 AM – 2:00 PM | !Turkish coffee | !11:00 PM
are yall open thanksgiving >> ok how do i get baklava for it in minneapolis | order by Tuesday 24 November
students get a discount? >> on raki? | Not on alcohol or deals | !Yeni Rakı
student discount >> at dinner? | Monday to Thursday | !open
`,
  'kopi-kechil': `
halal options >> can i have tiger beer | contains alcohol | !Yes
vegan options >> can i have teh tarik | states milk | !Yes
tiffin >> how much | $68.00
tiffin >> where | pickup at Fraser Street or Kingsway | !Lonsdale Ave
do u have set lunch >> which ones r there and how much | Set lunch: chicken rice ($15.95) | !Roti canai
do u guys have satay today >> how much for 12 chicken | Chicken satay (Twelve sticks) costs $29.00
roti at lonsdale >> at 9am | !Yes. | starts at 11 am
thanks see you tomorrow | Goodbye
is there wifi at fraser i wanna work there a bit | !position
`,
});
