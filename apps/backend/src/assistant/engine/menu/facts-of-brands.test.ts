/** What an attack found of dishes that were passed off for others, or told without what the menu says of them: each row is one of a kind. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'maple-and-ember': `
most popular | Charred corn taco ($6.25 – $6.75)
is the poutine high in salt | marks as high in salt | Poutine
is the burrito high in salt | Smoked brisket burrito
how much sodium in the ember double | Not marked as high in salt: The Ember double | the menu does not say | !Poutine
nut allergy, low sodium? | marks as high in salt | Poutine
est-ce que la poutine est riche en sel | teneur élevée en sel | Poutine
salt and maple fries | Salt & maple fries costs | !high in salt
highest calorie burger | 940 Cal for Maple bacon | !Plain single
most caloric dish | 1120 Cal for Onion rings | !Filter coffee
lowest calorie burger | 560 Cal for Plain single
`,
  'leilani-plate': `
haupia pie how much | Chocolate haupia pie costs $6.50 | sold out | !Haupia costs
haupia how much | Haupia costs $4.00
what plates are under 15 | Shoyu chicken | !nothing that fits
cheapest plate | Shoyu chicken
keiki katsu for a 13 yr old | For children under twelve
whats in the ohana pack | A pound of kālua pig
`,
  'lefkara-grill': `
kids pasta for a 12 yo | Ten and under
`,
  'galo-negro': `
kids drumstick for 11yo | Little drumstick costs $8.50 | Up to ten years
`,
  'goldener-hirsch': `
prix fixe in gatineau | Sunday to Thursday from 5 PM, ByWard and Glebe
prix fixe sunday glebe | Fixe at Glebe: | Not on holidays
`,
  'meeple-and-malt': `
pop corn refills | Bottomless | !don’t see
`,
  'red-kettle': `
wagyu included | Premium only | !Included in all
`,
  'trattoria-lucia': `
lasagne tonight | No. | Sundays only | !Tuesday to Sunday
is there pork in the ragu >> garlic? >> any beef | Tagliatelle al ragù name beef | !Vitello
`,
  'harbour-noodle': `
do you have udon >> soba? | I don’t see soba | !dango
is there gelatin in the boba >> caffeine? | name tea
`,
  'tante-odiles': `
how much is a shrimp poboy >> comes with fries? >> ok and catfish | Fried catfish po’boy
`,
});
