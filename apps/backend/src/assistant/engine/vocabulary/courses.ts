/** Words (stems) of the headings of menus, English, French, Spanish and Italian, by the course that they tell. */
export const courseWords = {
  main: 'main entree secondi segundo plato fuerte principal principale plat',
  starter:
    'starter start appetizer appetiser antipasti antipasto small snack share sharing mezze meze mezedes orektika pikilia cicchetti zakuska botana picada dip spread tapa tapas entrada entrante antojito amuse bouche bite nibble soup soupe sopa zuppa salad salade ensalada insalata hors oeuvre chaat',
  side: 'side contorni contorno accompagnement acompanamiento guarnicion cote extra bread pane pain naan rice sauce dip condiment addition topping',
  dessert: 'dessert sweet dolci dolce postre douceur sucre gelato pastry pastelito patisserie cake ice',
  drink:
    'drink beverage bere boisson bebida vino vin wine beer biere cerveza cocktail coffee cafe caffe tea soda juice shake spirit mocktail lassi smoothie shot kombucha slush slushie lemonade boba milkshake sake soju whisky whiskey raki arak ouzo draft draught pump tap ale cider',
} as const;

/** Stems of names by which a dish of a heading such as `mains and sides` is a side. */
export const SIDE_NAMES =
  'patate potato fry frite pomme papa cavolo cabbage spinach epinard spinaci greens green salad insalata salade ensalada slaw broccoli broccolini bread pane pain naan roti rice riz arroz vegetable verdure legume verdura bean fagioli haricot frijole carrot asparagus onion corn elote mais olive pickle sauce side';

/** What headings name beside drinks, and nobody drinks: `Pie and shakes`. No word here may be one of drinks. */
export const EATEN_BESIDE_DRINKS =
  'pies sundaes waffles burgers sandwiches hotdogs fries pizzas tacos donuts doughnuts bagels toast pancakes';
