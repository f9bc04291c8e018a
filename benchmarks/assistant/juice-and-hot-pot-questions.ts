/**
 * Questions written on 2026-11-24 with their four brands by who had not read the engine, as typed on a phone. Two brands were
 * run first (78 % right, read strictly as the guest would); the pancake house when what they showed was mended (81 %), and
 * the pizzeria when that was, too (80 %).
 */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const juiceAndHotPotQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'brightside-juicery',
    `
hours | u guys open rn? | Glebe | ByWard | Kanata
hours | what time does kanata close tonite | 7:00 PM
hours | is the market one open mondays | closed / Closed / No
hours | glebe sunday hrs | 9:00 AM | 6:00 PM
hours | can i get a smoothie in kanata at noon tmrw | 8:00 AM | 2:00 PM
hours | is kanata open at 1 on a tuesday | No / closed | 3:30 PM
hours | are u open boxing day | 10:00 AM | 5:00 PM | closed
hours | what time do you open in the morning during the week glebe | 7:00 AM
hours | byward christmas eve?? | closed / Closed / No
hours | is kanata open nov 28 | closed for a new floor | !Yes
hours | till when can i order delivery tonight | 7:00 PM
hours | which location is open the latest today | ByWard | 9:00 PM
hours | open new years day? | 10:00 AM | 6:00 PM
hours | earliest i can get a juice before the gym in kanata | 6:00 AM
hours | whens byward open on the weekend | 9:00 AM | 10:00 AM | 5:00 PM
brand | where r u | 782 Bank | 55 ByWard | 4048 Innovation
brand | phone num for the market location | 555-0141
brand | do i have to be a member at the gym to buy juice in kanata | anyone
brand | parking near bank st? | garage | 5:30
brand | is there parking at kanata | Free parking / free parking
brand | wifi at glebe? | Wi-Fi
brand | can my dog sit w me outside | Glebe | og
brand | do u guys deliver to centretown | Centretown | !don’t find
brand | deliver to kanata? | do not / No | !Yes
brand | hows much is delivery and is there a way to get it free | 4.99 | 45 | !peanut
brand | do yall take cash at kanata | only / No | !Yes
brand | can i pay w apple pay | !No | card / Cards / phones
brand | whats ur insta | brightsidejuicery
brand | who owns this place | Noor | Claire
brand | do you use organic stuff | kale
brand | do u add sugar to the smoothies | No added sugar | !don’t see sugar
brand | do you put ice in it? i hate watery smoothies | ice
brand | can i bring my own cup | 50 cents / 0.50
brand | are the cups compostable | ompost
brand | how long is the juice good for | hree days
brand | can i freeze the juices | nut milks
brand | do you take back the bottles | five
brand | bottle deposit how much | 50 cents
brand | are you hiring, im 17 | Juice barista | 16
brand | how much do u pay baristas | 18.50
brand | gift cards? | gift
brand | is glebe wheelchair friendly | heelchair
brand | do you have a washroom | know / not say / not state / 555-0140 | !Yes
brand | do you have a drive thru | know / not say / not state / 555-0140 | !Yes
brand | are you on uber eats | know / not say / 555-0140 / order | !Yes,
brand | can i get a job application | Juice barista / areers
brand | is the market stall indoors, anywhere to sit | hared seating / hall
menu | how much is a large green goddess | 11.50
menu | green goddess price at byward | 10.00 | 12.00 | !$9.50
menu | whats in the berry kick | trawberry | yogurt
menu | do u have acai bowls n how much | 11.50 | 14.50
menu | what shots you got | Ginger | Turmeric | Wheatgrass
menu | is there wheatgrass at the market | Glebe only
menu | how many calories in a large pb banana | 610 | !420
menu | lowest cal juice | Clean Green | 110
menu | what milks do you have, is oat extra | almond | no charge | !avoid
menu | can i add protein to my smoothie how much | Whey protein or Pea protein $2.00 | !I do not know
menu | something with protein | Protein Bowl
menu | is the watermelon juice back | sold out / Sold out / not available | !Yes
menu | got any coffee | Cold Brew | 4.50
menu | do you have kombucha | 6.50
menu | is the pumpkin one still on | December | Pumpkin
menu | do you have kid size | 5.50
menu | what can i get to eat, not a drink | Avocado Toast / Açaí | !Cold Brew ($
menu | what fruit is in tropic wave | ineapple | ango
menu | can i swap the banana in the pb banana | no charge | !don’t know
menu | anything hot to drink | Matcha / Ginger Tea
menu | is sunrise bowl available at byward | sold out / Sold out | !Yes
menu | whats your most popular | PB Banana | Açaí Classic
menu | u got anything with caffeine | Mocha Lift / Cold Brew / Matcha
menu | pb banana at the market? | don’t see PB Banana
menu | do you have pizza | not / No / don’t | !Yes
menu | do you do sandwiches or toast | Avocado Toast
bound | any smoothie under 9.50 | Berry Kick | Tropic Wave | !Mocha Lift
diet | whats vegan | Green Goddess | !Berry Kick ($ | !Berry Kick (Reg
diet | gluten free stuff? | Tropic Wave | The Root | !Avocado Toast ($
diet | which smoothies have no dairy | Tropic Wave | !Berry Kick ($ | !Pumpkin Pie ($
allergy | allergic to peanuts is it safe | Peanut | !Yes
allergy | tree nut allergy what can i drink | !Mocha Lift ($ | !Vanilla Cashew Milk ($ | !Açaí Classic ($
allergy | does the granola have nuts | 4 others state it
allergy | is the banana bread nut free | alnut | !Yes
allergy | coconut allergy, chia pot? | oconut | !Yes
allergy | kid allergic to eggs is the coconut cookie ok | know / not state / doesn’t state | !Yes
allergy | celiac here. is the energy ball ok | oats / know / wheat / not stated | !Yes
allergy | do the blenders get washed between drinks? severe nut allergy | rinsed | !Vanilla Cashew Milk ($
offers | any deals | Early bird | Cleanse starter
offers | student discount? | 15
offers | promo code for ordering online | SUNNY5
offers | do u have a points card thing | tenth / Sunny Card
offers | can i get the early bird at byward | Glebe and Kanata | !Yes
offers | how much is a 3 day cleanse and when do i have to order | 156 | 4 PM / 4:00 PM
party | can u do smoothies for my office, 20 ppl | 14 | 12
party | catering how many days before | ive days
several | how late are you open tonight in the glebe and do you have oat milk | 8:00 PM | Oat, almond / oat milk | !gluten
several | do you deliver to the glebe, how much, and is there a minimum | 4.99 | Glebe
several | where in kanata r u exactly and is parking free there | 4048 Innovation | ree parking
several | whats in the protein bowl and how much for a small | 12.50 | whey / Whey
follow | how much is the mocha lift >> and a large one | 11.95
follow | is kanata open tomorrow >> what about sunday | closed / Closed / No
follow | do you have any bowls >> which ones have no peanut butter | Açaí Classic | !Protein Bowl ($ | !Protein Bowl (S
follow | whats in the clean green >> how many calories | 110
follow | im allergic to almonds >> which bowls can i have | none that is not stated to contain nuts | !Açaí Classic ($ | !Chia Pot ($
follow | do you deliver >> how long does it take | know / not say / not state / 555-0140
follow | do you do cleanses >> can you deliver it | Glebe | 6
follow | are you hiring >> what about in kanata | !Press operator is | Kanata
follow | do you have avocado toast >> can i get it with gluten free bread | 1.50
follow | byward hours today >> and the phone number | 555-0141
follow | how much is an energy ball >> how about 6 | 16
follow | do you cater >> whats it cost for 30 people | 14 / 13
follow | where do i park at glebe >> how much is it | 3.50
follow | is the matcha hot >> how much | 6.00
follow | when does the pumpkin one end >> is it vegan | milk / not marked / No | !Yes
follow | whats open on christmas eve >> till what time | 3:00 PM
fr | vous êtes ouverts le dimanche à glebe ? | 9 | 18
fr | c'est combien un grand bol açaí | 14,50 / 14.50
fr | vous avez du lait d'avoine ? | Oat, almond / oat milk | !avoine milk
fr | je suis allergique aux noix, le banana bread c'est ok ? | noix / walnut | !Oui
fr | livrez-vous à centretown svp | Centretown
fr | ya tu du stationnement à kanata | arking / tationnement
fr | quels smoothies sont végétaliens | Green Goddess | !Berry Kick (
fr | à quelle heure ferme byward ce soir >> et demain ? | 21
es | tienen algo sin lactosa | Tropic Wave | !Berry Kick (
es | cuanto cuesta el berry kick grande | 11,25 / 11.25
es | a que hora abren mañana en glebe | 8
`,
  ),
  ...questionsOf(
    'red-kettle',
    `
hours | are u open now | No / closed / Closed | 5:00 PM
hours | what time u open for dinner | 5:00 PM
hours | r u open tuesdays | closed / Closed / No
hours | how late on saturday | 1:00 AM
hours | last seating friday? | 11:30 PM
hours | can i come at 4 on a thursday | No / closed | 5:00 PM
hours | u open xmas day | 4:00 PM
hours | new years day open? | closed / Closed / No
hours | hours for lunar new year | 11:00 AM | 1:00 AM
hours | lunch hours pls | 11:30 AM | 3:00 PM
hours | is there lunch on saturday | !Yes | aturday
hours | when do u close tn | 1:00 AM
hours | if we get there at 10:15 on a monday can we still eat | 9:30 PM
hours | do you close between lunch and dinner | 3:00 PM | 5:00 PM
brand | whats the adress | 4820 Kingsway
brand | is it on the ground floor | 2nd floor
brand | do you have an elevator, grandma in wheelchair | know / not say / not state / 555-0177 | !Yes
brand | parking? | P2
brand | is parking free | wo hours / 2 hours
brand | closest skytrain | know / not say / not state / Metrotown / Kingsway | !Yes
brand | do i need a reservation for 4 | eight / online / book
brand | can i book for 10 | call / Call / 555-0177
brand | how long do you hold the table if were late | 15 minutes
brand | is there a time limit | 100 minutes | 90
brand | how does it work ive never been | broth | 100 minutes
brand | does everyone at the table have to do ayce | Everybody / everybody
brand | what happens if i dont finish my food | 15
brand | can i bring my own wine | 25
brand | corkage fee? | 25
brand | cake fee for birthdays | no cake fee
brand | can we bring sparklers | sparklers no / no
brand | do you have karaoke | araoke | December
brand | will i smell like hotpot after lol | little
brand | do you have your own pot or share | own
brand | whats at the sauce bar | ighteen
brand | is tip included | 18
brand | service charge for big groups? | 18 | ight
brand | is the meat halal | same slicer | !Yes
brand | do you have robots | obots
brand | do you deliver | No delivery / no delivery / not | !Yes
brand | can i do takeout | 48
brand | are u hiring servers | Server | Yes
brand | do i need to speak mandarin to work in the kitchen | asset
brand | since when are you open | 2014
brand | do u have wifi | know / not say / not state / 555-0177 | !Yes
brand | high chairs? | know / not say / not state / 555-0177 | !Yes
brand | do you take amex | cash, credit or debit / know | !carte
brand | vegetarian friendly? | ushroom
brand | do you have gift cards | know / not say / not state / don’t / 555-0177 / no gift | !Yes
brand | whats ur min spend for private room on a fri | 700
menu | how much is ayce | 26 | 36
menu | how much for dinner per person | 36
menu | whats the lunch price | 26
menu | price for kids | 12 | 19
menu | how much for a 5 yr old | 12
menu | is my 2 year old free | ree
menu | difference between regular and premium | 52 | 36 | agyu
menu | is wagyu included in the normal one | remium only | !Included in all
menu | what soup bases do you have | Mala | Tomato | Kombu
menu | can i get 2 broths | 3
menu | is broth extra | included
menu | which broth isnt spicy | Tomato / Kombu | !Mala broth ( | !Tom yum broth (
menu | spiciest broth? | Mala
menu | are drinks included | extra
menu | is dessert included | Included
menu | do you have beer | Tsingtao
menu | how much is a bucket of tsingtao | 36
menu | is there bubble tea | 7.00
menu | do refills cost extra for pop | efills
menu | what meats are there | brisket | lamb
menu | do you have tripe | Beef tripe
menu | got any noodles | Udon
menu | can i just order a few plates, not ayce | Monday to Thursday
menu | how much is the broth if i order a la carte | 7
menu | do you have lamb skewers | lamb / skewer | !Yes
menu | popcorn chicken large price | 13.00
menu | do u have soju flavours | peach
menu | can i get oat milk in bubble tea | 0.80
menu | how many items on lunch | 45
menu | whats in the satay broth | eanut
bound | any sides under $7 | mantou | Steamed rice | !Popcorn chicken ($8
diet | what can a vegan eat here | Tomato broth | !Mala broth ( | !Pork bone
diet | gluten free broth | Tomato broth | Kombu broth | !Mala broth ( | !Mala broth,
diet | im muslim what can i eat | same slicer
diet | no pork please, which meats | brisket | !Sliced pork belly ($ | !Sliced pork belly,
allergy | peanut allergy which broth should i avoid | Satay
allergy | shellfish allergy what broths are safe | Tom yum | Satay | !Yes
allergy | is kimchi broth ok for shellfish allergy | know / doesn’t state / not state | !Yes
allergy | im allergic to sesame. soft serve? | esame | !Yes
allergy | celiac, can i eat the fish balls | heat | !Yes
allergy | soy free broth? | Kombu | !Mushroom broth ( | !Mala broth ( | !Pork bone broth (
allergy | do the dumplings have egg | eggs / egg | !Yes
offers | any birthday deals | eats free
offers | do we need id for the bday thing | Bring ID
offers | student price? | $2
offers | whats the late night special | 27
offers | senior discount on sunday? | en percent / 10
offers | is the late night deal on tonight | 10 PM / 10:00 PM | 27
party | can i rent a room for 14 people saturday how much | 700
party | deposit for private room? | 100
party | company dinner 40 ppl possible? | know / 16 / call / 555-0177 | !Yes
several | how much is dinner and do you have parking | 36 | P2
several | are you open tues and how much is ayce for kids | 12 | uesday
several | is there a time limit and do u charge for leftovers | 100 minutes | 15
several | table for 6 tomorrow at 7, and is the beef halal | book | No.
follow | how much is dinner >> and for kids | 19
follow | how much is lunch >> until what time is that | 3:00 PM / 3 PM
follow | do you have private rooms >> how many people fit >> deposit? | 100
follow | what broths do you have >> which are vegan | Tomato | Mushroom | !Pork bone broth ( | !Mala broth (
follow | is there a time limit >> what about sundays | 90
follow | can i order a la carte >> on saturday too? | Monday to Thursday | !Yes
follow | im allergic to peanuts >> can i have the ice powder | eanut | !Yes
follow | do you have soju >> how much | 18.00
follow | are you open on monday >> is it open at 4pm | 3:00 PM | 5:00 PM
follow | do you take reservations >> online? | online
follow | do you have the premium one >> how much is it >> what do you get | agyu | hing prawns / king prawns
follow | table for 12 >> is there a service charge | 18
follow | can i bring wine >> how much | 25
follow | got kombu broth >> is it spicy | !Yes | piced / spicy / Spicy / mild / Plain
fr | c'est combien le souper à volonté | 36
fr | vous êtes ouverts le mardi? | ferm
fr | il y a un stationnement ? | P2
fr | quels bouillons sont végétariens | omato | !Napa
fr | combien pour un enfant de 8 ans | 19
fr | faut-il réserver pour 5 >> et pour 12 | 555-0177
es | cuánto cuesta el buffet en la cena | 36
es | hay límite de tiempo | 100
es | soy alérgico al cacahuate, qué caldo no puedo comer | Satay
es | a qué hora cierran el sábado | 1:00
es | tienen cerveza? | Tsingtao
`,
  ),
];

export const pancakeHouseQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'mabels-flapjacks',
    `
hours | r u still open | Cloquet / cloquet | 8:30 PM
hours | what time do u open saturday in duluth | 6:00 AM
hours | are you open for supper | Fri | 8:30 PM
hours | is cloquet open mondays | closed / Closed / No
hours | thanksgiving hours | 7:00 AM | 12:00 PM / noon | losed
hours | when does cloquet close on sundays | 2:00 PM
hours | what time does breakfast end | All day | !not stated
hours | when does lunch start | 11
hours | can i come for pancakes at 3 on wednesday | 0 of 2 | 2:00 PM
hours | open new years | 8:00 AM | 3:00 PM
hours | christmas eve cloquet? | closed / Closed / No
hours | fish fry till when | 8:00 PM
hours | what days is cloquet open | Wed – Fri | Sat – Sun
hours | whats the earliest you open on a weekday | 6:00 AM
brand | where are you at | 1515 London | 208 Cloquet
brand | do you take reservations for sunday brunch | No | first come
brand | how long is the wait on sundays | 30 to 45
brand | can i get breakfast at 1pm | ll day
brand | is your bacon beef or pork | Pork | !don’t see beef
brand | high chair? | ight
brand | can i bring my dog in | ervice animals
brand | do you take checks | No checks / no checks
brand | apple pay ok? | Apple Pay
brand | do you sell the pancake mix | 9
brand | do u ship the mix to texas | lower 48 / 8
brand | gift certificates? do they expire | never
brand | parking in duluth? | hirty
brand | is there parking in cloquet | know / not say / not state / 555-0123 | !Yes | !hirty cars
brand | whos mabel | Lindqvist / nine stools
brand | how old is the place | 1962
brand | do you have a lake view | ake view
brand | is the syrup real maple | Olsen / Two dollars / real
brand | do you cook with peanut oil | know / not say / not state / 555-0119 | !Yes
brand | is there a play area for kids | corner
brand | rewards program? | !Yes
brand | do you deliver | know / not / No | !Yes
brand | doordash? | know / not say / not state / 555-0119 / order | !Yes
brand | do you have wifi | know / not say / not state / 555-0119 | !Yes
brand | wheelchair accessible? | heelchair
brand | hiring? my daughter is 15 | Host | 15
brand | how much does the cook job pay | 20 | 23
brand | whens santa coming | December 12
brand | santa breakfast tickets how much | 16
brand | is there a fee to split a plate | 2.50
brand | do you have a bathroom with changing table | know / not say / not state / 555-0119 | !Yes
brand | can i sit at the counter in cloquet | ounter
menu | how much is a short stack | 7.99
menu | short stack in cloquet | 7.50 | !7.99
menu | full stack blueberry pancakes price | 11.49
menu | whats in the lumberjack | hree eggs | ham
menu | is there eggs benedict today | Sat / eekend | !Yes
menu | what kind of pie you got | Apple | Pecan
menu | how much for a whole pie | 22
menu | can i get a whole pie for thanksgiving | November 22
menu | is coffee bottomless | ottomless
menu | free refills on pop? | efills
menu | do you have gf pancakes | 2
menu | got vegan pancakes? | oat-milk / oat milk
menu | can i get chicken n waffles | hicken | 5.00
menu | real maple syrup extra? | 2
menu | what comes with the eggs | ash browns
menu | do you have lefse now | Lefse | !Yes, Lefse is on now
menu | how many pancakes in a full stack | 5
menu | biscuits n gravy half order | 6.99
menu | do u have walleye | 14.50
menu | is the fish fry all you can eat | 19.99
menu | fish fry in cloquet? | Cloquet | don’t see
menu | egg whites extra? | 1.50
menu | what bread for toast | rye
menu | soup of the day? | Wild Rice Soup / know
menu | what kinds of malts | anilla
menu | how long does the dutch baby take | wenty
menu | can i get a dutch baby in cloquet | Cloquet | don’t see
menu | do you have strawberry pie | old out / June | !Yes,
menu | something sweet with fruit | Blueberry / Fruit Cup / Swedish | !don’t see fruit
menu | what do you have thats not eggs or pancakes | Oatmeal / Hot Turkey / Patty Melt | !Lumberjack ($
menu | biggest breakfast you got | Lumberjack
menu | do you have kids menu | Bear Pancake
menu | is there a senior menu | Senior Two and Two
menu | how old for the kids plates | Ten
menu | do kids get a drink with it | milk or juice
menu | do you have tea | tea / don’t | !Yes
menu | cheapest breakfast | !Milk ( | Toast / Hash Browns
bound | anything under 7 dollars for breakfast | Oatmeal | !Pop (
diet | vegetarian options that arent sweet | Garden Skillet | !Chocolate Chip
diet | what can vegans eat | Oatmeal | Hash Browns | !Garden Skillet ($
allergy | pecan allergy what pancakes are ok | !Banana Pecan Flapjacks ($ | !Banana Pecan Flapjacks (S | Buttermilk
allergy | my kid cant have dairy, which pancakes | !Buttermilk Flapjacks ($ | !Buttermilk Flapjacks (S | milk
allergy | celiac can i have the buckwheat cakes | not for celiacs | !contains gluten
allergy | egg allergy is oatmeal ok | know / not state / doesn’t state | !Yes
allergy | any nuts in the apple pie | nut | !Yes | !No.
allergy | allergic to milk can i have hot chocolate | milk | !Yes
allergy | does the denver omelette have gluten | toast | !Yes
offers | kids eat free when | uesday
offers | is kids eat free in cloquet too | Duluth | !Yes
offers | whats the 2 2 2 | 8.99
offers | senior discount? how old | 60 / ixty
offers | can i use the senior discount on saturday | weekday | !Yes
offers | coupons? | Kids eat free
offers | pie and coffee deal what time | 1 PM / 1:00 PM
party | can we have a baby shower in the back room for 30 | 35 | 300
party | how much to rent room after 2 | 75
party | cater for 40 people how much each | 13.50 | 540 | !$80
party | how far ahead for catering | wo weeks
several | are u open thanksgiving and do u have pie | 7:00 AM | Apple
several | do you have gluten free pancakes and how much are they | 2
several | whats the address in cloquet and what time do you close tmrw | 208 Cloquet | 2:00 PM
several | do you take reservations and is there parking in duluth | first come | hirty
follow | how much are the swedish pancakes >> whats on them | ingonberries
follow | are you open thursday >> in cloquet | losed | November 26
follow | do you do catering >> how much is it | 13.50
follow | do you have a kids menu >> how much is the bear pancake | 5.50
follow | short stack buttermilk how much >> can i add blueberries | 1.75
follow | do you have pie >> any with nuts | Pecan
follow | when is santa coming >> how much are tickets | 16
follow | im lactose intolerant >> is the waffle ok | milk | !Yes
follow | do you have fish fry >> what comes with it | oleslaw
follow | whats the wait like on sunday >> can i call ahead | list / door / first come
follow | can i rent the back room >> for 50 people | 35 | !Yes
follow | is cloquet open friday >> do they have the fish fry | don’t see Friday Fish Fry | Cloquet
follow | how much is pancake mix >> and three bags | 24 | !Fish Fry
follow | do you have turkey sausage >> how much | 4.25
follow | what time do you open tomorrow >> and sunday | 6:00 AM | 7:00 AM
follow | do you have oatmeal >> is it vegan | egan
fr | vous êtes ouverts le lundi ? | Duluth | 6
fr | combien coûtent les crêpes suédoises | 10,50 / 10.50
fr | avez-vous un menu pour enfants | Bear Pancake
fr | est-ce qu'on peut réserver | first come / Non / pas
es | a que hora abren el domingo | 6 | 7
es | tienen pancakes sin gluten | 2
es | mi hijo es alérgico a la leche, puede comer el waffle? | leche | !Sí
es | cuánto cuesta el lumberjack | 16,99 / 16.99
es | se puede pagar con tarjeta | All cards / Sí / tarjeta
es | hay estacionamiento en duluth >> y en cloquet? | 555-0123 | !hirty cars
fr | le fish fry c'est quel jour >> jusqu'à quelle heure | 20 / 8
`,
  ),
];

export const pizzaAndPokeQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'lido-pizza-bowls',
    `
hours | r u open rn | until 11:30 PM / open / Yes
hours | what time u close on thursdays | 10:00 PM
hours | are you open this tuesday | closed Tuesday, November 24 | !Yes
hours | open monday for lunch? | 4:00 PM
hours | open boxing day | closed / Closed
hours | till what time do u deliver tonight | 8:30 PM
hours | when is happy hour | 3:00 PM | 5:00 PM
hours | nye hours | 3:00 PM | 1:00 AM
hours | can i get poke on monday | Poke is off Mondays
brand | whats the delivery fee to downtown | 4.99
brand | do you deliver to lambeth and whats the minimum | 7.99 | 40
brand | do you deliver to masonville | don’t find Masonville | !Yes
brand | how long for delivery on a friday night | 70
brand | is there a fee for small orders | $2
brand | can i tip the driver in cash | goes to the driver / cash
brand | where r u located | 171 Wortley
brand | is it easy to park | two hours
brand | is the patio open now | May to October / October
brand | can i book a table for 8 tonight | by phone | !Pizza-making
brand | table for 2 tmrw at 7 | walks in / walk
brand | do you rent the pizza truck | 650
brand | kids bday party? how much per kid | 22
brand | how many kids can come to the pizza making | fifteen
brand | u hiring drivers | Delivery driver
brand | do i need my own car for the driver job | Own car
brand | whats the gas pay | 50 cents / kilometre
brand | do you guys sell beer to go | inside only
brand | do u have a washroom | know / not | !Yes
brand | is the cheese vegetarian rennet? | No animal rennet
brand | do you take cash | know / cash / terms
brand | whos the owner | Gianni / Mele
brand | can i preorder a pizza for saturday | seven days
menu | do u sell slices | $5
menu | how much is a slice | 5
menu | how much is a large pepperoni | 29
menu | medium marg price | 19.00
menu | how big is the family size | 18 / Twelve / slices
menu | how many slices in a medium | eight
menu | can i get half pepperoni half hawaiian | dearer half
menu | do u have hawaiian pizza | Hilo / ineapple
menu | what dips do you have | ranch | 1.50
menu | is the tuna raw | raw
menu | can i get brown rice in the ahi bowl | brown rice
menu | what comes in the poke bowls | edamame
menu | any cooked poke | seared / cooked | hrimp
menu | wing flavours | Lemon pepper
menu | how many wings in an order | One pound / pound
menu | do you have diet coke | Diet Coke
menu | whats for dessert | Tiramis | Mochi | !lager | !House red
menu | extra cheese how much | 2.50
menu | gluten free crust how much | 4
menu | anything without cheese | Lido | Marinara | !Margherita ( | !Woodstock
diet | vegan pizza | Marinara | !Margherita (
diet | vegan poke | Ginger Tofu | !Ahi Classic (
allergy | peanut allergy, is the ahi bowl ok | peanuts / Peanut | !Yes
allergy | nut allergy what pizza can i have | !Verde ( | Margherita | Verde
allergy | im celiac can i get the cauliflower crust | same oven / gluten | !Yes
allergy | shellfish allergy >> any poke bowl ok | !Coconut Shrimp ( | hrimp
allergy | does the spicy salmon have egg | eggs | !No.
allergy | sesame allergy poke? | esame | !Ahi Classic ($ | !Spicy Salmon ($ | !Ginger Tofu ($
offers | any deals on pizza | Two mediums
offers | can i get the 2 medium deal delivered | Pickup only
offers | is there a student discount at fanshawe | 10 / Ten
offers | coupon for pickup | WALKIN3
offers | lunch special? | Slice & salad | 11.50
several | whats your address and do you have parking | 171 Wortley | two hours
several | how much is the verde medium and does it have nuts | 22.00 | istachio
several | are u open xmas eve and till when can i order delivery that day | 6:00 PM
follow | do you deliver to old south >> how much | 2.99
follow | how long does delivery take >> and on fridays | 70
follow | do you have gluten free crust >> how much extra >> is it safe for celiacs | same oven | !Yes | !Coconut Shrimp
follow | do you do kids parties >> how many kids >> deposit? | 50
follow | do you have wine >> by the glass >> how much | 9.00
follow | whats on the hilo >> can i get it without jalapeno | !Yes | jalape / ask / know
follow | how much is the ahi bowl >> large >> with avocado | 24.00
follow | when do you get fresh fish >> is it sushi grade | ushi-grade
fr | vous livrez à lambeth ? c'est combien | 7
fr | avez-vous une pizza sans fromage | Lido / Marinara | !Margherita (
fr | vous êtes ouverts mardi | ferm / closed
es | cuánto cuesta una pizza margarita grande | 26
es | tienen estacionamiento | two hours
es | tienen algo vegano | Marinara | Ginger Tofu
`,
  ),
];
