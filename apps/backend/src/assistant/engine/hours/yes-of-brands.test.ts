/** A yes that the opening hours do not bear out, found by an attack on brands: each row is one of a kind. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'brass-dory': `
are kids allowed after 9 | till 9 pm | !Yes
is there an elevator | no elevator | !Yes
open all day tuesday? | 11:30 AM – 2:30 PM, 4:30 PM – 10:00 PM | !Yes
oysters at midnight friday? | Raw bar at The Brass Dory today (Friday, November 20): 11:30 AM – 12:30 AM | !No.
oysters till when tonight | until 12:30 AM | !closes at 1:00 AM
can i get oysters tuesday at noon | Raw bar at The Brass Dory on Tuesday, November 24: 4:30 PM – 9:30 PM
are you open nye at 7 | seatings at 5:30 and 8:30 | !Yes
any offers tonight | Tuesday to Friday until 2:30 pm
`,
  'tamarind-yard': `
are under 12s ok after 9 | done by nine at night | !Yes | !For less than
can we eat at 11:30 tonight | No. Kitchen | 11:00 PM
can we have dinner at 11:30 friday | No. Kitchen
can i collect at 11:45 tonight | hours of pickup are not stated here | 11:00 PM | !Yes
any deals tonight | that is not today
`,
  'coulee-and-brine': `
can kids come after 9 | !Yes
open till 2 on friday? | 11:30 AM – 2:00 PM, 4:00 PM – 1:00 AM | !Yes
can we eat at midnight friday | No. Dinner kitchen
can we eat at 1 pm on friday | Lunch at Coulee & Brine | !No.
`,
  'the-low-cellar': `
is there an elevator | no elevator | !Yes
are you open all day saturday | 4:00 PM – 12:30 AM | !Yes
nye at 7pm? | seatings at 5:30 and 8:30 pm | !Yes
pickup at noon thursday | ready from 4 pm | !Yes
pickup till when friday | ready from 4 pm | !12:30 AM
any offers tonight | from 5 to 6 pm on Monday
`,
  'bannock-and-bee': `
elevator? | !Step-free access is listed
can we eat at 11pm friday leith | No. Kitchen at Leith | 10:00 PM
can i hire stockbridge on sunday evening | Leith, on Saturday and Sunday evenings | !party hall
friday late food till when | Leith until 10:00 PM
kitchen in leith friday till when | until 10:00 PM | !not stated
flatbread at 11 pm on friday | 6:00 PM – 10:00 PM | !I have no hours
`,
  'night-heron-tea': `
is it open till 2 am on dec 10 downtown | No. Downtown is not open until 2:00 AM
is campus open till 2 on dec 19 | 11:00 AM – 1:00 AM | !Yes
can i rent the upstairs room on saturday | Tuesday to Thursday and Sunday | !can be held here
can i rent the upstairs room at campus | Upstairs at Downtown | !can be held here
`,
  'paper-heron': `
can we eat at 12:30 tonight | 45 minutes before we close | !Yes
pickup till when tonight | 45 minutes before we close
kids eat free? | !hold now
`,
  'thimble-and-thistle': `
can i sit in on tuesday | No tables | !Yes
can i have afternoon tea on a tuesday | No tables
table for 2 tuesday | No tables
set tea at 4:30 saturday? | last sitting 3:30
last sitting on sunday | last sitting 3:30
can i rent the rose room on nov 28 | closed on Saturday, November 28
open all day monday | No. Thimble & Thistle is closed
`,
  'loon-and-ladle': `
mimosa at 8am saturday ok? | From nine in the morning
can i get a hot dog now | Beach kiosk is closed today
locals discount on friday | Locals’ winter | !no offer for
any deals tonight | While the docks are in
`,
  'la-girouette': `
is there an elevator | I don’t know | !Yes
what deals are on now | 2 February 2027 | 11 to 2
`,
  'harbour-noodle': `
open til 3? | 11:30 AM – 11:00 PM | !Yes
can we eat at 8 tomorrow | Yes. Harbour Noodle is open at 8:00 PM
`,
  'loon-point': `
growler at 10pm | until 9 pm | !Yes
lights on the lake dec 4 at 6 | December 5 | !Yes
brewery tour sunday at 2? | Saturdays at 2 pm | !Yes
`,
  'moonbeam-diner': `
drag brunch this sunday at 11? | First Sunday of the month | !Yes
`,
  'meeple-and-malt': `
is 17 ok after 8 | !Yes
learn to play thursday at 7? | Every Wednesday | !Yes
`,
  'red-kettle': `
karaoke nov 28 | from December 1
can we come at 10pm monday | No. Last seating | 9:30 PM
`,
  'saffron-terrace': `
santur at 9 tonight mississauga? | Richmond Hill | !Yes
`,
  'lefkara-grill': `
koulouri at 8:30 am | Bakery counter | 8:00 AM – 6:00 PM | !No. Lefkara
phyllo class on sunday at 2 | 5 December | !Yes
`,
  'jacaranda-corner': `
coffee at 2:45 wed | 6:00 AM – 3:00 PM | !No.
lamington at 2:30 pm friday | until we do | !No.
`,
  'maple-and-ember': `
open until 2 on fridays everywhere? >> mile end >> junction | 11:00 AM – 11:00 PM | !Yes
are you open till 2 am friday >> junction | No. Junction
are you open at 9 >> junction? | Yes. Junction is open at 9:00 PM
do all kitchens close at five dec 24 >> hamilton? | December 24 | 6:00 PM | !24 hours
doughnut at ossington >> queen west? >> at 5pm? | usually gone by four | !Yes
`,
  'trattoria-lucia': `
pranzo menu wednesday >> at 2:45? | No. | Wednesday, November 25 | !Yes
nye >> price >> can i come at 9 | one seating at seven | !Yes
close at five dec 24? | Thursday, December 24
nye dinner price >> time >> can i come at 10 | one seating at seven | !Yes
nye seating at 9? | one seating at seven | !Dine-in
`,
  'puffin-and-cone': `
patio open now in dartmouth? | June to September | !Yes
`,
});
