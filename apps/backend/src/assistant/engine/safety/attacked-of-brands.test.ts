/** Rows of an attack on what must be avoided: needs of others, two needs in one breath, what is added, offers, drinks. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'leilani-plate': `
im allergic to fish, the laulau is just pork right | name butterfish, so it contains fish
peanut allergy anything to watch for | These state peanuts: Boiled peanuts
im allergic to tree nuts >> limu ahi poke ok? | states nuts among its allergens
`,
  'trattoria-lucia': `
allergie aux fruits de mer, le bar (branzino) >> poulpe | Polpo e patate | !Branzino
celery allergy >> ragu >> octopus | These state celery: Polpo e patate | !shellfish
celery allergy >> and the octopus? | These state celery: Polpo e patate
i cant have eggs or nuts pasta | not stated to contain eggs or nuts: Spaghetti | !Gnocchi al gorgonzola ($
allergic to milk and almonds pizza | For “pizza”, these are not stated to contain milk or nuts: Marinara
no sulphites or wheat pizza | sulphites | !Yes
is the margherita with anchovies vegetarian | contains fish | !Yes
is the margherita vegetarian >> and with anchovies? | contains fish | !Yes
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
shellfish allergy family dinner a | Beef with broccoli
does combo 2 have pork | for which the menu names pork | !do not know
no pork, which combo | !Family dinner B ($
im muslim can we order family dinner b | names pork | !not stated to contain pork
does family dinner b come with egg rolls >> pork in them? | names pork | !not stated
do you have pork | Family dinner B
does combo 2 have pork | Egg roll, for which the menu names pork | !do not know
does the pu pu platter have pork | name Egg roll, which the menu states to contain pork
does combo 2 have pork >> combo 1? | name pork
which dishes contain pork | Mapo tofu | Combo 1 | Family dinner B
is there pork in the combos | Combo 1 | Combo 4
family dinner b contain pork? | for which the menu names pork | !$15.95
est ce que vous avez du porc | Mapo tofu
no pork no shellfish | shellfish or pork | !Dry ribs ($
im hindu no beef | !Party pack ($
no pork for me >> whats in the pu pu platter | name Egg roll, which the menu states to contain pork
no pork for me | !Pu pu platter ($ | !name Fried rice
`,
  'gursha-house': `
i am vegan, can i have the sambusa with awaze | Lentil sambusa may hold or come with Awaze, for which the menu names honey
doro wot egg free? >> without the egg | Doro wot states eggs | !Beef sambusa
dishes without raw meat | not stated to contain raw fish, meat or eggs: Beef sambusa | These state raw fish, meat or eggs: Kitfo and Gored gored
anything not raw | not stated to contain raw fish, meat or eggs: Beef sambusa | !Kitfo ($
are all dishes pork free | No dish states pork | !Name it
I don't drink alcohol >> awaze tibs? | name Awaze, which the menu states to contain alcohol
`,
  'lone-star-smoke': `
I'm muslim >> pitmaster plate? | These state pork: Pork ribs, Pulled pork
`,
  'corner-peel': `
milk allergy >> is the game day deal ok | These state milk: Wings, Cheese pie, Pepperoni pie, Margherita pie
`,
  'goldener-hirsch': `
I don't drink alcohol >> lemon sorbet price | contains alcohol
`,
  'loon-and-ladle': `
is the grilled cheese with bacon vegetarian | contains meat | !Yes
is harvest hash coeliac safe | flour flies about
`,
  'sol-y-brasa': `
i cant have shellfish which ceviches have it | These state shellfish: Ceviche mixto | !clásico
shellfish allergy what has it | These state shellfish: Combo Cevichero | !clásico
`,
  'schoolhouse-bagels': `
how much is a tuna melt and a small latte >> without the latte >> how much is that | Tuna melt costs $13.00 | !free of
`,
  'dots-flat-top': `
dots double with bacon and egg how much >> no egg >> make it 2 | With 2 × Bacon $2.00 that is $22.00 | !Fried egg $1.50
`,
  'caliche-creek': `
queso on the sausage wrap x2 | that is $20.00 | !not stated to contain milk
is there dairy in the sausage wrap with queso | Queso name queso, so it contains milk
`,
  'the-low-cellar': `
what has no pork | !Charcuterie plate
kosher? | doesn’t say which dishes are kosher | !Charcuterie plate
is the malbec vegan | !contains meat
is ginger soda alcohol free | !cocktails
`,
  'bannock-and-bee': `
im coeliac can i have crispy tatties | nothing we plate is safe for coeliacs
`,
  'coulee-and-brine': `
im celiac are the sprouts ok | does use flour
`,
  'la-girouette': `
is the ice cider ok for children | contains alcohol | !Yes
is the pear cider sorbet ok for kids | contains alcohol | !Yes
`,
  'paper-heron': `
is the okonomiyaki halal | contains pork | !alcohol by what
`,
  'thimble-and-thistle': `
alcohol free options | !states to contain
`,
  'brass-dory': `
is the dory burger gluten free | !name bun
`,
  'night-heron-tea': `
is passion fruit green tea with cheese foam vegan | Cheese foam states milk | !Yes
`,
  'nunzios-pizza-and-wings': `
vegan pie with pepperoni vegan? | contains meat | !Yes
`,
  'maple-and-ember': `
does bacon come on the ember double >> pork? | Bacon | contains pork
gluten free bun? >> then whats gluten free | Marked gluten-free on the menu | !Nothing that fits
no nuts and coconut milk | not stated to contain nuts: The Ember double | !“milk”
beet burger soy? | The Beet states soy
im on a low salt diet is the poutine ok | Poutine | !not stated to contain poutine
i cant have gluten or dairy tacos please >> and no nuts | milk or nuts
no nuts fish tacos | not stated to contain nuts: Baja cod taco
is the mushroom melt with a second patty vegetarian | says nothing of what is added | !Yes
`,
  'tia-lichas': `
is queso vegetarian >> with picadillo? | contains meat
`,
  'tamarack-point': `
peanut allergy brownie sundae >> without the peanuts >> ok? | brownie sundae states peanuts | !welcome
chicken liver crock pork >> gluten | Chicken liver crock name toast
waited 90 min last friday and the fish was cold. not happy | feedback page | !allergy
`,
  'imo-and-imo': `
cuanto cuesta el pollo entero soy garlic >> y sin hueso | $30.50 | !alergia
`,
  'cafe-bellevue': `
sunflower allergy can i have the vege pate | Végé-pâté states sunflower
is there sunflower in anything | These state sunflower: Végé-pâté
`,
  'casa-oaxaca': `
shrimp taco no salsa peanut allergy | These state peanuts: Taco de camarón
`,
  'ble-noir': `
nut allergy sweet crepes | These state nuts: Chocolat-banane
bergere without walnuts >> nut allergy ok? | Bergère states nuts | !Onion soup
petite complete pork >> gluten >> egg | Petite complète is not stated to contain gluten (wheat, rye, barley, oats) or eggs | !Oysters
are all galettes gluten free | For “galettes”, these are not stated to contain gluten | !No dish states
`,
  'beit-saj': `
are all your plates gluten free | These state gluten (wheat, rye, barley, oats): Mujaddara
are all plates gluten free | Marked gluten-free on the menu: Shish taouk plate | These state gluten | !No dish states
makanek allergens >> is it pork >> gluten? | Makanek sandwich name sandwich | !Hummus ($
`,
  'brasa-norte': `
are all mains alcohol free | For “mains”, none states alcohol | !Name it
`,
  'steam-and-swallow': `
nut allergy >> honey walnut shrimp >> almond tofu? | Almond tofu states nuts
`,
  'baan-somtam': `
are all your curries pork free | These state pork: Panang curry | !Name it
`,
  'kopi-kechil': `
do you serve alcohol at fraser | !Barley lime
no beef no seafood | fish or beef
allergic to peanuts is the roti canai safe | same woks and ladles
is the rendang ok for egg allergy | same woks and ladles
do you use same ladles for shrimp | same woks and ladles | !Prawn mee
can kids have milo peanut allergy | not stated to contain peanuts | !manis
are half boiled eggs raw | I do not know whether Half-boiled eggs contains raw fish, meat or eggs
pregnant can i have the kopitiam set | I do not know whether Kopitiam set
pregnant what can i eat | !Half-boiled eggs | !Kopitiam set ($
`,
  'dotties-griddle': `
are the pancakes cooked on the same griddle as bacon | I do not know: what the house has written of it doesn’t say that. How much is a gluten-free bun? It is toasted
family breakfast box no pork | name bacon
root beer float alcohol? | !so it contains alcohol
im muslim | !Classic Dottie Burger ($
im muslim can i have the classic burger | not marked halal
can i get eggs over easy pregnant | I do not know about Two-Egg Plate | !not stated to contain alcohol or raw fish, meat or eggs: Two
`,
  'ocak-and-oven': `
does the mixed grill have beef | words for Karışık ızgara name Köfte, which the menu states to contain beef
vegan options >> sebze sis | Ask for the bread without butter
apple tea caffeine? | !so it contains caffeine
i dont eat beef >> serpme kahvalti | do not know whether | !not stated
pregnant is the nar sour ok | I do not know whether Nar sour contains raw fish, meat or eggs | egg white
`,
  'puffin-and-cone': `
nut allergy >> and the gf waffle | Gluten-free waffle states
milkshake peanut allergy | may hold
do you have bacon | Two-egg breakfast: It can be had with Bacon $4.00 | !see bacon
is sausage on the menu | Maple sausage $4.00
does anything have pork | Bacon $4.00 | !No dish
is the salmon raw | I do not know about Fisherman’s benny | Cold-smoked salmon
`,
  'cedar-and-sumac': `
is the ful vegan with an egg | so it contains eggs
`,
  'moonbeam-diner': `
is the fryer shared | Is there a dedicated gluten-free fryer? Yes. Tots, fries
`,
});
