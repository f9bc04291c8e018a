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
are the oysters raw | contains raw fish, meat or eggs
is the cheese pasteurized | I do not know | !Onion soup
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
samgyetang alcohol | For “samgyetang”, none states alcohol | !No dish
`,
  'cedar-and-sumac': `
is bekaa red alcoholic | contains alcohol
pregnant what should i avoid | Orange merwah
kid friendly drinks | Rose lemonade | !Bekaa | !Latte ($
`,
  'brasa-norte': `
meats without salt | rock salt | !Lamb chops ($
desserts without sugar | doesn’t say which dishes | !Flan ($
papaya cream alcohol | I do not know | The menu says: “Cassis.”
muslim dessert | !Papaya cream ($
what can my kid drink | Lemonade | !Malbec | !Under five
`,
  'taverna-meltemi': `
pregnant is the feta pasteurised | doesn’t say which dishes are pasteurised
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
is kitfo raw | contains raw fish, meat or eggs | !feedback
without salt | doesn’t say which dishes are without salt | !gluten
sweets without sugar | doesn’t say which dishes | !Baklava
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
pregnant can i have the gravlax | Our roast beef and gravlax are served rare or raw
pregnant three on a board | I do not know whether Three on a Board
any raw fish | I do not know about | !Beet Tartare | !Kiosk Dog
my wife is pregnant whats raw on the menu | served rare or raw | !feedback
pregnant is the herring ok | I do not know whether | raw onion
sober drinks | Elderflower Lemonade | !Lager
dill and tonic no alcohol? | name aquavit | !and beer
is the gløgg without alcohol alcoholic | $6.00 | !I do not know
`,
  'coulee-and-brine': `
sober drinks | !Smoked old fashioned ($
`,
  'umi-counter': `
is the salmon raw | I do not know whether Salmon nigiri | Eating raw fish | !two days ahead
does anything have raw fish | I do not know about | !No dish states
`,
  'maple-and-ember': `
can i have my burger medium rare | We cook every patty through
puis-je avoir mon burger saignant | We cook every patty through
diabetic maple shake | high in sugar
`,
  'trattoria-lucia': `
pregnant funghi pizza | not stated to contain alcohol or raw
pregnant nduja | I do not know whether
`,
  'baan-somtam': `
pregnant som tam pu pla ra | I do not know whether | Salted crab
`,
  'kopi-kechil': `
kopi caffeine free? | These state caffeine: Kopi and Kopi-O. Going by
caffeine free drinks | Sirap bandung | !Kopi ($ | !Kopi (from | !Kopi-O
i cant have caffeine is kopi ok | These state caffeine: Kopi and Kopi-O
does kopi-o have caffeine | name kopi, so it contains caffeine | !Assam laksa
does milo have caffeine | I do not know whether Milo contains caffeine
which drinks have caffeine | Teh tarik | !Sirap bandung
`,
  'ocak-and-oven': `
apple tea caffeine? | not stated to contain caffeine | no caffeine
drinks without caffeine | Apple tea
`,
});
