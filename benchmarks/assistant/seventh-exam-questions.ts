/**
 * A seventh exam, by writers who had seen neither the engine nor these questions; facts written from what was expected, before any answer
 * was seen. Each on a brand new to the engine, and on two demo brands.
 */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

/** A Danish bakery and smørrebrød house of two places in Minneapolis. */
export const smorrebrodExam: EvaluatedQuestion[] = [
  ...questionsOf(
    'nordlys-smorhus',
    `
exam | you guys open right now? | Northeast | 11:00 PM / 11 PM / 11pm / 23:00 / until 11 / till 11
exam | you guys open right now? >> kitchen till when tho | 10:00 PM / 10 PM / 10pm / 22:00 / until 10 / till 10
exam | you guys open right now? >> kitchen till when tho >> whats good thats warm and under 20 bucks | Frikadeller / Biksemad / Soup | !Trout in Brown Butter ($27 | !Stegt Flæsk ($23
exam | is the north loop window still serving | closed / not open / no longer / 4:00 / 4 PM / 4pm / 16:00 / no, / isn't / isn’t / n’t / until 4
exam | is the north loop window still serving >> when does it open tmrw | 7:30 / 07:30 / half past seven
exam | is the north loop window still serving >> when does it open tmrw >> sunday too? | closed / not open / shut / aren't open / isn't open / aren’t open / isn’t open / no, / no. / no: / no – / no —
exam | is the north loop window still serving >> when does it open tmrw >> sunday too? >> and the other place on sunday | 8:00 / 8 AM / 8am / 08:00 / 8–3 | 3:00 / 3 PM / 3pm / 15:00 / 8–3
exam | r u open thanksgiving | closed / not open / shut / aren't open / isn't open / aren’t open / isn’t open / no, / no. / no: / no – / no — | !yes,
exam | r u open thanksgiving >> ok so the friday after | 9:00 / 9 AM / 9am / 09:00 / 9–3 | 3:00 / 3 PM / 3pm / 15:00 / 9–3
exam | what day and time is the lucia thing | 13 | 6:30 / 06:30 / half past six
exam | what day and time is the lucia thing >> do the kids get anything | saffron
exam | is there a happy hour | 6:30 / 18:30 / half past six
exam | is there a happy hour >> whats cheap then | $5 / 5.00 / 5 dollars | $8 / 8.00 / 8 dollars
exam | is there a happy hour >> whats cheap then >> on saturday too? | Tuesday / Tue / only / not / n't / n’t / no, | !yes,
exam | where do i park if i come to the northeast one | 4th St | twelve / 12 / free
exam | where do i park if i come to the northeast one >> and the loop? | meter
exam | can i get to you by light rail | Target Field
exam | can i get to you by light rail >> whats the address of that one | 212 N 2nd
exam | need the northeast address, closing time tonite and can my mom get in with a walker no steps | 341 13th | 11:00 PM / 11 PM / 11pm / 23:00 / until 11 / till 11 | yard / level
exam | how much for a stjerneskud | 18.50 / 18,50 / 18.5
exam | how much for a stjerneskud >> whats on it exactly | plaice | shrimp
exam | how much for a stjerneskud >> whats on it exactly >> do they have it at north loop | no, / no. / no – / no — / not / n't / n’t / only | !yes,
exam | 6 cardamom buns how much | $26 / 26.00 / 26,00 / 26 dollars
exam | 6 cardamom buns how much >> plus 2 large drips at northeast, whats the total | $34 / 34.00 / 34,00 / 34 dollars
exam | price of a 16 oz latte w oat milk and an extra shot | $8 / 8.00 / 8,00 / 8 dollars
exam | price of a 16 oz latte w oat milk and an extra shot >> same but the small size and skip the shot | $6.00 / 6.00 / $6 / 6,00 / 6 dollars
exam | small drip coffee at the north loop window, price? | $3.00 / 3.00 / $3 / 3,00 | !$3.25
exam | what comes on the morning board | egg | chees
exam | what comes on the morning board >> for two people? | $30 / 30.00 / 30,00 / 30 dollars
exam | what comes on the morning board >> for two people? >> can we still get it at noon tomorrow | yes / until 1 / 1:00 / 1 PM / 13:00 / till 1 / one o / till one / until one
exam | do u have aebleskiver on tuesdays | weekend / Saturday / Sat
exam | any tebirkes left | sold out / out of / not available / unavailable / gone / none
exam | fastelavnsboller yet?? | Jan / 2027
exam | red danish hot dog thing where do u sell it | Kiosk Dog | North Loop
exam | red danish hot dog thing where do u sell it >> till what time | 3:00 / 3 PM / 3pm / 15:00 / three / until 3
exam | red danish hot dog thing where do u sell it >> till what time >> theres a vegan one right? | Carrot Dog
exam | flight of aquavit, what flavors do i get | dill | caraway | lingonberry
exam | any vegan sandwiches | Beet Tartare | Carrot Lox
exam | any vegan sandwiches >> which of those has no nuts in it | hazelnut / trace / may contain / Carrot Dog / ask / call
exam | im celiac is your gf bread safe for me | same oven / promise / guarantee / trace / shared / not safe / not suitable | !yes, it is safe
exam | my son cant have almonds, cinnamon snails ok? | may contain / trace / may have / might / not safe / cannot promise / can't promise / can’t promise / cannot guarantee / can't guarantee / can’t guarantee
exam | is there egg in the hen salad | mayonnaise / mayo / ask / call / know / not list / not state / n't list / n’t list / not say | !no egg | !egg-free
exam | shellfish allergy. which of the sea sandwiches do i skip | Shooting Star | Egg and Shrimp
exam | gluten free dinner but not fish | Biksemad / Soup / Dill Potatoes / Pressed Cucumber / seed bread
exam | gluten free dinner but not fish >> can they do the hash vegan | egg
exam | un petit-déj sans produits laitiers c'est possible? | Oat Porridge / porridge / avoine
exam | is the meat halal | know / ask / call / 555-0136 / hej@ / not list / n't / n’t / no mention / not say / not state | !yes,
exam | first time coming what do i get | Shooting Star / Roast Beef / Beet Tartare / Cardamom Knot / Morning Board / Three on a Board / Frikadeller / Herring / Stegt / Trout
exam | first time coming what do i get >> something under 12 no meat no fish | Potato / Beet Tartare / Carrot Lox / Porridge / Skyr / Øllebrød / Soup / Carrot Dog / Knot | !Herring, Plainly (
exam | do you bring food to logan park | yes / we do / deliver | !not in our delivery area
exam | do you bring food to logan park >> whats the minimum and the fee | $25 / 25.00 / 25 dollars | $4 / 4.00 / 4 dollars
exam | table for 8 next saturday evening | bord@
exam | table for 8 next saturday evening >> is there like a room just for us | Loft
exam | table for 8 next saturday evening >> is there like a room just for us >> whats the min spend that night | 1,200 / 1200 / 1.200
exam | table for 8 next saturday evening >> is there like a room just for us >> whats the min spend that night >> one of us is in a wheelchair | stairs / steps / not accessible / no lift / no elevator
exam | can i reserve for breakfast sunday | walk in / walk-in / no tables / no reserv / not take / n't take / n’t take / no book / not reserv / cannot / can't / can’t | !yes,
exam | se puede entrar con perro? | not / no, / service / no. / no: / no – / no — | !sí,
exam | any promo code for a first order | HYGGE10
exam | any promo code for a first order >> would it work on 15 dollars of buns | $20 / 20.00 / 20 or more / 20 dollars | !yes,
exam | lunch for the office, 25 ppl, what would platters cost all together | 550
exam | lunch for the office, 25 ppl, what would platters cost all together >> how early do we have to tell you | forty-eight / 48 / two days
exam | u hiring | Barista | cook
exam | u hiring >> what does the morning job pay | 17.50 / 17,50 / 17.5
exam | christmas lunch, six of us, how much | 408 / 68
exam | christmas lunch, six of us, how much >> do we pay something up front | $20 / 20.00 / 120 / 20 dollars
exam | bonjour vous êtes ouverts le lundi? | North Loop | 16:00 / 16 h / 16h / 4:00 / 4 PM / 6:30 / 6 h 30 / 06:30 / 6h30
exam | c'est combien le pain de seigle entier, le rugbrød | 9.50 / 9,50 / 9.5
exam | c'est combien le pain de seigle entier, le rugbrød >> et la moitié ? | 5.50 / 5,50 / 5.5
exam | hola quiero encargar un pastel de cumpleaños, con cuanta anticipacion | 48 / forty-eight / cuarenta y ocho
exam | hola quiero encargar un pastel de cumpleaños, con cuanta anticipacion >> y el entero cuanto sale | $84 / 84.00 / 84,00 / 84
exam | am i chatting with a real person | assistant / bot / automat / virtual / AI / not a person / not human | !yes, I am a person
exam | waited 40 min last sat and got the wrong sandwich, who do i complain to | hej@nordlyssmorhus / vindue@ / 555-0136 / 555-0137
exam | whats the wifi password | know / ask / call / staff / not list / n't / n’t / not have / no info / counter
exam | is gløgg something my kid could drink | Without Alcohol / alcohol-free / no alcohol / nonalcoholic / non-alcoholic
exam | that stamp card, how many coffees till a free one | tenth / ten / 10 / nine / 9
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
exam | still doing lunch? | no, / not / over / n't / n’t / 3:00 / 3 PM / 15:00 / 2:30 / 14:30 / half past two / ended
exam | still doing lunch? >> then which pizzas are under 20 | Marinara | Margherita
exam | still doing lunch? >> then which pizzas are under 20 >> margherita on the gluten free base, how much all in | $23 / 23.00 / 23,00 / 23 dollars
exam | still doing lunch? >> then which pizzas are under 20 >> margherita on the gluten free base, how much all in >> im coeliac though | not suitable / shares / same oven / wheat flour / not safe / share
exam | do you let people byob | Tuesday | $20 / 20.00 / 20 dollars
exam | vegan pizza thats actually available tonight | Marinara | Ortolana
exam | vegan pizza thats actually available tonight >> which one doesnt have nuts | Marinara
exam | nut allergy here, thinking gnocchi gorgonzola | walnut / noix | !yes, it is safe
exam | nut allergy here, thinking gnocchi gorgonzola >> and the burrata | tree nut / may contain / trace / nuts
exam | vous livrez dans Kensington? | oui / yes / Kensington | !non,
exam | vous livrez dans Kensington? >> jusqu'à quelle heure ? | 9:30 / 21:30 / 21 h 30 / 21h30 / half past nine / neuf heures et demie
exam | what time is the new years eve dinner | seven / 7:00 / 7 PM / 7pm / 19:00
exam | what time is the new years eve dinner >> how much is it pp | know / ask / call / 555-0142 / not list / n't / n’t / reserv / no price / not say / not state
exam | 10 of us next wednesday, any money off | 10% / 10 % / ten percent / TAVOLATA
exam | 10 of us next wednesday, any money off >> do they add the tip automatically | 18
exam | full bottle of the house red? | $44 / 44.00 / 44 dollars / 44
exam | full bottle of the house red? >> with 2 pizzas on a tuesday how much is that together | $49 / 49.00 / 49 dollars / 49
exam | does the tiramisu have booze in it | marsala
exam | ¿hay donde dejar el carro? | Brunswick / diez / ten / 10
exam | is the brick chicken on rn | yes / until 10 / 10:00 PM / 10 PM / 22:00 / 5:00 / 17:00 / available / $29 / 29.00 | !sold out
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
exam | anything open around hamilton at 4am | James North
exam | anything open around hamilton at 4am >> can i get tacos then | seven / 7:00 / 7 AM / 7am / at 7
exam | anything open around hamilton at 4am >> can i get tacos then >> street address | 206 James
exam | is calgary open atm | open / yes | !is closed
exam | is calgary open atm >> till? | 2:00 / 2 AM / 2am / 02:00 / until 2
exam | is calgary open atm >> till? >> cod tacos there? | sold out / out of / unavailable / not available
exam | the beet in vancouver how much | 15.50 / 15,50 / 15.5
exam | the beet in vancouver how much >> and in toronto | 15.00 / $15 / 15 dollars / 15,00
exam | where do they have that oil drum burger | Queen West
exam | where do they have that oil drum burger >> how many a day do they make | forty / 40
exam | junction open on mondays? | closed / not open / shut / aren't open / isn't open / aren’t open / isn’t open / no, / no. / no: / no – / no — | !yes,
exam | junction open on mondays? >> leslieville then, same day | 11 | 10:00 PM / 10 PM / 10pm / 22:00
exam | cals in an ember double if i add bacon | 1000 / 1,000 / 1 000
exam | which tacos are vegan | Black bean | Cauliflower | Squash
exam | which tacos are vegan >> im allergic to peanuts so | Black bean
exam | which tacos are vegan >> im allergic to peanuts so >> 3 of the black bean one how much | 17.25 / 17,25
exam | is taco tuesday deal on today | not / no, / no. / only / isn't / isn’t / Tuesdays / every Tuesday / on Tuesday | !yes,
exam | lobster taco is where | Moncton
exam | lobster taco is where >> how much | 11.50 / 11,50 / 11.5
exam | main st hours pls | Vancouver | Moncton
exam | au Mile End vous prenez les réservations | non / no, / no. / file / vingt / 20 | !oui,
exam | au Mile End vous prenez les réservations >> leur numéro de tél svp | 555-0176
exam | ¿qué tienen halal? | chicken / pollo | falafel
exam | two poutines n three maple shakes in halifax comes to | 43.50 / 43,50 / 43.5
exam | dec 24 what time does queen west shut | 5:00 / 5 PM / 5pm / 17:00 / 17 h / five
`,
  ),
];

/** A public house with rooms in Bath. */
export const publicHouseExam: EvaluatedQuestion[] = [
  ...questionsOf(
    'the-quiet-heron',
    `
exam | are you still open rn | midnight / 12:00 AM / 12:00 am / 12 AM / 00:00 / 0:00 / 24:00
exam | are you still open rn >> can i still get something hot to eat | toastie
exam | are you still open rn >> can i still get something hot to eat >> what kinds of those | Cheddar | Ham | Mushroom
exam | are you still open rn >> can i still get something hot to eat >> what kinds of those >> the vegan one how much | £8 / 8.00 / 8,00 / 8 £
exam | what time do u open tomorow | 9:00 / 9 AM / 9am / 09:00 / nine
exam | what time do u open tomorow >> and brekkie runs till when | 10:30 / 10.30 / half past ten
exam | could we pop in for a full english on tuesday, not staying just hungry | weekend / Saturday / Sat
exam | open mondays? | closed / shut / not open / no, / aren't open
exam | open mondays? >> so how do i get my key if im staying over that day | box | gate
exam | sunday roast times pls | 12 / noon / twelve | 5:00 / 5 PM / 5pm / 17:00 / five / to 5 / until 5 / till 5
exam | sunday roast times pls >> how much for the beef | 23.50 / 23,50 / 23.5
exam | sunday roast times pls >> how much for the beef >> and a small one for my lad | £14 / 14.00 / 14,00 / 14 £
exam | sunday roast times pls >> how much for the beef >> and a small one for my lad >> so 2 big 1 small comes to? | £61 / 61.00 / 61,00 / 61
exam | table for 11 on a sunday how do we do it | feasts@thequietheron.example
exam | table for 11 on a sunday how do we do it >> is there a deposit | £10 / 10.00 / 10 £ / 10 a head / 10 per / 110
exam | table for 11 on a sunday how do we do it >> is there a deposit >> if we pull out the day before do we get it back | 48
exam | whats the adress, postcode as well for the satnav | 14 Weir Street | BA2 4JX
exam | whats the adress, postcode as well for the satnav >> where do i leave the car | Rossiter
exam | whats the adress, postcode as well for the satnav >> where do i leave the car >> or is it walkable from the train | nine / 9 min / 9-min
exam | can the spaniel come in with us | bar / garden
exam | can the spaniel come in with us >> and overnight? | Wren | Dipper | £15 / 15.00 / 15,00 / 15 £
exam | price of kingfisher on a friday night | 160 / £20 more / 20 more / plus £20 / £20 extra / £20 on top
exam | price of kingfisher on a friday night >> brekkie in that or extra | includ / with breakfast / in the price / part of
exam | price of kingfisher on a friday night >> brekkie in that or extra >> earliest we can get in the room | 3:00 / 3 PM / 3pm / 15:00 / three / at 3 / from 3
exam | need a voucher for my dad's birthday | gifts.example.com / gift card / gift / voucher
exam | pick me a warming main under 17 quid, no pork | Mushroom / burger / gnocchi / Haddock | !Bangers | !Ploughman
exam | happy hour?? | 6:30 / 18:30 / half past six / 6.30
exam | happy hour?? >> a pint is what then | 4.20 / 4,20 / £4.2
exam | something for a pie addict, stamps or a card? | Feather | seventh / 7
exam | is there a smaller portion of the fish n chips, whats it cost | £14 / 14.00 / 14,00 / 14 £
exam | is there a smaller portion of the fish n chips, whats it cost >> with mushy peas and curry sauce | 18.50 / 18,50 / £18.5 / 2.50 / 2,50 / £2.5
exam | are your chips ok for a veggie | dripping
exam | are your chips ok for a veggie >> grim. what can i have instead | potato
exam | which pies have u got | Steak | Chicken | Mushroom
exam | which pies have u got >> whats in the chicken one | leek
exam | which pies have u got >> whats in the chicken one >> any deal with a drink | Tuesday | £19 / 19.00 / 19,00 / 19 £
exam | craving the potted crab, is it on this weekend | sold out / sold-out / out of / unavailable / not available / 24 / run out / not on / isn't on
exam | nut allergy, bad one. bakewell tart? | almond
exam | coeliac girlfriend, can you do her a roast | oven / not for coeliac / not suitable / not safe / cannot guarantee / can't guarantee
exam | coeliac girlfriend, can you do her a roast >> even if we order the day before? | oven / not for coeliac / not suitable / not safe / cannot guarantee / can't guarantee
exam | gluten free puddings? | Chocolate pot
exam | gluten free puddings? >> i also react to hazelnuts, that one ok? | may / might / trace / could / cross | hazelnut
exam | my boy can't have egg. sticky toffee pud safe for him? | states / contain / lists / made with / has egg / not safe / not suitable / isn't safe / no, | !pudding does not contain | !Yes, it is safe
exam | does the bath chap have flour or gluten in it | know / not / ask / call / crumb / 960174 / 960 174 | !Yes, it is gluten-free | !No, it is gluten
exam | veggie mains | gnocchi / Mushroom / Nut roast
exam | veggie mains >> any of them vegan | Mushroom and barley / Mushroom & barley / Nut roast / Mushroom toastie
exam | fish allergy >> the lamb is fine i guess? | states / anchov / contain / lists / not safe / not suitable
exam | la viande est halal ? | sais / pas / demand / appel / know / not / ask / call / indiqu / 960174 / 960 174 | !Oui, | !Yes,
exam | whats this pudding stirring thing on sunday | eleven / 11
exam | whats this pudding stirring thing on sunday >> what does it cost to join | free / nothing / no charge / no cost
exam | we fancy dinner sat 28th november around 7 | 4:00 / 4 PM / 4pm / 16:00 / at four / wedding / closed / closes
exam | xmas day hours | 12 / noon | 3:00 / 3 PM / 3pm / 15:00 / three
exam | xmas day hours >> boxing day too? | closed / shut / not open
exam | xmas day hours >> boxing day too? >> how late on nye | 1:00 / 01:00 / 1 AM / 1am / one in the morning / one o
exam | works christmas do, whats the set menu cost | 38
exam | works christmas do, whats the set menu cost >> how far ahead do we have to choose | three days / 3 days
exam | room to hire for my 40th, 25 people standing about | Boat Room
exam | room to hire for my 40th, 25 people standing about >> what would we have to spend on a saturday | 700
exam | am i chatting to tobias or a robot | assistant / automat / an AI / virtual / computer / program / not a person / not human / not Tobias / a bot / chatbot / a robot
exam | do u deliver to combe down | no, / no. / no: / not / don't / fetch / collect / pick | !Yes, we deliver
exam | do u deliver to combe down >> can i fetch a pie myself then, which days | Tuesday / Tue | Thursday / Thu
exam | any jobs going | Sous chef | bar
exam | any jobs going >> whats the bar one pay | 12.90 / 12,90 / £12.9
exam | is the match on at yours tomorrow | screen / television / TV / telly
exam | mum's in a wheelchair can she get in and use the loo | Lock Lane / side gate / no step / step-free / step free | toilet / loo / washroom
exam | mum's in a wheelchair can she get in and use the loo >> and a bedroom for her? | stairs / lift
exam | hi there um so were six for a roast this sunday theres a dog and do we pay something up front | £10 / 10.00 / 10 a head / 10 per / £60 / 60.00 / 10 £ | bar / garden / dining room
exam | pie trays for 20 at our office in bath with you bringing them, total? | 205 / 9.50 / 9,50 / £9.5
exam | i'm BA2 born n bred do i get owt off | 15 | Wednesday
exam | my roast was stone cold last sunday and nobody cared, who do i write to | perch@thequietheron.example / 960174 / 960 174
exam | ev charger in the yard? | know / not / ask / call / 960174 / 960 174 | !Yes,
exam | vous etes ouvert dimanche soir ? | 21 / 9:00 / 9 PM / 9pm
exam | vous etes ouvert dimanche soir ? >> et a 19h on mange encore ? | 17 / 5:00 / 5 PM / 5pm / cinq
exam | hola, teneis habitaciones? cuanto la mas barata | 115
exam | hola, teneis habitaciones? cuanto la mas barata >> aceptais efectivo? | tarjeta / card / móvil / movil
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
exam | u open now | 11:00 / 11 PM / 11pm / 23:00 / eleven
exam | u open now >> last orders for food? | 10:30 / 22:30
exam | u open now >> last orders for food? >> n tomorrow lunch | 12 / noon / 3:00 / 3 PM / 3pm / 15:00 / 2:30 / 14:30
exam | two margheritas, one of em on the gluten free base, how much | 42
exam | two margheritas, one of em on the gluten free base, how much >> plus a bottle of the sangiovese | 86
exam | can i bring my own bottle, and whats the fee | Tuesday | 20
exam | do you ride out to little italy | yes / Little Italy
exam | do you ride out to little italy >> until what time | 9:30 / 21:30 / half past nine
exam | there's nine of us, do you add service | 18
exam | faut réserver un samedi vers 20h ? | recomm / conseil / toujours / always / oui / yes / week-end / weekend
exam | hay parking? es gratis | Brunswick / behind / ten / free / gratis / detrás / detras / diez
exam | lasagne still going tonite | sold out / sold-out / Sunday / not available / unavailable
exam | hiring pizza people? pay? | 27
exam | i'm allergic to nuts and eyeing the ortolana | almond | !is nut-free
exam | no dairy for me, allergic >> which pizzas are left | Marinara
exam | can coeliacs eat your gf pizza | not / oven / wheat
exam | shellfish allergy over here >> is the sea bass ok | may / trace / might / could / crustacean / mollusc
exam | egg allergy. panna cotta? | free / no egg / without egg / not contain / no, / none / not list
exam | egg allergy. panna cotta? >> and the tiramisu | contain / has egg / lists / not safe / not suitable / with egg / eggs
exam | is panna cotta okay for vegetarians | not / know / ask / call / 555-0142 | !Yes,
exam | vegan, what should i have for a main | Marinara / Ortolana / Orecchiette
exam | vegan, what should i have for a main >> orecchiette too? | anchov / fish
exam | je suis allergique au céleri >> les tagliatelles au ragu, je peux ? | mentionne / contien / contain / non / not / évit / déconseill
exam | intolerante a la lactosa, que postre me dejas | Cantucci
exam | gluten free meat or fish for a main? | Pollo / Branzino
exam | ribollita vegan? | vegan / yes | !not vegan
exam | ribollita vegan? >> gluten in it tho? | wheat / bread / contains gluten / contains
exam | sesame allergy, does anything have it | know / ask / call / no / not / tell / none / 555-0142
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
exam | how late tonite | 11:00 / 11 PM / 11pm / 23:00 / eleven
exam | how late tonite >> sunday? | 8:00 / 8 PM / 8pm / 20:00 / eight
exam | c'est où exactement chez vous | 1475 Lower Water / blue door / tall ships / ferry terminal / porte bleue
exam | table for four can i book it | six / 6
exam | table for four can i book it >> ok and if we were 8 | phone / call / 555-0133
exam | lobster ramen on a monday yes or no | Thursday / Thu
exam | lobster ramen on a monday yes or no >> and it costs | 26
exam | boat & bowl thing, what do i need to show | ferry / ticket
exam | boat & bowl thing, what do i need to show >> works on a saturday? | weekday / no / not
exam | cuanto cuesta el te de tapioca | 6.75 / 6,75
exam | 3 pork dumplings plates + 2 salmon onigiri whats the damage | 39
exam | el ramen se puede llevar a casa? | sí / si, / yes / apart / aparte / separ / boil / hierv
exam | is the katsu curry gluten free | know / not / ask / call / 555-0133 | !Yes, it is gluten
exam | shellfish is a no go for my dad, harbour bowl? | prawn / shell
exam | cant do dairy >> corn miso ramen fine then? | butter
exam | vegan ramen possible? | kombu / mushroom
exam | vegan ramen possible? >> it still has the egg in it? | leave / left out / without / tell us / no egg
`,
  ),
];

/** Hawaiian plate lunches at four places, in two time zones; not looked at before the engine was run on it. */
export const plateLunchExam: EvaluatedQuestion[] = [
  ...questionsOf(
    'leilani-plate',
    `
exam | you guys open rn in kaimuki? | 2:30 / 14:30 / 14 h 30
exam | you guys open rn in kaimuki? >> and if i roll up at 3 | 4:30 / 16:30 / 16 h 30
exam | you guys open rn in kaimuki? >> and if i roll up at 3 >> is delivery still going from there | 2 PM / 2:00 / 14:00 / 14 h / 2 p.m
exam | what time does haleiwa close tonight | 6 PM / 6:00 / 18:00 / 6 p.m / 18 h
exam | what time does haleiwa close tonight >> are they there on wednesdays | closed / not open / shut / n't open / n’t open
exam | what time does haleiwa close tonight >> are they there on wednesdays >> next thursday then | closed / not open / Thanksgiving / n't open / n’t open
exam | is it pau hana time in gardena already? happy hour i mean | 5:30 / 17:30
exam | is it pau hana time in gardena already? happy hour i mean >> what do i get then | $5 / 5.00 / 5 dollars | $3 / 3.00 / 3 dollars
exam | is it pau hana time in gardena already? happy hour i mean >> what do i get then >> saturdays too? | Tue / weekday / Friday / not / n't / n’t | !Yes
exam | how late does the gardena kitchen go on fridays | 10 PM / 10:00 / 22:00 / 10 p.m
exam | how late does the gardena kitchen go on fridays >> ok and how late can we hang out over drinks | 11 PM / 11:00 / 23:00 / 11 p.m
exam | which of your places is doing thanksgiving day | Kailua | 2 PM / 2:00 / 14:00 / 2 p.m
exam | which of your places is doing thanksgiving day >> can i still get one of the smoked turkeys | 22 / Sunday | Kailua / 555-0142
exam | driving up to the north shore dec 2, shave ice gonna happen or what | closed / not open / roof / n't open / n’t open
exam | adress in kailua pls | 315 Uluniu
exam | adress in kailua pls >> parking? | ninety / 90 | free
exam | adress in kailua pls >> parking? >> my dogs coming w me | leash / lead | lānai / lanai / outside / outdoor / patio
exam | im in a wheelchair is kaimuki doable | ramp
exam | im in a wheelchair is kaimuki doable >> or i take the bus, where do i get off | Koko Head
exam | where do i pee at the haleiwa spot | park
exam | where r u in gardena, can i park and r u open monday | 1648 | free / fourteen / 14 | closed / not open / n't open / n’t open
exam | how much is the kalua pig plate on oahu | 15.50 / 15,50
exam | how much is the kalua pig plate on oahu >> mini? | 11.50 / 11,50
exam | how much is the kalua pig plate on oahu >> mini? >> and in la | 13.00 / $13 / 13,00 / 17.50
exam | two regular katsu plates both with curry gravy picking up in kailua whats the total | 35.50 / 35,50
exam | whats your cheapest poke bowl | tofu | 13
exam | whats your cheapest poke bowl >> with fish i mean | 17.50 / 17,50
exam | jumbo shave ice w mochi balls and ice cream under it how much | 11.25 / 11,25
exam | jumbo shave ice w mochi balls and ice cream under it how much >> make it a regular | 9.25 / 9,25
exam | whats in a loco moco | gravy | egg
exam | whats in a loco moco >> how many cals | know / not / n't / n’t / ask / call / no cal
exam | is laulau on today | Yes / Thursday / today
exam | is laulau on today >> at haleiwa? | not / n't / n’t / Kaimuk / Kailua | !Yes
exam | im allergic to fish, the laulau is just pork right | butterfish
exam | peanut allergy anything to watch for | boiled peanuts
exam | peanut allergy anything to watch for >> and tree nuts | limu / kukui | macadamia / mac nut
exam | any gluten free poke | tofu | limu
exam | any gluten free poke >> fine for a celiac tho? | trace / one kitchen / same kitchen / promise / guarantee / shared
exam | kalua pig has no gluten i guess | wheat
exam | vegan lunch please | tofu
exam | vegan lunch please >> smth hot not poke | teri tofu | greens
exam | do the fries get cooked with the chicken | same / shared / katsu / mochiko | !separate fryer
exam | yall deliver to torrance? | Gardena / Yes
exam | yall deliver to torrance? >> whats the fee | 4.99 / 4,99
exam | can u bring food to my hotel in waikiki | not / n't / n’t / ask / call / 555-0141
exam | any promo code for first timers | SHAKA5
exam | any promo code for first timers >> theres a minimum? | 30
exam | table for 10 in kailua sunday evening | phone / call / 555-0142
exam | private room in gardena thursday the 10th of december for 20 | 500
exam | private room in gardena thursday the 10th of december for 20 >> and a saturday instead | 150
exam | what would u feed a picky 6 yr old | keiki
exam | got a kamaaina discount | 10% / 10 % / ten percent / 10 percent
exam | got a kamaaina discount >> works in gardena also? | not / n't / n’t / Kaimuk | !Yes
exam | feeding 5 of us cheap, one order | hana pack | 64
exam | poke for 20 people do i need to give notice | two days / 2 days / 48
exam | poke for 20 people do i need to give notice >> how many platters and what will it be | 156
exam | u hiring? my son is 16 lives in waialua | shave ice
exam | u hiring? my son is 16 lives in waialua >> pay? | 16.50 / 16,50
exam | waited 40 min for cold katsu in kailua, unreal | sorry / apolog | 555-0142 / kailua@ / aloha@ / contact / call
exam | am i talkin to a person | assistant / bot / not a person / not a human / automat / virtual / program / machine
exam | hows the surf at pipeline today | know / not / n't / n’t / cannot / only
exam | a que hora cierran hoy en gardena | 11:00 / 23:00 / 11 PM / 11 p
exam | a que hora cierran hoy en gardena >> y la cocina? | 10:00 / 22:00 / 10 PM / 10 p
exam | c'est combien le bol de poke spicy ahi à Kaimuki ? | 18
exam | c'est combien le bol de poke spicy ahi à Kaimuki ? >> et la livre ? | 28
exam | malasadas today? | Saturday / weekend / Sat | !Yes
exam | got butter mochi in kaimuki | sold out / not available / n't available / n’t available / out of / unavailable
exam | flying home tmrw can i take poke on the plane | frozen / gel
exam | vous ouvrez à quelle heure samedi à Kailua pour le petit déj | 8:00 / 8 h / 08:00 / 8 AM / 8h / 8 h / 8 h
exam | anyone playing in kailua tonight, when | slack | 6 PM / 6:00 / 18:00 / 6 p.m / 6 to 8 / 6–8 / 6-8
exam | byob at kaimuki ok | fee / free / Yes / charge
exam | byob at kaimuki ok >> gardena? | bar / not / n't / n’t | !Yes
exam | shrimp makes me swell up, which soup is safe | ask / call / state / list / staff / tell / know / check / confirm
exam | sweet thing with definitely no milk | haupia / li hing
exam | is aloha friday still on and what comes in it | 3 PM / 3:00 / three / 15:00 / 3 p.m | musubi
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
exam | u open right now | 11 PM / 11:00 / 23:00 / 11 p.m
exam | u open right now >> tmrw when do doors open | 12:00 / noon / 12 PM / 12 p.m / midday
exam | u open right now >> tmrw when do doors open >> sunday until when | 8 PM / 8:00 / 20:00 / 8 p.m
exam | christmas eve till? | 4 PM / 4:00 / 16:00 / 4 p.m
exam | whats the vegan broth | kombu
exam | whats the vegan broth >> so the corn miso is vegan then? | egg / butter
exam | lobster ramen on tonight? | Yes / Thursday / 26
exam | lobster ramen on tonight? >> if i come monday | Thursday / not / n't / n’t | !Yes
exam | need a table for 7 later | phone / call / 555-0133
exam | need a table for 7 later >> just three of us now | fifteen / 15 / no booking / walk / six / 6
exam | harbour bowl plus a brown sugar boba total | 25.25 / 25,25
exam | harbour bowl plus a brown sugar boba total >> anything cheaper if i came over on the ferry | 20.50 / 20,50
exam | où êtes-vous exactement ? | 1475 Lower Water
exam | où êtes-vous exactement ? >> accessible en fauteuil ? | step-free / sans marche / plain-pied / plain pied / accessible / oui
exam | my kid has a peanut allergy are the pork dumplings ok | know / ask / call / list / 555-0133 / state / tell / staff / check / confirm | !Yes
exam | cuantos asientos hay | 19 / diecinueve / Nineteen
exam | something small under 6 bucks | onigiri / dango
exam | can my ramen travel home | boil / apart / separate / Yes
exam | do u guys cater | not / n't / n’t / ask / call / hello@ / 555-0133 | !Yes
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
exam | how late is queen west tonight | 2 AM / 2:00 / 02:00 / 2 a.m
exam | how late is queen west tonight >> kitchen also? | 1:30 / 01:30 / half past one
exam | how late is queen west tonight >> kitchen also? >> last pickup tho | 11:30 / 23:30
exam | ember double in vancouver how much | $17 / 17.00 / 17,00
exam | ember double in vancouver how much >> w bacon | $20 / 20.00 / 20,00
exam | nut allergy, which tacos do i skip | squash | cauliflower
exam | which one never closes | James North / Hamilton
exam | which one never closes >> tacos at 5 in the morning there? | seven / 7
exam | quels plats sont halal ? | poulet / chicken | falafel
exam | quels plats sont halal ? >> et il y a une terrasse à Montréal ? | trente / 30 / Maguire / oui
exam | monday dinner at the junction kitchen | closed / not open / n't open / n’t open
exam | taco tuesday deal, what is it | 13
exam | taco tuesday deal, what is it >> can i get it tonight | Tuesday | !Yes
exam | ordering for 12 at the office tuesday lunch, any code | DESK12
exam | main street address | 3211 / Vancouver | 720 / Moncton
exam | main street address >> the new brunswick one | 720 Main
exam | its my bday do i get something | shake
exam | its my bday do i get something >> proof? | date / show / proof
exam | is there milk in the garden burrito | free / no milk / no dairy / not contain / without / does not
exam | cuanto vale el iced hibiscus | 4.50 / 4,50
exam | cuanto vale el iced hibiscus >> y la jarra | 13
exam | night job in hamilton what does it pay | $26 / 26
exam | guac in queen west today? | sold out / not available / n't available / n’t available / out of / unavailable
exam | dog friendly patio anywhere in montreal | terrasse / patio / terrace / Mile End
exam | i wanna open one of these in regina | franchise
exam | want to get my sister a giftcard | gift card / gifts.example / online / gift-card
`,
  ),
];
