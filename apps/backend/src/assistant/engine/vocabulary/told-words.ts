/** What may be asked on of what a brand has told, and by which words it tells that. */
const NUMBER =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|forty|sixty|ninety|half an)';
const SPAN = `${NUMBER}(?:[ -]\\w+)?[ -](?:minutes?|hours?|days?|weeks?|months?|years?)`;

/** At what time something is. */
export const TELLS_TIME = /\b(?:\d ?[ap]m|from|until|after|before|noon|midnight|\w+days)\b/i;
const CLOCK = `\\b\\d+(?::\\d\\d)? ?[ap]\\.?m\\b|\\b\\d{1,2}:\\d\\d\\b|\\b(?:noon|midnight)\\b|\\b(?:at|from|until|till|by|before|after|past) ${NUMBER}\\b`;
const CALENDAR =
  '\\b(?:\\w+days?|daily|hours?|before|after|nights?|days?|weeks?|weekends?|months?|years?|seasons?|summer|winter|spring|autumn|fall|january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\\d\\d|always|ever)\\b';

export const HOW_LONG_IT_TAKES = /\bhow long\b(?=.*\b(?:take|takes|wait)\b)/;

/** What a plan costs, its minimum, how early it must be asked for. */
export const ASKS_TERMS =
  /\b(?:how much|costs?|prices?|minimum|notice|how (?:far|early|long) (?:ahead|in advance|before))\b/;

export const HOW_MANY_FIT =
  /\bhow many (?:people |guests |of us )?(?:can|does|do) (?:you|it|we|they|the \w+) (?:\w+ )?(?:fit|seat|hold|host|have)\b/;

/** `Can I use it on Uber Eats`, `use a gift card on Skip`. */
export const USES_CARD =
  /\b(?:use|spend|redeem) (?:it|them|that|one|those|(?:an? |the |my |your |our )?(?:gift ?cards?|vouchers?))\b|\b(?:it|they|those|gift ?cards?) (?:work|works|valid|good) (?:on|at|for|with|in)\b/;

/** That a price is one person's. */
export const IS_EACH = /\b(?:per|a) (?:person|head|guest)\b|\beach\b|\bpar personne\b|\bpor persona\b/i;
/** The same, and no `two sides each`. */
export const IS_PER_PERSON =
  /\b(?:per|a|each|every) (?:person|head|guest|adult)\b|^each[.,;]|\bpar personne\b|\bpor persona\b/i;
/** That, or for how many it is. */
const IS_EACH_OR_FOR = new RegExp(`${IS_EACH.source}|\\bfor (?:one|two|three|four|six|\\d+)\\b`, 'i');

/** `Can I get 3`, `how many can I get`, of an offer; and what tells of it: `two per customer`. */
export const GETS_SO_MANY = new RegExp(
  `^(?:(?:and|so|ok|but) )*(?:(?:can|could|may) (?:i|we) (?:get|have|buy|order|take|use) (?:it |that |them )?(?:${NUMBER}|both|twice|more than one|several|a few)(?: of (?:them|those|these|it|that))?(?: times)?|how many (?:can|may) (?:i|we) (?:get|have|buy|order|take)|(?:is there|any) (?:a )?limit)(?: then)?$`,
);
const TELLS_LIMIT =
  /\b(?:per|a|each|every) (?:customer|person|guest|head|table|order|visit|household|family|couple|bill|check|day|week)\b|\b(?:limit\w*|as many|at most|no more than|maximum|max)\b/i;

/** Each with what tells it. */
export const asksAndTells: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:how much(?! (?:notice|time|space|room))|prices?|costs?|fees?|charges?|(?<!\w{3,} )free|^(?:and |so )?(?:is|are) (?:it|that|they|the \w+) free$)\b/,
    /[$£€%]|\b(?:free|no cover|the same|charges?|fees?|included|cents|percent|gratuit\w*|gratis)\b/i,
  ],
  [
    /\b(?:notice|ahead|in advance|beforehand|how early|how soon)\b/,
    new RegExp(`\\b(?:${SPAN}|notice|ahead|advance|the day before)\\b`, 'i'),
  ],
  [
    /\bhow many (?:people|guests|persons|of us|can(?! (?:i|we) (?:get|have|buy|order|take|use))|fit|does it)\b|\bcapacity\b|\b(?:how big|big enough)\b|\b(?:can|could|would|will|do|does) (?:\d+|we|it|they) (?:\w+ )?fit\b/,
    /\b(?:seats?|fits?|feeds?|serves?|holds?|up to|at most|capacity|ml|cl|oz|ounces?|lit(?:re|er)s?|inch(?:es)?|cm|people|guests|persons|personnes|personas)\b/i,
  ],
  [
    /\b(?:for|on|with) (?:delivery|takeout|pickup)\b/,
    /\b(?:deliver\w*|take ?out|pick ?up|dine[- ]in|online|any order|all orders|orders? (?:of|over))\b/i,
  ],
  [/\b(?:at|in) (?:any|every|all|each|other)\b/, /\b(?:any|every|all|each|only|both)\b/i],
  [USES_CARD, /\b(?:use[ds]?|redeem\w*|spen[dt]\w*|accept\w*|valid)\b/i],
  [/\b(?:per|each|a|every) (?:person|head|guest|adult)\b|^(?:and )?(?:is (?:it|that) )?each$/, IS_EACH_OR_FOR],
  [
    /\baged \d/,
    /\b(?:years?|age[sd]?|under|(?:and|or) (?:up|under|over|older|younger)|child(?:ren)?|kids?|families)\b/i,
  ],
  [GETS_SO_MANY, TELLS_LIMIT],
  // `Who is playing`, which only names would tell.
  [
    /\bwho (?:is |are )?(?:it |that )?(?:playing|performing|on|singing|cooking|the (?:band|dj|singer))\b/,
    /\b(?:by|with) \p{Lu}\p{L}+/u,
  ],
  // `What time do I call`
  [/\bwhat times?\b/, new RegExp(CLOCK, 'i')],
  [/\bwhen\b/, new RegExp(`${CLOCK}|${CALENDAR}`, 'i')],
  [/\b(?:deposit|down payment|up ?front|prepay)\b/, /\b(?:deposit|paid|half of|up front)\b|\bwith [$£€]\d/i],
  [/\bminimum\b/, /[$£€]|\bminimum\b|\bat least\b/i],
  [/\b(?:expir\w*|run out)\b/, /\b(?:expir\w*|valid|until|never)\b|\b20\d\d\b/i],
  [
    /\bhow long (?:can|may|do|could) (?:we|i) (?:stay|sit|have|keep|get)\b/,
    /\b(?:hours?|for \w+ minutes|stay|seatings?|(?:table|it) is yours)\b/i,
  ],
  [/^(?:(?:and|so|for) )*how long(?: is (?:it|that)| does (?:it|that) (?:last|go))?$/, /\b(?:hours?|minutes?)\b/i],
  [/^(?:(?:and|so|on) )*(?:what|which) days?(?: is (?:it|that))?$/, /\b\w+days?\b|\bweekends?\b/i],
  // `Any spaces left on it`
  [
    /\b(?:spaces?|seats?|spots?|places?|tickets?|room) (?:still )?(?:left|available|open)\b/,
    /\b(?:sold out|fully? booked|full|left|available)\b/i,
  ],
  [HOW_LONG_IT_TAKES, new RegExp(`\\b(?:${SPAN}|minutes?|hours?)\\b`, 'i')],
];

/** `How far ahead do I have to order`, `how much notice do you need`; and what tells of it: no `if you cancel ten days ahead`. */
export const ASKS_ORDER_AHEAD =
  /\bhow (?:far|early|soon|long|much|many (?:hours|days)) (?:ahead|in advance|before(?:hand)?|notice|time ahead)\b/;
export const TELLS_AHEAD = new RegExp(
  `^(?!.*\\bcancel).*(?:\\b(?:notice|ahead|in advance|the day before)\\b|\\b(?:needs?|order(?:ed)?|ask|at least|book)\\b.*\\b${NUMBER}(?:[ -]\\w+)?[ -](?:hours?|days?|weeks?|months?)\\b)`,
  'i',
);

/** `By when do I need to order the log`, `can I still order a pie`; and what tells of it. */
export const ASKS_TO_ORDER_BY =
  /\b(?:by when|when|how (?:late|early|far|soon)|last day|deadline|still|too late|until|in time)\b.*\b(?:order|pre ?order|reserve)\b|\b(?:how|where) (?:do|can|could|would|should) (?:i|we) (?:get|order|pre ?order|reserve|buy)\b/;
export const TELLS_ORDER_BY = new RegExp(`\\b(?:pre[- ]?)?order(?:s|ed)?\\b.*(?:${CALENDAR}|${SPAN})`, 'i');

/** `Does it have a projector`, of a room: the thing. */
export const ASKS_IF_IT_HAS =
  /^(?:(?:and|so|ok|but) )*(?:does|do|will|would) (?:it|that|they|this) (?:have|has|got|come with|include) (?:an? |any |the |its own |their own )?(?:\w+ )??(\w+)$/;

/** So much of each: `$24 a head`, `$48 a person, ten at $68`. */
export const AMOUNT_EACH =
  /[$£€] ?(?<value>\d(?:[\d,]*\d)?(?:\.\d\d)?)(?: (?!and\b|or\b)\p{L}+)? (?:(?:an?|per|each|for (?:each|every)) (?!(?:for|one|during|then|within|additional|extra|further|more)\b)(?<unit>\p{L}+)|each(?=[,.;:]| within\b|$))(?:, \p{L}+ at [$£€] ?(?<more>\d[\d,]*(?:\.\d\d)?))?/gu;
/** For how many at the most something is. */
export const HOLDS_UP_TO = /\bfor up to \w+ (?:children|kids|people|guests|persons)\b/i;
/** On some day nothing is paid. */
export const FREE_ON_DAY = /^on \w+days?\b.*\b(?:nothing|free|no (?:fee|charge|cover))\b/i;
/** A sum of ours beside them: `2 × $27.00 and 1 × $14.00 is $68.00.` */
export const OWN_SUM = / ?\b\d+ × [$£€]\S+ .*?\.(?=\s|$)/g;
/** Amounts of money. */
export const AMOUNTS = /[$£€] ?(\d[\d,]*(?:\.\d\d)?)/g;
/** That something is charged besides: `the cart is $350 more`, `the truck can come too`. */
export const TELLS_MORE = /\b(?:more|extra|too|also|add|added|additional|plus|besides|supplement)\b/;
/** What else something may be charged by: no person. */
export const IS_OTHER_UNIT =
  /^(?:miles?|km|kilomet\w+|pounds?|lbs?|kilos?|dozen|slices?|pieces?|bags?|jars?|balls?|nights?|days?|weeks?|months?|years?|tables?|glass|trays?|orders?|box|cars?|litres?|liters?|gallons?|pints?|quarts?|sheets?|stays?|visits?)$/;
/** Who pays less than others. */
export const IS_CHILD = /^(?:child|kid|toddler)$/i;
/** `A birthday for twelve`, at which they may be children. */
export const SPEAKS_OF_CHILDREN =
  /\b(?:kids?|child(?:ren)?|sons?|daughters?|birthdays?|bdays?|year olds?|class|school|grandkids|grandchildren|boys|girls)\b/;
/** Something that is counted, and no people. */
export const IS_NO_GUEST =
  /^(?:courses|pieces|slices|boxes|trays|plates|dishes|pizzas|cards|nights|days|weeks|minutes|miles|games|rounds|points|stamps)$/;
/** That what holds depends on how many come: `one to four: walk in. Five to ten: online`. */
export const TELLS_RANGES = new RegExp(
  `\\b${NUMBER} (?:to|or) ${NUMBER}\\b.*\\b(?:${NUMBER} (?:to|or) ${NUMBER}|more)\\b`,
  'is',
);
