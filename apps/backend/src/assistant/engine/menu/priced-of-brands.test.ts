/** Sums that an attack found wrong, on brands that are new to the engine: each row is one of a kind. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'dots-flat-top': `
bacon jam combo how much | With combo $5.00 that is $16.00
2 oklahoma combos how much | that is $29.00
double combo price | Double Combo costs $13.50 | !With combo
two singles on tuesday how much | Tuesday Twofer (Tuesday): $10.00
double combo at the mall how much >> and a brownie >> make it 2 | $38.00 at Ridgeline Mall
two singles how much right now | $13.00 before tax ($6.50 each) at Cleveland Avenue and Parsons Avenue and $14.00 ($7.00 each) at Ridgeline Mall
3 singles and 3 small fries, enough with 30 dollars? | $30.00 at Ridgeline Mall
2 doubles with bacon | $22.00 at Cleveland Avenue and Parsons Avenue and $23.00 at Ridgeline Mall
anything cheaper than the bean | Dot’s Double at Cleveland Avenue and Parsons Avenue ($9.00)
catering for 6 how much | for ten people and up | !6 × $14.00
catering for 12 how much | 12 × $14.00 is $168.00
`,
  'maple-and-ember': `
how much for a brisket burrito and a coffee | Together that is $19.00 before tax at Queen West | elsewhere $18.75 to $20.00
`,
  'hattie-pruitts': `
tuesday supper sack for 8 | Four plates | !× $
box lunches for 6 how much | Box lunch costs $12.50 | Ten or more | !× $
12 box lunches how much | $150.00
`,
  'pemas-kitchen': `
do seniors get a discount | The offers are these: | !hold now
3 trays for 30 people how much | Trays from $75 | !× $
2 adults 1 senior 2 kids 7 and 4 buffet how much | 2 × $27.00, 1 × $24.00 and 1 × $14.00 is $92.00 | !Kids’ momos
`,
  'caliche-creek': `
box lunch for 8 | ten at the least | !× | !$120.00
taco bar for 25 >> for 15 | twenty at the least | !$240.00
`,
  'copper-bull': `
a bottle of napa on monday | Half price on every bottle of wine under $100
a bottle of napa on thursday | !Half price
hanger fries and a glass of malbec tuesday | Steak frites Tuesday (Tuesday): $32.00
corkage for 3 bottles | two bottles at most | !× $
corkage for 2 bottles | 2 × $35.00 is $70.00
mules at happy hour 4 of them how much | $40.00 before tax ($10.00 each)
how much are 2 copper mules after happy hour | $28.00 before tax ($14.00 each)
`,
  'yoru-ramen-bar': `
2 yuzu highballs at happy hour how much | $16.00 before tax ($8.00 each)
`,
  'gursha-house': `
2 st george beers at happy hour how much | beer $5 | !$14.00
`,
  'beit-saj': `
chicken shawarma as a combo | $16.50 at Villeray and Laval
`,
  'bellafiore-hoagies': `
2 whole italians wednesday | Two-whole Wednesday (Wednesday): $30.00 | !Half and a cup
six foot hoagie + delivery to cherry hill total | to Cherry Hill, for catering orders of $150 or more. It is $20. | !among the delivery areas
do you deliver to camden | I don’t find Camden among the delivery areas
`,
  'nunzios-pizza-and-wings': `
two mediums half and half pepperoni and garden | price of the more expensive half | !$35.00
is delivery free on a 250 tray order to edison | We deliver tray orders free over $200.
`,
  'schoolhouse-bagels': `
two baker dozens tuesday | Two-dozen Tuesday (Tuesday): $32.00 | !of Platters and holidays when
latkes on tuesday | !Two-dozen Tuesday
`,
  'kettle-and-crumb': `
focaccia price >> the whole tray >> and 2 bagels | Together that is £25.20
`,
  'mabels-flapjacks': `
how much for two senior soup and half sandwich and a milk | Together that is $19.25
`,
  'bebe-di-rasoi': `
do you cater for 60 ppl next month >> roughly how much would that be | $1,140.00
`,
  'imo-and-imo': `
need kimbap for 40 ppl at work wednesday how does it work | Kimbap tray costs $56.00 | trays@imoandimo.example
kimbap for 2 people | House kimbap ($8.95)
`,
  'sol-y-brasa': `
need chicken and rice for 24 ppl | Full tray $149.00 | Full tray $50.00
`,
});
