import { MAY_BE_POURED, POURED_IN_WORDS } from './alcohol-words.ts';
import { FISHES, SHELLFISH } from './seafood.ts';

/**
 * Allergens: the names that questions and configurations give them, and the words of a dish's own text that state them.
 * Stems; English, French, Spanish and Italian. A word that is missing here is a dish that is not warned of.
 */
export interface Allergen {
  kind: string;
  /** In French with its article. */
  name: { en: string; fr: string; es: string };
  /** What a guest calls it, in plain English. */
  asked: string;
  /** By what an `allergens` list of a menu names it. */
  listed: string;
  /** By what else a dish's own words show it. */
  shown: string;
  /** Of a dish's own words, those that only look like it: `butternut`, `coconut milk`. */
  unlike?: RegExp;
}

/** How other foods that many avoid are called. */
export const foodNames: Readonly<Record<string, { en: string; fr: string; es: string }>> = {
  meat: { en: 'meat', fr: 'la viande', es: 'carne' },
  pork: { en: 'pork', fr: 'le porc', es: 'cerdo' },
  beef: { en: 'beef', fr: 'le bœuf', es: 'carne de res' },
  fish: { en: 'fish', fr: 'le poisson', es: 'pescado' },
  seafood: { en: 'seafood', fr: 'les fruits de mer', es: 'mariscos' },
  alcohol: { en: 'alcohol', fr: 'l’alcool', es: 'alcohol' },
  raw: {
    en: 'raw fish, meat or eggs',
    fr: 'le poisson, la viande ou les œufs crus',
    es: 'pescado, carne o huevos crudos',
  },
};

/** Names in several words that are read as one: `black pudding`, and `crème de menthe`, which is no cream. */
export const NAMES_IN_WORDS: readonly string[] = [
  ...'black pudding,white pudding,blood pudding'.split(','),
  ...POURED_IN_WORDS,
];

/** What a folded text says is not in it: `no mayo`, `nut free`, `cut like fish`; not `with or without nuts`, nor `ask for it without the chouriço`. */
export const NOT_IN_IT =
  /(?<!\b(?:with or|avec ou|con o) )\b(?:no|not|never|without|sans|sin|senza|zero|free of|free from) (?<!\b(?:ask|demandez|pid\p{L}+)\b[^.]*)(?:any )?(?:(?<=\b(?:comes?|made|served) without )the )?(?:an? (?=\p{L}+ in it\b))?(?:(?:crust|base|layer|hint|trace|drop|crumb|bit)s? of )?\p{L}+(?: (?:flour|sauce|paste|oil|powder)(?!\p{L}))?(?: (?:or|nor|ou|ni|o) (?:any )?\p{L}+)*|\p{L}+ (?:free|shaped)\b|\b(?:cut|shaped|looks?|eats?|tastes?) like (?:an? )?\p{L}+/gu;

/** What is said beside a dish and is not in it, folded: `from the same fryers as the fish`, `oil in place of butter`, `best next to a beer`, `comes without soup, the soup is anchovy`. */
export const SAID_BESIDE =
  /\b(?:from|in|off|on) the same (?:\p{L}+ )?(?:fryers?|oil|grill|griddle|oven|pan) as\b[^.;]*|\bshares? (?:(?:a|an|the|one|its) (?:fryer|oil|grill|griddle) )?with\b[^.;]*|\b(?:instead|in place) of (?:the )?\p{L}+|\b(?:next to|beside|alongside) (?:an?|your) (?:cold )?(?:beer|lager|pint|wine|sake)\b|\bwithout (\p{L}+), the \1 (?:is|has)\b[^.;]*/gu;

/** What a dish's words say of it, and not of what may be left out: `there is no egg in it`, `no meat involved`. */
export const SAYS_NONE_IN_IT =
  /\b(?:there is|contains|has|with) (?:absolutely )?no \p{L}+(?= in (?:it|them|this)\b)|\bno \p{L}+(?= (?:in it|involved|inside)\b)/gu;

const TREE_NUTS =
  'filbert almond cashew walnut hazelnut pecan pistachio macadamia noix amande noisette cajou pistache nuez nuece almendra avellana anacardo pistacho mandorla nocciola noce pinenut chestnut praline marzipan frangipane nougat amaretti';

/** What is called by the meat or fish that it stands for, behind the plant that it is made of. */
export const MADE_OF_PLANTS =
  /(?<=\b(?:jackfruit|seitan|tofu|tempeh|soy|soya|lentil|mushroom|cauliflower|vegan|vegetarian|veggie|plant|plant based|mock|meatless) )[a-z]+/;

/** `The same folds without the chicken`, of what is marked as of plants. */
export const LEFT_AWAY = /\b(?:without|sans|sin) (?:the|le|la|el) \p{L}+/giu;

/** `Ceviche de hongos`: what is called by a dish of fish or meat, before the plant that it is made of. */
export const NAMED_AFTER =
  /\b[a-z]+(?= (?:de|of|aux?|con) (?:hongos|champi\w+|setas|mushrooms?|palmito|coliflor|jackfruit|legumes|verduras)\b)/;

/** What is called by an animal and is no meat of it: `goat cheese`, `beef tomato`. */
export const NOT_MEAT =
  /\bgoat(?:'?s)?(?= (?:cheese|milk|curd|butter|yogh?urt)\b)|\bbeef(?:steak)?(?= tomato)|\blamb(?:'?s)?(?= lettuce)|\bchicken(?= of the woods)/;

/** `Chicken chashu`, `chicharrón de calamar`: called by pork, and of something else by what is written. */
export const NOT_PORK =
  /\b(?:chashu|sausages?|chorizo|chicharron(?:es)?|saucisson)\b(?= (?:de|of|aux?) (?:pollo|calamar(?:es)?|pescado|camaron(?:es)?|mariscos|pulpo|res|poulet|canard|dinde|boeuf|chicken|turkey|beef|duck|fish|squid)\b)|(?<=\b(?:chicken|turkey|beef|duck|tofu|seitan|tempeh|vegan) )chashu\b/;

/** `Shrimp cocktail`, `root beer`: called by a drink. */
export const NOT_ALCOHOL =
  /\bscotch(?= (?:eggs?|bonnets?|pancakes?|broth|pies?|fillet|beef)\b)|\b(?:kiddie|kids?'?s?|children'?s|virgin) cocktails?\b|\bpinacolada(?= (?:smoothies?|juice|shaved|bubble|boba|lassi|slush)\b)|\b(?:shrimp|prawns?|seafood|fruit|crab|lobster|oyster) cocktails?\b|\bcocktail (?:sauce|sausages?|olives?|onions?|tomato\w*)|\b(?:root|ginger|birch) beer\b|\b(?:ginger) ale\b|\b(?:wine|cider|champagne|sherry|malt|beer) vinegar\b|(?<!\b(?:best|english|pint of|own|special) )\bbitter\b|\bport\b(?! (?:wine|jelly|jus|sauce|syrup|reduction|glaze|gravy|cherry|cherries|figs?|poached|braised|or)\b|[.,;:]|$)|\b(?:energy )?brut(?= (?:force|sugar)\b)/;

/** Eggs that may be hardly cooked, of who must avoid what is raw: all that are not said to be cooked through, or that something is made with. */
export const SOFT_EGGS =
  /\bsunny[- ]side|\bover (?:easy|medium)\b|\brunny\b|\bdippy\b|\b(?:half|soft(?:ly)?|medium)[- ]boiled\b|\bscrambled soft|\bsoft(?:ly)? scrambled|\bbennys?\b|\b(?<!\b(?:hard[- ]boiled|hard[- ]cooked|boiled|baked|steamed|scrambled|devil[l]?ed|pickled|whole|salted|century|tea|chopped|sliced|vegan|tofu) )(?:egg|yolk|oeuf|huevo|uov[ao]|yumurta)s?\b(?![- ](?:noodles?|rolls?|tarts?|batter|cakes?|custards?|drop|creams?|salads?|foo|free|pudding|bread|buns?|bagels?|pasta|wash|coffee|curry)\b)/i;

/** Fish and meat that are cured or fermented, of which no menu says that they are cooked. */
export const CURED =
  /\b(?:cured|fermented|salted|pickled|marinated|brined) (?:\w+ )?(?:fish|crabs?|salmon|herrings?|anchov\w+|mackerel|roe|shrimps?|prawns?|sardines?|trout|cod|pork|beef|ham|sausages?|meats?|egg yolks?)\b/i;

/** `Raw honey`, `oyster sauce`: nothing of what is raw is feared there. */
export const NOT_RAW =
  /\braw(?= (?:and \w+ |or \w+ )?(?:onions?|scallions?|garlic|shallots?|leeks?|vegetables?|veg|veggies|crudit\w+|carrots?|cucumbers?|radish\w*|peppers?|spinach|kale|greens|honey|sugar|cane|cacao|cabbage|potato\w*|tomato\w*|salad|almonds?|cashews?|walnuts?|nuts?|oats|milled|vegan)\b)|\boyster(?= (?:and (?:\w+ )?)?(?:sauce|mushrooms?|crackers?)\b)|\bking oyster\b|\b(?:fried|grilled|baked|roasted|smoked) oysters?\b|\bcru(?! )|\bceviche de (?:hongos|champi\w+|palmito)|\b(?:beet|beetroot|vegetable|veggie|mushroom|tomato|carrot|avocado|watermelon|eggplant|vegan|zucchini|heart of palm) (?:tartare?|carpaccio|ceviche|sashimi|crudo)\b|\btartare sauce\b|(?<!\b(?:beef|steak|tuna|salmon|venison|lamb|trout|bison) )\btartar\b/;

/** `Assam laksa`, which is sour, and what is peppered: no tea, and no pop. */
export const NO_CAFFEINE_IN = /(?<!\bdr\.? )\bpeppers?\b|\bassam(?= (?:laksa|pedas|fish|curry|soup|prawns?)\b)/;

/** Words of a dish by which it may well hold a meat that it does not name, by what must be avoided; stems. */
export const doubtfulWords: Readonly<Record<string, string>> = {
  pork: 'pepperoni schnitzel katsu tenderloin cutlet adobo rib spareribs sausage saucisse salchicha siu dumpling gyoza wonton bao meatball polpette albondiga ragu bolognese charcuterie salumi pate terrine belly hotdog frank frankfurter wurst bratwurst kielbasa andouille gravy cassoulet',
  beef: 'pepperoni salami strip tenderloin hanger flank skirt stroganoff goulash kebab kofta gyro doner shawarma marrow burger hamburger cheeseburger patty meatball polpette albondiga rib ragu bolognese steak gravy jus chili hotdog frank frankfurter sausage sucuk sujuk soujouk pastirma basturma gyoza dumpling',
  meat: 'steak strip tenderloin hanger flank skirt kebab kofta gyro doner shawarma souvlaki schnitzel katsu yakitori karaage adobo cutlet milanesa stroganoff goulash marrow rib spareribs wing burger hamburger cheeseburger patty drumstick thigh nugget tender siu charcuterie salumi pate terrine bolognese hotdog frank frankfurter wurst kielbasa andouille gravy jus dumpling gyoza wonton bao siumai feet',
  raw: 'herring matjes rollmop anchovy anchoa boqueron prosciutto parma serrano iberico speck bresaola coppa nduja salami salame soppressata soppresatta culatello mojama lardo jamon jambon charcuterie salumi kibbeh kibbe larb laab larp padaek omakase poke crudo tataki handroll nigiri sushi maki temaki roll chirashi smoked gravlax gravadlax lox roe ikura tobiko uni aioli mayonnaise mayo hollandaise tiramisu mousse yolk benedict brie camembert roquefort gorgonzola blue pate terrine rare caesar burger tuna salmon steak striploin ribeye sirloin filet tenderloin flank hanger bavette ajitama ajitsuke onsen jammy poached runny coddled eggnog zabaglione sabayon',
  caffeine: 'soda pop fountain chocolate cocoa fog pepper thums limca dew decaf decaffeinated guarana chocolat',
  alcohol: MAY_BE_POURED,
};
/** `All of A, and bulgogi`, `pick two`, `five dishes`: what a dish holds stands in others, or is chosen. */
export const HOLDS_OTHERS =
  /\b(?:all of|everything (?:in|from|of)) [a-z]|\bpick (?:an?|one|two|three|four|any|your) ?(?:meats?|\.|$)|\b(?:choice of|choose|pick|any) (?:(?:an?|one|two|three|four|five|any|your) )?(?:meats?|proteins?|mains?|fillings?|tacos?|skewers?|ramen|currys?|curries)\b|\b(?:any|pick) (?:two|three|four|five) (?:from|of|vegetables|sides|sandwich\w*|plates|dishes|mains|rolls|boards|bowls|items|things)\b|\b(?:one|two|three) meats?\b|\b(?:two|three|four|five|six|seven|eight|ten) dishes\b|\b(?:grill|chef|kitchen|house)['’]?s? (?:choice|selection)\b/i;
/** What is called so is baked of other flour. */
export const OF_NO_WHEAT =
  /\bgluten free (?:\w+ )?(?:bread|bun|roll|toast|pasta|penne|spaghetti|noodle|crust|flour|bagel|pita|wrap|bao|muffin|loaf)s?\b/g;
/** Of a heading: when alcohol is poured, and that a beer goes well with what stands there. */
export const POURS_BESIDE =
  /\balcohol (?:is (?:served|poured) )?(?:from|until|till|after|between) \d+[^.]*|\b(?:and|for|beside) (?:an?|your|some|cold|the) (?:cold )?(?:beers?|wines?|cocktails?|sakes?|drinks?)\b/gi;
/** What a wine is poured beside. */
export const GOES_WITH =
  /\bfor (?:the|our|your|any) (?:steaks?|mussels|moules|oysters|fish|lamb|roast|meats?|cheese|seafood|ribeye|duck)\b/gi;
/** What tells of such a dish which meat it is, or that it is none. */
export const NAMES_ITS_MEAT =
  /\b(?:pork|beef|lamb|chicken|turkey|duck|veal|goat|lentil|vegan|vegetarian|veggie|vegetable|mushroom|tofu|seitan|tempeh|cauliflower|jackfruit|plant|porc|boeuf|agneau|poulet|dinde|canard|cerdo|ternera|cordero|pollo|pavo)s?\b/;

/** The same of a burger, which is of what its patty is: mushrooms may lie on it. */
export const NAMES_ITS_PATTY =
  /\b(?:pork|lamb|chicken|turkey|duck|bison|venison|elk|fish|cod|salmon|tuna|shrimp|lentil|(?:black )?bean|chickpea|falafel|beet|halloumi|portobello|vegan|vegetarian|veggie|vegetable|tofu|seitan|tempeh|jackfruit|plant|agneau|poulet|dinde|poisson|cordero|pollo|pavo|pescado)s?\b/;
export const IS_BURGER = /burger|\bpatt(?:y|ies)\b|\bsmash/;

/** Mushrooms that are called by what they look like. */
export const NOT_OYSTERS =
  /\b(?:king )?oyster(?= (?:and (?:\w+ )?)?mushrooms?\b)|\bking oyster\b|\bpoor man'?s lobster\b|\bbitter(?= (?:oranges?|lemons?|leaves|greens|melons?|chocolate|herbs)\b)/gi;

/** Rice noodles: `bún bò Huế`. */
const RICE_NOODLES = /\bbun (?:bo|rieu|cha|thit|mam|dau|tom|ga|nem|hue|oc|ca|nuoc|moc)\b/;

export const allergens: readonly Allergen[] = [
  {
    kind: 'peanuts',
    name: { en: 'peanuts', fr: 'les arachides', es: 'cacahuetes' },
    asked: 'peanut groundnut',
    listed: 'peanut arachide groundnut cacahuete cacahuate mani arachidi',
    shown: 'satay macha',
    // `Kurang manis`, of what is less sweet.
    unlike: /\bmanis\b/,
  },
  {
    kind: 'nuts',
    name: { en: 'nuts', fr: 'les noix', es: 'frutos secos' },
    asked: 'nut noci filbert almond cashew walnut hazelnut pecan pistachio macadamia',
    // Who asks about nuts may well mean peanuts too.
    listed: `nut treenut ${TREE_NUTS} peanut arachide cacahuete cacahuate`,
    shown: 'kukui inamona candlenut pesto baklava nutella gianduja romesco dukkah',
    // A cereal, of wheat and barley.
    unlike: /\bgrape nuts?\b/,
  },
  {
    kind: 'milk',
    name: { en: 'milk', fr: 'le lait', es: 'leche' },
    asked: 'milk dairy lactose cheese cream butter yogurt yoghurt whey casein',
    listed:
      'milk dairy lactose lait leche lacteo latte butter cheese cream parmesan whey casein yogurt yoghurt ghee beurre fromage creme queso latticini',
    shown:
      'icecream mozzarella ricotta burrata pecorino gorgonzola taleggio scamorza mascarpone parmigiano cheddar feta halloumi paneer cotija crema brie swiss provolone stracciatella fontina gruyere raita lassi labneh buttermilk buttered gelato custard quesadilla cheesecake milkshake curd panna fior bechamel alfredo dulce queso mantequilla nata formaggi',
    unlike:
      /\bcashew cream cheese\b|\b(?:oat|soya?|vegan|plant(?: based)?)(?: milk)? (?:buttermilk|ice ?cream|gelato|custard|cream cheese)\b|\b(?:coconut|almond|oat|soy|soya|rice|cashew|peanut|sunflower|hemp|vegan|plant) (?:milk|cream|crema|butter|cheeses?|cheddar|ricotta|mozzarella|parmesan|feta|yog(?:h)?urt)\b(?! cheese)|\blait de coco\b|\bleche de coco\b|\bbutter beans?\b/,
  },
  {
    kind: 'eggs',
    name: { en: 'eggs', fr: 'les œufs', es: 'huevos' },
    asked: 'egg',
    listed: 'egg oeuf huevo uova uovo',
    shown:
      'mayonnaise mayo aioli omelette omelet meringue carbonara frittata hollandaise bearnaise quiche custard zabaglione tortilla-espanola',
    unlike: /\b(?:vegan|egg free|eggless) (?:mayonnaise|mayo|aioli|omelette)\b/,
  },
  {
    kind: 'gluten',
    name: {
      en: 'gluten (wheat, rye, barley, oats)',
      fr: 'le gluten (blé, seigle, orge, avoine)',
      es: 'gluten (trigo, centeno, cebada, avena)',
    },
    asked: 'gluten celiac rye barley oat spelt malt',
    listed:
      'gluten wheat rye barley oat spelt kamut ble seigle orge avoine trigo centeno cebada avena frumento grano cereal',
    shown:
      'bread pasta pain pane bun brioche baguette toast crouton breadcrumb panko flour ramen udon semolina couscous bulgur seitan farro malt beer naan roti paratha focaccia ciabatta sourdough crostini pita croissant breaded crumbed filo phyllo',
    unlike: new RegExp(
      `\\b(?:gluten free|rice|corn|almond|chickpea|gram) (?:bread|bun|flour|pasta|noodles?)\\b|\\bbread of gluten free\\b|${RICE_NOODLES.source}`,
    ),
  },
  {
    kind: 'wheat',
    name: { en: 'wheat', fr: 'le blé', es: 'trigo' },
    asked: 'wheat flour',
    listed: 'wheat gluten ble spelt trigo frumento kamut semolina',
    shown:
      'bread pasta pain pane bun brioche baguette toast crouton breadcrumb panko flour ramen udon couscous bulgur seitan naan focaccia ciabatta crostini',
    unlike: new RegExp(
      `\\b(?:gluten free|rice|corn|almond|chickpea|gram) (?:bread|bun|flour|pasta)\\b|${RICE_NOODLES.source}`,
    ),
  },
  {
    kind: 'soy',
    name: { en: 'soy', fr: 'le soja', es: 'soja' },
    asked: 'soy soya soybean tofu',
    listed: 'soy soya soybean soja tofu edamame tempeh miso',
    shown: 'teriyaki tamari hoisin shoyu ponzu natto yuba gochujang',
  },
  {
    kind: 'sesame',
    name: { en: 'sesame', fr: 'le sésame', es: 'sésamo' },
    asked: 'sesame tahini',
    listed: 'sesame tahini sesamo ajonjoli',
    shown: 'hummus houmous humus halva gomasio zaatar benne',
  },
  {
    kind: 'fish',
    name: { en: 'fish', fr: 'le poisson', es: 'pescado' },
    asked: 'fish',
    listed:
      'fish poisson pescado pesce anchovy tuna salmon cod halibut bass haddock trout mackerel saumon thon morue anchois',
    shown: `${FISHES} bonito dashi worcestershire tonnato seafood poke sashimi ceviche`,
  },
  {
    kind: 'shellfish',
    name: { en: 'shellfish', fr: 'les fruits de mer et crustacés', es: 'mariscos' },
    asked:
      'shellfish crustacean mollusc mollusk shrimp prawn crab lobster oyster clam mussel scallop squid octopus calamari langoustine crawfish crayfish seafood',
    listed:
      'shellfish crustacean mollusc mollusk shrimp prawn crab lobster mollusque crustace crustaceo molusco marisco oyster clam mussel scallop squid octopus crevette homard crabe moule huitre calamari camaron gamba langosta',
    shown: `${SHELLFISH} seafood paella bisque fruits-de-mer`,
    unlike: NOT_OYSTERS,
  },
  {
    kind: 'mustard',
    name: { en: 'mustard', fr: 'la moutarde', es: 'mostaza' },
    asked: 'mustard',
    listed: 'mustard moutarde mostaza senape',
    shown: 'dijon remoulade',
  },
  {
    kind: 'celery',
    name: { en: 'celery', fr: 'le céleri', es: 'apio' },
    asked: 'celery celeriac',
    listed: 'celery celeri celeriac apio sedano',
    shown: '',
  },
  {
    kind: 'sulphites',
    name: { en: 'sulphites', fr: 'les sulfites', es: 'sulfitos' },
    asked: 'sulphite sulfite sulphur',
    listed: 'sulphite sulfite sulphur sulfito sulphure dioxide solfiti',
    shown: '',
  },
  {
    kind: 'lupin',
    name: { en: 'lupin', fr: 'le lupin', es: 'altramuz' },
    asked: 'lupin lupine',
    listed: 'lupin lupine altramuz',
    shown: '',
  },
];

/** Words that stand for all of what is avoided: of `walnuts` or `prawns` only what names these is meant. */
export const CALLED_BY_KIND: ReadonlySet<string> = new Set(
  'peanut nut milk dairy lactose egg gluten wheat soy soya sesame fish shellfish seafood crustacean mollusc mollusk mustard celery sulphite sulfite lupin pork alcohol beef meat'.split(
    ' ',
  ),
);
