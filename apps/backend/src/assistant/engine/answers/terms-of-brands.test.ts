/** What an attack found told without its terms, or of another service than the one that was asked for: each row is one of a kind. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'trattoria-lucia': `
my bill is 20 can i use CIAO15 | Orders of $30 or more | By its own terms it does not hold for that | !you would pay
whats the first order discount >> my order is 25 does it count | does not hold for that | !you would pay
7 people bill 180 discount | eight people or more | !$162.00
my bill is 300 for 8 on wednesday with tavolata | $270.00 | A service charge of 18 % is added for parties of eight
2 pizza deal on tuesday >> can i use the CIAO15 code too | is not combined with another offer
can i use two codes | is not combined with another offer
table of 8 discount >> with the birthday thing too? | is not combined with another offer
8 people tuesday discount | Booked a day ahead
birthday cake free to go | Dine-in, with a main course
2 margherita for 4 people how much | $38.00 | !service charge
`,
  'maple-and-ember': `
4 burgers >> with the deal | Orders of $25 or more | ten people or more
`,
  'moonbeam-diner': `
student off with burger and shake deal | Not with other offers | Moon burger with fries
2 moon burgers and a small vanilla shake how much | $37.00 | Twenty percent on every check
`,
  'leilani-plate': `
total for 2 regular katsu in gardena | A service charge of 4 %
total for 2 regular katsu in kailua | !service charge
ohana pack delivered? | (Pickup) | !$4.99
`,
  'jacaranda-corner': `
big brekkie on sunday how much | 10% surcharge on Sundays
beef pie on australia day how much | 15% on public holidays
big brekkie on monday how much | !surcharge
tenth coffee free | Every tenth coffee is free
`,
  'goldener-hirsch': `
do you take reservations | Tables can be booked online | Wakefield: Do you take reservations? Not here.
can i reserve in wakefield | Not here | !booked online
order pickup wakefield sunday | !10:00 AM
pickup wakefield | !order online
`,
  'loon-point': `
all you can eat cod to go | for one person and for here
tour for a 16 year old | Under 21 with a parent | !High chairs
`,
  'nunzios-pizza-and-wings': `
what night do kids eat free >> my son is 11 does he count | Ages 10 and under | !birthday
`,
  'tidewater-scoops': `
truck price | The truck is $900 for three hours
how much to rent the truck for 2 hours | The truck is $900 | !$19
`,
  'the-fleece': `
can i charge my electric car | two electric chargers at 45p a kWh | !don’t know
`,
  'galo-negro': `
how much do i spend for a free half chicken | A feather for every $10
`,
});
