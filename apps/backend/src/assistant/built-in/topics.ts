/** What a question may be about, and the words that tell. */
import { dateWords } from './read-when.ts';

export type Topic =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'assistant'
  | 'hours'
  | 'address'
  | 'directions'
  | 'locations'
  | 'nearest'
  | 'phone'
  | 'email'
  | 'contact'
  | 'offers'
  | 'menu'
  | 'allergens'
  | 'feature'
  | 'delivery'
  | 'ordering'
  | 'order-help'
  | 'payment'
  | 'catering'
  | 'private-events'
  | 'food-truck'
  | 'jobs'
  | 'franchise'
  | 'gift-cards'
  | 'loyalty'
  | 'reservations'
  | 'feedback'
  | 'callback'
  | 'media'
  | 'social'
  | 'about'
  | 'cuisine'
  | 'price-level'
  | 'rating'
  | 'legal'
  | 'out-of-scope'
  | 'unknown';

interface Rule {
  topic: Topic;
  /** 4 and more: beyond doubt; 2 to 3: a question of its own; below: only where nothing else is said. */
  weight: number;
  pattern: RegExp;
}

const rule = (topic: Topic, weight: number, pattern: RegExp): Rule => ({ topic, weight, pattern });

const placeNoun =
  '(?:locations?|restaurants?|stores?|branch(?:es)?|outlets?|kitchens?|shops?|spots?|places|cafes?|sites|ones?)';

/** Tried on the words of a question, in plain spelling, parted by single spaces. */
const rules: readonly Rule[] = [
  // Not ours, and attempts to make the assistant something else.
  rule(
    'out-of-scope',
    9,
    /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules|above|previous|prior|guidelines|everything)\b|\bsystem prompt\b|\bjailbreak\b|\bdeveloper mode\b|\bpretend (?:you|to be|that)\b|\bact as (?:a|an|my|if)\b|\byou are now\b|\byour (?:instructions|prompt)\b|\brepeat after me\b|\bfrom now on\b|\broleplay\b|\bapi keys?\b|\b(?<!wifi |wireless |internet |wi fi )passwords?\b(?! (?:of|for|to) (?:the |your )?(?:wifi|wi fi|internet))/,
  ),
  rule(
    'out-of-scope',
    6,
    /\b(?:weather|forecast|raining|snowing|temperature outside|politics?|election|president|prime minister|bitcoin|crypto|stock market|stock price|share price|homework|essay|poem|haiku|joke|javascript|python|java|html|sql|programming|write (?:me )?(?:a |an |some )?(?:code|program|script|story|song|letter)|translate|capital of|horoscope|football|hockey|nba|nfl|nhl|movie|movies|netflix|lottery|square root|meaning of life|world war|dating|girlfriend|boyfriend|lawyer|diagnos\w*|medical advice|who won|solve|equation)\b/,
  ),

  rule(
    'franchise',
    6,
    /\bfranchis\w*\b|\b(?:open|own|start|buy|run) (?:a|an|my|our|my own|your) (?:own )?(?:franchise|location|restaurant|branch|store|one)\b|\bbecome (?:a )?(?:partner|owner)\b/,
  ),
  rule(
    'jobs',
    6,
    /\b(?:jobs?|hiring|careers?|employment|vacanc(?:y|ies)|recruit\w*|resume|cv|work (?:for|with|at) (?:you|u|your)|work here|working (?:for|at|with) (?:you|u)|job openings?|open positions?|openings? for|looking for (?:staff|cooks?|servers?|workers|people)|apply for|apply to work|want to work|positions? available|positions?|internship|wages?|salary|pay per hour|hourly pay|are you (?:guys )?hiring|need (?:staff|cooks?|servers?|help in the kitchen)|part time|full time)\b/,
  ),
  rule(
    'jobs',
    6,
    /\b(?:any|have|are there) openings\b|\bhow much do you pay\b|\bwhat do you pay\b|\bpay rate\b|\bthe pay\b/,
  ),
  rule(
    'gift-cards',
    6,
    /\bgift\s?(?:cards?|certificates?|vouchers?)\b|\bgiftcards?\b|\bcarte cadeau\b|\bcadeau\b|\bvouchers?\b|\bgift (?:for|idea)\b/,
  ),
  rule(
    'loyalty',
    6,
    /\b(?:loyalty|rewards?|points|members?hip|member(?:s)? club|punch card|stamp card|frequent (?:diner|customer|guest))\b/,
  ),
  rule(
    'catering',
    6,
    /\bcater\w*\b|\b(?:feed|food for) (?:\d+|a large|a big|my|our|an?) ?(?:office|crowd|group|event|wedding|party|people|guests)?\b|\btrays?\b|\bplatters?\b|\bmeeting lunch\b|\boffice lunch\b/,
  ),
  rule('catering', 4.5, /\bwedding\b|\bcorporate event\b/),
  rule(
    'private-events',
    5.5,
    /\bprivate (?:event|events|party|parties|room|rooms|dining|function|hire|booking)\b|\bparty (?:room|hall|space)\b|\b(?:host|hold|throw|have|book|do|organi[sz]e|celebrate) (?:a|an|my|our|her|his|the)?\s?(?:\w+ ){0,3}(?:party|event|reception|shower|banquet|celebration|anniversary)\b|\b(?:event|banquet) (?:space|hall|room)\b|\brent (?:out )?(?:the|your|a)\b|\bbirthday part(?:y|ies)\b|\bdo birthdays\b|\b(?:book|rent|hire|reserve) (?:out )?(?:the |your |a )?(?:whole |entire |party |banquet )*(?:hall|room|space|place|restaurant|venue|taproom|cafe|patio)\b|\bbuyout\b|\bbuy out\b/,
  ),
  rule('food-truck', 6, /\bfood ?trucks?\b|\btruck\b/),
  rule(
    'media',
    6,
    /\b(?:influencers?|collab\w*|journalist|reporter|press|media inquir\w*|media kit|interview with|blogger|sponsor\w*|campaigns?|content creators?|tiktoker|youtuber|partnerships?)\b/,
  ),
  rule(
    'legal',
    6,
    /\b(?:privacy|terms and conditions|terms of (?:use|service)|cookie policy|cookies policy|gdpr|personal data|my data|accessibility statement|legal)\b/,
  ),
  rule(
    'social',
    6,
    /\b(?:instagram|facebook|twitter|tiktok|social media|socials|youtube|yelp|tripadvisor|linkedin|whats your handle|follow you)\b/,
  ),

  rule(
    'order-help',
    6,
    /\b(?:where is|track|status of|cancel|change|modify|check) (?:my|our|an|the) (?:\w+ )?(?:order|delivery|food)\b|\bmy (?:order|food|delivery) (?:is|has|was|did|never|not|still|hasnt)\b|\brefunds?\b|\bmoney back\b|\bnever (?:arrived|came)\b|\bwrong order\b|\bmissing items?\b|\bovercharged\b|\bcharged twice\b/,
  ),
  rule(
    'feedback',
    5.5,
    /\b(?:complain|complaint|complaints|complaining|feedback|leave (?:a|you a)? ?review|write (?:a|you a)? ?review|suggestion|suggestions|compliment|bad (?:service|experience|meal|food|night)|terrible|awful|horrible|disgusting|rude|unhappy|disappointed|food poisoning|hair in my|was cold|got sick|speak to (?:a|the|your) manager|talk to (?:a|the|your) manager|worst)\b/,
  ),
  rule(
    'callback',
    6,
    /\bcall (?:me|us) back\b|\bcallback\b|\bcall back\b|\b(?:can|could) (?:someone|somebody|you) (?:call|ring|phone) (?:me|us)\b/,
  ),
  rule(
    'callback',
    4,
    /\b(?:speak|talk|chat) (?:to|with) (?:a|an|some|the|someone|somebody|real)\b.{0,20}|\bhuman\b|\breal person\b|\blive agent\b|\bcustomer service\b/,
  ),

  rule(
    'offers',
    5.5,
    /\b(?:deals?|discounts?|coupons?|promo\w*|promo codes?|offers? (?:today|now|on)|special offers?|offers|happy hour|bogo|sales?|bargains?|savings?|save (?:money|some)|students? (?:discount|deal|price)|senior (?:discount|deal|price)|voucher codes?|specials?|daily special|(?<!(?:gluten|dairy|nut|egg|soy|sugar|lactose|meat|alcohol|wheat|allergen) )free (?:dessert|drink|food|stuff|meal|item)|birthday (?:deal|offer|freebie|treat|discount|perk|thing|reward|special|dessert|meal)s?|(?:something|anything|special) for (?:\w+ )?birthdays?|freebies?|(?:something|anything|get) (?:for|on) (?:my|our|a|your) birthday|for my birthday|on my birthday|first order|combo deals?|(?<!(?:dress|postal|zip|qr|area|door|entry) )codes?)\b/,
  ),
  rule('offers', 3.1, /\b(?:is|are|does|can i use)(?: \w+){1,3} (?:still )?(?:valid|expired)\b|\bstill valid\b/),
  rule(
    'allergens',
    5.5,
    /\b(?:allerg\w*|anaphyla\w*|epi ?pen|lactose|intoleran\w*|cross contamina\w*|celiac|coeliac)\b|\b(?:nut|peanut|dairy|egg|soy|sesame|shellfish|milk|fish|wheat|mustard|sulphites?|sulfites?|tree nut) free\b|\b(?:without|no|avoid|contains?|containing|has|have|use|using|is there|are there)(?: any)? (?:tree |pea)?(?:nuts?|peanuts?|dairy|eggs?|soy|soya|sesame|shellfish|sulphites?|sulfites?|gluten|wheat|milk|lactose)(?: or \w+)?(?: in)?\b|^(?:tree )?(?:nuts?|peanuts?|dairy|gluten|lactose|sesame|soy|shellfish|allergens?|allergies)$/,
  ),
  rule(
    'reservations',
    5.5,
    /\b(?:reserv\w*|book(?:ing|ings)?|walk ?ins?|walk in|table for|a table|tables? (?:available|free)|opentable|resy|party of \d+|hold a table|seat \d+|wait ?list)\b/,
  ),
  rule(
    'delivery',
    5,
    /\b(?:deliver\w*|uber ?eats|doordash|skip ?the ?dishes|skipthedishes|grubhub|bring (?:it|food) to)\b/,
  ),
  rule(
    'payment',
    5,
    /\b(?:credit cards?|debit|cash|visa|mastercard|amex|american express|apple pay|google pay|interac|e ?transfer|tap to pay|contactless|payment|pay with|pay by|can i pay|how (?:do|can) i pay|cheque|tax|taxes|hst|gst|tips?|tipping|gratuity|split the bill|invoice)\b/,
  ),
  rule(
    'ordering',
    4.5,
    /\b(?:order online|online order\w*|(?:place|make|put in) an? (?:online )?order|how (?:do|can|to|would) (?:i|we|you) order|can i order|order (?:food|ahead|a takeout|takeout|from you|now|here|in advance|for)|ordering|where (?:can|do) i order|i (?:want|would like) to order|pre ?order|link to order|order link|app|commander)\b/,
  ),
  rule('ordering', 3.2, /\b(?:takeout|take out|to go|carry ?out|pick ?up|pickup|curbside|kerbside)\b/),

  rule(
    'phone',
    5,
    /\b(?:phone|call you|number to call|contact number|cell|ring you|text you|whatsapp|what number|(?:your|the|a) number|number for|number of (?:the|your)|numbers?$|reach you by|give you a call|call (?:the|a) (?:restaurant|store|location|place))\b/,
  ),
  rule('email', 5.2, /\b(?:e ?mails?|email address|mail address|write to you|send you a (?:mail|message))\b/),
  rule(
    'contact',
    4.8,
    /\b(?:contact|get in touch|reach (?:you|out|someone|somebody)|get (?:a )?hold of|head ?office|headquarters|hq)\b/,
  ),

  rule(
    'nearest',
    5.2,
    /\b(?:nearest|closest|near (?:me|here|to|by|the|\w+)|nearby|close to (?:me|\w+)|closer to|close by|next to me|around (?:here|me)|in my area|from my (?:place|house)|proche)\b/,
  ),
  rule(
    'directions',
    5,
    /\b(?:directions?|how (?:do|can|to|would) (?:i |we |you )?get (?:there|to|here)|get to you|navigate|route|google maps?|the map|on (?:a|the) map|drive there|bus (?:stop|line|route)|subway|transit|metro (?:stop|station))\b/,
  ),
  rule(
    'address',
    4.4,
    /\b(?:address(?:es)?|located|whereabouts|postal code|zip code|zip|find you|what street|which street|cross streets?|where (?:exactly |abouts )?(?:are|is|r) (?:you|u|it|this|that|they|your|theplace|the theplace|the (?:restaurant|place|shop|store|location|one))|ou (?:se trouve|est|sont|are)|where (?:se trouve|est|sont)|^(?:cest )?where$|cest where|where on|where in\b|where are you guys|location\?|your location|the location|whats the location)\b/,
  ),
  rule(
    'locations',
    4.6,
    new RegExp(
      `\\b(?:how many ${placeNoun}|(?:all|list|list of|list all|show|show me|other|your|the|any other|more|what|which|see)(?: the| your| all| all your| all of your| of your| of the)? (?:locations|restaurants|stores|branches|outlets|shops|kitchens|sites)|locations|(?:another|other|any|a|an?y other|more) (?:location|branch|restaurant|store|outlet|one) in|(?:do you have|is there|are there|got|you have) (?:a|an|any|one|another|other|anything|something) ?(?:location|locations|restaurant|branch|branches|store|stores|outlet|place|spot|one)?s? (?:in|at|around|downtown)|(?:are|r) you (?:guys )?(?:also )?in|what cities|which cities|coming to)\\b`,
    ),
  ),
  rule('locations', 4, /\b(?:locations?|branches)\b/),

  // Of the house, but nothing that any configuration tells.
  rule(
    'unknown',
    4.9,
    /\b(?:minimum (?:spend|order|age)|cover charge|worth it|(?:is|are) (?:the|your) (?:food|service|staff) (?:good|nice|friendly|fast|fresh)|merch|merchandise|age limit|minors|lost and found|(?:i|we) (?:left|lost|forgot) (?:my|our|a|the)|(?:what|which) (?:is )?(?:the )?(?:date|day|time) (?:is it|today|now)|what is today date|what day is it|how (?:busy|crowded|loud|noisy)|how long is the wait|wait time)\b|\b(?:delivery|pickup|takeout) cheaper\b|\bcheaper (?:for|by|with|to) (?:delivery|pickup|takeout)\b/,
  ),
  rule('rating', 5, /\b(?:ratings?|reviews?|stars|is it any good|are you any good|how good|any good)\b/),
  rule(
    'price-level',
    4.8,
    /\b(?:price range|how expensive|how pricey|pricey|(?:are|is) (?:you|it|this place|this|the place|they) (?:\w+ )?(?:expensive|pricey|cheap|affordable)|per person|average (?:price|cost|bill)|budget friendly|affordable)\b/,
  ),
  rule(
    'about',
    4.6,
    /\b(?:about (?:you|your|yourselves|us|the (?:restaurant|company|brand|place|owner|owners|chef))|your story|story behind|history|who (?:owns?|started|founded|runs?|is the (?:owner|chef|founder))|owners?|since when|when (?:did|was|were) (?:you|it|the|this)\b.{0,20}(?:open|start|begin|found|establish)|how long have you been|founded|established|how old|family (?:owned|run|business)|what is this place|who are you guys)\b/,
  ),
  rule(
    'cuisine',
    4.6,
    /\b(?:(?:what|which) (?:kind|type|sort|style)s? of (?:food|cuisine|restaurant|place|cooking)|cuisine|what (?:food|do you specialize)|speciali[tz]\w*|what do you (?:guys )?(?:serve|sell|make|cook|do)$)\b/,
  ),
  rule(
    'assistant',
    5,
    /\b(?:are you (?:a |an )?(?:bot|robot|human|ai|real|real person|machine|person|chatbot|chatgpt)|what (?:can|do) you (?:do|know|help)|how can you help|what can (?:i|you) (?:ask|help)|who are you|what are you|your name|help me|^help)\b/,
  ),

  rule(
    'hours',
    4.2,
    /\b(?:happy to be open|opening hours?|business hours|hours of operation|what (?:are|is) (?:your|the|ur) hours|operating hours|how late|what time (?:do|does|are|is|will|can|should)|open till|open until|open late|open now|still open|open today|open tonight|closing time|opening time|last call|when (?:do|does|are|will|is|would) (?:\w+ ){0,4}(?:open|opens|close|closes|closed|closing|shut)|(?:are|is|r) (?:you|u|it|they|the \w+|\w+|\w+ \w+) (?:\w+ )?(?:open|closed)|24 hours|24\/7|24 7)\b/,
  ),
  rule(
    'hours',
    4.6,
    /\b(?:pick ?up|pickup|take ?out|collection|opening|holiday|store|restaurant|kitchen|lunch|dinner|brunch|breakfast|weekend|your|the|theplace) hours\b|^hours\b|\bhours (?:of|for|at|on|please|today|tomorrow|this|sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/,
  ),
  rule('hours', 3, /\b(?:open|opens|opening|opened|close|closes|closed|closing|hours?|shut|shuts)\b/),
  rule(
    'hours',
    2.2,
    /\bwhen (?:can|could|may) (?:i|we)\b|\b(?:pick ?up|pickup|takeout) (?:times?|hours)\b|\bholidays?\b/,
  ),

  rule(
    'menu',
    3.4,
    /\b(?:menus?|dish|dishes|what (?:can|could|should|do|would) (?:i|we|you|one) (?:eat|have|order|get|try|recommend|suggest)|recommend\w*|suggest\w*|best ?sellers?|best selling|signature|most popular|popular|must try|favou?rites?|whats good|what is good|what is (?:the )?(?:best|tastiest)|hungry|craving|feel like|in the mood|eat|food|meal|snack|vegan|vegetarian|gluten free|halal|kosher|keto|low carb|spicy|spiciest|plant based|meatless|pescatarian|organic|calor\w*|ingredients?|what is in|what comes (?:with|on)|made (?:of|with|from)|cheapest|cheaper|more expensive|most expensive|priciest|dearest|how much (?:is|are|for|does|do|r)|price (?:of|for)|prices?|costs?|under \$?\d+|less than \$?\d+|below \$?\d+|sold out|drinks?|beverages?|desserts?|appeti[sz]ers?|starters?|mains?|entrees?|sides?|breakfast|brunch|lunch menu|dinner menu|kids menu|wine list|beers?|wines?|cocktails?|alcohol|something sweet|sweets?|portion\w*)\b/,
  ),
  rule(
    'menu',
    2.4,
    /\b(?:do (?:you|u|they) (?:guys )?(?:have|serve|sell|make|do|offer|carry|got|bake)|have (?:you|u) got|you (?:guys )?(?:have|got|serve|sell)|got any|have any|is there (?:a|an|any|something|anything)?|are there (?:any)?|any|what \w+ (?:do|have) (?:you|u)|what (?:kind|type|sort)s? of|which|looking for|i (?:want|would like|need)|can i (?:get|have)|show me|avez vous|have vous|vous have)\b/,
  ),

  rule(
    'thanks',
    2.6,
    /\b(?:thanks|thank you|cheers|appreciate it|much appreciated)\b|^(?:ok|okay|k|cool|great|perfect|got it|alright|nice|awesome|sounds good|good to know)(?: (?:ok|cool|great|perfect|then|good))*$/,
  ),
  rule(
    'goodbye',
    2.6,
    /^(?:bye|goodbye|see (?:you|ya)|good night|have a (?:good|nice) (?:day|one|night|evening)|later|au revoir)\b/,
  ),
  rule(
    'greeting',
    2.1,
    /^(?:hi|hello|hey|hiya|yo|howdy|good (?:morning|afternoon|evening|day)|greetings|sup|whats up|hi there|hey there|hello there|how are you|how is it going)\b/,
  ),
];

/** Begins as questions about the world at large do. */
const worldly =
  /^(?:(?:so|hey|ok|please|hi|hello|and) )*(?:who (?:is|was|are|were|invented|discovered|wrote|made)|why (?:is|are|do|does|did)|(?:what|how) (?:is|are|much is|many)? ?\d+ (?:times|plus|minus|x|divided|by)|what is the (?:meaning|population|tallest|largest|biggest|longest|speed|distance|currency|time in|difference between)|how (?:tall|deep|far is the|fast|heavy|big is the)|when (?:was|did) (?!you|it|the (?:restaurant|place))|(?:tell|teach) me (?:about (?!you|the (?:restaurant|menu|place|food|owner))|a (?:\w+ )?(?:fact|story|secret|riddle))|explain|define|calculate|how (?:do|can|would|should) (?:i|we|people) (?:cook|make|bake|fix|build|learn|lose|install|invest|grill|brew)|can you (?:write|sing|draw|code|teach|explain))\b/;
/** Words by which a question is about this house after all. */
const ours =
  /\b(?:you|your|yours|u|ur|here|there|this|it|its|they|them|theplace|restaurant|place|chef|owners?|manager|staff|kitchen|menu|today|tonight|location|price|cost|charge|playing|singing|performing|hosting|delivery|pickup)\b/;

/** Whether words ask about the world and not about a restaurant: `who is the mayor of …`, `how do I cook rice`. */
export function isWorldly(text: string): boolean {
  if (!worldly.test(text)) return false;
  // `How do I cook rice` names a guest, and is of the world; `how do I fix my order` is not.
  return !(
    /\bhow (?:do|can|would|should) (?:i|we|people) \w+|\b(?:tell|teach) me\b|^can you\b/.test(text)
      ? /\b(?:my|our|your|yours|order|reservation|booking|menu|account|website|table|gift|card)\b/
      : ours
  ).test(text.replace('theplace', ''));
}

/** The topic that words speak of most clearly, and how clearly; weight 0 where none does. */
export function topicOf(text: string): { topic: Topic; weight: number } {
  let best: { topic: Topic; weight: number } = { topic: 'unknown', weight: 0 };
  for (const { topic, weight, pattern } of rules) {
    if (weight > best.weight && pattern.test(text)) best = { topic, weight };
  }
  return best;
}

/** How clearly words speak of one topic. */
export function weightOf(topic: Topic, text: string): number {
  return Math.max(
    0,
    ...rules.filter((rule) => rule.topic === topic && rule.pattern.test(text)).map(({ weight }) => weight),
  );
}

/** Words to which a misspelt one is mended before any of the brand's. */
export const intentWords: readonly string[] = [
  ...dateWords,
  ...`address addresses allergen allergens allergies allergic allergy appetizer appetizers breakfast brunch burger burgers callback career careers
  catering celiac chicken closed closes closing cocktail cocktails complaint contact coupon coupons dairy deals deliver delivery dessert desserts dinner direction
  directions discount discounts drinks email expensive feedback franchise gluten halal hiring holiday hours location locations loyalty
  lunch menu nearest opening parking patio peanut peanuts phone pickup pizza popular price prices promo promotion recommend recommendation
  reservation reservations reserve restaurant reward rewards salad sandwich seafood shellfish special specials spicy takeout telephone tomorrow
  tonight vegan vegetarian vegetables washroom wheelchair whatsapp gift cards party private influencer address kitchen wine beer coffee cheapest soup
  pasta noodles chocolate accessible accessibility terrace outdoor instagram facebook
  `
    .trim()
    .split(/\s+/),
];
