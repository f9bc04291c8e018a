/** What a question asks of a menu: words, diets, prices, allergens. */
import type { MarkKey } from '@tablefront/restaurant/menu-marks';
import { allergenIn, allergenWordsIn, asksWhatContains } from './allergens.ts';
import { fillerWords } from './plain-words.ts';
import { dateWords } from './read-when.ts';
import { stemOf } from './words.ts';

export interface Wish {
  /** Stems of what is looked for. */
  content: string[];
  /** The words as they were typed, by their stems. */
  typed: ReadonlyMap<string, string>;
  diets: MarkKey[];
  /** Kinds of `allergens.ts` that are asked about. */
  allergens: string[];
  /** Dishes with these allergens are asked for, not dishes without. */
  containing: boolean;
  /** In the brand's currency. */
  most?: number;
  least?: number;
  sort?: 'cheapest' | 'dearest';
  /** Dishes are compared by price: the stems of each side. */
  compared?: string[][];
  /** Hot dishes wanted, or unwanted. */
  spicy?: boolean;
  /** What is liked best. */
  popular: boolean;
  /** The price is asked for. */
  price: boolean;
  /** Something of each word will do: `burgers or tacos`. */
  either: boolean;
  /** Nothing but the menu itself is wanted. */
  browse: boolean;
  /** A diet that no mark tells of. */
  unmarked?: string;
}

/** Words of wishes that are read apart, and so are no content. */
const wishWords = new Set(
  `vegan vegans vegetarian vegetarians plant based meatless gluten free halal spicy spiciest mild hot price prices cost costs cheap cheapest cheaper expensive
  priciest dearest pricey least most popular best seller sellers signature recommend recommended recommendation recommendations suggest suggestion famous favourite favorite
  menu menus food foods dish dishes drink eat meal meals option options choice choices ingredient ingredients allergy allergies allergic allergen
  allergens contain contains containing intolerant intolerance celiac free friendly safe cross contamination serious severe kosher keto carb low paleo organic pescatarian
  under over less more than below above between around max maximum budget dollar dollars bucks each
  hungry starving craving crave deal kind range spend special specials today tonight tomorrow now open location restaurant place serve
  calories calorie group groups buddies sold stock left pieces size person guests table sell item locations restaurants stores store branch branches spots outlets shops kitchen cook cooked cooking customer customers kids-menu
  dietary diet diets cannot wanting fancy order ordering delivery pickup takeout website online page list card full whole entire see
  sans bring own disease condition sensitivity sensitive intolerances allergens safely eaten
  daughter son child girlfriend boyfriend grandma grandmother grandfather baby toddler guest buddy
  `
    .trim()
    .split(/\s+/),
);
const dayWords = new Set(dateWords.flatMap((word) => [word, `${word}s`]));

/**
 * What words such as dessert mean on a menu: other words that say it in a name or a category. A word itself always means itself.
 */
const concepts: readonly [names: string, means: string][] = [
  [
    'dessert sweet pudding treat',
    'dessert sweet dolci dolce cake gelato tiramisu doughnut donut pie brownie cookie pudding cheesecake mochi cotta torta baklava churro sundae sorbet mousse tart crumble pastry pancake cantucci dango glace gateau biscuit',
  ],
  [
    'drink beverage boisson',
    'drink beverage bere boisson vino wine soda pop juice coffee caffe cafe tea shake milkshake smoothie lemonade beer cocktail boba hibiscus water chinotto kombucha latte espresso cider',
  ],
  [
    'starter appetizer appetiser app',
    'starter appetizer antipasti antipasto small side snack share mezze tapas entree',
  ],
  ['entree main', 'main entree secondi plate plat principal'],
  ['pastry bakery', 'pastry bakery croissant muffin scone danish cookie brownie cake tart'],
  ['tuna thon', 'tuna thon maguro'],
  ['salmon saumon', 'salmon saumon'],
  ['crab crabe', 'crab crabe'],
  ['duck canard', 'duck canard'],
  ['rice riz', 'rice riz'],
  ['roll', 'roll maki rouleau'],
  ['avocado avocat', 'avocado avocat guacamole'],
  ['green vert', 'green vert'],
  ['cucumber concombre', 'cucumber concombre'],
  [
    'mocktail',
    'mocktail virgin soda pop juice coffee caffe tea chai lassi shake milkshake smoothie lemonade root ginger kombucha water latte cola the jus',
  ],
  [
    'seafood',
    'seafood fish cod salmon tuna shrimp prawn crab lobster octopus squid calamari scallop mussel clam branzino bass anchovy polpo halibut trout haddock mackerel poisson crevette',
  ],
  [
    'fish',
    'fish cod salmon tuna branzino bass anchovy halibut trout haddock mackerel tilapia sole poisson morue saumon thon',
  ],
  ['shellfish', 'shellfish shrimp prawn crab lobster scallop mussel clam oyster'],
  ['shrimp prawn', 'shrimp prawn gambas crevette'],
  ['beef', 'beef brisket steak burger striploin ribeye bulgogi boeuf sirloin'],
  ['steak', 'steak striploin ribeye sirloin flank'],
  ['pork', 'pork bacon ham prosciutto chorizo porchetta pancetta nduja carnitas chashu salami salame sausage porc'],
  ['chicken', 'chicken pollo poulet wing karaage'],
  ['meat', 'beef brisket steak pork bacon ham prosciutto chicken lamb veal duck turkey sausage chorizo ragu'],
  ['lamb', 'lamb agneau agnello'],
  ['soup', 'soup zuppa ribollita broth chowder bisque pho minestrone soupe stew'],
  ['salad', 'salad insalata salade slaw'],
  ['noodle', 'noodle ramen udon soba pho pad'],
  [
    'pasta',
    'pasta spaghetti ravioli tagliatelle lasagne lasagna gnocchi orecchiette penne linguine fettuccine rigatoni carbonara',
  ],
  ['pizza', 'pizza'],
  ['lasagna lasagne', 'lasagna lasagne'],
  ['burger hamburger cheeseburger', 'burger hamburger cheeseburger'],
  ['sandwich sub', 'sandwich panino sub wrap hoagie pita'],
  ['wine vin vino', 'wine vino vin'],
  ['beer', 'beer lager ale ipa pilsner stout birra biere'],
  ['cocktail', 'cocktail negroni spritz margarita mojito martini sangria mule'],
  ['alcohol alcoholic booze liquor', 'wine vino beer lager ale cocktail negroni spritz sangria sake cider'],
  ['soda pop coke cola', 'soda pop cola coke chinotto ginger cream'],
  ['coffee espresso', 'coffee caffe cafe espresso latte cappuccino'],
  ['tea', 'tea the chai matcha boba'],
  ['milkshake shake', 'shake milkshake'],
  [
    'cheese',
    'cheese burrata mozzarella cheddar gorgonzola pecorino parmesan ricotta feta cotija halloumi swiss fromage taleggio scamorza',
  ],
  ['mushroom', 'mushroom funghi shiitake portobello champignon'],
  ['eggplant aubergine', 'eggplant aubergine melanzane'],
  ['zucchini courgette', 'zucchini courgette'],
  ['cilantro coriander', 'cilantro coriander'],
  ['arugula rocket', 'arugula rocket rucola'],
  ['octopus', 'octopus polpo'],
  ['fry chip', 'fry frite chip'],
  ['dumpling', 'dumpling gyoza wonton momo'],
  ['doughnut donut', 'doughnut donut'],
  ['potato', 'potato patate pomme'],
  ['bread', 'bread pane loaf baguette focaccia'],
  ['bubble boba', 'boba bubble'],
  ['kid child', 'kid child children junior enfant'],
  ['breakfast', 'breakfast pancake waffle omelette'],
  ['brunch', 'brunch pancake waffle'],
  ['chocolate', 'chocolate cocoa chocolat'],
  ['strawberry', 'strawberry fragole fraise'],
  ['chili chilli pepper', 'chili chilli pepper jalapeno'],
  ['bean', 'bean fagioli haricot'],
  ['vegetable', 'vegetable veggie green'],
  ['corn', 'corn elote mais'],
  ['icecream', 'gelato sundae'],
  ['side', 'side contorni accompagnement'],
];

const meanings = new Map<string, string[]>();
for (const [names, means] of concepts)
  for (const name of names.split(' ')) meanings.set(name, means.split(' ').map(stemOf));

/** The stems by which a menu may say what a stem means, itself included. */
export function meaningsOf(stem: string): string[] {
  return [...new Set([stem, ...(meanings.get(stem) ?? [])])];
}

/** Words for a course as such, under which not every menu has a heading. */
export const courseStems: ReadonlySet<string> = new Set(['main', 'entree', 'course', 'plate']);

export function isConcept(stem: string): boolean {
  return meanings.has(stem);
}

/** @param placeWords words that name a place, and so no dish */
export function readWish(words: readonly string[], placeWords: ReadonlySet<string>): Wish {
  const text = words.join(' ');
  const has = (pattern: RegExp) => pattern.test(text);
  const diets: MarkKey[] = [];
  if (has(/\b(?:vegan|vegans|plant based)\b/)) diets.push('vegan');
  if (has(/\b(?:vegetarian|meatless|without meat|no meat|meat free|do not eat meat|not eat meat)\b/))
    diets.push('vegetarian');
  if (
    has(
      /\b(?:gluten free|without gluten|no gluten|celiac|gluten intoleran\w*|gluten allergy|allergic to gluten|sans gluten|gluten friendly)\b/,
    )
  )
    diets.push('gluten-free');
  if (has(/\bhalal\b/)) diets.push('halal');
  const allergens = allergenIn(text).filter((kind) => kind !== 'gluten' || !diets.includes('gluten-free'));
  const { most, least } = pricesIn(words);
  const mild = has(/\b(?:not (?:too |very |so )?(?:spicy|hot)|no spice|mild|without spice|non spicy|less spicy)\b/);
  const spicy = has(/\b(?:spicy|spiciest|hot sauce|hottest|heat|something hot)\b/);
  const unmarked = /\b(?:kosher|keto|low carb|paleo|organic|pescatarian|sugar free|low sodium|calories|calorie)\b/.exec(
    text,
  )?.[0];
  const allergenWords = new Set(allergens.length > 0 || has(/\ballerg/) ? allergenWordsIn(text) : []);
  const content = words
    .filter((word) => !fillerWords.has(word) && !wishWords.has(word) && !dayWords.has(word) && !placeWords.has(word))
    .filter(
      (word) =>
        !allergenWords.has(word) &&
        !/^\$?\d/.test(word) &&
        word !== 'am' &&
        word !== 'pm' &&
        !(word === 'meat' && diets.includes('vegetarian')),
    )
    .map(stemOf);
  const whole = text.replace(/\bice cream\b/, '');
  const soft = has(/\b(?:non alcoholic|alcohol free|no alcohol|without alcohol|mocktails?|soft drinks?)\b/);
  const joined =
    whole === text ? content : [...content.filter((stem) => stem !== 'ice' && stem !== 'cream'), 'icecream'];
  // The word drink is read as a wish for any of them.
  const drinks = has(/\b(?:drinks?|beverages?|something to drink|to drink)\b/) && joined.length === 0 ? ['drink'] : [];
  const sober = new Set(['non', 'alcoholic', 'alcohol', 'drink', 'beverage', 'soft', 'free']);
  const sought = soft ? [...joined.filter((stem) => !sober.has(stem)), 'mocktail'] : [...joined, ...drinks];
  return {
    content: [...new Set(sought)],
    typed: new Map([
      ...words.map((word): [string, string] => [stemOf(word), word]),
      ['icecream', 'ice cream'],
      ['mocktail', 'drinks without alcohol'],
    ]),
    diets,
    allergens,
    containing: allergens.length > 0 && asksWhatContains(text),
    most,
    least,
    compared: comparedIn(words, new Set(content)),
    sort: has(/\b(?:cheapest|cheaper|least expensive|lowest price|cheap|on a budget|inexpensive)\b/)
      ? 'cheapest'
      : has(/\b(?:most expensive|priciest|dearest|highest price)\b/)
        ? 'dearest'
        : undefined,
    spicy: mild ? false : spicy ? true : undefined,
    popular: has(
      /\b(?:popular|recommend\w*|suggest|suggestion|best ?sellers?|best selling|signature|must try|favou?rites?|what is good|whats good|what is (?:the )?(?:best|tastiest)|best (?:dish|thing|item|food)|known for|famous for|should i (?:get|try|order|have|eat))\b/,
    ),
    price: has(/\b(?:how much|price|prices|cost|costs)\b/),
    either: has(/\b(?:and|or|n)\b/),
    browse: has(/\b(?:menus?|what (?:food|do you (?:have|serve|sell|make)))\b/),
    unmarked,
  };
}

/** Whether nothing is asked that would choose among dishes. */
export function isEmptyWish(wish: Wish): boolean {
  const { content, diets, allergens, most, least, sort, spicy, popular, unmarked } = wish;
  const plain =
    most === undefined && least === undefined && sort === undefined && spicy === undefined && unmarked === undefined;
  return content.length === 0 && diets.length === 0 && allergens.length === 0 && plain && !popular;
}

/** `Lassi or chai cheaper`, `is the halibut cheaper than the lobster`: what is compared. */
function comparedIn(words: readonly string[], content: ReadonlySet<string>): string[][] | undefined {
  if (!/\b(?:cheaper|pricier|dearer|more expensive|less expensive|costs? (?:more|less))\b/.test(words.join(' ')))
    return undefined;
  const sides: string[][] = [[]];
  for (const word of words) {
    if (/^(?:or|than|and|vs|versus|to)$/.test(word)) sides.push([]);
    else if (content.has(stemOf(word))) sides.at(-1)?.push(stemOf(word));
  }
  const named = sides.filter((side) => side.length > 0);
  return named.length > 1 ? named : undefined;
}

function pricesIn(words: readonly string[]): { most?: number; least?: number } {
  const amounts = words
    .map((word) => /^\$?(\d+(?:[.,]\d{1,2})?)$/.exec(word)?.[1]?.replace(',', '.'))
    .map((text) => (text === undefined ? undefined : Number(text)));
  for (const [index, amount] of amounts.entries()) {
    if (amount === undefined) continue;
    const marked = words[index]?.startsWith('$') ?? false;
    const before = words.slice(Math.max(0, index - 3), index).join(' ');
    const after = words.slice(index + 1, index + 3).join(' ');
    const next = amounts[index + 2];
    if (/\bbetween$/.test(before) && words[index + 1] === 'and' && next !== undefined)
      return { least: amount, most: next };
    if (
      /\b(?:under|below|less than|cheaper than|no more than|not more than|up to|max|maximum|at most|within)$/.test(
        before,
      )
    )
      return { most: amount };
    if (/\b(?:over|above|more than|at least|min|minimum)$/.test(before) && marked) return { least: amount };
    if (marked && /\b(?:around|about|for|have|got|only|with|of|spend|only have|is)$/.test(before))
      return { most: /\b(?:around|about)$/.test(before) ? amount * 1.15 : amount };
    if (/^or (?:less|under|cheaper)/.test(after) || /^max\b/.test(after) || /^budget\b/.test(after))
      return { most: amount };
  }
  return {};
}
