/**
 * What brands answer themselves, asked in other words than theirs: for nearly every frequent question of the brands one way
 * in which diners type it. The second set was written when what the first one found was mended.
 */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const frequentQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'baan-somtam',
    `
brand | whats ur heat scale | 0 to 5
brand | does the sauce have msg | none of our
brand | anywhere to sit down in alberta | eight stools
brand | can u leave out the fish sauce | soy sauce
brand | are the boxes plastic or can i compost them | compostable / lids
brand | i need food for an office lunch of 40 | trays
brand | is delivery free if i order 50 bucks | $45
`,
  ),
  ...questionsOf(
    'babusyas-table',
    `
brand | do you sell the dumplings frozen to cook at home | freezer
brand | does anyone play music on weekends | piano
brand | smaller plates for my 6 yr old | half
brand | ok if i bring a cake from elsewhere for my dads birthday | cutting fee
brand | could you fit 12 of us | fourteen
brand | where can we leave the car | behind the building
`,
  ),
  ...questionsOf(
    'beit-saj',
    `
brand | got any bread without wheat | rice instead
brand | does the toum contain eggs | No. Toum
brand | can i get a beer there | may bring
brand | whats the charge to bring food to my door | $3.50
brand | something small for a toddler to eat | kafta fingers
brand | extra garlic sauce how much | 75 cents
brand | can i sit outside with my dog at verdun | Dogs
brand | how much notice for party platters | Two days
`,
  ),
  ...questionsOf(
    'big-sky-pies',
    `
brand | how do i get an entire pie for thanksgiving | $32
brand | can you mail ribs to my brother in ohio | Sauce and rubs
brand | what do you smoke the meat with | Oak
brand | is it ok for little ones | sandbox
brand | can we eat outside by the river | Out back
brand | what would it cost to hire the truck for an evening | $900
`,
  ),
  ...questionsOf(
    'brasserie-lumiere',
    `
brand | do i have to dress up | comme vous
brand | can i bring my golden retriever | Gastown
brand | je peux venir avec ma propre bouteille | Non
brand | on est 10, ça passe ? | 12 personnes
brand | faut il appeler avant de venir samedi | conseillé
`,
  ),
  ...questionsOf(
    'casa-oaxaca',
    `
brand | we are thirteen people do you have room | Fourteen
brand | ok to bring a bottle of red | $18
brand | do i need to book or can i just show up | walk-ins
brand | if i call off my table last minute do i pay | $10
brand | is the tip already on the bill for 10 of us | 18%
brand | are the churros fried separately | one fryer
brand | what do you have for my 5 year old | $7
brand | somewhere to leave my truck | free lot
`,
  ),
  ...questionsOf(
    'cedar-and-smoke',
    `
brand | my mom cant do stairs | ramp
brand | do you sell beer | do not sell
brand | booster seat for a 2 yr old | Four in each
brand | is street parking free in saint-denis | meters
brand | space for an engagement party of 50 | sixty
`,
  ),
  ...questionsOf(
    'copper-bull',
    `
brand | do i need a jacket | Smart casual
brand | can i wear a baseball hat | caps
brand | what do you charge if i bring my own bottle | $35
brand | can i just walk in without booking | bar and in the lounge
brand | how much to cut our own cake | $4 a person
brand | 8 of us, is the tip added automatically | Twenty percent
brand | if we don't show up is there a fee | $25
brand | are kids ok on a friday night | until nine
brand | can two of us have one tomahawk | split charge
brand | are the fries safe for celiac, separate oil? | fryer of their own
brand | where's the steak from | Weld
brand | my wife doesn't eat meat, is there a main for her | Wellington
brand | is there someone to park my car | $12
brand | does my emotional support dog get in | Service animals
`,
  ),
  ...questionsOf(
    'dotties-griddle',
    `
brand | can we get separate checks | six ways
brand | do you take amex | American Express
brand | whats the wifi password | receipt
brand | is it my bday do i get something | apple pie
brand | can i have eggs at 4pm | all day
brand | what's cooking at 3am | griddle only
brand | do i need to reserve | first come
brand | can i bring a six pack | outside alcohol
brand | are the fries cooked with the shrimp | One fryer
brand | gf bun extra cost | $2 more
`,
  ),
  ...questionsOf(
    'el-camioncito',
    `
brand | will you be there if its pouring | stay home
brand | are the beans made with lard | beans and the tamales
brand | can i use my credit card | Card
brand | is there somewhere to sit | six stools
brand | hire you for my kids quince | $900
`,
  ),
  ...questionsOf(
    'gull-and-anchor',
    `
brand | what's it fried in | Canola
brand | can i use the bathroom | level one
brand | do you sell raw cod to cook at home | by the pound
brand | can i get it brought to my hotel | SkipTheDishes
brand | can celiacs eat the battered fish | same fryer
`,
  ),
  ...questionsOf(
    'gursha-house',
    `
brand | do you give forks | fork
brand | is the bread made with wheat | teff
brand | is there an extra fee for a group of 10 | 20 %
brand | can i buy coffee to brew at home | Yirgacheffe
brand | small portion for my son | $7
brand | can i bring my own cake, do you charge | do not charge
brand | what can a vegan eat here | vegetable dishes
`,
  ),
  ...questionsOf(
    'han-river-grill',
    `
brand | is there a time limit on the buffet | two hours
brand | do you charge for wasted food | $15 a pound
brand | my kid is 3 does she pay | Under four
brand | i will go alone can i still grill | two and more
brand | will i stink of smoke after | bags
brand | are the side dishes unlimited | free
brand | can we pay with 3 cards | four cards
brand | last call for food | Forty minutes
brand | karaoke room or something private for 12 | Two in Koreatown
brand | can i bring a bottle of soju | no outside soju
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
brand | how do i heat up takeout ramen | boil
brand | how long is the line usually | fifteen
`,
  ),
  ...questionsOf(
    'hickory-yard',
    `
brand | how do i warm up leftover ribs | foil
brand | can my kids come at 10pm | Until nine
brand | got wine? | No wine
brand | price to rent a space for 35 people on a saturday | $600
brand | what's the spiciest sauce | red devil
`,
  ),
  ...questionsOf(
    'hoja-verde',
    `
brand | any animal products at all | Everything
brand | can i work there on my computer | weekdays
brand | do you take bills and coins | Cards and phones
brand | do i get money off if i bring my mug | Fifty cents
brand | is the unsold bread cheaper at night | half price
brand | how long is the internet free | ninety minutes
brand | where do i change the baby in wynwood | changing table
brand | can you send cookies to new york | Polvorones
brand | can i have my baby shower in your cafe | $400
`,
  ),
  ...questionsOf(
    'kettle-and-crumb',
    `
brand | can i pay with a tenner | no cash
brand | could my daughter work with you in july | April
brand | are there stairs to the loo in stokes croft | eleven steps
brand | non dairy milks? | Oat and soya
brand | what happens to leftover loaves | food bank
brand | is it safe for someone with a nut allergy | Almonds
brand | can i buy a sourdough culture | £3
`,
  ),
  ...questionsOf(
    'kornblume',
    `
brand | can i study with my notebook there | until noon
brand | when do baguettes come out of the oven | eleven and four
brand | is my little dachshund allowed in | Small dogs
`,
  ),
  ...questionsOf(
    'lone-star-smoke',
    `
brand | when's the brisket gone | 1:30
brand | toilet? | portable
brand | can i drink my own beers there | BYOB
brand | can you do bbq for our wedding of 80 | $28
`,
  ),
  ...questionsOf(
    'lotus-and-tide',
    `
brand | do you put glutamate in the food | We add none
brand | its my wifes birthday on saturday anything special | candle
brand | can my mom get in with her walker | level
brand | is there a set menu for big tables | $48
`,
  ),
  ...questionsOf(
    'spice-route',
    `
brand | can i use my amex | No American Express
brand | can we bring beers on a tuesday | £5
`,
  ),
  ...questionsOf(
    'sugar-and-rye',
    `
brand | can you slice the bread for me | Any loaf
brand | any discount on yesterday's bread | half price
brand | can you post bread to canada | Granola
brand | can my dog sit with me | porch
`,
  ),
  ...questionsOf(
    'taverna-meltemi',
    `
brand | is it fancy, what should i wear | None
brand | are parking tickets validated | stamp
brand | are the fries ok with shellfish allergy same oil? | share the oil
`,
  ),
  ...questionsOf(
    'tidepool-sushi',
    `
brand | which rolls are cooked | tempura roll
brand | can i have salad instead of rice | $1.50
brand | when must i order a platter for 15 | A day
brand | do you include chopsticks | only add them
`,
  ),
  ...questionsOf(
    'umi-counter',
    `
brand | how long do we get the seats for | Ninety
brand | can i come with my 6 yr old | eight years
brand | i'm pregnant, any omakase that's cooked | two days ahead
brand | what if i have to cancel | $40
brand | can i buy sashimi for home | blocks
brand | can you seat 8 | Six is the most
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
brand | do i have to book on a saturday | weekends always
brand | can i come with a stroller and a 4 yr old | high chairs
brand | is it ok to bring a bottle of barolo | Tuesdays
brand | best table in winter | by the oven
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
brand | what wood is the charcoal | maple / mill
brand | can i get tacos at 4am | seven
`,
  ),
];

export const laterFrequentQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'baan-somtam',
    `
brand | how many chillies is normal | 3 is how
brand | are there tables at the alberta one | eight stools
brand | my daughter reacts to msg | none of our
brand | could you feed 60 at our block party | trays
brand | delivery charge to hawthorne | $4
`,
  ),
  ...questionsOf(
    'babusyas-table',
    `
brand | pierogi to keep in my freezer | $15
brand | is there a band on thursday | piano
brand | my kid won't finish a whole plate | half
brand | do you charge to serve our own birthday cake | $15
brand | wedding shower for 50 guests possible | sixty
brand | do i have to pay to park | Two hours
`,
  ),
  ...questionsOf(
    'beit-saj',
    `
brand | can we bring a bottle of wine to villeray | no corkage
brand | is the kitchen free of pistachios | Pistachios
brand | how many people fit inside at villeray | Eighteen
brand | do u have a kids meal | kafta fingers
brand | can i reserve for 6 at laval | by phone
brand | how soon before should i order trays for 30 | Two days
`,
  ),
  ...questionsOf(
    'big-sky-pies',
    `
brand | do you cook over oak or mesquite | Oak
brand | i want the whole cherry pie not a slice | $32
brand | can you ship the bbq sauce to texas | Sauce and rubs
brand | cost to book the food truck for a wedding | $900
brand | is my mutt allowed on the patio | leash
brand | do we need a res for 5 | eight or more
`,
  ),
  ...questionsOf(
    'brasserie-lumiere',
    `
brand | is there a dress code | comme vous
brand | avez-vous quelque chose pour ma fille de 6 ans | 14 $
brand | on peut venir en jean et baskets ? | comme vous
brand | puedo llevar una botella de vino | Non
brand | vous avez un parking | Dix places
brand | mon chien peut venir ? | Gastown
`,
  ),
  ...questionsOf(
    'casa-oaxaca',
    `
brand | how much is it to open my own bottle | $18
brand | need to change plans, how late can i cancel for free | four hours
brand | party of 20, possible? | whole patio
brand | is 18% tip automatic | 18%
brand | highchair for a baby? | six high chairs
brand | can we come without a reservation on friday | walk-ins
brand | what deals on margaritas after work | $6
brand | ¿hay sillas altas? | six high chairs
brand | ¿puedo llevar a mi perro? | patio
brand | ¿cobran si llevo mi vino? | $18
`,
  ),
  ...questionsOf(
    'cedar-and-smoke',
    `
brand | do i pay for parking in laval | forty free
brand | can we drink our own wine at your tables | without corkage
brand | is there a ramp for a wheelchair | ramp
brand | service dogs inside ok? | guide dogs
brand | free delivery over how much | $45
`,
  ),
  ...questionsOf(
    'copper-bull',
    `
brand | what should i wear to dinner | Smart casual
brand | are sneakers okay | Smart casual
brand | what happens if i cancel the same day | $25
brand | is there a place for a private dinner for 10 | Vault
brand | do you have highchairs | children
brand | we have a birthday cake from a bakery, ok? | $4 a person
brand | where is parking and is it expensive | $12
brand | is the beef american | USDA
brand | anything on the menu for a vegetarian | Wellington
brand | do i have to tip on a table of 9 | Twenty percent
brand | is corkage waived any day | Mondays
brand | can we split an entree | $6
brand | can my parents just sit at the bar without a booking | first come
`,
  ),
  ...questionsOf(
    'dotties-griddle',
    `
brand | 14 of us on sunday brunch at one table? | Twelve
brand | we're 5 couples can each pay their own | six ways
brand | do u accept checks | personal checks
brand | is the gluten free bun toasted separately | same griddle
brand | is there internet for my laptop | password
brand | free dessert on my birthday? | apple pie
brand | can i order pancakes for dinner | all day
brand | is it ok if my lab comes along | patio
brand | do you have a wait list | list at the door
`,
  ),
  ...questionsOf(
    'el-camioncito',
    `
brand | would you come to my daughters birthday party | $900
brand | are you there when it rains | stay home
brand | apple pay ok? | phone or cash
brand | which salsa should i skip with a peanut allergy | macha
`,
  ),
  ...questionsOf(
    'gull-and-anchor',
    `
brand | is the oil vegetable or beef dripping | Canola
brand | are you on skip or ubereats | SkipTheDishes
brand | can i hold a table for 4 | line moves
brand | wheres the closest place to park | parkade
brand | price of gluten free batter | $2
`,
  ),
  ...questionsOf(
    'gursha-house',
    `
brand | can i get a spoon | fork
brand | how far ahead for injera to take home | day ahead
brand | what's the surcharge for big tables | 20 %
brand | what beans do you roast and what do they cost | $16
brand | is the doro wot really hot | Wot is hot
brand | we want to bring a cake from costco | do not charge
brand | parking after 8pm free? | free after seven
`,
  ),
  ...questionsOf(
    'han-river-grill',
    `
brand | how long can we sit at the grill | two hours
brand | do you fine people for leaving food | $15 a pound
brand | price for a 7 year old for ayce | half price
brand | can we get more kimchi without paying | Yes, free
brand | can i come by myself for bbq | two and more
brand | do my clothes reek afterwards | bags
brand | when do you stop taking food orders | Forty minutes
brand | four of us want to pay separately | four cards
brand | fee for opening our wine | $25
brand | anything for vegetarians at your place | tofu stew
`,
  ),
  ...questionsOf(
    'hickory-yard',
    `
brand | heat instructions for the ribs pls | foil
brand | what's the least hot sauce | white
brand | are children ok in the evening | Until nine
brand | how many can the back room hold | forty
brand | do i need to book for a table of 4 | six and more
`,
  ),
  ...questionsOf(
    'hoja-verde',
    `
brand | is there dairy or egg in anything | Everything
brand | do i pay a deposit for a cake | half down
brand | can i write happy birthday on the cake | Writing on it is free
brand | are you certified kosher in little havana | Kosher Miami
brand | minimum for delivery? | $20
brand | can i sit with my macbook on sunday | weekdays
brand | is cash ok | Cards and phones
brand | a place for my babys stroller and changing diapers | changing table
brand | could we book the wynwood cafe for a party of 30 | $400
`,
  ),
  ...questionsOf(
    'kettle-and-crumb',
    `
brand | is cash accepted | no cash
brand | do you do flat whites with oat | 40p
brand | is there a step free toilet | Southville
brand | summer work for a student | April
brand | do you donate unsold bread | food bank
brand | how early must i order a cake for a birthday | Three days
`,
  ),
  ...questionsOf(
    'kornblume',
    `
brand | kann ich mit karte zahlen | Cards and phones
brand | is it ok to work there on my laptop on tuesday at 10 | until noon
brand | can i pay 3 euros by card | 5 euros
brand | at what time is the rye bread ready | seven
brand | can i hold a table for sunday brunch | weekends
`,
  ),
  ...questionsOf(
    'lone-star-smoke',
    `
brand | how early do i need to come for brisket | 1:30
brand | price per head for wedding catering | $28
brand | can we bring a cooler of beer | BYOB
brand | do you burn mesquite | Post oak
`,
  ),
  ...questionsOf(
    'lotus-and-tide',
    `
brand | can my green curry be mild | five levels
brand | how much to bring wine | $25
brand | do you have tamari | Tamari
brand | do you have stairs at the washroom in vancouver | four steps
brand | do kids get smaller bowls | half a portion
brand | is it free to park in calgary | Twelve free
`,
  ),
  ...questionsOf(
    'spice-route',
    `
brand | how many can you seat for a work do | 22
brand | can i pay with cash | cash
brand | how much to byo | £5
`,
  ),
  ...questionsOf(
    'sugar-and-rye',
    `
brand | how soon should i call for a thanksgiving cake | four before
brand | can you make our wedding cake for 70 | eighty
brand | do you have cheaper bread from the day before | half price
brand | is there a password for the internet | No: sit
`,
  ),
  ...questionsOf(
    'taverna-meltemi',
    `
brand | how much do you charge for cake plates | $2 a person
brand | is there a room for 25 for a rehearsal dinner | Cellar
brand | can i wear shorts | come as you are
`,
  ),
  ...questionsOf(
    'tidepool-sushi',
    `
brand | is anything cooked, im pregnant | udon
brand | greens instead of rice extra? | $1.50
brand | do i get chopsticks with my takeout | only add them
brand | do the fried rolls share oil | one fryer
`,
  ),
  ...questionsOf(
    'umi-counter',
    `
brand | until when can i cancel | noon
brand | is there a chance without a booking | last four seats
brand | how much time do we have at the counter | Ninety
brand | my son is 9, can he come | eight years
brand | biggest party | Six is the most
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
brand | is the gluten free pizza safe for coeliacs | shares the oven
brand | can i lock my bike somewhere | Bicycles
brand | my grandma uses a wheelchair | level
brand | what do you charge to open our wine | $20
brand | is a booking necessary at 6pm | Not before seven
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
brand | until when does the kitchen cook on friday | half past one
brand | are there halal things | chicken and the falafel
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
brand | how long do we wait for a table | fifteen
brand | broth without animal products | kombu
`,
  ),
];
