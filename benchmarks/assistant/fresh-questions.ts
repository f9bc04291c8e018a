/** Questions written on the evening of 2026-11-22, before the engine was touched that evening; two of the brands were new to it. */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const freshQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'tidepool-sushi',
    `
hours | fort st open now? | Yes | 10:00 PM
hours | is cook street open sundays | No / Closed
hours | wat time does the kitchen shut tonite at fort | 9:30 PM
hours | anything open monday | Cook Street | !Fort Street: 11
hours | till when on a saturday | 10:00 PM | 8:00 PM
hours | r u open dec 24 at fort street | 5:00 PM
hours | can i come to cook st at 8:30 tonight | No | 8:00 PM
hours | à quelle heure fermez-vous ce soir rue fort | 22:00
hours | ¿abren los lunes? | Cook Street
hours | we get in from the ferry around half nine friday, still serving at fort st? | 9:30 / 10:00 PM
hours & menu | when do you close on thurs at cook and how much is the dragon roll | 7:00 PM | $16
menu | hows much 4 a classic ahi bowl | $18.50
menu | cheapest roll | Cucumber roll | $6
menu | priciest bowl? | Rainbow bowl | $21
menu | any cooked rolls without raw fish | Tempura | !Spicy tuna roll ($
menu | rolls under 10 bucks | Cucumber | Avocado | !California
menu | somthing spicy but no fish | Curry udon | !Spicy salmon bowl ($ | !Spicy tuna roll ($
menu | two salmon nigiri and a miso soup, whats the total | $18
menu | whats in the rainbow bowl | mango | prawn
menu | do u have ramen | !Yes
menu | do u have uni | !Yes
menu | is there eel in anything | Dragon roll | Tempura roll
menu | u got anything vegan | Tofu and avocado bowl | Cucumber roll
menu | can i sub rice for salad | 1.50
menu | is the scallop nigiri available rn | sold out
menu | california roll vs tempura roll, price difference | $3
menu | any beer | Asahi | $7.50
menu | c koi le bol le moins cher | Tofu and avocado bowl | 15
menu | ¿cuánto cuesta el udon de curry? | 16
menu | tienen postres | Mochi | dango
menu | how many pieces in a roll | Eight / 8
menu | rolls >> which is the cheapest >> what's in it | nori
menu | what poke bowls do you have >> the cheapest one >> is it vegan | Tofu and avocado | vegan
menu | do you have udon >> which one is spicy | Curry udon
menu | how much is the dragon roll >> and the tempura one? | $13.50
menu | spicy tuna roll >> make it 3 | $36
menu | got sake? >> how much | $9
allergy | shellfish allergy - which rolls should i avoid | California | Tempura | !Dragon roll ($
allergy | im coeliac can i eat the chicken karaage | wheat | !Yes
allergy | no sesame for my kid. is ahi bowl ok | sesame | !Yes
allergy | allergic to eggs, can i get the california roll | egg | !Yes
allergy | peanut allergy whats for dessert | Peanut dango | kitchen | Mochi
allergy | does the miso soup have gluten | !Yes | !No.
allergy | je suis allergique au soja, le bol rainbow est ok ? | soja / soy | !Oui
allergy | soy soja alérgico, ¿puedo comer el dragon roll? | soja / soy | !Sí
allergy | i cant have dairy >> mochi ice cream? | milk / dairy | !Yes
allergy | my wife is allergic to fish >> what can she eat at your place >> and the tofu bowl? | not stated / not stated to contain / kitchen | !Yes
allergy | is the sake gluten free | !Yes | know / ask
allergy | pregnant, what can i eat thats not raw | udon / tempura / teriyaki
places | where is the cook st one | 320 Cook St
places | u guys in vancouver? | !Yes | Victoria
places | number for cook street | (250) 555-0122
places | which one is closer to langford | Fort Street / Cook Street
feature | can i bring my dog | Cook Street
feature | which one has a patio | Fort Street
feature | where do i park at fort | View Street
feature | wheelchair? | Step-free
delivery | deliver to fernwood? | Fernwood
delivery | do u deliver to oak bay | !Yes
offers | happy hour?? | hand rolls / 14
offers | discount code for own container | MYBOX
catering | sushi platter for 30 people how much notice | three days
jobs | hiring sushi chefs? pay? | $24
jobs | part time jobs at cook street | Counter help
gift-cards | gift card? | @gifts.example.com
reservations | can i book a table at cook street for 2 | no bookings / counter
bot | is this a real person | automated / not a person
nonsense | asdf qwer | !Yes | !$
`,
  ),
  ...questionsOf(
    'babusyas-table',
    `
hours | are u open rn | Yes | 10:30 PM
hours | what days r u closed | Monday | Tuesday
hours | open for lunch on friday? | !Yes
hours | brunch hours | 11:00 AM | 2:00 PM
hours | are you open on christmas | closed
hours | u open orthodox xmas eve jan 6 | 4:00 PM | 7:00 PM
hours | can we come at 10 pm on saturday | Yes | 10:30 PM
hours | domingo a qué hora abren | 11:00
hours | what time do u open tmrw >> and sunday? | 11:00 AM | 7:00 PM
hours | are you open wednesday >> until when | 9:00 PM
menu | perogies? | varenyky / see
menu | how much are the cherry varenyky | $18
menu | cheapest soup | Green sorrel soup | $8
menu | soup without meat | Lenten borsch | !Red borsch ($
menu | does the borscht have pork in it | Red borsch | pork
menu | what is holubtsi | Cabbage rolls
menu | anything vegan for main | Mushroom holubtsi
menu | no mushrooms please, what veggie mains do you have | !Deruny ($ | !Mushroom holubtsi ($
menu | chicken kiev price | $24
menu | 2 honey cakes + 2 teas | $25
menu | whats the best cake | Honey cake
menu | do you do pizza | !Yes
menu | gâteau au miel combien | 9
menu | avez-vous des boissons sans alcool | Uzvar | !Obolon ($
menu | is syrnyky on today | sold out
menu | half portion for my kid? | twelve / Half portions
menu | red borsch >> how much >> and the lenten one | $8.50
menu | list your cakes >> the second one | Kyiv cake | $9.50
menu | whats in the kovbasa platter >> how much for two | $44
menu | how much is chicken kyiv >> and holubtsi >> both together? | $43
menu | anything under 8 dollars >> something to drink | Uzvar / Kvas
allergy | hazelnut allergy, can i have the kyiv cake | hazelnut | !Yes
allergy | gluten free dumplings? | know | !Yes
allergy | my son has a milk allergy what can he eat | know / kitchen | !Yes
allergy | egg allergy >> is the olivier salad ok | egg | !Yes
allergy | allergie aux noix, le gâteau kyiv ? | hazelnut / noisette / noix | !Oui
allergy | is deruny dairy free | sour cream / milk | !Yes
allergy | celiac here. is the chicken kyiv ok | !Yes | wheat / know / gluten
faq | sell frozen ones to take home? | $15
faq | live music tonight? | Thursdays
faq | cake cutting fee | $15
faq | room for 40 people? | sixty
faq | party of 12 | fourteen
feature | free parking? | Two hours free
feature | wifi | know
phone | phone pls | (780) 555-0136
address | where u at | 8207 104 St
reservations | book table sat 7pm | @reserve.example.com
delivery | do you deliver | !Yes | know / not
offers | dumpling wed deal how much do i save | $9
loyalty | do u have a points program | !Yes
danger | someone is choking what do i do | 911
human | can i talk to someone | (780) 555-0136
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
hours | open till when tn | 11:00 PM
hours | can i get pizza at 4 on sat | !Yes
hours | sunday pickup until | 8:30 PM
hours | nye open late? | 1:00 AM
menu | whats a pizza w no cheese | Marinara | !Margherita ($
menu | 2 margheritas, 1 tiramisu, total pls | $49.50
menu | veg pasta under 23 | Spaghetti al pomodoro | !Ravioli
menu | is the ragu beef only | pork
menu | red wines by the glass | Sangiovese | !Vermentino ($
menu | quel est le dessert le moins cher | Gelato | 9
menu | ¿hay risotto? ¿cuánto? | 26.50 / 26,50
menu | seafood dishes? >> cheapest of those | Polpo
menu | gnocchi price >> does it have nuts | walnut
allergy | nut allergy. gnocchi? | walnut | !Yes
allergy | kid cant have egg, pasta options | Spaghetti | !Ravioli di ricotta ($ | !Tagliatelle al ragù ($
allergy | sulfite allergy is there any wine i can drink | sulphite | !Yes
feature | corkage fee? | $20
offers | student discount? | Twenty percent / 20%
delivery | u deliver to koreatown after 9 | Koreatown / half past nine
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
hours | u still open at 10 | Yes | 11:00 PM
hours | xmas eve hrs | 4:00 PM
menu | lobster ramen price n when | $26 | Thursday
menu | how many dumplings in an order | Eight / 8
menu | cheapest sweet thing | dango | $5.50
menu | vegan ramen? | kombu
menu | wanna feed 4 w dumplings | $32
menu | salmon onigiri x3 | $15.75
allergy | soy allergy can i have edamame | soy | !Yes
reservations | can i reserve for 7 ppl | by phone
places | where exactly r u | blue door / 1475 Lower Water
feature | how many seats | nineteen
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
hours | is junction open mon | No / Closed
hours | byward open late tonight? >> and in hamilton | 24 hours
menu | cheapest burger | Plain single | $12
menu | tacos with no dairy | Brisket taco | !Charred corn taco ($ | !Chicken tinga taco ($
menu | is the chicken halal | Yes / halal
menu | how much to add a patty | $4
menu | 2 ember doubles, 1 poutine, 2 shakes how much | $
allergy | sesame allergy: burgers to avoid? | Ember double | Plain single | !Campfire ($
allergy | mustard allergy >> slaw? | mustard | !Yes
catering | can u cater 60 ppl in calgary | Inglewood
feature | drive thru? | James North
jobs | r u hiring in ottawa | !Yes
places | closest to guelph | James North / Junction
franchise | can i open my own | franchise
delivery | do u deliver to kensington | Queen West
`,
  ),
];
