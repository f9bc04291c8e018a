/** How many of a dish are meant, in which size, and what that costs: each row is one of a kind that was told wrong once. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'hattie-pruitts': `
fried chicken with two sides all white how much | $14.00 | !Macaroni
fried chicken with three sides and a side of mac how much | Macaroni and cheese (Side) costs $3.25 | $16.75
fried chicken with two sides, meatloaf with three sides and two lemonades | $31.00
fried chicken with two sides >> two and a lemonade | $27.00
catfish plate 3 fillets x2 and a lemonade | 2 × Catfish plate (Three fillets) cost $35.00 | $38.00
catfish plate two fillets x3 | $43.50 | !Three fillets
sweet tea gallon x2 | $15.00
`,
  'loon-and-ladle': `
3 scoops waffle cone x2 | $20.00 | !Two scoops
one scoop x3 | $14.25
3 kids scoops | $10.50 | !Three scoops
2 single scoops | $9.50
two triple scoops | $17.00
2 three scoops | $17.00
two kids scoops and one two scoops | $13.75
`,
  'bellafiore-hoagies': `
american half x3 and 3 birch beers | $35.25
cheesesteak extra meat x2 | $34.00
`,
  'caliche-creek': `
half lb brisket half lb ribs 2 sides | $30.00 | without sides | !pan of a side costs
2 lbs brisket and a pint of mac >> and a quart of beans | !Mac and cheese (Quart)
4 sausage links jalapeno and 2 czech | 4 × Jalapeño | 2 × Czech | $38.00
tacos with guac x2 | $37.00
`,
  'copper-bull': `
ribeye w peppercorn and chimichurri sauce | $72.00 | !With Sauces
ribeye with two sauces | $72.00
2 filets 6oz 1 tomahawk, fries and asparagus | 2 × Filet mignon (6 oz) | $258.00
ribeye x2 and mac and cheese with lobster x2 | $182.00
`,
  'dots-flat-top': `
fries large x2, tots, slaw total | 2 × Fries (Large) | Tots costs $4.50 | $16.50
`,
  'nunzios-pizza-and-wings': `
how much is a large pepperoni >> add mushrooms to it whats the total | $26.50
wings 12 pieces and a large plain | !12 ×
house salad small with shrimp x2 | $28.00
extra dip x2 and 12 wings | $20.00
12 wings and extra dip x2 | $20.00
large plain with mushrooms x2 | $46.00
full tray ziti and half tray salad and 100 wings total | $260.00 | !from
`,
  'schoolhouse-bagels': `
half dozen with 2 jalapeno how much | $12.00 | !2 × Mix
tub of scallion how much >> add a large coffee | Drip coffee (Large) costs $3.50 | !tub) costs
small latte >> large with oat milk | $6.25
small latte oat milk x2 | $10.50
nova quarter pound x3 | $39.00
half lb nova and a lb of whitefish | $51.00 | !from
quarter lb nova and half a pound of whitefish | Together that is from
`,
  'yoru-ramen-bar': `
sapporo pint x2 and a glass of sake | 2 × Sapporo draft (Pint)
spicy miso heat 4 large how much | Spicy miso (Large) costs $21.00
`,
  'pemas-kitchen': `
chicken momos 10 pieces and beef thukpa | Beef thenthuk costs $16.50 | !10 × Beef
2 plates veg momo and a lassi | from $25.00
fried chicken momos 6 | Chicken momo (6 fried) costs $11.50
fried chicken momos 6 >> 10 | Chicken momo (10 fried) costs $16.50 | !C-momo
6 chicken momos | 6 steamed $10.50, 6 fried $11.50 and 6 jhol $13.00
12 fried chicken momos | $23.00
`,
  'the-fleece': `
how much is the beef roast >> and the lamb one >> so 2 large beef whats that altogether | £47.00 | !lamb
`,
  'tamarack-point': `
whats the cheapest steak >> with mushrooms and onions on it | $33.00
`,
  'imo-and-imo': `
can i get half and half soy garlic n honey butter | Banban ($39.50)
`,
});
