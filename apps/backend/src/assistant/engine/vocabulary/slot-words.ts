/** Patterns of plain English by which slots are filled: groups, locations, and what points at an answer before. */
const NUMBER = '(\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';

/** From one on. */
export const smallNumbers: readonly string[] = 'one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);

export const partySizes = new RegExp(
  [
    `\\b(?:party|group|table|reservation|booking|dinner|lunch|brunch|room|seats?|fit|seat) (?:of |for )(?:us |about |around |up to )?${NUMBER}\\b`,
    `\\b(\\d+|six|seven|eight|nine|ten|eleven|twelve) (?:people|persons?|guests|of us)\\b`,
    `\\b(?:we are|were|we be|we will be|can we be|there are|there is|seat|fit|accommodate) ${NUMBER}\\b`,
  ].join('|'),
);

/** Whether it is asked which of the locations something holds for. */
export const ASKS_WHICH_PLACE =
  /\b(?:which|what|any|who|anywhere|where can|all|other|every|some|how many)\b(?: \w+){0,3} (?:locations?|restaurants?|stores?|branch|branches|places?|spots?|ones?|shops?|outlets?|of you)\b|^(?:which|who)\b|\bwhere can\b|\banywhere\b|\bare any\b|\ball of (?:them|your)\b/;

/** Words that look for a food or a service: `do you have`. */
export const LOOKS_FOR =
  /\b(?:do (?:you|they) (?:still )?(?:have|serve|sell|do|make|offer|carry)|have you got|any|got|is there|are there|serve|sell|want|eat)\b/;

/** Words that ask for a job beside its title. */
export const ASKS_OF_JOB =
  /\b(?:experience|pay|paid|pays|earn|earns|make|salary|wage|hire|hiring|apply|job|role|position|work|need|requirements?|shift|hours of)\b/;

/** States of health of which only a doctor can say what is right to eat. */
export const ON_DOCTORS_WORD =
  /\b(?:pregnan\w*|preggo|breast ?feeding|nursing|diabet\w*|warfarin|medications?|kidneys?(?! (?:beans?|pies?))|gout)\b/;
/** Who must avoid something, and asks for nothing of the house by that. */
export const IS_CHILD = /^(?:kids?|child|children|toddler|baby)$/;

/** Asks what an offer holds. */
export const ASKS_INCLUDED =
  /\b(?:included?|includes|comes? with|with (?:it|that)|part of (?:it|that)|(?:do|does|did|would|will|can) (?:i|we|you|it|that) save)\b/;

/** What is counted of a dish that was named: `two slices`. */
export const SERVINGS =
  /^(?:slices?|pieces?|portions?|orders?|plates?|bowls?|glass(?:es)?|bottles?|cups?|scoops?|servings?)$/;

/** A part of a question that asks on of the part before it: `do you deliver, and how much is it`. */
export const ASKS_ON_IN_PART =
  /^(?:(?:and|but|also|plus|if so) )*(?:how much(?: (?:is|does|do|would|will|are) (?:it|that|this|they|you|the (?:fee|charge|cost))(?: (?:cost|charge))?)?|(?:what|how much) (?:does it cost|is (?:it|the (?:fee|price|cost|charge|minimum)))|(?:is|are) (?:it|they|that|there an?) (?:free|extra|included|far|heated|covered|fee|charge|cost|minimum|limit|extra charge)|(?:(?:until|till|til|from) )?(?:(?:what|which) time|when)|how many(?: (?:people|guests|persons|of us))?(?: (?:max|maximum|at most))?|how (?:far|long|early|late|many (?:days|hours|weeks))(?: (?:ahead|before|in advance|should|do|must|would|can|i|we|you|have|need|to|book|order|call|it|is|that))*)$/;

/** Points at a day that another part of the question tells of: `which day has live music, and when do you close then`. */
export const POINTS_AT_DAY = /\b(?:then|that (?:day|night|evening)|those days)\b/;
export const THEM = /^(?:them|those|these|it)$/;

/** The most words of a question that says nothing by itself. */
export const SHORT = 7;

/** Words that carry a question on. */
export const BEGINS = /^(?:and|what about|how about|also|or|then|ok and|okay and|so|but|same for|what if|ok|okay)\b/;
export const PRONOUN =
  /\b(?:it|its|they|them|those|these|that one|this one|the whole (?:thing|one)|that|this|the same|ones?|one of them|both|either|there)\b/;
/** What points at the only place that was named. */
export const POINTS_THERE = /(?<!\b(?:is|are|was|get|go|come|drive|hi|hello|hey) )\bthere\b(?! (?:is|are|any)\b)/;
/** What points at one thing only. */
export const SINGLE = /\b(?:it|its|that one|this one|that|this)\b/;
export const ASKS_SUM = /\b(?:how much|price|cost|total|together)\b/;
export const BEGINS_WITH = /^(?:and )?(?:\w+ )?with\b/;
export const HALF = /\b(?:half|whole)\b/;
/** Adds something to what was spoken of; `and some of it` does where that was ordered. */
export const ADDS =
  /^(?:and |can (?:i|you) |could (?:i|you) )?(?:add|adding|plus|with)\b(?!.*\b(?:no|not|without|less)\b)/;
export const ADDS_SOME =
  /^(?:and|also|then) (?!.*\b(?:no|not|without|less)\b)(?!(?:the|what|how|which|when|where|is|are|do|does|can|any|your|for|in|at|on|to)\b)|^(?:and )?(?:in|on) an? /;
/** `For four of us`: so many of what was spoken of, where that is for one. */
export const FOR_GUESTS = new RegExp(`^(?:and |so |ok )?for ${NUMBER}(?: of us| people| persons| guests)?$`);
export const IS_SHARED = /\b(?:for (?:two|three|four|six|\d+)|feeds|serves|shar(?:e|ed|ing))\b/i;
/** `And the other one`, of two places. */
export const THE_OTHER = /\bthe other(?: (?:one|place|location|restaurant|shop|store))?$/;
/** `Any others`, `anything without`, and not `anything else in it`. */
export const ASKS_FOR_REST =
  /\b(?:stuff|options?|choices|dishes|others|(?:some|any)thing else)\b(?!.*\b(?:it|them|that|those)$)|\b(?:any|some)thing\b.*\bwithout(?: (?:it|that|them|any|those))?$/;
/** `Anything without?` */
export const ENDS_WITHOUT = /\bwithout(?: (?:it|that|them|any|those))?$/;
/** Asks for other dishes than the one before. */
export const ASKS_FOR_OTHERS = /\b(?:anything|something|stuff|options?|choices|dishes|others?|else|another)\b/;
/** `The cheaper one` of those that were named. */
export const SUPERLATIVE_ONE =
  /\bthe (?:(?<least>cheap(?:er|est)|less expensive|least expensive)|(?<most>pricier|priciest|dearer|dearest|more expensive|most expensive))(?: one| of (?:them|those|these|the two))\b/;
/** A question that says nothing by itself, and asks on: `is it free`, `how much is that`, `until when`, `the minimum?` */
export const ASKS_ON =
  /\b(?:till|til|who|all day|days?|times?|long|every|always|many|it|that|this|they|them|those|there|how|what|when|where|which|why|until|free|cost|costs|minimum|maximum|link|more|details|included|why|to|in|at|for|on)\b/;
export const TOGETHER = /\b(?:both|together|total|all of them|altogether|all three|all)\b/;
export const ORDINAL_WORD =
  /\bthe (first|second|third|fourth|fifth|last)(?: (?:one|dish|item|place|location|restaurant|option|offer|deal))?\b(?! (?:order|time|of|course))|\bnumber (one|two|three|\d)\b/;
export const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  one: 0,
  1: 0,
  second: 1,
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
export const SERVICES = /\b(?:pickup|takeout|kitchen|happy hour|delivery|brunch|breakfast)\b/;
/** Questions of a brand’s own that tell what is served at which hour: `what can I eat in the middle of the night`. */
export const SAYS_WHEN_SERVED =
  /\b(?:eat|food|serve|served|kitchen|menu|card|breakfast)\b.*\b(?:night|late|morning|midnight|noon|all day|\d ?[ap]m)\b|\b(?:night|late|morning|midnight)\b.*\b(?:eat|food|serve|served|kitchen|menu|card)\b/;
/** `On takeout as well?`, `how many spots?`, of what was told. */
export const OF_THAT_TOO =
  /^(?:and |even |also )?(?:for|on|with|at) .*\b(?:too|as well|also|either)$|^(?:and )?(?:for )?how many(?: \w+)?$/;
/** Eating in, after the hours of something else. */
export const EATING_IN = /\b(?:eat(?:ing)? (?:in|there|inside)|din(?:e|ing) (?:in|room)|sit(?:ting)? (?:in|down))\b/;
/** `Till?`, `is that every day`, of hours that were told; `what time`, of whatever was told. */
export const ASKS_OF_TIME = /\b(?:till|til|until|when|times?|late|early|long|every|always|days?|weekdays|weekends?)\b/;
export const ASKS_TIME_OF_THAT =
  /^(?:and |so |ok )?(?:it is |is it )?(?:(?:from|at|until|till|til|by) )?(?:when|what time|which days?|what days?|how late|how long)(?! .*\b(?:open|opening|close|closed|you|hours)\b)|\b(?:it|that|this|they) (?:\w+ )?(?:end|ends|start|starts|valid|last|on)\b/;
/** Words that speak of hours or of the locations themselves, and do not only name a day or a place. */
export const SAYS_HOURS_OR_PLACES = /\b(?:locations?|open|close|closed|hours|branch|where)\b/;

/** `Anything cheaper`, `anything cheaper than the margherita`. */
export const CHEAPER_THAN =
  /\b(?:cheaper|less expensive|less) than (?:the|your|a|an) |\b(?:(?:any|some)thing|one|ones|others?) (?:that is |a (?:bit|little) )?(?:cheaper|less expensive)$/;
/** Asks for one thing in the place of another. */
export const ASKS_TO_SWAP = /\b(?:swap|substitute|sub|switch|instead of)\b/;
/** Asks what meat is in: `which sides have meat in them`. */
export const HOLDS_MEAT = /\b(?:got|has|have|with|contains?) (?:any )?meat\b/;
/** Asks how late something may be ordered. */
export const ASKS_TO_ORDER =
  /\b(?:need|order|want|get)\b.*\btoo late\b|\btoo late (?:for|to (?:order|get)) (?:a|an|some|the)\b/;
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
/** `Is there pork in the beans` */
export const ASKS_OF_CONTENT_OF = /\b(?:is|are) there\b.* in (?:the|your|that|this|it)\b/;
/** Tags by which menus praise dishes. */
export const PRAISES =
  /popular|most (?:ordered|loved)|best|signature|favou?rite|plus demand|chef|own$|favorito|coup de c/i;
/** Speaks of other locations than the one that was named. */
export const SAYS_ALL_PLACES = /\b(?:all|any|every|other|others|another|nearest|closest|locations)\b/;
/** Of a menu for children only a heading of the menu, or what the brand says of it, can tell. */
export const ASKS_KIDS_MENU = /\b(?:kids?|child(?:ren)?s?) menus?\b|\bmenus? for (?:the )?(?:kids|children)\b/;
/** Whether something that a place has is open, without a day or time. */
export const IS_FEATURE_OPEN =
  /^(?:(?:is|are) )?(?:the |your )?(?!(?:you|u|it|they|place|guys)\b)(?:\w+ ){1,2}?(?:still |also )?open(?: (?:yet|now|right now|today|tonight|in \w+|(?:this|all) \w+|rn))*$/;
/** Asks when something is that has hours of its own, and not when the house is open: `what time does the piano start`. */
export const ASKS_WHEN_IT_IS =
  /^(?:(?:and|so|but|ok) )*(?:when|(?:from |at |until |till |til )?(?:what|which) time|(?:until|till|til) when) (?:is|are|does|do|will|can i|can we) (?!(?:you|u|it|they|i|we)\b)(?!.*\b(?:opens?|close|closes|closing|closed|hours)\b)/;
/** Asks for a table or a room, and does not only say how many will come. */
export const ASKS_FOR_TABLE = /\b(?:book\w*|reserv\w*|tables?(?! of)|rooms?|seat|fit|space|accommodate)\b/;
/** Speaks of the menu itself. */
export const SPEAKS_OF_MENU = /\b(?:menus?|dish|dishes|recommend|popular|ingredients?|allergens?)\b/;
/** What may be asked of the place, or of what was spoken of. */
export const OF_THEM = /^(?:and |but )?(?:do|have) they (?:have|got|use) (?:an? |any )?\w+$/;
