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
do fries have their own fryer | The fries have their own fryer | !Their own words
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
  'maple-and-ember': `
nut allergy >> shared fryer? | to ask. Please tell the staff of any allergy | !apart. Please call
tacos without pork at ossington | for which the menu names pork: Three tacos, any three | !Three tacos, any three ($
pork free after ten menu | Fries in a paper bag | names pork: Late plate and Three tacos | !Late plate ($
which tacos arent spicy | Brisket taco | !Three tacos
any taco without corn | for which the menu names corn: Three tacos, any three
`,
  'brasa-norte': `
pork free rodizio | names pork: Dinner rodízio | !$56.00
salad bar only vegetarian | Feijoada, for which the menu names meat
im muslim is the picanha ok | the beef is not
`,
  'imo-and-imo': `
peanut allergy boneless tray | Yangnyeom, for which the menu names peanuts | !not stated to contain peanuts
soy allergy wings | names soy: Bong and wing and Wing tray
dubu gangjeong egg allergy | in Port Credit it shares with the chicken
whats in the tofu dosirak >> with soup? | the soup is anchovy
`,
  'gursha-house': `
muslim meat tray | Awaze tibs, which the menu states to contain alcohol
lunch tray gluten free | Two wots | !tilapia
shiro with butter vegan? | Butter name butter, so it contains milk
`,
  'baan-somtam': `
is the lunch box ok for peanut allergy | Massaman curry and Panang curry | !Pad thai
is the green curry vegan >> with tofu? | not marked vegan
do you use the same fryer for fish cakes and tofu | I don’t know | !Yes
`,
  'beit-saj': `
duo tuesday dairy free | ayran | !Halloumi
coeliac daughter, what plates are ok | Marked gluten-free | names gluten (wheat, rye, barley, oats): Shish taouk plate, Kafta plate
garlic allergy shish taouk | Toum, for which the menu names garlic
`,
  'casa-oaxaca': `
shellfish allergy taco tuesday | Any five tacos except shrimp | !so it contains shellfish | !These state shellfish
muslim mains | names pork: Mole negro con pollo
`,
  'umi-counter': `
tofu bento vegan >> with miso soup? | Miso soup, for which the menu names fish
window bento vegan | Miso soup
`,
  'tamarack-point': `
mustard allergy perch | Coleslaw, for which the menu names mustard
gf ribeye what sides come with it | Relish tray, for which the menu names gluten
vegan what can i eat | names milk: Stuffed acorn squash | From the same fryers as the fish
fish allergy fries | From the same fryers as the fish | !These state fish
poor mans lobster shellfish allergy | !so it contains shellfish
`,
  'cedar-and-sumac': `
cauliflower shawarma wheat allergy | rice and vermicelli | !not stated to contain wheat
`,
  'hoja-verde': `
nut allergy what can i eat | We cannot keep a nut-free kitchen
guava pastelito dairy | !so it contains milk
`,
  'taverna-meltemi': `
im muslim what can i eat | The lamb chops are halal; nothing else is
`,
  'steam-and-swallow': `
shellfish allergy mushroom dumplings | the steamers are shared
msg allergy plain rice roll | hoisin, for which the menu names msg
`,
  'nordlys-smorhus': `
nut allergy three on a board | Carrot Lox | !not stated to contain nuts
`,
  'the-low-cellar': `
shared fryer? | there is one fryer for everything
`,
  'ocak-and-oven': `
my son is allergic to nuts what desserts can he have | Sütlaç ($7.50) and Kazandibi ($8.00) | 4 others state it | !We have a nut allergy
lokum nuts? | name pistachio
my wife cant do dairy, what meze could she have | Humus ($8.50) | 4 others state it
`,
});
