/** Rows of an attack on drinks: what is poured by its liqueur, heading or age, what a child drinks, caffeine. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'tamarack-point': `
desserts without alcohol | Schaum torte | !Grasshopper ($ | !Pink squirrel ($
pregnant grasshopper | name creme de menthe, creme de cacao and 21 and over
recovering alcoholic dessert | These state alcohol: Grasshopper and Pink squirrel
vegetarian desserts no alcohol | Schaum torte | !Grasshopper
can my 8 year old have a grasshopper | contains alcohol
what desserts can my kids have | Schaum torte | !Grasshopper
is the kiddie cocktail alcoholic | not stated to contain alcohol
does any food have alcohol | French onion soup | !Kid’s burger
drinks for my 7 year old | Kiddie cocktail | !Brandy | !Coffee ($
decaf coffee? | doesn’t say “decaf”
`,
  'ble-noir': `
suzette alcohol | name grand marnier
which desserts have alcohol | These state alcohol: Suzette | !No dish
can i have suzette pregnant | contains alcohol
is the suzette ok for my kid | contains alcohol
drinks with no caffeine | caffeine: Apple juice
`,
  'imo-and-imo': `
pregnant cass draught ok? | name 19 and over, so it contains alcohol | !Eighteen percent
drinks with no alcohol for pregnant wife | Sikhye | !Cass draught ($ | !Cass draught (from
can my 16 yr old have zero beer | 19 and over
what can my kid drink | Sikhye | !Zero beer ($
samgyetang alcohol | not stated to contain alcohol: Samgyetang | !No dish
`,
  'cedar-and-sumac': `
is bekaa red alcoholic | contains alcohol
pregnant what should i avoid | Orange merwah
kid friendly drinks | Rose lemonade | !Bekaa | !Latte ($
`,
  'brasa-norte': `
papaya cream alcohol | I do not know | The menu says: “Cassis.”
muslim dessert | !Papaya cream ($
what can my kid drink | Lemonade | !Malbec | !Under five
`,
  'taverna-meltemi': `
ouzo in anything | Shrimp saganaki
no alcohol for me, is there wine in the octopus | Red wine vinegar | !shellfish
does the octopus have alcohol | I do not know whether Grilled octopus | !shellfish
can my son 12 drink frappe | caffeine | !12 ×
drinks with no caffeine | These state alcohol: Ouzo, Retsina, glass and Mythos beer
`,
  'steam-and-swallow': `
alcohol free bbq | I do not know about Barbecue on rice | !Barbecue on rice ($
pregnant tea >> chrysanthemum? >> caffeine | No caffeine
im pregnant, caffeine free tea | Chrysanthemum | !Jasmine ($
kids caffeine | Jasmine | !Chrysanthemum
`,
  'gursha-house': `
is awaze tibs halal | name Awaze, which the menu states to contain alcohol | !Yes
meat tray alcohol | name Awaze tibs, which the menu states to contain alcohol
`,
  kornblume: `
is rooibos caffeine free | !Bergfrühstück
`,
  'hoja-verde': `
caffeine free drinks? | Sugarcane juice | I do not know about
is the colada alcoholic | I do not know | !contains alcohol
`,
  'nordlys-smorhus': `
sober drinks | Elderflower Lemonade | !Lager
dill and tonic no alcohol? | name aquavit | !and beer
is the gløgg without alcohol alcoholic | $6.00 | !I do not know
`,
  'coulee-and-brine': `
sober drinks | !Smoked old fashioned ($
`,
});
