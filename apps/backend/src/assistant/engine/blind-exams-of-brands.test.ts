/** What blind exams on brands new to the engine showed wrong: each row is one of a kind. */
import { testRows } from './testing/ask-brands.ts';

testRows({
  'lefkara-grill': `
what about sat the 28th for dinner | November 28 | 4:00 PM | !November 21
are u open sat 28 | November 28 | !November 21
planning moms 60th about 25 of us do you have a private room >> can we bring our own cake >> so how much for all 25 | 25 × $2.00 is $50.00
how much is the pork souvlaki plate >> can i get fries instead | for fries $2 | !Hand-cut fries (from
how much is the whole fish | Whole sea bream | $34.00
how much is a glass of red >> and a bottle | Half litre $26.00 | !cake
can i get the pork souvlaki plate with fries instead of potatoes | !Lemon potatoes costs
im allergic to fish what can i have | !Whole sea bream ($
does the octopus have dairy | !Yes
`,
  'loon-point': `
how much is a flight | Flight of four costs $13.00
what beers do you make >> which one has the least alcohol | Loon Lager (4.6 %) | !Giant soft pretzel
how much are the ribs | Half rack $24.00 and Full rack $36.00
how much are the ribs >> do sides come with that | Plates come with two sides
do you guys do smoked turkeys for the holiday >> i need 2 of them how much | 2 × $75.00 is $150.00
do you cater rehearsal dinners >> about 60 ppl what would that run us | $1,140.00
im looking for a private room for 35 people >> does it have a projector | I do not know
do u have a military discount >> beer too? | Not on alcohol
are there brewery tours >> my kid is 15 can he come along | Under 21 with a parent
first time coming what should i get >> something to share for 3 | Captain’s platter | !Beer-battered cod
hola tienen estacionamiento >> y para la lancha? | Eight slips
any live music this weekend >> whos playing | I do not know
what sides come with the brisket plate >> can i sub fries >> how much is extra sauce | !sub fry
`,
  'ba-tu-noodle-house': `
how much is the house special pho | Regular $17.50 and Large $20.00
do u sell the broth to take home | $14 a litre | !Their own words
can i book a table for tomorrow night >> its only 2 of us | four people and up | !× $
got any beer >> when is happy hour | 5:00 PM – 6:30 PM
do u have room for 15 people >> how much would that be for all of us | $480.00
is there gluten in the bun bo hue | !name bun
`,
  mangiacapras: `
can i get the gluten free crust | flour in the air | !Come get it
can we make a reservation and is there anything without dairy for her | not stated to contain | Branzino
what is the seven fishes thing >> what times | 3:00, 5:30 and 8:00
can i still get a roast pork sandwich tonight | Served until five
sunday gravy >> do u sell it by the jar | A quart is $14
whats on the kids menu >> isnt that free on sundays | One kids dish free
u hiring? i got 3 yrs serving | no open positions | !High chairs
thanks! do you have gift cards | Online or at the host stand
`,
  'tia-lichas': `
whats in the number 1 dinner | One puffy taco | !(210) 555-0142
i want to do my moms 60th for 35 people do yall have a room | seats 40
cuanto cuestan las fajitas de pollo para dos >> y las de res | For two $38.00
good dinner with no dairy? allergic to milk | Fish tacos | !No. 1 dinner ($
do you have margaritas >> whats the cheapest | House margarita | !Iced tea
`,
  'tamarind-yard': `
whats the difference between the masala dosa and the mysore one >> can i get cheese in the first one | that is £12.00 | !name cheese
if we get just one butter chicken is delivery still free | free over £35
do u ever have live music | Live sitar and tabla
do u ever have live music >> what time does it start | six till eight
how much is the cooking class | £55 a person
do you do a bottomless brunch | !Open for brunch
whats the spiciest curry >> and the mildest | Butter chicken | !Pani puri
is the kids butter chicken spicy | Little butter chicken
`,
  'brass-dory': `
how much is a 2 pound lobster | (2 lb) costs $58.00 | !Fish and chips
hola que nos recomiendan para dos | !Fish and chips (Two pieces)
striploin >> how much if i add the lobster tail | that is $68.00
how much is the lobster benny | Lobster Benedict costs $27.00
`,
  'cedar-and-sumac': `
celiac can i eat there safely | flour in the air
when is the wine tasting >> how much for 2 ppl | 2 × $58.00 is $116.00
`,
  'lucky-heifer': `
how much are 2 cokes | Fountain soda | !Cookies and cream
what do kids meals come with | apple slices
what do kids meals come with >> up to what age | Ten and under
do gift cards expire | no expiration
do you do birthday parties >> how much for 12 kids | 12 × $18.00 is $216.00
do you do birthday parties >> how much for 12 kids >> how much for 80 people | !×
`,
  'bannock-and-bee': `
when is the sourdough class >> how much for me and my pal | 2 × £65.00 is £130.00
when is the sourdough class >> any spaces left on it? | I do not know
what time does stockbridge shut on sunday >> and is brunch on til then | 9:00 AM – 3:00 PM
can i bring my dug inside | pavement tables
can we hire leith for my 40th theres about 45 of us | up to fifty people
`,
  'paper-heron': `
when is the sake tasting >> how much for 2 | 2 × $55.00 is $110.00 | !House sake
til when can we still get hot food | 45 minutes before we close
can i get a table for 4 tomorrow at 7 >> how long will u hold it if were late | fifteen minutes
can i get a table for 4 tomorrow at 7 >> ok actually we might be 12 | Nine or more
do u guys deliver to parkdale | about five kilometres
what comes in the lunch bento >> the salmon one how much | costs $18.50
omakase price >> for two of us with the sake pairing | that is $280.00
how much is it to rent the tatami room on a saturday nite | $600
what is there for my 6 yr old she wont eat fish | Kids bento
`,
  'caliche-creek': `
taking my vegetarian gf what can she eat | portobello | !Marked gluten-free
do yall do box lunches for an office >> 14 of us whats the total | 14 × Box lunch cost $210.00
need a room for my moms 60th bout 35 people >> what does it run | $250
when is the brisket class and how much >> for me and my husband then | 2 × $95.00 is $190.00
could you cook at a wedding for 120 in may | 120 × $32.00 is $3,840.00
is it happy hour at buda rn >> how much r the margs | frozen margarita $7
cuánto cuesta el plato de dos carnes >> somos 3 todos pedimos ese cuanto seria | $72.00
any deals >> anything for seniors | no offer for “seniors”
`,
  'silver-moon-diner': `
what do u have for kids | Moon-Face Pancake
are u open thanksgiving >> can i still order a pie for it | November 22
what comes with the two eggs and how much are they | Two Eggs Your Way costs $8.95 | !Fried Chicken
whats ur most popular pie >> how much for a whole one >> and 2 of them plus a whole dutch apple | $80.00
anything vegan besides salad | Black Bean Burger | !Garden Salad
anything vegan besides salad >> whats ur most popular pie | !salad
anything fun going on there in december | Sock Hop | Pancakes with Santa | !Trivia
what events do you have | Trivia
que eventos tienen en diciembre | Sock Hop
anything going on in march | Trivia | !front steps
anything happening thursday dec 10 | Trivia | !Santa
des événements jeudi ? | Trivia
how long does it take, we drive over on saturday how long is the wait | 20 to 40 minutes
`,
  'the-fleece': `
how much is the beef roast | Topside of beef costs from £19.50
how much is the beef roast >> do u do a kids one | Child’s roast costs £9.50
is there a vegan roast | Nut roast
can i bring my dog >> can he come in the dining room tho he's tiny | Not in the dining room
how many ppl can the barn hold | 140
when's the quiz >> how much for a team of 5 | £10.00
no milk for me allergic what puddings are there | Apple and blackberry crumble
are you showing the england match tomorrow | Six Nations
`,
  'carmelas-trattoria': `
2 chicken parms and a large ceasar whats the total | $66.00
need catering for 40 ppl, chicken parm. how much | Tray of chicken parmigiana costs from $80.00
u doing anything for xmas eve >> how much for 2 adults and a 9 yr old | 2 × $85.00 and 1 × $40.00 is $210.00
u doing anything for xmas eve >> how much for 2 adults and a 13 yr old | !2 × $85.00 and
`,
  'khao-fon': `
i have a tree nut allergy what has cashews | Pineapple fried rice | Cashew chicken
i have a tree nut allergy is the coconut ice cream ok | may contain cashews
hacen catering para una oficina de 40 personas? >> cuanto sale el pad thai | $130
`,
  'la-girouette': `
when is the candlemas crepe thing and how much >> 2 adults and a 7 yr old what would that be | is $47.00
hi we need a place for our office xmas party dec 17 18 people >> whats that in total for all of us | $684.00
can i book a table for tmrw night 4 ppl >> and for brunch sunday? | first served
how much is the yule log and by when do i need to order | 18 December
`,
  'bellafiore-hoagies': `
whats the difference between the boxed lunch and the big boxed lunch >> how much is the second one | Big boxed lunch costs $19.00
`,
  'bebe-di-rasoi': `
im celiac can i eat the chicken tikka | honest: no | share the tandoor
kaju katli how much a lb >> and 3 lbs | $72.00
how much is the lunch buffet | Adult $22.00
do you have any sugar free sweets | Anjeer barfi
`,
  'coulee-and-brine': `
when is the shuck school thing | December 5
hey i have to cancel for tonight do i get charged >> there were 4 of us so how much | 4 × $25.00 is $100.00
do you have a private room for a work dinner >> who do i email | events@
are kids ok for dinner >> what could my 6 yr old have | Buttered noodles
`,
  'cafe-bellevue': `
avez-vous du lait végétal? | Avoine et soya
do you have oat milk | Avoine et soya
`,
  'mesa-garua': `
2 white rice, one chilcano and 3 quinoa salad total | 3 × Quinoa salad | $56.00
`,
  'tidepool-sushi': `
do you have asahi and kitsune udon >> price of the second | $14.50
`,
  'hickory-yard': `
is the bourbon slush vegetarian | not marked vegetarian
`,
  'nordlys-smorhus': `
can i get the vets midnight snack | costs $13.50 | !No. | !12:00 AM
`,
  'beit-saj': `
whats the total for 2 grilled halloumi, one soft drink and 3 zaatar manousheh | $41.50
`,
  'drovers-rest': `
which beer has the least alcohol | Dales bitter (3.8 %)
what beers do you have >> which is strongest | Fell pale ale (4.2 %)
`,
  'trattoria-lucia': `
what wine goes with the branzino | Vermentino | the menu does not say | !Cantucci
what are you doing for new years eve | five courses
any events coming up | five courses
`,
  'maple-and-ember': `
do you have gift cards >> can i use them on skip | I do not know
is the campfire burger hot >> whats a mild one for him then | Not marked spicy | Mushroom melt
which location is best with toddlers >> does that one do the maple fried chicken | at Leslieville
`,
  'dots-flat-top': `
is the bean vegan | not marked vegan | Say “all plant” | !cooked apart
does the bean burger have dairy i cant have milk >> can u make it vegan | states milk | Say “all plant”
whats on happy hour n when | 4:30 PM – 6:00 PM | Draft Pint: $5 at happy hour | !I find no offer
hi i was wondering if you can do lunch for my office there is 25 of us how much would that be | 25 × $14.00 is $350.00 | !reservations
do you sell gift cards >> do they work on doordash | do not work on DoorDash
what time is trivia >> how many on a team >> do u show the buckeyes game on saturdays | 555-0130 | !Buckeye
happy hour what do i get, no alcohol for me | 4:30 PM – 6:00 PM | !Draft Pint
can we watch the buckeyes at yours | 555-0130 | !Buckeye
can i bring my dog >> is it open now | locations are open now
are kids ok in the bar >> what can they eat | Kids Grilled Cheese
2 doubles, a large fry and two small vanilla shakes how much is that | $33.50 | !Onion
3 singles and a triple total | $31.00
double combo how much >> can i swap fries for onion rings | Onion rings instead $2.00 | $15.50
double combo how much >> can i swap fries for onion rings >> and a shake instead of the pop >> so total? | $19.00
double combo how much >> can i sub tots for the fries | !Large fries instead
2 double combos with onion rings instead of fries | $31.00
is the double combo ok i have celiac >> can i swap fries for onion rings | Onion Rings states gluten
student discount on the oklahoma how much | you would pay $8.55
`,
  'night-heron-tea': `
drinks without caffeine | Taro milk | !oolong
hola q opciones veganas tienen para comer | Popcorn mushrooms | !Lychee oolong
vegan options to eat | Popcorn mushrooms | !Lychee oolong
how many carbs in the taro milk | do not know | !crabs
can i get a table for 8 downtown next thursday >> is there like a private room if were 20 >> could we have it on a saturday | Tuesday to Thursday and Sunday | $300
room for 15 for a birthday | up to 24 people
do u guys deliver >> shaved ice too?? >> is it cheaper if i just pick it up | Pickup through our own site is cheaper | !Milk teas
do you deliver the mango snow mountain | everything but shaved ice | !Delivery is listed
vous vendez des cartes cadeaux ? >> on peut les utiliser sur uber eats? | Je ne sais pas | 555-0135
can i use a gift card on skip | I do not know
do they have beef noodle soup at the campus store >> ok how much for 2 large | Downtown | $39.90
hey do you have mango snow mountain today | Campus is on the menu, but not to be had now | at Downtown | !Yes
need 25 bubble teas for my lab on monday is that possible | 24 hours | orders@
do you have cheese foam >> 2 large taro milk with that how much | $18.50
`,
  'the-low-cellar': `
what small plates do you have | Gougères | Mussels | !Charcuterie plate
im allergic to nuts what small plates can i have | Mushroom toast | !Charcuterie plate (
do i need to book for brunch its just 2 of us >> whats vegetarian on it | Shakshuka | !Warm olives
can i bring my dog >> is it open now | May to October | !Yes. The Low Cellar is open
r kids ok? 4 and 7 >> what can they eat lol | gnocchi | !The menu has
private room for 16 ppl on a saturday in january | $1,500 on Friday and Saturday | !I don’t know whether
how much is the tasting menu | Five-course tasting menu ($85.00)
how much is the tasting menu >> with the wine for both of us total | $280.00
got a dry white by the glass under 15 >> bottle of that? | $60.00
any ontario reds | Pinot Noir | !Malbec
what red wine do you have | Malbec | Barolo | !Riesling
monday deal, how much wld the barolo be | you would pay $101.50
is there a gf bun for the burger >> so total with bacon too | $28.00
hours on new years eve >> is there a special menu that night | five-course dinner at $140 | !The menu has
`,
  'schoolhouse-bagels': `
i have celiac can i eat anything >> when do u have the gf bagels >> how much r they | $4.25 | may contain
ok do i need to order ahead or can i just show up sunday | By 3 pm the day before
whens the bagel class and is it ok for my 6 yr old >> how much would it be for just me and my 10 yr old | 2 × $48.00 is $96.00 | !I do not know
whens the bagel class >> how much for me and my 6 year old | $48 a person, ages 8 and up | !×
whens the bagel class >> how much for 3 of us | 3 × $48.00 is $144.00
how much for a dozen bagels >> and three dozen? | $54.00 | !36
2 dozen and a 1 lb tub of scallion cream cheese whats the total | $50.50
whats on the principal >> calories? >> can i do egg whites how much extra | $1.00 | $10.50
do you have oat milk >> so a large latte with that is how much | $6.25
how much for a dozen bagels >> do i need to order ahead or can i just show up sunday | day before
`,
  'thimble-and-thistle': `
any tea without caffeine | Rooibos vanilla | !Earl Grey | !Hot water
tienen algún té sin cafeína | Rooibos vanilla | !Jasmine
can i bring my own birthday cake >> so for 14 of us? | 14 × $3.00 is $42.00
when is the santa tea >> how much for kids | $24 for children | !high chairs
when is the santa tea >> how much for kids >> 2 adults and 2 kids altogether? | 2 × $46.00 and 2 × $24.00 is $140.00
Est-ce que vous livrez à Cobourg? | Oui | Whole cakes
`,
  'pemas-kitchen': `
do u cater for 50 people >> with the live momo station how much would that be | 50 × $18.00 is $900.00 | !50 × $75
how much is the sunday buffet >> for 2 adults and 1 kid | 2 × $27.00 and 1 × $14.00 is $68.00
how much is the sunday buffet >> for 2 adults and 1 kid >> 2 adults 2 seniors and a 7 yr old | is $116.00 | !$68.00
can i book a table for the sunday buffet, 5 ppl >> 2 adults 2 seniors and a 7 yr old how much | is $116.00
can i book a table for the sunday buffet, 5 ppl >> how much is it | Adult $27.00
do they have thali at the university ave one | It is on the menu at King Street
how do i sign up for the momo class | by e-mail | !Chicken momo
when is the momo folding class >> how do i sign up n how much | $45, with dinner | !Chicken momo
when is the momo folding class >> is it ok for a 6 yr old | I do not know | !High chairs
`,
  'hattie-pruitts': `
are yall doing catfish friday the 27th | No catfish on November 27
whats the special on tuesday | Chicken and dumplings (from $12.00) | Tuesday supper sack | !Salmon
whats the special on tuesday >> and wednesday | Pot roast | Cobbler with it | !dumplings
todays specials | Salmon patties | !Pot roast
hola a que hora abren el lunes >> y cual es el especial ese dia | Beef tips and rice
do you have a senior discount >> can my daddy use it on catfish night | Monday to Thursday | !Yes
`,
  'copper-bull': `
happy hour deals | 4:00 PM – 6:00 PM | every cocktail $10
`,
  'the-quiet-heron': `
steak and ale pie >> dripping chips instead of mash? | £20.00
`,
  'paper-lantern': `
2 dozen egg rolls how much | $60.00
`,
  'yoru-ramen-bar': `
whats on the late nite menu | Midnight ramen ($13.00) | Okonomi fries
when is sake night >> how much for 2 ppl | 2 × $75.00 is $150.00
`,
  'loon-and-ladle': `
is the pickerel sandwich ok with a dairy allergy | states milk | !for dairy
is there a playground for the kids | !Santa
do you have stuff for kids to eat >> does it come with a drink >> whats the cheapest one | $7.50 | !Santa
when is the breakfast w santa >> 2 adults and 2 kids one is 4 other is 1 whats the total | 2 × $24.00 and 1 × $16.00 is $64.00 | !$80.00
`,
  'ridge-road-creamery': `
when do yall close for the winter | November 29 | !open until
when do you open again in spring | March 12, 2027
are u open all year | November 29 | !Yes
is there somewhere to charge my tesla | EV charger is listed | slow, free for customers
what time does the grill shut off tonight >> what about sunday >> n golf that day | Mini golf | 6:00 PM | !Grill
my moms in a wheelchair can she do the golf | Holes 1 to 9 | !birthday
my moms in a wheelchair can she do the golf >> so just the front 9, 4 of us | alone is $5 | !reserve
bringing 20 ppl sat do i need to reserve | For fifteen or more call | !birthday | !×
bringing 20 ppl sat do i need to reserve >> what if it rains while were golfing | rain check | !reserve
id like to order a pie for thanksgiving >> what flavors >> 2 pumpkin then how much | 2 × Ice cream pie cost $48.00 | !soft serve
how much is a milkshake >> 2 chocolate | 2 × Milkshake
how much is a milkshake >> how much is a coffee | Coffee costs $2.25
how much is the ice cream cake >> how far ahead do i order | Three days ahead
birdie bundle >> can i get 2 | I do not know
`,
  'sol-y-brasa': `
office party 45 ppl can u come grill here | $350 for three hours | !La Sala
private room for an office party 45 ppl | La Sala
how do i reheat my leftover chicken | 350 degrees | !Chicken:
how do i heat up leftover rice | I don’t know | !White rice
chicken tray >> is delivery free on that >> how far ahead do i gotta order | 24 hours, everything else 48 | !La Sala
how far ahead do i need to order | I don’t know | !La Sala
whats the tuesday deal >> can i get 3 | Two per customer | !Yes
hours on valentines day montclair >> is there a special menu that nite | I don’t know | !The menu has
where can i get breakfast sunday >> what do u have and how much | $11.50 | $7.00 | !The menu has
`,
  'moonbeam-diner': `
when do yall close for the winter | January 3 – 8, 2027: Closed | January 9
are u open all year | January 3 – 8 | !Yes
`,
  'puffin-and-cone': `
do you close for the season | asleep until 1 May | !Yes
`,
  'corner-peel': `
whats the best way to reheat the rotisserie chicken | I don’t know | !dry pan
`,
});
