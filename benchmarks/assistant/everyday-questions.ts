/** Questions written on 2026-11-23 with three new brands before the engine was run on any of them, by who had not read its vocabulary: mostly what is asked every day. */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const usualQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'gursha-house',
    `
hours | u open rn | Yes | 11:00 PM
hours | are you guys open mondays | !Yes | !Tuesday
hours | what time u close sat | 11:00 PM
hours | ethiopian xmas, open? | closed | !Yes
hours | open for thanksgiving | closed | !Yes
hours | christmas day hrs plz | 2:00 PM | 10:00 PM
hours | is happy hour still going | 6:30 PM | !Yes
hours | when do u do breakfast | Sat | 11:00 AM | 2:00 PM
hours | can i pick up at 10 30 tonight | 10:15 PM | !Yes
hours | coffee ceremony today? | Sat | !Yes
menu | how much is the doro wat | $18.50
menu | whats in the kitfo | raw beef
menu | is the siga alicha spicy? | mild
menu | cheapest thing w/ meat that isnt a starter | Bozena shiro | $16
menu | veg tray for 4 price | $55
menu | vegan stuff under 13 | Gomen | !Misir wot ( | !Ayib
menu | do u have beer | St. George | Habesha
menu | what fish dishes do you got | Fish dulet | tilapia
menu | how much is the whole fish | market price
menu | do you have pork | no pork / !Yes
menu | extra injera how much | $1.50
menu | doro wot and two coffees total pls | $26.50
menu | lunch tray still on? | three / 3:00 PM | !Yes
diet | is the meat halal | halal | Langley Park
diet | is the injera gf | teff | coeliacs
allergy | my son is allergic to peanuts which desserts | Destaye | peanuts | !Yes
allergy | egg allergy, can i eat the doro wot | eggs | !Yes
allergy | im dairy free is the shiro ok | !Yes | milk / not stated / kitchen
allergy | nut allergy. is the baklava ok and is the tiramisu | nuts / walnuts | !Yes
allergy | sesame allergy >> injera chips? | sesame | !Yes
brand | where do i park | Bonifant
brand | do u deliver | !Yes
brand | can i bring a cake for my moms bday | Yes
brand | got high chairs | Two
brand | table for 12 tmrw? | phone / reserve | 20
brand | wifi pw | receipt
brand | do u cater for a wedding of 80 | feasts@gurshahouse.example / catering
brand | gift cards? | !Yes
offers | any promo code | SELAM6
offers | student discount today? | Wednesday and Thursday | !Yes
jobs | r u hiring servers | Server
follow | how much is the kitfo >> is it raw >> can i get it cooked | leb leb / warm
follow | are you open tomorrow >> and sunday? >> what about tuesday | closed / Closed
follow | what desserts do you have >> which has no nuts | !Baklava ( | !Destaye ( | Mango sorbet
fr | c'est ouvert jusqu'à quelle heure ce soir | 23
es | ¿tienen platos veganos? | Misir wot / vegan
`,
  ),
  ...questionsOf(
    'kettle-and-crumb',
    `
hours | are u open | !Yes | 8:00 AM / 8:30 AM
hours | what time does southville open on sunday | 8:30 AM
hours | is southville open monday | No / Closed / closed
hours | bank holiday hours? | December 24 | December 25
hours | open xmas eve til? | 1:00 PM | 12:00 PM
hours | when does the kitchen stop doing food | 2:30 PM
hours | can i get eggs at 3pm on saturday stokes croft | 2:30 PM | !Yes
menu | how much is a flat white with oat milk | £3.60 / £3.20 / 40p
menu | price of a sourdough loaf | £4.80
menu | do you do challah | Friday / Fri
menu | is there focaccia and whats it cost | £3.20
menu | what cakes are vegan | Vegan chocolate cake | !Carrot cake
menu | cheapest pastry | Cheese straw | £2.50
menu | 2 croissants + a latte | £9
menu | anything hot for breakfast without meat | !Bacon roll ( | !Full Bristol
menu | how much for a birthday cake | £38 | Three days / three days
menu | what soup is it today | !Leek and potato soup ( | ask / Ask
menu | do u have a full english | Full Bristol | £13.50
menu | pain suisse left? | sold out | !Yes
allergy | coeliac what can i eat | flour is everywhere | !Yes
allergy | nut allergy, is the lemon drizzle safe | same room | !Yes
allergy | egg allergy is the vegan choc cake ok | not stated | !Yes
allergy | my toddler cant have milk, which pastry | Vegan cinnamon bun | !Croissant (
allergy | brownie has nuts? | almonds
brand | can i bring my dog | dog / Dogs
brand | do you take cash | no cash
brand | can i book a table for sat | No
brand | wheres the southville one | 203 North St
brand | phone number for southville | 0117 496 0121 / know
brand | parking stokes croft? | none at Stokes Croft | !Yes
brand | is there a loo for wheelchairs | Southville
brand | can i work on my laptop there sunday | three / 15:00 | !Yes
brand | i left my umbrella there today | 0117 496 0121 / hello@kettleandcrumb.example
brand | do u deliver bread | No
offers | nhs discount? | 10 / Ten
follow | how much is the carrot cake >> does it have nuts >> anything without | walnuts / nuts | !Yes
follow | are you hiring >> whats the pay | £14.80
fr | vous avez du pain aux noix? | Walnut loaf
`,
  ),
  ...questionsOf(
    'han-river-grill',
    `
hours | r u open late tonite | 2:00 AM
hours | is torrance open now | !Yes | 5:00 PM
hours | whats ur hours monday | 11:30 AM | Torrance
hours | open on thanksgivin? | 5:00 PM | closed / Closed
hours | last order in ktown tonight | 1:20 AM / Forty minutes / 40 minutes
hours | can we come at 1am on a sunday | !Yes
menu | how much is all you can eat | $32 | $39
menu | ayce lunch price? | $6 less / $26
menu | ayce for 2 adults and a 6 year old tier a | $80 / half price | $32
menu | whats in tier b | galbi | tongue
menu | do u have wagyu | market price
menu | galbi price torrance | $36
menu | bingsu at torrance? | !Yes | Koreatown / don't see / do not see / not
menu | cheapest stew | Doenjang jjigae | $15.50
menu | anything not spicy to share | !Tteokbokki ( | !Kimchi pancake (
menu | how much is soju | $15
menu | half or whole fried chicken price | $16 | $29
menu | is barley tea free | Free with food / free
menu | prime short rib x2 how much | $92
menu | what comes with the meat | banchan / Banchan
diet | any vegetarian options | tofu stew / japchae / Vegetable
diet | is the beef halal | None of our meat is halal / No | !Yes
allergy | shellfish allergy what stews can i have | Soondubu | shellfish | !Soondubu ( | !Jjamppong (
allergy | peanut allergy is the fried chicken ok | peanuts | !Yes
allergy | gluten free meats? | Pork belly | !Bulgogi ($
allergy | soy allergy >> can i have galbi | soy | !Yes
allergy | sesame allergy, is the ayce ok | !Yes | sesame / know
brand | do i need a reservation for 4 on friday | walk-in | !Yes
brand | private room for 15? | Koreatown | $300
brand | parking in ktown | valet | $6
brand | can 1 person do bbq | two
brand | can i bring my own wine | $25
brand | do you deliver to pasadena | !Yes
brand | kids eat free? | four
brand | how do i open a franchise | franchise
brand | i want to talk to the manager | (213) 555-0148 / call
brand | food made me sick last nite | feedback / (213) 555-0148
offers | birthday discount fri? | Not Friday or Saturday | !Yes
follow | do you have japchae >> can i get it without beef | without beef
follow | whats the beef set >> and for 4 people | $168
follow | do you take reservations >> for saturday >> so how do i come | walk-in
several | whats your address and do u have parking and r u open at midnight | 3377 W 6th St | valet
es | ¿cuánto cuesta el bulgogi y abren los lunes? | $26 | 11:30
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
hours | open tmrw for lunch? | Yes | 12:00 PM / noon
hours | what time does the kitchen close tonight | 10:30 PM
menu | hows much is tiramisu | $11.50
menu | whats the cheapest pizza | Marinara | $16
menu | 2 margheritas and a burrata | $55.50
menu | got lasagna? | sold out / Sundays | !Yes
menu | any red wine by the glass | Sangiovese | $12
menu | kids menu? | half portions
allergy | im allergic to almonds, is the torta di fragole ok | almonds | !Yes
allergy | walnut allergy >> what pasta can i have | !Gnocchi al gorgonzola (
brand | do u deliver to little italy | Yes | Little Italy
brand | dog friendly? | !Yes | (416) 555-0142
brand | apple pay? | !Yes | (416) 555-0142 / know
brand | is parking free | free
offers | what deals do u have on sunday | Family Sunday | $72
jobs | how much do riders make | $20
follow | how much is the branzino >> is it gluten free >> does it have bones | bone
fr | avez-vous des pizzas véganes ? | Marinara | !Margherita (
several | do u have gf pizza n how much extra | $4
human | can i speak to a real person | (416) 555-0142
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
hours | open till? | 11:00 PM
hours | boxing day? | closed / Closed
menu | lobster ramen price n when | $26 | Thursday to Sunday
menu | do u have vegan ramen | kombu
menu | how many dumplings do you get | Eight
allergy | prawn allergy, is the harbour bowl ok | prawn / know | !Yes
brand | how long is the wait | fifteen
brand | book for 4? | six | !Yes
brand | do you deliver to dartmouth | Dartmouth
brand | where exactly are you | boardwalk / 1475 Lower Water St
offers | boat and bowl on saturday? | Weekdays | !Yes
es | ¿cuánto cuesta el ramen de langosta? | $26 / 26
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
hours | vancouver open til when 2nite | 11:00 PM / 2:00 AM
hours | is winnipeg open on monday | No / Closed / closed
hours | xmas eve hours halifax | 5:00 PM
menu | price of ember double in vancouver | $17
menu | vegan tacos? | Squash and pepita | Black bean | Cauliflower | !Baja
menu | whats the lowest cal burger | Plain single | 560
menu | large onion rings how much | $11
menu | do they have lobster taco in toronto | Moncton | !Yes
menu | is the chicken halal | halal
allergy | my kid has a sesame allergy what burgers are ok | sesame | !Plain single ( | !The Ember double (
allergy | gf and dairy free tacos | Brisket taco | !Charred corn taco ( | !Chicken tinga taco (
brand | does the junction do catering | !Yes
brand | closest one to scarborough | Leslieville
brand | phone for edmonton | (416) 555-0188
brand | drive thru? | James North
brand | gift card | gifts.example.com / gift
offers | whats the deal after 10 | Late plate | $18
follow | do you deliver in ottawa >> till when | 2:00 AM / know / stated
follow | is there parking at mile end >> and a terrace | Oui / terrasse / rue Maguire / Patio
fr | combien coûte la poutine à montréal | 10,50 / 10.50
`,
  ),
];

/** Written with them, also before the engine was run or read, and kept aside until those were mended: its first run is of an engine that had not seen them. */
export const usualLaterQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'paper-lantern',
    `
hours | open wed? | No / Closed / closed
hours | til what time 2day | 9:30 PM
hours | how early can i get a banh mi | 8:00 AM
hours | what time does delivery start tonight | 5:00 PM
hours | are you closed for tet | February 5 / 5 / closed
hours | open on christmas day | No / Closed / closed
menu | large pho tai how much | $17
menu | whats in the pho dac biet | tendon | tripe
menu | cheapest banh mi | Fried egg | $8
menu | veg or vegan noodle soup? | Pho chay
menu | meatball banh mi | sold out | !Yes
menu | iced coffee with boba | $6 / $1
menu | spicy soups | Bun bo Hue | !Pho ga (
menu | 2 large pho ga, 1 fried rolls total | $42
menu | anything under 8 dollars to start | Tofu spring rolls | Edamame | !Spring rolls ($8
menu | durian today? | Sat | !Yes
menu | do you use msg | No
menu | extra noodles price | $3
menu | family pho how much | $68 | Sunday
allergy | peanut allergy, are the spring rolls ok | peanuts | !Yes
allergy | shellfish allergy what noodle soups | !Bun bo Hue ( | !Pho hai san ( | !Bun rieu (
allergy | is pho gluten free | hoisin / gluten-free
allergy | egg allergy >> which banh mi | Tofu bánh mì | !Fried egg bánh mì (
allergy | fish sauce allergy is the curry chicken ok | fish | !Yes
brand | wifi? | No
brand | can i bring the dog | porch
brand | delivery fee | $4 | $45
brand | can we reserve for 5 | seven | !Yes
brand | parking? | five / Five
brand | catering trays | trays@paperlantern.example / catering
brand | do you take amex | !Yes | (503) 555-0135
brand | i forgot my jacket | (503) 555-0135
brand | is delivery available in beaverton | !Yes
jobs | cook job pay? | $21
offers | bike discount | 10% / Ten
follow | how much is the flan >> and the che ba mau >> which is dairy free | Che ba mau | !Flan (
follow | open sunday? >> til when >> can i order delivery then | 7:30 PM
fr | le pho au poulet, c'est combien | 14
es | ¿hay algo sin cacahuete para empezar? | !Papaya salad ( | !Spring rolls ( | Edamame / Fried rolls / rolls
`,
  ),
  ...questionsOf(
    'gursha-house',
    `
hours | last pickup on sunday | 8:30 PM
menu | difference between wot and alicha | hot | mild
menu | whats cheaper lamb tibs or zilzil tibs | Lamb tibs | $20
allergy | im allergic to mustard is the veg tray ok | mustard | !Yes
brand | do you sell coffee beans how much | $16
`,
  ),
  ...questionsOf(
    'han-river-grill',
    `
hours | torrance hrs saturday | 12:00 PM | 11:00 PM
menu | is the banchan free | free
allergy | no shellfish, is the seafood pancake ok | crustaceans / shellfish | !Yes
brand | how long can we sit for the ayce | two hours
follow | parking? >> at torrance | free / own lot
`,
  ),
  ...questionsOf(
    'kettle-and-crumb',
    `
menu | full bristol price | £13.50
menu | whats in the granola | Almonds
allergy | allergic to eggs >> what cake | Vegan chocolate cake | !Lemon drizzle (
brand | do you have a garden | Southville / Garden
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
hours | u open dec 31? | 5:00 PM | 1:00 AM
menu | whats on the diavola | salame
allergy | fish allergy, vitello tonnato? | fish | !Yes
brand | do u have outdoor seating | Patio / patio
follow | price of a bottle of sangiovese >> and half litre | $30
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
hours | when does calgary close on sunday | 10:00 PM
menu | poutine calories | 920
brand | which locations deliver in toronto | Queen West | Ossington | Junction | !Leslieville
offers | ten percent off for students? | !Yes
`,
  ),
];
