/** How many of a dish are meant, in which size, and what that costs: each row is one of a kind that was told wrong once. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'hattie-pruitts': `
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
tacos with guac x2 | $37.00
`,
  'copper-bull': `
2 filets 6oz 1 tomahawk, fries and asparagus | 2 × Filet mignon (6 oz) | $258.00
ribeye x2 and mac and cheese with lobster x2 | $182.00
`,
  'dots-flat-top': `
fries large x2, tots, slaw total | 2 × Fries (Large) | Tots costs $4.50 | $16.50
`,
  'nunzios-pizza-and-wings': `
house salad small with shrimp x2 | $28.00
extra dip x2 and 12 wings | $20.00
12 wings and extra dip x2 | $20.00
large plain with mushrooms x2 | $46.00
full tray ziti and half tray salad and 100 wings total | $260.00 | !from
`,
  'schoolhouse-bagels': `
small latte oat milk x2 | $10.50
nova quarter pound x3 | $39.00
half lb nova and a lb of whitefish | $51.00 | !from
quarter lb nova and half a pound of whitefish | Together that is from
`,
  'yoru-ramen-bar': `
sapporo pint x2 and a glass of sake | 2 × Sapporo draft (Pint)
spicy miso heat 4 large how much | Spicy miso (Large) costs $21.00
`,
});
