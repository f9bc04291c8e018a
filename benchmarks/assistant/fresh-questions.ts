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

/** Written an hour later, after those above had been mended; one more brand, in French. */
export const secondFreshQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'cafe-bellevue',
    `
hours | vous êtes ouverts jusqu'à quelle heure ce soir à sherbrooke | 21:00
hours | magog ouvert lundi ? | Non / Fermé
hours | open rn? | Sherbrooke | 9:00 PM
hours | c'est ouvert le 25 décembre à sherbrooke | Fermé / fermé
hours | what time does magog open on sunday | 8:00 AM
hours | fermé le mardi ? | Magog
hours | on peut venir à 16h30 dimanche à sherbrooke | Non | 16:00
hours | heures de magog >> et sherbrooke ? | Sherbrooke | 7:00
hours | sherbrooke ouvre à quelle heure demain >> et magog ? | 8:00
menu | c'est combien un latte | 5,00
menu | how much is a croissant | 3,50
menu | vous avez quoi comme sandwich végane | Végé-pâté
menu | any sandwich w/o meat | Végé-pâté | !Croque-monsieur (
menu | le sandwich le moins cher | Végé-pâté | 12,00
menu | y a quoi dans le croque monsieur | gruyère
menu | deux croissants et un espresso combien | 10,25
menu | 3 chocolatines please how much | 12,00
menu | le gâteau aux carottes est-il disponible | épuisé / plus / sold out
menu | tienen chocolate caliente | Chocolat chaud | 5,50
menu | cuál es el postre más barato | Biscuit | 3,00
menu | pastries under 4 bucks | Croissant | Biscuit | !Chocolatine
menu | la salade la plus chère | César | 13,50
menu | avez-vous des pizzas | !Oui
menu | sans lactose vous avez quoi comme café | Espresso | !Latte (
menu | salade césar >> combien >> et celle aux lentilles | 12,00
menu | quels desserts avez-vous >> le moins cher | Biscuit | 3,00
menu | desserts? >> any vegan >> how much is it | 3,00
menu | croque-monsieur >> j'en veux deux, combien | 26,00
allergy | allergique aux noix, je peux prendre le poulet pesto ? | noix | !Oui
allergy | nut allergy: mocha noisette ok? | nut / noix | !Yes
allergy | je suis coeliaque, quelles pâtisseries puis-je manger | cuisine / kitchen | !Croissant au beurre (
allergy | allergie aux oeufs >> la tarte au citron ? | œufs / oeufs | !Oui
allergy | my son is allergic to fish, caesar salad? | fish / poisson | !Yes
allergy | alérgica a la leche, qué puedo tomar | Espresso | !Latte (
allergy | est-ce que le biscuit à l'avoine contient des oeufs | !Oui.
allergy | quels sandwichs je dois éviter, allergie au lait | Croque-monsieur | Poulet pesto | !Végé-pâté (
faq | wifi gratuit? | gratuit
faq | do you have oat milk | Avoine
faq | avez vous du lait d'avoine | Avoine
faq | on est 7, on peut réserver à magog ? | Magog
faq | dogs ok? | terrasse de Magog
faq | gâteau entier prix | 38
faq | are the croissants homemade | matins
feature | terrasse où | Magog
feature | y a-t-il du stationnement à magog | Stationnement
places | adresse de magog svp | 210 rue Principale
places | numéro de sherbrooke | (819) 555-0111
places | plus proche de granby | Magog / Sherbrooke
offers | le midi express c'est quoi | 16,00 | soupe
offers | rabais étudiant | Dix pour cent
loyalty | carte fidélité ? | dixième
catering | faites-vous traiteur pour 40 personnes | traiteur@
social | whatsapp? | 8195550110
bot | tu es un robot ? | automatique
danger | ma fille s'étouffe | 911
delivery | livrez-vous ? | !Oui
`,
  ),
  ...questionsOf(
    'tidepool-sushi',
    `
hours | hey what r ur hours this weekend at fort st | 12:00 PM | 10:00 PM | 8:00 PM
hours | is 9pm too late for food at fort tonight | 9:30 PM / 10:00 PM
hours | both locations open sunday? | Fort Street | Closed
menu | i want something hot and filling under 15 | Kitsune udon | !Classic ahi bowl
menu | veggie rolls? | Cucumber roll / marked | !Dragon roll ($
menu | difference between classic ahi and rainbow bowl | mango | Tuna
menu | what goes well w sake | !Yes
menu | 2 california rolls n 1 asahi | $28.50
menu | got anything w/o soy | not stated / without / Cucumber
menu | is the curry udon spicy >> whats in it >> how much for 2 | $32
menu | show me the rolls >> under $10 >> the second one | Avocado roll | $7
menu | whats ur most popular bowl >> price | $18.50
menu | cheapest thing on the menu | Miso soup / Hojicha | $4
menu | do the bowls come with rice | sushi rice / rice
allergy | allergic to prawns and crab >> rainbow bowl ok? >> what about the spicy salmon bowl | not stated | !Yes
allergy | is there wheat in the teriyaki | wheat
allergy | egg free rolls pls | Cucumber / not stated | !California roll ($ | !Tempura roll ($
allergy | i cant eat gluten >> whats in the dragon roll | wheat / gluten | !Yes
feature | can i sit outside at cook street | !Yes | Fort Street
jobs | how much do counter staff make | $18
offers | how much is the roll n bowl deal | $15
reservations | table for 6 tonight at fort st | by phone
places | how far is cook street from oak bay | !Yes
`,
  ),
  ...questionsOf(
    'babusyas-table',
    `
hours | ill be there around 8:45 thursday is that ok | Yes | 9:00 PM
hours | which day has live music and when do u close then | Thursdays | 9:00 PM
menu | whats cheaper the deruny or the holubtsi | Deruny | $4
menu | something w/o pork | !$19.00 | !Red borsch ($
menu | do you have anything sweet >> without nuts | Honey cake | !Kyiv cake ($
menu | dozen beef varenyky and 2 kvas how much | $31
menu | is there alcohol in kvas | nearly no alcohol
menu | whats uzvar | Dried fruit
menu | soups >> any vegan ones >> price | $8.50
menu | what do you recommend for a first timer | Potato and cheddar / Honey cake
menu | main under 16 | Deruny | $15
allergy | shellfish allergy, anything i should worry about | know / kitchen
allergy | lactose intolerant >> potato varenyky ok? | cheddar / butter / cream / milk | !Yes
allergy | can my vegan friend eat here | Mushroom holubtsi / Sauerkraut | !Deruny (
private-events | hall for 50 ppl birthday | sixty / hall
feature | high chair? | know / listed
gift-cards | do u do gift cards | !Yes
contact | email? | dobryden@babusyas.example
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
hours | wat time u close at mile end on sunday | 11:00 PM
hours | anything open at 3am in hamilton | Yes / 24 hours
hours | is leslieville open till 11 tmrw | Yes / 11:00 PM
menu | whats on the campfire burger | jalapeño
menu | vegan options at queen west | Beet | Garden burrito
menu | how much for a brisket burrito and a coffee | $19
menu | two of the plain single, a poutine | $34.50
menu | spicy tacos >> which is cheapest | Squash and pepita taco | $6.25
menu | halal burgers? | Crispy chicken | !Plain single (
menu | do u have beer | !Yes
allergy | peanut allergy whats safe in tacos | kitchen | !Squash and pepita taco ($
allergy | is the maple shake safe for a dairy allergy | milk | !Yes
places | nearest one to mississauga | Ossington / Junction / Queen West / km
places | got one in calgary? >> phone? | (403) 555-0180
delivery | can i get delivery in the junction | Junction
offers | any deal for 3 tacos | $13
feature | patio at the calgary one | Patio | !not listed
jobs | r u hiring cooks | position / careers
`,
  ),
];
