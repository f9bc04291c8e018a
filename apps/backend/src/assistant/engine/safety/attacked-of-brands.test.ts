/** Rows of an attack on what must be avoided: needs of others, two needs in one breath, what is added, offers, drinks. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'leilani-plate': `
im allergic to fish, the laulau is just pork right | name butterfish, so it contains fish
peanut allergy anything to watch for | These state peanuts: Boiled peanuts
im allergic to tree nuts >> limu ahi poke ok? | states nuts among its allergens
`,
  'trattoria-lucia': `
I'm not vegetarian, my wife is >> diavola for her how much >> two of them | contains meat
I'm not coeliac but my dad is >> margherita how much | states gluten
je ne suis pas végétarien, ma femme oui >> la diavola combien | la viande
no soy vegetariano, mi mujer sí >> la diavola cuanto | contiene carne
vegetarian and sober >> negroni price | contains alcohol
vegetarian with a nut allergy >> diavola price | contains meat
we are vegetarian and don't drink >> sangiovese price | contains alcohol
gluten free and vegetarian >> pollo al mattone price | contains meat
fish allergy >> margherita with anchovies how much >> make it two | contains fish | $45.00
`,
  'mabels-flapjacks': `
I'm not allergic but my daughter is, to eggs >> two flapjacks price | 4 others state it | !$9.49
milk allergy >> pie and coffee deal? | These state milk: Apple Pie
coeliac >> two-two-two | These state gluten | !2 × Coffee
I don't eat pork | !Iron Range Skillet ($
`,
  'bleacher-bird': `
we are not muslim but our guest is >> bloody mary price | contains alcohol
I'm sober >> bloody mary >> make it two | contains alcohol
halal and no nuts >> blt price >> make it two | pork or alcohol
I'm vegan >> black bean burger with cheddar how much >> make it 2 | contains milk
`,
  'perlmutters-deli': `
sober >> soft drinks | These state alcohol: Bottled beer and Deli Bloody Mary | !Deli Bloody Mary ($
`,
  'rasoi-junction': `
no beef no pork and halal >> kingfisher large | contains alcohol
`,
  'tidewater-scoops': `
milk allergy >> waffle and a coffee | These state milk: Sugar waffle
`,
  'lido-pizza-bowls': `
vegan >> marinara extra cheese | contains milk
`,
  'tidepool-sushi': `
vegan >> avocado roll with masago | contains fish
`,
  'mesa-garua': `
I don't drink alcohol >> chilcano | contains alcohol
I don't drink alcohol >> maracuyá sour price | I do not know | !not stated to contain alcohol
`,
  'prairie-dragon': `
no pork for me >> whats in the pu pu platter | name Egg roll, which the menu states to contain pork
no pork for me | !Pu pu platter ($ | !name Fried rice
`,
  'gursha-house': `
I don't drink alcohol >> awaze tibs? | name Awaze, which the menu states to contain alcohol
`,
  'lone-star-smoke': `
I'm muslim >> pitmaster plate? | These state pork or alcohol: Pork ribs, Pulled pork
`,
  'corner-peel': `
milk allergy >> is the game day deal ok | Margherita pie | Wings states milk
`,
  'goldener-hirsch': `
I don't drink alcohol >> lemon sorbet price | contains alcohol
`,
});
