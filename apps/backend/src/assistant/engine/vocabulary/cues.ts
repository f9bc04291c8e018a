/**
 * By which words a question shows what it is about. Patterns are tried on plain English (`language/read-text.ts`): small
 * letters, single spaces, no punctuation; `@place` stands for a location that is named, `@dish` for a dish. Where two
 * overlap, the longer one counts: `book a gift card` is about gift cards. To add an intent, add an entry here and an answer
 * in `intents.ts`.
 */
const PLACE = '(?:locations?|restaurants?|stores?|branch(?:es)?|outlets?|shops?|spots?|places|cafes?|sites)';
const PEOPLE = '(?:my|your|our|a|an|the|some|his|her)';

/** Free of charge, and not `free` of a food. */
const FREE =
  '(?<!(?:gluten|dairy|nuts?|peanuts?|eggs?|soya?|sugar|lactose|meat|alcohol|wheat|allergen|fat|milk|sesame|fish|shellfish|seafood|mustard|celery|sulphites?|pork|beef) )free';
/** So long is asked about at once. */
const STRETCH =
  '(?:(?:this|next) (?:week|weekend|month)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))';
/** What guests left behind: of that only the brand's own words tell. */
const LOST_THINGS =
  '(?:i |we )?(?:left|lost|forgot) (?:my|our) \\w+|(?:anybody|anyone|somebody|someone|you|they) (?:find|found|turn(?:ed)? in|hand(?:ed)? in|seen|picked up) (?:a|an|my|our|the) (?:set of )?(?:\\w+ )?\\w+|(?:i|we) (?:left|lost|forgot) (?:a|the) \\w+';
export const IS_LOST = new RegExp(LOST_THINGS);

/** What holds at a moment, or of what guests left behind, which no site knows. */
const momentary = [
  LOST_THINGS,
  '(?:free|empty) (?:seats?|stools?)|(?:seats?|stools?) (?:free|left|open|available)',
  '(?:is|are) (?:it|you|u|they|@place|the (?:place|restaurant|bar|patio|deck))(?: (?:very|really|too|still|always|usually|that|so))?(?: guys)? (?:busy|crowded|packed|full|slammed|noisy|loud|quiet)',
  'who is (?:the )?(?:cooking|working|serving|bartending|bartender|chef|cook|server|waiter|waitress|manager|host|owner)(?: (?:there|in|on))? (?:today|tonight|now|this \\w+)|(?:is|are) (?!(?:the )?kitchen)(?:\\w+ ){1,3}(?:working|cooking|bartending|on shift)(?: (?:there|in|on))? (?:today|tonight|now|this \\w+)|is (?:the |your )?(?:chef|owner|boss|manager)(?: \\w+)? (?:in|there|around|here)(?: (?:today|tonight|now))?',
];
export const IS_MOMENTARY = new RegExp(momentary.join('|').replaceAll('@place', '\\w+'));

/** `Do you show the buckeyes game`, `is the match on`, `can we watch the leafs`: of what is on television. */
const GAMES =
  '(?:show|showing|play|playing|air|airing|watch|watching) (?:the |any |a )?(?:\\w+ ){0,3}(?:games?|match(?:es)?|fights?|football|soccer|rugby|hockey|basketball|baseball)(?! (?:day|night|room|menu|box|deal))|(?:is|are|have|got|catch|see) (?:the|a|any) (?:\\w+ ){0,3}(?:games?|match(?:es)?|fights?) (?:be )?(?:on|showing|shown|live)|(?:catch|see) the (?:\\w+ ){0,2}(?:game|match|fight)|(?:can|could|to) (?:i|we)? ?watch (?:the )?(?!you\\b|them\\b|him\\b|her\\b|it\\b|@dish)\\w+(?= (?:there|here|at|with|on)\\b|$)';
export const ASKS_OF_GAMES = new RegExp(`\\b(?:${GAMES})\\b`);

const cues = {
  danger: [
    'choking(?! (?:dry|hazards?|me|up)\\b)',
    'can not (?:breathe?|swallow)|trouble breathing|hard to breathe(?! in)|difficulty breathing|short of breath|wheezing',
    '(?:having|has|have|is having|getting) (?:a |an )?(?:bad |severe )?(?:allergic reaction|anaphyla\\w*|heart attack|stroke|seizure|reaction(?= (?:to (?!make|share|give|say)|right|now|help)|$))|(?:just|think (?:i|he|she|we)) had (?:a |an )?(?:allergic reaction|heart attack|stroke|seizure)',
    '(?<!\\b(?:if|about|cause|causes|any|once|with|past|previous|handle|ever)\\b.*)allergic reaction(?! (?:to \\w+ )?(?:when|before|once|years|last|as|in)\\b)|^(?:help )?(?:anaphylaxis|heart attack|stroke|seizure)(?: help)?$',
    '(?:going|went|goes|gone|go) into (?:anaphylactic )?shock|anaphylactic shock(?! from)',
    '(?<!makes? (?:my|his|her) )(?:throat|tongue|face|lips|mouth|eyes?) (?:is |are |feels? |got |getting |all )*(?:swell\\w*|swelled|closing|closes now|swollen|puff\\w*|tight|tightening|itchy|itching|itches|numb|tingling|weird|funny)(?! when| if| from| whenever)',
    '(?<!almost |nearly )(?:passed out|unconscious|fainted|collapsed)(?! (?:at the price|from|cake|when))|not breathing|stopped breathing|gasping(?! at)|blue in the face|(?:feels?|feeling) (?:faint|dizzy)|turn(?:ing|ed) (?:blue|purple)|not responding',
    'overdos\\w+|(?:took|swallowed) (?:too many|a lot of|all (?:my|the)) pills|(?:am|is|are|keeps?|he|she|bleeding badly|will not stop) bleeding|(?:vomit\\w*|cough\\w*|throwing up|puking) blood|bleeding (?:badly|a lot|out)',
    '(?:call|need|get) (?:us |me |him |her )?(?:an? )?(?:ambulance|911|999|112|police|medic|paramedics?|doctor(?! note))|medical emergency|^(?:help )?(?:it is )?(?:an )?emergency(?: help)?$|this is an emergency',
    'gas leak|smells? (?:like |of )?gas(?! station)|i (?:am going to|will|want to) kill (?:my|him|her|you|them|someone|somebody|everyone|people)\\b|there is a fire(?! ?(?:pit|place|grill|oven))|^help help|chest pains?',
    '(?:used|need|needs|use|where is|have) (?:my|an|the|his|her|a) epipen(?: (?:now|what|my|he|she|we|fast|please|right|here)|$)|(?:son|daughter|kid|wife|husband|friend|he|she|i) (?:is|am) reacting',
    '(?:bone|food|something|it|piece|meat|steak) (?:\\w+ ){0,3}?stuck in (?:my|his|her|the) (?:throat|windpipe)|swallowed (?:a |some |the )?(?:(?:small |big |sharp )?piece of |fish |chicken )?(?:bone|glass|plastic|toothpick)',
    '(?:just|accidentally|already|think i|think he|think she) (?:ate|had|eaten|swallowed)(?: \\w+){1,6} (?:and|but) (?:(?:i|he|she) (?:am|is) )?(?:\\w+ )?(?:allergic|celiac)|(?:allergic|celiac) and (?:\\w+ )?(?:just|accidentally) (?:ate|had|eaten|swallowed)',
    '(?:he|she|son|daughter|kid|child|baby|wife|husband|friend) (?:ate|swallowed|has eaten) (?:a|an|the|some|one|your) (?:\\w+ ){1,3}(?:and|but) (?:(?:he|she|i) )?(?:(?:is|has|am) )?(?:(?:a|very|badly|severely) )?(?:\\w+ )?(?:allergic|allergy)',
    '(?:hives|rash) (?:all over|right now|everywhere|now)|breaking out in hives(?! (?:when|if|from|with|whenever))',
    '(?:been|was|am|is|got) poisoned',
  ],
  'self-harm': [
    '(?:kill|hurt|harm|cut|shoot|end)(?:t?ing)? (?:my ?self|herself|himself|themselves)(?! (?:a|some|on|with)\\b)|(?:hang(?:ing)?) (?:my ?self|herself|himself)(?= |$)(?! coat)|kms',
    'suicid\\w*',
    'self harm',
    '(?:want|going|ready) to die(?! (?:for|of|my|laughing))',
    'end (?:it all|my life)',
    'do not want to (?:live|be alive|exist|wake up)(?: (?:here )?(?:anymore|any more))?(?! (?:in|at|near))',
    'better off dead|(?:no|any) reason to live|(?:life is not|not) worth living|tired of living|no point (?:in )?living|wish i (?:was|were) dead',
  ],
  hostile: [
    '(?:ignore|disregard|forget|override|bypass) (?:\\w+ ){0,5}?(?:instructions?|prompts?|rules|above|previous|prior|guidelines|everything|programming)',
    'system prompt',
    'jailbreak',
    'developer mode',
    'pretend (?:you|to be|that)',
    'act as (?:a|an|my|if)',
    'you are now',
    'your (?:instructions|prompt|system message)',
    'repeat (?:after me|the words|everything)',
    'from now on',
    'role ?play',
    'api keys?',
    'ignora (?:\\w+ ){0,4}?instrucciones',
    'ignore[sz]? (?:\\w+ ){0,4}?instructions',
    'oublie[sz]? (?:\\w+ ){0,4}?instructions',
    'admin mode',
  ],
  'out-of-scope': [
    '(?:what is )?(?:the )?time in (?:tokyo|paris|london|new york|china|japan|india|australia|france|mexico)|who is (?:taylor swift|elon musk|beyonce|drake|messi|ronaldo|trump|biden|einstein|jesus|the richest \\w+)',
    '(?:sing|play|rap) (?:me |us )?(?:a |an |some )?(?:songs?|music|rap)$|(?:fix|repair|change) (?:my|a|the) (?:car|phone|laptop|computer|tire|bike)',
    '(?:you|u|ur|this (?:bot|thing|chat)) (?:are |is |r )?(?:so |really |just )?(?:suck|sucks|stupid|useless|dumb|an idiot|idiot|trash|garbage|shit|crap|annoying)|(?:fuck|screw) (?:you|off|u|this)|stfu|shut up|insult|hate (?:\\w+ ){0,2}people',
    'weather',
    'forecast',
    '(?:is it |going to )?(?:raining|rain|snowing|snow) (?:today|tomorrow|outside)',
    'temperature outside',
    'politics?',
    'election',
    '(?:us |the )?president',
    'prime minister',
    'bitcoin|crypto(?:currency)?',
    'stock (?:market|price)|(?<!to )share price',
    'homework|essay|poem|haiku|limerick',
    '(?:tell me |know )?(?:a |any )?(?:jokes?|riddles?)',
    'javascript|python|java|html code|sql|programming|source code',
    'write (?:me )?(?:a |an |some )?(?:code|program|script|story|song|letter|email|essay|poem)',
    'translate',
    'capital of',
    'horoscope|zodiac',
    '(?:who (?:won|wins|is winning)) (?:\\w+ ?){0,5}',
    '(?:nba|nfl|nhl|mlb|world cup|super bowl(?! (?:sunday|hours|day|monday|weekend|party|menu|special|deal|night))|premier league)',
    'movies?|netflix|lottery',
    'square root|equation',
    'meaning of life',
    'world war',
    'dating|girlfriend advice|marry me|will you marry me',
    'lawyer|legal advice|medical advice|diagnos\\w*',
    '(?:what|how much) is \\d+ ?(?:times|plus|minus|x|\\*|divided by) ?\\d+',
    '\\d+ (?:times|plus|minus|divided by) \\d+',
    '(?:tell|teach) me (?:a |an |some )?(?:fun |interesting |random )?(?:facts?|secrets?|story)',
    'who is the (?:mayor|president|king|queen|prime minister|pope|ceo of)',
    'how (?:tall|deep|old) (?:is|was) (?:the|a|mount)\\b(?! (?:restaurant|place|business|company|bar|cafe|house|pub|inn|shop|bakery|diner|building|truck)\\b)',
    'how (?:do|can|would|should) (?:i|we|you|people) (?:cook|bake|grill|brew|boil|roast|make) (?!(?:\\w+ )?(?:reserv\\w+|bookings?|orders?|payments?|complaints?|appointments?|suggestions?)\\b)(?:a |an |the |some |my )?\\w+',
    'recipe (?:for|of)',
  ],
  franchise: [
    '(?:want|like|love|looking|able) to own (?:a|an|one|my)',
    'franchis\\w*',
    '(?:open|own|start|buy|run) (?:a|an|my|our|my own|your|one of your) (?:own )?(?:franchise|location|restaurant|branch|store|@\\w+)s?|(?:want to|can i|could i|may i|like to) (?:open|start|run) (?:a|an|one|my)(?! (?:tab|account|bottle))(?: of (?:your|these|those))?',
    '(?:open|start|run) (?:up )?(?:my|our) own(?! (?:bottle|wine|beer|tab|food)s?\\b)',
    'become (?:a )?(?:partner|owner|franchisee)',
  ],
  jobs: [
    '(?:drive|cook|bake|wait tables|deliver|bartend) for (?:you|u)(?: guys)?$|apply as (?:a |an )?\\w+|looking (?:for|to hire) (?:\\w+ )?(?:bartenders?|bakers?|drivers?|dishwashers?|hosts?|hostess(?:es)?|chefs?|baristas?|help)',
    '(?:want to be|become|work as|job as) (?:a |an |your )?(?:waiter|waitress|server|cook|chef|dishwasher|bartender|barista|host|hostess|driver|baker)|(?:take|hire|employ) students|(?:position|job|role|opening) (?:still )?(?:open|available|taken|filled)|is the (?:\\w+ ){1,3}(?:position|job|role) (?:still )?(?:open|available|taken|filled)',
    '(?:are you|do you|you) (?:hire|hiring|looking to hire)|summer (?:job|work)|need (?:any|more) (?:cooks?|servers?|staff|help|people|workers|dishwashers?)|work with you',
    'jobs?|hiring|careers?|employment|vacanc(?:y|ies)|recruit\\w*|resume|cv|internships?|job openings?|open positions?|positions? (?:open|available)',
    '(?<!(?:discounts?|deals?|offers?|codes?|coupons?|cards?|points) )work (?:for|with|at) (?:you|u|your|@place)|work here|work there(?! on| with| for a (?:bit|while)| a (?:bit|while)| (?:today|all day)| remotely)|working (?:for|at|with|here) ?(?:you|@place)?',
    'looking for (?:staff|cooks?|servers?|workers|people|(?:\\w+ ){0,2}(?:work|job|shifts?))',
    'apply (?:for|to work|online|for a job)|wants? (?:to|a) (?:work|job)(?! (?:on|from|with|there|remotely))|how (?:do|can) i apply',
    '(?:any|have|are there|other|night|weekend|day|kitchen) (?:\\w+ )?(?:openings|positions)|(?:any|got) work(?: (?:going|available))?$|the \\w+ (?:position|opening)s?',
    '(?:wages?|salary|pay rate|the pay|hourly pay|pay per hour|how much do you pay|what do you pay)',
    'what does (?:it|that|the job|the \\w+) pay|how much does (?:it|that) pay|(?<!(?:discounts?|deals?|offers?|codes?|coupons?|cards?|points) )work (?:in|at) @place|(?:to|and) work there(?! on| with| for a (?:bit|while)| a (?:bit|while)| (?:today|all day)| remotely)',
    'need (?:staff|cooks?|servers?|help in the kitchen)|part time|full time',
    '(?:are you|do you) (?:hire|hiring|need) (?:\\w+ )?',
  ],
  'gift-cards': ['gift ?(?:cards?|cert\\w*|vouchers?)', 'giftcards?', 'vouchers?', `gift (?:for|idea)`],
  loyalty: [
    'join (?:the|your) (?:club|program|list)|(?:sign|signing) up for (?:the|your) (?:club|program|rewards|points)',
    'free \\w+ after (?:how many|\\w+)|how many (?:\\w+ ){0,3}?(?:till|til|until|for|to get|before) (?:a |the |my |one |i |we |get |earn )*free(?: \\w+)?',
    '(?:(?:fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\d+th) \\w+ (?:is |are )?free|(?:spend|buy|order|collect|need) (?:\\w+ ){0,3}?(?:for|to (?:get|earn)) (?:a|the|my|your) free)|loyalty(?: program| card)?|rewards?(?: program)?|points(?: program)?|member(?:s|ship)?(?: club)?|punch card|stamp card',
  ],
  catering: [
    '(?:need|want|order|get|have) (?:lunch|dinner|breakfast|food|brunch) for (?:\\d{2,}|a group)(?: (?:people|guests|of us))?(?: (?:at|in) (?:our|my|the) \\w+)?|',
    `(?:lunch|dinner|breakfast|food|brunch) for ${PEOPLE} (?:\\w+ )?(?:office|workplace|coworkers|colleagues|meeting|classroom)(?! part(?:y|ies))`,
    'bring (?:the )?food to (?:a|an|our|my|the) (?:party|event|office|meeting|wedding)(?: of \\d+)?|set up and serve|(?:serve|staff|servers) (?:for|at) (?:events?|our event|my event)',
    '(?:need|want|order|get) (?:\\d{2,}|a dozen|two dozen) \\S+(?: \\w+)? for (?:a|an|my|our|the) (?:\\w+ )?(?:office|work|meeting|party|event|team|class|school|church)(?: \\w+)?(?: lunch)?',
    'food for (?:a|an|my|our|the) (?:\\w+ )?(?:funeral|wake|memorial|event|party|meeting|wedding|shower|conference|office|reunion|picnic|game|gala)',
    '(?:at|to) (?:my|our) (?:house|home|place|office|wedding|party|event) for \\d+|(?:cook|grill|barbecue|come) (?:for us |for me )?(?:at|to) (?:my|our) (?:house|home|place|office|event|party|wedding|yard|backyard)',
    '(?:can|could|will|would|do|does) (?:you|your (?:\\w+ )?(?:cooks?|chefs?|team|staff|guys?)|(?:a|one of your) (?:cooks?|chefs?)) (?:guys )?come (?:(?:out|over|here|to us|by|to (?:my|our|the) \\w+) )?(?:and |to )?(?:cook|grill|barbecue|bbq|fry|serve|cater)(?: (?:here|for us|on ?site|at (?:my|our|the) \\w+|for (?:my|our|the) \\w+))*',
    '(?:bring|send) (?:over |out )?(?:the|a|an|your) (?:\\w+ )?(?:grill|cook|chef|smoker|pizza oven)(?: (?:here|over|out|to us|(?:to|at|for) (?:my|our|the) (?:\\w+ )?\\w+))+',
    '(?:feed|feeding) (?:\\d{2,}|a crowd|my team|our team|the team|my whole \\w+)(?: (?:people|guests|of us))?',
    'cater\\w*',
    '(?:feed|food for) (?:\\d{2,}|a large|a big|my|our) ?(?:office|crowd|group|event|wedding|party|people|guests)?',
    'trays?|platters?',
    '(?:office|meeting|corporate|business) (?:lunch|event|order)s?',
    'weddings?',
  ],
  'food-truck': [
    '(?:@dish|food|icecream|pizza|taco|burger|coffee|ice cream|bicycle) (?:van|trailer|cart)s?|food ?trucks?|truck|(?:book|rent|hire|reserve|get|have) (?:the |your |a )?(?:food )?trucks?(?: (?:for|at) (?:a |an |my |our )?(?:\\w+ )?\\w+)?',
  ],
  'whats-on': [
    '(?:any|what|which|upcoming|special|your|do you have|have you got|are there)(?: (?:any|other|special|fun|upcoming|kind of|sort of))* events?(?: (?:do you (?:have|do|host)|coming up|are (?:on|there|coming up|you having)|on|planned|lined up))?(?! (?:space|room|venue|catering))',
    '(?:events?|whats on) calendar|calendar of events|events (?:coming up|this|next|today|tonight|tomorrow|(?:on )?\\w+day)s?',
    `(?:anything|something|what is|what else is)(?: (?:fun|special|cool|good|else|interesting))? (?:going on|happening)(?: (?:there|here|at @place|with you))?(?: ${STRETCH})?`,
    `what is on ${STRETCH}`,
  ],
  'private-events': [
    '(?:get|be|getting) married(?: (?:in|at) (?:the |your )?\\w+)?|decorate (?:the|a|your)? ?(?:room|place|space|table)',
    '(?:some(?:where|thing|place)|any(?:where|thing)|place) private|private (?:area|space|section|corner|table|spot)|(?:host|do|hold) (?:weddings?|receptions?|events?|parties|showers?)|(?:work|business|company|team|group|office) (?:dinner|lunch|brunch|party|do|outing|event)(?: for \\d+)?',
    '(?:corporate |private )?event (?:space|room|venue)|(?:baby|bridal|wedding) showers?|(?:rehearsal|engagement|graduation|retirement|farewell|anniversary) (?:party|dinner|lunch)|book (?:out )?(?:a |the |your )?(?:part|half) of the (?:restaurant|place)',
    '(?:a |our |your )?(?:own )?(?:room|space|area) (?:(?:just|only) )?(?:for|to) (?:us|ourselves|our (?:group|party))(?: alone)?',
    '(?:do|would|have) (?:you|they|u)(?: guys)? (?:have|got) (?:a|any|the) (?:big |separate |extra )?(?:rooms?|space)(?: (?:for|that (?:fits|seats|holds)) .*)?$',
    '(?:back|function) rooms?|private (?:events?|part(?:y|ies)|rooms?|dining(?: room)?|dinner|lunch|brunch|meal|functions?|hire|booking)',
    'party (?:room|hall|space)|(?:hall|venue) for (?:a (?:party|wedding|birthday)|\\d{2,})|banquets?|(?:event|banquet) (?:space|hall|room)',
    `(?:host|hold|throw|have|book|do|organi[sz]e|celebrate|plan) ${PEOPLE} ?(?:\\w+ ){0,3}?(?:party|event|reception|shower|banquet|celebration|anniversary|birthday|graduation)(?! (?:of|deal|discount|offer|special|shake|cake|thing|treat))`,
    '(?:birthday|graduation|retirement|office|christmas|holiday|staff) part(?:y|ies)',
    '(?:book|rent|hire|reserve|close) (?:out |down )?(?:the |your |a )?(?:whole |entire |party |banquet )*(?:hall|room|space|venue|restaurant|taproom|patio|place|barn|loft|cellar|courtyard|rooftop|mezzanine|marquee|upstairs)',
    'buy ?out',
    '(?:rent|hire) (?:out )?(?:@place|(?:the |your |a )?\\w+ room)|(?:need|want|looking for|after) (?:a|your|the) (?:\\w+ )?room',
    'do birthdays',
    // `Planning my mom’s 60th`
    '(?:plan|planning|organi[sz]ing|hosting|celebrating) (?:my|our|a|the|his|her|their)(?: \\w+){0,2} (?:party|birthday|anniversary|reception|shower|\\d+ ?th)',
    '(?:wedding|birthday|retirement|graduation|engagement|anniversary) (?:party|reception|breakfast|dinner|lunch|do) (?:of|for) (?:\\d+|us)(?: (?:people|guests))?',
    'how many (?:people|guests|persons|of us) (?:can |will |would |could )?(?:fit|sit|go|get) (?:in|into|inside)(?: the)?(?: \\w+)?',
    'how many (?:people |guests |of us )?(?:can|do|does|could|would) (?:you|we|i|it|the \\w+|@place) (?:seat|fit|hold|host|have|take)',
    '(?:(?:the|your) )?(?:big|large|small|upstairs|downstairs) room|rent (?:it|out|@place|the (?:@place|caf[eé]|bar|bakery)|(?:the |your )?@place)(?: (?:out|place|one))?',
    '(?:cost|price) of (?:a|the|your) rooms?|rooms? (?:cost|fee|rental|hire|minimum)|rehearsal dinner',
  ],
  media: [
    '(?:feature|cover|review|promote) (?:you|your restaurant|the restaurant) (?:on|in)|(?:i am|we are) (?:with|from) (?:the )?(?:\\S+ )?(?:post|times|news|tv|radio|paper|gazette|herald|star|tribune|magazine|journal|press)|sponsor',
    '(?:write|reporter|journalist|work) for (?:the|a|an) (?:\\w+ )?(?:paper|newspaper|magazine|blog|website|tv|radio|station)|photo ?shoots?|(?:take|do|shoot) (?:some )?(?:photos|pictures|a video|videos) (?:at|in|of|there|here)|interview (?:the|your|a|you)',
    '(?:film|shoot|record) (?:a |an |our |some )?(?:\\w+ )?(?:at|in|here|video|show|scene|documentary|commercial)|want to (?:film|interview)|(?:write|writing|story|article|piece) (?:an article |a story |a piece )?(?:about|on) (?:you|the restaurant)',
    'influencers?|collab\\w*|journalists?|reporters?|press(?: inquir\\w*| kit)?|media(?: inquir\\w*| kit)?|interview with|bloggers?|sponsor\\w*|campaigns?|content creators?|tiktoker|youtuber|partnerships?',
  ],
  legal: [
    '(?:keep|store|save|share|sell|use) my (?:phone|number|phone number|email|address|name|details|personal \\w+)',
    'privacy(?: policy)?|terms (?:and|&) conditions|terms of (?:use|service)|cookies? policy|gdpr|personal data|my data|accessibility statement',
    '(?:sell|keep|store|share|save) (?:my|our) (?:data|information|info|questions?)',
  ],
  social: [
    'instagram|facebook|twitter|tiktok|social media|socials|youtube|yelp|tripadvisor|linkedin|your handle|follow you',
  ],
  'order-help': [
    '(?:my|our) order (?:shows|says|is marked)(?: \\w+)*|(?:someone|somebody) else(?: s)? order|wrong (?:order|food|items?|dish|meal)',
    '(?:my|our|the) (?:delivery|order|food|driver|courier) (?:has not|hasnt|have not|did not|never|is not|still|can not)(?: \\w+)*|(?:driver|courier) (?:can not|can t|could not|did not) find|(?:ordered|got|received|sent (?:me|us)|gave (?:me|us)) (?:the )?wrong(?: \\S+)?|(?:add|remove) (?:something|an item|\\w+) (?:to|from) (?:my|our|an) (?:existing |last )?order',
    '(?:you|they|driver) (?:forgot|missed|left out|messed up|lost) (?:my|our|the|half (?:my|our)|part of (?:my|our)) @?\\w+|(?:something|items?|fries|food|drinks?) (?:is|are|was|were) missing|(?:did not|never) (?:get|receive) (?:my|our) (?:\\w+ )?(?:order|food|delivery|fries|drinks?)',
    '(?:where is|track|status of|cancel|change|modify|check|edit) (?:my|our|an|the) (?:\\w+ )?(?:order|delivery|food)|(?:i|we) (?:have )?ordered (?:\\S+ ){0,6}(?:ago|already|earlier|yesterday|last night)(?: (?:and )?(?:where|still|nothing|it) .*)?',
    '(?:my|our) (?:order|delivery|driver) (?:is|has|was|did|never|not|still|have|came|arrived)(?: \\w+)?|(?:my|our) food (?:is|has|was|did|never|not|still|have|came|arrived)(?! (?:so |very |all |really |stone |ice )?(?:cold|raw|burnt|burned|soggy|stale|undercooked|overcooked|terrible|awful|disgusting|inedible|gross))(?: \\w+)?',
    '(?:order|delivery|bag|takeout|pickup) (?:was|is|came|arrived) (?:missing|incomplete|short|wrong)(?: (?:an?|the|my|our|some|one) \\w+)?|refunds?|money back|never (?:arrived|came)|wrong order|missing items?|overcharged|charged twice|charged me',
  ],
  callback: [
    '(?:like|want|need|expect\\w*) a call (?:back )?from|who is (?:the |your )?(?:manager|supervisor|boss)(?! (?:today|tonight|now))',
    '(?:speak|talk|chat) (?:to|with) (?:whoever|who|the (?:one|person)) (?:is )?(?:in charge|responsible)|(?:have|get|tell|ask) (?:a |an |the |your |some )?(?:manager|owner|boss|someone|somebody|supervisor|staff) (?:to )?(?:call|phone|ring|contact) (?:me|us)|^(?:please )?(?:call|phone|ring) (?:me|us)(?: please| back| later| asap)*$|(?:get|fetch|give) me (?:the|a|your) (?:owner|manager|boss|supervisor|human|person|real person)',
    'call (?:me|us) back|call ?back|(?:can|could) (?:someone|somebody|you) (?:call|ring|phone) (?:me|us)',
    'who (?:do|can|should|could) (?:i|we) (?:talk|speak|complain|write|turn) to|(?:speak|talk|chat) (?:to|with) (?:a |an |some |the )?(?:human|someone|somebody|person|real person|agent|manager|owner|staff|representative)',
    '(?:live|human) agent|customer service|real person(?: please)?|^human(?: please)?$',
  ],
  assistant: [
    'who is (?:answering|replying|writing|typing|this|talking)(?: (?:me|this|to me))?$',
    '^(?:a )?(?:bot|robot|ai|human)(?: or (?:human|bot|person))?$|how do (?:you|u) know(?: (?:this|that|it))?|where do (?:you|u) get (?:this|that|your) (?:from|info|information|answers)',
    'who (?:made|built|created|programmed|designed|trained) (?:you|this|u)|what (?:model|ai|llm) (?:are|do|is)',
    '(?:are|r) (?:you|u) (?:a |an |just a )?(?:bot|robot|human|ai|real|real person|machine|person|chatbot|chatgpt|computer|program|automated)',
    'am i (?:talking|speaking|chatting|texting|writing) (?:to|with) (?:\\w+ ){1,4}or (?:a |an )?(?:human|bot|robot|person|real person|machine|ai|computer)',
    'am i (?:talking|speaking|chatting|texting|writing) (?:to|with) (?:a |an )?(?:human|bot|robot|person|real person|machine|ai|computer)(?: or (?:a |an )?(?:human|bot|robot|person|real person|machine|ai|computer))?',
    '(?:is|are) (?:this|it|that|you) (?:a |an )?(?:bot|robot|human|ai|real person|machine|chatbot|person|chat ?gpt|gpt|claude|siri|alexa|automated)(?: or (?:a |an )?(?:human|bot|robot|person|real person|machine|ai))?',
    '(?:human|robot|bot|person) or (?:a |an )?(?:bot|robot|human|machine|ai|person)',
    'what (?:can|do) you (?:do|know|help)(?: (?:me|with|for me))*|how can you help|what can i ask(?: you)?',
    'who are you|what are you|what is your name|your name|^help(?: me)?$',
    '(?:who|what) (?:am i|are we) (?:talking|speaking|chatting) (?:to|with)',
  ],
  feedback: [
    '(?:website|web site|site|app|page|link|ordering page) (?:is |was |are |keeps? )?(?:broken|down|not working|not loading|does not work|crash\\w*|glitch\\w*)',
    '(?:report|raise|mention) (?:a |an |some )?(?:problem|issue|incident|concern)|(?:we|i) waited|^waited (?:over |like |almost |about )?(?:\\d+|an|half an|two) (?:min|mins|minutes|hours?)|(?:bug|fly|hair|insect|plastic|glass|cockroach|worm|stone|metal) in (?:my|our|the)|complain to',
    '(?:staff|server|waiter|waitress|service|team|food|everything|place|you guys|you|chef) (?:was|were|is|are) (?:so |really |absolutely |just |all |the )*(?:amazing|awesome|fantastic|wonderful|excellent|great|lovely|incredible|the best|best|perfect|delicious|outstanding)$',
    '(?:service|food|experience|staff|meal|place|pizza|burger) (?:sucked|sucks|stinks|stank|was trash|is trash|was garbage|is garbage)|(?:bathrooms?|washrooms?|toilets?|restrooms?|floor|tables?|glass(?:es)?|forks?|plates?|kitchen) (?:was|were) (?:so |really |very |all )?(?:dirty|filthy|gross|disgusting|sticky|messy)|(?:had|have had) (?:a|an|the|such a) (?:great|good|lovely|wonderful|amazing|fantastic|awesome|nice|best|bad|terrible|awful|horrible) (?:time|meal|experience|dinner|lunch|night|evening|visit)|(?:loved|hated|enjoyed) (?:the|our|my|your|everything|every)',
    'complain\\w*|feedback|(?:leave|write|give|post) (?:a |you a |you )?(?:review|feedback|comment)|suggestions?(?! for (?:dinner|lunch|me))|compliments?',
    '(?:bad|terrible|awful|horrible|worst|disgusting|rude|slow|cold) (?:service|experience|meal|food|night|staff|waiter|waitress|server)',
    '(?:service|food|experience|staff|waiter|waitress|server) (?:was|is|were) (?:so |very |really |too )?(?:bad|terrible|awful|horrible|disgusting|rude|slow|cold|undercooked|raw)',
    '(?:was|were|came|arrived|showed up|turned up|got here) (?!(?:not|it|that|this|there) )(?:\\w+ )?(?:cold|burnt|burned|raw|undercooked|overcooked|soggy|stale|disgusting|terrible|awful|inedible|gross)|(?<!^(?:and |so |but )?|\\b(?:what|which|anything|something) )is (?:still |so |really |very |too |all |kinda |totally |completely |half |stone |ice |basically |just |literally )?(?:cold|burnt|burned|raw|undercooked|overcooked|soggy|stale|disgusting|terrible|awful|inedible|gross)|took (?:an|over an|\\w+) (?:hour|hours|forever)|pissed(?: off)?|furious|unacceptable|rude|never (?:coming|going) back|want to complain',
    '(?:feel|feels|felt|am|was|were|is|been|feeling|getting) (?:so |really |very |all )?(?:sick|ill|unwell|nauseous|queasy)(?! of)(?: (?:after|from|since|because of) .*)?|(?:threw|throwing|throw) up|vomit\\w*|puk(?:ed|ing)|food poisoning|hair in my|got sick|made (?:me|us) sick|unhappy|disappointed|(?:we are |i am |im )?(?:not|very un|so un) ?happy|(?:you|they|u) (?:guys |all )?(?:forgot|left out|messed up|screwed up)(?: (?:my|our|the|\\d+|two|three) \\w+)?',
  ],
  offers: [
    '(?:am|are) (?:a |an )?(?:teachers?|nurses?|students?|seniors?|veterans?|firefighters?|first responders?|police officers?)(?: (?:can|do|would|could) (?:i|we) (?:get|save|have) (?:anything|something|a discount|money off))?',
    '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|weekday|todays?|tonights?)s? (?:night )?specials?',
    '(?:the|your|any|which) specials? (?:(?:on|for|this) )?(?:today|tonight|tomorrow|that day|then|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)',
    '(?:the )?special of the (?:day|week|month)|early bird|(?:daily|weekly) (?:deals?|offers?)|(?:do you have|is there|got) (?:a |any )?early bird',
    '(?:2|two|3|three) for (?:1|one|2|two)|buy one get one',
    '(?:on|any) special(?:s)?(?: (?:today|tonight|now|this week))?$|(?:what|whats|anything) (?:is )?on (?:special|offer)|on offer|money off',
    'deals?(?: and discounts?)?|discounts?|coupons?(?: codes?)?|promo\\w*(?: codes?)?|special offers?|offers|(?:an?|any|your|the) offer|happy hour (?:deals?|specials?|prices?|menu)|bogo|bargains?|savings?|save (?:money|some)|how much (?:do|would|can|could|will) (?:i|we|you) save|voucher codes?|specials|(?:daily|lunch|dinner|weekend|weekday|chef|house) specials?|special today|freebies?',
    '(?:coupon|promo|discount|voucher)? ?(?<!(?:dress|postal|zip|qr|wifi|internet|toilet|bathroom|washroom|area|door|entry|source|post) )codes?(?: \\w+)?',
    '(?:student|senior|military|veteran|teacher|kids?|birthday|first order|new customer|military)s? (?:discount|deal|price|offer|special|freebie|treat|thing|price)s?',
    `${FREE} (?:dessert|drink|food|stuff|meal|item|coffee|appetizer)`,
    '(?:something|anything|special|free) (?:free )?(?:for|on) (?:\\w+ )?birthdays?',
    '(?<=\\bbirthdays?\\b.{0,40})(?:do|does|will|would|can) (?:i|we|he|she|you|u|they)(?: guys)? (?:get|do|give|offer|have) (?:something|anything)(?: (?:special|free|for (?:that|it|birthdays)))?',
    '(?:students?|seniors|teachers|veterans|kids) (?:get|eat) (?:something|anything|money|a discount|free)(?: off)?',
    '(?:eats?|eating|dines?) (?:for )?free|(?:\\d+|five|ten|fifteen|twenty) ?(?:%|percent) (?:off|for|on)',
    `(?:do|does|can|would|will) (?:i|we|he|she|they|my \\w+|the (?:kids?|children)) (?:eat|get|have) (?:a |an |the |any )?(?:\\w+ )?${FREE}(?: \\w+)?(?! (?:refills?|parking|wifi|delivery|bread|water))|happy hour (?:include|come with)|(?:what|anything) (?:is |comes )?(?:do (?:i|we|you) get )?(?:on|at|for|during) happy hour`,
    'what is (?:on|happening|going on|up)(?: on)? (?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:nights?|evenings?))?$',
    'still valid|expired|on sale',
    '(?:\\d+|five|ten|fifteen|twenty) ?(?:%|percent)? ?off|half (?:price|off)|(?:free )?birthday (?:shake|treat|thing|dessert|drink|freebie)|(?:get|is there) (?:something|anything|money) off',
  ],
  reservations: [
    '(?:how late|until when|(?:until )?what time|when) (?:can|could|may|must|do) (?:i|we) (?:have to )?cancel(?: for free)?|how late (?:can|could|may) (?:i|we) be(?: for \\w+ \\w+)?',
    'deposit (?:for|on) (?:a |the |our |large |big )?(?:groups?|part(?:y|ies)|tables?|bookings?|reservations?)|table (?:by|near|next to|in|on|at|outside|inside|with) (?:the |a )?\\w+(?: for (?:\\d+|two|three|four|five|six))?|reserve (?:the |a )?(?:patio|terrace|bar|booth|counter)(?: seats?)? for',
    'first come(?: first served?)?|book (?:me|us) (?:in|a)|(?:make|change|bump) it (?:to )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten) (?:people|of us|instead of \\d+)(?: people)?|the wait (?:like|usually|on|at|for)|how (?:big|large) (?:a|of a|is the biggest) (?:table|group|party)',
    '(?:make |book |have |need |take |accept |cancel |change |move |get )?(?:a |any |my |our |the )?(?:reserv\\w+|bookings?)',
    '(?:booked|reserved)(?: (?:for|at|a|the|in|on|by|table|us|online) )?.*\\b(?:cancel|change|move)(?: it)?',
    '(?:book|get|hold|have|need|reserve|find|want|take|cancel|change) (?:a |me a |us a |any |my |our |the )?(?:table|spot|seats?)|(?:where|how) (?:do|can) (?:i|we) book(?: (?:that|it|this|one))?|book (?:that|it|this)',
    '(?:be|are) \\d+ at one table|\\d+ of us|walk ?ins?|tables? (?:for|available|free|left|tonight|now)|open ?table|party of \\d+|seat \\d+|wait ?list',
    '(?:can|could|may) (?:i|we|you) book(?! (?:the )?(?:a )?(?:room|truck|hall|venue|patio|party))|book (?:for|online|ahead|tonight|in advance)|do i (?:need|have) to book|have to book|need to book',
    '(?:largest|biggest|maximum|max|big|large) (?:group|party|table)(?: size)?|group (?:of|size|bookings?)',
    '(?:dinner|lunch|brunch|supper|tonight|today|tomorrow|day|weekend|evening|at \\d+(?: ?[ap]m)?) for (?:us |about |around )?(?:\\d+|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?! ?(?:dollars|bucks|[ap]m|%))(?: people| of us| guests| persons)?',
    '(?:group|party|table|room|space|seats?|fit|seat|seating) (?:of |for )(?:us |about |around |up to )?(?:\\d+|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?: people| of us| guests| persons)?',
    '(?:we are|were|we be|we will be|there are|there is|com(?:e|ing)(?: in)? with|bring) (?:\\d+|six|seven|eight|nine|ten|twelve|fifteen|twenty)(?! (?:bottles?|cakes?|dogs?|games?|wines?)\\b)(?: (?:people|of us|guests|persons))?',
    '(?:accommodate|take|seat|fit|handle) (?:a |us |groups? of |parties of |a group of |a party of )*(?:\\d+|six|seven|eight|nine|ten|twelve|fifteen|twenty|large groups?|big groups?|groups)(?: people)?',
  ],
  delivery: [
    'order (?:a |for |some )?delivery(?: (?:from|to) (?:the )?@place)?',
    '(?:which|what) (?:delivery )?apps?|(?:are|r) (?:you|u) on (?:any )?(?:delivery )?apps?',
    '(?:drop|bring|send) (?:the |my |our |some )?(?:food|order|lunch|dinner)(?: off)? (?:at|to|over)|drop(?:ping)? (?:it |food )?off at',
    '(?:do you |can you |you |free )?deliver(?:y|ies|ed|s|ing)?(?: (?:to|in|area|areas|fee|charge|cost|zone|minimum)\\w*)?|(?:how much|what) (?:is|does|do you charge for) (?:the |your )?delivery(?: (?:fee|cost|charge|minimum))?(?: cost)?|uber ?eats|doordash|skip ?the ?dishes|skipthedishes|grubhub|deliveroo|just ?eat|bring (?:it|food) to',
  ],
  payment: [
    '(?:add|added|adding|charge|put) (?:a |an |any )?(?:fees?|surcharges?|service)(?: (?:to|on) (?:the |my |our )?(?:bill|check|tab|total))?|card minimum|minimum (?:for|on|to use) (?:a )?(?:cards?|credit|debit)|minimum (?:spend )?(?:by|with) card',
    '(?:take|accept|pay in|pay with) (?:euros?|dollars|us dollars|usd|cad|pounds|pesos|foreign currency)|receipts?|pay (?:separately|individually|our own)|each (?:of us )?pay',
    '(?:accept|take) (?:you )?(?:the |any |all )?(?:cards?|card payments?)',
    'credit cards?|debit(?: cards?)?|cash(?: only)?|visa|mastercard|amex|american express|apple pay|google pay|interac|e ?transfer|tap to pay|contactless|payment(?: methods?)?|pay (?:with|by|in)|can i pay|how (?:do|can) i pay|cheques?|(?:hst|gst|vat|pst)|tax(?:es)?|tips?|tipping|gratuity|service charge|service (?:not )?(?:included|extra)|(?:split|divide) (?:the |our )?(?:bill|check|cheque|tab)|separate(?:ly)? (?:bills?|checks?|cheques?|tabs?)|pay separately|invoice|(?:take|accept) cards?',
  ],
  ordering: [
    'minimum (?:order )?(?:for |to order )?(?:online|pickup|takeout)|order minimum(?: online)?|minimum online order',
    '(?:call|phone|ring) in an? (?:order|takeout|pickup)|(?:^|an? )order for (?:today|tomorrow|tonight|later|@\\w+|\\w+day) (?:at|for|around) ',
    '(?:want|would like|like) (?:to )?order(?: (?:food|something|a meal|meal))? (?:so )?how\\b|(?:want|would like|like) (?:to )?order(?: (?:food|something|some food|a meal|dinner|lunch))?$|^(?:to )?order$|start an order|placing an order',
    '(?:can i |how do i |i want to |i would like to )?order (?:online|food|ahead|a takeout|takeout|from you|now|here|in advance|for pickup|by phone|delivery|@dish)|online order\\w*|(?:place|make|put in) an? (?:online )?order|how (?:do|can|to|would) (?:i|we|you) order|can i order|ordering|where (?:can|do) i order|pre ?order|link to order|order link|your app|an app',
    '(?:do you )?(?:do|have|offer)? ?(?:takeout|to go|pickup|curbside|kerbside)|order (?:\\w+ )?(?:from |at )?@place',
  ],
  phone: [
    'digits',
    '(?<!(?:my|our) )phone(?: numbers?)?|telephone|(?:call|phone|ring) (?:you|them|there|@place|the @place)|who (?:do|can|should|would) (?:i|we) (?:call|phone|ring)|number to call|contact number|ring you|text you|whatsapp|what number|(?<!\\b(?:max|maximum|minimum|what|highest|largest) )(?:your |the )?(?:@place )?(?:phone )?(?<!\\b(?:max|maximum|minimum) )number(?! of| (?:one|two|three))|number (?:for|of)(?: (?:the|your|@place))*|numbers?$|reach you by phone|give you a call|call (?:the|a) (?:restaurant|store|location|place)|talk on the phone',
  ],
  email: ['e ?mails?(?: address)?|mail address|write to you|send you (?:a|an) (?:mail|message|email)'],
  contact: [
    '(?:want|need|like|trying|have) to (?:call|phone|reach|contact) (?:someone|somebody|you|management|the (?:manager|restaurant|owner))|reach (?:the )?(?:management|manager|owner|team|restaurant)',
    '(?:best )?way to (?:reach|contact|call|get (?:a )?hold of) (?:you|them|@place)|reach them',
    '(?<!in(?:to)? )contact(?! with)(?: you| info| information| details| page)?|get in touch|reach (?:you|out|someone)|get (?:a )?hold of(?: you)?|head ?office|headquarters|hq',
  ],
  nearest: [
    'which (?:one|location|store|restaurant|branch|@place) is (?:closer|closest|nearest|nearer)|(?:closer|nearer) to (?:me|us|@\\w+|\\w+)$',
    `(?:what|which|where) is (?:the |your )?(?:nearest|closest)(?: ${PLACE})?|(?:nearest|closest)(?: ${PLACE}| one)?(?: to)?|near (?:me|here|by|@place|@town)|nearby|close to (?:me|here|@place|@town)|closer to|close by|around (?:here|me)|in my area|from my (?:place|house|hotel)|(?:near|around) the (?:\\w+ )?(?:station|airport|university|downtown)`,
  ],
  directions: [
    '(?:is|are) (?:it|you|that|@place) (?:very |too |that )?far (?:from|away)|how far (?:away )?(?:is|are) (?:it|you|@place)',
    'how far (?:are|r|is) (?:you|u|it|@place)(?: guys)? from|(?:which|what) exit|(?:can|could) (?:i|we|you) walk (?:there|to (?:you|@place)|from)|walking distance|how long (?:is|does) (?:the|it take) (?:walk|drive|to (?:get|drive|walk))',
    '(?:which|what) (?:bus|train|tram|streetcar|subway|metro|line|exit) (?:do|goes|gets|should|can|to|stops|is|passes)|(?:bus|train|tram|streetcar|subway|metro) (?:goes )?to @place|send (?:me |us )?(?:a |the |your )?(?:pin|location|map)|(?:nearest|closest) (?:metro|subway|bus stop|train|station|tram|bus|transit)(?: (?:stop|station))?',
    'directions?|how (?:do|can|to|would) (?:i |we |you )?(?:get|come) (?:there|to|here|by)(?: you| there)?|get to you|navigate|route|google maps?|the map|on (?:a|the) map|drive there|bus (?:stop|line|route)|by bus|subway|transit|metro (?:stop|station)|train station|which (?:bus|metro|train|tube)|tube',
  ],
  address: [
    '(?:which|what|ground|street|main|top) (?:floor|level)',
    'where (?:do |are )?(?:you |yall )?(?:guys )?(?:hide|hiding|at)$|where exactly$|(?:your|the|its|exact) (?:exact )?location|(?:the )?street name|across the street from|(?:cross|side) street',
    '(?:what|which) (?:part|area|side|end) of (?:town|the city|@town)|(?:are|r) you (?:guys )?(?:downtown|uptown|in the (?:city|centre|center|suburbs)|near downtown)|(?:nearest|closest) (?:intersection|corner|cross street)|your addy|addy',
    'address(?:es)?|where is (?:the |your )?@place(?: one| location| restaurant)?|located|whereabouts|postal code|zip code|postcode|find you|which street|what street|cross streets?|where (?:exactly |abouts )?(?:are|is|r) (?:you|u|it|this|that|they|your|@place|the (?:restaurant|place|shop|store|location|one))(?: guys| located| at| exactly)*|^where$|your location|the location|^locations?$|what is the location|where on|where in|where abouts',
  ],
  locations: [
    `how many ${PLACE}|(?:all|list|list of|list all|show|show me|other|your|any other|more|what|which|see)(?: the| your| all| all your| all of your| of your| of the)? ${PLACE}|(?:another|other|any|a|more) ${PLACE} (?:in|at|around|near)|(?:do you have|is there|are there|got|you have) (?:a|an|any|one|another|other|anything|something) ?${PLACE}?(?: in| at| around| near)? (?:@place|@town|downtown|here)|(?<!where )(?:are|r) you (?:guys )?(?:also )?in (?:@place|@town)|(?:what|which) cities|coming to (?:@place|@town)|do you have (?:anything|something) in (?:@place|@town)|^locations?$|^(?:do you have )?(?:a )?(?:locations?|restaurants?) in (?:@place|@town)`,
  ],
  rating: [
    '(?:are|is|r) (?:you|it|this place|the food|u)(?: guys)? (?:any )?good$|michelin|best restaurant|(?:won|win) (?:any )?awards?|awards?',
    'what (?:do|are|did) (?:people|others|customers|guests|reviewers|everyone|folks) (?:say|saying|think)',
    'ratings?|reviews?|stars|is it any good|are you any good|how good (?:is|are) (?:it|you|the food|the restaurant)',
  ],
  'price-level': [
    'average (?:spend|check|price|bill|cost)|(?:how much|what) should (?:i|we) (?:budget|expect to (?:pay|spend)|bring)',
    '(?:is|are) (?:it|you|this|u|they|things|prices) (?:very |really |too |so |kinda |that )?(?:pricey|expensive|cheap|affordable|dear|costly)|what (?:would|does|will|should) (?:a )?(?:dinner|lunch|brunch|breakfast|meal|it) for (?:two|2|one|a couple|four|4)(?: people)? cost',
    'how (?:pricey|expensive|costly|cheap)(?: (?:are|is) (?:you|it|this|the \\w+))?(?: guys)?|how much (?:does|is|would|will) (?:a|an|the|an average|a typical|a normal) (?:meal|dinner|lunch|brunch|night|visit|bill)(?! (?:buffets?|bentos?|specials?|box(?:es)?|combos?|menus?|sets?|deals?|plates?|thalis?|bowls?|trays?)\\b)(?: (?:there|here|cost|run))*',
    'price range|how (?:expensive|pricey)(?: (?:is|are) (?:it|you|this place|the place))?|(?:are|is) (?:you|it|this place|this|the place|they|@place) (?:\\w+ )?(?:expensive|pricey|cheap|affordable)|per person|average (?:price|cost|bill)|budget friendly|affordable',
  ],
  about: [
    '(?:what|how) (?:got|made) (?:you|this|it) (?:guys )?start\\w*|how (?:did )?(?:it|this|you) (?:all )?(?:began|begin|start\\w*)|(?:what year|when) (?:did|was|were) @place (?:\\w+ ){0,2}?(?:open|opened|start|started|founded)|^(?:when|what year) (?:opened|founded|started)|^(?:and |so )?(?:when|(?:in )?what year) did (?:\\w+ ){1,3}?(?:first )?(?:open|start|begin)$|(?:how long )?(?:you|it|this place) been (?:open|around|in business)|open(?:ed)? since|how old (?:is|are) (?:the |your |this )?(?:restaurant|place|business|company|bar|cafe|house|pub|inn|shop|bakery|diner|building|truck|you)|who (?:is |are )?(?:the )?(?:cooking|cooks|chefs?)(?! (?:today|tonight|now))|where (?:does|did) (?:the|your) name (?:come|originate)|(?:behind|meaning of|story of) (?:the|your) name',
    '(?:is|are) (?:this|it|you|u|you guys) (?:a |an |part of |independent|local|family|small|big| )*(?:chain|independent|locally owned|family business|small business)|(?:makes?|sets?) (?:you|this place|your \\w+) (?:different|special|unique|apart|so special)',
    'about (?:you|yourselves|us|(?:the|your) (?:restaurant|company|brand|place|owner|owners|chef|story|history|family))|your story|story behind|the story|history(?: of)?|who (?:owns?|started|founded|runs?|is behind|is the (?:owner|chef|founder))(?: (?:this|the|it)(?: \\w+)?)?|owners?|since when(?: (?:are|is|have|has) (?:you|it|this place|@place) (?:been )?(?:open|here|there|around))?|how long (?:have |has )?(?:you|this place|it) (?:guys )?been (?:open|here|around|in business)|^when opened$|when (?:did|was|were) (?:you|it|the|this) (?:\\w+ ){0,3}?(?:founded|established|opened|open|started|begin|start)|how long have you been|founded|established|family (?:owned|run|business)|what is this place|who are you guys',
  ],
  cuisine: [
    'what (?:are|is) (?:you|u|it|this place|@place) (?:guys )?(?:known|famous|best known) for',
    '(?:is|are|do|does|have|serve|got|sell|make|you|it) (?:you |it |this |they |do |a |an |any |serve |have |make )*(?:italian|chinese|indian|mexican|thai|japanese|korean|greek|french|spanish|vietnamese|lebanese|turkish|american|canadian|caribbean|ethiopian|mediterranean|middle eastern|asian|african|latin|peruvian|cuban|brazilian|german|polish|ukrainian|portuguese|persian|pakistani|moroccan|hawaiian|southern|tex mex)(?: (?:food|cuisine|cooking|place|restaurant|dishes))?$',
    '(?:what|which) (?:kind|type|sort|style)s? of (?:food|cuisine|restaurant|place|cooking)(?: (?:do you|is this|is it|are you|you)(?: \\w+)?)?|cuisine|what food(?: do you (?:serve|have|make))?|speciali[tz]\\w*',
  ],
  'not-told': [
    '(?:(?:do you |you )?(?:have|got) |is there )?(?:an? |any |the )?(?:baby |diaper |nappy )?chang(?:e|ing) (?:tables?|stations?|rooms?|mats?)',
    GAMES,
    '(?:(?:the|your|a) )?(?:\\w+ )?recipes?(?! (?:for|of))',
    '(?:can not|could not|will not|unable to) (?:make it|come|show up)(?: (?:today|tonight|tomorrow|anymore|on \\w+))?',
    '(?:birthday|anniversary) what (?:do|can) you do|what (?:do|can) you do (?:for|on) (?:a |an )?(?:\\w+ )?(?:birthdays?|anniversar\\w+)|(?:any |the )?(?:games?|football|sports?) on(?: (?:tonight|today|tv))?$',
    ...momentary,
    'minimum (?:spend|order|age)|cover charge|dress code|merch(?:andise)?|age limit|minors|lost and found|(?:what|which) (?:is )?(?:the )?(?:date|day|time) (?:is it|today|now)|what time is it|what is today date|what day is it|how many (?:seats|chairs|stools|tables)(?: (?:are|do you have))?|how (?:busy|crowded|loud|noisy|full|packed)(?: (?:is|are) (?:it|you))?|(?:will|would|does|is) it (?:be|get|going to be|usually be) (?:busy|crowded|packed|full|noisy|loud|quiet)|window (?:tables?|seats?)|(?:table|seat) by the window|(?:what|how) (?:is|are) the (?:wait|line|queue)s?(?: (?:like|looking|today|tonight))?|(?:is|are) there (?:a |any |much of a )?(?:line|queue|line ?up|crowd|wait)|how long (?:is|does) (?:the )?(?:wait|it take|delivery)|wait times?|noise(?: levels?)?',
    '(?:how much|what) (?:is|does|are) (?:the |your )?(?:corkage|shipping|parking)(?: (?:fee|cost|charge)s?)?(?: cost)?|(?:delivery|pickup|takeout) cheaper|(?:cheaper|less) (?:if|when|to) (?:\\w+ ){0,2}?(?:pick (?:\\w+ ){0,2}?up|pickup|collect\\w*|come in|go in|order direct\\w*)',
    '(?:what|which) (?:kind of |type of )?oil|(?:fried|cook|cooked|(?:you|they|do you) fry|fry \\w+) in(?: the same)?(?: oil)?|hygiene|health inspection|inspection score',
    '(?:when|what time) (?:does|do|is) the (?:\\w+ )?(?:ferry|boat|bus|train|tram|streetcar|subway|shuttle)(?: (?:leave|depart|arrive|run|stop|come)s?)?',
    'diabet\\w*|low fodmap|fodmap',
    'cross contaminat\\w*|(?:fryer|kitchen|oven|grill|oil) (?:is )?(?:separate|shared|dedicated|the same)|(?:separate|same|shared|dedicated) (?:fryer|kitchen|oven|grill|oil|prep|surfaces?)',
    'how (?:is|are) (?:the|your) (?:\\w+ ){0,3}?(?:cooked|made|prepared)|homemade|home made|made in house|from scratch|where (?:does|do) (?:your|the) (?:\\w+ )(?:come from|from)|locally sourced|free range|grass fed|wild caught|msg',
  ],
  hours: [
    '(?:stay|be there|sit|hang out|remain) (?:until|till|til|past)(?= \\d| midnight)|(?:\\w+ )?(?:until|till|til)$|^(?:(?:and|so|ok|the|which|who|is) )*(?:earliest|latest)(?: one)?(?: then)?$',
    '(?:can|could|may) (?:i|we) (?:still )?(?:pickup|collect) (?:\\S+ ){0,4}?(?:right now|now|tonight|this evening|at \\d+\\w*)|still (?:get|order|have|serving|doing|do) (?:any |hot |some )?food(?: (?:now|right now|tonight|at this hour))?',
    '(?<!\\b(?:how many|of|the|all|few|some|several|many|two|three|wait|waiting) )times(?=$| (?:on|for|at|today|tonight|tomorrow)\\b)',
    'when (?:does|do|will) (?:the |your )?kitchen (?:stop|close|shut|end|finish)|(?:the |your )?kitchen (?:stops|ends|finishes)',
    'when (?:is|are) (?:\\w+ ){0,2}?(?:breakfast|brunch|lunch|dinner)|what time (?:is it|it is) (?:the )?(?:breakfast|brunch|lunch|dinner|happy hour)',
    'still serving(?: (?:food|now|dinner|lunch))*|^(?:are )?you (?:guys )?up(?: (?:now|still|yet))*$|(?:eat|dine|drink|come|get food|be seated|get in) (?:there |here |in )?(?:at|around|by|until|after|before) (?=\\d)',
    '(?:when|what day|what date) .*\\b(?:re ?open(?:s|ing)?|back|open again)\\b|where (?:is |are )?(?:the |your )?(?:food )?truck|@place(?: one| truck)? still (?:there|around|out)|(?:the )?(?:latest|earliest|soonest) (?:time )?(?:i|we|you)\\b|when (?:do|does) (?:\\w+ ){0,3}?(?:stop|start|end|finish|do|serve|have)(?: \\w+){0,2}? (?:lunch|dinner|brunch|breakfast|food|orders)|opening hours?|business hours|hours of operation|operating hours|opening times?|closing times?|closing hours?|last (?:food )?(?:call|orders?|seating)|open (?:24 hours|late|early|now|today|tonight|till|until)|still open|24 hours|(?<!\\b(?:\\d+|an?|one|per|two|three|four|five|six|few|many|couple of|half an) )hours|until what time|until when|(?:till|til|until) (?:when|what time)|what days?|which days?|how late(?: are you| is it| do you)?(?: open)?|(?:what|which) time (?:do|does|are|is|will|can|should) (?:\\w+ ){0,4}?(?:open|opens|close|closes|closed|closing|shut|start|serve|end|stop)|what time|when (?:do|does|are|will|is|would) (?:\\w+ ){0,4}?(?:open|opens|close|closes|closed|closing|shut)|when (?:are|r|will) (?:you|u|they)(?: guys)?(?: be)? back|open(?:s|ed|ing)?|clos(?:e|es|ed|ing)(?! (?:up|to)\\b)|shut|truck (?:is |be )?(?:out|around|open|there|running|coming)|kitchen (?:is )?(?:still )?(?:open|close|closes|closed|on|going)|happy hour|(?:can|could|may|should) (?:i|we) (?:still )?(?:come(?! (?:with|here with|in with|there with|alone|as|dressed|wearing)\\b)|arrive|show up|drop in|stop by|swing by|be there|get there|pick(?: it)? up)(?: (?:in|by|at|around))?|when (?:can|could|may) (?:i|we) (?:come|pick(?: it)? up|visit)|too (?:late|early)|holiday hours|(?:pickup|takeout|pick up) (?:times?|hours)|^(?:on )?holidays?$',
  ],
  menu: [
    'what do (?:most )?(?:people|guests|locals|regulars|customers|others) (?:usually |normally |mostly |always )?(?:order|get|have|eat)',
    '(?:what is|whats|what|something|anything) (?:\\w+ )?(?:good|best|nice|big)(?: \\w+)? for (?:us |about )?(?:a (?:family|group|party) of )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: people| persons| of us)?',
    '(?:what is|what have you got|what (?:do|are) (?:you|u|they) (?:guys )?(?:have|got|serve|serving|do|doing)|what is (?:there|on|good)) for (?:breakfast|brunch|lunch|dinner|supper)',
    'enough (?:food )?for|the bill for|per piece|how many (?:\\w+ ){0,2}should (?:i|we) (?:order|get)',
    'sparkling water|(?:still|tap|mineral|bottled) water|(?:serve|have|get|eat|order) food (?:at|in) the (?:bar|lounge|patio)|how many (?:\\w+ ){1,3}(?:in|on|per|come with) (?:a|an|the|one|each) (?:\\w+ )?(?:platter|plate|order|dozen|basket|box|portion|serving|dish)',
    'what (?:do (?:they|you)|does (?:it|that one)) (?:sell|serve)|what (?:do|have|are) (?:you|u|they) (?:guys|all) (?:have|got|serve|sell|make|serving)|(?:some|any)thing (?:light|filling|healthy|hearty|quick|refreshing|fresh|crunchy|comforting|cheesy|creamy|savou?ry|salty)',
    'only (?:get |have |order |find |buy )?(?:it )?(?:in|at) @place|only (?:get |have |order |find |buy )?(?:it )?(?:here|there)|(?<=\\w )(?:only|special|unique|exclusive) (?:to |in |at )?(?:here|there)|(?:special|unique|exclusive) (?:to|in|at) @place|anything special$|(?:what|which) flavou?rs|flavou?rs (?:do|are)',
    '(?:something|anything|things?|food|what(?: is)?) (?:\\w+ ){0,4}?(?:to|for|we can|can we) (?:all )?shar(?:e|ing)(?: \\w+)?',
    'menus?|dish(?:es)?|what (?:can|could|should|do|would) (?:i|we|you|one) (?:eat|have|order|get|try|recommend|suggest|serve|sell|make|cook|drink)|recommend\\w*|suggest(?: \\w+)?|best ?sellers?|best selling|signature|(?:most )?popular|most ordered|ordered most|must try|favou?rites?|what is good|what is (?:the )?(?:best|tastiest)(?: (?:dish|thing|food|item))?|hungry|craving|feel like|in the mood|something to (?:eat|drink)|(?:can|could|may) (?:i|we|he|she|they|my \\w+) (?:eat|have|get|order|try)(?! (?:to|there|here|in)\\b)|what is in|what comes (?:with|on)|ingredients?|made (?:of|with|from)|cheapest|cheaper|(?:more|most|less|least) expensive|priciest|dearest|how much(?: (?:is|are|for|does|do|would|will|r))?|prices?(?: of| for)?|costs?|under [$£€]?\\d+(?:\\.\\d+)?|(?:less|more) than [$£€]?\\d+|below [$£€]?\\d+|over [$£€]\\d+|sold out|in stock|available|desserts?|appeti[sz]ers?|starters?|mains?|entrees?|side dish(?:es)?|sides|drinks?|beverages?|kids menu|wine list|alcohol|(?:some|any)thing sweet|can (?:my|a|our|the) (?:vegans?|vegetarians?|celiacs?) (?:\\w+ )?(?:eat|have)(?: something| anything)?(?: here| there)?|portions?(?: sizes?)?|calor\\w*|what (?:food )?(?:do|have) you (?:have|got|serve|sell|make)|avoid(?:ing)?|safe (?:to eat|for)|allergens?(?: (?:info|information|menu|list|chart))?|allerg\\w*|celiac|intoleran\\w*|(?:nut|peanut|dairy|egg|soy|sesame|shellfish|milk|fish|wheat|gluten|lactose) free',
  ],
  thanks: [
    '^(?:that|this|it) (?:helps|helped|is helpful|is perfect|is all)$|^(?:very |so |super )?helpful$',
    '(?:thanks|thank you|thank u|thank ya|ty)(?: (?:so much|a lot|very much|hun|hon|honey|love|dear|man|mate|buddy|guys|yall|you guys|again|sweetie|darling))+|thanks|thank you|thank u|cheers|appreciate it|much appreciated',
    '^(?:(?:ok|thanks|wow|lol|aw|haha) )*(?:you (?:guys |all |lot )?are|your) (?:so |really |simply )?(?:the best|awesome|amazing|great|a star|a lifesaver|kind|sweet)(?: (?:thanks|thank you|lol|bye))*$',
    '^(?:ok|okay|k|cool|great|perfect|got it|alright|nice|awesome|sounds good|good to know)(?: (?:ok|cool|great|perfect|then|good))*$',
  ],
  goodbye: [
    '^(?!(?:can|could|when|what|where|how|do|does|are|is|will|would|may) )(?:\\w+ ){0,5}?see (?:you|ya|yall)(?: (?:guys|all|there|then|soon|later|tomorrow|tonight|(?:on |next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))+(?: (?:then|bye|thanks))*$',
    '^(?:(?:ok|okay|k|alright|lol|haha|well|thanks|cool|great|then) )*(?:bye|goodbye|see (?:you|ya)|good night|have a (?:good|nice) (?:day|one|night|evening)|later)',
  ],
  greeting: [
    '^(?:hi|hello|hey|hiya|yo|howdy|good (?:morning|afternoon|evening|day)|greetings|sup|what is up|how are you|how is it going)(?: (?:there|hello|hi|everyone|guys))?',
  ],
} as const satisfies Record<string, readonly string[]>;

export type CueName = keyof typeof cues;

const names = Object.keys(cues).filter((name): name is CueName => name in cues);
export const cuePatterns = names.map((name) => ({
  name,
  // What no word may stand before is looked at once for all of them: it took three times as long for each by itself.
  pattern: new RegExp(`(?<![\\w@])(?:${cues[name].map((cue) => `(?:${cue})(?!\\w)`).join('|')})`, 'g'),
}));

/** What may be asked: by its cues, by what the brand lists, or nothing that is known. */
export type IntentName = Exclude<CueName, 'hostile' | 'not-told'> | 'feature' | 'unknown';
