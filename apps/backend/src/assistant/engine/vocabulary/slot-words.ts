/** Patterns of plain English by which slots are filled: groups, locations, and what points at an answer before. */
const NUMBER = '(\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';

/** From one on. */
export const smallNumbers: readonly string[] = 'one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);

export const partySizes = new RegExp(
  [
    `\\b(?:party|group|table|reservation|booking|dinner|lunch|brunch|room|seats?|fit|seat) (?:of |for )(?:us |about |around |up to )?${NUMBER}\\b`,
    // `Tonight at 8 for 4`
    `\\b(?:tonight|today|tomorrow|day|weekend|evening|night|noon|at \\d+(?: ?[ap]m)?) for ${NUMBER}(?! ?(?:dollars|bucks|[ap]m|%))\\b`,
    `\\b(\\d+|six|seven|eight|nine|ten|eleven|twelve) (?:people|persons?|guests|ladies|women|girls|pax|of us)\\b`,
    `\\b(?:we are|were|we be|we will be|can we be|there are|there is|seat|fit|accommodate) ${NUMBER}\\b`,
  ].join('|'),
);

/** Whether it is asked which of the locations something holds for. */
export const ASKS_WHICH_PLACE =
  /\b(?:which|what|any|who|anywhere|where can|all|other|every|some|how many)\b(?: \w+){0,3} (?:locations?|restaurants?|stores?|branch|branches|places?|spots?|ones?|shops?|outlets?|kitchens|of you)\b|^(?:which|who)\b|\bwhere can\b|\banywhere\b|\bare any\b|\ball of (?:them|your)\b/;

/** Words that look for a food or a service: `do you have`. */
export const LOOKS_FOR =
  /\b(?:do (?:you|they) (?:still )?(?:have|serve|sell|do|make|offer|carry)|have you got|any|got|is there|are there|serve|sell|want|eat)\b/;

/** A kind of wine by itself. */
export const NAMES_KIND =
  /^(?:(?:and|or|ok|what about|how about|what is) )*(?:the |an? |any |your )?(?:cheapest )?(red|white|rose|sparkling)s?(?: one)?$/;
/** `Need it for Saturday` */
export const NEEDS_BY = /\b(?:need|want|have) (?:it|them|that|this|one|food)\b/;
/** What somebody in danger goes on to tell, and does not ask. */
export const TELLS_MORE =
  /^(?!.*\b(?:open|hours|menu|price|how much|table|order|thanks?|thank you|better now|just kidding|joking)\b)(?:to|from|because|after|it|my|his|her|he|she|they|we|i|and|help|please|the)\b/;
export const ASKS_WHAT_IS_IN = /\bwhat (?:is|comes|goes) (?:in|on|with|inside)\b|\bingredients\b|\bmade (?:of|with)\b/;
export const LOOKS_FOR_SOME = /^(?:(?:and|so|ok|then) )*(?:what|which|any|anything|something)\b/;

/** Looks for something, and not in what was spoken of: `do you have something without milk`. */
export const LOOKS_FOR_ANY =
  /(?:\b(?:have|got|there|serve|make|with) |^(?:(?:and|so|ok|or) )*)(?:any|some)thing\b(?!.*\b(?:it|that)$)/;
/** `What is safe then`, `what can I have`: something else than what was spoken of. */
export const ASKS_WHAT_ELSE =
  /^(?:(?:and|so|ok|but|aw|oh|then|well|hmm) )*what (?:else|(?:is|are) (?:safe|ok|okay|fine|good)(?!.*\b(?:it|that|this)\b))\b|^(?:(?:and|so|ok|but|then|well|hmm) )*what (?:is|are|can|could|would|do|does) (?!.*\b(?:it|that|this|price|cost|in|on|with)\b)/;

/** `Can you make it less spicy`, which the kitchen must tell. */
export const MADE_MILDER =
  /\b(?:make|made|have|get|do|order|cook(?:ed)?) (?:it|them|that|this|mine|anything|everything|the food)? ?(?:\w+ )?(?:less|not|non|more|extra|without being|without the|milder|hotter|spicier)\b.*\b(?:spicy|hot|heat|spice|mild|milder|hotter|spicier)\b|\b(?:make|made|get|have|order|come) (?:it|them|that|this|mine|the \w+(?: \w+)?) (?:be )?(?:mild|medium|hot|spicy)\b/;

/** Words that ask for a job beside its title. */
export const ASKS_OF_JOB =
  /\b(?:experience|pay|paid|pays|earn|earns|make|salary|wage|hire|hiring|apply|job|role|position|work|need|requirements?|shift|hours of)\b/;

/** States of health of which only a doctor can say what is right to eat. */
export const ON_DOCTORS_WORD =
  /\b(?:pregnan\w*|preggo|breast ?feeding|nursing|diabet\w*|warfarin|medications?|kidneys?(?! (?:beans?|pies?))|gout|fodmaps?|pku|phenylketonuria|histamines?|ibs|crohns?)\b/;
/** Who must avoid something, and asks for nothing of the house by that. */
export const IS_CHILD = /^(?:kids?|child|childs|children|toddler|baby)$/;

/** `Is the ice cider ok for children`, of what is eaten or drunk. */
export const IS_FOR_CHILD =
  /\b(?:ok|okay|good|safe|suitable|fine|alright|all right|right|appropriate) (?:for|to give(?: to)?) (?:\w+ ){0,4}(?:kids?|child|childs|children|toddlers?|baby|babies)\b/;

const CHILD =
  '(?:kids?|kiddos?|(?:child|childs|children)(?: aged \\d+)?|toddlers?|baby|babies|infants?|(?:grand)?(?:sons?|daughters?)|grand(?:kids?|child\\w*)|teens?|teenagers?|minors?|(?:1[0-7]|[1-9]) (?:yr|yrs|years?) olds?|(?:1[0-7]|[1-9]) year)';
export const NAMES_CHILD = new RegExp(`\\b${CHILD}\\b`);
/** `Beer for my kid`, `can my 6 year old have it`: what is given to a child. */
export const GIVES_TO_CHILD = new RegExp(
  `\\b(?:for|to) (?:(?!adults?\\b)\\w+ ){0,2}?${CHILD}\\b|\\b(?:can|could|may|should|would|let) (?:\\w+ ){0,3}?${CHILD} (?:have|drink|eat|try|order|get|taste|sip)\\b|\\b(?:give|serve|sell) (?:\\w+ ){0,3}?${CHILD}\\b|^kids? (?:drinks|beverages)$`,
);
/** `What can my kid drink`, `kid friendly drinks`, `kids drinks`. */
export const IS_CHILDS_DRINK = new RegExp(
  `\\b(?:drinks?|beverages?|mocktails?)\\b.*\\b(?:for|can|could|may|should|would|to) .*\\b${CHILD}\\b|\\b${CHILD}(?: friendly)? (?:drinks?|beverages?|mocktails?)\\b|\\b${CHILD} (?:to )?drink\\b|\\b${CHILD} .*\\b(?:drinks|something to drink)\\b`,
);
/** Of what comes with a meal of theirs, and of what it costs. */
export const OF_CHILDS_MEAL =
  /\b(?:meals?|plates?|combos?|comes?|includ\w*|refills?|cups?|how much|prices?|costs?|pay|cheap\w*)\b|(?<!\b(?:caffeine|sugar|alcohol|dairy|nut|gluten|milk) )\bfree\b/;
/** `Is the crêpe Suzette ok`, `can he have it` */
export const ASKS_IF_RIGHT = /\b(?:ok|okay|safe|fine|alright|allowed|suitable|can|could|may)\b/;
/** Of where children are, and no drink of theirs: `high chairs for kids in the beer garden`. */
export const ASKS_OF_PLACE_FOR_CHILD =
  /\b(?:chairs?|menus?|allowed|welcome|bring|bringing|play\w*|seats?|tables?|room|party|birthday|garden|patio|crayons)\b/;
/** Whether somebody asks for a child: `can my 4 year old have pearls`, `ok for him`. */
export const IS_OF_CHILD = new RegExp(
  `\\b(?:${CHILD}|little (?:one|guy)s?|boy|girl|year olds?|\\d+ ?(?:yo|yrs?))\\b|\\b(?:ok|okay|safe|good|fine) for (?:him|her|them)\\b`,
);
/** That something is a danger to small children. */
export const TELLS_HAZARD = /\bchok(?:e|ing)\b|\b(?:étouff|atragant|asfixi)\w+/i;

/** `Where do you get your beef from`, and what tells it: `beef from Speerville`. */
export const ASKS_ORIGIN =
  /\bwhere (?:do|does|did) (?!(?:i|we)\b)(?:\w+ ){1,5}?(?:get|come|buy|source|bring)\b(?! (?:to|my|our|it to|in)\b)|\bwhere (?:is|are) (?:the|your|its?) (?:\w+ ){1,3}?from\b|\b(?:from|of) where\b/;
export const TELLS_ORIGIN = /\b(?:from|de|du) (?:the )?\p{Lu}|\b(?:local|farms?|ranch|raised|caught|grown)\b/u;

/** Asks what an offer holds. */
export const ASKS_INCLUDED =
  /^(?:and |so )?(?:(?:do|does|will|would|must) (?:i|we|it|you) (?:\w+ )?need |is there |what is |which )(?:an?|the) (?:code|coupon|promo code)\b|\b(?:included?|includes|comes? with|with (?:it|that)|part of (?:it|that)|(?:do|does|did|would|will|can) (?:i|we|you|it|that) save)\b/;

/** `Is the beer included`, `is that enough for 4`: what its own words tell is the answer. */
export const ASKS_IF_INCLUDED =
  /\bincluded\b|\bcomes? with (?:it|that|them|those|these)$|^(?:and |so )?(?:does|do) (?:it|that|they|this) (?:also )?come with (?!it\b)/;
/** `Does it come with bread`, `what do they come with`. */
export const COMES_WITH =
  /^(?:and |so |ok )?(?:what )?(?:does|do|are|is) (?:it|they|that|these|those) (?:all |also )?(?:come|comes|served) with\b|^(?:and |so |ok )?(?:does|do|are|is) (?!it|they|that|these|those|you)(?:the |any |some |an? )?(?:\w+ ){1,2}(?:come|comes|included|served) with (?:it|that|them|those|these)$|\bcomes? with$/;
/** `Can I get just one`, of what is sold by two. */
export const ASKS_FOR_ONE = /\b(?:just|only) (?:get |have |order )?one\b|\b(?:get|have|order) (?:a single|one only)\b/;
export const ASKS_IF_ENOUGH = /^(?:and |so )?(?:is|will) (?:it|that|this|one) (?:be )?(?:big )?enough\b/;
/** Asks whether what was spoken of is free: `isn’t that free on Sundays`. */
export const IS_THAT_FREE =
  /^(?:(?:and|so|but|wait) )*(?:is|are) (?:not )?(?:it|that|they|those|these|this) (?:not )?free(?: (?:on|at|for|with|after|before) .+)?$/;
/** `A mild one`: of the kind of what was spoken of. */
export const ANOTHER_ONE = /\b(?:an?|another) (?:\w+ ){0,2}one\b|\b(?:one|any) (?:that|which) (?:is|are) not\b/;
export const ANOTHER_WITH = /\banother (?:\w+ )?one (?:with|that has) (\w+)$/;
/** `What wine goes with the sea bass`: the kind that is looked for, beside a dish. */
export const PAIRS_WITH =
  /\b(?:what|which) (?:kind of |type of )?(wines?|beers?|drinks?|cocktails?|sakes?|teas?|sides?|sauces?|desserts?)(?: (?:do|would|should|can) (?:you|i|we) (?:\w+ )?| (?:would |will |might )?(?:go|goes|pair|pairs|works?|drink)(?: \w+)? | is (?:good|best|nice) )with\b/;
/** A meal of another kind than any. */
export const OTHER_MEALS = /\b(?:bottomless|all you can eat|boozy|drag) (?:brunch|lunch|dinner|breakfast)\b/;
/** `How much is a flight` */
export const PRICE_OF_ONE = /^(?:(?:and|so|ok) )?how much (?:is|are|for) (?:an?|the) ([a-z]+)$/;
/** What drinks and dishes are sold by: `and a bottle`. */
export const MEASURE = /^(?:bottle|glass|pint|carafe|pitcher|jug|litre|liter|can|cup|bowl|slice|pot|tray|jar)$/;
/** What is counted of a dish that was named: `two slices`. */
export const SERVINGS =
  /^(?:slices?|pieces?|portions?|orders?|plates?|bowls?|glass(?:es)?|bottles?|cups?|scoops?|servings?)$/;

/** A part of a question that asks on of the part before it: `do you deliver, and how much is it`. */
export const ASKS_ON_IN_PART =
  /^(?:(?:and|but|also|plus|if so) )*(?:how much(?: (?:is|does|do|would|will|are) (?:it|that|this|they|you|the (?:fee|charge|cost))(?: (?:cost|charge))?)?|(?:what|how much) (?:does it cost|is (?:it|the (?:fee|price|cost|charge|minimum)))|(?:is|are) (?:it|they|that|there an?) (?:free|extra|included|far|heated|covered|fee|charge|cost|minimum|limit|extra charge)|(?:(?:the|any|what is the) )?(?:minimum(?: spend| order)?|deposit|notice|costs?|price)|(?:(?:until|till|til|from) )?(?:(?:what|which) (?:time|days?)|when)(?: (?:today|tonight|tomorrow|(?:on )?\w+day))?|(?:\d+|an?|one|two|three|four|five) (?:kids?|child(?:ren)?|adults?|teens?|bab(?:y|ies)|toddlers?)|how many(?: (?:people|guests|persons|of us))?(?: (?:max|maximum|at most))?|how (?:far|long|early|late|many (?:days|hours|weeks))(?: (?:ahead|before|in advance|should|do|must|would|can|i|we|you|have|need|to|book|order|call|it|is|that))*)$/;

/** Points at a day that another part of the question tells of: `which day has live music, and when do you close then`. */
export const POINTS_AT_DAY = /\b(?:then|that (?:day|night|evening)|those days)\b/;
export const THEM = /^(?:them|those|these|it)$/;

/** `Two and a beer`, `make it three`: so many of what was spoken of. */
export const COUNTS_THAT = new RegExp(`^${NUMBER} (?:and|plus|with)\\b`);
export const MAKES_IT = new RegExp(`\\bmake (?:it|that|them|those) ${NUMBER}(?: of (?:each|them))?$`);

/** The most words of a question that says nothing by itself. */
export const SHORT = 7;

/** What stands around a question that carries on, and adds nothing to it. */
export const AROUND_THAT = /^so | then$/g;
/** `Anything vegan besides salad`, which nobody must avoid. */
export const ASKS_BESIDES =
  /\b(?:anything|something|what|which|options|else)\b.*\b(?:besides|other than|apart from|aside from)\b/;
/** `7?`, `actually we might be 12`: how many will come. */
export const NOW_SO_MANY =
  /^(?:(?:and|or|for|ok|okay|oh|sorry|actually|wait|we|i think|might|may|could|will|would|are|be|now|maybe|probably|it is|there is|there are) )*(\d{1,3})(?: people| of us)?(?: (?:now|actually|though))?$/;
/** `Anything for seniors`, of offers. */
export const ANYTHING_FOR =
  /^(?:(?:and|so|ok|is there|do you have) )*(?:anything|something|any|one) for (?!it\b|that\b|the\b)/;
/** Words that carry a question on. */
export const BEGINS =
  /^(?:and|what about|how about|i mean|also|or|then|ok and|okay and|so|but|same for|what if|ok|okay)\b/;
/** `And milk`, `what about shellfish`, and no more. */
export const NAMES_MORE = /^(?:and|or|also|what about|how about) (?:\w+ )?\w+$/;
export const PRONOUN =
  /\b(?:it|its|they|them|those|these|that one|this one|the whole (?:thing|one)|that|this|the same|ones?|one of them|both|either)\b/;
/** `Can he come in the dining room`, of the dog that was spoken of. */
export const OF_SOMEBODY = /\b(?:it|its|he|she|him|her|they|them|those|these|that)\b/;
/** `Which burgers` */
export const WHICH_KIND = /^(?:(?:and|so|ok) )*(?:which|what) (?!ones\b|comes\b|goes\b|has\b|is\b)[a-z]+s\b/;
/** `There is only 4 of us is that ok`, of what was told of groups. */
export const IS_THAT_OK =
  /\b(?:is|are|would|will) (?:that|it|we) (?:be )?(?:ok|okay|fine|enough|too (?:few|many|small|big))\b(?! for\b)/;
export const SPEAKS_OF_CATERING = /\bcater/;
/** `And for brunch on Sunday?` */
export const FOR_MEAL = /^(?:(?:and|or|what about|how about) )+(?:for )?(?:a )?(?:breakfast|brunch|lunch|dinner)\b/;
/** With what a question begins. */
export const BEGINS_ASKING = /^(?:how|what|when|where|which|who|do|does|can|could)$/;
/** What points at the only place that was named. */
export const POINTS_THERE = /(?<!\b(?:is|are|was|get|go|come|drive|hi|hello|hey) )\bthere\b(?! (?:is|are|any)\b)/;
/** `The burger`, of those that were told. */
export const SAYS_THE = /\b(?:the|that) \w+/;
/** Asks what comes with one thing, or whether it can be had in a way. */
export const ASKS_WHAT_IT_HAS =
  /\b(?:does|do|will|is|are) (?:it|that|this|they|those) (?:still |also )?(?:come|comes|served|have|has|include|got)\b|\b(?:is|are) there (?:any )?\w+ in (?:it|that|them)$/;
export const ASKS_OF_ITS_WAY = /\b(?:get|have|order|make|do|want) (?:it|that|them|mine) (\w+)$/;
/** What points at one thing only. */
export const SINGLE = /\b(?:it|its|that one|this one|that|this)\b/;
/** `Salad with chicken`: what is had with something. */
export const NAMES_WITH = /^(?:an? |the )?(?:\w+ )?(\w+) with \w/;
/** `How much for 12 chicken`, `the chicken`: after satay, where nothing is called so by itself. */
export const OF_THAT_KIND =
  /^(?:(?:and|so|ok|but) )*(?:how much (?:is|are|for|would be) )?(?:the |an? |\d{1,2} |some )*(\w+)$/;
/** Which there are of what was spoken of. */
export const WHICH_ONES =
  /^(?:(?:and|so|ok) )*(?:what|which) (?:ones|kinds|types|sorts)(?: (?:are there|are they|do you (?:have|do|serve)|have you got|you got))?(?: and how much(?: (?:is|are) (?:it|they|each))?)?$/;
/** `With fish`, `ones that have bacon`, `chocolate ones`: of those that were looked for. */
export const WITH_THAT =
  /^(?:(?:i mean|and|but|no|ok|so|what about|how about|is there|are there|do you have|got|any|some|the|just|only|which) )*(?:(?:(?:one|ones|something|anything) )?(?:with|(?:that|which) (?:has|have)|have|has) (?!it\b|that\b|no\b)(.+)|(\w+(?: \w+)?) ones(?: only)?$)/;
export const BEGINS_WITH = /^(?:and )?(?:\w+ )?with\b/;
export const ASKS_SUM = /\b(?:how much|price|cost|total|together)\b/;
export const HALF = /\b(?:half|whole)\b(?! (?:portions|orders|sizes)\b)/;
/** Asks how early something must be ordered. */
export const ASKS_AHEAD =
  /\b(?:notice|ahead|in advance|beforehand|how early|how soon|lead time|(?:per|a) (?:person|head)|each)\b/;
/** Adds something to what was spoken of; `and some of it` does where that was ordered. */
export const ADDS =
  /^(?:and |(?:and )?(?:how much|what) (?:is (?:it|that) )?(?:(?:if|when) (?:i|we|you) )?|(?:can|could) (?:i|you) (?:(?:get|have|do|make|order) (?:it|that|this|them|one) )?)?(?:add|adding|plus|with|as an?)\b(?!.*\b(?:no|not|without|less)\b)/;
/** `A latte with that`, of what was asked for before; `total with bacon too`, beside it. */
export const ADDS_THAT = /\b(with|add|plus) (?:that|it|those|them|this)\b/;
export const WITH_MORE =
  /^(?:(?:and|so|ok|total|price|how much(?: is (?:it|that))?) )*with (?:\w+ ){1,3}(?:too|as well|also)$/;
/** What is had with a menu of several courses. */
export const IS_PAIRING = /\b(?:pairings?|accords?|maridajes?)\b/i;
export const WITH_PAIRING = /\bwith (?:\w+ ){1,4}pairing\b/;
export const ON_THE_SIDE = /\bon (?:the side|top|it)$/;
export const ADDS_SOME =
  /^(?:and|also|then) (?!.*\b(?:no|not|without|less)\b)(?!(?:the|what|how|which|when|where|is|are|do|does|can|any|your|for|in|at|on|to)\b)|^(?:and )?(?:in|on) an? /;
/** `And 3 in a waffle cone` */
export const SO_MANY_IN = /^(?:and )?(?:[2-9]|two|three|four|five|six) (?:in|on) an? /;
/** `Ramen as well` */
const ADDS_TOO = /^(?!(?:is|are|do|does|can|for|in|on|at)\b)(?:\w+ ){1,3}(?:too|as well|also)$/;
/** `For four of us`: so many of what was spoken of, where that is for one. */
export const FOR_GUESTS = new RegExp(
  [
    `^(?:(?:and|so|ok|how much) )*for ${NUMBER}(?: of us| people| persons| guests)?(?: how much)?$`,
    // `14 of us, what is the total`, `we are 3 and all get that, how much`
    `^(?:(?:and|so|ok) )*(?:(?:there|we) (?:are|is|will be) ${NUMBER}|${NUMBER} (?:of us|people))(?: (?:of|us|people|and|we|all|each|get|getting|want|order|have|that|it|this|one|the|same))* (?:how much(?: (?:is|for|will|would) .*)?|what is (?:it|that|the (?:total|price))|total|price)$`,
  ].join('|'),
);
export const IS_SHARED = /\b(?:for (?:two|three|four|six|\d+)|feeds|serves|shar(?:e|ed|ing))\b/i;
/** `How much is a pint then`, of an hour that was told of. */
export const ASKS_PRICE_THEN = /\bthen$|^(?:and )?how much (?:is|are) (?:the |an? )?\w+$/;
/** `So which one is?`, of places that were told of. */
export const ASKS_WHICH_THEN =
  /^(?:(?:so|and|ok|but|then) )*(?:which|what|who)(?: (?:ones?|places?|locations?|stores?|kitchens|restaurants?))?(?: of (?:them|you|those))?(?: (?:is|are|do|does|has|have))?(?: open| it| that| one)?(?: then)?$/;
/** `All three?`, `both of them`, of places that were told of. */
export const ALL_OF_THEM =
  /^(?:(?:so|and|ok|at|in) )*(?:all(?: of)?(?: (?:the|you|them|two|three|four|five))?|both|every one|everywhere)(?: (?:of (?:them|you)|locations|places|shops|stores|restaurants|houses|then))*$/;
/** What is asked of the house, and not of what was told. */
export const isOfHouse: ReadonlySet<string> = new Set(['hours', 'address', 'feature', 'offers']);
/** What guests plan, for which there may be offers. */
export const planned: ReadonlySet<string> = new Set('reservations private-events catering'.split(' '));
/** What each place tells for itself. */
export const ofPlaces: ReadonlySet<string> = new Set(
  'hours feature delivery phone address ordering catering offers'.split(' '),
);
/** `For 40`, `so for 10 of us`, `for 3 hours that is`: so many of what was told, and no more than that. */
export const FOR_SO_MANY = new RegExp(
  `\\b(?:(?:for|feed) (?:about |around |an? (?:group|team|table|party) of |all )?|(?=\\w+ hours?$)|(?:what|how much) (?:would|will|do|does|is|are) (?=\\d+ bottles?\\b))(\\d{1,3}|${NUMBER.slice(5, -1)})(?: (?!of\\b)(\\w+))?|\\b(\\d{1,3}|${NUMBER.slice(5, -1)}) (?:people|persons|guests|of us|of (?:them|those|these))\\b`,
);
export const OF_SO_MANY = new RegExp(
  `^(?:(?:and|so|ok|how much|what|is it|is that|would (?:it|that) be|plus) )*(?:for |(?=\\w+ hours?\\b))(?:\\d{1,3}|${NUMBER.slice(5, -1)})(?: of us| people| persons| guests| kids| children| adults| hours?| bottles?)?(?: (?:that is|how much|it is|on \\w+|tomorrow|tonight|then))*$`,
);
/** `How much for kids`, `and the kids price` */
export const PRICE_OF_CHILDREN =
  /\b(?:how much|prices?|costs?)\b.*\b(?:kids?|child|children)\b|\bkids? (?:price|cost)s?\b/;
/** `I need 2 of them`, of what the brand has told of; `for all of us`, as many as were named before. */
export const SO_MANY_OF_THAT = new RegExp(
  `\\b(?:\\d{1,3}|${NUMBER.slice(5, -1)}) of (?:them|those|these)\\b|\\b(?:how much|what|total|altogether)\\b.*\\bfor (?:all of us|everyone|everybody|the (?:whole )?(?:group|party|lot))\\b`,
);
/** `And the other one`, of two places. */
/** `Do pastas count`, of a program. */
export const COUNTS_FOR = /^(?:and |so )?(?:do|does|will|would) .*\bcounts?\b/;
/** `The Friday after that` */
export const NEXT_AFTER_THAT =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:after(?: (?:that|then))?$|after (?:that|then)\b|following\b)|\bfollowing (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;
/** `I am allergic to that` */
export const ALLERGIC_TO_THAT = /\b(?:allerg\w*|intoleran\w*|sensitive) to (?:it|that|them|those|these)\b/;
/** Speaks of what the place that was told of has. */
export const OF_THEIRS = /\b(?:their|(?:do|does|are|is|have) they)\b/;
/** Points at the one place that was told of. */
export const THAT_PLACE = /\b(?:that|this) (?:one|place|location|spot|branch|restaurant)\b/;
/** `Any of those a pizza` */
export const ANY_OF_THOSE = /\b(?:any|which|some|one|none) of (?:those|these|them)\b/;
/** `Do I need Mandarin`, of a job. */
export const ASKS_IF_NEEDED = /^(?:and |so |ok )?(?:do|would|must|should) i (?:need|have to|know|speak)\b/;
/** `And for my kid` */
export const FOR_CHILD =
  /^(?:(?:and|ok|so|what about) )*for (?:(?:my|the|our|a|her|his) )?(?:kids?|child|children|son|daughter|toddler|little (?:one|guy|girl|boy))\b/;
/** `What can they eat`, of children. */
export const WHAT_THEY_EAT =
  /^(?:(?:and|so|ok) )*what (?:can|could|do|would|will|is there for|do you have for|have you got for) (?:they|them|he|she|him|her|the kids)(?: (?:to )?(?:eat|have|get|order))?$/;
/** `Do you do a kids one` */
export const KIDS_ONE = /\b(?:kids?|child|childs|children|childrens) (?:ones?|versions?|sizes?|portions?)\b/;
/** `He is 6`, and no more. */
export const SAYS_ANY_AGE =
  /^(?:and |but |so )?(?:(?:my|our) \w+|he|she|they) (?:is|are) (?:only |just )?\d{1,2}(?: years? old)?(?: (?:can|may|is|are|do|does|would|will) (?:he|she|they|that|it) .*)?$/;
/** `Is it ok for a child aged 6`, of what was told. */
export const ASKS_IF_FOR_AGE =
  /\b(?:is|are|would|will) (?:it|that|this|they) (?:be )?(?:ok|okay|fine|good|suitable|allowed|for)\b.*\baged \d/;
/** Says how old somebody is. */
export const SAYS_AGE = /\b(?:i am|he is|she is|am|aged?) (?:1[3-9]|2[01])\b|\b(?:1[3-9]|2[01]) (?:year|yr)s? old\b/;
export const THE_OTHER =
  /\bthe other(?: (?:one|place|location|restaurant|shop|store))?(?=$| (?:after|at|on|until|till|open|too|today|tonight|tomorrow|then|now)\b)|\b(?:does|is|has) the other(?: one)? (?:have|has|contain|come|vegan|vegetarian|spicy|gluten|bigger|open)\b/;
export const ASKS_FEE_ALONE = /^(?:(?:and|so|ok) )*how much(?: (?:is it|is that|is the fee|does it cost))?$/;
/** `And to Princeton`, of where food is brought to. */
export const TO_ANOTHER =
  /^(?:(?:and|or|also|ok|so|then|what about|how about) )*(?:to|as far as) (?:the )?(?!(?:go|me|my|us|our|it|that|you|your|order|eat|get|pick|see|confirm|be|have|a|an|home|work|add|make)\b)([a-z]+(?: (?!(?:today|tonight|tomorrow|on|at|is|are|for|how|and)\b)[a-z]+){0,3})$/;
/** `And the other ones`, of several. */
export const THE_OTHERS =
  /\bthe (?:others|other (?:ones|places|locations|restaurants|shops|stores|two|three))$|\b(?:elsewhere|anywhere else|(?:in|at) other (?:places|locations))$/;
/** `Which of them`, `which one`, of what was listed; `the chicken one` among it. */
export const OF_THE_LIST =
  /\b(?:which|any|none|all|one|some) of (?:them|those|these)\b|\b(?!which|any|other)\w+ ones$|^(?:and |ok )?which (?:one|ones|is|are|has|have|do|does)\b/;
export const THAT_ONE =
  /\b(?:the|that) ((?:\w+ ){0,2}?\w+) (?:ones?|deals?|offers?|specials?|discounts?)\b|^(?:(?:and|so|ok|what|how|about) )*((?!an?\b|any|another)\w+) one$|\bthe ones? (?:with|of|at|in) (?:the |a )?(\w+)$/;
/** Asks for something else, or for more or less of it, in the place of what was asked for. */
export const INSTEAD =
  /^(?:(?:no|ok|okay|actually|sorry|and|can you|wait) )*(?:make (?:it|that|the \w+ (?:an?|the|to))|change (?:it|that|the \w+)|(?:swap|switch) the \w+|not the)\b/;
/** `Not the coke, a milkis` */
export const TAKES_BACK =
  /\bnot the (\w+)|\b(?:make|change|swap|switch) the (\w+) (?:to |for |into |with )?(?:an? |the )?\w/;
/** `Remove the fries`, `no bacon`, `without the latte how much is that`, of what is ordered. */
export const TAKES_AWAY =
  /^(?:(?:ok|okay|and|but|actually|please|wait|can you|can i (?:get|have) (?:it|that|them)) )*(?:no (?:remove|drop)|remove|drop|take off|take out|take away|lose|cancel|forget|no|without|hold|minus|skip|leave (?:off|out)) (?:(?:the|that|those|my|any) )?(?<gone>(?!need|problem|worries|thanks|thank|more|other)\w+(?: \w+)?)(?: (?:please|then|thanks))?(?: (?:(?:so|and) )?(?:how much(?: (?:is (?:it|that)|(?:is )?(?:it|that)|now|then))*|total))?$/;
/** `Make it a basket`, of what may be added by that name. */
export const MAKES_IT_A =
  /^(?:(?:ok|okay|and|actually|can you|please) )*make (?:it|that|them|mine) (?:into )?an? [a-z]/;
/** In the place of such a question: what is left is summed. */
export const LEFT_OVER = 'total of the rest';
/** What it begins with of which nothing may be left. */
export const REFUSES = /\b(?:no|without|hold|minus|skip)\b/;
/** `No, I meant the halibut`, `sorry, the kafta`, in the place of the dish before. */
export const CORRECTS =
  /^(?:(?:no|nope|oh|oops|sorry|wait|actually|ah|hmm) )+(?:(?:wait|sorry|actually|no) )*(?:i (?:meant|mean)|(?:make )?(?:it|that)|the|not)\b|^i mean\b|\bi meant\b/;
/** Words by which a price or a number is asked for, whatever it is of. */
export const OF_EACH = /^(?:per|each|extra|free|persons?|people|head|guests?|minimum|maximum|min|max)$/;
export const isOfTerms: ReadonlySet<string> = new Set([
  'largefee',
  'ahead',
  'minimum',
  'long',
  'capacity',
  'start',
  'begin',
  'end',
  'finish',
  'sign',
  'register',
]);
/** `Can I use it tomorrow`, of an offer. */
export const USES_IT = /\buse (?:it|that|this|the (?:code|deal|offer|discount))\b/;
/** `Does it work for dine-in`, `on set lunch?`, `at dinner?`, of an offer. */
export const HOLDS_FOR =
  /^(?:and |ok |so |what about |how about )?(?:(?:on )?(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?) )?(?:for |on |with |at |is it (?:for |on )?)?(?:dine ?in|eat(?:ing)? in|takeout|to go|pickup|delivery|lunch|dinner|brunch|breakfast)(?: (?:ok|okay|too|also|as well|fine))?(?: (?:on )?(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?))?$|^(?:and |ok |so |what about |how about |is it )?on (?!(?:the (?:menu|phone|website|way)|site|it|that|this)\b)\w+(?: \w+){0,2}$|^(?:and |or |what about )?the (?:day|week) (?:after|before)$|^(?:and |ok |so )?(?:at )?(?:where|which (?:places?|locations?|ones?))(?: (?:can i get it|is (?:it|that)))?$|\b(?:it|that|this|they|those|he|she) (?:\w+ )?(?:work|works|apply|applies|count|counts|valid|good|eligible|qualif(?:y|ies))\b|\buse (?:it|that|this|them|those)\b/;
/** Asks the price, and says of nothing. */
export const BARE_PRICE =
  /^(?:and |ok |so )?(?:how much|prices?|costs?)(?: (?:is|are|for) (?:it|that|them|those|these|both))?$/;
/** `How many do we have to be`, `do I need to bring anything`, of an offer. */
export const ASKS_TERMS =
  /^(?:and |so |ok )?(?:how many (?:people |of us )?(?:do|must|should) (?:we|i)\b|(?:do|must|should) (?:i|we) (?:need|have|bring|show)\b|what do (?:i|we) need\b)/;
/** Speaks of an offer as of something that one has heard of. */
export const IS_THING = /\b(?:thing|deal|offer|promo|promotion|special)\b/;
/** What is said to be added to a dish: `with extra cheese`. */
export const SAID_TO_BE_ADDED =
  /\b(?:with|add|extra|plus) (?:(?!(?:no|out|how|much|total|price|please|is|what|for|and)\b)\w+ ?)+/;
/** Adds to what was asked about: `with tofu?`, `half and half with cheese`. */
export const ADDS_TO_THAT = /^(?:and |ok |so |what about |how about )*(?:half and half )?(?:with|plus|add)\b/;
/** What ice cream is put into, unless that is said to be of no wheat. */
export const IN_A_CONE = /\b(?:in|on|with) (?:an?|the|my) (?!gluten)((?:\w+ )?cone)\b/;
/** `Can I get a shake with oat milk`. */
export const ASKS_TO_HAVE =
  /^(?:(?:hi|hey|ok|so) )*(?:can|could|may) (?:i|we|you|u) (?:please )?(?:get|have|do|make|order)\b/;
/** `Allergens?` */
export const ASKS_ALLERGENS = /\ballergens?\b/;
/** `If I spend 200`, `on a bill of $80` */
export const SPENDS =
  /\b(?:spend|spent|order(?:ed)?|bill|total|orders?) (?:\w+ ){0,3}?[$£€]?(\d{2,4}(?:\.\d\d)?)\b(?! (?:people|of us|guests))/;
/** What points are for. */
export const OF_POINTS = /\b(?:points?|free|how many|earn|redeem)\b/;
/** `For the patio`, of what was told. */
export const FOR_THE =
  /^(?:and |ok |even |what about )?(?:for|on|in|at) (?:the|a|my|our|her|his) \w+(?: \w+){0,2}(?: (?:he|she|who|they) (?:is|are) \w+)?$/;
/** `Just the egg`, of what was added before. */
export const JUST = /^(?:(?:no|ok|okay|actually|sorry|wait|oh) )*(?:just|only) (?:the |an? )?\w+(?: \w+)?$/;
/** `Any others`, `anything without`, and not `anything else in it`. */
export const ASKS_FOR_REST =
  /\b(?:stuff|options?|choices|dishes|others|(?:some|any)thing else)\b(?!.*\b(?:it|them|that|those)$)|\b(?:any|some)thing\b.*\bwithout(?: (?:it|that|them|any|those))?$/;
/** In any of these ways. */
export const ADDS_ANYHOW: readonly RegExp[] = [ADDS, ADDS_SOME, ADDS_TOO, JUST];
/** `Anything without?` */
export const ENDS_WITHOUT =
  /\bwithout(?: (?:it|that|them|any|those))?$|\b(?:leave|take|hold|keep) (?:it|that|them|those) (?:out|off)$/;
/** Asks for other dishes than the one before. */
export const ASKS_FOR_OTHERS = /\b(?:anything|something|stuff|options?|choices|dishes|others?|else|another)\b/;
/** `Which is cheaper`, of the two that were meant. */
export const WHICH_IS_LESS =
  /^(?:and |so |ok )?which (?:one )?is (?:the )?(?:cheap|less|dear|pric|more exp)\w*(?: expensive)?(?: one)?$/;
/** `Anything milder` */
export const ANYTHING_OTHERWISE = /\b(?:any|some)thing (?:less |not (?:so |as )?)?(?:mild\w*|spic\w*|hot(?:ter)?)\b/;
/** `The cheaper one` of those that were named. */
export const SUPERLATIVE_ONE =
  /(?:\bthe|^(?:and |so )?which (?:one |of (?:them|those) )?is(?: the)?) (?:(?<least>cheap(?:er|est)|less expensive|least expensive)|(?<most>pricier|priciest|dearer|dearest|more expensive|most expensive))(?:(?: one| of (?:them|those|these|the two))\b|(?<=^(?:and |so )?which .*)$)/;
/** `The cheapest`, and no more than that, of a list that was told whole. */
export const SUPERLATIVE_ALONE =
  /^(?:(?:and|so|ok|which is|what is) )*(?:the )?(?:(?<least>cheapest|least expensive)|(?<most>priciest|dearest|most expensive))$/;
/** `The second cheapest`, which is one by its price, and not by where it stands. */
export const NTH_BY_PRICE =
  /\b(second|third|fourth|2nd|3rd) (?:most expensive|cheapest|least expensive|priciest|dearest|lowest|highest)\b/;
/** A question that says nothing by itself, and asks on: `is it free`, `how much is that`, `until when`, `the minimum?` */
export const ASKS_ON =
  /\b(?:inside|outside|indoors|outdoors|upstairs|downstairs|still|elsewhere|\d+ (?:hours?|minutes|people)|(?<=^(?:and |or |what about )?)\d{1,2}(?=$)|till|til|who|all day|days?|times?|long|every|always|many|it|that|this|they|them|those|there|how|what|when|where|which|why|until|free|cost|costs|minimum|maximum|min|max|link|more|details|included|why|to|in|at|for|on)\b/;
export const TOGETHER = /\b(?:both|together|total|all of them|altogether|all three|all)\b/;
export const ORDINAL_WORD =
  /\bthe (first|second|third|fourth|fifth|last)(?: (?:one|dish|item|place|location|restaurant|option|offer|deal))?\b(?! (?:order|time|of|course))|\bnumber (one|two|three|\d)\b|^(?:(?:and|ok|so) )*(first|second|third|fourth|last) (?:one|place|location)\b/;
export const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  one: 0,
  1: 0,
  second: 1,
  '2nd': 1,
  '3rd': 2,
  two: 1,
  2: 1,
  third: 2,
  three: 2,
  3: 2,
  fourth: 3,
  4: 3,
  fifth: 4,
  last: -1,
};
/** By which services have hours of their own. */
export const SERVICES = /\b(?:pickup|takeout|kitchen|last orders?|happy hour|deliver\w*|brunch|breakfast)\b/;
export const OF_FOOD_TO_GO = /^(?:pickup|takeout|delivery)$/;
export const MEAL_NAMED = /\b(?:breakfast|brunch|lunch|dinner)\b/;
export const SERVICES_AND_MEALS = new RegExp(`${SERVICES.source}|\\b(?:lunch|dinner)\\b`);
/** Questions of a brand’s own that tell what is served at which hour: `what can I eat in the middle of the night`. */
export const SAYS_WHEN_SERVED =
  /\b(?:eat|food|serve|served|kitchen|menu|card|breakfast)\b.*\b(?:night|late|morning|midnight|noon|all day|\d ?[ap]m)\b|\b(?:night|late|morning|midnight)\b.*\b(?:eat|food|serve|served|kitchen|menu|card)\b/;
/** `On takeout as well?`, `how many spots?`, of what was told. */
export const OF_THAT_TOO =
  /^(?:and |even |also )?(?:for|on|with|at) .*\b(?:too|as well|also|either)$|^(?:and |even )?also (?:for|on|with|at) \w+$|^(?:and )?(?:for )?how many(?: \w+)?$/;
/** Eating in, after the hours of something else. */
export const EATING_IN = /\b(?:eat(?:ing)? (?:in|there|inside)|din(?:e|ing) (?:in|room)|sit(?:ting)? (?:in|down))\b/;
export const ASKS_FOR_HOW_MANY = /\bfor how many(?: people| persons| guests)?$/;
/** `Till?`, `is that every day`, of hours that were told; `what time`, of whatever was told. */
export const ASKS_OF_TIME = /\b(?:till|til|until|when|times?|late|early|long|every|always|days?|weekdays|weekends?)\b/;
export const ASKS_TIME_OF_THAT =
  /^(?:(?:and|so|ok|open) )*(?:until|till|til)$|^(?:and |so |ok )?(?:it is |is it )?(?:(?:from|at|on|until|till|til|by|after) )?(?:when|what time|which days?|what days?|how late|how long)(?! .*\b(?:open|opening|close|closed|you|hours|take|takes|wait|stay)\b)|\b(?:it|that|this|they) (?:\w+ )?(?:end|ends|start|starts|valid|last|on)\b/;
/** `Expires?`, of an offer. */
export const ASKS_IF_OVER =
  /^(?:and |so )?(?:when |when does (?:it|that|this) |does (?:it|that|this) |is (?:it|that|this) )?(?:still )?(?:expires?|expiry|expiration|expired|run out|runs out|valid|good)(?: (?:date|until|till|til|when|still))?$/;
/** A time and no more, or what time: of the day that was named before. */
export const TIME_ALONE =
  /^(?:(?:and|so|ok|but|what about|how about|can (?:i|we) come|are you open|is it open) )*(?:at|by|around|until|till)? ?\d{1,2}(?::\d\d)? ?(?:am|pm)?$|^(?:and |so |ok )?(?:at )?what time(?: is it)?$/;
/** `Where is it`, `address`, and no more. */
export const ASKS_WHERE_ALONE =
  /^(?:(?:and|so|ok|but) )*(?:where(?: (?:is|are|can i get|do you have|do you sell) (?:it|that|this|them|those))?|(?:(?:at|what|which) )*(?:the )?(?:address|location))$/;
/** `Can I get one tomorrow`, of what was told of. */
export const GETS_ONE =
  /^(?:(?:and|so|ok|but) )*(?:can|could|may) (?:i|we) (?:still )?(?:get|have|order|do|try) (?:one|it|that|them|those|some|these)\b/;
/** `Until when do you serve it`. */
export const SERVED_WHEN = /^(?:and |so )?(?:(?:from|until|till|til) )?(?:when|what time) .*\b(?:it|that|them)$/;
/** Before a day that is asked of what was told: `and tonight`, `what about on fridays`. */
export const BEFORE_DAY =
  /^(?:and|what|how|about|even|on|in|at|for|the|this|so|ok|then|too|a|an|night|evening|afternoon|morning)$/;
/** Words that speak of hours or of the locations themselves, and do not only name a day or a place. */
export const SAYS_HOURS_OR_PLACES = /\b(?:locations?|open|close|closed|hours|branch|where)\b/;

/** `Anything cheaper`, `anything cheaper than the margherita`. */
export const CHEAPER_THAN =
  /\b(?:cheaper|less expensive|less) than (?:the|your|a|an) |\b(?:(?:any|some)thing|one|ones|others?) (?:that is |a (?:bit|little) )?(?:cheaper|less expensive)$|^(?:(?:and|so|ok|but|too expensive) )*(?:what is|(?:is )?there(?: is)?|do you have|(?:have you )?got)?(?: any| some)? ?cheaper$/;
/** `Is it cheaper than the strip` */
export const COMPARES_IT =
  /^(?:and |so )?is (?:it|that|this|that one) (?:cheaper|dearer|pricier|(?:more|less) expensive) than\b/;
/** Asks for one thing in the place of another. */
export const ASKS_TO_SWAP = /\b(?:swap|substitute|sub|switch|instead of)\b/;
/** Asks what meat is in: `which sides have meat in them`. */
export const HOLDS_MEAT = /\b(?:got|has|have|with|contains?) (?:any )?meat\b/;
/** Asks how late something may be ordered. */
export const ASKS_TO_ORDER =
  /\b(?:need|order|want|get)\b.*\btoo late\b|\btoo late (?:for|to (?:order|get)) (?:a|an|some|the)\b/;
/** Asks for what stands on a menu or under a heading, and not what comes with it. */
export const ASKS_WHAT_IS_ON = /^(?:and |so )?what is (?:on|in) (?:the|your) (?!.*\bwith\b)/;
/** Asks whether a dish is to be had. */
export const ASKS_FOR_DISH =
  /\b(?:do you|(?:you|they) (?:still )?(?:have|got)|got any|is there|are there|serve|sell|still|available|can (?:i|we) (?:get|have|order|try))\b/;
/** Words that only ask whether a dish is to be had: of more than these a yes would say too much. */
export const seekingWords: readonly string[] =
  'got serve carry guy some kind still available menu order try eat drink dish food kind type left card have make'.split(
    ' ',
  );
/** Asks whether something is so. */
export const IS_IT = /^(?:and )?(?:is|are) (?:the|your|it|this|that)\b/;
/** Asks whether something is in a dish. */
export const ASKS_OF_CONTENT = /\b(?:does|do|is|are) \b.*\b(?:have|has|contain|include|in)\b/;
/** `Garlic?`, `any beef`, `and is there egg`. */
export const NAMES_ONE_FOOD =
  /^(?:(?:and|or|ok|so|what about|how about|is there|are there|any|does it have|has it got) )*(?!for\b|on\b|at\b|in\b|with\b|no\b)\w+$/;
/** `Is there pork in the beans`, `does the har gow have pork` */
export const ASKS_OF_CONTENT_OF =
  /\b(?:is|are) there\b.* in (?:the|your|that|this|it)\b|^(?:and |so |hi )?(?:does|do) (?:the|your|that|this|those) (?!.*\b(?:and|or|with)\b).*\b(?:have|has|contain)\b/;
/** Tags by which menus praise dishes. */
export const PRAISES =
  /popular|most (?:\w+ed|sold|bought|eaten|asked for)|best|signature|favou?rite|plus demand|chef|own$|favorito|coup de c/i;
/** `Which one closes later`, of two. */
export const COMPARES_PLACES = /\b(?:earlier|later|longer|sooner|first|last)\b/;
/** Speaks of other locations than the one that was named. */
export const SAYS_ALL_PLACES =
  /\b(?:all|every|other|others|another|nearest|closest|locations)\b|\bany(?= (?:of|other|open|that|with|near|closer|place|places|one|in|are|have|has|do)\b)|^(?:(?:and|the|so) )*(?:earliest|latest)(?: one)?$/;
/** Points at the locations that were listed. */
export const OF_THOSE_PLACES = /\b(?:those|these|them|they|it)\b/;
/** Asks whether something is to be had at this time of the year. */
export const ASKS_WHETHER_STILL = /\b(?:back|still|yet|anymore|in season|off)\b/;
/** Of a menu for children only a heading of the menu, or what the brand says of it, can tell. */
export const ASKS_KIDS_MENU =
  /\b(?:kids?|child(?:ren)?s?) (?:menu|meal)s?\b|\b(?:menu|meal)s? for (?:the )?(?:kids|children)\b/;
/** Where one sits in some seasons only; whether that is open; and what tells of seasons. */
export const IS_OUTSIDE = /\b(?:terrace|patio|rooftop|garden|courtyard|deck|terrasse|terraza|jardin)\b/;
export const IS_IT_OPEN =
  /^(?:(?:and|so|ok|but) )*(?:is|are) (?:it|that|they) (?:still |also )?open(?: (?:now|right now|yet|today|tonight|this \w+|in \w+|all year|year round))*$/;
export const TELLS_SEASON =
  /(?<!\bheated (?:in|all|through) (?:the )?)\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|seasons?|weather|year[- ]round|all year)\b/;
/** Whether something that a place has is open, without a day or time. */
export const IS_FEATURE_OPEN =
  /^(?:(?:is|are) )?(?:the |your )?(?!(?:you|u|it|they|place|guys)\b)(?:\w+ ){1,2}?(?:still |also )?open(?: (?:yet|now|right now|today|tonight|in \w+|(?:this|all) \w+|rn))*$/;
/** Asks when something is that has hours of its own, and not when the house is open: `what time does the piano start`. */
export const ASKS_WHEN_IT_IS =
  /^(?:(?:and|so|but|ok) )*(?:when|(?:from |at |until |till |til )?(?:what|which) time|(?:until|till|til) when) (?:is|are|does|do|will|can i|can we) (?!(?:you|u|it|they|i|we)\b)(?!.*\b(?:opens?|close|closes|closing|closed|hours|last (?:seating|orders?|call))\b)|^(?:\w+ ){1,2}times$/;
/** Asks for a table or a room, and does not only say how many will come. */
export const ASKS_FOR_TABLE = /\b(?:book\w*|reserv\w*|tables?(?! of)|rooms?|seat|fit|space|accommodate)\b/;
/** Speaks of the menu itself. */
export const SPEAKS_OF_MENU =
  /\b(?:menus?|dish|dishes|recommend|popular|ingredients?|allergens?|what (?:should|can|could) (?:i|we) (?:eat|order))\b/;
export const TELLS_PARTY =
  /^(?:there|we) (?:are|is|will be) \w+(?: (?:of us|people|guests))?$|^(?:(?:about|around) )?\d+ (?:of us|people|guests)(?: (?:the )?(?:costs?|price))?$/;
export const ASKS_WHAT_TO_EAT =
  /\bwhat (?:should|can|could|do|would) (?:i|we|you|he|she|they) (?:all )?(?:eat|order|get|have|pick|recommend|suggest)\b|\brecommend\b/;
/** That a dish, or what stands under a heading, is shared. */
export const SAYS_SHARED =
  /\bshar(?:e|ed|ing)\b|\b(?:feeds|serves)\b|\bfor (?:two|three|four|six|\d+)(?: or \w+)?(?: people)?(?=$|[.,;])/i;
/** `Is there anything`, `what can she have`, `any options`. */
export const ASKS_FOR_SOMETHING =
  /\b(?:anything|something|(?:any|some|other|good) (?:options?|choices?|dishes|food)|options|what (?:can|could|should|may|would) (?:i|we|you|he|she|they) (?:have|eat|get|order))\b/;
/** `Is there a vegan version of it`. */
export const ASKS_FOR_VERSION =
  /\b(?:an?|any|no) (?:\w+ ){1,3}(?:versions?|ones?|options?|kinds?|alternatives?)(?: of (?:it|that|this|them))?$/;
/** What may be asked of the place, or of what was spoken of. */
export const OF_THEM = /^(?:and |but )?(?:do|have|has|does) (?:they|it) (?:have|got|use|contain) (?:an? |any )?\w+$/;
/** `Then what is gluten free`, of all of the menu. */
export const THEN_WHAT = /^(?:(?:so|ok|and|well|but) )*then (?:what|which)\b/;
/** `Without the egg`, after a dish: of that dish. */
export const WITHOUT_IT =
  /^(?:(?:and|so|ok|but|what about|how about|even) )*(?:without|no|minus|hold|leave out|leave off|if i leave out) (?:the |any )?\w+(?: (?:ok|okay|then|please|safe|is (?:it|that) (?:ok|okay|safe|fine)))*$/;
/** `Nut allergy ok`, after a dish. */
export const OK_WITH_ALLERGY =
  /^(?:(?:and|so|but|is it|with|for|an?) )*(?:\w+ ){1,2}allergy (?:(?:is|would) (?:it|that) (?:be )?)?(?:ok|okay|safe|fine)$/;
/** As typed: `ok?`, which thanks for nothing. */
export const ASKS_IF_OK = /^\W*(?:(?:and|so|is (?:it|that)) )*(?:ok|okay|safe|fine)(?: (?:then|now|for me))?\s*\?\s*$/i;
/** `Do you ship bread`, `can i freeze the rolls`: asks what is done with food, of which no list of dishes tells. */
export const ASKS_TO_DO =
  /^(?:and |so |ok |hi |hey )?(?:do|can|could|will|would|should) (?:you|they|we|i|it|they)(?: guys| all)?(?: also| still| please)? (?:be )?(?:ship|shipped|mail|slice|slic(?:ed|ing)|cut|freeze|frozen|reheat|reheated|heat|heated|warm|warmed|wrap|wrapped|refund|return|store|stored|microwave|microwaved)\b(?! (?:dessert|drink|food)s?\b)/;
/** `How do I reheat my leftover chicken`, `best way to warm up a slice`. */
export const ASKS_HOW_TO_TREAT =
  /\b(?:how (?:do|can|could|should|would) (?:i|we|you|one)|how (?:long )?to|how long (?:do|should|can) (?:i|we)|best way to|what is the (?:best|right) way to|how is (?:it|this) best|instructions (?:to|for)) (?:best )?(?:re ?heat|heat(?: up)?|warm(?: up)?|microwave|freeze|defrost|thaw|store|re ?heating|heating|storing)\b|\b(?:re ?heat(?:ing)?|heating|storage|thawing) (?:instructions?|tips|advice)\b/;
/** `The brisket class`, `a sake tasting`: what a house does beside cooking, and what it is of. */
export const ACTIVITY =
  /(\w+) (class(?:es)?|workshops?|tastings?|lessons?|demos?|festivals?|contests?|competitions?|clubs?|crawls?|quiz|bingo|night|party)\b/g;
export const IS_CLASS = /^(?:class(?:es)?|workshops?|lessons?)$/;
export const IS_MEAL = /^(?:lunch|brunch|breakfast|dinner)$/;
/** `What is on it`, `what do you have then`, of a meal. */
export const ASKS_WHAT_IS_SERVED =
  /^(?:and |so |ok )?what (?:is (?:on|in) (?:it|that|the menu)|is served|(?:do|can|could) (?:you|they|i|we) (?:have|serve|get|eat|order))(?: (?:then|for it|for that))?(?: (?:and )?(?:how much(?: (?:is|are|does) (?:it|that|they)(?: cost)?)?|(?:the )?prices?))?$/;
export const HAPPY_HOUR = /\bhappy hour\b/;
/** `What is on at happy hour`, `happy hour prices`, and not only when it is. */
export const ASKS_OF_HAPPY_HOUR =
  /^happy hour$|\bwhat (?!time|days?\b).*\bhappy hour\b|\bhappy hour\b.*(?:\b(?:deals?|specials?|prices?|menu|offers?|how much)\b|\bwhat (?!time|days?\b))/;
/** Speaks of offers, and not of a part of the menu. */
export const NAMES_OFFERS = /\b(?:discounts?|deals?|coupons?|promo\w*|offers?|codes?|free|off)\b/;
/** `Can I get it dine-in` */
export const OF_THAT = /\b(?:get|have|use|order|take) (?:it|that|them)\b/;
/** `Can we bring snacks`: asks what guests may bring, and not what the menu has. */
export const ASKS_TO_BRING =
  /^bring(?:ing)? (?:my |our )?own\b|\b(?:can|could|may|should|allowed to|ok to|okay to|fine to|if) (?:(?:i|we|he|she|they|people|guests) )?(?:also )?bring\b/;
/** `My son is seven`, which asks nothing. */
export const OF_AGE =
  /^(?:my|our) \w+ (?:is|are) (?:a child|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: years? old)?$/;
/** Who comes, which tells little of what is paid. */
export const OF_PARTY = /^(?:tables?|groups?|party|parties|people|persons?|guests?)$/;

/** `What if it rains`, in which nothing is pointed at. */
export const OF_WEATHER =
  /\bit (?:rains?|snows?|storms?|pours?|(?:is|starts?|gets|will be) (?:to )?(?:rain\w*|snow\w*|storm\w*|pour\w*|cold|hot|windy|freezing))\b/g;

/** `So just the front nine, four of us`, of what was told. */
export const JUST_THAT = /^(?:(?:and|so|ok|then) )*(?:just|only) (?:for )?(?:the|that|those|these)\b/;

/** `Is there a special menu that night`; `that night`. */
export const ASKS_SPECIAL_MENU =
  /\b(?:special|set|different|holiday|prix ?fixe|fixed|tasting) (?:menu|dinner|meal|lunch|brunch|dishes|food|thing)s?\b|\b(?:anything|something) special\b/;
export const ON_THAT_DAY =
  /\b(?:on |for |at )?(?:that|the same|this) (?:day|night|evening|date)\b|\bthen$|\b(?:for|on) (?:it|that)$/;
