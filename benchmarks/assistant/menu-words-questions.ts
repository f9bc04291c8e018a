/**
 * Questions written on 2026-11-23 with their two brands by who had not read the engine: what headings, notices,
 * conditions and descriptions answer; offers by hour, day, place and who asks; comparisons, differences and sums.
 */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const menuWordsQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'prairie-dragon',
    `
words | what comes with the family dinners | hot and sour soup | fortune cookies
words | do the combos come with rice | chicken fried rice | !name rice
words | can i get steamed rice insted of fried with combo 2 | no charge
words | is tea per person | per person
words | is there a credit card fee | 2.4
words | do u add gratuity for big tables | 15 % | eight
words | r taxes included in the prices | GST | !Yes
words | how many chicken balls in a full order | fourteen
words | how many pieces in the potstickers | eight
words | whats on the pu pu platter | egg rolls | beef skewers
words | how many ppl does the party pack feed | eight to ten
words | how much notice for the party pack | a day ahead
words | does the ginger beef come with rice | not included | !Yes
words | can i have the sauce on the side for lemon chicken | on the side
words | what comes with the lunch specials | spring roll | soup of the day
words | how much more for fried rice with a lunch special | 1.75
words | are lunch specials available for delivery | not for delivery | !Yes
words | lunch special at transcona? | no lunch specials in transcona | !Yes
words | can i pay with mastercard in transcona | credit cards no
words | how much is extra plum sauce | 75 cents
words | how big is the large wonton soup | ten / three
words | can i get beer with my pickup order | not for pickup | !Green tea | !Yes
words | is the mapo tofu made with meat | pork
words | whats the min for delivery from transcona | $25
words | qu’est-ce qui vient avec les soupers familiaux | hot and sour | !War wonton
words | le thé est-il par personne ? | per person / par personne
words | cobran recargo por tarjeta de crédito? | 2.4
words | cuántas personas comen del party pack | eight to ten
offers | students get a discount? | ten percent / 10% | Monday to Thursday
offers | student discount on fridays? | Monday to Thursday | !Yes
offers | do students get the discount on lunch specials | not on lunch specials | !Yes
offers | do kids eat free | under 5 | dine-in
offers | my son is 7, does he eat free | half | !Yes
offers | is happy hour on saturdays too | Thu / Closed | !Yes
offers | whens happy hour | 3:00 PM / 3 to 5:30 | 5:30
offers | is there happy hour in transcona | Tue – Thu | !Yes
offers | what do i get at happy hour | potstickers | dry ribs | 13
offers | when does the lunch special end | 3 PM / 3:00 PM
offers | can i still get a lunch special at 2:45 on tuesday | 3 PM / 3:00 PM
offers | lunch special on saturday? | weekdays / Fri | !Yes
offers | does the coupon work for delivery | pickup and delivery
offers | whats the promo code | DRAGON8
offers | min order for the first order coupon | $40
offers | can i use DRAGON8 with the free egg rolls | not with another offer | !Yes
offers | senior discount? | 60 | Wednesdays
offers | seniors discount at transcona? | main street only | !Yes
offers | whats the free egg roll thing | $55
offers | do i get free egg rolls if i pay by credit card | cash or by debit
offers | combo and pop deal on fridays? | Monday to Wednesday | !Yes
offers | sunday deal for 4 ppl how much | $95
offers | any deals on wednesday n how late r u open then | Seniors | 9:00 PM
offers | what time does the sunday table start and does it come with egg rolls | 4 PM / 4:00 PM | dozen | !3:00 PM
offers | how do i get a free combo plate | eleventh
offers | y a-t-il un rabais pour étudiants? | Students | Monday to Thursday
offers | hay descuento para mayores de 60? | Wednesdays / miércoles
offers | jusqu’à quelle heure le spécial du midi | 15 h / 15:00 / 3 PM
compare | how much cheaper is the small wonton soup than the large | 5.50 | 11.00
compare | price difference between half and full order of chicken balls | 7.00
compare | whats the cheapest thing with chicken | Chicken balls | 9.50
compare | one shrimp chow mein and one vegetable chow mein | 30.75
compare | 2 chicken fried rice n 1 bbq pork fried rice how much | 38.25
compare | can i get 2 large wonton soups and a ginger beef under 45 | 40.50
compare | family dinner a for 5 how much | 109.75 | !Family dinner B
compare | family dinner b for 3 people total | 77.85 | !Family dinner A
compare | how much per egg roll if i buy a dozen | 2.25
compare | is it cheaper per piece to buy four egg rolls or a dozen | 2.25 | 2.50
compare | which is cheaper combo 1 or combo 4 | Combo 4 | 16.00
compare | whats the diff between family dinner A and B | 4.00 / ginger beef | 25.95
compare | most expensive bottle of wine | Plum wine | 34
compare | which soup is the cheapest | Hot and sour | 5.25
compare | how much w tax is the ginger beef | 20.72 / GST | 18.50
compare | whats the tip on a table of ten | 15 %
compare | whats enough for 9 people | Party pack
compare | would 2 orders of chow mein be enough for 4 | feeds two
compare | chow mein with shrimp plus extra meat | 22.25
compare | 3 combo 2 and a bottle of house wine | 83.50
compare | how much more is shrimp chow mein than the veggie one | 4.75
compare | two dozen egg rolls | 54
compare | cheapest thing from the wok | Chicken balls | 9.50
compare | i have 20 bucks whats the best combo i can get | Combo 3 | 18.95 | !which dishes guests like
compare | wings six vs dozen price per wing | 1.67 | 1.54
compare | combien pour 4 personnes le family dinner A | 87.80 / 87,80 | !Family dinner B
compare | cuál es el plato combinado más barato | Combo 4 | 16
compare | quelle est la différence de prix entre le petit et le grand potage won-ton | 5.50 / 5,50 | !Hot and sour
`,
  ),
  ...questionsOf(
    'bodega-salitre',
    `
words | is bread included with the tapas | extra / 1.20 | !name bread | !Yes
words | how much is bread | 1.20
words | does it cost more on the terrace | ten percent
words | whats the surcharge for sitting outside in sitges | twelve percent
words | whats included in the menu del dia | starter | coffee
words | can we share the menu del dia | not to be shared | !Yes
words | is there menu del dia in sitges | no menú del día / don’t see | !Yes
words | can i pay card for a coffee | €10 | !Yes
words | do we need to tip | nobody expects
words | how many croquetas do you get | four | eight
words | what flavours are the croquetas | mushroom | salt cod
words | can i mix the croquettes | mixed
words | how many prawns in the gambas | eight
words | do the gambas come with bread | comes with bread
words | can u make pintxos gluten free | gluten-free bread | 60 cents
words | whats on the mixed board | two cheeses
words | how many ppl is a large board for | four
words | is there a minimum for paella | two people
words | how long does paella take | thirty minutes
words | can i get paella for one | two people | !Yes
words | paella for dinner on tuesday? | Thursday to Saturday | !Yes
words | how big is a glass of wine | 125 ml
words | how much cheaper are the bottles to take away | €6
words | how many people for the group menu | eight
words | does the tasting menu have to be for everyone | whole table
words | hasta qué edad es el plato infantil | ten years / diez
words | el pan está incluido? | extra / 1.20 / 1,20 | !Sí
words | la paella es por persona? | per person / por persona
words | qu’est-ce qu’il y a dans le menú del día | starter
offers | is happy hour on weekends too | Fri / Closed | !Yes
offers | happy hour in sitges when | 5:00 PM | 7:00 PM
offers | whats on wednesday nights | Pintxo-pote | 3.90
offers | when is vermut hour | noon to 2
offers | is vermut hour on fridays | Saturdays and Sundays | !Yes
offers | is cava thursday in sitges too | Poblenou | !Yes
offers | until when does cava thursday run | 17 December | !12:00 PM
offers | how much do i save on cava thursday | 8.00
offers | student sangria? | 15 | Tuesdays
offers | can we have the student sangria on the terrace | not on the terrace | !Yes
offers | is the neighbours discount good on saturday | Sunday to Wednesday | !Yes
offers | does the neighbour discount include wine | wine excepted | !Yes
offers | do i get anything free on my birthday | cava | tables of four
offers | my bday is tmrw, were 3 ppl, do i get the free cava | tables of four | !Yes
offers | discount if i buy 6 bottles | fifteen percent / 15%
offers | can i mix the six bottles | may be mixed
offers | code for online orders | SALITRE5
offers | does SALITRE5 work if i eat in | pickup only | !Yes
offers | minimum for the coupon | €30
offers | what deals r on tuesdays | sangria | !Pintxo-pote | !Vermut hour
offers | can i use the coupon twice | once for each guest | !Yes
offers | what time does menu del dia end | 4 PM / 4:00 PM
offers | menu del dia tmrw? | Fri | !Yes
offers | whats the deal on thursdays and can i bring my dog | Cava Thursday | inside at the bar
offers | wine tasting - when n how much | first Thursday | €24
offers | hay ofertas los miércoles? | Pintxo-pote
offers | hay happy hour el sábado? | viernes / vie / Fri / Cerrado | !Sí
offers | une réduction étudiante ? | sangria | 15
compare | whats the priciest bottle | Ribera reserva | 54
compare | cheapest bottle of wine | Verdejo | 19.50 | !Young red
compare | difference between small and large cheese board | 9.00
compare | how much more is a racion of bravas | 3.50
compare | which is cheaper the iberico or the mixed board | mixed | 15
compare | price per croqueta | 2.00 | 1.81
compare | vegetable paella for 3 | 51
compare | seafood paella for 2 and a bottle of albariño | 69
compare | can i get 2 tapas of bravas and a litre of sangria under 35 | 31
compare | 2 churros n 2 coffees under 15? | 3.60 | Six €5.00
compare | cheapest thing with chicken | Chicken skewers | 7.50
compare | group menu for 12 | 384
compare | tasting menu for 2 with wine pairing | 132
compare | is the litre of sangria better value than glasses | 20 | 36 / 3.33 / six glasses | !I do not know | !is cheaper
compare | how much is half litre vs litre of young red | 8.50 | 15
compare | rioja bottle to take home price | 17 / €6 less
compare | whats bigger tapa or racion of calamari | Ración | 9.50
compare | 3 gildas and 3 cañas | 16.20
compare | two tortilla pintxos, one jamon pintxo and a vermut | 14.00
compare | which dessert is cheapest | Churros | 5
compare | most expensive tapa | Octopus | 19
compare | whole cheesecake divided by 10 how much a slice | 5.20
compare | how much for 4 people to have menu del dia | 66
compare | enough tapas for 4? how many should we order | three a person
compare | whats the bill for 2 seafood paellas on the terrace | 47.30 / ten percent
compare | cuál es el vino más caro | Ribera
compare | cuánto cuestan dos croquetas de cuatro y un litro de sangría | 36
compare | quelle bouteille est la moins chère | Verdejo
compare | how much is the difference sitges vs poblenou for seafood paella | 21.50 | 23.50
`,
  ),
];

/** Held out until the first were mended. */
export const laterMenuWordsQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'prairie-dragon',
    `
words | do the combination plates come w soup | egg roll | !Hot and sour | !hot and sour | !Yes
words | is soup included in the family dinner | hot and sour soup
words | can i swap the egg roll in combo 3 for a spring roll | no other swaps | !Yes
words | how many egg rolls in the party pack | twenty | !I do not know
words | how heavy is a full order of dry ribs | pound
words | do chow mein orders feed 2 | feeds two
words | can i get crispy noodles | on request
words | do you give chopsticks | on request
words | how long does the plum sauce keep | six weeks
words | how many patties in egg foo young | three
words | are potstickers fried | steamed or pan-fried | !Fried rice
words | does the banana fritters come with ice cream | 2.50
words | is debit surcharge free | none on debit
words | is the lunch special served with soup | soup of the day | !hot and sour
words | whats the delivery fee in transcona | 4.50
words | can family dinner be for one person | two people | !Yes
words | combien de morceaux dans les rouleaux de printemps | three / trois / 3
words | las cenas familiares incluyen té? | tea is included
offers | is the ten percent for students good on takeout | dine-in | !Yes
offers | do kids eat free with takeout | dine-in only | !Yes
offers | two kids one adult do both eat free | one child for each adult | !Yes
offers | whens the seniors discount n does it cover beer | Wednesdays | alcohol excepted
offers | is combo and a pop for delivery | pickup | !Yes
offers | how much do i save with combo n a pop | 3.25
offers | what deals do u have on sunday | Sunday table | !Combo and a pop
offers | does happy hour run fridays | Thu / Closed | !Yes
offers | happy hour potstickers how much | 13
offers | code for first time order | DRAGON8
offers | is the first order coupon still good in february | 31 | !Yes
offers | coupon for a $35 order ok? | $40 | !Yes
offers | lunch specials on wed and any discount for a 65 yr old then | Seniors | 60 and over | weekdays / 3:00 PM
offers | is there lunch special rn | 3 PM / 3:00 PM | !Yes
offers | is the sunday table avail at 2 | 4 PM / 4:00 PM | !Yes
offers | free egg rolls on delivery? | pickup | !Yes
offers | les enfants mangent gratuitement? | under 5
offers | qué ofertas hay los lunes | Combo and a pop
compare | difference between combo 1 and combo 3 in price | 2.45
compare | how much cheaper is combo 4 than combo 2 | 1.50
compare | beef chow mein and a chicken fried rice | 28.50
compare | one egg foo young w shrimp n one w chicken total | 31.50
compare | can i get 3 combo 1 and 2 cans of pop for under 60 | 55.00
compare | per piece price potstickers | 1.44
compare | family dinner b for 6 | 155.70
compare | whats cheaper per person, dinner a or the party pack for 10 | 14.90 | 21.95
compare | most expensive thing on the menu | Party pack | 149
compare | cheapest soup | Hot and sour | 5.25
compare | cheapest thing with shrimp | Fried rice | 15
compare | half vs full dry ribs how much more | 6.00
compare | large hot n sour or 2 small which is cheaper | 10.50 | !is cheaper
compare | how much more is a dozen wings than six | 8.50
compare | what can 5 ppl eat for under 120 | Family dinner A
compare | ginger beef in transcona vs main st price | 17.50 | 18.50
compare | combien coûtent deux combo 3 et un thé | 39.90 / 39,90 | !11:00
compare | cuál es la sopa más cara | War wonton | 17
`,
  ),
  ...questionsOf(
    'bodega-salitre',
    `
words | do boards come with bread | breadsticks
words | how many cheeses on the large cheese board | five | !Goat cheese
words | how many meatballs | five
words | does tortilla have onion | with or without
words | how many does the whole tortilla serve | six
words | how far ahead do i order the cheesecake | two days
words | are padrons spicy | one in ten
words | is wine included in the group menu | half a bottle
words | how long is the tasting menu | two hours
words | whats last order for the tasting menu | 9:30
words | is vat included | include VAT
words | whats in the kids plate | chicken
words | is tap water free | tap water is free
words | is service charge included or.. | not included
words | how big is a caña | 200 ml
words | can the terrace in sitges be booked for dinner | first come
words | cuántos churros son | six / seis / 6
words | los pintxos se pueden pedir sin gluten | gluten-free bread
offers | pintxo pote what time | 7 to 10 PM | Wed
offers | is pintxo-pote on thursday | Wednesdays | !Yes
offers | what do u get for vermut hour | Gilda | 6
offers | happy hour poblenou times | 6:00 PM | 7:30 PM
offers | is there happy hour in sitges on mondays | Wed | !Yes
offers | neighbour discount what do i need to show | your address
offers | student sangria at 10pm ok? | until 9 PM | !Yes
offers | does the 15 percent for six bottles work with cava | cava and sherry too
offers | expiry of SALITRE5 | 31 March / March 31
offers | is cava thursday still on in january | 17 December | !Yes
offers | half menu when | 1 to 4 PM / 1:00 PM | Fri / Monday to Friday
offers | deals on saturday at 1pm | Vermut hour
offers | birthday freebies need id? | with ID
offers | cava thursday price and is it more on the terrace | 34 | ten percent
offers | menu del dia on a public holiday | not on holidays | !Yes
offers | coupon on a 25 euro order? | €30 | !Yes
offers | qué descuento hay para vecinos | ten percent | !Pintxo-pote
offers | quand est le vermut hour | noon
compare | whats the diff between the small n large iberico board | 13.00
compare | cheapest paella | Vegetable paella | 17
compare | most expensive glass of wine | Priorat | 7.80
compare | cava bottle gran reserva vs brut nature difference | 21.00
compare | black rice for 4 people | 80
compare | one vegetable paella for 2 and one seafood for 2 | 77
compare | 2 glasses of priorat and 1 of rioja | 20.20
compare | can i get a large mixed board and two glasses of verdejo for under 35 | 34.00
compare | 12 churros or 2x6 whats cheaper | 9.00 | 10
compare | per skewer price for the chicken | 3.75 | 3.50
compare | sangria litre divided by 6 glasses | 3.33
compare | cheapest thing under tapas | Pan con tomate | 3.60
compare | whole tortilla per person if 6 share | 3.17
compare | how much cheaper is the half menu than menu del dia | 4.50
compare | albarino bottle to take home | 20 / €6 less
compare | half litre of water plus 2 cañas | 7.20
compare | cuál es la diferencia entre la tapa y la ración de calamares | 6.50 / 6,50
compare | combien pour 3 menus dégustation | 126
`,
  ),
];
