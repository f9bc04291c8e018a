/**
 * Questions on dishes, sizes and sums, as diners type them, written on 2026-11-23 from the menus before the engine was asked
 * any of them: first those by which it was mended, then those that were not looked at until it was, last those that were written then.
 */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const dishesAndSumsQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'copper-bull',
    `
menu | house red glass price | $13 | !$50
menu | how much is a bottle of the house wine | $50 | !Chardonnay
menu | 10oz filet price | $62 | !$46
menu | dozen oysters how much | $42 | !$22
menu | glass of cab how much | $22 | !$88
menu | the strip how much | $58
menu | 2 ribeyes and a bottle of the cab | $216
menu | tomahawk, asparagus and a lobster roll total | $157 | don’t see
menu | how many oz is the burger | Ten ounces
menu | what flavour is the sorbet today | know / of the day | !don’t see
menu | how long does the lava cake take | Twelve minutes
menu | cheapest vegetarian main | Cauliflower steak ($24.00)
menu | most expensive thing on tap | IPA, draft ($9.00) | !Champagne
menu | what beers on tap | Lager | IPA | !Root beer
menu | which steak is the biggest | Tomahawk | !Cauliflower
menu | brunch under 20 | French toast | Avocado toast | !Crab cake | !Fries
menu | dessert under 13 | Crème brûlée | Sorbet | !cheesecake
menu | bottle of wine under 60 | House red | $50 | !Cabernet
menu | whats good for someone who doesnt eat meat | Mushroom Wellington | !Cauliflower steak state | !beets and | !Ribeye
menu | is there beef in the cauliflower steak | !Yes | almonds / vegan / know
menu | ¿cuál es el vino más barato por botella? | $50 | Malbec
`,
  ),
  ...questionsOf(
    'gull-and-anchor',
    `
menu | small chips price | $5 | !Halibut | !$8
menu | bowl of chowder price | $12 | !$8
menu | 1 piece halibut how much | $20 | !$29
menu | large chips and mushy peas how much | $12
menu | 2 piece cod with salad instead of chips total | $24
menu | cod n chips 2 pieces, small chips and a glass of wine how much | $35
menu | how many pieces in the chicken strips | Four
menu | what flavour soft serve | Vanilla
menu | calamari? | don’t see calamari | !state calamari
menu | can i swap chips for salad | $3 | !don’t see | !words name
menu | ¿cuánto cuesta el pescado con papas? | $15 | !No veo
menu | how many calories in the fish tacos | know | (250) 555-0151
`,
  ),
  ...questionsOf(
    'hickory-yard',
    `
menu | quart of mac n cheese | $16 | !$9
menu | full rack how much | $33 | !$18
menu | half lb of turkey | $11 | !$21
menu | pulled pork sandwich on a gluten free bun price | $13
menu | peach cobbler with ice cream how much | $8.50
menu | cheapest sandwich thats not meat | BBQ jackfruit sandwich ($12.00) | !Pulled pork sandwich (
menu | does the vinegar slaw have mayo | No mayo | !Yes
menu | most expensive side | Fried okra | $5
allergy | im vegetarian with a mustard allergy, what sides | Mac and cheese | Vinegar slaw | !Potato salad ( | !Collard greens (
`,
  ),
  ...questionsOf(
    'hoja-verde',
    `
menu | ten inch tres leches price | $74 | !$52
menu | whole key lime pie | $46 | !$7.50
menu | cubano with avocado and gluten free bread, total? | $18
menu | which ice cream flavors u got | mamey | pistachio | !don’t see
menu | biggest cake you got | Ten-inch | $74
menu | lunch under 12 bucks | Moros bowl | Caesar salad | !pastelito
menu | is there real pork in the cubano | vegan | !Yes
menu | got anything gluten free | Yuca bread | Caesar salad | !state gluten (wheat, rye, barley, oats): Yuca
menu | is the cubano more in wynwood or little havana | Wynwood | $14.50 | $13.50
menu | can i swap the plantain chips for fries | $1.50 | !don’t see | !words name
menu | is decaf extra | no charge | !don’t see
`,
  ),
  ...questionsOf(
    'beit-saj',
    `
menu | falafel combo | $14.50
menu | 2 beef shawarma combos total | $35
menu | hummus and a pepsi total | $8 | pepsi
menu | how many skewers in the kafta plate | Three skewers
menu | breakfast under 7 | Zaatar manousheh | Half and half | !Foul | !Hummus
menu | does the halawa ice cream have egg | no eggs / not stated | !Yes
menu | anything with walnuts | Muhammara | !Baklava | !Jallab
allergy | vegan, sesame allergy, what mezze can i have | Tabbouleh | !Hummus ( | !Labneh ( | !Kibbeh, four pieces (
menu | any fish today | sea bream
menu | which is cheaper mixed grill in laval or in villeray | Villeray | $24.50 | $25.50
menu | combien la limonade en litre | 13 | !4,50
menu | quels plats ne contiennent pas de viande? | Hummus | Tabbouleh | !Kafta plate ( | !Lamb chops (
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
menu | how much for a half litre of sangiovese | $30 | !$44
menu | how much is the house wine by the bottle | $44 | !Vermentino
menu | how big is the margherita in inches | know | (416) 555-0142
menu | cheapest main that isnt pizza or pasta | Melanzane alla parmigiana ($22.00)
menu | whats in the prosciutto pizza and how many slices | Parma ham | know
menu | any fish mains | Branzino
menu | ¿qué postres no llevan huevo? | Panna cotta | !Tiramisù ($ | !Gelato (
menu | pizza margherita con anchoas cuanto cuesta | $22.50 | !No lo sé
`,
  ),
  ...questionsOf(
    'umi-counter',
    `
menu | carafe of sake | $24 | !$9
menu | spicy tuna n a cali roll total | $24
menu | california roll with brown rice total | $12.50
menu | how many pieces in a spicy tuna roll | Eight pieces
menu | how many gyoza do u get | six
menu | what flavors of mochi | matcha | mango
menu | do you have eel | Unagi
menu | can i get just one piece of salmon nigiri | half the price
`,
  ),
  ...questionsOf(
    'paper-lantern',
    `
menu | large pho tai how much | $17 | !$14.50
menu | thai tea with boba how much | $6
menu | cheapest pho | $14 | !Bun
allergy | im vegan and allergic to peanuts what noodles can i eat | Pho chay | !Bun dau hu ($ | !Bun ga (
menu | got any crab | Bun rieu
`,
  ),
  ...questionsOf(
    'kettle-and-crumb',
    `
menu | half seeded sourdough price | £2.90 | !£5.40
menu | large flat white | £3.80 | !£3.20
menu | what cakes have walnuts | Carrot cake | Coffee and walnut | Banana bread | !Orange polenta
allergy | vegan and allergic to nuts what cakes can i have | Vegan chocolate cake | !Carrot cake ( | !Banana bread (
`,
  ),
  ...questionsOf(
    'casa-oaxaca',
    `
menu | ¿qué tacos no llevan carne? | Taco de papa | Taco de nopal | !Taco al pastor ( | !Taco de carnitas (
menu | cuanto cuestan tres tacos al pastor con una horchata | $17.50
menu | hay algo sin lacteos de postre | Nieve de limón | !Flan de vainilla (
menu | how much is the pastor | $4.50
menu | which dishes have peanuts | camarón | Mole negro | Salsa macha | !hongos
`,
  ),
];

export const laterDishesAndSumsQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'el-camioncito',
    `
menu | lg horchata how much | $5 | !$3.50
menu | 3 al pastor n a large jamaica total | $16.25 | Together that is
menu | half dozen tamales | $21 | !$4.00
menu | carne asada taco on flour tortilla how much | $4.50
menu | quesadilla con hongos cuanto | $11
menu | does the nopal taco have lard | no lard | !Yes
menu | cheapest taco | Nopal taco | $3.25
menu | 2 fish tacos and a sprite total | $9 | sprite
menu | cuántos churros vienen | Three
`,
  ),
  ...questionsOf(
    'sugar-and-rye',
    `
menu | small drip coffee price | $3 | !$3.75
menu | 8 inch carrot cake | $54 | !$38
menu | oat latte how much | $5.75
menu | half a country loaf price | half the price / $4.50
menu | turkey sandwich on a croissant with avocado total | $16.50
menu | egg and cheese roll with bacon n a small coffee total | $13.50
menu | anything with almonds | Almond croissant | Flourless | !Carrot cake
allergy | walnut allergy which cakes are ok | !Carrot cake ( | !Flourless chocolate cake ( | ask / kitchen
menu | does the banana muffin have butter in it | No butter / not stated / vegan | !Yes
menu | biggest lemon cake u do | Eight-inch | $52
menu | how many does the eight inch cake feed | twelve
menu | breakfast sandwich under 10 | Egg and cheese roll | !Turkey | !Tomato soup
`,
  ),
  ...questionsOf(
    'han-river-grill',
    `
menu | whole fried chicken how much | $29 | !$16.00
menu | pitcher of cass | $22 | !$7
menu | bibimbap with extra egg price | $19
menu | is galbi cheaper in torrance | $36 | $38
menu | how many pieces is the gimbap | Ten pieces
menu | what flavors of soju | Peach | grapefruit
menu | tteokbokki with cheese and ramen noodles total | $18
menu | biggest set you have | set for four / $168
menu | cheapest noodle dish | Jjajangmyeon ($15.00) | !Tteokbokki (
menu | how many mandu do i get | six
menu | any crab | don’t see crab | !state crab
allergy | vegetarian and allergic to sesame what can i get from the grill | Vegetable platter | !King oyster mushrooms ($ | !Pork belly (
`,
  ),
  ...questionsOf(
    'gursha-house',
    `
menu | five beef sambusa price | $11 | !$5.00
menu | veg tray for 4 | $55 | !$29
menu | awaze tibs with extra meat and one more injera total | $27
menu | does the shimbra asa have fish | !Yes | !contains fish
menu | which one is bigger the meat tray or the veg tray | know / doesn’t say / For two / people | !marked vegetarian
menu | most expensive veggie dish | Inguday tibs | !Doro wot
menu | doro wot and 2 coffees total | $26.50
menu | ful with egg how much | $13
`,
  ),
  ...questionsOf(
    'dotties-griddle',
    `
menu | is the reuben cheaper in third ward | $15 | $16
menu | how many pancakes in the stack | Three pancakes
menu | how many onion rings do u get | eight
menu | any burgers without cheese | Garden Bean Burger | !Bacon Blue Burger | !Classic Dottie Burger
menu | what pies u got | Apple Pie | Key Lime
allergy | pecan allergy, is the brownie ok | pecan | !Yes
menu | how big are the burgers in oz | know / doesn’t say
menu | can i sub coleslaw for fries | fries or coleslaw | !don’t see
`,
  ),
  ...questionsOf(
    'maple-and-ember',
    `
menu | jug of hibiscus price | $13 | !$4.50
menu | onion rings to share how much | $11 | !$6.50
menu | ember double with bacon and a second patty total | $23.50
menu | biggest burger at queen west | Oil Drum
allergy | vegan and allergic to cashews which tacos | !Cauliflower taco ($ | !Squash and pepita taco ($ | Black bean taco
menu | cheapest shake | Maple shake
menu | cuánto cuesta el brisket taco con un café | $10.50 / 10.50
`,
  ),
  ...questionsOf(
    'brasserie-lumiere',
    `
menu | combien le steak frites à gastown | 39 | !34
menu | quelle est l'entrée la moins chère | Poireaux vinaigrette | 12
menu | combien d'escargots dans l'assiette | six
menu | un steak frites, une crème brûlée et un kir, ça fait combien au plateau | 55,50 / 55.50
menu | des plats sans viande? | Ratatouille | Risotto | !Steak frites ( | !Coq au vin (
menu | quels parfums de sorbet | cassis
`,
  ),
  ...questionsOf(
    'spice-route',
    `
menu | chicken tikka masala, pilau and a garlic naan how much altogether | £21.50
menu | cheapest veggie main | Tadka dal | £9.75
menu | is the lychee sorbet 2 scoops | Two scoops
menu | any goat | don’t see goat / No
menu | mains under 11 | Chana masala | Aloo gobi | !Palak paneer
menu | which curries have almonds | tikka masala | korma | !Butter chicken
menu | how many samosas in a portion | know / doesn’t say
menu | hottest curry u do | vindaloo / Madras / Marked spicy
`,
  ),
];

export const lastDishesAndSumsQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'big-sky-pies',
    `
menu | cheapest pie | pie ($6.50) | !Sweet tea
menu | pulled pork sandwich n a float total | $18.50
menu | do the pit beans have meat in them | brisket | Yes / name
menu | whats the biggest sandwich | doesn’t say / know
menu | hows many in a rack of ribs | know / Half rack
menu | anything with pecans | Bourbon pecan pie | !Peanut butter pie
`,
  ),
  ...questionsOf(
    'cafe-bellevue',
    `
menu | c combien le latte avec un croissant | 8,50 / 8.50
menu | quel sandwich est sans viande | Végé-pâté | !Poulet pesto (
menu | le moins cher des desserts | Biscuit / Croissant | 3
menu | la salade césar contient du poisson? | poisson
`,
  ),
  ...questionsOf(
    'taverna-meltemi',
    `
menu | cheapest thing on the grill | Pork gyro | $12
menu | how many skewers in the souvlaki | Two skewers
menu | lamb chops and two mythos total | $47
menu | is there meat in the gigantes | vegan / vegetarian | !Yes
allergy | vegetarian with a walnut allergy, what sweets | !Baklava ($ | Galaktoboureko
`,
  ),
  ...questionsOf(
    'lone-star-smoke',
    `
menu | half pound brisket and a big red total | $18.50
menu | most expensive sandwich | Chopped beef sandwich | $11
menu | does the slaw have mayo | no mayo | !Yes
menu | sides under 4 | Slaw | Jalapeño cornbread | !Pinto beans
`,
  ),
  ...questionsOf(
    'umi-counter',
    `
menu | glass of sake price | $9 | !$24
menu | lunch under 10? | know / Edamame / Cucumber roll | !Omakase | !Chirashi
menu | smallest omakase | Twelve courses / $95
menu | 2 orders of gyoza and a ramune what's that come to | $22.50
menu | can i swap miso soup for a salad | know / (206)
`,
  ),
  ...questionsOf(
    'casa-oaxaca',
    `
menu | dos tacos de pescado y una horchata cuanto es | $15.50
menu | qué salsa lleva los chilaquiles | !Mole verde
menu | anything with goat | !Yes. | Churros / goat
menu | which taco is the cheapest | Taco de papa con rajas | $3.75
`,
  ),
];
