/** Rows of an attack on what must be avoided: what comes with a dish, what it is made of, and what its kitchen does not keep apart. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'schoolhouse-bagels': `
is the red lentil soup gluten free | marked gluten-free | Skip the bagel chips and it has no gluten
sesame allergy egg bagel | Knives and counters are shared | !flour in the air
`,
  'tia-lichas': `
is the kids bean and cheese taco ok for a vegetarian | Spanish rice | cooked in chicken broth | !Yes
vegetarian kids meal | may hold or come with something for which the menu names meat: Kids bean and cheese taco
corn allergy puffy taco plate | so it contains corn
`,
  'yoru-ramen-bar': `
fish allergy katsu curry | miso soup, for which the menu names fish | !not stated to contain fish
my daughter is allergic to egg >> kids ramen for her | Shoyu chicken, which the menu states to contain eggs
muslim chicken ramen | pork shares the fryer and the grill
celiac edamame >> shishito peppers | We do not recommend Yoru to coeliacs
peanut allergy what can i eat | It is a small kitchen
`,
  'sol-y-brasa': `
egg allergy >> pollo a la brasa | mayonnaise, so it has egg
`,
  'nunzios-pizza-and-wings': `
milk allergy linguine clam sauce | Garlic knots, for which the menu names milk
are the french fries vegetarian | marked vegetarian | fries share the fryers | !Yes
is the vegan pie vegan | may contain milk | !Yes
`,
  'ridge-road-creamery': `
im celiac >> small lemon ice in a waffle cone | I do not know whether Waffle cone contains gluten
is dole whip vegan | may contain milk | !Yes
`,
  'hattie-pruitts': `
fish allergy hushpuppies | catfish and shrimp too | !flour in the air
my kid has a nut allergy is the chess pie ok | all the baking happens on one table | !never peanut
dont eat pork | the cornbread is baked in bacon grease | !, Vegetable plate ($
alergic to glutin what can i eat | flour in the air
`,
  'pemas-kitchen': `
momo lunch milk allergy | Spinach and paneer momo, for which the menu names milk | !not stated to contain milk
thukpa lunch egg allergy | Chicken thukpa, for which the menu names eggs
`,
  'trattoria-lucia': `
nduja e burrata nuts? | Burrata, for which the menu names nuts
allergia alle noci | contain nuts | !nori
is the marinara vegan | Yes
`,
  'coulee-and-brine': `
celiac brussels sprouts fryer | the sprouts go in the other one
my wife is vegetarian | !steaks are all fine
`,
  'bebe-di-rasoi': `
paneer pakora fish allergy | everything shares one fryer
vegetable pakora vegan | everything shares one fryer
`,
  'tidewater-scoops': `
is the dark chocolate ok for nut allergy | We use the same scoops for all flavours
`,
  'night-heron-tea': `
are tapioca pearls safe for a toddler | they are a choking hazard
`,
  'loon-point': `
my son has a peanut allergy what oil do you fry in | Canola
`,
  'thimble-and-thistle': `
coeliac >> gluten free tea | marked gluten-free | !Lockhart tea, for
`,
});
