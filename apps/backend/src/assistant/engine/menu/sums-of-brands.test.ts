/** Sums that a second attack found wrong: what a number counts, what comes with a dish, what the brand's own words price otherwise. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'puffin-and-cone': `
how much is the 8 inch ice cream cake | 8 inch costs $52.00 | !× | !6 inch
2 six inch cakes | $76.00 before tax ($38.00 each) | !8 inch
8 inch cake for how many >> how much for 2 | $104.00
2 pints of haskap and a pint of vanilla how much | Together that is $33.00
cup of chowder and a bowl | Together that is $21.00 | !Granola
birthday party for 20 kids | for up to 15 children | !×
birthday party for 12 kids | 12 × $22.00 is $264.00
`,
  'saffron-terrace': `
small koobideh for me im 30 | Small koobideh costs $11.00 | !×
3 sangak | three for $10 | !×
2 sangak how much | 2 × Sangak cost $8.00
barg with extra koobideh skewer how much | that is $38.00 at Richmond Hill | !Barg skewer
one skewer koobideh w extra skewer how much | that is $23.00
`,
  'loon-point': `
flight of 4 price | Flight of four costs $13.00 | !cod
3 crowlers how much | 3 × Beer to go (Crowler, 32 oz) cost $30.00 | !cod
`,
  'moonbeam-diner': `
carafe of mimosa and 3 glasses | Together that is $55.00
`,
  'galo-negro': `
jug of sangria and 2 glasses how much | Together that is $58.00 | !Vinho
10 whole chickens price | They are $19 each then | !×
2 whole chickens price | 2 × Whole chicken cost $58.00
half chicken with fries price | Half chicken costs $18.00. The menu says: “Quarter and half come with rice or fries.” | !Together
whole chicken and fries how much | Together that is from $34.00
full rack and a salad | With rice and salad. | !without salad
`,
  'lefkara-grill': `
half litre wine and 2 glasses | Together that is $45.00 | !Lemonade
pork pita combo with halloumi | that is $21.50
2 pork pita combos how much | that is $37.00
100 baklava for tomorrow | For more than sixty pieces give us three days
`,
  'jacaranda-corner': `
dozen sausage rolls how much | sausage rolls $34 a dozen | !×
large latte oat how much | that is $6.40 | !granola
4 scones | 2 × Scones
`,
  'leilani-plate': `
half dozen malasadas with filling how much | that is $18.00
`,
  'meeple-and-malt': `
4 people wednesday how much to play | On Wednesdays nothing | !×
4 people friday how much to play | 4 × $6.00 is $24.00
hot chocolate with a shot | Shakes: Add a shot for $5.
`,
  'red-kettle': `
premium for 2 and a kid 5 | Together that is $116.00
`,
  'goldener-hirsch': `
prix fixe and wine pairing for 2 total | Together that is $146.00
`,
  'perlmutters-deli': `
two cups of matzo ball and a bowl | Together that is $23.00 | !Half sandwich
dozen bagels and a plain schmear | Together that is $29.00
bagel and schmear | Bagel with schmear costs $5.50
4 people each get a reuben and a soda total | Together that is $92.00 before tax at Lincoln Square
fish fry today? >> how much | Friday fish fry at Milwaukee costs $19.00 | !Fries
half pound of lox how much | nova lox $44 | !$16.50
pound of rugelach | Rugelach (Pound) costs $19.00
`,
  'la-girouette': `
how much for one scoop >> and 3 in a waffle cone | that is $11.25
`,
  'hattie-pruitts': `
pecan pie whole 2 dozen rolls and a pan of dressing how much is all that | Together that is $72.00
`,
  'harbour-noodle': `
harbour bowl and dango total >> 3 of the dango | $16.50
dango and 3 boba total | Together that is $25.75
3 boba and a dango >> minus one boba | Together that is $19.00
prix du ramen >> fermé le 25 ? | !25 ×
`,
  'maple-and-ember': `
1 onion rings regular 2 onion rings to share total | $28.50
3 charred corn tacos >> on tuesday | Taco Tuesday | !locations are open
2 ember doubles and 2 fries total >> in vancouver >> add bacon to both | $52.00
3 ember doubles >> add bacon to one | $52.50 | !$58.50
plain single with bacon how much | Plain single costs $12.00 | !Maple bacon
ember double or the beet >> in vancouver | $17.00 | $15.50 | !Together
jug of hibiscus and 3 glasses | Together that is $26.50
tacos after ten how much | !10 ×
add bacon to plain single total | doesn’t say “bacon” of Plain single | !Maple bacon | !Together
`,
  'trattoria-lucia': `
house red half litre and 2 lunch pastas total | $66.00 | !Cantucci
burrata how much >> on a pizza | $6.00 | !$34.00
1 insalata small 2 insalata large total | $53.00
cheapest pizza >> most expensive >> the second cheapest | !Prosciutto
2 margheritas and a bottle of sangiovese >> on tuesday | $49.00 | !2:30 PM
spaghetti, ravioli and 2 glasses sangiovese total | $69.00
gnocchi, ravioli, panna cotta total | $58.50
tiramisu and 3 gelato 2 scoops how much | Together that is $38.50
insalata large >> small? >> two small | cost $28.00 | !Mezza
burrata on diavola price | doesn’t say “burrata” of Diavola | !Together
burrata on margherita price | that is $25.00
how much for a bottle of barbera | By the glass
glass of red >> a bottle? >> half litre of barbera | By the glass | !Together
`,
  'kopi-kechil': `
2 char kway teow with extra prawns and 1 cendol total | $52.50 | !laksa
2 char kway teow with extra prawns how much | $44.00 | !laksa
nasi lemak with fried chicken and a kopi total | $21.90 | !Set lunch
chicken wings how much >> two orders | $25.00 | !Set lunch
half chicken rice >> how much | $29.00 | !Set lunch | !Together
satay 12 beef 6 chicken how much | $47.50 | !rendang
chicken satay 6 and beef satay 12 total | $47.50
1 roti canai 2 kopi hot total | $12.85
quarter chicken rice and half chicken rice total | $45.50
set lunch laksa how much >> with iced teh >> two of those | $37.00
catering for 35 with satay grill how much | !$945.00
nasi lemak with squid how much | $19.95
`,
  'ocak-and-oven': `
pistachio baklava box and walnut baklava box total | $45.00
`,
  'umi-counter': `
2 salmon nigiri and 3 pieces of tuna | !Together
`,
});
