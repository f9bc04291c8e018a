import type { MarkKey } from '@tablefront/restaurant/menu/marks';
import type { Course } from '../knowledge/dishes.ts';
import { stemOf, stemsOf } from '../language/words.ts';
import type { MenuAsk, Sort } from '../menu/wish.ts';

/** Patterns of plain English for what is asked of a menu. */
const menuWords = {
  courses: {
    main: 'mains?|main course|main courses|main dish(?:es)?|entrees?|main plates?',
    starter: 'starters?|appeti[sz]ers?|apps|small plates?|to start(?! from)',
    side: 'sides|side dish(?:es)?|a side|any side|(?:cheapest|lowest|highest|least|most|best)(?: \\w+)? side',
    dessert:
      'desserts?|(?:some|any)thing sweet|sweets|sweet (?:things?|stuff|treats?|dish(?:es)?|ones?)|treats?|puddings?|sweet tooth',
    drink: '(?<!\\b(?:not|no|besides|except|than)(?: a| any)? )(?:drinks?|beverages?)|something to drink|to drink',
  },
  diets: {
    vegan: 'vegan|plant based',
    vegetarian: 'vegetarian|meatless|without meat|no meat|meat free|(?:do not|not|never) eat meat',
    'gluten-free': 'gluten free|without gluten|no gluten|gluten friendly',
    halal: 'halal',
  },
  unmarked:
    'kosher|keto|ketogenic|low carb|paleo|organic|pescatarian|(?:un)?pasteuri[sz]ed|sugar free|no sugar|salt free|no salt|(?:without|zero) (?:any |added )?(?:salt|sugar)|low sodium|low fat|calories|calorie|caloric|kcal|whole30|fodmap|raw vegan|jain|diabetic|nutritional|protein|carbs|carbohydrates|sodium|grams of (?:sugar|fat|salt|fib(?:er|re))|(?:high|higher|highest|low|lower|lowest|rich|heavy|less|least|more|most|much|lots? of|extra|added|my) (?:in )?(?:salt|sugar)|salty|salti(?:er|est)|sugary|sugariest|high in sodium|(?:how much|enough) (?:salt|sugar)',
  sorts: {
    cheapest: 'cheapest|cheap|least expensive|lowest[- ]priced?|on a budget|inexpensive',
    dearest: 'most expensive|priciest|dearest|highest price|fanciest',
    largest: 'biggest|largest|heaviest',
    smallest: 'smallest',
    strongest:
      'strongest(?= (?:\\w+ )?(?:things? to drink|beers?|ales?|ciders?|drinks?|cocktails?|pints?|ipas?|lagers?|stouts?|wines?)\\b)|^(?:and |so )?(?:which|what)(?: one| of (?:them|those|these))? (?:is|has) (?:the )?strongest|highest (?:abv|alcohol|percentage)|(?:the )?most alcohol(?:ic)?',
    weakest:
      '(?:weakest|lightest)(?= (?:\\w+ )?(?:beers?|ales?|ciders?|drinks?|cocktails?|pints?|ipas?|lagers?|stouts?|wines?)\\b)|lowest (?:abv|alcohol|percentage)|(?:the )?least alcohol(?:ic)?',
  },
  mild: 'spic(?:e|y) free|least (?:spicy|hot)|not (?:too |very |so |that )?(?:spicy|hot)|no spice|mild|milder|mildest|(?:without|minus|zero) spic(?:e|y)|non spicy|less spicy|no spicy|(?:can|do|does|will|would) not (?:eat|have|do|handle|take|like|tolerate|stand|want) (?:spicy|spice|hot|heat)(?: food)?',
  spicy:
    'spicy|spiciest|hottest|(?:which|what)(?: \\w+){0,3} (?:is|are) hot$|^(?:and )?(?:is|are) (?:it|that|this|they|those|these) (?:very |too )?hot$|(?<!(?:to|i|we|you|the) )heat(?! (?:it|them|this|that|up|the|my|these))|something hot(?! (?:to (?:eat|drink)|food|and (?:quick|filling)))|(?:really|very|super|too|quite|pretty|so|how) hot(?! (?:(?:is|are) (?:the |your )?(?:oven|fire|grill|charcoal|kitchen|patio|room)|dogs?|chocolate|drinks?|tea|coffee|outside|in|today))',
  food: 'to eat|food|eats|bite',
  soft: 'non? alcoholic|nonalcoholic|sober (?=drinks?|options?|choices?|cocktails?)|zero proof|alcohol free|(?:no|without) (?:alcohol|booze|liquor)|mocktails?|soft drinks?|virgin drinks?',
  asks: {
    price: '\\b(?:how much|prices?|costs?|fees?|what do(?:es)? .* cost|charge for)\\b',
    total:
      '\\b(?:total|altogether|together|in all|sum|for both|add (?:both |them |those |it |all |it all )?up|come to|combined|(?:for|of) (?:two|three|four|five|six|\\d+) (?:of|adults))\\b',
    compare:
      '\\b(?:price difference|difference in price|difference .*price|how much (?:more|less) .*than|cheaper|pricier|dearer|more expensive|less expensive|costs? (?:more|less))\\b',
    contents:
      '\\bhow many$|\\bhow many (?:\\w+ ){0,2}?(?:pieces?|come|do (?:i|we|you) get|is|are|in|on|per)\\b|\\bflavou?rs?\\b|\\band when\\b|\\b(?:what is (?:in|on)|^what(?: is| are) an? (?!good|nice|the|price|cost)(?:\\w+ ?){1,3}$|comes? (?:with|on)|ingredients?|made (?:of|with|from)|describe|tell me about|differences?|different|differ|what kind of|contents)\\b',
    having:
      '\\b(?:with|contain\\w*|in (?:it|them)|made (?:with|of)|including|includes?|that (?:has|have)|(?:what|which|anything|something|dishes|items) (?:has|have|got))\\b|\\b(?:does|do|is|are|has) (?!you\\b|they\\b|i\\b|we\\b)(?:\\w+ )+(?:have|has|in)\\b|^(?:\\w+ ){1,3}has \\w+$',
    shared:
      '\\b(?:something|anything|things?|food|dishes|plates|what|good|best|nice) (?:\\w+ ){0,4}?(?:to|for|can|we|us) (?:all )?shar(?:e|ing)\\b|\\bshare?able',
    popular:
      '\\b(?:popular|most ordered|ordered most|recommend\\w*|suggest|suggestion|best ?sellers?|best selling|signature|must try|favou?rites?|what (?:else )?is good(?! for(?! (?:dim sum|\\d|two|three|four|takeout|delivery|lunch|dinner)\\b))|what is (?:the )?(?:best|tastiest)|best (?:dish|thing|item|food|pizza|taco|burger|\\w+)|known for|famous for|what do (?:most )?(?:people|guests|locals|regulars|customers|others) (?:usually |normally |mostly |always )?(?:order|get|have|eat)|(?:what|which) (?:\\w+ )?should (?:i|we) (?:get|try|order|have|eat))\\b',
    size: '\\bhow (?:big|large|small|heavy|thick|filling)\\b|\\b(?:what|which) sizes?\\b|\\bsizes?(?: of)?\\b|\\bportions?\\b|\\bhow much (?!(?:is|are|for|does|do|would|will|it|more|extra)\\b)(?:\\w+ ){1,3}?(?:for (?:\\w+ )?(?:people|persons|guests|of us)|(?:do|should) (?:i|we) (?:need|order|get))\\b',
    whole: '\\b(?:menus?|what (?:food|do you (?:have|serve|sell|make))|dishes)\\b',
  },
  /** Words of wishes that are read apart, and so name no food. */
  wishes: `
    vegan vegans vegetarian vegetarians plant based meatless gluten free halal spicy spiciest mild hot price prices cost costs cheap cheapest cheaper expensive
    priciest dearest pricey least most popular best seller sellers signature recommend recommended recommendation recommendations suggest suggestion famous
    menu menus food foods dish dishes drink eat meal meals option options choice choices ingredient ingredients allergy allergies allergic allergen
    allergens contain contains containing intolerant intolerance celiac friendly safe cross contamination serious severe kosher keto carb low paleo organic
    under over less more than below above between around max maximum budget dollar dollars bucks each
    hungry starving craving crave deal kind range spend special specials today tonight tomorrow now open location restaurant place serve
    pound pounds pint quart dozen calories calorie caloric highest group groups sold stock left pieces size person guests table sell item locations kitchen cook cooked customer
    diet diets order ordering delivery pickup takeout website online page list card full whole entire see bring own happy hour
    daughter son child kid kids children baby guest main mains side sides starter starters appetizer appetizers dessert desserts sweet sweets drinks
    beverage beverages course courses plate plates dinner supper meat protein halfandhalf alacarte flavor flavors flavour flavours
  `,
} as const;

const whole = (pattern: string, flags = '') => new RegExp(`\\b(?:${pattern})\\b`, flags);
const each = <Key extends string>(patterns: Readonly<Record<Key, string>>, make: (pattern: string) => RegExp) =>
  Object.entries<string>(patterns).map(([key, pattern]) => [key as Key, make(pattern)] as const);

export const menuPatterns = {
  courses: each<Exclude<Course, 'dish'>>(menuWords.courses, whole),
  diets: each<Exclude<MarkKey, 'spicy'>>(menuWords.diets, whole),
  asks: each<Exclude<MenuAsk, 'inverse' | 'each'>>(menuWords.asks, (pattern) => new RegExp(pattern)),
  unmarked: whole(menuWords.unmarked, 'g'),
  sorts: each<Sort>(menuWords.sorts, whole),
  mild: whole(menuWords.mild),
  spicy: whole(menuWords.spicy),
  soft: whole(menuWords.soft),
  food: whole(menuWords.food),
};

/** Words that say what is wished of dishes, and name none. */
export const wishWords: ReadonlySet<string> = new Set(menuWords.wishes.trim().split(/\s+/));

export const wishStems: ReadonlySet<string> = new Set([...wishWords].map(stemOf));

/** What stands before a price, and what bound it makes of it. */
export const priceWords = {
  // `Kids under 3` are of an age.
  below:
    /(?<!\b(?:kids?|child(?:ren)?|toddlers?|babies|ages?|aged) )\b(?:under|below|less than|cheaper than|beneath|inferior to)$/,
  upTo: /\b(?:(?:nothing|none|not|no|never) (?:over|above|more than)|no more than|not more than|up to|max|maximum|at most|within|budget of|budget is|spend|only have|i have|i got|have only|for only|for around|only)$/,
  above: /\b(?:over|above|more than|dearer than)$/,
  from: /\b(?:at least|from|min|minimum|starting at)$/,
  around: /\b(?:around|about)$/,
  having: /\b(?:for|with|got|of|have)$/,
  /** Behind a price. */
  orLess: /^(?:or (?:less|under|cheaper)|(?:max|budget|tops)\b)/,
  /** Around a number of something else, which is left out: `party of 4, budget 60`. */
  otherUnit:
    /\b(?:party|table|group|family) (?:of|for) #|# (?:cal(?:orie)?s?|kcal|people|persons?|guests|of|min\w*|hours?|km|miles?|years?|pm|am|x|days?)$/,
};

/** What a menu says of how much something is: `1 kg`, `half portions`, `a pound feeds two`. */
export const TELLS_SIZE =
  /\b\d+(?:[.,]\d+)? ?(?:g|kg|ml|cl|cm|mm|l|oz|lbs?|inch(?:es)?|pieces?|slices?)\b|\b(?:half(?! past)|portions?|slices?|pieces?|pound|ounces?|feeds?|serves|moiti[ée]|raci[oó]n(?:es)?|media)\b|^an? (?:pint|bottle|can|carafe|pot|jug|glass)\b|^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|thirty-two|\d+)\b(?=,| \w+,)/i;

/** How much of something there is, by a unit that all of its kind share. */
export const MEASURE =
  /(?<![\w.])(\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[ -](?:oz|ounces?|inch(?:es)?|g|ml|cl|lbs?|pounds?|pieces?|slices?|people|persons?|patt(?:y|ies)|skewers?|scoops?)\b|(?<=\bfor \w+)$)/i;
/** Meals, of which only some menus have a part, and those that are of mains. */
export const MEAL = /\b(?:breakfast|brunch|lunch|dinner)\b/;
/** A part of the menu that is ordered from beside something else. */
export const AND_A_COURSE =
  /\b(?:and|plus) (?:an?|some|one|two|three|\d) (?:desserts?|drinks?|sides?|starters?|appetizers?)\b/;
/** One word beside what else is asked for: `and a beer`, `kopi and`. */
export const BESIDE_ANOTHER =
  /\b(?:and|plus) (?:an? |some |one |the )?(?<behind>\p{L}+)$|^(?:an? |one )?(?<before>\p{L}+) (?:and|plus) /u;
/** `Cheaper than buying 12 slices` */
export const AGAINST_SO_MANY =
  /\bthan (?:buying |getting |ordering |having )(?:\d{1,2}|two|three|four|five|six|eight|ten|twelve|a dozen) (\w+)/;
export const AND_ALSO = /^(?!.*\b(?:not?|without|except|instead|besides)\b).*\b(?:and|or|plus)\b/;
export const MADE_OF = /\bmade (?:of|from|out of|with)\b|\bwhat is (?:the |your )?\w+$/;
export const KINDS_OF_WINE = /\b(?:red|white|ros[eé]|sparkling|orange|amber|sweet|dry)\b/g;
export const COLOURS_OF_WINE = /\b(?:red|white|rosé|orange|amber)(?!\p{L})/gu;
export const MOST_CALORIES = /\b(?:under|below|less than|fewer than|up to|max|at most) (\d{2,4}) (?:calories|kcal)\b/;
export const ASKS_MOST_CALORIES =
  /\b(?:most|highest|more|biggest|largest|max\w*) (?:in )?(?:calori\w+|kcal)\b|\bhigh(?:er)? calorie\b|\b(?:calori\w+|kcal) (?:\w+ )?(?:highest|most)\b/;
export const CALORIES = /^calori|kcal|nutrition/;
/** What else is counted of a dish, and stated by few menus. */
export const NUTRIENT = /^(?:carb|sodium|grams|protein)|salt|sugar/;
/** Of what the menu bears warning signs, by what is asked. */
export const SIGN_WORDS = { salt: /\bsalt|sodium/, sugar: /sugar|diabetic/ };
export const BRINGS_OWN = /\bbring\b.*\bown\b/;
export const ASKS_MEAL_PRICE =
  /\bhow much (?:is|are|for|does)(?: the| a| your)? (?:breakfast|brunch|lunch|dinner)\b(?! for\b)/;
export const MEAL_OF_MAINS = /\b(?:lunch|dinner|(?<!kids? )meals?)\b/;
/** Asks how many of what there are in a dish. */
export const HOW_MANY_OF = /\bhow many (\w+)/;
/** Says how many, and not of hours or years. */
export const TELLS_NUMBER =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|dozen|\d+|deux|trois|quatre|cinq|dix|dos|tres|cuatro|cinco|seis)\b(?! (?:years?|days?|hours?|minutes?|months?|cents|%))(?! ?%)/i;
/** Asks whether something costs nothing, and says so. */
export const ASKS_IF_FREE =
  /^(?:and |so |ok )?(?:(?:is|are|do you (?:give|offer|have)) .*\b(?:free|complimentary|on the house)|(?:\w+ ){0,2}(?:free refills?|refills? free|refills?)|do you charge (?:extra )?for .*|do (?:i|we) (?:have to |need to )?pay (?:extra )?for .*)$/;
/** Words of such a question that name nothing. */
export const OF_CHARGE = /^(?:charges?|pay|extra|have|need)$/;
export const IS_FREE =
  /(?<![- ]alcohol[- ])(?<!-)\b(?:free|complimentary|on the house|gratuite?s?|offerte?s?|gratis|bottomless)\b(?! of (?!charge))/i;
/** `Which sauce is the hottest`: what asks for the most of something, and what says it of something. */
export const MOST_OF_TASTE: readonly RegExp[] = [
  /\b(?:hottest|spiciest|most spicy)\b/i,
  /\b(?:mildest|least spicy)\b/i,
  /\bstrongest\b/i,
  /\bsweetest\b/i,
];
/** Asks which there are of a kind: `what pie do you have today`, `what do you get`. */
export const ASKS_WHICH_THERE_ARE =
  /\bwhat (?:\w+ ){1,2}(?:do you have|are there|have you got)\b|\bwhat (?:do|would|will) (?:i|we|you) get\b/;
/** With what a heading adds to its dishes for one price. */
export const COMBO = /\bcombos?\b/;
/** `Make it a combo with fries and a drink for $5`, `make any other burger a combo for $5`. */
export const MAKES_COMBO =
  /\bmake (?:it|them|any(?: other)? (?<kind>\p{L}+)) (?:into )?a combo\b[^$£€]*[$£€](?<amount>\d+(?:\.\d\d)?)/iu;
/** A heading that says of how much its prices are: `Meats by the half pound`. */
export const TELLS_UNIT = /\b(?:by the|per|each|à la pièce|au (?:poids|kilo)|por (?:pieza|kilo|persona))\b/i;

/** What a menu says of a drink without alcohol. */
export const SAYS_WITHOUT_ALCOHOL =
  /(?<!\b(?:nearly|almost|hardly|virtually) )\b(?:non[- ]?alcoholic|alcohol[- ]free|(?:no|without|zero|sans|sin) alco(?:h?ol)|mocktails?|soft drinks?|virgin(?! olive)|(?:zero|no)[- ]proof|kiddie cocktails?|shirley temple|boissons gazeuses|refrescos)\b|(?<![\d.,])0[.,]0\b/i;

/** Words of a size that is the single thing: `One`, `Each`. */
export const single: ReadonlySet<string> = new Set('one single each piece regular 1'.split(' '));
/** `A pound and a half`, which is no size of its own. */
export const AND_A_HALF =
  /\b(?:(?:pounds?|kilos?|pints?|quarts?|dozen|lit(?:er|re)s?)(?: (?!and)\w+)?|\d+|one|two|three|four) and (?:a )?half\b/;
/** What something is sold in, whatever it is: `half a chicken`; stems. */
export const sizes: ReadonlySet<string> = new Set(
  stemsOf('whole half quarter single double triple small medium regular large'),
);
/** Other words for sizes. */
export const alikeSizes: Readonly<Record<string, string>> = {
  big: 'large',
  bigger: 'large',
  biggest: 'large',
  larger: 'large',
  largest: 'large',
  longer: 'large',
  longest: 'large',
  shorter: 'small',
  shortest: 'small',
  little: 'small',
  smaller: 'small',
  smallest: 'small',
  lg: 'large',
  lrg: 'large',
  sm: 'small',
  sml: 'small',
  med: 'medium',
  reg: 'regular',
  dbl: 'double',
  sgl: 'single',
  litre: 'liter',
  litres: 'liter',
  mini: 'small',
  kid: 'child',
  kids: 'child',
  children: 'child',
  childrens: 'child',
  dozen: 'twelve',
  halves: 'half',
  racion: 'portion',
  veggie: 'vegetable',
  vegetarian: 'vegetable',
  bbq: 'barbecue',
  lb: 'pound',
  lbs: 'pound',
  oz: 'ounce',
  fifteen: '15',
  sixteen: '16',
  eighteen: '18',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
};
export const ASKS_FLAVOURS = /\bflavou?rs?\b/;
/** How drinks are served (stems): no menu need say it. */
export const SERVED_WAYS: ReadonlySet<string> = new Set(['draft', 'tap', 'bottled', 'canned'].map(stemOf));
/** Everyday words for a kind of food, and how menus of other languages say them. */
export const kindWords: Readonly<Record<string, readonly string[]>> = {
  house: ['casa', 'maison'],
  combo: ['combination'],
};
/** Asks what each of several pays. */
export const ASKS_TO_SPLIT = /\b(?:each|per person|split|divided|a head)\b/;
/** A size that is called by its number alone: `20 pieces`, `6 pc`. */
export const PIECES_OF_SIZE = /^(\d+|\w+) ?(?:pieces?|pcs?|count|ct|pi[eè]ces|morceaux|piezas|unidades)$/i;
/** What is no larger glass of a drink. */
export const IS_BOTTLE = /\b(?:bottle|bouteille|botella|carafe|jarra)\b/i;
/** Among how many something is shared: `divided by six`, `if 6 share it`. */
export const SHARED_BY =
  /\b(?:divided (?:by|between|among)|split (?:by|between|among)|shared by|between) (\w+)\b(?! and \d)|\bsplit (\w+) ways\b|\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:of us |people |persons )?(?:share|split|sharing)\b/;
/** Of how many pieces something is, as menus say it. */
export const OF_PIECES =
  /(?:\b(?:into|fills|makes|of) |^|\. )(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|sixteen|twenty)(?= (?:pieces?|slices?|glass(?:es)?|cups?)\b|\b(?<=\binto \w+))/i;
/** Says that the price is for one who eats of it. */
export const PER_PERSON =
  /\b(?:per|each|one) (?:person|guest|head)\b|\bfor one\b|\bpar personne\b|\bpor persona\b|\b(?:bottomless|unlimited|all you can|as much as you|omakase|rod[ií]zio|à volonté|tasting menu|pairing|prix fixe|\w+-course menu)\b|\b\w+ courses\b/i;
/** `For three`, `for 4 people`, and no amount. */
export const SO_MANY_EATERS =
  /\bfor (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:dollars|bucks|euros|pounds|orders|pm|am|minutes|hours|days))|\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:people|persons|guests|adults|of us)\b/;
/** `Dinner for 2`, and no `2 x 6 wings`. */
export const GUESTS_ALONE =
  /\bfor (?:\d{1,2}|two|three|four|five|six)\b(?! (?:x|of the|dozen|pieces?|pints?|orders)\b)(?= (?:with|and|on|at|how|please|people|total)\b|$)/;
/** Asks of one size or another, and for no sum. */
export const EITHER_SIZE =
  /\b(?:or|vs|versus|than|compared|differences?|different|between|bigger|larger|smaller|better|cheaper|more|less)\b/;
/** Asks what is worth more, or of which there is more. */
export const ASKS_VALUE = /\b(?:value|deal|worth|bigger|larger)\b/;
/** Weighs one size of a dish against another. */
export const WEIGHS_SIZES =
  /\bhow much (?:\w+ )?(?:more|less|cheaper|pricier|extra is)\b|\b(?:differences?|differ|compared|versus|vs|cheaper|bigger|larger|better (?:value|deal|price|buy)|worth)\b/;
export const ASKS_HOW_BIG = /\bhow (?:big|large|small)\b/;
const NO_PRONOUN = '(?:the |your )?(?!(?:it|they|you|that|this|there)\\b)';
/** What is asked of what is in something: `what is in the har gow, any pork`, `do the pancakes come with bacon`. */
export const ASKS_IF_INSIDE = new RegExp(
  [
    '\\bwhat is in .* (?:any|is there(?: any)?) (\\w+)$',
    `^(?:do|does|is|are) ${NO_PRONOUN}(?:\\w+ ){1,3}?(?:come|comes|served) with (?:any |a |the |some )?(\\w+(?: \\w+)?)$`,
    `^(?:do|does) ${NO_PRONOUN}(?!any\\b)(?:\\w+ ){1,3}?(?:have|contain) (?:any )?(pork|beef|meat)(?: in it)?$`,
    // `Is the barbacoa pork`
    `^(?:and |so )?(?:is|are) ${NO_PRONOUN}(?:the |your )?(?!there\\b|any\\b)(?:\\w+ ){1,2}?(?:all )?(?:made (?:of|with|from) )?(pork|beef|lamb|goat|mutton|veal|turkey|horse)$`,
  ].join('|'),
);
/** Asks what holds a meat that many leave out by faith: `does combo 2 have pork`, `what has pork`, `is there pork in the combos`. */
export const ASKS_OF_MEAT_IN =
  /(?<!\b(?:do you|u|you guys) )\b(?:has|have|contains?|containing) (?:any )?(pork|beef)(?: in (?:it|them|there))?$|\b(?:is|are|got) there (?:any )?(pork|beef) in\b|^(?:and |any )*(pork|beef) in (?!it$|them$|there$)/;
/** Asks to be shown a part of the menu, and what stands around its name. */
export const SHOWS_HEADING =
  /^(?:(?:and|so|ok|hi) )*(?:what|which|show|list|see|tell me|let me see|can i see|do you have|have you got|got|is there|are there)\b/;
/** `How much is the tasting menu` */
export const PRICES_HEADING =
  /^(?:(?:and|so|ok|hi) )*(?:how much (?:is|are|for)|(?:what is the )?price (?:of|for)) (?:the|your) \w+ \w+/;
export const ASKS_WHICH = /^(?:(?:and|so|ok|hi) )*(?:what|which|show|list)\b/;
export const AROUND_HEADING =
  /^(?:(?:and|so|ok|hi) )*(?:how much (?:is|are|for)|(?:what is the )?price (?:of|for)|what is on|what are|what is in|what|which|show me|show|list|tell me about|see|let me see|can i see|do you have|have you got|got|is there|are there)(?: (?:the|your|all|any|of|some|is|are|on))*(?= )|(?: (?:do|have|are|is|you|u|they|got|guys|there|serve|sell|make|menu|section|list|options|items|please|on))+$/g;
/** What a size comes with or is for: `Bowl over rice`, `Pint to go`, `Half, for two`. */
export const SERVED_WITH = /(?<=\S) (?:over|with|on|to go)\b.*$|(?<=\S), for \w+$|, \d+ ?(?:oz|ounces|ml|cl|l|g)$/i;
/** A size that is a number of pieces. */
export const COUNTS_PIECES =
  /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|deux|trois|six|dos|tres|seis)\b|dozen|douzaine|docena/i;
/** A number of pieces first of all: `Four shrimp dumplings`, and no measure. */
export const COUNTED =
  /^(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)\b(?! ?-?(?:oz|ounces?|inch(?:es)?|g|ml|cl|lbs?|pounds?|minutes?|hours?|courses?|people|of us)\b)/i;
/** `How much cheaper is the small one`, `what is the difference`. */
export const ASKS_DIFFERENCE =
  /\bhow much (?:more|less|cheaper|dearer|pricier)\b(?! (?:for|to|with|if)\b)|\b(?:price )?difference\b/;
/** By which food is weighed or measured: `a pound` is one. */
export const WEIGHED = /^(?:pound|pint|quart|gallon|liter|kilo|rack)$/;
/** What something is sold in: `by the box`. */
export const CONTAINER = /^(?:box|bag|tub|jar|can|pot|tray|carton|packet|pack|bottle|carafe|pitcher|jug|loaf)$/;
/** `Per wing`, `how much each`. */
export const ASKS_EACH = /\b(?:per (?!person|guest|head|day|hour|week)(\w+)|(?<!of )each|apiece|a piece)\b/;
/** `Box of 12` */
export const OF_SO_MANY = /\bof \d+$/i;
export const BY_DOZEN = /\b(?:dozen|douzaine|docena)\b/i;
export const FRACTION = /^\d\/\d$|^(?:quarter|third)$/;
/** Asks for what no other place has, and tags by which menus mark that. */
export const ONLY_THERE =
  /\bonly (?:get |have |order |find |buy )?(?:it )?(?:in|at|here|there)\b|(?<=\w )(?:only|special|unique|exclusive) (?:to |in |at )?(?:here|there)\b|\b(?:special|unique|exclusive) (?:to|in|at)\b|\banything special$/;
export const ONLY_TAG = /\bonly\b|\bseulement\b|\buniquement\b|\bs[oó]lo\b/i;
/** When a menu says that something is to be had or ordered. */
export const TELLS_TIME =
  /\b(?:days?|hours?|ahead|advance|notice|until|till|after|before|only|mornings?|noon|jours?|avance|jusqu|d[ií]as?|antes|hasta)\b/i;
/** What is said of a menu that is served on some days or at some hours only. */
export const TELLS_WHEN_SERVED =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|noon|until|[ap]m|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|midi|jusqu|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?|hasta)\b/i;
/** What a menu says of a dish that it has in a part of the year: `only from December`, `in season`. */
export const TELLS_SEASON =
  /\b(?:seasonal(?:ly)?|in season|while (?:it|they|stocks?) lasts?|(?:only|from|until|till|through|during|in)(?: the)? (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)|en saison|de saison|de temporada)\b/i;
/** `Ask for it without the chorizo`, `ask us to leave out the anchovy`. */
export const TELLS_LEFT_OUT =
  /\b(?:ask|available|comes|can be had|on request|sur demande|demandez|pida|p[ií]dalo)\b.*\b(?:without|leave out|left out|sans|sin)\b|\b(?:without|leave out|sans|sin)\b.*\b(?:ask|on request|sur demande)\b/i;
/** What a menu says of how else a dish is made: `Say “all plant” and it comes vegan.` */
export const TELLS_MADE_OTHERWISE =
  /\b(?:can be|makes?|made|say|ask|comes|becomes|available|on request|swap|instead|peut|sur demande|demandez|puede|pida|p[ií]d[ae]lo)\b/i;
/** On what a mark stands: `ask for the bread without butter and it is vegan`. */
export const TELLS_CONDITION =
  /^(?:ask|skip|hold|leave|say|order|tell|without|demandez|sans|pida|sin)\b.*\b(?:it|this|that|they|il|elle|est|es)\b.*\b(?:vegan|vegetarian|veggie|gluten|v[ée]g[ée]tal\w*|vegan[ao]|vegetarian[ao])\b/i;
/** What a menu says of something that costs more, less or nothing beside a dish. */
export const TELLS_EXTRA =
  /[$€£]\s?\d|\d\s?[$€£]|\b\d+ (?:cents|%)|\w+ percent\b|\b\d+ ?p\b|\d ?%|\b(?:extra|for free|free of charge|included|no charge|half (?:the )?price|gratuit|supplément|gratis|suplemento)\b|(?:^|[.,;] |\b(?:is|are|comes?) )free\b/i;
/** What is said of one thing by its name: `Our baklava has forty layers`. */
export const IS_OF_ONE =
  /^(?:our|the|notre|nos|la|le|les|el|los|las|nuestr\w+) ([\p{L}-]+) (?:has|have|is|are|comes?|takes?|a|ont|est|sont|lleva|llevan|tiene|tienen|es|son)\b/iu;
/** What such words price: a name and an amount, and a list of what all costs that. */
export const CHARGE =
  /(?<name>\p{L}[\p{L}’' -]{2,60}?)[,:]?(?: (?:for|(?:it )?is|are|costs?|at|adds?))? \+?(?:[$£€]\s?(?<amount>\d+(?:[.,]\d\d)?)|(?<cents>\d+)(?: cents| ?p\b))(?: (?:more|extra|each))?(?:: (?<list>[\p{L}’' ,-]+))?/giu;
/** What such words price by the size that it comes with: `toppings: $2 each on a 14-inch, $3 on an 18-inch`. */
export const CHARGE_BY_SIZE =
  /(?<name>\p{L}[\p{L} ]{2,40}?):?(?<prices>(?:,? (?:and )?[$£€]\d+(?:[.,]\d\d)?(?: (?:each|more|extra))?(?: (?:on|for))?(?: (?:an?|the))? [\p{L}\d]+(?:[- ]inch)?){2,})/giu;
export const PRICE_OF_SIZE =
  /[$£€](?<amount>\d+(?:[.,]\d\d)?)(?: (?:each|more|extra))?(?: (?:on|for))?(?: (?:an?|the))? (?<size>[\p{L}\d]+)/gu;
/** What may be anything that is added: so many toppings. */
export const ANY_TOPPING = /^(?:extra |further |additional )?(?:toppings?|garnitures?|ingr[eé]dient[es]s?)$/i;
export const SO_MANY_TOPPINGS = /\b(\w+) (?:more |extra |further |additional )?(?:toppings?|ingredients)\b/;
/** Before the name of what is priced so. */
export const BEFORE_CHARGE =
  /^(?:(?:you can|can|add|adding|or|and|with|for|on|make it|extra|swap in|an?|the|some|any) )+/i;
/** `Is everything halal` */
export const ASKS_OF_ALL = /\b(?:everything|all (?:of )?(?:it|your|the)|whole menu)\b/;
/** What a heading says that its dishes come with. */
export const TELLS_CONTENTS =
  /\b(?:with|comes?|includ(?:es?|ed|ing)|served|avec|con|inclu\w+|accompagn\w+|acompa\w+)\b/i;
/** Asks how many eat of something, and what menus say of that. */
export const ASKS_FOR_HOW_MANY =
  /\b(?:enough|feeds?|serves?|how many (?:people|persons?|of us|orders|should|do we|do i|would)|big enough|for (?:just |only )?(?:one|1) person|for one|by myself|alone|\w+ of us)\b/;
export const FEEDS =
  /\b(?:feeds?|serves?|a person|per person|for (?:one|two|three|four|five|six|eight|ten|\d+)|to share|pour (?:deux|trois|quatre|\d+)|para (?:dos|tres|cuatro|\d+))\b/i;
/** What a menu says of having one thing in the place of another. */
export const TELLS_SWAP =
  /\b(?:swaps?|substitut\w*|instead|replac\w*|changes|becomes?|turns? into|(?:au|a la) place|en lugar|cambios?)\b/i;
/** What is had in the place of what: either side of it. */
export const SWAPS =
  /\b(?:swap|switch|sub|substitute|change|trade|replace)(?: out)? (?:the |my |an? |some )?(?<one>.+?) (?:for|with|to|into) (?:the |an? |some )?(?<other>.+?)(?: instead| please)?$|^(?:(?:and|also|can|could|i|we|you|get|have|do|make|with|it) )*(?:the |an? |some )?(?<own>(?!of\b).+?) (?:instead|in place)(?: of (?:the |my |an? )?.+)?$/;
/** What the name of an add-on says beside what it is: `Onion rings instead of fries`, `Swap to egg whites`. */
export const IN_ITS_PLACE =
  / instead\b.*$| in place of .*$|^.*\b(?:becomes?|turns? into) |^(?:swap|switch|sub|substitute|change) (?:(?:\p{L}+ ){1,3}?for |to |in |with )?/iu;
/** In what something is counted: `how many eggs are in the platter`. */
export const COUNTED_IN = /\bhow many .+? (?:in|on|with) (?:the |an? |your |each |one )?(.+)/;
/** How strong a drink is, as its words tell: `Helles, 4.6%`. */
export const STRENGTH = /\b(\d{1,2}(?:[.,]\d)?) ?%/;
/** Asks what is had with something for its price. */
export const ASKS_WHAT_COMES = /\b(?:comes?|come|served|serve) (?:with|on)\b|\binclud\w+\b/;
/** Looks for some of a kind. */
export const LOOKS_FOR_SOME = /\b(?:any|do you (?:have|serve|sell)|got)\b/;
/** Begins to say what another of the same costs. */
export const ONE_MORE = /^(?:an?|another|each|any|every)?\s?(?:extra|second|further|additional|other)\b/i;
/** The same, and what is in or on it. */
export const ASKS_WHAT_IS_IN = new RegExp(`${ASKS_WHAT_COMES.source}|\\bwhat is (?:in|on)\\b`);
/** Is a question, and no bare order: `glass of vermentino`. */
export const ASKS_SOMETHING = /\b(?:what|which|when|where|who|why|how|is|are|do|does|can|could|would|will|if|tell)\b/;
/** Asks for an amount: of money, or of what must be ordered. */
export const ASKS_AMOUNT =
  /\b(?:how (?:much|many|old)|prices?|costs?|fees?|charges?|extra|surcharge|upcharge|supplement|cheaper|less|discount|minimum|min|tip|tips|tipping|gratuity|automatic\w*|service charge|included?|free|bill)\b/;
/** Asks what something costs beside a dish. */
export const ASKS_EXTRA =
  /\b(?:extra|charges?|add|added|adds|upcharge|surcharge|swap|substitute|sub|free|included?|more|with|bill|automatic\w*)\b/;
/** What can be added is called by what it is free of. */
export const SAYS_FREE = /\b(?:free|vegan|sans|sin)\b/i;
/** More than a glass of a drink. */
export const ASKS_VESSEL =
  /\b(?:bottles?|carafes?|jugs?|pitchers?|half (?:an? )?(?:liter|litre)|(?:liters?|litres?) of)\b/;
/** `An extra skewer` */
export const EXTRA_OF = /\bextra (\w+)/;
/** Asks what is paid on top, of no dish in particular. */
export const ASKS_SURCHARGE = /\b(?:extra|surcharge|upcharge|charges? for|adds? (?:an? |some )?\w+|more for)\b/;
/** Says that one thing comes with or on another. */
export const ADDS_SOMETHING = /\b(?:with|on|add|adding|plus|extra|instead|top|side|aside|separate)\b/;
/** What a heading says that its dishes are not: `Not beer`. */
export const NOT_THAT = /\b(?:not?|non)[ -]\p{L}+/iu;
/** Headings under which the mains of grown-ups do not stand. */
export const OF_CHILDREN = /\b(?:kids?|child(?:ren)?|junior|little ones|enfants?|niñ[oa]s?|bambini)\b/i;
/** Of a heading: `Ten and under`. */
export const SAYS_FOR_CHILDREN =
  /\b(?:(?:six|seven|eight|nine|ten|eleven|twelve|thirteen|\d{1,2}) and under|for (?:kids|children)|for the (?:kids|little ones))\b/i;
/** Chips that are of something else than potatoes, or come with it. */
export const NO_FRIES =
  /\b(?:zucchini|courgette|tortilla|plantain|banana|apple|kale|pita|corn|nacho|guacamole|salsa|chocolate) (?:and )?chips?\b|\bchips? and (?:dip|salsa|guac\w*)\b/i;
/** Called a latte, and of tea or roots. */
export const NO_COFFEE =
  /\b(?:matcha|chai|hojicha|houjicha|sencha|turmeric|curcuma|golden|rooibos|ube|taro|earl grey|london fog)\b(?!.*\b(?:coffee|espresso|mocha|cappuccino)\b)/i;
/** Asks up to which age something is for, and says so. */
export const ASKS_AGE =
  /\b(?:what|which|max(?:imum)?|until) ages?\b|\bhow old\b|\bage limit\b|\bis a child\b|\b(?:is|are) (?:\d{1,2}|ten|eleven|twelve|thirteen)\b|\baged \d|\b\d{1,2} (?:years?|yrs?) old\b/;
export const TELLS_AGE =
  /\b(?:under|below|younger|ages?d?|years?|up to (?:ten|twelve|\d+)|and under|moins de|jusqu.à|ans|menores|años|hasta)\b/i;
/** A sentence that says on which days something is to be had, and no more: `Thursday to Sunday.`, `Fridays only.` */
export const SAYS_DAYS =
  /^(?:[^,]+, )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends|weekdays) only\.?$|^(?:only )?(?:on )?((?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends|weekdays)(?:(?:,| to| and| or| through|,? and) (?:mon|tues|wednes|thurs|fri|satur|sun)days?)*)(?: only)?\.?$/i;
/** What tells of several kinds of days over a part of the menu: `the spread on Sunday; simit every day`. */
export const SAYS_DAYS_OF_SOME =
  /\b(?:every day|daily|all (?:day|week)|any day|tous les jours|chaque jour|todos los d[ií]as)\b/i;
/** `Three for $10` */
export const SO_MANY_FOR = /\b(two|three|four|five|six|ten|twelve|dozen|\d+) for [$£€]\s?\d/i;
/** `Two pieces.`, of all that stands under a heading. */
export const PIECES_OF_HEADING = /^(\w+) pieces?\b/i;
export const SAYS_WHOLE = /\b(?:whole|enti[eè]re?s?|enter[oa]s?)\b/i;
export const ASKS_WHOLE = /\b(?:whole|entire|full)\b/;
/** A wine that is called by its colour alone. */
export const IS_HOUSE_WINE = /\b(?:house|glass|bottle|carafe) (?:of )?(?:red|white|ros[ée])\b|^(?:red|white|ros[ée])$/i;
/** Drinks of barley or malt that are no beer. */
export const OF_OTHER_BARLEY =
  /\b(?:tea|water|malt\w*|shake|milk\w*|chocolate|coffee|latte|kvas\w*|cola|boricha|mugicha|whisk\w+|somaek|soju|tower|michelada|shandy)\b|\bbarley (?:lime|lemon|ice)|-boiled barley\b/i;
/** `Meats by the half pound`. */
export const UNIT_OF_HEADING = /\bby the half (\p{L}+?)s?\b/iu;
/** What is poured, though dishes may be called by it. */
export const DRINKS: ReadonlySet<string> = new Set(
  'beer ale lager stout cider wine coffee tea juice soda pop coke cola cocktail'.split(' '),
);
/** Words of drinks that hold no alcohol unless another word says so. */
export const SOFT_DRINKS: ReadonlySet<string> = new Set(
  'soda pop coke cola sprite fanta pepsi chinotto refresco lemonade limonade limonata coffee caffe cafe espresso latte cappuccino americano macchiato mocha cortado flatwhite frappe tea chai matcha boba tisane hojicha juice jus jugo zumo succo water eau agua acqua milk lait leche shake milkshake smoothie lassi horchata jamaica tamarindo kombucha ayran jallab mauby sumol sikhye uzvar faluda falooda pellegrino perrier evian chico jarrito almdudler bru limca bica galao cafecito cortadito einspanner genmaicha sencha gyokuro oolong rooibos pani gulaman guarana presse pog fountain doogh gingerbeer rootbeer gingerale ginger squash cordial sorrel ting kola cocoa chocolate float slush calpico milkis ramune compote kompot kvass sharbat sherbet'
    .split(' ')
    .map(stemOf),
);
/** The same by two words, and malts. */
export const SOFT_NAMES =
  /\b(?:cold brew|egg creams?|london fog|malts?|malted|batch filter|peanut punch|irish moss|(?:young|fresh) coconut|babyccino)\b/i;
/** What hardly ever holds caffeine, whatever stands around it. */
export const NO_CAFFEINE =
  /\b(?:juices?|lemonades?|limonad[ae]|water|milk|smoothies?|rooibos|c(?:h)?amomile|peppermint|horchata|jamaica|cider|gl[øo]gg|ayran|jallab|guava|orange|no caffeine|caffeine[- ]free)\b/i;
/** `Is the chai caffeine free`, of what is named. */
export const ASKS_OF_THAT = /^(?:(?:and|so|ok) )?(?:is|are) (?!there\b)/;
/** That a drink has none, though it is called tea. */
export const SAYS_WITHOUT_CAFFEINE =
  /\b(?:no|without|zero|free of|sans|sin) (?:caffeine|cafeine|cafeina)\b|\bcaffeine[- ]free\b/i;
/** By which parts of a menu are called. */
export const HEADS = /^(?:meats?|plates|sets|boxes|bowls|platters|specials|combos)$/;
/** Meals, of which only some menus have a heading. */
export const MEALS: ReadonlySet<string> = new Set(['lunch', 'brunch', 'breakfast']);

export const SAYS_WITHOUT_SUGAR = /\b(?:no (?:added )?sugar|sugar[- ]free|without (?:added )?sugar|unsweetened)\b/i;

/** What of a dish is chosen: `buckeye, grasshopper or pumpkin`. */
export const OFFERS_KINDS = /\w,? (?:or|ou|o) \w/i;

const ALCOHOL = '(?:alcohol(?:ic)?|booze|liquor)';
const POURED_IN =
  '(?:wine|beer|rum|brandy|cognac|sherry|sake|mirin|vodka|bourbon|whisk(?:e)?y|tequila|ouzo|liqueur|cider)';
const FOOD = '(?:dish(?:es)?|foods?|meals?|desserts?|sauces?|mains?|starters?|items|sorbets?|cakes?)';
/** `What is that poor man’s lobster` */
export const ASKS_WHAT_IT_IS = /^(?:and |so |ok )?what is (?:that|this|the) /;
/** Asks which food holds alcohol, or whether one does. */
export const ASKS_OF_ALCOHOL_IN = new RegExp(
  `\\b${ALCOHOL} in (?!march\\b|may\\b|general\\b)|\\b(?:which|what|any|are there|do any) (?:of )?(?:the |your )?${FOOD} .*\\b${ALCOHOL}\\b|\\bwhat (?:has|contains) ${ALCOHOL}\\b|\\b(?:does|do|is|are|has|have) (?!you\\b|they\\b|we\\b)(?:\\w+ ){1,4}(?:have|has|contain|contains|with) (?:any |some )?${ALCOHOL}\\b|\\b${POURED_IN} in (?:the|your|it|that) (?!evening|afternoon|morning|bar|fridge|house|garden|glass|park)`,
);
/** `Anything with ouzo`, `ouzo in anything`: no ouzo is asked for. */
export const ASKS_WHAT_HAS =
  /\b(?:anything|something|dish(?:es)?|foods?|what|which)(?: \w+)? (?:has|have|with|contains?|made with|cooked with)\b|\bin any(?:thing| dish| food)\b/;
/** What is poured, asked about as a part of a dish. */
export const IS_POURED = new RegExp(`^(?:alcohol\\w*|booze|liquor|${POURED_IN})$`);
export const COOKED_WITH_ALCOHOL = new RegExp(
  `\\b(?:cook(?:ed|ing)?|made|make) with (?:${ALCOHOL}|wine|beer)\\b|\\b${POURED_IN} (?:batter(?:ed)?|sauce|braised?)\\b.*\\b${ALCOHOL}\\b`,
);
/** `Cod taco alcohol?` */
export const ENDS_WITH_ALCOHOL = new RegExp(
  `^(?!.*\\b(?:no|without|any|you|non|bring)\\b)(?:\\w+ ){1,4}(?:has |have )?${ALCOHOL}$`,
);
/** `Is the salmon raw`, `any raw fish`, `is the beef cooked through`: of what the menu states of it. */
export const ASKS_IF_RAW =
  /(?<!\bhow )\b(?:is|are|was|were) (?:\w+ ){1,5}(?:raw|under ?cooked|fully cooked|cooked(?: through| all the way| enough)?|rare|runny)(?= or |$)|\b(?:what|which|anything|any|do you have|something|everything|dish(?:es)?)\b.*\b(?:raw|under ?cooked)\b(?! (?:vegan|bar|honey|onions?|vegetables?|milk|materials?|veg|juices?))|^(?:\w+ ){1,3}raw$/;
/** How meat is cooked, or may be had. */
export const ASKS_HOW_COOKED =
  /\b(?:pink|medium rare|(?<!medium )rare|under ?cooked|well done|medium well|bloody(?! mary| caesar)|cooked (?:through|all the way)|cook .* (?:through|thru))\b|\bhow (?:are|is) (?:the|your) (?:\w+ )?(?:burgers?|patt(?:y|ies)|meats?|beef) cooked\b|\bhow do you cook (?:the|your) (?:\w+ )?(?:burgers?|patt(?:y|ies)|meats?|beef)\b/;
/** Of what is eaten, and of no drinks. */
export const ASKS_OF_FOOD = /\b(?:dishes|foods?|cooked)\b/;
