/**
 * Questions written on 2026-11-25 with their three brands, an Indian buffet with a takeout kitchen, a vegan diner and an Austrian
 * bistro in four places, by who had neither read nor run the engine; every third was kept aside until the others were mended.
 */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const buffetDinerAndBistroQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'rasoi-junction',
    `
hours | u guys open right now? | 2 of 2 | 11:00 PM
hours | what time u close tonite brampton | 11:00 PM
hours | is the mississauga one closed in the afternoon | 3:00 PM | 5:00 PM | !No
hours | are you open mondays? | Brampton | 11:30 AM | Closed / closed
hours | open on jan 1? | 12:00 PM | 9:00 PM
hours | when is the buffet | 11:30 AM | 2:30 PM | 6:00 PM
hours | do you have lunch buffet on saturdays | not on Saturday | !Can I take
menu | how much is the weekday buffet | 18.99 | !Can I take
hours | can i do the buffet in brampton | Mississauga | !Yes
menu | can i pack up leftovers from the buffet | 14.99
hours | how late do you deliver | 9:30 PM
hours | r u delivering right now | Yes | 9:30 PM
brand | do you deliver in mississauga | Brampton | !Yes Mississauga
brand | delivery charge & minimum? | 4.99 | 25
brand | address of both places | 5120 Hurontario | 88 Kennedy
brand | whats the number for brampton store | (905) 555-0178
brand | parking brampton? | free for an hour / street
brand | can we sit down and eat at the brampton one | Ten seats
brand | can i reserve for 12 ppl in brampton | Mississauga | !Yes
brand | looking for a party room for about 35 people mississauga how much | Ganga | 900
brand | do you accept amex | No
brand | can i pay w cash | Yes / cash
menu | do you guys serve beef | no beef / No
menu | any pork on the menu | no pork / No
menu | butter chicken family size brampton price | 27 | !29
menu | price of veg thali in brampton | 18 | !19.50
menu | 4 samosas, 1 mango lassi total? | 15.50
menu | whats the difference between tandoori chicken half and whole price wise | 15.50 | 27 | 11.50
menu | whats the most expensive thing on ur menu | Chicken biryani (Family) ($30
menu | anything vegan under 13 dollars | Yellow dal tadka | !Butter naan
menu | how hot is the vindaloo can u make it mild | cannot be made mild
menu | what's in malai tikka | cream | cashew
menu | do you have dosa | weekend / Saturday | made to order
menu | is goat biryani available today | Friday
menu | is there nuts in butter chicken | cashew | Yes / cashews
menu | gluten free breads? | !Butter naan
menu | does rogan josh have dairy | allergen / milk / states
menu | does the curry come with rice | Rice is extra
menu | what comes w the meat thali | rice | naan | Butter chicken
menu | what beers do u have | Kingfisher
brand | what deals u got for takeout | Curry for two | 42
brand | promo code? | RASOI10
brand | do seniors get money off | 15 / Fifteen
brand | is there a loyalty card | no loyalty program | !Visa
brand | do you have tiffin service how much | 65 | 75
brand | we need catering for 100 with a live tandoor | fifty / Live tandoor / tandoor
brand | how do i open a franchise | @franchise
brand | who started this place | Gill
brand | found a hair in my food last night at brampton, want my money back | (905) 555-0178
brand | do you have wifi | !Yes
talk | thx ur the best | !sorry
hours & menu | is brampton open on monday and how much is chicken biryani there on mondays | Yes / Open / 11:30 AM | 12
menu & brand | do you have naan without dairy and do you deliver to peel village | Butter naan and Garlic naan | Peel Village
brand & menu | do you take debit and do you charge for containers | debit / Debit | Twenty-five cents
french | est-ce que le buffet est ouvert dimanche midi et c'est combien | 23.99 / 23,99
french | vous livrez jusqu'à quelle heure? | 21 h 30 / 21:30 / 9:30
french | c'est combien la livraison | 4.99 / 4,99
french | est ce que le poulet au beurre contient des noix | Butter chicken | cashew | !Chicken 65
spanish | a que hora cierran hoy en brampton | 11:00 / 23:00
spanish | cuanto cuesta el pollo tikka | 16
spanish | aceptan tarjeta american express? | No
spanish | puedo reservar mesa para ocho personas en mississauga | Sí / reserv
menu | do you add a tip automatically, we are 9 | Eighteen / 18
menu | is ur food msg free | !Yes
menu | can i get extra raita on the side | !Yes
`,
  ),
  ...questionsOf(
    'moonbeam-diner',
    `
hours | are you open now | Yes
hours | what time do you guys close on sundays | 3:00 PM
hours | r u open on thanksgiving | No / closed
hours | and black friday? what time do you open friday nov 27 | 10:00 AM
hours | when does the kitchen close tonight | 10:15 PM
hours | how late can i place a pickup order on wednesday | 8:30 PM
hours | is it happy hour rn | Yes | 5:30 PM
hours | do u serve breakfast all day | Yes / until we close / all day
hours | are cinnamon rolls available today | No | Sat – Sun
menu | when can i get the meatloaf | Wednesday / Wed | 4:00 PM
brand | whats ur phone number | (503) 555-0160
brand | is there parking | nine | alley
brand | can i bring my dog | patio
brand | do you have a heated patio and do dogs get to sit there | heated | leash
brand | do you have changing tables | Yes
brand | anything for kids to do | crayons / kids' corner
brand | party of 10 thursday can we book | Yes / eight to sixteen
brand | reservation for 20 people | sixteen / whole diner
brand | how do i get on the waitlist | (503) 555-0161
brand | do i have to tip | Twenty percent / no tip
brand | can i bring a birthday cake | $2
brand | rent out the whole place for a party how much | 600
brand | you on doordash | DoorDash
brand | delivery hours | 11 | 8
brand | do u have a rewards program | Moon Phases
brand | how many visits til i get a free burger | eighth
brand | can i use the student discount on friday | Monday, Wednesday | !Yes
brand | do kids eat free | Thursday
brand | is the patio first come first serve | first come
brand | are you wheelchair accesible | Yes / accessible
brand | how much do servers make | 19
brand | who owns moonbeam | June Ostrowski
menu | is everything vegan | Yes
menu | is there real honey in anything | apples
menu | is it safe for celiacs | not safe / flour is in the air | !Yes
menu | gf options for breakfast | Chickpea omelet | Gluten-free pancakes
menu | how much is the moon burger with a second patty and avocado | 20
menu | moon burger + tempeh bacon + vanilla shake large total | 27
menu | does the burger come with fries | With fries or slaw | !I do not know
menu | gluten free bun extra? | 1.50 | !see bun
menu | which burger has the least calories | 780 / Moon burger
menu | what's in the reuben | tempeh | kraut
menu | anything with no nuts and no soy for lunch | !Mac and cheese, | !Nachos, | !Meatloaf
menu | im allergic to cashews can i eat the mac | state nuts | !Yes
menu | is the vanilla shake dairy free | not stated to contain milk | !contains milk
menu | whats spicy | Breakfast burrito | Buffalo cauliflower wrap | Nachos
menu | how many people do the nachos feed | two or three
menu | whats cheaper the reuben or the philly | Reuben | 16
menu | what pie do you have today | Apple, pecan / today's
menu | i need a whole pie for thursday what does it cost and how far ahead | 38 | Two days
menu | do you serve beer and wine | Rainier | !wine. Yes
menu | coffee refills free? | Bottomless / bottomless
menu | price of a carafe of mimosa | 28
menu | do you have a chicken sandwich | !Yes
menu | most popular thing | Moon burger
menu | what should i get for a first visit | Moon burger
menu & brand | how much is the blta and is there a discount for students | 14 | Ten percent / 10
hours & brand | what time do u open tmrw and do i need a reservation for 4 | 8:00 AM | !Yes
hours & menu & brand | hey are you open thanksgiving, do you sell whole pies and can i pick one up wednesday | closed / No | 38
danger | i think my kid is having an allergic reaction to the shake | 911
french | vous êtes ouverts mardi? | ferm / Ferm
french | est-ce que tout est vegan | Oui / Yes
french | on peut venir avec un chien? | patio | !23:00
french | y a t il une carte de fidélité | Moon Phases
spanish | tienen pancakes sin gluten y cuanto cuestan | 12
spanish | hay estacionamiento | nine / alley
spanish | la malteada de vainilla grande cuanto vale | 8.50
spanish | los perros pueden entrar | patio
brand | does it get loud in there | !Yes
`,
  ),
  ...questionsOf(
    'goldener-hirsch',
    `
hours | are you open right now in the glebe | Yes | 11:00 PM
hours | wakefield hours | 12:00 PM | 8:00 PM
hours | is gatineau open sunday night | 3:00 PM | !Yes
hours | byward kitchen last call friday | 11:00 PM
hours | new years eve till when | 2:00 AM
hours | open on boxing day? | No / closed / Closed
hours | when is brunch and where | 10:00 AM / Saturday | 3
hours | happy hour byward | 3:00 PM | 6:00 PM
hours | what time does delivery stop tonight | 8:30 PM
hours | which one stays open the latest tonight | ByWard | 12:00 AM / midnight
hours | gatineau st jean baptiste? | closed / Closed
brand | adress for byward market pls | 62 Murray
brand | phone number wakefield | (819) 555-0144
brand | do you deliver to centretown | Yes / Centretown
brand | can i get delivery from the byward one | Glebe | !Yes
brand | parking at gatineau | free lot / Free
brand | does glebe have a patio | !Yes
brand | which locations have a terrace | ByWard | Gatineau | Wakefield
brand | table for 6 at byward saturday 7pm | @reserve.example.com
brand | can i reserve in wakefield? | Not here | !booked online
brand | what if i cancel last minute | 15 | 24 hours
brand | private room price on a friday | Jägerstube | 700
brand | dress code? | No | Lederhosen
brand | corkage fee saturday? | not on Saturday | 30
brand | high chairs in wakefield | Wakefield | !Yes
brand | do you do weddings, we'd be 150 | Yes | two hundred
brand | do you sell gift cards | @gifts.example.com
brand | loyalty points how does it work | Stammtisch | 300
brand | any specials on wednesday | Schnitzel Wednesday | 25
brand | beer and brat deal when is it and how much | 22 | 3
brand | coupon code | SERVUS
brand | can i use servus on a saturday | Not on Saturday / not | !Yes
brand | is the new years dinner available in gatineau | ByWard | !Yes
brand | how much is the prix fixe and what do you get | 45 | schnitzel
menu | wine pairing cost | 28
menu | prix fixe with wine for two people total | 146
menu | schnitzel gatineau how much | 22
menu | is the schnitzel pork or veal | Pork) | Veal) | !knuckle
menu | gf mains | Stuffed pepper | Steak frites | !Goulash
menu | vegan stuff? | Mushroom strudel | Stuffed pepper | Vegan sausage plate | !Käsespätzle
menu | spaetzle vegetarian? | Yes / vegetarian
menu | is there egg in the potato salad | !Yes | mustard / no mayonnaise / state
menu | do you have duck today and how much | 36 | Fri – Sun
menu | can i get duck in gatineau | ByWard Market, Glebe and Wakefield | !Yes
menu | cheapest main | 18
menu | mains under 20 | Käsespätzle | Bratwurst plate / Vegan sausage | !Goulash
menu | how much is half a liter of lager | 0.5 l) costs $9.50
menu | big wheat beer vs small how much more | 2.50
menu | glass of gruner | 13
menu | anything non alcoholic that isnt soda | radler | !Veltliner | !contains alcohol
menu | do u have burgers | !Yes
menu | is the goulash spicy | Yes / spicy
menu | do the sausages come with anything | kraut | mustard
menu | a light starter w/o meat under 14 | Beet salad / Pretzel | !Beef tartare
menu | desserts for sharing | Kaiserschmarrn
menu | kids menu? | Kids schnitzel | 13
menu | is your beef local | Outaouais
brand | are you hiring in gatineau | Yes | Sous-chef
brand | who do i complain to about rude service at glebe | (613) 555-0142
brand | do you have wifi | !Yes
brand | do you own hotels too? | !Yes
brand | who are the owners and when did you open | Leitner | 2004 | !know that
hours & brand | is wakefield open tomorrow and can i bring my dog | Yes / 10:00 AM | terrace / Terrace
menu & hours | how much is the apple strudel and is the kitchen at glebe still open | 10.50 | 10:15 PM
menu & menu | how much are fries and potato salad together and which one is vegan | 12.50 | Fries is marked vegan | !Which of these
talk | ok cool bye | !sorry
french | à quelle heure ferme gatineau ce soir | 23 h / 11:00 / 23:00
french | est-ce que je peux réserver à wakefield | Non / pas / Not
french | avez-vous des plats végétariens | Käsespätzle / third
french | acceptez-vous les chiens sur la terrasse | Oui / Gatineau
french | c'est quoi le menu prix fixe | 45
french | livrez-vous dans le glebe et c'est combien | 5 | 35
french | ouvert à noel? | Ferm / ferm
spanish | cuánto vale el menú de tres platos | 45
spanish | dónde puedo aparcar en byward | Clarence
spanish | hay algo para niños | Kids schnitzel
`,
  ),
];

export const heldOutBuffetDinerAndBistroQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'rasoi-junction',
    `
hours | sauga hours sunday pls | 12:00 PM | 9:00 PM
hours | christmas eve when do u close | 5:00 PM
hours | is there buffet tonight and how much is it | 28.99 | !18.99
menu | buffet price for my 7 yr old and 3 yr old | half | free
hours | till when can i pick up food at mississauga on saturday | 10:30 PM
brand | do u deliver to bramalea | Yes / Bramalea
brand | if i order 70 bucks is delivery free | free | 60
brand | where do i park at the hurontario spot | sixty / Free
brand | need a table for 4 tonite can i book | six
brand | do u have a high chair | Yes | six
menu | is the chicken halal | Yes / halal
menu | how much for butter chicken | 16.50 | 15.50
menu | two butter chicken n 3 garlic naan at mississauga how much total | 45.75
menu | cheapest curry | Yellow dal tadka | 12.50
menu | whats not spicy? my kid cant handle heat | Malai tikka | !for children is not
menu | whats moilee | Coconut
menu | can i get goat curry on a tuesday | Friday / Fri | !Yes
menu | something without dairy thats veg | Chana masala / Yellow dal tadka / Baingan bharta | !Palak paneer, | !Dal makhani
menu | do you do jain food | Yes | notice
menu | beer at brampton? | !Yes
brand | can i use rasoi10 on a thali | thali
brand | do you sell gift cards | @gifts.example.com
brand | are you hiring drivers | Yes | Delivery driver
brand | is there a bar with tvs to watch the cricket | !Yes
danger | my sister ate a rasmalai and her lips are swelling | 911
brand & hours | where are you, when do you close and can i order online | 5120 | 88 Kennedy | @order.example.com
menu & menu | how much is the kids thali and up to what age | 11 | ten
french | avez vous des plats végétaliens | Chana masala / Vegetable samosa
french | il y a du stationnement a mississauga | sixty / gratuit / Free
spanish | tienen comida sin gluten | !Butter naan
hours & brand | whats your pickup hours at missisauga on fridays and is there parking | 10:30 PM | sixty / Free
brand | how long is the wait on a saturday night | twenty to thirty
`,
  ),
  ...questionsOf(
    'moonbeam-diner',
    `
hours | open tuesdays?? | Closed / closed / No | !Yes
hours | are you closed in january at all | January 3 / Jan 3 / winter / Winter
hours | when is happy hour | 3:00 PM | 5:30 PM
hours | can i get mac n cheese at 9 am | 11
brand | where are you located | 3317 SE Division
brand | is street parking free on sundays | free
brand | do you have wifi? can i work on my laptop saturday morning | MoonbeamGuest / free | laptops
brand | can i reserve a table for 2 on saturday | !Yes
brand | how long is the wait sunday at 11 | forty-five
brand | can we split the bill 6 ways | four
brand | gift cards online? | counter | Not online
brand | can i order online for pickup | Yes / pickup / @order.example.com
brand | student discount? | Ten percent / 10
brand | whats the drag brunch about, how much | 15 | Sunday
brand | any jobs? im 17 | Server | Eighteen
brand | i left my jacket in a booth yesterday | (503) 555-0160
menu | do you fry in peanut oil? | sunflower
menu | whats gluten free and under 10 bucks | Tater tots / Chili | !Nachos
menu | two short stacks with blueberries and a drip coffee how much | 25.50
menu | how many calories in the moon burger | 780
menu | is there soy in the reuben | !No
menu | does your pancake have oats | oats | !Marked gluten-free
menu | how big is a tray of mac and how much | four | 36 | !Catering
menu | cheapest thing on the kids menu | 7
menu | do you have any chocolate cake left | sold out / Sold out
menu | do you have oat milk | Oat latte / oat
menu | got any fish tacos | !Yes
menu | whats under 8 dollars besides drinks | Slice of pie / Tater tots / Cinnamon roll
menu & menu | price of grilled cheese with soup, and is it nut free | 15 | cashew
talk | good morning! | !sorry
french | combien coûte le burger moon | 15.50 / 15,50
spanish | a que hora abren mañana | 8:00
spanish | puedo pedir para llevar | Sí / @order.example.com
brand | is there live music or smth | !Yes
`,
  ),
  ...questionsOf(
    'goldener-hirsch',
    `
hours | which of your restaurants are open on monday | Glebe
hours | whats open for lunch tomorrow | ByWard | Gatineau | Wakefield
hours | is wakefield closed in the winter | January 4 / Jan 4 | February 10 / Feb 10
hours | pickup in glebe till | 9:00 PM
hours | are u open on mothers day | 9:00 AM
brand | closest one to quebec side | Gatineau | !no location
brand | min order for delivery and fee | 35 | 5
brand | where to park at byward | Clarence
brand | can my dog come to the market location | Gatineau
brand | were 14 people for dec 12, do we need a deposit | $20
brand | does the private room have a minimum on a tuesday | none
brand | live music when | Thursday | 7
brand | catering email? | gruppen@goldenerhirsch.example
brand | i have 600 points what do i get | 40 / $20 | !soup
brand | do i get something for my bday | Kaiserschmarrn
brand | whats the nye dinner | 129 | Five courses
hours | is there prix fixe on fridays | !Yes | Mon – Thu
menu | wiener schnitzel veal price | 33 | 31
menu | schnitzel gluten free? | no gluten-free breading | !Yes
menu | kasespatzle w speck price | 23.50
menu | does sachertorte have nuts | may contain / almonds | !No
menu | whats only at wakefield | River trout sandwich
menu | how long for the pork knuckle and is it for sharing | hour | two
menu | 2 pork schnitzels, 1 kaiserschmarrn for two, 2 small lagers byward total | 83
menu | what's obatzda | camembert
menu | whats in tafelspitz and any dairy in it | apple horseradish / Boiled beef | milk
menu | what do u recommend for someone who never had austrian food | Wiener schnitzel
menu | portion size of the steak | Ten ounces
brand | job for my 16 yr old son | Dishwasher
brand | is there a charging station for evs | !Yes
brand | are tables at byward step free | Step-free / step-free / Yes
brand & brand & menu | do you take big groups, is there a kids corner and how much is the kids schnitzel | gruppen@ / thirty | Gatineau | 13
danger | someone is choking in here | 911
french | combien coûte l'escalope viennoise à gatineau | 22
french | quels sont vos plats sans gluten pour le souper | Stuffed pepper / Steak frites
french | avez vous des offres d'emploi | Sous-chef
spanish | tienen opciones veganas | Mushroom strudel
spanish | abren el lunes en glebe | 5:00 / 17:00
`,
  ),
];
