/** Words by which the lines of an order are told apart, and how many of each are meant. */

/** Between two lines. */
export const CONNECTS = /^(?:and|plus|or|vs|versus|than|then|compared)$/;
/** Behind a line of an order: the next one, or what is asked of it. */
export const ENDS_LINE = /^(?:and|plus|or|how|total|price|please|altogether|together)$/;
/** Between two dishes that are named, also: `the steak with fries`. */
export const CONNECTS_DISHES = /^(?:and|plus|or|vs|versus|than|then|compared|with|to|on)$/;
/** Before what a dish is had with, all of which goes with it: `a burger with bacon and egg x 2`. */
export const ADDS = /^(?:with|on)$/;
/** Within the name of a dish, between its words. */
export const JOINS = /^(?:and|with|on|in|al|alla|alle|con|au|aux|y|et|de|du|la|le|el|del|to|for|s)$/;
/** A name of several parts: `Fish & chips`, `Poulet au beurre`. */
export const JOINS_NAME = /[&+/,-]|\b(?:and|with|in|on|of|et|con|y|au|aux|à)\b/i;
/** Articles, which no size and no name needs. */
export const ARTICLES = /^(?:an?|of|the)$/;
/** Behind a number that counts something else than portions. */
export const OTHER_UNITS =
  /^(?:people|person|guest|us|kid|child|adult|inch|oz|ounce|lb|pound|kilo|g|ml|cl|litre|liter|minute|hour|day|week|dollar|buck|euro|pm|am|year|yo|course|way|percent|topping|star|them|those|these|there)$/;
/** Behind a number that tells how big something is. */
export const IS_MEASURE = /^(?:inch|inches|oz|ounces?)$/;
/** Beside a number that is a day. */
export const IS_MONTH =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|jul|aug|sept?|oct|nov|dec)$/;
/** Before a number that counts nothing. */
export const BEFORE_AMOUNTS =
  /^(?:under|below|over|around|about|at|after|before|until|past|number|spend|within|heat|level|spice|spiciness|scale)$/;
/** Between a number and what it counts: `2 x 6 wings`, `two orders of fries`, `one more coke`. */
export const COUNTS_WITH =
  /^(?:x|times|more|extra|other|order|portion|plate|piece|pc|pcs|serving|bowl|cup|glass|bottle|can|slice|scoop|box|basket|round|full|regular|whole|single|separate)$/;
/** Behind what is counted. */
export const TIMES: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };
/** Before a unit of which a part is asked for. */
export const PART = /^(?:half|quarter|third|\d\/\d)$/;
/** `X2`, behind what is counted: how often. */
export const SO_OFTEN = /^x(\d+)$/;
/** Of what is sold by one, two or three. */
export const SO_MANY_FOLD: Readonly<Record<string, string>> = { single: 'one', double: 'two', triple: 'three' };
/** What something is had in the place of. */
export const IN_PLACE_OF =
  /\b(?:instead|in place) of (?:the |an? |my )?((?:\w+ )??\w+)(?= (?:how|and|please|total|price)\b|$)/;
/** A pound and a half: 1.5 of it. */
export const AND_A_HALF =
  /\b(?:(\d+|one|two|three|four|five) )?(pound|pint|quart|kilo|lit(?:er|re)|rack)s?(?: of (?!\w+ and)\w+)? and (?:a )?half\b(?! (?:pound|pint|rack|order|chicken))/g;
/** Says what so many of something cost each: `Ten and more a day ahead. They are $19 each then.`, `sausage rolls $34 a dozen`. */
export const FROM_SO_MANY = /\b(?<number>two|three|four|five|six|ten|twelve|twenty|\d+) (?:and|or) (?:more|up|over)\b/i;
export const EACH_FROM = /[$£€]\s?\d[\d.,]* (?:each|a piece|apiece)\b/i;
export const BY_THE_DOZEN = /[$£€]\s?\d[\d.,]* (?:a|per|the) dozen\b/i;
/** Something is had beside what comes with a dish. */
export const ASKS_FOR_MORE = /\b(?:extra|more|another|add|plus|side of|large|small|instead|without|no)\b/;
/** In which way a drink is served. */
export const SERVED_SO = /^(?:hot|iced|cold|warm)$/;
/** Says that something costs nothing beside a part of the menu: `Free with anything from the charcoal.` */
export const FREE_WITH = /\b(?:free|no charge|on us|included) with (?:any(?:thing)?|all|every\w*|each)\b(?<part>.*)/i;
/** What is added to a dish, and to which: `add bacon to the plain single`, `burrata on a diavola`, `with bacon`. */
export const ADDED_TO =
  /\b(?:add|put|get) (?:an? |some |the )?(?<added>\w+(?: \w+)?) (?:to|on|in) (?:an? |the |my )?(?<to>.+)/;
export const ADDED_ON = /^(?:(?:can i get|how much is|an?|the) )*(?<added>\w+) on (?:an? |the |my )?(?<to>.+)/;
/** `A plain single with bacon`, `2 kway teow with extra prawns and a cendol` */
export const HAD_WITH =
  /^(?:(?:how much (?:is|are|for)|price (?:of|for)|can i get|do you do|an?|the|\d+|two|three|four) )*(?<to>\w+(?: \w+){0,3}) with (?:an? |some |extra )?(?<added>\w+(?: (?!how|price|cost|please|pls|total|and|plus|on|for|or)\w+){0,2})(?= (?:how much|price|cost|please|pls|total|and|plus)\b|$)/;
/** `Burrata on a pizza`, `on a pizza`, and `extra burrata`, and no more than that. */
export const HAD_ON =
  /^(?:(?:and|how much (?:is|are)|can i get|what about|an?|the) )*(?:(?<added>\w+) )?on (?:an?|the|my) (?<to>\w+)(?: (?:how much|price|please|then))*$/;
export const EXTRA_ALONE =
  /^(?:(?:and|how much (?:is|are|for)|price (?:of|for)|what about|an?|the) )*extra (?<added>\w+(?: \w+)?)(?: (?:how much|price|cost|please))*$/;
/** Before a food that asks for no size of a dish that is called so. */
export const NOT_THAT_SIZE = /^(?:extra|no|not|without|instead|hold|minus)$/;
/** What a dish is of, before what it is: `chicken wings`. */
export const IS_MADE_OF = /^(?:chicken|beef|pork|lamb|turkey|duck|fish|shrimp|prawn|vegetable|veggie|cheese)$/;
/** Behind which more is asked for than comes with a dish. */
export const EXTRA_BEHIND = /\bwith (?:an? |some )?extra /;
export const ADDS_ALONE = /^(?:and )?(?:with|add) (?:an? |some |the )?(?<added>\w+)(?<to>)$/;
/** `Half a pound of lox`, `2 lbs pastrami`, and what tells of such a measure. */
export const ASKS_BY_POUND = /\b(?:pounds?|lbs?) (?:of )?(?<of>\w+(?: \w+)?)/;
export const TELLS_BY_POUND = /\b(?:pounds?|lbs?)\b/i;
/** An add-on that is paid for each piece: `Filling, each`. */
export const COSTS_EACH = /,? (?:each|apiece|a piece)$/i;
/** `4 people each get a burger and a soda` */
export const EACH_OF_THEM =
  /^(?:people|persons|guests|adults|kids|children|friends)(?: will)? each\b|^of (?:us|them) each\b/;
/** Each half of one dish is another: `half cheese half pepperoni`, as it is read. */
export const HALVES = /\bhalfandhalf\b/;
/** The same, as brands write it. */
export const SAYS_HALVES = /\bhalf[- ](?:and|&)[- ]half\b|\bhalfandhalf\b/i;
/** Says what children pay by their age, and no more than that: `Under four free, four to nine years half price.` */
export const CHILD_RATES =
  /^(?:(?:children |kids )?(?:(?:from |under )?\w+ (?:to \w+ )?(?:years )?(?:(?:eat |are )?free|(?:pay )?half(?: price)?))(?:[,;] | and |\.?$))+$/i;
/** What children of an age pay: `3 to 6 years $12, 7 to 11 years $19`. */
export const PRICED_AGES = /\b(?<least>\w+) to (?<most>\w+) (?:years )?[$£€](?<price>\d+(?:\.\d\d)?)/gi;
export const FREE_UNDER = /\bunder (\w+) (?:years )?(?:eat |are )?free/i;
export const HALF_FROM = /\b(\w+) to (\w+) (?:years )?(?:pay )?half/i;
/** The ages of children: `kids 4 and 8`, `a child aged six`. */
export const AGE =
  /\b(?:kids?|child(?:ren)?) (?:aged? (\d{1,2}|\w+)|(?:of )?(\d{1,2}))(?: (?:and )?(\d{1,2}))?(?= (?:and|plus|how|total|please|at|for|on|tier)\b|$)/g;
/** How old somebody is, which counts nothing. */
export const AGED = /\b(?:aged?|i am|he is|she is) \d{1,2}\b(?! \w+ (?:old|to)\b)/g;
/** A size that is of grown-ups. */
export const OF_ADULTS = /^(?:adults?|grown[- ]?ups?|adultes?|adultos?)\b/i;
export const OF_CHILDREN = /\b(?:kids?|child|children|toddler|baby)\b/;
/** Among how many what is asked for is shared: it is asked for once. */
/** `A four cheese pizza`, which is one; not `a two litre`. */
export const CALLED_BY_NUMBER =
  /(?<=\ban? )(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]) (?!(?:inch|oz|ounces?|pounds?|lbs?|lit(?:re|er)s?|l|ml|kg|g|pieces?|pcs?|scoops?|courses?|persons?|people|slices?|packs?|cups?|toppings?|meat|egg|top|of)\b)(?=\w)/g;
export const SHARED_OUT = / (?:divided|split|shared) .*$/;
/** What a number counts, where that is said. */
export const UNIT = /^(?:piece|pc|pcs|order|portion|plate|serving|basket|box)$/;
/** `Fish tacos, two`: the number of pieces is part of what it is called. */
export const CALLED_TWO = /, (?:two|2)(?: pieces?)?$/i;
/** The whole of what is said first of a dish is that it is two. */
export const COMES_AS_TWO = /^two\./i;
/** So many of what was told of, and no pieces. */
export const OF_THOSE = /\b(?:of|x) (?:them|those|these|each|both|that)\b|\b(?:orders|portions)\b/;
export const OF_PIECES = /^(?:piece|pc|pcs)$/;
/** Begins to say what is ordered: `two singles and a coke`. */
export const STARTS_ORDER = /^(?:an?|half(?: an?)?|one|two|three|four|five|six|\d{1,2}) /;
/** Before what is ordered: `2 doubles and a triple`. */
export const ORDERED = /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})$/;
/** `A burger and a beer`: one of each is asked for. */
export const ORDERS_ONE = (stem: string) => new RegExp(`\\b(?:an?|one|two|three|\\d+) (?:\\w+ )?${stem}`);
/** Of several one is had with something. */
export const ONE_WITH =
  /\b(?:only one|just one|one|1) (?:of (?:them|those) )?with\b|\b(?:add|put) (?:\w+ ){1,3}(?:to|on) (?:only |just )?one\b/;
