/** Foods and drinks that guests ask for: what is none of them, and on no menu, is not taken for a dish. */
const foods = `
  almond anchovy apple artichoke arugula asparagus avocado bacon bagel baguette banana barbecue basil bean beef beer beet biryani biscuit blueberry
  bread breadstick brie brisket broccoli brownie bun burger burrito butter cabbage caesar cake calamari cappuccino carbonara carrot cashew catfish cauliflower caviar
  celery ceviche champagne cheese cheeseburger cheesecake cherry chicken chili chip chocolate chorizo chowder cider cilantro clam cocktail coconut cod coffee coke
  cookie coriander corn crab cranberry crepe croissant cucumber cupcake curry custard daiquiri donut doughnut duck dumpling edamame eel egg eggplant
  empanada enchilada espresso fajita falafel feta fig fish fondue fries gazpacho gelato gin ginger gnocchi goat grape guacamole gyoza gyro haddock halibut
  ham hamburger hazelnut honey hotdog hummus jalapeno juice kale kebab kimchi kombucha lamb lasagna lasagne latte lemonade lentil lettuce lime liver
  lobster macaroni mango margarita martini matcha mayo mayonnaise meatball melon milk milkshake mint mocktail mojito mole mousse mozzarella muffin mushroom
  mussel mustard naan nacho nachos noodle nut oat octopus olive omelette onion orange oyster paella pancake paneer papaya paratha parmesan pasta pastry peach peanut
  pear pecan pepper pepperoni pho pickle pie pineapple pita pizza plantain pork potato poutine pretzel prosciutto pudding pumpkin quesadilla
  quiche quinoa raisin ramen raspberry ravioli ribs rice ricotta risotto rum salad salami salmon salsa samosa sandwich sangria sashimi sausage scallop
  schnitzel scone seafood shawarma shrimp soda sorbet soup soy spaghetti spinach spritz squash squid steak strawberry stew sub sushi taco tamale tea tempura tequila
  tiramisu tofu tomato tortilla truffle tuna turkey udon veal vodka waffle walnut watermelon whiskey wine wings wonton wrap yogurt zucchini garlic sugar alcohol rabbit venison
  caesars kefir haggis goose quail bass trout icecream tapas dosa tikka masala korma vindaloo samosas lassi chai pakora
`
  .trim()
  .split(/\s+/);

export const foodWords: readonly string[] = foods;
