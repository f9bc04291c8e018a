/** What was found wrong by questions about dishes and prices of many brands: each row is one of a kind. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'nordlys-smorhus': `
6 cardamom buns how much | Cardamom Knot | !Shrove Bun | !Together
`,
  'gull-and-anchor': `
12 oysters | 2 × Oyster basket cost $38.00
16 prawns | 2 × Prawn basket cost $36.00
3 fish tacos | !$64.00
fish n chips price | Cod and chips (from $15.00) | !Fish tacos
whats for kids >> up to what age | Twelve and under
whats for kids >> how much is the chicken strips one | Kids chicken strips costs $9.00
any dessert under 5 dollars >> between 5 and 8 | Nanaimo bar | !is open
`,
  'harbour-noodle': `
a dozen dumplings | costs $9.50. Eight | !12 ×
lobster ramen on tuesday | No. | Thursday to Sunday
`,
  'dak-and-draft': `
wings 20 pieces >> and 30? | (Twenty) costs $32.00 | $49.00 | !$960
soju price | Soju costs from $7.00 | !Plum wine
`,
  'corner-peel': `
18 inch cheese with 2 toppings | $28.00 | !allergy
24 wings price | 2 × Wings (Twelve) cost $32.00
do you have wine | Yes. | House red ($6.00)
how much is a beer | Iron City ($4.50)
whole italian hoagie >> 2 halfs and a water | 2 × Italian hoagie (Half) cost $16.00 | $17.50
wings with ranch >> salad with chicken | Caesar salad costs $9.50. With Chicken $4.00
`,
  'drovers-rest': `
burger with bacon and stilton | Drover’s burger costs £16.00 | £19.00 | !I don’t see bacon
kids menu >> what age | Under twelve
`,
  'kettle-and-crumb': `
eggs on toast with bacon and avocado | £13.20 | !Avocado toast
how much is a slice of victoria sponge | £3.90 | !Focaccia
whole carrot cake how much | By the slice
`,
  'babusyas-table': `
whole honey cake price | no price for a whole one
half a dozen potato varenyky price | A dozen | !6 ×
`,
  'puffin-and-cone': `
waffle with ice cream scoop how much | Classic buttermilk waffle costs $9.00. With Scoop of ice cream $3.50
candy cane today | No. | from 1 December 2026
`,
  'el-camioncito': `
quesadilla with chicken how much | that is $12.00 | !taco | !Marked vegetarian
`,
  'meeple-and-malt': `
mac with bacon price | $16.00 | !Little mac
wings 2 pounds | 2 × Chicken wings (Pound) cost $38.00
`,
  'dona-amalia': `
whole chicken with large fries total | $37.00 | !Regular
`,
  'brightside-juicery': `
large green juice >> add protein | Whey protein or Pea protein $2.00 | !$15.50
`,
  'kitsune-yokocho': `
10 momo skewers | 10 × Momo cost $45.00 | !Five-skewer set
`,
  'hoja-verde': `
3 guava pastelitos | Three for $10
`,
  'umi-counter': `
salmon nigiri 4 pieces | 2 × Salmon nigiri cost $14.00
`,
  'maple-and-ember': `
spicy free tacos for my kid | Not marked spicy on the menu: Charred corn taco | !Squash and pepita
cals in an ember double if i add bacon | 1000 Cal
calories in the ember double n a maple shake together | 1670 Cal | 780 Cal
how many calories in the ember double >> and with an extra patty >> what about the plain single | 560 Cal | !$
least calories burger >> under 600 cal | Plain single | !610
`,
  'lone-star-smoke': `
chopped beef sandwich with mac and sweet tea total >> make it two | $38.00
`,
  'taverna-meltemi': `
whats in moussaka >> 2 and a mythos | 2 × Moussaka cost $42.00 | $48.50
fries price | Pork gyro | !Zucchini chips
`,
  'prairie-dragon': `
family dinner a for 4 >> and b? | Family dinner B costs $25.95
chicken balls half order >> full? | (Full order) costs $16.50
combo 3 >> and 4 | Combo 4 costs $16.00 | !4 ×
`,
  'saffron-terrace': `
family platter whats in it | Four koobideh | !Catering
`,
  'brasserie-lumiere': `
2 douzaines d'huitres combien | 4 × Huîtres
menu du midi c'est combien >> demain aussi? | autre jour
`,
  'casa-oaxaca': `
whats in the flight | Three small pours
`,
});

/** What goes on from an order, an offer or a list. */
testRows({
  'casa-oaxaca': `
3 pastor 2 carnitas 1 horchata >> make the horchata a jamaica | 3 × Taco al pastor | $26.25 | !Horchata costs
3 pastor 2 carnitas 1 horchata >> remove carnitas >> total again | $17.50 | !carnita
im a nurse discount >> wed to go | Dine-in only | !Pickup is listed
`,
  'puffin-and-cone': `
waffle wednesday >> march 3? | That is after its last day
`,
  'spice-route': `
hottest curry >> mild ones | Lamb korma | !is marked spicy
lunch thali tomorrow? >> price | Vegetable thali costs £9.00. Chicken thali costs £11.50
lager size | A pint.
`,
  'saffron-terrace': `
family platter whats in it >> price | $99.00 instead | !Prices go
`,
  'cedar-and-smoke': `
lamb dishes | Lamb chops | Kibbeh ($11.00)
sweet stuff >> which is cheapest | Baklava costs $5.50
`,
  'trattoria-lucia': `
pizza under 20 >> with meat | the nearest is Diavola | !Vitello
`,
  'corner-peel': `
large pepperoni with mushrooms price | (18 inch) costs $25.50 | $28.50
`,
  'dona-amalia': `
2 dozen natas | 2 × Pastel de nata (Dozen) cost $64.00
bottle sauce size | 250 ml | !doesn’t say
`,
  'galo-negro': `
kids up to what age | Up to ten years
`,
  'dak-and-draft': `
not spicy chicken? >> something without meat | Tofu nuggets | !For “chicken”
`,
  'night-heron-tea': `
big order of 10 drinks | !Grapefruit yogurt drink (Large)
do you have coffee | don’t see coffee | !Matcha oat latte
do you have a latte | Matcha oat latte
`,
  'loon-and-ladle': `
can we rent paddleboards | don’t know | !deck
can we rent the deck | The deck is yours
are kids ok | !Santa
caesar salad price | !Caesar costs
how much is a caesar | Caesar costs $12.00
burger with cheddar and peameal how much | With Cheddar $2.00 and Peameal bacon $5.00 that is $25.00 | !Benedict
`,
  'ridge-road-creamery': `
double cheeseburger basket how much | that is $14.25
how much is a double cheeseburger >> make it a basket >> and bacon on it, total? | that is $16.00
cheapest thing on the kids menu >> does the hot dog one have it >> ok 2 of those and one kids tenders whats the total | Together that is $21.45
yall sell beer | !Onion rings
how much is a shake with oat milk | Oat milk instead of milk $1.00 | !Together
can i get a shake with oat milk | Oat milk instead of milk $1.00 | !These state
`,
  'sol-y-brasa': `
theres 8 of us which combo | Combo Barrio costs $79.00
which combo feeds 8 | $79.00 | !632
the familiar. can i swap the fries for yuca >> so how much altogether | that is $49.00 | !53.50
need chicken and rice for 24 ppl >> ok full tray of each, the chicken and the white rice. total | !Together
tienen anticuchos >> y la carne de donde la traen | no lo sé | !Sí
`,
  'copper-bull': `
cheapest steak >> the big one | !Together
burger with bacon and egg >> x2 >> no bacon | With 2 × Fried egg $2.50 that is $49.00 | !Bacon
`,
  'schoolhouse-bagels': `
cheapest sandwich | Little Scholar ($5.50)
gf bagel with cream cheese price | !Together
`,
  'bellafiore-hoagies': `
need food for about 20 ppl at the office next friday what do you recommend | Long hoagie (Six-foot, serves 20 to 24) ($120.00)
cheapest hoagie | American (from $9.00)
`,
  'dots-flat-top': `
cheapest burger >> and the dearest >> how much both | !Together
single and a triple total | “single” is not counted here
double + large fries + small buckeye shake how much >> without the fries >> how much is that all together | Buckeye Shake (Small) | !Fries (Large)
`,
  'caliche-creek': `
pound of brisket and 2 beers | !Together
`,
  'nunzios-pizza-and-wings': `
whats your hottest sauce | Ghost (the hottest | !Linguine
large plain and 12 wings how much >> add a 2 liter >> and a dozen knots | Together that is $52.50 | !slice
`,
  'steam-and-swallow': `
small fried rice how much | Vegetable fried rice | Yangzhou
`,
  'brass-dory': `
nye with wine for 2 | With $130.00 more that is $420.00
new years eve dinner for 2 with the wine pairing how much | !Two pieces
`,
  'bleacher-bird': `
how much for 2x6 wings and a pitcher of ipa | $44.98
`,
  'loon-point': `
do u have fish that isnt fried | Broiled walleye | Baked cod | !Beer-battered
how much is the all you can eat >> do u have one that isnt fried | Baked cod | !battered
`,
  'thimble-and-thistle': `
i dont like sweets | !Victoria sponge
`,
  'imo-and-imo': `
samgyetang at port credit >> what abt the other place | $24.95 | !halal
`,
  'baan-somtam': `
least spicy curry | Not marked spicy on the menu: Massaman curry | !Green curry
mildest salad | All of them are marked spicy on the menu: Som tam Thai
`,
  'ocak-and-oven': `
soups | Soups: Mercimek (from $5.50) and İşkembe ($10.00). | !salad
do you have hummus | Humus ($8.50)
how much is the mixed grill | Karışık ızgara costs from $58.00
mixed grill | lamb chops on one board | !Rakı table
two vegetable skewers | 2 × Sebze şiş cost $34.00
u got raki? how much | Single $9.00 | 35 cl bottle $68.00
what meze do you have | Haydari | Muhammara
is the sea bass on tonite? | sold out at the moment at Pittsburgh
menemen tuesday | !No. | Sunday only in Minneapolis
`,
  'lotus-and-tide': `
pad kee mao with shrimp | doesn’t say “shrimp” of Drunken noodles. Allergens stated for Drunken noodles: wheat, soy and molluscs | !states shrimp
pad kee mao | Drunken noodles costs $18.25
`,
  'kopi-kechil': `
curry puff and kopi | Chicken curry puff costs $4.25 | Kopi (from $3.95)
`,
  'silver-moon-diner': `
do you guys have fish on fridays | Lake Erie Perch Sandwich ($14.95) and Friday Perch Fry
`,
});
