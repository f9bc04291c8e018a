import { stemOf } from '../language/words.ts';

/** Foods and drinks that guests ask for: what is none of them, and on no menu, is not taken for a dish. */
const foods = `
  almond anchovy apple artichoke arugula asparagus avocado bacon bagel baguette banana basil bean beef beer beet biryani biscuit blueberry
  bread breadstick brie brisket broccoli brownie bun burger burrito butter cabbage caesar cake calamari cappuccino carbonara carrot cashew catfish cauliflower caviar
  celery ceviche champagne cheese cheeseburger cheesecake cherry chicken chili chip chocolate chorizo chowder cider cilantro clam cocktail coconut cod coffee coke
  cookie coriander corn crab cranberry crepe croissant cucumber cupcake curry custard daiquiri donut doughnut duck dumpling edamame eel egg eggplant
  empanada enchilada espresso fajita falafel feta fig fish fondue fries gazpacho gelato gin ginger gnocchi goat grape guacamole gyoza gyro haddock halibut
  ham hamburger hazelnut honey corndog hotdog hummus jalapeno juice kale kebab kimchi kombucha lamb lasagna lasagne latte lemonade lentil lettuce lime liver
  malt lobster macaroni mango margarita martini matcha mayo mayonnaise meatball melon milk milkshake mint mocktail mojito mole mousse mozzarella muffin mushroom
  mussel mustard naan nacho nachos noodle nut oat octopus olive omelette onion orange oyster paella pancake paneer papaya paratha parmesan pasta pastry peach peanut
  peameal pear pecan pepper pepperoni pho pickle pie pineapple pita pizza plantain pork potato poutine pretzel prosciutto pudding pumpkin quesadilla
  quiche quinoa raisin ramen raspberry ravioli ribs rice ricotta risotto rum salad salami salmon salsa samosa sandwich sangria sashimi sausage scallop
  schnitzel scone seafood shawarma shrimp soda sorbet soup soy spaghetti spinach spritz squash squid steak strawberry stew sub sushi taco tamale tea tempura tequila
  tiramisu soba tofu tomato tortilla truffle tuna turkey udon veal vodka waffle walnut watermelon whiskey wine wings wonton wrap yogurt zucchini garlic sugar alcohol rabbit venison
  caesars kefir haggis goose quail bass trout icecream tapas dosa tikka masala korma vindaloo samosas lassi chai pakora
  snapper sourdough bagel birria mac pad bao banh poke acai meatloaf rib wing brulee barbacoa carnitas tostada chilaquiles pozole horchata elote churro flan tamales
  pupusa arepa mofongo pierogi perogy kielbasa bratwurst goulash borscht strudel gelati cannoli calzone stromboli focaccia bruschetta crostini burrata provolone gouda gruyere cheddar
  salame soppressata mortadella speck bresaola capicola lardo guanciale pancetta nduja andouille tasso coppa chashu gorgonzola mascarpone linguine fettuccine rigatoni penne tagliatelle orecchiette tortellini cannelloni alfredo bolognese marinara pesto ragu arancini antipasto carpaccio tartare foie escargot frites
  cassoulet ratatouille bouillabaisse macaron eclair profiterole croque tourtiere cretons bannock beignet gumbo jambalaya etouffee crawfish grits cornbread hushpuppy coleslaw bulgogi bibimbap tteokbokki
  japchae soju sake mochi okonomiyaki takoyaki karaage teriyaki yakitori katsu donburi unagi laksa rendang satay banhmi vermicelli congee dimsum jollof fufu injera
  tagine couscous tabbouleh fattoush labneh baklava halva souvlaki moussaka spanakopita tzatziki roti bhaji jalfrezi dal raita saag bhindi aloo gobi chana chickpea
  okra cactus nopales eggnog cortado macchiato americano mocha decaf cola pepsi sprite gingerale limeade smoothie slushie lager stout ale pilsner prosecco merlot
  chardonnay malbec bourbon scotch whisky brandy mezcal paloma caipirinha cosmopolitan negroni mimosa bellini buckwheat barley rye millet tempeh seitan molasses caramel vanilla
  cinnamon nutmeg cardamom saffron turmeric cumin oregano rosemary thyme parsley dill sesame tahini ketchup vinegar gravy leek shallot scallion radish parsnip turnip
  yam rutabaga sauerkraut persimmon pomegranate tangerine mandarin grapefruit apricot plum cantaloupe honeydew guava lychee passionfruit rhubarb herring sardine swordfish monkfish grouper pickerel
  walleye pollock mahi langoustine prawn crayfish cockle whelk urchin roe mutton bison elk ostrich pheasant partridge sweetbread tripe oxtail shortrib porkchop sirloin
  ribeye tenderloin striploin drumstick nugget slider frankfurter corndog bagels lox porridge oatmeal granola cereal trifle crumble cobbler sundae parfait meringue pavlova marshmallow
  smores patty patties draft kiwi gelatin gelatine nectarine poppy sunflower cocoa caffeine jackfruit yeast legume citrus nightshade paprika aspartame sweetener pollen annatto carrageenan fructose msg fava nutella pesto redmeat allium haram pig swine
  quattro bubblegum popcorn licorice liquorice marzipan nougat toffee butterscotch praline frappe frappuccino gatorade fanta seltzer jello popsicle wasabi nori kimbap gimbap hotpot chapati idli
  uttapam sambar chaat kulcha nihari haleem kofta dolma kibbeh shakshuka lahmacun manakish halloumi cheesesteak hashbrown latke challah crumpet callaloo saltfish ackee lumpia adobo sisig pancit sinigang
  sambal pozole cheeseburgers clementine tapioca pandan taro durian mangosteen jicama tomatillo chipotle horseradish remoulade hollandaise bearnaise capers artichokes
  spam bologna liverwurst headcheese poppadom papadum baguettes pumpernickel ciabatta brioche babka panettone stollen gingerbread snickerdoodle shortbread gateau semifreddo affogato zabaglione
`
  .trim()
  .split(/\s+/);

export const foodWords: readonly string[] = foods;
export const foodStems: ReadonlySet<string> = new Set(foods.map(stemOf));
