/** What guests ask of the house, beside its hours and its menu, of the brands of the repository. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'marani-lane': `
table for 4 sat night >> and for 12? | For 8 or more please ring us
table for 4 sat night >> do we have to pay a deposit | a deposit of £10 a head
its my wifes birthday can i bring my own cake >> how much is that for 8 of us | 8 × £1.50 is £12.00
were coming with a dog is that ok >> and in the dining room | Not in the cellar dining room | !gluten
want to feed 20 people at work >> some are vegan | £17 vegan | !Marked vegan
do you add service to the bill | 10% for tables of 6 or more
who started the place >> when was that | 2004`,
  'lido-pizza-bowls': `
can we hire the pizza van for a wedding in june | $650 for two hours | !Catering is listed
my pizza arrived cold and 40 mins late | feedback page | !Margherita
looking for driving work >> do i need a car | Own car
can i schedule my pizza for saturday | seven days ahead`,
  'palmyra-leaf': `
we are 11 | More than 8: please call
lost my phone at the jersey city one >> what time do i ring | after 3 pm | !don’t know`,
  'bleacher-bird': `
delivery cost to german village | $4.99 | !not stated
is my 16 yr old able to work there >> pays? | $13 an hour | !Apple Pay
pool tables? | Pool tables are listed`,
  'hickory-yard': `
who is playing tonight >> is there a cover charge | no cover | !do not know
is it cold outside there in winter | !feedback`,
  'steam-and-swallow': `
banquet for 10 people >> total for 8 courses | Eight courses at $48 a person | !8 × $48
private room for 30 at lunch how much >> can 40 fit | seats thirty
can we bring whisky | No spirits | !on the menu`,
  'meeple-and-malt': `
my nephew is 16, can he come at 9 | After eight it is 18 and over | !Yes.
can we bring our own catan >> do we still pay | !Twelve taps`,
  'copper-bull': `
somewhere private for 12 | The Vault seats twelve
can we have our xmas party with you, about 45 of us | The Hayloft | !gratuity`,
  'drovers-rest': `
running late will you keep our table | for fifteen minutes
how old is the pub | 1721
can i get married in the barn | holds ninety standing`,
  'tidewater-scoops': `
hire the ice cream cart for 3 hours | $420 for two hours | !open now
birthday party for my 8 yr old >> how much for 12 kids | 12 × $19.00 is $228.00`,
  'kettle-and-crumb': `
wifi code | ask for the code at the till | !coupon
summer job? | Write to us from April`,
  'dak-and-draft': `
my daughter is 6 can we come at 8pm >> high chair? | high chairs | !Hours differ`,
  'mesa-garua': `
i missed my reservation will i be charged >> how much for 4 | 4 × $15.00 is $60.00`,
  'prairie-dragon': `
can i pay credit in transcona | Debit yes, credit cards no | !Prices`,
  'brasserie-lumiere': `
c'est ou le salon privé | jusqu’à 30 personnes | !aucune salle`,
  'cedar-and-smoke': `
room for 45 people >> where do i write | fetes@cedarsmoke.example`,
  'goldener-hirsch': `
cancel 3 hours before, 4 of us, do we pay | tables of five and more | !4 ×`,
  'lone-star-smoke': `
how much to cater a wedding for 80 >> and for 30 | !30 ×`,
  'umi-counter': `
i cant make it tonight, do you charge | $40 a seat | !Yes.`,
  'red-kettle': `
are the karaoke rooms open | back from December 1 | !Yes.
can i bring 3 bottles of wine | two bottles a table | !booked online`,
  'breadfruit-and-bay': `
can i bring rum in houston | cannot bring your own | !nuts
forgot my umbrella in miami, how long do you hang on to stuff | 14 days`,
  'trattoria-lucia': `
we'll be 9 for dinner thursday is there a service charge | 18 % is added
catering for 250 | two hundred under a tent
email for accessibility | accessibility@trattorialucia.example
what year did you open | 1998
order was missing a pizza | orders | !Margherita
how hot is the oven | !spicy
kids under 10 get dough? | a ball of dough | !Yes.`,
  'lotus-and-tide': `
do you do something for birthdays | dessert with a candle
10 of us in vancouver >> what would that be in total | 10 × $48.00 is $480.00`,
  'maple-and-ember': `
most ordered | The Ember double | !First order
electric car charger at any of them | !Euclid
y a t il un coin pour enfants | 1 adresse sur 14`,
  'kopi-kechil': `
can i book lonsdale | Lonsdale is walk-in | !Tables can be booked online
`,
  'ocak-and-oven': `
ordered last night and everything came cold and they forgot the bread. pretty annoyed | I’m sorry to hear that
tengo una queja, la comida estaba fria | Lamento leer eso
`,
});
