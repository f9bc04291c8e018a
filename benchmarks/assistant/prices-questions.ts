/**
 * Questions about prices and sums, as diners type them, written on 2026-11-24 from the configurations before the code that
 * answers them was read: first those by which it was drawn anew, then those that were held out until it was.
 */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const pricesQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'bleacher-bird',
    `
sum | how much for 2x6 wings and a pitcher of ipa | $44.98
sum | 20 wings + large fries + 2 pints of lager total? | $46.48
difference | how much more is the 20 pc than the 10 pc wings | $14.00
each | price per wing if i get the 50 | $1.40
sum | two dozen boneless wings how much | $26.98
add-on | how much to add bacon and a third patty to the classic | $5.00 / $18.49
add-on | full nachos with chicken and guac | $21.99
difference | whats cheaper, a pitcher of lager or 4 pints | $15.00 | $18.00 | pitcher
add-on | the classic with tots instead of fries, how much | $14.99
sum | 2 kids burgers, a grilled cheese and 2 classics total | $49.95
follow-up | how much are the wings >> and for 20? >> plus ranch | $30.74
people | bottomless mimosas for 4 ppl how much | $88.00 | with a plate
fees | delivery fee on a $45 order from columbus | $4.99
difference | how much do i save with wing wednesday | $8.48
sum | combien coûtent 10 ailes traditionnelles et une petite frite ? | 20.48 / 20,48
fees | is tax included in your prices | without tax
`,
  ),
  ...questionsOf(
    'drovers-rest',
    `
people | 2 adult roast beef and 2 childs roast beef how much | £59.00
people | roast lamb for 2 adults and one child | £53.00
sum | a pint of bitter and two halves of lager | £10.00
difference | how much more is the 10oz sirloin than the 8oz | £5.00
add-on | 8oz sirloin with peppercorn sauce and onion rings, how much? | £33.50 | !£34.50
difference | is the bottle of house red cheaper than 3 large glasses | £23.00 | £24.00
budget | which pints are under £5 | Dales bitter | Fell pale | Guest | !5.20 | !Alcohol-free
add-on | ham sandwich with a cup of soup how much | £11.50
fees | is service included? theres 4 of us | eight | 10 %
sum | large fish n chips twice and a small one | £46.50
people | christmas day lunch for 2 adults and 2 kids cost | £85 | £40 | £250
follow-up | how much is ice cream >> how much more for 3 scoops than 1 | £3.50
sum | ¿cuánto cuestan dos pintas de stout y una cola? | 14.60 / 14,60
`,
  ),
  ...questionsOf(
    'dak-and-draft',
    `
sum | 10 wings and a half chicken how much | $36.00
sum | how much are 30 wings | $49.00
difference | is it cheaper to get 2 half chickens or a whole one | $38.00 | $34.00
each | whats the price per piece for 12 mandu | $1.42
people | wing wednesday for 3 people how much | $81
each | army stew split 3 ways how much each | $13.00
add-on | beef bibimbap w avocado | $20.50
sum | 2 kids tenders, large boneless and a pitcher of cass | $67.00
people | private room for 3 hours how much | $135
sum | c’est combien deux pintes de Cass et douze mandu ? | 34.00 / 34,00
fees | does delivery cost anything on a $65 order | free from $60
fees | do ur prices include tax | prices exclude tax
`,
  ),
  ...questionsOf(
    'corner-peel',
    `
add-on | 18 inch cheese pie with mushrooms and pepperoni how much | $28.00
sum | 2 pepperoni slices and a large soda | $11.75
difference | 14" vs 18" margherita price difference | $7.00
each | how much per slice is an 18 inch cheese pie | $2.20
add-on | a dozen wings with ranch n blue cheese | $18.00 | !Margherita
add-on | vegan cheese on an 18 inch garden pie, total? | $31.50
sum | half italian hoagie and a cup of wedding soup | $13.00
sum | dozen garlic knots how much | $12.00
budget | cheapest slice | Cheese slice | $3.75
sum | 20 wings and 2 sicilian pies for the office | $81.00 | !5.00)
add-on | cuánto cuesta una pizza de pepperoni de 18 con 2 toppings más | 31.50 / 31,50
`,
  ),
  ...questionsOf(
    'prairie-dragon',
    `
people | family dinner b for 5 people | $129.75
sum | two dozen egg rolls price | $54.00
each | price per egg roll if i buy a dozen | $2.25
add-on | shrimp chow mein with cashews and extra meat | $24.75
difference | how much more is shrimp fried rice than chicken | $2.25
fees | combo 2 and combo 4 total with tax? | $33.50 | GST
add-on | ginger beef lunch with fried rice instead | $17.25
difference | 4 glasses of house wine or a bottle, whats cheaper | $32.00 | $31.00
people | green tea for 4 | $8.00
sum | combien pour trois combos 1 ? | 49.50 / 49,50
`,
  ),
  ...questionsOf(
    'bodega-salitre',
    `
people | seafood paella for 3 | €64.50
people | tasting menu with wine pairing for 2 | €132.00
each | eight croquetas how much is that each | €1.81
fees | bread for 4 of us is how much | €4.80 / €1.20 a person
difference | whole tortilla de patatas or 6 wedges, which is cheaper | €19.00 | €28.80
sum | cuánto cuestan dos raciones de bravas y tres cañas | 25.80 / 25,80
fees | ¿el servicio está incluido? | not included
`,
  ),
  ...questionsOf(
    'gull-and-anchor',
    `
difference | 2 pc halibut vs 1 pc how much more | $9.00
add-on | one piece cod with gluten free batter and salad instead of chips | $20.00
each | how much are the prawns each | $2.25
`,
  ),
  ...questionsOf(
    'umi-counter',
    `
each | just one piece of salmon nigiri how much | $3.50 / half the price
people | 12 course omakase for two | $190.00
`,
  ),
  ...questionsOf(
    'hickory-yard',
    `
sum | 2 lbs brisket and a pint of mac | $65.00
sum | half a pound of turkey and a full rack of ribs | $44.00
`,
  ),
  ...questionsOf(
    'brasa-norte',
    `
people | dinner rodizio for 2 adults and a 7 year old | $140.00
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
add-on | ember double with bacon and a second patty | $23.50
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
each | half portion of ravioli how much | half portions on request | know / no price | !$12.00
`,
  ),
  ...questionsOf(
    'harbour-noodle',
    `
each | how much per dumpling | $1.19
`,
  ),
];

export const heldOutPricesQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'bleacher-bird',
    `
each | whats cheaper per wing the 20 or the 50 | $1.50 | $1.40
difference | difference between half and full nachos | $5.50
budget | cheapest burger | The Classic | $13.49
fees | were 9 ppl is tip added | 18 %
sum | 3 house margaritas and a soft pretzel | $37.99
`,
  ),
  ...questionsOf(
    'drovers-rest',
    `
sum | 3 pints of stout and a half of cider | £19.40
difference | difference between adult and child roast pork | £8.50
sum | cheese board for two plus 2 glasses of prosecco | £32.00
add-on | drovers burger with bacon and stilton, price? | £19.00
difference | how much cheaper is the pie and a pint deal than buying them separately | £5.10
`,
  ),
  ...questionsOf(
    'dak-and-draft',
    `
add-on | whole bone in chicken with an extra sauce price | $35.50
each | per wing price of twenty vs ten | $1.60 | $1.70 | !320
difference | pitcher of hof or 3 pints, which is cheaper | $23.00 | $24.00
follow-up | how much is a pitcher of wheat ale >> and two pitchers >> plus large fries | $60.00
budget | combien coûte la bière la moins chère ? | Zero lager | 6.00 / 6,00
`,
  ),
  ...questionsOf(
    'corner-peel',
    `
add-on | gluten free cheese pie price | $19.00
sum | three cannoli and 2 small italian ices | $20.50
add-on | half cheese half yinzer 18 inch how much | $29.00 / dearer half | !Together
budget | most expensive pie | Clam pie | $32.00
sum | quiero 2 porciones de queso y una gaseosa grande, cuánto es | 10.75 / 10,75
`,
  ),
  ...questionsOf(
    'prairie-dragon',
    `
sum | 6 egg rolls how much | $15.50 / $16.50
sum | half order chicken balls n a large wonton soup | $20.50
people | is the party pack cheaper than family dinner a for 8 | $149.00 | $175.60
add-on | banana fritters with ice cream how much | $10.00
`,
  ),
  ...questionsOf(
    'bodega-salitre',
    `
sum | a litre of young red and a large cheese board | €38.00
difference | how much more is a bottle of rioja than a glass | €18.40
budget | which white or red wines are under €5 a glass | Young red | Rioja | Verdejo | !Albariño | !Priorat
people | black rice just for 1 person? | two people | !Yes
fees | how much does sitting on the terrace add | ten percent
`,
  ),
  ...questionsOf(
    'gull-and-anchor',
    `
sum | 2 kids cod and a 2 piece salmon | $46.00
fees | is tip included or tax | know
`,
  ),
  ...questionsOf(
    'umi-counter',
    `
add-on | california roll with brown rice price | $12.50
fees | do i need to tip | 18 % | replaces tips
`,
  ),
  ...questionsOf(
    'hickory-yard',
    `
sum | 1.5 lb of brisket how much | $43.00
difference | is a pound of brisket cheaper than 2 half pounds | $28.00 | $30.00
`,
  ),
  ...questionsOf(
    'brasa-norte',
    `
people | lunch rodizio for 3 adults how much | $108.00
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
sum | 2 plain singles, a poutine n 2 maple shakes | $49.50
difference | how much do i save with the round table | $20.00
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
add-on | margherita with burrata and a glass of sangiovese | $37.00
`,
  ),
  ...questionsOf(
    'brasserie-lumiere',
    `
sum | au Plateau, combien pour deux steak frites et un kir ? | 79.00 / 79,00
`,
  ),
];
