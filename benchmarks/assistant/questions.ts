/** Questions that the engine was improved with. */
import { questionsOf } from './question.ts';

export const questions = [
  ...questionsOf(
    'trattoria-lucia',
    `
hours | Hours | 11:00 PM | Sun 12:00 PM – 9:00 PM
address | Address | 188 Harbord St
phone | Phone | (416) 555-0142
offers | Deals and Discounts | Two pizzas, one bottle | CIAO15
menu | Menu | Pizza | @/menu
hours | are you open now? | Yes | 11:00 PM
hours | are u open | 11:00 PM
hours | whats your opening hours on tuesday | 12:00 PM – 2:30 PM | 5:00 PM – 10:00 PM
hours | do you close between lunch and dinner on wednesday | 12:00 PM – 2:30 PM
hours | How late are you open on Saturday? | 11:00 PM
hours | open on the 24th of december? | 12:00 PM – 5:00 PM
hours | are you closed on mondays | Yes | Closed
hours | when are you open next week monday | Closed
hours | open new year's eve? | 5:00 PM – 1:00 AM
hours | are you open on 2026-12-25 | closed
hours | holiday hours | December 24 | December 25 – 26
hours | Are you open on Easter Monday? | No special hours
hours | pickup hours | 12:00 PM – 10:30 PM
hours | what time is pickup until on a wednesday | 9:30 PM
hours | êtes-vous ouvert demain? | 12:00 – 15:00
hours | vous fermez à quelle heure ce soir | 23:00
hours | whens the kitchen close tonight | 10:30 PM
hours | can i come by at 9pm on sunday | No
hours | are you open this weekend? | Saturday | Sunday
hours | open tmrw morning? | No
hours & offers | what time do you open tomorrow and do you have any discounts | 12:00 PM | CIAO15
hours & phone & address | hey! can i get your hours, phone number and address | 188 Harbord St | (416) 555-0142
address & feature | where are you located and is there parking? | 188 Harbord St | Ten places
address | where r u | 188 Harbord St
address | which street are you on | Harbord
address | où êtes-vous? | 188 Harbord St
directions | directions please | @google.com/maps
phone | can i call you | (416) 555-0142
phone | whats the number to call for takeout | (416) 555-0142
email | email address? | ciao@trattorialucia.example
contact | how do i get in touch | (416) 555-0142
feature | do you have a patio | Patio
feature | is there wifi | not listed | (416) 555-0142
feature | are dogs allowed? | not listed
feature | do you have high chairs for kids | high chairs
feature | bike parking? | Bicycles
feature | do you guys have an outdoor area | Patio
menu | how much is the margherita? | Margherita | 19.00
menu | price of the diavola pizza | 22.50
menu | do you have ribollita | Ribollita | 13.50
menu | what vegan pizzas do you have | Marinara | Ortolana | !Margherita
menu | vegan options? | Marinara
menu | i'm vegetarian. what can i eat? | Margherita
menu | any gluten-free starters | Burrata
menu | do you bake gluten free pizza? | dough of our own
menu | is the margherita vegan? | not marked vegan
menu | is the marinara vegan | Yes | Marinara
menu | pizza under $20 | Marinara | Margherita | !Diavola
menu | whats the most expensive thing on the menu | Branzino | 34
menu | cheapest dish? | Caffè | 3.50
menu | what fish do you have | Branzino
menu | do you have any chicken | Pollo al mattone
menu | desserts? | Panna cotta
menu | what drinks do you have | Spritz
menu | do you have beer | don’t see
menu | is the bianca con patate available | sold out
menu | what do you have with burrata | Burrata
menu | something spicy please | Diavola
menu | risoto | Risotto allo zafferano
menu | what do you recommend? | Margherita
menu | what's popular here | Margherita
menu | do you have a lunch menu | Pranzo / Mezza
menu | kosher food? | do not know
menu | how much is the negroni and the spritz | 15.00 | 13.50
menu | do you have soup | Ribollita
allergens / menu | does the margherita have nuts | not stated to contain nuts
allergens / menu | what can i eat without dairy | Marinara | !Margherita
allergens / menu | nut allergy, what's safe? | staff
allergens / menu | what allergens are in the tiramisu | milk
offers | any specials today? | Two pizzas
offers | do you have coupon codes | CIAO15 | AUGURI
offers | anything for birthdays? | AUGURI
offers | is code CIAO15 valid | Your first order
offers | does code PIZZA50 work | don’t know
offers | students? any student discount? | Students at lunch
offers | whats the family deal | Family Sunday | 72
offers | discount for a group of eight | TAVOLATA
reservations | can i reserve a table for 2 tonight | @reserve.example.com
reservations | do i need a reservation? | Not before seven
catering | do you do catering? | @/catering | feste@trattorialucia.example
private-events | do you have a private room for a birthday party of 20 | party hall
jobs | are you hiring | Pizzaiola | Delivery rider
jobs | do you have jobs for delivery riders? how much do you pay | $20 an hour
franchise | do you franchise | don’t know
gift-cards | do you sell gift cards? | @gifts.example.com
loyalty | rewards program? | Tavola Lucia
delivery | do you deliver? | eight neighbourhoods
delivery | do you deliver to Koreatown | Koreatown
delivery | can you deliver to oakville | don’t find
ordering | how can I order online? | @order.example.com/trattoria-lucia
ordering | can i get takeout | pickup
payment | do you take credit cards | credit
payment | is tax included in the prices | exclude tax
feedback | i want to complain about my meal | @/feedback
order-help | where is my order?? | (416) 555-0142
callback | can someone call me back | 24 hours
social | are you on instagram | instagram.com
about | tell me about the restaurant | Harbord Street
cuisine | what kind of food do you serve | Neapolitan pizza
price-level | is it expensive? | $$
rating | how good are your reviews | 4.8
thanks | thanks! | welcome
greeting | hello | welcome
assistant | are you a real person? | automated assistant
out-of-scope | what's the weather tomorrow? | only help
out-of-scope | write me a python script | only help
unknown / out-of-scope | what do you think about love | don’t know
media | i'm an influencer and would love to collab | @/media-inquiries
legal | privacy policy | @/privacy-policy
hours | are you open on monday? >> and on tuesday? | 12:00 PM – 2:30 PM
menu | what pizzas do you have >> which are vegan >> and how much is the marinara? | Marinara | 16.00
menu | do you have ravioli? >> how much is it? | 24.00
hours | are you open sunday >> what about for pickup | 8:30 PM
menu | what pasta do you have >> anything under 24? | Spaghetti | !Tagliatelle
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
hours | which ones are open late? | James North | Queen West until 2:00 AM
hours | who is open now | 14 of 14
hours | hours queen west | 11:00 PM
hours | is leslieville open on sunday | 11:00 AM – 9:00 PM
hours | when does the exchange open on monday | Closed
hours | are you open on monday? | 12 of 14 | Junction: Closed
hours | which locations are open on christmas day | Old Strathcona
hours | what's open past midnight | Ossington
hours | is james north open at 4am | 24 hours / Yes
hours | pickup hours byward | 11:30 AM – 10:00 PM
locations | list your locations | Queen West | Inglewood
locations | locations in toronto | Queen West | Junction | !Inglewood
locations | do you have a restaurant in vancouver? | Main Street | 3211 Main St
locations | other locations | Mile End
nearest | nearest to Laval | Mile End
nearest | which one is closest to mississauga | Junction
nearest | nearest location | don’t know where you are
nearest | near dartmouth | North End
locations | anything in Saskatoon? | no location in Saskatoon
address | address of the ossington restaurant | 94 Ossington Ave
address | where is old strathcona | don’t have the address
address | ou se trouve le restaurant mile end | 5301
phone | phone number for inglewood | (403) 555-0180
phone | what's your phone number | (416) 555-0188
email | email of queen west | queenwest@mapleember.example
feature | which ones have parking? | Queen West | James North | !Ossington,
feature | is there parking at queen west | Euclid Avenue
feature | is leslieville wheelchair accessible? | Step-free
feature | does ossington have a patio | not listed
feature | is there a fireplace anywhere | Exchange
feature | y a-t-il une terrasse au mile end | rue Maguire
menu | what burgers do you have | Ember double | Plain single
menu | how much is the ember double | 16.50
menu | do u have vegan burgers | The Beet
menu | which tacos are vegan and gluten free | Black bean taco | !Brisket taco
menu | spicy tacos | Chorizo and potato taco
menu | halal options | Crispy chicken | Falafel pita
menu | do you have milkshakes | Maple shake
menu | cheapest taco | Black bean taco | 5.75
menu | burgers under 15 dollars | Plain single | !Maple bacon
menu | fries? | Salt & maple fries | 5.50
menu | do you have guac | Guacamole
menu | what is in the campfire | jalapeño
menu | whats the oil drum burger | Queen West
menu | brisket | Brisket taco | Smoked brisket burrito
menu | do you have pizza | don’t see
allergens / menu | is there peanut in the maple shake | not stated to contain peanuts
allergens / menu | dairy free tacos | Squash and pepita taco | !Charred corn taco
offers | any coupons? | EMBER5 | DESK12
offers | what deals do you have | The round table | 64
offers | late night deals | Late plate
offers | do you have a birthday deal | Your birthday
catering | which locations cater | Queen West | Leslieville | Inglewood
catering | catering for 60 people | catering@mapleember.example
food-truck | do you have a food truck | food truck
franchise | how do i get a franchise | @/franchise | franchise@mapleember.example
jobs | jobs in montreal? | Cuisinière
jobs | any part time work in vancouver | Counter crew
gift-cards | gift cards | @gifts.example.com
loyalty | how do your rewards work | Ember Rewards
delivery | which locations deliver | Queen West | !Mile End,
delivery | do you deliver to kensington | Kensington
ordering | order online | @order.example.com
reservations | do you take reservations at mile end | Non
rating | what's the rating of mile end | 4.9
hours & menu | is ossington open tomorrow and do they have tacos? | 12:00 PM – 2:00 AM | taco
hours & feature | when does queen west close and is there a patio | 2:00 AM | Patio
phone | is leslieville open now? >> phone? | (416) 555-0173
hours | where is inglewood? >> when do they close tonight? | 2:00 AM
hours | hours for junction >> and ossington? | Ossington
address | whats closest to laval? >> address? | 5301
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
hours | hours | 11:30 AM – 9:00 PM
hours | are u open right now | Yes | 11:00 PM
hours | sunday hours | 12:00 PM – 8:00 PM
hours | open on december 24? | 11:30 AM – 4:00 PM
address | where do I find you? | boardwalk
menu | menu | @order.example.com / @/menu
menu | how much is the harbour bowl | 18.50
menu | any ramen? | Corn miso ramen
menu | do you have bubble tea | Brown sugar boba
menu | which broth is vegan? | kombu
menu | vegan dishes | can’t tell / kombu
reservations | do you take bookings? | six and more
offers | deals | Boat and bowl | Dumplings for four
offers | coupon code? | no coupon codes
feature | is it step free | Step-free
feature | parking? | not listed
delivery | do you deliver to dartmouth | Dartmouth
loyalty | loyalty program | No loyalty program
gift-cards | gift cards? | No gift cards
catering | do you do catering | hello@harbournoodle.example
unknown / ordering / menu | can i take ramen home | Broth, noodles and toppings
`,
  ),
  ...questionsOf(
    'nova',
    `
hours | are you open? | don’t have
address | address | don’t have
menu | menu | @order.example.com / @/menu
offers | deals? | no deals
ordering | can i order online | @order.example.com/nova
locations | how many locations do you have | no locations
catering | catering? | don’t know
`,
  ),
];
