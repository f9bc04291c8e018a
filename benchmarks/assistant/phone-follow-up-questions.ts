/**
 * Conversations written on 2026-11-23 as diners type them on a phone, each turn after the first with what a right answer
 * holds: sizes, sums, differences, what is told of nowhere, corrections, days and places that are carried on. A quarter in
 * French or Spanish, half on a Korean beer hall.
 */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const phoneFollowUpQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'gull-and-anchor',
    `
menu | halibut and chips price >> whats the difference between one piece and two | $9
menu | halibut and chips price >> whats the difference between one piece and two >> is it big enough for two | know / don't / not
feature | is there parking >> is it free | know / not
menu | clam chowder >> is it gluten free | wheat | !Yes
menu | clam chowder >> is it gluten free >> and dairy free | milk | !Yes
hours | vous êtes ouverts dimanche >> jusqu'à quelle heure | 19
hours | vous êtes ouverts dimanche >> jusqu'à quelle heure >> et lundi | fermé | !Oui
menu | pale ale how much >> and at happy hour | $6
hours | pale ale how much >> and at happy hour >> till when is that | 5:00 PM
`,
  ),
  ...questionsOf(
    'beit-saj',
    `
catering | how far ahead do i need to order catering >> for how many people min | ten / 10
catering | how far ahead do i need to order catering >> for how many people min >> how much is it per person | know / not
menu | kafta plate price >> and the mixed grill | $24.50
menu | kafta plate price >> and the mixed grill >> how much more is that | $6.50
hours | what time does verdun close tonight >> and the other ones | 12:00 AM / midnight | 11:00 PM
hours | what time does verdun close tonight >> and the other ones >> which is open latest | Villeray
menu | falafel sandwich how much >> as a combo | $14.50
menu | falafel sandwich how much >> as a combo >> is it vegan | vegan
menu | chicken shawarma at verdun how much >> and at laval | $11.50
menu | chicken shawarma at verdun how much >> and at laval >> with cheese | $13
menu | i cant have sesame >> whats good for me then | !Hummus: | !Falafel sandwich
menu | i cant have sesame >> whats good for me then >> the fattoush? | sesame | !Yes
menu | i cant have sesame >> whats good for me then >> the fattoush? >> big one, how much | $14
feature | y a-t-il du stationnement à verdun >> et à laval | stationnement / Parking
hours | y a-t-il du stationnement à verdun >> et à laval >> ils ferment quand ce soir | 23
`,
  ),
  ...questionsOf(
    'copper-bull',
    `
unknown | whats corkage >> is there a limit | two bottles
unknown | whats corkage >> is there a limit >> even on mondays? | none on Mondays
private-events | do u have a private room >> how much notice do you need | know / not
private-events | do u have a private room >> how much notice do you need >> the vault how much | $600
feature | can i bring a cake >> is that each | $4 a person
feature | can i bring a cake >> is that each >> so for 10 of us | $40
hours | happy hour? >> on saturdays too? | Fri | !Yes
menu | happy hour? >> on saturdays too? >> how much is a mule then | $10
feature | piano tonight >> what time | seven
feature | piano tonight >> what time >> and sunday? | Thursday to Saturday | !Yes
menu | le ribeye c'est combien >> et le moins cher? | 36
menu | le ribeye c'est combien >> et le moins cher? >> il est servi avec quoi | chimichurri
hours | when do you open thursday >> and the day after | 4:00 PM
hours | when do you open thursday >> and the day after >> no i meant sunday | 10:00 AM
menu | oysters >> and the shrimp cocktail | $21
menu | oysters >> and the shrimp cocktail >> ok and the oysters again, a dozen how much | $42
menu | cuánto cuesta el filet mignon >> el grande | 62
menu | cuánto cuesta el filet mignon >> el grande >> y el más barato de los cortes | 36
`,
  ),
  ...questionsOf(
    'steam-and-swallow',
    `
private-events | do you have a private room >> whats the min at lunch | $600
private-events | do you have a private room >> whats the min at lunch >> how many does it fit | thirty / 30
private-events & menu | banquet menu? >> the ten course one for 10 people | $680
private-events & menu | banquet menu? >> the ten course one for 10 people >> how far in advance | two days
menu | egg tarts or sesame balls which is cheaper >> per piece? | $1.50 | $1.58
unknown | whole suckling pig >> how many does it feed | twenty-five / 25
unknown | whole suckling pig >> how many does it feed >> when do i have to order | three days
unknown | do you use msg >> in the oyster sauce? | contain
`,
  ),
  ...questionsOf(
    'mesa-garua',
    `
catering | do you cater >> how much for 40 | $960
catering | do you cater >> how much for 40 >> plus the ceviche cart | $1,310
catering | do you cater >> how much for 40 >> plus the ceviche cart >> how much notice | week
menu | cuánto cuesta el lomo saltado >> con huevo | 27.50 / 27,50
menu | cuánto cuesta el lomo saltado >> con huevo >> pica? | !Sí
private-events | the private room, how many people >> minimum on a wednesday | $600
private-events | the private room, how many people >> minimum on a wednesday >> and friday | $1,000
feature | is there a patio >> heated? | heated
feature | is there a patio >> heated? >> can i book it | walk-ins
feature | do you have parking >> how many spots | welve
feature | do you have parking >> how many spots >> how much is it | know / free / not
private-events | tienen cuarto privado >> para cuántas personas | 24 / twenty-four
private-events | tienen cuarto privado >> para cuántas personas >> cuánto es el mínimo el viernes | 1,000 / 1000 / 1.000
`,
  ),
  ...questionsOf(
    'corner-peel',
    `
menu | 18 inch cheese pie >> with 2 toppings | $28
menu | 18 inch cheese pie >> with 2 toppings >> how many slices | ten / 10
unknown | 18 inch cheese pie >> with 2 toppings >> how many slices >> and the small one | ight / 8
delivery | delivery fee >> minimum? | $18
delivery | delivery fee >> minimum? >> how long does it take | know / not
food-truck | can i rent the truck >> how long for | three hours
food-truck | can i rent the truck >> how long for >> for 80 people? | fifty
menu | pepperoni pie large >> half mushroom? | half / dearer
menu | pepperoni pie large >> half mushroom? >> vegan cheese on it | $4 / $29.50
`,
  ),
  ...questionsOf(
    'han-river-grill',
    `
reservations | do you take reservations >> for friday? | walk-in | !Yes
reservations | do you take reservations >> for friday? >> we are 8 | walk-in
menu | galbi >> can i get just one | two portions
menu | galbi >> can i get just one >> so for 2 how much | $76
menu | soondubu >> with beef? | beef
menu | soondubu >> with beef? >> is there shellfish in it | crustaceans / shellfish
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
feature | can i bring wine >> and on fridays | Tuesdays | !Yes
menu | tienen pizza sin gluten >> es apta para celiacos | not suitable / no es apta / celíacos / coeliacs | !Sí
menu | tienen pizza sin gluten >> es apta para celiacos >> cuánto más cuesta | 4
menu | vous avez des desserts >> lequel est sans gluten | Panna cotta | Gelato
menu | vous avez des desserts >> lequel est sans gluten >> le gelato trois boules | 12
menu | sangiovese >> a bottle | $44
menu | sangiovese >> a bottle >> and half a litre? how much less | $14
menu | c'est combien la margherita >> avec burrata | 25
menu | c'est combien la margherita >> avec burrata >> sans gluten? | 29 / Gluten-free base
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
feature | queen west hours today >> do they have parking | Euclid
feature | queen west hours today >> do they have parking >> and somewhere to sit outside | Patio
phone | queen west hours today >> do they have parking >> and somewhere to sit outside >> phone number? | (416) 555-0170
phone | which locations deliver in toronto >> the first one's phone | (416) 555-0170
address | which locations deliver in toronto >> the first one's phone >> and the second | (416) 555-0171
menu | ember double >> without cheese? | know / ask / leave
menu | ember double >> without cheese? >> with bacon then | $19.50
`,
  ),
  ...questionsOf(
    'brasserie-lumiere',
    `
menu | steak frites >> et à vancouver | 39
menu | steak frites >> et à vancouver >> et un kir | 12
`,
  ),
  ...questionsOf(
    'dak-and-draft',
    `
menu | bone in chicken how much >> the whole one | $34
menu | bone in chicken how much >> the whole one >> and at hintonburg | $32
menu | ten wings >> and twenty? | $32
menu | ten wings >> and twenty? >> is that cheaper per wing | $1.60 | $1.70
private-events | private room? >> how much is it | $45
private-events | private room? >> how much is it >> for 3 hours | $135
unknown | private room? >> how much is it >> for 3 hours >> and if we cancel | three days
delivery | delivery fee? >> when is it free | $60
delivery | delivery fee? >> when is it free >> from ottawa too? | Saint-Henri | !Yes
feature | is there parking >> at the ottawa one | eight
feature | is there parking >> at the ottawa one >> is it free | know / not
menu | happy hour? >> how much is a pint then | $6
hours | happy hour? >> how much is a pint then >> in hintonburg too? | Saint-Henri / not stated | !Yes
menu | bibimbap >> the veggie one | $15
menu | bibimbap >> the veggie one >> is it vegan | not marked | !Yes
menu | bibimbap >> the veggie one >> is it vegan >> what is then | Tofu nuggets | Japchae
menu | chimaek for two >> whats in it | coleslaw
menu | chimaek for two >> whats in it >> is the beer included | two pints
menu | chimaek for two >> whats in it >> is the beer included >> and for 4 people? | Hof platter / Family box / $98
menu | bingsu >> small one | $11
menu | bingsu >> small one >> do they have it in ottawa | Hintonburg | !Yes
menu | army stew >> for how many | two or three
menu | army stew >> for how many >> at hintonburg? | sold out / not available | !Yes
menu | do you have vegan stuff >> any dessert | Churros
menu | do you have vegan stuff >> any dessert >> how much | $7.50
offers | student discount >> on beer too? | Not on alcohol | !Yes
offers | student discount >> on beer too? >> on friday? | Monday to Thursday | !Yes
hours | vous êtes ouverts demain midi >> et lundi | fermé | 11:30 / 11 h 30
hours | vous êtes ouverts demain midi >> et lundi >> à ottawa? | 11:30 / 11 h 30
menu | c'est combien le poulet désossé, le boneless chicken >> le grand | 24
menu | c'est combien le poulet désossé, le boneless chicken >> le grand >> avec deux sauces | 25,50 / 25.50
delivery | vous livrez à verdun >> c'est combien | 4
hours | vous livrez à verdun >> c'est combien >> jusqu'à quelle heure | 21:30 / 21 h 30
menu | tienen cerveza sin alcohol >> cuánto cuesta | 6
feature | hay estacionamiento >> y en ottawa | eight
feature | hay estacionamiento >> y en ottawa >> y de noche? | know / sé / no
menu | mandu >> fried or steamed | fried or steamed
menu | mandu >> fried or steamed >> a dozen | $17
menu | mandu >> fried or steamed >> a dozen >> how much each | $1.42
menu | pitcher of cass >> and the hof lager | $23
menu | pitcher of cass >> and the hof lager >> so how much cheaper is that | $2
menu & feature | is there a kids menu >> till what age | Ten
feature | is there a kids menu >> till what age >> when do kids have to leave | nine
address | whats the number for hintonburg >> address? | 1128
address | whats the number for hintonburg >> address? >> and the other one | 4021
unknown | do you show the habs game >> with sound? | sound
menu | lunch boxes how much >> the chicken one | $15
menu | lunch boxes how much >> the chicken one >> until what time | three / 3:00 PM
menu | lunch boxes how much >> the chicken one >> until what time >> on saturday? | weekday / Mon | !Yes
menu | kimchi fries >> can i get it without bulgogi | know / ask
menu | kimchi fries >> can i get it without bulgogi >> is there fish in it | fish
menu | what desserts do you have >> how much is the first one | $11
menu | what desserts do you have >> how much is the first one >> and the last | $3.50
menu | what desserts do you have >> how much is the first one >> and the last >> which of them is vegan | Churros
menu | ten wings and a large fries >> make it 20 wings | $40
menu | ten wings and a large fries >> make it 20 wings >> and 2 cokes | $46
menu | whats popular >> sure how much | $19
menu | makgeolli >> bowl | $9
menu | makgeolli >> bowl >> what is that exactly | rice wine
hours | christmas eve hours >> and boxing day | closed
hours | christmas eve hours >> and boxing day >> new years eve? | 3:00 AM | 9:00 PM
jobs | are you hiring >> how much do servers make | $17.60
jobs | are you hiring >> how much do servers make >> any in montreal? | Fry cook
menu | combien pour le hof platter >> et pour 2 personnes? | 49
ordering | combien pour le hof platter >> et pour 2 personnes? >> c'est pour emporter aussi | box / emporter
private-events | tienen sala privada >> cuánto tiempo mínimo | two hours / 2 horas / dos horas
private-events | tienen sala privada >> cuánto tiempo mínimo >> y en ottawa? | none / no hay / Hintonburg | !Sí
menu | boneless large >> half and half sauce? | $25.50 / $1.50
menu | boneless large >> half and half sauce? >> and extra sauce | $27 / $1.50
delivery | livraison? >> c'est combien de frais | 4
menu | livraison? >> c'est combien de frais >> et pour le plateau, le hof platter, combien | 96
menu | allergie aux arachides >> le hotteok je peux? | arachides / peanuts | !Oui
menu | allergie aux arachides >> le hotteok je peux? >> pis les churros | !Oui
feature | stationnement à hintonburg? >> et à saint-henri | nine / rue
feature | stationnement à hintonburg? >> et à saint-henri >> gratuit? | nine
`,
  ),
];

/** Of the same, run once when those were mended and before anything was changed for them. */
export const laterPhoneFollowUpQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'gull-and-anchor',
    `
delivery | do you do delivery >> how much is that | know / not
hours | are you open tomorrow >> and monday | closed | !Yes
hours | are you open tomorrow >> and monday >> wednesday then? | 11:30 AM
menu | can i get gf batter >> so is it safe for celiac | same fryer | !Yes
menu | kids cod and chips >> does that come with a drink | juice
menu | kids cod and chips >> does that come with a drink >> and the chicken strips one | $9
`,
  ),
  ...questionsOf(
    'beit-saj',
    `
phone | is there parking in laval >> whats their phone | (450) 555-0192
phone | is there parking in laval >> whats their phone >> and verduns | (514) 555-0191
delivery | c'est combien la livraison >> et c'est gratuit à partir de combien | 40
delivery | c'est combien la livraison >> et c'est gratuit à partir de combien >> vous livrez à verdun? | !Oui
hours | a qué hora cierra laval hoy >> y villeray | 0:00 / 00:00 / medianoche
hours | a qué hora cierra laval hoy >> y villeray >> y mañana | 0:00 / 00:00 / medianoche
menu | lemonade with mint >> a litre | $13
menu | lemonade with mint >> a litre >> is that enough for 4 | know / not
`,
  ),
  ...questionsOf(
    'copper-bull',
    `
menu | filet mignon >> the bigger one | $62
menu | filet mignon >> the bigger one >> how much more is that | $16
menu | filet mignon >> the bigger one >> how much more is that >> with a lobster tail | $94
payment | table for 8 tomorrow >> is there a tip added | wenty percent / 20
payment | table for 8 tomorrow >> is there a tip added >> and for 6? | seven
menu | new york cheesecake >> does it have nuts | nuts | !Yes, it is
menu | new york cheesecake >> does it have nuts >> what about the pecan pie | pecans
menu | new york cheesecake >> does it have nuts >> what about the pecan pie >> ok and the creme brulee | nuts / not stated / none
menu | copper burger price >> with bacon and egg | $27.50
menu | copper burger price >> with bacon and egg >> no actually just the egg | $24.50
unknown | avez-vous un salon privé >> le plus grand c'est pour combien de personnes | forty-five / 45
private-events | avez-vous un salon privé >> le plus grand c'est pour combien de personnes >> et le minimum un mardi | 1,500 / 1 500 / 1500
`,
  ),
  ...questionsOf(
    'steam-and-swallow',
    `
menu | roast duck >> half | $25
menu | roast duck >> half >> how much cheaper is the quarter | $11
menu | har gow >> how many come in an order | Four
menu | har gow >> how many come in an order >> so 3 orders | $17.25
menu | tienen platos sin gluten >> y el vegetable fried rice? | gluten
menu | tienen platos sin gluten >> y el vegetable fried rice? >> cuánto cuesta el grande | 13.50 / 13,50
unknown | is there a wait on sunday >> how long | hour
unknown | is there a wait on sunday >> how long >> and saturday? | know / number / not
`,
  ),
  ...questionsOf(
    'mesa-garua',
    `
menu | pisco sour >> has it got egg | egg
menu | pisco sour >> has it got egg >> which cocktail doesnt | Chilcano | !Maracuyá sour
hours | delivery to mueller? >> how late | 9:00 PM
hours | delivery to mueller? >> how late >> and sunday | !Yes
menu | pollo a la brasa half >> and the whole, how much more is that | $15
menu | pollo a la brasa half >> and the whole, how much more is that >> what comes with it | fries, salad, green sauce
menu | what are your cocktails >> which one is cheapest | Chilcano
unknown | what are your cocktails >> which one is cheapest >> and the strongest | know / not
catering | hacen catering >> para 30 personas cuánto | 720
catering | hacen catering >> para 30 personas cuánto >> con cuánta anticipación | week / semana
`,
  ),
  ...questionsOf(
    'corner-peel',
    `
menu | gluten free crust? >> how much extra | $3
menu | gluten free crust? >> how much extra >> safe for celiac? | not for coeliacs | !Yes
menu | twenty wings >> and twelve | $16
menu | twenty wings >> and twelve >> which is cheaper per wing | $1.25
`,
  ),
  ...questionsOf(
    'han-river-grill',
    `
feature | all you can eat price >> for kids? | half
feature | all you can eat price >> for kids? >> my son is 3 | free
hours | phone for torrance >> are they open now | 5:00 PM | !Yes
hours | phone for torrance >> are they open now >> koreatown? | open
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
hours | do you do delivery >> till what time | half past nine / 9:30
unknown | do you do delivery >> till what time >> is there a fee | know / not
menu | do you have the lasagna >> when is it back | know / Sunday
menu | spaghetti pomodoro >> can i get a half portion | request
menu | spaghetti pomodoro >> can i get a half portion >> how much | know / not
feature | vous avez du stationnement >> combien de places | Ten / dix / 10
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
feature | l'adresse de mile end >> ils ont une terrasse? | trente / terrasse
feature | l'adresse de mile end >> ils ont une terrasse? >> et les chiens? | bienvenus
`,
  ),
  ...questionsOf(
    'brasserie-lumiere',
    `
private-events | le salon privé c'est pour combien de personnes >> c'est à quel endroit | Vieux-Port
phone | le salon privé c'est pour combien de personnes >> c'est à quel endroit >> leur téléphone | (514) 555-0148
locations | livrez-vous >> depuis quelle maison | Vieux-Port | ByWard
delivery & ordering | livrez-vous >> depuis quelle maison >> et sans livraison, à emporter? | emporter
`,
  ),
  ...questionsOf(
    'dak-and-draft',
    `
menu | how long does the chicken take >> and tonight? | thirty
menu | how long does the chicken take >> and tonight? >> ok and is it halal | Hintonburg
catering | do u cater >> how much notice | three days
catering | do u cater >> how much notice >> do you bring it | $25
catering | do u cater >> how much notice >> do you bring it >> for 10 people? | fifteen
hours | what time does saint henri close tonight >> and the kitchen | 12:30 AM
hours | what time does saint henri close tonight >> and the kitchen >> and tomorrow | 12:30 AM / 2:00 AM
menu | tteokbokki >> with cheese | $16
menu | tteokbokki >> with cheese >> ramen as well | $19.50
menu | tteokbokki >> with cheese >> ramen as well >> spicy? | spicy
menu | hof platter >> is it enough for 5 | four or five
menu | hof platter >> is it enough for 5 >> ottawa price | $92
menu | im allergic to peanuts >> can i have the hotteok | peanuts | !Yes
menu | im allergic to peanuts >> can i have the hotteok >> churros then? | not stated / ask / kitchen | !Yes
menu | im allergic to peanuts >> can i have the hotteok >> churros then? >> and the dried squid | peanuts | !Yes
offers | wing wednesday >> is that per person | per person
offers | wing wednesday >> is that per person >> until when | March 31, 2027 / 31 March 2027
offers | wing wednesday >> is that per person >> until when >> for 6 of us | $162
reservations | do you take reservations >> for 4? | six
reservations | do you take reservations >> for 4? >> for saturday | first come
private-events | il y a une salle privée >> c'est combien de l'heure | 45
private-events | il y a une salle privée >> c'est combien de l'heure >> pour combien de monde | ten to twenty-four / 24
menu | cuánto cuestan las wings >> las de veinte | 32
menu | cuánto cuestan las wings >> las de veinte >> y una jarra de hof lager | 55
menu | fire chicken >> how hot is it | hot / spicy
menu | fire chicken >> how hot is it >> anything milder | yangnyeom / Bone-in / Boneless
menu | soju >> what flavours | peach
menu | soju >> what flavours >> 2 bottles | $40
menu | gf options? >> the tenders, how many | Five
menu | gf options? >> the tenders, how many >> are they in the same fryer | their own
feature | can i bring a cake >> for 12 of us thats? | $24
gift-cards | gift cards? >> do they expire | know / not
offers | first order code >> does it work for delivery | Pickup only | !Yes
offers | first order code >> does it work for delivery >> minimum? | $35
hours | what time does hintonburg open sunday >> no i meant saturday | 12:00 PM
hours | what time does hintonburg open sunday >> no i meant saturday >> pickup? | 10:30 PM
menu | can i see the menu >> yes the drinks | lager
menu | can i see the menu >> yes the drinks >> without alcohol | Zero lager | !Somaek
feature | can i bring my dog >> in december? | May to September | !Yes
menu | rice flour tenders and a coke >> not the coke, a milkis | $19.50
menu | rice flour tenders and a coke >> not the coke, a milkis >> two of each | $39
delivery | do you deliver >> what else do i pay | $4
hours | do you deliver >> what else do i pay >> no thanks ill pick up. till when tonight | 10:30 PM
menu | c'est combien les ailes, dix >> et vingt? | 32
menu | c'est combien les ailes, dix >> et vingt? >> avec une bière pinte hof lager | 40
menu | le bibimbap aux légumes c'est combien >> est-ce que c'est végane | pas / œuf | !Oui
menu | le bibimbap aux légumes c'est combien >> est-ce que c'est végane >> sinon qu'est-ce qui l'est | Tofu nuggets | Japchae
`,
  ),
];

/** Written when those were mended too, on four other brands, and run once before anything was changed for them. */
export const lastPhoneFollowUpQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'pimento-lane',
    `
menu | how much is jerk chicken >> half? | $17
menu | how much is jerk chicken >> half? >> what about the whole one, how much more | $15
menu | how much is jerk chicken >> half? >> what about the whole one, how much more >> and a large rice and peas | $39.50
delivery | do you deliver from eglinton >> which ones do | Scarborough | Brampton
delivery | do you deliver from eglinton >> which ones do >> how much is it | $4
delivery | do you deliver from eglinton >> which ones do >> how much is it >> minimum? | $30
private-events | can i rent the hall >> for 4 hours on saturday how much | $750
private-events | can i rent the hall >> for 4 hours on saturday how much >> is there a deposit | $200
private-events | can i rent the hall >> for 4 hours on saturday how much >> is there a deposit >> how many people | seventy
menu | is the oxtail halal >> and the goat | halal
menu | is the oxtail halal >> and the goat >> what about the jerk pork | not / pork
catering | do you cater >> for 50 people how much | $900
catering | do you cater >> for 50 people how much >> how much notice | five days
catering | do you cater >> for 50 people how much >> how much notice >> and for a goat | ten
menu | oxtail large price >> small one? | $18.50
menu | oxtail large price >> small one? >> are you out of it tonight | seven / know
menu | beef patty >> with coco bread | $5.50
menu | beef patty >> with coco bread >> two of those | $11
menu | beef patty >> with coco bread >> two of those >> and a ting | $14.50
feature | is there parking in brampton >> free? | free
feature | is there parking in brampton >> free? >> and at eglinton | Green P
unknown | where can i sit >> at scarborough? | ten
hours | what time does brampton close tonight >> and scarborough | 9:00 PM
hours | what time does brampton close tonight >> and scarborough >> and tomorrow? | 9:00 PM
menu | stew peas >> is it on today | Wed | !Yes
menu | stew peas >> is it on today >> how much | $15
unknown | do you sell the sauce >> how big is the bottle | 250 ml
unknown | do you sell the sauce >> how big is the bottle >> the bigger one, how much | $16
menu | le poulet jerk c'est combien, le jerk chicken >> le demi | 17
menu | le poulet jerk c'est combien, le jerk chicken >> le demi >> c'est épicé? | épicé
offers | student discount? >> at brampton too? | Scarborough only | !Yes
menu | jerk wings >> the dozen | $20
menu | jerk wings >> the dozen >> how much is that each | $1.67
menu | can i get patties frozen >> how much for a dozen beef | $30
menu | can i get patties frozen >> how much for a dozen beef >> how long do they bake | 25 minutes
`,
  ),
  ...questionsOf(
    'paper-lantern',
    `
menu | pho ga >> large | $16.50
menu | pho ga >> large >> and with extra noodles | $19.50
hours | do you deliver >> till what time | 7:30 PM
unknown | do you deliver >> till what time >> whats the fee | $4
unknown | do you deliver >> till what time >> whats the fee >> when is it free | $45
menu | tofu banh mi >> vegan? | vegan
menu | tofu banh mi >> vegan? >> and with an iced coffee how much | $13.50
feature | can i sit outside with my dog >> do you give them water | ater bowls
feature | can i sit outside with my dog >> do you give them water >> is it heated | know / not
menu | spring rolls >> how many | Two
menu | spring rolls >> how many >> are there peanuts in them | peanut
menu | spring rolls >> how many >> are there peanuts in them >> can you leave those off | leave them off
menu | whats in the bun cha gio >> and the bun tom | shrimp
menu | whats in the bun cha gio >> and the bun tom >> which is cheaper | Bun cha gio | $2
feature | is there parking >> how many spots | ive
feature | is there parking >> how many spots >> and if its full | Division
menu | durian sticky rice >> do you have it today | Sat | !Yes
menu | durian sticky rice >> do you have it today >> what other desserts | Flan
offers | family pho deal >> which day | Sunday
offers | family pho deal >> which day >> how much do we save | $12
menu | cuánto cuesta el pho tai >> el grande | 17
menu | cuánto cuesta el pho tai >> el grande >> tiene gluten? | gluten
`,
  ),
  ...questionsOf(
    'umi-counter',
    `
reservations | can i come without a booking >> how many seats is that | four
unknown | can i come without a booking >> how many seats is that >> how long can we stay | Ninety / 90
menu | omakase >> the longer one | $140
menu | omakase >> the longer one >> for two | $280
menu | omakase >> the longer one >> for two >> how far ahead without raw fish | two days
feature | is there parking >> is it free | after six
menu | salmon nigiri >> how many pieces | Two
menu | salmon nigiri >> how many pieces >> can i get just one | half the price / $3.50
unknown | what is your cancellation policy >> and if i cancel late | $40
unknown | what is your cancellation policy >> and if i cancel late >> is that per person | seat
menu | house sake >> at happy hour? | $6
hours | house sake >> at happy hour? >> when is that | 6:00 PM
menu | katsu bento price >> does it come with soup | miso
menu | katsu bento price >> does it come with soup >> and an asahi | $8 / $26
feature | are kids ok >> what age | eight
menu | california roll >> brown rice? | $1.50 / $12.50
menu | california roll >> brown rice? >> any crab in it | rab / shellfish
`,
  ),
  ...questionsOf(
    'gursha-house',
    `
menu | vegetable tray for 2 >> and for 4 | $55
menu | vegetable tray for 2 >> and for 4 >> how much more is that | $26
menu | is the injera gluten free >> so ok for celiacs? | cannot promise | !Yes
menu | is the injera gluten free >> so ok for celiacs? >> and the sambusas | wheat | !Yes
menu | coffee ceremony >> which days | Sat
menu | coffee ceremony >> which days >> for how many people | four
menu | coffee ceremony >> which days >> for how many people >> how much | $18
hours | happy hour? >> till when | 6:30 PM
menu | happy hour? >> till when >> how much is tej then | $6
menu | doro wot >> is it spicy | spicy
menu | doro wot >> is it spicy >> anything milder | alicha
menu | doro wot >> is it spicy >> anything milder >> how much is that | $17.50
feature | do you have a kids menu >> how much is the half portion | $7
menu | beef sambusa >> five of them | $11
menu | beef sambusa >> five of them >> and the lentil ones | $10
feature | can i bring a cake >> is there a fee | not charge / charge
feature | vous avez un stationnement >> c'est gratuit? | free
feature | vous avez un stationnement >> c'est gratuit? >> et le dimanche | unday
unknown | do you do big groups >> how many max | thirty
unknown | do you do big groups >> how many max >> is service added | 20 %
`,
  ),
];

/** Written after that, on two brands more, and run once before anything was changed for them. */
export const furtherPhoneFollowUpQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'hickory-yard',
    `
menu | how much is the brisket >> a pound | $28
menu | how much is the brisket >> a pound >> and a full rack of ribs with that | $61
menu | how much is the brisket >> a pound >> and a full rack of ribs with that >> how much cheaper is the half rack | $15
feature | do you have live music >> who plays | luegrass
feature | do you have live music >> who plays >> is there a cover | no cover
feature | do you have live music >> who plays >> is there a cover >> and saturdays? | Friday | !Yes
private-events | can we rent the back room >> how much on a saturday | $600
private-events | can we rent the back room >> how much on a saturday >> for how long | three hours
unknown | can we rent the back room >> how much on a saturday >> for how long >> do you need a deposit | know / not
reservations | is there a wait tonight >> can i book for 4 | six
offers | kids eat free? >> which day | Sunday
offers | kids eat free? >> which day >> what age | Ten
menu | hot links >> just one | $5 | !know
menu | hot links >> just one >> are they spicy | spicy
menu | two meat plate >> what sides come with it | two sides
menu | two meat plate >> what sides come with it >> how much with brisket | $24
menu | happy hour today? >> how much are drafts | $4
hours | happy hour today? >> how much are drafts >> till what time | 6:00 PM
feature | dogs ok? >> outside only? | leash / yard
feature | dogs ok? >> outside only? >> is it heated | heaters
menu | mac and cheese quart >> and a pint of slaw | $23
menu | mac and cheese quart >> and a pint of slaw >> actually make it a pint of mac | $16
offers | yard feast >> how many does it feed | ix
offers | yard feast >> how many does it feed >> how much do we save | $16
offers | yard feast >> how many does it feed >> how much do we save >> whats in it | risket
hours | when is the kitchen open till >> and tomorrow | 10:00 PM
hours | when is the kitchen open till >> and tomorrow >> and sunday? | 7:30 PM
catering | do you do catering >> how much is it per head | know / not
menu | burnt ends >> do you have them today | Sat | !Yes
menu | burnt ends >> do you have them today >> what else is good | !Burnt ends costs
menu | smash burger >> with an egg and double patty | $18
menu | smash burger >> with an egg and double patty >> without cheese? | know / ask / milk
menu | hottest sauce? >> and the mildest | white one
menu | hottest sauce? >> and the mildest >> does it have dairy | know / mayo
menu | peach cobbler >> with ice cream | $8.50
menu | peach cobbler >> with ice cream >> is there nuts in it | nuts
menu | cuánto cuestan las costillas, st louis ribs >> media | 18
menu | cuánto cuestan las costillas, st louis ribs >> media >> y dos de esas | 36
`,
  ),
  ...questionsOf(
    'kettle-and-crumb',
    `
payment | do you take cash >> apple pay? | phones / Cards
menu | flat white >> a big one | £3.80
menu | flat white >> a big one >> with oat milk | £4.20
menu | flat white >> a big one >> with oat milk >> two please | £8.40
hours | when do you open tomorrow at southville >> and stokes croft | 8:00 / 08:00
hours | when do you open tomorrow at southville >> and stokes croft >> sunday? | 9:00 / 09:00
menu | can i order a birthday cake >> how many days before | hree days
unknown | can i order a birthday cake >> how many days before >> do i pay first | half
menu | can i order a birthday cake >> how many days before >> do i pay first >> how much are they | £38
feature | is there parking at southville >> for how long | two hours
feature | is there parking at southville >> for how long >> what about the other shop | none
menu | eggs on toast >> add bacon and avocado | £13.20
menu | eggs on toast >> add bacon and avocado >> is it on gluten free bread | know / not / wheat
menu | challah >> is it there tomorrow | Fri | !Yes
menu | challah >> is it there tomorrow >> and the walnut loaf | Sat
feature | do you have wifi >> whats the password | till / code
feature | do you have wifi >> whats the password >> at the weekend too | Not at weekends
menu | scone >> what do you get with it | lotted cream
menu | scone >> what do you get with it >> vegan? | not marked | !Yes
menu | scone >> what do you get with it >> vegan? >> any cakes that are | Vegan chocolate cake
menu | vous avez du lait d'avoine >> c'est combien | 40p
menu | vous avez du lait d'avoine >> c'est combien >> et du lait d'amande | almond / not
`,
  ),
];
